package core_test

import (
	"flag"
	"maps"
	"os"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"memtui/internal/core"
)

// TestMain asks for a thousand random ledgers a property instead of a
// hundred, and for no files of failures, unless the command line says
// otherwise: a failure prints its seed.
func TestMain(m *testing.M) {
	flag.Parse()
	given := map[string]bool{}
	flag.Visit(func(f *flag.Flag) { given[f.Name] = true })
	for name, value := range map[string]string{"rapid.checks": "1000", "rapid.nofailfile": "true"} {
		if given[name] || testing.Short() && name == "rapid.checks" {
			continue
		}
		if err := flag.Set(name, value); err != nil {
			panic(err)
		}
	}
	os.Exit(m.Run())
}

// at reads a time in a test; an empty text is a time left out.
func at(text string) core.Time {
	if text == "" {
		return core.Time{}
	}
	t, err := core.ParseTime(text)
	if err != nil {
		panic(text + ": " + err.Error())
	}
	return t
}

// written gives the time of the core for one of the standard library, in UTC.
func written(t time.Time) core.Time { return at(t.UTC().Format(time.RFC3339Nano)) }

// calendar is in ascending order; some entries are the same instant spelt
// otherwise.
func calendar() []string {
	return []string{
		"0001-01-02", "2026-01-01", "2026-01-02", "2026-01-02T08:00:00+08:00", "2026-01-02T00:00:00.0Z",
		"2026-01-02T00:00:00.000000001Z", "2026-01-03T23:00:00-01:00", "2026-01-04", "2026-01-05", "9999-12-31",
	}
}

// generator draws operations, most of which a ledger takes; it remembers the
// records it has made, taken or not.
type generator struct {
	t     *rapid.T
	today int  // index into the calendar
	dense bool // one subject, many links
	made  []core.Record
}

// below draws evenly from 0 to n-1. The library's own ranges prefer small
// numbers so much that hardly a random ledger would get past its first record.
func below(t *rapid.T, n int, what string) int {
	return rapid.Custom(func(t *rapid.T) int {
		drawn := 0
		for range 10 {
			drawn *= 2
			if rapid.Bool().Draw(t, "bit") {
				drawn++
			}
		}
		return drawn * n / 1024
	}).Draw(t, what)
}

func (g *generator) chance(percent int, what string) bool {
	return below(g.t, 100, what) >= 100-percent
}

func (g *generator) one(what string, list ...string) string {
	return list[below(g.t, len(list), what)]
}

// mostly draws the first text nine times of ten.
func (g *generator) mostly(what, usual, other string) string {
	if !g.dense && g.chance(10, what) {
		return other
	}
	return usual
}

func (g *generator) earlier() core.Record { return g.made[below(g.t, len(g.made), "made")] }

func (g *generator) someTime(what string) core.Time { return at(g.one(what, calendar()...)) }

func (g *generator) maybe(percent int, what string) core.Time {
	if g.chance(percent, what+"?") {
		return g.someTime(what)
	}
	return core.Time{}
}

func (g *generator) sources(least int, what string) []string {
	var out []string
	for range least + below(g.t, 4-least, what+" many") {
		out = append(out, g.one(what, "d1", "d2", "d3"))
	}
	return out
}

// recorded mostly moves forward; nothing is dated before today is 1.
func (g *generator) recorded() core.Time {
	switch {
	case g.chance(4, "any record time"):
		return g.maybe(70, "recorded")
	case g.chance(30, "next day") && g.today < len(calendar())-1:
		g.today++
	}
	if g.today == 0 {
		return core.Time{}
	}
	return at(calendar()[g.today])
}

// known is an id that was used before, most of the time.
func (g *generator) id() string {
	if len(g.made) > 0 && g.chance(95, "known id") {
		return g.earlier().ID
	}
	return g.one("id", "m1", "m2", "nobody")
}

func (g *generator) op() core.Op {
	switch n := below(g.t, 100, "kind"); {
	case n < 72 || len(g.made) == 0:
		return g.record()
	case n < 85:
		return core.Verify{ID: g.id(), Evidence: g.sources(0, "added"), Recorded: g.recorded()}
	case n < 92:
		return core.Retire{ID: g.id(), Recorded: g.recorded()}
	}
	return core.Revoke{Evidence: g.one("source", "d1", "d2", "d3"), Recorded: g.recorded()}
}

