package main

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// wrongLines are command lines that a person gets wrong, of every command.
// The names of the files are those that the test writes.
var wrongLines = [][]string{
	{"nosuch"}, {"--nonsense"}, {"-z"}, {"99"}, {"0"}, {"a", "b"}, {"./nosuch.yaml"}, {"."}, {"/"},
	{"1", "--at"}, {"1", "--at", "99"}, {"1", "--at", "x"}, {"1", "--theme", "pink"}, {"1", "--lang", "fr"}, {"1", "--plain=maybe"},
	{"1", "--set"}, {"1", "--at", "5", "--set", "m3.valeu=1"}, {"1", "--at", "5", "--set", "m3.value"}, {"1", "--at", "5", "--set", "m3.id=m4"},
	{"1", "--at", "5", "--set", "m3.status=verfied"}, {"1", "--at", "5", "--set", "m3.evidence=D3"}, {"1", "--at", "5", "--set", "ask.known=2026-02-30"},
	{"1", "--set", "ask.known=2026-02-03"}, {"1", "--at", "5", "--clear", "m3"}, {"1", "--at", "5", "--drop", "m3.value"}, {"1", "--at", "5", "--drop", "ask.known"},
	{"1", "--at", "5", "--add", `{"retire": {"id": "m1"`}, {"1", "--add", `{"retire": {"id": "m1"}}`}, {"1", "--at", "5", "--add", `{"foo": {"id": "m1"}}`},
	{"check"}, {"check", "short.yaml"}, {"check", "open.yaml"}, {"check", "empty.yaml"}, {"check", "nosuch.yaml"}, {"check", "."}, {"check", "--nonsense"}, {"short.yaml"},
	{"decide"}, {"decide", "nosuch.yaml"}, {"decide", "open.json"}, {"decide", "short.yaml"}, {"ask"}, {"ask", "1"}, {"ask", "1", "--step", "99"},
	{"ask", "1", "--step", "2", "--valid", "foo"}, {"ask", "1", "--step", "2", "--known", "2026-13-01"}, {"replay"}, {"replay", "nosuch"}, {"replay", "line.jsonl"},
	{"new"}, {"new", "short.yaml"}, {"new", "x.txt"}, {"new", "y.yaml", "--from", "nosuch"}, {"completion"}, {"completion", "tcsh"},
	{"schema", "extra"}, {"version", "extra"}, {"lessons", "extra"},
}

// namesOfOurs are the ASCII words that an error in Chinese may hold: names of
// commands and shells, of fields and of their values. Flags, files, and what
// was typed are taken out before.
var namesOfOurs = strings.Fields(`memtui check decide ask replay new completion schema version lessons bash zsh fish powershell
	title steps record verify retire revoke query add step evidence status value verified taskAnchor subject candidate
	dark light contrast mono true false yaml yml json shell known valid id op`)

// englishIn gives the ASCII words of three letters or more that a message
// holds and that are neither names of ours nor typed by the person.
func englishIn(message string, line []string) []string {
	for _, cut := range []*regexp.Regexp{
		regexp.MustCompile(`(?m)^ *[0-9]+ \|.*$`), // a line of the file
		regexp.MustCompile(`--[a-z-]+`), regexp.MustCompile(`[0-9]{2}-[a-z-]+`), regexp.MustCompile(`[\w./-]+\.(?:yaml|yml|jsonl?|txt)`),
	} {
		message = cut.ReplaceAllString(message, " ")
	}
	var out []string
	for _, word := range regexp.MustCompile(`[A-Za-z]{3,}`).FindAllString(message, -1) {
		if !slices.Contains(namesOfOurs, word) && !strings.Contains(strings.Join(line, " "), word) {
			out = append(out, word)
		}
	}
	return out
}

// TestErrorsInChineseHoldNoEnglish asks by the flag and by the locale: both
// give the same message, with Chinese in it and no English.
func TestErrorsInChineseHoldNoEnglish(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{
		"short.yaml": "memtui: 2\n", "open.yaml": "a: [\n", "empty.yaml": "", "open.json": `{"op":`, "line.jsonl": `{"op":"record","id":"m1"}` + "\n",
	} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, line := range wrongLines {
		byLocale := complaint(line, "zh_CN.UTF-8")
		said := map[string]string{"LANG=zh_CN.UTF-8": byLocale}
		if !slices.Contains(line, "--lang") {
			said["--lang zh"] = complaint(append([]string{"--lang", "zh"}, line...), "")
		}
		for how, message := range said {
			if message != byLocale {
				t.Errorf("%v with %s says otherwise than by the locale:\n%s%s", line, how, message, byLocale)
			}
			if !regexp.MustCompile(`\p{Han}`).MatchString(message) {
				t.Errorf("%v with %s is not in Chinese: %q", line, how, message)
			}
			if words := englishIn(message, line); len(words) > 0 {
				t.Errorf("%v with %s says %v in\n%s", line, how, words, message)
			}
		}
	}
}

// complaint gives what the program says of a wrong command line.
func complaint(args []string, locale string) string {
	var out, errs strings.Builder
	env := &environment{stdin: strings.NewReader(""), stdout: &out, stderr: &errs}
	env.lang, env.langGiven = spoken(args, func(name string) string {
		if name == "LANG" {
			return locale
		}
		return ""
	})
	root := newRoot(env)
	root.SetArgs(args)
	if report(root.Execute(), &errs) == exitFine {
		return ""
	}
	return errs.String()
}
