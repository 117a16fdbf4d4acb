package model

import (
	"time"

	tea "charm.land/bubbletea/v2"

	"memtui/internal/player"
	"memtui/internal/views"
)

// tick says that the dwell time of a beat is over, by the clock of one
// generation.
type tick struct{ generation int }

// minute says that the presenter's clock shows another minute.
type minute struct{ generation int }

// after is the real clock: the message comes when the time is over.
func after(d time.Duration, msg tea.Msg) tea.Cmd {
	return tea.Tick(d, func(time.Time) tea.Msg { return msg })
}

// clock starts the dwell time of the moment on screen if it is another moment
// than before. Every start, stop and step by hand is a new generation.
func (m Model) clock(before player.State) (Model, tea.Cmd) {
	now := m.state
	if now.Lesson == before.Lesson && now.Page == before.Page && now.Question == before.Question &&
		now.Beat == before.Beat && now.Playing == before.Playing && now.Speed == before.Speed {
		return m, nil
	}
	m.generation++
	if !now.Playing {
		return m, nil
	}
	return m, guard(m.options.After(now.Dwell(m.lang), tick{m.generation}))
}

func (m Model) ticked(t tick) (tea.Model, tea.Cmd) {
	if t.generation != m.generation {
		return m, nil
	}
	return m.do(player.Command{Kind: player.CmdTick})
}

// presenterClock counts minutes while the notes are on show, and remembers
// when the step on screen was come to.
func (m Model) presenterClock(before player.State) (Model, tea.Cmd) {
	if m.state.Page != before.Page || m.state.Name != before.Name {
		m.here = m.options.Now()
	}
	if m.state.Notes == before.Notes {
		return m, nil
	}
	m.minute++
	if !m.state.Notes {
		return m, nil
	}
	return m, m.nextMinute()
}

// nextMinute waits until another whole minute since the start is over: both
// times that the clock shows change then.
func (m Model) nextMinute() tea.Cmd {
	gone := m.options.Now().Sub(m.end.started)
	return guard(m.options.After(gone.Truncate(time.Minute)+time.Minute-gone, minute{m.minute}))
}

func (m Model) minutePassed(t minute) (tea.Model, tea.Cmd) {
	if t.generation != m.minute {
		return m, nil
	}
	return m, m.nextMinute()
}

// clockOnShow gives what the presenter's clock shows beside the notes.
func (m Model) clockOnShow() views.Clock {
	if !m.state.Notes {
		return views.Clock{}
	}
	minutes := func(t time.Time) int { return int(t.Sub(m.end.started) / time.Minute) }
	now := minutes(m.options.Now())
	return views.Clock{Start: now, Step: now - minutes(m.here)}
}
