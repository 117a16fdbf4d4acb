package views

import (
	"strings"

	"memtui/internal/player"
)

// box is a framed overlay; on a small screen it takes the whole content and
// has no frame.
type box struct {
	Rect        // the inside
	framed bool // there is room for a frame and what lies behind
}

// openBox dims what lies behind and draws the frame with its title; inside
// are so many cells and rows, or what there is room for.
func (s Screen) openBox(c *Canvas, k *sketch, title string, w, h int) box {
	l := k.layout
	k.zones, k.cursor = nil, nil
	if l.W < 60 || l.Solo() {
		return s.openPage(c, l, title)
	}
	s.redrawFooter(c, l)
	c.Dim(Rect{0, 0, l.W, l.H}, Rule, Pop)
	w, h = min(w, l.Content.W-10), min(h, l.H-6)
	frame := Rect{(l.W - w - 6) / 2, max(1, (l.H-h-2)/2), w + 6, h + 2}
	around := frame.Inset(-1, -1)
	c.Fill(Rect{around.X, around.Y, around.W, around.H}, Ink{Role: Fg, Ground: Pop}, " ")
	s.drawFrame(c, frame, title)
	return box{Rect{frame.X + 3, frame.Y + 1, w, h}, true}
}

// openPage gives the content of a small screen to an overlay.
func (s Screen) openPage(c *Canvas, l Layout, title string) box {
	top := l.StepTitle.Y
	r := Rect{0, top, l.W, l.Footer.Y - top}
	c.Fill(r, Ink{Role: Fg, Ground: Bg}, " ")
	c.Text(l.Content.X, top, Ink{Role: Fg, Bold: true}, Cut(title, l.Content.W))
	return box{Rect{l.Content.X, top + 1, l.Content.W, r.H - 1}, false}
}

// redrawFooter puts back the keys of what lies behind: those of the overlay
// stand inside of it.
func (s Screen) redrawFooter(c *Canvas, l Layout) {
	c.Fill(Rect{0, l.Footer.Y, l.W, 1}, Ink{Role: Fg, Ground: Bg}, " ")
	behind := s
	behind.State.Layer = player.Layer{}
	behind.drawFooter(c, &sketch{layout: l})
}

func (s Screen) drawFrame(c *Canvas, r Rect, title string) {
	ink := Ink{Role: Edge, Ground: Pop}
	line := strings.Repeat("─", r.W-2)
	c.Text(r.X, r.Y, ink, "╭"+line+"╮")
	c.Text(r.X, r.Bottom()-1, ink, "╰"+line+"╯")
	for y := r.Y + 1; y < r.Bottom()-1; y++ {
		c.Text(r.X, y, ink, "│")
		c.Text(r.Right()-1, y, ink, "│")
	}
	c.Text(r.X+2, r.Y, Ink{Role: Fg, Ground: Pop, Bold: true}, " "+Cut(title, r.W-6)+" ")
}

// drawField draws the text field of a list: what is typed, or what may be,
// with the real cursor at the insertion point, and a count at the right.
func (b box) drawField(c *Canvas, k *sketch, s Screen, hint, count string) {
	y := b.Y
	if b.framed {
		y++
	}
	right := b.Right() - Width(count)
	c.Text(right, y, Ink{Role: Muted}, count)
	x := c.Text(b.X, y, Ink{Role: Accent, Bold: true}, "/") + 1
	room := right - x - 3
	before, behind := s.State.Layer.Typed()
	before = tailOf(before, room)
	at := c.Text(x, y, Ink{Role: Fg}, before)
	c.Text(at, y, Ink{Role: Fg}, headOf(behind, x+room-at))
	k.cursor = &Point{at, y}
	if s.State.Layer.Filter == "" {
		c.Text(x+1, y, Ink{Role: Muted}, Cut(hint, room-1))
	}
}

// tailOf gives as much of the end of a text as fits into so many cells.
func tailOf(s string, cells int) string {
	for over := Width(s) - cells; over > 0 && s != ""; {
		cluster, width := firstCluster(s)
		_, width = drawable(cluster, width)
		s, over = s[len(cluster):], over-width
	}
	return s
}

// list is the room of a list below the text field.
func (b box) list() Rect {
	if b.framed {
		return Rect{b.X, b.Y + 3, b.W, b.H - 6}
	}
	return Rect{b.X, b.Y + 1, b.W, b.H - 1}
}

// bar is a row of a list, with the blanks beside it that a solid row takes.
func (b box) bar(y int) Rect {
	if b.framed {
		return Rect{b.X - 2, y, b.W + 4, 1}
	}
	return Rect{b.X - 1, y, b.W + 2, 1}
}

// drawKeys draws the keys of the overlay in its last row. A small screen has
// them in the footer.
func (b box) drawKeys(c *Canvas, s Screen) {
	if !b.framed {
		return
	}
	x := b.X
	for _, key := range player.Footer(s.State) {
		name, word := s.Words.Keys.Key(key.Shown()), s.Words.Keys.Short(key.Action())
		if x+Width(name)+1+Width(word) > b.Right() {
			return
		}
		if name != "" {
			x = c.Text(x, b.Bottom()-2, Ink{Role: Fg, Bold: true}, name) + 1
		}
		x = c.Text(x, b.Bottom()-2, Ink{Role: Muted}, word) + 3
	}
}
