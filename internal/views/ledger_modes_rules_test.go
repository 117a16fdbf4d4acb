package views

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// shown draws a state at a size in a language.
func shown(s player.State, w, h int, lang i18n.Lang) Picture {
	return Screen{State: s, W: w, H: h, Theme: NewTheme(Dark, TrueColour), Words: i18n.For(lang)}.Render()
}

// lastOf gives the last step of lesson 1, which ends in a conflict.
func lastOf(t testing.TB) player.State {
	s := lessonAt(t, 1)
	s.Page = 5
	return s
}

func linkedOf(t testing.TB) player.State {
	s := lastOf(t)
	return editedBy(t, s, set(t, s, scenario.EditSet, "m3.supersedes=[m2]"))
}

var sizes = [][2]int{{120, 40}, {100, 30}, {80, 24}, {40, 12}}

// holds fails unless some row holds every text.
func holds(t *testing.T, name string, rows []string, texts ...string) {
	t.Helper()
	all := strings.Join(rows, "\n")
	for _, text := range texts {
		if !strings.Contains(all, text) {
			t.Errorf("%s does not say %q:\n%s", name, text, all)
		}
	}
}

func TestAModeMovesNoLabelOfAPaneAndNoTick(t *testing.T) {
	last := lastOf(t)
	for _, size := range sizes[:3] {
		before := shown(last, size[0], size[1], i18n.English).Rows
		for name, state := range map[string]player.State{
			"crosshair": last.Do(player.Command{Kind: player.CmdCrosshair}),
			"moved":     done(last, player.Command{Kind: player.CmdCrosshair}, left),
			"what-if":   last.Do(player.Command{Kind: player.CmdWhatIf}),
			"edited":    linkedOf(t).Do(player.Command{Kind: player.CmdWhatIf}),
		} {
			after := shown(state, size[0], size[1], i18n.English).Rows
			for _, label := range []string{"LEDGER", "record time", "further →", "ASKED", "ANSWER", "WHY", "valid that day", "→ answer"} {
				if a, b := pointOf(before, label), pointOf(after, label); a != b {
					t.Errorf("%s at %v: %q is at %v, without the mode at %v", name, size, label, b, a)
				}
			}
		}
	}
}

// pointOf gives the first cell of a text.
func pointOf(rows []string, text string) Point {
	for y, row := range rows {
		if before, _, found := strings.Cut(row, text); found {
			return Point{Width(before), y}
		}
	}
	return Point{-1, -1}
}

func TestTheCrosshairSaysWhereTheLessonAsksAndWhatItAnswersThere(t *testing.T) {
	s := done(lastOf(t), player.Command{Kind: player.CmdCrosshair}, left, higher)
	holds(t, "en", shown(s, 120, 40, i18n.English).Rows,
		"asking about 2026-01-01 as known on 2026-06-10", "the lesson asks at ◇ about 2026-10-17", "∆ lesson: conflict 20s ≠ 30s", "∆ was 10-17")
	holds(t, "zh", shown(s, 80, 24, i18n.Chinese).Rows, "课程在 ◇ 处问 2026-10-17", "∆ 课程：冲突 20s ≠ 30s")
}

func TestTheCrosshairNamesTheNearestChangeInEachDirectionAsTheCoreFindsIt(t *testing.T) {
	s := done(lastOf(t), player.Command{Kind: player.CmdCrosshair}, left, higher)
	b := s.Frame().After().Nearest(s.Look().Query)
	if b.EarlierValid == nil || b.LaterValid == nil || b.EarlierKnown == nil || b.LaterKnown != nil {
		t.Fatalf("the core finds %+v", b)
	}
	holds(t, "strip", shown(s, 120, 40, i18n.English).Rows,
		"← before "+b.EarlierValid.On.String(), "→ from "+b.LaterValid.On.String()+"  ✓ 20s · m2 · D2",
		"↑ before "+b.EarlierKnown.On.String(), "↓ later: nothing recorded changes it")
	text := s
	text.Pane = player.PaneText
	holds(t, "text tab", shown(text, 40, 12, i18n.Chinese).Rows, "邻近的变化", "07-01 起", "更晚")
}

