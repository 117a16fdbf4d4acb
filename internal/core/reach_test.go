package core_test

import (
	"testing"

	"pgregory.net/rapid"

	"memtui/internal/core"
)

// Agreement is worth what the random ledgers reach: every refusal, every
// answer, every failing rung, heads through a chain, duplicates ignored and
// cells above a step.
func TestTheRandomLedgersReachEveryCase(t *testing.T) {
	if testing.Short() {
		t.Skip("needs many ledgers")
	}
	seen := map[string]int{}
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l := &core.Ledger{}
		for _, op := range g.ops(14) {
			switch v := outcome(l, op); {
			case v.ignored:
				seen["ignored"]++
			default:
				seen["code "+string(v.code)]++
			}
		}
		q := g.query()
		seen[string(l.Ask(q).Status)]++
		for _, v := range l.Explain(q) {
			for _, c := range v.Fails() {
				seen[string(c.Rung)]++
			}
			direct := 0
			for _, w := range l.Explain(q) {
				for _, id := range w.Memory.Supersedes {
					if id == v.Memory.ID {
						direct++
					}
				}
			}
			if len(v.Check(core.RungSuperseded).By) > direct {
				seen["chain"]++
			}
		}
		grid := l.Now().Plane(q.Subject(), q.AsOf)
		if l.Len() > 0 && core.FrozenPast(l.At(l.Len()-1), l.Now(), grid).Total > 0 {
			seen["above"]++
		}
	})
	want := []string{"ignored", "code ", "not_found", "usable", "conflict", "chain", "above"}
	for _, code := range core.Codes() {
		want = append(want, "code "+string(code))
	}
	for _, rung := range core.Rungs() {
		want = append(want, string(rung))
	}
	for _, what := range want {
		if seen[what] == 0 {
			t.Errorf("no random ledger reached %q", what)
		}
	}
	t.Log(seen)
}
