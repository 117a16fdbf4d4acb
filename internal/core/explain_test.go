package core_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"memtui/internal/core"
)

// Every memory goes through the ladder in the same way, whichever of them are
// asked for and however the question was written: valid defaults to known.
func TestEveryWayToExplainSaysTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		ops := g.ops(10)
		s, q := play(ops).Now(), g.query()
		written := q
		if written.Valid.IsZero() {
			written.Valid = written.Known
		}
		all := s.Explain(written)
		same := func(what string, want, got []core.Verdict) {
			t.Helper()
			if !slices.EqualFunc(want, got, func(a, b core.Verdict) bool { return failed([]core.Verdict{a}) == failed([]core.Verdict{b}) }) {
				t.Fatalf("%s:\n%s\nand not\n%s", what, failed(got), failed(want))
			}
		}
		var own, odd []core.Verdict
		for _, v := range all {
			if v.Memory.Subject() != q.Subject() {
				continue
			}
			if own = append(own, v); len(own)%2 == 0 {
				odd = append(odd, v)
			}
		}
		same("all", all, s.Explain(q))
		same("one by one", all, slices.Collect(s.ExplainEach(q)))
		same("the subject's own", own, s.ExplainSubject(q))
		same("all that are wanted", own, s.ExplainThose(q, func(int, core.Record) bool { return true }))
		same("every second one", odd, s.ExplainThose(q, func(n int, r core.Record) bool {
			if own[n].Memory.ID != r.ID {
				t.Fatalf("memory %d is %s and not %s", n, r.ID, own[n].Memory.ID)
			}
			return n%2 == 1
		}))
	})
}

func TestAnExplanationCanEndAnywhere(t *testing.T) {
	s := play(everyKind()).Now()
	for end := range 4 {
		var seen []string
		for v := range s.ExplainEach(core.Query{AsOf: someDay}) {
			seen = append(seen, v.Memory.ID)
			if len(seen) > end {
				break
			}
		}
		if len(seen) != end+1 {
			t.Errorf("%d verdicts and not %d", len(seen), end+1)
		}
	}
}

// Standing = passes known, status and evidence, whatever else it fails.
func TestAMemoryStandsWhereItPassesKnownStatusAndEvidence(t *testing.T) {
	for bits := range 1 << 9 {
		v, want := core.Verdict{}, true
		for i, rung := range core.Rungs() {
			pass := bits>>i&1 == 1
			v.Checks = append(v.Checks, core.Check{Rung: rung, Pass: pass})
			switch rung {
			case core.RungKnown, core.RungStatus, core.RungEvidence:
				want = want && pass
			case core.RungKey, core.RungScope, core.RungVersion, core.RungValid, core.RungSuperseded, core.RungExpired:
			}
		}
		if v.Stands() != want {
			t.Errorf("%+v stands: %t", v.Checks, v.Stands())
		}
	}
}

func TestAMemoryThatIsNotThereHasNoRungs(t *testing.T) {
	ladder := play(everyKind()).At(3).Ladder(core.Query{Key: "k", Scope: "s", Version: "v", AsOf: someDay})
	for _, id := range []string{"nobody", "m3"} { // m3 is recorded later
		if passed, there := ladder.Passed(id); there || passed != (core.Passed{}) {
			t.Errorf("%s: %v, %t", id, passed, there)
		}
		if check := ladder.Check(id, 0); check.Rung != "" {
			t.Errorf("%s: %+v", id, check)
		}
	}
}
