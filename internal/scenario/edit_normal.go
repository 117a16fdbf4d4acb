package scenario

import (
	"cmp"
	"slices"

	"memtui/internal/core"
	"memtui/internal/source"
)

// Normal gives edits in their normal form: in the order of the lesson, at
// most one for an input, none that says what the lesson says, none of an
// operation that is dropped; a change of an added operation is part of its
// addition, and dropping it takes the addition back. Two lists with the same
// normal form make the same lesson.
func (s *Scenario) Normal(edits []Edit) ([]Edit, *EditProblem) {
	n := normal{sc: s}
	for i, e := range edits {
		if d := n.take(e); d != nil {
			return nil, &EditProblem{Index: i, Problem: *d}
		}
	}
	if d := s.manyOps(len(n.adds)); d != nil && len(n.adds) > 0 {
		return nil, &EditProblem{Index: len(edits) - 1, Problem: *d}
	}
	return n.list(), nil
}

// normal gathers edits one by one.
type normal struct {
	sc     *Scenario
	inputs []Edit // sets and clears of what the lesson has
	drops  []Edit
	adds   []Edit // in the order in which they were made
}

func (n *normal) take(e Edit) *source.Diagnostic {
	if e.Kind == EditAdd {
		return n.add(e)
	}
	if at := n.added(e.Path.Whole()); at >= 0 {
		return n.ofAdded(at, e)
	}
	if d := n.sc.leads(e.Path); d != nil {
		return d
	}
	switch e.Kind {
	case EditDrop:
		return n.drop(e)
	case EditSet, EditClear:
		if !n.isDropped(e.Path) {
			return n.input(e)
		}
	case EditAdd:
	}
	return nil
}

// leads says where a path does not lead to what the lesson has.
func (s *Scenario) leads(p Path) *source.Diagnostic {
	there := false
	if p.Kind.isOperation() {
		_, there = s.operation(p.Whole())
	} else if step, ok := s.step(p.Step); ok {
		there = p.N >= 1 && p.N <= step.questions(p.Kind)
	}
	if there {
		return nil
	}
	d := s.absentAt(p, 0)
	return &d
}

func (n *normal) added(whole Path) int {
	return slices.IndexFunc(n.adds, func(a Edit) bool { return a.Whole() == whole })
}

func (n *normal) isDropped(p Path) bool {
	return slices.ContainsFunc(n.drops, func(d Edit) bool { return d.Path == p.Whole() })
}

func (n *normal) drop(e Edit) *source.Diagnostic {
	switch {
	case !e.Path.Kind.isOperation():
		return &source.Diagnostic{Code: source.CodeEditQuestion, Args: []string{e.Path.String()}}
	case e.Path.Field != "":
		whole := e.Path.Whole().String()
		return &source.Diagnostic{Code: source.CodeEditWhole, Args: []string{e.Path.String()}, Write: whole}
	case n.isDropped(e.Path):
		return nil
	}
	n.inputs = slices.DeleteFunc(n.inputs, func(i Edit) bool { return i.Path.Whole() == e.Path })
	n.drops = append(n.drops, Edit{Kind: EditDrop, Path: e.Path})
	return nil
}

// add takes an operation that the lesson gets more, under a name that nothing
// in its step has.
func (n *normal) add(e Edit) *source.Diagnostic {
	if _, ok := n.sc.step(e.Path.Step); !ok {
		d := n.sc.noStep(e.Path.Step)
		return &d
	}
	e = Edit{Kind: EditAdd, Path: Path{Step: e.Path.Step}, Op: n.sc.filled(e.Op, e.Path.Step)}
	whole := e.Whole()
	if d := first(n.sc.sound(e.Op, whole, "", source.Range{})); d != nil {
		return d
	}
	if _, taken := n.sc.operation(whole); taken || n.added(whole) >= 0 {
		return &source.Diagnostic{In: whole.owner(), Code: source.CodeEditTwice, Args: []string{whole.inStep(), whole.step()}}
	}
	n.adds = append(n.adds, e)
	return nil
}

// ofAdded folds an edit of an added operation into its addition.
func (n *normal) ofAdded(at int, e Edit) *source.Diagnostic {
	if e.Kind == EditDrop {
		if e.Path.Field != "" {
			return n.drop(e)
		}
		gone := n.adds[at].Op
		n.adds = slices.Delete(n.adds, at, at+1)
		if r, ok := gone.(core.Record); ok && !n.isRecorded(r.ID) {
			n.fall(r.ID)
		}
		return nil
	}
	if e.Path.Kind == PathRevoke && e.Path.Field == "evidence" {
		return n.renameAdded(at, e)
	}
	op, problems := n.sc.editOp(n.adds[at].Op, e, 1)
	if d := first(problems); d != nil {
		return d
	}
	n.adds[at].Op = op
	return nil
}

