package scenario

import (
	"maps"
	"slices"

	"memtui/internal/core"
)

// Settled gives a lesson as one of its own: what is gone is left out, each
// operation is marked as refused if it is, every question expects what is
// answered, and vary and goal are kept where they still lead somewhere: a goal
// that is reached is no exercise any more. A step of which nothing is left
// says its title.
func Settled(sc *Scenario) *Scenario {
	own := *sc
	own.Steps = slices.Clone(sc.Steps)
	s := settling{from: sc, taken: map[string]bool{}}
	for i := range own.Steps {
		s.step(&own.Steps[i], i+1)
	}
	return &own
}

// settling plays a lesson as it goes.
type settling struct {
	from   *Scenario
	ledger core.Ledger
	taken  map[string]bool // the memories recorded so far
}

func (s *settling) step(step *Step, number int) {
	step.Do = s.do(step.Do)
	step.Ask, step.Decide = slices.Clone(step.Ask), slices.Clone(step.Decide)
	for i := range step.Ask {
		ask := &step.Ask[i]
		ask.Expect = s.answered(ask.Query, ask.Expect)
	}
	for i := range step.Decide {
		decide := &step.Decide[i]
		decide.Expect = decided(core.Decide(decide.Request), decide.Expect)
	}
	step.Vary = s.vary(step.Vary, number)
	if g := step.Goal; g != nil && (!s.knows(g.Reach.Left) || g.Reached(*step, s.ledger.Now())) {
		step.Goal = nil
	}
	if step.Say.IsZero() && len(step.Do)+len(step.Ask)+len(step.Decide) == 0 {
		step.Say = step.Title
	}
}

// do gives the operations that are left, each with what became of it.
func (s *settling) do(list []Do) []Do {
	var out []Do
	for _, do := range list {
		if do.Gone != NotGone {
			continue
		}
		do.Refused, do.Code = false, ""
		if refusal, ok := s.ledger.Apply(do.Op).(*core.Refusal); ok {
			do.Refused, do.Code = true, refusal.Code
		} else if r, ok := do.Op.(core.Record); ok {
			s.taken[r.ID] = true
		}
		do.Path, do.Added, do.Unlinked = Path{}, false, nil
		out = append(out, do)
	}
	return out
}

// answered expects an answer; what was expected of memories left out is kept
// as far as it holds.
func (s *settling) answered(q core.Query, was *Expect) *Expect {
	a := s.ledger.Ask(q)
	x := &Expect{Status: &a.Status}
	switch a.Status {
	case core.Usable:
		x.Value, x.Evidence = &a.Value, a.Evidence
	case core.Conflict:
		x.Candidates = a.Candidates
	case core.NotFound:
	}
	if was == nil || len(was.Left) == 0 {
		return x
	}
	left := maps.Clone(was.Left)
	for _, m := range was.misplaced(s.ledger.Now(), q) {
		delete(left, m.id)
	}
	maps.DeleteFunc(left, func(id string, _ core.Rung) bool { return !s.taken[id] })
	if len(left) > 0 {
		x.Left = left
	}
	return x
}

// decided expects a decision; its phase and next action only where they were
// expected before.
func decided(d core.Decision, was *Expect) *Expect {
	x := &Expect{State: &d.State}
	if d.State == core.StateBlocked {
		x.Unknowns = d.Unknowns
	}
	if was != nil && was.Phase != nil {
		x.Phase = &d.Phase
	}
	if was != nil && was.NextAction != nil {
		x.NextAction = &d.Next
	}
	return x
}

// vary keeps the paths of what is still there, under the name that it has in
// the file: a revocation has that of its source.
func (s *settling) vary(paths []string, number int) []string {
	var out []string
	for _, text := range paths {
		p, ok := ParsePath(text)
		found, there := s.from.Resolve(p, number)
		if !ok || !there {
			continue
		}
		if !p.Kind.isOperation() {
			out = append(out, text)
			continue
		}
		at, _ := s.from.operation(found.Whole())
		do := s.from.Steps[found.Step-1].Do[at]
		switch {
		case do.Gone != NotGone:
		case do.Op.Target() == found.ID:
			out = append(out, text)
		default:
			p.ID = do.Op.Target()
			out = append(out, p.String())
		}
	}
	return out
}

func (s *settling) knows(left map[string]core.Rung) bool {
	for id := range left {
		if !s.taken[id] {
			return false
		}
	}
	return true
}
