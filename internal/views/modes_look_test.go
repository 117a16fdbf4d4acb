package views

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

var (
	openWhatIf    = player.Command{Kind: player.CmdWhatIf}
	openBeside    = player.Command{Kind: player.CmdBeside}
	openCrosshair = player.Command{Kind: player.CmdCrosshair}
)

func TestTheFooterOfOnePaneHasTheKeyThatItsModeIsFor(t *testing.T) {
	for _, c := range []struct {
		open    player.CommandKind
		en, zh  string
		wayBack [2]string
	}{
		{player.CmdWhatIf, "enter change", "enter 改", [2]string{"esc done", "esc 完成"}},
		{player.CmdCrosshair, "↑/↓/←/→ move", "↑/↓/←/→ 移", [2]string{"esc back", "esc 返回"}},
		{player.CmdBeside, "tab side", "tab 换边", [2]string{"v one side", "v 单边"}},
		{player.CmdFlip, "enter try it", "enter 试", [2]string{"esc back", "esc 返回"}},
		{player.CmdPredict, "enter commit", "enter 确定", [2]string{"esc back", "esc 返回"}},
		{player.CmdClass, "enter number", "enter 人数", [2]string{"esc back", "esc 返回"}},
	} {
		s := lastOf(t).Do(player.Command{Kind: c.open})
		for i, lang := range []i18n.Lang{i18n.English, i18n.Chinese} {
			got := footerOf(shown(s, 40, 12, lang))
			want := []string{[]string{c.en, c.zh}[i], c.wayBack[i], "? ", "q "}
			for _, key := range want {
				if !strings.Contains(got, key) {
					t.Errorf("%s, %s: %q is not in %q", c.open, lang, key, got)
				}
			}
		}
	}
}

func TestTheCrosshairCanBeLeftWhereItIsFrom80By24On(t *testing.T) {
	s := lastOf(t).Do(openCrosshair)
	for _, lang := range i18n.Langs() {
		if got := footerOf(shown(s, 80, 24, lang)); !strings.Contains(got, "enter ") {
			t.Errorf("%s: no enter in %q", lang, got)
		}
	}
}

func TestNoFieldTouchesTheStripOfAnExercise(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {100, 30}} {
		s := lastOf(t).Do(openWhatIf)
		if _, ok := s.Goal(); !ok {
			t.Fatal("the step has no exercise")
		}
		rows := shown(s, size[0], size[1], i18n.English).Rows
		at := slices.IndexFunc(rows, func(row string) bool { return strings.HasPrefix(strings.TrimSpace(row), "m3.supersedes") })
		if at < 0 || strings.TrimSpace(string([]rune(rows[at-1])[:40])) != "" {
			t.Errorf("%v: above the strip stands %q", size, rows[at-1])
		}
	}
}

func TestWithoutAnEditNoCellsAreCounted(t *testing.T) {
	s := lastOf(t).Do(openWhatIf)
	for _, size := range sizes {
		for _, row := range shown(s, size[0], size[1], i18n.English).Rows {
			if strings.Contains(row, "cells differ") || strings.Contains(row, "cells differs") {
				t.Errorf("%v: %q", size, row)
			}
		}
	}
}

func TestSideBySideSaysAnEqualAnswerOnce(t *testing.T) {
	s := lastOf(t)
	s = editedBy(t, s, set(t, s, scenario.EditSet, "m3.supersedes=[m1]")).Do(openBeside)
	for _, size := range sizes[:3] {
		rows := shown(s, size[0], size[1], i18n.English).Rows
		holds(t, fmt.Sprint(size), rows, "none ━━ m1    ≠ conflict 20s ≠ 30s   = as in the lesson")
	}
}

func TestSideBySideWithoutAnEditSaysHowToGetOne(t *testing.T) {
	s := lastOf(t).Do(openBeside)
	rows := shown(s, 120, 40, i18n.English).Rows
	holds(t, "strip", rows, i18n.For(i18n.English).WhatIf.Beside.NothingYet)
	if n := strings.Count(strings.Join(rows, "\n"), "nothing differs from the lesson"); n != 1 {
		t.Errorf("that nothing differs is said %d times", n)
	}
}

func TestAnotherEvidenceForTheSameValuesIsSaidAsSuch(t *testing.T) {
	s := lastOf(t)
	s = editedBy(t, s, set(t, s, scenario.EditSet, "m3.evidence=[D1]")).Do(openWhatIf)
	rows := shown(s, 120, 40, i18n.English).Rows
	holds(t, "120x40", rows, "∆ evidence was D2 ≠ D3")
	for _, row := range rows {
		if strings.Contains(row, "was conflict 20s ≠ 30s") || strings.Contains(row, "was ≠ conflict 20s ≠ 30s") {
			t.Errorf("the values are the lesson's: %q", row)
		}
	}
}

