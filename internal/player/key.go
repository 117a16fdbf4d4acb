package player

import (
	"fmt"
	"slices"
	"strings"
)

// Key is everything that a state shows, to be compared: two states with equal
// keys show the same screen.
type Key struct {
	lesson         *Lesson
	next           *Ahead
	shelf          *Shelf
	number, count  int
	name           string
	page, question int
	beat           Beat
	playing        bool
	speed          int
	pane           Pane
	scroll         string
	zoom, scale    bool
	notes, blank   bool
	layer          Layer
	mode           Mode
	cross          Cross
	whatIf         WhatIf
	side           Side
	flip           Flip
	predict        Predict
	input          Input
	search         Search
	undo, redo     bool
	trouble        *Trouble
	problem        int
	hidden         bool
}

// Key gives the key of a state.
func (s State) Key() Key {
	var shelf *Shelf
	if s.Layer.Kind == LayerLessons {
		shelf = s.Shelf // shown nowhere else, and it comes late
	}
	k := Key{
		lesson: s.Lesson, next: s.Next, shelf: shelf, number: s.Number, count: s.Count, name: s.Name,
		page: s.Page, question: s.Question, beat: s.Beat, playing: s.Playing, speed: s.Speed,
		pane: s.Pane, scroll: s.scrollKey(), zoom: s.Zoom, scale: s.Scale, notes: s.Notes, blank: s.Blank,
		layer: s.Layer, mode: s.Mode, cross: s.Cross, input: s.Input, search: s.Search,
		predict: Predict{made: s.Predict.made}, undo: s.Edits.CanUndo(), redo: s.Edits.CanRedo(),
		trouble: s.Trouble, problem: s.Problem, hidden: s.Hidden,
	}
	switch s.Mode { // of the modes only what the one on screen shows
	case ModeWhatIf, ModeBeside:
		k.whatIf, k.side = s.WhatIf, s.Side
	case ModeFlip:
		k.flip = s.Flip
	case ModePredict, ModeClass:
		k.predict = s.Predict
	case ModeNone, ModeCrosshair:
	}
	return k
}

// scrollKey writes down how far the panes are moved, in a fixed order.
func (s State) scrollKey() string {
	if len(s.Scroll) == 0 {
		return ""
	}
	out := make([]string, 0, len(s.Scroll))
	for pane, at := range s.Scroll {
		out = append(out, fmt.Sprintf("%s %d %d", pane, at.Down, at.Right))
	}
	slices.Sort(out)
	return strings.Join(out, ";")
}
