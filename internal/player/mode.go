package player

import (
	"memtui/internal/core"
	"memtui/internal/scenario"
	"memtui/internal/source"
)

// Mode is what the screen of a step is used for. A mode changes the light on
// a screen and not its places; layers lie on top of it.
type Mode string

// The modes.
const (
	ModeNone      Mode = ""
	ModeCrosshair Mode = "crosshair" // any point of the plane is asked
	ModeWhatIf    Mode = "what-if"   // inputs are changed
	ModeBeside    Mode = "beside"    // lesson and what-if side by side
	ModeFlip      Mode = "flip"      // what would flip the answer
	ModePredict   Mode = "predict"   // the answer is hidden until one is chosen
	ModeClass     Mode = "class"     // the same, with a number of hands for each choice
)

// under is what a mode was opened on, to be found again when it is left.
type under struct {
	mode           Mode
	layer          Layer
	page, question int
	beat           Beat
	zoom           bool
	cross          Cross
	pane           Pane
	scroll         map[Pane]Position
	below          *under
}

// Cross is a point of the plane that is asked in place of the step's own
// question. It stays on after the mode is left there.
type Cross struct {
	On bool
	At core.AsOf // where it stands
	// From is what it is compared with: the question's own coordinates, or
	// where the crosshair had been left.
	From core.AsOf
}

// WhatIf is where a person is among the inputs of a step.
type WhatIf struct {
	Tab   int // of Tabs, from 0
	Field int // of the tab's fields, from 0
	// Choice is the choice shown in ‹ ›: the one in force, or one that was
	// refused. -1 = the one in force.
	Choice int
	// Refused is why the last edit was not taken; nil: it was.
	Refused *NotTaken
	Hint    int // how much of the solution of a goal is shown: 0 = nothing
	aim     aim
	way     *way // the solution that hints come from
}

// NotTaken is why an edit was not taken: the core refuses the edited
// operation itself, or the value cannot stand there.
type NotTaken struct {
	Edit    scenario.Edit
	Refusal *core.Refusal // of the core
	// Problem is of the file format: a value that cannot be read, a record
	// time outside of its step.
	Problem *source.Diagnostic
}

// Flip is where a person is among the changes that would flip an answer.
type Flip struct {
	// Row is the chosen row of Flips.Rows, from 1; 0 = not moved yet: the first
	// that has a change. See State.FlipCursor.
	Row int
	// Column and Item are where the cursor keeps to in a row that has it: one
	// of the table's columns, and of the changes that stand in it.
	Column, Item int
	// Reach is the state to be reached by the smallest set of changes, and Set
	// the chosen set; "" = the table of single changes. Only for a decision.
	Reach core.State
	Set   int
}

// Side is one of the two that stand beside each other.
type Side string

// The sides.
const (
	SideWhatIf Side = "" // the one that is taken first
	SideLesson Side = "lesson"
)

// Input is a text field that stands in a mode or in the footer; those of the
// lists are a Layer's own.
type Input struct {
	Kind   InputKind
	Text   string
	Behind int // how many of its characters stand behind the insertion point
}

// InputKind says what is typed.
type InputKind string

// What may be typed.
const (
	InputNone   InputKind = ""
	InputValue  InputKind = "value"  // of the chosen field of the what-if
	InputHands  InputKind = "hands"  // a number of hands for the chosen answer
	InputSearch InputKind = "search" // what to look for in the lesson
	InputSave   InputKind = "save"   // the file for the what-if
)

// predicts reports whether a mode is one of the two that hide the answer.
func (m Mode) predicts() bool { return m == ModePredict || m == ModeClass }

// enter opens a mode on what is there, so that leave finds it again.
func (s State) enter(m Mode) State {
	s.opened = &under{
		mode: s.Mode, layer: s.Layer, page: s.Page, question: s.Question,
		beat: s.Beat, zoom: s.Zoom, cross: s.Cross, pane: s.Pane, scroll: s.Scroll, below: s.opened,
	}
	s.Mode, s.Layer, s.Zoom, s.Playing = m, Layer{}, false, false
	s.Beat = Still()
	return s
}

// leave closes a mode. On the question where it was opened everything is as
// it was; where one has stepped on, the step is as stepping shows it. What was
// chosen in a what-if below is looked for anew: it may be gone.
func (s State) leave() State {
	u := s.opened
	if u == nil {
		s.Mode = ModeNone
		return s
	}
	s.Mode, s.opened, s.Input = u.mode, u.below, Input{}
	s.Cross, s.Pane = u.cross, u.pane
	if s.Page == u.page && s.Question == u.question {
		s.Layer, s.Zoom, s.Scroll = u.layer, u.zoom, u.scroll
		if s.hasBeat(u.beat) {
			s.Beat = u.beat
		}
	}
	return s.aimed()
}

// hasBeat reports whether the question on screen, which may have been edited,
// has a beat.
func (s State) hasBeat(b Beat) bool {
	f := s.Frame()
	if f == nil {
		return b.IsStill()
	}
	for _, one := range f.Beats(s.Question) {
		if one == b {
			return true
		}
	}
	return b.IsStill()
}

// toggleMode opens a mode, or closes it where it is open.
func (s State) toggleMode(m Mode) State {
	if s.Mode == m {
		return s.leave()
	}
	return s.enter(m)
}
