package views

import (
	"strconv"
	"strings"

	"memtui/internal/i18n"
	"memtui/internal/scenario"
)

// openingPage is the page before the first step: what is asked, about what,
// in which words, and in which steps.
func (s Screen) openingPage(l Layout) page {
	sc, w := s.State.Lesson.Scenario, s.Words.Pages
	steps := w.Count(len(s.State.Lesson.Frames))
	p := page{title: s.say(sc.Title), question: s.say(sc.Question), under: s.lessonAnd(steps)}
	switch l.Arrangement {
	case Wide:
		p.under = i18n.Fill(w.Begins, steps, s.aboutLesson())
		p.body = s.openingColumns(l)
	case Middle, Compact:
		p.body = s.openingList(l)
	case Tabs:
		p.body = s.openingStack(l)
	}
	return p
}

// lessonAnd puts the number of the lesson before something else.
func (s Screen) lessonAnd(rest string) string {
	if s.State.Number == 0 {
		return rest
	}
	return i18n.Fill(s.Words.Ledger.LessonOf, strconv.Itoa(s.State.Number), strconv.Itoa(s.State.Count)) + " " + s.dotted(SignDot) + " " + rest
}

// aboutLesson says what the lesson is about.
func (s Screen) aboutLesson() string {
	ledger, decision := false, false
	for i := range s.State.Lesson.Frames {
		step := s.State.Lesson.Frames[i].Step
		ledger = ledger || len(step.Ask) > 0 || len(step.Do) > 0
		decision = decision || len(step.Decide) > 0
	}
	switch {
	case ledger && decision:
		return s.Words.Pages.AboutBoth
	case decision:
		return s.Words.Pages.AboutDecision
	}
	return s.Words.Pages.AboutLedger
}

// openingColumns stands the terms beside summary, conditions and steps.
func (s Screen) openingColumns(l Layout) pageBody {
	sc, w := s.State.Lesson.Scenario, s.Words.Pages
	left, right := halves(l)
	var b pageBody
	s.section(&b, left, w.Summary, sc.Summary, Fg)
	s.section(&b, left, w.Conditions, sc.Conditions, Soft)
	b.add(label(left.X, w.Steps))
	b.blank()
	for i := range s.State.Lesson.Frames {
		number := strconv.Itoa(i + 1)
		for j, row := range Wrap(s.listedStep(i+1), left.W-3) {
			if j > 0 {
				number = ""
			}
			b.add(placed{left.X, inkLine{{Ink{Role: Accent, Bold: true}, pad(number, 3)}, {Ink{Role: Soft}, row}}})
		}
	}
	if terms := s.termColumn(right, true); len(sc.Terms) > 0 {
		b.beside(0, terms)
	}
	return b
}

// halves gives the two columns of a wide page.
func halves(l Layout) (left, right Rect) {
	half := l.Content.W / 2
	left = Rect{X: l.Content.X, W: half - 7}
	right = Rect{X: l.Content.X + half + 5}
	right.W = l.Content.Right() - right.X
	return left, right
}

func label(x int, text string) placed {
	return placed{x, inkLine{{Ink{Role: Muted, Bold: true}, text}}}
}

// section adds a label and a text below it; nothing where there is no text.
func (s Screen) section(b *pageBody, at Rect, name string, text scenario.Prose, role Role) {
	if text.IsZero() {
		return
	}
	b.add(label(at.X, name))
	b.blank()
	for _, row := range Wrap(s.say(text), at.W) {
		b.add(placed{at.X, inkLine{{Ink{Role: role}, row}}})
	}
	b.blank()
}

// termColumn lists the terms of the lesson, word and meaning; spaced, with a
// label above and a blank row between two.
func (s Screen) termColumn(at Rect, spaced bool) pageBody {
	var b pageBody
	if spaced {
		b.add(label(at.X, s.Words.Pages.Terms))
		b.blank()
	}
	column := s.termWidth()
	if spaced {
		column++
	}
	for i, term := range s.State.Lesson.Scenario.Terms {
		word, means := s.term(term)
		if i > 0 && spaced {
			b.blank()
		}
		for j, row := range Wrap(means, at.W-column) {
			if j > 0 {
				word = ""
			}
			b.add(placed{at.X, inkLine{{Ink{Role: Fg, Bold: true}, pad(word, column)}, {Ink{Role: Soft}, row}}})
		}
	}
	return b
}

// termWidth gives the column of the meanings: behind the longest word.
func (s Screen) termWidth() int {
	longest := 8
	for _, term := range s.State.Lesson.Scenario.Terms {
		word, _ := s.term(term)
		longest = max(longest, Width(word))
	}
	return min(longest, 22) + 2
}

