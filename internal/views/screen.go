package views

import (
	"strings"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// Screen is everything that a picture depends on.
type Screen struct {
	State player.State
	W, H  int
	Theme *Theme
	ASCII bool
	Words *i18n.Words
	Clock Clock // a presenter's, beside the notes
	// Notice is one line to the reader in place of the footer's keys, until
	// the next key: why a key did nothing, that the mouse is on. "" = none.
	Notice string
}

// Clock is a presenter's: whole minutes since the program began, and how many
// of them in this step.
type Clock struct{ Start, Step int }

// Point is a cell, from 0.
type Point struct{ X, Y int }

// Zone is a part of the picture that a mouse can mean.
type Zone struct {
	Rect
	Command player.Command
}

// Picture is a finished screen.
type Picture struct {
	Lines  []string // with escapes, each exactly as wide as the screen
	Rows   []string // the same as plain text
	Cursor *Point   // where the insertion point of a text field is; nil: none
	Zones  []Zone
	// Fits reports whether everything of the step is on the screen without
	// scrolling: what `check` asks at 80×24.
	Fits bool
	// Reach is how far each pane can still be moved in this picture: the
	// largest State.Scroll[pane] (or Layer.Scroll, under PaneLayer) that shows
	// something new. A pane that is not in it cannot be moved.
	Reach map[player.Pane]player.Position
	Solo  bool // the screen holds one pane at a time: tabs
	// lost counts the characters that were drawn beyond the right end of their
	// pane. A text that is too long is cut, and shows it; tests hold this at 0.
	lost int
}

// sketch is what drawing learns besides cells. Coordinates are those of the
// canvas; Render moves them when the canvas is centred on a larger screen.
type sketch struct {
	cursor *Point
	zones  []Zone
	// fits is true until a pane has to cut or scroll what `check` asks for.
	fits   bool
	layout Layout
	reach  map[player.Pane]player.Position
}

// reaches says how far a pane can be moved, as Picture.Reach has it. Keys and
// the wheel move a pane only as far as it says.
func (k *sketch) reaches(pane player.Pane, down, right int) {
	if k.reach == nil {
		k.reach = map[player.Pane]player.Position{}
	}
	k.reach[pane] = player.Position{Down: max(down, 0), Right: max(right, 0)}
}

// zone adds a part that a mouse can mean; a later zone lies on top.
func (k *sketch) zone(r Rect, command player.Command) {
	k.zones = append(k.zones, Zone{Rect: r, Command: command})
}

// tooBig says that a pane could not show everything.
func (k *sketch) tooBig() { k.fits = false }

// Render draws the whole screen. It never fails: what is too small says so.
func (s Screen) Render() Picture {
	w, h := max(s.W, 1), max(s.H, 1)
	c, k, ok := s.drawn(w, h)
	if !ok {
		return s.tooSmall(w, h)
	}
	return s.finish(c, k, w, h)
}

// drawn draws the whole screen in cells; false where it is too small.
func (s Screen) drawn(w, h int) (*Canvas, *sketch, bool) {
	layout, ok := s.arrange(w, h)
	if !ok {
		return nil, nil, false
	}
	c := NewCanvas(layout.W, layout.H, Bg, s.ASCII)
	k := &sketch{fits: true, layout: layout}
	if !s.State.Blank {
		s.drawScreen(c, k)
	}
	return c, k, true
}

func (s Screen) drawScreen(c *Canvas, k *sketch) {
	switch {
	case s.frame() == nil:
		s.drawPage(c, k)
	case s.State.Mode == player.ModeFlip && s.drawFlip(c, k):
	case s.State.IsDecision():
		s.drawDecision(c, k)
	default:
		s.drawLedger(c, k)
	}
	s.drawHeader(c, k)
	s.drawFooter(c, k)
	switch {
	case s.State.ShowsTrouble():
		s.drawTrouble(c, k)
	case s.State.Notes:
		s.drawNotes(c, k)
	}
	if s.State.Layer.Kind != player.LayerNone {
		s.drawLayer(c, k)
	}
}

// finish turns the canvas into lines, centred when the screen is larger.
func (s Screen) finish(c *Canvas, k *sketch, w, h int) Picture {
	p := Picture{Lines: c.Lines(s.Theme), Rows: c.Rows(), Cursor: k.cursor, Zones: k.zones, Fits: k.fits, Reach: k.reach, Solo: k.layout.Solo(), lost: *c.lost}
	cw, ch := c.Size()
	if cw == w && ch == h {
		return p
	}
	left, top := (w-cw)/2, (h-ch)/2
	p.Lines = s.centred(p.Lines, true, Rect{left, top, cw, ch}, w, h)
	p.Rows = s.centred(p.Rows, false, Rect{left, top, cw, ch}, w, h)
	if p.Cursor != nil {
		p.Cursor = &Point{p.Cursor.X + left, p.Cursor.Y + top}
	}
	for i := range p.Zones {
		p.Zones[i].X += left
		p.Zones[i].Y += top
	}
	return p
}

func (s Screen) centred(rows []string, styled bool, at Rect, w, h int) []string {
	blank := func(n int) string { return strings.Repeat(" ", n) }
	if styled {
		opening, closing := s.Theme.escapes(Ink{Role: Fg, Ground: Bg})
		blank = func(n int) string { return opening + strings.Repeat(" ", n) + closing }
	}
	out := make([]string, 0, h)
	for range at.Y {
		out = append(out, blank(w))
	}
	for _, row := range rows {
		out = append(out, blank(at.X)+row+blank(w-at.Right()))
	}
	for len(out) < h {
		out = append(out, blank(w))
	}
	return out
}

// tooSmall is the one line of a screen that holds nothing else.
func (s Screen) tooSmall(w, h int) Picture {
	c := s.tooSmallOn(w, h)
	return Picture{Lines: c.Lines(s.Theme), Rows: c.Rows()}
}

func (s Screen) tooSmallOn(w, h int) *Canvas {
	c := NewCanvas(w, h, Bg, s.ASCII)
	if !s.State.Blank {
		c.Text(0, h/2, Ink{Role: Fg}, Cut(i18n.Fill(s.Words.Ledger.TooSmall, string(Tabs)), w))
	}
	return c
}

// frame gives the step on screen, without what is still to be predicted; nil
// on the opening and the closing page.
func (s Screen) frame() *player.Frame { return s.State.ShownFrame() }

// room says how much the lesson has to show.
func (s Screen) room() Room {
	if s.State.Lesson == nil {
		return Room{}
	}
	lesson := s.State.Lesson
	return player.Once(&lesson.Memo, roomKey{}, func() Room { return roomOf(lesson) })
}

// say gives a prose in the language of the screen, marked where only the
// other language has it.
func (s Screen) say(p scenario.Prose) string {
	text, from := p.In(s.Words.Lang)
	if from != "" {
		return "[" + string(from) + "] " + text
	}
	return text
}
