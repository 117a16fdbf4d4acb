package views

import (
	"strconv"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// drawLessons lists the lessons that ship; one of them shows its steps.
func (s Screen) drawLessons(c *Canvas, k *sketch) {
	w := s.Words.Pages
	if s.State.Shelf == nil {
		return
	}
	rows := s.State.LessonRows()
	b := s.openBox(c, k, w.Lessons, 66, s.shelfRows())
	b.drawField(c, k, s, w.FilterLessons, s.lessonCount(rows))
	at := b.list()
	if len(rows) == 0 {
		c.Text(at.X, at.Y, Ink{Role: Muted}, Cut(w.NoLessons, at.W))
	}
	spaced := s.spacedRows(rows, b.framed)
	first := windowFor(spaced, s.State.Layer.Cursor, at.H)
	if len(spaced) > at.H {
		at.H--
	}
	last := first
	for y := at.Y; y < at.Bottom() && last < len(spaced); y++ {
		if row := spaced[last]; row >= 0 {
			s.drawLessonRow(c, b, y, rows[row], row == s.State.Layer.Cursor)
			k.zone(b.bar(y), player.Command{Kind: player.CmdTakeRow, N: row})
		}
		last++
	}
	if len(spaced) > at.H {
		s.drawPart(c, at.Right(), at.Bottom(), countRows(spaced[:first]), countRows(spaced[first:last]), len(rows))
	}
	b.drawKeys(c, s)
}

// lessonCount says how many lessons there are, and of a list that is filtered
// how many of them it shows.
func (s Screen) lessonCount(rows []player.LessonRow) string {
	shown, all := 0, strconv.Itoa(len(s.State.Shelf.Lessons))
	for _, row := range rows {
		if row.Step == 0 {
			shown++
		}
	}
	if s.State.Layer.Filter == "" {
		return i18n.Fill(s.Words.Pages.LessonCount, all)
	}
	return i18n.Fill(s.Words.Pages.LessonsOf, strconv.Itoa(shown), all)
}

// shelfRows is the height of the list: the lessons, and the steps of the one
// that is unfolded.
func (s Screen) shelfRows() int {
	n := len(s.State.Shelf.Lessons)
	for _, lesson := range s.State.Shelf.Lessons {
		if lesson.Number == s.State.Layer.Open {
			n += len(lesson.Steps) + 1
		}
	}
	return n + 6
}

// spacedRows gives the rows as they are drawn, by index; -1 is a blank row
// behind the steps of a lesson.
func (s Screen) spacedRows(rows []player.LessonRow, spaced bool) []int {
	var out []int
	for i, row := range rows {
		if spaced && i > 0 && row.Step == 0 && rows[i-1].Step > 0 {
			out = append(out, -1)
		}
		out = append(out, i)
	}
	return out
}

// windowFor gives the first row shown so that the cursor's row is in view.
func windowFor(spaced []int, cursor, height int) int {
	if len(spaced) <= height {
		return 0
	}
	height-- // the row that says what part it is
	at := 0
	for i, row := range spaced {
		if row == cursor {
			at = i
		}
	}
	return max(0, min(at-height/2, len(spaced)-height))
}

func countRows(spaced []int) int {
	n := 0
	for _, row := range spaced {
		if row >= 0 {
			n++
		}
	}
	return n
}

// drawLessonRow draws a lesson or a step; the chosen one is a solid row.
func (s Screen) drawLessonRow(c *Canvas, b box, y int, row player.LessonRow, chosen bool) {
	lesson, ok := s.lesson(row.Lesson)
	if !ok {
		return
	}
	name, number := Ink{Role: Soft}, Ink{Role: Muted}
	if row.Step == 0 && row.Lesson == s.State.Layer.Open {
		name = Ink{Role: Fg, Bold: true}
	}
	if chosen {
		c.Fill(b.bar(y), Ink{Role: On, Ground: Accent}, " ")
		name = Ink{Role: On, Bold: true}
		number = name
	}
	x := b.X
	title, text := strconv.Itoa(row.Lesson), s.say(lesson.Title)
	if row.Step > 0 && row.Step <= len(lesson.Steps) {
		x += 5
		title, text = strconv.Itoa(row.Step), s.shelvedStep(lesson, row.Step)
	}
	right := s.rowEnd(row, lesson)
	if chosen {
		sign := x - 2
		if !b.framed && row.Step == 0 {
			sign = x - 1
		}
		c.Text(sign, y, name, SignFocus)
	}
	c.Text(x, y, number, title)
	c.Text(x+3, y, name, Cut(text, b.Right()-x-3-Width(right)-2))
	end := Ink{Role: Muted}
	if chosen {
		end = Ink{Role: On}
	}
	c.Text(b.Right()-Width(right), y, end, right)
}

// rowEnd is what stands at the right of a row: the kind of a lesson, or that
// the reader is here.
func (s Screen) rowEnd(row player.LessonRow, lesson player.Shelved) string {
	w := s.Words.Pages
	switch {
	case row.Step > 0 && row.Lesson == s.State.Number && row.Step == s.State.Page:
		return w.YouAreHere
	case row.Step > 0:
		return ""
	}
	switch lesson.Kind {
	case player.KindLedger:
		return w.KindLedger
	case player.KindDecision:
		return w.KindDecision
	case player.KindBoth:
		return w.Both
	}
	return ""
}

func (s Screen) lesson(number int) (player.Shelved, bool) {
	for _, lesson := range s.State.Shelf.Lessons {
		if lesson.Number == number {
			return lesson, true
		}
	}
	return player.Shelved{}, false
}
