package views

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// questionList says how the questions of a step are listed: what differs
// between them stands in their rows.
type questionList struct {
	subjects bool   // they are about different subjects
	oneTime  bool   // all ask with the same coordinates
	head     bool   // a row above says what the columns are, or the coordinates
	columns  bool   // both times in columns, written in full
	template string // else both times in one phrase
}

func (t *ledgerStep) questionList(room int) questionList {
	l := questionList{oneTime: true}
	var first *core.Query
	for _, q := range t.frame.Questions {
		if q.Ask == nil {
			continue
		}
		if first == nil {
			first = &q.Ask.Query
		}
		l.subjects = l.subjects || q.Ask.Query.Subject() != first.Subject()
		l.oneTime = l.oneTime && q.Ask.Query.Valid.Equal(first.Valid) && q.Ask.Query.Known.Equal(first.Known)
	}
	l.oneTime = l.oneTime && l.subjects
	l.columns = t.l.Arrangement == Wide && !l.subjects && t.dates.form != asWritten
	l.head = l.columns || l.oneTime
	for _, l.template = range []string{t.words.AboutKnownShort, t.words.CrosshairLine} {
		if t.listFits(l, room) {
			break
		}
	}
	return l
}

func (t *ledgerStep) listFits(l questionList, room int) bool {
	for _, q := range t.frame.Questions {
		if q.Ask == nil {
			continue
		}
		text, _ := t.brief(q.Ask.Answer)
		if t.letter()+t.rowText(l, q, Ink{}).width()+1+Width(text) > room {
			return false
		}
	}
	return true
}

// rowText is what stands between the letter of a question and its answer.
func (t *ledgerStep) rowText(l questionList, q player.Question, ink Ink) inkLine {
	var out inkLine
	if l.subjects {
		out = append(out, span{ink, t.difference(q.Ask.Query.Subject())})
	}
	if l.oneTime {
		return out
	}
	if len(out) > 0 {
		out = append(out, span{ink, " "})
	}
	if l.columns {
		valid, known := t.dates.full(q.Ask.Query.Valid), t.dates.full(q.Ask.Query.Known)
		return append(out, span{ink, pad(valid, t.dateColumn())}, span{ink, known})
	}
	return append(out, filledLine(l.template, Ink{Role: Muted}, ink, t.short(q.Ask.Query.Valid), t.short(q.Ask.Query.Known))...)
}

// letter gives the cells of a question's letter with the blanks behind it.
func (t *ledgerStep) letter() int {
	if t.l.Arrangement == Wide {
		return 3
	}
	return 2
}

// dateColumn gives the cells of a column of full dates.
func (t *ledgerStep) dateColumn() int { return max(10, t.dates.width()) + 3 }

// difference names what tells a subject from those of the other questions.
func (t *ledgerStep) difference(s core.Subject) string {
	var keys, scopes, versions bool
	for _, q := range t.frame.Questions {
		if q.Ask == nil {
			continue
		}
		other := q.Ask.Query.Subject()
		keys, scopes, versions = keys || other.Key != s.Key, scopes || other.Scope != s.Scope, versions || other.Version != s.Version
	}
	var parts []string
	for _, part := range []struct {
		differs bool
		text    string
	}{{keys, s.Key}, {scopes, s.Scope}, {versions, s.Version}} {
		if part.differs {
			parts = append(parts, part.text)
		}
	}
	return strings.Join(parts, " · ")
}

// askedRows gives the rows that the list of questions takes with its label.
func (t *ledgerStep) askedRows(room int) int {
	n := 1 + len(t.frame.Questions)
	if t.questionList(room).head {
		n++
	}
	return n
}

// drawQuestions lists the questions of the step with their answers; the
// selected one fills the panes.
func (t *ledgerStep) drawQuestions(c *Canvas, r Rect) {
	l := t.questionList(r.W)
	if l.head {
		t.drawListHead(c, r, l)
		r.Y, r.H = r.Y+1, r.H-1
	}
	list, first := t.frame.Questions, 0
	if len(list) > r.H {
		r.H = max(r.H, 1)
		first = window(t.State.Question, r.H, len(list))
		list = list[first : first+r.H]
		t.k.tooBig()
		text := i18n.Fill(t.words.Window, number(first+1), number(first+len(list)), number(len(t.frame.Questions)))
		c.Text(r.Right()-Width(text)-1, r.Y-1, Ink{Role: Muted}, " "+text)
	}
	for i, q := range list {
		row := Rect{r.X, r.Y + i, r.W, 1}
		t.drawQuestion(c, row, l, q, first+i)
		t.k.zone(row, player.Command{Kind: player.CmdGoToQuestion, N: first + i})
	}
}

func (t *ledgerStep) drawListHead(c *Canvas, r Rect, l questionList) {
	if l.oneTime {
		t.coordinates(t.asked.Query.AsOf, r.W).draw(c, r.X, r.Y)
		return
	}
	w := t.words
	c.Text(r.X+t.letter(), r.Y, Ink{Role: Muted}, w.About)
	c.Text(r.X+t.letter()+t.dateColumn(), r.Y, Ink{Role: Muted}, w.KnownBy)
	c.Text(r.Right()-Width(w.AnswerHead), r.Y, Ink{Role: Muted}, w.AnswerHead)
}

func (t *ledgerStep) drawQuestion(c *Canvas, r Rect, l questionList, q player.Question, index int) {
	mark, date := Ink{Role: Fg}.Loud(), Ink{Role: Soft}
	if index == t.State.Question {
		mark, date = Ink{Role: Accent}.Loud(), Ink{Role: Accent}.Loud()
	}
	c.Text(r.X, r.Y, mark, q.Label)
	if q.Ask == nil {
		c.Text(r.X+t.letter(), r.Y, Ink{Role: Muted}, Cut(t.say(q.Name), r.W-t.letter()))
		return
	}
	end := r.X + t.letter()
	if t.shows(player.StageAsked) || index < t.State.Question {
		end = t.rowText(l, q, date).cut(r.W-t.letter()).draw(c, end, r.Y)
	}
	if t.State.HidesQuestion(t.State.Page, index) {
		c.Text(r.Right()-1, r.Y, Ink{Role: Muted}, SignHidden)
	}
	if t.answerShown(index) {
		text, ink := t.brief(q.Ask.Answer)
		if room := max(1, r.Right()-end-1); Width(text) > room {
			text = Cut(text, room)
			t.k.tooBig()
		}
		c.Text(r.Right()-Width(text), r.Y, ink, text)
	}
}
