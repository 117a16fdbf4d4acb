package player

import (
	"testing"

	"memtui/internal/scenario"
)

// The lessons that ship are read while the first lesson is on the screen
// already: a list that was quicker is the list all the same.
func TestAListOpenedBeforeItsLessonsAreReadStandsWhereItWouldHave(t *testing.T) {
	ready := opening(lessonOf(t, 1, 1))
	ready.Number, ready.Count = 1, 1
	shelf := &Shelf{Lessons: []Shelved{{Number: 1, Name: "one", Steps: []scenario.Prose{{Any: "a"}, {Any: "b"}}}}}
	ready.Page = 2
	early := ready
	early.Shelf, ready.Shelf = nil, shelf
	for _, typed := range []string{"", "b"} {
		want := filtered(ready.Do(Command{Kind: CmdLessons}), typed)
		got := filtered(early.Do(Command{Kind: CmdLessons}), typed).Shelve(shelf)
		if got.Layer.Cursor != want.Layer.Cursor {
			t.Errorf("typed %q: the cursor is at row %d, want %d", typed, got.Layer.Cursor, want.Layer.Cursor)
		}
		if typed == "" && want.Layer.Cursor == 0 {
			t.Error("nothing to tell apart: the list opens on its first row")
		}
	}
	if got := ready.Do(Command{Kind: CmdLessons}).Do(Command{Kind: CmdChoose, N: -1}).Shelve(shelf); got.Layer.Cursor == ready.Do(Command{Kind: CmdLessons}).Layer.Cursor {
		t.Error("a list that is read anew moves the cursor")
	}
}
