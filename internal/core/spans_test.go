package core_test

import (
	"slices"
	"testing"
	"time"

	"memtui/internal/core"
)

// replaced gives memories of one subject; each of the later ones supersedes
// the first, or what its links say.
func replaced(own core.Interval, later ...core.Record) *core.Ledger {
	l := &core.Ledger{}
	first := core.Record{ID: "a", Valid: own}
	for _, r := range append([]core.Record{first}, later...) {
		r.Key, r.Scope, r.Version, r.Value, r.Evidence = "k", "s", "v", r.ID, []string{"d"}
		if r.Status == core.StatusCandidate {
			r.Evidence = nil
		}
		if err := l.Apply(r); err != nil {
			panic(err)
		}
	}
	return l
}

func between(from, to string) core.Interval { return core.Interval{From: at(from), To: at(to)} }

// The spans of a memory lie end to end on its valid interval. On each day the
// same memories supersede it as the explanation names, those directly linked
// first, each group in ledger order; and two neighbours differ.
func TestEachSpanNamesWhoSupersedesOnItsDays(t *testing.T) {
	later := []core.Record{
		{ID: "b", Supersedes: []string{"a"}, Valid: between("2026-02-01", "2026-04-01")},
		{ID: "c", Supersedes: []string{"a"}, Valid: between("2026-03-01", "2026-05-01"), Status: core.StatusCandidate},
		{ID: "d", Supersedes: []string{"b"}, Valid: between("2026-03-01", "2026-08-01")},
		{ID: "e", Supersedes: []string{"c"}, Valid: between("2026-03-01", "2026-08-01")},
		{ID: "f", Supersedes: []string{"e"}, Valid: between("2026-07-01", "")},
		{ID: "g", Supersedes: []string{"a"}, Valid: between("", "2025-06-01")},
		{ID: "h", Supersedes: []string{"a", "d"}, Valid: between("0001-01-01", "2025-03-01")},
		{ID: "j", Supersedes: []string{"b", "c", "e"}, Valid: between("2026-04-10", "2026-06-01")},
		{ID: "i", Supersedes: []string{"g"}, Valid: between("2026-04-01", "2026-04-20")},
	}
	for _, own := range []core.Interval{
		between("", ""), between("2026-01-15", "2026-07-15"), between("", "2026-03-10"), between("2025-04-01", ""), between("0001-01-01", "2026-02-01"), between("2026-02-01", "2026-04-01"),
	} {
		for some := range 1 << len(later) {
			if some&1 == 0 && some != 0 || some&2 == 0 && some&8 != 0 { // links need what they name
				continue
			}
			var chosen []core.Record
			there := []string{"a"}
			for i, r := range later {
				r.Supersedes = slices.DeleteFunc(slices.Clone(r.Supersedes), func(id string) bool { return !slices.Contains(there, id) })
				if some>>i&1 == 1 {
					chosen, there = append(chosen, r), append(there, r.ID)
				}
			}
			spansSay(t, replaced(own, chosen...).Now(), own)
		}
	}
}

func spansSay(t *testing.T, s core.Snapshot, own core.Interval) {
	t.Helper()
	spans := s.Spans("a", someDay.Known)
	if len(spans) == 0 || spans[0].Valid.From != own.From || spans[len(spans)-1].Valid.To != own.To {
		t.Fatalf("the spans of %v are %v", own, spans)
	}
	for _, span := range spans {
		if from, to := span.Valid.From, span.Valid.To; !from.IsZero() && !to.IsZero() && !from.Before(to) {
			t.Fatalf("a span of %v is empty: %v", own, spans)
		}
	}
	for i := 1; i < len(spans); i++ {
		if spans[i].Valid.From != spans[i-1].Valid.To || slices.Equal(spans[i].By, spans[i-1].By) {
			t.Fatalf("spans %d and %d are %v", i-1, i, spans)
		}
	}
	days := []core.Time{at("0001-01-01").DayBefore(), at("0001-01-01"), at("0001-01-02"), at("2024-01-01"), at("9999-12-31")}
	for day := time.Date(2025, 1, 15, 0, 0, 0, 0, time.UTC); day.Year() < 2027; day = day.AddDate(0, 0, 7) {
		days = append(days, written(day))
	}
	for _, day := range days {
		if !own.Covers(day) {
			continue
		}
		i := slices.IndexFunc(spans, func(span core.Span) bool { return span.Valid.Covers(day) })
		if i < 0 {
			t.Fatalf("no span of %v covers %s", spans, day)
		}
		q := core.Query{Key: "k", Scope: "s", Version: "v", AsOf: core.AsOf{Valid: day, Known: someDay.Known}}
		if want := s.Explain(q)[0].Check(core.RungSuperseded).By; !slices.Equal(spans[i].By, want) {
			t.Fatalf("on %s it is superseded by %v, and the span says %v", day, want, spans[i].By)
		}
	}
}

// What is known from the start lies before every cut, the first day too.
func TestKnownFromTheStartLiesBeforeTheFirstDay(t *testing.T) {
	early := core.Record{ID: "a", Key: "k", Scope: "s", Version: "v", Value: "1", Evidence: []string{"d"}}
	dated := early
	dated.ID, dated.Recorded = "b", at("0001-01-01")
	plane := play([]core.Op{early, dated}).Now().Plane(itself, someDay)
	for row, want := range []string{"a", "b"} {
		if got := plane.Bands[row].Events; len(got) != 1 || got[0].ID != want {
			t.Errorf("row %d has %+v, want %s", row, got, want)
		}
	}
}

// A span may be shorter than a day.
func TestASpanOfHoursNamesWhoSupersedesThen(t *testing.T) {
	own := between("2026-01-01", "2026-12-01")
	s := replaced(own, core.Record{ID: "b", Supersedes: []string{"a"}, Valid: between("2026-05-05T10:00:00Z", "2026-05-05T12:00:00Z")}).Now()
	spansSay(t, s, own)
	spans := s.Spans("a", someDay.Known)
	if len(spans) != 3 || len(spans[0].By) != 0 || !slices.Equal(spans[1].By, []string{"b"}) || len(spans[2].By) != 0 {
		t.Errorf("the spans are %v", spans)
	}
}
