package views

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// Values and names that an author may write, and that a screen may trip over.
var (
	oddValues = []string{
		"30s", "20s", "3", "1234567890123456789012345", "30s ", "repo_root", "中文的值", "值\n两行", "a\tb", "👨‍👩‍👧‍👦", "é́́",
		"→", "\u200d", strings.Repeat("long ", 60), "2026-10-17", "3.5s", "กำลัง", "[on]",
	}
	oddIDs     = []string{"m1", "m2", "m3", "m4", "记忆一", "a-very-long-identifier-of-a-memory", "x", "🔒", "m9"}
	oddScopes  = []string{"projectA", "projectA", "projectA", "另一个项目", "b"}
	oddDays    = []string{"", "0001-01-01", "2026-01-01", "2026-06-10", "2026-07-01", "2026-10-17", "2027-01-01", "9999-12-31", "2026-10-17T08:00:00Z", "2026-10-17T08:00:00.5+08:00"}
	oddSources = []string{"D1", "D2", "来源三", "a source with blanks in it"}
)

// randomLesson writes and asks anything; what the ledger does not take is
// shown as refused.
func randomLesson(t *rapid.T) player.State {
	when := func(name string) core.Time {
		text := rapid.SampledFrom(oddDays).Draw(t, name)
		if text == "" {
			return core.Time{}
		}
		return instant(text)
	}
	some := func(name string, from []string) []string {
		return rapid.SliceOfN(rapid.SampledFrom(from), 0, 3).Draw(t, name)
	}
	one := func(name string, from []string) string { return rapid.SampledFrom(from).Draw(t, name) }
	op := func() core.Op {
		switch rapid.IntRange(0, 6).Draw(t, "kind") {
		case 0:
			return core.Verify{ID: one("id", oddIDs), Evidence: some("evidence", oddSources), Recorded: when("recorded")}
		case 1:
			return core.Retire{ID: one("id", oddIDs), Recorded: when("recorded")}
		case 2:
			return core.Revoke{Evidence: one("source", oddSources), Recorded: when("recorded")}
		}
		return core.Record{
			ID: one("id", oddIDs), Key: focus.Key, Scope: one("scope", oddScopes), Version: focus.Version, Value: one("value", oddValues),
			Evidence: some("evidence", oddSources), Supersedes: some("supersedes", oddIDs), Recorded: when("recorded"), Expires: when("expires"),
			Status: rapid.SampledFrom([]core.Status{"", core.StatusCandidate, core.StatusRetired}).Draw(t, "status"),
			Valid:  core.Interval{From: when("from"), To: when("to")},
		}
	}
	var steps []scenario.Step
	for i := range rapid.IntRange(1, 12).Draw(t, "steps") {
		s := scenario.Step{Title: prose(fmt.Sprint("Step ", i), "第几步：标题很长很长很长很长很长很长很长很长很长很长")}
		s.Say = scenario.Prose{Zh: one("say", oddValues) + strings.Repeat("只有中文。", i)}
		if rapid.Bool().Draw(t, "dated") {
			s.On = when("on")
		}
		for range rapid.IntRange(0, 4).Draw(t, "ops") {
			s.Do = append(s.Do, scenario.Do{Op: op()})
		}
		for range rapid.IntRange(0, 4).Draw(t, "asks") {
			q := core.Query{Key: focus.Key, Scope: one("scope", oddScopes), Version: focus.Version}
			q.Known, q.Valid = instant(one("known", oddDays[1:])), instant(one("valid", oddDays[1:]))
			s.Ask = append(s.Ask, scenario.Ask{Query: q})
		}
		steps = append(steps, s)
	}
	return ledgerLesson("随便什么 lesson", steps...)
}

func TestWhateverALessonHoldsEveryRowIsAsWideAsTheScreen(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := Screen{State: randomLesson(t)}
		s.W, s.H = rapid.IntRange(40, 200).Draw(t, "w"), rapid.IntRange(12, 60).Draw(t, "h")
		s.Words = i18n.For(rapid.SampledFrom(i18n.Langs()).Draw(t, "lang"))
		s.Theme = NewTheme(rapid.SampledFrom(ThemeNames()).Draw(t, "theme"), TrueColour)
		s.ASCII = rapid.Bool().Draw(t, "ascii")
		drawState(t, &s)
		for y, row := range s.Render().Rows {
			if Width(row) != s.W {
				t.Fatalf("row %d is %d cells wide, want %d: %q", y, Width(row), s.W, row)
			}
		}
	})
}
