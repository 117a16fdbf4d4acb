package player

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memtui/internal/scenario"
	"memtui/internal/source"
)

const followed = `memtui: 1
title: A port
steps:
  - title: One
    on: 2026-01-01
    do:
      - record: {id: m1, key: port, scope: web, version: v1, value: "80", evidence: [D1], valid: {from: 2026-01-01}}
    ask:
      - {key: port, scope: web, version: v1, valid: 2026-02-01, known: 2026-02-01, expect: {status: usable, value: "80"}}
      - {key: port, scope: web, version: v1, valid: 2025-02-01, known: 2026-02-01, expect: {status: not_found}}
  - title: Two
    on: 2026-03-01
    do:
      - record: {id: m2, key: port, scope: web, version: v1, value: "81", evidence: [D2], valid: {from: 2026-03-01}, supersedes: [m1]}
    ask:
      - {key: port, scope: web, version: v1, valid: 2026-04-01, known: 2026-04-01, expect: {status: usable, value: "81"}}
  - title: Three
    on: 2026-05-01
    ask:
      - {key: port, scope: web, version: v1, valid: 2026-06-01, known: 2026-06-01, expect: {status: usable, value: "81"}}
`

func version(t *testing.T, text string) *Lesson {
	t.Helper()
	sc, problems := scenario.Load("port.yaml", []byte(text))
	if source.Failed(problems) {
		t.Fatalf("%+v", problems)
	}
	return Play(sc)
}

// follows gives the lesson from its file, at a page.
func follows(t *testing.T, page int) State {
	t.Helper()
	s := State{Lesson: version(t, followed), Name: "port.yaml", Beat: Still()}
	return s.Do(Command{Kind: CmdGoTo, N: page})
}

// stepText cuts one step out of the lesson.
func stepText(title string) string {
	_, rest, _ := strings.Cut(followed, "  - title: "+title+"\n")
	text, _, _ := strings.Cut(rest, "  - title: ")
	return "  - title: " + title + "\n" + text
}

func TestAReloadKeepsStepQuestionFocusScrollAndMode(t *testing.T) {
	s := follows(t, 1).Do(Command{Kind: CmdNextQuestion}).Do(Command{Kind: CmdFocus, Pane: PaneWhy})
	s = s.Do(Command{Kind: CmdMove, Pane: PaneWhy, N: 2, Limit: Position{Down: 5}}).Do(Command{Kind: CmdNotes}).Do(Command{Kind: CmdScale})
	s = s.Do(Command{Kind: CmdFlip})
	next := version(t, strings.ReplaceAll(followed, `"80"`, `"8080"`))
	to, told := s.Reloaded(next)
	if told != (Reloading{}) {
		t.Errorf("it tells %+v", told)
	}
	if to.Lesson != next || to.Page != 1 || to.Question != 1 || to.Pane != PaneWhy || to.Mode != ModeFlip || !to.Notes || !to.Scale {
		t.Errorf("it leads to page %d, question %d, %s, %s", to.Page, to.Question, to.Pane, to.Mode)
	}
	if to = to.Do(Command{Kind: CmdClose}); to.Scroll[PaneWhy].Down != 2 {
		t.Errorf("the pane was moved by 2, and is by %d", to.Scroll[PaneWhy].Down)
	}
}

func TestAReloadFollowsTheStepWhereverItStands(t *testing.T) {
	zero := strings.Replace(stepText("Three"), "Three", "Zero", 1)
	zero = strings.NewReplacer("2026-05-01", "2025-01-01", "usable, value: \"81\"", "not_found").Replace(zero)
	inserted := strings.Replace(followed, "steps:\n", "steps:\n"+zero, 1)
	without := strings.Replace(followed, stepText("Two"), "", 1)
	without = strings.ReplaceAll(without, `{status: usable, value: "81"}`, `{status: usable, value: "80"}`)
	renamed := strings.Replace(followed, "title: Two", "title: Second", 1)
	for _, c := range []struct {
		name, text string
		from, to   int
		gone       bool
	}{
		{"a step before it", inserted, 2, 3, false},
		{"its title is new", renamed, 2, 2, false},
		{"it is gone", without, 2, 2, true},
		{"the step before it is gone", without, 3, 2, false},
		{"the opening page", without, 0, 0, false},
		{"the closing page", without, 4, 3, false},
		{"the last step is gone", strings.Replace(followed, stepText("Three"), "", 1), 3, 2, true},
	} {
		to, told := follows(t, c.from).Reloaded(version(t, c.text))
		if to.Page != c.to || told.Gone != c.gone {
			t.Errorf("%s: from page %d to %d, gone: %v; want %d, %v", c.name, c.from, to.Page, told.Gone, c.to, c.gone)
		}
		if to.Question > to.lastQuestion(to.Page) {
			t.Errorf("%s: question %d of %d", c.name, to.Question, to.lastQuestion(to.Page))
		}
	}
}

