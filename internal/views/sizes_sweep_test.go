package views

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// everySize asks for the whole sweeps, which take minutes: `make sizes`.
var everySize = os.Getenv("MEMTUI_SIZES") == "all"

// sized is one thing to draw at every size.
type sized struct {
	name  string
	state player.State
}

// sizedWays are what a person may have opened on a step or a page.
func sizedWays() map[string]func(player.State) player.State {
	press := func(commands ...player.Command) func(player.State) player.State {
		return func(s player.State) player.State { return done(s, commands...) }
	}
	open := func(kinds ...player.CommandKind) func(player.State) player.State {
		return func(s player.State) player.State {
			for _, kind := range kinds {
				s = s.Do(player.Command{Kind: kind})
			}
			return s
		}
	}
	out := map[string]func(player.State) player.State{
		"plain": press(), "why": open(player.CmdWhy), "difference": open(player.CmdDifference), "help": open(player.CmdHelp),
		"lessons": open(player.CmdLessons), "palette": open(player.CmdPalette), "terms": open(player.CmdTerms),
		"notes": open(player.CmdNotes), "blank": open(player.CmdBlank), "scale": open(player.CmdScale), "play": open(player.CmdPlayPause),
		"crosshair": press(openCrosshair, left, higher), "crosshair left": press(openCrosshair, left, player.Command{Kind: player.CmdStay}),
		"crosshair with notes": press(openCrosshair, player.Command{Kind: player.CmdNotes}),
		"what-if":              open(player.CmdWhatIf), "what-if changed": open(player.CmdWhatIf, player.CmdChange), "what-if missing": open(player.CmdWhatIf, player.CmdMissing),
		"what-if added": press(openWhatIf, player.Command{Kind: player.CmdTab, N: -1}, player.Command{Kind: player.CmdChange}),
		"what-if value": press(openWhatIf, player.Command{Kind: player.CmdField, N: 1}, player.Command{Kind: player.CmdChange}, typed("中文 and more")),
		"what-if notes": open(player.CmdWhatIf, player.CmdNotes),
		"beside":        open(player.CmdBeside), "beside changed": open(player.CmdWhatIf, player.CmdMissing, player.CmdBeside),
		"flip": open(player.CmdFlip), "flip reach": press(player.Command{Kind: player.CmdFlip}, reach(1), down(1)), "flip taken": open(player.CmdFlip, player.CmdTry),
		"predict": open(player.CmdPredict), "predicted": open(player.CmdPredict, player.CmdCommit),
		"class": open(player.CmdClass), "hands": press(player.Command{Kind: player.CmdClass}, player.Command{Kind: player.CmdHands}, typed("12")),
		"search": press(player.Command{Kind: player.CmdSearch}, typed("20s 中文")), "search done": press(player.Command{Kind: player.CmdSearch}, typed("20s"), player.Command{Kind: player.CmdTake}),
		"save": func(s player.State) player.State {
			return s.Do(player.Command{Kind: player.CmdSave, Text: "a-rather-long-name-of-a-file-2.yaml"})
		},
		"copied": press(player.Command{Kind: player.CmdShowText, Text: strings.Repeat("memtui 1 --at 2 --set 'm1.value=值' ", 6), Name: i18n.CopiedLine}),
		"pane":   press(player.Command{Kind: player.CmdShowText, Text: strings.Repeat("一行 one row\n", 90), Name: i18n.CopiedPane}),
		"broken": func(s player.State) player.State { own(&s); return s.Broken(trouble()) },
		"broken, notes": func(s player.State) player.State {
			own(&s)
			return s.Broken(trouble()).Do(player.Command{Kind: player.CmdNotes})
		},
		"gone": func(s player.State) player.State {
			own(&s)
			return s.Broken(&player.Trouble{File: "my.yaml", Gone: true})
		},
		"no match": press(player.Command{Kind: player.CmdHelp}, typed("zzz")), "filtered": press(player.Command{Kind: player.CmdPalette}, typed("st")),
		"why scrolled": press(player.Command{Kind: player.CmdWhy}, player.Command{Kind: player.CmdScroll, N: 5, Limit: player.Position{Down: 9}}),
	}
	for _, pane := range []player.Pane{player.PaneLedger, player.PaneMemories, player.PaneAnswer, player.PaneWhy, player.PaneText, player.PaneGiven, player.PaneRules, player.PaneState} {
		focus := player.Command{Kind: player.CmdFocus, Pane: pane}
		out["zoomed "+string(pane)] = press(focus, player.Command{Kind: player.CmdZoom})
		out["moved "+string(pane)] = press(focus, player.Command{Kind: player.CmdMove, N: 3, Pane: pane, Limit: player.Position{Down: 40, Right: 40}},
			player.Command{Kind: player.CmdSlide, N: 5, Pane: pane, Limit: player.Position{Down: 40, Right: 40}})
	}
	return out
}

