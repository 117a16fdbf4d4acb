//go:build unix

package main

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"reflect"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/charmbracelet/x/term"
	"github.com/charmbracelet/x/vt"
	"github.com/creack/pty"
	"golang.org/x/sys/unix"
)

// session is a program in a terminal of its own.
type session struct {
	t        testing.TB
	cmd      *exec.Cmd
	ptmx     *os.File
	tty      *os.File // held open, so that the terminal outlives the program
	was      *term.State
	mu       sync.Mutex
	more     *sync.Cond
	out      []byte
	late     bool
	ended    chan struct{}
	endError error
	hangUp   atomic.Bool   // the reader closes the terminal
	hungUp   chan struct{} // it did
}

// patient is how long a program is waited for before a test gives up.
const patient = 20 * time.Second

// start runs a command of the test binary at 80×24.
func start(t testing.TB, name string, args ...string) *session {
	t.Helper()
	ptmx, tty, err := pty.Open()
	if err != nil {
		t.Skipf("there are no terminals here: %v", err)
	}
	s := &session{t: t, ptmx: ptmx, tty: tty, ended: make(chan struct{}), hungUp: make(chan struct{})}
	s.more = sync.NewCond(&s.mu)
	if err := pty.Setsize(ptmx, &pty.Winsize{Rows: 24, Cols: 80}); err != nil {
		t.Fatal(err)
	}
	keepsOutput(t, tty)
	if s.was, err = term.GetState(tty.Fd()); err != nil {
		t.Fatal(err)
	}
	s.cmd = exec.Command(name, args...)
	s.cmd.Stdin, s.cmd.Stdout, s.cmd.Stderr = tty, tty, tty
	s.cmd.Env = append(os.Environ(), "TERM=xterm-256color", "LANG=C.UTF-8", "LC_ALL=", "NO_COLOR=", "RUNEWIDTH_EASTASIAN=")
	s.cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := s.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go s.read()
	go func() { s.endError = s.cmd.Wait(); close(s.ended) }()
	ctx, stop := context.WithTimeout(context.Background(), patient)
	context.AfterFunc(ctx, func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.late = true
		s.more.Broadcast()
	})
	t.Cleanup(func() {
		stop()
		_ = s.cmd.Process.Kill()
		<-s.ended
		s.closes()
	})
	return s
}

// keepsOutput keeps the kernel from throwing away what was written and not
// yet read when ctrl+c is typed once more behind the end of a program: on a
// busy machine the test would miss what the program did write.
func keepsOutput(t testing.TB, tty *os.File) {
	t.Helper()
	state, err := term.GetState(tty.Fd())
	if err != nil {
		t.Fatal(err)
	}
	state.Termios.Lflag |= unix.NOFLSH
	if err := term.SetState(tty.Fd(), state); err != nil {
		t.Fatal(err)
	}
}

// read collects what the program writes. It never stays inside of a read, so
// that the terminal can be closed.
func (s *session) read() {
	defer close(s.hungUp)
	var b [4096]byte
	for !s.hangUp.Load() {
		some := []unix.PollFd{{Fd: int32(s.ptmx.Fd()), Events: unix.POLLIN}}
		if n, _ := unix.Poll(some, 20); n <= 0 {
			continue
		}
		n, err := s.ptmx.Read(b[:])
		s.mu.Lock()
		s.out = append(s.out, b[:n]...)
		s.more.Broadcast()
		s.mu.Unlock()
		if err != nil {
			break
		}
	}
	_ = s.ptmx.Close()
}

// closes takes the terminal away.
func (s *session) closes() {
	_ = s.tty.Close()
	s.hangUp.Store(true)
	<-s.hungUp
}

// sees waits until the program has written a text so many times.
func (s *session) sees(text string, times int) {
	s.t.Helper()
	s.mu.Lock()
	defer s.mu.Unlock()
	for bytes.Count(s.out, []byte(text)) < times {
		if s.late {
			s.t.Fatalf("it never wrote %q:\n%q", text, s.out)
		}
		s.more.Wait()
	}
}

func (s *session) types(keys string) {
	s.t.Helper()
	if _, err := s.ptmx.Write([]byte(keys)); err != nil {
		s.t.Fatal(err)
	}
}

// code waits for the end and gives the exit status.
func (s *session) code() int {
	s.t.Helper()
	select {
	case <-s.ended:
	case <-time.After(patient):
		s.t.Fatalf("it never ended:\n%q", s.written())
	}
	var exit *exec.ExitError
	if s.endError != nil && !errors.As(s.endError, &exit) {
		s.t.Fatal(s.endError)
	}
	return s.cmd.ProcessState.ExitCode()
}

