package export

import (
	"slices"

	"memtui/internal/core"
	"memtui/internal/player"
	"memtui/internal/views"
)

// The room of a figure: columns share what is left beside the gutter, but
// each has room for a date.
const (
	figureWidth = 760
	leastColumn = 64
	mostColumn  = 280
	thin        = 26 // of a column or band before every cut, where nothing is
	aboveBands  = 76 // axis, dates of the cuts, dates of the questions
	textSize    = 15
	boldSize    = 17 // what a bold text is reckoned as
	smallSize   = 13
	lineHeight  = 19
)

// textWidth gives no less than a text takes: a character of a Latin alphabet
// is reckoned as 0.6 of its size and a Chinese one as twice that.
func textWidth(s string, size int) int { return (views.Width(s)*size*6 + 9) / 10 }

// cut shortens a text to a width.
func cut(s string, size, width int) string {
	if textWidth(s, size) <= width {
		return s
	}
	return views.Cut(s, max(width, 0)*10/(size*6))
}

// holdsAlways reports whether a memory of the subject holds since always: then
// there is something before the first cut.
func (d *figure) holdsAlways() bool {
	for m := range d.plane.Frame.Lesson().Ledger.Now().All() {
		if m.Subject() == d.plane.Subject && m.Valid.From.IsZero() {
			return true
		}
	}
	return false
}

func (d *figure) layColumns() {
	d.gutter = d.gutterWidth()
	from, to := d.plane.Window.Columns[0], d.plane.Window.Columns[1]
	narrow := from == 0 && len(d.plane.Grid.Valid) > 0 && !d.holdsAlways()
	at, n := d.gutter, to-from
	if narrow {
		d.columns = append(d.columns, stretch{0, at, thin})
		at, from, n = at+thin, 1, n-1
	}
	size := min(mostColumn, max(leastColumn, (figureWidth-at)/max(n, 1)))
	if n <= 2 {
		size = (figureWidth - at) / max(n, 1)
	}
	for i := range n {
		d.columns = append(d.columns, stretch{from + i, at + i*size, size})
	}
	d.width = d.columns[len(d.columns)-1].end() + 1
}

func (d *figure) gutterWidth() int {
	longest := 0
	for m := range d.plane.Frame.Lesson().Ledger.Now().All() {
		longest = max(longest, textWidth(m.ID, boldSize))
	}
	return min(220, max(136, d.dateWidth()+34+longest))
}

func (d *figure) dateWidth() int {
	width := 0
	for _, t := range d.plane.Grid.Known {
		width = max(width, textWidth(d.short(t), smallSize))
	}
	return width
}

func (d *figure) layBands() {
	from, to := d.plane.Window.Rows[0], d.plane.Window.Rows[1]
	d.top = aboveBands
	at := d.top
	if from == 0 && len(d.plane.Grid.Known) > 0 && !slices.ContainsFunc(d.plane.Grid.Bands[0].Events, isOwn) {
		d.bands = append(d.bands, stretch{0, at, thin})
		at, from = at+thin, 1
	}
	size := 92
	switch n := to - from; {
	case n > 12:
		size = 50
	case n > 4:
		size = 70
	}
	for row := from; row < to; row++ {
		d.bands = append(d.bands, stretch{row, at, size})
		at += size
	}
	d.bottom = at
	d.judgeBands()
}

func isOwn(e core.Event) bool { return !e.Foreign }

// bandState says how far a band is written.
type bandState uint8

const (
	unwritten bandState = iota
	foreseen            // cut by an expiry that is recorded and still to come
	written
)

// judgeBands finds what is written: everything above the last line that an
// operation wrote or that an expiry cut in the past, and below it the lines
// that recorded expiries foresee.
func (d *figure) judgeBands() {
	last := d.bands[0].index
	for _, b := range d.bands {
		if d.cutBy(b.index) == written {
			last = b.index
		}
	}
	for _, b := range d.bands {
		switch {
		case b.index <= last:
			d.states[b.index] = written
		case d.cutBy(b.index) == foreseen && d.states[b.index-1] != unwritten:
			d.states[b.index] = foreseen
		default:
			d.states[b.index] = unwritten
		}
	}
}

