package main

import (
	"errors"
	"io"
	"os"
	"os/signal"
	"syscall"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/term"

	"memtui/internal/model"
)

// keyboard is the console that keys come from.
type keyboard struct{ file *os.File }

func openKeys(stdin *os.File) (*keyboard, error) {
	if term.IsTerminal(stdin.Fd()) {
		return &keyboard{stdin}, nil
	}
	f, err := os.OpenFile("CONIN$", os.O_RDWR, 0)
	if err != nil {
		return nil, err
	}
	return &keyboard{f}, nil
}

func (k *keyboard) reader() io.Reader { return k.file }

// outside is what can happen to the program from outside.
type outside struct {
	signals chan os.Signal
	suspend func() error // this system cannot
}

func listenOutside(*keyboard) *outside {
	o := &outside{signals: make(chan os.Signal, 8)}
	signal.Notify(o.signals, os.Interrupt, syscall.SIGTERM)
	return o
}

func (o *outside) listen() model.Outside {
	if s := <-o.signals; s == syscall.SIGTERM {
		return model.Outside{Code: 143}
	}
	return model.Outside{Code: 130}
}

// beat says that the program answers.
func (o *outside) beat() {}

func quitQuietly() {}

func (o *outside) ended() { signal.Stop(o.signals) }

// hasScreen reports whether the console can do more than print. Consoles set
// no TERM.
func hasScreen(name string) bool { return name != "dumb" }

func isPanic(err error) bool { return errors.Is(err, tea.ErrProgramPanic) }

// startWithout cannot start the program anew in its own place here.
func startWithout(string) {}
