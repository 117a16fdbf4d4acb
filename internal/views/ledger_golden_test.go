package views

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// conflictingLesson is the change of a timeout from 30 s to 20 s, and a conflict.
func conflictingLesson() *player.Lesson {
	m2 := rec("m2", "20s", "2026-07-01", "2026-06-10", "D2")
	m2.Supersedes = []string{"m1"}
	past := on("One day, two honest answers", "2026-10-16")
	past.Ask = []scenario.Ask{ask("2026-03-01", "2026-10-16"), ask("2026-08-01", "2026-05-01"), ask("2026-08-01", "2026-10-16")}
	last := on("A conflicting memory arrives", "2026-10-17", rec("m3", "30s", "2026-07-01", "2026-10-17", "D3"))
	last.Title = prose("A conflicting memory arrives", "来了一条冲突的记忆")
	last.Say = prose("m3 says 30 s for the same days as m2, and does not say that it replaces m2. Both pass all nine checks, so the "+
		"ledger names both values and picks no winner, not even the newer one. A person must look at D2 and D3.",
		"m3 说同一段时间是 30s，却没有说明取代 m2。两条都通过九道检查，于是账本列出两个值，不选赢家，较新的也不例外。要由人去核对 D2 和 D3。")
	l := ledgerLesson("A timeout changes from 30 s to 20 s",
		on("30 s holds from 1 January", "2026-01-01", rec("m1", "30s", "2026-01-01", "2026-01-01", "D1")),
		on("A change is recorded before it takes effect", "2026-06-10", m2),
		on("20 s takes effect", "2026-10-16"), past, last).Lesson
	l.Scenario.Title = prose("A timeout changes from 30 s to 20 s", "超时从 30 秒改为 20 秒")
	return l
}

// fourLesson revokes both sources, one after the other.
func fourLesson() *player.Lesson {
	m2 := rec("m2", "20s", "2026-07-01", "2026-06-10", "D2")
	m2.Supersedes = []string{"m1"}
	revoked := on("A source is revoked", "2026-11-01", core.Revoke{Evidence: "D2", Recorded: instant("2026-11-01")})
	revoked.Ask = []scenario.Ask{ask("2026-11-01", "2026-10-31"), ask("2026-11-01", "2026-11-01")}
	return ledgerLesson("Four questions to one ledger",
		on("m1", "2026-01-01", rec("m1", "30s", "2026-01-01", "2026-01-01", "D1")), on("m2", "2026-06-10", m2), revoked,
		on("The last source goes too", "2026-11-02", core.Revoke{Evidence: "D1", Recorded: instant("2026-11-02")})).Lesson
}

// scopeLesson has memories of other subjects, and a refusal.
func scopeLesson() *player.Lesson {
	of := func(r core.Record, key, scope, version string) core.Record {
		r.Key, r.Scope, r.Version = key, scope, version
		return r
	}
	old := of(rec("m4", "old", "", "2026-03-02", "T0"), "temporary", "projectA", "v3")
	old.Expires = instant("2026-10-01")
	refused := on("A verified memory without evidence", "2026-10-17", rec("m5", "config_dir", "2026-10-17", "2026-10-17"))
	return ledgerLesson("Scope and version",
		on("v2", "2026-01-05", of(rec("m1", "config_dir", "2026-01-01", "2026-01-05", "D1"), focus.Key, "projectA", "v2")),
		on("v3", "2026-03-02", rec("m2", "repo_root", "2026-01-01", "2026-03-02", "D2", "T2"),
			of(rec("m3", "workspace", "2026-01-01", "2026-03-02", "B1"), focus.Key, "projectB", "v3"), old),
		refused).Lesson
}

// ledgerViews are the pictures of whole steps: what each shows is its name.
func ledgerViews() []view {
	timeout, four, scope := conflictingLesson(), fourLesson(), scopeLesson()
	stale, guess := staleLesson().Lesson, guessLesson().Lesson
	var out []view
	add := func(name string, lesson *player.Lesson, page, question int, more ...func(*view)) {
		for _, size := range []view{{w: 120, h: 40, lang: i18n.English}, {w: 100, h: 30, lang: i18n.English}, {w: 80, h: 24, lang: i18n.English}, {w: 80, h: 24, lang: i18n.Chinese}, {w: 40, h: 12, lang: i18n.English}} {
			v := size
			v.name = fmt.Sprintf("ledger-%s-%dx%d-%s", name, v.w, v.h, v.lang)
			v.lesson, v.page, v.question = lesson, page, question
			for _, change := range more {
				change(&v)
			}
			out = append(out, v)
		}
	}
	for page := 1; page <= 5; page++ {
		add(fmt.Sprintf("step%d", page), timeout, page, map[int]int{4: 2}[page])
	}
	add("revoked", four, 3, 1)
	add("notfound", four, 4, 0)
	add("refused", scope, 3, 0)
	add("foretold", stale, 2, 0)
	add("expired", stale, 3, 0)
	add("unverified", guess, 1, 0)
	add("verified", guess, 2, 0)
	add("retired", guess, 3, 0)
	add("many", longLesson().Lesson, 14, 0)
	add("instants", instantLesson().Lesson, 2, 0)
	add("alike", alikeLesson().Lesson, 1, 0)
	add("three-values", conflictLesson().Lesson, 1, 0)
	add("silent", silentLesson().Lesson, 1, 0)
	return out
}