func (d *figure) cutBy(row int) bandState {
	band, out := d.plane.Grid.Bands[row], unwritten
	for _, e := range band.Events {
		if e.Foreign || e.Op >= d.plane.Frame.After().Len() {
			continue
		}
		if e.Kind != core.EventExpired || !d.now().Before(e.On) {
			return written
		}
		out = foreseen
	}
	return out
}

// now is the day of the step, or without days the last record time.
func (d *figure) now() core.Time {
	if day := d.plane.Frame.Day; !day.IsZero() {
		return day
	}
	return d.plane.Frame.Look(0).Query.Known
}

// isNew reports whether the step wrote the line.
func (d *figure) isNew(row int) bool {
	return slices.ContainsFunc(d.plane.Grid.Bands[row].Events, func(e core.Event) bool { return isOwn(e) && d.isNewEvent(e) })
}

func (d *figure) isNewEvent(e core.Event) bool {
	if e.Kind != core.EventExpired {
		return d.plane.Frame.IsNew(e.Op)
	}
	return slices.ContainsFunc(d.plane.Frame.Expired(), func(m core.Record) bool { return m.ID == e.ID })
}

func (d *figure) band(row int) (stretch, bool) { return find(d.bands, row) }

func (d *figure) column(column int) (stretch, bool) { return find(d.columns, column) }

func find(list []stretch, index int) (stretch, bool) {
	for _, s := range list {
		if s.index == index {
			return s, true
		}
	}
	return stretch{}, false
}

// x gives where a valid time lies, to its true share of its column.
func (d *figure) x(at core.Time) (int, bool) {
	s, there := d.column(d.plane.Grid.Column(at))
	return d.within(s, d.plane.Grid.Valid, at), there
}

// y does the same for a record time; one whose line is not written yet lies at
// the end of the last one that is.
func (d *figure) y(at core.Time) (int, bool) {
	row := d.plane.Grid.Row(at)
	s, there := d.band(row)
	if there && d.states[row] == unwritten {
		for there && d.states[row] == unwritten {
			row--
			s, there = d.band(row)
		}
		return s.end() - 8, there
	}
	return d.within(s, d.plane.Grid.Known, at), there
}

func (d *figure) within(s stretch, cuts []core.Time, at core.Time) int {
	from, to := core.Time{}, core.Time{}
	if s.index > 0 {
		from = cuts[s.index-1]
	}
	if s.index < len(cuts) {
		to = cuts[s.index]
	}
	if at.IsZero() || !from.IsZero() && at.Equal(from) {
		return s.at
	}
	part, whole := share(from, to, d.first, d.last, at)
	return s.at + min(max(int(int64(s.size)*part/max(whole, 1)), 8), max(s.size-8, 8))
}

// share gives how far a time lies in a stretch, as a fraction: the last time
// of the lesson lies at four fifths of an open end.
func share(from, to, first, last, at core.Time) (part, whole int64) {
	switch {
	case from.IsZero() && to.IsZero():
		span := max(1, last.Since(first))
		return span + 3*at.Since(first), 5 * span
	case from.IsZero():
		span := max(1, to.Since(first))
		return max(0, 5*span-4*to.Since(at)), 5 * span
	case to.IsZero():
		return 4 * at.Since(from), 5 * max(1, last.Since(from))
	}
	return at.Since(from), max(1, to.Since(from))
}

// lookAround gathers the memories, once for each time that is known by.
func (d *figure) lookAround() {
	if len(d.plane.Points) == 0 {
		d.looks, d.known = []player.Look{d.plane.Frame.Look(-1)}, []string{""}
		return
	}
	for _, p := range d.plane.Points {
		at := slices.IndexFunc(d.looks, func(l player.Look) bool { return l.Query.AsOf == p.At })
		if at < 0 {
			d.looks = append(d.looks, d.plane.Frame.At(p.Query))
			d.known = append(d.known, p.Label)
			continue
		}
		d.known[at] += " " + p.Label
	}
}
