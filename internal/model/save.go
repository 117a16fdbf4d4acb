package model

import (
	tea "charm.land/bubbletea/v2"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// saved is a lesson that was written, or why it was not.
type saved struct {
	name string
	err  error
}

// save writes the what-if as a lesson, beside the event loop; one at a time,
// so that a second enter does not complain of what the first has written.
func (m Model) save(name string) (Model, tea.Cmd) {
	switch {
	case m.options.Save == nil:
		m.notice = m.words().Tools.NoSaving
		return m, nil
	case m.saving:
		return m, nil
	}
	m.saving = true
	write, data := m.options.Save, m.state.Saved()
	return m, guard(func() tea.Msg { return saved{name, write(name, data)} })
}

// Reason is an error that can be told in words.
type Reason interface{ In(w *i18n.Words) string }

// reason tells an error in the language in force, if it can.
func (m Model) reason(err error) string {
	if r, ok := err.(Reason); ok {
		return r.In(m.words())
	}
	return err.Error()
}

// saved says what became of it. Where nothing was written the field stays, so
// that another name can be given.
func (m Model) saved(s saved) (tea.Model, tea.Cmd) {
	m.saving = false
	if s.err != nil {
		m.notice = oneLine(m.reason(s.err))
		return m, nil
	}
	m.notice = i18n.Fill(m.words().Tools.Saved, oneLine(s.name))
	if m.state.Input.Kind == player.InputSave {
		m.state = m.state.Do(player.Command{Kind: player.CmdClose})
	}
	return m, nil
}
