package model

import (
	"fmt"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
	"pgregory.net/rapid"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/views"
	"memtui/scenarios"
)

// TestNoWalkOfKeysAtAnySizeBreaksTheScreen presses what it likes in every
// lesson: there is never a panic, and every picture fills the screen exactly.
func TestNoWalkOfKeysAtAnySizeBreaksTheScreen(t *testing.T) {
	states := make([]player.State, len(scenarios.List()))
	for i := range states {
		states[i] = lesson(t, i+1)
		states[i].Shelf = shelfOf(states[:i+1])
	}
	names := strings.Split("right right right left up down enter esc tab f5 space backspace pgdown home end delete ctrl+u a b d g i j k l o q s t w z T G L ? 1 4 9 中 "+
		"c e v f p P u x H n N / : y Y e enter down tab shift+tab enter enter ctrl+r ctrl+s", " ")
	rapid.Check(t, func(rt *rapid.T) {
		m, _ := started(t, func(o *Options) {
			o.State = rapid.SampledFrom(states).Draw(rt, "lesson")
			o.Lang = rapid.SampledFrom(i18n.Langs()).Draw(rt, "language")
			o.Theme = rapid.SampledFrom(views.ThemeNames()).Draw(rt, "theme")
			o.ASCII = rapid.Bool().Draw(rt, "ascii")
		})
		for range rapid.IntRange(1, 25).Draw(rt, "presses") {
			if rapid.IntRange(0, 4).Draw(rt, "resize") == 0 {
				m = send(m, tea.WindowSizeMsg{Width: rapid.IntRange(1, 140).Draw(rt, "w"), Height: rapid.IntRange(1, 50).Draw(rt, "h")})
			}
			name := rapid.SampledFrom(names).Draw(rt, "key")
			m = keys(m, name)
			if m.end.asked {
				return
			}
			if rapid.Bool().Draw(rt, "tick") {
				m = send(m, tick{m.generation})
			}
			if err := whole(m); err != nil {
				rt.Fatalf("after %s at %d×%d, %s, layer %q: %v", name, m.w, m.h, where(m.State()), m.State().Layer.Kind, err)
			}
		}
	})
}

func shelfOf(states []player.State) *player.Shelf {
	shelf := &player.Shelf{}
	for _, s := range states {
		shelved := player.Shelved{Number: s.Number, Name: s.Name, Title: s.Lesson.Scenario.Title, Kind: player.KindLedger}
		for _, f := range s.Lesson.Frames {
			shelved.Steps = append(shelved.Steps, f.Step.Title)
		}
		shelf.Lessons = append(shelf.Lessons, shelved)
	}
	return shelf
}

// whole reports what is wrong with the picture of a model.
func whole(m Model) error {
	content := m.View().Content
	select {
	case crash := <-m.crashes:
		return fmt.Errorf("it panics: %s", crash)
	default:
	}
	rows := strings.Split(content, "\n")
	if len(rows) != m.h {
		return fmt.Errorf("%d rows", len(rows))
	}
	for y, row := range rows {
		if w := ansi.StringWidth(row); w != m.w {
			return fmt.Errorf("row %d is %d cells wide: %q", y, w, ansi.Strip(row))
		}
	}
	return nil
}

func TestForwardAndBackIsTheSameAtEverySize(t *testing.T) {
	for _, size := range [][2]int{{40, 12}, {60, 20}, {81, 25}, {100, 30}, {120, 40}, {160, 50}} {
		for number := range scenarios.List() {
			m, _ := started(t, func(o *Options) { o.State = lesson(t, number+1); o.State.Next, o.State.Number = nil, 0 })
			m = send(m, tea.WindowSizeMsg{Width: size[0], Height: size[1]})
			seen := []string{m.View().Content}
			for m.State().Page != m.State().Last() {
				m = keys(m, "right")
				seen = append(seen, m.View().Content)
			}
			for i := len(seen) - 2; i >= 0; i-- {
				m.paint.kept = nil // drawn again, not remembered
				if m = keys(m, "left"); m.View().Content != seen[i] {
					t.Errorf("lesson %d at %v: %s is another screen on the way back", number+1, size, where(m.State()))
				}
			}
		}
	}
}

func TestAPaneOfOneScrollsByKeyAndByWheel(t *testing.T) {
	m, _ := started(t)
	m = keys(send(m, tea.WindowSizeMsg{Width: 40, Height: 12}), "G")
	first := m.View().Content
	down := keys(m, "j")
	if down.View().Content == first {
		t.Fatal("j does not move a closing page that is longer than the screen")
	}
	if up := keys(down, "k"); up.View().Content != first {
		t.Error("k does not move it back")
	}
	bottom := m
	for range 100 {
		bottom = keys(bottom, "j")
	}
	if got := keys(bottom, "k").View().Content; got == bottom.View().Content {
		t.Error("after a held j, the first k does nothing")
	}
	wheel := send(keys(m, "m"), tea.MouseWheelMsg{X: 10, Y: 6, Button: tea.MouseWheelDown})
	if wheel.State().Scroll[player.PanePage].Down == 0 {
		t.Error("the wheel does not move it")
	}
}
