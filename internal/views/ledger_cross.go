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
	switch {
	case !p.t.isAsking():
		return nil
	case p.t.isCrossing():
		return p.crosshairCrossings()
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
	return out
}

func (p *plane) crossing(at core.AsOf, label string, current bool) crossing {
	c := crossing{AsOf: at, label: label, current: current}
	c.x, c.inX = p.x(at.Valid)
	c.y, c.inY = p.y(at.Known)
	return c
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
	from := max(p.gutter.Right()-2, p.focusAt[x.y])
	if x.y == p.labels.dates { // before everything: above the plane
		from = c.Text(p.gutter.X, x.y, ink.Loud(), p.t.short(x.Known)) + 1
	}
	c.Text(from, x.y, ink.Loud(), SignFocus)
	end := p.area.Right()
	switch {
	case !x.current && p.t.isCrossing():
		return // only the crosshair sends lines
	case !x.current && x.inX:
		end = x.x
	}
	for at := from + 2; at < end; at++ {
		if c.Blank(at, x.y, p.dot(), SignCross) {
			c.Text(at, x.y, ink, SignHorizontal)
		}
	}
}

func (p *plane) drawColumn(c *Canvas, x crossing, from, to int) {
	for y := from; y < to; y++ {
		switch {
		case c.Blank(x.x, y, p.dot(), SignCross, SignHorizontal):
			c.Text(x.x, y, Ink{Role: Accent}, SignVertical)
		case p.t.isCrossing() && c.Blank(x.x, y, SignLeft, "│"):
			c.Text(x.x, y, Ink{Role: Accent}, c.At(x.x, y)) // an edge on which it stands
		}
	}
}

// drawDates writes the valid times over the plane, the selected one first;
// one that would touch another is left out, its point has its letter.
func (p *plane) drawDates(c *Canvas) {
	if p.labels.dates < 0 {
		return
	}
	taken := []Rect{}
	for i := len(p.crossings) - 1; i >= 0; i-- {
		x := p.crossings[i]
		if !x.inX {
			continue
		}
		for _, label := range p.dateLabels(x) {
			if slices.ContainsFunc(taken, label.touches) {
				continue
			}
			taken = append(taken, label.Rect)
			c.Text(label.X, label.Y, Ink{Role: Accent}.Loud(), label.text)
			break
		}
	}
}

// dateLabel is the date of a question with the end of its line.
type dateLabel struct {
	Rect
	text string
	date Rect // the digits alone
}

func (l dateLabel) touches(r Rect) bool { return l.X < r.Right()+1 && r.X < l.Right()+1 }

// dateLabels gives the places for a date, the better one first: right of the
// end of the line, or left of it where it would else read as the date of a
// tick or has no room.
func (p *plane) dateLabels(x crossing) []dateLabel {
	date := p.t.short(x.Valid)
	y, n := p.labels.dates, Width(date)
	right := dateLabel{Rect{x.x, y, n + 2, 1}, SignDown + " " + date, Rect{x.x + 2, y, n, 1}}
	left := dateLabel{Rect{x.x - n - 1, y, n + 2, 1}, date + " " + SignDown, Rect{x.x - n - 1, y, n, 1}}
	switch {
	case right.Right() > p.area.Right():
		return []dateLabel{left}
	case left.X < p.gutter.X:
		return []dateLabel{right}
	case p.underTick(left, x.Valid) < p.underTick(right, x.Valid):
		return []dateLabel{left, right}
	}
	return []dateLabel{right, left}
}

// underTick tells how much a date looks like that of a tick: 0 not at all, 1
// it touches one, 2 it stands under one that is another date.
func (p *plane) underTick(label dateLabel, at core.Time) int {
	worst := 0
	for _, tick := range p.ticks {
		switch {
		case tick.on.Equal(at):
		case label.date.X < tick.Right() && tick.X < label.date.Right():
			worst = 2
		case label.date.X <= tick.Right() && tick.X <= label.date.Right():
			worst = max(worst, 1)
		}
	}
	return worst
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
			if c.Blank(end, x.y, SignHorizontal, SignVertical) {
				c.Text(end, x.y, Ink{Role: Fg}, " ")
			}
		}
	}
}

// crossesLane gives the cell at which the selected question meets the lanes,
// once it is asked and before: its place is kept.
func (p *plane) crossesLane() (x int, ok bool) {
	if !p.t.look.Asked {
		return 0, false
	}
	return p.x(p.t.look.Query.Valid)
}
