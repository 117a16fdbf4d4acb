package model

import (
	"fmt"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"memtui/internal/player"
	"memtui/internal/scenario"
)

// listed gives a model with the list of all lessons open.
func listed(t *testing.T) (Model, *hand) {
	t.Helper()
	m, clock := started(t, func(o *Options) {
		var all []player.State
		for i := range o.State.Count {
			all = append(all, lesson(t, i+1))
		}
		o.State.Shelf = shelfOf(all)
	})
	return keys(m, "right", "m", "o"), clock
}

func TestTheFieldIsEditedAtItsInsertionPoint(t *testing.T) {
	for _, c := range []struct{ keys, before, behind string }{
		{"a b", "ab", ""},
		{"a b home", "", "ab"},
		{"a b home x", "x", "ab"},
		{"a b home x end y", "xaby", ""},
		{"a b home delete", "", "b"},
		{"a b home backspace", "", "ab"},
		{"a b delete", "ab", ""},
		{"a b home x ctrl+u", "", "ab"},
		{"a b ctrl+u", "", ""},
		{"a b ctrl+h", "a", ""},
		{"backspace ctrl+u delete home end", "", ""},
		{"中 文 home 大", "大", "中文"},
		{"a space b", "a b", ""},
	} {
		for _, list := range []string{"?", "o"} {
			m, _ := listed(t)
			m = keys(keys(m, "esc", list), strings.Fields(c.keys)...)
			if before, behind := m.State().Layer.Typed(); before != c.before || behind != c.behind {
				t.Errorf("in %s, %s leaves %q and %q, want %q and %q", list, c.keys, before, behind, c.before, c.behind)
			}
		}
	}
}

func TestTextOfAnInputMethodArrivesWholeAndIsErasedByTheCharacter(t *testing.T) {
	m, _ := listed(t)
	m = send(m, tea.KeyPressMsg{Code: tea.KeyExtended, Text: "中文"})
	for _, want := range []string{"中文", "中", "", ""} {
		if got := m.State().Layer.Filter; got != want {
			t.Fatalf("the field holds %q, want %q", got, want)
		}
		m = keys(m, "backspace")
	}
}

func TestTextThatSpellsAKeyIsText(t *testing.T) {
	for _, name := range []string{"home", "end", "esc", "enter", "ctrl+c", "delete"} {
		m, _ := listed(t)
		word := tea.KeyPressMsg{Code: tea.KeyExtended, Text: name}
		if got := send(m, word).State().Layer.Filter; got != name {
			t.Errorf("%s typed at once leaves %q", name, got)
		}
		m = keys(m, "esc")
		before := m.State().Key()
		if got := send(m, word); got.State().Key() != before || got.end.asked {
			t.Errorf("outside of a field %s acts as a key", name)
		}
	}
}

func TestTheFieldTakesOnlyTheKeysOfTheKeyMap(t *testing.T) {
	m, _ := listed(t)
	m = keys(m, "a", "b")
	before := m.State().Key()
	for _, name := range []string{"ctrl+v", "ctrl+w"} {
		if next, cmd := last(m, name); cmd != nil || next.State().Key() != before {
			t.Errorf("%s does something", name)
		}
	}
	// The editor alone would read the machine's clipboard here.
	if _, cmd := m.field.Update(pressed("ctrl+v")); cmd != nil {
		t.Error("ctrl+v runs a clipboard program")
	}
}

func TestPasteGoesInAtTheInsertionPoint(t *testing.T) {
	m, _ := listed(t)
	m = send(keys(m, "a", "b", "home"), tea.PasteMsg{Content: "中\x1b\n文"})
	if before, behind := m.State().Layer.Typed(); before != "中文" || behind != "ab" {
		t.Errorf("it leaves %q and %q", before, behind)
	}
}

func TestAnEarlierModelKeepsItsOwnText(t *testing.T) {
	m, _ := listed(t)
	m = keys(m, "a", "b", "c", "home")
	keys(m, "delete", "x", "y", "end", "backspace", "z")
	if got := m.State().Layer.Filter; got != "abc" {
		t.Errorf("it became %q", got)
	}
}

func TestArrowsShowAndHideStepsAndLeaveTheFieldAlone(t *testing.T) {
	m, _ := listed(t)
	m = keys(m, "down", "left")
	if got := m.State().Layer.Open; got != 0 {
		t.Errorf("← leaves lesson %d unfolded", got)
	}
	if m = keys(m, "right"); m.State().Layer.Open != 1 {
		t.Errorf("→ unfolds lesson %d", m.State().Layer.Open)
	}
	typed := keys(m, "a", "b")
	if got := keys(typed, "left", "right").State().Layer.Behind; got != 0 {
		t.Errorf("they move the insertion point before %d characters", got)
	}
}

func TestTheCursorIsTheTerminalsOwn(t *testing.T) {
	m, _ := listed(t)
	c := keys(m, "中", "home", "文").View().Cursor
	empty := m.View().Cursor
	if c == nil || c.Color != nil || c.X != empty.X+2 || c.Y != empty.Y {
		t.Errorf("it is %+v, and was %+v", c, empty)
	}
}

func TestAClickOnARowOfTheLessonsOpensIt(t *testing.T) {
	m, _ := listed(t)
	m = send(m, tea.WindowSizeMsg{Width: 120, Height: 40}) // room for all rows
	rows := m.State().LessonRows()
	clicked := 0
	for _, z := range m.picture().Zones {
		if z.Command.Kind != player.CmdTakeRow {
			continue
		}
		clicked++
		row := rows[z.Command.N]
		next, cmd := m.Update(tea.MouseClickMsg{X: z.X + z.W/2, Y: z.Y, Button: tea.MouseLeft})
		if cmd != nil {
			next = send(next.(Model), cmd())
		}
		s := next.(Model).State()
		if s.Number != row.Lesson || s.Page != row.Step || s.Layer.Kind != player.LayerNone {
			t.Errorf("a click on lesson %d, step %d leads to lesson %d, page %d, layer %q", row.Lesson, row.Step, s.Number, s.Page, s.Layer.Kind)
		}
	}
	if clicked != len(rows) {
		t.Errorf("%d of %d rows can be clicked", clicked, len(rows))
	}
}

func TestTheWheelScrollsTheListOfLessons(t *testing.T) {
	shelf := &player.Shelf{}
	for i := range 30 {
		title := scenario.Prose{Any: fmt.Sprintf("Lesson <%d>", i+1)}
		shelf.Lessons = append(shelf.Lessons, player.Shelved{Number: i + 1, Title: title, Kind: player.KindLedger})
	}
	m, _ := started(t, func(o *Options) { o.State.Shelf = shelf })
	m = keys(m, "right", "m", "o")
	shows := func(m Model, title string) bool { return strings.Contains(strings.Join(m.picture().Rows, "\n"), title) }
	wheel := func(m Model, button tea.MouseButton) Model {
		for range shelf.Lessons {
			m = send(m, tea.MouseWheelMsg{X: 10, Y: 6, Button: button})
		}
		return m
	}
	if !shows(m, "<1>") || shows(m, "<30>") {
		t.Fatalf("the list does not begin at its first lesson:\n%s", strings.Join(m.picture().Rows, "\n"))
	}
	m = wheel(m, tea.MouseWheelDown)
	if shows(m, "<1>") || !shows(m, "<30>") {
		t.Error("down does not bring the last lesson into view")
	}
	m = wheel(m, tea.MouseWheelUp)
	if !shows(m, "<1>") || shows(m, "<30>") {
		t.Error("up does not bring the first lesson back")
	}
}
