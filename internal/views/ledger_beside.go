package views

import (
	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// besideRows are the rows of one of two steps side by side, from the top of
// the panes; -1 = there is none.
type besideRows struct {
	label, ticks, dates int
	bands               Rect
	block               Rect
	why                 Rect
}

// drawBeside draws lesson and what-if side by side, and what differs between
// them in words. Where there is no room for planes, it is two answers and two
// tables.
func (t *ledgerStep) drawBeside(c *Canvas) {
	left, right := t.besideColumns()
	lesson, whatIf := t.lessonSide(), t.whatIfSide()
	rows := t.besideRows(whatIf, left.W)
	for _, side := range []struct {
		*ledgerStep
		Rect
		player.Side
	}{{lesson, left, player.SideLesson}, {whatIf, right, player.SideWhatIf}} {
		side.drawSide(c, side.Rect, rows, side.Side)
		t.k.zone(Rect{side.X, t.l.Panes.Y, side.W, t.l.Panes.H}, player.Command{Kind: player.CmdSide})
	}
	if lesson.look.Asked {
		sign := SignConflict
		if lesson.look.Answer.Equal(whatIf.look.Answer) {
			sign = SignSame
		}
		c.Text(left.Right()+(right.X-left.Right())/2, rows.block.Y+rows.block.H/2, Ink{Role: Fg}.Loud(), sign)
	}
	t.drawModeStrip(c, t.k, whatIf.besideLines(t.l.Caption.W))
}

// besideColumns gives the places of the two sides.
func (t *ledgerStep) besideColumns() (left, right Rect) {
	r, gap := t.l.Content, 5
	if t.l.Arrangement == Wide {
		gap = 8
	}
	w := (r.W - gap) / 2
	left = Rect{r.X, t.l.Panes.Y, w, t.l.Panes.H}
	return left, Rect{r.X + w + gap, t.l.Panes.Y, w, t.l.Panes.H}
}

// lessonSide gives the step as the lesson's file says it, compared with the
// what-if.
func (t *ledgerStep) lessonSide() *ledgerStep {
	s := t.Screen
	if s.State.Base != nil {
		s.State.Lesson = s.State.Base
	}
	side := s.ledgerStep(t.k)
	side.isBeside, side.isLesson = true, true
	if own := t.frame; side.frame != own {
		side.compareWith(own)
	}
	side.l.Arrangement = t.sideArrangement()
	return side
}

func (t *ledgerStep) whatIfSide() *ledgerStep {
	side := *t
	side.isBeside = true
	side.l.Arrangement = t.sideArrangement()
	return &side
}

// sideArrangement is that of the sides: half of a wide screen is as narrow as
// a smaller one.
func (t *ledgerStep) sideArrangement() Arrangement {
	if t.l.Arrangement == Wide {
		return Middle
	}
	return Compact
}

// besideRows shares the height: the planes have what the answers and the
// tables leave, if every band has two rows.
func (t *ledgerStep) besideRows(side *ledgerStep, width int) besideRows {
	r := t.l.Panes
	rungs := len(side.foldedRungs(7, side.besideGroups(t)))
	why := 2 + rungs
	block := 3
	if t.l.Arrangement == Wide || r.H >= 3+5+1+why {
		block = 5
	}
	n := max(1, side.bandCount())
	room := r.H - 3 - 1 - block - 1 - why
	rows := besideRows{label: r.Y, ticks: -1, dates: -1}
	y := r.Y + 2
	if room >= 2*n && room >= 3 || t.l.Arrangement == Wide && room >= 3 {
		height := min(room, 7*n)
		if t.l.Arrangement == Wide && r.H < 34 {
			height = min(room, max(3*n, 3))
		}
		rows.ticks, rows.dates = r.Y+1, r.Y+2
		rows.bands = Rect{0, r.Y + 3, width, height}
		y = r.Y + 3 + max(height, min(room, 9)) + 1
	}
	rows.block = Rect{0, y, width, block}
	rows.why = Rect{0, y + block + 1, width, why}
	return rows
}

// besideGroups gives the verdicts of both sides: rungs fold only where they
// pass on either.
func (t *ledgerStep) besideGroups(other *ledgerStep) []whyGroup {
	own := whyGroup{answer: t.look.Answer, verdicts: t.look.Verdicts, answered: t.isAnswered()}
	if other.other == nil {
		return []whyGroup{own}
	}
	return []whyGroup{own, {verdicts: other.other.frame.Verdicts(other.other.query)}}
}

// drawSide draws one side: its question, plane, answer and table.
func (t *ledgerStep) drawSide(c *Canvas, r Rect, rows besideRows, side player.Side) {
	t.drawSideLabel(c, r, side)
	at := func(part Rect) Rect { part.X = r.X; return part }
	if rows.ticks >= 0 {
		p := t.newPlane(r, planeRows{label: -1, ticks: rows.ticks, dates: rows.dates, foreign: -1, count: -1}, at(rows.bands))
		p.lineEnd = p.area.Bottom()
		p.draw(c)
	}
	if !t.look.Asked {
		c.Text(r.X, rows.block.Y, Ink{Role: Muted}, Cut(t.words.NothingAsked, r.W))
	} else {
		t.drawBlock(c, at(rows.block), t.look.Answer, "")
		t.drawWasInBlock(c, at(rows.block), side)
	}
	t.drawSideWhy(c, at(rows.why))
}

// drawSideLabel names the side with what it asks; the taken one has the
// focus.
func (t *ledgerStep) drawSideLabel(c *Canvas, r Rect, side player.Side) {
	w := t.Words.WhatIf.Beside
	ink, text := Ink{Role: Muted}.Loud(), w.Lesson
	if side == player.SideWhatIf {
		text = w.WhatIf
	}
	if t.State.Side == side {
		ink.Role = Accent
		back := 1
		if t.l.Arrangement == Middle || r.X > 2 {
			back = 2
		}
		c.Text(r.X-back, r.Y, ink, SignFocus)
	}
	x := c.Text(r.X, r.Y, ink, text) + 2
	q := t.look.Query
	if t.look.Asked {
		line := filledLine(w.About, Ink{Role: Muted}, Ink{Role: Accent}.Loud(), t.short(q.Valid), t.short(q.Known))
		x = line.cut(r.Right()-x).draw(c, x, r.Y)
	}
	if side == player.SideWhatIf {
		text := t.changesText()
		if at := r.Right() - Width(text); at > x+1 {
			c.Text(at, r.Y, Ink{Role: Changed}.Loud(), text)
		}
	}
}

// changesText says how many inputs differ from the lesson.
func (s Screen) changesText() string {
	w := s.Words.WhatIf.Beside
	switch n := s.State.Edits.Count(); n {
	case 0:
		return w.NoChange
	case 1:
		return w.OneChange
	default:
		return i18n.Fill(w.Changes, number(n))
	}
}

// drawWasInBlock says at the right end of the what-if's answer what the
// lesson answers.
func (t *ledgerStep) drawWasInBlock(c *Canvas, r Rect, side player.Side) {
	if side == player.SideLesson || r.H < 5 || t.other == nil || t.other.answer.Equal(t.look.Answer) {
		return
	}
	forms := t.answerForms(t.other.answer)
	text := SignChanged + " " + closeUp(i18n.Fill(t.words.WasShort, forms[len(forms)-1]))
	if t.saysSame(t.other.answer) {
		text = SignChanged + " " + i18n.Fill(t.Words.WhatIf.EvidenceWas, t.restsOn(t.other.answer))
	}
	x := r.Right() - 2 - Width(text)
	if x <= r.X+r.W/2 {
		return
	}
	ink := Ink{Role: On}.Loud()
	if t.look.Answer.Status == core.NotFound {
		ink.Role = Changed
		r.Y++
	}
	c.Text(x, r.Y, ink, text)
}

// drawSideWhy draws the table of one side.
func (t *ledgerStep) drawSideWhy(c *Canvas, r Rect) {
	y := t.newSideWhy(r)
	row := y.draw(c)
	y.drawAnswerRow(c, row)
}

// newSideWhy lays the table of one side out: a single row of heads, and the
// same rungs in both.
func (t *ledgerStep) newSideWhy(r Rect) *whyTable {
	y := &whyTable{t: t, rect: r, groups: []whyGroup{{answer: t.look.Answer, verdicts: t.look.Verdicts, answered: t.isAnswered()}}}
	if t.isAsking() {
		y.groups[0].judged = t.beat.Rungs()
	}
	y.layColumns()
	y.rungs = t.foldedRungs(r.H-2, t.besideGroups(t))
	if len(y.rungs) > r.H-2 {
		t.k.tooBig()
		y.skipped = t.scroll(player.PaneWhy, player.Position{Down: len(y.rungs) - (r.H - 2)}).Down
		y.rungs = y.rungs[y.skipped:min(len(y.rungs), y.skipped+r.H-2)]
	}
	return y
}
