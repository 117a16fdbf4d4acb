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

// times collects instants, each once.
type times struct{ list []Time }

func (t *times) add(more ...Time) {
	for _, m := range more {
		if !m.IsZero() {
			t.list = append(t.list, m)
		}
	}
}

func (t *times) sorted() []Time {
	slices.SortStableFunc(t.list, Time.Compare)
	return slices.CompactFunc(t.list, func(a, b Time) bool { return a.Compare(b) == 0 })
}

// Plane cuts the axes of one subject. An axis without cuts has one row or
// column, asked at the coordinate given.
func (s Snapshot) Plane(subject Subject, at AsOf) Grid {
	g := Grid{Subject: subject, At: at}
	var valid, known times
	for _, m := range s.about(subject) {
		valid.add(m.Valid.From, m.Valid.To)
		known.add(m.Expires)
	}
	events := s.events(subject)
	for _, e := range events {
		if !e.Foreign {
			known.add(e.On)
		}
	}
	g.Valid, g.Known = valid.sorted(), known.sorted()
	g.cut()
	for _, e := range events {
		band := &g.Bands[g.Row(e.On)]
		band.Events = append(band.Events, e)
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

// events lists what happened, in ledger order, then the expiries of the
// subject's memories in ledger order.
func (s Snapshot) events(subject Subject) []Event {
	if s.ledger == nil {
		return nil
	}
	cited := map[string]bool{}
	for _, m := range s.about(subject) {
		for _, c := range m.citations {
			cited[c.name] = cited[c.name] || !c.since.set || c.since.at < s.n
		}
	}
	var out []Event
	for n, op := range s.ledger.ops[:s.n] {
		e := Event{ID: op.Target(), On: op.When(), Op: n}
		switch op := op.(type) {
		case Record:
			e.Kind, e.Foreign = EventRecorded, op.Subject() != subject
		case Verify:
			e.Kind, e.Foreign = EventVerified, s.subject(op.ID) != subject
		case Retire:
			e.Kind, e.Foreign = EventRetired, s.subject(op.ID) != subject
		case Revoke:
			e.Kind, e.Foreign = EventRevoked, !cited[op.Evidence]
		}
		out = append(out, e)
	}
	for _, m := range s.about(subject) {
		if !m.Expires.IsZero() {
			out = append(out, Event{Kind: EventExpired, ID: m.ID, On: m.Expires, Op: m.at})
		}
	}
	return out
}

func (s Snapshot) subject(id string) Subject {
	return s.ledger.byID[id].Subject()
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
	return AsOf{Valid: bound(g.Valid, column, g.At.Valid), Known: bound(g.Known, row, g.At.Known)}
}

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
	var above []Region
	for row := w.Rows[0]; row < w.Rows[1]; row++ {
		runs := g.runs(s, row, w.Columns)
		if sameRuns(above, runs) && !g.happened(row) {
			for i := range above {
				out[len(out)-len(above)+i].Rows[1] = row + 1
			}
			continue
		}
		out = append(out, runs...)
		above = runs
	}
	return out
}

func (g Grid) happened(row int) bool {
	return slices.ContainsFunc(g.Bands[row].Events, func(e Event) bool {
		return !e.Foreign && e.Kind != EventExpired
	})
}

func (g Grid) runs(s Snapshot, row int, columns [2]int) []Region {
	var out []Region
	for i, a := range g.Along(s, row, columns) {
		column := columns[0] + i
		if last := len(out) - 1; last >= 0 && out[last].Answer.Equal(a) {
			out[last].Columns[1] = column + 1
			continue
		}
		out = append(out, Region{Rows: [2]int{row, row + 1}, Columns: [2]int{column, column + 1}, Answer: a})
	}
	return out
}

func sameRuns(a, b []Region) bool {
	return slices.EqualFunc(a, b, func(a, b Region) bool {
		return a.Columns == b.Columns && a.Answer.Equal(b.Answer)
	})
}

// Frozen is the count that shows the law: a step changes nothing above its
// earliest record time.
type Frozen struct {
	Changed, Total int
	Above          Time // the step's earliest record time; zero = nothing above
}

// FrozenPast counts how many cells in rows above the earliest record time of
// the operations between two snapshots differ, out of how many, on the plane
// of the later one. With an operation known from the start, nothing is above.
func FrozenPast(before, after Snapshot, g Grid) Frozen {
	var above Time
	for n, op := range after.Ops()[before.n:] {
		switch {
		case op.When().IsZero():
			return Frozen{}
		case n == 0 || op.When().Before(above):
			above = op.When()
		}
	}
	return FrozenAbove(before, after, g, above)
}

// FrozenAbove counts the cells in rows above a record time, as FrozenPast. A
// row is above when it is asked before that time; without a time nothing is.
func FrozenAbove(before, after Snapshot, g Grid, above Time) Frozen {
	f := Frozen{Above: above}
	if above.IsZero() {
		return f
	}
	for row := range g.Bands {
		if known := g.Asked(row, 0).Known; known.IsZero() || !known.Before(f.Above) {
			continue
		}
		f.Total += len(g.Valid) + 1
		f.Changed += g.differing(before, after, row)
	}
	return f
}
