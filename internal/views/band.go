package views

// arrange divides the screen. What is told below a lesson gets rows of its
// own where the lesson is still complete without them, in a smaller
// arrangement if need be; else it lies on the lesson.
func (s Screen) arrange(w, h int) (Layout, bool) {
	if rows := s.bandRows(w, h); rows > 0 {
		if l, ok := Arrange(w, h-rows, s.room()); ok && !l.Solo() {
			return l.withBand(rows), true
		}
	}
	return Arrange(w, h, s.room())
}

// bandRows gives the rows that are wanted below the lesson; 0 for none.
func (s Screen) bandRows(w, h int) int {
	switch {
	case s.State.Lesson == nil:
		return 0
	case s.State.ShowsTrouble():
		return troubleRows - 1 // it has the caption's place too
	case s.State.Notes:
		return s.notesHeight(w, h)
	}
	return 0
}

// withBand adds rows between the caption and the keys.
func (l Layout) withBand(rows int) Layout {
	l.Band = Rect{l.Content.X, l.Footer.Y, l.Content.W, rows}
	l.H, l.Content.H = l.H+rows, l.Content.H+rows
	l.Footer.Y += rows
	return l
}

// cover empties a part of the screen; what was there has no mouse zones any
// more.
func (k *sketch) cover(c *Canvas, r Rect, ground Role) {
	c.Fill(r, Ink{Role: Fg, Ground: ground}, " ")
	var kept []Zone
	for _, z := range k.zones {
		if z.Y >= r.Bottom() || z.Bottom() <= r.Y || z.X >= r.Right() || z.Right() <= r.X {
			kept = append(kept, z)
		}
	}
	k.zones = kept
}
