package player

import (
	"fmt"
	"testing"
	"time"

	"memtui/internal/core"
	"memtui/internal/scenario"
)

// lessonOf gives a lesson with a step for each of the numbers: how many
// questions it asks. A negative number is that many decisions.
func lessonOf(t testing.TB, questions ...int) *Lesson {
	t.Helper()
	sc := &scenario.Scenario{
		Title: scenario.Prose{En: "A timeout", Zh: "超时"},
		Focus: core.Subject{Key: "timeout", Scope: "projectA", Version: "v3"},
	}
	for i, n := range questions {
		sc.Steps = append(sc.Steps, stepOf(t, i, n))
	}
	return Play(sc)
}

func stepOf(t testing.TB, i, questions int) scenario.Step {
	day := mustTime(t, fmt.Sprintf("2026-01-%02d", i+1))
	step := scenario.Step{
		Title: scenario.Prose{En: fmt.Sprintf("Step %d", i+1), Zh: fmt.Sprintf("第 %d 步", i+1)},
		Say:   scenario.Prose{En: "Something is said here.", Zh: "这里说一句话。"},
		On:    day,
		Do: []scenario.Do{{Op: core.Record{
			ID: fmt.Sprintf("m%d", i+1), Key: "timeout", Scope: "projectA", Version: "v3",
			Value: fmt.Sprintf("%ds", 10*i), Evidence: []string{"D1"},
			Valid: core.Interval{From: day}, Recorded: day,
		}}},
	}
	for range questions {
		step.Ask = append(step.Ask, scenario.Ask{Query: core.Query{
			Key: "timeout", Scope: "projectA", Version: "v3", AsOf: core.AsOf{Valid: day, Known: day},
		}})
	}
	for range -questions {
		step.Do = nil
		step.Decide = append(step.Decide, scenario.Decide{Request: core.Request{TaskAnchor: "task"}})
	}
	return step
}

func mustTime(t testing.TB, s string) core.Time {
	t.Helper()
	at, err := core.ParseTime(s)
	if err != nil {
		t.Fatal(err)
	}
	return at
}

// opening gives the state at a lesson's opening page, among three that ship.
func opening(l *Lesson) State {
	s := State{Lesson: l, Number: 2, Count: 3, Name: "timeout", Beat: Still(), Next: &Ahead{Number: 3}}
	s.Shelf = &Shelf{}
	for n := 1; n <= 3; n++ {
		s.Shelf.Lessons = append(s.Shelf.Lessons, Shelved{
			Number: n, Name: fmt.Sprintf("lesson-%d", n),
			Title: scenario.Prose{En: fmt.Sprintf("Title %d", n), Zh: fmt.Sprintf("标题 %d", n)},
			Steps: []scenario.Prose{{En: "First", Zh: "第一"}, {En: fmt.Sprintf("Second of %d", n), Zh: "第二"}},
		})
	}
	return s
}

func do(s State, kinds ...CommandKind) State {
	for _, kind := range kinds {
		s = s.Do(Command{Kind: kind})
	}
	return s
}

// stayed gives a step's stay, for tests of the clock.
const stayed = 4 * time.Second
