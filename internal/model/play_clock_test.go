package model

import (
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"pgregory.net/rapid"

	"memtui/internal/player"
)

// ringing counts the ticks to come that would still act.
func (h *hand) ringing(m Model) (acting int) {
	for _, msg := range h.msgs {
		if t, ok := msg.(tick); ok && t.generation == m.generation {
			acting++
		}
	}
	return acting
}

// rings hands in the oldest timer, whether anybody still waits for it or not.
func (h *hand) rings(m Model) Model {
	if len(h.msgs) == 0 {
		return m
	}
	msg := h.msgs[0]
	h.msgs = h.msgs[1:]
	return send(m, msg)
}

// playKeys are pressed while it plays, in any order.
var playKeys = strings.Fields("space space space f5 f5 + + - = right right left pgdown pgup enter backspace tab ? o : w d i c e v f p P / b . esc esc esc x u enter z T t L s m a g G 1 2 3 9 r y ctrl+z ctrl+s")

// TestThereIsOneClockWhateverIsPressed presses anything while a lesson plays,
// reloads its file, changes the size, lets timers ring in their order: while it
// plays exactly one tick is to come that acts, else none, and every wait is at
// least as long as a picture may be short.
func TestThereIsOneClockWhateverIsPressed(t *testing.T) {
	states := []player.State{lesson(t, 1), lesson(t, 4)}
	rapid.Check(t, func(rt *rapid.T) {
		var reloaded *player.Lesson
		m, clock := started(t, func(o *Options) {
			o.State = rapid.SampledFrom(states).Draw(rt, "lesson")
			o.State.Still = rapid.Bool().Draw(rt, "still")
			o.State.Number, o.State.Name = 0, "f.yaml"
			reloaded = o.State.Lesson
			o.Suspend = func() error { return nil }
			o.Reread = func(string) Reread { return Reread{Data: []byte("new"), Lesson: reloaded} }
		})
		var done []string
		for range rapid.IntRange(1, 60).Draw(rt, "presses") {
			switch rapid.IntRange(0, 9).Draw(rt, "kind") {
			case 0:
				m = send(m, tea.WindowSizeMsg{Width: rapid.IntRange(1, 130).Draw(rt, "w"), Height: rapid.IntRange(1, 50).Draw(rt, "h")})
			case 1:
				again := player.Play(reloaded.Scenario)
				m = send(m, reread{Reread: Reread{Data: []byte(rapid.StringN(1, 4, 8).Draw(rt, "data")), Lesson: again}, name: "f.yaml"})
			case 2:
				m = send(m, resumed{})
			case 3, 4, 5:
				done, m = append(done, "(rings)"), clock.rings(m)
			default:
				name := rapid.SampledFrom(playKeys).Draw(rt, "key")
				done, m = append(done, name), keys(m, name)
			}
			want := 0
			if m.State().Playing {
				want = 1
			}
			if got := clock.ringing(m); got != want {
				rt.Fatalf("after %v: playing is %v, and %d ticks will act", done, m.State().Playing, got)
			}
			s := m.State()
			if s.Playing && (s.Layer.Kind != player.LayerNone || s.IsTyping() || s.Blank) {
				rt.Fatalf("after %v: it plays below %q", done, s.Layer.Kind)
			}
			if s.Playing && s.Page == s.Last() {
				rt.Fatalf("after %v: it plays on at the end", done)
			}
		}
		for _, d := range clock.asked {
			if d < time.Second/15 {
				rt.Fatalf("after %v: a wait of %v", done, d)
			}
		}
	})
}

// TestPlayComesToItsEndWhateverWasPressedBefore lets it play on from anywhere:
// it stops at the closing page, and from there it starts at the first step.
func TestPlayComesToItsEndWhateverWasPressedBefore(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		m, clock := started(t)
		for range rapid.IntRange(0, 10).Draw(rt, "presses") {
			m = keys(m, rapid.SampledFrom(strings.Fields("space f5 + - right left a 3 G g L t")).Draw(rt, "key"))
		}
		if m.State().Page == m.State().Last() {
			m = keys(m, "left")
		}
		for range 2000 {
			if m.State().Page == m.State().Last() {
				break
			}
			if !m.State().Playing {
				m = keys(m, "f5")
			}
			m = clock.rings(m)
		}
		if s := m.State(); s.Page != s.Last() || s.Playing {
			rt.Fatalf("it stands at %s, playing %v", where(s), s.Playing)
		}
		if m = keys(m, "f5"); m.State().Page != 1 || !m.State().Playing {
			rt.Errorf("from the end it plays at %s", where(m.State()))
		}
	})
}
