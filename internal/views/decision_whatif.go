package views

import (
	"memtui/internal/core"
	"memtui/internal/player"
)

// editsDecision reports whether the inputs of the decision on screen are
// being changed.
func (s Screen) editsDecision() bool {
	return s.State.Mode == player.ModeWhatIf && s.State.IsDecision()
}

// chosenField gives the input that is chosen in the what-if; false where
// there is none.
func (s Screen) chosenField() (player.InputField, bool) {
	fields := s.State.Fields()
	if len(fields) == 0 {
		return player.InputField{}, false
	}
	return fields[max(0, min(s.State.WhatIf.Field, len(fields)-1))], true
}

// chosenInput gives the place of the chosen input among those of a decision,
// from 0; -1 where there is none.
func (s Screen) chosenInput() int {
	chosen, ok := s.chosenField()
	if !ok {
		return -1
	}
	return inputPlace(chosen.Path.Field)
}

// inputPlace gives the place of an input among those of a decision, from 0;
// -1 where it is none.
func inputPlace(name string) int {
	for i, f := range core.RequestFields() {
		if f.Name == name {
			return i
		}
	}
	return -1
}
