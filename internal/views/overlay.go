package views

import (
	"memtui/internal/player"
)

// drawLayer draws what lies on top. The lists are framed overlays; the
// others take the room of the panes, so that the lesson can be stepped
// through below them.
func (s Screen) drawLayer(c *Canvas, k *sketch) {
	switch s.State.Layer.Kind {
	case player.LayerHelp:
		s.drawHelp(c, k)
	case player.LayerLessons:
		s.drawLessons(c, k)
	case player.LayerWhy:
		if s.State.IsDecision() {
			s.drawDecisionWhy(c, k)
		} else {
			s.drawFullWhy(c, k)
		}
	case player.LayerDifference:
		s.drawDifference(c, k)
	case player.LayerTerms:
		s.drawTerms(c, k)
	case player.LayerPalette:
		s.drawPalette(c, k)
	case player.LayerText:
		s.drawText(c, k)
	case player.LayerNone:
	}
}

// clearPanes empties the screen between the step's title and the keys, and
// gives that room. What was there has no mouse zones any more.
func (s Screen) clearPanes(c *Canvas, k *sketch) Rect {
	l := k.layout
	top := l.StepTitle.Bottom()
	if l.Solo() {
		top = l.Tabs.Y
	}
	r := Rect{0, top, l.W, l.Footer.Y - top}
	c.Fill(r, Ink{Role: Fg, Ground: Bg}, " ")
	kept := k.zones[:0]
	for _, z := range k.zones {
		if z.Y < r.Y || z.Y >= r.Bottom() {
			kept = append(kept, z)
		}
	}
	k.zones = kept
	return Rect{l.Content.X, top, l.Content.W, r.H}
}

// drawLayerText draws a text that fills a layer, moved by Layer.Scroll, below
// a heading.
func (s Screen) drawLayerText(c *Canvas, k *sketch, heading inkLine, lines []inkLine) {
	at := s.clearPanes(c, k)
	if !k.layout.Solo() {
		at.Y, at.H = at.Y+1, at.H-1
	}
	head := Rect{at.X, at.Y, at.W, 1}
	at.Y, at.H = at.Y+1, at.H-1
	if !k.layout.Solo() {
		at.Y, at.H = at.Y+1, at.H-2
	}
	if len(lines) > at.H {
		head.W -= 14 // room for the part that is shown
	}
	heading.cut(head.W).draw(c.Clip(head), head.X, head.Y)
	first, reach := drawWindow(c, at, lines, s.State.Layer.Scroll)
	k.reaches(player.PaneLayer, reach, 0)
	if reach > 0 {
		s.drawPart(c, at.Right(), head.Y, first, at.H, len(lines))
	}
}

// drawDecisionWhy is the whole why of a decision.
func (s Screen) drawDecisionWhy(c *Canvas, k *sketch) {
	r, ok := s.ruled()
	if !ok {
		return
	}
	w := s.Words.Decision.Full
	heading := inkLine{{Ink{Role: Accent, Bold: true}, w.Title}, {Ink{Role: Muted}, "  " + s.recordName(r)}}
	if !k.layout.Solo() {
		heading = append(heading, span{Ink{Role: Muted}, "  " + s.dotted(SignDot) + "  " + w.Order})
	}
	s.drawLayerText(c, k, heading, s.fullWhy(r, min(k.layout.Content.W, 100)))
}

// drawTerms lays the opening page over a step.
func (s Screen) drawTerms(c *Canvas, k *sketch) {
	at := s.clearPanes(c, k)
	l := k.layout
	if !l.Solo() {
		c.Fill(Rect{0, l.StepTitle.Y, l.W, 1}, Ink{Role: Fg, Ground: Bg}, " ")
	} else {
		c.Fill(Rect{0, l.StepTitle.Y, l.W, 1}, Ink{Role: Fg, Ground: Bg}, " ")
		c.Text(at.X, l.StepTitle.Y, Ink{Role: Muted}, Cut(s.Words.Pages.Terms, at.W-14))
	}
	reach := s.drawPageAt(c, k, s.openingPage(l), s.State.Layer.Scroll)
	k.reaches(player.PaneLayer, reach, 0)
}
