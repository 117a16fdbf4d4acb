package scenarios

import (
	"fmt"
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/views"
)

// opened is a lesson as the program opens it: numbered, with the one that
// comes next.
func opened(t *testing.T, n int) player.State {
	t.Helper()
	list := List()
	e := list[n]
	s := player.State{Lesson: player.Play(load(t, e)), Number: e.Number, Count: len(list), Name: e.Name}
	if n+1 < len(list) {
		next := load(t, list[n+1])
		s.Next = &player.Ahead{Number: list[n+1].Number, Name: list[n+1].Name, Title: next.Title, Question: next.Question}
	}
	return s
}

// page draws the opening page (0) or the closing page of a lesson at 80×24.
func page(s player.State, at int, lang i18n.Lang) views.Picture {
	s.Page = at
	return views.Screen{State: s, W: 80, H: 24, Theme: views.NewTheme(views.Dark, views.TrueColour), Words: i18n.For(lang)}.Render()
}

func TestBothPagesAroundTheStepsFit80x24InBothLanguages(t *testing.T) {
	for n, e := range List() {
		s := opened(t, n)
		for name, at := range map[string]int{"opening": 0, "closing": len(s.Lesson.Frames) + 1} {
			for _, lang := range i18n.Langs() {
				t.Run(fmt.Sprintf("%s-%s-%s", e.Name, name, lang), func(t *testing.T) {
					picture := page(s, at, lang)
					if down := picture.Reach[player.PanePage].Down; down != 0 || !picture.Fits {
						t.Errorf("%d rows are below the screen:\n%s", down, strings.Join(picture.Rows, "\n"))
					}
				})
			}
		}
	}
}

// A title stands behind the number of its step: "3 20 s takes effect" reads
// as one number.
func TestNoTitleOfAStepBeginsWithADigit(t *testing.T) {
	each(t, func(t *testing.T, sc *scenario.Scenario) {
		for i, step := range sc.Steps {
			for _, lang := range i18n.Langs() {
				title, _ := step.Title.In(lang)
				if strings.IndexAny(title, "0123456789") == 0 {
					t.Errorf("step %d begins with a digit in %s: %s", i+1, lang, title)
				}
			}
		}
	})
}
