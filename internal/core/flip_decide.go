package core

import (
	"iter"
	"slices"
)

// DecisionFlip is a single change of a decision's inputs that leads to
// another state.
type DecisionFlip struct {
	Change   Change
	Decision Decision // the whole decision with the change
}

// FlipDecision lists every single change that leads to another state, in
// field order: each input missing or present, each other legal value of
// scope and validity, a different one for each of the two subjects.
func FlipDecision(r Request) []DecisionFlip {
	was, out := Decide(r).State, []DecisionFlip{}
	for _, c := range inputChanges(r) {
		if d := Decide(c.Request(r)); d.State != was {
			out = append(out, DecisionFlip{Change: c, Decision: d})
		}
	}
	return out
}

// inputChanges gives every single change of the inputs, in field order,
// wherever it leads.
func inputChanges(r Request) []Change {
	var out []Change
	for _, f := range RequestFields() {
		if f.Kind == KindGroup {
			out = append(out, Change{Kind: ChangeInput, Path: f.Name, Candidate: presentCandidate(r)})
			continue
		}
		value := ""
		if text := f.In(&r).Text; text != nil && !Blank(*text) {
			value = *text
		}
		for _, other := range otherValues(f, value, r) {
			out = append(out, Change{Kind: ChangeInput, Path: f.Name, Value: other})
		}
	}
	return out
}

// otherValues gives what may stand in a field instead; "" is missing. Nothing
// stands in for a legal value: each of them is a change of its own.
func otherValues(f Field, value string, r Request) []string {
	var out []string
	switch {
	case value != "":
		out = append(out, "")
	case f.Kind != KindEnum:
		return []string{standInFor(f.Name, r)}
	}
	for _, legal := range f.Values {
		if legal != value {
			out = append(out, legal)
		}
	}
	if f.Name == subjectPath || f.Name == itsSubjectPath {
		out = append(out, differentSubject(f.Name, value, r))
	}
	return out
}

// presentCandidate gives what the candidate as a whole would be instead: nil
// if there is one, else a record with a stand-in for every text. Its scope
// and validity stay missing: a legal value is a choice, and no text stands in
// for it.
func presentCandidate(r Request) *Candidate {
	if r.Candidate != nil {
		return nil
	}
	with := Request{Subject: r.Subject, Candidate: &Candidate{}}
	for _, f := range RequestFields() {
		if text := f.In(&with).Text; text != nil && f.Kind == KindText && *text == "" && f.Name != "taskAnchor" {
			*text = standInFor(f.Name, r)
		}
	}
	return with.Candidate
}

// standInFor gives the text for a missing field: for one of the two subjects
// the other one's.
func standInFor(path string, r Request) string {
	if other := otherSubject(path, r); !Blank(other) {
		return other
	}
	return StandIn
}

// otherSubject gives the subject that the one at the path is compared with;
// "" for every other path.
func otherSubject(path string, r Request) string {
	switch {
	case path == itsSubjectPath:
		return r.Subject
	case path == subjectPath && r.Candidate != nil:
		return r.Candidate.Subject
	}
	return ""
}

// differentSubject gives another text for a subject that is given: the other
// one's where they differ, else one that nobody has.
func differentSubject(path, value string, r Request) string {
	if other := otherSubject(path, r); !Blank(other) && other != value {
		return other
	}
	different := StandIn
	for different == value {
		different += StandIn
	}
	return different
}

// ReachState gives the smallest sets of single changes that together lead to
// a state, all of them. Each set is in field order, and so are the sets. It
// is nil where the request is in that state.
func ReachState(r Request, want State) [][]Change {
	d := Decide(r)
	if d.State == want {
		return nil
	}
	s := stateSearch{request: r, want: want, changes: inputChanges(r), decided: map[uint32]Decision{}}
	for _, c := range s.changes {
		s.fields = append(s.fields, fieldOf(c.Path))
	}
	for most := 1; len(s.found) == 0 && most <= len(s.changes); most++ {
		s.seen = map[uint32]bool{}
		s.deepen(0, d, most)
	}
	return s.sets()
}

func fieldOf(path string) Field {
	fields := RequestFields()
	return fields[slices.IndexFunc(fields, func(f Field) bool { return f.Name == path })]
}

// stateSearch looks for sets of changes; a set is a bit for each change.
type stateSearch struct {
	request Request
	want    State
	changes []Change
	fields  []Field             // that they write into
	decided map[uint32]Decision // each set is decided once
	seen    map[uint32]bool     // sets that were deepened, at the present size
	found   []uint32
}

// deepen adds up to so many changes to a set that leads to a decision. While
// something is wrong, it is mended first: a change that does not is of no use
// before one that does. A single change mends one thing at most.
func (s *stateSearch) deepen(set uint32, d Decision, most int) {
	if s.want != StateBlocked && (len(d.Unknowns) > most || s.spoilt(set, d)) {
		return
	}
	for i := range s.changes {
		next := set | 1<<i
		if s.seen[next] || s.spent(set, s.changes[i].Path) {
			continue
		}
		is := s.decide(next)
		if len(d.Unknowns) > 0 && slices.Contains(is.Unknowns, d.Unknowns[0]) {
			continue
		}
		s.seen[next] = true
		switch {
		case is.State == s.want:
			s.found = append(s.found, next)
		case most > 1:
			s.deepen(next, is, most-1)
		}
	}
}

// spent reports whether a set changes an input already.
func (s *stateSearch) spent(set uint32, path string) bool {
	for i := range members(set) {
		if s.changes[i].Path == path {
			return true
		}
	}
	return false
}

// members gives the indices of the changes in a set, in field order.
func members(set uint32) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := 0; set>>i != 0; i++ {
			if set&(1<<i) != 0 && !yield(i) {
				return
			}
		}
	}
}

// spoilt reports whether a set leaves an input wrong that it has changed:
// then a smaller set does the same.
func (s *stateSearch) spoilt(set uint32, d Decision) bool {
	return slices.ContainsFunc(d.Unknowns, func(path string) bool { return s.spent(set, path) })
}

// decide tries a set on the core.
func (s *stateSearch) decide(set uint32) Decision {
	d, there := s.decided[set]
	if there {
		return d
	}
	r := s.request
	r.Candidate = copied(r.Candidate)
	for i := range members(set) {
		s.changes[i].input(&r, s.fields[i])
	}
	d = Decide(r)
	s.decided[set] = d
	return d
}

// sets writes out what was found, in field order.
func (s *stateSearch) sets() [][]Change {
	slices.SortFunc(s.found, inFieldOrder)
	var out [][]Change
	for _, set := range s.found {
		var changes []Change
		for i := range members(set) {
			changes = append(changes, s.changes[i])
		}
		out = append(out, changes)
	}
	return out
}

// inFieldOrder puts the set first that has the first change that only one
// of them has.
func inFieldOrder(a, b uint32) int {
	differ := a ^ b
	switch first := differ & -differ; {
	case differ == 0:
		return 0
	case a&first != 0:
		return -1
	}
	return 1
}
