package views

import (
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// field draws the list of lessons with a text in its field, so many
// characters of it behind the insertion point.
func field(t *testing.T, w, h int, text string, behind int) Picture {
	t.Helper()
	put := player.Command{Kind: player.CmdType, Text: text, N: behind}
	return view{lesson: timeoutLesson(t), page: 1, w: w, h: h, lang: i18n.Chinese, state: layered(player.CmdLessons, put)}.screen().Render()
}

func TestTheCursorStandsAtTheInsertionPointTwoCellsToAChineseCharacter(t *testing.T) {
	for _, size := range [][2]int{{40, 12}, {80, 24}, {120, 40}, {500, 200}} {
		start := field(t, size[0], size[1], "", 0).Cursor
		if start == nil {
			t.Fatalf("%v: there is no cursor", size)
		}
		for behind, cells := range []int{6, 5, 3, 2, 0} { // of 中a文b, counted from its end
			p := field(t, size[0], size[1], "中a文b", behind)
			if got := p.Cursor.X - start.X; got != cells || p.Cursor.Y != start.Y {
				t.Errorf("%v: with %d behind it stands %d cells on, want %d", size, behind, got, cells)
			}
			if !strings.Contains(p.Rows[p.Cursor.Y], "/ 中a文b") {
				t.Errorf("%v: the field shows %q", size, p.Rows[p.Cursor.Y])
			}
		}
	}
}

func TestALongTextMovesSoThatTheInsertionPointIsInTheField(t *testing.T) {
	long := strings.Repeat("中", player.MostTyped)
	for behind := range player.MostTyped + 1 {
		p := field(t, 80, 24, long, behind)
		row := p.Rows[p.Cursor.Y]
		count := strings.Index(row, "8 课")
		if count < 0 || p.Cursor.X >= Width(row[:count]) {
			t.Fatalf("with %d behind the cursor is in column %d of %q", behind, p.Cursor.X, row)
		}
	}
}

func TestARowOfTheLessonsIsTakenWhereItIsClicked(t *testing.T) {
	lesson := timeoutLesson(t)
	for _, size := range [][2]int{{40, 12}, {80, 24}, {120, 40}} {
		screen := view{lesson: lesson, page: 4, w: size[0], h: size[1], lang: i18n.English, state: layered(player.CmdLessons)}.screen()
		rows := screen.State.LessonRows()
		p := screen.Render()
		if len(p.Zones) == 0 {
			t.Errorf("%v: there is nothing to click", size)
		}
		for _, z := range p.Zones {
			if z.Command.Kind != player.CmdTakeRow {
				t.Errorf("%v: a click on the list asks for %s", size, z.Command.Kind)
				continue
			}
			row := rows[z.Command.N]
			title := screen.State.Shelf.Lessons[row.Lesson-1].Title.En
			if row.Step > 0 {
				title = screen.State.Shelf.Lessons[row.Lesson-1].Steps[row.Step-1].En
			}
			if head, _, _ := strings.Cut(title, " "); !strings.Contains(p.Rows[z.Y], head) {
				t.Errorf("%v: a click on %q takes %q", size, p.Rows[z.Y], title)
			}
		}
	}
}

func TestAWideHeaderNamesTheLanguageByItsSign(t *testing.T) {
	for lang, want := range map[i18n.Lang]string{i18n.English: "lesson 4 of 8 · EN", i18n.Chinese: "第 4/8 课 · 中"} {
		p := view{lesson: decideLesson(), page: 1, w: 120, h: 40, lang: lang}.screen().Render()
		if got := strings.TrimRight(p.Rows[0], " "); !strings.HasSuffix(got, want) {
			t.Errorf("%s: the header ends in %q, want %q", lang, got, want)
		}
	}
}
