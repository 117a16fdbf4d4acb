package core

// United cuts the plane of a subject where another plane of it is cut too, so
// that two ledgers can be compared cell by cell: inside a cell neither of
// them changes its answer. The events are those of the grid itself.
func (g Grid) United(other Grid) Grid {
	valid, known := times{}, times{}
	valid.add(g.Valid...)
	valid.add(other.Valid...)
	known.add(g.Known...)
	known.add(other.Known...)
	out := Grid{Subject: g.Subject, At: g.At, Valid: valid.sorted(), Known: known.sorted()}
	out.cut()
	for _, band := range g.Bands {
		for _, e := range band.Events {
			at := &out.Bands[out.Row(e.On)]
			at.Events = append(at.Events, e)
		}
	}
	return out
}

// Differs tells for each cell of a row whether two ledgers answer it
// differently.
func (g Grid) Differs(a, b Snapshot, row int) []bool {
	known := g.Asked(row, 0).Known
	one, other := a.line(g.Subject, known), b.line(g.Subject, known)
	out := make([]bool, len(g.Valid)+1)
	for column := range out {
		valid := g.Asked(row, column).Valid
		out[column] = !one.ask(valid).Equal(other.ask(valid))
	}
	return out
}

// Differing counts the cells that two ledgers answer differently, out of all
// cells. The grid must be cut where the plane of either is: see United.
func (g Grid) Differing(a, b Snapshot) (differ, total int) {
	for row := range g.Bands {
		for _, differs := range g.Differs(a, b, row) {
			if total++; differs {
				differ++
			}
		}
	}
	return differ, total
}
