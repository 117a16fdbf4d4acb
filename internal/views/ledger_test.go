package views

import (
	"testing"

	"pgregory.net/rapid"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/scenarios"
)

// ledgerLessons are the shipped lessons whose steps are all ledger steps.
var ledgerLessons = []int{1, 2, 3}

// lessonAt plays one of the lessons that ship, from 1.
func lessonAt(t testing.TB, number int) player.State {
	t.Helper()
	entry := scenarios.List()[number-1]
	sc, diagnostics := scenario.Load(entry.Name, entry.Data)
	if len(diagnostics) > 0 {
		t.Fatalf("%s: %v", entry.Name, diagnostics)
	}
	return player.State{
		Lesson: player.Play(sc), Number: number, Count: 8, Name: entry.Name,
		Page: 1, Beat: player.Still(),
	}
}

func stepScreen(t testing.TB, number int) Screen {
	return Screen{State: lessonAt(t, number), W: 120, H: 40, Theme: NewTheme(Dark, TrueColour), Words: i18n.For(i18n.English)}
}

func TestEveryRowOfEveryLedgerStateIsExactlyAsWideAsTheScreen(t *testing.T) {
	states := []player.State{}
	for _, number := range ledgerLessons {
		states = append(states, lessonAt(t, number))
	}
	states = append(states, staleLesson(), guessLesson(), longLesson(), instantLesson(), alikeLesson(), conflictLesson(), silentLesson())
	rapid.Check(t, func(t *rapid.T) {
		s := Screen{State: states[rapid.IntRange(0, len(states)-1).Draw(t, "lesson")]}
		s.W, s.H = rapid.IntRange(1, 200).Draw(t, "w"), rapid.IntRange(1, 60).Draw(t, "h")
		s.Words = i18n.For(rapid.SampledFrom(i18n.Langs()).Draw(t, "lang"))
		s.Theme = NewTheme(rapid.SampledFrom(ThemeNames()).Draw(t, "theme"), rapid.SampledFrom([]Colours{TrueColour, FewColours}).Draw(t, "colours"))
		s.ASCII = rapid.Bool().Draw(t, "ascii")
		drawState(t, &s)
		p := s.Render()
		if len(p.Rows) != s.H || len(p.Lines) != s.H {
			t.Fatalf("%d rows and %d lines, want %d", len(p.Rows), len(p.Lines), s.H)
		}
		for y, row := range p.Rows {
			if Width(row) != s.W {
				t.Fatalf("row %d is %d cells wide, want %d: %q", y, Width(row), s.W, row)
			}
			if s.ASCII && s.Words.Lang == i18n.English && !isASCII(row) {
				t.Fatalf("row %d holds more than ASCII: %q", y, row)
			}
		}
	})
}

// drawState puts a screen into any state that a person can reach.
func drawState(t *rapid.T, s *Screen) {
	st := &s.State
	st.Page = rapid.IntRange(1, len(st.Lesson.Frames)).Draw(t, "step")
	f := st.Frame()
	st.Question = rapid.IntRange(0, max(0, len(f.Questions)-1)).Draw(t, "question")
	beats := f.Beats(st.Question)
	st.Beat = beats[rapid.IntRange(0, len(beats)-1).Draw(t, "beat")]
	st.Playing = rapid.Bool().Draw(t, "playing")
	st.Pane = rapid.SampledFrom(st.Panes()).Draw(t, "pane")
	st.Zoom, st.Scale = rapid.Bool().Draw(t, "zoom"), rapid.Bool().Draw(t, "scale")
	st.Scroll = map[player.Pane]player.Position{st.Pane: {
		Down: rapid.IntRange(0, 9).Draw(t, "down"), Right: rapid.IntRange(0, 9).Draw(t, "right"),
	}}
	if rapid.Bool().Draw(t, "why") {
		st.Layer = player.Layer{Kind: player.LayerWhy, Scroll: rapid.IntRange(0, 9).Draw(t, "scroll")}
	}
}

func isASCII(s string) bool {
	for _, r := range s {
		if r > 0x7e {
			return false
		}
	}
	return true
}
