package views

import (
	"memtui/internal/player"
)

// stripRows gives the rows that the strip of a mode takes in the caption's
// place; 0 where the caption stands there.
func (t *ledgerStep) stripRows() int {
	switch t.State.Mode {
	case player.ModeCrosshair, player.ModeBeside:
		return 3
	case player.ModeWhatIf:
		if len(t.goalLines(t.l.Caption.W)) > 0 {
			return 3
		}
		return 2
	case player.ModeNone, player.ModeFlip, player.ModePredict, player.ModeClass:
	}
	return 0
}

// stripTop gives the first row of the strip.
func (t *ledgerStep) stripTop() int {
	if t.l.Rule >= 0 {
		return t.l.Rule
	}
	return t.l.Caption.Bottom() - t.stripRows()
}

// drawModeTab draws a mode on a screen that holds one pane at a time; false
// for one that has the panes as ever.
func (t *ledgerStep) drawModeTab(c *Canvas) bool {
	switch t.State.Mode {
	case player.ModeWhatIf:
		t.drawChangeTab(c)
		return true
	case player.ModeBeside:
		t.drawBesideTab(c)
		return true
	case player.ModeNone, player.ModeCrosshair, player.ModeFlip, player.ModePredict, player.ModeClass:
	}
	return false
}

// drawChangeTab is the what-if in one pane: the tabs are those of the inputs.
func (t *ledgerStep) drawChangeTab(c *Canvas) {
	r := t.l.Panes
	t.whatIfLine(r.W).draw(c, r.X, r.Y)
	below := t.turnRows(r.W)
	fields := Rect{r.X, r.Y, r.W, max(2, r.H-1-len(below))} // its label row is that of what differs
	p := t.newChangePane(fields, 1)
	end := r.Right()
	if text := p.window(); text != "" {
		end -= Width(text)
		c.Text(end, t.l.Tabs.Y, Ink{Role: Muted}, text)
	}
	p.drawTabs(c, Rect{t.l.Tabs.X - 1, t.l.Tabs.Y, end - t.l.Tabs.X + 1, 1})
	p.drawFields(c)
	y := r.Bottom() - len(below) - 1
	t.drawChoiceRow(c, Rect{r.X, y, r.W, 1})
	for i, line := range below {
		line.draw(c, r.X, y+1+i)
	}
}

// turnRows say in two rows of a narrow screen what became of the answer, and
// why, or how far the exercise is; or why a change was not taken.
func (t *ledgerStep) turnRows(room int) []inkLine {
	if refused := t.State.WhatIf.Refused; refused != nil {
		var out []inkLine
		for _, row := range Wrap(t.notTakenText(*refused), room) {
			out = append(out, inkLine{{Ink{Role: Bad}, row}})
		}
		return out[:min(len(out), 3)]
	}
	if !t.look.Asked {
		return []inkLine{t.turnLine(room)}
	}
	line := t.wasNow(false)
	if line.width() > room {
		line = t.wasNow(true)
	}
	if line.width() > room {
		line = t.nowAlone()
	}
	why := inkLine{}
	for _, sentence := range t.turnSentences() {
		why = inkLine{{Ink{Role: Fg}, sentence}}
		if why.width() <= room {
			break
		}
	}
	if goal := t.goalLines(room); len(goal) > 0 {
		why = goal[len(goal)-1]
	}
	return []inkLine{line.cut(room), why.cut(room)}
}

// nowAlone says the answer with a sign for whether it is the lesson's.
func (t *ledgerStep) nowAlone() inkLine {
	text, ink := t.statusAnswer(t.look.Answer)
	sign := span{Ink{Role: Changed}, "  " + SignChanged}
	if t.other == nil || t.other.answer.Equal(t.look.Answer) {
		sign = span{Ink{Role: Soft}, "  " + SignSame}
	}
	return inkLine{{ink, text}, sign}
}

// drawBesideTab is side by side in one pane: the two answers below each
// other, the first difference in words and the count of cells.
func (t *ledgerStep) drawBesideTab(c *Canvas) {
	r, w := t.l.Panes, t.Words.WhatIf.Beside
	t.whatIfLine(r.W).draw(c, r.X, r.Y)
	other := t.look.Answer
	if t.other != nil {
		other = t.other.answer
	}
	label := max(Width(w.Lesson), Width(w.WhatIf)) + 2
	for i, side := range []struct {
		player.Side
		name   string
		answer func() (string, Ink)
	}{
		{player.SideLesson, w.Lesson, func() (string, Ink) { return t.statusAnswer(other) }},
		{player.SideWhatIf, w.WhatIf, func() (string, Ink) { return t.statusAnswer(t.look.Answer) }},
	} {
		y := r.Y + 1 + i
		ink := Ink{Role: Muted}.Loud()
		if t.State.Side == side.Side {
			ink.Role = Accent
			c.Text(r.X-1, y, ink, SignFocus)
		}
		c.Text(r.X, y, ink, side.name)
		text, answer := t.words.NothingAsked, Ink{Role: Muted}
		if t.look.Asked {
			text, answer = side.answer()
		}
		c.Text(r.X+label, y, answer, Cut(text, r.W-label))
		t.k.zone(Rect{r.X, y, r.W, 1}, player.Command{Kind: player.CmdSide})
	}
	var lines []inkLine
	for _, text := range []string{t.firstDifference(2 * r.W), t.cellSentence()} {
		for _, row := range Wrap(text, r.W) {
			lines = append(lines, inkLine{{Ink{Role: Fg}, row}})
		}
	}
	t.drawScrolling(c, Rect{r.X, r.Y + 3, r.W, r.H - 3}, player.PaneText, lines)
}

// drawChangeZoomed gives the inputs all the room above their strip.
func (t *ledgerStep) drawChangeZoomed(c *Canvas) {
	r := Rect{t.l.Panes.X, t.l.Panes.Y, t.l.Panes.W, t.stripTop() - t.l.Panes.Y}
	t.newChangePane(r, 2).draw(c)
	t.drawChangeStrip(c)
}
