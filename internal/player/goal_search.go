package player

import (
	"slices"

	"memtui/internal/core"
	"memtui/internal/scenario"
)

// mostPlayed bounds the search for a solution: so many operations are played
// in all. Each set of edits is played up to the step, and costs some by
// itself.
const (
	mostPlayed = 80_000
	eachSet    = 10
)

// goalSearch looks for edits that reach a goal: single ones first, those that
// the lesson invites to and those of the counterfactuals before every other;
// then two that the lesson invites to, the smallest sets of the
// counterfactuals, and any two of which one is near.
type goalSearch struct {
	state State // at the goal's question, of the lesson as its file says it
	goal  scenario.Goal
	cost  int // of one set
	left  int // of mostPlayed
}

func newGoalSearch(s State) *goalSearch {
	g := &goalSearch{state: s, goal: *s.Frame().Step.Goal, cost: eachSet, left: mostPlayed}
	for _, step := range s.shownSteps() {
		g.cost += len(step.Do)
	}
	return g
}

func (g *goalSearch) search() []scenario.Edit {
	invited, singles, sets := g.invited(), g.flips(), g.sets()
	near, all := slices.Concat(invited, singles), g.singles()
	for _, try := range []func() []scenario.Edit{
		func() []scenario.Edit { return g.first(near) },
		func() []scenario.Edit { return g.first(all) },
		func() []scenario.Edit { return g.pair(invited, invited) },
		func() []scenario.Edit { return g.first(sets) },
		func() []scenario.Edit { return g.pair(near, near) },
		func() []scenario.Edit { return g.pair(near, all) },
	} {
		if set := try(); set != nil {
			return set
		}
	}
	return nil
}

// first gives the first set that reaches the goal.
func (g *goalSearch) first(sets [][]scenario.Edit) []scenario.Edit {
	for _, set := range sets {
		if g.reaches(set) {
			return set
		}
	}
	return nil
}

// pair looks for two sets that reach the goal together.
func (g *goalSearch) pair(first, second [][]scenario.Edit) []scenario.Edit {
	for _, a := range first {
		for _, b := range second {
			if g.left <= 0 {
				return nil
			}
			if set := slices.Concat(a, b); !overlap(a, b) && g.reaches(set) {
				return set
			}
		}
	}
	return nil
}

// overlap reports whether two sets write into one input.
func overlap(a, b []scenario.Edit) bool {
	return slices.ContainsFunc(a, func(e scenario.Edit) bool {
		return slices.ContainsFunc(b, func(f scenario.Edit) bool { return e.Path == f.Path && e.Kind != scenario.EditAdd })
	})
}

// reaches plays a set up to the step; what then reaches the goal must also be
// taken, edit by edit, and count no more than the goal allows.
func (g *goalSearch) reaches(set []scenario.Edit) bool {
	if g.left <= 0 || len(set) == 0 || !allows(g.goal, len(set)) {
		return false
	}
	g.left -= g.cost
	sc, fault := g.state.Lesson.Scenario.With(set)
	if fault != nil {
		return false
	}
	now := playedTo(sc, g.state.Page)
	if !g.goal.Reached(sc.Steps[g.state.Page-1], now) {
		return false
	}
	to, not := g.state.Edited(set...)
	if not != nil {
		return false
	}
	state, _ := to.Goal()
	return state.Reached
}

// playedTo gives the ledger at the end of a step.
func playedTo(sc *scenario.Scenario, page int) core.Snapshot {
	var l core.Ledger
	for _, step := range sc.Steps[:page] {
		for _, do := range step.Do {
			if do.Gone == scenario.NotGone {
				_ = l.Apply(do.Op) // what is refused is left out, as in the lesson
			}
		}
	}
	return l.Now()
}

// invited gives every choice of the inputs that the lesson invites to toggle.
func (g *goalSearch) invited() [][]scenario.Edit {
	return g.choices(func(row InputField) bool { return row.Vary })
}

// singles gives every other choice, and every drop and addition.
func (g *goalSearch) singles() [][]scenario.Edit {
	out := g.choices(func(row InputField) bool { return !row.Vary })
	for _, tab := range g.state.Tabs() {
		switch tab.Kind {
		case TabOperation:
			out = append(out, []scenario.Edit{{Kind: scenario.EditDrop, Path: tab.Path}})
		case TabAdd:
			for _, row := range g.state.additions() {
				if e, ok := g.state.addition(row); ok {
					out = append(out, []scenario.Edit{e})
				}
			}
		case TabQuestion:
		}
	}
	return out
}

// choices gives the choices of some of the inputs, but for those in force.
func (g *goalSearch) choices(wanted func(InputField) bool) [][]scenario.Edit {
	var out [][]scenario.Edit
	for _, tab := range g.state.Tabs() {
		if tab.Kind == TabAdd {
			continue
		}
		for _, row := range g.state.fieldsOf(tab) {
			if row.Action != "" || !wanted(row) {
				continue
			}
			for i, option := range row.Choices {
				if i != row.At && !option.Type {
					out = append(out, row.edits(option))
				}
			}
		}
	}
	return out
}

// flips gives the single changes of the counterfactuals: what lets a memory
// in, settles a conflict or changes the answer, and for a decision what leads
// to another state.
func (g *goalSearch) flips() [][]scenario.Edit {
	var out [][]scenario.Edit
	if t := g.state.Flips(); t != nil {
		for _, row := range t.Rows {
			out = append(out, g.written(t, row.Items)...)
		}
	}
	return out
}

// sets gives the smallest sets that lead a decision to another state.
func (g *goalSearch) sets() [][]scenario.Edit {
	var out [][]scenario.Edit
	if t := g.state.Flips(); t != nil {
		for _, state := range t.States {
			out = append(out, g.written(t, t.Sets(state))...)
		}
	}
	return out
}

// written gives changes as edits of the lesson.
func (g *goalSearch) written(t *Flips, items []FlipItem) [][]scenario.Edit {
	out := make([][]scenario.Edit, 0, len(items))
	for i := range items {
		out = append(out, g.state.Frame().editsOf(g.state.Question, t, &items[i]))
	}
	return out
}
