package model

import (
	tea "charm.land/bubbletea/v2"

	"memtui/internal/player"
	"memtui/internal/views"
)

const wheelRows = 3 // that one notch of the wheel moves

func (m Model) toggleMouse() Model {
	m.mouse = !m.mouse
	m.notice = m.words().CLI.MouseOff
	if m.mouse {
		m.notice = m.words().CLI.MouseOn
	}
	return m
}

// click does what the part of the picture under the pointer stands for. On a
// blank screen it brings the picture back, as any key does. A report of a
// mouse that was not asked for, as another program may have left it on, does
// nothing.
func (m Model) click(msg tea.MouseClickMsg) (tea.Model, tea.Cmd) {
	at := msg.Mouse()
	if !m.mouse || at.Button != tea.MouseLeft {
		return m, nil
	}
	m.notice = ""
	if m.state.Blank {
		return m.do(player.Command{Kind: player.CmdUncover})
	}
	zone, ok := m.zone(at.X, at.Y)
	if !ok {
		return m, nil
	}
	return m.do(m.aimed(zone.Command))
}

// wheel moves the pane under the pointer, or what lies on top; with shift,
// sideways.
func (m Model) wheel(msg tea.MouseWheelMsg) (tea.Model, tea.Cmd) {
	if !m.mouse || m.state.Blank {
		return m, nil
	}
	at := msg.Mouse()
	rows := wheelRows
	if at.Button == tea.MouseWheelUp || at.Button == tea.MouseWheelLeft {
		rows = -rows
	}
	kind := player.CmdMove
	if at.Button == tea.MouseWheelLeft || at.Button == tea.MouseWheelRight || at.Mod.Contains(tea.ModShift) {
		kind = player.CmdSlide
	}
	if m.state.Layer.Kind != player.LayerNone {
		return m.do(m.aimed(m.wheelInLayer(rows)))
	}
	zone, _ := m.zone(at.X, at.Y) // none: the pane that has the focus
	return m.do(m.aimed(player.Command{Kind: kind, Pane: zone.Command.Pane, N: rows}))
}

func (m Model) wheelInLayer(rows int) player.Command {
	if kind := m.state.Layer.Kind; kind == player.LayerLessons || kind == player.LayerPalette {
		return player.Command{Kind: player.CmdChoose, N: rows / wheelRows}
	}
	return player.Command{Kind: player.CmdScroll, N: rows}
}

// zone finds the uppermost part of the picture at a cell.
func (m Model) zone(x, y int) (views.Zone, bool) {
	zones := m.picture().Zones
	for i := len(zones) - 1; i >= 0; i-- {
		if zones[i].Contains(x, y) {
			return zones[i], true
		}
	}
	return views.Zone{}, false
}
