package views

import (
	"slices"

	"memtui/internal/core"
)

// crossing is the point of a question on the plane: the valid time asked
// about, and the record time by which it is asked.
type crossing struct {
	core.AsOf
	label   string // "A"; "" when the step asks only one thing
	x, y    int
	inX     bool // the valid time is in the window
	inY     bool
	current bool
}

// findCrossings places the questions of the step that are about the plane's
// subject; the selected one comes last, so that it is drawn on top.
func (p *plane) findCrossings() []crossing {
	if !p.t.isAsking() {
		return nil
	}
	var out []crossing
	for i, q := range p.t.frame.Questions {
		selected := i == p.t.State.Question
		if q.Ask == nil || q.Ask.Query.Subject() != p.grid.Subject || !selected && !p.t.answerShown(i) {
			continue
		}
		out = append(out, p.crossing(q.Ask.Query.AsOf, q.Label, selected))
	}
	slices.SortStableFunc(out, func(a, b crossing) int {
		switch {
		case a.current == b.current:
			return a.Known.Compare(b.Known)
		case a.current:
			return 1
		}
		return -1
	})
	p.separate(out)
	return out
}

func (p *plane) crossing(at core.AsOf, label string, current bool) crossing {
	c := crossing{AsOf: at, label: label, current: current}
	c.x, c.inX = p.x(at.Valid)
	c.y, c.inY = p.y(at.Known)
	return c
}

// separate moves a point one row on where another record time has its row:
// two different times never look alike. A time that begins a band stays.
func (p *plane) separate(list []crossing) {
	for i := range list {
		for j := range list {
			a, b := &list[i], &list[j]
			if i == j || !a.inY || !b.inY || a.y != b.y || !a.Known.Before(b.Known) {
				continue
			}
			band := p.bandAt(a.y)
			if band.size < 3 {
				continue
			}
			if b.y+1 < band.end() {
				b.y++
			} else if a.y-1 > band.at {
				a.y--
			}
		}
	}
}

func (p *plane) bandAt(y int) stretch {
	for _, band := range p.bands {
		if y >= band.at && y < band.end() {
			return band
		}
	}
	return stretch{}
}

// current gives the point of the selected question.
func (p *plane) current() (crossing, bool) {
	for _, c := range p.crossings {
		if c.current {
			return c, true
		}
	}
	return crossing{}, false
}

// drawCrosshair draws the dates at the axes and the lines that they send into
// the plane. A line goes only where nothing is written.
func (p *plane) drawCrosshair(c *Canvas) {
	for _, x := range p.crossings {
		p.drawRow(c, x)
	}
	if x, ok := p.current(); ok && x.inX {
		p.drawColumn(c, x, p.area.Y, p.lineEnd)
	}
	p.drawDates(c)
}

// drawRow draws the line of a record time: through the whole plane for the
// selected question, up to its point for another.
func (p *plane) drawRow(c *Canvas, x crossing) {
	if !x.inY {
		return
	}
	ink := Ink{Role: Accent}
	c.Text(p.gutter.Right()-2, x.y, ink.Loud(), SignFocus)
	end := p.area.Right()
	if !x.current && x.inX {
		end = x.x
	}
	for at := p.gutter.Right(); at < end; at++ {
		if c.Blank(at, x.y, p.dot(), SignCross) {
			c.Text(at, x.y, ink, SignHorizontal)
		}
	}
}

func (p *plane) drawColumn(c *Canvas, x crossing, from, to int) {
	for y := from; y < to; y++ {
		if c.Blank(x.x, y, p.dot(), SignCross, SignHorizontal) {
			c.Text(x.x, y, Ink{Role: Accent}, SignVertical)
		}
	}
}

// drawDates writes the valid times over the plane, the selected one first;
// one that would touch another is left out, its point has its letter.
func (p *plane) drawDates(c *Canvas) {
	y := p.labels.dates
	if y < 0 {
		return
	}
	taken := []Rect{}
	for i := len(p.crossings) - 1; i >= 0; i-- {
		x := p.crossings[i]
		if !x.inX {
			continue
		}
		date := p.t.short(x.Valid)
		r := Rect{x.x, y, 2 + Width(date), 1}
		text := SignDown + " " + date
		if r.Right() > p.area.Right() {
			r.X = x.x - Width(date) - 1
			text = date + " " + SignDown
		}
		if slices.ContainsFunc(taken, func(o Rect) bool { return r.X < o.Right()+1 && o.X < r.Right()+1 }) {
			continue
		}
		taken = append(taken, r)
		c.Text(r.X, y, Ink{Role: Accent}.Loud(), text)
	}
}

// drawPoints draws where the lines meet, on top of everything.
func (p *plane) drawPoints(c *Canvas) {
	for _, x := range p.crossings {
		if !x.inX || !x.inY {
			continue
		}
		sign, letter := SignOther, Ink{Role: Fg}.Loud()
		if x.current {
			sign, letter = SignQuestion, Ink{Role: Accent}.Loud()
		}
		end := c.Text(x.x, x.y, Ink{Role: Accent}.Loud(), sign)
		if x.label != "" {
			end = c.Text(end, x.y, letter, x.label)
			if c.Blank(end, x.y, SignHorizontal) {
				c.Text(end, x.y, Ink{Role: Fg}, " ")
			}
		}
	}
}

// isOn reports whether a row is the record time of a question.
func (p *plane) isOn(y int) bool {
	return slices.ContainsFunc(p.crossings, func(x crossing) bool { return x.inY && x.y == y })
}

// crossesLane gives the cell at which the selected question meets the lanes,
// once it is asked and before: its place is kept.
func (p *plane) crossesLane() (x int, ok bool) {
	if !p.t.look.Asked {
		return 0, false
	}
	return p.x(p.t.look.Query.Valid)
}
