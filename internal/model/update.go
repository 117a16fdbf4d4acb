package model

import (
	tea "charm.land/bubbletea/v2"
	uv "github.com/charmbracelet/ultraviolet"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// Update answers a message. It only tells the kinds apart; unknown ones are
// ignored.
func (m Model) Update(msg tea.Msg) (next tea.Model, cmd tea.Cmd) {
	defer func() {
		if r := recover(); r != nil {
			m.crashed(r)
			next, cmd = m, nil
		}
	}()
	if crash, ok := msg.(Crash); ok {
		return m.ended(crash)
	}
	if m.end.asked {
		return m.whileEnding(msg)
	}
	return m.answer(msg)
}

func (m Model) answer(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		known := m.w > 0
		m.w, m.h = msg.Width, msg.Height
		if known {
			// What was on its way to the old screen may have landed on the new
			// one, where the library does not look for it.
			return m, tea.ClearScreen
		}
	case tea.KeyPressMsg:
		return m.key(msg)
	case tea.PasteMsg:
		return m.paste(msg)
	case tea.MouseClickMsg:
		return m.click(msg)
	case tea.MouseWheelMsg:
		return m.wheel(msg)
	case tick:
		return m.ticked(msg)
	case minute:
		return m.minutePassed(msg)
	case loaded:
		return m.loaded(msg)
	case fileChanged:
		return m.changed(msg)
	case fileQuiet:
		return m.settled()
	case reread:
		return m.reread(msg)
	case saved:
		return m.saved(msg)
	case shelved:
		m.state = m.state.Shelve(msg.shelf)
	case resumed:
		m.stopping = false
	case Outside:
		return m.outside(msg)
	case tea.BackgroundColorMsg:
		m.light = !msg.IsDark()
	case uv.PrimaryDeviceAttributesEvent:
		m.end.answered = true
	}
	return m, nil
}

// do lets the state answer a command, carries out what it asks for, and
// starts the clock anew if the moment on screen is another one.
func (m Model) do(c player.Command) (tea.Model, tea.Cmd) {
	if below, chosen, ok := m.state.Chosen(c); ok {
		m.state = below // the palette is gone before its command is aimed
		return m.do(m.aimed(chosen))
	}
	before := m.state
	request := before.Asks(c)
	m.state = before.Do(c)
	m = m.tellSearch(before, c)
	m, asked := m.fulfil(request)
	m, ticking := m.clock(before)
	m, counting := m.presenterClock(before)
	return m, batch(asked, ticking, counting)
}

// fulfil carries out what only the program around a state can do.
func (m Model) fulfil(r player.Request) (Model, tea.Cmd) {
	switch r.Kind {
	case player.CmdLeave:
		return m.ending(0)
	case player.CmdInterrupt:
		return m.ending(codeInterrupt)
	case player.CmdOpen:
		return m.open(r)
	case player.CmdTheme:
		return m.nextTheme(), nil
	case player.CmdLanguage:
		return m.nextLanguage(), nil
	case player.CmdMouse:
		return m.toggleMouse(), nil
	case player.CmdRedraw:
		return m, tea.ClearScreen
	case player.CmdSuspend:
		return m.suspend()
	case player.CmdReload:
		return m.reload(true)
	case player.CmdCopy:
		return m.copy(m.screen().CopyText(), i18n.CopiedPane)
	case player.CmdCopyLine:
		name := i18n.CopiedLine
		if m.state.LineIsLong() {
			name = i18n.CopiedLong
		}
		return m.copy(m.state.CommandLine(), name)
	case player.CmdSave:
		return m.save(r.Name)
	}
	return m, nil
}

// batch gives one command for several, and none for none.
func batch(cmds ...tea.Cmd) tea.Cmd {
	var some []tea.Cmd
	for _, cmd := range cmds {
		if cmd != nil {
			some = append(some, cmd)
		}
	}
	switch len(some) {
	case 0:
		return nil
	case 1:
		return some[0]
	}
	return tea.Batch(some...)
}
