package views

import (
	"fmt"
	"strings"
	"testing"

	"memtui/internal/core"
	"memtui/internal/i18n"
)

// A list of what would flip an answer repeats the other answers: of a large
// ledger each would name thousands of memories.
func TestInsideASentenceALargeAnswerNamesSomeAndCountsTheRest(t *testing.T) {
	answer := core.Answer{Status: core.Conflict}
	for i := range 60 {
		value := "first"
		if i >= 30 {
			value = fmt.Sprint("v", i)
		}
		if i == 0 || i >= 30 {
			answer.Candidates = append(answer.Candidates, value)
		}
		answer.Left = append(answer.Left, core.Left{ID: fmt.Sprintf("m%d.", i), Value: value, Evidence: []string{"D"}})
	}
	for lang, more := range map[i18n.Lang][]string{i18n.English: {"10 more", "11 more"}, i18n.Chinese: {"另有 10 项", "另有 11 项"}} {
		w := i18n.For(lang)
		got := (&plain{words: w, say: w.Plain}).brief(answer)
		if !strings.Contains(got, "m19.") || strings.Contains(got, "m20.") || !strings.Contains(got, more[0]) || !strings.Contains(got, more[1]) {
			t.Errorf("%s", got)
		}
		usable := core.Answer{Status: core.Usable, Value: "first", Left: answer.Left[:mostBrief]}
		if got := (&plain{words: w, say: w.Plain}).brief(usable); !strings.Contains(got, "m19.") || strings.Contains(got, strings.TrimPrefix(more[0], "10 ")) {
			t.Errorf("%s", got)
		}
	}
}