func (s *session) written() []byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	return bytes.Clone(s.out)
}

var modes = regexp.MustCompile(`\x1b\[\?([0-9;]+)([hl])`)

// left lists what an ended program left on in the terminal.
func (s *session) left() []string {
	s.t.Helper()
	s.sees("\x1b[23;2t", 1) // the very last that it writes to the screen
	on := map[string]bool{"25": true}
	for _, m := range modes.FindAllSubmatch(s.written(), -1) {
		for _, mode := range strings.Split(string(m[1]), ";") {
			on[mode] = string(m[2]) == "h"
		}
	}
	var left []string
	for mode, is := range on {
		if is != (mode == "25") {
			left = append(left, "mode "+mode)
		}
	}
	out := s.written()
	if bytes.Count(out, []byte("\x1b[>1u")) > bytes.Count(out, []byte("\x1b[<")) {
		left = append(left, "keyboard flags")
	}
	if now, err := term.GetState(s.tty.Fd()); err != nil || !reflect.DeepEqual(now, s.was) {
		left = append(left, "line settings")
	}
	return left
}

func TestEveryEndingLeavesTheTerminalAsItWas(t *testing.T) {
	typed := func(keys string) func(*session) { return func(s *session) { s.types(keys) } }
	signal := func(sig syscall.Signal) func(*session) {
		return func(s *session) { _ = s.cmd.Process.Signal(sig) }
	}
	for name, c := range map[string]struct {
		end  func(*session)
		code int
	}{
		"q":                  {typed("q"), 0},
		"ctrl+c":             {typed("\x03"), 130},
		"SIGINT":             {signal(syscall.SIGINT), 130},
		"SIGTERM":            {signal(syscall.SIGTERM), 143},
		"SIGHUP":             {signal(syscall.SIGHUP), 129},
		"SIGQUIT":            {signal(syscall.SIGQUIT), 131},
		"ctrl+c in a field":  {typed("o\x03"), 130},
		"q while it plays":   {typed(" q"), 0},
		"q with the mouse":   {typed("mq"), 0},
		"q on a zoomed pane": {typed("lzqq"), 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := start(t, "memtui", "1")
			s.sees(shown, 1)
			c.end(s)
			if got := s.code(); got != c.code {
				t.Errorf("exit status %d, want %d", got, c.code)
			}
			if left := s.left(); len(left) > 0 {
				t.Errorf("left on: %v", left)
			}
		})
	}
}

func TestASIGQUITBeforeTheScreenIsOnWritesNoTraces(t *testing.T) {
	t.Parallel()
	c := exec.Command("memtui", "-", "--plain") // it waits for a lesson
	in, err := c.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	var complaint bytes.Buffer
	c.Stderr = &complaint
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	// More than a pipe holds: once it is taken, the program runs.
	if _, err := in.Write(bytes.Repeat([]byte("#\n"), mostUnread)); err != nil {
		t.Fatal(err)
	}
	_ = c.Process.Signal(syscall.SIGQUIT)
	_ = c.Wait()
	if got := c.ProcessState.ExitCode(); got != 131 || complaint.Len() > 0 {
		t.Errorf("exit status %d, says %.80q", got, complaint.String())
	}
}

func TestAPanicRestoresTheTerminalAndThenTellsItsTrace(t *testing.T) {
	t.Parallel()
	s := start(t, "memtui-crashes")
	if got := s.code(); got != 70 {
		t.Errorf("exit status %d, want 70", got)
	}
	if left := s.left(); len(left) > 0 {
		t.Errorf("left on: %v", left)
	}
	s.sees("panic: ", 1)
	out := s.written()
	if trace, screen := bytes.Index(out, []byte("panic: ")), bytes.LastIndex(out, []byte("\x1b[?1049l")); trace < screen {
		t.Errorf("the trace was written to the screen that is gone: %q", out)
	}
}

func TestAStuckProgramCanBeEndedAndLeavesTheTerminalAsItWas(t *testing.T) {
	for name, c := range map[string]struct {
		end  func(*session)
		code int
	}{
		"SIGTERM":                {func(s *session) { _ = s.cmd.Process.Signal(syscall.SIGTERM) }, 143},
		"ctrl+c":                 {func(s *session) { s.types("\x03") }, 130},
		"ctrl+c after many keys": {func(s *session) { typeApart(s, "l", "l", "l", "l", "\x03") }, 130},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := start(t, "memtui-stuck")
			s.sees(shown, 1)
			s.types("x")
			s.sees("stuck now", 1)
			c.end(s)
			if got := s.code(); got != c.code {
				t.Errorf("exit status %d, want %d", got, c.code)
			}
			if left := s.left(); len(left) > 0 {
				t.Errorf("left on: %v", left)
			}
		})
	}
}

