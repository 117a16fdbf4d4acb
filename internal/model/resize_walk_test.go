package model

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/views"
)

// resizedPlaces are the keys that lead to each place from the second step.
func resizedPlaces() []string {
	return []string{
		"", "home", "end", "4", "5", "tab tab z", "w", "d", "i", "?", "? s t", "o", ":", ": s", "/ 2 0", "/ 2 0 enter", "s", "b", "T", "y", "Y",
		"5 c left up", "5 c left enter", "5 e", "5 e down enter", "e down down enter", "e delete v", "v", "5 f", "5 f down right", "p", "p down enter",
		"P down enter 1 4", "e enter ctrl+s", "tab down down", "5 w down", "5 s c", "space", "space +",
	}
}

// drawnAnew draws the state of a model as a program would that was started in
// it: nothing is remembered.
func drawnAnew(m Model) string {
	m.paint = newPainter(m.options.Colours)
	return m.View().Content
}

// TestAResizedScreenIsTheOneOfAFreshStartAndComesBackTheSame goes through
// sizes in every place: every picture is as if drawn for the first time, where
// the person is does not change, and at the first size it is the very first
// screen.
func TestAResizedScreenIsTheOneOfAFreshStartAndComesBackTheSame(t *testing.T) {
	sizes := [][2]int{{120, 40}, {40, 12}, {79, 24}, {1, 1}, {100, 30}, {400, 120}, {39, 11}, {81, 23}, {300, 13}, {80, 24}}
	for _, number := range []int{1, 4} {
		start, _ := started(t, func(o *Options) { o.State = lesson(t, number) })
		for _, path := range resizedPlaces() {
			m := keys(start, append([]string{"2"}, strings.Fields(path)...)...)
			first, where := m.View().Content, m.State().Key()
			for _, size := range sizes {
				m = send(m, tea.WindowSizeMsg{Width: size[0], Height: size[1]})
				if got := m.View().Content; got != drawnAnew(m) {
					t.Errorf("lesson %d, %q at %v: it is not the picture of a fresh start", number, path, size)
				}
				if m.State().Key() != where {
					t.Fatalf("lesson %d, %q: the size %v moves the person", number, path, size)
				}
			}
			if m.View().Content != first {
				t.Errorf("lesson %d, %q: back at the first size it is another screen", number, path)
			}
		}
	}
}

// TestResizingAtEveryBeatOfAPlayChangesNothingOfIt plays a lesson and resizes
// at each beat: the beats come as without, and no tick is lost or doubled.
func TestResizingAtEveryBeatOfAPlayChangesNothingOfIt(t *testing.T) {
	play := func(resize bool) (seen []player.Beat) {
		m, clock := started(t)
		m = keys(m, "2", "f5")
		for range 400 {
			if !m.State().Playing {
				return seen
			}
			seen = append(seen, m.State().Beat)
			if resize {
				asked, was := len(clock.asked), m.View().Content
				for _, size := range [][2]int{{120, 40}, {40, 12}, {3, 3}, {80, 24}} {
					m = send(m, tea.WindowSizeMsg{Width: size[0], Height: size[1]})
					if m.View().Content != drawnAnew(m) {
						t.Errorf("beat %+v at %v is not the picture of a fresh start", m.State().Beat, size)
					}
				}
				if len(clock.asked) != asked || m.View().Content != was {
					t.Errorf("beat %+v: resizing asks for a tick, or leaves another screen", m.State().Beat)
				}
			}
			m = send(m, clock.msgs[len(clock.msgs)-1])
		}
		return seen
	}
	still, resized := play(false), play(true)
	if len(still) < 5 || fmt.Sprint(still) != fmt.Sprint(resized) {
		t.Errorf("%d beats, and with resizes %d", len(still), len(resized))
	}
}

