package player_test

import (
	"fmt"
	"strings"
	"testing"

	"memtui/internal/player"
	"memtui/internal/scenario"
)

// oneKey writes a lesson of 40 steps with 200 operations on one key, each
// step with two questions about one day.
func oneKey() string {
	var b strings.Builder
	b.WriteString("memtui: 1\ntitle: One key\nfocus: {key: k, scope: s, version: v1}\nsteps:\n")
	for step := range 40 {
		fmt.Fprintf(&b, "  - title: step %d\n    on: 2026-%02d-%02d\n    do:\n", step, step/28+1, step%28+1)
		for op := range 5 {
			n := step*5 + op
			fmt.Fprintf(&b, "      - record: {id: m%d, value: v%d, evidence: [e%d], valid: {from: 2026-%02d-%02d}", n, n%7, n, n/28%12+1, n%28+1)
			if n > 0 {
				fmt.Fprintf(&b, ", supersedes: [m%d]", n-1)
			}
			b.WriteString("}\n")
		}
		b.WriteString("    ask: [{}, {known: 2026-01-01}]\n")
	}
	return b.String()
}

// BenchmarkEditOfTwoHundredOperations plays a lesson again after an edit of
// its last step, of one in its middle, and of its first.
func BenchmarkEditOfTwoHundredOperations(b *testing.B) {
	base := player.Play(loaded(b, oneKey()))
	for _, id := range []int{199, 100, 0} {
		path := scenario.Path{Step: id/5 + 1, Kind: scenario.PathRecord, ID: fmt.Sprintf("m%d", id), Field: "value"}
		b.Run(fmt.Sprintf("step %d", path.Step), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, _, not := (player.Edits{}).Try(base, base, scenario.Edit{Kind: scenario.EditSet, Path: path, Value: "another"}); not != nil {
					b.Fatal(not)
				}
			}
		})
	}
}