// renameAdded gives an added revocation another source, which is its name.
func (n *normal) renameAdded(at int, e Edit) *source.Diagnostic {
	op, problems := n.sc.editOp(n.adds[at].Op, e, 1)
	if d := first(problems); d != nil {
		return d
	}
	was := n.adds[at]
	n.adds = slices.Delete(n.adds, at, at+1)
	if d := n.add(Edit{Kind: EditAdd, Path: was.Path, Op: op}); d != nil {
		n.adds = slices.Insert(n.adds, at, was)
		return d
	}
	renamed := n.adds[len(n.adds)-1]
	n.adds = slices.Insert(n.adds[:len(n.adds)-1], at, renamed)
	return nil
}

// input takes a set or clear, unless it says what the lesson has. Where the
// record of a decision is edited as a whole, edits of its fields stand on top
// of that.
func (n *normal) input(e Edit) *source.Diagnostic {
	e, differs, problems := n.compared(e)
	if d := first(problems); d != nil {
		return d
	}
	n.inputs = slices.DeleteFunc(n.inputs, func(i Edit) bool {
		return i.Path == e.Path || e.Path.Field == "candidate" && i.Path.Whole() == e.Path.Whole() && i.Path.inCandidate()
	})
	if differs {
		n.inputs = append(n.inputs, e)
	}
	return nil
}

func (p Path) inCandidate() bool {
	return len(p.Field) > len("candidate.") && p.Field[:10] == "candidate."
}

// compared gives an edit with its value as it is written back, and reports
// whether it differs from the lesson.
func (n *normal) compared(e Edit) (Edit, bool, []source.Diagnostic) {
	step := &n.sc.Steps[e.Path.Step-1]
	f, _ := e.Path.Input()
	switch e.Path.Kind {
	case PathAsk:
		was := step.Ask[e.Path.N-1]
		is, problems := n.sc.editAsk(was, e, 1)
		if source.Failed(problems) {
			return e, false, problems
		}
		return e.holding(Value(f, &is.Written)), differsIn(f, was, is, step.On), nil
	case PathDecide:
		return n.comparedRequest(e, f, step.Decide[e.Path.N-1].Request)
	case PathRecord, PathVerify, PathRetire, PathRevoke:
	}
	at, _ := n.sc.operation(e.Path.Whole())
	was := step.Do[at].Op
	is, problems := n.sc.editOp(was, e, 1)
	if source.Failed(problems) {
		return e, false, problems
	}
	return e.holding(Value(f, editable(is))), !same(f, editable(was), editable(is)), nil
}

// holding gives a set with another spelling of its value.
func (e Edit) holding(value string) Edit {
	if e.Kind == EditSet {
		e.Value = value
		return e
	}
	e.Value = ""
	return e
}

// differsIn reports whether a field of a question differs. Where a valid that
// is left out goes by known, one that is written does not, even if it says the
// same now.
func differsIn(f core.Field, was, is Ask, on core.Time) bool {
	if f.Name == "valid" && on.IsZero() && was.Written.Valid.IsZero() != is.Written.Valid.IsZero() {
		return true
	}
	return !same(f, &was.Query, &is.Query)
}

// comparedRequest compares an input of a decision with the lesson's, or where
// its record was edited as a whole, with that. An empty text is one left out.
func (n *normal) comparedRequest(e Edit, f core.Field, was core.Request) (Edit, bool, []source.Diagnostic) {
	if f.Kind != core.KindGroup {
		for _, i := range n.inputs {
			if i.Path.Whole() == e.Path.Whole() && i.Path.Field == "candidate" {
				was, _ = editRequest(was, i, 1)
			}
		}
	}
	is, problems := editRequest(was, e, 1)
	if source.Failed(problems) {
		return e, false, problems
	}
	if value := Value(f, &is); value == "" {
		e = Edit{Kind: EditClear, Path: e.Path}
	} else {
		e = e.holding(value)
	}
	return e, !same(f, &was, &is), nil
}

// list gives what was gathered in the order of the lesson.
func (n *normal) list() []Edit {
	out := slices.Concat(n.inputs, n.drops, n.adds)
	slices.SortStableFunc(out, func(a, b Edit) int {
		return cmp.Or(cmp.Compare(a.Path.Step, b.Path.Step), cmp.Compare(a.rank(), b.rank()), cmp.Compare(n.place(a), n.place(b)))
	})
	return out
}

// rank orders what belongs to one step: its operations, those added, its
// questions.
func (e Edit) rank() int {
	switch {
	case e.Kind == EditAdd:
		return 1
	case e.Path.Kind == PathAsk:
		return 2
	case e.Path.Kind == PathDecide:
		return 3
	}
	return 0
}

// place orders edits of one rank by operation or question, then by field;
// additions stay in the order in which they were made.
func (n *normal) place(e Edit) int {
	if e.Kind == EditAdd {
		return 0
	}
	at := e.Path.N
	if e.Path.Kind.isOperation() {
		at, _ = n.sc.operation(e.Path.Whole())
	}
	field := slices.IndexFunc(e.Path.Kind.fieldsOf().all, func(f core.Field) bool { return f.Name == e.Path.Field })
	return at*100 + field + 1
}

// first gives the first error of a list; nil: there is none.
func first(problems []source.Diagnostic) *source.Diagnostic {
	for i := range problems {
		if !problems[i].Warning {
			return &problems[i]
		}
	}
	return nil
}
