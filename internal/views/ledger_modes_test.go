package views

import (
	"fmt"
	"path/filepath"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// set is an edit as a command line has it, of the step on which it is made.
func set(t testing.TB, s player.State, kind scenario.EditKind, text string) scenario.Edit {
	t.Helper()
	e, problem := s.Lesson.Scenario.ParseEdit(kind, text, s.Page)
	if problem != nil {
		t.Fatalf("%s: %v", text, problem)
	}
	return e
}

// editedBy gives a state whose lesson is played with edits.
func editedBy(t testing.TB, s player.State, edits ...scenario.Edit) player.State {
	t.Helper()
	base := s.Lesson
	next, lesson, refused := s.Edits.Try(base, s.Lesson, edits...)
	if refused != nil {
		t.Fatalf("not taken: %+v", *refused)
	}
	s.Base, s.Edits, s.Lesson = base, next, lesson
	return s
}

// done gives the state after commands.
func done(s player.State, commands ...player.Command) player.State {
	for _, c := range commands {
		s = s.Do(c)
	}
	return s
}

// times repeats a command.
func times(n int, c player.Command) []player.Command {
	out := make([]player.Command, n)
	for i := range out {
		out[i] = c
	}
	return out
}

// onField gives a what-if with a field of a tab chosen, by their names.
func onField(t testing.TB, s player.State, target, field string) player.State {
	t.Helper()
	s = s.Do(player.Command{Kind: player.CmdWhatIf})
	for i, tab := range s.Tabs() {
		if tab.Op != nil && tab.Op.Target() == target || target == "question" && tab.Kind == player.TabQuestion || target == "add" && tab.Kind == player.TabAdd {
			s = s.Do(player.Command{Kind: player.CmdTabAt, N: i})
		}
	}
	for i, f := range s.Fields() {
		if f.Path.Field == field && f.Action == "" || string(f.Action) == field {
			if s.WhatIf.Field != i {
				s = s.Do(player.Command{Kind: player.CmdFieldAt, N: i})
			}
			return s
		}
	}
	t.Fatalf("no field %s of %s", field, target)
	return s
}

// onTab gives a what-if with an operation chosen, by its target.
func onTab(t testing.TB, s player.State, target string) player.State {
	t.Helper()
	s = s.Do(player.Command{Kind: player.CmdWhatIf})
	for i, tab := range s.Tabs() {
		if tab.Op != nil && tab.Op.Target() == target {
			return s.Do(player.Command{Kind: player.CmdTabAt, N: i})
		}
	}
	t.Fatalf("no operation on %s", target)
	return s
}

var (
	left   = player.Command{Kind: player.CmdAcross, N: -1}
	higher = player.Command{Kind: player.CmdDeeper, N: -1}
)

// guessed is a memory that is recorded as unverified, verified, superseded,
// and what superseded it retired.
const guessed = `
memtui: 1
title: {en: A guess is verified, zh: 猜测得到核验}
focus: {key: timeout, scope: projectA, version: v3}
steps:
  - title: {en: A guess, zh: 一个猜测}
    on: 2026-01-01
    do: [{record: {id: m1, value: 30s, status: candidate, valid: {from: 2026-01-01}}}]
    ask: [{}]
  - title: {en: It is verified, zh: 得到核验}
    on: 2026-02-01
    do: [{verify: {id: m1, evidence: [D1]}}]
    ask: [{}]
  - title: {en: Another one, zh: 又一条}
    on: 2026-03-01
    do: [{record: {id: m2, value: 20s, valid: {from: 2026-03-01}, evidence: [D2], supersedes: [m1]}}]
    ask: [{}]
  - title: {en: It is retired, zh: 退役}
    on: 2026-04-01
    do: [{retire: {id: m2}}]
    ask: [{}]
`

func guessedAt(t testing.TB, page int) player.State {
	t.Helper()
	sc, problems := scenario.Load("guessed.yaml", []byte(guessed))
	if sc == nil {
		t.Fatal(problems)
	}
	return player.State{Lesson: player.Play(sc), Page: page, Beat: player.Still(), Number: 1, Count: 8}
}

// modeStates are the pictures of the modes on the last step of lesson 1.
func modeStates(t testing.TB) map[string]player.State {
	last := lessonAt(t, 1)
	last.Page = 5
	past := last
	past.Page, past.Question = 4, 2
	linked := set(t, last, scenario.EditSet, "m3.supersedes=[m2]")
	dropped := set(t, last, scenario.EditDrop, "m2")
	second := guessedAt(t, 2)
	cross := last.Do(player.Command{Kind: player.CmdCrosshair})
	return map[string]player.State{
		"cross-open":    cross,
		"cross":         done(cross, left, higher),
		"cross-corner":  done(cross, append(times(9, left), times(9, higher)...)...),
		"cross-pair":    done(cross, higher),
		"cross-many":    done(past, player.Command{Kind: player.CmdCrosshair}, left, higher),
		"whatif-none":   onField(t, last, "m3", "supersedes"),
		"whatif":        onField(t, editedBy(t, last, linked), "m3", "supersedes"),
		"whatif-drop":   onField(t, editedBy(t, last, dropped), "m1", "value"),
		"whatif-asked":  onField(t, last, "question", "known"),
		"whatif-add":    onField(t, last, "add", "retire"),
		"beside":        editedBy(t, last, linked).Do(player.Command{Kind: player.CmdBeside}),
		"beside-none":   last.Do(player.Command{Kind: player.CmdBeside}),
		"beside-drop":   editedBy(t, last, dropped).Do(player.Command{Kind: player.CmdBeside}),
		"whatif-not":    onField(t, last, "m2", "evidence").Do(player.Command{Kind: player.CmdMissing}),
		"whatif-stayed": editedBy(t, last, dropped),
		"whatif-fell":   onTab(t, editedBy(t, second, set(t, second, scenario.EditDrop, "1/m1")), "m1"),
		"whatif-refuse": onTab(t, editedBy(t, second, set(t, second, scenario.EditSet, "1/m1.status=verified"), set(t, second, scenario.EditSet, "1/m1.evidence=[D1]")), "m1"),
		"whatif-asks":   onField(t, editedBy(t, past, set(t, past, scenario.EditSet, "ask 3: valid=2026-03-01")), "question", "valid"),
	}
}

func TestTheModesOfALedgerStepAreAsDrawn(t *testing.T) {
	states := modeStates(t)
	for name, state := range states {
		for _, v := range []view{
			{w: 120, h: 40, lang: i18n.English}, {w: 80, h: 24, lang: i18n.Chinese},
			{w: 100, h: 30, lang: i18n.English}, {w: 40, h: 12, lang: i18n.Chinese},
		} {
			v.name = fmt.Sprintf("ledger-mode-%s-%dx%d-%s", name, v.w, v.h, v.lang)
			v.state = func(s *player.State) { *s = state }
			v.compare(t)
		}
	}
}

func TestTheModesWithoutColourAndInASCIIAreAsDrawn(t *testing.T) {
	states := modeStates(t)
	for _, name := range []string{"cross", "whatif", "whatif-drop", "whatif-not", "beside"} {
		state := states[name]
		of := func(s *player.State) { *s = state }
		view{name: "ledger-mode-" + name + "-80x24-en-mono", w: 80, h: 24, lang: i18n.English, theme: Mono, state: of}.compare(t)
		view{name: "ledger-mode-" + name + "-80x24-en-ascii", w: 80, h: 24, lang: i18n.English, theme: Mono, ascii: true, state: of}.compare(t)
	}
}

func TestTheColoursOfTheModesAreThoseOfTheTheme(t *testing.T) {
	states := modeStates(t)
	for _, name := range []string{"cross", "whatif", "beside"} {
		state := states[name]
		s := view{w: 80, h: 24, lang: i18n.English, theme: Light, state: func(s *player.State) { *s = state }}.screen()
		compareLines(t, filepath.Join("testdata", "ledger-mode-colours-"+name+"-light.txt"), s.Render().Lines)
	}
}
