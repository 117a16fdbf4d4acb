package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"memtui/internal/source"
)

// filledWith repeats a text up to the size of the largest file.
func filledWith(text string) string { return strings.Repeat(text, source.MaxFile/len(text)) }

// counted writes a text for each number up to a count, as far as a file goes.
func counted(count int, format string) string {
	var b strings.Builder
	for i := range count {
		if b.Len() > source.MaxFile-200 {
			break
		}
		b.WriteString(strings.ReplaceAll(format, "#", fmt.Sprint(i)))
	}
	return b.String()
}

// bombs are the texts that are small and would be large.
func bombs() map[string]string {
	laughs := "memtui: 1\na: &a [x,x,x,x,x,x,x,x,x]\n"
	for c := 'b'; c < 'k'; c++ {
		laughs += fmt.Sprintf("%c: &%c [%s]\n", c, c, strings.TrimSuffix(strings.Repeat(fmt.Sprintf("*%c,", c-1), 9), ","))
	}
	head := "memtui: 1\ntitle: t\nfocus: {key: k, scope: s, version: v}\nsteps:\n"
	out := map[string]string{
		"laughs.yaml":       laughs,
		"merges.yaml":       "a0: &a0 {x: 1}\n" + counted(20_000, "b#: &b# {<<: *a0, k#: 1}\n"),
		"deep-flow.yaml":    filledWith("{a: "),
		"deep-block.yaml":   filledWith("- "),
		"key.yaml":          strings.Repeat("x", source.MaxFile-10) + ": 1\n",
		"scalar.yaml":       "memtui: " + strings.Repeat("x", source.MaxFile-10),
		"escapes.yaml":      "memtui: \"" + strings.Repeat(`\x41`, source.MaxFile/4-10) + "\"",
		"keys.yaml":         counted(150_000, "#:\n"),
		"double-keys.yaml":  filledWith("a: 1\n"),
		"bare-keys.yaml":    filledWith("a:\n"),
		"strings.yaml":      "a: [" + strings.Repeat(`"",`, source.MaxFile/3-10) + "]",
		"pairs.yaml":        "a: [" + strings.Repeat("a:,", source.MaxFile/3-10) + "]",
		"lists.yaml":        filledWith("[]"),
		"operations.yaml":   head + "- title: t\n  do:\n" + counted(10_000, "  - record: {id: m#, valeu: x}\n"),
		"warnings.yaml":     head + counted(1000, "- {title: {en: t}, say: {en: s}, notes: {en: n}}\n"),
		"terms.yaml":        "memtui: 1\ntitle: t\nterms: [" + counted(100_000, "a#,") + "]\nsteps: []\n",
		"bytes.yaml":        filledWith("\xff"),
		"zeros.yaml":        filledWith("\x00"),
		"deep.json":         filledWith(`{"a":`),
		"double-keys.json":  "{" + strings.Repeat(`"":0,`, source.MaxFile/5-5) + `"":0}`,
		"objects.json":      "[" + strings.Repeat("{},", source.MaxFile/3-5) + "{}]",
		"number.json":       `{"memtui":` + strings.Repeat("1", source.MaxFile-20) + "}",
		"open-escape.json":  filledWith(`"\u0041`),
		"one-byte.yaml":     "x",
		"mark-alone.yaml":   "\ufeff",
		"other-coding.yaml": "\xff\xfem\x00e\x00m\x00",
		"packed.yaml":       "\x1f\x8b\x08\x00\x00\x00",
	}
	for name, sign := range map[string]string{
		"comma": ",", "bracket": "[", "brace": "{", "question": "? ", "quote": `"`, "hash": "#", "colon": ":", "anchor": "&a ",
		"alias": "*a ", "tag": "!", "pipe": "|", "newline": "\n", "brace-lines": "{\n", "tab": "\t", "documents": "---\n",
		"comments": "#\n", "return": "\r", "tagged-anchor": "!a ", "percent": "%", "dash-lines": "-\n", "mark": "\ufeff",
	} {
		out["all-"+name+".yaml"] = filledWith(sign)
	}
	return out
}

