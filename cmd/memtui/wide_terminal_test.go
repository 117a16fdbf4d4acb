//go:build unix

package main

import (
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/vt"

	"memtui/internal/i18n"
	"memtui/internal/model"
)

// twin is the program on a terminal, and beside it a model that gets the same
// bytes: what the terminal shows has to become what the model draws.
type twin struct {
	*session
	model  tea.Model
	typist *typist
	screen *vt.Emulator
	fed    int // bytes of the program that the screen got
}

// twins starts the program in an environment at a step of a lesson.
func twins(t *testing.T, lang i18n.Lang, number, page int, command ...string) *twin {
	t.Helper()
	state, err := shipped(number)
	if err != nil {
		t.Fatal(err)
	}
	state.Page, state.Shelf = page, shelf()
	m := model.New(model.Options{
		State: state, Lang: lang, Load: shipped, Offer: freeName, Colours: themeColours(colorprofile.ANSI256),
		After: func(time.Duration, tea.Msg) tea.Cmd { return nil },
	})
	s := start(t, "env", append(append([]string{"COLORTERM="}, command...), fmt.Sprint(number), "--at", fmt.Sprint(page))...)
	s.sees("\x1b[c", 1)
	s.types(settledReply)
	w := &twin{session: s, model: m, typist: newTypist(), screen: vt.NewEmulator(80, 24)}
	go func() { _, _ = io.Copy(io.Discard, w.screen) }() // its replies
	w.update(tea.WindowSizeMsg{Width: 80, Height: 24})
	return w
}

// update gives the model a message, and all that comes of it.
func (w *twin) update(msg tea.Msg) {
	if batch, ok := msg.(tea.BatchMsg); ok {
		for _, cmd := range batch {
			if cmd != nil {
				w.update(cmd())
			}
		}
		return
	}
	next, cmd := w.model.Update(msg)
	w.model = next
	if cmd == nil {
		return
	}
	if more := cmd(); more != nil {
		w.update(more)
	}
}

// presses types bytes into both.
func (w *twin) presses(keys string) {
	w.t.Helper()
	w.types(keys)
	for _, msg := range w.typist.types([]byte(keys)) {
		w.update(msg)
	}
}

// drawn gives the rows of a picture without what is blank behind them.
func drawnRows(picture string) string {
	rows := strings.Split(picture, "\n")
	for y, row := range rows {
		rows[y] = strings.TrimRight(strings.TrimSuffix(row, "\r"), " ")
	}
	return strings.TrimRight(strings.Join(rows, "\n"), "\n")
}

// agree waits until the terminal shows what the model draws.
func (w *twin) agree(what string) {
	w.t.Helper()
	want := drawnRows(ansi.Strip(w.model.View().Content))
	deadline := time.Now().Add(patient)
	for {
		out := w.written()
		_, _ = w.screen.Write(out[w.fed:])
		w.fed = len(out)
		got := drawnRows(w.screen.String())
		if got == want {
			return
		}
		if time.Now().After(deadline) {
			w.t.Fatalf("%s: the terminal shows\n%s\nand the model draws\n%s", what, got, want)
		}
		time.Sleep(5 * time.Millisecond)
	}
}

// ends ends the program.
func (w *twin) ends() {
	w.t.Helper()
	w.types("\x03")
	if code := w.code(); code != 130 {
		w.t.Errorf("exit status %d", code)
	}
}

// everyScreen leads to every kind of screen there is, and back.
var everyScreen = []struct{ keys, back string }{
	{"", ""}, {"w", escapeKey}, {"d", escapeKey}, {"i", escapeKey}, {"?", escapeKey}, {"o", escapeKey}, {":", escapeKey}, {"/20", escapeKey},
	{"c", escapeKey}, {"e", escapeKey}, {"v", escapeKey}, {"f", escapeKey}, {"p", escapeKey}, {"P", escapeKey},
	{"z", "z"}, {"T", "T"}, {"s", "s"}, {"g", "5"}, {"G", "5"},
}

