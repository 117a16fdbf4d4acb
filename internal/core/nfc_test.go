package core

import (
	"testing"

	"golang.org/x/text/unicode/norm"
	"pgregory.net/rapid"
)

// Our own way to NFC is the library's wherever the library adds nothing.
func TestComposingAgreesWithTheLibraryOnOrdinaryTexts(t *testing.T) {
	letters := []rune{
		'a', 's', 'q', 'Å', '\u212b', '\u1e69', '\u0307', '\u0323', '\u0301', '\u0316', '\u0345', '\u03b1', '\u0313', '\u034f',
		'\u1112', '\u1161', '\u11ab', '\ud55c', '\uac00', '\u0958', '\u093c', '\u0915', '\u09c7', '\u09be', '\u0344', '\u2adc',
	}
	rapid.Check(t, func(t *rapid.T) {
		s := string(rapid.SliceOfN(rapid.SampledFrom(letters), 0, 25).Draw(t, "text"))
		if got, want := string(compose(decompose(s))), norm.NFC.String(s); got != want {
			t.Fatalf("%+q: got %+q, want %+q", s, got, want)
		}
	})
}

// Every character by itself, and behind a letter.
func TestComposingAgreesWithTheLibraryOnEveryCharacter(t *testing.T) {
	for r := rune(0x80); r <= 0x2fa1d; r++ {
		if r >= 0xd800 && r < 0xe000 || r > 0x33ff && r < 0xa000 {
			continue
		}
		for _, s := range []string{string(r), "s\u0307" + string(r), string(r) + "\u0323\u0301"} {
			if got, want := string(compose(decompose(s))), norm.NFC.String(s); got != want {
				t.Fatalf("%+q: got %+q, want %+q", s, got, want)
			}
		}
	}
}
