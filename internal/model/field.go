package model

import (
	"strings"
	"unicode/utf8"

	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"

	"memtui/internal/player"
)

// newField gives the editor of every text field. It answers the keys that
// the key map leaves to it and no others: those of its own that would run a
// clipboard program, or take what the list needs, are left out.
func newField() textinput.Model {
	f := textinput.New()
	f.KeyMap = textinput.KeyMap{
		DeleteCharacterBackward: player.KeysOf("erase"),
		DeleteBeforeCursor:      player.KeysOf("erase-before"),
		DeleteCharacterForward:  player.KeysOf("erase-next"),
		LineStart:               player.KeysOf("field-start"),
		LineEnd:                 player.KeysOf("field-end"),
		CharacterBackward:       player.KeysOf("field-left"),
		CharacterForward:        player.KeysOf("field-right"),
	}
	f.Prompt = ""
	f.SetVirtualCursor(false) // the real one, for input methods
	style := f.Styles()
	style.Cursor.Color = nil // as the terminal has it
	f.SetStyles(style)
	_ = f.Focus() // of a real cursor there is nothing to run
	return f
}

// The editor holds one line and would make blanks of what breaks it. Two
// characters that no text of a lesson may have stand in for these meanwhile.
var (
	standIns    = strings.NewReplacer("\n", "\ufdd0", "\t", "\ufdd1")
	standingFor = strings.NewReplacer("\ufdd0", "\n", "\ufdd1", "\t")
)

// edit lets the editor answer a key or a paste. What the field holds lives in
// the state, where lists and pictures read it: the editor gets it from there
// and gives it back.
func (m Model) edit(msg tea.Msg) (tea.Model, tea.Cmd) {
	text, behind, most, ok := m.state.Typing()
	if !ok {
		return m, nil
	}
	f := m.field
	f.CharLimit = most
	f.SetValue(standIns.Replace(text))
	f.SetCursor(utf8.RuneCountInString(text) - behind)
	f, _ = f.Update(msg)
	text = standingFor.Replace(f.Value())
	return m.do(player.Command{Kind: player.CmdType, Text: text, N: utf8.RuneCountInString(text) - f.Position()})
}

// cursor gives the real cursor where the picture has the insertion point; nil
// hides it. The editor's own position counts characters and not cells, which
// is wrong for Chinese.
func (m Model) cursor(p *painted) *tea.Cursor {
	if p.Cursor == nil {
		return nil
	}
	c := m.field.Cursor()
	c.X, c.Y = p.Cursor.X, p.Cursor.Y
	c.Shape, c.Blink = ownShape, false
	return c
}

// ownShape leaves the cursor the shape that the terminal gives it. The library
// has no name for that, and would not undo a blinking block; one less than its
// first shape, not blinking, is the number by which a terminal means its own.
const ownShape = tea.CursorBlock - 1
