package views

import (
	"strings"
	"testing"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// exercise is a lesson whose second step is to be made usable with at most so
// many changes.
func exercise(changes int) *player.Lesson {
	sc := *decideLesson().Scenario
	sc.Steps = append([]scenario.Step{}, sc.Steps...)
	working := core.StateWorking
	sc.Steps[1].Goal = &scenario.Goal{
		Say: prose("Let it be used in this task.", "让它能为当前任务所用。"), Of: "decide 1",
		Reach: scenario.Expect{State: &working}, Changes: changes,
	}
	return player.Play(&sc)
}

func goalText(t testing.TB, changes int, cells int, lang i18n.Lang, state func(*player.State)) []string {
	t.Helper()
	s := view{lesson: exercise(changes), page: 2, w: 80, h: 24, lang: lang, state: state}.screen()
	var out []string
	for _, line := range s.goalLines(cells) {
		text := ""
		for _, piece := range line {
			text += piece.text
		}
		if Width(text) > cells {
			t.Errorf("%q is wider than %d cells", text, cells)
		}
		out = append(out, strings.Join(strings.Fields(text), " "))
	}
	return out
}

// Reach this with at most so many fields, drops and
// additions that differ from the lesson.
func TestTheExerciseSaysHowFarItIs(t *testing.T) {
	none, one := changing(t, player.ModeWhatIf), changing(t, player.ModeWhatIf, sourceGiven)
	two := changing(t, player.ModeWhatIf, sourceGiven, "candidate.kind=summary")
	for _, c := range []struct {
		name    string
		changes int
		state   func(*player.State)
		en, zh  string
	}{
		{"untouched", 1, none, "EXERCISE Let it be used in this task. 0 of 1 change", "练习 让它能为当前任务所用。 改动 0 / 1 处"},
		{"reached", 1, one, "EXERCISE Let it be used in this task. ✓ reached 1 of 1 change", "练习 让它能为当前任务所用。 ✓ 做到了 改动 1 / 1 处"},
		{"reached with one to spare", 2, one, "EXERCISE Let it be used in this task. ✓ reached 1 of 2 changes", "练习 让它能为当前任务所用。 ✓ 做到了 改动 1 / 2 处"},
		{"with too many", 1, two, "EXERCISE Let it be used in this task. 2 changes, only 1 allowed", "练习 让它能为当前任务所用。 改动 2 处，只许 1 处"},
		{"without a limit", scenario.AnyChanges, two, "EXERCISE Let it be used in this task. ✓ reached 2 changes", "练习 让它能为当前任务所用。 ✓ 做到了 改动 2 处"},
	} {
		for _, in := range []struct {
			lang i18n.Lang
			want string
		}{{i18n.English, c.en}, {i18n.Chinese, c.zh}} {
			if got := goalText(t, c.changes, 78, in.lang, c.state); len(got) != 1 || got[0] != in.want {
				t.Errorf("%s: %q, want %q", c.name, got, in.want)
			}
		}
	}
}

func TestTheSmallestScreenHasTheExerciseInFigures(t *testing.T) {
	got := goalText(t, 2, 38, i18n.English, changing(t, player.ModeWhatIf, sourceGiven))
	if want := "Let it be used in this task. ✓ 1/2"; len(got) != 1 || got[0] != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// First where to change something, then what is written there.
func TestAHintSaysWhereBeforeTheSolutionSaysWhat(t *testing.T) {
	asked := func(n int) func(*player.State) {
		return func(s *player.State) {
			changing(t, player.ModeWhatIf)(s)
			*s = done(*s, times(n, player.Command{Kind: player.CmdHint})...)
		}
	}
	hint := goalText(t, 1, 78, i18n.English, asked(1))
	if want := "hint: change candidate.source"; len(hint) != 2 || hint[1] != want {
		t.Errorf("%q, want %q", hint, want)
	}
	solution := goalText(t, 1, 78, i18n.English, asked(2))
	if len(solution) != 2 || !strings.HasPrefix(solution[1], "solution: candidate.source to ") {
		t.Errorf("%q is no solution", solution)
	}
}

func TestAnExerciseThatIsReachedNeedsNoHint(t *testing.T) {
	got := goalText(t, 1, 78, i18n.English, func(s *player.State) {
		changing(t, player.ModeWhatIf, sourceGiven)(s)
		*s = done(*s, times(2, player.Command{Kind: player.CmdHint})...)
	})
	if len(got) != 1 || !strings.Contains(got[0], "reached") {
		t.Errorf("%q", got)
	}
}

func TestAStepWithoutAnExerciseSaysNothingOfOne(t *testing.T) {
	s := view{lesson: exercise(1), page: 1, w: 80, h: 24, lang: i18n.English, state: changing(t, player.ModeWhatIf)}.screen()
	if got := s.goalLines(78); got != nil {
		t.Errorf("%v", got)
	}
}
