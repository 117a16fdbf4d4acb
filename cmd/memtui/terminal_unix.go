//go:build unix

package main

import (
	"errors"
	"io"
	"os"
	"os/signal"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/term"

	"memtui/internal/model"
)

// keyboard is the terminal that keys come from. It notices when the terminal
// goes away, which the library does not.
type keyboard struct {
	*os.File
	gone chan struct{}
	once *sync.Once
	was  *term.State
	keys filteredReader

	typed func() // is called after each read; nil: nothing is
}

// openKeys takes keys from standard input, or where that is something else,
// from the terminal of the process.
func openKeys(stdin *os.File) (*keyboard, error) {
	f := stdin
	if !term.IsTerminal(f.Fd()) {
		tty, err := os.OpenFile("/dev/tty", os.O_RDWR, 0)
		if err != nil {
			return nil, err
		}
		f = tty
	}
	was, err := term.GetState(f.Fd())
	if err != nil {
		return nil, err
	}
	return &keyboard{
		File: f, gone: make(chan struct{}), once: &sync.Once{}, was: was, keys: filteredReader{from: f},
	}, nil
}

func (k *keyboard) reader() io.Reader { return k }

// Read reads keys. An end of the input means that nobody is there any more.
// The library reads in a goroutine that nothing guards.
func (k *keyboard) Read(b []byte) (n int, err error) {
	k.guarded(func() { n, err = k.read(b) })
	return n, err
}

func (k *keyboard) read(b []byte) (int, error) {
	n, err := k.keys.read(b)
	if n > 0 && k.typed != nil {
		k.typed()
	}
	if err != nil && !errors.Is(err, syscall.EINTR) && !errors.Is(err, syscall.EAGAIN) {
		k.once.Do(func() { close(k.gone) })
	}
	return n, err
}

// outside is what can happen to the program from outside: signals, and a
// terminal that goes away.
type outside struct {
	keys      *keyboard
	signals   chan os.Signal
	stops     chan os.Signal // somebody asks the program to stop
	suspended atomic.Bool    // the next continue ends a stop of our own
	hard      *time.Timer
	stuck     stuckWatch
}

// listenOutside begins to listen.
func listenOutside(keys *keyboard) *outside {
	o := &outside{keys: keys, signals: make(chan os.Signal, 8), stops: make(chan os.Signal, 1)}
	signal.Notify(o.signals, syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT, syscall.SIGCONT)
	catchStops(o.stops)
	signal.Stop(early)
	o.stuck.begin(keys, func() { o.giveUp(128 + int(syscall.SIGINT)) })
	return o
}

// listen waits for what happens next.
func (o *outside) listen() model.Outside {
	for {
		select {
		case <-o.keys.gone:
			return o.end(syscall.SIGHUP, true)
		case <-o.stops:
			return model.Outside{Stop: true}
		case s := <-o.signals:
			if s != syscall.SIGCONT {
				return o.end(s.(syscall.Signal), false)
			}
			if !o.suspended.Swap(false) {
				return model.Outside{Continued: true}
			}
		}
	}
}

// How long an end from outside may take before the program ends without
// asking the terminal any more: one that is there and takes no bytes, and one
// that is gone.
const (
	unresponsive = 5 * time.Second
	unheard      = 1500 * time.Millisecond
)

// end ends the program with the status that shells give a signal. A terminal
// that takes no more bytes would hold it up for ever, so after a while it
// ends without it. Somebody may send SIGHUP while the terminal is still there;
// then its replies are waited for.
func (o *outside) end(s syscall.Signal, gone bool) model.Outside {
	code, patience := 128+int(s), unresponsive
	if s == syscall.SIGHUP {
		patience = unheard
	}
	o.hard = time.AfterFunc(patience, func() { o.keys.guarded(func() { o.giveUp(code) }) })
	return model.Outside{Code: code, Gone: gone}
}

// ended stops listening once the terminal is as it was. Who still presses
// ctrl+c then, as when a key is held down, ends the program at once, with the
// status of that and not killed by it.
func (o *outside) ended() {
	if o.hard != nil {
		o.hard.Stop()
	}
	o.stuck.end()
	stopsForGood() // as before it was caught
	go func() {
		for s := range o.signals {
			if s != syscall.SIGCONT {
				os.Exit(128 + int(s.(syscall.Signal)))
			}
		}
	}()
}

// resting is how long a stop may take to be felt. In an orphaned process
// group the kernel discards it, and no continue will ever come.
const resting = 200 * time.Millisecond

// suspend stops the process group, as the terminal does for ctrl+z, until it
// is continued.
func (o *outside) suspend() error {
	continued := make(chan os.Signal, 1)
	signal.Notify(continued, syscall.SIGCONT)
	defer signal.Stop(continued)
	back := stopsForGood()
	defer back()
	select {
	case <-o.stops: // this is the stop that was asked for
	default:
	}
	o.suspended.Store(true)
	if err := syscall.Kill(0, syscall.SIGTSTP); err != nil {
		return err
	}
	select {
	case <-continued:
	case <-time.After(resting):
		o.suspended.Store(false)
	}
	select {
	case <-o.stops: // one that was asked for before it went on
	default:
	}
	return nil
}

// hasScreen reports whether a terminal of this name can do more than print.
func hasScreen(name string) bool { return name != "" && name != "dumb" }

func isPanic(err error) bool { return errors.Is(err, tea.ErrProgramPanic) }

// early takes a SIGQUIT that comes before the explorer listens. The runtime
// would answer it with the traces of all that runs.
var early = make(chan os.Signal, 1)

// quitQuietly is the first act of the program.
func quitQuietly() {
	signal.Notify(early, syscall.SIGQUIT)
	go func() {
		<-early
		os.Exit(128 + int(syscall.SIGQUIT))
	}()
}

// startWithout starts the program anew without a variable of the environment;
// it comes back only if that failed.
func startWithout(variable string) {
	self, err := os.Executable()
	if err != nil {
		return
	}
	less := slices.DeleteFunc(os.Environ(), func(pair string) bool { return strings.HasPrefix(pair, variable+"=") })
	_ = syscall.Exec(self, os.Args, less)
}
