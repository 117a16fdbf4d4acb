package export

import (
	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// Options say what of a lesson is exported.
type Options struct {
	Steps   Range // empty = all of them
	Answers bool  // whether they are shown at the place; hidden ones come as a key at the end

	// Links gives the address of another lesson of the same site, "" where it
	// has none; nil: the lesson stands alone.
	Links func(name string) string
}

// Range is a range of steps, counted from 1, both ends included. The zero
// Range is the whole lesson, its opening and closing pages too.
type Range struct{ First, Last int }

// IsAll reports whether it is the whole lesson.
func (r Range) IsAll() bool { return r == Range{} }

// Has reports whether a step is in it.
func (r Range) Has(step int) bool { return r.IsAll() || r.First <= step && step <= r.Last }

// Source is a lesson to be exported: as it was played, and where it stands
// among those that ship.
type Source struct {
	Lesson *player.Lesson
	Name   string // of the file, without its ending
	Number int    // among those that ship; 0 = it is not among them
	Count  int
	Next   *player.Ahead // nil: there is none
	Before *player.Ahead // the lesson before it in a site; nil: there is none
}

// Handout is a lesson in one language.
type Handout struct {
	Lang       i18n.Lang
	Words      *i18n.Words
	Title      string
	Question   string
	Summary    string
	Conditions string
	Terms      []Term
	Inputs     []Input // of a record decision; empty where the lesson decides nothing
	Steps      []Step
	Takeaway   []Section
	Next       string // number and title of the next lesson; "" = there is none
	Source     Source
}

// Term is a word with its meaning.
type Term struct{ Word, Means string }

// Input is one input of a record decision, what it is for, and what it does
// not mean.
type Input struct{ Name, For, Not string }

// Section is a text under a heading.
type Section struct{ Heading, Text string }

// Step is one step of the lesson.
type Step struct {
	Number    int
	Title     string
	Day       string // as written; "" = no day is shown
	Happened  []Happened
	Questions []Question
	Memories  []Memories // as known at each time that the step asks from
	Planes    []Plane    // of each subject that the step asks about
	Pairs     []string   // questions about one valid time, compared
	Say       string
	Exercise  string // "" = there is none
	Changes   int    // how many changes the exercise allows; -1 = any
	Frame     *player.Frame
}

// Happened is an operation and what became of it, or a memory that expired.
type Happened struct {
	Text    string
	Sign    string // ✎ recorded, ✓ verified, ✗ retired or refused, ⊘ revoked, † expired
	Refused bool
	Expired bool
}

// Question is one question of a step; one of Asked and Decided is set.
type Question struct {
	Label   string // "4A"; "4" where the step has one
	Index   int    // among the step's questions, from 0
	Name    string // "" = it has none
	Beats   []player.Beat
	Choices []Choice
	Asked   *Asked
	Decided *Decided
}

// Choice is what may be predicted; Right says whether the core answers so.
type Choice struct {
	Sign, Words string
	Right       bool
}

// Asked is a question to the ledger, its answer, and why.
type Asked struct {
	Query  core.Query
	Point  []string // what it is about, and its two coordinates
	Status core.AnswerStatus
	Sign   string
	Big    []string // what is written large: the value, or the values in conflict
	Answer []string // the answer and what it rests on, in sentences
	Was    string   // compared with an earlier step; "" = none asked the same
	Why    Why
}

// Why is nine rungs by all memories.
type Why struct {
	Memories []Column
	Rungs    []Rung
	Unlisted int // memories of a large ledger that are not in the table
	Told     [][]string
}

// Column is a memory at the head of the table.
type Column struct {
	ID, Value string
	Left      bool // it passes all nine
	New       bool // the step recorded it
}

// Rung is a row of the table: one cell a memory.
type Rung struct {
	Number int
	Name   string
	Cells  []Cell
}

// Cell is one rung of one memory, judged by itself.
type Cell struct {
	Pass  bool
	First bool   // the first rung that the memory fails
	Text  string // what was compared, where it fails
}

// Decided is a record decision.
type Decided struct {
	Another  bool // about another record than an earlier step
	Given    []Given
	Rules    []Rule
	State    core.State
	Sign     string
	Name     string
	Told     []string // phase, reasons, unknowns, next action, record, and what the state does not mean
	Decision core.Decision
}

// Given is one input with its mark.
type Given struct {
	Path, Name, Value string
	Mark              core.Mark
	MarkName          string
	Was               string // "" = as before, or nothing was before
	Changed           bool
}

// Rule is one of the four, and how far the decision came.
type Rule struct {
	Number          int
	Text            string
	Decides, Passed bool
}

// Memories tells every memory as known at a time.
type Memories struct {
	Heading string
	Told    []string
}

// Plane is the plane of one subject after the step, with the axes of the whole
// lesson as on the screen.
type Plane struct {
	Name    string
	Subject core.Subject
	Grid    core.Grid
	Window  core.Window // the part that is shown
	Part    string      // says so where it is not everything
	Regions []core.Region
	Points  []Point
	Frozen  string // "" = the step wrote nothing
	Frame   *player.Frame
}

// Point is a question on the plane.
type Point struct {
	Label string
	At    core.AsOf
	Query core.Query
}