// dearest are the bombs that take the most memory; an ordinary run tries them
// alone, MEMTUI_HOSTILE=all tries every one.
var dearest = []string{
	"double-keys.yaml", "zeros.yaml", "terms.yaml", "objects.json", "all-newline.yaml", "all-return.yaml", "operations.yaml",
	"all-mark.yaml", "merges.yaml", "all-brace-lines.yaml",
	"all-comma.yaml", "laughs.yaml", // dear to the library, so refused before
}

// Of what is small and would be large the program says in few words what is
// wrong, and takes a bounded memory for it.
func TestNoTextTakesMoreMemoryThanItMay(t *testing.T) {
	if underRace {
		t.Skip("it is about memory alone, of which the race detector takes a lot")
	}
	all := bombs()
	tried := dearest
	if everyHostile {
		tried = slices.Sorted(maps.Keys(all))
	}
	folder := t.TempDir()
	for _, name := range tried {
		text, ok := all[name]
		if !ok {
			t.Fatalf("there is no %s", name)
		}
		file := filepath.Join(folder, name)
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		got := leastOf(t, "check", file)
		wrong := got.status != exitBad && name != "warnings.yaml"
		if wrong || len(got.said) == 0 || len(got.said) > 256<<10 {
			t.Errorf("%s: status %d, %d bytes: %.200q", name, got.status, len(got.said), got.said)
		}
		t.Logf("%4d MiB: %s", got.resident>>10, name)
		if got.resident > mostMemory {
			t.Errorf("%s took %d MiB", name, got.resident>>10)
		}
	}
}

// A lesson as large as the format lets it be is no bomb: it is read, and
// answered.
func TestALessonOfTheMostOperationsIsRead(t *testing.T) {
	file := filepath.Join(t.TempDir(), "large.yaml")
	text := "memtui: 1\ntitle: t\nfocus: {key: k, scope: s, version: v}\nsteps:\n- title: t\n  on: 2026-01-01\n  do:\n" +
		counted(9_000, "  - {\"record\": {\"id\": \"m#\", \"key\": \"k#\", \"value\": \"v#\", \"valid\": {\"from\": \"2026-01-01\"}, \"evidence\": [\"D\"]}}\n") +
		"  ask: [{}]\n"
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	got := leastOf(t, "check", file)
	if got.status != exitFine {
		t.Errorf("status %d: %.300s", got.status, got.said)
	}
	got.fits(t)
}

// Every change that would let in one of many memories has a whole answer with
// it; together they are far larger than the program may become.
func TestWhatFlipsAQuestionToManyMemoriesIsWrittenOneByOne(t *testing.T) {
	file := filepath.Join(t.TempDir(), "many.yaml")
	text := "memtui: 1\ntitle: t\nfocus: {key: k, scope: s, version: v}\nsteps:\n- title: t\n  on: 2026-01-01\n  do:\n" +
		counted(3_000, "  - record: {id: m#, value: v#, valid: {from: 2027-01-01}, evidence: [D]}\n") + "  ask: [{}]\n"
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	got := leastOf(t, "ask", "--step", "1", "--flip", file)
	if got.status != exitFine {
		t.Errorf("status %d: %.300s", got.status, got.said)
	}
	got.fits(t)
}

// 60 questions in each of 1,000 steps about one subject, or 100,000 in one,
// have hardly more than one answer a step.
func TestALessonOfTheMostQuestionsIsRead(t *testing.T) {
	head := "memtui: 1\ntitle: t\nfocus: {key: k, scope: s, version: v}\nsteps:\n"
	step := "- {title: t, on: #, do: [{record: {id: m#, value: a, evidence: [D]}}], ask: ["
	steps := ""
	for i := range 1000 {
		day := fmt.Sprintf("2%03d-01-01", i)
		steps += strings.Replace(step, "#", day, 1) + strings.Repeat("{},", 60) + "]}\n"
		steps = strings.Replace(steps, "m#", fmt.Sprint("m", i), 1)
	}
	one := strings.NewReplacer("on: #", "on: 2026-01-01", "m#", "m").Replace(step) + strings.Repeat("{},", 60_000) + "]}\n"
	for name, text := range map[string]string{"steps.yaml": head + steps, "step.yaml": head + one} {
		file := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		got := leastOf(t, "check", file)
		if got.status != exitFine {
			t.Errorf("%s: status %d: %.300s", name, got.status, got.said)
		}
		got.fits(t)
	}
}
