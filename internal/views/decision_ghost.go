package views

import "memtui/internal/player"

// ghostThread is how wide a screen must be for the thread of a ghost.
const ghostThread = 96

// hasGhost reports whether the way that the lesson takes is drawn beside the
// one that is taken now: while inputs are changed and the two part.
func (s Screen) hasGhost(r ruling) bool {
	return s.State.Mode == player.ModeWhatIf && r.whatIf && r.still() && r.changedState()
}

// outline draws what marks the plate of a ghost and gives the ink of its
// name: dashes above and below, or where it has no edges a dashed bar.
func (s Screen) outline(c *Canvas, p plate) Ink {
	ink := Ink{Role: Changed}
	if p.beside {
		c.Fill(Rect{p.X, p.Y, p.W, 1}, ink, s.untaken())
		c.Fill(Rect{p.X, p.Bottom() - 1, p.W, 1}, ink, s.untaken())
	} else {
		c.Fill(Rect{p.X, p.Y, 1, p.H}, ink, SignVertical)
	}
	return ink.Loud()
}

// drawGhostThread draws the thread of the lesson's way in the column two left
// of the bus. Texts win the cells that they share with it, and so does the
// new thread, which is drawn later.
func (s Screen) drawGhostThread(c *Canvas, f flow, r ruling, rows []givenRow) {
	if !s.hasGhost(r) || s.W < ghostThread {
		return
	}
	from := s.ghostRows(r, rows)
	if len(from) == 0 {
		return
	}
	x, node := f.bus-2, f.node(r.Was.Decision.Rule-1)
	starts := map[int]bool{}
	for _, row := range from {
		starts[row.y] = true
		s.ghostDashes(c, row.end+1, x, row.y)
	}
	first, last := min(from[0].y, node), max(from[len(from)-1].y, node)
	for y := first; y <= last; y++ {
		sign := dashedSign(y > first, y < last, starts[y], y == node)
		if sign == "" {
			sign = s.untaken()
		}
		s.ghostCell(c, x, y, sign)
	}
	s.ghostDashes(c, x+1, f.spine-1, node)
}

// ghostDashes draws a row of the ghost's thread up to a column.
func (s Screen) ghostDashes(c *Canvas, x, end, y int) {
	for ; x < end; x++ {
		s.ghostCell(c, x, y, s.untaken())
	}
}

// ghostRows gives the rows of the inputs that decide in the lesson.
func (s Screen) ghostRows(r ruling, rows []givenRow) []givenRow {
	var out []givenRow
	for _, path := range r.Was.Decision.Deciders {
		for _, row := range rows {
			if row.field.Path == path {
				out = append(out, row)
			}
		}
	}
	return out
}

// ghostCell writes where nothing stands but the dashes of the divider: two
// beside each other are no text.
func (s Screen) ghostCell(c *Canvas, x, y int, sign string) {
	dashes := c.At(x, y) == s.dash() && c.At(x-1, y) == s.dash()
	if c.Blank(x, y) || dashes {
		c.Text(x, y, Ink{Role: Changed}, sign)
	}
}

// dashedSign is the thin line that goes in these directions; "" for one that
// only crosses.
func dashedSign(up, down, left, right bool) string {
	at := 0
	for i, on := range []bool{up, down, left, right} {
		if on {
			at |= 1 << i
		}
	}
	signs := [16]string{
		" ", SignVertical, SignVertical, SignVertical, "", "┘", "┐", "┤",
		"", "└", "┌", "├", "", "┴", "┬", "┼",
	}
	return signs[at]
}
