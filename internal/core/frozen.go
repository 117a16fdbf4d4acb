package core

import "slices"

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
	news, c := newsBetween(before, after, g.Subject), &Classes{}
	was, is := g.Sheet(before, c), g.Sheet(after, c)
	for row := range g.Bands {
		known := g.AskedKnown(row)
		if known.IsZero() || !known.Before(f.Above) {
			continue
		}
		f.Total += len(g.Valid) + 1
		if news.reach(&known) {
			f.Changed += is.differing(was, row)
		}
	}
	return f
}

// news is what the operations between two snapshots may have changed.
type news struct {
	before, after Snapshot
	// touched are the memories of the subject of which the operations speak.
	touched []*memory
}

func newsBetween(before, after Snapshot, subject Subject) news {
	n := news{before: before, after: after}
	if before.ledger == after.ledger {
		n.touched = slices.DeleteFunc(slices.Clone(after.about(subject)), n.isOld)
	}
	return n
}

// isOld reports whether none of the operations speaks of a memory.
func (n news) isOld(m *memory) bool {
	isNew := func(s *stamp) bool { return s.set && s.at >= n.before.n && s.at < n.after.n }
	old := m.at < n.before.n && !isNew(&m.verified) && !isNew(&m.retired)
	for i := range m.citations {
		old = old && !isNew(&m.citations[i].since) && !isNew(&m.citations[i].revoked)
	}
	return old
}

// reach reports whether an answer may have changed, as known at a time: some
// memory that counts stands now and did not, or rests on other sources. All
// else that an answer depends on is fixed when a memory is recorded. Ledgers
// that are not one may differ anywhere.
func (n news) reach(known *Time) bool {
	return n.before.ledger != n.after.ledger ||
		slices.ContainsFunc(n.touched, func(m *memory) bool { return n.changed(m, known) })
}

func (n news) changed(m *memory, known *Time) bool {
	stood, stands := m.at < n.before.n && n.before.stands(m, known), n.after.stands(m, known)
	if stood != stands || !stands {
		return stood != stands
	}
	for i := range m.citations {
		if n.before.holds(&m.citations[i], known) != n.after.holds(&m.citations[i], known) {
			return true
		}
	}
	return false
}
