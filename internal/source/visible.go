package source

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Visible gives a text in which every character can be seen and none can act
// on a terminal: a control character becomes its picture (␛), a tab four
// spaces, a byte that is no UTF-8 �, and whatever else is invisible or turns
// the writing direction ?.
func Visible(s string) string {
	if plain(s) {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); {
		r, size := utf8.DecodeRuneInString(s[i:])
		i += size
		switch {
		case r == utf8.RuneError && size == 1:
			b.WriteRune(utf8.RuneError)
		case r == '\t':
			b.WriteString("    ")
		case r < ' ':
			b.WriteRune('\u2400' + r)
		case r == 0x7f:
			b.WriteRune('\u2421')
		case !shown(r):
			b.WriteByte('?')
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

func plain(s string) bool {
	for i := range len(s) {
		if s[i] < ' ' || s[i] >= 0x7f {
			return false
		}
	}
	return true
}

// shown reports whether a character leaves a mark of its own on a screen.
func shown(r rune) bool {
	return !unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co, unicode.Cs, unicode.Zl, unicode.Zp, unicode.Variation_Selector) &&
		(r < 0xfdd0 || r > 0xfdef) && r&0xfffe != 0xfffe
}
