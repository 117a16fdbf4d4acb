package core

import (
	"slices"
	"strings"

	"golang.org/x/text/unicode/norm"
)

// joiner is what the library's NFC puts into a text after 30 combining marks
// in a row, so that streams stay bounded. It is no part of NFC, and nothing
// is added to what was written.
const joiner = "\u034f"

// nfc gives the text in Unicode normal form C, however many marks stand on
// one letter.
func nfc(s string) string {
	out := norm.NFC.String(s)
	if strings.Count(out, joiner) == strings.Count(s, joiner) {
		return out
	}
	return string(compose(decompose(s)))
}

func class(r rune) uint8 { return norm.NFD.PropertiesString(string(r)).CCC() }

// decompose takes every character apart and puts marks into canonical order.
func decompose(s string) []rune {
	var out []rune
	for _, r := range s {
		out = append(out, []rune(norm.NFD.String(string(r)))...)
	}
	for from := 0; from < len(out); from++ {
		to := from
		for to < len(out) && class(out[to]) != 0 {
			to++
		}
		slices.SortStableFunc(out[from:to], func(a, b rune) int { return int(class(a)) - int(class(b)) })
		from = to
	}
	return out
}

// compose joins each mark with the letter before it where there is one
// character for both and no mark of its own class, or higher, stands between.
func compose(in []rune) []rune {
	out := make([]rune, 0, len(in))
	letter, last := -1, uint8(0)
	for _, r := range in {
		c := class(r)
		adjacent := len(out) > 0 && letter == len(out)-1
		if letter >= 0 && (adjacent || last < c) {
			if both := []rune(norm.NFC.String(string([]rune{out[letter], r}))); len(both) == 1 {
				out[letter] = both[0]
				continue
			}
		}
		if c == 0 {
			letter = len(out)
		}
		last = c
		out = append(out, r)
	}
	return out
}
