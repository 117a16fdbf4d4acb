package core

import (
	"slices"
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

// same reports whether two memories say the same.
func (l Left) same(m Left) bool { return l.Value == m.Value && slices.Equal(l.Evidence, m.Evidence) }

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
	if slices.EqualFunc(a.Left, b.Left, Left.same) {
		return true
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
	many := 0
	for i := range a.Left {
		if a.Left[i].Value == value {
			many += len(a.Left[i].Evidence)
		}
	}
	if many == 0 {
		return nil
	}
	out := make([]string, 0, many)
	for i := range a.Left {
		if a.Left[i].Value == value {
			out = append(out, a.Left[i].Evidence...)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// answer sums up the memories left.
func answer(left []Left) Answer {
	if len(left) == 0 {
		return Answer{Status: NotFound, Evidence: []string{}}
	}
	a := Answer{Status: Usable, Value: left[0].Value, Left: left}
	for i := range left {
		if left[i].Value != a.Value {
			return Answer{Status: Conflict, Candidates: values(left), Left: left}
		}
	}
	a.Evidence = a.Support(a.Value)
	return a
}

// values gives the distinct values, sorted by code point.
func values(left []Left) []string {
	out := make([]string, 0, min(len(left), few))
	for i := range left {
		if len(out) > few || !slices.Contains(out, left[i].Value) { // mostly they are few
			out = append(out, left[i].Value)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// few is how many memories, or distinct values, an answer mostly has.
const few = 16

// Ask answers a question from the snapshot. A question without Known is
// answered as known from the start.
func (s Snapshot) Ask(q Query) Answer {
	q = q.filled()
	memories := s.about(q.Subject())
	var here [few]finding // most subjects have few memories, and need no storage
	marks := here[:0]
	if len(memories) > few {
		marks = make([]finding, 0, len(memories))
	}
	marks = s.judge(marks, memories, &q.Known)
	if many := settle(marks, memories, &q.Valid); many > 0 {
		return answer(s.left(marks, memories, many, &q.Known))
	}
	return answer(nil)
}

// left gathers the memories that pass every rung, so many of them, in ledger
// order.
func (s Snapshot) left(marks []finding, memories []*memory, many int, known *Time) []Left {
	sources := 0
	for i, m := range memories {
		if marks[i]&passes != 0 {
			sources += len(m.citations)
		}
	}
	out, names := make([]Left, 0, many), make([]string, 0, sources)
	for i, m := range memories {
		if marks[i]&passes != 0 {
			from := len(names)
			names = s.support(names, m, known)
			out = append(out, Left{ID: m.ID, Value: m.Value, Evidence: names[from:len(names):len(names)]})
		}
	}
	return out
}

// stands reports whether a memory passes rungs 4, 5 and 6: it counts against
// others, whatever its valid time and expiry.
func (s Snapshot) stands(m *memory, known *Time) bool {
	return recordedBy(&m.Recorded, known) && s.status(m, known) == StatusVerified && s.supported(m, known)
}

// status gives the status a memory was recorded with, changed by what was
// recorded by known.
func (s Snapshot) status(m *memory, known *Time) Status {
	switch {
	case m.retired.by(s.n, known):
		return StatusRetired
	case m.verified.by(s.n, known):
		return StatusVerified
	}
	return m.Status
}

func (s Snapshot) supported(m *memory, known *Time) bool {
	for i := range m.citations {
		if s.holds(&m.citations[i], known) {
			return true
		}
	}
	return false
}

// cites reports whether a source is the memory's own or was added by known.
func (s Snapshot) cites(c *citation, known *Time) bool {
	return !c.since.set || c.since.by(s.n, known)
}

// holds reports whether a source counts for the memory and is not revoked.
func (s Snapshot) holds(c *citation, known *Time) bool {
	return s.cites(c, known) && !c.revoked.by(s.n, known)
}

// support appends the sources of a memory that are not revoked by known.
func (s Snapshot) support(out []string, m *memory, known *Time) []string {
	for i := range m.citations {
		if s.holds(&m.citations[i], known) {
			out = append(out, m.citations[i].name)
		}
	}
	return out
}

func fresh(m *memory, known *Time) bool { return m.Expires.IsZero() || known.earlier(&m.Expires) }
