package source

import "strings"

// Nearest gives the name that was probably meant, and "" where none is near
// enough: a wrong guess helps less than none.
func Nearest(typed string, names []string) string {
	best, nearest := "", limit(typed)+1
	for _, name := range names {
		if name == typed {
			continue
		}
		if d := distance(strings.ToLower(typed), strings.ToLower(name), nearest); d < nearest {
			best, nearest = name, d
		}
	}
	return best
}

// limit is how many changes still make the same word: one in short words, at
// most three.
func limit(typed string) int { return min(3, max(1, len([]rune(typed))/3)) }

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
