package core

import (
	"cmp"
	"slices"
)

// Axes is Plane without what happened in its bands. It costs what the
// subject's own memories cost, whatever else is stored.
func (s Snapshot) Axes(subject Subject, at AsOf) Grid {
	memories := s.about(subject)
	valid, known := make(times, 0, 2*len(memories)), make(times, 0, 2*len(memories))
	for i, m := range memories {
		valid.interval(m.Valid)
		known.add(m.Expires, i-len(memories))
		known.add(m.Recorded, m.at)
		known.stamped(s, &m.verified)
		known.stamped(s, &m.retired)
	}
	for source := range s.cited(memories) {
		for i := range source.revocations {
			known.stamped(s, &source.revocations[i])
		}
	}
	g := Grid{Subject: subject, At: at, Valid: valid.sorted(), Known: known.sorted()}
	g.cut()
	return g
}

// times collects instants. Where one is written in several ways, that of the
// lowest rank is kept.
type times []rankedTime

// rankedTime is a time with a rank of its own: on the record axis the index
// of its operation, below zero where there is none.
type rankedTime struct {
	Time
	rank int
}

func (t *times) add(on Time, rank int) {
	if !on.IsZero() {
		*t = append(*t, rankedTime{on, rank})
	}
}

// interval adds both ends of a valid interval, behind those added before.
func (t *times) interval(valid Interval) {
	t.add(valid.From, len(*t))
	t.add(valid.To, len(*t))
}

func (t *times) stamped(s Snapshot, by *stamp) {
	if by.set && by.at < s.n {
		t.add(by.on, by.at)
	}
}

// sorted gives each instant once, in ascending order.
func (t times) sorted() []Time {
	slices.SortFunc(t, func(a, b rankedTime) int { return cmp.Or(a.Compare(b.Time), cmp.Compare(a.rank, b.rank)) })
	out := make([]Time, 0, len(t))
	for _, next := range t {
		if len(out) == 0 || out[len(out)-1].Compare(next.Time) != 0 {
			out = append(out, next.Time)
		}
	}
	return out
}

// cited gives the sources on which memories rest in the snapshot, each once,
// in no order.
func (s Snapshot) cited(memories []*memory) map[*source]bool {
	out := make(map[*source]bool, len(memories))
	for _, m := range memories {
		for i := range m.citations {
			if c := &m.citations[i]; !c.since.set || c.since.at < s.n {
				out[c.source] = true
			}
		}
	}
	return out
}

// events lists what happened, in ledger order, then the expiries of the
// subject's memories in ledger order.
func (s Snapshot) events(subject Subject) []Event {
	if s.ledger == nil {
		return nil
	}
	memories := s.about(subject)
	cited, out := s.cited(memories), make([]Event, 0, s.n)
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
			e.Kind, e.Foreign = EventRevoked, !cited[s.ledger.sources[op.Evidence]]
		}
		out = append(out, e)
	}
	for _, m := range memories {
		if !m.Expires.IsZero() {
			out = append(out, Event{Kind: EventExpired, ID: m.ID, On: m.Expires, Op: m.at})
		}
	}
	return out
}

func (s Snapshot) subject(id string) Subject {
	return s.ledger.byID[id].Subject()
}
