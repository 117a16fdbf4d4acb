package player_test

import (
	"fmt"
	"strings"
	"testing"

	"memtui/internal/core"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

func played(t *testing.T, text string) *player.Lesson {
	t.Helper()
	sc, problems := scenario.Load("lesson.yaml", []byte(text))
	if sc == nil {
		t.Fatal(problems)
	}
	return player.Play(sc)
}

func TestALargeLedgerCountsTheMemoriesOfOtherSubjects(t *testing.T) {
	var b strings.Builder
	b.WriteString("memtui: 1\ntitle: t\nfocus: {key: k, scope: s, version: v}\nsteps:\n  - title: one\n    on: 2026-01-01\n    do:\n")
	for i := range 300 {
		scope := "s"
		if i >= 3 {
			scope = "elsewhere"
		}
		fmt.Fprintf(&b, "      - record: {id: m%d, scope: %s, value: v, evidence: [e]}\n", i, scope)
	}
	b.WriteString("    ask: [{expect: {status: usable}}]\n")
	look := played(t, b.String()).Frames[0].Look(0)
	if len(look.Verdicts) != 3 || look.Unlisted != 297 {
		t.Errorf("%d memories listed and %d counted, want 3 and 297", len(look.Verdicts), look.Unlisted)
	}
}

func TestASmallLedgerListsEveryMemory(t *testing.T) {
	look := played(t, `
memtui: 1
title: t
focus: {key: k, scope: s, version: v}
steps:
  - title: one
    on: 2026-01-01
    do:
      - record: {id: m1, value: a, evidence: [e]}
      - record: {id: m2, scope: other, value: b, evidence: [e]}
    ask: [{}]
`).Frames[0].Look(0)
	if len(look.Verdicts) != 2 || look.Unlisted != 0 {
		t.Errorf("%d memories listed and %d counted, want 2 and 0", len(look.Verdicts), look.Unlisted)
	}
}

// A refused operation writes nothing; the rows above the day on which it was
// asked for are counted all the same.
func TestARefusedStepCountsTheRowsAboveItsDay(t *testing.T) {
	look := played(t, `
memtui: 1
title: t
focus: {key: k, scope: s, version: v}
steps:
  - title: one
    on: 2026-01-01
    do: [record: {id: m1, value: a, valid: {from: 2026-01-01}, evidence: [e]}]
    ask: [{}]
  - title: two
    on: 2026-02-01
    do: [{record: {id: m2, value: b}, refused: no_evidence}]
    ask: [{}]
`).Frames[1].Look(0)
	want := core.Frozen{Changed: 0, Total: 4} // rows before and from 01-01, columns before and from 01-01
	want.Above, _ = core.ParseTime("2026-02-01")
	if look.Frozen != want {
		t.Errorf("counted %+v, want %+v", look.Frozen, want)
	}
}

func TestTheAnswerIsComparedWithTheStepThatAskedTheSame(t *testing.T) {
	l := played(t, `
memtui: 1
title: t
focus: {key: k, scope: s, version: v}
steps:
  - title: today
    on: 2026-03-01
    do:
      - record: {id: m1, value: a, evidence: [e1], recorded: 2026-01-01}
      - record: {id: m2, value: b, evidence: [e2], recorded: 2026-02-01, supersedes: [m1]}
    ask: [{}]
  - title: what was known in January
    ask: [{known: 2026-01-15}]
  - title: today again
    on: 2026-04-01
    do: [revoke: {evidence: e2}]
    ask: [{}]
`)
	if was := l.Frames[1].Questions[0].Ask.Was; was != nil {
		t.Errorf("a question about another known time is compared with step %d", was.Step)
	}
	was := l.Frames[2].Questions[0].Ask.Was
	if was == nil || was.Step != 1 || was.Answer.Value != "b" || was.Same {
		t.Errorf("compared with %+v, want step 1, which answered b", was)
	}
}

// A subject with more memories than a table takes lists those that are left,
// whenever they were recorded, and the last ones.
func TestALongTableKeepsWhatIsLeft(t *testing.T) {
	var b strings.Builder
	b.WriteString("memtui: 1\ntitle: t\nfocus: {key: k, scope: s, version: v}\nsteps:\n  - title: one\n    on: 2026-01-01\n    do:\n")
	b.WriteString("      - record: {id: first, value: v, evidence: [e]}\n      - record: {id: second, value: v, evidence: [gone]}\n")
	for i := range 300 {
		fmt.Fprintf(&b, "      - record: {id: m%d, value: v, status: candidate}\n", i)
	}
	b.WriteString("      - revoke: {evidence: gone}\n    ask: [{expect: {status: usable}}]\n")
	look := played(t, b.String()).Frames[0].Look(0)
	if got := look.Verdicts[0].Memory.ID; got != "first" {
		t.Errorf("the table begins with %s, want first, which is left", got)
	}
	if listed := len(look.Verdicts); listed != 257 || look.Unlisted != 302-257 {
		t.Errorf("%d listed and %d counted, want 257 and 45", listed, look.Unlisted)
	}
}
