package model

import (
	"fmt"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/scenarios"
)

// drive is how a mode is used from its keys, without stepping: each of its
// keys at least once.
type drive struct {
	mode player.Mode
	keys string
	// only names the steps on which it is; nil: all.
	only func(player.State) bool
}

func onLedger(s player.State) bool   { return s.Frame() != nil && !s.IsDecision() }
func onStep(s player.State) bool     { return s.Frame() != nil }
func onQuestion(s player.State) bool { return s.Frame() != nil && len(s.Frame().Questions) > 0 }

func drives() []drive {
	return []drive{
		{player.ModeCrosshair, "c right right down down left up up up L T T t m m z z L", onLedger},
		{player.ModeWhatIf, "e down down enter down up tab enter tab delete down u u shift+tab L t x L H", onStep},
		{player.ModeBeside, "v tab e down enter esc tab L L u x", onStep},
		{player.ModeFlip, "f down right down left up tab w esc tab shift+tab L L", onQuestion},
		{player.ModePredict, "p down down up L L t ? esc : esc / esc", onQuestion},
		{player.ModeClass, "P down enter 1 4 enter up enter 3 backspace 中 7 esc delete L L", onQuestion},
	}
}

// TestEveryModeIsDrivenFromItsKeysAndLeftAsItWasFound opens each mode on each
// step of each lesson, at three sizes in both languages: every picture is
// whole, the mode is named on the screen, esc leads back to the very screen,
// and what was changed on the way is taken back.
func TestEveryModeIsDrivenFromItsKeysAndLeftAsItWasFound(t *testing.T) {
	for _, size := range [][2]int{{120, 40}, {80, 24}, {40, 12}} {
		for _, lang := range i18n.Langs() {
			for number := range scenarios.List() {
				t.Run(fmt.Sprintf("lesson %d at %dx%d %s", number+1, size[0], size[1], lang), func(t *testing.T) {
					t.Parallel()
					m, _ := started(t, func(o *Options) { o.State, o.Lang = lesson(t, number+1), lang })
					m = send(m, tea.WindowSizeMsg{Width: size[0], Height: size[1]})
					for page := 1; page < m.State().Last(); page++ {
						m := keys(m, fmt.Sprint(page))
						for range len(m.State().Frame().Questions) {
							for _, d := range drives() {
								d.run(t, m)
							}
							m = keys(m, "a")
						}
					}
				})
			}
		}
	}
}

func (d drive) run(t *testing.T, was Model) {
	t.Helper()
	on := fmt.Sprintf("%s on %s", d.mode, where(was.State()))
	first, rest, _ := strings.Cut(d.keys, " ")
	m := keys(was, first)
	if !d.only(was.State()) {
		if m.State().Key() != was.State().Key() {
			t.Errorf("%s: %s does something", on, first)
		}
		return
	}
	if m.State().Mode != d.mode {
		t.Errorf("%s: %s opens %q", on, first, m.State().Mode)
		return
	}
	for _, name := range strings.Fields(rest) {
		m = keys(m, name)
		if err := whole(m); err != nil {
			t.Fatalf("%s: after %s: %v", on, name, err)
		}
		if s := m.State(); s.Page != was.State().Page || s.Question != was.State().Question {
			t.Fatalf("%s: %s steps to %s", on, name, where(s))
		}
	}
	for range 6 {
		if m.State().Mode == player.ModeNone {
			break
		}
		m = keys(m, "esc")
	}
	if m.State().Edits.Count() > 0 {
		m = keys(m, "x")
	}
	d.same(t, on, m, was)
}

// same reports what differs from what was on the screen, but for what can be
// undone and was predicted by now, which other tests look at.
func (d drive) same(t *testing.T, on string, m, was Model) {
	t.Helper()
	if m.State().Mode != player.ModeNone || m.State().Layer.Kind != player.LayerNone || m.State().IsTyping() {
		t.Errorf("%s: esc does not leave it: mode %q, layer %q", on, m.State().Mode, m.State().Layer.Kind)
	}
	m.theme = was.theme
	m.notice = was.notice
	m.paint = newPainter(m.options.Colours)
	if got, want := m.picture().Rows, was.picture().Rows; strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("%s: it was\n%s\nand is left as\n%s", on, strings.Join(want, "\n"), strings.Join(got, "\n"))
	}
}

// terminalDrives are some keys of each mode as a terminal sends them, on a
// step where the mode has something to do.
var terminalDrives = map[player.Mode]string{
	player.ModeCrosshair: "c right down left up", player.ModeWhatIf: "e down down up", player.ModeBeside: "v tab tab",
	player.ModeFlip: "f down right up", player.ModePredict: "p down up enter", player.ModeClass: "P down enter 1 4 enter",
}

