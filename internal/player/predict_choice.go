package player

import (
	"slices"
	"strconv"
	"strings"

	"memtui/internal/core"
)

// Choices lists what may be predicted of the question on screen.
func (s State) Choices() []Choice {
	if !s.asksAt(s.Page, s.Question) {
		return nil
	}
	return s.Frame().Choices(s.Question)
}

// Choices lists what may be predicted of a question: each value that is
// recorded by then, a conflict of them, nothing; of a decision the states in
// the order of the rules. It says nothing of the answer.
func (f *Frame) Choices(question int) []Choice {
	q := f.Questions[question]
	if q.Ask == nil {
		var out []Choice
		for _, outcome := range core.Outcomes() {
			out = append(out, Choice{State: outcome.State})
		}
		return out
	}
	var out []Choice
	conflict := Choice{Status: core.Conflict}
	values := f.recorded(q.Ask.Query.Key)
	for _, value := range values {
		out = append(out, Choice{Status: core.Usable, Value: value})
	}
	if len(values) == 2 {
		conflict.Values = slices.Sorted(slices.Values(values))
	}
	return append(out, conflict, Choice{Status: core.NotFound})
}

// recorded lists the distinct values of all memories of the step's ledger in
// the order in which they were recorded, those of a key first.
func (f *Frame) recorded(key string) []string {
	var own, others []string
	seen := map[string]bool{}
	for m := range f.After().All() {
		if m.Key == key && !seen[m.Value] {
			seen[m.Value] = true
			own = append(own, m.Value)
		}
	}
	for m := range f.After().All() {
		if !seen[m.Value] {
			seen[m.Value] = true
			others = append(others, m.Value)
		}
	}
	return append(own, others...)
}

// picksValues reports whether a conflict has to say which values it is of:
// there are more than two.
func picksValues(choices []Choice) bool { return len(choices) > 4 && choices[0].State == "" }

// isRight reports whether the core answers a question so.
func (c Choice) isRight(q Question) bool {
	if q.Decide != nil {
		return c.State == q.Decide.Decision.State
	}
	a := q.Ask.Answer
	switch {
	case c.Status != a.Status:
		return false
	case a.Status == core.Usable:
		return c.Value == a.Value
	case a.Status == core.Conflict:
		return slices.Equal(c.Values, a.Candidates)
	}
	return true
}

// isLike reports whether a choice is the right one of a list, in which a
// conflict need not name its values.
func (c Choice) isLike(q Question) bool {
	if q.Ask != nil && c.Status == core.Conflict {
		return q.Ask.Answer.Status == core.Conflict
	}
	return c.isRight(q)
}

// rightOf gives the index of the right choice; -1 = it is not among them.
func rightOf(choices []Choice, q Question) int {
	return slices.IndexFunc(choices, func(c Choice) bool { return c.isLike(q) })
}

// Right gives the index of the choice that the core answers with; -1 = it is
// not among them.
func (f *Frame) Right(question int) int { return rightOf(f.Choices(question), f.Questions[question]) }

// IsPicked reports whether a value is among those chosen for a conflict.
func (p Predict) IsPicked(choice int) bool {
	return slices.Contains(strings.Split(p.Picked, ","), strconv.Itoa(choice))
}

// pick takes a value into the conflict, or out of it.
func (p Predict) pick(choice int, choices []Choice) Predict {
	var list []string
	for i := range choices {
		if p.IsPicked(i) != (i == choice) {
			list = append(list, strconv.Itoa(i))
		}
	}
	p.Picked = strings.Join(list, ",")
	return p
}

// PickedValues lists the values chosen for a conflict, sorted.
func (s State) PickedValues() []string {
	var out []string
	for i, c := range s.Choices() {
		if s.Predict.IsPicked(i) {
			out = append(out, c.Value)
		}
	}
	slices.Sort(out)
	return out
}

// RightChoice gives the index in Choices of the right answer to the question
// on screen, once it is shown; -1 = hidden, or not among them.
func (s State) RightChoice() int {
	if s.Hides() || !s.asksAt(s.Page, s.Question) {
		return -1
	}
	return rightOf(s.Choices(), s.Frame().Questions[s.Question])
}
