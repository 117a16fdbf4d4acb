//go:build unix

package main

import (
	"fmt"
	"strings"
	"testing"

	"memtui/internal/player"
)

// replies are what a terminal sends of itself: answers, late ones too, reports
// of focus and of a mouse that is off, keys and bytes that mean nothing.
var replies = []string{
	"\x1b]11;rgb:1414/1616/1b1b\x1b\\", "\x1b]11;rgb:1414/1616/1b1b\x07", "\x1b[?62;22c", "\x1b[>1;10;0c", "\x1b[?2026;2$y", "\x1b[?2027;1$y", "\x1b[?1u",
	"\x1b[12;40R", "\x1bP>|xterm(367)\x1b\\", "\x1b]52;c;cXE=\x1b\\", "\x1b_Gi=31;OK\x1b\\", "\x1bP1+r5463=31\x1b\\", "\x1b[I", "\x1b[O",
	"\x1b[<0;500;500M", "\x1b[<0;500;500m", "\x1b[<64;5;5M", "\x1b[<0;2;15M", "\x1b[<0;0;0M", "\x1b[M !!", "\x1b[M\xff\xff\xff",
	"\x1b[1;2;3;4z", "\x1b[8;5;5t", "\x1b[48;5;5;1;1t", "\x1b[" + strings.Repeat("1;", 40) + "m", "\x1b[113;1:3u",
}

// untouched reports what bytes changed in a model.
func (t typedInto) untouched(reads ...[]byte) error {
	typist := newTypist()
	m, ended := t.gets(typist.types(reads...)...)
	switch {
	case ended:
		return fmt.Errorf("it ends")
	case m.State().Key() != t.State().Key():
		return fmt.Errorf("it becomes %+v\nand was %+v", m.State().Key(), t.State().Key())
	case m.View().Content != t.View().Content || m.View().MouseMode != t.View().MouseMode:
		return fmt.Errorf("the picture changes")
	}
	return nil
}

// TestNothingThatATerminalSendsOfItselfActsAnywhere sends each reply in each
// place: whole, twice, and cut in two at every byte.
func TestNothingThatATerminalSendsOfItselfActsAnywhere(t *testing.T) {
	base := typedModel(t, 1, 2)
	for _, keys := range typedPlaces {
		m := newPlace(t, base, keys)
		if keys == "m" {
			continue // with the mouse on its reports count
		}
		for _, reply := range replies {
			if m.State().Place() == player.PlaceBlank && strings.HasSuffix(reply, "R") {
				continue // also a key with a modifier, and any key uncovers
			}
			b := []byte(reply)
			if err := m.untouched(b, b); err != nil {
				t.Errorf("after %q, %q: %v", keys, reply, err)
			}
			for n := 1; n < len(b); n += 1 + len(b)/12 {
				if n <= 2 && m.State().Place() == player.PlaceBlank {
					continue // what an escape begins may be a key, and any key uncovers
				}
				if err := m.untouched(b[:n], b[n:]); err != nil {
					t.Errorf("after %q, %q | %q: %v", keys, b[:n], b[n:], err)
				}
			}
		}
	}
}

// TestAReplyThatComesByteByByteOnASlowLinkTypesNothing lets the time for more
// pass between any two bytes behind the introducer.
func TestAReplyThatComesByteByByteOnASlowLinkTypesNothing(t *testing.T) {
	m := typedModel(t, 1, 2)
	for _, reply := range []string{"\x1b[?62;22c", "\x1b[?2026;2$y", "\x1b[?1u", "\x1b[<0;2;15M", "\x1b]11;rgb:1414/1616/1b1b\x1b\\", "\x1b]11;rgb:1414/1616/1b1b\x07", "\x1b[1;5C"} {
		for n := 2; n < len(reply); n++ {
			typist := newTypist()
			got := m
			for _, part := range [][]byte{[]byte(reply[:n]), []byte(reply[n:])} {
				var ended bool
				if got, ended = got.gets(typist.types(part)...); ended {
					t.Fatalf("%q ends it", reply)
				}
			}
			if got.State().Key() != m.State().Key() || got.View().Content != m.View().Content {
				t.Errorf("%q, later %q: acts as keys", reply[:n], reply[n:])
			}
		}
	}
}

// TestAKeyThatComesInPartsIsThatKey cuts keys behind their introducer.
func TestAKeyThatComesInPartsIsThatKey(t *testing.T) {
	m := typedModel(t, 1, 2)
	for _, key := range []string{"\x1b[6~", "\x1b[5~", "\x1b[1;2C", "\x1b[15~", "\x1b[9;2u"} {
		want, _ := m.gets(newTypist().types([]byte(key))...)
		for n := 3; n < len(key); n++ {
			typist := newTypist()
			got, _ := m.gets(typist.types([]byte(key[:n]))...)
			got, _ = got.gets(typist.types([]byte(key[n:]))...)
			if got.State().Key() != want.State().Key() {
				t.Errorf("%q, later %q: it is another key", key[:n], key[n:])
			}
		}
	}
}

