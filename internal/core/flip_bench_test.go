package core_test

import (
	"testing"

	"memtui/internal/core"
)

// BenchmarkFlipDecision should stay under a millisecond.
func BenchmarkFlipDecision(b *testing.B) {
	whole := core.Request{TaskAnchor: "a", Subject: "p", Candidate: &core.Candidate{
		ID: "i", Kind: "k", Scope: "task", Subject: "p", Source: "s", ObservedAt: "o",
		WriteReason: "w", ReadTrigger: "t", Validity: "expired",
	}}
	b.Run("single changes", func(b *testing.B) {
		for b.Loop() {
			core.FlipDecision(whole)
		}
	})
	b.Run("to the long term", func(b *testing.B) {
		for b.Loop() {
			core.ReachState(whole, core.StateLongTerm)
		}
	})
	b.Run("from nothing", func(b *testing.B) {
		for b.Loop() {
			core.ReachState(core.Request{Candidate: &core.Candidate{}}, core.StateRefresh)
		}
	})
}

// BenchmarkFlipsOf200Memories should stay under twenty milliseconds together.
func BenchmarkFlipsOf200Memories(b *testing.B) {
	q := core.Query{Key: "k", Scope: "s", Version: "v1", AsOf: core.AsOf{Known: at("2026-12-31")}}
	b.Run("a chain", func(b *testing.B) { flips(b, crowd(b).Now(), q) })
	alone, open := crowd(b), &core.Ledger{}
	for _, r := range alone.Now().Memories() {
		r.Supersedes = nil
		if err := open.Apply(r); err != nil {
			b.Fatal(err)
		}
	}
	b.Run("a conflict", func(b *testing.B) { flips(b, open.Now(), q) })
}

func flips(b *testing.B, s core.Snapshot, q core.Query) {
	b.ReportAllocs()
	for b.Loop() {
		s.LeftOut(q)
		s.SettleConflict(q)
		s.Nearest(q)
	}
}
