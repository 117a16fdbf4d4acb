package views

import (
	"strconv"
	"strings"

	"memtui/internal/scenario"
)

// closingPage is the page behind the last step: why, how, at what cost, and
// how to tell that it is right.
func (s Screen) closingPage(l Layout) page {
	sc := s.State.Lesson.Scenario
	p := page{title: s.Words.Pages.TakeAway, under: s.say(sc.Title), question: s.say(sc.Question)}
	if sc.Lesson == (scenario.Takeaway{}) {
		p.title = s.Words.Pages.TheEnd
	}
	four := [4]scenario.Prose{sc.Lesson.Why, sc.Lesson.How, sc.Lesson.Cost, sc.Lesson.Test}
	switch l.Arrangement {
	case Wide:
		p.body = s.closingColumns(l, four)
	case Middle, Compact:
		p.under = ""
		p.body = s.closingList(l, four)
	case Tabs:
		p.body = s.closingStack(l, four)
	}
	return p
}

// closingColumns stands the four in two rows of two.
func (s Screen) closingColumns(l Layout, four [4]scenario.Prose) pageBody {
	left, right := halves(l)
	right.W = min(right.W, left.W)
	var b pageBody
	b.blank()
	for i := 0; i < 4; i += 2 {
		from := len(b.rows)
		var first, second pageBody
		s.section(&first, left, s.Words.Pages.Closing[i], four[i], Fg)
		s.section(&second, right, s.Words.Pages.Closing[i+1], four[i+1], Fg)
		b.beside(from, first)
		b.beside(from, second)
		b.padTo(from + 7)
	}
	scored := hasScore(s.State.Score())
	if s.isAlone() && !scored {
		return b
	}
	b.add(placed{l.Content.X, inkLine{{Ink{Role: Rule}, strings.Repeat(SignThin, l.Content.W)}}})
	b.blank()
	from := len(b.rows)
	if !s.isAlone() {
		b.add(label(l.Content.X, s.Words.Pages.Next))
		b.blank()
		s.nextLesson(&b, left, 3)
	}
	if scored {
		b.beside(from, s.scoreBody(right.X, right, false))
	}
	return b
}

// isAlone reports whether the lesson is a file of one's own: nothing follows.
func (s Screen) isAlone() bool { return s.State.Number == 0 && s.State.Next == nil }

// nextLesson adds number, title and question of the lesson after this one.
func (s Screen) nextLesson(b *pageBody, at Rect, indent int) {
	next := s.State.Next
	if next == nil {
		b.add(placed{at.X, inkLine{{Ink{Role: Soft}, s.Words.Pages.NoNext}}})
		return
	}
	number := pad(strconv.Itoa(next.Number), indent)
	b.add(placed{at.X, inkLine{{Ink{Role: Accent, Bold: true}, number}, {Ink{Role: Fg, Bold: true}, Cut(s.say(next.Title), at.W-indent)}}})
	if indent == 2 {
		indent = 0
	}
	for _, row := range Wrap(s.say(next.Question), at.W-indent) {
		b.add(placed{at.X + indent, inkLine{{Ink{Role: Soft}, row}}})
	}
}

func (s Screen) closingList(l Layout, four [4]scenario.Prose) pageBody {
	names := s.Words.Pages.Short
	labels := append(names[:], s.Words.Pages.Next)
	scored := hasScore(s.State.Score())
	if scored {
		labels = append(labels, s.Words.Predict.Predicted)
	}
	at := besideLabels(l, labels...)
	var b, next pageBody
	for i, text := range four {
		s.listed(&b, l, at, names[i], text, Fg)
	}
	if s.isAlone() && !scored {
		return b
	}
	if !s.isAlone() {
		s.nextLesson(&next, at, 2)
		next.rows[0] = append(next.rows[0], label(l.Content.X, s.Words.Pages.Next))
	}
	if scored {
		next.rows = append(next.rows, s.scoreBody(l.Content.X, at, true).rows...)
	}
	top := pageTopOf(l)
	room := top.end - top.body - 1 - len(next.rows) // for the four and the rule
	if len(b.rows) > room {
		b.close()
	}
	b.padTo(min(10, room))
	b.add(placed{l.Content.X, inkLine{{Ink{Role: Rule}, strings.Repeat(SignThin, l.Content.W)}}})
	if len(b.rows) < room+1 {
		b.blank()
	}
	b.beside(len(b.rows), next)
	return b
}

func (s Screen) closingStack(l Layout, four [4]scenario.Prose) pageBody {
	var b pageBody
	for i, text := range four {
		s.stacked(&b, l, s.Words.Pages.Closing[i], s.say(text))
	}
	at := Rect{X: l.Content.X, W: l.Content.W}
	if !s.isAlone() {
		b.add(label(at.X, s.Words.Pages.Next))
		s.nextLesson(&b, at, 2)
	}
	if hasScore(s.State.Score()) {
		b.blank()
		b.add(label(at.X, s.Words.Predict.Predicted))
		for _, row := range s.scoreRows(at.W) {
			b.add(placed{at.X, row})
		}
	}
	return b
}
