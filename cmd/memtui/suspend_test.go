//go:build unix

package main

import (
	"bytes"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"
)

// underAShell starts the program as a job of a shell with job control. When
// it stops, the shell says so and continues it after a line was typed.
func underAShell(t *testing.T, args ...string) *session {
	t.Helper()
	const script = `set -m; memtui "$@"; s=$?
while test $s -gt 128 && test $s -ne 130; do echo "STOPPED:$s"; read line; fg >/dev/null; s=$?; done
echo "ENDED:$s"`
	return start(t, "sh", append([]string{"-c", script, "sh"}, args...)...)
}

// stopped waits until the program has stopped so many times, and demands that
// the terminal is the shell's: nothing on, lines are edited and echoed.
func (s *session) stopped(times int) {
	s.t.Helper()
	s.sees("STOPPED:", times)
	before := s.written()
	before = before[:bytes.LastIndex(before, []byte("STOPPED:"))]
	left := slices.DeleteFunc(residue(before), func(what string) bool { return what == "title" })
	if len(left) > 0 {
		s.t.Errorf("left on while it is stopped: %v", left)
	}
	now, err := unix.IoctlGetTermios(int(s.tty.Fd()), getTermios)
	if err != nil || now.Lflag&unix.ICANON == 0 || now.Lflag&unix.ECHO == 0 || now.Oflag&unix.OPOST == 0 {
		s.t.Errorf("the terminal is not the shell's: %+v (%v)", now, err)
	}
}

// isBack waits until the program has drawn its whole screen once more, and
// demands that it reads keys again.
func (s *session) isBack(screens int, text string, texts int) {
	s.t.Helper()
	s.sees("\x1b[?1049h", screens)
	s.sees(text, texts)
	for {
		now, err := unix.IoctlGetTermios(int(s.tty.Fd()), getTermios)
		if err == nil && now.Lflag&unix.ICANON == 0 && now.Lflag&unix.ECHO == 0 {
			return
		}
		if err != nil || s.isLate() {
			s.t.Fatalf("the keys are not taken again: %+v (%v)", now, err)
		}
		_, _ = unix.Poll(nil, 1)
	}
}

func (s *session) isLate() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.late
}

// job finds the program's process: the one that owns the terminal.
func (s *session) job() int {
	s.t.Helper()
	group, err := unix.IoctlGetInt(int(s.ptmx.Fd()), unix.TIOCGPGRP)
	if err != nil || group == s.cmd.Process.Pid {
		s.t.Fatalf("no job has the terminal: %d, %v", group, err)
	}
	return group
}

func TestSuspendedTheTerminalIsTheShellsAndThenTheProgramsAgain(t *testing.T) {
	for name, stop := range map[string]func(*session){
		"ctrl+z":                  typesOf("\x1a"),
		"a stop from outside":     func(s *session) { _ = syscall.Kill(s.job(), syscall.SIGTSTP) },
		"a stop of the whole job": func(s *session) { _ = syscall.Kill(-s.job(), syscall.SIGTSTP) },
		"a stop at once and again": func(s *session) {
			pid := s.job()
			_ = syscall.Kill(pid, syscall.SIGTSTP)
			_ = syscall.Kill(pid, syscall.SIGTSTP)
		},
	} {
		if name != "ctrl+z" && runtime.GOOS != "linux" {
			continue // a stop from outside is not caught there
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := underAShell(t, "1", "--at", "5")
			s.sees("\x1b[c", 1)
			s.types(settledReply)
			s.sees("no winner", 1)
			for again := 1; again <= 2; again++ {
				stop(s)
				s.stopped(again)
				s.types("\n")
				s.isBack(again+1, "no winner", again+1)
			}
			s.types("q")
			s.sees("ENDED:0", 1)
			s.code()
			s.asBefore()
		})
	}
}

func TestSuspendingKeepsTheSpot(t *testing.T) {
	for name, mark := range map[string]string{"saving": "write as", "playing": "+/-", "help": "HERE, ON", "edited value": "EXERCISE"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			at := spots[name]
			s := underAShell(t, at.args...)
			s.sees("\x1b[c", 1)
			s.types(settledReply + at.keys)
			s.sees(at.mark, 1)
			s.sees(mark, 1)
			s.types("\x1a")
			s.stopped(1)
			seen := bytes.Count(s.written(), []byte(mark))
			s.types("\n")
			s.isBack(2, mark, seen+1)
			s.types("\x03")
			s.sees("ENDED:130", 1)
			s.code()
			s.asBefore()
		})
	}
}

// In the background the program must not touch the terminal: it stops again
// when it tries, until it is brought back.
func TestContinuedInTheBackgroundItWaitsForTheTerminal(t *testing.T) {
	t.Parallel()
	const script = `set -m; memtui 1; echo "STOPPED:1"; read line; bg >/dev/null
while jobs | grep -q Running; do :; done; echo "STOPPED:2"; read line; fg >/dev/null; echo "ENDED:$?"`
	if _, err := os.Stat("/bin/bash"); err != nil {
		t.Skip("there is no bash, which tells which jobs run")
	}
	s := start(t, "/bin/bash", "-c", script)
	s.sees("\x1b[c", 1)
	s.types(settledReply)
	s.sees(shown, 2)
	s.types("\x1a")
	s.stopped(1)
	s.types("\n")
	s.stopped(2)
	seen := bytes.Count(s.written(), []byte(shown))
	s.types("\n")
	s.isBack(2, shown, seen+1)
	s.types("\x03")
	s.sees("ENDED:130", 1)
	s.code()
	s.asBefore()
}

func TestAStopFromOutsideInAnOrphanedGroupComesBackByItself(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("a stop from outside is not caught here")
	}
	t.Parallel()
	s := start(t, "memtui", "1")
	s.sees("\x1b[c", 1)
	s.types(settledReply)
	s.sees(shown, 2)
	_ = s.cmd.Process.Signal(syscall.SIGTSTP)
	s.sees("\x1b[?1049l", 1)
	s.isBack(2, shown, 4)
	s.types("q")
	if got := s.code(); got != 0 {
		t.Errorf("exit status %d", got)
	}
	s.asBefore()
}

// Stopped, a program knows nothing of its terminal. When it goes on and there
// is none, it must not live on for ever.
func TestATerminalThatGoesAwayWhileTheProgramIsStoppedEndsIt(t *testing.T) {
	for name, trap := range map[string]string{"hung up": "", "deaf to it": `trap "" HUP; `} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := start(t, "sh", "-c", trap+`set -m; memtui 1; echo "STOPPED:$(jobs -p)."; read line`)
			s.sees("\x1b[c", 1)
			s.types(settledReply)
			s.sees(shown, 2)
			pid := s.job()
			s.types("\x1a")
			s.stopped(1)
			s.closes()
			for range 500 {
				_ = syscall.Kill(pid, syscall.SIGCONT) // as the kernel does when the shell is gone
				if syscall.Kill(pid, 0) != nil || isZombie(pid) {
					return
				}
				_, _ = unix.Poll(nil, 20)
			}
			_ = syscall.Kill(pid, syscall.SIGKILL)
			t.Error("it lives on without a terminal")
		})
	}
}

// isZombie reports whether a process has ended and nobody has asked how.
func isZombie(pid int) bool {
	stat, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat")
	if err != nil {
		return false
	}
	_, rest, _ := strings.Cut(string(stat), ") ")
	return strings.HasPrefix(rest, "Z")
}
