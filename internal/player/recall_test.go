package player_test

import (
	"fmt"
	"strings"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"memtui/internal/core"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// Whatever is remembered, each answer is what the ledger says, and each
// question is compared with the last one of an earlier step that asks the
// same, and with the nearest one about its day.
func TestWhatIsRememberedChangesNoAnswer(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := func(most int, name string) int { return rapid.IntRange(0, most).Draw(t, name) }
		var b strings.Builder
		b.WriteString("memtui: 1\ntitle: t\nfocus: {key: k, scope: s, version: v}\nsteps:\n")
		for step := range 1 + draw(4, "steps") {
			fmt.Fprintf(&b, "- title: t\n  on: 2026-01-0%d\n  do:\n", step+1)
			for op := range draw(3, "operations") {
				fmt.Fprintf(&b, "  - record: {id: m%d-%d, key: k%d, value: v%d, evidence: [D%d], valid: {from: 2026-01-0%d}}\n",
					step, op, draw(1, "key"), draw(1, "value"), draw(1, "source"), draw(3, "from")+1)
			}
			b.WriteString("  ask:\n")
			for range draw(5, "questions") {
				fmt.Fprintf(&b, "  - {key: k%d, valid: 2026-01-0%d, known: 2026-01-0%d}\n", draw(1, "asked"), draw(2, "valid")+1, draw(2, "known")+1)
			}
			b.WriteString("  - {key: k0}\n")
		}
		sc, problems := scenario.Load("x.yaml", []byte(b.String()))
		if sc == nil {
			t.Fatal(problems)
		}
		l := player.Play(sc)
		for i := range l.Frames {
			for j := range l.Frames[i].Questions {
				isAsHeard(t, l, i, j)
			}
		}
	})
}

func isAsHeard(t *rapid.T, l *player.Lesson, step, question int) {
	asked := l.Frames[step].Questions[question].Ask
	if diff := cmp.Diff(l.Frames[step].After().Ask(asked.Query), asked.Answer); diff != "" {
		t.Fatalf("step %d, question %d: %s", step+1, question, diff)
	}
	var was *player.Was
	for i := range step {
		for _, q := range l.Frames[i].Questions {
			a, b := q.Ask.Query, asked.Query
			now := a.Valid.Equal(a.Known) && b.Valid.Equal(b.Known)
			if a.Subject() == b.Subject() && (now || a.Valid.Equal(b.Valid) && a.Known.Equal(b.Known)) {
				was = &player.Was{Step: i + 1, Query: a, Answer: q.Ask.Answer, Same: q.Ask.Answer.Equal(asked.Answer)}
			}
		}
	}
	if diff := cmp.Diff(was, asked.Was, cmp.Comparer(core.Time.Equal)); diff != "" {
		t.Fatalf("step %d, question %d, as it was: %s", step+1, question, diff)
	}
	partner := -1
	for j, q := range l.Frames[step].Questions {
		a, b := q.Ask.Query, asked.Query
		if a.Subject() == b.Subject() && a.Valid.Equal(b.Valid) && !a.Known.Equal(b.Known) && (j < question || partner < 0) {
			partner = j
		}
	}
	pair := asked.Pair
	if (pair != nil) != (partner >= 0) || pair != nil && pair.First+pair.Second != question+partner {
		t.Fatalf("step %d, question %d: the pair is %v, not with %d", step+1, question, pair, partner)
	}
}

// A question asked again takes no place of its own, nor does one of which the
// answer has grown by a memory.
func TestAnswersThatAreAlikeAreKeptOnce(t *testing.T) {
	var b strings.Builder
	b.WriteString("memtui: 1\ntitle: t\nfocus: {key: k, scope: s, version: v}\nsteps:\n")
	for step := range 100 {
		fmt.Fprintf(&b, "- {title: t, on: 2%03d-01-01, do: [{record: {id: m%d, value: a, evidence: [D]}}], ask: [{}, {}, {}]}\n", step, step)
	}
	stores := map[*core.Left]bool{}
	for _, f := range player.Play(loaded(t, b.String())).Frames {
		for _, q := range f.Questions {
			stores[unsafe.SliceData(q.Ask.Answer.Left)] = true
		}
	}
	if len(stores) > 20 {
		t.Errorf("300 questions that go on from each other have %d lists of memories", len(stores))
	}
}
