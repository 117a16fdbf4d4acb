package views

import (
	"testing"

	"pgregory.net/rapid"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// doable are the commands of the modes that change a ledger step.
var doable = []player.Command{
	{Kind: player.CmdCrosshair}, {Kind: player.CmdAcross, N: 1}, {Kind: player.CmdAcross, N: -1},
	{Kind: player.CmdDeeper, N: 1}, {Kind: player.CmdDeeper, N: -1}, {Kind: player.CmdStay},
	{Kind: player.CmdWhatIf}, {Kind: player.CmdField, N: 1}, {Kind: player.CmdField, N: 4}, {Kind: player.CmdTab, N: 1}, {Kind: player.CmdTab, N: 3},
	{Kind: player.CmdChange}, {Kind: player.CmdChange}, {Kind: player.CmdMissing}, {Kind: player.CmdUndo}, {Kind: player.CmdBeside}, {Kind: player.CmdSide},
	{Kind: player.CmdNext}, {Kind: player.CmdPrevious}, {Kind: player.CmdZoom}, {Kind: player.CmdScale}, {Kind: player.CmdNextQuestion}, {Kind: player.CmdClose},
}

func TestEveryRowOfEveryModeIsExactlyAsWideAsTheScreen(t *testing.T) {
	states := []player.State{}
	for _, number := range ledgerLessons {
		states = append(states, lessonAt(t, number))
	}
	for i := range states {
		states[i].Page = len(states[i].Lesson.Frames)
	}
	rapid.Check(t, func(t *rapid.T) {
		s := Screen{State: states[rapid.IntRange(0, len(states)-1).Draw(t, "lesson")]}
		s.W, s.H = rapid.IntRange(1, 200).Draw(t, "w"), rapid.IntRange(1, 60).Draw(t, "h")
		s.Words = i18n.For(rapid.SampledFrom(i18n.Langs()).Draw(t, "lang"))
		s.Theme = NewTheme(rapid.SampledFrom(ThemeNames()).Draw(t, "theme"), rapid.SampledFrom([]Colours{TrueColour, FewColours}).Draw(t, "colours"))
		s.ASCII = rapid.Bool().Draw(t, "ascii")
		s.State = done(s.State, rapid.SliceOfN(rapid.SampledFrom(doable), 1, 12).Draw(t, "commands")...)
		p := s.Render()
		if len(p.Rows) != s.H || len(p.Lines) != s.H {
			t.Fatalf("%d rows and %d lines, want %d", len(p.Rows), len(p.Lines), s.H)
		}
		for y, row := range p.Rows {
			if Width(row) != s.W {
				t.Fatalf("row %d is %d cells wide, want %d: %q", y, Width(row), s.W, row)
			}
			if s.ASCII && s.Words.Lang == i18n.English && !isASCII(row) {
				t.Fatalf("row %d holds more than ASCII: %q", y, row)
			}
		}
	})
}
