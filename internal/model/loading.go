package model

import (
	tea "charm.land/bubbletea/v2"

	"memtui/internal/player"
)

// loaded is a lesson that was asked for, or why there is none.
type loaded struct {
	state player.State
	page  int
	err   error
}

// shelved is the list of lessons.
type shelved struct{ shelf *player.Shelf }

func (m Model) fillShelf() tea.Cmd {
	read := m.options.Shelf
	if read == nil {
		return nil
	}
	return guard(func() tea.Msg { return shelved{read()} })
}

// open loads a lesson beside the event loop. One is loaded at a time: what is
// asked for meanwhile is dropped, as the screen it meant is gone.
func (m Model) open(r player.Request) (Model, tea.Cmd) {
	if m.options.Load == nil || m.loading {
		return m, nil
	}
	m.loading = true
	load := m.options.Load
	return m, guard(func() tea.Msg {
		state, err := load(r.Lesson)
		return loaded{state: state, page: r.Page, err: err}
	})
}

func (m Model) loaded(l loaded) (tea.Model, tea.Cmd) {
	m.loading = false
	if l.err != nil {
		m.notice = oneLine(l.err.Error())
		return m, nil
	}
	before := m.state
	m.state = before.Opened(l.state, l.page)
	m, ticking := m.clock(before)
	m, counting := m.presenterClock(before)
	return m, batch(ticking, counting)
}
