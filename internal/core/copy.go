package core

import "slices"

// Copy gives a ledger of its own that has taken the operations of the
// snapshot. It does what taking them again would do, and costs less: they
// were judged before.
func (s Snapshot) Copy() *Ledger {
	out := &Ledger{ops: slices.Clone(s.Ops())}
	if s.n == 0 {
		return out
	}
	out.clock = out.ops[s.n-1].When()
	c := copier{from: s, to: out, own: make([]memory, s.Count())}
	out.memories = make([]*memory, len(c.own))
	out.byID = make(map[string]*memory, len(c.own))
	out.subjects = map[Subject][]*memory{}
	out.sources = make(map[string]*source, len(s.ledger.sources))
	for i, m := range s.ledger.memories[:len(c.own)] {
		c.memory(&c.own[i], m)
		out.memories[i] = &c.own[i]
		out.byID[m.ID] = &c.own[i]
		subject := m.Subject()
		out.subjects[subject] = append(out.subjects[subject], &c.own[i])
	}
	for name, was := range s.ledger.sources { // those that nobody cites may be revoked too
		c.source(name, was)
	}
	return out
}

// copier copies what a ledger holds, as far as the snapshot has it.
type copier struct {
	from Snapshot
	to   *Ledger
	own  []memory
}

func (c *copier) memory(own, m *memory) {
	*own = memory{Record: m.Record, at: m.at, place: m.place, verified: c.stamp(m.verified), retired: c.stamp(m.retired)}
	if len(m.heirs) > 0 {
		about := c.from.ledger.subjects[m.Subject()]
		for _, heir := range m.heirs {
			if about[heir].at < c.from.n {
				own.heirs = append(own.heirs, heir)
			}
		}
	}
	own.citations = make([]citation, 0, len(m.citations))
	for i := range m.citations {
		since := m.citations[i].since
		if !since.set || since.at < c.from.n {
			own.citations = append(own.citations, citation{source: c.source(m.citations[i].name, m.citations[i].source), since: since})
		}
	}
}

// source gives the copy of a source that all copies of citations share.
func (c *copier) source(name string, was *source) *source {
	if own, there := c.to.sources[name]; there {
		return own
	}
	own := &source{name: name, revoked: c.stamp(was.revoked)}
	for _, by := range was.revocations {
		if by.at < c.from.n {
			own.revocations = append(own.revocations, by)
		}
	}
	c.to.sources[name] = own
	return own
}

// stamp keeps one that the snapshot has.
func (c *copier) stamp(s stamp) stamp {
	if s.at >= c.from.n {
		return stamp{}
	}
	return s
}
