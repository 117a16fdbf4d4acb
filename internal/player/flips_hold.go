package player

import (
	"slices"

	"memtui/internal/core"
	"memtui/internal/scenario"
)

// Flipping gives everything that would flip the answer to a question that is
// asked of the ledger on screen, as the core tries it. A change after which
// the lesson goes another way, since it then takes an operation that it shows
// as refused, or since its path means such a one, is offered only where it
// does the same there, with the answer that the lesson then gives.
func (s State) Flipping(q core.Query) core.Flips {
	found := s.Frame().After().Flips(q)
	found.Settle = s.holding(q, found.Settle)
	for i := range found.LeftOut {
		found.LeftOut[i] = s.letting(q, found.LeftOut[i])
	}
	return found
}

// holding keeps of the changes that settle a conflict those that do so in the
// lesson.
func (s State) holding(q core.Query, flips []core.Flip) []core.Flip {
	return s.trueHere(q, flips, func(a core.Answer) bool { return a.Status == core.Usable })
}

// letting keeps of the changes that let in a memory those that do so in the
// lesson.
func (s State) letting(q core.Query, left core.LeftOut) core.LeftOut {
	left.Flips = s.trueHere(q, left.Flips, func(a core.Answer) bool {
		return slices.ContainsFunc(a.Left, func(in core.Left) bool { return in.ID == left.Memory.ID })
	})
	return left
}

// trueHere tries those changes in the lesson that may lead elsewhere there.
func (s State) trueHere(q core.Query, flips []core.Flip, does func(core.Answer) bool) []core.Flip {
	refused := s.refused()
	if len(refused) == 0 {
		return flips
	}
	var out []core.Flip
	for _, flip := range flips {
		if s.mayLeadElsewhere(flip.Change, refused) {
			then, not := s.Edited(s.Frame().opEdit(flip.Change))
			if not != nil {
				continue
			}
			if flip.Answer = then.Frame().After().Ask(q); !does(flip.Answer) {
				continue
			}
		}
		out = append(out, flip)
	}
	return out
}

// refused gives the operations up to the step on screen that the ledger did
// not take.
func (s State) refused() []*Happening {
	var out []*Happening
	for i := range s.Lesson.Frames[:s.Page] {
		for j := range s.Lesson.Frames[i].Happened {
			if h := &s.Lesson.Frames[i].Happened[j]; h.Gone == scenario.NotGone && !h.isTaken() {
				out = append(out, h)
			}
		}
	}
	return out
}

// mayLeadElsewhere reports whether the lesson may take one of its refused
// operations after a change, or takes the change for one of such an operation:
// of two with one name in a step, a path means the first.
func (s State) mayLeadElsewhere(c core.Change, refused []*Happening) bool {
	switch c.Kind {
	case core.ChangeInput, core.ChangeAsk, core.ChangeAdd:
		return false
	case core.ChangeClear, core.ChangeLink, core.ChangeUnlink, core.ChangeDrop:
	}
	path, op := s.Frame().OpPath(c.Op), s.Frame().After().Ops()[c.Op]
	return slices.ContainsFunc(refused, func(h *Happening) bool {
		switch h.Refusal.Code {
		case core.CodeAlreadyRetired:
			return h.Op.Target() == op.Target() || h.Path == path
		case core.CodeTimeBackwards:
			return c.Kind == core.ChangeDrop || h.Path == path
		}
		return h.Path == path
	})
}