func setting(t *testing.T, flag string) scenario.Edit {
	t.Helper()
	path, value, _ := strings.Cut(flag, "=")
	p, ok := scenario.ParsePath(path)
	if !ok {
		t.Fatalf("%s is no path", flag)
	}
	return scenario.Edit{Kind: scenario.EditSet, Path: p, Value: value}
}

func TestAReloadKeepsTheEditsThatStillApplyAndCountsTheOthers(t *testing.T) {
	s, not := follows(t, 2).Edited(setting(t, "1/m1.value=90"))
	if not != nil {
		t.Fatalf("%+v", not)
	}
	if s, not = s.Edited(setting(t, "2/m2.value=91")); not != nil {
		t.Fatalf("%+v", not)
	}
	to, told := s.Reloaded(version(t, strings.Replace(followed, "A port", "The port", 1)))
	if told.Dropped != 0 || to.Edits.Count() != 2 || to.Base == nil || to.Base == to.Lesson {
		t.Errorf("%d edits are kept, %d dropped", to.Edits.Count(), told.Dropped)
	}
	gone := strings.Replace(followed, stepText("Two"), "", 1)
	to, told = s.Reloaded(version(t, strings.ReplaceAll(gone, `value: "81"}`, `value: "80"}`)))
	if told.Dropped != 1 || to.Edits.Count() != 1 || to.Edits.List()[0].Value != "90" {
		t.Errorf("%d edits are kept, %d dropped: %+v", to.Edits.Count(), told.Dropped, to.Edits.List())
	}
	renamed := strings.ReplaceAll(followed, "m2", "m9")
	if to, told = s.Reloaded(version(t, renamed)); told.Dropped != 1 || to.Edits.Count() != 1 {
		t.Errorf("an operation under another name: %d are kept, %d dropped", to.Edits.Count(), told.Dropped)
	}
}

func TestABrokenFileLeavesTheLessonAndItsPanelIsPutAwayByEsc(t *testing.T) {
	s := follows(t, 2)
	_, problems := scenario.Load("port.yaml", []byte("memtui: 1\nsteps:\n  - title: One\n    aks: 1\n  - titel: Two\n"))
	broken := s.Broken(BadFile("port.yaml", nil, problems))
	n := len(broken.Trouble.Problems)
	if broken.Lesson != s.Lesson || broken.Page != 2 || broken.Place() != PlaceBroken || n < 2 {
		t.Fatalf("it is at %s with %d problems", broken.Place(), n)
	}
	seen := broken
	for i := range n {
		if seen.Problem != i {
			t.Errorf("after %d times n it shows problem %d", i, seen.Problem)
		}
		seen = press(t, seen, "n")
	}
	if seen.Problem != 0 {
		t.Errorf("after the last comes %d", seen.Problem)
	}
	if stepped := press(t, broken, "right"); stepped.Page != 3 || !stepped.ShowsTrouble() {
		t.Error("the lesson cannot be stepped through under the panel")
	}
	hidden := press(t, broken, "esc")
	if hidden.ShowsTrouble() || hidden.Place() != PlaceLedger || hidden.Trouble == nil {
		t.Errorf("esc leads to %s", hidden.Place())
	}
	if good, _ := hidden.Reloaded(version(t, followed)); good.Trouble != nil {
		t.Error("a good file leaves the trouble")
	}
}

func press(t *testing.T, s State, key string) State {
	t.Helper()
	c, ok := Lookup(s, key, "")
	if !ok {
		t.Fatalf("%s does nothing at %s", key, s.Place())
	}
	return s.Do(c)
}

func TestOnlyAFileOfOnesOwnCanBeReloaded(t *testing.T) {
	for name, want := range map[string]bool{"port.yaml": true, "-": false, "": false} {
		s := follows(t, 1)
		s.Name = name
		if _, ok := Lookup(s, "r", "r"); ok != want {
			t.Errorf("%q: r does something: %v", name, ok)
		}
	}
	s := follows(t, 1)
	s.Number = 1
	if _, ok := Lookup(s, "r", "r"); ok {
		t.Error("a lesson that ships is reloaded")
	}
}

// Whatever was done before, and whatever the file holds then, a person stays
// inside of the lesson and every key still works.
func TestNoReloadLeavesTheLesson(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		s := opening(drawLesson(rt, t))
		for range rapid.IntRange(0, 30).Draw(rt, "commands") {
			s = s.Do(drawCommand(rt))
			if rapid.IntRange(0, 4).Draw(rt, "reload") > 0 {
				continue
			}
			s, _ = s.Reloaded(drawLesson(rt, t))
			if s.Page < 0 || s.Page > s.Last() || s.Question < 0 || s.Question > s.lastQuestion(s.Page) {
				rt.Fatalf("it leads to page %d, question %d", s.Page, s.Question)
			}
			if !s.hasBeat(s.Beat) || !s.hasPane(s.Focused(true)) {
				rt.Fatalf("it leads to beat %+v, pane %q", s.Beat, s.Pane)
			}
			for _, b := range Bindings(s) {
				if b.Enabled() && len(b.Keys()) > 0 {
					s.Do(b.asks(b.Keys()[0]))
				}
			}
		}
	})
}
