package source

import (
	"fmt"
	"strings"
	"unicode/utf16"
)

// Escaped gives a text of JSON in which whatever leaves no mark on a screen,
// or acts on a terminal, is written as an escape.
func Escaped(json string) string {
	if plain(strings.ReplaceAll(json, "\n", "")) {
		return json
	}
	var b strings.Builder
	for _, r := range json {
		if r == '\n' || shown(r) {
			b.WriteRune(r)
			continue
		}
		for _, unit := range utf16.Encode([]rune{r}) {
			fmt.Fprintf(&b, `\u%04x`, unit)
		}
	}
	return b.String()
}