// typeApart types keys that are read one by one, if they are read at all.
func typeApart(s *session, keys ...string) {
	for _, key := range keys {
		s.types(key)
		s.taken(20)
	}
}

// presses types a key again and again, as a person does who sees no answer,
// until the program ends or its time is over.
func (s *session) presses(key string) {
	for range 1000 {
		select {
		case <-s.ended:
			return
		default:
		}
		if _, err := s.ptmx.Write([]byte(key)); err != nil {
			return
		}
		s.taken(20)
		_, _ = unix.Poll(nil, 10)
	}
}

// taken waits until the program has read all that was typed, at most so many
// thousandths of a second: a stuck program reads nothing.
func (s *session) taken(most int) {
	for range most {
		if unread, err := unix.IoctlGetInt(int(s.tty.Fd()), howMuchUnread); err != nil || unread == 0 {
			return
		}
		_, _ = unix.Poll(nil, 1)
	}
}

func TestNoInputMakesTheProgramDeafOrEndsIt(t *testing.T) {
	many := strings.Repeat("1;", 40)
	for name, input := range map[string]string{
		"parameters":            "\x1b[" + many + "m",
		"parameters of a DCS":   "\x1bP" + many + "q\x1b\\",
		"parameters in a paste": "\x1b[200~\x1b[" + many + "m\x1b[201~",
		"an unfinished paste":   "\x1b[200~abc",
		"a DCS in a paste":      "\x1b[200~\x1bPxx\x1b[201~",
		"an unfinished DCS":     "\x1bP" + many + "qxx",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := start(t, "memtui", "1")
			s.sees("\x1b[c", 1)
			s.types("\x1b[?62;22c")
			s.types(input)
			s.presses("\x03")
			if got := s.code(); got != 130 {
				t.Errorf("exit status %d, want 130", got)
			}
			if left := s.left(); len(left) > 0 {
				t.Errorf("left on: %v", left)
			}
		})
	}
}

// leavesNothing fails if the terminal holds input that the shell would read.
func (s *session) leavesNothing() {
	s.t.Helper()
	if _, err := term.MakeRaw(s.tty.Fd()); err != nil {
		s.t.Fatal(err)
	}
	left := []unix.PollFd{{Fd: int32(s.tty.Fd()), Events: unix.POLLIN}}
	if n, err := unix.Poll(left, 0); err != nil || n > 0 {
		var b [256]byte
		n, _ := s.tty.Read(b[:])
		s.t.Errorf("the shell would read %q", b[:n])
	}
}

func TestLateRepliesOfTheTerminalAreNotLeftForTheShell(t *testing.T) {
	t.Parallel()
	s := start(t, "memtui", "1")
	s.sees("\x1b[c", 1) // the last question
	s.types("q")
	s.types("\x1b[?2026;2$y\x1b[?2027;1$y\x1b[?1u\x1b]11;rgb:1414/1616/1b1b\x1b\\\x1b[?62;22c")
	if got := s.code(); got != 0 {
		t.Errorf("exit status %d", got)
	}
	s.leavesNothing()
}

func TestReportsOfTheMouseAtTheEndAreNotLeftForTheShell(t *testing.T) {
	t.Parallel()
	s := start(t, "memtui", "1")
	s.sees("\x1b[c", 1)
	s.types("\x1b[?62;22c")
	s.types("m")
	s.sees("\x1b[?1002h", 1)
	s.types("q")
	s.sees("\x1b[?1002l", 1) // first of all
	s.types("\x1b[<35;10;10M")
	if got := s.code(); got != 0 {
		t.Errorf("exit status %d", got)
	}
	s.leavesNothing()
}

func TestItEndsWhenItsTerminalGoesAway(t *testing.T) {
	t.Parallel()
	s := start(t, "sh", "-c", `trap "" HUP; exec memtui 1`)
	s.sees(shown, 1)
	s.closes()
	if got := s.code(); got != 129 {
		t.Errorf("exit status %d, want 129", got)
	}
}

