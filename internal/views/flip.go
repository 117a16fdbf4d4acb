package views

import (
	"slices"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// flipStep is the table of everything that would flip an answer, with the
// chosen change. What it says was tried on the core; it is worked out once.
type flipStep struct {
	*ledgerStep // for its dates and words
	words       *i18n.FlipWords
	table       *player.Flips
	row, item   int // the cursor; item -1 = the row has none
	chosen      *player.FlipItem
	trial       *player.FlipTrial
}

// flipStep gives the table of the question on screen; nil where nothing is
// asked.
func (s Screen) flipStep(k *sketch) *flipStep {
	table := s.State.Flips()
	if table == nil {
		return nil
	}
	f := s.frame()
	t := &flipStep{words: &s.Words.Flip, table: table, ledgerStep: &ledgerStep{
		Screen: s, k: k, l: k.layout, words: &s.Words.Ledger, frame: f, beat: player.Still(),
		dates: datesOf(s.State.Lesson), look: player.Look{Query: table.Query, Answer: table.Answer, Asked: true},
	}}
	t.row, t.item = s.State.FlipCursor()
	t.chosen, t.trial = s.State.ChosenFlip()
	return t
}

// drawFlip draws the table in the place of the panes; false where the step
// asks nothing.
func (s Screen) drawFlip(c *Canvas, k *sketch) bool {
	t := s.flipStep(k)
	switch {
	case t == nil:
		return false
	case t.l.Solo():
		t.drawSolo(c)
	case s.State.IsDecision() && s.State.Flip.Reach != "":
		t.drawReach(c)
	case s.State.IsDecision():
		t.drawFields(c)
	default:
		t.drawLedgerFlip(c)
	}
	return true
}

// flipLine is one line of the table, with the row that it is about.
type flipLine struct {
	row    int // of Flips.Rows, or of the sets that reach a state; -1 = none
	chosen bool
	draw   func(c *Canvas, y int)
}

// lowest gives the last row on which the chosen change may be spelled out: a
// blank row lies between it and what the table comes to.
func (t *flipStep) lowest(sentence string) int {
	if t.l.Rule >= 0 {
		return t.l.Rule - 2
	}
	return max(t.l.Caption.Y, t.l.Caption.Bottom()-len(Wrap(sentence, t.l.Caption.W))) - 2
}

// drawLines draws as many lines as fit between two rows, the chosen one among
// them, and gives the row below; part says which, where not all fit. The
// cursor is at a row of the table.
func (t *flipStep) drawLines(c *Canvas, lines []flipLine, top, bottom, cursor int) (below int, part string) {
	rows := bottom - top
	first := 0
	if len(lines) > rows {
		at := slices.IndexFunc(lines, func(line flipLine) bool { return line.chosen })
		first = max(0, min(at-rows/2, len(lines)-rows))
		part = t.part(first+1, first+rows, len(lines))
	}
	for i, line := range lines[first:min(len(lines), first+rows)] {
		if line.row >= 0 {
			t.k.zone(Rect{t.l.Content.X, top + i, t.l.Content.W, 1}, player.Command{Kind: player.CmdFlipRow, N: line.row - cursor})
		}
		line.draw(c, top+i)
	}
	return top + min(len(lines), rows), part
}

// part says which lines are shown.
func (t *flipStep) part(from, to, of int) string {
	if t.l.Solo() {
		return number(from) + "–" + number(to) + "/" + number(of)
	}
	return i18n.Fill(t.words.Window, number(from), number(to), number(of))
}

// drawPart says at the right end of a row which lines are shown.
func (t *flipStep) drawPart(c *Canvas, y int, part string) {
	if part != "" {
		c.Text(t.l.Content.Right()-Width(part)-1, y, Ink{Role: Muted}, " "+part)
	}
}

// drawCursor marks the chosen row: its ground and the sign in the margin.
func (t *flipStep) drawCursor(c *Canvas, y int) {
	r := t.l.Content
	c.Ground(Rect{r.X - 1, y, r.W + 2, 1}, Sel)
	c.Text(r.X-1, y, Ink{Role: Accent}.Loud(), SignFocus)
}

// drawSolid draws the chosen change as a solid cell, with a blank at each
// side.
func (t *flipStep) drawSolid(c *Canvas, x, y int, role Role, text string) int {
	start, end := x-1, 0
	if t.Theme.Coloured() {
		end = c.Text(start, y, Ink{Role: On, Ground: role}.Loud(), " "+text+" ")
	} else {
		end = c.Text(start, y, Ink{Role: Fg}.Loud(), "["+text+"]")
	}
	t.k.zone(Rect{start, y, end - start, 1}, player.Command{Kind: player.CmdTry})
	return end
}

// answerRole is the hue of an answer; one that found nothing has none, and a
// solid cell for it is in accent.
func answerRole(a core.Answer, solid bool) Role {
	switch a.Status {
	case core.Usable:
		return Good
	case core.Conflict:
		return Warning
	case core.NotFound:
	}
	if solid {
		return Accent
	}
	return Soft
}

// answerSign says an answer with its sign: every value of a conflict.
func (t *flipStep) answerSign(a core.Answer) string {
	if a.Status == core.Usable {
		return SignGiven + " " + oneLine(a.Value)
	}
	text, _ := t.brief(a)
	return text
}

// support gives the sources behind a usable answer, in brackets.
func support(a core.Answer) string {
	if a.Status != core.Usable || len(a.Evidence) == 0 {
		return ""
	}
	return "[" + strings.Join(a.Evidence, " ") + "]"
}

// answerLine says an answer in so many cells: with what it rests on, or of a
// conflict whether it was one before; else alone; else a conflict by its
// status or its sign, for one of its values would look like the answer.
func (t *flipStep) answerLine(a core.Answer, gap string, room int) inkLine {
	ink := Ink{Role: answerRole(a, false)}.Loud()
	short := inkLine{{ink, t.answerSign(a)}}
	note := ""
	switch {
	case a.Status == core.Usable:
		note = gap + support(a)
	case a.Status == core.Conflict && t.table.Answer.Status == core.Conflict:
		note = "  " + t.words.StillConflict
	case a.Status == core.Conflict:
		note = "  " + t.words.NowConflict
	}
	forms := []inkLine{append(short[:1:1], span{Ink{Role: Muted}, note}), short}
	if a.Status == core.Conflict {
		forms = append(forms, inkLine{{ink, t.shortAnswer(a)}}, inkLine{{ink, SignConflict}})
	}
	for _, line := range forms {
		if line.width() <= room {
			return line
		}
	}
	return short.cut(max(room, 1))
}

// drawSentence writes what the table comes to in the caption's place.
func (t *flipStep) drawSentence(c *Canvas, text string) {
	r := t.l.Caption
	if t.State.IsDecision() {
		t.stripRule(c, t.l)
	} else if t.l.Rule >= 0 {
		c.Fill(Rect{r.X, t.l.Rule, r.W, 1}, Ink{Role: Changed}, SignThin)
	}
	rows := Wrap(text, r.W)
	y := r.Y
	if t.l.Rule < 0 {
		y = max(y, r.Bottom()-len(rows))
	}
	for i, row := range rows[:min(len(rows), r.H)] {
		c.Text(r.X, y+i, Ink{Role: Fg}, row)
	}
}

// fitting gives the first form that fits into so many cells; the last is cut.
func fitting(forms []string, cells int) string {
	for _, form := range forms {
		if Width(form) <= cells {
			return form
		}
	}
	return Cut(forms[len(forms)-1], cells)
}
