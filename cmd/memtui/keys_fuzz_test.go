//go:build unix

package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"reflect"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"

	"memtui/internal/i18n"
	"memtui/internal/model"
)

// The screen of the models that bytes are typed into: small, so that drawing
// it takes little time.
const (
	typedWidth  = 50
	typedHeight = 15
)

// typedPlaces are the places that bytes are typed in, by the keys that lead
// there from a step of a lesson.
var typedPlaces = []string{
	"", "?", "o", ":", "w", "d", "i", "y", "Y", "/", "c", "e", "e\t\r", "v", "f", "p", "P", "P\r", "c\r", "b", "z", "s", " ", "m",
	"e\r\x13", // a what-if that is to be written
}

// typist turns bytes into the messages that a program gets, as the program
// itself does: through the key filter and the decoder of the library.
type typist struct {
	filter keyFilter
	reader *uv.TerminalReader
	reads  [][]byte // to come; an empty one ends a stream
}

func newTypist() *typist {
	t := &typist{}
	t.reader = uv.NewTerminalReader(&pieces{t}, "xterm-256color")
	return t
}

// Read gives the next read, filtered.
func (t *typist) Read(b []byte) (int, error) {
	if len(t.reads) == 0 {
		return 0, io.EOF
	}
	n := copy(b, t.reads[0])
	if t.reads[0] = t.reads[0][n:]; len(t.reads[0]) == 0 {
		t.reads = t.reads[1:]
	}
	return n, nil
}

// types gives the messages of some reads, and what stays unfinished when the
// time for more is over.
func (t *typist) types(reads ...[]byte) []tea.Msg {
	for _, read := range reads {
		if passed, _ := t.filter.filter(nil, read); len(passed) > 0 {
			t.reads = append(t.reads, passed)
		}
	}
	events := make(chan uv.Event)
	go func() {
		defer close(events)
		_ = t.reader.StreamEvents(context.Background(), events)
	}()
	var out []tea.Msg
	for event := range events {
		out = append(out, asMessage(event))
	}
	return out
}

// asMessage is what the library makes of an event of its decoder.
func asMessage(event uv.Event) tea.Msg {
	switch event := event.(type) {
	case uv.KeyPressEvent:
		return tea.KeyPressMsg(event)
	case uv.KeyReleaseEvent:
		return tea.KeyReleaseMsg(event)
	case uv.PasteEvent:
		return tea.PasteMsg(event)
	case uv.MouseClickEvent:
		return tea.MouseClickMsg(event)
	case uv.MouseReleaseEvent:
		return tea.MouseReleaseMsg(event)
	case uv.MouseWheelEvent:
		return tea.MouseWheelMsg(event)
	case uv.MouseMotionEvent:
		return tea.MouseMotionMsg(event)
	case uv.WindowSizeEvent:
		return sizeLimit(nil, tea.WindowSizeMsg(event))
	case uv.BackgroundColorEvent:
		return tea.BackgroundColorMsg(event)
	case uv.FocusEvent:
		return tea.FocusMsg{}
	case uv.BlurEvent:
		return tea.BlurMsg{}
	}
	return event
}

// typedInto is a model with a view into it: whether it panicked.
type typedInto struct {
	model.Model
	crash  tea.Cmd
	broken *bool   // the clock panics
	asked  tea.Cmd // the last that it asked for
}

// typedModel gives a model on a step of a lesson.
func typedModel(tb testing.TB, number, page int) typedInto {
	tb.Helper()
	state, err := shipped(number)
	if err != nil {
		tb.Fatal(err)
	}
	broken := false
	now := time.Date(2026, 1, 2, 9, 30, 20, 0, time.UTC)
	m := model.New(model.Options{
		State: state, Lang: i18n.Chinese, Load: shipped,
		Save: func(string, []byte) error { return nil }, Offer: func(string) string { return "a-2.yaml" },
		After: func(_ time.Duration, msg tea.Msg) tea.Cmd { return func() tea.Msg { return msg } },
		Now: func() time.Time {
			if broken {
				panic("the clock broke")
			}
			return now
		},
	})
	t := typedInto{Model: m, crash: m.Init(), broken: &broken}
	t, _ = t.gets(tea.WindowSizeMsg{Width: typedWidth, Height: typedHeight})
	t, _ = t.gets(newTypist().types([]byte(fmt.Sprint(page)))...)
	return t
}

// gets hands messages to the model and tells whether it ended.
func (t typedInto) gets(msgs ...tea.Msg) (typedInto, bool) {
	for _, msg := range msgs {
		next, cmd := t.Update(msg)
		t.Model = next.(model.Model)
		if quits(cmd) {
			return t, true
		}
		if cmd != nil {
			t.asked = cmd
		}
	}
	return t, false
}

func quits(cmd tea.Cmd) bool {
	return cmd != nil && reflect.ValueOf(cmd).Pointer() == reflect.ValueOf(tea.Quit).Pointer()
}

