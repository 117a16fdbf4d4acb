package core_test

import (
	"fmt"

	"memtui/internal/core"
)

// Thirty seconds since January; in June the ledger learns that it will be
// twenty from July on. The newest record does not describe what holds on the
// day it is made, and what was believed before stays what it was.
func Example() {
	day := func(text string) core.Time {
		t, err := core.ParseTime(text)
		if err != nil {
			panic(err)
		}
		return t
	}
	m1 := core.Record{
		ID: "m1", Key: "timeout", Scope: "projectA", Version: "v1", Value: "30s", Evidence: []string{"D1"},
		Valid: core.Interval{From: day("2026-01-01")}, Recorded: day("2026-01-01"),
	}
	m2 := m1
	m2.ID, m2.Value, m2.Evidence, m2.Supersedes = "m2", "20s", []string{"D2"}, []string{"m1"}
	m2.Valid.From, m2.Recorded = day("2026-07-01"), day("2026-06-10")

	var ledger core.Ledger
	for _, op := range []core.Op{m1, m2, core.Revoke{Evidence: "D2", Recorded: day("2026-11-01")}} {
		if err := ledger.Apply(op); err != nil {
			panic(err)
		}
	}
	ask := func(valid, known string) {
		q := core.Query{Key: "timeout", Scope: "projectA", Version: "v1", AsOf: core.AsOf{Valid: day(valid), Known: day(known)}}
		a := ledger.Ask(q)
		fmt.Println("valid", valid, "known", known, a.Status, a.Value, a.Evidence)
		for _, v := range ledger.Explain(q) {
			if c, failed := v.Headline(); failed {
				fmt.Println("  not", v.Memory.ID, c.Rung, c.By)
			}
		}
	}
	ask("2026-06-10", "2026-06-10")
	ask("2026-10-16", "2026-10-16")
	ask("2026-08-01", "2026-05-01")
	ask("2026-11-01", "2026-11-01")

	// Output:
	// valid 2026-06-10 known 2026-06-10 usable 30s [D1]
	//   not m2 valid []
	// valid 2026-10-16 known 2026-10-16 usable 20s [D2]
	//   not m1 superseded [m2]
	// valid 2026-08-01 known 2026-05-01 usable 30s [D1]
	//   not m2 known []
	// valid 2026-11-01 known 2026-11-01 usable 30s [D1]
	//   not m2 evidence []
}
