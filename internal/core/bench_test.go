package core_test

import (
	"fmt"
	"testing"

	"memtui/internal/core"
)

// filled gives a ledger of so many memories, four a subject: one that was
// superseded, one retired, and two that stand with one value.
func filled(b *testing.B, memories int) *core.Ledger {
	b.Helper()
	l := &core.Ledger{}
	must := func(op core.Op) {
		if err := l.Apply(op); err != nil {
			b.Fatal(err)
		}
	}
	for i := range memories / 4 {
		key := fmt.Sprintf("key-%d", i)
		r := core.Record{Key: key, Scope: "scope", Version: "v1", Recorded: at("2026-01-01")}
		for n, value := range []string{"old", "gone", "new", "new"} {
			r.ID, r.Value = fmt.Sprintf("%s-%d", key, n), value
			r.Evidence = []string{fmt.Sprintf("source-%d-%d", i, n), "handbook"}
			r.Supersedes = nil
			if n == 2 {
				r.Supersedes = []string{key + "-0"}
			}
			must(r)
		}
		must(core.Retire{ID: key + "-1", Recorded: at("2026-01-01")})
	}
	must(core.Revoke{Evidence: "handbook", Recorded: at("2026-02-01")})
	return l
}

// spread gives questions all over the subjects.
func spread(memories int) []core.Query {
	list := make([]core.Query, 1024)
	for i := range list {
		list[i] = core.Query{
			Key: fmt.Sprintf("key-%d", i*7919%(memories/4)), Scope: "scope", Version: "v1",
			AsOf: core.AsOf{Valid: at("2026-03-01"), Known: at("2026-03-01")},
		}
	}
	return list
}

func sizes() []int { return []int{1_000, 10_000, 100_000, 1_000_000} }

// BenchmarkAsk should cost the same whatever else is stored, and stay within
// two and a half times of BenchmarkMapLookup, its floor.
func BenchmarkAsk(b *testing.B) {
	for _, size := range sizes() {
		b.Run(fmt.Sprint(size), func(b *testing.B) {
			l, questions := filled(b, size), spread(size)
			b.ReportAllocs()
			i := 0
			for b.Loop() {
				if l.Ask(questions[i%len(questions)]).Status != core.Usable {
					b.Fatal("not usable")
				}
				i++
			}
		})
	}
}

// BenchmarkMapLookup finds the memories of a subject in a map, reads what an
// answer is made of, and gathers the sources of those left.
func BenchmarkMapLookup(b *testing.B) {
	for _, size := range sizes() {
		b.Run(fmt.Sprint(size), func(b *testing.B) {
			records := filled(b, size).Now().Memories()
			bySubject := map[core.Subject][]*core.Record{}
			for i := range records {
				r := &records[i]
				bySubject[r.Subject()] = append(bySubject[r.Subject()], r)
			}
			questions := spread(size)
			b.ReportAllocs()
			i := 0
			for b.Loop() {
				q := questions[i%len(questions)]
				var sources []string
				for _, r := range bySubject[core.Subject{Key: q.Key, Scope: q.Scope, Version: q.Version}] {
					if r.Recorded.Compare(q.Known) <= 0 && r.Valid.Covers(q.Valid) && r.Value == "new" {
						sources = append(sources, r.Evidence...)
					}
				}
				if len(sources) != 4 {
					b.Fatal("other sources")
				}
				i++
			}
		})
	}
}

// BenchmarkApply counts operations taken, one after another.
func BenchmarkApply(b *testing.B) {
	for _, size := range []int{10_000, 100_000} {
		b.Run(fmt.Sprint(size), func(b *testing.B) {
			ops := filled(b, size).Now().Ops()
			b.ReportAllocs()
			taken := 0
			for b.Loop() {
				l := &core.Ledger{}
				for _, op := range ops {
					if err := l.Apply(op); err != nil {
						b.Fatal(err)
					}
				}
				taken += len(ops)
			}
			b.ReportMetric(float64(taken)/b.Elapsed().Seconds(), "ops/s")
		})
	}
}

// crowd gives 200 memories of one key, each replacing the one before it from
// its own day on.
func crowd(b *testing.B) *core.Ledger {
	b.Helper()
	l := &core.Ledger{}
	day := at("2026-12-31")
	days := make([]core.Time, 200)
	for i := range days {
		days[len(days)-1-i], day = day, day.DayBefore()
	}
	for i, day := range days {
		r := core.Record{
			ID: fmt.Sprintf("m%d", i), Key: "k", Scope: "s", Version: "v1", Value: fmt.Sprint(i % 7),
			Evidence: []string{fmt.Sprintf("e%d", i%11)}, Valid: core.Interval{From: day}, Recorded: day,
		}
		if i > 0 {
			r.Supersedes = []string{fmt.Sprintf("m%d", i-1)}
		}
		if err := l.Apply(r); err != nil {
			b.Fatal(err)
		}
	}
	return l
}

func BenchmarkPlaneOf200Memories(b *testing.B) {
	l := crowd(b)
	s := core.Subject{Key: "k", Scope: "s", Version: "v1"}
	b.Run("axes", func(b *testing.B) {
		for b.Loop() {
			l.Now().Plane(s, core.AsOf{})
		}
	})
	grid := l.Now().Plane(s, core.AsOf{})
	b.Run("regions", func(b *testing.B) {
		b.ReportMetric(float64(len(grid.Bands)*(len(grid.Valid)+1)), "cells")
		for b.Loop() {
			grid.Regions(l.Now(), grid.All())
		}
	})
	b.Run("frozen past", func(b *testing.B) {
		for b.Loop() {
			core.FrozenPast(l.At(199), l.Now(), grid)
		}
	})
}
