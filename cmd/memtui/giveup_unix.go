//go:build unix

package main

import (
	"bytes"
	"fmt"
	"os"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/charmbracelet/x/term"
	"golang.org/x/sys/unix"

	"memtui/internal/model"
)

// modesOff switches off everything that the library may have switched on, for
// when it cannot do so itself: a half-written string is ended, then come
// synchronized output, the mouse, focus reports, pastes, the two extended
// keyboards, colours, the alternate screen, the cursor and the title.
const modesOff = "\x1b\\\x1b[?2026l\x1b[?1003l\x1b[?1002l\x1b[?1000l\x1b[?1006l\x1b[?1004l\x1b[?2004l" +
	"\x1b[>4;0m\x1b[<u\x1b[m\x1b[?1049l\x1b[?25h\x1b[23;2t"

// lastWords is how long a terminal may take to accept modesOff.
const lastWords = 2 * time.Second

// giveUp ends the program without the library, which does not answer.
func (o *outside) giveUp(code int) {
	o.keys.release()
	os.Exit(code)
}

// release makes the terminal what it was, if it takes that in time.
func (k *keyboard) release() {
	written := make(chan struct{})
	go func() {
		defer close(written)
		writeAll(syscall.Stdout, []byte(modesOff))
	}()
	select {
	case <-written:
	case <-time.After(lastWords):
	}
	_ = term.Restore(k.Fd(), k.was)
}

// writeAll writes to a terminal, however slowly that takes it.
func writeAll(fd int, rest []byte) {
	for len(rest) > 0 {
		n, err := syscall.Write(fd, rest)
		switch err {
		case nil, syscall.EINTR:
		case syscall.EAGAIN: // it takes no more just now
			_, _ = unix.Poll([]unix.PollFd{{Fd: int32(fd), Events: unix.POLLOUT}}, -1)
		default:
			return
		}
		rest = rest[max(n, 0):]
	}
}

// guarded runs what the library does not guard: a panic there ends the
// program as one anywhere else does, once the terminal is as it was.
func (k *keyboard) guarded(run func()) {
	defer func() {
		if r := recover(); r != nil {
			k.release()
			fmt.Fprint(os.Stderr, model.Crash{Value: r, Stack: string(debug.Stack())})
			os.Exit(exitPanic)
		}
	}()
	run()
}

// beat says that the program answers: it took a message.
func (o *outside) beat() { o.stuck.beats.Add(1) }

// How long the program may leave a key unanswered, and how often it is looked
// at after that.
const (
	unanswered = 2 * time.Second
	lookAgain  = 250 * time.Millisecond
)

// stuckWatch ends a program that does not answer when ctrl+c is typed. It
// wakes up only after keys.
type stuckWatch struct {
	beats atomic.Uint64 // messages that the program took

	mu      sync.Mutex
	keys    *keyboard
	giveUp  func()
	over    bool
	reads   uint64      // reads of keys so far
	beatsAt uint64      // messages taken before the last read
	waited  uint64      // reads when input was last seen to wait
	waiting bool        // input waited at the last look
	look    *time.Timer // when the program should have answered
	asked   *time.Timer // when it should have ended
}

func (w *stuckWatch) begin(keys *keyboard, giveUp func()) {
	w.keys, w.giveUp = keys, giveUp
	keys.typed, keys.keys.interrupt = w.typed, w.interrupted
}

// end stops watching.
func (w *stuckWatch) end() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.over = true
	for _, timer := range []*time.Timer{w.look, w.asked} {
		if timer != nil {
			timer.Stop()
		}
	}
}

// interrupted is called when ctrl+c was read, which ends the program soon
// wherever it is.
func (w *stuckWatch) interrupted() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if !w.over && w.asked == nil {
		w.asked = time.AfterFunc(unanswered, func() { w.keys.guarded(w.end130) })
	}
}

func (w *stuckWatch) end130() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if !w.over {
		w.giveUp()
	}
}

// typed is called after each read of keys.
func (w *stuckWatch) typed() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.reads++
	w.beatsAt, w.waiting = w.beats.Load(), false
	if w.over {
		return
	}
	if w.look == nil {
		w.look = time.AfterFunc(unanswered, func() { w.keys.guarded(w.check) })
		return
	}
	w.look.Reset(unanswered)
}

// check looks for ctrl+c in what nobody reads: the reader waits for the
// program too, after a key or two.
func (w *stuckWatch) check() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.over || w.beats.Load() != w.beatsAt {
		return
	}
	w.look.Reset(lookAgain)
	fd := []unix.PollFd{{Fd: int32(w.keys.Fd()), Events: unix.POLLIN}}
	n, err := unix.Poll(fd, 0)
	waits := err == nil && n > 0 && fd[0].Revents&unix.POLLIN != 0
	if !waits || !w.waiting || w.waited != w.reads {
		w.waiting, w.waited = waits, w.reads
		return
	}
	var b [4096]byte
	n, err = unix.Read(int(w.keys.Fd()), b[:])
	if err == nil && (bytes.IndexByte(b[:n], interrupt) >= 0 || isInterrupt(b[:n])) {
		w.giveUp()
	}
}
