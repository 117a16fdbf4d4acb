package core_test

import (
	"testing"

	"pgregory.net/rapid"

	"memtui/internal/core"
)

// What operations change is counted for rows above any time: it is nothing
// above the earliest record time of a step, and may be something below it.
func TestEveryCellThatAStepChangedIsCounted(t *testing.T) {
	most := 0
	counted := func(t interface{ Fatalf(string, ...any) }, l *core.Ledger, from, to int, at core.AsOf, above core.Time) {
		subject := core.Subject{Key: "k", Scope: "s", Version: "v1"}
		before, after := l.At(from), l.At(to)
		g, changed, total := after.Plane(subject, at), 0, 0
		for row := range g.Bands {
			if known := g.AskedKnown(row); above.IsZero() || !known.Before(above) {
				continue
			}
			for column := range len(g.Valid) + 1 {
				total++
				if !g.Cell(before, row, column).Equal(g.Cell(after, row, column)) {
					changed++
				}
			}
		}
		if got := core.FrozenAbove(before, after, g, above); got.Changed != changed || got.Total != total {
			t.Fatalf("operations %d to %d, above %s: %d of %d cells changed, want %d of %d", from, to, above, got.Changed, got.Total, changed, total)
		}
		most = max(most, changed)
	}
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l := play(g.ops(12))
		from := below(t, l.Len()+1, "step begins")
		to := from + below(t, l.Len()-from+1, "step ends")
		counted(t, l, from, to, core.AsOf{Valid: g.someTime("valid"), Known: g.someTime("known")}, g.maybe(90, "above"))
	})
	one := core.Record{ID: "a", Key: "k", Scope: "s", Version: "v1", Value: "1", Evidence: []string{"e"}, Recorded: at("0001-01-01")}
	one.Evidence = []string{"e", "h"}
	three := one
	three.ID, three.Status, three.Value, three.Evidence, three.Recorded = "c", core.StatusCandidate, "2", []string{"i"}, at("2026-01-01")
	two := one
	two.ID, two.Status, two.Evidence, two.Recorded = "b", core.StatusCandidate, nil, at("2026-01-01")
	l := play([]core.Op{
		one, two, three,
		core.Revoke{Evidence: "h", Recorded: at("2026-01-01")},
		core.Verify{ID: "c", Recorded: at("2026-01-01")},
		core.Verify{ID: "b", Evidence: []string{"f"}, Recorded: at("2026-01-02")},
		core.Revoke{Evidence: "e", Recorded: at("2026-01-03")},
		core.Retire{ID: "b", Recorded: at("2026-01-04")},
		core.Revoke{Evidence: "g", Recorded: at("2026-01-05")},
	})
	for from := range l.Len() + 1 {
		for to := from; to <= l.Len(); to++ {
			for _, above := range []core.Time{{}, at("0001-01-01"), at("2026-01-02"), at("9999-12-31")} {
				counted(t, l, from, to, someDay, above)
			}
		}
	}
	if most == 0 {
		t.Error("no step changed anything")
	}
}
