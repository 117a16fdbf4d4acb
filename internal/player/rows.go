package player

import (
	"strings"

	"memtui/internal/scenario"
)

// LessonRow is one row of the list of lessons: a lesson, or one of the steps
// of the lesson that is unfolded.
type LessonRow struct {
	Lesson int // its number
	Step   int // from 1; 0 = the lesson itself
}

// Shelve gives the lessons that ship to a state; they come late. A list that is
// open already stands where it would have been opened, or on what is typed.
func (s State) Shelve(shelf *Shelf) State {
	empty := s.Shelf == nil
	s.Shelf = shelf
	if !empty || s.Layer.Kind != LayerLessons {
		return s
	}
	if s.Layer.Cursor = s.rowHere(); s.filter() != "" {
		s.Layer.Cursor = s.firstFit()
	}
	return s
}

// LessonRows gives the rows of the list of lessons as they are filtered. With
// a filter, every step that fits is a row, unfolded or not, under its lesson.
func (s State) LessonRows() []LessonRow {
	if s.Shelf == nil {
		return nil
	}
	var out []LessonRow
	filter := s.filter()
	for _, lesson := range s.Shelf.Lessons {
		whole := lesson.fits(filter)
		var steps []LessonRow
		for i, title := range lesson.Steps {
			if filter == "" && lesson.Number == s.Layer.Open || filter != "" && fits(title, filter) {
				steps = append(steps, LessonRow{Lesson: lesson.Number, Step: i + 1})
			}
		}
		if whole || len(steps) > 0 {
			out = append(append(out, LessonRow{Lesson: lesson.Number}), steps...)
		}
	}
	return out
}

// filter gives what is typed, to be compared.
func (s State) filter() string { return strings.ToLower(strings.TrimSpace(s.Layer.Filter)) }

func (l Shelved) fits(filter string) bool {
	return filter == "" || fits(l.Title, filter) || strings.Contains(l.Name, filter)
}

// firstFit gives the first row that fits the filter by itself, not only as
// the lesson of a step that does.
func (s State) firstFit() int {
	if s.Layer.Kind != LayerLessons {
		return 0
	}
	filter := s.filter()
	for i, row := range s.LessonRows() {
		if row.Step > 0 && filter != "" {
			return i
		}
		for _, lesson := range s.Shelf.Lessons {
			if lesson.Number == row.Lesson && lesson.fits(filter) {
				return i
			}
		}
	}
	return 0
}

func fits(p scenario.Prose, filter string) bool {
	for _, text := range []string{p.Any, p.En, p.Zh} {
		if strings.Contains(strings.ToLower(text), filter) {
			return true
		}
	}
	return false
}

// row gives the chosen row.
func (s State) row() (LessonRow, bool) {
	rows := s.LessonRows()
	if s.Layer.Kind != LayerLessons || s.Layer.Cursor < 0 || s.Layer.Cursor >= len(rows) {
		return LessonRow{}, false
	}
	return rows[s.Layer.Cursor], true
}

// rowHere finds the row of the page on screen.
func (s State) rowHere() int {
	step := s.Page
	if s.Frame() == nil {
		step = 0
	}
	return s.rowOf(LessonRow{Lesson: s.Number, Step: step})
}

func (s State) rowOf(row LessonRow) int {
	for i, r := range s.LessonRows() {
		if r == row {
			return i
		}
	}
	return 0
}

func (s State) cursorAt(row LessonRow) State {
	s.Layer.Cursor = s.rowOf(row)
	return s
}