func TestTheCrosshairInAWhatIfSpeaksOfItsQuestion(t *testing.T) {
	s := lastOf(t)
	s = editedBy(t, s, set(t, s, scenario.EditSet, "ask.valid=2026-03-01"))
	s = done(s, openCrosshair)
	holds(t, "on the question", shown(s, 120, 40, i18n.English).Rows, "as the what-if does", "= as in the what-if")
	s = done(s, left, left, left)
	holds(t, "elsewhere", shown(s, 120, 40, i18n.English).Rows, "the what-if asks at ◇", "∆ what-if: ")
}

func TestTheCrosshairSaysItsTimesOnceOnASmallScreen(t *testing.T) {
	s := done(lastOf(t), openCrosshair, left, higher)
	for _, lang := range i18n.Langs() {
		n := 0
		for _, row := range shown(s, 40, 12, lang).Rows {
			if strings.Contains(row, "01-01") && strings.Contains(row, "06-10") {
				n++
			}
		}
		if n != 1 {
			t.Errorf("%s: both times stand in %d rows", lang, n)
		}
	}
}

func TestAClickOnThePlaneTakesTheCrosshairThere(t *testing.T) {
	s := lastOf(t).Do(openCrosshair)
	for _, size := range sizes[:3] {
		p := shown(s, size[0], size[1], i18n.English)
		x, y := 0, 0
		for i, row := range p.Rows { // the cell that says 20s alone
			if before, _, found := strings.Cut(row, " 20s "); found && y == 0 && !strings.Contains(row, "m2 20s") && strings.Contains(row, "30s") && Width(before) < size[0]/2 {
				x, y = Width(before)+1, i
			}
		}
		var hit player.Command
		for _, z := range p.Zones {
			if z.Contains(x, y) {
				hit = z.Command
			}
		}
		at := s.Do(hit).Cross.At
		if hit.Kind != player.CmdCrossAt || at.Valid.String() != "2026-07-01" || at.Known.String() != "2026-06-10" {
			t.Errorf("%v: a click at %d, %d asks about %s known %s", size, x, y, at.Valid, at.Known)
		}
	}
}

func TestThePairHasWhoseAnswerItIs(t *testing.T) {
	s := lessonAt(t, 1)
	s.Page, s.Question = 4, 0
	s = s.Do(toPredict)
	for question, right := range []int{0, 0, 1} { // 30s, 30s, 20s
		if question > 0 {
			s = s.Do(player.Command{Kind: player.CmdNext})
		}
		s = done(s, command(player.CmdGuessAt, right), committed)
	}
	for _, size := range sizes[:3] {
		for _, lang := range i18n.Langs() {
			rows := shown(s, size[0], size[1], lang).Rows
			holds(t, fmt.Sprint(size, lang), rows, SignGiven+" "+i18n.For(lang).Predict.YourGuess, " C ")
		}
	}
}

func TestAWrongGuessKeepsItsWordsBesideTheAnswer(t *testing.T) {
	s := done(lastOf(t), toPredict, committed) // usable 30s
	for _, size := range sizes {
		holds(t, fmt.Sprint(size), shown(s, size[0], size[1], i18n.English).Rows, "your guess ✓ ")
	}
	d := lessonAt(t, 4)
	d.Page = 2
	d = done(d, toPredict, command(player.CmdGuessAt, 1), committed)
	holds(t, "a plate", shown(d, 120, 40, i18n.English).Rows, "↻ refresh_required       guess", "the answer")
	holds(t, "a small screen", shown(d, 40, 12, i18n.English).Rows, "your guess ↻ refresh_required")
}

func TestTheGroundOfADifferenceLiesUnderAllOfItsWords(t *testing.T) {
	s := lastOf(t)
	s = editedBy(t, s, set(t, s, scenario.EditSet, "m3.status=candidate")).Do(openBeside)
	holds(t, "side by side", shown(s, 120, 40, i18n.English).Rows, "✗ unverified")
	ground := NewTheme(Dark, TrueColour)
	lines := Screen{State: s, W: 120, H: 40, Theme: ground, Words: i18n.For(i18n.English)}.Render().Lines
	for _, line := range lines {
		if strings.Contains(line, "unverified") && strings.Contains(line, "✗") && !strings.Contains(line, "✗ unverified") {
			t.Errorf("the ground changes within the words: %q", line)
		}
	}
}

func TestTheTableOfChangesOfOnePaneCutsNoDate(t *testing.T) {
	s := lastOf(t).Do(player.Command{Kind: player.CmdFlip})
	for _, lang := range i18n.Langs() {
		if row := shown(s, 40, 12, lang).Rows[2]; strings.Contains(row, "…") {
			t.Errorf("%s: %q", lang, row)
		}
	}
}
