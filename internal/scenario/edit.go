package scenario

import (
	"memtui/internal/core"
	"memtui/internal/source"
)

// EditKind says what an edit does to a lesson.
type EditKind string

// The kinds of edit, as the flags of the command line name them.
const (
	EditSet   EditKind = "set"   // an input holds another value
	EditClear EditKind = "clear" // an input is left out of the file, so that its default applies
	EditDrop  EditKind = "drop"  // an operation is left out
	EditAdd   EditKind = "add"   // an operation is added to a step
)

// Edit is one difference from a lesson, as data: it can be kept, applied,
// written on a command line and read back.
type Edit struct {
	Kind EditKind
	// Path names the input, or for a drop the operation as a whole, in the
	// lesson as its file says it; its Step is never 0. For an addition only
	// its Step counts.
	Path Path
	// Value is what is set, as VALUE of the command line: a text, a time, or a
	// list as `[D1, D2]`.
	Value string
	// Op is the operation that is added, with every default filled in. It
	// stands in its step in record order, behind what is recorded by then.
	Op core.Op
}

// Whole gives the operation or question that an edit is about, as a path
// without a field.
func (e Edit) Whole() Path {
	if e.Kind == EditAdd {
		return pathOf(e.Path.Step, e.Op)
	}
	return e.Path.Whole()
}

// Whole gives the operation or question that a path leads into.
func (p Path) Whole() Path {
	p.Field = ""
	return p
}

// pathOf names an operation of a step as a whole.
func pathOf(step int, op core.Op) Path {
	return Path{Step: step, Kind: PathKind(core.KindOf(op)), ID: op.Target()}
}

// EditProblem is why edits cannot be applied to a lesson: a value that cannot
// be read or stand there, or a path that leads nowhere. What the ledger says
// to an edited operation is another question.
type EditProblem struct {
	Index   int               // of the edit in its list
	Problem source.Diagnostic // its places are those of a text that is the VALUE alone
}

// Error gives the code and its arguments, for logs and tests.
func (p *EditProblem) Error() string { return string(p.Problem.Code) + " " + quote(p.Problem.Args) }
