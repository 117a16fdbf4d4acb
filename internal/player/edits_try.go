package player

import (
	"reflect"
	"slices"

	"memtui/internal/scenario"
)

// Try makes edits on top of those in force, all at once: one undo takes them
// back. It gives the new edits and the lesson played with them. An edit is not
// taken, and nothing changes, where a value cannot be read or stand there, or
// where the ledger refuses an edited operation that it took before; one that
// was refused before may be edited on, and one that the lesson shows refused
// may be that again. What else is refused because of the edits stays in its
// step with the reason.
//
// Base is the lesson as its file says it, current as it is played now.
func (e Edits) Try(base, current *Lesson, edits ...scenario.Edit) (Edits, *Lesson, *NotTaken) {
	list, problem := base.Scenario.Normal(slices.Concat(e.now, edits))
	if problem != nil {
		return e, current, notTaken(edits, len(e.now), problem)
	}
	if sameEdits(list, e.now) {
		return e, current, nil
	}
	next, problem := playEdited(base, list)
	if not := next.refusesNow(current, edits, list); not != nil {
		return e, current, not
	}
	if problem != nil {
		return e, current, notTaken(edits, len(e.now), problem)
	}
	return e.to(list, e.made.with(edits)), next, nil
}

// refusesNow looks for an edited operation that is refused, and was not
// before. One that the lesson shows as refused may be so again, when an input
// is set back to what the lesson has.
func (l *Lesson) refusesNow(before *Lesson, edits, list []scenario.Edit) *NotTaken {
	if l == nil {
		return nil
	}
	for _, edit := range edits {
		is, was := l.Happening(edit.Whole()), before.Happening(edit.Whole())
		switch {
		case is == nil || is.isTaken() || was != nil && !was.isTaken():
		case l.wasRefused(edit, list):
		default:
			return &NotTaken{Edit: edit, Refusal: is.Refusal}
		}
	}
	return nil
}

// wasRefused reports whether the lesson itself shows an operation as refused,
// and has the input that is set back.
func (l *Lesson) wasRefused(edit scenario.Edit, list []scenario.Edit) bool {
	own := l
	if l.Base != nil {
		own = l.Base
	}
	h := own.Happening(edit.Whole())
	return h != nil && !h.isTaken() && !slices.ContainsFunc(list, func(e scenario.Edit) bool { return e.Path == edit.Path })
}

// isTaken reports whether the ledger took an operation, or would have.
func (h *Happening) isTaken() bool { return h.Refusal == nil }

// notTaken says which of the new edits has a problem; one of the lesson as a
// whole belongs to the last.
func notTaken(edits []scenario.Edit, before int, p *scenario.EditProblem) *NotTaken {
	at := min(max(p.Index-before, 0), len(edits)-1)
	return &NotTaken{Edit: edits[at], Problem: &p.Problem}
}

func (m *made) with(edits []scenario.Edit) *made {
	for _, e := range edits {
		m = &made{e, m}
	}
	return m
}

// Keep takes everything back that was edited of one operation or question:
// it is again as the lesson says it. An added operation goes.
func (e Edits) Keep(base *Lesson, whole scenario.Path) (Edits, *Lesson) {
	about := func(one scenario.Edit) bool { return one.Whole() == whole.Whole() }
	list := slices.DeleteFunc(slices.Clone(e.now), about)
	if len(list) == len(e.now) {
		return e, e.play(base)
	}
	var by *made
	for _, one := range e.sequence() {
		if !about(one) {
			by = &made{one, by}
		}
	}
	e = e.to(list, by)
	return e, e.play(base)
}

// Reopened makes edits of a list that was written down, as on a command line:
// one after the other, and where that fails because of their order, all at
// once, as long as none of them would have been refused at its own operation.
func Reopened(base *Lesson, list []scenario.Edit) (Edits, *Lesson, *NotTaken) {
	e, lesson := Edits{}, base
	var first *NotTaken
	for _, edit := range list {
		var not *NotTaken
		if e, lesson, not = e.Try(base, lesson, edit); not != nil && first == nil {
			first = not
		}
	}
	if first == nil {
		return e, lesson, nil
	}
	normal, problem := base.Scenario.Normal(list)
	if problem != nil {
		return Edits{}, base, notTaken(list, 0, problem)
	}
	if lesson, problem = PlayEdited(base, normal); problem != nil || lesson.refusesEdited(normal) != nil {
		return Edits{}, base, first
	}
	return Edits{}.to(normal, (*made)(nil).with(list)), lesson, nil
}

// refusesEdited looks for an edited operation that is refused for its own
// edits: with them alone, and not without them.
func (l *Lesson) refusesEdited(list []scenario.Edit) *NotTaken {
	for _, edit := range list {
		h := l.Happening(edit.Whole())
		if h == nil || h.isTaken() {
			continue
		}
		own := slices.DeleteFunc(slices.Clone(list), func(o scenario.Edit) bool { return o.Whole() != edit.Whole() })
		others := slices.DeleteFunc(slices.Clone(list), func(o scenario.Edit) bool { return o.Whole() == edit.Whole() })
		if l.Base.takes(own, edit.Whole()) || edit.Kind != scenario.EditAdd && !l.Base.takes(others, edit.Whole()) {
			continue
		}
		return &NotTaken{Edit: edit, Refusal: h.Refusal}
	}
	return nil
}

// takes reports whether an operation is taken in a lesson with edits.
func (l *Lesson) takes(list []scenario.Edit, whole scenario.Path) bool {
	lesson, problem := PlayEdited(l, list)
	if problem != nil {
		return false
	}
	h := lesson.Happening(whole)
	return h != nil && h.isTaken()
}

// sameEdits reports whether two lists in normal form are the same.
func sameEdits(a, b []scenario.Edit) bool {
	return slices.EqualFunc(a, b, func(x, y scenario.Edit) bool {
		return x.Kind == y.Kind && x.Path == y.Path && x.Value == y.Value && reflect.DeepEqual(x.Op, y.Op)
	})
}
