package core

import (
	"slices"
	"strings"
)

// Ledger is the append-only, bitemporal list of operations. Nothing in it is
// ever edited or deleted: retiring and revoking are operations too. The zero
// Ledger is empty and ready.
//
// A question is asked of a Snapshot, the ledger after its first so many
// operations; Ledger itself answers as its newest Snapshot.
type Ledger struct {
	ops      []Op
	memories []*memory
	byID     map[string]*memory
	subjects map[Subject][]*memory // in ledger order
	sources  map[string]*source
	clock    Time // the latest record time; zero until one is given
}

// memory is a record with what later operations did to it. Each is stamped
// with the number of operations that stood before it, so that a prefix of the
// ledger is a comparison and not a copy.
type memory struct {
	Record
	at        int   // index of its operation
	place     int   // index among the memories of its subject
	heirs     []int // the places of those that name it in supersedes, in ledger order
	verified  stamp
	retired   stamp
	citations []citation // Evidence and the added ones, sorted by source
}

type citation struct {
	*source
	since stamp // zero stamp for the memory's own sources
}

// source is what memories rest on; all that cite it share it, so that a
// revocation reaches every one of them.
type source struct {
	name    string
	revoked stamp // the first revocation; record times never run backwards, so no later one is earlier
	// revocations are all of them. The first one counts; the others are
	// history, and stand on the record axis.
	revocations []stamp
}

// stamp is the moment of one operation on both counts: its place in the
// ledger and its record time.
type stamp struct {
	set bool
	at  int
	on  Time
}

// by reports whether the operation is among the first n and recorded by known.
func (s *stamp) by(n int, known *Time) bool {
	return s.set && s.at < n && recordedBy(&s.on, known)
}

// recordedBy is the fourth rung: a time left out lies before every time.
func recordedBy(recorded, known *Time) bool {
	return recorded.IsZero() || !known.earlier(recorded)
}

// Len gives the number of operations taken so far.
func (l *Ledger) Len() int { return len(l.ops) }

// Clock gives the latest record time; zero while every operation is known
// from the start.
func (l *Ledger) Clock() Time { return l.clock }

// Apply appends one operation, or refuses it with a *Refusal and changes
// nothing. A record equal to one that is there is ignored: it is no error,
// and it appends nothing.
func (l *Ledger) Apply(op Op) error {
	refusal := wellFormed(op)
	if refusal == nil {
		refusal = l.take(op)
	}
	if refusal == nil {
		return nil
	}
	refusal.Op = KindOf(op)
	return refusal
}

// take appends an operation whose texts are sound.
func (l *Ledger) take(op Op) *Refusal {
	switch op := op.(type) {
	case Record:
		return l.record(op)
	case Verify:
		return l.verify(op)
	case Retire:
		return l.retire(op)
	case Revoke:
		return l.revoke(op)
	}
	panic("core: an operation of no known kind")
}

func (l *Ledger) record(r Record) *Refusal {
	r = r.filled()
	if m, taken := l.byID[r.ID]; taken {
		if m.Same(r) {
			return nil
		}
		return &Refusal{Code: CodeSameID, Field: "id", ID: r.ID, Has: r.ID}
	}
	if refusal := l.refuseRecord(r); refusal != nil {
		return refusal
	}
	if l.byID == nil {
		l.byID, l.subjects = map[string]*memory{}, map[Subject][]*memory{}
	}
	subject := r.Subject()
	m := &memory{Record: r, at: len(l.ops), place: len(l.subjects[subject])}
	for _, name := range r.Evidence {
		m.citations = append(m.citations, citation{source: l.source(name)})
	}
	for _, id := range r.Supersedes {
		older := l.byID[id]
		older.heirs = append(older.heirs, m.place)
	}
	l.memories = append(l.memories, m)
	l.byID[r.ID] = m
	l.subjects[subject] = append(l.subjects[subject], m)
	l.append(r)
	return nil
}

// source gives the one that all citations of a name share.
func (l *Ledger) source(name string) *source {
	if s, there := l.sources[name]; there {
		return s
	}
	if l.sources == nil {
		l.sources = map[string]*source{}
	}
	s := &source{name: name}
	l.sources[name] = s
	return s
}

func (l *Ledger) refuseRecord(r Record) *Refusal {
	if refusal := l.refuseLinks(r); refusal != nil {
		return refusal
	}
	if from, to := r.Valid.From, r.Valid.To; !from.IsZero() && !to.IsZero() {
		switch from.Compare(to) {
		case 0:
			return &Refusal{Code: CodeEmptyInterval, Field: "valid.to", ID: r.ID, Has: to.String(), Wants: from.String()}
		case 1:
			return &Refusal{Code: CodeInvertedInterval, Field: "valid.to", ID: r.ID, Has: to.String(), Wants: from.String()}
		}
	}
	if r.Status == StatusVerified && len(r.Evidence) == 0 {
		return &Refusal{Code: CodeNoEvidence, Field: "evidence", ID: r.ID}
	}
	return l.refuseTime(r.ID, r.Recorded)
}

