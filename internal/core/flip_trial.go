package core

import "slices"

// trial is the memories of one subject as a question sees them, to be asked
// again with some of them changed. A change of the ledger touches few
// memories: only those are judged again, and nothing is rebuilt. It answers
// exactly as the ledger with the changed operations would.
type trial struct {
	snapshot Snapshot
	subject  Subject
	at       AsOf
	memories []*memory // in ledger order; a changed one is a copy in its place
	marks    []finding
	many     int // those left
}

func (s Snapshot) trial(subject Subject, at AsOf) trial {
	t := trial{snapshot: s, subject: subject, at: at, memories: s.about(subject)}
	t.marks = s.judge(make([]finding, 0, len(t.memories)), t.memories, &at.Known)
	t.many = settle(t.marks, t.memories, &t.at.Valid)
	return t
}

// about asks about another valid time.
func (t trial) about(valid Time) trial {
	t.at.Valid, t.marks = valid, slices.Clone(t.marks)
	t.many = settle(t.marks, t.memories, &valid)
	return t
}

// with asks with some memories changed.
func (t trial) with(changed ...*memory) trial {
	t.memories, t.marks = slices.Clone(t.memories), slices.Clone(t.marks)
	for _, m := range changed {
		t.memories[m.place] = m
		t.snapshot.judge(t.marks[m.place:m.place], t.memories[m.place:m.place+1], &t.at.Known)
	}
	t.many = settle(t.marks, t.memories, &t.at.Valid)
	return t
}

// resting asks with a revocation of a source dropped or added: every memory
// that cites it rests on the source as it is then.
func (t trial) resting(on *source) trial {
	var changed []*memory
	for _, m := range t.memories {
		if i := slices.IndexFunc(m.citations, func(c citation) bool { return c.name == on.name }); i >= 0 {
			own := *m
			own.citations = slices.Clone(m.citations)
			own.citations[i].source = on
			changed = append(changed, &own)
		}
	}
	return t.with(changed...)
}

// letsIn reports whether a memory of the subject passes every rung.
func (t trial) letsIn(m *memory) bool {
	return m.place < len(t.marks) && t.marks[m.place]&passes != 0
}

// usable reports whether one distinct value is left.
func (t trial) usable() bool {
	status, _ := inShort(t.marks, t.memories)
	return status == Usable
}

func (t trial) answer() Answer {
	if t.many == 0 {
		return answer(nil)
	}
	return answer(t.snapshot.left(t.marks, t.memories, t.many, &t.at.Known))
}

// now is the stamp of an operation that is added at the question's known: it
// stands behind all that is known by then.
func (t trial) now() stamp { return stamp{set: true, on: t.at.Known} }

// verified gives a memory as the operation leaves it.
func (t trial) verified(m *memory, v Verify) *memory {
	own := *m
	own.verified, own.citations = t.now(), slices.Clone(m.citations)
	for _, name := range v.Evidence {
		s, there := t.snapshot.ledger.sources[name]
		if !there {
			s = &source{name: name}
		}
		own.citations = append(own.citations, citation{source: s, since: own.verified})
	}
	return &own
}

// linked gives the older memory with one heir more.
func linked(older, newer *memory) *memory {
	own := *older
	own.heirs = append(slices.Clone(older.heirs), newer.place)
	return &own
}

// unlinked gives the older memory with one heir less.
func unlinked(older, newer *memory) *memory {
	own := *older
	own.heirs = slices.DeleteFunc(slices.Clone(older.heirs), func(place int) bool { return place == newer.place })
	return &own
}
