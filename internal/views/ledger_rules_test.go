package views

import (
	"fmt"
	"strings"
	"testing"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

var ledgerSizes = [][2]int{{120, 40}, {100, 30}, {80, 24}, {40, 12}}

// answers are lessons of one step that differ in nothing but what the ledger
// answers.
func answers() map[string]player.State {
	one := func(ops ...core.Op) player.State { return ledgerLesson("One", on("One", "2026-10-17", ops...)) }
	m := func(id, value string, evidence ...string) core.Record {
		return rec(id, value, "2026-01-01", "2026-10-17", evidence...)
	}
	guess := m("m1", "30s")
	guess.Status = core.StatusCandidate
	return map[string]player.State{
		"30s": one(m("m1", "30s", "D1")), "20s": one(m("m1", "20s", "D1")), "path": one(m("m1", "repo_root", "D1")),
		"conflict": one(m("m1", "30s", "D1"), m("m2", "20s", "D2")), "nothing": one(guess),
		"other source": one(m("m1", "30s", "D9")),
	}
}

func TestDifferentAnswersNeverLookTheSameWithoutColour(t *testing.T) {
	for _, size := range ledgerSizes {
		for _, ascii := range []bool{false, true} {
			seen := map[string]string{}
			for name, state := range answers() {
				s := Screen{State: state, W: size[0], H: size[1], ASCII: ascii, Theme: NewTheme(Mono, NoColours), Words: i18n.For(i18n.English)}
				c := NewCanvas(60, 7, Bg, ascii)
				l, _ := Arrange(s.W, s.H, s.room())
				s.ledgerStep(&sketch{layout: l}).drawAnswer(c, Rect{0, 0, 38, 5})
				block := strings.Join(c.Rows(), "\n")
				if other, there := seen[block]; there {
					t.Errorf("%v: %s looks like %s:\n%s", size, name, other, block)
				}
				seen[block] = name
			}
		}
	}
}

// lanesOf are lessons with one memory, m1 with the value 30s, in every way in
// which it can stand, or not.
func lanesOf() map[string]player.State {
	base := rec("m1", "30s", "2026-01-01", "2026-01-01", "D1")
	guess, stale, late := base, base, base
	guess.Status, guess.Evidence = core.StatusCandidate, nil
	stale.Expires = instant("2026-10-01")
	late.Recorded = instant("2026-10-17")
	elsewhere := base
	elsewhere.Scope = "projectB"
	heir := rec("m2", "20s", "2026-01-01", "2026-06-01", "D2")
	heir.Supersedes = []string{"m1"}
	lesson := func(ops ...core.Op) player.State {
		s := on("Look", "2026-10-17", ops...)
		s.Ask = []scenario.Ask{ask("2026-10-16", "2026-10-16")}
		return ledgerLesson("One lane", s)
	}
	june := instant("2026-06-01")
	return map[string]player.State{
		"stands": lesson(base), "unverified": lesson(guess), "expired": lesson(stale), "not recorded": lesson(late), "elsewhere": lesson(elsewhere),
		"retired": lesson(base, core.Retire{ID: "m1", Recorded: june}), "revoked": lesson(base, core.Revoke{Evidence: "D1", Recorded: june}),
		"superseded": lesson(base, heir),
	}
}

func TestALaneSaysInWordsWhyItsMemoryDoesNotCount(t *testing.T) {
	words := map[string]string{
		"unverified": "unverified", "expired": "† ", "not recorded": "10-17", "elsewhere": "scope projectB",
		"retired": "✗ retired", "revoked": "⊘ D1", "superseded": "m2",
	}
	for _, size := range ledgerSizes[:3] {
		seen := map[string]string{}
		for name, state := range lanesOf() {
			s := Screen{State: state, W: size[0], H: size[1], Theme: NewTheme(Mono, NoColours), Words: i18n.For(i18n.English)}
			lane := laneRowOf(t, s.Render().Rows, "m1")
			if want := words[name]; !strings.Contains(lane, want) {
				t.Errorf("%v: the lane of a memory that is %s lacks %q: %q", size, name, want, lane)
			}
			line := lane[strings.Index(lane, "m1")+len("m1"):]
			if other, there := seen[line]; there {
				t.Errorf("%v: a lane that is %s looks like one that is %s: %q", size, name, other, line)
			}
			seen[line] = name
		}
	}
}

// laneRowOf finds the lane of a memory: the row below the label that begins
// with its name, without the right column.
func laneRowOf(t *testing.T, rows []string, id string) string {
	t.Helper()
	below := false
	for _, row := range rows {
		below = below || strings.Contains(row, "MEMORIES")
		if below && strings.HasPrefix(strings.TrimSpace(row), id+" ") {
			runes := []rune(row)
			return string(runes[:len(runes)*58/100])
		}
	}
	t.Fatalf("no lane of %s in\n%s", id, strings.Join(rows, "\n"))
	return ""
}

func TestEveryLedgerStepOfTheFirstLessonsFits80x24InBothLanguages(t *testing.T) {
	for _, number := range ledgerLessons {
		for _, lang := range i18n.Langs() {
			s := stepScreen(t, number)
			s.W, s.H, s.Words = 80, 24, i18n.For(lang)
			for i := range s.State.Lesson.Frames {
				f := &s.State.Lesson.Frames[i]
				for question := range max(1, len(f.Questions)) {
					s.State.Page, s.State.Question = i+1, question
					if p := s.Render(); !p.Fits {
						t.Errorf("lesson %d, step %d, question %d, %s:\n%s", number, i+1, question+1, lang, strings.Join(p.Rows, "\n"))
					}
				}
			}
		}
	}
}

func TestNoStepMovesAnEdgeOfThePlaneOrALabel(t *testing.T) {
	for _, size := range ledgerSizes[:3] {
		var first []string
		s := Screen{W: size[0], H: size[1], Theme: NewTheme(Mono, NoColours), Words: i18n.For(i18n.English)}
		s.State = player.State{Lesson: conflictingLesson(), Beat: player.Still()}
		for page := 1; page <= 5; page++ {
			s.State.Page = page
			var marks []string
			for y, row := range s.Render().Rows[4 : size[1]-4] {
				left := string([]rune(row)[:size[0]/2])
				for _, label := range []string{"LEDGER", "record time", "01-01 ✎ m1", "MEMORIES", " m1 30s"} {
					if x := strings.Index(left, label); x >= 0 {
						marks = append(marks, fmt.Sprint(label, x, ",", y))
					}
				}
			}
			if page == 1 {
				first = marks
			}
			if got, want := strings.Join(marks, " "), strings.Join(first, " "); got != want {
				t.Errorf("%v, step %d: %s, want %s", size, page, got, want)
			}
		}
	}
}

func TestWhatIsToComeIsNotOnTheScreenYet(t *testing.T) {
	s := Screen{W: 120, H: 40, Theme: NewTheme(Dark, TrueColour), Words: i18n.For(i18n.English)}
	s.State = player.State{Lesson: conflictingLesson(), Page: 5}
	appear := []struct {
		text  string
		since player.Stage
	}{
		{"✎ m3 recorded", player.StageArrives}, {"10-17 ✎ m3", player.StageArrives},
		{"20s ≠ 30s", player.StageWritten}, {"m3 30s D3 new", player.StageWritten}, {"0 of 9 cells changed", player.StageWritten},
		{"as known on  2026-10-17", player.StageAsked}, {"◆", player.StageAsked},
		{"✗ m2", player.StageRung}, {"conflict, no winner", player.StageAnswer}, {"●", player.StageAnswer}, {"→ answer          out", player.StageAnswer},
		{"∆ was 20s", player.StageStill}, {"A person must look", player.StageStill},
	}
	for _, beat := range s.State.Lesson.Frames[4].Beats(0) {
		s.State.Beat = beat
		screen := strings.Join(s.Render().Rows, "\n")
		for _, a := range appear {
			there := beat.Shows(a.since)
			if a.since == player.StageRung {
				there = beat.Rungs() >= 8
			}
			if got := strings.Contains(screen, a.text); got != there {
				t.Errorf("at %s %d: %q on the screen: %v, want %v", beat.Stage, beat.Count, a.text, got, there)
			}
		}
	}
}

func TestTwoInstantsThatDifferNeverLookAlike(t *testing.T) {
	for _, list := range [][]string{
		{"2026-01-01", "2026-10-17"}, {"2026-01-01", "2027-01-01"}, {"2026-01-01T08:00:00Z", "2026-01-01T08:30:00Z"},
		{"2026-01-01T08:00:00Z", "2026-01-01T08:00:30Z"}, {"2026-01-01T08:00:00Z", "2026-01-01T08:00:00+01:00"},
		{"2026-01-01", "2026-01-01T08:00:00Z"}, {"2025-10-17T08:00:00Z", "2026-10-17T08:00:00Z"},
	} {
		var all []core.Time
		for _, text := range list {
			all = append(all, instant(text))
		}
		d := datesFor(all)
		if a, b := d.short(all[0]), d.short(all[1]); a == b {
			t.Errorf("%v are both written %q", list, a)
		}
	}
	if got := datesFor([]core.Time{instant("2026-01-01"), instant("2026-10-17")}).short(instant("2026-10-17")); got != "10-17" {
		t.Errorf("in one year a day is written %q, want MM-DD", got)
	}
}
