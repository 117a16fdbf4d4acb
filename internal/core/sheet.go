package core

import "slices"

// Sheet is the plane of one subject as one ledger answers it. Each row is
// judged once, and what the cells say can be compared without writing their
// answers out. It answers exactly as Grid.Cell does. It keeps what it found,
// and is for one user at a time.
type Sheet struct {
	grid     Grid
	snapshot Snapshot
	classes  *Classes
	memories []*memory
	columns  []columns    // in which each memory holds
	pairs    []int32      // of every memory with each of its citations, in ledger order
	rows     map[int]*row // those judged so far
	set      pairSet      // of the cell looked at last
}

// row is the ledger as known at one moment: which memories stand and which
// are fresh is judged once, and then asked about many valid times.
type row struct {
	known  Time
	marks  []finding
	pairs  []int32 // of those that stand and are fresh: of the i-th those before ends[i]
	ends   []int
	column int // the one that is settled; -1 = none
	many   int // the memories left there
}

// columns are those in which a memory holds, from the first to before the
// second; the first of the grid, which has no lower bound, is told apart.
type columns struct {
	first    bool
	from, to int
}

// columns finds those of an interval. First is where the first is asked.
func (g Grid) columns(valid Interval, first *Time) columns {
	before := func(t Time) int {
		at, _ := slices.BinarySearchFunc(g.Valid, t, Time.Compare)
		return at + 1
	}
	c := columns{first: valid.covers(first), from: 1, to: len(g.Valid) + 1}
	if !valid.From.IsZero() {
		c.from = before(valid.From)
	}
	if !valid.To.IsZero() {
		c.to = before(valid.To)
	}
	return c
}

func (c columns) have(column int) bool {
	return column >= c.from && column < c.to || column == 0 && c.first
}

// Sheet lays the plane out for a ledger. Sheets are compared by the classes
// that they share.
func (g Grid) Sheet(s Snapshot, c *Classes) *Sheet {
	x := &Sheet{grid: g, snapshot: s, classes: c, memories: s.about(g.Subject), rows: map[int]*row{}}
	first := g.about(0)
	for _, m := range x.memories {
		x.columns = append(x.columns, g.columns(m.Valid, &first))
		for i := range m.citations {
			x.pairs = append(x.pairs, c.pair(m.Value, m.citations[i].name))
		}
	}
	return x
}

// Class gives the number of what a cell says.
func (x *Sheet) Class(row, column int) int { return x.classes.number(x.says(row, column)) }

// Says gives what a cell answers in short: its status, and its value where it
// is usable.
func (x *Sheet) Says(row, column int) (AnswerStatus, string) {
	return inShort(x.settled(row, column).marks, x.memories)
}

// Answer gives the whole answer of a cell.
func (x *Sheet) Answer(row, column int) Answer {
	r := x.settled(row, column)
	return answer(x.snapshot.left(r.marks, x.memories, r.many, &r.known))
}

// row judges a row the first time that it is asked.
func (x *Sheet) row(n int) *row {
	if r, there := x.rows[n]; there {
		return r
	}
	r := &row{known: x.grid.AskedKnown(n), ends: make([]int, len(x.memories)), column: -1}
	r.marks = x.snapshot.judge(make([]finding, 0, len(x.memories)), x.memories, &r.known)
	pair := 0
	for i, m := range x.memories {
		for j := range m.citations {
			if r.marks[i]&isFresh != 0 && x.snapshot.holds(&m.citations[j], &r.known) {
				r.pairs = append(r.pairs, x.pairs[pair])
			}
			pair++
		}
		r.ends[i] = len(r.pairs)
	}
	x.rows[n] = r
	return r
}

// settled gives a row in which it is marked who is left in a cell.
func (x *Sheet) settled(row, column int) *row {
	r := x.row(row)
	if r.column == column {
		return r
	}
	for i := range r.marks {
		r.marks[i] &^= isAbout
		if x.columns[i].have(column) {
			r.marks[i] |= isAbout
		}
	}
	r.column, r.many = column, settled(r.marks, x.memories)
	return r
}

// says gives the pairs that a cell holds. The set is overwritten by the next
// call.
func (x *Sheet) says(row, column int) pairSet {
	r := x.settled(row, column)
	x.set = x.set[:0]
	if r.many == 0 {
		return x.set
	}
	from := 0
	for i, end := range r.ends {
		if r.marks[i]&passes != 0 {
			for _, pair := range r.pairs[from:end] {
				x.set = x.set.with(pair)
			}
		}
		from = end
	}
	return x.set
}

// differing counts the cells of a row that another ledger answers differently.
func (x *Sheet) differing(other *Sheet, row int) int {
	n := 0
	for column := range len(x.grid.Valid) + 1 {
		if !x.says(row, column).equal(other.says(row, column)) {
			n++
		}
	}
	return n
}
