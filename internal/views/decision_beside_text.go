package views

import (
	"strconv"
	"strings"

	"memtui/internal/i18n"
)

// drawSentences says in the caption's place what differs between the two
// sides, and how far the exercise is.
func (b besideView) drawSentences(c *Canvas) {
	l := b.k.layout
	b.stripRule(c, l)
	goal := b.goalLines(l.Caption.W)
	var lines []inkLine
	for _, row := range Wrap(b.sentences(), l.Caption.W) {
		lines = append(lines, inkLine{{Ink{Role: Fg}, row}})
	}
	lines = lines[:min(len(lines), l.Caption.H-min(len(goal), 1))]
	switch {
	case len(goal) > 0:
		lines = append(lines, goal[len(goal)-1])
	case len(lines) < l.Caption.H && len(b.changed) > 0:
		lines = append(lines, inkLine{{Ink{Role: Muted}, b.Words.Decision.WhatIf.Quiet}})
	}
	y := l.Caption.Y
	if l.Rule < 0 {
		y = l.Caption.Bottom() - len(lines)
	}
	for i, line := range lines {
		line.draw(c, l.Caption.X, y+i)
	}
}

// sentences say which inputs differ, which rules decide, and what became of
// the state.
func (b besideView) sentences() string {
	w := b.Words.Decision.WhatIf
	if len(b.changed) == 0 {
		return w.Alike
	}
	between := " "
	if b.Words.Lang == i18n.Chinese {
		between = ""
	}
	return strings.Join([]string{b.inputsDiffer(), b.rulesDiffer(), b.statesDiffer()}, between)
}

func (b besideView) inputsDiffer() string {
	w := b.Words.Decision.WhatIf
	paths := b.sides[1].differs()
	var names []string
	for _, path := range paths {
		names = append(names, b.inputName(path))
	}
	if len(names) == 1 {
		return i18n.Fill(w.OneDiffers, names[0])
	}
	return i18n.Fill(w.Differ, strconv.Itoa(len(names)), strings.Join(names, b.Words.Diag.Comma))
}

func (b besideView) rulesDiffer() string {
	w := b.Words.Decision.WhatIf
	lesson, now := b.sides[0].Decision.Rule, b.sides[1].Decision.Rule
	switch {
	case lesson < now:
		return i18n.Fill(w.Stops, strconv.Itoa(lesson), strconv.Itoa(now))
	case lesson > now:
		return i18n.Fill(w.StopsNow, strconv.Itoa(now), strconv.Itoa(lesson))
	}
	return i18n.Fill(w.SameRule, strconv.Itoa(now))
}

func (b besideView) statesDiffer() string {
	w := b.Words.Decision.WhatIf
	lesson, now := b.sides[0].Decision.State, b.sides[1].Decision.State
	if lesson == now {
		return i18n.Fill(w.Both, b.stateName(now))
	}
	return i18n.Fill(w.Became, b.stateName(lesson), b.stateName(now))
}

func (b besideView) byRule(r ruling) string {
	return i18n.Fill(b.Words.Decision.ByRule, strconv.Itoa(r.Decision.Rule))
}

// drawSide draws one side alone, with what differs on it, where only one pane
// has room.
func (b besideView) drawSide(c *Canvas) {
	l := b.k.layout
	b.drawSideTabs(c)
	side := 1
	if b.taken(0) {
		side = 0
	}
	r, at := b.sides[side], l.Panes
	b.drawPlate(c, plate{
		Rect: Rect{at.X, at.Y, at.W, 3}, edges: 1, outcome: r.Decision.Outcome,
		arrow: true, lit: true, tag: b.byRule(r), reason: b.reasonWords(r),
	})
	lines := b.sideLines(r, at.W)
	list := Rect{at.X, at.Y + 4, at.W, at.H - 4}
	pane := b.focused(l)
	first, reach := drawWindow(c, list, lines, b.State.Scroll[pane].Down)
	b.k.reaches(pane, reach, 0)
	if reach > 0 {
		b.drawPart(c, at.Right(), at.Y+3, first, list.H, len(lines))
	}
}

// drawSideTabs draws the two sides as tabs, and whether their states differ.
func (b besideView) drawSideTabs(c *Canvas) {
	r, w := b.k.layout.Tabs, b.Words.WhatIf.Beside
	x := r.X
	for side, name := range []string{w.Lesson, w.WhatIf} {
		ink, text := Ink{Role: Muted}, " "+name+" "
		if b.taken(side) {
			ink = Ink{Role: On, Ground: Accent, Bold: true}
			if !b.Theme.Coloured() {
				ink, text = Ink{Role: Fg, Bold: true}, "["+name+"]"
			}
		}
		end := c.Text(x, r.Y, ink, text)
		b.zoneSide(side, Rect{x, r.Y, end - x, 1})
		x = end
	}
	other := b.sides[0]
	if b.taken(0) {
		other = b.sides[1]
	}
	sign, ink := SignSame, Ink{Role: Muted}
	if b.sides[0].Decision.State != b.sides[1].Decision.State {
		sign, ink = SignConflict, Ink{Role: Changed, Bold: true}
	}
	x = c.Text(x+1, r.Y, ink, sign)
	c.Text(x+1, r.Y, Ink{Role: Soft}, Cut(b.signed(other.Decision.State), r.Right()-x-1))
}

// sideLines gives the inputs of a side that differ from the other one.
func (b besideView) sideLines(r ruling, cells int) []inkLine {
	var out []inkLine
	for _, field := range r.Decision.Fields {
		if !b.changed[field.Path] {
			continue
		}
		out = append(out, inkLine{
			{Ink{Role: Changed}, SignChanged + " "},
			{Ink{Role: Muted}, pad(b.Words.Decision.Fields[field.Path], 13)},
			{Ink{Role: Fg}, b.inputText(r, field, cells-15)},
		})
	}
	if len(out) == 0 {
		for _, row := range Wrap(b.Words.Decision.WhatIf.Alike, cells) {
			out = append(out, inkLine{{Ink{Role: Muted}, row}})
		}
	}
	return append(out, b.goalLines(cells)...)
}
