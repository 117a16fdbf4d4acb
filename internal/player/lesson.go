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
	// the lesson records them; drawing gives each its tint by it. Those of a
	// what-if begin with the lesson's own, so that no tint moves.
	Values []string
	// Base is the lesson without the edits with which this one was played;
	// nil: it has none.
	Base *Lesson

	// Memo keeps what depends on nothing but the lesson as it was played.
	Memo Memo
	// own are the axes of the ledger alone, united those of Lesson.plane.
	own, united latest[core.Subject, core.Grid]
}

// Play takes every step of a scenario through the core. Operations that the
// core refuses are kept in their frame with the reason; the lesson goes on
// without them.
func Play(sc *scenario.Scenario) *Lesson {
	l := newLesson(sc)
	l.play(0)
	return l
}

func newLesson(sc *scenario.Scenario) *Lesson {
	return &Lesson{Scenario: sc, Ledger: &core.Ledger{}, Frames: make([]Frame, len(sc.Steps))}
}

// play plays the steps from an index on.
func (l *Lesson) play(from int) {
	seen := make(map[string]bool, len(l.Values))
	for _, value := range l.Values {
		seen[value] = true
	}
	r := l.recall(from)
	for i := from; i < len(l.Frames); i++ {
		f := &l.Frames[i]
		*f = Frame{lesson: l, Index: i, Step: &l.Scenario.Steps[i], Day: l.Scenario.Steps[i].On, from: l.Ledger.Len()}
		for j := range f.Step.Do {
			do := &f.Step.Do[j]
			f.Happened = append(f.Happened, l.apply(do))
			if r, ok := do.Op.(core.Record); ok && do.Gone == scenario.NotGone && !seen[r.Value] {
				seen[r.Value] = true
				l.Values = append(l.Values, r.Value)
			}
		}
		f.to = l.Ledger.Len()
		f.ask(r)
		f.decide()
	}
}

// apply gives an operation to the ledger, unless it is gone.
func (l *Lesson) apply(do *scenario.Do) Happening {
	h := Happening{Op: do.Op, Path: do.Path, Added: do.Added, Gone: do.Gone, Unlinked: do.Unlinked}
	if do.Gone != scenario.NotGone {
		return h
	}
	before := l.Ledger.Len()
	if err := l.Ledger.Apply(do.Op); err != nil {
		h.Refusal = err.(*core.Refusal)
		return h
	}
	h.Repeat = l.Ledger.Len() == before
	if revoke, ok := do.Op.(core.Revoke); ok {
		h.Rests = l.Ledger.Now().Citing(revoke.Evidence)
	}
	return h
}

// Happening finds what became of an operation, by its path as a whole; nil
// where the lesson does not have it.
func (l *Lesson) Happening(whole scenario.Path) *Happening {
	if whole.Step < 1 || whole.Step > len(l.Frames) {
		return nil
	}
	happened := l.Frames[whole.Step-1].Happened
	for i := range happened {
		if happened[i].Path == whole {
			return &happened[i]
		}
	}
	return nil
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
