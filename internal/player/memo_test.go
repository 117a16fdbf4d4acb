package player

import (
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memtui/internal/core"
)

// The race detector watches: two screens may show one lesson.
func TestTwoScreensMayAskOneLessonForItsFlips(t *testing.T) {
	whole := core.Request{TaskAnchor: "a", Subject: "p", Candidate: &core.Candidate{
		ID: "i", Kind: "k", Scope: "task", Subject: "p", Source: "s", ObservedAt: "o", WriteReason: "w", ReadTrigger: "t", Validity: "current",
	}}
	s := State{Lesson: Play(decidingScenario(whole)), Beat: Still(), Page: 1, Question: 1}.Do(Command{Kind: CmdFlip})
	var both sync.WaitGroup
	found := make([]*FlipTrial, 2)
	for i := range found {
		both.Go(func() {
			_, found[i] = s.ChosenFlip()
			for _, state := range s.Flips().States {
				s.Flips().Sets(state)
			}
		})
	}
	both.Wait()
	if found[0] == nil || found[0] != found[1] {
		t.Errorf("a change was tried twice: %p and %p", found[0], found[1])
	}
}

func TestWhatALessonKeepsIsWorkedOutOnceForEachKey(t *testing.T) {
	type first struct{ n int }
	type second struct{ n int }
	var m Memo
	worked := 0
	ask := func(key any) int {
		return Once(&m, key, func() int { worked++; return worked })
	}
	for i, c := range []struct {
		key  any
		want int
	}{{first{1}, 1}, {first{1}, 1}, {first{2}, 2}, {second{1}, 3}, {first{1}, 1}} {
		if got := ask(c.key); got != c.want {
			t.Errorf("asked %d times, it gives %d, want %d", i+1, got, c.want)
		}
	}
}

func TestOnlyTheLastPlaneIsKeptAndAnotherSubjectGetsItsOwn(t *testing.T) {
	l := lessonFrom(t, `
memtui: 1
title: Two subjects
focus: {key: k, scope: s, version: v}
steps:
  - title: one
    on: 2026-01-01
    do:
      - record: {id: m1, value: a, evidence: [D1], valid: {from: 2026-02-01}}
      - record: {id: m2, key: other, value: b, evidence: [D1]}
`)
	at := core.AsOf{Known: l.Frames[0].Day}
	for _, key := range []string{"k", "other", "k"} {
		subject := core.Subject{Key: key, Scope: "s", Version: "v"}
		if diff := cmp.Diff(l.Ledger.Now().Plane(subject, at), l.Plane(subject, at), cmp.Comparer(core.Time.Equal)); diff != "" {
			t.Errorf("%s (- of the ledger, + kept):\n%s", key, diff)
		}
	}
}
