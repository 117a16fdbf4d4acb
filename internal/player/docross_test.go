package player_test

import (
	"testing"

	"pgregory.net/rapid"

	"memtui/internal/core"
	"memtui/internal/player"
)

// timeouts is a timeout that changes, and a conflict at the end.
const timeouts = `
memtui: 1
title: A timeout
focus: {key: timeout, scope: projectA, version: v3}
steps:
  - title: first
    on: 2026-01-01
    do: [{record: {id: m1, value: 30s, valid: {from: 2026-01-01}, evidence: [D1]}}]
    ask: [{}]
  - title: second
    on: 2026-06-10
    do: [{record: {id: m2, value: 20s, valid: {from: 2026-07-01}, evidence: [D2], supersedes: [m1]}}]
    ask: [{}, {valid: 2026-08-01}]
  - title: third
    on: 2026-10-17
    do: [{record: {id: m3, value: 30s, valid: {from: 2026-07-01}, evidence: [D3]}}]
    ask: [{}]
  - title: a record
    decide: [{taskAnchor: t, subject: s}]
`

func crossAt(t *testing.T, page int, commands ...player.Command) player.State {
	s := player.State{Lesson: played(t, timeouts), Page: page, Beat: player.Still()}
	for _, c := range append([]player.Command{{Kind: player.CmdCrosshair}}, commands...) {
		s = s.Do(c)
	}
	return s
}

func by(kind player.CommandKind, n int) player.Command { return player.Command{Kind: kind, N: n} }

// stands checks where the crosshair is.
func stands(t *testing.T, s player.State, valid, known string) {
	t.Helper()
	if !s.Cross.On || s.Cross.At.Valid.String() != valid || s.Cross.At.Known.String() != known {
		t.Errorf("the crosshair is at %s known %s (on: %v), want %s known %s",
			s.Cross.At.Valid, s.Cross.At.Known, s.Cross.On, valid, known)
	}
}

func TestTheCrosshairOpensOnTheQuestion(t *testing.T) {
	stands(t, crossAt(t, 3), "2026-10-17", "2026-10-17")
	s := crossAt(t, 3)
	if s.Mode != player.ModeCrosshair || s.Place() != player.PlaceCrosshair {
		t.Errorf("mode %q, place %q", s.Mode, s.Place())
	}
	if q, asked := s.Query(); !asked || q.AsOf != s.Cross.At {
		t.Errorf("asked %v at %v", asked, q.AsOf)
	}
}

func TestTheCrosshairGoesFromCellToCellAndStaysOnTheGrid(t *testing.T) {
	stands(t, crossAt(t, 3, by(player.CmdAcross, -1)), "2026-01-01", "2026-10-17")
	stands(t, crossAt(t, 3, by(player.CmdAcross, -1), by(player.CmdAcross, 1)), "2026-07-01", "2026-10-17")
	stands(t, crossAt(t, 3, by(player.CmdDeeper, -1)), "2026-10-17", "2026-06-10")
	stands(t, crossAt(t, 3, by(player.CmdAcross, -9), by(player.CmdDeeper, -9)), "2025-12-31", "2025-12-31")
	stands(t, crossAt(t, 3, by(player.CmdAcross, 9), by(player.CmdDeeper, 9)), "2026-10-17", "2026-10-17")
}

func TestTheCrosshairDoesNotGoBelowWhatIsWritten(t *testing.T) {
	stands(t, crossAt(t, 2, by(player.CmdDeeper, 9)), "2026-06-10", "2026-06-10")
	stands(t, crossAt(t, 1, by(player.CmdDeeper, 1)), "2026-01-01", "2026-01-01")
}

func TestEveryPlaceOfTheCrosshairIsACellOfTheGridOrTheQuestion(t *testing.T) {
	moves := []player.CommandKind{player.CmdAcross, player.CmdDeeper}
	rapid.Check(t, func(rt *rapid.T) {
		s := crossAt(t, rapid.IntRange(1, 3).Draw(rt, "page"))
		asked := s.Cross.At
		for range rapid.IntRange(0, 12).Draw(rt, "moves") {
			s = s.Do(by(rapid.SampledFrom(moves).Draw(rt, "axis"), rapid.SampledFrom([]int{-1, 1}).Draw(rt, "by")))
		}
		g, at := s.Look().Grid, s.Cross.At
		cell := g.Asked(g.Row(at.Known), g.Column(at.Valid))
		if at.Valid != cell.Valid && at.Valid != asked.Valid || at.Known != cell.Known && at.Known != asked.Known {
			rt.Fatalf("at %s known %s, the cell is asked at %s known %s", at.Valid, at.Known, cell.Valid, cell.Known)
		}
		if got, want := s.Look().Answer, s.Frame().After().Ask(s.Look().Query); !got.Equal(want) {
			rt.Fatalf("the look answers %+v, the ledger %+v", got, want)
		}
	})
}

