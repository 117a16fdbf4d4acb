package player

import (
	"memtui/internal/core"
	"memtui/internal/scenario"
)

// Flips is everything that would flip the answer to a question: of the
// ledger, or a record decision. All of it was tried on the core.
type Flips struct {
	Query    core.Query
	Answer   core.Answer
	Request  core.Request
	Decision core.Decision
	// Answers are the columns of a conflict: the answers to which its changes
	// lead, by value. Of a decision they are none: its columns are States.
	Answers []core.Answer
	States  []core.State // a decision's columns: the other states, in slot order
	Rows    []FlipRow
	// Unlisted counts the memories of other subjects that are left out of the
	// rows, because the ledger holds more than maxTable.
	Unlisted int

	memo Memo // sets by their state, trials by their item
}

// FlipSection is a part of the table of changes.
type FlipSection string

// The sections, in their order. A conflict alone has the first; a decision
// has only the last.
const (
	FlipSettle  FlipSection = "settle"
	FlipLeftOut FlipSection = "left-out"
	FlipNearest FlipSection = "nearest"
	FlipFields  FlipSection = "fields"
)

// FlipRow is one row of the table.
type FlipRow struct {
	Section FlipSection
	Kind    core.ChangeKind // settle: link; add (see Op for which)
	Op      core.OpKind     // settle: what is added: retire or revoke; "" for a link
	Memory  *core.LeftOut   // left-out: the memory; several rows may be about one
	First   bool            // settle, left-out: the first row of its kind, or about its memory
	Axis    string          // nearest: "valid" or "known"
	Field   string          // fields: the input's path
	Idle    FlipIdle        // fields: why the field has no effect; "" = it has some
	Stays   []string        // idle because blocked: the inputs that keep it so
	// Items are the changes of the row, in column order; of a settle row at
	// most one a column. A left-out memory that no single change lets in has a
	// row without any, and so has a field without effect.
	Items []FlipItem
}

// FlipIdle says why no single change of an input leads to another state.
type FlipIdle string

// The reasons.
const (
	IdleWhole   FlipIdle = "whole"   // the record as a whole is missing, and its fields with it
	IdleBlocked FlipIdle = "blocked" // other inputs keep it blocked
	IdleReach   FlipIdle = "reach"   // no rule asks for it while the reach is the task's
)

// FlipItem is one change, or of Flips.Sets one set of them, and where it
// leads.
type FlipItem struct {
	Column   int       // settle: of Answers; nearest: 0 = earlier, 1 = later; fields: of States
	On       core.Time // nearest: the answer changes on it going later, before it going earlier
	Changes  []core.Change
	Answer   core.Answer
	Decision core.Decision
}

// FlipTrial is what becomes of an item when it is written into the lesson.
type FlipTrial struct {
	// Edits are the change as edits of the lesson, and lead to what was
	// promised; nil where it cannot be written into the lesson.
	Edits []scenario.Edit
	// NotTaken is why, where an edit is not taken.
	NotTaken *NotTaken
	// Otherwise says that the lesson takes the edits and leads elsewhere, since
	// an operation of it that is refused now would then be taken.
	Otherwise bool
	// In and Out are the memories that count then and do not now, and the other
	// way round, each with the check at which it falls.
	In  []string
	Out []core.Verdict
}

// Flips gives everything that would flip the answer to the question that
// fills the panes; nil where nothing is asked. It is worked out once for each
// question of a lesson as it is edited.
func (s State) Flips() *Flips {
	f := s.Frame()
	if f == nil || s.Question < 0 || s.Question >= len(f.Questions) {
		return nil
	}
	at := flipKey{page: s.Page, question: s.Question}
	if asked := f.Questions[s.Question].Ask; asked != nil {
		at.query = asked.Query
		if s.Cross.On {
			at.query.AsOf = s.Cross.At
		}
	}
	return Once(&s.Lesson.Memo, at, func() *Flips { return s.flips(f, at) })
}

// flipKey is a question of a lesson as it was asked.
type flipKey struct {
	page, question int
	query          core.Query
}

func (s State) flips(f *Frame, at flipKey) *Flips {
	if f.IsDecision(at.question) {
		return decisionFlips(f.Questions[at.question].Decide)
	}
	return s.ledgerFlips(f, at.query)
}
