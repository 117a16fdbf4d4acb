package views

// Cell is one cell of a finished screen. The right half of a wide character
// has an empty text and width 0.
type Cell struct {
	Text  string
	Width int
	Ink   Ink
}

// Cells draws the screen as Render does, and gives its cells row by row in
// place of escapes, for those who make another picture of it. A screen that is
// larger than the lesson needs has the lesson in its middle.
func (s Screen) Cells() [][]Cell {
	w, h := max(s.W, 1), max(s.H, 1)
	c := NewCanvas(w, h, Bg, s.ASCII)
	drawn, _, ok := s.drawn(w, h)
	if !ok {
		drawn = s.tooSmallOn(w, h)
	}
	cw, ch := drawn.Size()
	left, top := (w-cw)/2, (h-ch)/2
	for y := range ch {
		copy(c.cells[(top+y)*w+left:], drawn.cells[y*cw:(y+1)*cw])
	}
	return c.rowsOfCells()
}

// FooterRow gives the row of the keys on a screen of a lesson; what is below it
// and what it holds is about the program, not about the lesson.
func (s Screen) FooterRow() int {
	w, h := max(s.W, 1), max(s.H, 1)
	layout, ok := s.arrange(w, h)
	if !ok {
		return h
	}
	return (h-layout.H)/2 + layout.Footer.Y
}

func (c *Canvas) rowsOfCells() [][]Cell {
	out := make([][]Cell, c.h)
	for y := range out {
		for _, at := range c.cells[y*c.w : (y+1)*c.w] {
			out[y] = append(out[y], Cell{Text: at.text, Width: at.width, Ink: at.ink})
		}
	}
	return out
}

// Paint is what an ink looks like: the colours of text and ground as #rrggbb.
type Paint struct {
	Text, Ground string
	Bold         bool
	Strike       bool
	Underline    bool
}

// Paint gives what an ink looks like in a picture. Without colours that is
// black on white, as on paper; a solid block is white on black.
func (t *Theme) Paint(ink Ink) Paint {
	p := Paint{Text: t.Hex(ink.Role), Ground: t.Hex(ink.Ground), Bold: ink.Bold, Strike: ink.Strike, Underline: ink.Underline}
	if t.Coloured() {
		return p
	}
	const black, white = "#000000", "#ffffff"
	p.Text, p.Ground, p.Bold = black, white, ink.Bold || loud(ink.Role)
	if solid(ink.Ground) {
		p.Text, p.Ground = white, black
	}
	return p
}
