package views

import (
	"fmt"
	"testing"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

func BenchmarkLedgerStep(b *testing.B) {
	s := stepScreen(b, 1)
	s.State.Page = 5
	for b.Loop() {
		s.Render()
	}
}

// longLived has 200 operations on one key in ten steps. Each memory begins on
// a day of its own; in a chain each supersedes the one before, else seven
// values stand against each other.
func longLived(b testing.TB, chain bool) player.State {
	var steps []scenario.Step
	for step := range 10 {
		var ops []core.Op
		for i := range 20 {
			n := step*20 + i
			r := rec(fmt.Sprintf("m%d", n), fmt.Sprintf("%ds", n%7), fmt.Sprintf("2026-%02d-%02d", step+1, i+2), fmt.Sprintf("2026-%02d-%02d", step+1, i+1), fmt.Sprintf("D%d", n%9))
			if chain && n > 0 {
				r.Supersedes = []string{fmt.Sprintf("m%d", n-1)}
			}
			ops = append(ops, r)
		}
		s := on("Twenty memories more", fmt.Sprintf("2026-%02d-20", step+1), ops...)
		for i := range s.Do {
			s.Do[i].Path = scenario.Path{Step: step + 1, Kind: scenario.PathRecord, ID: ops[i].Target()}
		}
		steps = append(steps, s)
	}
	s := ledgerLesson("Many memories", steps...)
	if n := s.Lesson.Ledger.Len(); n != 200 {
		b.Fatalf("%d operations, want 200", n)
	}
	s.Base = s.Lesson
	return s
}

// BenchmarkEditToScreen changes one value among 200 operations on one key, and
// draws the what-if of the last step. It should stay under five milliseconds.
func BenchmarkEditToScreen(b *testing.B) {
	for _, name := range []string{"a chain", "a conflict"} {
		state := longLived(b, name == "a chain")
		for _, id := range []string{"m199", "m100"} {
			b.Run(name+", "+id, func(b *testing.B) { editToScreen(b, state, id) })
		}
	}
}

func editToScreen(b *testing.B, state player.State, id string) {
	state.Mode, state.WhatIf.Choice = player.ModeWhatIf, -1
	path := scenario.Path{Step: 10, Kind: scenario.PathRecord, ID: id, Field: "value"}
	if id == "m100" {
		path.Step = 6
	}
	screen := Screen{W: 120, H: 40, Theme: NewTheme(Dark, TrueColour), Words: i18n.For(i18n.English)}
	n := 0
	b.ReportAllocs()
	for b.Loop() {
		n++
		edit := scenario.Edit{Kind: scenario.EditSet, Path: path, Value: fmt.Sprintf("%ds", 100+n)}
		edits, lesson, refused := state.Edits.Try(state.Base, state.Lesson, edit)
		if refused != nil {
			b.Fatalf("not taken: %+v", *refused)
		}
		screen.State = state
		screen.State.Edits, screen.State.Lesson = edits, lesson
		screen.Render()
	}
}