// term gives a term of the lesson: a built-in one, or the lesson's own words.
func (s Screen) term(t scenario.Term) (word, means string) {
	if t.ID != "" {
		word, means, _ = s.Words.Glossary.Term(t.ID)
		return word, means
	}
	return s.say(t.Word), s.say(t.Means)
}

// openingList stands each label beside its text.
func (s Screen) openingList(l Layout) pageBody {
	sc, w := s.State.Lesson.Scenario, s.Words.Pages
	at := besideLabels(l, w.Summary, w.Conditions, w.Terms, w.Steps)
	var b pageBody
	s.listed(&b, l, at, w.Summary, sc.Summary, Fg)
	s.listed(&b, l, at, w.Conditions, sc.Conditions, Soft)
	if len(sc.Terms) > 0 {
		from := len(b.rows)
		b.beside(from, s.termColumn(at, false))
		b.rows[from] = append(b.rows[from], label(l.Content.X, w.Terms))
		b.blank()
	}
	from := len(b.rows)
	for _, row := range s.stepRows(at.W) {
		b.add(placed{at.X, row})
	}
	b.rows[from] = append(b.rows[from], label(l.Content.X, w.Steps))
	return b
}

// besideLabels gives the column of texts that stand beside their labels.
func besideLabels(l Layout, labels ...string) Rect {
	longest := 8
	for _, text := range labels {
		longest = max(longest, Width(text))
	}
	x := l.Content.X + longest + 2
	return Rect{X: x, W: l.Content.Right() - x}
}

// listed adds a text with its label beside the first row, and a blank row.
func (s Screen) listed(b *pageBody, l Layout, at Rect, name string, text scenario.Prose, role Role) {
	if text.IsZero() {
		return
	}
	for i, row := range Wrap(s.say(text), at.W) {
		pieces := []placed{{at.X, inkLine{{Ink{Role: role}, row}}}}
		if i == 0 {
			pieces = append(pieces, label(l.Content.X, name))
		}
		b.add(pieces...)
	}
	b.blank()
}

// stepRows lists the steps one behind the other, as many as a row holds.
func (s Screen) stepRows(cells int) []inkLine {
	out := []inkLine{nil}
	for i := range s.State.Lesson.Frames {
		number := strconv.Itoa(i+1) + " "
		title := Cut(s.listedStep(i+1), cells-Width(number))
		last := len(out) - 1
		if n := out[last].width(); n > 0 && n+3+Width(number+title) > cells {
			out = append(out, nil)
			last++
		} else if n > 0 {
			out[last] = append(out[last], span{Ink{Role: Fg}, "   "})
		}
		out[last] = append(out[last], span{Ink{Role: Accent, Bold: true}, number}, span{Ink{Role: Soft}, title})
	}
	return out
}

// openingStack is the page of a small screen: one text below the other.
func (s Screen) openingStack(l Layout) pageBody {
	sc, w := s.State.Lesson.Scenario, s.Words.Pages
	var b pageBody
	s.stacked(&b, l, w.Summary, s.say(sc.Summary))
	s.stacked(&b, l, w.Conditions, s.say(sc.Conditions))
	if len(sc.Terms) > 0 {
		b.add(label(l.Content.X, w.Terms))
		for _, t := range sc.Terms {
			word, means := s.term(t)
			b.add(placed{l.Content.X, inkLine{{Ink{Role: Fg, Bold: true}, Cut(word, l.Content.W)}}})
			for _, row := range Wrap(means, l.Content.W-2) {
				b.add(placed{l.Content.X + 2, inkLine{{Ink{Role: Soft}, row}}})
			}
		}
		b.blank()
	}
	b.add(label(l.Content.X, w.Steps))
	for i := range s.State.Lesson.Frames {
		title := s.listedStep(i + 1)
		b.add(placed{l.Content.X, inkLine{{Ink{Role: Accent, Bold: true}, strconv.Itoa(i+1) + " "}, {Ink{Role: Soft}, Cut(title, l.Content.W-3)}}})
	}
	return b
}

func (s Screen) stacked(b *pageBody, l Layout, name, text string) {
	if strings.TrimSpace(text) == "" {
		return
	}
	b.add(label(l.Content.X, name))
	for _, row := range Wrap(text, l.Content.W) {
		b.add(placed{l.Content.X, inkLine{{Ink{Role: Fg}, row}}})
	}
	b.blank()
}
