package views

import "memtui/internal/player"

// placed is a piece of a page's row at its column.
type placed struct {
	x    int
	line inkLine
}

// pageBody is what stands below the question of a page: rows that scroll as
// one.
type pageBody struct{ rows [][]placed }

func (b *pageBody) add(pieces ...placed) { b.rows = append(b.rows, pieces) }

func (b *pageBody) blank() { b.add() }

// padTo adds blank rows until there are so many.
func (b *pageBody) padTo(rows int) {
	for len(b.rows) < rows {
		b.blank()
	}
}

// close drops the blank rows but the last: where room is short, labels keep
// the texts apart.
func (b *pageBody) close() {
	kept := b.rows[:0]
	for _, row := range b.rows {
		if len(row) > 0 {
			kept = append(kept, row)
		}
	}
	b.rows = append(kept, nil)
}

// beside lays another column of rows beside those from the given row on.
func (b *pageBody) beside(from int, other pageBody) {
	b.padTo(from + len(other.rows))
	for i, row := range other.rows {
		b.rows[from+i] = append(b.rows[from+i], row...)
	}
}

// draw draws the rows that fit and gives the first one and how far it moves.
func (b *pageBody) draw(c *Canvas, at Rect, down int) (first, reach int) {
	reach = max(0, len(b.rows)-at.H)
	first = min(max(down, 0), reach)
	clipped := c.Clip(at)
	for i := 0; i < at.H && first+i < len(b.rows); i++ {
		for _, piece := range b.rows[first+i] {
			piece.line.draw(clipped, piece.x, at.Y+i)
		}
	}
	return first, reach
}

// drawPage draws the opening or the closing page.
func (s Screen) drawPage(c *Canvas, k *sketch) {
	if s.State.Lesson == nil {
		return
	}
	p := s.openingPage(k.layout)
	if s.State.Page > 0 {
		p = s.closingPage(k.layout)
	}
	reach := s.drawPageAt(c, k, p, s.State.Scroll[player.PanePage].Down)
	k.reaches(player.PanePage, reach, 0)
}

// page is one of the two unnumbered ends of a lesson.
type page struct {
	title, under string // the muted line under the title, at 80×24 at its right
	question     string
	body         pageBody
}

// pageTop is where a page's parts stand.
type pageTop struct {
	title, question, body int
	end                   int // row below the body
}

func pageTopOf(l Layout) pageTop {
	t := pageTop{title: l.StepTitle.Y, question: l.Happened.Y + 1, end: l.Footer.Y - 1}
	switch l.Arrangement {
	case Wide:
		t.question++
		t.body = t.question + 5
	case Middle, Compact, Tabs:
		t.body = t.question + 4
	}
	return t
}

// drawPageAt draws a page, its body moved down by so many rows, and gives how
// far it can be moved.
func (s Screen) drawPageAt(c *Canvas, k *sketch, p page, down int) int {
	l := k.layout
	if l.Solo() {
		return s.drawSoloPage(c, l, p, down)
	}
	top := pageTopOf(l)
	under := s.dotted(SignDot) + " " + p.under
	x := l.Content.X
	if l.Arrangement == Wide {
		c.Text(x, top.title+1, Ink{Role: Muted}, Cut(under, l.Content.W))
		c.Text(x, top.title, Ink{Role: Fg, Bold: true}, Cut(p.title, l.Content.W))
	} else {
		right := l.Content.Right() - Width(p.under)
		c.Text(right, top.title, Ink{Role: Muted}, p.under)
		c.Text(x, top.title, Ink{Role: Fg, Bold: true}, Cut(p.title, right-x-2))
	}
	rows := s.drawPageQuestion(c, Rect{x, top.question, l.Content.W, 3}, p.question)
	at := Rect{x, top.body + rows - 3, l.Content.W, top.end - top.body - rows + 3}
	if len(p.body.rows) > at.H {
		at.H--
	}
	first, reach := p.body.draw(c, at, down)
	if reach > 0 {
		s.drawPart(c, at.Right(), at.Bottom(), first, at.H, len(p.body.rows))
	}
	return reach
}

// drawPageQuestion draws the question of the lesson, at the same place on
// both pages, and gives its rows. A lesson that has none shows no empty box.
func (s Screen) drawPageQuestion(c *Canvas, at Rect, question string) int {
	if question == "" {
		return 0
	}
	rows := Wrap(question, at.W-6)
	at.H = max(3, len(rows)+2)
	c.Ground(at, Sel)
	for y := at.Y; y < at.Bottom(); y++ {
		c.Text(at.X, y, Ink{Role: Accent}, SignBar)
	}
	for i, row := range rows {
		c.Text(at.X+3, at.Y+1+i, Ink{Role: Fg, Bold: true}, row)
	}
	return at.H
}

func questionRows(question string, cells int) []string {
	if question == "" {
		return nil
	}
	return Wrap(question, cells)
}

// drawSoloPage draws a page of a small screen: all of it scrolls.
func (s Screen) drawSoloPage(c *Canvas, l Layout, p page, down int) int {
	var all pageBody
	x, w := l.Content.X, l.Content.W
	for _, row := range Wrap(p.title, w) {
		all.add(placed{x, inkLine{{Ink{Role: Fg, Bold: true}, row}}})
	}
	for _, row := range questionRows(p.question, w-2) {
		all.add(placed{x, inkLine{{Ink{Role: Accent}, SignBar + " "}, {Ink{Role: Fg}, row}}})
	}
	all.blank()
	all.rows = append(all.rows, p.body.rows...)
	at := Rect{x, l.Tabs.Y, w, l.Footer.Y - l.Tabs.Y}
	first, reach := all.draw(c, at, down)
	if reach > 0 {
		s.drawPart(c, l.StepTitle.Right(), l.StepTitle.Y, first, at.H, len(all.rows))
	}
	return reach
}
