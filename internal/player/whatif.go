package player

import (
	"memtui/internal/core"
	"memtui/internal/scenario"
)

// Tab is one thing whose inputs can be changed: an operation, the chosen
// question of the step, or what can be added.
type Tab struct {
	Kind  TabKind
	Path  scenario.Path // of the operation or question as a whole
	Op    core.Op       // operation: as it is now
	Gone  scenario.Gone // operation: not "" when the what-if goes on without it
	Added bool          // operation: by an edit
}

// TabKind says what a tab holds.
type TabKind string

// The kinds of tab.
const (
	TabOperation TabKind = "operation"
	TabQuestion  TabKind = "question"
	TabAdd       TabKind = "add"
)

// InputField is one row of a tab: an input, or what can be done to the whole.
type InputField struct {
	Path  scenario.Path
	Field core.Field // zero for an action
	// Action is "" for an input. On the tab of an operation it is "drop", or
	// "keep" for one that is gone: Path is then what is kept, the memory that
	// was dropped. On the tab of additions it is "record", "verify", "retire"
	// or "revoke", and Value says which: the id of the memory that is copied,
	// verified or retired, or the source.
	Action  Action
	Value   string // as VALUE, "" = missing or left out; defaults are filled in
	Was     string // what the lesson has
	Differs bool   // from the lesson; never for an operation that was added
	Vary    bool   // the lesson invites to toggle it
	// Choices are what it can hold, in the order in which it cycles, where they
	// are asked for: see State.Fields. At is the one in force, and Marked the
	// one in ‹ ›: it may be one that was refused, or the one that is typed.
	Choices    []Option
	At, Marked int
}

// Action is what can be done to an operation as a whole, or added.
type Action string

// The actions.
const (
	ActionDrop   Action = "drop"
	ActionKeep   Action = "keep"
	ActionRecord Action = "record"
	ActionVerify Action = "verify"
	ActionRetire Action = "retire"
	ActionRevoke Action = "revoke"
)

// Option is one value that a field can hold.
type Option struct {
	Value   string // as VALUE
	Missing bool   // left out
	Type    bool   // opens a text field
}

// Tabs lists what can be changed on the step on screen: the operations up to
// it in the order of the lesson, those that were refused, dropped or added
// too, the chosen question, and additions. On a decision it is the decision
// alone.
func (s State) Tabs() []Tab {
	f := s.Frame()
	switch {
	case f == nil:
		return nil
	case s.IsDecision():
		return []Tab{{Kind: TabQuestion, Path: f.path(s.Question)}}
	}
	many := 2
	for _, step := range s.shownSteps() {
		many += len(step.Do)
	}
	out := make([]Tab, 0, many)
	for _, step := range s.shownSteps() {
		for i := range step.Do {
			do := &step.Do[i]
			out = append(out, Tab{Kind: TabOperation, Path: do.Path, Op: do.Op, Gone: do.Gone, Added: do.Added})
		}
	}
	if len(f.Questions) > 0 {
		out = append(out, Tab{Kind: TabQuestion, Path: f.path(s.Question)})
	}
	return append(out, Tab{Kind: TabAdd, Path: scenario.Path{Step: f.Number()}})
}

// path names a question of the step as a whole.
func (f *Frame) path(question int) scenario.Path {
	asks := len(f.Step.Ask)
	if question < asks {
		return scenario.Path{Step: f.Number(), Kind: scenario.PathAsk, N: question + 1}
	}
	return scenario.Path{Step: f.Number(), Kind: scenario.PathDecide, N: question - asks + 1}
}

// base gives the lesson as its file says it.
func (s State) base() *Lesson {
	if s.Base != nil {
		return s.Base
	}
	return s.Lesson
}
