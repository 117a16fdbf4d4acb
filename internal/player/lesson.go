package player

import (
	"memtui/internal/core"
	"memtui/internal/scenario"
)

// Lesson is a scenario that was played: one ledger, and a frame a step.
type Lesson struct {
	Scenario *scenario.Scenario
	Ledger   *core.Ledger // every operation that was taken
	Frames   []Frame
	// Values lists the distinct values of all subjects in the order in which
	// the lesson records them; drawing gives each its tint by it.
	Values []string
}

// Play takes every step of a scenario through the core. Operations that the
// core refuses are kept in their frame with the reason; the lesson goes on
// without them.
func Play(sc *scenario.Scenario) *Lesson {
	l := &Lesson{Scenario: sc, Ledger: &core.Ledger{}, Frames: make([]Frame, len(sc.Steps))}
	seen := map[string]bool{}
	for i := range sc.Steps {
		f := &l.Frames[i]
		*f = Frame{lesson: l, Index: i, Step: &sc.Steps[i], Day: sc.Steps[i].On}
		before := l.Ledger.Len()
		for _, do := range f.Step.Do {
			f.Happened = append(f.Happened, l.apply(do.Op))
			if r, ok := do.Op.(core.Record); ok && !seen[r.Value] {
				seen[r.Value] = true
				l.Values = append(l.Values, r.Value)
			}
		}
		f.from, f.to = before, l.Ledger.Len()
		f.ask()
		f.decide()
	}
	return l
}

func (l *Lesson) apply(op core.Op) Happening {
	h := Happening{Op: op}
	before := l.Ledger.Len()
	if err := l.Ledger.Apply(op); err != nil {
		h.Refusal = err.(*core.Refusal)
		return h
	}
	h.Repeat = l.Ledger.Len() == before
	if revoke, ok := op.(core.Revoke); ok {
		h.Rests = l.Ledger.Now().Citing(revoke.Evidence)
	}
	return h
}

// Tint gives the place of a value in Values, from 0; -1 for one that no step
// records.
func (l *Lesson) Tint(value string) int {
	for i, v := range l.Values {
		if v == value {
			return i
		}
	}
	return -1
}

// Questions counts the questions of the whole lesson.
func (l *Lesson) Questions() int {
	n := 0
	for i := range l.Frames {
		n += len(l.Frames[i].Questions)
	}
	return n
}
