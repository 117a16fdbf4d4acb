package views

import (
	"memtui/internal/core"
	"memtui/internal/i18n"
)

// plate is one of the four states at its place.
type plate struct {
	Rect
	edges   int // blank columns inside, left and right
	outcome core.Outcome
	beside  bool // its first and last row are its edges
	arrow   bool // the action has an arrow instead of a word
	lit     bool
	ghost   bool   // what another way leads to: a dashed outline
	tag     string // at the right end of the first row
	reason  string // below the name, in place of all but the action
}

// drawPlate draws a state: lit as a solid block, else the same words at the
// same cells.
func (s Screen) drawPlate(c *Canvas, p plate) {
	ink, name := Ink{Role: Muted}, Ink{Role: Muted}
	switch {
	case p.lit:
		ink, name = s.light(c, p)
	case p.ghost:
		name = s.outline(c, p)
	}
	x, y := p.X+p.edges, p.Y
	if p.beside {
		y++
	}
	room := p.W - p.edges - 3
	c.Text(x, y, name, s.stateSign(p.outcome.State))
	end := c.Text(x+2, y, name, Cut(s.stateName(p.outcome.State), room))
	for _, tag := range []string{p.tag, s.briefTag(p.tag)} {
		if at := p.Right() - p.edges - Width(tag); tag != "" && at >= end+3 {
			c.Text(at, y, name, tag)
			break
		}
	}
	for i, line := range s.plateLines(p) {
		c.Text(x+2, y+1+i, ink, Cut(line, room))
	}
}

// plateLines are the rows below a state's name. A plate of three rows leaves
// the phase to the full why.
func (s Screen) plateLines(p plate) []string {
	w := s.Words.Decision
	next := SignArrow + " " + s.nextName(p.outcome.Next)
	if p.beside && !p.arrow {
		next = i18n.Fill(w.Next, s.nextName(p.outcome.Next))
	}
	lines := []string{s.phaseName(p.outcome.Phase), next, i18n.Fill(w.IsNot, w.Taken[p.outcome.State])}
	switch {
	case p.reason != "":
		return []string{p.reason, next}
	case !p.beside && p.H == 3:
		return lines[1:]
	}
	return lines
}

// light lays the ground of the decided state and gives the inks on it.
// Without colours it is a heavy bracket with the first row in reverse.
func (s Screen) light(c *Canvas, p plate) (ink, name Ink) {
	hue := stateRole(p.outcome.State)
	body := p.Rect
	if p.beside {
		body = Rect{p.X, p.Y + 1, p.W, p.H - 2}
	}
	switch {
	case !s.Theme.Coloured():
		s.bracket(c, p, Ink{Role: Fg, Bold: true})
		c.Fill(Rect{p.X + 1, body.Y, p.W - 2, 1}, Ink{Role: On, Ground: hue, Bold: true}, " ")
		return Ink{Role: Fg}, Ink{Role: On, Bold: true}
	case s.ASCII:
		c.Fill(p.Rect, Ink{Role: On, Ground: hue}, " ")
		s.bracket(c, p, Ink{Role: On})
	default:
		c.Fill(body, Ink{Role: On, Ground: hue}, " ")
		if p.beside {
			c.Fill(Rect{p.X, p.Y, p.W, 1}, Ink{Role: hue}, "▄")
			c.Fill(Rect{p.X, p.Bottom() - 1, p.W, 1}, Ink{Role: hue}, "▀")
		}
	}
	return Ink{Role: On}, Ink{Role: On, Bold: true}
}

// bracket draws the sides of a plate that has no ground, and of one in ASCII;
// a plate with edges gets them as lines.
func (s Screen) bracket(c *Canvas, p plate, ink Ink) {
	right, last := p.Right()-1, p.Bottom()-1
	for y := p.Y; y <= last; y++ {
		sides := [2]string{"┃", "┃"}
		switch y {
		case p.Y:
			sides = [2]string{"┏", "┓"}
		case last:
			sides = [2]string{"┗", "┛"}
		}
		c.Text(p.X, y, ink, sides[0])
		c.Text(right, y, ink, sides[1])
	}
	if !p.beside {
		return
	}
	line := "━"
	if s.ASCII {
		line = "-"
	}
	for _, y := range []int{p.Y, last} {
		c.Fill(Rect{p.X + 1, y, p.W - 2, 1}, ink, line)
	}
}
