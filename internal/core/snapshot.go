package core

import (
	"iter"
	"slices"
)

// Snapshot is the ledger after its first operations: a prefix by operation,
// not a filter by record time. It is a value, and asking never changes it.
type Snapshot struct {
	ledger *Ledger
	n      int
}

// At gives the ledger after its first n operations.
func (l *Ledger) At(n int) Snapshot { return Snapshot{ledger: l, n: min(n, len(l.ops))} }

// Now gives the ledger after all its operations.
func (l *Ledger) Now() Snapshot { return l.At(len(l.ops)) }

// Ask answers a question; it costs what the subject's own memories cost,
// whatever else is stored.
func (l *Ledger) Ask(q Query) Answer { return l.Now().Ask(q) }

// Explain takes every memory down the ladder, in ledger order.
func (l *Ledger) Explain(q Query) []Verdict { return l.Now().Explain(q) }

// Len gives the number of operations in the snapshot.
func (s Snapshot) Len() int { return s.n }

// Ops gives the snapshot's operations in ledger order. The slice is shared:
// it may be read, not written.
func (s Snapshot) Ops() []Op {
	if s.ledger == nil {
		return nil
	}
	return s.ledger.ops[:s.n]
}

// Memories gives the records in the snapshot, in ledger order.
func (s Snapshot) Memories() []Record { return slices.Collect(s.All()) }

// All goes through the records in the snapshot, in ledger order.
func (s Snapshot) All() iter.Seq[Record] {
	return func(yield func(Record) bool) {
		if s.ledger == nil {
			return
		}
		for _, m := range s.ledger.memories {
			if m.at >= s.n || !yield(m.Record) {
				return
			}
		}
	}
}

// Expired lists the memories whose expires comes later than one time and not
// later than another, in ledger order.
func (s Snapshot) Expired(since, by Time) []Record {
	var out []Record
	if s.ledger == nil {
		return out
	}
	for _, m := range s.ledger.memories[:s.Count()] {
		if !m.Expires.IsZero() && since.earlier(&m.Expires) && !by.earlier(&m.Expires) {
			out = append(out, m.Record)
		}
	}
	return out
}

// Holds reports whether the snapshot has a memory.
func (s Snapshot) Holds(id string) bool { return s.memory(id) != nil }

// memory finds one by its id; nil where the snapshot does not hold it.
func (s Snapshot) memory(id string) *memory {
	if s.ledger == nil {
		return nil
	}
	if m := s.ledger.byID[id]; m != nil && m.at < s.n {
		return m
	}
	return nil
}

// Knows reports whether the snapshot holds a memory of the subject.
func (s Snapshot) Knows(subject Subject) bool { return len(s.about(subject)) > 0 }

// about gives the memories of one subject in the snapshot.
func (s Snapshot) about(subject Subject) []*memory {
	if s.ledger == nil {
		return nil
	}
	list := s.ledger.subjects[subject]
	end := len(list)
	for end > 0 && list[end-1].at >= s.n {
		end--
	}
	return list[:end]
}
