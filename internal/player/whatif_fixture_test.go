package player

import (
	"testing"

	"memtui/internal/core"
	"memtui/internal/scenario"
)

// toggled is a lesson with every kind of operation, one that is refused,
// several questions and decisions, and an exercise.
const toggled = `
memtui: 1
title: A timeout
focus: {key: timeout, scope: projectA, version: v3}
steps:
  - title: It starts
    on: 2026-01-01
    do:
      - record: {id: m1, value: 30s, valid: {from: 2026-01-01}, evidence: [D1]}
    ask:
      - expect: {status: usable, value: 30s}
  - title: A guess
    on: 2026-06-10
    do:
      - record: {id: m2, value: 20s, valid: {from: 2026-07-01}, status: candidate, supersedes: [m1]}
      - record: {id: m3, value: 25s, evidence: []}
        refused: no_evidence
    ask:
      - valid: 2026-08-01
        expect: {status: usable, value: 30s}
  - title: It is verified
    on: 2026-06-20
    do:
      - verify: {id: m2, evidence: [D2]}
      - revoke: {evidence: D1}
    ask:
      - {valid: 2026-08-01, expect: {status: usable, value: 20s}}
      - {valid: 2026-08-01, known: 2026-06-10, expect: {status: usable, value: 30s}}
    vary: ["ask 2: known", verify m2.evidence, m2.value]
    goal: {say: Let nothing be found, of: ask 1, reach: {status: not_found}, changes: 1}
  - title: It is retired
    on: 2026-07-10
    do:
      - retire: {id: m2}
      - record: {id: m4, value: 10s, evidence: [D4], supersedes: [m2]}
    ask:
      - expect: {status: usable, value: 10s}
  - title: A record is decided
    decide:
      - taskAnchor: fix the test
        subject: project:demo
        candidate: {id: c1, kind: observation, scope: task, subject: project:demo, source: output,
          observedAt: 2026-07-10, writeReason: keep it, readTrigger: the test fails, validity: current}
        expect: {state: working}
      - taskAnchor: fix the test
        subject: project:other
        candidate: {id: c2, kind: summary, scope: cross-task, subject: project:demo,
          observedAt: 2026-07-10, writeReason: keep it, readTrigger: the test fails, validity: current}
        expect: {state: blocked}
    vary: [candidate.validity]
    goal: {say: Let it be a candidate, of: decide 2, reach: {state: long_term_candidate}, changes: 3}
  - title: Nothing is there
    decide:
      - {taskAnchor: fix the test, expect: {state: blocked}}
`

// loaded gives the opening page of a lesson.
func loaded(t testing.TB, text string) State {
	t.Helper()
	sc, problems := scenario.Load("lesson.yaml", []byte(text))
	if sc == nil {
		t.Fatalf("the lesson does not load: %v", problems)
	}
	return State{Lesson: Play(sc), Name: "lesson.yaml", Beat: Still()}
}

// whatIfOn opens what-if on a question of a step.
func whatIfOn(t testing.TB, text string, page, question int) State {
	t.Helper()
	s := loaded(t, text).Do(Command{Kind: CmdGoTo, N: page})
	return do(s.Do(Command{Kind: CmdGoToQuestion, N: question}), CmdWhatIf)
}

// on puts the cursor on an input, or an action of a tab, by its path as a
// file writes it with its step.
func on(t testing.TB, s State, path string) State {
	t.Helper()
	for i, tab := range s.Tabs() {
		for j, row := range s.fieldsOf(tab) {
			if row.Path.String() == path {
				return s.choose(i, j)
			}
		}
	}
	t.Fatalf("%s is not there", path)
	return s
}

// chooseInput puts the cursor on an input, or on an operation as a whole.
func (s State) chooseInput(p scenario.Path) State {
	whole := p
	whole.Field = ""
	for i, tab := range s.Tabs() {
		if tab.Path == whole && tab.Kind != TabAdd {
			return s.choose(i, s.fieldAt(tab, p))
		}
	}
	return s
}

// row gives the chosen row.
func row(t testing.TB, s State) InputField {
	t.Helper()
	f, ok := s.field()
	if !ok {
		t.Fatalf("no row is chosen in tab %d", s.WhatIf.Tab)
	}
	return f
}

// entered presses enter so many times.
func entered(s State, times int) State {
	for range times {
		s = do(s, CmdChange)
	}
	return s
}

// typing opens the text field of the chosen row and types into it.
func typing(t testing.TB, s State, text string) State {
	t.Helper()
	f := row(t, s)
	for i, option := range f.Choices {
		if option.Type {
			return s.openValue(f, i).Do(Command{Kind: CmdType, Text: text})
		}
	}
	t.Fatalf("nothing can be typed into %s", f.Path)
	return s
}

// answerOf gives the answer to a question of a step.
func answerOf(s State, page, question int) core.Answer {
	return s.Lesson.Frames[page-1].Questions[question].Ask.Answer
}

// spelt lists choices: ∅ is left out, … is typed.
func spelt(options []Option) []string {
	var out []string
	for _, o := range options {
		switch {
		case o.Missing:
			out = append(out, "∅")
		case o.Type:
			out = append(out, "…")
		default:
			out = append(out, o.Value)
		}
	}
	return out
}