func TestTheCrosshairComparesAnyTwoKnownTimes(t *testing.T) {
	s := done(lastOf(t), player.Command{Kind: player.CmdCrosshair}, higher)
	for _, size := range sizes {
		holds(t, fmt.Sprint(size), shown(s, size[0], size[1], i18n.English).Rows, "06-10", "10-17", "m3 was recorded")
	}
	// Left at one known time, taken up again and moved to another.
	s = done(s, player.Command{Kind: player.CmdStay}, player.Command{Kind: player.CmdCrosshair}, higher)
	holds(t, "two others", shown(s, 120, 40, i18n.English).Rows, "known 01-01", "known 06-10", "m2 was recorded", "compared with ◇ as known on 2026-06-10")
}

func TestTheWhatIfSaysWhatDiffersInWordsAndCountsTheCells(t *testing.T) {
	s := linkedOf(t).Do(player.Command{Kind: player.CmdWhatIf})
	differ, total := s.Look().Grid.Differing(s.Frame().After(), s.BaseFrame().After())
	holds(t, "120x40", shown(s, 120, 40, i18n.English).Rows,
		"m3 supersedes m2, where in the lesson it supersedes nothing", "∆ was conflict 20s ≠ 30s",
		fmt.Sprintf("%d of %d cells differs from the lesson", differ, total), "∆ was 20s ≠ 30s", "was ≠ conflict 20s ≠ 30s ━━ now ✓ usable 30s", "check 8: m2 is out, superseded by m3")
	for _, size := range sizes {
		holds(t, fmt.Sprint(size), shown(s, size[0], size[1], i18n.Chinese).Rows, "m3 取代 m2", "✓ 可用 30s", "m3.supersedes")
	}
}

func TestTheWhatIfMarksTheCellsThatDifferAndNoOthers(t *testing.T) {
	s := linkedOf(t).Do(player.Command{Kind: player.CmdWhatIf})
	screen := Screen{State: s, W: 120, H: 40, Theme: NewTheme(Dark, TrueColour), Words: i18n.For(i18n.English)}
	step, p := planeOf(screen)
	for _, band := range p.bands {
		for _, column := range p.columns {
			now := step.frame.After().Ask(p.grid.Query(band.index, column.index))
			was := s.BaseFrame().After().Ask(p.grid.Query(band.index, column.index))
			if p.cellDiffers(band.index, column.index) == now.Equal(was) {
				t.Errorf("cell %d %d: was %+v, is %+v, marked %v", band.index, column.index, was, now, p.cellDiffers(band.index, column.index))
			}
		}
	}
}

// planeOf lays out the plane of a screen.
func planeOf(s Screen) (*ledgerStep, *plane) {
	layout, _ := Arrange(s.W, s.H, s.room())
	t := s.ledgerStep(&sketch{layout: layout})
	rows := t.divide(t.l.Left)
	return t, t.newPlane(t.l.Left, rows.planeRows, rows.bands)
}

func TestCellsOfOneClassAnswerAlike(t *testing.T) {
	for _, number := range ledgerLessons {
		s := stepScreen(t, number)
		s.State.Page = len(s.State.Lesson.Frames)
		g, ledger := s.State.Look().Grid, s.State.Frame().After()
		all, answers := &core.Classes{}, []core.Answer(nil)
		for row := range g.Bands {
			for column := range len(g.Valid) + 1 {
				answers = append(answers, g.Cell(ledger, row, column))
			}
		}
		for _, a := range answers {
			for _, b := range answers {
				if (all.Of(a) == all.Of(b)) != a.Equal(b) {
					t.Fatalf("lesson %d: %+v and %+v", number, a, b)
				}
			}
		}
	}
}

func TestAChangeThatIsNotTakenSaysSoBesideTheFieldAndInTheCoresWords(t *testing.T) {
	s := onField(t, lastOf(t), "m2", "evidence").Do(player.Command{Kind: player.CmdMissing})
	refused := s.WhatIf.Refused
	if refused == nil || refused.Refusal == nil {
		t.Fatalf("taken: %+v", s.Edits.List())
	}
	words := i18n.For(i18n.English)
	holds(t, "120x40", shown(s, 120, 40, i18n.English).Rows,
		"D2  ✗ verified needs it", "✗ not taken: "+words.Core.Refusal(refused.Refusal), "‹ missing ›", "allowed: with status unverified")
	before := shown(onField(t, lastOf(t), "m2", "evidence"), 120, 40, i18n.English).Rows
	after := shown(s, 120, 40, i18n.English).Rows
	for y := 5; y < 27; y++ {
		if before[y] != after[y] {
			t.Errorf("row %d moved:\n%s\n%s", y, before[y], after[y])
		}
	}
}

