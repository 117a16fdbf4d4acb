package source

import "strconv"

// crowded refuses a text with more signs of YAML than any lesson needs. The
// library keeps some hundred bytes for each, and all of those between
// brackets at once, so that one mebibyte of them would take hundreds. A lesson
// of ten thousand operations has about a hundred bytes for each; eleven of
// them are signs, and thirty where every key and value stands in quotes.
func (t *text) crowded() {
	halves := 0
	for i, r := range t.runes {
		halves += t.weight(i, r)
		if halves > 2*maxSigns {
			fail(t.spot(i), CodeManySigns, strconv.Itoa(maxSigns))
		}
	}
}

// weight gives how many halves of a sign a character is: those that stand
// around or between values count, and of a pair of quotes each for a half.
// Dear to the library and rare in lessons are anchors, what uses them, and
// tags, which count for two, and keys with nothing beside them, for three.
// Inside of texts all are counted too: no text is made of them.
func (t *text) weight(i int, r rune) int {
	switch r {
	case '"', '\'':
		return 1
	case ',', '[', ']', '{', '}':
		return 2
	case ':':
		if t.at(i+1) == '\n' {
			return 6
		}
		return 2
	case '-', '?':
		if parts(t.at(i + 1)) {
			return 2
		}
	case '&', '*', '!':
		if parts(t.at(i - 1)) {
			return 4
		}
	}
	return 0
}

// parts reports whether a character parts words, as either end of a text does.
func parts(r rune) bool { return r == 0 || isBlank(r) }