// sizedStates gives every way on every kind of page. A way that does nothing
// on a page is not drawn twice.
func sizedStates(t testing.TB) []sized {
	pages := map[string]player.State{}
	add := func(name string, l *player.Lesson, page, question int) {
		s := player.State{Lesson: l, Number: 1, Count: 8, Name: "timeout", Page: page, Question: question, Beat: player.Still()}
		ahead(&s)
		s.Shelf = shelf(l)
		pages[name] = s
	}
	first := lessonAt(t, 1).Lesson
	add("opening", first, 0, 0)
	add("ledger", first, 5, 0)
	add("several questions", first, 4, 2)
	add("closing", first, 6, 0)
	add("decision", decideLesson(), 5, 0)
	add("several decisions", threeLesson(), 1, 1)
	both := mixedLesson(t)
	add("both, ledger", both, len(both.Frames), 0)
	add("both, decision", both, len(both.Frames), len(both.Frames[len(both.Frames)-1].Questions)-1)
	add("four axes", fourLesson(), 4, 0)
	add("exercise", exercise(2), 1, 0)
	add("strange", strangeLesson(), 1, 0)
	long := longLesson()
	add("many memories", long.Lesson, len(long.Lesson.Frames), 0)
	add("silent", player.Play(&scenario.Scenario{Title: prose("Words", "话"), Steps: []scenario.Step{{Title: prose("Only words", "只有话"), Say: prose("Nothing is asked.", "什么也不问。")}}}), 1, 0)
	var out []sized
	for page, on := range pages {
		for way, take := range sizedWays() {
			state := take(on)
			if way != "plain" && state.Key() == on.Key() {
				continue
			}
			out = append(out, sized{page + ", " + way, state})
		}
	}
	return out
}

// sizedLook is how the n-th of them is drawn: both languages, every theme,
// with and without ASCII come in turn.
func sizedLook(one sized, n int, themes []*Theme) Screen {
	return Screen{State: one.state, Words: i18n.For(i18n.Langs()[n%2]), ASCII: n/2%3 == 2, Theme: themes[n/2%len(themes)]}
}

// wholePicture tells what is wrong with a picture: it has exactly the rows and
// cells of the screen, by the count of the terminal's library too, and nothing
// that can be meant or typed into lies outside.
func wholePicture(s Screen, p Picture) error {
	if len(p.Rows) != s.H || len(p.Lines) != s.H {
		return fmt.Errorf("%d rows and %d lines", len(p.Rows), len(p.Lines))
	}
	for y, row := range p.Rows {
		if got := Width(row); got != s.W {
			return fmt.Errorf("row %d is %d cells wide: %q", y, got, row)
		}
		if got := ansi.StringWidthWc(p.Lines[y]); got != s.W {
			return fmt.Errorf("line %d is %d cells wide in a terminal: %q", y, got, row)
		}
		if strings.ContainsAny(row, "\n\r\t\x1b") {
			return fmt.Errorf("row %d holds a control character: %q", y, row)
		}
	}
	if c := p.Cursor; c != nil && (c.X < 0 || c.Y < 0 || c.X >= s.W || c.Y >= s.H) {
		return fmt.Errorf("the insertion point is at %v", *c)
	}
	for _, z := range p.Zones {
		if z.X < 0 || z.Y < 0 || z.Right() > s.W || z.Bottom() > s.H {
			return fmt.Errorf("a zone for %s is at %v", z.Command.Kind, z.Rect)
		}
	}
	return nil
}

