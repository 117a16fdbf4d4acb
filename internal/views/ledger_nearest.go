package views

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// nearestRow is one direction of one axis: where the answer changes next, and
// to what.
type nearestRow struct {
	sign     string
	earlier  bool
	boundary *core.Boundary // nil: nothing recorded changes it
}

// nearest gives the nearest changes along the valid axis, then along the
// record axis, earlier before later.
func (t *ledgerStep) nearest() (valid, known [2]nearestRow) {
	b := t.frame.After().Nearest(t.look.Query)
	valid = [2]nearestRow{{"←", true, b.EarlierValid}, {SignArrow, false, b.LaterValid}}
	known = [2]nearestRow{{"↑", true, b.EarlierKnown}, {"↓", false, b.LaterKnown}}
	return valid, known
}

// nearestLine writes one direction in so many cells: its day in bold, and the
// answer beyond it; what the answer rests on goes first.
func (t *ledgerStep) nearestLine(row nearestRow, room int) inkLine {
	w := t.Words.WhatIf.Cross
	sign := span{Ink{Role: Accent}.Loud(), row.sign + " "}
	at := 1
	template := w.From
	if row.earlier {
		at, template = 0, w.Before
	}
	if row.boundary == nil {
		text := w.Nothing[at]
		if max(Width(w.Nothing[0]), Width(w.Nothing[1]))+2 > room {
			text = w.NothingHere[at]
		}
		return inkLine{sign, {Ink{Role: Muted}, text}}.cut(room)
	}
	var line inkLine
	dates := []func(core.Time) string{t.dates.full, t.short}
	if t.l.Arrangement != Wide {
		dates = dates[1:]
	}
	for _, date := range dates {
		for _, rest := range t.supportForms(row.boundary.Answer) {
			text, ink := t.brief(row.boundary.Answer)
			line = inkLine{sign, {Ink{Role: Fg}.Loud(), i18n.Fill(template, date(row.boundary.On))}, {Ink{}, "  "},
				{ink, t.signed(row.boundary.Answer, text)}, {Ink{Role: ink.Role}, rest}}
			if line.width() <= room {
				return line
			}
		}
	}
	return line.cut(room)
}

// signed puts the sign of its status in front of an answer that has none.
func (t *ledgerStep) signed(a core.Answer, text string) string {
	if a.Status == core.Usable {
		return SignGiven + " " + text
	}
	return text
}

// supportForms says what an answer rests on, the longest form first.
func (t *ledgerStep) supportForms(a core.Answer) []string {
	if a.Status != core.Usable {
		return []string{""}
	}
	ids := " · " + strings.Join(holders(a, a.Value), " ")
	return []string{joined(ids, " · ", strings.Join(a.Evidence, " ")), ids, ""}
}

// nearestLines is the strip of the crosshair: a column for each axis.
func (t *ledgerStep) nearestLines(room int) []inkLine {
	w := t.Words.WhatIf.Cross
	first, second := t.nearestColumns(room)
	valid, known := t.nearest()
	head := inkLine{{Ink{Role: Accent}.Loud(), pad(w.Nearest, first)}, {Ink{Role: Muted}, pad(w.ValidTime, second-first)}, {Ink{Role: Muted}, w.RecordTime}}
	out := []inkLine{head}
	for i := range valid {
		left := t.nearestLine(valid[i], min(second-first-2, room-second))
		line := append(inkLine{{Ink{}, blank(first)}}, left...)
		line = append(line, span{Ink{}, blank(second - first - left.width())})
		out = append(out, append(line, t.nearestLine(known[i], min(second-first-2, room-second))...))
	}
	return out
}

// nearestColumns gives where the columns of the two axes begin.
func (t *ledgerStep) nearestColumns(room int) (first, second int) {
	label := Width(t.Words.WhatIf.Cross.Nearest) + 2
	if t.l.Arrangement == Wide {
		first = max(20, label)
		return first, first + max(43, (room-first)/2)
	}
	return label, label + (room-label)/2
}

// nearestList is the same below each other, for a narrow pane.
func (t *ledgerStep) nearestList(room int) []inkLine {
	w := t.Words.WhatIf.Cross
	valid, known := t.nearest()
	out := []inkLine{{{Ink{Role: Accent}.Loud(), Cut(w.Nearest, room)}}}
	for _, row := range append(valid[:], known[:]...) {
		out = append(out, t.nearestLine(row, room))
	}
	return out
}

func blank(n int) string { return strings.Repeat(" ", max(0, n)) }

// drawModeStrip draws the strip of a mode in the caption's place, under a
// violet rule; it begins at the top of a wide screen's three rows, else it
// ends at the keys.
func (s Screen) drawModeStrip(c *Canvas, k *sketch, lines []inkLine) {
	l := k.layout
	if l.Rule >= 0 {
		c.Fill(Rect{l.Content.X, l.Rule, l.Content.W, 1}, Ink{Role: Changed}, SignThin)
	}
	k.zone(l.Caption, focusOn(player.PaneText))
	lines = lines[:min(len(lines), l.Caption.H)]
	y := l.Caption.Y
	if l.Rule < 0 {
		y = l.Caption.Bottom() - len(lines)
	}
	clipped := c.Clip(Rect{l.Content.X, y, l.Content.W, l.Caption.H})
	for i, line := range lines {
		line.draw(clipped, l.Caption.X, y+i)
	}
}
