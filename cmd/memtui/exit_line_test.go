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
	"unicode"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"memtui/internal/i18n"
	"memtui/internal/scenario"
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

// Whatever the names and values are, the line can be seen whole, pasted, and
// is read by a shell as the very same words.
func TestTheLineIsSafeToPasteWhateverItHolds(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("there is no bash")
	}
	t.Chdir(t.TempDir())
	const lesson = "memtui: 1\ntitle: T\nfocus: {key: k, scope: s, version: v}\nsteps:\n  - title: A\n    on: 2026-01-01\n" +
		"    do: [{record: {id: m1, value: a, evidence: [D1]}}]\n    ask: [{}]\n"
	values := []string{
		"two\nlines\n", "\ttab", "it's", `"$HOME" $(id) \x41 \\ !!`, "`id`", "=", "", "-n", "👨‍👩‍👧", "中文；rm -rf", "*?[a]{b,c}~#&|<>;", strings.Repeat("long ", 5000),
	}
	for i, name := range []string{"x.yaml", "-x.yaml", "=x.yaml", "a b'c.yaml", "\x1b]0;t\a\u202e.yaml", "new\nline\t.yaml", "\xff\xfe.yaml", "./~.yaml"} {
		if err := os.WriteFile(name, []byte(lesson), 0o600); err != nil {
			t.Log(err) // not every system has such names
			continue
		}
		env := &environment{lang: func() i18n.Lang { return i18n.English }}
		for _, value := range values {
			flags := changes{list: []change{{scenario.EditSet, "m1.value=" + value + "x"}}}
			state, err := opened(env, []string{name}, place{}, flags)
			if err != nil {
				t.Fatal(err)
			}
			line := state.EditedLines()[0]
			if bad := strings.IndexFunc(line, func(r rune) bool {
				return unicode.IsControl(r) || r == utf8.RuneError || unicode.Is(unicode.Bidi_Control, r)
			}); bad >= 0 {
				t.Errorf("%q holds what cannot be seen, at %d", line, bad)
			}
			out, err := exec.Command(bash, "-c", `set -- `+strings.TrimPrefix(line, "memtui ")+`; printf '%s\0' "$@"`).Output()
			words := strings.Split(string(out), "\x00")
			if err != nil || len(words) != 4 || words[1] != "--set" || words[2] != "1/m1.value="+value+"x" {
				t.Fatalf("%d: %q is read as %q (%v)", i, line, words, err)
			}
			if strings.TrimPrefix(words[0], "./") != strings.TrimPrefix(name, "./") {
				t.Errorf("%q names the file %q, want %q", line, words[0], name)
			}
		}
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
