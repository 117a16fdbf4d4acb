package core_test

import (
	"errors"
	"fmt"
	"testing"

	"memtui/internal/core"
)

// A refusal says what was refused, so that it can have its own words.
func TestARefusalNamesTheKindOfOperation(t *testing.T) {
	l := play(everyKind())
	early := at("2025-01-01")
	for _, row := range []struct {
		op   core.Op
		kind core.OpKind
		code core.Code
	}{
		{core.Record{ID: "m9", Key: "k", Scope: "s", Version: "v", Value: "9", Evidence: []string{"d1"}, Recorded: early}, core.KindOf(core.Record{}), core.CodeTimeBackwards},
		{core.Record{ID: "m9"}, core.KindOf(core.Record{}), core.CodeMissing},
		{core.Verify{ID: "nobody"}, core.KindOf(core.Verify{}), core.CodeUnknownID},
		{core.Retire{ID: "m2", Recorded: at("2027-01-01")}, core.KindOf(core.Retire{}), core.CodeAlreadyRetired},
		{core.Revoke{Evidence: "d1", Recorded: early}, core.KindOf(core.Revoke{}), core.CodeTimeBackwards},
	} {
		var refusal *core.Refusal
		if err := l.Apply(row.op); !errors.As(err, &refusal) || refusal.Op != row.kind || refusal.Code != row.code {
			t.Errorf("%+v: %v, want %s of a %s", row.op, err, row.code, row.kind)
		}
	}
	kinds := map[core.OpKind]bool{}
	for _, op := range []core.Op{core.Record{}, core.Verify{}, core.Retire{}, core.Revoke{}} {
		kinds[core.KindOf(op)] = true
	}
	if len(kinds) != 4 || kinds[""] {
		t.Errorf("the kinds are %v", kinds)
	}
}

// Texts are held in normal form C alone: what another caller than the decoder
// hands in otherwise is not taken.
func TestATextInAnotherFormIsNotTaken(t *testing.T) {
	const composed, taken = "caf\u00e9", "cafe\u0301"
	whole := core.Record{ID: "m", Key: composed, Scope: composed, Version: composed, Value: composed, Evidence: []string{composed}}
	if err := (&core.Ledger{}).Apply(whole); err != nil {
		t.Fatal(err)
	}
	for field, r := range map[string]core.Record{
		"id":       {ID: taken, Key: "k", Scope: "s", Version: "v", Value: "x", Evidence: []string{"d"}},
		"key":      {ID: "m", Key: taken, Scope: "s", Version: "v", Value: "x", Evidence: []string{"d"}},
		"scope":    {ID: "m", Key: "k", Scope: taken, Version: "v", Value: "x", Evidence: []string{"d"}},
		"version":  {ID: "m", Key: "k", Scope: "s", Version: taken, Value: "x", Evidence: []string{"d"}},
		"value":    {ID: "m", Key: "k", Scope: "s", Version: "v", Value: taken, Evidence: []string{"d"}},
		"evidence": {ID: "m", Key: "k", Scope: "s", Version: "v", Value: "x", Evidence: []string{taken}},
	} {
		var refusal *core.Refusal
		if err := (&core.Ledger{}).Apply(r); !errors.As(err, &refusal) || refusal.Code != core.CodeBadText || refusal.Field != field {
			t.Errorf("%s in another form: %v", field, err)
		}
	}
}

// The four rules of a record decision have their numbers, and their outcomes
// stand in that order.
func TestEachRuleHasItsNumberAndState(t *testing.T) {
	whole := func(change func(*core.Candidate)) core.Request {
		c := core.Candidate{
			ID: "i", Kind: "k", Scope: "task", Subject: "s", Source: "o", ObservedAt: "a",
			WriteReason: "w", ReadTrigger: "r", Validity: "current", RevisionOrRevocation: "v",
		}
		change(&c)
		return core.Request{TaskAnchor: "t", Subject: "s", Candidate: &c}
	}
	for rule, r := range map[int]core.Request{
		1: whole(func(c *core.Candidate) { c.Source = "" }),
		2: whole(func(c *core.Candidate) { c.Validity = "expired" }),
		3: whole(func(*core.Candidate) {}),
		4: whole(func(c *core.Candidate) { c.Scope = "cross-task" }),
	} {
		state := []core.State{"blocked", "refresh_required", "working", "long_term_candidate"}[rule-1]
		if d := core.Decide(r); d.Rule != rule || d.State != state || core.Outcomes()[rule-1] != d.Outcome {
			t.Errorf("rule %d: %+v", rule, d.Outcome)
		}
	}
}

// Record times never run backwards, whatever the operation, and one without a
// time may stand only before the first with one.
func TestNoKindOfOperationRunsBackwards(t *testing.T) {
	candidate := core.Record{ID: "m1", Key: "k", Scope: "s", Version: "v", Value: "1", Status: core.StatusCandidate, Evidence: []string{"d1"}, Recorded: at("2026-01-02")}
	again := candidate
	again.ID = "m2"
	for _, when := range []string{"", "2026-01-01", "2026-01-02", "2026-01-03"} {
		again.Recorded = at(when)
		for _, op := range []core.Op{
			again, core.Verify{ID: "m1", Recorded: at(when)}, core.Retire{ID: "m1", Recorded: at(when)}, core.Revoke{Evidence: "d1", Recorded: at(when)},
		} {
			l := play([]core.Op{candidate})
			var refusal *core.Refusal
			refused := errors.As(l.Apply(op), &refusal)
			if early := when < "2026-01-02"; refused != early || refused && refusal.Code != core.CodeTimeBackwards {
				t.Errorf("%+v is refused: %v, want %t", op, refusal, early)
			}
		}
	}
}

// Evidence is a set: repeating a source is not corroboration.
func TestAddedEvidenceIsASet(t *testing.T) {
	l := play([]core.Op{
		core.Record{ID: "m1", Key: "k", Scope: "s", Version: "v", Value: "1", Status: core.StatusCandidate, Evidence: []string{"d1", "d1"}},
		core.Verify{ID: "m1", Evidence: []string{"d2", "d1", "d2"}},
		core.Revoke{Evidence: "d2"},
	})
	check := l.Explain(core.Query{AsOf: someDay})[0].Check(core.RungEvidence)
	if got, want := fmt.Sprint(check.Sources, check.Revoked), "[d1 d2] [d2]"; got != want {
		t.Errorf("it rests on %s, want %s", got, want)
	}
	if got := l.Now().Citing("d2"); len(got) != 1 {
		t.Errorf("those that rest on it are %v", got)
	}
}

// Two records are the same after reading: with their defaults, times as
// instants, evidence and supersedes as sets.
func TestRecordsAreComparedAfterReading(t *testing.T) {
	one := core.Record{
		ID: "m", Key: "k", Scope: "s", Version: "v", Value: "x", Evidence: []string{"b", "a", "b"},
		Recorded: at("2026-01-01"), Supersedes: []string{"z", "y"},
	}
	other := one
	other.Status, other.Evidence, other.Supersedes = core.StatusVerified, []string{"a", "b"}, []string{"y", "z", "y"}
	other.Recorded = at("2026-01-01T02:00:00+02:00")
	if !one.Same(other) || !other.Same(one) {
		t.Errorf("%+v and %+v are not the same", one, other)
	}
	other.Evidence = []string{"a"}
	if one.Same(other) {
		t.Errorf("%+v and %+v are the same", one, other)
	}
}
