//go:build unix

package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// titleBack is the last that is written to the screen.
const titleBack = "\x1b[23;2t"

// afterwards gives what an ended program wrote once the screen was restored.
func (s *session) afterwards() string {
	s.t.Helper()
	s.sees(titleBack, 1)
	_, rest, _ := bytes.Cut(s.written(), []byte(titleBack))
	return string(rest)
}

func TestEveryOrdinaryEndingNamesTheWhatIfOnceTheScreenIsRestored(t *testing.T) {
	const want = "memtui 01-timeout-change --at 5 --set '5/m3.supersedes=[m2]'\r\n"
	for name, c := range map[string]struct {
		end  func(*session)
		code int
	}{
		"q":       {func(s *session) { s.types("q") }, 0},
		"ctrl+c":  {func(s *session) { s.types("\x03") }, 130},
		"SIGINT":  {func(s *session) { _ = s.cmd.Process.Signal(syscall.SIGINT) }, 130},
		"SIGTERM": {func(s *session) { _ = s.cmd.Process.Signal(syscall.SIGTERM) }, 143},
		"SIGHUP":  {func(s *session) { _ = s.cmd.Process.Signal(syscall.SIGHUP) }, 129},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := start(t, "memtui", "1", "--at", "5", "--set", "m3.supersedes=[m2]")
			s.sees(shown, 1)
			c.end(s)
			if got := s.code(); got != c.code {
				t.Errorf("exit status %d, want %d", got, c.code)
			}
			s.sees(want, 1)
			if got := s.afterwards(); got != want {
				t.Errorf("it leaves %q, want %q", got, want)
			}
			if left := s.left(); len(left) > 0 {
				t.Errorf("left on: %v", left)
			}
		})
	}
}

func TestWithoutAChangeNothingIsWrittenAfterTheScreen(t *testing.T) {
	t.Parallel()
	s := start(t, "memtui", "1", "--at", "5")
	s.sees(shown, 1)
	s.types("q")
	if got := s.code(); got != 0 {
		t.Errorf("exit status %d", got)
	}
	if got := s.afterwards(); got != "" {
		t.Errorf("it leaves %q", got)
	}
}

// The line is what a shell reads: run, it answers what the what-if answered.
func TestTheLineOpensTheSameWhatIfAgain(t *testing.T) {
	t.Parallel()
	s := start(t, "memtui", "1", "--at", "4B", "--set", "ask 2: known=2026-10-16", "--add", `{"revoke": {"evidence": "D1"}}`)
	s.sees(shown, 1)
	s.types("q")
	if got := s.code(); got != 0 {
		t.Errorf("exit status %d", got)
	}
	line := strings.TrimSpace(s.afterwards())
	plain := func(script string) string {
		t.Helper()
		out, err := exec.Command("sh", "-c", script).CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v\n%s", script, err, out)
		}
		return string(out)
	}
	want := plain(`memtui 1 --plain --at 4B --set 'ask 2: known=2026-10-16' --add '{"revoke": {"evidence": "D1"}}'`)
	if diff := cmp.Diff(want, plain(line+" --plain")); diff != "" {
		t.Errorf("%s\n%s", line, diff)
	}
}

func TestTheNameOfAFileCannotActOnTheTerminalAfterwards(t *testing.T) {
	if got := printable("memtui 'a\x1b[2Jb\u202e.yaml' --set 'm1.value=a\n\tb'"); got != "memtui 'a[2Jb.yaml' --set 'm1.value=a\n\tb'" {
		t.Errorf("got %q", got)
	}
}

func TestPredictModeOpensWithTheAnswerHidden(t *testing.T) {
	t.Parallel()
	answers := func(flags ...string) bool {
		t.Helper()
		s := start(t, "memtui", append([]string{"1", "--at", "5"}, flags...)...)
		s.sees("\x1b[c", 1)
		s.types("\x1b[?62;22c\x03")
		if got := s.code(); got != 130 {
			t.Errorf("exit status %d, want 130", got)
		}
		s.sees(titleBack, 1)
		return strings.Contains(picture(t, s.written()), "no winner")
	}
	if answers("--predict") {
		t.Error("--predict shows the answer")
	}
	if !answers() {
		t.Error("without it the answer is not shown: this tests nothing")
	}
}

func TestCtrlSWritesAWhatIfThatLoadsAndAnswersTheSame(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	taken := filepath.Join(folder, "01-timeout-change-2.yaml")
	if err := os.WriteFile(taken, []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	s := start(t, "sh", "-c", `cd "$0" && exec memtui 1 --at 5 --set m3.supersedes=[m2]`, folder)
	s.sees(shown, 1)
	s.types("\x13")
	s.sees("01-timeout-change-3.yaml", 1)
	s.types("\r")
	s.sees("written: ", 1)
	s.types("q")
	if got := s.code(); got != 0 {
		t.Errorf("exit status %d", got)
	}
	holds(t, taken, "mine")
	if diff := cmp.Diff([]string{"01-timeout-change-2.yaml", "01-timeout-change-3.yaml"}, names(t, folder)); diff != "" {
		t.Error(diff)
	}
	written := filepath.Join(folder, "01-timeout-change-3.yaml")
	if out, err := exec.Command("memtui", "check", "--strict", written).CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, out)
	}
	out, err := exec.Command("memtui", "ask", written, "--step", "5").Output()
	if want := `{"status":"usable","value":"30s","evidence":["D3"]}` + "\n"; err != nil || string(out) != want {
		t.Errorf("%v: %s", err, out)
	}
}
