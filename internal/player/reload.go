package player

import (
	"memtui/internal/i18n"
	"memtui/internal/scenario"
	"memtui/internal/source"
)

// Trouble is why the lesson on screen is not what its file says now.
type Trouble struct {
	File     string
	Data     []byte              // what the file holds
	Problems []source.Diagnostic // why that is no lesson
	Gone     bool                // there is no file
	Why      Sayable             // why the file cannot be read; nil: it can
}

// BadFile tells that a file is no lesson. Warnings keep no lesson from being
// read, and are left out.
func BadFile(file string, data []byte, problems []source.Diagnostic) *Trouble {
	t := &Trouble{File: file, Data: data}
	for _, d := range problems {
		if !d.Warning {
			t.Problems = append(t.Problems, d)
		}
	}
	return t
}

// OnlyRefusals reports whether the file reads well, and it is what the ledger
// refuses, or does not, that is not as it is written.
func (t *Trouble) OnlyRefusals() bool {
	for _, d := range t.Problems {
		if d.Code != source.CodeRefused && d.Code != source.CodeNotRefused && d.Code != source.CodeOtherRefusal {
			return false
		}
	}
	return len(t.Problems) > 0
}

// Sayable is something that can be said in words.
type Sayable interface{ In(w *i18n.Words) string }

// Reloading tells what became of a person's place and edits when the lesson
// was read again.
type Reloading struct {
	Dropped int  // edits that do not apply any more
	Gone    bool // the step is gone: what changed is on screen instead
}

// Broken gives the state with a file that cannot be taken. The last good
// lesson stays.
func (s State) Broken(t *Trouble) State {
	s.Trouble, s.Problem, s.Hidden, s.Playing = t, 0, false, false
	return s
}

// ShowsTrouble reports whether the panel about the file is on screen. A mode
// or a layer has the place for itself, and gives it back when it is left.
func (s State) ShowsTrouble() bool {
	return s.Trouble != nil && !s.Hidden && s.Mode == ModeNone && s.Layer.Kind == LayerNone && s.Input.Kind == InputNone
}

// IsFile reports whether the lesson is a file that can be read again.
func (s State) IsFile() bool { return s.Number == 0 && s.Name != "" && s.Name != "-" }

// Reloaded gives the state on a lesson that was read again: at the same step,
// wherever that stands now, with the edits that still apply.
func (s State) Reloaded(next *Lesson) (State, Reloading) {
	moved := moves(s.base(), next)
	to, told := s, Reloading{}
	to.Trouble, to.Problem, to.Hidden = nil, 0, false
	to.Base, to.Lesson, to.Edits = nil, next, Edits{}
	if len(s.Edits.now) > 0 {
		to.Edits, to.Lesson, told.Dropped = again(next, s.Edits.now, moved)
		to.Base = next
	}
	to.Page, told.Gone = s.pageIn(next, moved)
	if told.Gone {
		to.Question, to.Scroll = 0, nil
		to = to.freshModes()
	}
	to.kept = s.keptIn(moved)
	return to.settled(), told
}

// moves gives where each step of a lesson stands in another version of it,
// from 1; 0 = it is gone. A step is known by its title. One whose title is
// new is still the same where the number of steps is.
func moves(old, next *Lesson) []int {
	out := make([]int, len(old.Frames)+1)
	taken := map[int]bool{}
	take := func(from, to int) {
		if to >= 1 && to <= len(next.Frames) && out[from] == 0 && !taken[to] {
			out[from], taken[to] = to, true
		}
	}
	for i := range old.Frames {
		if i < len(next.Frames) && old.Frames[i].Step.Title == next.Frames[i].Step.Title {
			take(i+1, i+1)
		}
	}
	for i := range old.Frames {
		for j := range next.Frames {
			if old.Frames[i].Step.Title == next.Frames[j].Step.Title {
				take(i+1, j+1)
			}
		}
	}
	if len(old.Frames) == len(next.Frames) {
		for i := range old.Frames {
			take(i+1, i+1)
		}
	}
	return out
}