func TestSteppingKeepsTheCrosshairWhereItIs(t *testing.T) {
	s := crossAt(t, 3, by(player.CmdAcross, -1), player.Command{Kind: player.CmdPrevious})
	if s.Page != 2 || s.Mode != player.ModeCrosshair {
		t.Fatalf("page %d, mode %q", s.Page, s.Mode)
	}
	stands(t, s, "2026-01-01", "2026-10-17")
}

func TestTheNextQuestionTakesTheCrosshairWithIt(t *testing.T) {
	s := crossAt(t, 2, by(player.CmdAcross, -1), player.Command{Kind: player.CmdNextQuestion})
	stands(t, s, "2026-08-01", "2026-06-10")
}

func TestLeavingTheCrosshairPutsEverythingBack(t *testing.T) {
	s := player.State{Lesson: played(t, timeouts), Page: 3, Beat: player.Still(), Pane: player.PaneWhy}
	for _, leave := range []player.CommandKind{player.CmdClose, player.CmdCrosshair, player.CmdLeave} {
		back := s.Do(player.Command{Kind: player.CmdCrosshair}).Do(by(player.CmdAcross, -1)).Do(player.Command{Kind: leave})
		if back.Key() != s.Key() {
			t.Errorf("left by %s it is another state: %+v", leave, back.Key())
		}
	}
}

func TestALeftCrosshairStaysAndIsTakenUpAsWhatToCompareWith(t *testing.T) {
	s := crossAt(t, 3, by(player.CmdDeeper, -1), player.Command{Kind: player.CmdStay})
	if s.Mode != player.ModeNone {
		t.Fatalf("mode %q", s.Mode)
	}
	stands(t, s, "2026-10-17", "2026-06-10")
	s = s.Do(player.Command{Kind: player.CmdCrosshair}).Do(by(player.CmdDeeper, -1))
	stands(t, s, "2026-10-17", "2026-01-01")
	if s.Cross.From.Known.String() != "2026-06-10" {
		t.Errorf("compared with %s", s.Cross.From.Known)
	}
	s = s.Do(player.Command{Kind: player.CmdClose})
	stands(t, s, "2026-10-17", "2026-06-10")
	if s = s.Do(player.Command{Kind: player.CmdClose}); s.Cross.On {
		t.Error("esc does not take a left crosshair away")
	}
}

func TestTwoKnownTimesAreComparedWithWhatChangedBetweenThem(t *testing.T) {
	two, ok := crossAt(t, 3, by(player.CmdDeeper, -1)).TwoTimes()
	if !ok || two.Same || two.Here {
		t.Fatalf("table %v: %+v", ok, two)
	}
	if two.Earlier.Answer.Value != "20s" || two.Later.Answer.Status != core.Conflict {
		t.Errorf("answers %+v and %+v", two.Earlier.Answer, two.Later.Answer)
	}
	if len(two.Because) != 1 || two.Because[0].ID != "m3" || two.Because[0].Kind != core.EventRecorded {
		t.Errorf("because %+v, want that m3 was recorded", two.Because)
	}
	if _, ok := crossAt(t, 3, by(player.CmdDeeper, -1), by(player.CmdAcross, -1)).TwoTimes(); ok {
		t.Error("two different valid times make no table")
	}
	if _, ok := crossAt(t, 3).TwoTimes(); ok {
		t.Error("one point makes no table")
	}
}

func TestTheCrosshairHasNothingToDoOnARecordDecision(t *testing.T) {
	if s := crossAt(t, 4); s.Mode != player.ModeNone || s.Cross.On {
		t.Errorf("mode %q, crosshair on: %v", s.Mode, s.Cross.On)
	}
}

func TestTheCrosshairIsTakenToACellThatIsWritten(t *testing.T) {
	to := func(row, column int) player.Command {
		return player.Command{Kind: player.CmdCrossAt, Cell: player.Cell{Row: row, Column: column}}
	}
	stands(t, crossAt(t, 3, to(1, 1)), "2026-01-01", "2026-01-01")
	stands(t, crossAt(t, 3, to(2, 2)), "2026-07-01", "2026-06-10")
	for _, nowhere := range []player.Command{to(-1, 0), to(9, 1), to(1, 9), to(0, -1)} {
		stands(t, crossAt(t, 3, nowhere), "2026-10-17", "2026-10-17")
	}
	stands(t, crossAt(t, 1, to(3, 2)), "2026-01-01", "2026-01-01") // not written by then
	if s := (player.State{Lesson: played(t, timeouts), Page: 3, Beat: player.Still()}).Do(to(1, 1)); s.Cross.On {
		t.Error("without the crosshair a cell does nothing")
	}
}
