package source

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
)

// Visible gives a text in which every character can be seen and none can act
// on a terminal: a control character becomes its picture (␛), a tab four
// spaces, a byte that is no UTF-8 �, and whatever else is invisible or turns
// the writing direction ?.
func Visible(s string) string { return visible(s, func(rune) string { return "?" }) }

// Named is Visible for a sentence: what is invisible and does not serve to
// join visible characters is named, as <U+200B>.
func Named(s string) string {
	return visible(s, func(r rune) string {
		if joins(r) {
			return "?"
		}
		return "<" + Name(r) + ">"
	})
}

// Brief is Named on one line, and short enough for a sentence, whatever it is
// given.
func Brief(s string) string {
	const most = 60
	s = strings.ReplaceAll(s, "\n", " ")
	if len(s) > 8*most {
		s = s[:8*most] + dots
	}
	return ansi.Truncate(Named(s), most, dots)
}

// FileName is Visible for the name of a file: whole, unless no system takes a
// name as long.
func FileName(s string) string {
	const most, cells = 4096, 120
	if len(s) <= most {
		return Visible(s)
	}
	return ansi.Truncate(Visible(s[:8*cells]+dots), cells, dots)
}

// Name names a character as Unicode does: U+200B.
func Name(r rune) string { return fmt.Sprintf("U+%04X", r) }

// joins reports whether an invisible character may stand inside a value:
// joiners, and what chooses between the forms of a character.
func joins(r rune) bool {
	return r == '\u200c' || r == '\u200d' || unicode.Is(unicode.Variation_Selector, r)
}

// visible writes for each character that cannot be seen what another function
// says.
func visible(s string, instead func(rune) string) string {
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
			b.WriteString(instead(r))
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
// Letters that are only there to fill or to join, as U+3164, leave none.
func shown(r rune) bool {
	return !unicode.In(r, unicode.Cc, unicode.Cf, unicode.Co, unicode.Cs, unicode.Zl, unicode.Zp,
		unicode.Variation_Selector, unicode.Other_Default_Ignorable_Code_Point) &&
		(r < 0xfdd0 || r > 0xfdef) && r&0xfffe != 0xfffe
}
