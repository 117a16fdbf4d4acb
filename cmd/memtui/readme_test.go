package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/views"
)

var update = flag.Bool("update", false, "write the generated parts of README anew")

const readme = "../../README.md"

func TestTheKeyTableOfTheReadmeIsTheKeyMap(t *testing.T) {
	readmePart(t, "<!-- keys -->\n", "<!-- /keys -->", keyTable())
}

// The screen is drawn without colours, as a page of text shows it.
func TestTheScreenOfTheReadmeIsWhatTheProgramDraws(t *testing.T) {
	state, err := shipped(1)
	if err != nil {
		t.Fatal(err)
	}
	screen := views.Screen{
		State: state.Do(player.Command{Kind: player.CmdGoTo, N: 5}), W: smallWidth, H: smallHeight,
		Theme: views.NewTheme(views.Mono, views.NoColours), Words: i18n.For(i18n.English),
	}
	var b strings.Builder
	b.WriteString("```text\n")
	for _, row := range screen.Render().Rows {
		b.WriteString(strings.TrimRight(row, " ") + "\n")
	}
	b.WriteString("```\n")
	readmePart(t, "<!-- screen: lesson 1, step 5, 80×24 -->\n", "<!-- /screen -->", b.String())
}

func TestTheLessonOfTheReadmeHoldsWhatItExpects(t *testing.T) {
	_, lesson, _ := between(t, "<!-- lesson -->\n```yaml\n", "```\n<!-- /lesson -->")
	sc, problems := scenario.Load("tea.yaml", []byte(lesson))
	if len(problems) > 0 {
		t.Fatalf("%+v", problems)
	}
	if problems := append(scenario.Check(sc), crowded(player.Play(sc))...); len(problems) > 0 || scenario.Expectations(sc) == 0 {
		t.Errorf("%d expectations, problems: %+v", scenario.Expectations(sc), problems)
	}
	if lines := strings.Count(lesson, "\n"); lines != 9 && lines != 10 {
		t.Errorf("the lesson in ten lines has %d", lines)
	}
}

// What is shown as a command of a what-if must be one: its paths lead into
// the lesson, and the core takes it.
func TestTheWhatIfsOfTheReadmeOpen(t *testing.T) {
	_, part, _ := between(t, "## What if", "\n## ")
	commands := 0
	for _, line := range strings.Split(part, "\n") {
		command, found := strings.CutPrefix(line, "    memtui ")
		if !found {
			continue
		}
		commands++
		command, _, _ = strings.Cut(command, "  #")
		out, err := exec.Command("sh", "-c", "memtui "+command+" --plain --lang en").CombinedOutput()
		if err != nil || !strings.Contains(string(out), i18n.For(i18n.English).Plain.WhatIf) {
			t.Errorf("%s: %v\n%s", line, err, out)
		}
	}
	if commands == 0 {
		t.Error("there are none: this tests nothing")
	}
}

// readmePart compares one generated part of README, or writes it anew.
func readmePart(t *testing.T, open, closing, want string) {
	t.Helper()
	before, got, after := between(t, open, closing)
	switch {
	case got == want:
	case *update:
		if err := os.WriteFile(readme, []byte(before+open+want+closing+after), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("a part of README is stale: run make update\n%s", want)
	}
}

// between cuts README at two marks.
func between(t *testing.T, open, closing string) (before, part, after string) {
	t.Helper()
	page, err := os.ReadFile(readme)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(page), open)
	part, after, closed := strings.Cut(rest, closing)
	if !ok || !closed {
		t.Fatalf("README has no place between %q and %q", open, closing)
	}
	return before, part, after
}

// keyTable is the key map as a table in both languages.
func keyTable() string {
	en, zh := i18n.For(i18n.English).Keys, i18n.For(i18n.Chinese).Keys
	var b strings.Builder
	b.WriteString("| key | does | 作用 |\n|---|---|---|\n")
	for _, section := range player.AllKeys() {
		fmt.Fprintf(&b, "| **%s · %s** | | |\n", en.Section(section.Title), zh.Section(section.Title))
		for _, binding := range section.Bindings {
			fmt.Fprintf(&b, "| %s | %s | %s |\n", keyNames(en.Key(binding.Shown())), en.Long(binding.Action()), zh.Long(binding.Action()))
		}
	}
	return b.String()
}

func keyNames(shown string) string {
	names := strings.Fields(shown)
	for i, name := range names {
		names[i] = "`" + name + "`"
	}
	return strings.Join(names, " ")
}