func TestWhatFallsWithADroppedMemoryIsListed(t *testing.T) {
	s := guessedAt(t, 4)
	s = onTab(t, editedBy(t, s, set(t, s, scenario.EditDrop, "1/m1")), "m1")
	holds(t, "120x40", shown(s, 120, 40, i18n.English).Rows, "m1: dropped", "fell with it: the verification of m1; m2 supersedes m1")
}

func TestAnOperationThatTheWhatIfMakesFallIsStruckOutAtItsStepWithTheReason(t *testing.T) {
	s := guessedAt(t, 2)
	s = editedBy(t, s, set(t, s, scenario.EditSet, "1/m1.status=verified"), set(t, s, scenario.EditSet, "1/m1.evidence=[D1]"))
	words := i18n.For(i18n.English)
	reason := words.Core.Refusal(s.Frame().Happened[0].Refusal)
	for _, state := range []player.State{s, s.Do(player.Command{Kind: player.CmdWhatIf})} {
		holds(t, string(state.Mode), shown(state, 120, 40, i18n.English).Rows, "✗ refused", reason, "✗ m1")
	}
	s.Page = 3
	if rows := strings.Join(shown(s, 120, 40, i18n.English).Rows, "\n"); strings.Contains(rows, reason) {
		t.Error("the step after it tells the reason too")
	}
}

func TestSideBySideSaysTheFirstDifferenceAndMarksItsRungOnce(t *testing.T) {
	s := linkedOf(t).Do(player.Command{Kind: player.CmdBeside})
	for _, size := range sizes {
		rows := shown(s, size[0], size[1], i18n.English).Rows
		holds(t, fmt.Sprint(size), rows, "LESSON", "WHAT-IF", "≠ conflict", "✓ usable", "check 8 of")
		marked := slices.DeleteFunc(slices.Clone(rows), func(row string) bool { return !strings.Contains(row, "∆ 8 not superseded") })
		if size[0] > 40 && len(marked) != 1 {
			t.Errorf("%v: %d rows mark the rung", size, len(marked))
		}
	}
}

func TestTheTakenSideHasTheFocus(t *testing.T) {
	s := linkedOf(t).Do(player.Command{Kind: player.CmdBeside})
	holds(t, "what-if", shown(s, 80, 24, i18n.English).Rows, "▸ WHAT-IF")
	holds(t, "lesson", shown(s.Do(player.Command{Kind: player.CmdSide}), 80, 24, i18n.English).Rows, "▸LESSON")
}

func TestNoEditChangesAnotherValuesTint(t *testing.T) {
	s := lastOf(t)
	before := Screen{State: s}.tintOf("20s")
	dropped := editedBy(t, s, set(t, s, scenario.EditSet, "m1.value=45s"))
	if after := (Screen{State: dropped}).tintOf("20s"); after != before {
		t.Errorf("20s had tint %d and has %d", before, after)
	}
	if own := (Screen{State: dropped}).tintOf("45s"); own == before {
		t.Error("a new value has the tint of another")
	}
}

func TestAValueIsTypedAtTheRealCursor(t *testing.T) {
	s := onField(t, lastOf(t), "m3", "value")
	for s.Input.Kind == player.InputNone {
		s = s.Do(player.Command{Kind: player.CmdChange})
	}
	s = s.Do(player.Command{Kind: player.CmdType, Text: "四十秒", N: 1})
	for _, size := range sizes {
		p := shown(s, size[0], size[1], i18n.Chinese)
		if p.Cursor == nil {
			t.Fatalf("%v: no cursor", size)
		}
		before, _, found := strings.Cut(p.Rows[p.Cursor.Y], "秒 ›")
		if !found || Width(before) != p.Cursor.X {
			t.Errorf("%v: the cursor is at %v in %q", size, *p.Cursor, p.Rows[p.Cursor.Y])
		}
	}
}
