package scenario

import (
	"time"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/source"
)

// Prose is a text for people: one string for every language, or one per
// language.
type Prose struct{ Any, En, Zh string }

// IsZero reports whether nothing is written in any language.
func (p Prose) IsZero() bool { return p == Prose{} }

// In gives the text in a language. Where only the other language has one,
// that is given, and from says which it is; from is "" otherwise.
func (p Prose) In(lang i18n.Lang) (text string, from i18n.Lang) {
	own, other, otherLang := p.En, p.Zh, i18n.Chinese
	if lang == i18n.Chinese {
		own, other, otherLang = p.Zh, p.En, i18n.English
	}
	switch {
	case p.Any != "":
		return p.Any, ""
	case own != "":
		return own, ""
	case other != "":
		return other, otherLang
	}
	return "", ""
}

// Scenario is one lesson as its file says it, with every default filled in.
type Scenario struct {
	File                                 string // as named on the command line, for diagnostics
	Title, Question, Summary, Conditions Prose
	Terms                                []Term
	Focus                                core.Subject
	Steps                                []Step
	Lesson                               Takeaway
}

// Term is one word to explain on the opening page.
type Term struct {
	ID    string // a built-in one, explained by the program; else ""
	Word  Prose
	Means Prose
}

// Takeaway is the closing four.
type Takeaway struct{ Why, How, Cost, Test Prose }

// Step is one step of a lesson.
type Step struct {
	At                source.Range
	Title, Say, Notes Prose
	On                core.Time // zero = no day is shown
	Do                []Do
	Ask               []Ask
	Decide            []Decide
	Vary              []string // paths, as written
	Goal              *Goal
	Stay              time.Duration // zero = from the length of the text
	Stop              bool          // autoplay pauses after the last beat
}

// Do is one operation with what the ledger made of it when the file was
// loaded.
type Do struct {
	At      source.Range
	Op      core.Op
	Refused bool                    // the author says that the ledger must refuse it
	Code    core.Code               // and with this code, or ""
	Fields  map[string]source.Range // places of what is written, by field name
	// Path names the operation in the lesson as its file says it, whatever was
	// edited since; its Step is never 0.
	Path  Path
	Added bool // by an edit
	Gone  Gone // by an edit
	// Unlinked are the dropped memories that a record does not supersede any
	// more.
	Unlinked []string
}

// Gone is why an operation of a lesson is not in its what-if.
type Gone string

// Why an operation is gone.
const (
	NotGone Gone = ""
	Dropped Gone = "dropped" // it was dropped itself
	Fell    Gone = "fell"    // with the memory that it verifies or retires
)

// Ask is one question to the ledger.
type Ask struct {
	At    source.Range
	Name  Prose
	Query core.Query // filled in: focus, valid and known
	// Written is the same with only what the file says: an edit may leave an
	// input out again, so that its default applies.
	Written core.Query
	Expect  *Expect
}

// Decide is one record decision.
type Decide struct {
	At      source.Range
	Name    Prose
	Request core.Request
	Expect  *Expect
}

// Expect is what an author expects of an answer; only what is named counts.
// A nil slice or pointer is not named.
type Expect struct {
	At         source.Range
	Status     *core.AnswerStatus
	Value      *string // "null" is written as a Value that is NoValue
	NoValue    bool    // value: null was expected
	Evidence   []string
	Candidates []string
	Left       map[string]core.Rung // headline rung of a memory left out
	State      *core.State
	Phase      *core.Phase
	Unknowns   []string
	NextAction *core.NextAction
}

// AnyChanges is the number of changes of a goal that sets no limit.
const AnyChanges = -1

// Goal is an exercise: reach this with at most so many changes.
type Goal struct {
	At      source.Range
	Say     Prose
	Of      string // "decide 1"
	Reach   Expect
	Changes int // AnyChanges when the lesson does not say
}
