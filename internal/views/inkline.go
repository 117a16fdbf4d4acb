package views

import "strings"

// span is a piece of a row in one ink.
type span struct {
	ink  Ink
	text string
}

// inkLine is one row of a text in several inks.
type inkLine []span

// draw writes a row and gives the column behind it.
func (l inkLine) draw(c *Canvas, x, y int) int {
	for _, piece := range l {
		x = c.Text(x, y, piece.ink, piece.text)
	}
	return x
}

// width gives the cells that a row takes.
func (l inkLine) width() int {
	n := 0
	for _, piece := range l {
		n += Width(piece.text)
	}
	return n
}

// drawWindow draws the rows of a text that fit into a rectangle from the
// given row on, and gives the first row shown and how far it can be moved.
func drawWindow(c *Canvas, r Rect, lines []inkLine, down int) (first, reach int) {
	reach = max(0, len(lines)-r.H)
	first = min(max(down, 0), reach)
	clipped := c.Clip(r)
	for i := 0; i < r.H && first+i < len(lines); i++ {
		lines[first+i].draw(clipped, r.X, r.Y+i)
	}
	return first, reach
}

// table collects rows of a label and a text beside it, broken to a width.
type table struct {
	label int // cells of the labels
	names int // cells of the names of pairs; 0 = a row of their own
	cells int // of the whole row
	lines []inkLine
}

func (t *table) blank() { t.lines = append(t.lines, nil) }

func (t *table) head(pieces ...span) { t.lines = append(t.lines, pieces) }

// row adds a label and a text beside it, in as many rows as it takes.
func (t *table) row(label string, ink Ink, text string) {
	for i, line := range Wrap(text, t.cells-t.label-2) {
		if i > 0 {
			label = ""
		}
		t.lines = append(t.lines, inkLine{
			{labelInk(label), pad(label, t.label+2)}, {ink, line},
		})
	}
}

// labelInk is muted, but a sign of change is violet.
func labelInk(label string) Ink {
	if strings.Contains(label, SignChanged) || strings.Contains(label, SignRecorded) {
		return Ink{Role: Changed}
	}
	return Ink{Role: Muted}
}

// pair adds a label, a name and a value; where the name has no column of its
// own, or does not fit, the value stands below it.
func (t *table) pair(label, name string, ink Ink, text string) {
	if t.names == 0 || Width(name) >= t.names {
		t.row(label, Ink{Role: Soft}, name)
		t.row("", ink, text)
		return
	}
	for i, line := range Wrap(text, t.cells-t.label-2-t.names) {
		if i > 0 {
			label, name = "", ""
		}
		t.lines = append(t.lines, inkLine{
			{labelInk(label), pad(label, t.label+2)}, {Ink{Role: Soft}, pad(name, t.names)}, {ink, line},
		})
	}
}

// rule adds a numbered row.
func (t *table) rule(number string, pieces ...span) {
	t.lines = append(t.lines, append(inkLine{{Ink{Role: Muted}, number}}, pieces...))
}

// after adds a text behind the last row, or below it where it does not fit.
func (t *table) after(ink Ink, text string) {
	last := len(t.lines) - 1
	if t.lines[last].width()+3+Width(text) <= t.cells {
		t.lines[last] = append(t.lines[last], span{ink, "   " + text})
		return
	}
	for _, line := range Wrap(text, t.cells-3) {
		t.lines = append(t.lines, inkLine{{ink, "   " + line}})
	}
}

// pad fills a text with blanks up to so many cells; a longer one is cut.
func pad(text string, cells int) string {
	text = Cut(text, cells)
	for n := cells - Width(text); n > 0; n-- {
		text += " "
	}
	return text
}
