package main

import (
	"strings"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/source"
	"memtui/internal/views"
)

// The smallest screen on which a step should be whole.
const (
	smallWidth  = 80
	smallHeight = 24
)

// maxCrowded is how many steps are named before the search for more ends.
const maxCrowded = 50

// crowded warns of each step that does not fit the small screen without
// scrolling, in one of the languages.
func crowded(lesson *player.Lesson) []source.Diagnostic {
	theme := views.NewTheme(views.Mono, views.NoColours)
	var out []source.Diagnostic
	for i := 0; i < len(lesson.Frames) && len(out) < maxCrowded; i++ {
		var in []string
		for _, lang := range i18n.Langs() {
			screen := views.Screen{W: smallWidth, H: smallHeight, Theme: theme, Words: i18n.For(lang)}
			if !fits(screen, lesson, i) {
				in = append(in, string(lang))
			}
		}
		if len(in) > 0 {
			out = append(out, source.Diagnostic{
				At: lesson.Scenario.Steps[i].At, Code: source.CodeCrowded, Args: []string{strings.Join(in, ", ")}, Warning: true,
			})
		}
	}
	return out
}

// fits draws every question of a step, or the step once where it asks none.
func fits(screen views.Screen, lesson *player.Lesson, step int) bool {
	for question := range max(1, len(lesson.Frames[step].Questions)) {
		screen.State = player.State{Lesson: lesson, Page: step + 1, Question: question, Beat: player.Still()}
		if !screen.Render().Fits {
			return false
		}
	}
	return true
}
