package model

import (
	"fmt"
	"runtime/debug"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
)

// The exit codes that the model gives by itself.
const (
	codeHangup    = 129
	codeInterrupt = 130
	codePanic     = 70
)

// patience is how long after its questions a terminal may still answer. A
// program that ends earlier waits until then, so that no reply is left over
// for the shell.
const patience = 600 * time.Millisecond

// settling is how long reports of the mouse may still come after it was
// switched off. They are read until then, so that the shell gets none.
const settling = 40 * time.Millisecond

// writing is how long the writing of a lesson is waited for, so that no part
// of it is left behind. It is shorter than what a program that does not end is
// given.
const writing = 1500 * time.Millisecond

// ending is how the program ends, if it does.
type ending struct {
	started  time.Time // when the terminal was asked
	answered bool      // it answered the last question, so all of them
	asked    bool      // the end was asked for
	settling bool      // the mouse was on, and its last reports are waited for
	code     int
	crash    *Crash
}

// Crash is a panic with its trace. It is always a mistake of the program.
type Crash struct {
	Value any
	Stack string
}

// String gives what is printed once the terminal is as it was.
func (c Crash) String() string { return fmt.Sprintf("panic: %v\n\n%s", c.Value, c.Stack) }

// timeUp ends the waiting for replies.
type timeUp struct{}

// Code gives the exit status.
func (m Model) Code() int { return m.end.code }

// Crash gives the panic that ended the program; nil: none did.
func (m Model) Crash() *Crash { return m.end.crash }

// query asks the terminal for its background, and last of all what kind it
// is: every terminal answers that, and in order, so that this reply tells
// that there is none to come.
func (m Model) query() tea.Cmd {
	if !m.options.Query {
		return nil
	}
	return tea.Sequence(tea.RequestBackgroundColor, tea.Raw(ansi.RequestPrimaryDeviceAttributes))
}

// ending ends the program with a status, as soon as no reply of the terminal
// is to be expected.
func (m Model) ending(code int) (Model, tea.Cmd) {
	m.end.asked, m.end.code = true, code
	left := m.unanswered()
	if m.mouse && m.options.Query {
		m.mouse, m.end.settling = false, true
		left = max(left, settling)
	}
	if m.saving {
		left = max(left, writing)
	}
	if left <= 0 {
		return m, tea.Quit
	}
	return m, guard(m.options.After(left, timeUp{}))
}

// unanswered is how long a reply of the terminal may still come.
func (m Model) unanswered() time.Duration {
	if !m.options.Query || m.end.answered {
		return 0
	}
	return patience - m.options.Now().Sub(m.end.started)
}

// whileEnding waits for the replies. A second end is not waited for.
func (m Model) whileEnding(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case timeUp:
		return m, tea.Quit
	case Outside:
		if msg.Continued || msg.Stop {
			return m, guard(m.listen())
		}
		m.end.code = msg.Code
		return m, tea.Quit
	case tea.KeyPressMsg:
		if msg.String() == "ctrl+c" {
			m.end.code = codeInterrupt
		}
	case tea.MouseMsg: // it is off, or will be
	default:
		answered, _ := m.answer(msg)
		m = answered.(Model)
		if m.unanswered() <= 0 && !m.end.settling && !m.saving {
			return m, tea.Quit
		}
	}
	return m, nil
}

// outside answers what happens to the program from outside.
func (m Model) outside(o Outside) (tea.Model, tea.Cmd) {
	switch {
	case o.Gone:
		m.end.asked, m.end.code = true, o.Code
		return m, tea.Quit
	case o.Continued:
		return m, batch(retake(), guard(m.listen()))
	case o.Stop && m.stopping: // asked for twice, and it has stopped once
		return m, guard(m.listen())
	case o.Stop:
		m, stop := m.suspend()
		return m, batch(stop, guard(m.listen()))
	}
	return m.ending(o.Code)
}

func (m Model) listen() tea.Cmd {
	if m.options.Listen == nil {
		return nil
	}
	return func() tea.Msg { return m.options.Listen() }
}

// guard makes a panic inside a command an ordinary end.
func guard(cmd tea.Cmd) tea.Cmd {
	if cmd == nil {
		return nil
	}
	return func() (msg tea.Msg) {
		defer func() {
			if r := recover(); r != nil {
				msg = Crash{Value: r, Stack: string(debug.Stack())}
			}
		}()
		return cmd()
	}
}

// crashed hands over a panic of Update or View, which cannot end the program
// by themselves. The first is the one that is told.
func (m Model) crashed(r any) {
	select {
	case m.crashes <- Crash{Value: r, Stack: string(debug.Stack())}:
	default:
	}
}

func (m Model) awaitCrash() tea.Cmd {
	return func() tea.Msg { return <-m.crashes }
}

func (m Model) ended(c Crash) (tea.Model, tea.Cmd) {
	if m.end.crash == nil {
		m.end.crash, m.end.code, m.end.asked = &c, codePanic, true
	}
	return m, tea.Quit
}
