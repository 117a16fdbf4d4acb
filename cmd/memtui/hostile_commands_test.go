package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// printed runs the program without a screen and gives what it writes.
func printed(stdin string, args ...string) (stdout, stderr string, code int) {
	var out, errs strings.Builder
	env := &environment{stdin: strings.NewReader(stdin), stdout: &out, stderr: &errs}
	env.lang, env.langGiven = spoken(args, func(string) string { return "" })
	root := newRoot(env)
	root.SetArgs(args)
	code = report(root.Execute(), &errs)
	return out.String(), errs.String(), code
}

// mostPrinted is how much a message may be, whatever it speaks of: some lines.
const mostPrinted = 4 << 10

// harmless asks that what a command writes is lines of text, and few where
// it only complains.
func harmless(t *testing.T, what string, stdout, stderr string) {
	t.Helper()
	for name, output := range map[string]string{"standard output": stdout, "standard error": stderr} {
		if bad := badByte(output); bad != "" {
			t.Errorf("%s: %s has %s\n%q", what, name, bad, output[:min(len(output), 2000)])
		}
	}
	if len(stderr) > mostPrinted {
		t.Errorf("%s: a message of %d bytes: %.300q…", what, len(stderr), stderr)
	}
}

// TestNothingOnTheCommandLineReachesTheTerminal puts hostile texts into every
// place of a command line: what it prints of them is a picture, in few lines.
func TestNothingOnTheCommandLineReachesTheTerminal(t *testing.T) {
	t.Chdir(t.TempDir())
	lines := [][]string{
		{"X"}, {"1", "X"}, {"X.yaml"}, {"X/y"}, {"--X"}, {"-X"}, {"--X=1"}, {"--lang", "X"}, {"--lang=X"}, {"--theme", "X"}, {"--at", "X", "1"},
		{"--ascii=X"}, {"--set", "X", "1"}, {"--set", "m1.value=X", "--plain", "1"}, {"--set", "X=1", "1"}, {"--set", "m1.X=1", "1"},
		{"--set", `"X".value=1`, "1"}, {"--set", "m1.evidence=[X]", "1"}, {"--set", "m1.evidence=X", "1"}, {"--set", "m1.evidence={X: 1}", "1"},
		{"--set", "m1.evidence=[\"X\"]", "1"}, {"--set", "m1.recorded=X", "1"}, {"--set", "m1.status=X", "1"}, {"--set", "m1.key=X", "1"},
		{"--set", "1/ask.key=X", "1"}, {"--set", "1/candidate.source=X", "--plain", "4"}, {"--set", "1/candidate={X: y}", "4"},
		{"--set", "X/m1.value=1", "1"}, {"--set", "ask X: key=1", "1"}, {"--clear", "X", "1"}, {"--clear", "m1.X", "1"}, {"--drop", "X", "1"},
		{"--drop", "retire X", "1"}, {"--add", "X", "1"}, {"--add", "1/X", "1"}, {"--add", `1/{"X": 1}`, "1"}, {"--add", `1/{"record": {"X": 1}}`, "1"},
		{"--add", `1/{"retire": {"id": "X"}}`, "1"}, {"--add", `1/{"record": {"id": "X", "value": "X", "evidence": ["X"], "supersedes": ["X"]}}`, "1"},
		{"--add", `1/{"revoke": {"evidence": "X"}}`, "1"}, {"--add", `1/{"record": {"id": "n", "value": "X", "evidence": ["a"]}}`, "--plain", "1"},
		{"check"}, {"check", "X"}, {"check", "X.yaml"}, {"check", "X/"}, {"check", "--json", "X"}, {"check", "--X"}, {"check", "--strict=X", "-"},
		{"new", "X"}, {"new", "X/x.yaml"}, {"new", "X.yaml", "--from", "X"}, {"new", "a", "X"}, {"lessons", "X"}, {"schema", "X"}, {"version", "X"},
		{"decide", "X"}, {"decide", "X", "X"}, {"replay", "X"}, {"completion", "X"}, {"completion", "bash", "X"}, {"help", "X"}, {"X", "--help"},
		{"export", "X", "--format", "txt"}, {"export", "1", "--format", "X"}, {"export", "1", "--lang", "X"}, {"export", "1", "--format", "svg", "--theme", "X"},
		{"export", "1", "--format", "md", "--steps", "X"}, {"export", "1", "--format", "md", "--answers", "X"}, {"export", "1", "--format", "svg", "--size", "X"},
		{"export", "1", "--format", "txt", "--steps", "1", "-o", "X"}, {"export", "1", "--format", "txt", "--steps", "1", "-o", "X/x.txt"}, {"export", "--all", "d", "X"}, {"export", "1", "X"},
		{"help", "check", "X"}, {"ask", "X"}, {"ask", "1"}, {"ask", "1", "--step", "X"}, {"ask", "1", "--step", "2", "--key", "X"},
		{"ask", "1", "--step", "2", "--scope", "X", "--text"}, {"ask", "1", "--step", "2", "--known", "X"}, {"ask", "1", "--step", "2", "--valid", "X"},
		{"ask", "1", "--step", "2", "--version", "X", "--flip"}, {"ask", "1", "--step", "2", "--set", "m1.value=X"}, {"ask", "1", "--step", "2", "--set", "m1.value=X", "--flip", "--text"},
	}
	long := []hostileText{{"64 KiB", strings.Repeat("long", 16<<10)}, {"64 KiB of blanks", "a" + strings.Repeat(" ", 64<<10) + "b"}, {"64 KiB of marks", "a" + strings.Repeat("\u0301", 32<<10)}}
	all := append(append(hostileTexts(), oddTexts()...), long...)
	for i, line := range lines {
		for j, hostile := range all {
			for k, lang := range []string{"en", "zh"} {
				if !tried(5*i + 3*j + k) {
					continue
				}
				args := make([]string, 0, len(line)+1)
				for _, word := range line {
					args = append(args, strings.ReplaceAll(word, "X", hostile.text))
				}
				if !strings.Contains(line[0], "lang") {
					args = append([]string{"--lang=" + lang}, args...)
				}
				stdout, stderr, _ := printed("", args...)
				harmless(t, fmt.Sprintf("%s in memtui %q", hostile.name, line), stdout, stderr)
			}
		}
	}
}

