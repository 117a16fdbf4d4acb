package views

import (
	"fmt"
	"os"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// glance is one screen that a person can have before them.
type glance struct {
	name   string
	screen Screen
}

// accessSizes are one size of every arrangement, each in one language; with
// MEMTUI_ACCESS=all each is looked at in both.
var accessSizes = []struct {
	w, h int
	lang i18n.Lang
}{{120, 40, i18n.English}, {80, 24, i18n.Chinese}, {100, 30, i18n.English}, {40, 12, i18n.Chinese}}

// accessWays are what a person does on a page: nothing, each mode with what
// it marks, and each layer.
var accessWays = map[string][]player.Command{
	"rest":       nil,
	"true scale": {{Kind: player.CmdScale}},
	"crosshair":  {{Kind: player.CmdCrosshair}, {Kind: player.CmdAcross, N: -1}, {Kind: player.CmdDeeper, N: -1}},
	"what-if":    {{Kind: player.CmdWhatIf}, {Kind: player.CmdChange}, {Kind: player.CmdField, N: 2}, {Kind: player.CmdChange}},
	"missing":    {{Kind: player.CmdWhatIf}, {Kind: player.CmdField, N: 1}, {Kind: player.CmdMissing}, {Kind: player.CmdTab, N: 1}},
	"typing":     {{Kind: player.CmdWhatIf}, {Kind: player.CmdField, N: 3}, {Kind: player.CmdTake}},
	"hint":       {{Kind: player.CmdWhatIf}, {Kind: player.CmdHint}},
	"beside":     {{Kind: player.CmdWhatIf}, {Kind: player.CmdField, N: 1}, {Kind: player.CmdChange}, {Kind: player.CmdBeside}},
	"other side": {{Kind: player.CmdWhatIf}, {Kind: player.CmdChange}, {Kind: player.CmdBeside}, {Kind: player.CmdSide}},
	"flip":       {{Kind: player.CmdFlip}, {Kind: player.CmdFlipRow, N: 1}},
	"reach":      {{Kind: player.CmdFlip}, {Kind: player.CmdReach, N: 1}},
	"predict":    {{Kind: player.CmdPredict}, {Kind: player.CmdGuess, N: 1}},
	"committed":  {{Kind: player.CmdPredict}, {Kind: player.CmdGuess, N: 1}, {Kind: player.CmdCommit}},
	"class":      {{Kind: player.CmdClass}, {Kind: player.CmdHands}},
	"play":       {{Kind: player.CmdPlayPause}, {Kind: player.CmdTick}, {Kind: player.CmdTick}},
	"zoom":       {{Kind: player.CmdZoom}},
	"next pane":  {{Kind: player.CmdFocusNext, N: 1}, {Kind: player.CmdZoom}},
	"third pane": {{Kind: player.CmdFocusNext, N: 2}, {Kind: player.CmdZoom}},
	"why":        {{Kind: player.CmdWhy}},
	"difference": {{Kind: player.CmdDifference}},
	"terms":      {{Kind: player.CmdTerms}},
	"lessons":    {{Kind: player.CmdLessons}, {Kind: player.CmdUnfold}},
	"help":       {{Kind: player.CmdHelp}},
	"notes":      {{Kind: player.CmdNotes}},
	"search":     {{Kind: player.CmdSearch}, typed("timeout")},
	"palette":    {{Kind: player.CmdPalette}},
	"text":       {{Kind: player.CmdShowText, Text: "memtui 1 --at 2", Name: "line"}},
}

// everyGlance calls a function with the screens of every shipped lesson: every
// page and question, in every way, in every arrangement. In the ordinary run a
// page is looked at in a part of the ways, another part on the next page.
func everyGlance(t *testing.T, look func(g glance)) {
	t.Helper()
	whole := os.Getenv("MEMTUI_ACCESS") == "all"
	list := shelfOfLessons(t)
	for number := 1; number <= 8; number++ {
		base := lessonAt(t, number)
		base.Shelf = list
		for page := 0; page <= base.Last(); page++ {
			for question := range questionsOf(base, page) {
				at := base
				at.Page, at.Question = page, question
				for name, commands := range accessWays {
					for i, size := range accessSizes {
						if !whole && (page+question+i+len(name))%4 > 0 {
							continue
						}
						for _, lang := range i18n.Langs() {
							if !whole && lang != size.lang {
								continue
							}
							look(glance{
								fmt.Sprintf("lesson %d, page %d, question %d, %s, %d×%d %s", number, page, question, name, size.w, size.h, lang),
								Screen{State: done(at, commands...), W: size.w, H: size.h, Theme: NewTheme(Dark, TrueColour), Words: i18n.For(lang)},
							})
						}
					}
				}
			}
		}
	}
}

func questionsOf(s player.State, page int) int {
	if page < 1 || page >= s.Last() {
		return 1
	}
	return max(1, len(s.Lesson.Frames[page-1].Questions))
}

func shelfOfLessons(t testing.TB) *player.Shelf {
	shelf := &player.Shelf{}
	for number := 1; number <= 8; number++ {
		s := lessonAt(t, number)
		one := player.Shelved{Number: number, Name: s.Name, Title: s.Lesson.Scenario.Title, Kind: player.KindLedger}
		for _, f := range s.Lesson.Frames {
			one.Steps = append(one.Steps, f.Step.Title)
		}
		shelf.Lessons = append(shelf.Lessons, one)
	}
	return shelf
}

// cellsOf draws a screen and gives its canvas.
func (s Screen) cellsOf() *Canvas {
	layout, ok := s.arrange(s.W, s.H)
	c := NewCanvas(layout.W, layout.H, Bg, s.ASCII)
	if ok {
		s.drawScreen(c, &sketch{fits: true, layout: layout})
	}
	return c
}

// roleNames name the roles in what the tests of access say.
var roleNames = [roles]string{
	"none", "bg", "fg", "soft", "muted", "rule", "edge", "accent", "good", "warning", "bad", "changed", "on", "pop", "sel", "hatch",
	"v1", "v1s", "v1l", "v2", "v2s", "v2l", "v3", "v3s", "v3l", "cf", "cfs",
}