func (g *generator) record() core.Op {
	if len(g.made) > 0 && g.chance(10, "again") {
		r := g.earlier()
		if g.chance(50, "doubled sets") {
			r.Evidence = append(r.Evidence[:len(r.Evidence):len(r.Evidence)], r.Evidence...)
		}
		if g.chance(50, "other content") {
			g.change(&r)
		}
		return r
	}
	r := core.Record{
		ID:  "m" + string(rune('1'+len(g.made))),
		Key: g.mostly("key", "k", "l"), Scope: g.mostly("scope", "s", "t"),
		Version: g.mostly("version", "v1", "v2"), Value: g.one("value", "1", "2", "3"),
		Status:   core.Status(g.one("status", "", "", "verified", "verified", "verified", "candidate", "candidate", "retired")),
		Evidence: g.sources(1, "evidence"),
		Valid:    core.Interval{From: g.maybe(40, "from"), To: g.maybe(20, "to")},
		Recorded: g.recorded(), Expires: g.maybe(15, "expires"),
	}
	if (r.Status == core.StatusCandidate || r.Status == core.StatusRetired) && g.chance(40, "bare") {
		r.Evidence = nil
	}
	if from, ok := moment(r.Valid.From); ok && g.chance(75, "interval in order") {
		if to, ok := moment(r.Valid.To); ok && !from.Before(to) {
			r.Valid.To = core.Time{}
		}
	}
	g.link(&r)
	g.spoil(&r)
	g.made = append(g.made, r)
	return r
}

// change gives one field of a record other content, sometimes the same.
func (g *generator) change(r *core.Record) {
	switch below(g.t, 8, "changed field") {
	case 0:
		r.Value = g.one("value", "1", "2", "3")
	case 1:
		r.Expires = g.maybe(50, "expires")
	case 2:
		r.Valid.From = g.maybe(50, "from")
	case 3:
		r.Valid.To = g.maybe(50, "to")
	case 4:
		r.Supersedes = nil
	case 5:
		r.Evidence = g.sources(1, "evidence")
	case 6:
		r.Recorded = g.recorded()
	default:
		r.Status = core.Status(g.one("status", "", "verified", "candidate", "retired"))
	}
}

// link lets a record supersede some that were made before it.
func (g *generator) link(r *core.Record) {
	for _, older := range g.made {
		fits := older.Subject() == r.Subject()
		often := 25
		if g.dense {
			often = 50
		}
		if fits && g.chance(often, "supersedes") || !fits && g.chance(2, "supersedes a stranger") {
			r.Supersedes = append(r.Supersedes, older.ID)
		}
	}
	if g.chance(3, "odd link") {
		r.Supersedes = append(r.Supersedes, g.one("link", r.ID, "nobody", "m1"))
	}
}

// spoil breaks some records in one of the ways that have a code.
func (g *generator) spoil(r *core.Record) {
	if !g.chance(8, "spoilt") {
		return
	}
	odd := slices.Sorted(maps.Keys(oddTexts()))
	places := []*string{&r.ID, &r.Key, &r.Scope, &r.Version, &r.Value}
	switch n := below(g.t, 9, "place"); {
	case n < len(places):
		*places[n] = g.one("odd", odd...)
	case n == 5:
		r.Evidence = append(r.Evidence[:len(r.Evidence):len(r.Evidence)], g.one("odd", odd...))
	case n == 6:
		r.Status = "trusted"
	case n == 7:
		r.Evidence = nil
	default:
		r.Supersedes = append(r.Supersedes, g.one("odd", odd...))
	}
}

func (g *generator) ops(most int) []core.Op {
	var out []core.Op
	g.dense = g.chance(40, "dense")
	for range 1 + below(g.t, most, "operations") {
		out = append(out, g.op())
	}
	return out
}

func (g *generator) query() core.Query {
	return core.Query{
		Key: g.mostly("asked key", "k", "l"), Scope: g.mostly("asked scope", "s", "t"),
		Version: g.mostly("asked version", "v1", "v2"),
		AsOf:    core.AsOf{Valid: g.maybe(80, "valid"), Known: g.someTime("known")},
	}
}

// both plays operations to the indexed ledger and to the naive one.
func both(ops []core.Op) (*core.Ledger, naive) {
	l, n := &core.Ledger{}, naive{}
	for _, op := range ops {
		_ = l.Apply(op) // the property about refusals compares the results
		n.apply(op)
	}
	return l, n
}
