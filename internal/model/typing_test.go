package model

import (
	"fmt"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/source"
)

// inFields gives a model with each of the text fields open, by what is typed
// into it.
func inFields(t *testing.T, lang i18n.Lang, w, h int) map[string]Model {
	t.Helper()
	m, _ := started(t, func(o *Options) {
		o.Lang, o.Offer = lang, func(string) string { return "" }
		o.State.Shelf = shelfOf([]player.State{o.State})
	})
	m = keys(send(m, tea.WindowSizeMsg{Width: w, Height: h}), "3")
	return map[string]Model{
		"search": keys(m, "/"), "palette": keys(m, ":"), "help": keys(m, "?"), "lessons": keys(m, "o"),
		"value": inValue(t, m), "hands": keys(m, "P", "enter"), "save": keys(inValue(t, m), "ctrl+u", "9", "9", "s", "enter", "esc", "ctrl+s"),
	}
}

// inValue opens the text field of the first value in a what-if that can be
// typed.
func inValue(t *testing.T, m Model) Model {
	t.Helper()
	m = keys(m, "e")
	for range 30 {
		for range 8 {
			if m = keys(m, "enter"); m.State().Input.Kind == player.InputValue {
				return keys(m, "ctrl+u")
			}
		}
		m = keys(keys(m, "x"), "down")
	}
	t.Fatal("no value can be typed")
	return m
}

func TestEveryTextFieldTakesAnInputMethodAPasteAndTheEditingKeys(t *testing.T) {
	for _, size := range [][2]int{{120, 40}, {80, 24}, {40, 12}} {
		for _, lang := range i18n.Langs() {
			for name, m := range inFields(t, lang, size[0], size[1]) {
				on := fmt.Sprintf("%s at %v, %s", name, size, lang)
				if name == "hands" {
					continue // digits alone: below
				}
				holds := func(m Model, before, behind string) {
					t.Helper()
					text, at, _, ok := m.State().Typing()
					if runes := []rune(text); !ok || text != before+behind || len(runes)-at != len([]rune(before)) {
						t.Errorf("%s: the field is open: %v, and holds %q with %d behind, want %q and %q", on, ok, text, at, before, behind)
					}
				}
				start := m.View().Cursor
				if start == nil {
					t.Errorf("%s: there is no cursor", on)
					continue
				}
				m = send(m, tea.KeyPressMsg{Code: tea.KeyExtended, Text: "中文"})
				holds(m, "中文", "")
				if c := m.View().Cursor; c == nil || c.X != start.X+4 || c.Y != start.Y {
					t.Errorf("%s: after two Chinese characters the cursor is at %v, and was at %v", on, c, start.Position)
				}
				m = send(keys(m, "home", "a"), tea.PasteMsg{Content: "b\x1b[2J\r\nq\u202e"})
				holds(m, "ab[2Jq", "中文")
				m = keys(m, "backspace", "backspace", "backspace", "backspace", "end", "ctrl+h", "Q", "？", "space", "6")
				holds(m, "ab中Q？ 6", "")
				if c := m.View().Cursor; c == nil || c.X != start.X+9 {
					t.Errorf("%s: the cursor is at %v, and was at %v", on, c, start.Position)
				}
				if err := whole(m); err != nil {
					t.Errorf("%s: %v", on, err)
				}
				if m = keys(m, "esc"); m.State().IsTyping() {
					t.Errorf("%s: esc does not leave it", on)
				}
			}
		}
	}
}

func TestOfHandsOnlyDigitsAreTyped(t *testing.T) {
	for _, lang := range i18n.Langs() {
		m := inFields(t, lang, 80, 24)["hands"]
		start := m.View().Cursor
		if start == nil {
			t.Fatal("there is no cursor")
		}
		m = send(m, tea.KeyPressMsg{Code: tea.KeyExtended, Text: "１x中4"}, tea.PasteMsg{Content: " 7,2 "})
		if text, _, _, _ := m.State().Typing(); text != "1472" {
			t.Errorf("the field holds %q", text)
		}
		if c := m.View().Cursor; c == nil || c.Y != start.Y {
			t.Errorf("the cursor is at %v", c)
		}
		if text, _, _, _ := keys(m, "9").State().Typing(); text != "1472" {
			t.Errorf("a fifth digit gives %q", text)
		}
	}
}

