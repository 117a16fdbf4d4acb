package source

import (
	"strings"

	"go.yaml.in/yaml/v4"
)

// skip goes on to the next character that is neither blank nor part of a
// comment.
func (t *text) skip(at int) int {
	for {
		switch c := t.at(at); {
		case isBlank(c):
			at++
		case c == '#':
			at = t.endOfLine(at)
		default:
			return at
		}
	}
}

func isBlank(r rune) bool { return r == ' ' || r == '\t' || r == '\n' }

// along goes along a value, blanks aside, and gives the offset behind it.
// Folding changes blanks and nothing else.
func (t *text) along(value string, at int) int {
	end := at
	for _, want := range value {
		if isBlank(want) {
			continue
		}
		for isBlank(t.at(at)) {
			at++
		}
		if t.at(at) != want {
			return t.endOfLine(end)
		}
		at++
		end = at
	}
	return end
}

// behindQuote gives the offset behind the text in quotes that begins at an
// offset.
func (t *text) behindQuote(at int) int {
	quote := t.at(at)
	for i := at + 1; i < len(t.runes); i++ {
		switch c := t.runes[i]; {
		case c == '\\' && quote == '"', c == quote && c == '\'' && t.at(i+1) == c:
			i++
		case c == quote:
			return i + 1
		}
	}
	return len(t.runes)
}

// behindBracket gives the offset behind the bracket that closes a collection
// whose last value ends at an offset. One without brackets ends there too.
func (t *text) behindBracket(y *yaml.Node, at, end int) int {
	if c := t.at(at); y.Style&yaml.FlowStyle == 0 || c != '[' && c != '{' {
		return end
	}
	for end = t.skip(end); t.at(end) == ','; {
		end = t.skip(end + 1)
	}
	return end + 1
}

// behindColon gives the offset behind the colon of a key that ends at an
// offset, or that end where the key has none: `{a, b}`.
func (t *text) behindColon(end int) int {
	if colon := t.skip(end); t.at(colon) == ':' {
		return colon + 1
	}
	return end
}

// questionBefore gives the offset of the `?` before a key, or -1.
func (t *text) questionBefore(key int) int {
	i := key - 1
	for t.at(i) == ' ' || t.at(i) == '\t' {
		i--
	}
	if i < key-1 && t.at(i) == '?' && (i == 0 || isBlank(t.at(i-1)) || strings.ContainsRune("[{,", t.at(i-1))) {
		return i
	}
	return -1
}
