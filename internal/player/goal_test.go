package player

import (
	"fmt"
	"strings"
	"testing"

	"memtui/internal/scenario"
)

// solved gives a lesson with the edits of a solution, and how its exercise
// stands then.
func solved(t *testing.T, s State) GoalState {
	t.Helper()
	fresh := State{Lesson: s.base(), Page: s.Page, Question: s.Question, Beat: Still()}
	g, _ := s.Goal()
	to, not := fresh.Edited(g.Hints...)
	if not != nil {
		t.Fatalf("the solution %v is not taken: %+v", g.Hints, not)
	}
	done, _ := to.Goal()
	return done
}

func TestAStepWithoutAnExerciseHasNoGoal(t *testing.T) {
	if _, ok := whatIfOn(t, toggled, 1, 0).Goal(); ok {
		t.Error("it has one")
	}
}

func TestAGoalIsReachedWhereTheCoreSaysSo(t *testing.T) {
	s := whatIfOn(t, toggled, 3, 0)
	if g, ok := s.Goal(); !ok || g.Reached || g.Changes != 0 {
		t.Fatalf("the lesson itself: %+v, %v", g, ok)
	}
	s = do(typing(t, on(t, s, "3/ask.scope"), "projectB"), CmdTake)
	if g, _ := s.Goal(); !g.Reached || g.Changes != 1 {
		t.Errorf("asked in another project: %+v", g)
	}
	s = do(typing(t, on(t, s, "1/m1.value"), "45s"), CmdTake)
	if g, _ := s.Goal(); g.Reached || g.Changes != 2 {
		t.Errorf("with one change more than is allowed: %+v", g)
	}
	s = do(s, CmdUndo)
	if g, _ := s.Goal(); !g.Reached {
		t.Error("taken back, it is not reached")
	}
}

func TestHintsShowOneInputAfterTheOtherAndThenTheValues(t *testing.T) {
	s := whatIfOn(t, toggled, 5, 1) // subject, source and revision: three changes
	if g, _ := s.Goal(); g.Hints != nil || g.Solution {
		t.Fatalf("before the first hint: %+v", g)
	}
	var all []scenario.Edit
	for shown := 1; ; shown++ {
		s = do(s, CmdHint)
		g, _ := s.Goal()
		if g.Solution {
			if len(g.Hints) != shown-1 || shown != 4 {
				t.Errorf("hint %d shows %d edits as the solution, want three after three hints", shown, len(g.Hints))
			}
			all = g.Hints
			break
		}
		if len(g.Hints) != shown || shown > 3 {
			t.Fatalf("hint %d shows %v", shown, g.Hints)
		}
		for _, e := range g.Hints {
			if e.Value != "" || e.Op != nil || e.Path == (scenario.Path{}) {
				t.Errorf("hint %d gives away %+v", shown, e)
			}
		}
	}
	if g := solved(t, s); !g.Reached {
		t.Errorf("the solution %v does not reach the goal: %+v", all, g)
	}
	if s = do(s, CmdHint); s.WhatIf.Hint != 0 {
		t.Errorf("after the solution hint %d is shown, want none", s.WhatIf.Hint)
	}
}

func TestHintsEditNothing(t *testing.T) {
	s := do(whatIfOn(t, toggled, 5, 1), CmdHint, CmdHint, CmdHint, CmdHint)
	if s.IsEdited() || s.Edits.CanUndo() {
		t.Errorf("showing the solution edits %v", edits(s))
	}
}

func TestHintsOpenWhatIf(t *testing.T) {
	s := do(loaded(t, toggled).Do(Command{Kind: CmdGoTo, N: 3}), CmdHint)
	if s.Mode != ModeWhatIf || s.WhatIf.Hint != 0 {
		t.Errorf("mode %q with hint %d", s.Mode, s.WhatIf.Hint)
	}
}

// exercise gives a lesson with one exercise.
func exercise(reach string, changes int) string {
	return fmt.Sprintf(`
memtui: 1
title: t
focus: {key: k, scope: s, version: v}
steps:
  - title: one
    on: 2026-01-01
    do:
      - record: {id: m1, value: a, evidence: [A]}
  - title: two
    on: 2026-02-01
    do:
      - record: {id: m2, value: b, evidence: [B]}
    ask:
      - expect: {status: conflict, candidates: [a, b]}
    goal: {say: Reach it, reach: %s, changes: %d}
`, reach, changes)
}

func TestASolutionIsFoundAmongEveryKindOfChange(t *testing.T) {
	for _, c := range []struct {
		reach   string
		changes int
		most    int
	}{
		{"{status: usable, value: b, left: {m1: superseded}}", 1, 1},      // a link
		{"{status: usable, value: b, left: {m1: status}}", 1, 1},          // retired
		{"{status: usable, value: b, left: {m1: evidence}}", 1, 1},        // a source revoked
		{"{status: usable, value: a, left: {m2: known}}", 1, 1},           // asked as known before
		{"{status: usable, value: a}", 1, 1},                              //
		{"{status: usable, value: a, evidence: [A, B]}", 1, 1},            // the same value
		{"{status: usable, value: b, left: {m1: key}}", 2, 2},             // two questions elsewhere
		{"{status: not_found, left: {m1: evidence, m2: evidence}}", 2, 2}, // two revocations
	} {
		s := whatIfOn(t, exercise(c.reach, c.changes), 2, 0)
		for range 9 {
			if s = do(s, CmdHint); s.WhatIf.Hint == 0 {
				break
			}
			g, _ := s.Goal()
			if g.None {
				t.Errorf("%s: no solution is found", c.reach)
				break
			}
			if !g.Solution {
				continue
			}
			if done := solved(t, s); !done.Reached || done.Changes > c.most {
				t.Errorf("%s: %v leads to %+v", c.reach, g.Hints, done)
			}
			break
		}
	}
}

func TestWhereNothingIsFoundItSaysSo(t *testing.T) {
	// One change cannot take away two values from two sources by evidence.
	s := do(whatIfOn(t, exercise("{status: not_found, left: {m1: evidence, m2: evidence}}", 1), 2, 0), CmdHint)
	if g, _ := s.Goal(); !g.None || g.Hints != nil || g.Solution {
		t.Errorf("it says %+v", g)
	}
	if s = do(s, CmdHint); s.WhatIf.Hint != 0 {
		t.Error("asked again, it does not go away")
	}
}

// A lesson with more choices than are ever tried ends the search.
func TestTheSearchIsBounded(t *testing.T) {
	var b strings.Builder
	b.WriteString("memtui: 1\ntitle: t\nfocus: {key: k, scope: s, version: v}\nsteps:\n  - title: one\n    on: 2026-01-01\n    do:\n")
	for i := range 60 {
		fmt.Fprintf(&b, "      - record: {id: m%d, value: v%d, evidence: [e%d]}\n", i, i, i)
	}
	b.WriteString("    ask: [{expect: {status: conflict}}]\n    goal: {say: Reach it, reach: {status: usable, value: nowhere}}\n")
	s := whatIfOn(t, b.String(), 1, 0)
	g := newGoalSearch(State{Lesson: s.Lesson, Page: 1, Beat: Still()})
	if found := g.search(); found != nil || g.left > 0 || g.left <= -g.cost {
		t.Errorf("it found %v and has %d left", found, g.left)
	}
}