func TestAValueThatIsLeftStaysAsItWas(t *testing.T) {
	m, _ := started(t)
	m = inValue(t, keys(m, "3"))
	edits := m.State().Edits.List()
	m = keys(m, "9", "9", "esc")
	if got := m.State().Edits.List(); len(got) != len(edits) {
		t.Errorf("esc leaves %v, and there was %v", got, edits)
	}
	if m.State().Mode != player.ModeWhatIf {
		t.Errorf("esc leaves the mode %q too", m.State().Mode)
	}
}

// breaking is a lesson whose first input, opened with e, holds a value.
func breaking(t *testing.T, value string) Model {
	t.Helper()
	text := fmt.Sprintf("memtui: 1\ntitle: T\nfocus: {key: k, scope: s, version: v}\nsteps:\n  - title: A\n    on: 2026-01-01\n"+
		"    do: [{record: {id: m1, value: %q, evidence: [D1]}}]\n    vary: [m1.value]\n    ask: [{}]\n", value)
	sc, problems := scenario.Load("x.yaml", []byte(text))
	if source.Failed(problems) {
		t.Fatal(problems)
	}
	m, _ := started(t, func(o *Options) {
		o.State = player.State{Lesson: player.Play(sc), Name: "x.yaml", Beat: player.Still()}
	})
	return keys(m, "1", "e", "enter")
}

func TestEditingAValueKeepsItsLineBreaksAndTabs(t *testing.T) {
	const value = "one\n\n\ttwo\n"
	for _, c := range []struct{ keys, want string }{
		{"", value}, {"x", value + "x"}, {"home x", "x" + value}, {"backspace", "one\n\n\ttwo"},
		{"home right right right x delete", "onex\n\ttwo\n"}, {"left left left left backspace", "one\n\ntwo\n"}, {"ctrl+u x", "x"},
	} {
		m := keys(breaking(t, value), strings.Fields(c.keys)...)
		if got := m.State().Input.Text; got != c.want {
			t.Errorf("%s leaves %q, want %q", c.keys, got, c.want)
		}
		before, _ := m.State().Input.Typed()
		shown := strings.NewReplacer("\n", "↵", "\t", "⇥").Replace(before)
		if p := m.picture(); p.Cursor == nil || !strings.Contains(p.Rows[p.Cursor.Y], "‹ "+shown) {
			t.Errorf("after %s the screen does not show %q:\n%s", c.keys, shown, strings.Join(p.Rows, "\n"))
		}
		m = keys(m, "enter")
		if f := m.State().Lesson.Frames[0].Questions[0].Ask; f.Answer.Value != c.want {
			t.Errorf("%s is taken as %q, want %q", c.keys, f.Answer.Value, c.want)
		}
	}
}

func TestJoinersOfLettersCanBeTyped(t *testing.T) {
	m := send(keys(breaking(t, "x"), "ctrl+u"), tea.PasteMsg{Content: "نمی\u200cخواهم\u200b\u202e"}, tea.KeyPressMsg{Code: tea.KeyExtended, Text: "क्\u200dष"})
	if got, want := m.State().Input.Text, "نمی\u200cخواهمक्\u200dष"; got != want {
		t.Errorf("the field holds %q, want %q", got, want)
	}
}

// Drawing a field costs what its text is long, not the square of it: the
// longest text that a lesson may hold is drawn in far less time than a test
// may take.
func TestTheLongestTextCanBeEdited(t *testing.T) {
	longest := strings.Repeat("中", source.MaxText/len("中"))
	m := breaking(t, longest)
	for _, name := range []string{"backspace", "home", "delete", "end", "left"} {
		m = keys(m, name)
		if err := whole(m); err != nil {
			t.Fatal(err)
		}
	}
	if got := len(m.State().Input.Text); got != len(longest)-2*len("中") {
		t.Errorf("it holds %d bytes", got)
	}
}