// drawnAt draws one of them at a size and fails unless it is whole. Too small
// a screen says in one row which size it takes.
func drawnAt(t *testing.T, one sized, s Screen, w, h int) {
	t.Helper()
	s.W, s.H = w, h
	defer func() {
		if r := recover(); r != nil {
			t.Errorf("%s, %s at %dx%d: panic: %v", one.name, s.Words.Lang, w, h, r)
		}
	}()
	p := s.Render()
	if err := wholePicture(s, p); err != nil {
		t.Errorf("%s, %s at %dx%d: %v", one.name, s.Words.Lang, w, h, err)
		return
	}
	if w >= 40 && h >= 12 {
		return
	}
	written := 0
	for _, row := range p.Rows {
		if text := strings.TrimSpace(row); text != "" {
			written++
			if w >= 32 && !strings.Contains(text, "40x12") {
				t.Errorf("%s, %s at %dx%d says %q", one.name, s.Words.Lang, w, h, text)
			}
		}
	}
	if want := 1; written != want && !s.State.Blank {
		t.Errorf("%s, %s at %dx%d has %d written rows", one.name, s.Words.Lang, w, h, written)
	}
}

// sizedThemes are the palettes with all colours and with none.
func sizedThemes() []*Theme {
	var out []*Theme
	for _, name := range ThemeNames() {
		out = append(out, NewTheme(name, TrueColour))
	}
	return append(out, NewTheme(Dark, FewColours), NewTheme(Mono, NoColours))
}

// TestEverySizeIsDrawnExactly draws every width at some heights, every height
// at some widths, and many sizes by chance; what is drawn comes in turn, so
// that every mode, layer and kind of step is drawn at many sizes. With
// MEMTUI_SIZES=all it is every size there is.
func TestEverySizeIsDrawnExactly(t *testing.T) {
	states, themes := sizedStates(t), sizedThemes()
	if len(states) < 200 {
		t.Fatalf("only %d things to draw", len(states))
	}
	rng := rand.New(rand.NewPCG(5, 9))
	rng.Shuffle(len(states), func(i, j int) { states[i], states[j] = states[j], states[i] })
	n := 0
	at := func(w, h int) {
		one := states[n%len(states)]
		drawnAt(t, one, sizedLook(one, n/len(states)+n, themes), w, h)
		n++
	}
	if everySize {
		for w := 1; w <= 400; w++ {
			for h := 1; h <= 120; h++ {
				at(w, h)
			}
		}
		return
	}
	for w := 1; w <= 400; w++ {
		for i, h := range []int{1, 11, 12, 13, 23, 24, 29, 30, 39, 40, 60, 121} {
			if (w+i)%5 == 0 {
				at(w, h)
			}
		}
	}
	for h := 1; h <= 120; h++ {
		for i, w := range []int{1, 39, 40, 59, 79, 80, 81, 99, 100, 119, 120, 401} {
			if (h+i)%5 == 0 {
				at(w, h)
			}
		}
	}
	for range 1000 {
		at(1+rng.IntN(1+rng.IntN(420)), 1+rng.IntN(1+rng.IntN(130))) // the small ones more often
	}
}

// TestEverythingIsDrawnAtTheSizesWhereALayoutBegins draws every one of them at
// the edges of the arrangements; in both languages with MEMTUI_SIZES=all, else
// in one and the other in turn.
func TestEverythingIsDrawnAtTheSizesWhereALayoutBegins(t *testing.T) {
	themes := sizedThemes()
	for number, one := range sizedStates(t) {
		for i, size := range [][2]int{{40, 12}, {79, 24}, {80, 24}, {81, 24}, {120, 40}} {
			for n := range i18n.Langs() {
				if !everySize && (number+i+n)%2 > 0 {
					continue
				}
				drawnAt(t, one, sizedLook(one, 2*i+n, themes), size[0], size[1])
			}
		}
	}
}
