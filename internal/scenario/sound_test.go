package scenario

import (
	"strings"
	"testing"

	"memtui/internal/i18n"
)

// An expectation that is not met is said beside errors that cannot have
// changed the answer: those of other texts and questions, before or behind.
func TestWhatIsNotMetIsSaidBesideOtherErrors(t *testing.T) {
	const unmet = `expects usable "y", but the ledger answers usable "x"`
	const asked = "    ask: [{expect: {status: usable, value: y}}]\n"
	const more = "  - title: two\n" + asked
	for name, c := range map[string]struct {
		text string
		want int
	}{
		"no error":                         {begun + asked, 0}, // then Check says it
		"in the title of the file":         {strings.Replace(begun, "title: a lesson", "title: ''", 1) + asked, 1},
		"twice in the file":                {strings.Replace(begun, "title: a", "title: b\ntitle: a", 1) + asked, 1},
		"in a say before":                  {begun + "    say: ''\n" + more, 1},
		"in a question before":             {begun + "    ask: [{known: soon}]\n" + more, 1},
		"in a question before, twice":      {begun + "    ask: [{known: 2026-01-01, known: 2026-01-01}]\n" + more, 1},
		"behind it":                        {begun + asked + "  - title: two\n    do: [{retire: {id: m9}}]\n" + more, 1},
		"in its own step":                  {begun + "    say: ''\n" + asked, 0},
		"in another question of the step":  {begun + "    ask: [{expect: {status: usable, value: y}}, {known: soon}]\n", 0},
		"in an operation before":           {begun + "      - retire: {id: m9}\n" + more, 0},
		"in an operation before, misspelt": {begun + "      - retir: {id: m1}\n" + more, 0},
		"in an operation before, twice":    {begun + "      - retire: {id: m1, id: m1}\n" + more, 0},
		"in a key of a step before":        {begun + "    dos: []\n" + more, 0},
		"in the step before, no step":      {begun + "  - 3\n" + more, 0},
		"in the day":                       {strings.Replace(begun, "on: 2026-01-01", "on: 2026-13-01", 1) + more, 0},
		"in the focus":                     {strings.Replace(begun, "scope: projectA", "scope: ''", 1) + more, 0},
		"in the focus, twice":              {strings.Replace(begun, "scope: projectA", "scope: projectA, scope: projectB", 1) + more, 0},
		"by a mark":                        {begun + "      - record: {id: m2, value: z, evidence: [D]}\n        refused: true\n" + more, 0},
	} {
		if got := printed(i18n.English, c.text); strings.Count(got, unmet) != c.want {
			t.Errorf("%s: want it told %d times in\n%s", name, c.want, got)
		}
	}
}
