package scenario

import (
	"slices"

	"memtui/internal/core"
)

// isRecorded reports whether an operation of the lesson that is not dropped,
// or an added one, records a memory.
func (n *normal) isRecorded(id string) bool {
	for i := range n.sc.Steps {
		for _, do := range n.sc.Steps[i].Do {
			if r, ok := do.Op.(core.Record); ok && r.ID == id && !n.isDropped(do.Path) {
				return true
			}
		}
	}
	return slices.ContainsFunc(n.adds, func(a Edit) bool {
		r, ok := a.Op.(core.Record)
		return ok && r.ID == id
	})
}

// fall takes along with an added memory what other edits say of it: what
// verifies or retires it, and its name in what they let others supersede.
func (n *normal) fall(id string) {
	n.adds = slices.DeleteFunc(n.adds, func(a Edit) bool {
		switch op := a.Op.(type) {
		case core.Verify:
			return op.ID == id
		case core.Retire:
			return op.ID == id
		case core.Record, core.Revoke:
		}
		return false
	})
	for i, a := range n.adds {
		if r, ok := a.Op.(core.Record); ok {
			n.adds[i].Op = unlinked(r, id)
		}
	}
	for _, e := range slices.Clone(n.inputs) {
		if e.Kind == EditSet && e.Path.Kind == PathRecord && e.Path.Field == "supersedes" {
			n.unlink(e, id)
		}
	}
}

// unlink writes an edit of what a record supersedes again, without a memory.
func (n *normal) unlink(e Edit, id string) {
	at, _ := n.sc.operation(e.Path.Whole())
	op, _ := n.sc.editOp(n.sc.Steps[e.Path.Step-1].Do[at].Op, e, 1)
	if r, ok := op.(core.Record); ok && slices.Contains(r.Supersedes, id) {
		e.Value = ListValue(unlinked(r, id).Supersedes)
		_ = n.input(e) // a list with one name less can be read as well
	}
}

// unlinked gives a record that does not supersede a memory.
func unlinked(r core.Record, id string) core.Record {
	if slices.Contains(r.Supersedes, id) {
		r.Supersedes = slices.DeleteFunc(slices.Clone(r.Supersedes), func(other string) bool { return other == id })
	}
	return r
}
