package export

import (
	"strings"
)

// always are the signs that are escaped wherever they stand: those that can
// begin or end something in Markdown, in the tables and the strikethrough of
// GitHub, or in formulas.
const always = "\\`*_[]<>|&~$#{}"

// escapeMarkdown gives a text as text on one line: whoever reads the Markdown
// sees its characters, and nothing in it is a heading, a list, a link, HTML or
// the end of a cell. Line ends become blanks.
func escapeMarkdown(s string) string {
	s = strings.TrimSpace(strings.NewReplacer("\r", " ", "\n", " ", "\t", " ").Replace(s))
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch {
		case isMail(s, i):
			b.WriteString(mailBreak)
		case strings.IndexByte(always, s[i]) >= 0, beginsBlock(s, i), isLink(s, i):
			b.WriteByte('\\')
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

// mailBreak parts what GitHub would make a mail address of, also where the @
// is escaped. A reader does not see it.
const mailBreak = "<!-- -->"

// beginsBlock reports whether the character would make a line something else
// than a paragraph: a list, a rule, an underline of a heading, a definition.
func beginsBlock(s string, i int) bool {
	switch s[i] {
	case '-', '+', '=', ':', '%':
		return i == 0
	case '.', ')':
		return i > 0 && strings.Trim(s[:i], "0123456789") == ""
	}
	return false
}

// isLink reports whether the character stands in the middle of what is made a
// link without any sign around it: http:// and www.
func isLink(s string, i int) bool {
	switch s[i] {
	case ':':
		return strings.HasPrefix(s[i:], "://")
	case '.':
		return i >= 3 && strings.EqualFold(s[i-3:i], "www")
	}
	return false
}

// isMail reports whether the character is the @ of what looks like an address.
func isMail(s string, i int) bool {
	return s[i] == '@' && i > 0 && i+1 < len(s) && (isWordByte(s[i-1]) || strings.IndexByte(".-+_", s[i-1]) >= 0) && isWordByte(s[i+1])
}

func isWordByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
}
