package views

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/player"
)

// choice is one value that an input can hold, as the strip shows it.
type choice struct {
	text   string
	marked bool
}

// width gives the cells of a choice; the marked one stands between ‹ and ›.
func (c choice) width() int {
	if c.marked {
		return Width(c.text) + 4
	}
	return Width(c.text)
}

// choiceGap is between two choices, and leastChoice what one is cut to.
const (
	choiceGap   = 3
	leastChoice = 24
)

// drawChoices draws one row of the strip: what is changed, and what it can
// hold with the value in force between ‹ and ›. The values around the marked
// one go first where the row is too short.
func (s Screen) drawChoices(c *Canvas, k *sketch, r Rect, name string, field player.InputField) {
	x := r.X
	if name != "" {
		x = c.Text(x, r.Y, Ink{Role: Changed, Bold: true}, Cut(name, r.W/2)) + choiceGap
	}
	if s.State.Input.Kind == player.InputValue {
		s.drawTyped(c, k, x, r)
		return
	}
	list, first, last := choiceWindow(s.choicesOf(field), r.Right()-x)
	if first > 0 {
		x = c.Text(x, r.Y, Ink{Role: Muted}, "…") + 1
	}
	for _, one := range list[first:last] {
		x = s.drawChoice(c, k, x, r, one) + choiceGap
	}
	if last < len(list) && x-choiceGap+1 < r.Right() {
		c.Text(x-choiceGap+1, r.Y, Ink{Role: Muted}, "…")
	}
}

func (s Screen) drawChoice(c *Canvas, k *sketch, x int, r Rect, one choice) int {
	if !one.marked {
		return c.Text(x, r.Y, Ink{Role: Muted}, one.text)
	}
	text := Cut(one.text, r.Right()-x-4)
	end := c.Text(x, r.Y, Ink{Role: Accent, Bold: true}, "‹ ")
	end = c.Text(end, r.Y, Ink{Role: Fg, Bold: true}, text)
	end = c.Text(end, r.Y, Ink{Role: Accent, Bold: true}, " ›")
	c.Ground(Rect{x, r.Y, end - x, 1}, Sel)
	k.zone(Rect{x, r.Y, end - x, 1}, player.Command{Kind: player.CmdChange})
	return end
}

// choicesOf gives what an input can hold in words.
func (s Screen) choicesOf(field player.InputField) []choice {
	out := make([]choice, 0, len(field.Choices))
	for i, option := range field.Choices {
		out = append(out, choice{s.optionText(field, option), i == field.Marked})
	}
	return out
}

func (s Screen) optionText(field player.InputField, o player.Option) string {
	switch {
	case o.Type:
		return s.Words.WhatIf.TypeText
	case o.Missing:
		return s.Words.Decision.Missing
	case field.Field.Kind == core.KindGroup:
		return s.Words.Decision.WhatIf.Record
	}
	return oneLine(o.Value)
}

// choiceWindow gives the choices as they fit into so many cells, with the
// first that is shown and the one behind the last: as many as there is room
// for around the marked one. Only that one is shown at length.
func choiceWindow(list []choice, cells int) (out []choice, first, last int) {
	at := 0
	for i := range list {
		if list[i].marked {
			at = i
			continue
		}
		list[i].text = Cut(list[i].text, leastChoice)
	}
	if len(list) == 0 {
		return list, 0, 0
	}
	first, last = at, at+1
	room := cells - list[at].width() - 4 // for what is left out at both ends
	for grown := true; grown; {
		grown = false
		if last < len(list) && list[last].width()+choiceGap <= room {
			room -= list[last].width() + choiceGap
			last, grown = last+1, true
		}
		if first > 0 && list[first-1].width()+choiceGap <= room {
			room -= list[first-1].width() + choiceGap
			first, grown = first-1, true
		}
	}
	return list, first, last
}

var breakSigns = strings.NewReplacer("\n", SignBreak, "\t", SignTab)

// drawTyped draws the text field of a value, with the real cursor at the
// insertion point. What would break the row has a sign that can be stood on
// and erased.
func (s Screen) drawTyped(c *Canvas, k *sketch, x int, r Rect) {
	room := max(1, r.Right()-x-5)
	before, behind := s.State.Input.Typed()
	before = tailOf(breakSigns.Replace(before), room)
	behind = headOf(breakSigns.Replace(behind), room-Width(before))
	start := x
	x = c.Text(x, r.Y, Ink{Role: Accent, Bold: true}, "‹ ")
	x = c.Text(x, r.Y, Ink{Role: Fg, Bold: true}, before)
	k.cursor = &Point{x, r.Y}
	x = c.Text(x, r.Y, Ink{Role: Fg, Bold: true}, behind)
	if behind == "" {
		x++ // the cell of the cursor
	}
	x = c.Text(x, r.Y, Ink{Role: Accent, Bold: true}, " ›")
	c.Ground(Rect{start, r.Y, x - start, 1}, Sel)
}