// everyHostile says to try everything and not a sample of it.
var everyHostile = os.Getenv("MEMTUI_HOSTILE") == "all"

// tried reports whether a case is one of the sample.
func tried(n int) bool { return everyHostile || n%41 == 0 }

// TestNothingInTheNameOfAFileReachesTheTerminal gives files and folders
// hostile names, and shows and checks what is in them.
func TestNothingInTheNameOfAFileReachesTheTerminal(t *testing.T) {
	t.Chdir(t.TempDir())
	good := "memtui: 1\ntitle: T\nsteps: [{title: x, say: y, decide: [{}]}]\n"
	for i, hostile := range append(hostileTexts(), oddTexts()...) {
		folder := filepath.Join("d" + strings.ReplaceAll(hostile.text, "/", ""))
		if err := os.Mkdir(folder, 0o700); err != nil {
			continue // not every system has such names
		}
		file := filepath.Join(folder, folder+".yaml")
		for name, data := range map[string]string{file: good, filepath.Join(folder, "bad.yaml"): "title: \x1b[2J\n", filepath.Join(folder, "odd.json"): "{"} {
			if err := os.WriteFile(name, []byte(data), 0o600); err != nil {
				t.Log(err)
			}
		}
		for n, line := range [][]string{
			{file}, {file, "--at", "9"}, {file, "--set", "m9.value=1"}, {folder}, {folder + "/"}, {folder + "/bad.yaml"}, {"check", file}, {"check", folder}, {"check", "--strict", file},
			{"check", "--json", folder}, {"check", "--write", file}, {"check", folder + "/none.yaml"}, {"decide", file}, {"replay", file}, {"new", file},
			{"new", filepath.Join(folder, "new"+folder+".yaml")}, {"ask", file, "--step", "1"}, {"ask", file, "--step", "1", "--text"},
			{"export", file, "--format", "txt"}, {"export", file, "--format", "html"}, {"export", file, "--format", "md", "-o", filepath.Join(folder, "x.md")}, {"export", file, "--format", "svg", "-o", filepath.Join(folder, "p")},
		} {
			if !tried(7*i + n*13) {
				continue
			}
			stdout, stderr, _ := printed("", line...)
			harmless(t, fmt.Sprintf("%s: memtui %q", hostile.name, line), stdout, stderr)
		}
	}
}

