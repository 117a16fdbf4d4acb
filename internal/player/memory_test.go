package player_test

import (
	"slices"
	"testing"

	"memtui/internal/player"
)

// opened gives the state at the first step of a lesson that was read anew.
func opened(t *testing.T, name string) player.State {
	return player.State{Lesson: player.Play(loaded(t, chain)), Name: name, Page: 1, Beat: player.Still()}
}

func (y *trying) state(name string) player.State {
	return player.State{Lesson: y.lesson, Base: y.base, Edits: y.edits, Name: name, Page: 1, Beat: player.Still()}
}

func TestEditsAreThereAgainWhenOneComesBackToTheLesson(t *testing.T) {
	y := try(t, chain)
	y.taken("set m1.value=x", "set m1.value=y")
	first := y.state("first")
	second := first.Opened(opened(t, "second"), 1)
	if second.IsEdited() || second.Base != nil {
		t.Fatalf("the other lesson has edits: %v", second.Edits.List())
	}
	back := second.Opened(opened(t, "first"), 1)
	if back.Edits.Signature() != first.Edits.Signature() || sameLesson(back.Lesson, first.Lesson) != "" || !back.Edits.CanUndo() {
		t.Errorf("back in the lesson its edits are %v", back.Edits.List())
	}
	if back.Lesson.Base != back.Base || back.Base == first.Base {
		t.Error("the what-if stands on the lesson as it was read last")
	}
}

func TestWhatWasOnlyUndoneIsKeptToo(t *testing.T) {
	y := try(t, chain)
	y.taken("set m1.value=x")
	y.edits, y.lesson = y.edits.Undo(y.base)
	back := y.state("first").Opened(opened(t, "second"), 1).Opened(opened(t, "first"), 1)
	if back.IsEdited() || !back.Edits.CanRedo() {
		t.Error("what was undone can no longer be redone")
	}
}

func TestEveryEditedLessonHasItsLine(t *testing.T) {
	y := try(t, chain)
	y.taken("set m1.value=x")
	s := y.state("first").Opened(opened(t, "second"), 2).Opened(opened(t, "third"), 1)
	if got, want := s.EditedLines(), []string{"memtui first --at 1 --set 1/m1.value=x"}; !slices.Equal(got, want) {
		t.Errorf("the lines are %q, want %q", got, want)
	}
	s, not := s.Edited(y.read("drop m1"))
	if not != nil {
		t.Fatal(not)
	}
	want := []string{"memtui first --at 1 --set 1/m1.value=x", "memtui third --at 1 --drop 1/m1"}
	if got := s.EditedLines(); !slices.Equal(got, want) {
		t.Errorf("the lines are %q, want %q", got, want)
	}
	s = s.Opened(opened(t, "first"), 1)
	s, _ = s.Edited(y.read("set m1.value=a"))
	if got := s.EditedLines(); !slices.Equal(got, want[1:]) {
		t.Errorf("the first lesson is as its file says it again, but the lines are %q", got)
	}
}
