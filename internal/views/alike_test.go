package views

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestValuesThatOnlyAnExactEyeTellsApartAreSpeltOut(t *testing.T) {
	tests := []struct {
		name         string
		values, want []string
	}{
		{"different values stay as they are", []string{"20s", "30s"}, []string{"20s", "30s"}},
		{"a blank", []string{"20 s", "20s"}, []string{`"20<U+0020>s"`, `"20s"`}},
		{"a blank that does not break", []string{"20\u00a0s", "20 s"}, []string{`"20<U+00A0>s"`, `"20<U+0020>s"`}},
		{"width", []string{"20s", "２0s"}, []string{`"20s"`, `"<U+FF12>0s"`}},
		{"a Cyrillic letter", []string{"repо", "repo", "other"}, []string{`"rep<U+043E>"`, `"repo"`, "other"}},
		{"plain letters and digits", []string{"20", "2O"}, []string{`"2<U+0030>"`, `"2O"`}},
		{"a joiner", []string{"ab", "a\u200db"}, []string{`"ab"`, `"a<U+200D>b"`}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if diff := cmp.Diff(test.want, Spelt(test.values)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// What the canvas cannot draw must not make two values one.
func TestValuesThatWouldBeDrawnAlikeAreSpelt(t *testing.T) {
	for _, values := range [][]string{
		{"👨 x", "👨\u200d👩 x"}, {"1", "1\ufe0f\u20e3"}, {"⚠", "⚠\ufe0f"},
	} {
		got := Spelt(values)
		if drawn(got[0]) == drawn(got[1]) {
			t.Errorf("%q and %q are both drawn as %q", values[0], values[1], drawn(got[0]))
		}
	}
}

func TestLettersAreDrawnWithAllTheirMarks(t *testing.T) {
	for _, text := range []string{"นมัสเต", "กำลัง", "नमस्ते", "e\u0301", "한국"} {
		if got := drawn(text); got != text {
			t.Errorf("%q is drawn as %q", text, got)
		}
	}
}
