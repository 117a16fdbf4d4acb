package source

import (
	"strings"
	"unicode/utf8"
)

// AppendJSON writes a text as JSON has it: nothing is escaped for HTML, and
// everything that could end a line somewhere is.
func AppendJSON(b []byte, s string) []byte {
	const digits = "0123456789abcdef"
	b = append(b, '"')
	if isBare(s) {
		return append(append(b, s...), '"')
	}
	for i := 0; i < len(s); {
		r, size := utf8.DecodeRuneInString(s[i:])
		switch {
		case r == '"' || r == '\\':
			b = append(b, '\\', byte(r))
		case r == '\n':
			b = append(b, `\n`...)
		case r == '\t':
			b = append(b, `\t`...)
		case r < ' ' || r == 0x7f || r == '\u2028' || r == '\u2029' || r >= 0x80 && r < 0xa0:
			b = append(b, '\\', 'u', digits[r>>12&15], digits[r>>8&15], digits[r>>4&15], digits[r&15])
		case r == utf8.RuneError && size == 1:
			b = append(b, "\ufffd"...)
		default:
			b = append(b, s[i:i+size]...)
		}
		i += size
	}
	return append(b, '"')
}

// isBare reports whether a text can stand between quotes as it is.
func isBare(s string) bool { return plain(s) && !strings.ContainsAny(s, `"\`) }
