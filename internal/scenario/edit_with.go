package scenario

import (
	"slices"

	"memtui/internal/core"
)

// With gives the lesson with edits, in any order and form; see Normal. Only
// the steps that they touch are copied. The lesson must be one as its file
// says it: edits do not stand on edits.
//
// A dropped operation stays in its step, marked as gone, so that a reader
// sees what fell with it: what verifies or retires a dropped memory, and its
// name in what later ones supersede.
func (s *Scenario) With(edits []Edit) (*Scenario, *EditProblem) {
	list, problem := s.Normal(edits)
	if problem != nil {
		return nil, problem
	}
	if len(list) == 0 {
		return s, nil
	}
	own := *s
	own.Steps = slices.Clone(s.Steps)
	w := editing{sc: &own, owned: map[part]bool{}}
	for _, e := range list {
		w.apply(e)
	}
	for _, e := range list {
		if e.Kind == EditAdd {
			w.add(e)
		}
	}
	w.fall(list)
	return w.sc, nil
}

// editing is a scenario of which parts are copied when they are written to.
type editing struct {
	sc    *Scenario
	owned map[part]bool
}

// part is the operations or questions of one step.
type part struct {
	step int
	of   PathKind // ask, decide, or record for all operations
}

// do gives the operations of a step to be written to.
func (w *editing) do(number int) []Do {
	step := &w.sc.Steps[number-1]
	if at := (part{number, PathRecord}); !w.owned[at] {
		step.Do, w.owned[at] = slices.Clone(step.Do), true
	}
	return step.Do
}

// apply makes one edit of what the lesson has; it was tried before.
func (w *editing) apply(e Edit) {
	if e.Kind == EditAdd {
		return
	}
	step := &w.sc.Steps[e.Path.Step-1]
	switch e.Path.Kind {
	case PathAsk:
		if at := (part{e.Path.Step, PathAsk}); !w.owned[at] {
			step.Ask, w.owned[at] = slices.Clone(step.Ask), true
		}
		ask := &step.Ask[e.Path.N-1]
		*ask, _ = w.sc.editAsk(*ask, e, 1)
	case PathDecide:
		if at := (part{e.Path.Step, PathDecide}); !w.owned[at] {
			step.Decide, w.owned[at] = slices.Clone(step.Decide), true
		}
		decide := &step.Decide[e.Path.N-1]
		decide.Request, _ = editRequest(decide.Request, e, 1)
	case PathRecord, PathVerify, PathRetire, PathRevoke:
		at, _ := w.sc.operation(e.Path.Whole())
		do := &w.do(e.Path.Step)[at]
		if e.Kind == EditDrop {
			do.Gone = Dropped
			return
		}
		do.Op, _ = w.sc.editOp(do.Op, e, 1)
	}
}

// add puts an added operation into its step in record order: before the first
// one that is recorded later, else at the end. One that the lesson shows as
// refused was never recorded, and may stand anywhere.
func (w *editing) add(e Edit) {
	list := w.do(e.Path.Step)
	when := e.Op.When()
	at := slices.IndexFunc(list, func(do Do) bool { return !do.Refused && when.Before(do.Op.When()) })
	if at < 0 {
		at = len(list)
	}
	w.sc.Steps[e.Path.Step-1].Do = slices.Insert(list, at, Do{Op: e.Op, Path: e.Whole(), Added: true})
}

// fall lets fall what speaks of a memory that was dropped: behind its place,
// and as long as nothing else records it.
func (w *editing) fall(list []Edit) {
	gone, from := map[string]bool{}, len(w.sc.Steps)
	for _, e := range list {
		if e.Kind == EditDrop && e.Path.Kind == PathRecord {
			from = min(from, e.Path.Step)
		}
	}
	for number := from; number <= len(w.sc.Steps); number++ {
		for i := range w.sc.Steps[number-1].Do {
			w.fallOne(number, i, gone)
		}
	}
}

func (w *editing) fallOne(number, i int, gone map[string]bool) {
	do := &w.sc.Steps[number-1].Do[i]
	switch op := do.Op.(type) {
	case core.Record:
		if do.Gone == Dropped {
			gone[op.ID] = !w.recorded(op.ID, number, i)
			return
		}
		w.unlink(number, i, op, gone)
		delete(gone, op.ID)
	case core.Verify, core.Retire:
		if gone[op.Target()] && do.Gone == NotGone {
			w.do(number)[i].Gone = Fell
		}
	case core.Revoke:
	}
}

// recorded reports whether an operation before a place records a memory.
func (w *editing) recorded(id string, number, i int) bool {
	for n := 1; n <= number; n++ {
		for j, do := range w.sc.Steps[n-1].Do {
			if n == number && j >= i {
				return false
			}
			if r, ok := do.Op.(core.Record); ok && r.ID == id && do.Gone == NotGone {
				return true
			}
		}
	}
	return false
}

// unlink takes the names of dropped memories out of what a record supersedes.
func (w *editing) unlink(number, i int, r core.Record, gone map[string]bool) {
	is := func(id string) bool { return gone[id] }
	if !slices.ContainsFunc(r.Supersedes, is) {
		return
	}
	do := &w.do(number)[i]
	for _, id := range sorted(r.Supersedes) {
		if gone[id] {
			do.Unlinked = append(do.Unlinked, id)
		}
	}
	r.Supersedes = slices.DeleteFunc(slices.Clone(r.Supersedes), is)
	do.Op = r
}