// ends types ctrl+c. An end may wait for a lesson that is being written, but
// not for longer than its timer, which is the last that it asked for.
func (t typedInto) ends(by *typist) bool {
	t, ended := t.gets(by.types([]byte("\x03"))...)
	if !ended && t.asked != nil {
		_, ended = t.gets(t.asked())
	}
	return ended
}

// panicked gives the panic that the model met; "" = none. A panic of the test's
// own comes behind it, so that there is always one to be told.
func (t typedInto) panicked(base typedInto) string {
	*t.broken = true
	base.gets(tea.KeyPressMsg{Code: 'x', Text: "x"})
	*t.broken = false
	crash := t.crash().(model.Crash)
	if fmt.Sprint(crash.Value) == "the clock broke" {
		return ""
	}
	return crash.String()
}

// sound reports what is wrong with the picture.
func (t typedInto) sound() error {
	const w, h = typedWidth, typedHeight
	rows := strings.Split(t.View().Content, "\n")
	if len(rows) != h {
		return fmt.Errorf("%d rows and not %d", len(rows), h)
	}
	for y, row := range rows {
		if got := ansi.StringWidth(row); got != w {
			return fmt.Errorf("row %d is %d cells wide and not %d: %q", y, got, w, ansi.Strip(row))
		}
	}
	return nil
}

// cut divides bytes into reads of a size.
func cut(input []byte, size int) [][]byte {
	var out [][]byte
	for len(input) > size {
		out, input = append(out, input[:size]), input[size:]
	}
	return append(out, input)
}

// seeds are replies, reports and keys that terminals send.
var seeds = []string{
	"\x1b]11;rgb:1414/1616/1b1b\x1b\\", "\x1b]11;rgb:ffff/ffff/ffff\x07", "\x1b[?62;22c", "\x1b[>1;10;0c", "\x1b[?2026;2$y", "\x1b[?1u", "\x1b[12;40R",
	"\x1bP>|xterm(367)\x1b\\", "\x1b]52;c;cXE=\x1b\\", "\x1b_Gi=31;OK\x1b\\", "\x1bP1+r5463=31\x1b\\", "\x1b[I\x1b[O", "\x1b[<0;500;500M\x1b[<0;500;500m",
	"\x1b[M   ", "\x1b[M\xff\xff\xff", "\x1b[32;10;10M", "\x1bOP", "\x1b[[E", "\x1b[1;2;3;4z", "\x1b[8;5;5t", "\x1b[48;5;5;1;1t", "\x1b", "\x1b\x1b", "\x1bq",
	"\x9b1m", "\xff\xfe\xc3(\xe4\xb8", "\x00", "中文", "\x1b[200~q\x03\x1b[2Jx\x1b[201~", "\x1b[200~", "\x1b[99;5u", "\x1b[27;5;113~", "\x1b[113;1:3u",
	"\x1b[C\x1b[B\x1b[D\x1b[A", "\r \t\x7f\x08", "？ｑ", "\x1b[0;0;113;1;0;1_", "\x1b[1;5R", "\x1b[" + strings.Repeat("1;", 40) + "m",
}

// FuzzKeys types any bytes, in any place, cut into reads of any size: it never
// panics, every picture fills the screen, and ctrl+c behind it ends it.
func FuzzKeys(f *testing.F) {
	for i, seed := range seeds {
		f.Add(byte(i), byte(i%4), []byte(seed))
	}
	var bases []typedInto
	for _, at := range [][2]int{{1, 2}, {4, 1}} {
		for _, keys := range typedPlaces {
			bases = append(bases, newPlace(f, typedModel(f, at[0], at[1]), keys))
		}
	}
	f.Fuzz(func(t *testing.T, place, size byte, input []byte) {
		if len(input) > 2000 {
			return
		}
		base := bases[int(place)%len(bases)]
		typist := newTypist()
		m := base
		var ended bool
		for _, msg := range typist.types(cut(input, int(size)+1)...) {
			if size, ok := msg.(tea.WindowSizeMsg); ok {
				t.Fatalf("what was typed is a window of %v", size)
			}
			if m, ended = m.gets(msg); ended {
				break
			}
			if err := m.sound(); err != nil {
				t.Fatalf("after %T %v: %v\n%s", msg, msg, err, m.panicked(base))
			}
		}
		if !ended && !m.ends(typist) {
			t.Errorf("ctrl+c does not end it")
		}
		if crash := m.panicked(base); crash != "" {
			t.Error(crash)
		}
	})
}

// newPlace types keys, each a read of its own.
func newPlace(tb testing.TB, m typedInto, keys string) typedInto {
	tb.Helper()
	for _, key := range bytes.Split([]byte(keys), nil) {
		var ended bool
		if m, ended = m.gets(newTypist().types(key)...); ended {
			tb.Fatalf("%q ends it", keys)
		}
	}
	return m
}