// TestEachModeIsTheSameInATerminalAndLeavesItAsItWas drives each mode through
// the real program: after every key the screen of the terminal is the picture
// of the model, and after the last esc it is cell by cell the screen that the
// mode was opened on.
func TestEachModeIsTheSameInATerminalAndLeavesItAsItWas(t *testing.T) {
	bytes := map[string]string{"right": "\x1b[C", "left": "\x1b[D", "up": "\x1b[A", "down": "\x1b[B", "enter": "\r", "tab": "\t", "esc": "\x1b"}
	for _, number := range []int{1, len(scenarios.List())} {
		for mode, driven := range terminalDrives {
			t.Run(fmt.Sprintf("%s in lesson %d", mode, number), func(t *testing.T) {
				t.Parallel()
				model := func() Model {
					second := lesson(t, number).Do(player.Command{Kind: player.CmdGoTo, N: 2})
					return New(Options{State: second, Lang: i18n.Chinese})
				}
				shadow := send(model(), tea.WindowSizeMsg{Width: 80, Height: 24})
				tm := startTerminal(t, model(), 80, 24)
				look := func(what string) {
					t.Helper()
					if !tm.wait(shadow.picture().Rows) {
						t.Fatalf("after %s the screen shows\n%s\nand not\n%s", what, tm.screen(), strings.Join(shadow.picture().Rows, "\n"))
					}
				}
				look("the start")
				was, rows := tm.cells(), strings.Join(shadow.picture().Rows, "\n")
				press := func(name string) {
					t.Helper()
					send := bytes[name]
					if send == "" {
						send = name
					}
					shadow = keys(shadow, name)
					_, _ = tm.in.Write([]byte(send))
					look(name)
				}
				for _, name := range strings.Fields(driven) {
					press(name)
				}
				for shadow.State().Mode != player.ModeNone || shadow.State().IsTyping() {
					press("esc")
				}
				if strings.Join(shadow.picture().Rows, "\n") != rows || !sameCells(tm.cells(), was) {
					t.Errorf("it is left as\n%s\nand was\n%s", tm.screen(), rows)
				}
			})
		}
	}
}

// TestEveryPartOfAModeCanBeClicked clicks each zone of each mode, with a text
// field open too: every picture is whole, and only what steps leads away.
func TestEveryPartOfAModeCanBeClicked(t *testing.T) {
	opened := []string{"c", "e", "e down enter", "v", "f", "p", "P", "P enter", "w", "d", "y", "Y", "/", ":", "e tab tab tab enter", "c enter"}
	for _, number := range []int{1, 4} {
		for _, size := range [][2]int{{120, 40}, {80, 24}, {40, 12}} {
			m, _ := started(t, func(o *Options) { o.State = lesson(t, number) })
			m = keys(send(m, tea.WindowSizeMsg{Width: size[0], Height: size[1]}), "2", "m")
			for _, open := range opened {
				m := keys(m, strings.Fields(open)...)
				for _, z := range m.picture().Zones {
					if z.X < 0 || z.Y < 0 || z.Right() > m.w || z.Bottom() > m.h || z.W < 1 || z.H < 1 {
						t.Errorf("%q at %v: a zone for %s lies at %v", open, size, z.Command.Kind, z.Rect)
					}
					clicked := send(m, tea.MouseClickMsg{X: z.X, Y: z.Y, Button: tea.MouseLeft})
					if err := whole(clicked); err != nil {
						t.Fatalf("%q at %v: a click for %s: %v", open, size, z.Command.Kind, err)
					}
					if m.State().IsTyping() && clicked.State().Page != m.State().Page && z.Command.Kind != player.CmdTakeRow {
						t.Errorf("%q at %v: a click for %s steps while one types", open, size, z.Command.Kind)
					}
				}
				for _, button := range []tea.MouseButton{tea.MouseWheelDown, tea.MouseWheelUp, tea.MouseWheelLeft, tea.MouseWheelRight} {
					if err := whole(send(m, tea.MouseWheelMsg{X: m.w / 2, Y: m.h / 2, Button: button})); err != nil {
						t.Fatalf("%q at %v: the wheel: %v", open, size, err)
					}
				}
			}
		}
	}
}

// TestAModeOpenedOnAWhatIfMayTakeAwayWhatWasChosen resets what was added, or
// steps on, while another mode lies on the what-if: the what-if goes on with
// what there is.
func TestAModeOpenedOnAWhatIfMayTakeAwayWhatWasChosen(t *testing.T) {
	for _, pressed := range []string{"f x esc", "p x esc", "v x esc", "p 1 esc", "c pgup pgup esc", "f pgup esc"} {
		m, _ := started(t)
		m = keys(toAdd(t, keys(toAdd(t, keys(m, "5", "e")), "enter")), strings.Fields(pressed)...)
		if s := m.State(); s.Mode != player.ModeWhatIf || s.WhatIf.Tab >= len(s.Tabs()) {
			t.Errorf("%s leads to mode %q, tab %d of %d", pressed, s.Mode, s.WhatIf.Tab, len(s.Tabs()))
		}
		for _, name := range []string{"down", "up", "enter", "delete", "tab"} {
			if err := sound(keys(m, name)); err != nil {
				t.Errorf("%s, then %s: %v", pressed, name, err)
			}
		}
	}
}

// toAdd goes to the additions of a what-if, the last of its tabs.
func toAdd(t *testing.T, m Model) Model {
	t.Helper()
	for range 20 {
		if s := m.State(); s.Tabs()[s.WhatIf.Tab].Kind == player.TabAdd {
			return m
		}
		m = keys(m, "tab")
	}
	t.Fatal("there are no additions")
	return m
}
