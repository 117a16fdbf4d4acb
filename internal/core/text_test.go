package core_test

import (
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"memtui/internal/core"
)

// reading is what becomes of a text: read as, or refused for.
type reading struct {
	in, out string
	fault   error
}

func texts() []reading {
	return []reading{
		{"30s", "30s", nil},
		{"", "", nil},
		{"  kept, never trimmed\t", "  kept, never trimmed\t", nil},
		{"超时", "超时", nil},
		{"one\r\ntwo\rthree\n", "one\ntwo\nthree\n", nil},
		{"\r\r\n", "\n\n", nil},
		{"cafe\u0301", "caf\u00e9", nil},
		{"\u212b", "\u00c5", nil},
		{"ﬁ ２０ ｋ", "ﬁ ２０ ｋ", nil},     // NFC, not NFKC
		{"Ångström", "Ångström", nil}, // case is kept
		{"👩\u200d💻 ❤\ufe0f \u200c", "👩\u200d💻 ❤\ufe0f \u200c", nil},
		{"葛\U000e0100", "葛\U000e0100", nil},
		{"a\u00a0b\u3000", "a\u00a0b\u3000", nil},
		{"a\x00", "", core.TextForbidden},
		{"a\x1b[31m", "", core.TextForbidden},
		{"a\x7f", "", core.TextForbidden},
		{"a\x08", "", core.TextForbidden},
		{"a\u0085", "", core.TextForbidden},
		{"a\u009b", "", core.TextForbidden},
		{"a\u202eb", "", core.TextForbidden},
		{"a\u2066b", "", core.TextForbidden},
		{"a\u200bb", "", core.TextForbidden},
		{"a\u200eb", "", core.TextForbidden},
		{"\ufeffa", "", core.TextForbidden},
		{"a\u00adb", "", core.TextForbidden},
		{"a\u2028b", "", core.TextForbidden},
		{"a\u2029b", "", core.TextForbidden},
		{"a\ufffe", "", core.TextForbidden},
		{"a\uffff", "", core.TextForbidden},
		{"a\ufdd0", "", core.TextForbidden},
		{"a\ufdef", "", core.TextForbidden},
		{"a\U0010ffff", "", core.TextForbidden},
		{"a\U000e0041", "", core.TextForbidden},
		{"a\xff", "", core.TextInvalid},
		{"a\xed\xa0\x80", "", core.TextInvalid},
		{"\xc0\x80", "", core.TextInvalid},
		{"\ufffd", "\ufffd", nil},
		{"\ue000", "\ue000", nil},
	}
}

func identifiers() []reading {
	return []reading{
		{"m1", "m1", nil},
		{"超时-20s", "超时-20s", nil},
		{"two words", "two words", nil},
		{"a\u3000b", "a\u3000b", nil},
		{"cafe\u0301", "caf\u00e9", nil},
		{"ＡＢ", "ＡＢ", nil},
		{"❤\ufe0f", "❤\ufe0f", nil},
		{"", "", core.TextBlank},
		{" ", "", core.TextBlank},
		{"\u3000\t", "", core.TextBlank},
		{"\u200b", "", core.TextBlank},
		{"\ufeff\u0000", "", core.TextBlank},
		{" a", "", core.TextEdge},
		{"a\u00a0", "", core.TextEdge},
		{"\u3000a", "", core.TextEdge},
		{"a\tb", "", core.TextForbidden},
		{"a\nb", "", core.TextForbidden},
		{"a\r\nb", "", core.TextForbidden},
		{"a\u200db", "", core.TextForbidden},
		{"a\u200cb", "", core.TextForbidden},
		{"a\u0081", "", core.TextForbidden},
		{"a\u2028b", "", core.TextForbidden},
		{"a\ufffe", "", core.TextForbidden},
		{"a\xff", "", core.TextInvalid},
	}
}

func TestATextIsReadAsNFCAndNeverTrimmed(t *testing.T) {
	for _, row := range texts() {
		if got, err := core.Text(row.in); got != row.out || err != row.fault {
			t.Errorf("%+q: got %+q, %v, want %+q, %v", row.in, got, err, row.out, row.fault)
		}
	}
}

func TestAnIdentifierHasNoBlankEdgeControlOrFormat(t *testing.T) {
	for _, row := range identifiers() {
		if got, err := core.Identifier(row.in); got != row.out || err != row.fault {
			t.Errorf("%+q: got %+q, %v, want %+q, %v", row.in, got, err, row.out, row.fault)
		}
	}
}

