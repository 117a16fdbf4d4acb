package player

import (
	"slices"

	"memtui/internal/core"
	"memtui/internal/scenario"
)

// The doubts about a lesson are bounded: so many operations are played in all,
// for its exercises and for the inputs that it invites to change. Where that
// is not enough nothing more is said.
const (
	mostForGoals  = 1_000_000
	mostForInputs = 300_000
)

// The ends of the time that there is.
const (
	beforeAll = "0001-01-01"
	afterAll  = "9999-12-31"
)

// UnreachedGoal is an exercise that no change reaches.
type UnreachedGoal struct {
	Step    int // counted from 1
	Changes int // that are allowed; AnyChanges for a decision without a limit
}

// UnreachedGoals lists the exercises of a lesson for which no change was found
// that reaches them, where all that can be tried was tried: every choice of
// every input, what stands in the goal itself, every drop and addition and
// every counterfactual; one at a time, and two where two are allowed. Where a
// question to the ledger may be changed in more than two places, or the
// search grows too large, nothing is said.
func (l *Lesson) UnreachedGoals() []UnreachedGoal {
	var out []UnreachedGoal
	left := mostForGoals
	for i, step := range l.Scenario.Steps {
		if step.Goal == nil {
			continue
		}
		s := State{Lesson: l, Page: i + 1, Question: step.Goal.Question(step), Beat: Still()}
		if g, ok := s.Goal(); ok && !g.Reached && s.isOutOfReach(&left) {
			out = append(out, UnreachedGoal{i + 1, step.Goal.Changes})
		}
	}
	return out
}

// isOutOfReach reports whether everything was tried in vain.
func (s State) isOutOfReach(left *int) bool {
	g := newGoalSearch(s)
	g.cost += len(s.Lesson.Scenario.Steps)
	limit := g.goal.Changes
	if limit == scenario.AnyChanges || limit > 2 {
		if !s.IsDecision() || g.goal.Reach.Unknowns != nil {
			return false
		}
	}
	*left -= g.cost * g.cost // to list what can be tried
	if *left <= 0 {
		return false
	}
	g.left = *left
	defer func() { *left = g.left }()
	singles := slices.Concat(g.invited(), g.flips(), g.singles(), g.typed())
	if g.first(singles) != nil || g.first(g.sets()) != nil {
		return false
	}
	if limit == 2 && g.pair(singles, singles) != nil {
		return false
	}
	return g.left > 0
}

// typed gives what no choice offers and anybody would type: what the goal
// itself names, a text like no other, a time before every other and one after.
func (g *goalSearch) typed() [][]scenario.Edit {
	var out [][]scenario.Edit
	for _, tab := range g.state.Tabs() {
		if tab.Kind == TabAdd {
			continue
		}
		for _, row := range g.state.fieldsOf(tab) {
			if row.Action == "" {
				out = append(out, typedInto(row, g.goal.Reach)...)
			}
		}
	}
	return out
}

// typedInto gives what may be typed into one input.
func typedInto(row InputField, reach scenario.Expect) [][]scenario.Edit {
	var texts []string
	switch row.Field.Kind {
	case core.KindText, core.KindIdentifier:
		texts = append(texts, core.StandIn)
		if reach.Value != nil && !reach.NoValue {
			texts = append(texts, *reach.Value)
		}
		texts = append(texts, reach.Candidates...)
	case core.KindIdentifiers:
		texts = append(texts, scenario.ListValue([]string{core.StandIn}))
		if len(reach.Evidence) > 0 {
			texts = append(texts, scenario.ListValue(reach.Evidence))
		}
	case core.KindTime:
		texts = append(texts, beforeAll, afterAll)
	case core.KindEnum, core.KindGroup:
	}
	var out [][]scenario.Edit
	for _, text := range texts {
		out = append(out, row.edits(Option{Value: text}))
	}
	return out
}

// IdleInput is an input that a step invites to change, though that changes
// nothing.
type IdleInput struct {
	Step int    // counted from 1
	Path string // as the lesson writes it
}

// IdleInputs lists the inputs in vary of which no choice changes an answer,
// from their step on, or what the ledger takes: neither one that is offered,
// nor a text like no other, or a time before or after every other. Where the
// search grows too large, nothing is said of the rest.
func (l *Lesson) IdleInputs() []IdleInput {
	var out []IdleInput
	left := mostForInputs
	for i, step := range l.Scenario.Steps {
		for _, text := range step.Vary {
			if left <= 0 {
				return out
			}
			left -= l.Ledger.Len() // to list what can be tried
			row, s, ok := l.varied(text, i+1)
			if ok && s.isIdle(row, &left) {
				out = append(out, IdleInput{i + 1, text})
			}
		}
	}
	return out
}

// varied gives the row of an input that a step invites to change, and the
// state in which it is changed.
func (l *Lesson) varied(text string, page int) (InputField, State, bool) {
	s := State{Lesson: l, Page: page, Beat: Still()}
	p, ok := scenario.ParsePath(text)
	if ok {
		p, ok = l.Scenario.Resolve(p, page)
	}
	if !ok {
		return InputField{}, s, false
	}
	tab := Tab{Kind: TabOperation, Path: p.Whole()}
	if p.Kind == scenario.PathAsk || p.Kind == scenario.PathDecide {
		tab.Kind = TabQuestion
	}
	for _, row := range s.fieldsOf(tab) {
		if row.Path == p && row.Action == "" {
			return row, s, true
		}
	}
	return InputField{}, s, false
}

// isIdle tries every choice of an input.
func (s State) isIdle(row InputField, left *int) bool {
	var tries [][]scenario.Edit
	for i, option := range row.Choices {
		if i != row.At && !option.Type {
			tries = append(tries, row.edits(option))
		}
	}
	for _, edits := range append(tries, typedInto(row, scenario.Expect{})...) {
		*left -= eachSet + s.Lesson.Ledger.Len() + len(s.Lesson.Frames)
		if *left <= 0 {
			return false
		}
		then, not := s.Edited(edits...)
		if not != nil && not.Refusal != nil || not == nil && (s.answersElse(then) || s.takesElse(then)) {
			return false
		}
	}
	return true
}

// answersElse reports whether a question is answered otherwise, from this
// step on.
func (s State) answersElse(then State) bool {
	for i := s.Page - 1; i < len(s.Lesson.Frames); i++ {
		was, is := s.Lesson.Frames[i].Questions, then.Lesson.Frames[i].Questions
		for j := range was {
			if !sameAnswer(was[j], is[j]) {
				return true
			}
		}
	}
	return false
}

// takesElse reports whether an operation is refused, and was not, or the other
// way round.
func (s State) takesElse(then State) bool {
	for i := range s.Lesson.Frames {
		was, is := s.Lesson.Frames[i].Happened, then.Lesson.Frames[i].Happened
		for j := range was {
			if was[j].isTaken() != is[j].isTaken() {
				return true
			}
		}
	}
	return false
}

func sameAnswer(a, b Question) bool {
	if a.Ask != nil {
		return a.Ask.Answer.Equal(b.Ask.Answer)
	}
	was, is := a.Decide.Decision, b.Decide.Decision
	return was.State == is.State && slices.Equal(was.Unknowns, is.Unknowns)
}
