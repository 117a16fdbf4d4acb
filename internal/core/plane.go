package core

import "slices"

// Grid is the plane of one subject: valid time across, record time down.
// The valid axis is cut at every from and to of the subject's memories; the
// record axis at every recorded of their records, verifies, retires and of
// the revocations of sources that they cite, and at every expires. The axes
// are those of the snapshot that made the grid; a cell asks whichever
// snapshot it is given.
type Grid struct {
	Subject Subject
	// At is asked where an axis without cuts gives no coordinate.
	At AsOf
	// Valid and Known are the cuts, ascending. n cuts make n+1 columns or
	// rows; the first one lies before every cut.
	Valid, Known []Time
	// Bands are the rows with what happened at their upper edge.
	Bands []Band
}

// Band is one row of the grid.
type Band struct {
	From, To Time    // the record times between which it lies; zero = open
	Events   []Event // what stands in its gutter, in ledger order, expiries last
}

// EventKind says what happened on the record axis.
type EventKind string

// The events. Expiry is no operation: nobody writes it down, it comes.
const (
	EventRecorded EventKind = "recorded"
	EventVerified EventKind = "verified"
	EventRetired  EventKind = "retired"
	EventRevoked  EventKind = "revoked"
	EventExpired  EventKind = "expired"
)

// Event is something that happened at a record time.
type Event struct {
	Kind    EventKind
	ID      string // the memory, or the source that was revoked
	On      Time   // zero = known from the start
	Op      int    // index of the operation; for an expiry that of its record
	Foreign bool   // an operation of another subject: it cuts nothing
}

// Plane cuts the axes of one subject. An axis without cuts has one row or
// column, asked at the coordinate given.
func (s Snapshot) Plane(subject Subject, at AsOf) Grid {
	g, events := s.Axes(subject, at), s.events(subject)
	for from, to := 0, 0; from < len(events); from = to {
		band := &g.Bands[g.Row(events[from].On)]
		// Operations stand in the order of their record times: those of a band
		// follow each other. The expiries come behind them, one by one.
		for to++; to < s.n && &g.Bands[g.Row(events[to].On)] == band; to++ {
		}
		if band.Events == nil {
			band.Events = events[from:to:to]
		} else {
			band.Events = append(band.Events, events[from:to]...)
		}
	}
	return g
}

// cut makes the bands between the cuts of the record axis, with no events.
func (g *Grid) cut() {
	g.Bands = make([]Band, len(g.Known)+1)
	for row := range g.Bands {
		if row > 0 {
			g.Bands[row].From = g.Known[row-1]
		}
		if row < len(g.Known) {
			g.Bands[row].To = g.Known[row]
		}
	}
}

// Row gives the row in which a record time lies; a time left out lies in the
// first.
func (g Grid) Row(known Time) int { return place(g.Known, known) }

// Column gives the column in which a valid time lies.
func (g Grid) Column(valid Time) int { return place(g.Valid, valid) }

func place(cuts []Time, t Time) int {
	if t.IsZero() {
		return 0
	}
	i, found := slices.BinarySearchFunc(cuts, t, Time.Compare)
	if found {
		return i + 1
	}
	return i
}

// Asked gives the coordinates at which a cell is asked: its lower bounds, or
// without one the day before the upper bound, or on an axis without cuts the
// question's own coordinate.
func (g Grid) Asked(row, column int) AsOf {
	return AsOf{Valid: g.about(column), Known: g.AskedKnown(row)}
}

func (g Grid) about(column int) Time { return bound(g.Valid, column, g.At.Valid) }

// AskedKnown gives the record time at which the cells of a row are asked.
func (g Grid) AskedKnown(row int) Time { return bound(g.Known, row, g.At.Known) }

func bound(cuts []Time, i int, otherwise Time) Time {
	switch {
	case i > 0:
		return cuts[i-1]
	case len(cuts) > 0:
		return cuts[0].DayBefore()
	}
	return otherwise
}

// Query gives the question that a cell asks.
func (g Grid) Query(row, column int) Query {
	return Query{Key: g.Subject.Key, Scope: g.Subject.Scope, Version: g.Subject.Version, AsOf: g.Asked(row, column)}
}

// Cell gives the whole answer of one cell in a snapshot.
func (g Grid) Cell(s Snapshot, row, column int) Answer { return s.Ask(g.Query(row, column)) }

// Region is a rectangle of cells with one answer, for drawing. Rows and
// columns run from the first to before the second number.
type Region struct {
	Rows, Columns [2]int
	Answer        Answer
}

// All gives the window that holds the whole grid.
func (g Grid) All() Window {
	return Window{Rows: [2]int{0, len(g.Known) + 1}, Columns: [2]int{0, len(g.Valid) + 1}}
}

// Window is a part of a grid: rows and columns from the first to before the
// second number.
type Window struct{ Rows, Columns [2]int }

// Regions joins the cells of a window for drawing: neighbours equal along a
// row first, then whole rows that are equal throughout; a row at which an
// operation stands keeps its own edge even where no answer changed.
func (g Grid) Regions(s Snapshot, w Window) []Region {
	var out []Region
	var above []run
	sheet := g.Sheet(s, &Classes{})
	for row := w.Rows[0]; row < w.Rows[1]; row++ {
		runs := sheet.runs(row, w.Columns)
		if slices.Equal(above, runs) && !g.happened(row) {
			for i := range above {
				out[len(out)-len(above)+i].Rows[1] = row + 1
			}
			continue
		}
		for _, r := range runs {
			out = append(out, Region{Rows: [2]int{row, row + 1}, Columns: r.columns, Answer: sheet.Answer(row, r.columns[0])})
		}
		above = runs
	}
	return out
}

// run is neighbouring cells of a row that answer alike.
type run struct {
	columns [2]int
	class   int
}

func (x *Sheet) runs(row int, columns [2]int) []run {
	var out []run
	for column := columns[0]; column < columns[1]; column++ {
		class := x.Class(row, column)
		if last := len(out) - 1; last >= 0 && out[last].class == class {
			out[last].columns[1] = column + 1
			continue
		}
		out = append(out, run{[2]int{column, column + 1}, class})
	}
	return out
}

func (g Grid) happened(row int) bool {
	return slices.ContainsFunc(g.Bands[row].Events, func(e Event) bool {
		return !e.Foreign && e.Kind != EventExpired
	})
}
