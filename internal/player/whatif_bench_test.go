package player

import (
	"fmt"
	"strings"
	"testing"
)

// BenchmarkFieldsOfTwoHundredMemories lists what can be changed in one of 200
// memories of one key, with all that it can hold.
func BenchmarkFieldsOfTwoHundredMemories(b *testing.B) {
	var text strings.Builder
	text.WriteString("memtui: 1\ntitle: t\nfocus: {key: k, scope: s, version: v}\nsteps:\n  - title: one\n    on: 2026-12-31\n    do:\n")
	for i := range 200 {
		fmt.Fprintf(&text, "      - record: {id: m%d, value: v%d, evidence: [e%d], valid: {from: 2026-%02d-%02d}}\n", i, i, i, i/28+1, i%28+1)
	}
	s := whatIfOn(b, text.String(), 1, 0)
	b.ReportAllocs()
	for b.Loop() {
		if len(s.Fields()) != 12 {
			b.Fatal("not all of them")
		}
	}
}
