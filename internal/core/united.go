package core

import "slices"

// United cuts the plane of a subject where another plane of it is cut too, so
// that two ledgers can be compared cell by cell: inside a cell neither of
// them changes its answer. The events are those of the grid itself.
func (g Grid) United(other Grid) Grid {
	out := Grid{Subject: g.Subject, At: g.At, Valid: merged(g.Valid, other.Valid), Known: merged(g.Known, other.Known)}
	out.cut()
	for _, band := range g.Bands {
		for _, e := range band.Events {
			at := &out.Bands[out.Row(e.On)]
			at.Events = append(at.Events, e)
		}
	}
	return out
}

// merged joins two ascending lists; of equal instants the first list's way of
// writing is kept.
func merged(a, b []Time) []Time {
	out := make([]Time, 0, len(a)+len(b))
	for len(a) > 0 && len(b) > 0 {
		switch order := a[0].Compare(b[0]); {
		case order > 0:
			out, b = append(out, b[0]), b[1:]
		case order == 0:
			b = b[1:]
		default:
			out, a = append(out, a[0]), a[1:]
		}
	}
	return append(append(out, a...), b...)
}

// Differing counts the cells that two ledgers answer differently, out of all
// cells. The grid must be cut where the plane of either is: see United.
func (g Grid) Differing(a, b Snapshot) (differ, total int) {
	parting, c := Part(a, b), &Classes{}
	one, other := g.Sheet(a, c), g.Sheet(b, c)
	for row := range g.Bands {
		total += len(g.Valid) + 1
		if parting.Reaches(g.AskedKnown(row)) {
			differ += one.differing(other, row)
		}
	}
	return differ, total
}

// Parting is the record time from which two ledgers may answer differently:
// that of the first operation in which they differ. As known before it, every
// answer is the same.
type Parting struct {
	since Time // zero = from the start
	never bool
}

// Part compares two ledgers operation by operation.
func Part(a, b Snapshot) Parting {
	one, other := a.Ops(), b.Ops()
	at := 0
	for at < len(one) && at < len(other) && sameOp(one[at], other[at]) {
		at++
	}
	switch {
	case at == len(one) && at == len(other):
		return Parting{never: true}
	case at == len(one):
		return Parting{since: other[at].When()}
	case at == len(other) || one[at].When().Before(other[at].When()):
		return Parting{since: one[at].When()}
	}
	return Parting{since: other[at].When()}
}

// Reaches reports whether the two ledgers may differ as known at a time.
func (p Parting) Reaches(known Time) bool { return !p.never && recordedBy(&p.since, &known) }

// sameOp reports whether two operations that a ledger took are the same.
func sameOp(a, b Op) bool {
	switch a := a.(type) {
	case Record:
		r, ok := b.(Record)
		return ok && a.same(&r)
	case Verify:
		v, ok := b.(Verify)
		return ok && a.ID == v.ID && slices.Equal(a.Evidence, v.Evidence) && a.Recorded.Equal(v.Recorded)
	case Retire:
		r, ok := b.(Retire)
		return ok && a.ID == r.ID && a.Recorded.Equal(r.Recorded)
	case Revoke:
		r, ok := b.(Revoke)
		return ok && a.Evidence == r.Evidence && a.Recorded.Equal(r.Recorded)
	}
	return false
}
