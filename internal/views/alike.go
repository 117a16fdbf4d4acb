package views

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Spelt gives the values of one answer as they are to be shown. Those that
// differ from another one only in white space, in width or in a look-alike,
// or in what the canvas does not draw, are put in quotes, with each such
// character spelt out: `"20<U+00A0>s"`.
func Spelt(values []string) []string {
	if same := drawnAlike(values); same != nil {
		return same
	}
	groups := map[string][]string{}
	for _, v := range values {
		groups[shape(v)] = append(groups[shape(v)], v)
	}
	out := make([]string, 0, len(values))
	for _, v := range values {
		if group := groups[shape(v)]; len(group) > 1 {
			v = spell(v, !slices.ContainsFunc(group, unusual))
		}
		out = append(out, v)
	}
	return out
}

// drawnAlike spells out every character beyond ASCII where two of the values
// would be drawn as the same text; nil where none are, or where the rule of
// look-alikes tells them apart.
func drawnAlike(values []string) []string {
	seen := map[string]string{}
	for _, v := range values {
		form := drawn(v)
		if other, there := seen[form]; there && shape(other) != shape(v) {
			out := make([]string, len(values))
			for i, v := range values {
				out[i] = spellAll(v)
			}
			return out
		}
		seen[form] = v
	}
	return nil
}

func spellAll(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range s {
		if r > ' ' && r < unicode.MaxASCII {
			b.WriteRune(r)
			continue
		}
		fmt.Fprintf(&b, "<U+%04X>", r)
	}
	b.WriteByte('"')
	return b.String()
}

// unusual reports whether a text holds a character that is spelt out for
// itself. Only in a group without any are plain letters and digits that look
// alike spelt out: in 20 and 2O, but not in "20 s" and "20s".
func unusual(s string) bool {
	return strings.ContainsFunc(s, func(r rune) bool { return strange(r, false) })
}

func strange(r rune, plain bool) bool {
	if r < unicode.MaxASCII && !unseen(r) && !plain {
		return false
	}
	one := string(r)
	return unseen(r) || shape(one) != one
}

// lookAlikes maps letters and digits to the one that they are taken for.
var lookAlikes = strings.NewReplacer(
	"а", "a", "е", "e", "о", "o", "р", "p", "с", "c", "у", "y", "х", "x", "і", "i", "ѕ", "s", "ј", "j", "һ", "h", "ԁ", "d",
	"А", "A", "В", "B", "Е", "E", "К", "K", "М", "M", "Н", "H", "О", "O", "Р", "P", "С", "C", "Т", "T", "Х", "X", "З", "3",
	"ο", "o", "ν", "v", "α", "a", "Α", "A", "Β", "B", "Ε", "E", "Η", "H", "Κ", "K", "Μ", "M", "Ν", "N", "Ο", "O", "Ρ", "P", "Τ", "T", "Χ", "X", "Ζ", "Z",
	"I", "l", "1", "l", "|", "l", "ı", "i", "0", "O", "‐", "-", "‑", "-", "–", "-", "—", "-", "−", "-",
	"“", `"`, "”", `"`, "‘", "'", "’", "'", "，", ",", "。", ".",
)

// shape is what is left of a text when all that only an exact eye tells
// apart is gone.
func shape(s string) string {
	s = strings.Map(func(r rune) rune {
		if unseen(r) {
			return -1
		}
		return r
	}, norm.NFKC.String(s))
	return lookAlikes.Replace(s)
}

func unseen(r rune) bool {
	return unicode.Is(unicode.White_Space, r) || unicode.Is(unicode.Cf, r) || unicode.Is(unicode.Variation_Selector, r)
}

func spell(s string, plain bool) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range s {
		if strange(r, plain) {
			fmt.Fprintf(&b, "<U+%04X>", r)
			continue
		}
		b.WriteRune(r)
	}
	b.WriteByte('"')
	return b.String()
}
