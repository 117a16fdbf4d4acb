package core

import (
	"slices"
	"strings"
)

// AsOf is a question's two coordinates: the valid time it asks about, and
// the record time by which something must have been recorded to count.
type AsOf struct{ Valid, Known Time }

// Query asks what holds for a subject. Known is required; a Valid left out
// is the same as Known.
type Query struct {
	Key, Scope, Version string
	AsOf
}

// Subject gives what the question is about.
func (q Query) Subject() Subject { return Subject{q.Key, q.Scope, q.Version} }

func (q Query) filled() Query {
	if q.Valid.IsZero() {
		q.Valid = q.Known
	}
	return q
}

// AnswerStatus says how many distinct values are left.
type AnswerStatus string

// The three answers. A conflict never has a winner.
const (
	NotFound AnswerStatus = "not_found"
	Usable   AnswerStatus = "usable"
	Conflict AnswerStatus = "conflict"
)

// Left is one memory that passed every rung.
type Left struct {
	ID       string
	Value    string
	Evidence []string // its sources not revoked by known, sorted
}

// Answer is what the ledger says to one question.
type Answer struct {
	Status     AnswerStatus
	Value      string   // when usable
	Evidence   []string // when usable: the union of the sources that hold, sorted by code point
	Candidates []string // when in conflict: the distinct values, sorted by code point
	Left       []Left   // the memories left, in ledger order
}

// Equal reports whether two answers say the same: status, value or values,
// and for each value the evidence. Which memories say it does not count.
func (a Answer) Equal(b Answer) bool {
	if a.Status != b.Status || a.Value != b.Value ||
		!slices.Equal(a.Evidence, b.Evidence) || !slices.Equal(a.Candidates, b.Candidates) {
		return false
	}
	for _, value := range a.Candidates {
		if !slices.Equal(a.Support(value), b.Support(value)) {
			return false
		}
	}
	return true
}

// Support gives the sources that hold for one of the values, sorted.
func (a Answer) Support(value string) []string {
	var out []string
	for _, left := range a.Left {
		if left.Value == value {
			out = append(out, left.Evidence...)
		}
	}
	return set(out)
}

// answer sums up the memories left.
func answer(left []Left) Answer {
	if len(left) == 0 {
		return Answer{Status: NotFound, Evidence: []string{}}
	}
	if len(left) == 1 {
		return Answer{Status: Usable, Value: left[0].Value, Evidence: left[0].Evidence, Left: left}
	}
	values := make([]string, 0, len(left))
	for _, m := range left {
		values = append(values, m.Value)
	}
	slices.SortFunc(values, strings.Compare)
	values = slices.Compact(values)
	if len(values) > 1 {
		return Answer{Status: Conflict, Candidates: values, Left: left}
	}
	a := Answer{Status: Usable, Value: values[0], Left: left}
	a.Evidence = a.Support(values[0])
	return a
}

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
func (s Snapshot) Memories() []Record {
	var out []Record
	if s.ledger == nil {
		return out
	}
	for _, m := range s.ledger.memories {
		if m.at < s.n {
			out = append(out, m.Record)
		}
	}
	return out
}

// about gives the memories of one subject in the snapshot.
func (s Snapshot) about(subject Subject) []int {
	if s.ledger == nil {
		return nil
	}
	list := s.ledger.subjects[subject]
	end := len(list)
	for end > 0 && s.ledger.memories[list[end-1]].at >= s.n {
		end--
	}
	return list[:end]
}

// Ask answers a question from the snapshot. A question without Known is
// answered as known from the start.
func (s Snapshot) Ask(q Query) Answer {
	q = q.filled()
	var left []Left
	for _, i := range s.about(q.Subject()) {
		m := s.ledger.memories[i]
		if s.stands(m, q.Known) && m.Valid.Covers(q.Valid) && fresh(m, q.Known) && !s.replaced(m, q.AsOf) {
			left = append(left, Left{ID: m.ID, Value: m.Value, Evidence: s.support(m, q.Known)})
		}
	}
	return answer(left)
}

// stands reports whether a memory passes rungs 4, 5 and 6: it counts against
// others, whatever its valid time and expiry.
func (s Snapshot) stands(m *memory, known Time) bool {
	return recordedBy(m.Recorded, known) && s.status(m, known) == StatusVerified && s.supported(m, known)
}

// status gives the status a memory was recorded with, changed by what was
// recorded by known.
func (s Snapshot) status(m *memory, known Time) Status {
	switch {
	case m.retired.by(s.n, known):
		return StatusRetired
	case m.verified.by(s.n, known):
		return StatusVerified
	}
	return m.Status
}

func (s Snapshot) supported(m *memory, known Time) bool {
	for _, c := range m.citations {
		if s.cites(c, known) && !s.isRevoked(c.source, known) {
			return true
		}
	}
	return false
}

func (s Snapshot) cites(c citation, known Time) bool {
	return !c.since.set || c.since.by(s.n, known)
}

// support gives the sources of a memory that are not revoked by known.
func (s Snapshot) support(m *memory, known Time) []string {
	out := make([]string, 0, len(m.citations))
	for _, c := range m.citations {
		if s.cites(c, known) && !s.isRevoked(c.source, known) {
			out = append(out, c.source)
		}
	}
	return out
}

// isRevoked looks at the first revocation alone: record times never run
// backwards, so no later one can be earlier.
func (s Snapshot) isRevoked(source string, known Time) bool {
	all := s.ledger.revoked[source]
	return len(all) > 0 && all[0].by(s.n, known)
}

func fresh(m *memory, known Time) bool { return m.Expires.IsZero() || known.Before(m.Expires) }

// replaced reports whether rung 8 fails: some head of a chain over the memory
// stands and covers the valid time.
func (s Snapshot) replaced(m *memory, at AsOf) bool {
	if len(m.heirs) == 0 {
		return false
	}
	found := false
	s.walk(m, func(head *memory, direct bool) bool {
		found = s.heads(head, at)
		return !found
	})
	return found
}

func (s Snapshot) heads(m *memory, at AsOf) bool {
	return m.Valid.Covers(at.Valid) && s.stands(m, at.Known)
}

// walk visits every memory that replaces m, directly or through a chain of
// links, each once, until visit says stop. The memories between need nothing
// but their links.
func (s Snapshot) walk(m *memory, visit func(head *memory, direct bool) bool) {
	var seen map[int]bool
	todo := m.heirs
	for at := 0; at < len(todo); at++ {
		i := todo[at]
		head := s.ledger.memories[i]
		if head.at >= s.n || seen[i] {
			continue
		}
		if !visit(head, at < len(m.heirs)) {
			return
		}
		if len(todo) > 1 || len(head.heirs) > 0 {
			if seen == nil {
				seen = map[int]bool{}
			}
			seen[i] = true
			todo = append(todo[:len(todo):len(todo)], head.heirs...)
		}
	}
}
