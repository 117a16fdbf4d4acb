package model

import (
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"

	"memtui/internal/player"
)

// holding is the longest gap between two presses of a key that is held down:
// the terminal waits longest before the first repeat.
const holding = 750 * time.Millisecond

// press remembers the last key, to tell one that is held down.
type press struct {
	key string
	at  time.Time
}

// key turns a key into a command.
func (m Model) key(msg tea.KeyPressMsg) (tea.Model, tea.Cmd) {
	m.notice = ""
	name := keyName(msg)
	now := m.options.Now()
	held := msg.IsRepeat || m.pressed.key == name && now.Sub(m.pressed.at) < holding
	m.pressed = press{name, now}
	c, ok := player.Lookup(m.state, name, typed(msg.Text))
	if !ok {
		return m, nil
	}
	if c.Kind == player.CmdEdit {
		return m.edit(edited(msg, c.Text))
	}
	c.Held = held
	return m.do(m.aimed(c))
}

// keyName names a key as the key map does. Several characters at once, as an
// input method may send them, are text and no key, whatever they spell.
func keyName(msg tea.KeyPressMsg) string {
	if utf8.RuneCountInString(msg.Text) > 1 {
		return ""
	}
	return msg.String()
}

// edited gives what the field's editor is told of a key: the text that it
// types, or else the key itself.
func edited(msg tea.KeyPressMsg, text string) tea.Msg {
	if text != "" {
		return tea.PasteMsg{Content: text}
	}
	return msg
}

// aimed adds what only the picture knows: which pane has the focus, and how
// far it can be moved; and what only the program around it does: the name of
// a free file.
func (m Model) aimed(c player.Command) player.Command {
	switch c.Kind {
	case player.CmdFocusNext, player.CmdMove, player.CmdSlide:
		if c.Pane == "" {
			c.Pane = m.state.Focused(m.picture().Solo)
			if c.Kind == player.CmdMove && c.N*c.N > 1 && m.picture().Reach[player.PaneNotes].Down > 0 {
				c.Pane = player.PaneNotes // half a page at once moves the notes, where they are longer than their frame
			}
		}
		c.Limit = m.picture().Reach[c.Pane]
	case player.CmdScroll, player.CmdChoose:
		c.Limit = m.picture().Reach[player.PaneLayer]
	case player.CmdSave:
		if m.options.Offer != nil {
			c.Text = m.options.Offer(m.state.Name)
		}
	}
	return c
}

// paste types into a text field; anywhere else it does nothing, so that what
// is pasted never acts as keys.
func (m Model) paste(msg tea.PasteMsg) (tea.Model, tea.Cmd) {
	text := typed(msg.Content)
	if !m.state.IsTyping() || text == "" {
		return m, nil
	}
	m.notice = ""
	return m.edit(tea.PasteMsg{Content: text})
}

// typed drops what is no text: control and format characters, line ends. The
// joiners of Persian and Indian writing are text.
func typed(s string) string {
	return strings.Map(func(r rune) rune {
		joins := r == '\u200c' || r == '\u200d'
		if r == unicode.ReplacementChar || !unicode.IsGraphic(r) && !joins {
			return -1
		}
		return r
	}, strings.ToValidUTF8(s, ""))
}

// oneLine cleans a text for the window's title.
func oneLine(s string) string { return typed(strings.ReplaceAll(s, "\n", " ")) }
