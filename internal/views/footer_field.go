package views

import "memtui/internal/player"

// typesInFooter reports whether a text field has the place of the keys.
func (s Screen) typesInFooter() bool {
	kind := s.State.Input.Kind
	return !s.State.Blank && (kind == player.InputSearch || kind == player.InputSave)
}

// leastField is the room that a field in the footer keeps for what is typed.
const leastField = 28

// drawFooterField draws the text field that stands in the footer's row, with
// the real cursor at the insertion point. A notice has the place of the keys;
// where it does not fit beside the field it takes the whole row.
func (s Screen) drawFooterField(c *Canvas, k *sketch) {
	r := k.layout.Footer
	label, hint := s.fieldLabel()
	right := s.besideField(c, k, r.X+Width(label)+1)
	if right < 0 {
		return
	}
	x := c.Text(r.X, r.Y, Ink{Role: Accent, Bold: true}, label) + 1
	room := right - x - 1
	before, behind := s.State.Input.Typed()
	before = tailOf(before, room)
	at := c.Text(x, r.Y, Ink{Role: Fg}, before)
	c.Text(at, r.Y, Ink{Role: Fg}, headOf(behind, x+room-at))
	k.cursor = &Point{at, r.Y}
	if s.State.Input.Text == "" {
		c.Text(x+1, r.Y, Ink{Role: Muted}, Cut(hint, room-1))
	}
}

// fieldLabel gives what stands before the field, and in it while it is empty.
func (s Screen) fieldLabel() (label, hint string) {
	if s.State.Input.Kind == player.InputSave {
		return s.Words.Tools.SaveField, ""
	}
	return "/", s.Words.Tools.SearchField
}

// besideField draws the notice, or the keys of the field, at the right end of
// the row, and gives the column where the field, which begins at x, ends: -1
// where the notice takes the row. Keys without room are left out.
func (s Screen) besideField(c *Canvas, k *sketch, x int) int {
	r, gap := k.layout.Footer, 3
	if s.Notice != "" {
		at := r.Right() - Width(s.Notice)
		if at-gap < x+min(leastField, Width(s.State.Input.Text)+1) {
			c.Text(r.X, r.Y, Ink{Role: Fg}, Cut(s.Notice, r.W))
			return -1
		}
		c.Text(at, r.Y, Ink{Role: Fg}, s.Notice)
		return at - gap
	}
	keys := s.keyEntries(player.Footer(s.State))
	at := r.Right() - s.keysWidth(keys, keyGap(k.layout))
	if at-gap < x+leastField {
		return r.Right()
	}
	s.drawKeyRow(c, k, at, keys)
	return at - gap
}
