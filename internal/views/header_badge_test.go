package views

import (
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// inMode gives a picture of the decision of step 2 in a mode.
func inMode(t testing.TB, mode player.Mode, w, h int, lang i18n.Lang, theme ThemeName, edits ...string) Screen {
	return view{lesson: decideLesson(), page: 2, w: w, h: h, lang: lang, theme: theme, state: changing(t, mode, edits...)}.screen()
}

// A badge behind the title for every mode.
func TestTheBadgeNamesTheMode(t *testing.T) {
	for mode, want := range map[player.Mode][2]string{
		player.ModeWhatIf: {"what-if · no change", "假设 · 无改动"}, player.ModeBeside: {"what-if · no change", "假设 · 无改动"},
		player.ModeFlip: {"flip", "翻转"}, player.ModePredict: {"predict", "预测"}, player.ModeClass: {"class", "全班"},
	} {
		for i, lang := range i18n.Langs() {
			for _, size := range [][2]int{{120, 40}, {100, 30}, {80, 24}, {40, 12}} {
				row := inMode(t, mode, size[0], size[1], lang, Mono).Render().Rows[0]
				if !strings.Contains(row, "["+want[i]+"]") {
					t.Errorf("%s at %v: %q does not name it", mode, size, row)
				}
			}
		}
	}
}

func TestTheCrosshairHasABadgeWhereverItIsLeft(t *testing.T) {
	for _, mode := range []player.Mode{player.ModeCrosshair, player.ModeNone} {
		v := view{lesson: timeoutLesson(t), page: 1, w: 120, h: 40, lang: i18n.English, theme: Mono, state: func(s *player.State) {
			s.Mode, s.Cross.On, s.Cross.At = mode, true, s.Frame().Questions[0].Ask.Query.AsOf
		}}
		if row := v.screen().Render().Rows[0]; strings.Count(row, "[crosshair]") != 1 {
			t.Errorf("in mode %q: %q", mode, row)
		}
	}
}

// Whatever the mode, a picture that is not the lesson's says so.
func TestEditsInForceAreToldInEveryMode(t *testing.T) {
	for _, mode := range []player.Mode{player.ModeNone, player.ModeWhatIf, player.ModeBeside, player.ModeFlip, player.ModePredict, player.ModeClass} {
		for edits, want := range map[string]string{sourceGiven: "[what-if · 1 change]", sourceGiven + " candidate.kind=summary": "[what-if · 2 changes]"} {
			for _, size := range [][2]int{{120, 40}, {100, 30}, {80, 24}} {
				row := inMode(t, mode, size[0], size[1], i18n.English, Mono, strings.Fields(edits)...).Render().Rows[0]
				if strings.Count(row, want) != 1 {
					t.Errorf("%q at %v: %q", mode, size, row)
				}
			}
		}
	}
}

// The title gives way first, the rail never.
func TestTheTitleGivesWayToTheBadgeAndTheRailNever(t *testing.T) {
	long := decideLesson()
	long.Scenario.Title = prose(strings.Repeat("a long title ", 20), strings.Repeat("很长的题目", 30))
	for _, size := range [][2]int{{120, 40}, {100, 30}, {80, 24}} {
		for _, lang := range i18n.Langs() {
			v := view{lesson: long, page: 2, w: size[0], h: size[1], lang: lang, theme: Mono}
			plain := v.screen()
			v.state = changing(t, player.ModeFlip, sourceGiven)
			badged := v.screen()
			layout, _ := Arrange(v.w, v.h, plain.room())
			was, is := plain.Render().Rows, badged.Render().Rows
			if got, want := behind(is[layout.Rail.Y], layout.Rail.X), behind(was[layout.Rail.Y], layout.Rail.X); got != want {
				t.Errorf("%v %s: the rail is %q, want %q", size, lang, got, want)
			}
			title, _, ok := strings.Cut(is[layout.Title.Y], "[")
			if !ok || !strings.HasSuffix(strings.TrimRight(title, " "), "…") {
				t.Errorf("%v %s: the title does not give way: %q", size, lang, is[layout.Title.Y])
			}
		}
	}
}

// behind gives a row from a cell on.
func behind(row string, x int) string { return strings.TrimPrefix(row, cellsBefore(row, x)) }

// On the smallest screen as much is said as there is room for: the number of
// changes stays longest.
func TestTheSmallestScreenSaysAtLeastHowManyChangesThereAre(t *testing.T) {
	for _, mode := range []player.Mode{player.ModeFlip, player.ModePredict, player.ModeClass} {
		for _, lang := range i18n.Langs() {
			s := inMode(t, mode, 40, 12, lang, Mono, sourceGiven)
			row := s.Render().Rows[0]
			if !strings.Contains(row, "1") || !strings.Contains(row, SignChanged) && !strings.Contains(row, s.Words.WhatIf.Badge) {
				t.Errorf("%s %s: %q", mode, lang, row)
			}
		}
	}
}

func TestTheOpeningPageHasNoBadge(t *testing.T) {
	v := view{lesson: decideLesson(), page: 0, w: 80, h: 24, lang: i18n.English, theme: Mono, state: func(s *player.State) { s.Mode = player.ModePredict }}
	if row := v.screen().Render().Rows[0]; strings.Contains(row, "predict") {
		t.Errorf("%q", row)
	}
}
