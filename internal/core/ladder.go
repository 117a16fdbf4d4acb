package core

import (
	"iter"
	"slices"
)

// Rung is one condition of the ladder that every memory goes through.
type Rung string

// The nine rungs, from top to bottom.
const (
	RungKey        Rung = "key"
	RungScope      Rung = "scope"
	RungVersion    Rung = "version"
	RungKnown      Rung = "known"      // recorded <= known
	RungStatus     Rung = "status"     // verified at known, and not retired
	RungEvidence   Rung = "evidence"   // a source that is not revoked by known
	RungValid      Rung = "valid"      // from <= valid < to
	RungSuperseded Rung = "superseded" // no standing memory that covers valid replaces it
	RungExpired    Rung = "expired"    // known < expires, or no expires
)

const rungs = 9

// Rungs lists the nine in order.
func Rungs() []Rung {
	return []Rung{
		RungKey, RungScope, RungVersion, RungKnown, RungStatus,
		RungEvidence, RungValid, RungSuperseded, RungExpired,
	}
}

// Check is one rung of one memory, judged by itself, with what was compared.
// Only the fields of its rung are filled in.
type Check struct {
	Rung       Rung
	Pass       bool
	Has, Asked string   // key, scope, version
	Recorded   Time     // known
	Known      Time     // known, expired
	Is         Status   // status: what the memory is at known
	Sources    []string // evidence: its sources by then
	Revoked    []string // evidence: those of them that are revoked by then
	Valid      Interval // valid
	About      Time     // valid: the question's valid time
	By         []string // superseded: the heads, directly linked ones first
	Expires    Time     // expired
}

// Verdict is what the ladder says of one memory.
type Verdict struct {
	Memory Record
	Checks []Check // all nine, in order
}

// Fails gives the checks that the memory does not pass, in order; empty for
// a memory that is left.
func (v Verdict) Fails() []Check {
	out := []Check{}
	for _, c := range v.Checks {
		if !c.Pass {
			out = append(out, c)
		}
	}
	return out
}

// Headline gives the first failed rung; false for a memory that is left.
func (v Verdict) Headline() (Check, bool) {
	for _, c := range v.Checks {
		if !c.Pass {
			return c, true
		}
	}
	return Check{}, false
}

// Check gives the memory's check at one rung.
func (v Verdict) Check(r Rung) Check {
	return v.Checks[slices.Index(Rungs(), r)]
}

// Stands reports whether the memory counts against others: it passes known,
// status and evidence.
func (v Verdict) Stands() bool {
	return v.Check(RungKnown).Pass && v.Check(RungStatus).Pass && v.Check(RungEvidence).Pass
}

// Explain takes every memory of the snapshot down the ladder, in ledger
// order, those of other subjects too.
func (s Snapshot) Explain(q Query) []Verdict {
	if s.ledger == nil {
		return []Verdict{}
	}
	q = q.filled()
	return s.explain(q, s.ledger.memories[:s.Count()])
}

// explain takes memories down the ladder. All their checks lie in one piece.
func (s Snapshot) explain(q Query, memories []*memory) []Verdict {
	out, checks, replaced := make([]Verdict, len(memories)), make([]Check, rungs*len(memories)), map[Subject]*replacing{}
	for i, m := range memories {
		out[i] = s.verdict(m, q, replaced, checks[rungs*i:rungs*(i+1):rungs*(i+1)])
	}
	return out
}

// ExplainEach gives the verdicts of Explain one by one. What it needs beside
// the ledger does not grow with what the verdicts say: where memories replace
// each other in a long chain, that is far more than the ledger itself.
func (s Snapshot) ExplainEach(q Query) iter.Seq[Verdict] {
	q = q.filled()
	return func(yield func(Verdict) bool) {
		if s.ledger == nil {
			return
		}
		replaced := map[Subject]*replacing{}
		for _, m := range s.ledger.memories {
			if m.at >= s.n || !yield(s.verdict(m, q, replaced, make([]Check, rungs))) {
				return
			}
		}
	}
}

// ExplainSubject takes the memories of the question's own subject down the
// ladder, in ledger order: all that can be left, and all that can supersede
// one. It costs what those memories cost, whatever else is stored.
func (s Snapshot) ExplainSubject(q Query) []Verdict {
	q = q.filled()
	return s.explain(q, s.about(q.Subject()))
}

// ExplainThose takes those of the subject's memories down the ladder that are
// wanted; n counts the subject's memories from 0.
func (s Snapshot) ExplainThose(q Query, wanted func(n int, r Record) bool) []Verdict {
	q = q.filled()
	var memories []*memory
	for n, m := range s.about(q.Subject()) {
		if wanted(n, m.Record) {
			memories = append(memories, m)
		}
	}
	return s.explain(q, memories)
}

// CountSubject gives the number of memories of one subject.
func (s Snapshot) CountSubject(subject Subject) int { return len(s.about(subject)) }

// verdict judges a memory, and writes its checks into a place of their own.
func (s Snapshot) verdict(m *memory, q Query, replaced map[Subject]*replacing, checks []Check) Verdict {
	var by []string
	if len(m.heirs) > 0 {
		subject := m.Subject()
		r, there := replaced[subject]
		if !there {
			r = s.replacing(subject, q.AsOf)
			replaced[subject] = r
		}
		by = r.by(m)
	}
	s.check(checks, m, &q, by)
	return Verdict{Memory: m.Record, Checks: checks}
}

// Count gives the number of memories in the snapshot.
func (s Snapshot) Count() int {
	if s.ledger == nil {
		return 0
	}
	n, _ := slices.BinarySearchFunc(s.ledger.memories, s.n, func(m *memory, n int) int { return m.at - n })
	return n
}

// check fills in the nine checks of a memory.
func (s Snapshot) check(out []Check, m *memory, q *Query, by []string) {
	status := s.status(m, &q.Known)
	var sources, revoked []string
	for i := range m.citations {
		c := &m.citations[i]
		if s.cites(c, &q.Known) {
			sources = append(sources, c.name)
			if c.revoked.by(s.n, &q.Known) {
				revoked = append(revoked, c.name)
			}
		}
	}
	out[0] = Check{Rung: RungKey, Pass: m.Key == q.Key, Has: m.Key, Asked: q.Key}
	out[1] = Check{Rung: RungScope, Pass: m.Scope == q.Scope, Has: m.Scope, Asked: q.Scope}
	out[2] = Check{Rung: RungVersion, Pass: m.Version == q.Version, Has: m.Version, Asked: q.Version}
	out[3] = Check{Rung: RungKnown, Pass: recordedBy(&m.Recorded, &q.Known), Recorded: m.Recorded, Known: q.Known}
	out[4] = Check{Rung: RungStatus, Pass: status == StatusVerified, Is: status}
	out[5] = Check{Rung: RungEvidence, Pass: len(revoked) < len(sources), Sources: sources, Revoked: revoked}
	out[6] = Check{Rung: RungValid, Pass: m.Valid.covers(&q.Valid), Valid: m.Valid, About: q.Valid}
	out[7] = Check{Rung: RungSuperseded, Pass: len(by) == 0, By: by}
	out[8] = Check{Rung: RungExpired, Pass: fresh(m, &q.Known), Expires: m.Expires, Known: q.Known}
}
