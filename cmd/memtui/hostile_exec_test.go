package main

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"memtui/internal/model"
)

// TestNothingThatAShellAsksReachesTheTerminal lets the program answer a shell
// that completes hostile words, those of a lesson among them.
func TestNothingThatAShellAsksReachesTheTerminal(t *testing.T) {
	t.Chdir(t.TempDir())
	lesson := "memtui: 1\ntitle: T\nsteps:\n  - title: A\n    on: 2026-01-01\n    do:\n"
	for _, id := range []string{`m$(touch taken)`, "m`touch taken`", `m\\`, "m!x", "\u3164", "plain"} {
		lesson += `      - record: {id: "` + id + `", key: k, scope: s, version: v, value: "a\nb", evidence: [D1]}` + "\n"
	}
	if err := os.WriteFile("a.yaml", []byte(lesson), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, line := range [][]string{
		{"a.yaml", "--set", ""}, {"a.yaml", "--drop", ""}, {"--\x1b[2J", ""}, {"\x1b]0;x\a", ""}, {"--lang", "\x1b[2J", ""}, {"check", "--x=\x9b", ""},
		{"--at", "\x1b[2J", "1", "--set", ""}, {"ask", "\u202e", "--step", ""},
	} {
		out, err := exec.Command("memtui", append([]string{"__complete"}, line...)...).CombinedOutput()
		if err != nil {
			t.Errorf("%q: %v", line, err)
		}
		text := strings.ReplaceAll(string(out), "\t", " ") // between a name and what it is
		if bad := badByte(text); bad != "" || strings.ContainsAny(text, "$`\\!") {
			t.Errorf("%q: a shell is told %q: %s", line, out, bad)
		}
		if line[0] == "a.yaml" && !strings.Contains(text, "plain") {
			t.Errorf("%q: nothing is offered: %q", line, out)
		}
	}
}

// TestNothingInTheEnvironmentReachesTheTerminal runs the program with hostile
// variables.
func TestNothingInTheEnvironmentReachesTheTerminal(t *testing.T) {
	for _, hostile := range []string{"\x1b]0;X\a", "\u009b2J", "\u202ex", "\xff"} {
		for _, line := range [][]string{{"1"}, {"1", "--at", "99"}, {"check", "none.yaml"}, {"--nothing"}, {"lessons"}} {
			c := exec.Command("memtui", line...)
			for _, name := range []string{"LANG", "LC_ALL", "LC_MESSAGES", "TERM", "COLORFGBG", "NO_COLOR", "RUNEWIDTH_EASTASIAN", "COLORTERM"} {
				c.Env = append(c.Env, name+"="+hostile)
			}
			c.Env = append(c.Env, "PATH="+os.Getenv("PATH"), raceExit)
			out, _ := c.CombinedOutput()
			if bad := badByte(string(out)); bad != "" || len(out) == 0 {
				t.Errorf("%q with %q: %s in %d bytes", line, hostile, bad, len(out))
			}
		}
	}
}

// TestNothingInAPanicReachesTheTerminal lets a panic speak of what stands in a
// lesson.
func TestNothingInAPanicReachesTheTerminal(t *testing.T) {
	crashed, _ := model.New(model.Options{}).Update(model.Crash{Value: "bad \x1b[2J\u202e", Stack: "one\n\ttwo\n"})
	var errs strings.Builder
	if err := outcome(crashed, nil, &errs); err == nil {
		t.Error("it is no failure")
	}
	if bad := badByte(errs.String()); bad != "" || !strings.Contains(errs.String(), "bad ␛[2J?") || !strings.Contains(errs.String(), "\n    two\n") {
		t.Errorf("%q: %s", errs.String(), bad)
	}
}
