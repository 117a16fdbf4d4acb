package player

import (
	"memtui/internal/core"
	"memtui/internal/scenario"
)

// Frame is one finished step.
type Frame struct {
	Index     int // from 0
	Step      *scenario.Step
	Day       core.Time // zero = no day is shown
	Happened  []Happening
	Questions []Question // the step's asks, then its decides, in file order

	lesson   *Lesson
	from, to int // the operations of the step: ledger positions
}

// Happening is one operation of a step and what became of it.
type Happening struct {
	Op      core.Op
	Refusal *core.Refusal // not nil: the ledger did not take it
	Repeat  bool          // an equal record was there; nothing was written
	Rests   []string      // of a revoke: the memories that rest on the source by then
	Path    scenario.Path // the operation as an edit names it
	Added   bool          // by an edit
	// Gone says that the what-if goes on without the operation; then nothing
	// became of it. Unlinked are the dropped memories that a record does not
	// supersede any more.
	Gone     scenario.Gone
	Unlinked []string
}

// IsWritten reports whether the ledger took the operation and holds it by it.
func (h *Happening) IsWritten() bool {
	return h.Refusal == nil && !h.Repeat && h.Gone == scenario.NotGone
}

// Question is one question of a step; one of Ask and Decide is set.
type Question struct {
	Label  string // "A", "B", …; "" when the step has only one
	Name   scenario.Prose
	Ask    *Asked
	Decide *Decided
}

// Asked is a question to the ledger with its answer.
type Asked struct {
	Query  core.Query
	Answer core.Answer
	Was    *Was  // what an earlier step answered when it asked the same; nil: none
	Pair   *Pair // another question of the step about the same day, as known at another time; nil: none
}

// Was is what an earlier step answered.
type Was struct {
	Step   int // counted from 1
	Query  core.Query
	Answer core.Answer
	Same   bool // the two answers are equal
}

// Pair is the two-answer table: the same valid time, as known at two times.
type Pair struct {
	First, Second int // indexes of the two questions, the earlier known first
	Same          bool

	because func() []core.Event // worked out once
}

// Decided is a record decision.
type Decided struct {
	Request  core.Request
	Decision core.Decision
	Was      *DecidedWas // the last earlier decision about the same record; nil: none
	Another  bool        // an earlier step decided about a record, but not about this one
}

// DecidedWas is an earlier decision with the inputs that differ since.
type DecidedWas struct {
	Step     int // counted from 1
	Decision core.Decision
	Changed  map[string]string // path → value as it was; "" where it was missing
}

// Lesson gives the lesson that the frame belongs to.
func (f *Frame) Lesson() *Lesson { return f.lesson }

// Number gives the step's number, from 1.
func (f *Frame) Number() int { return f.Index + 1 }

// Before gives the ledger as the step found it: a prefix by operation, since
// steps may share a day.
func (f *Frame) Before() core.Snapshot { return f.lesson.Ledger.At(f.from) }

// After gives the ledger as the step leaves it.
func (f *Frame) After() core.Snapshot { return f.lesson.Ledger.At(f.to) }

// IsNew reports whether an operation of the ledger belongs to this step.
func (f *Frame) IsNew(op int) bool { return op >= f.from && op < f.to }

// Written reports whether an operation of the ledger has been written by the
// end of this step.
func (f *Frame) Written(op int) bool { return op < f.to }

// IsNewMemory reports whether this step recorded the memory.
func (f *Frame) IsNewMemory(id string) bool {
	for i := range f.Happened {
		if h := &f.Happened[i]; h.IsWritten() && core.KindOf(h.Op) == core.OpRecord && h.Op.Target() == id {
			return true
		}
	}
	return false
}

// IsDecision reports whether the question at an index is a record decision.
func (f *Frame) IsDecision(question int) bool {
	return question >= 0 && question < len(f.Questions) && f.Questions[question].Decide != nil
}

// Expired lists the memories that went stale between the day of the step
// before and this step's day, in ledger order. It is empty without days.
func (f *Frame) Expired() []core.Record {
	if f.Day.IsZero() || f.Index == 0 {
		return nil
	}
	return f.Before().Expired(f.lesson.Frames[f.Index-1].Day, f.Day)
}

func label(i, of int) string {
	if of < 2 {
		return ""
	}
	if i < 26 {
		return string(rune('A' + i))
	}
	return label(i/26-1, of) + string(rune('A'+i%26))
}