func TestSuspendInAnOrphanedGroupComesBackByItself(t *testing.T) {
	t.Parallel()
	s := start(t, "memtui", "1") // a session leader: there is no shell to continue it
	s.sees(shown, 1)
	s.types("\x1a")
	s.sees("\x1b[?1049l", 1)
	s.sees("\x1b[?1049h", 2)
	s.types("q")
	if got := s.code(); got != 0 {
		t.Errorf("exit status %d", got)
	}
	if left := s.left(); len(left) > 0 {
		t.Errorf("left on: %v", left)
	}
}

func TestAStopFromOutsideLeavesAWholeScreenWhenItIsContinued(t *testing.T) {
	t.Parallel()
	s := start(t, "memtui", "1")
	s.sees(shown, 2)
	_ = s.cmd.Process.Signal(syscall.SIGCONT) // as after kill -STOP and fg
	s.sees("\x1b[?1049h", 2)
	s.sees(shown, 4)
	s.types("q")
	if got := s.code(); got != 0 {
		t.Errorf("exit status %d", got)
	}
	if left := s.left(); len(left) > 0 {
		t.Errorf("left on: %v", left)
	}
}

func TestATerminalWithoutAScreenGetsPlainText(t *testing.T) {
	t.Parallel()
	for _, variable := range []string{"TERM=dumb", "TERM="} {
		s := start(t, "env", variable, "memtui", "1")
		if got := s.code(); got != 0 {
			t.Errorf("%s: exit status %d", variable, got)
		}
		s.sees(shown, 1)
		if out := s.written(); bytes.ContainsRune(out, '\x1b') {
			t.Errorf("%s: there are escapes in %q", variable, out)
		}
	}
}

func TestALessonFromStandardInputTakesItsKeysFromTheTerminal(t *testing.T) {
	t.Parallel()
	s := start(t, "sh", "-c", `memtui - < ../../scenarios/01-timeout-change.yaml`)
	s.sees(shown, 1)
	s.types("q")
	if got := s.code(); got != 0 {
		t.Errorf("exit status %d", got)
	}
}

func TestATerminalWithoutKeysIsToldInOneSentence(t *testing.T) {
	t.Parallel()
	// In a session of its own the program has no controlling terminal to
	// take keys from, though it can still write to this one.
	s := start(t, "sh", "-c", `exec setsid -w memtui 1 < /dev/null`)
	if _, err := exec.LookPath("setsid"); err != nil {
		t.Skip("there is no setsid here")
	}
	if got := s.code(); got != 2 {
		t.Errorf("exit status %d, want 2", got)
	}
	s.sees("--plain", 1)
	if out := s.written(); bytes.ContainsRune(out, '\x1b') || bytes.Count(out, []byte("\n")) != 1 {
		t.Errorf("it wrote %q", out)
	}
}

func TestAmbiguousWidthsDoNotBreakTheFrame(t *testing.T) {
	t.Parallel()
	pictures := map[string]string{}
	for _, value := range []string{"0", "1"} {
		s := start(t, "env", "RUNEWIDTH_EASTASIAN="+value, "memtui", "1", "--at", "2")
		s.sees("\x1b[c", 1)
		s.types("\x1b[?62;22cq")
		if got := s.code(); got != 0 {
			t.Errorf("exit status %d", got)
		}
		s.sees("\x1b[23;2t", 1)
		pictures[value] = picture(t, s.written())
	}
	if pictures["0"] != pictures["1"] {
		t.Errorf("with the variable set it draws\n%s\nand not\n%s", pictures["1"], pictures["0"])
	}
}

// picture draws what a program wrote before it left its screen.
func picture(t *testing.T, out []byte) string {
	t.Helper()
	screen, _, left := bytes.Cut(out, []byte("\x1b[?1049l"))
	if !left {
		t.Fatalf("it never left its screen: %q", out)
	}
	em := vt.NewEmulator(80, 24)
	go func() { _, _ = io.Copy(io.Discard, em) }() // its replies
	_, _ = em.Write(screen)
	return em.String()
}

// BenchmarkStart tells how long it takes from the start of the process to the
// first picture, and how long an empty program takes.
func BenchmarkStart(b *testing.B) {
	for _, program := range []string{"memtui", "memtui-empty"} {
		b.Run(program, func(b *testing.B) {
			for b.Loop() {
				s := start(b, program)
				s.sees(shown, 2) // the title of the window has it too
				b.StopTimer()
				s.types("\x1b[?62;22cq")
				s.code()
				b.StartTimer()
			}
		})
	}
}
