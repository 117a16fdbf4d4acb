package player

import (
	"slices"
	"strings"

	"memtui/internal/scenario"
)

// Edits are the differences of a what-if from its lesson, with all that was
// done to them. It is a value: every verb gives another one.
type Edits struct {
	now          []scenario.Edit // normalised: see List
	made         *made           // how they came about
	past, future *edited
}

// edited is an earlier or later list of edits.
type edited struct {
	list  []scenario.Edit
	made  *made
	below *edited
}

// made is an edit that was taken, on top of those before it.
type made struct {
	edit  scenario.Edit
	below *made
}

// List gives the edits in force, in the order of the lesson: at most one for
// an input, none that says what the lesson says, none of an operation that
// is dropped.
func (e Edits) List() []scenario.Edit { return e.now }

// Count gives how many fields, drops and additions differ from the lesson.
func (e Edits) Count() int { return len(e.now) }

// CanUndo reports whether there is something to go back to.
func (e Edits) CanUndo() bool { return e.past != nil }

// CanRedo reports whether something was undone.
func (e Edits) CanRedo() bool { return e.future != nil }

// Signature is equal for edits that make the same what-if of one lesson.
func (e Edits) Signature() string {
	out := make([]string, len(e.now))
	for i, one := range e.now {
		out[i] = string(one.Kind) + " " + one.Flag()
	}
	return strings.Join(out, "\n")
}

// to gives other edits, with the present ones as what an undo goes back to.
func (e Edits) to(list []scenario.Edit, by *made) Edits {
	return Edits{now: list, made: by, past: &edited{e.now, e.made, e.past}}
}

// Undo goes back to what was before the last edit, addition or reset. Base is
// the lesson as its file says it.
func (e Edits) Undo(base *Lesson) (Edits, *Lesson) {
	if e.past == nil {
		return e, e.play(base)
	}
	e = Edits{
		now: e.past.list, made: e.past.made, past: e.past.below,
		future: &edited{e.now, e.made, e.future},
	}
	return e, e.play(base)
}

// Redo makes again what was undone last.
func (e Edits) Redo(base *Lesson) (Edits, *Lesson) {
	if e.future == nil {
		return e, e.play(base)
	}
	e = Edits{
		now: e.future.list, made: e.future.made, future: e.future.below,
		past: &edited{e.now, e.made, e.past},
	}
	return e, e.play(base)
}

// Reset goes back to the lesson; undoing that brings the edits back.
func (e Edits) Reset(base *Lesson) (Edits, *Lesson) {
	if len(e.now) == 0 {
		return e, base
	}
	return e.to(nil, nil), base
}

// play takes the lesson with the edits through the core. They were taken
// before, so nothing can be wrong with them.
func (e Edits) play(base *Lesson) *Lesson {
	lesson, problem := PlayEdited(base, e.now)
	if problem != nil {
		return base
	}
	return lesson
}

// sequence gives the edits that were made, the first one first.
func (e Edits) sequence() []scenario.Edit {
	var out []scenario.Edit
	for m := e.made; m != nil; m = m.below {
		out = append(out, m.edit)
	}
	slices.Reverse(out)
	return out
}
