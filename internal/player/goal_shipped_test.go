package player

import (
	"testing"

	"memtui/internal/scenario"
	"memtui/scenarios"
)

// Every exercise of the lessons that ship is one: the lesson itself does not
// reach it, and a solution is found.
func TestEveryShippedExerciseHasASolution(t *testing.T) {
	exercises := 0
	for _, lesson := range scenarios.List() {
		sc, problems := scenario.Load(lesson.Name, lesson.Data)
		if sc == nil {
			t.Fatalf("%s: %v", lesson.Name, problems)
		}
		base := Play(sc)
		for i, step := range sc.Steps {
			if step.Goal == nil {
				continue
			}
			exercises++
			s := State{Lesson: base, Page: i + 1, Beat: Still()}
			if g, _ := s.Goal(); g.Reached {
				t.Errorf("%s, step %d: the lesson itself reaches it", lesson.Name, i+1)
			}
			way := s.solve()
			to, not := s.Edited(way.edits...)
			if g, _ := to.Goal(); len(way.edits) == 0 || not != nil || !g.Reached {
				t.Errorf("%s, step %d: the solution %v leads to %+v, %+v", lesson.Name, i+1, way.edits, g, not)
			}
		}
	}
	if exercises == 0 {
		t.Error("no lesson has an exercise")
	}
}
