package core

// Passed says of each rung, in order, whether a memory passes it.
type Passed [rungs]bool

// Fell gives the first rung that the memory does not pass, from 0; 9 for one
// that is left.
func (p Passed) Fell() int {
	for i, passed := range p {
		if !passed {
			return i
		}
	}
	return len(p)
}

// Ladder is the nine rungs as one question sets them. It takes single
// memories of a snapshot down, and judges what they share once. It says what
// Explain says. It keeps what it found, and is for
// one user at a time.
type Ladder struct {
	snapshot Snapshot
	query    Query
	settled  map[Subject][]finding
	replaced map[Subject]*replacing
}

// Ladder sets the rungs for a question.
func (s Snapshot) Ladder(q Query) *Ladder {
	return &Ladder{snapshot: s, query: q.filled(), settled: map[Subject][]finding{}, replaced: map[Subject]*replacing{}}
}

// Passed takes a memory down; false for one that is not there.
func (l *Ladder) Passed(id string) (Passed, bool) {
	s, q := l.snapshot, &l.query
	m := s.memory(id)
	if m == nil {
		return Passed{}, false
	}
	return Passed{
		m.Key == q.Key, m.Scope == q.Scope, m.Version == q.Version,
		recordedBy(&m.Recorded, &q.Known), s.status(m, &q.Known) == StatusVerified, s.supported(m, &q.Known),
		m.Valid.covers(&q.Valid), !l.isReplaced(m), fresh(m, &q.Known),
	}, true
}

// Check gives what was compared at one rung, from 0; the zero Check for a
// memory that is not there.
func (l *Ladder) Check(id string, rung int) Check {
	m := l.snapshot.memory(id)
	if m == nil {
		return Check{}
	}
	return l.snapshot.verdict(m, l.query, l.replaced, make([]Check, rungs)).Checks[rung]
}

// isReplaced reports whether a memory that stands and covers the valid time
// supersedes another.
func (l *Ladder) isReplaced(m *memory) bool {
	if len(m.heirs) == 0 {
		return false
	}
	subject := m.Subject()
	marks, there := l.settled[subject]
	if !there {
		marks = l.snapshot.trial(subject, l.query.AsOf).marks
		l.settled[subject] = marks
	}
	return replacedBy(m.heirs, marks)
}