// TestNothingOnStandardInputReachesTheTerminal hands hostile texts to the
// commands that read standard input, in every place and spelling.
func TestNothingOnStandardInputReachesTheTerminal(t *testing.T) {
	n := 0
	record := `{"record":{"id":"X","key":"k","scope":"s","version":"v","value":"v","evidence":["e"]}}`
	for _, door := range []struct {
		args  []string
		texts []string
	}{
		{[]string{"replay", "-"}, []string{
			record, `{"X":{}}`, `X`, `{"query":{"key":"X","scope":"s","version":"v","known":"2026-01-01"}}`, `{"retire":{"id":"X"}}`, `{"revoke":{"evidence":"X"}}`,
			`{"record":{"id":"a","key":"k","scope":"s","version":"v","value":"X","evidence":["e"]}}` + "\n" + `{"query":{"key":"k","scope":"s","version":"v","known":"2026-01-01"}}`,
			`{"record":{"id":"a","key":"k","scope":"s","version":"v","value":"v","evidence":["X"]}}` + "\n" + `{"query":{"key":"k","scope":"s","version":"v","known":"2026-01-01"}}`,
			`{"record":{"id":"a","recorded":"X"}}`, `{"record":{"id":"a","status":"X"}}`, `{"decide":{"subject":"X","candidate":{"id":"X","scope":"X","validity":"X"}}}`,
		}},
		{[]string{"replay", "--explain", "-"}, []string{record + "\n" + `{"query":{"key":"k","scope":"X","version":"v","known":"2026-01-01"}}`}},
		{[]string{"decide", "-"}, []string{`{"taskAnchor":"X","subject":"X","candidate":{"id":"X","scope":"X","subject":"Xx","source":"X","validity":"X"}}`, `{"X":1}`, `X`, `["X"]`}},
		{[]string{"decide", "--flip", "-"}, []string{`{"taskAnchor":"X","subject":"X","candidate":{"id":"X","scope":"X","subject":"Xx","source":"X","validity":"X"}}`}},
		{[]string{"decide", "--flip", "--text", "-"}, []string{`{"taskAnchor":"X","subject":"X","candidate":{"id":"X","scope":"X","subject":"Xx","source":"X","validity":"X"}}`}},
		{[]string{"decide", "--lang=zh", "--text", "-"}, []string{"taskAnchor: \"X\"\nsubject: 'X'\ncandidate: {id: X}\n", "# X\ntaskAnchor: |\n  X\n", "%X\n---\na: 1\n", "&X *X", "!X y", "--- X", "a: *X", "X: 1"}},
		{[]string{"check", "-"}, []string{"memtui: 1\ntitle: \"X\"\n", "X"}},
	} {
		for _, text := range door.texts {
			for _, hostile := range append(hostileTexts(), oddTexts()...) {
				for _, spelt := range spellings(hostile.text) {
					if n++; !tried(n) {
						continue
					}
					inner := strings.TrimSuffix(strings.TrimPrefix(spelt.text, `"`), `"`)
					stdout, stderr, _ := printed(strings.ReplaceAll(text, "X", inner)+"\n", door.args...)
					harmless(t, fmt.Sprintf("%s, %s: memtui %q < %q", hostile.name, spelt.name, door.args, text), stdout, stderr)
				}
			}
		}
	}
}
