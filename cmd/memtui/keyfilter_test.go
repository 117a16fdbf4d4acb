//go:build unix

package main

import (
	"bytes"
	"context"
	"io"
	"strings"
	"testing"

	uv "github.com/charmbracelet/ultraviolet"
	"pgregory.net/rapid"
)

// filtered gives what the filter passes on of several reads.
func filtered(reads ...string) string {
	var f keyFilter
	var out []byte
	for _, read := range reads {
		out, _ = f.filter(out, []byte(read))
	}
	return string(out)
}

// understood gives what the library makes of an input that then ends.
func understood(input string) (keys []string, pastes []string) {
	events := make(chan uv.Event)
	go func() {
		defer close(events)
		_ = uv.NewTerminalReader(&pieces{strings.NewReader(input)}, "xterm-256color").StreamEvents(context.Background(), events)
	}()
	for event := range events {
		switch event := event.(type) {
		case uv.KeyPressEvent:
			keys = append(keys, uv.Key(event).Keystroke())
		case uv.PasteEvent:
			pastes = append(pastes, event.Content)
		}
	}
	return keys, pastes
}

// pieces hides every method but Read.
type pieces struct{ io.Reader }

func TestASequenceOfTooManyParametersIsNoKeyAndTheNextKeyIs(t *testing.T) {
	for _, n := range []int{31, 32, 33, 64, 300, 5000} {
		for _, sequence := range []string{
			"\x1b[" + strings.Repeat("1;", n) + "m", "\x1b[" + strings.Repeat("113;", n) + "u",
			"\x1b[" + strings.Repeat("1:", n) + "~", "\x1b[<" + strings.Repeat("1;", n) + "M",
			"\x1b[?" + strings.Repeat("1;", n) + "c", "\x1bP" + strings.Repeat("1;", n) + "qdata\x1b\\",
			"\x1b[" + strings.Repeat(";", n) + "m", "\x9b" + strings.Repeat("1;", n) + "m",
			"\x90" + strings.Repeat("1;", n) + "qdata\x1b\\", "\x1b  [" + strings.Repeat("1;", n) + "m",
			"\x1b[" + strings.Repeat("9", 20*n) + "u",
		} {
			passed := filtered(sequence)
			if len(passed) > mostParameters+16 {
				t.Errorf("%d parameters: %d bytes passed", n, len(passed))
			}
			keys, _ := understood(passed + "l")
			if len(keys) == 0 || keys[len(keys)-1] != "l" {
				t.Errorf("%d parameters of %q…: keys %q, want l last", n, sequence[:4], keys)
			}
			for _, key := range keys {
				if key == "q" {
					t.Errorf("%q… typed q", sequence[:4])
				}
			}
		}
	}
}

func TestOrdinaryKeysArePassedOnUnchangedAndAtOnce(t *testing.T) {
	for _, read := range []string{
		"\x1b", "q", "\x03", "\x1b[A", "\x1bOP", "\x1b[1;5C", "\x1b[99;5u", "\x1b[<0;10;12M", "\x1b[<0;10;12m",
		"\x1b]11;rgb:1414/1616/1b1b\x1b\\", "\x1b[?62;22c", "\x1b[?2026;2$y", "中文，", "\x1b[", "\x1bP", "\x1bx", "\x1bP1+r5463=31\x1b\\",
		"\x1b[97;1:3;97:98u",
	} {
		if got := filtered(read); got != read {
			t.Errorf("%q became %q", read, got)
		}
	}
}

func TestAPasteIsTextHoweverItIsCut(t *testing.T) {
	const paste = "\x1b[200~a\x1bPb\x1b[1;1mc\td\x00\x03\x7f中\x90e\xe4f\xc2\x9bg\x1b[20h\x1b\x1b[201~"
	const want = "aPb[1;1mc\td中efg[20h"
	rapid.Check(t, func(t *rapid.T) {
		var reads []string
		for rest := paste; rest != ""; {
			n := rapid.IntRange(1, len(rest)).Draw(t, "bytes")
			if rest[:n] == "\x03" {
				n++ // alone it would be typed
			}
			reads, rest = append(reads, rest[:n]), rest[n:]
		}
		keys, pastes := understood(filtered(reads...) + "l")
		if len(pastes) != 1 || pastes[0] != want || len(keys) != 1 || keys[0] != "l" {
			t.Fatalf("keys %q, pastes %q, want %q", keys, pastes, want)
		}
	})
}

func TestCtrlCAloneEndsAnUnfinishedPaste(t *testing.T) {
	for _, ctrlC := range []string{"\x03", "\x1b[99;5u", "\x1b[27;5;99~"} {
		for _, open := range []string{"\x1b[200~abc", "\x1b[200~abc\x1b[20", "\x1b[200~abc\xe4", "\x1b[200;1~abc", "\x1bPxx\x1b[200~abc"} {
			keys, pastes := understood(filtered(open, ctrlC))
			if len(keys) == 0 || keys[len(keys)-1] != "ctrl+c" || len(pastes) != 1 || pastes[0][:3] != "abc" {
				t.Errorf("%q and ctrl+c: keys %q, pastes %q", open, keys, pastes)
			}
		}
	}
}

func TestAPasteIsBounded(t *testing.T) {
	passed := filtered(pasteBegins, strings.Repeat("x", mostPasted+5000), pasteEnds, "l")
	if n := strings.Count(passed, "x"); n != mostPasted || !strings.HasSuffix(passed, "x"+pasteEnds+"l") {
		t.Errorf("%d bytes of the paste were passed on, end %q", n, passed[len(passed)-8:])
	}
}

func TestAConsoleRecordCannotSpellASequence(t *testing.T) {
	var spelt strings.Builder
	for _, c := range []string{"27", "80"} {
		spelt.WriteString("\x1b[0;0;" + c + ";1;0;1_")
	}
	if passed := filtered(spelt.String()); strings.Contains(passed, "_") {
		t.Errorf("%q was passed on", passed)
	}
}

func TestAReadNeverGetsMoreThanItAskedFor(t *testing.T) {
	for _, size := range []int{1, 7, 64, 4096} {
		var f filteredReader
		f.from = strings.NewReader(strings.Repeat(pasteBegins+"x"+pasteEnds, 50) + "l")
		var got bytes.Buffer
		for {
			b := make([]byte, size)
			n, err := f.read(b)
			got.Write(b[:n])
			if err != nil {
				break
			}
		}
		keys, pastes := understood(got.String())
		if strings.Join(pastes, "") != strings.Repeat("x", 50) || len(keys) == 0 || keys[len(keys)-1] != "l" {
			t.Errorf("size %d: got %q", size, got.String())
		}
	}
}

func TestNothingThatPassesIsTooMuchForTheLibrary(t *testing.T) {
	parts := []string{
		"\x1b[", "\x1bP", "\x1b]", "\x1b_", "\x1b", "\x9b", "\x90", ";;;;;;;;", "1;1;1;1;", ":::::", "?", "<", "1", " ", "m", "u", "~", "_",
		"200~", "201~", pasteBegins, pasteEnds, "\x03", "\xe4", "\xb8\xad", "\xff", "\x07", "\x1b\\",
	}
	rapid.Check(t, func(t *rapid.T) {
		reads := rapid.SliceOfN(rapid.SampledFrom(parts), 1, 60).Draw(t, "reads")
		passed := filtered(append(reads, "\x03")...)
		if !strings.HasSuffix(passed, "\x03") {
			t.Fatalf("ctrl+c does not pass: %q", passed)
		}
		understood(passed) // a panic ends the test
	})
}
