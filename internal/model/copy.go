package model

import (
	tea "charm.land/bubbletea/v2"

	"memtui/internal/player"
)

// copy hands a text to the clipboard of the reader's own terminal, wherever
// the program runs, and shows it: a terminal may not take it, and says
// nothing.
func (m Model) copy(text, name string) (Model, tea.Cmd) {
	m.state = m.state.Do(player.Command{Kind: player.CmdShowText, Text: text, Name: name})
	return m, tea.SetClipboard(text)
}
