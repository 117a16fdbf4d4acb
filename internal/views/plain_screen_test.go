package views

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"memtui/internal/i18n"
)

// screenOnly are words that the panes have and the plain text says otherwise:
// short forms of the checks, legends of axes, counts in a word, codes of the
// states that were not reached, offers of keys.
var screenOnly = strings.Fields(`add begins blocked calendar decisions differ eight elsewhere every everything false five flips force fresh
	further lead matters metadata newer next none passed questions seven six supersedes there today unknowns working yet`)

// TestEveryWordOfThePanesIsInThePlainText compares the other way round: every
// word and date of the panes at rest on a wide screen is in the plain text of
// the lesson, but for words of the program's own that are listed.
func TestEveryWordOfThePanesIsInThePlainText(t *testing.T) {
	words := regexp.MustCompile(`\p{L}{3,}|[0-9]{4}-[0-9-]+`)
	for number := 1; number <= 8; number++ {
		s := lessonAt(t, number)
		s.Page = 0
		text := strings.ToLower(PlainOf(s, i18n.For(i18n.English)))
		for page := 0; page <= s.Last(); page++ {
			for question := range questionsOf(s, page) {
				s.Page, s.Question = page, question
				rows := shown(s, 120, 40, i18n.English).Rows
				for _, row := range rows[2 : len(rows)-2] { // without the header and the keys
					for _, word := range words.FindAllString(strings.ToLower(row), -1) {
						if !strings.Contains(text, word) && !slices.Contains(screenOnly, word) {
							t.Errorf("lesson %d, page %d: %q of %q is not in the plain text", number, page, word, strings.TrimSpace(row))
						}
					}
				}
			}
		}
	}
}
