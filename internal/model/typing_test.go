package model

import (
	"fmt"
	"testing"

	tea "charm.land/bubbletea/v2"

	"memtui/internal/i18n"
	"memtui/internal/player"
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
