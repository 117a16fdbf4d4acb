package source

import (
	"strings"
	"unicode"
)

// Nearest gives the name that was probably meant, and "" where none is near
// enough: a wrong guess helps less than none. Names behind the same group, as
// in candidate.source, are compared without it.
func Nearest(typed string, names []string) string {
	best, nearest := "", unlike
	for _, name := range names {
		if name == typed {
			continue
		}
		if d := apart(typed, name); d < nearest {
			best, nearest = name, d
		}
	}
	return best
}

// unlike is the distance of words that are not taken for each other.
const unlike = 99

// apart gives the distance of two words, unlike where it is too great, where
// the typed one is too short to tell, or where only digits differ: those are
// chosen, not misspelt.
func apart(typed, name string) int {
	typed, name = strings.ToLower(typed), strings.ToLower(name)
	if dot := strings.LastIndex(typed, "."); dot >= 0 && strings.HasPrefix(name, typed[:dot+1]) {
		typed, name = typed[dot+1:], name[dot+1:]
	}
	if typed == name {
		return 0
	}
	most := limit(typed)
	if d := distance(typed, name, most+1); d <= most && undigited(typed) != undigited(name) {
		return d
	}
	return unlike
}

// limit is how many changes still make the same word.
func limit(typed string) int {
	switch n := len([]rune(typed)); {
	case n < 3:
		return 0
	case n < 8:
		return 1
	}
	return 2
}

func undigited(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsDigit(r) {
			return -1
		}
		return r
	}, s)
}

// distance counts the characters to be put in, left out, changed or swapped
// with their neighbour; it stops counting at enough.
func distance(from, to string, enough int) int {
	a, b := []rune(from), []rune(to)
	if len(a)-len(b) >= enough || len(b)-len(a) >= enough {
		return enough
	}
	before, last, row := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			row[j] = min(row[j-1]+1, last[j]+1, last[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last, row = last, row, before
	}
	return last[len(b)]
}
