package views_test

import (
	"strings"
	"testing"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/views"
	"memtui/scenarios"
)

// everyQuestion visits every question of every lesson that ships.
func everyQuestion(t *testing.T, visit func(f *player.Frame, i int)) {
	t.Helper()
	for _, entry := range scenarios.List() {
		sc, _ := scenario.Load(entry.Name+".yaml", entry.Data)
		l := player.Play(sc)
		for n := range l.Frames {
			for i := range l.Frames[n].Questions {
				visit(&l.Frames[n], i)
			}
		}
	}
}

// flipLines counts the lines below the heading of the flips that tell one
// change each, at a depth of so many blanks.
func flipLines(t *testing.T, text string, w *i18n.Words, indent string) int {
	t.Helper()
	_, rest, found := strings.Cut(text, "\n"+w.Plain.Flips+"\n")
	if !found {
		t.Fatalf("there is no heading of flips in\n%s", text)
	}
	n := 0
	for _, line := range strings.Split(strings.TrimRight(rest, "\n"), "\n") {
		if strings.HasPrefix(line, indent) && !strings.HasPrefix(line, indent+" ") {
			n++
		}
	}
	return n
}

func TestThePlainTextTellsEveryFlipThatTheCoreOffers(t *testing.T) {
	for _, lang := range i18n.Langs() {
		w := i18n.For(lang)
		everyQuestion(t, func(f *player.Frame, i int) {
			q := f.Questions[i]
			if q.Decide != nil {
				want := max(1, len(core.FlipDecision(q.Decide.Request)))
				if got := flipLines(t, views.PlainDecided(q, true, w), w, "  "); got != want {
					t.Errorf("%s: %d of %d flips are told", q.Label, got, want)
				}
				return
			}
			after, query := f.After(), q.Ask.Query
			want := len(after.SettleConflict(query))
			for _, left := range after.LeftOut(query) {
				want += len(left.Flips)
			}
			near := after.Nearest(query)
			for _, b := range []*core.Boundary{near.EarlierValid, near.LaterValid, near.EarlierKnown, near.LaterKnown} {
				if b != nil {
					want++
				}
			}
			found := after.Flips(f.Look(i).Query)
			text := views.PlainAsked(q.Name, after, f.Look(i), &found, w)
			if got := flipLines(t, text, w, "    "); got != want {
				t.Errorf("%d of %d flips are told in\n%s", got, want, text)
			}
		})
	}
}

func TestNoTemplateShowsInThePlainTextOfFlips(t *testing.T) {
	var l core.Ledger
	at := func(s string) core.Time { on, _ := core.ParseTime(s); return on }
	for _, op := range []core.Op{
		core.Record{ID: "e", Key: "k", Scope: "s", Version: "v", Value: "8", Evidence: []string{"D8"}, Recorded: at("2026-01-01"), Expires: at("2026-01-01")},
		core.Record{ID: "c", Key: "k", Scope: "s", Version: "v", Value: "9", Status: core.StatusCandidate, Recorded: at("2026-01-02")},
		core.Record{ID: "r", Key: "k", Scope: "s", Version: "v", Value: "6", Evidence: []string{"D6"}, Recorded: at("2026-01-03")},
		core.Record{ID: "b", Key: "k", Scope: "s", Version: "v", Value: "5", Status: core.StatusRetired, Evidence: []string{"D5"}, Recorded: at("2026-01-03")},
		core.Record{ID: "o", Key: "k", Scope: "t", Version: "v", Value: "7", Evidence: []string{"D7"}, Recorded: at("2026-01-03")},
		core.Retire{ID: "r", Recorded: at("2026-01-04")},
		core.Record{ID: "v", Key: "k", Scope: "s", Version: "v", Value: "4", Evidence: []string{"D4"}, Recorded: at("2026-01-05")},
		core.Revoke{Evidence: "D4", Recorded: at("2026-01-06")},
	} {
		if err := l.Apply(op); err != nil {
			t.Fatal(op, err)
		}
	}
	q := core.Query{Key: "k", Scope: "s", Version: "v", AsOf: core.AsOf{Valid: at("2026-02-01"), Known: at("2026-02-01")}}
	look, found := player.Look{Query: q, Asked: true, Answer: l.Now().Ask(q)}, l.Now().Flips(q)
	for _, lang := range i18n.Langs() {
		text := views.PlainAsked(scenario.Prose{}, l.Now(), look, &found, i18n.For(lang))
		if strings.ContainsAny(text, "%\x1b") {
			t.Errorf("%s: a template shows in\n%s", lang, text)
		}
		_, flips, _ := strings.Cut(text, i18n.For(lang).Plain.Flips)
		for _, id := range []string{"e", "c", "r", "b", "v", "D4"} {
			if !strings.Contains(flips, id) {
				t.Errorf("%s: nothing is said of %s in\n%s", lang, id, flips)
			}
		}
	}
}