func TestLedgerScreensAreAsDrawn(t *testing.T) {
	for _, v := range ledgerViews() {
		v.compare(t)
	}
}

func TestLedgerScreensWithoutColourAndInASCIIAreAsDrawn(t *testing.T) {
	timeout, four := conflictingLesson(), fourLesson()
	for _, v := range []view{
		{name: "ledger-step5-120x40-en-mono", lesson: timeout, page: 5, w: 120, h: 40, lang: i18n.English, theme: Mono},
		{name: "ledger-step5-80x24-en-mono", lesson: timeout, page: 5, w: 80, h: 24, lang: i18n.English, theme: Mono},
		{name: "ledger-step5-80x24-en-ascii", lesson: timeout, page: 5, w: 80, h: 24, lang: i18n.English, theme: Mono, ascii: true},
		{name: "ledger-step4-80x24-zh-mono", lesson: timeout, page: 4, question: 2, w: 80, h: 24, lang: i18n.Chinese, theme: Mono},
		{name: "ledger-notfound-100x30-en-ascii", lesson: four, page: 4, w: 100, h: 30, lang: i18n.English, theme: Mono, ascii: true},
	} {
		v.compare(t)
	}
}

func TestLedgerTabsZoomsBeatsAndWhyAreAsDrawn(t *testing.T) {
	timeout, scope := conflictingLesson(), scopeLesson()
	state := func(change func(*player.State)) func(*player.State) { return change }
	for _, pane := range []player.Pane{player.PaneAnswer, player.PaneLedger, player.PaneMemories, player.PaneWhy, player.PaneText} {
		focused := state(func(s *player.State) { s.Pane = pane })
		zoomed := state(func(s *player.State) { s.Pane, s.Zoom = pane, true })
		view{name: "ledger-tab-" + string(pane) + "-40x12-zh", lesson: timeout, page: 5, w: 40, h: 12, lang: i18n.Chinese, state: focused}.compare(t)
		view{name: "ledger-zoom-" + string(pane) + "-100x30-en", lesson: timeout, page: 5, w: 100, h: 30, lang: i18n.English, state: zoomed}.compare(t)
	}
	for i, beat := range timeout.Frames[4].Beats(0) {
		at := state(func(s *player.State) { s.Beat, s.Playing = beat, true })
		view{name: fmt.Sprintf("ledger-beat%d-100x30-en", i+1), lesson: timeout, page: 5, w: 100, h: 30, lang: i18n.English, state: at}.compare(t)
	}
	why := state(func(s *player.State) { s.Layer.Kind = player.LayerWhy })
	for _, v := range []view{
		{name: "ledger-why-100x30-en", lesson: timeout, page: 5, w: 100, h: 30, lang: i18n.English, state: why},
		{name: "ledger-why-80x24-zh", lesson: scope, page: 3, w: 80, h: 24, lang: i18n.Chinese, state: why},
		{name: "ledger-why-40x12-en", lesson: scope, page: 3, w: 40, h: 12, lang: i18n.English, state: why},
		{name: "ledger-scale-120x40-en", lesson: timeout, page: 5, w: 120, h: 40, lang: i18n.English, state: func(s *player.State) { s.Scale = true }},
		{name: "ledger-step5-158x46-zh", lesson: timeout, page: 5, w: 158, h: 46, lang: i18n.Chinese},
	} {
		v.compare(t)
	}
}

// One picture a theme, with its escapes: every other golden file is plain.
func TestTheColoursOfALedgerStepAreThoseOfTheTheme(t *testing.T) {
	for _, theme := range ThemeNames() {
		for _, colours := range []Colours{TrueColour, FewColours} {
			if theme == Mono && colours == FewColours || theme == Contrast && colours == FewColours {
				continue
			}
			s := view{lesson: conflictingLesson(), page: 5, w: 80, h: 24, lang: i18n.English, theme: theme}.screen()
			s.Theme = NewTheme(theme, colours)
			name := fmt.Sprintf("ledger-colours-%s-%d.txt", theme, colours)
			compareLines(t, filepath.Join("testdata", name), s.Render().Lines)
		}
	}
}

func compareLines(t *testing.T, file string, lines []string) {
	t.Helper()
	got := strings.ReplaceAll(strings.Join(lines, "\n")+"\n", "\x1b", "␛")
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs; got:\n%s", file, strings.Join(lines, "\n"))
	}
}
