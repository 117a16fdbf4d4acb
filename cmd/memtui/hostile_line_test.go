//go:build unix

package main

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/scenario"
)

// TestTheLineDoesNothingElseInAnyShell pastes lines with texts that were made
// to break out of quotes: every shell reads the same words and runs nothing.
// What cannot be seen is written in a way that dash and fish do not read: they
// then refuse the line, or the program refuses the word.
func TestTheLineDoesNothingElseInAnyShell(t *testing.T) {
	t.Chdir(t.TempDir())
	const lesson = "memtui: 1\ntitle: T\nfocus: {key: k, scope: s, version: v}\nsteps:\n  - title: A\n    on: 2026-01-01\n" +
		"    do: [{record: {id: m1, value: a, evidence: [D1]}}]\n    ask: [{}]\n"
	values := []string{
		`'; touch taken; '`, `\'; touch taken; \'`, `\`, `\\`, `'\`, `\';touch taken;'`, `$(touch taken)`, "`touch taken`", `"; touch taken; "`, `a" \" '`,
		"a\n'; touch taken\n", "a\t\\'; touch taken; '", "a\n\\'; touch taken; \\'", `{a,b}*?~!!^x`, `=ls %1 @x`, "中文’；touch taken",
	}
	for _, name := range []string{"x.yaml", `a\';touch taken;'.yaml`, `\.yaml`, `$(touch taken)'.yaml`} {
		if err := os.WriteFile(name, []byte(lesson), 0o600); err != nil {
			t.Fatal(err)
		}
		env := &environment{lang: func() i18n.Lang { return i18n.English }}
		for _, value := range values {
			edit := "1/m1.value=" + value
			state, err := opened(env, []string{name}, place{}, changes{list: []change{{scenario.EditSet, edit}}})
			if err != nil {
				t.Fatal(err)
			}
			line := state.EditedLines()[0]
			want := []string{"memtui", name, "--set", edit}
			seen := !strings.ContainsAny(value, "\n\t")
			for _, shell := range []string{"bash", "dash", "sh", "zsh", "ksh", "busybox"} {
				path, err := exec.LookPath(shell)
				if err != nil {
					continue
				}
				args := []string{"-c", "set -- " + line + `; printf '%s\0' "$@"`}
				if shell == "busybox" {
					args = append([]string{"sh"}, args...)
				}
				out, err := exec.Command(path, args...).Output()
				got := strings.Split(strings.TrimSuffix(string(out), "\x00"), "\x00")
				switch {
				case err != nil || len(got) != len(want):
					t.Errorf("%s reads %q as %q: %v", shell, line, got, err)
				case (seen || shell == "bash") && strings.Join(got, "\x00") != strings.Join(want, "\x00"):
					t.Errorf("%s reads %q as %q, want %q", shell, line, got, want)
				}
			}
			if got, refused := fishWords(line); seen && strings.Join(got, "\x00") != strings.Join(want, "\x00") || !seen && refused == "" {
				t.Errorf("fish reads %q as %q, want %q (%s)", line, got, want, refused)
			}
			if _, err := os.Stat("taken"); err == nil {
				t.Fatalf("%q did something else", line)
			}
		}
	}
}

// fishWords reads a line as fish does: between single quotes a backslash hides
// a quote or a backslash. It says why the line is refused, or does more than
// give words.
func fishWords(line string) (words []string, refused string) {
	var word strings.Builder
	quoted := false
	for i := 0; i < len(line); i++ {
		c := line[i]
		switch {
		case c == '\\' && i+1 < len(line) && (!quoted || line[i+1] == '\'' || line[i+1] == '\\'):
			i++
			word.WriteByte(line[i])
		case c == '\'':
			quoted = !quoted
		case c == ' ' && !quoted:
			words = append(words, word.String())
			word.Reset()
		case !quoted && strings.IndexByte("$;&|<>()\"*?~{}#\n\t", c) >= 0:
			return words, "it acts: " + line[i:]
		default:
			word.WriteByte(c)
		}
	}
	if quoted {
		return words, "a quote is open"
	}
	return append(words, word.String()), ""
}