// pageIn gives the page of another version of the lesson: the same one, or
// where its step is gone, the first step that changed.
func (s State) pageIn(next *Lesson, moved []int) (page int, gone bool) {
	switch {
	case s.Page <= 0:
		return 0, false
	case s.Page >= s.Last():
		return len(next.Frames) + 1, false
	case moved[s.Page] > 0:
		return moved[s.Page], false
	}
	old := s.base()
	for i := range old.Frames {
		if i >= len(next.Frames) || old.Frames[i].Step.Title != next.Frames[i].Step.Title {
			return min(i+1, len(next.Frames)), true
		}
	}
	return len(next.Frames), true
}

// again makes edits in another version of the lesson, and gives how many of
// them do not apply any more.
func again(next *Lesson, list []scenario.Edit, moved []int) (Edits, *Lesson, int) {
	var there []scenario.Edit
	for _, edit := range list {
		if at := edit.Path.Step; at < len(moved) && moved[at] > 0 {
			edit.Path.Step = moved[at]
			there = append(there, edit)
		}
	}
	dropped := len(list) - len(there)
	if e, lesson, not := Reopened(next, there); not == nil {
		return e, lesson, dropped
	}
	e, lesson := Edits{}, next
	for _, edit := range there {
		var not *NotTaken
		if e, lesson, not = e.Try(next, lesson, edit); not != nil {
			dropped++
		}
	}
	return e, lesson, dropped
}

// keptIn gives how far the panes of other questions are moved, where their
// steps stand now.
func (s State) keptIn(moved []int) map[spot]map[Pane]Position {
	if s.kept == nil {
		return nil
	}
	out := map[spot]map[Pane]Position{}
	for at, scroll := range s.kept {
		switch {
		case at.page < 1:
		case at.page >= len(moved): // the closing page
			continue
		case moved[at.page] == 0:
			continue
		default:
			at.page = moved[at.page]
		}
		out[at] = scroll
	}
	return out
}

// settled keeps a state inside of what its lesson has.
func (s State) settled() State {
	s.Page = clamp(s.Page, 0, s.Last())
	s.Question = clamp(s.Question, 0, s.lastQuestion(s.Page))
	if !s.hasBeat(s.Beat) {
		s.Beat = Still()
	}
	if s.Layer.From >= s.Last() {
		s.Layer.From = 0
	}
	s.WhatIf.Choice, s.WhatIf.Refused = -1, nil
	if !s.canStay() {
		s.Mode, s.opened, s.Cross = ModeNone, nil, Cross{}
	}
	if s.IsDecision() || s.Frame() == nil {
		s.Cross = Cross{}
	}
	if f := s.Frame(); f == nil || len(f.Questions) == 0 {
		if s.Layer.Kind == LayerWhy || s.Layer.Kind == LayerDifference && f == nil {
			s.Layer = Layer{}
		}
	}
	if s.Layer.Kind == LayerPalette {
		s.Layer.Cursor = clamp(s.Layer.Cursor, 0, max(0, len(s.PaletteRows())-1))
	}
	return s.aimed()
}

// canStay reports whether the mode has something to show on this page.
func (s State) canStay() bool {
	f := s.Frame()
	switch s.Mode {
	case ModeCrosshair:
		return f != nil && !s.IsDecision()
	case ModeFlip:
		return f != nil && len(f.Questions) > 0
	case ModeNone, ModeWhatIf, ModeBeside, ModePredict, ModeClass:
	}
	return true
}

// nextProblem shows another problem of the file; after the last the first.
func (s State) nextProblem() State {
	if s.Trouble != nil && len(s.Trouble.Problems) > 0 {
		s.Problem = (s.Problem + 1) % len(s.Trouble.Problems)
	}
	return s
}
