package player

import "memtui/internal/scenario"

// GoalState is how far an exercise is.
type GoalState struct {
	Goal    scenario.Goal
	Reached bool // with no more changes than are allowed
	Changes int  // that differ from the lesson
	// Hints are the shown part of a solution, one input more with each hint:
	// edits with their kind and path alone, and nothing of what is written.
	// Solution says that they are all of it, complete. They are edits of the
	// lesson as its file says it.
	Hints    []scenario.Edit
	Solution bool
	// None says that no solution was found among the changes that were tried.
	None bool
}

// Goal gives how far the exercise of the step is; false where it has none.
// The core says whether it is reached.
func (s State) Goal() (GoalState, bool) {
	if noGoal(s) {
		return GoalState{}, false
	}
	f := s.Frame()
	g := GoalState{Goal: *f.Step.Goal, Changes: s.Edits.Count()}
	g.Reached = g.Goal.Reached(*f.Step, f.After()) && allows(g.Goal, g.Changes)
	return g.hinted(s.WhatIf.Hint, s.WhatIf.way), true
}

// allows reports whether a goal may be reached with so many changes.
func allows(g scenario.Goal, changes int) bool {
	return g.Changes == scenario.AnyChanges || changes <= g.Changes
}

// hinted fills in so much of a solution as is shown.
func (g GoalState) hinted(shown int, w *way) GoalState {
	switch {
	case shown == 0 || w == nil:
	case len(w.edits) == 0:
		g.None = true
	case shown > len(w.edits):
		g.Hints, g.Solution = w.edits, true
	default:
		for _, e := range w.edits[:shown] {
			g.Hints = append(g.Hints, scenario.Edit{Kind: e.Kind, Path: e.Path})
		}
	}
	return g
}

// way is a solution of the exercise of a step; without edits none was found.
type way struct {
	base  *Lesson
	page  int
	edits []scenario.Edit
}

// hint shows more of a solution: one input after the other, then what is
// written into them, then nothing again. From outside of what-if it opens
// that, where the exercise stands.
func (s State) hint() State {
	switch {
	case noGoal(s):
		return s
	case s.Mode != ModeWhatIf:
		return s.toggleWhatIf()
	}
	if w := s.WhatIf.way; w == nil || w.base != s.base() || w.page != s.Page {
		s.WhatIf.way = s.solve()
	}
	s.WhatIf.Hint = (s.WhatIf.Hint + 1) % (len(s.WhatIf.way.edits) + 2)
	return s
}

// solve looks for a smallest solution, tried on the lesson as its file says
// it.
func (s State) solve() *way {
	l := s.base()
	at := State{Lesson: l, Page: s.Page, Beat: Still()}
	step := &l.Scenario.Steps[s.Page-1]
	at.Question = step.Goal.Question(*step)
	return &way{base: l, page: s.Page, edits: newGoalSearch(at).search()}
}
