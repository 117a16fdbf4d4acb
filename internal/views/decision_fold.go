package views

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
)

// foldValue breaks a field's value into at most so many rows, between words,
// behind the hyphen of a long word, and between Chinese characters, but never
// before a closing mark. The last row ends in an ellipsis if more follows.
func foldValue(text string, cells, rows int) []string {
	text = strings.Join(strings.Fields(text), " ")
	var out []string
	for text != "" && cells > 0 {
		if len(out) == rows-1 || Width(text) <= cells {
			return append(out, Cut(text, cells))
		}
		row, rest := foldRow(text, cells)
		out, text = append(out, row), rest
	}
	return out
}

// foldRow takes the longest beginning that fits and may be broken off; where
// there is none, as much as fits.
func foldRow(text string, cells int) (row, rest string) {
	width, best, fits := 0, 0, 0
	for at := 0; at < len(text); {
		cluster, _ := ansi.FirstGraphemeCluster(text[at:], ansi.GraphemeWidth)
		width += Width(cluster)
		if width > cells {
			if text[at] == ' ' {
				best = at
			}
			break
		}
		at += len(cluster)
		fits = at
		if breaks(text, at) {
			best = at
		}
	}
	if best == 0 {
		best = max(fits, 1)
	}
	return strings.TrimRight(text[:best], " "), strings.TrimLeft(text[best:], " ")
}

// breaks reports whether a row may end before the byte at.
func breaks(text string, at int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:at])
	after, _ := utf8.DecodeRuneInString(text[at:])
	switch {
	case at >= len(text), before == ' ':
		return true
	case strings.ContainsRune(closers, after), strings.ContainsRune(openers, before):
		return false
	case before == '-':
		return longWord(text, at) && unicode.IsLetter(after)
	}
	return isWide(before) || isWide(after)
}

func isWide(r rune) bool { return Width(string(r)) > 1 }

// longWord reports whether the word around a byte has more than nine letters.
func longWord(text string, at int) bool {
	start := strings.LastIndexByte(text[:at], ' ') + 1
	end := strings.IndexByte(text[at:], ' ')
	if end < 0 {
		end = len(text) - at
	}
	return utf8.RuneCountInString(text[start:at+end]) > 9
}

// closedUp drops the blanks between Chinese characters: a template has them
// for the Latin text that it usually takes.
func closedUp(text string) string {
	words := strings.Split(text, " ")
	out := words[0]
	for _, word := range words[1:] {
		before, _ := utf8.DecodeLastRuneInString(out)
		after, _ := utf8.DecodeRuneInString(word)
		if !isWide(before) || !isWide(after) {
			out += " "
		}
		out += word
	}
	return out
}