// TestAfterAStormOfSizesAndKeysNoCellIsStale sends sizes and keys to the real
// program in a terminal, without waiting in between: when it has come to rest,
// every cell is that of the model which got the same.
func TestAfterAStormOfSizesAndKeysNoCellIsStale(t *testing.T) {
	names := []string{"right", "left", "down", "tab", "z", "w", "d", "c", "e", "f", "esc", "s", "L", "t", "T", "i", "?", "esc", "a", "p", "enter", "esc", "home"}
	for seed := range uint64(6) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			model := func() Model {
				state := lesson(t, 1+int(seed)%8)
				state.Next, state.Number = nil, 0
				return New(Options{State: state, Lang: i18n.Langs()[seed%2], Theme: views.Dark})
			}
			shadow := send(model(), tea.WindowSizeMsg{Width: 80, Height: 24})
			tm := startTerminal(t, model(), 80, 24)
			if !tm.wait(shadow.picture().Rows) { // its own first size comes when it likes
				t.Fatal(tm.screen())
			}
			rng := rand.New(rand.NewPCG(seed, 12))
			for round := range 12 {
				for range 1 + rng.IntN(8) {
					var msg tea.Msg = pressed(names[rng.IntN(len(names))])
					if rng.IntN(3) == 0 {
						size := tea.WindowSizeMsg{Width: 30 + rng.IntN(120), Height: 8 + rng.IntN(40)}
						tm.resize(size)
						msg = size
					}
					shadow = send(shadow, msg)
					tm.program.Send(msg)
				}
				if !tm.wait(shadow.picture().Rows) {
					t.Fatalf("round %d at %dx%d in %s: the screen shows\n%s\nand not\n%s", round, shadow.w, shadow.h, where(shadow.State()),
						tm.screen(), strings.Join(shadow.picture().Rows, "\n"))
				}
			}
			fresh := startTerminal(t, shadow, shadow.w, shadow.h)
			if !fresh.wait(shadow.picture().Rows) || !sameCells(tm.cells(), fresh.cells()) {
				t.Errorf("a fresh terminal shows\n%s\nand not\n%s", fresh.screen(), tm.screen())
			}
		})
	}
}

// resize makes the terminal another one in size, as its window does.
func (t *terminal) resize(size tea.WindowSizeMsg) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.em.Resize(size.Width, size.Height)
	t.w, t.h = size.Width, size.Height
}

// TestLongNotesAreMovedByHalfPagesAndClosedByEsc holds what a presenter does
// with notes: ctrl+d moves them in every mode while they are longer than
// their frame, ↓ stays with the pane, and esc closes them last.
func TestLongNotesAreMovedByHalfPagesAndClosedByEsc(t *testing.T) {
	state := lesson(t, 1)
	sc := *state.Lesson.Scenario
	sc.Steps = append(sc.Steps[:0:0], sc.Steps...)
	sc.Steps[1].Notes = scenario.Prose{Any: strings.Repeat("Wait for a question. ", 60) + "END"}
	state.Lesson = player.Play(&sc)
	for _, size := range [][2]int{{40, 12}, {80, 24}, {120, 40}} {
		for _, open := range []string{"", "c", "e", "f", "p", "v"} {
			m, _ := started(t, func(o *Options) { o.State = state })
			m = keys(send(m, tea.WindowSizeMsg{Width: size[0], Height: size[1]}), append([]string{"2"}, append(strings.Fields(open), "s")...)...)
			for range 20 {
				m = keys(m, "ctrl+d")
			}
			if !strings.Contains(strings.Join(m.picture().Rows, "\n"), "END") {
				t.Errorf("%v, %q: the end of the notes is not reached:\n%s", size, open, strings.Join(m.picture().Rows, "\n"))
			}
			if open != "" {
				if m = keys(m, "esc"); !m.State().Notes || m.State().Mode != player.ModeNone {
					t.Errorf("%v, %q: the first esc leaves mode %q, notes %v", size, open, m.State().Mode, m.State().Notes)
				}
			}
			if m = keys(m, "esc"); m.State().Notes {
				t.Errorf("%v, %q: esc does not close them", size, open)
			}
		}
	}
}
