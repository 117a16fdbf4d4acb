package main

import (
	"slices"
	"strings"

	"memtui/internal/core"
)

// Ledger is a plain list of the operations that were taken, as they were
// written, and the rule by which it is read.
type Ledger struct {
	Ops  []core.Op
	Rule Rule
}

// Answer is what a ledger says to a question.
type Answer struct {
	Status, Value        string
	Evidence, Candidates []string
}

// Ask answers one question: whatever passes every check is left, and the
// distinct values that are left make the answer.
func (l Ledger) Ask(q core.Query) Answer {
	if q.Valid.IsZero() {
		q.Valid = q.Known
	}
	if l.Rule == HindsightKnown {
		q.Known = l.end(q.Known)
	}
	left := keep(l.records(), func(m core.Record) bool { return l.passes(m, q) && !l.superseded(m, q.AsOf) })
	return l.answer(l.chosen(left, q), q.Known)
}

// end gives the time of the last operation; that of the question where there
// is none later.
func (l Ledger) end(known core.Time) core.Time {
	for _, op := range l.Ops {
		if !by(op.When(), known) {
			known = op.When()
		}
	}
	return known
}

func (l Ledger) records() []core.Record {
	var out []core.Record
	for _, op := range l.Ops {
		if r, ok := op.(core.Record); ok {
			out = append(out, r)
		}
	}
	return out
}

// passes takes a memory through all checks but the eighth.
func (l Ledger) passes(m core.Record, q core.Query) bool {
	return m.Key == q.Key &&
		l.matches(m.Scope, q.Scope) &&
		(m.Version == q.Version || l.Rule == AnyVersion) &&
		by(m.Recorded, q.Known) &&
		l.status(m, q.Known) == core.StatusVerified &&
		len(l.support(m, q.Known)) > 0 &&
		(l.covers(m.Valid, q.Valid) || l.Rule == NewestRecord) &&
		(l.fresh(m, q.AsOf) || l.Rule == ExpiryIgnored)
}

func (l Ledger) matches(scope, asked string) bool {
	return scope == asked ||
		l.Rule == ScopeInherits && strings.HasPrefix(asked, scope) ||
		l.Rule == ScopeCollects && strings.HasPrefix(scope, asked)
}

// status: the one that the memory was recorded with, changed by what was
// recorded by known.
func (l Ledger) status(m core.Record, known core.Time) core.Status {
	status := m.Status
	if status == "" {
		status = core.StatusVerified
	}
	for _, op := range l.Ops {
		switch op := op.(type) {
		case core.Verify:
			if op.ID == m.ID && (by(op.Recorded, known) || l.Rule == VerifiesBack) {
				status = core.StatusVerified
			}
		case core.Retire:
			if op.ID == m.ID && (by(op.Recorded, known) || l.Rule == RetireErases) {
				status = core.StatusRetired
			}
		case core.Record, core.Revoke:
		}
	}
	return status
}

// support gives the sources of a memory that are not revoked by known.
func (l Ledger) support(m core.Record, known core.Time) []string {
	sources := slices.Clone(m.Evidence)
	for _, op := range l.Ops {
		if v, ok := op.(core.Verify); ok && v.ID == m.ID && (by(v.Recorded, known) || l.Rule == VerifiesBack) {
			sources = append(sources, v.Evidence...)
		}
	}
	if l.Rule == FirstSource && len(sources) > 1 {
		sources = sources[:1]
	}
	return slices.DeleteFunc(sources, func(s string) bool { return l.revoked(s, known) })
}

func (l Ledger) revoked(source string, known core.Time) bool {
	return slices.ContainsFunc(l.Ops, func(op core.Op) bool {
		r, ok := op.(core.Revoke)
		return ok && r.Evidence == source && (by(r.Recorded, known) || l.Rule == RevokesBack)
	})
}

// covers: from <= at < to. An end that was left out is open.
func (l Ledger) covers(v core.Interval, at core.Time) bool {
	a, _ := moment(at)
	from, begins := moment(v.From)
	to, ends := moment(v.To)
	return (!begins || !a.Before(from)) &&
		(!ends || a.Before(to) || l.Rule == ClosedInterval && a.Equal(to))
}

// superseded is the eighth check. It looks for a memory that replaces m, directly or through a chain
// of links, and counts against it on that day. What stands in between needs
// nothing but its links.
func (l Ledger) superseded(m core.Record, as core.AsOf) bool {
	return slices.ContainsFunc(l.records(), func(head core.Record) bool {
		return l.links(head, m.ID) && l.counts(head, as)
	})
}

func (l Ledger) links(newer core.Record, older string) bool {
	return slices.ContainsFunc(l.records(), func(m core.Record) bool {
		return slices.Contains(newer.Supersedes, m.ID) && (m.ID == older || l.links(m, older))
	})
}

// counts: recorded, verified, supported and on its own valid days. An
// expired memory still counts: going stale does not make the older one true.
func (l Ledger) counts(head core.Record, as core.AsOf) bool {
	status := l.status(head, as.Known)
	return (by(head.Recorded, as.Known) || l.Rule == SupersedeUnrecorded) &&
		(status == core.StatusVerified || l.Rule == SupersedeCandidate && status == core.StatusCandidate) &&
		(len(l.support(head, as.Known)) > 0 || l.Rule == SupersedeUnfounded) &&
		(l.covers(head.Valid, as.Valid) || l.Rule == SupersedeEveryDay) &&
		(l.fresh(head, as) || l.Rule != ExpiryRestores)
}

// fresh: known < expires.
func (l Ledger) fresh(m core.Record, as core.AsOf) bool {
	expires, ends := moment(m.Expires)
	at, _ := moment(as.Known)
	if l.Rule == ExpiryByValid {
		at, _ = moment(as.Valid)
	}
	return !ends || at.Before(expires) || l.Rule == ClosedExpiry && at.Equal(expires)
}
