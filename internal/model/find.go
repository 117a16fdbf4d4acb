package model

import (
	"strconv"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// tellSearch says which match a search has come to, or that there is none.
func (m Model) tellSearch(before player.State, c player.Command) Model {
	taken := c.Kind == player.CmdTake && before.Input.Kind == player.InputSearch
	if m.state.Search.Text == "" || c.Kind != player.CmdMatch && !taken {
		return m
	}
	w := m.words().Tools
	at, of, match := m.state.Found()
	if at == 0 {
		m.notice = i18n.Fill(w.NoMatch, m.state.Search.Text)
		return m
	}
	m.notice = i18n.Fill(w.Match, strconv.Itoa(at), strconv.Itoa(of), match.Line(m.lang))
	return m
}
