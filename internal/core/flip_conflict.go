package core

// SettleConflict lists the single changes of the ledger after which a
// conflict is usable: a later memory supersedes an earlier one, one is
// retired, one source is revoked, each recorded at the question's known. The
// pairs and memories come in ledger order, the sources by code point. It is
// empty for any other answer. None of them is right by itself: the ledger
// does not say which value is true.
func (s Snapshot) SettleConflict(q Query) []Flip {
	q = q.filled()
	asked := s.trial(q.Subject(), q.AsOf)
	was, out := asked.answer(), []Flip{}
	if was.Status != Conflict {
		return out
	}
	try := func(c Change, t trial) {
		if t.usable() {
			out = append(out, Flip{Change: c, Answer: t.answer()})
		}
	}
	left := asked.left()
	for i, older := range left {
		if !decisive(older, was) {
			continue
		}
		for _, newer := range left[i+1:] {
			c := Change{Kind: ChangeLink, Op: newer.at, Path: supersedesPath, Value: older.ID}
			try(c, asked.with(linked(older, newer)))
		}
	}
	for _, m := range left {
		own := *m
		own.retired = asked.now()
		try(s.added(Retire{ID: m.ID, Recorded: q.Known}, q.Known), asked.with(&own))
	}
	for _, name := range sources(was) {
		gone := &source{name: name, revoked: asked.now()}
		try(s.added(Revoke{Evidence: name, Recorded: q.Known}, q.Known), asked.resting(gone))
	}
	return out
}

// left gives the memories left, in ledger order.
func (t trial) left() []*memory {
	out := make([]*memory, 0, t.many)
	for _, m := range t.memories {
		if t.letsIn(m) {
			out = append(out, m)
		}
	}
	return out
}

// decisive reports whether the answer can become usable when a memory is
// replaced: a link takes out that one and lets nothing in, so that its value
// must be one of two, and nobody else's.
func decisive(m *memory, was Answer) bool {
	many := 0
	for _, left := range was.Left {
		if left.Value == m.Value {
			many++
		}
	}
	return many == 1 && len(was.Candidates) == 2
}

// sources gives what the memories left rest on, sorted.
func sources(a Answer) []string {
	var out []string
	for _, left := range a.Left {
		out = append(out, left.Evidence...)
	}
	return set(out)
}
