package model

import (
	"io"
	"time"

	tea "charm.land/bubbletea/v2"
)

// resumed says that the program runs on.
type resumed struct{}

// suspend gives the terminal back, stops the process, and takes the terminal
// again. The library's own way waits for a signal that need not come.
func (m Model) suspend() (Model, tea.Cmd) {
	if m.options.Suspend == nil {
		m.notice = m.words().CLI.NoSuspend
		return m, nil
	}
	m.stopping = true
	return m, tea.Exec(stopped{m.options.Suspend}, retaken)
}

// retaken says that the program runs on, or that there is no terminal any
// more that could be taken again: nobody reads keys then who would notice.
func retaken(err error) tea.Msg {
	if err != nil {
		return Outside{Code: codeHangup, Gone: true}
	}
	return resumed{}
}

// breath is how long the terminal is let go of at least. The library's old
// renderer stops a ticker that the new one has started already if nothing
// lies between them, and nothing would ever be drawn again.
const breath = 50 * time.Millisecond

// retake takes the terminal again after a stop that was not asked for here.
func retake() tea.Cmd {
	return tea.Exec(stopped{func() error { return nil }}, retaken)
}

// stopped is the process at rest, as a command that runs in the meantime.
type stopped struct{ run func() error }

// Run stops. A stop that fails is none: the program goes on, and the error is
// not one of the terminal.
func (s stopped) Run() error {
	_ = s.run()
	time.Sleep(breath)
	return nil
}

func (stopped) SetStdin(io.Reader)  {}
func (stopped) SetStdout(io.Writer) {}
func (stopped) SetStderr(io.Writer) {}
