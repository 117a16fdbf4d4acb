package player_test

import (
	"fmt"
	"strings"
	"testing"

	"memtui/internal/player"
	"memtui/internal/scenario"
)

// large writes a lesson of 1 000 steps and 10 000 operations, each step with
// one question.
func large() []byte {
	var b strings.Builder
	b.WriteString("memtui: 1\ntitle: Large\nfocus: {key: k, scope: s, version: v1}\nsteps:\n")
	for step := range 1000 {
		fmt.Fprintf(&b, "  - title: step %d\n    on: %04d-%02d-%02d\n    do:\n", step, 2000+step/336, step/28%12+1, step%28+1)
		for op := range 10 {
			n := step*10 + op
			fmt.Fprintf(&b, "      - record: {id: m%d, key: k%d, value: v%d, evidence: [e%d]}\n", n, n%500, n, n)
		}
		fmt.Fprintf(&b, "    ask: [{key: k%d}]\n", step%500)
	}
	return []byte(b.String())
}

func BenchmarkPlayTenThousandOperations(b *testing.B) {
	sc, problems := scenario.Load("large.yaml", large())
	if sc == nil {
		b.Fatal(problems[0])
	}
	b.ReportAllocs()
	for b.Loop() {
		player.Play(sc)
	}
}

func BenchmarkLookIntoTenThousandOperations(b *testing.B) {
	sc, problems := scenario.Load("large.yaml", large())
	if sc == nil {
		b.Fatal(problems[0])
	}
	lesson := player.Play(sc)
	b.ReportAllocs()
	for b.Loop() {
		lesson.Frames[999].Look(0)
	}
}
