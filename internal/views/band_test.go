package views

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// besideNotes gives screens on which something stands in the caption's place.
func besideNotes(t *testing.T, w, h int, lang i18n.Lang) map[string]Screen {
	goal := decideLesson().Scenario
	steps := slices.Clone(goal.Steps)
	working := core.StateWorking
	steps[1].Goal = &scenario.Goal{Say: prose("Let it be working again.", "让它重新成为工作记忆。"), Of: "decide 1",
		Reach: scenario.Expect{State: &working}, Changes: 1}
	steps[1].Notes = prose(strings.Repeat("Wait until somebody says it. ", 12), strings.Repeat("等到有人说出来。", 12))
	out := map[string]Screen{}
	for name, v := range map[string]view{
		"caption": {lesson: timeoutLesson(t), page: 4},
		"what-if": {lesson: timeoutLesson(t), page: 4, state: layered(player.CmdWhatIf)},
		"what-if of a decision": {lesson: player.Play(&scenario.Scenario{Title: goal.Title, Steps: steps}), page: 2,
			state: layered(player.CmdWhatIf)},
		"crosshair": {lesson: timeoutLesson(t), page: 4, state: layered(player.CmdCrosshair)},
		"exercise":  {lesson: player.Play(&scenario.Scenario{Title: goal.Title, Steps: steps}), page: 2},
	} {
		v.w, v.h, v.lang = w, h, lang
		out[name] = v.screen()
	}
	return out
}

// The notes leave what stands in the caption's place, and the keys, as they
// are; on a screen with the rows they leave everything.
func TestTheNotesCoverNothingThatIsSaidBelowThePanes(t *testing.T) {
	for _, lang := range i18n.Langs() {
		for _, size := range []Point{{40, 12}, {60, 20}, {80, 24}, {99, 27}, {100, 30}, {120, 40}, {160, 50}, {420, 130}} {
			for name, s := range besideNotes(t, size.X, size.Y, lang) {
				without := s.Render().Rows
				s.State.Notes = true
				with := s.Render().Rows
				l, _ := s.arrange(s.W, s.H)
				if !slices.ContainsFunc(with, func(row string) bool { return strings.Contains(row, s.Words.Pages.Notes) }) {
					t.Fatalf("%s %v %s: there are no notes:\n%s", lang, size, name, strings.Join(with, "\n"))
				}
				if l.Band.H > 0 {
					s.State.Notes = false
					s.H -= l.Band.H
					if s.H >= maxHeight {
						continue // centred on another height
					}
					above := s.Render().Rows
					if diff := cmp.Diff(above[:len(above)-1], with[:len(above)-1]); diff != "" {
						t.Errorf("%s %v %s: (-without +with)\n%s", lang, size, name, diff)
					}
					continue
				}
				from := l.Caption.Y
				if l.Solo() {
					from = s.notesPlace(l).Bottom()
				}
				if diff := cmp.Diff(without[from:], with[from:]); diff != "" {
					t.Errorf("%s %v %s: (-without +with)\n%s", lang, size, name, diff)
				}
			}
		}
	}
}

func TestTheNotesDoNotMoveAnEdgeFromStepToStep(t *testing.T) {
	s := besideNotes(t, 120, 40, i18n.English)["exercise"]
	s.State.Notes = true
	first, _ := s.arrange(s.W, s.H)
	for page := 0; page <= s.State.Last(); page++ {
		s.State.Page = page
		if l, _ := s.arrange(s.W, s.H); l != first {
			t.Errorf("page %d is arranged otherwise", page)
		}
	}
}

func TestTheNotesTellTheMinutesInBothLanguages(t *testing.T) {
	for lang, want := range map[i18n.Lang]string{i18n.English: "12 min, this step 3 min", i18n.Chinese: "已讲 12 分，这一步 3 分"} {
		for _, size := range []Point{{80, 24}, {120, 40}} {
			s := besideNotes(t, size.X, size.Y, lang)["caption"]
			s.State.Notes, s.Clock = true, Clock{Start: 12, Step: 3}
			if all := strings.Join(s.Render().Rows, "\n"); !strings.Contains(all, want) {
				t.Errorf("%v: %q is not there:\n%s", size, want, all)
			}
		}
	}
}

// The mark stands under the cells that are meant, on every screen.
func TestThePanelMarksTheRightCells(t *testing.T) {
	for _, lang := range i18n.Langs() {
		for w := 40; w <= 140; w++ {
			v := view{lesson: decideLesson(), page: 2, w: w, h: 30, lang: lang, state: func(s *player.State) { own(s); *s = s.Broken(trouble()) }}
			rows := v.screen().Render().Rows
			at := slices.IndexFunc(rows, func(row string) bool { return strings.Contains(row, "^^^^^") })
			if at < 1 {
				t.Fatalf("%d columns: nothing is marked:\n%s", w, strings.Join(rows, "\n"))
			}
			before, _, _ := strings.Cut(rows[at], "^")
			line, _, found := strings.Cut(rows[at-1], "sorce")
			if !found || Width(line) != Width(before) {
				t.Errorf("%d columns:\n%s\n%s", w, rows[at-1], rows[at])
			}
		}
	}
}

// Notes that are too long for the screen say so, can be moved to their last
// word, and still tell what is next.
func TestNotesThatAreTooLongSayWhichPartOfThemIsShown(t *testing.T) {
	for _, lang := range i18n.Langs() {
		for _, size := range []Point{{40, 12}, {80, 24}} {
			s := besideNotes(t, size.X, size.Y, lang)["exercise"]
			s.State.Notes = true
			steps := s.State.Lesson.Frames
			steps[s.State.Page-1].Step.Notes = prose(strings.Repeat("Wait. ", 200)+"END", strings.Repeat("等一等。", 200)+"END")
			l, _ := s.arrange(s.W, s.H)
			reach := s.Render().Reach[player.PaneNotes]
			s.State = s.State.Do(player.Command{Kind: player.CmdMove, Pane: player.PaneNotes, N: 1000, Limit: reach})
			rows := s.Render().Rows[s.notesPlace(l).Y:s.notesPlace(l).Bottom()]
			if edge := rows[len(rows)-1]; reach.Down < 1 || !strings.Contains(edge, "ctrl+d") || !strings.Contains(edge, number(reach.Down+1)) {
				t.Errorf("%s %v: it is not said:\n%s", lang, size, strings.Join(rows, "\n"))
			}
			if !strings.Contains(rows[len(rows)-3], "END") {
				t.Errorf("%s %v: the end cannot be reached:\n%s", lang, size, strings.Join(rows, "\n"))
			}
			next, _, _ := strings.Cut(s.Words.Pages.NextStep, "%")
			if last := rows[len(rows)-2]; !strings.Contains(last, next) {
				t.Errorf("%s %v: what is next is cut off:\n%s", lang, size, strings.Join(rows, "\n"))
			}
		}
	}
}