// TestAPasteActsOnlyInATextField pastes what would be keys, and keys that end
// the program, in every place, cut at every byte.
func TestAPasteActsOnlyInATextField(t *testing.T) {
	base := typedModel(t, 1, 2)
	const text = "q\x03\r\n\x1b[Cx\tu\x1b中"
	paste := []byte("\x1b[200~" + text + "\x1b[201~")
	for _, keys := range typedPlaces {
		m := newPlace(t, base, keys)
		for n := 1; n < len(paste); n++ {
			if !m.State().IsTyping() {
				if err := m.untouched(paste[:n], paste[n:]); err != nil {
					t.Errorf("after %q, cut at %d: %v", keys, n, err)
				}
				continue
			}
			before, _, _, _ := m.State().Typing()
			got, ended := m.gets(newTypist().types(paste[:n], paste[n:])...)
			after, _, _, _ := got.State().Typing()
			want := before + "q[Cxu中"
			if m.State().Place() == player.PlaceHands {
				want = before
			}
			if ended || after != want {
				t.Errorf("after %q, cut at %d: the field holds %q, want %q", keys, n, after, want)
			}
		}
		// Not marked as a paste it is keys, and all that can be asked is that
		// nothing breaks.
		got, ended := m.gets(newTypist().types([]byte(strings.ReplaceAll("wdecvf 中\r\n\tu", "\x03", "")))...)
		if err := got.sound(); !ended && err != nil {
			t.Errorf("after %q and keys: %v", keys, err)
		}
	}
	m, _ := base.gets(newTypist().types([]byte("\x1b[200~" + strings.Repeat("q", mostPasted+10) + "\x1b[201~"))...)
	if m.State().Key() != base.State().Key() {
		t.Error("a megabyte acts")
	}
}

// wide are the full-width forms of what a command key types.
func wide(r rune) []string {
	marks := map[rune][]string{
		'?': {"？"}, ':': {"：", "："}, '/': {"／", "、"}, '.': {"。", "．"}, ' ': {"\u3000"}, '+': {"＋"}, '=': {"＝"}, '-': {"－"},
	}
	if r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' {
		return []string{string(r + 0xfee0)}
	}
	return marks[r]
}

// TestEveryFullWidthKeyActsAsItsNarrowOneInEveryPlace types every printable
// key in both forms; in a text field each is text.
func TestEveryFullWidthKeyActsAsItsNarrowOneInEveryPlace(t *testing.T) {
	base := typedModel(t, 1, 2)
	for _, keys := range typedPlaces {
		m := newPlace(t, base, keys)
		for r := ' '; r < 0x7f; r++ {
			for _, full := range wide(r) {
				if m.State().IsTyping() {
					before, _, _, _ := m.State().Typing()
					got, _ := m.gets(newTypist().types([]byte(full))...)
					if after, _, _, _ := got.State().Typing(); after != before+full && m.State().Place() != player.PlaceHands {
						t.Errorf("after %q, %s types %q", keys, full, after)
					}
					continue
				}
				got, ended := m.gets(newTypist().types([]byte(full))...)
				want, ends := m.gets(newTypist().types([]byte(string(r)))...)
				if ended != ends || got.State().Place() != want.State().Place() || got.View().Content != want.View().Content {
					t.Errorf("after %q, %s does not act as %c", keys, full, r)
				}
			}
		}
	}
}

// TestKeysThatNobodyBoundDoNothing types letters of other keyboards, keys of a
// console, and those with alt.
func TestKeysThatNobodyBoundDoNothing(t *testing.T) {
	base := typedModel(t, 1, 2)
	for _, keys := range typedPlaces {
		m := newPlace(t, base, keys)
		if m.State().IsTyping() || m.State().Place() == player.PlaceBlank || keys == "m" {
			continue // text, or any key uncovers, or takes the line about the mouse away
		}
		for _, key := range []string{"о", "й", "Й", "é", "ß", "ا", "ก", "かな", "中", "A", "B", "C", "D", "E", "\x1b[[A", "\x1b[[B", "\x1bOP", "\x1b[2~", "\x1bq", "\x1bl", "\x1b1", "\x1b \x00", "\x00", "\xff", "\xe4\xb8", "\x1b[13~"} {
			if err := m.untouched([]byte(key)); err != nil {
				t.Errorf("after %q, %q: %v", keys, key, err)
			}
		}
	}
}

// TestAWholeLessonIsPresentedWithoutALetter goes there and back with the keys
// of a clicker and of a Linux console.
func TestAWholeLessonIsPresentedWithoutALetter(t *testing.T) {
	m := typedModel(t, 1, 0)
	press := func(key string) {
		t.Helper()
		var ended bool
		if m, ended = m.gets(newTypist().types([]byte(key))...); ended {
			t.Fatalf("%q ends it", key)
		}
	}
	first := m.View().Content
	steps := 0
	for ; m.State().Page < m.State().Last() && steps < 100; steps++ {
		press("\x1b[6~")
	}
	press(".")
	if !m.State().Blank {
		t.Error(". does not blank the screen")
	}
	press("\x1b")
	press("\x1b[[E")
	if s := m.State(); s.Page != 1 || !s.Playing || s.Blank {
		t.Errorf("F5 of a console: page %d, playing %v", s.Page, s.Playing)
	}
	press("\x1b")
	if m.State().Playing {
		t.Error("esc does not pause")
	}
	press("\x1b\t") // alt+tab
	if m.State().Pane == "" {
		t.Error("alt+tab of a console moves no focus")
	}
	for range steps {
		press("\x1b[5~")
	}
	if m.State().Page != 0 || m.View().Content != first {
		t.Errorf("back leads to page %d", m.State().Page)
	}
}
