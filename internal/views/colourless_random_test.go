package views

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// movable are the commands that move a focus or a selection, in every mode.
var movable = []player.Command{
	{Kind: player.CmdFocusNext, N: 1}, {Kind: player.CmdFocusNext, N: -1}, {Kind: player.CmdNextQuestion}, {Kind: player.CmdNext}, {Kind: player.CmdPrevious},
	{Kind: player.CmdWhatIf}, {Kind: player.CmdField, N: 1}, {Kind: player.CmdTab, N: 1}, {Kind: player.CmdChange}, {Kind: player.CmdBeside}, {Kind: player.CmdSide},
	{Kind: player.CmdFlip}, {Kind: player.CmdFlipRow, N: 1}, {Kind: player.CmdReach, N: 1}, {Kind: player.CmdPredict}, {Kind: player.CmdGuess, N: 1},
	{Kind: player.CmdCrosshair}, {Kind: player.CmdAcross, N: -1}, {Kind: player.CmdDeeper, N: -1}, {Kind: player.CmdClose},
}

// sameWithout fails when two states are written in the same signs and words
// and are told apart by ink alone.
func sameWithout(t interface{ Errorf(string, ...any) }, before, after Screen, what string) {
	p, q := before.Render(), after.Render()
	if strings.Join(p.Rows, "\n") != strings.Join(q.Rows, "\n") || p.Cursor != q.Cursor {
		return
	}
	if strings.Join(p.Lines, "\n") != strings.Join(q.Lines, "\n") {
		t.Errorf("%s shows by ink alone on %d×%d:\n%s", what, before.W, before.H, strings.Join(p.Rows, "\n"))
	}
}

// TestNoStepOfARandomLessonShowsByWeightAlone walks through random and shipped
// lessons and compares each screen with the next one, without any colour:
// whatever is bold, reversed or struck differently differs in a sign, too.
func TestNoStepOfARandomLessonShowsByWeightAlone(t *testing.T) {
	shipped := []player.State{}
	for number := 1; number <= 8; number++ {
		shipped = append(shipped, lessonAt(t, number))
	}
	rapid.Check(t, func(t *rapid.T) {
		size := rapid.SampledFrom(accessSizes).Draw(t, "size")
		at := Screen{W: size.w, H: size.h, Theme: NewTheme(Mono, NoColours), Words: i18n.For(rapid.SampledFrom(i18n.Langs()).Draw(t, "lang"))}
		if rapid.Bool().Draw(t, "random") {
			at.State = randomLesson(t)
		} else {
			at.State = rapid.SampledFrom(shipped).Draw(t, "lesson")
		}
		at.State.Page = rapid.IntRange(1, max(1, at.State.Last()-1)).Draw(t, "page")
		for range rapid.IntRange(1, 8).Draw(t, "commands") {
			command := rapid.SampledFrom(movable).Draw(t, "command")
			next := at
			next.State = at.State.Do(command)
			sameWithout(t, at, next, string(command.Kind))
			at = next
		}
	})
}

// TestTheFocusIsSeenWithoutColour holds for every pane that can have the focus
// on an unzoomed screen: no two of them look alike.
func TestTheFocusIsSeenWithoutColour(t *testing.T) {
	for number := 1; number <= 8; number++ {
		for _, size := range accessSizes {
			s := lessonAt(t, number)
			for page := 1; page < s.Last(); page++ {
				s.Page = page
				seen := map[string]player.Pane{}
				for n := range 6 {
					at := s.Do(player.Command{Kind: player.CmdFocusNext, N: n})
					rows := told(Screen{State: at, W: size.w, H: size.h, Theme: NewTheme(Mono, NoColours), Words: i18n.For(size.lang)})
					if pane, taken := seen[rows]; taken && pane != at.Pane {
						t.Errorf("lesson %d, page %d, %d×%d: the focus on %v looks as on %v", number, page, size.w, size.h, at.Pane, pane)
					}
					seen[rows] = at.Pane
				}
			}
		}
	}
}