// refuseLinks looks for the first code in the order of Codes, and within a
// code for the first id by code point.
func (l *Ledger) refuseLinks(r Record) *Refusal {
	refuse := func(code Code, id, has, wants string) *Refusal {
		return &Refusal{Code: code, Field: "supersedes", ID: r.ID, Has: has, Wants: wants}
	}
	if slices.Contains(r.Supersedes, r.ID) {
		return refuse(CodeSupersedesSelf, r.ID, r.ID, "")
	}
	for _, id := range r.Supersedes {
		if _, there := l.byID[id]; !there {
			return refuse(CodeSupersedesUnknown, r.ID, id, "")
		}
	}
	parts := []struct {
		code Code
		of   func(Record) string
	}{
		{CodeSupersedesKey, func(r Record) string { return r.Key }},
		{CodeSupersedesScope, func(r Record) string { return r.Scope }},
		{CodeSupersedesVersion, func(r Record) string { return r.Version }},
	}
	for _, part := range parts {
		for _, id := range r.Supersedes {
			older := l.byID[id].Record
			if part.of(older) != part.of(r) {
				return refuse(part.code, r.ID, id, part.of(older))
			}
		}
	}
	return nil
}

// refuseTime keeps record times from running backwards; an operation without
// one may stand only before the first with one.
func (l *Ledger) refuseTime(id string, recorded Time) *Refusal {
	if l.clock.IsZero() || !recorded.IsZero() && !recorded.Before(l.clock) {
		return nil
	}
	return &Refusal{Code: CodeTimeBackwards, Field: "recorded", ID: id, Has: recorded.String(), Wants: l.clock.String()}
}

// find gives the memory that a verify or retire speaks of, if it may still
// be changed by one.
func (l *Ledger) find(id string) (*memory, *Refusal) {
	m, there := l.byID[id]
	if !there {
		return nil, &Refusal{Code: CodeUnknownID, Field: "id", ID: id, Has: id}
	}
	return m, nil
}

func (m *memory) isRetired() bool { return m.retired.set || m.Status == StatusRetired }

func (l *Ledger) verify(v Verify) *Refusal {
	m, refusal := l.find(v.ID)
	if refusal != nil {
		return refusal
	}
	v.Evidence = set(v.Evidence)
	switch {
	case len(m.citations)+len(v.Evidence) == 0:
		return &Refusal{Code: CodeNoEvidence, Field: "evidence", ID: v.ID}
	case !m.isRetired() && (m.Status != StatusCandidate || m.verified.set):
		return &Refusal{Code: CodeNotCandidate, Field: "id", ID: v.ID, Has: string(StatusVerified)}
	case m.isRetired():
		return &Refusal{Code: CodeAlreadyRetired, Field: "id", ID: v.ID, Has: string(StatusRetired)}
	}
	if refusal := l.refuseTime(v.ID, v.Recorded); refusal != nil {
		return refusal
	}
	m.verified = l.stamp(v.Recorded)
	for _, name := range v.Evidence {
		if !slices.Contains(m.Evidence, name) {
			m.citations = append(m.citations, citation{source: l.source(name), since: m.verified})
		}
	}
	slices.SortFunc(m.citations, func(a, b citation) int { return strings.Compare(a.name, b.name) })
	l.append(v)
	return nil
}

func (l *Ledger) retire(r Retire) *Refusal {
	m, refusal := l.find(r.ID)
	if refusal != nil {
		return refusal
	}
	if m.isRetired() {
		return &Refusal{Code: CodeAlreadyRetired, Field: "id", ID: r.ID, Has: string(StatusRetired)}
	}
	if refusal := l.refuseTime(r.ID, r.Recorded); refusal != nil {
		return refusal
	}
	m.retired = l.stamp(r.Recorded)
	l.append(r)
	return nil
}

// revoke appends every revocation of a source.
func (l *Ledger) revoke(r Revoke) *Refusal {
	if refusal := l.refuseTime(r.Evidence, r.Recorded); refusal != nil {
		return refusal
	}
	s := l.source(r.Evidence)
	s.revocations = append(s.revocations, l.stamp(r.Recorded))
	s.revoked = s.revocations[0]
	l.append(r)
	return nil
}

func (l *Ledger) stamp(on Time) stamp { return stamp{set: true, at: len(l.ops), on: on} }

func (l *Ledger) append(op Op) {
	l.ops = append(l.ops, op)
	if !op.When().IsZero() {
		l.clock = op.When()
	}
}
