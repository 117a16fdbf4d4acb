package player

import (
	"slices"
	"strconv"
	"strings"
)

// PaletteRow is one row of the palette: a command, or a step to go to.
type PaletteRow struct {
	Binding Binding // of a command
	Step    int     // from 1; 0 = a command
}

// PaletteRows gives the rows of the palette as they are filtered: every
// command that works in the place below it, those of the place first. A
// number gives the step of that number, and those whose number begins so.
func (s State) PaletteRows() []PaletteRow {
	if s.Layer.Kind != LayerPalette {
		return nil
	}
	below := s.below()
	below.Blank = false
	var out []PaletteRow
	for _, step := range below.stepsLike(s.filter()) {
		out = append(out, PaletteRow{Step: step})
	}
	for _, b := range below.commands() {
		if b.matches(s.filter()) {
			out = append(out, PaletteRow{Binding: b})
		}
	}
	return out
}

// below is the state without the list or text that lies on top.
func (s State) below() State {
	s.Layer = s.Layer.below()
	return s
}

// stepsLike lists the steps whose number begins with what is typed.
func (s State) stepsLike(filter string) []int {
	if n, err := strconv.Atoi(filter); err != nil || n < 1 {
		return nil
	}
	var out []int
	for step := 1; step < s.Last(); step++ {
		if strings.HasPrefix(strconv.Itoa(step), filter) {
			out = append(out, step)
		}
	}
	return out
}

// commands lists the bindings that work here, each action once, those of the
// mode first and those that only move last. Steps are gone to by number.
func (s State) commands() []Binding {
	place := s.Place()
	groups := append([][]Binding{place.own(), modes, looking, finding, turning, class, program}, place.keys()...)
	works := Bindings(s)
	var out []Binding
	for _, group := range groups {
		for _, b := range group {
			b, ok := named(b.Action(), [][]Binding{works})
			if _, listed := named(b.Action(), [][]Binding{out}); !ok || listed || !b.Enabled() || b.Kind == CmdGoTo || b.Kind == CmdPalette {
				continue
			}
			out = append(out, b)
		}
	}
	return slices.Clip(out)
}

// Chosen gives what a command that takes a row of the palette runs, and the
// state in which it does: the one below. It is false for every other command.
func (s State) Chosen(c Command) (State, Command, bool) {
	row := s.Layer.Cursor
	switch c.Kind {
	case CmdTake:
	case CmdTakeRow:
		row = c.N
	default:
		return s, c, false
	}
	rows := s.PaletteRows()
	if s.Input.Kind != InputNone || row < 0 || row >= len(rows) {
		return s, c, false
	}
	if step := rows[row].Step; step > 0 {
		below := s.below()
		below.Layer = Layer{} // a step is looked at, whatever lay on the one before
		return below, Command{Kind: CmdGoTo, N: step}, true
	}
	b := rows[row].Binding
	return s.below(), Command{Kind: b.Kind, N: b.N}, true
}