func TestBlankIsWhiteSpaceControlsAndFormatsAlone(t *testing.T) {
	for _, s := range []string{
		"", " ", "\t\r\n\v\f", "\u0000", "\u0085", "\u00a0", "\u1680", "\u2003", "\u2028\u2029", "\u202f", "\u205f",
		"\u3000", "\u200b", "\ufeff", "\u200d", "\u00ad", "\u202e", "\U000e0041", " \u3000\u200b ",
	} {
		if !core.Blank(s) {
			t.Errorf("%+q is not blank", s)
		}
	}
	for _, s := range []string{"a", " a ", "\u200ba", ".", "\u0301", "\ufe0f", "\u2800", "\u3164", "0", "\ufffd"} {
		if core.Blank(s) {
			t.Errorf("%+q is blank", s)
		}
	}
}

// FuzzText holds for every text taken: it is valid UTF-8 in NFC, holds
// nothing forbidden, and reading it again changes nothing.
func FuzzText(f *testing.F) {
	for _, row := range append(texts(), identifiers()...) {
		f.Add(row.in)
	}
	f.Fuzz(func(t *testing.T, in string) {
		if out, err := core.Text(in); err == nil {
			again, err := core.Text(out)
			if err != nil || again != out {
				t.Fatalf("%+q read twice: %+q, then %+q, %v", in, out, again, err)
			}
			clean(t, in, out, "\n\t\u200c\u200d")
			unchanged(t, strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(in), out)
		}
		if out, err := core.Identifier(in); err == nil {
			again, err := core.Identifier(out)
			if err != nil || again != out {
				t.Fatalf("%+q read twice: %+q, then %+q, %v", in, out, again, err)
			}
			clean(t, in, out, "")
			unchanged(t, in, out)
			if core.Blank(out) || strings.TrimSpace(out) != out {
				t.Fatalf("%+q is blank, or has white space at an edge", out)
			}
		}
	})
}

func clean(t *testing.T, in, out, allowed string) {
	if !utf8.ValidString(out) {
		t.Fatalf("%+q is read as %+q", in, out)
	}
	if !norm.NFC.IsNormalString(out) && !piled(out) {
		t.Fatalf("%+q is read as %+q, which is not NFC", in, out)
	}
	for _, r := range out {
		switch {
		case strings.ContainsRune(allowed, r):
		case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp, unicode.Noncharacter_Code_Point):
			t.Fatalf("%+q is read as %+q, with %U", in, out, r)
		}
	}
}

// piled reports whether some 30 combining marks stand in a row; the library
// takes no such text for normal. Parts of the syllable before them count too.
func piled(s string) bool {
	many := 0
	for _, r := range norm.NFD.String(s) {
		switch {
		case r == '\u034f' || norm.NFD.PropertiesString(string(r)).CCC() != 0:
			many++
		default:
			many = 0
		}
		if many > 27 {
			return true
		}
	}
	return false
}

// Marks may be piled as high as an author likes: none is added, and those
// that belong to the letter are joined with it.
func TestNothingIsAddedToAPileOfMarks(t *testing.T) {
	for in, want := range map[string]string{
		"a" + strings.Repeat("\u0316", 40):                              "a" + strings.Repeat("\u0316", 40),
		"a" + strings.Repeat("\u0316", 40) + "\u0301":                   "\u00e1" + strings.Repeat("\u0316", 40),
		"a" + strings.Repeat("\u0301\u0316", 20) + "e\u0301":            "\u00e1" + strings.Repeat("\u0316", 20) + strings.Repeat("\u0301", 19) + "\u00e9",
		"a" + strings.Repeat("\u0301", 35) + "\u1112\u1161\u11ab\u212b": "\u00e1" + strings.Repeat("\u0301", 34) + "\ud55c\u00c5",
		"\u1e69" + strings.Repeat("\u0323", 35):                         "\u1e69" + strings.Repeat("\u0323", 35),
		"s\u0307" + strings.Repeat("\u0323", 35):                        "\u1e69" + strings.Repeat("\u0323", 34),
	} {
		got, err := core.Text(in)
		if err != nil || got != want {
			t.Errorf("%+q: got %+q, %v, want %+q", in, got, err, want)
		}
		if again, err := core.Text(got); err != nil || again != got {
			t.Errorf("%+q read twice: %+q, %v", in, again, err)
		}
	}
}

// unchanged: normalising neither adds nor drops what a reader sees.
func unchanged(t *testing.T, in, out string) {
	if !slices.Equal(apart(in), apart(out)) {
		t.Fatalf("%+q is read as %+q, which is another text", in, out)
	}
}

// apart takes a text apart into canonical order, character by character: the
// library breaks a pile of more than 30 marks up by a character of its own.
func apart(s string) []rune {
	var out []rune
	for _, r := range s {
		out = append(out, []rune(norm.NFD.String(string(r)))...)
	}
	ccc := func(r rune) int { return int(norm.NFD.PropertiesString(string(r)).CCC()) }
	for i := range out {
		for j := i; j > 0 && ccc(out[j]) != 0 && ccc(out[j-1]) > ccc(out[j]); j-- {
			out[j], out[j-1] = out[j-1], out[j]
		}
	}
	return out
}
