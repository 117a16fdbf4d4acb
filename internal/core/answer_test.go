package core_test

import (
	"fmt"
	"slices"
	"testing"

	"memtui/internal/core"
)

// told plays memories of one subject, each with a value and its sources, and
// asks for it.
func told(memories ...core.Left) core.Answer {
	l := &core.Ledger{}
	for i, m := range memories {
		r := core.Record{ID: fmt.Sprintf("m%d", i), Key: "k", Scope: "s", Version: "v", Value: m.Value, Evidence: m.Evidence}
		if err := l.Apply(r); err != nil {
			panic(err)
		}
	}
	return l.Ask(core.Query{Key: "k", Scope: "s", Version: "v", AsOf: someDay})
}

func says(value string, evidence ...string) core.Left {
	return core.Left{Value: value, Evidence: evidence}
}

// Two answers are equal when they say the same of each value, evidence
// included; which memories say it, and in which order, does not count.
func TestAnswersAreEqualWhenEachValueRestsOnTheSame(t *testing.T) {
	one := told(says("x", "d1"), says("y", "d2"))
	for _, row := range []struct {
		other core.Answer
		equal bool
	}{
		{told(says("x", "d1"), says("y", "d2")), true},
		{told(says("y", "d2"), says("x", "d1")), true},
		{told(says("x", "d1"), says("y", "d2"), says("x", "d1")), true},
		{told(says("x", "d1"), says("y", "d3")), false},
		{told(says("x", "d3"), says("y", "d2")), false},
		{told(says("x", "d2"), says("y", "d1")), false},
		{told(says("y", "d1"), says("x", "d2")), false},
		{told(says("x", "d1"), says("y", "d2"), says("x", "d2")), false},
		{told(says("x", "d1"), says("z", "d2")), false},
		{told(says("x", "d1", "d2")), false},
		{told(), false},
	} {
		if one.Equal(row.other) != row.equal || row.other.Equal(one) != row.equal {
			t.Errorf("%+v and %+v are equal: want %t", one, row.other, row.equal)
		}
	}
}

// However many memories a subject has, each counts, and only for itself.
func TestEachOfManyMemoriesCounts(t *testing.T) {
	for many := 1; many <= 40; many++ {
		l := &core.Ledger{}
		var values, sources []string
		for i := range many {
			r := core.Record{
				ID: fmt.Sprintf("m%02d", i), Key: "k", Scope: "s", Version: "v",
				Value: fmt.Sprintf("v%02d", i), Evidence: []string{fmt.Sprintf("d%02d", i)},
			}
			if i%3 == 2 {
				r.Status = core.StatusCandidate
			} else {
				values, sources = append(values, r.Value), append(sources, r.Evidence...)
			}
			if err := l.Apply(r); err != nil {
				t.Fatal(err)
			}
		}
		a := l.Ask(core.Query{Key: "k", Scope: "s", Version: "v", AsOf: someDay})
		if len(values) == 1 {
			values, sources = nil, sources[:1]
		}
		if !slices.Equal(a.Candidates, values) {
			t.Errorf("of %d memories %v are left, want %v", many, a.Candidates, values)
		}
		var rest []string
		for _, left := range a.Left {
			rest = append(rest, left.Evidence...)
		}
		if !slices.Equal(rest, sources) {
			t.Errorf("of %d memories those left rest on %v, want %v", many, rest, sources)
		}
	}
}
