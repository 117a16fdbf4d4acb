package player

import "memtui/internal/scenario"

// State is where a person is in a lesson and what is on the screen. It is a
// value: Do gives the next one. Two equal states show the same screen.
type State struct {
	Lesson *Lesson
	Number int    // of the lesson among those that ship; 0 = a file of one's own
	Count  int    // how many ship
	Name   string // of the lesson or file
	Next   *Ahead // the lesson after this one; nil: none
	Shelf  *Shelf // the lessons that ship, for the list; nil: none

	Page     int  // 0 = opening, 1…n = steps, n+1 = closing
	Question int  // the selected question of the step, from 0
	Beat     Beat // StageStill at rest

	Playing bool
	Speed   int  // steps of faster (positive) or slower
	Still   bool // --no-motion: a step is one frame
	// Unfolded says that play brought this question to its last beat, so that
	// playing on means going on, not unfolding it again.
	Unfolded bool

	Pane   Pane              // the pane that was given the focus; "" = none yet: see Focused
	Scroll map[Pane]Position // how far each pane is moved; a pane not in it is at its start
	Zoom   bool              // only the focused pane
	Scale  bool              // the plane to true scale instead of equal cells
	Notes  bool              // the presenter's notes
	Blank  bool
	Layer  Layer // what lies on top

	// Base is the lesson as its file says it. Lesson is what is played: the
	// same pointer where nothing is edited.
	Base    *Lesson
	Edits   Edits
	Mode    Mode
	Cross   Cross
	WhatIf  WhatIf
	Side    Side // the side that has the keys, where two stand beside each other
	Flip    Flip
	Predict Predict
	Input   Input // a text field that is open
	Search  Search

	// Trouble is why the lesson is not what its file says now; nil: it is.
	// Problem is the one that is told, from 0; Hidden says that the panel about
	// it was put away.
	Trouble *Trouble
	Problem int
	Hidden  bool

	opened *under   // what the mode was opened on
	memory *visited // what was edited in other lessons
	// kept holds Scroll of the other questions and pages, so that going back
	// finds every pane as it was left.
	kept map[spot]map[Pane]Position
}

// Ahead names the next lesson, for the closing page.
type Ahead struct {
	Number          int
	Name            string
	Title, Question scenario.Prose
}

// Shelf is the lessons that ship, in order.
type Shelf struct{ Lessons []Shelved }

// Shelved is one lesson of the list.
type Shelved struct {
	Number int // from 1
	Name   string
	Title  scenario.Prose
	Kind   LessonKind
	Steps  []scenario.Prose // the titles
}

// LessonKind says what a lesson is about.
type LessonKind string

// The kinds of lesson.
const (
	KindLedger   LessonKind = "ledger"
	KindDecision LessonKind = "decision"
	KindBoth     LessonKind = "both"
)

// Position is how far a pane is scrolled down and slid sideways.
type Position struct{ Down, Right int }

// Pane is a part of the screen that can have the focus.
type Pane string

// The panes. Answer to Text are the tabs of a one-pane screen; on larger
// screens Answer stands with the question, and Text is the explanation.
const (
	PaneLedger   Pane = "ledger"
	PaneMemories Pane = "memories"
	PaneAnswer   Pane = "answer"
	PaneWhy      Pane = "why"
	PaneText     Pane = "text"
	PaneGiven    Pane = "given"
	PaneRules    Pane = "rules"
	PaneState    Pane = "state"
	PanePage     Pane = "page"  // opening and closing page
	PaneNotes    Pane = "notes" // the presenter's, while they are shown; never has the focus
	PaneLayer    Pane = "layer" // whatever lies on top; only where a reach is told
)

// Layer is what lies on top of the lesson.
type Layer struct {
	Kind   LayerKind
	Filter string // typed by the reader
	Behind int    // how many of its characters stand behind the insertion point
	Cursor int    // the chosen row of LessonRows
	Scroll int    // rows, of every layer but the lessons
	Open   int    // lessons: the lesson whose steps are shown; 0 = none
	From   int    // difference: the step compared with, from 1; see Compared
	Text   string // text: what was copied
	Title  string // text: what it is; names its words

	over *Layer // list or text: what it lies on, to be found again; nil: the step
}

// LayerKind says what lies on top.
type LayerKind string

// The layers. Help, Lessons and Palette are lists with a text field; Why,
// Difference and Terms let the lesson be stepped through below them.
const (
	LayerNone       LayerKind = ""
	LayerHelp       LayerKind = "help"
	LayerLessons    LayerKind = "lessons"
	LayerWhy        LayerKind = "why"
	LayerDifference LayerKind = "difference"
	LayerTerms      LayerKind = "terms"   // the opening page from inside a lesson
	LayerPalette    LayerKind = "palette" // every command, and the steps
	LayerText       LayerKind = "text"    // a text to be selected by hand: see Layer.Text
)

// Last gives the number of the closing page.
func (s State) Last() int {
	if s.Lesson == nil {
		return 0
	}
	return len(s.Lesson.Frames) + 1
}

// Frame gives the step on screen; nil on the opening and closing page.
func (s State) Frame() *Frame {
	if s.Lesson == nil || s.Page < 1 || s.Page >= s.Last() {
		return nil
	}
	return &s.Lesson.Frames[s.Page-1]
}

// IsDecision reports whether the panes show a record decision.
func (s State) IsDecision() bool {
	f := s.Frame()
	return f != nil && f.IsDecision(s.Question)
}

// Panes lists the panes of the screen, in the order of the tabs.
func (s State) Panes() []Pane {
	switch {
	case s.Frame() == nil:
		return []Pane{PanePage}
	case s.IsDecision():
		return []Pane{PaneState, PaneGiven, PaneRules, PaneWhy, PaneText}
	}
	return []Pane{PaneAnswer, PaneLedger, PaneMemories, PaneWhy, PaneText}
}

// Focused gives the pane that has the focus: the one that was given it, if
// the screen has it, else the answer where one pane fills the screen, and the
// pane to read first where all are shown.
func (s State) Focused(onePane bool) Pane {
	panes := s.Panes()
	for _, pane := range panes {
		if pane == s.Pane {
			return pane
		}
	}
	if s.Hides() {
		return panes[0] // where the choices are
	}
	if onePane || len(panes) == 1 {
		return panes[0]
	}
	return panes[1]
}

// Compared gives the step that the difference layer compares this one with,
// from 1: the chosen one, unless that is on screen itself, else the one
// before. 0 is the lesson before its first step, with nothing recorded.
func (s State) Compared() int {
	if s.Layer.From > 0 && s.Layer.From != s.Page {
		return s.Layer.From
	}
	return max(s.Page-1, 0)
}
