package main

import (
	"slices"
	"strings"

	"memtui/internal/core"
)

// chosen is where a wrong rule finds a winner; the right one never does.
func (l Ledger) chosen(left []core.Record, q core.Query) []core.Record {
	switch {
	case len(left) == 0:
		return nil
	case l.Rule == NewestRecord || l.Rule == NewestDecides:
		newest := left[len(left)-1].Recorded // record times never run backwards
		return keep(left, func(m core.Record) bool { return newest.IsZero() || by(newest, m.Recorded) })
	case l.Rule == LastInFile:
		return left[len(left)-1:]
	case l.Rule == MajorityWins:
		return l.most(left, func(value string) int {
			return len(keep(l.records(), func(m core.Record) bool { return m.Value == value && l.passes(m, q) }))
		})
	case l.Rule == MostSources:
		return l.most(left, func(value string) int {
			said := keep(left, func(m core.Record) bool { return m.Value == value })
			return len(l.answer(said, q.Known).Evidence)
		})
	}
	return left
}

// most keeps the memories whose value counts most; several, where they are
// even.
func (l Ledger) most(left []core.Record, count func(value string) int) []core.Record {
	best := 0
	for _, m := range left {
		best = max(best, count(m.Value))
	}
	return keep(left, func(m core.Record) bool { return count(m.Value) == best })
}

func keep(list []core.Record, want func(core.Record) bool) []core.Record {
	return slices.DeleteFunc(slices.Clone(list), func(m core.Record) bool { return !want(m) })
}

// answer counts the distinct values that are left.
func (l Ledger) answer(left []core.Record, known core.Time) Answer {
	var values, evidence []string
	for _, m := range left {
		values = append(values, m.Value)
		evidence = append(evidence, l.support(m, known)...)
	}
	values, evidence = distinct(values), distinct(evidence)
	switch {
	case len(values) == 0:
		return Answer{Status: "not_found"}
	case len(values) > 1 || l.Rule == AgreeingClash && len(left) > 1:
		return Answer{Status: "conflict", Candidates: values}
	}
	return Answer{Status: "usable", Value: values[0], Evidence: evidence}
}

// distinct gives the members of a set, sorted by code point.
func distinct(list []string) []string {
	slices.Sort(list)
	return slices.Compact(list)
}

// Equal reports whether two answers say the same.
func (a Answer) Equal(b Answer) bool {
	return a.says(b) && slices.Equal(a.Evidence, b.Evidence)
}

// says compares all but the evidence.
func (a Answer) says(b Answer) bool {
	return a.Status == b.Status && a.Value == b.Value && slices.Equal(a.Candidates, b.Candidates)
}

// String gives the answer on one line: usable 30s [D1].
func (a Answer) String() string {
	switch {
	case len(a.Candidates) > 0:
		return a.Status + " " + strings.Join(a.Candidates, " / ")
	case a.Value != "":
		return a.Status + " " + a.Value + " [" + strings.Join(a.Evidence, " ") + "]"
	}
	return a.Status
}
