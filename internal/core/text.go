package core

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// TextFault says why a text is not accepted.
type TextFault string

// What may be wrong with a text.
const (
	TextInvalid   TextFault = "text_utf8"    // bytes that are no UTF-8
	TextForbidden TextFault = "text_control" // a control, format, separator or non-character
	TextEdge      TextFault = "text_edge"    // an identifier that begins or ends with white space
	TextBlank     TextFault = "text_blank"   // nothing to be seen in it
)

// Error gives the code; texts for people are made elsewhere.
func (f TextFault) Error() string { return string(f) }

// Blank reports whether a text holds only White_Space, Cc and Cf characters.
func Blank(s string) bool {
	for _, r := range s {
		if !unicode.Is(unicode.White_Space, r) && !unicode.In(r, unicode.Cc, unicode.Cf) {
			return false
		}
	}
	return true
}

// Text reads a value or prose: Unicode NFC, CRLF and CR as LF, tabs, joiners
// and variation selectors kept; nothing is trimmed. Every other Cc or Cf,
// line or paragraph separator, non-character and invalid UTF-8 is refused.
// A blank text is accepted here; where one is required it counts as missing.
func Text(s string) (string, error) {
	if !utf8.ValidString(s) {
		return "", TextInvalid
	}
	if strings.Contains(s, "\r") {
		s = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(s)
	}
	for _, r := range s {
		if forbidden(r) {
			return "", TextForbidden
		}
	}
	return nfc(s), nil
}

// Identifier reads an id, key, scope, version or source: a text that is not
// blank, does not begin or end with white space and holds no Cc or Cf.
func Identifier(s string) (string, error) {
	if !utf8.ValidString(s) {
		return "", TextInvalid
	}
	if Blank(s) {
		return "", TextBlank
	}
	for _, r := range s {
		if unicode.In(r, unicode.Cc, unicode.Cf) || forbidden(r) {
			return "", TextForbidden
		}
	}
	first, _ := utf8.DecodeRuneInString(s)
	last, _ := utf8.DecodeLastRuneInString(s)
	if unicode.Is(unicode.White_Space, first) || unicode.Is(unicode.White_Space, last) {
		return "", TextEdge
	}
	return nfc(s), nil
}

func forbidden(r rune) bool {
	switch r {
	case '\n', '\t', '\u200c', '\u200d':
		return false
	}
	if r < 0x20 {
		return true
	}
	if r < 0x7f {
		return false
	}
	return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp) || nonCharacter(r)
}

func nonCharacter(r rune) bool {
	return r >= 0xfdd0 && r <= 0xfdef || r&0xfffe == 0xfffe
}