// TestTheFrameIsWholeInEveryModeWhateverTheLocaleSays opens every kind of
// screen in environments in which libraries count lines and arrows as two
// cells: the terminal shows what it shows without.
func TestTheFrameIsWholeInEveryModeWhateverTheLocaleSays(t *testing.T) {
	for _, at := range []struct {
		env  string
		lang i18n.Lang
	}{
		{"RUNEWIDTH_EASTASIAN=1 LANG=C.UTF-8", i18n.English}, {"RUNEWIDTH_EASTASIAN=1 LANG=zh_CN.UTF-8", i18n.Chinese}, {"RUNEWIDTH_EASTASIAN=true LC_ALL=zh_TW.UTF-8", i18n.Chinese},
		{"LC_ALL=C", i18n.English}, {"LC_ALL=POSIX", i18n.English}, {"LC_ALL=zh_CN.UTF-8", i18n.Chinese}, {"LC_ALL=zh_CN.GB18030", i18n.Chinese},
		{"LANG=zh_TW.UTF-8", i18n.Chinese}, {"LC_ALL=ja_JP.UTF-8", i18n.English}, {"LC_ALL=ko_KR.eucKR LANG=zh_CN", i18n.English}, {"LANG= LC_MESSAGES=zh_SG", i18n.Chinese},
	} {
		t.Run(at.env, func(t *testing.T) {
			t.Parallel()
			w := twins(t, at.lang, 1, 5, append(strings.Fields(at.env), "memtui")...)
			for i, screen := range everyScreen {
				if os.Getenv(everywhere) == "" && !strings.HasPrefix(at.env, "RUNEWIDTH_EASTASIAN=1") && i%5 > 0 {
					continue
				}
				w.presses(screen.keys)
				w.agree(fmt.Sprintf("after %q", screen.keys))
				w.presses(screen.back)
			}
			w.ends()
		})
	}
}

// TestWhereItCannotStartAnewLinesThatCountTwoAreDrawnInASCII is how it is on a
// system on which a program cannot take its own place.
func TestWhereItCannotStartAnewLinesThatCountTwoAreDrawnInASCII(t *testing.T) {
	t.Parallel()
	for _, lang := range i18n.Langs() {
		s := start(t, "env", "RUNEWIDTH_EASTASIAN=1", "memtui-wide", "1", "--at", "5", "--lang", string(lang))
		s.sees("\x1b[c", 1)
		s.types(settledReply + "q")
		if code := s.code(); code != 0 {
			t.Errorf("exit status %d", code)
		}
		s.sees("\x1b[23;2t", 1)
		for _, sign := range "─│┌┐└┘━●○→◆✓" {
			if strings.ContainsRune(string(s.written()), sign) {
				t.Errorf("%s: it draws %c", lang, sign)
			}
		}
	}
}

func TestOnlyATrueVariableAsksForLinesOfTwoCells(t *testing.T) {
	for value, want := range map[string]bool{"": false, "0": false, "false": false, "no": false, "1": true, "true": true, "T": true} {
		if got := countsWide(func(name string) string { return map[string]string{wideVariable: value}[name] }); got != want {
			t.Errorf("%q: %v", value, got)
		}
	}
}

// arrows are keys that move: forward and back two times, and within a pane.
var arrows = []string{"\x1b[C", "\x1b[D", "\x1b[6~", "\x1b[5~", "\x1b[B", "\x1b[A", "\x1b[B", "\x1b[A", "\x1b[1;2C", "\x1b[1;2D"}

// heldKeys are keys that a person may hold, in a mode.
var heldKeys = map[string]string{
	"step": "", "zoom": "z", "crosshair": "c", "what-if": "e", "side by side": "e\x1b[B\rv", "flip": "f", "predict": "p",
	"class": "P", "why in full": "w", "help": "?", "lessons": "o", "notes": "s", "terms": "i", "difference": "d", "search": "/2",
}

// TestThousandsOfKeysInEveryModeEndWhereTheModelDoes types arrows and pages by
// chance, as fast as the terminal takes them: 10,000 of them in each mode with
// MEMTUI_EVERYWHERE, else some hundreds.
func TestThousandsOfKeysInEveryModeEndWhereTheModelDoes(t *testing.T) {
	many := 300
	if os.Getenv(everywhere) != "" {
		many = 10_000
	}
	for mode, to := range heldKeys {
		t.Run(mode, func(t *testing.T) {
			t.Parallel()
			w := twins(t, i18n.English, 1, 2, "LANG=C.UTF-8", "memtui")
			w.presses(to)
			w.agree("before")
			rng := rand.New(rand.NewPCG(7, uint64(len(mode))))
			steps := 0 // from where it began, so that it never comes to another lesson
			for left := many; left > 0; {
				keys := ""
				for range min(left, 1+rng.IntN(60)) {
					key := rng.IntN(len(arrows))
					if key < 4 { // forward and back
						key = key/2*2 + (steps+1)%2
						steps += 1 - 2*(key%2)
					}
					keys += arrows[key]
					left--
				}
				w.presses(keys)
			}
			w.agree(fmt.Sprintf("after %d keys", many))
			w.ends()
		})
	}
}
