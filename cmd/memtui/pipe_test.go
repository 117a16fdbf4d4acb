//go:build unix

package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// mostUnread is what a pipe may hold that nobody reads, on any system that
// the program runs on.
const mostUnread = 64 << 10

// piped starts a command of the test binary with its output in a pipe, and
// gives the other end and what it writes to standard error.
func piped(t *testing.T, args ...string) (*exec.Cmd, *os.File, *bytes.Buffer) {
	t.Helper()
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = read.Close(); _ = write.Close() })
	var complaint bytes.Buffer
	c := exec.Command("memtui", args...)
	c.Env = append(os.Environ(), "LANG=C.UTF-8", "LC_ALL=")
	c.Stdout, c.Stderr = write, &complaint
	return c, read, &complaint
}

// endsQuietly waits for a command that nobody listens to. It must die of the
// signal that says so, as every program in a pipe does, and say nothing.
func endsQuietly(t *testing.T, c *exec.Cmd, complaint *bytes.Buffer) {
	t.Helper()
	var exit *exec.ExitError
	if err := c.Wait(); err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	if how := c.ProcessState.Sys().(syscall.WaitStatus); !how.Signaled() || how.Signal() != syscall.SIGPIPE {
		t.Errorf("%v ends with %v", c.Args, c.ProcessState)
	}
	if complaint.Len() > 0 {
		t.Errorf("%v says %q", c.Args, complaint)
	}
}

func TestAReaderThatWasGoneBeforeTheStartIsNoTrouble(t *testing.T) {
	requests := filepath.Join(t.TempDir(), "requests.jsonl")
	if err := os.WriteFile(requests, []byte(`{"decide": {"subject": "project:demo"}}`+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{
		{"1"}, {"1", "--plain", "--lang", "zh"}, {"--help"}, {"lessons"}, {"version"}, {"completion", "bash"},
		{"check", filepath.Join("..", "..", "scenarios")}, {"replay", requests}, {"ask", "1", "--step", "5"}, {"export", "1", "--format", "md"}, {"export", "1", "--format", "html"},
	} {
		t.Run(strings.Join(args[:1], " "), func(t *testing.T) {
			t.Parallel()
			c, read, complaint := piped(t, args...)
			_ = read.Close()
			if err := c.Start(); err != nil {
				t.Fatal(err)
			}
			endsQuietly(t, c, complaint)
		})
	}
}

// longLesson writes a lesson whose text does not fit into a pipe.
func longLesson(t *testing.T) string {
	t.Helper()
	var b strings.Builder
	b.WriteString("memtui: 1\ntitle: A long lesson\nquestion: How long?\nsteps:\n")
	for i := range 200 {
		fmt.Fprintf(&b, "  - title: Step %d\n    say: %s\n", i+1, strings.Repeat("It goes on and on. ", 25)+"It ends.")
	}
	file := filepath.Join(t.TempDir(), "long.yaml")
	if err := os.WriteFile(file, []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestAReaderThatLeavesInTheMiddleIsNoTrouble(t *testing.T) {
	lesson := longLesson(t)
	whole, err := exec.Command("memtui", lesson, "--plain").Output()
	if err != nil || len(whole) < 2*mostUnread {
		t.Fatalf("%v: the text of %d bytes fits into a pipe: this would test nothing", err, len(whole))
	}
	c, read, complaint := piped(t, lesson, "--plain")
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	_ = c.Stdout.(*os.File).Close() // the program's own copy is the only one left
	first, err := bufio.NewReaderSize(read, 16).ReadString('\n')
	if err != nil || !bytes.HasPrefix(whole, []byte(first)) {
		t.Fatalf("it begins with %q: %v", first, err)
	}
	_ = read.Close()
	endsQuietly(t, c, complaint)
}

func TestAnOutputThatCannotBeWrittenIsToldInOneSentence(t *testing.T) {
	const full = "/dev/full"
	lesson := filepath.Join("..", "..", "scenarios", "01-timeout-change.yaml")
	for _, args := range [][]string{
		{"--help"}, {"check", "--help"}, {"check", lesson}, {"help"}, {"version"}, {"lessons"}, {"1", "--plain"}, {"completion", "bash"}, {"completion", "zsh"},
		{"ask", "1", "--step", "5"}, {"ask", "1", "--step", "5", "--flip", "--text"}, {"export", "1", "--format", "html"}, {"export", "1", "--format", "cast"},
	} {
		out, err := os.OpenFile(full, os.O_WRONLY, 0)
		if err != nil {
			t.Skipf("there is no device that is full here: %v", err)
		}
		var complaint bytes.Buffer
		c := exec.Command("memtui", args...)
		c.Stdout, c.Stderr = out, &complaint
		_ = c.Run()
		_ = out.Close()
		if got := c.ProcessState.ExitCode(); got != 2 {
			t.Errorf("%v: exit status %d, want 2", args, got)
		}
		said := complaint.String()
		if !strings.HasPrefix(said, "memtui: ") || strings.Count(said, "\n") != 1 {
			t.Errorf("%v says %q", args, said)
		}
	}
}
