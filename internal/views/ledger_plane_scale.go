package views

import (
	"memtui/internal/core"
)

// window gives the first of fit shown out of n, so that one of them lies
// inside.
func window(at, fit, n int) int { return max(0, min(at-fit/2, n-fit)) }

// share divides cells among stretches by weight, each at least so many; what
// is left over goes to the last ones.
func share(first, at, cells, least int, weights []int64) []stretch {
	n := len(weights)
	sizes := make([]int, n)
	var sum int64
	for _, w := range weights {
		sum += w
	}
	spare := max(0, cells-least*n)
	left := spare
	for i, w := range weights {
		extra := 0
		if sum > 0 {
			extra = int(int64(spare) * w / sum)
		}
		sizes[i] = least + extra
		left -= extra
	}
	for i := n - 1; i >= 0 && left > 0; i-- {
		sizes[i]++
		left--
	}
	out := make([]stretch, n)
	for i, size := range sizes {
		out[i] = stretch{index: first + i, at: at, size: size}
		at += size
	}
	return out
}

// columnWeights are equal, or to true scale.
func (p *plane) columnWeights(first, n int) []int64 {
	return p.weights(p.grid.Valid, first, n)
}

func (p *plane) bandWeights(first, n int) []int64 {
	return p.weights(p.grid.Known, first, n)
}

// weights gives how much room each stretch wants. To true scale that is its
// length; an open end, and one more than twice as long as all the others
// together, is drawn as an end: as wide as the lesson goes on.
func (p *plane) weights(cuts []core.Time, first, n int) []int64 {
	out := make([]int64, n)
	if !p.t.State.Scale {
		for i := range out {
			out[i] = 1
		}
		return out
	}
	for i := range out {
		out[i] = p.length(cuts, first+i)
	}
	return out
}

// length is the length of a stretch in seconds; that of an end is how far the
// lesson goes into it, and a quarter more.
func (p *plane) length(cuts []core.Time, index int) int64 {
	from, to := bounds(cuts, index)
	first, last := p.t.whole.first, p.t.whole.last
	switch {
	case from.IsZero() && to.IsZero():
		return 1
	case from.IsZero():
		return max(1, to.Since(first)*5/4)
	case to.IsZero() || p.isEnd(from, to):
		return max(1, last.Since(from)*5/4)
	}
	return max(1, to.Since(from))
}

func bounds(cuts []core.Time, index int) (from, to core.Time) {
	if index > 0 && index <= len(cuts) {
		from = cuts[index-1]
	}
	if index < len(cuts) {
		to = cuts[index]
	}
	return from, to
}

// isEnd reports whether a stretch is so long, against all that the lesson
// spans, that it is drawn as an end.
func (p *plane) isEnd(from, to core.Time) bool {
	first, last := p.t.whole.first, p.t.whole.last
	return to.Since(from) > 2*max(last.Since(first), 1)
}

// inStretch gives the cell of a time inside a stretch: by its true share of
// it, on the edge only if equal to it. The last day of the lesson lies at
// four fifths of an open end.
func (p *plane) inStretch(s stretch, cuts []core.Time, at core.Time, roundUp bool) int {
	from, to := bounds(cuts, s.index)
	if s.size <= 1 || at.IsZero() || !from.IsZero() && at.Equal(from) {
		return s.at
	}
	part, whole := p.part(from, to, at)
	cells := int64(s.size)
	cell := (2*cells*part + whole) / (2 * whole)
	if roundUp {
		cell = (cells*part + whole - 1) / whole
	}
	return s.at + int(max(1, min(cell, cells-1)))
}

// part gives how far a time lies in a stretch, as a fraction.
func (p *plane) part(from, to, at core.Time) (part, whole int64) {
	first, last := p.t.whole.first, p.t.whole.last
	switch {
	case from.IsZero() && to.IsZero():
		if span := last.Since(first); span > 0 {
			return span + 3*at.Since(first), 5 * span
		}
		return 1, 2
	case from.IsZero():
		span := max(1, to.Since(first))
		return max(0, 5*span-4*to.Since(at)), 5 * span
	case to.IsZero() || p.isEnd(from, to):
		span := max(1, last.Since(from))
		return 4 * at.Since(from), 5 * span
	}
	return at.Since(from), max(1, to.Since(from))
}

// x gives the cell of a valid time; false where it is out of the window.
func (p *plane) x(at core.Time) (int, bool) {
	index := p.grid.Column(at)
	if index == 0 && p.t.firstColumn() == 1 {
		return p.strip.X + p.strip.W/2, p.strip.W > 0
	}
	for _, column := range p.columns {
		if column.index == index {
			return p.inStretch(column, p.grid.Valid, at, false), true
		}
	}
	return 0, false
}

// y gives the row of a record time; false where it is out of the window.
func (p *plane) y(at core.Time) (int, bool) {
	index := p.askedRow(at)
	if p.t.isCrossing() && index == 0 && p.t.firstBand == 1 {
		return p.labels.dates, p.labels.dates >= 0 && p.above == 0
	}
	for _, band := range p.bands {
		if band.index == index && index != p.grid.Row(at) {
			return band.end() - 1, true
		}
		if band.index == index {
			return p.inStretch(band, p.grid.Known, at, true), true
		}
	}
	return 0, false
}

// askedRow gives the row in which a record time is asked: where nothing is
// written in its own row yet, the last one above that is written.
func (p *plane) askedRow(at core.Time) int {
	own := p.grid.Row(at)
	for row := own; row >= p.t.firstBand; row-- {
		if p.state(row) != unwritten {
			return row
		}
	}
	return own
}
