package views

import (
	"strings"

	"memtui/internal/player"
)

// The smallest screen that a pane is copied from, whatever the size on show:
// a copy is read elsewhere. A decision is copied from one that shows its
// panes one by one.
const (
	copyWidth, copyHeight = 80, 40
	mostCopied            = 100 // columns of a decision
	copyRows              = 400 // of a text that scrolls
)

// CopyText gives what the focused pane shows as text: the layer that lies on
// it, or the pane alone with everything that it can be scrolled to; in a mode
// the whole step, as the mode shows it.
func (s Screen) CopyText() string {
	if s.State.Layer.Kind == player.LayerText {
		return s.State.Layer.Text
	}
	if s.State.ShowsTrouble() {
		return s.troubleText()
	}
	if s.State.Lesson == nil {
		return ""
	}
	s.State.Pane = s.State.Focused(s.isSolo())
	s.State.Notes, s.State.Blank, s.State.Trouble, s.Notice = false, false, nil, ""
	s.State.Scroll, s.State.Layer.Scroll = nil, 0
	w, h := max(s.W, copyWidth), max(s.H, copyHeight)
	if s.State.IsDecision() {
		w = min(w, mostCopied)
	}
	layout, _ := Arrange(w, h, s.room())
	top := layout.StepTitle.Y
	switch {
	case s.State.Layer.Kind != player.LayerNone || s.frame() == nil:
		layout.lengthen()
	case s.State.Mode == player.ModeNone || s.State.Mode == player.ModeCrosshair:
		s.State.Zoom = true
		if s.State.Pane != player.PaneLedger { // the plane grows with its room
			layout.lengthen()
		}
		top = layout.Panes.Y
	}
	c := NewCanvas(layout.W, layout.H, Bg, s.ASCII)
	s.drawScreen(c, &sketch{fits: true, layout: layout})
	return c.textIn(Rect{layout.Content.X, top, layout.Content.W, layout.Footer.Y - top})
}

// isSolo reports whether the screen holds one pane at a time.
func (s Screen) isSolo() bool {
	l, _ := Arrange(max(s.W, 1), max(s.H, 1), s.room())
	return l.Solo()
}

// lengthen gives the panes room for everything.
func (l *Layout) lengthen() {
	more := max(0, copyRows-l.H)
	l.H += more
	l.Content.H += more
	l.Panes.H += more
	l.Caption.Y += more
	l.Footer.Y += more
	if l.Rule >= 0 {
		l.Rule += more
	}
}

// textIn gives what is written in a rectangle: without blanks at the ends of
// rows, without blank rows around it, and with one where there are several.
func (c *Canvas) textIn(r Rect) string {
	var rows []string
	for y := r.Y; y < r.Bottom(); y++ {
		var b strings.Builder
		for x := r.X; x < r.Right(); x++ {
			b.WriteString(c.At(x, y))
		}
		row := strings.TrimRight(b.String(), " ")
		if n := len(rows); row == "" && (n == 0 || rows[n-1] == "") {
			continue
		}
		rows = append(rows, row)
	}
	return strings.TrimRight(strings.Join(rows, "\n"), "\n")
}
