package player

import (
	"slices"
	"strings"
	"testing"
)

// FuzzSearch looks for any text, from any page: it stays in the lesson, and
// goes to a match where there is one; the line that is shown for a match has
// the text in it, and going on as often as there are matches leads back.
func FuzzSearch(f *testing.F) {
	for i, seed := range []string{"heron", "苍鹭", "D1", "", "  ", "step", "第", "\xff", "İ", "ß", "e\u0301", "a\x00b", "\n", "usable 0s", "≠"} {
		f.Add(int8(i), seed)
	}
	lesson := opening(lessonOf(f, 2, 1, -1, 0, 3))
	f.Fuzz(func(t *testing.T, page int8, text string) {
		from := lesson.Do(Command{Kind: CmdGoTo, N: int(page)})
		s := searched(from, text)
		if s.Place() == PlaceSearch || s.IsTyping() {
			t.Fatalf("%q leaves the field open", text)
		}
		all := s.Matches()
		if len(all) == 0 {
			if s.Page != from.Page || s.Question != from.Question {
				t.Errorf("%q stands nowhere, and it went from page %d to %d", text, from.Page, s.Page)
			}
			return
		}
		here := spot{s.Page, s.Question}
		if !slices.Contains(foundAt(s), here) {
			t.Errorf("%q leads to %v, which is no match", text, here)
		}
		for _, m := range all {
			if line := m.Line("en"); !strings.Contains(folded(line), folded(s.Search.Text)) {
				t.Errorf("%q is shown by %q", text, line)
			}
		}
		on, back := s, s
		for range all {
			on, back = next(on), before(back)
		}
		if at := (spot{on.Page, on.Question}); at != here {
			t.Errorf("%q: %d matches on it is at %v and not %v", text, len(all), at, here)
		}
		if at := (spot{back.Page, back.Question}); at != here {
			t.Errorf("%q: %d matches back it is at %v and not %v", text, len(all), at, here)
		}
	})
}

// FuzzPalette types any text into the palette, in any place: every row that is
// listed fits it and can be taken, and nothing leaves the lesson.
func FuzzPalette(f *testing.F) {
	for i, seed := range []string{"", "2", "02", "-1", "99", "why", "为什么", "play", "\xff", "İ", "  q ", "1\x00", "９", "+1", strings.Repeat("9", 80)} {
		f.Add(byte(i), seed)
	}
	var below []State
	for page := range 6 {
		s := opening(lessonOf(f, 2, 1, -1, 0)).Do(Command{Kind: CmdGoTo, N: page})
		below = append(below, s, do(s, CmdCrosshair), do(s, CmdLessons), do(s, CmdPredict))
	}
	f.Fuzz(func(t *testing.T, place byte, text string) {
		s := filtered(do(below[int(place)%len(below)], CmdPalette), text)
		rows := s.PaletteRows()
		if s.Layer.Kind != LayerPalette && len(rows) > 0 {
			t.Fatalf("%d rows of a palette that is not open", len(rows))
		}
		if s.Layer.Cursor < 0 || s.Layer.Cursor > len(rows) {
			t.Errorf("%q: the cursor is at row %d of %d", text, s.Layer.Cursor, len(rows))
		}
		for i, row := range rows {
			if row.Step == 0 && !row.Binding.Enabled() {
				t.Errorf("%q lists %s, which is off", text, row.Binding.Action())
			}
			taken := s.Do(Command{Kind: CmdTakeRow, N: i})
			if row.Step > 0 && taken.Page != row.Step {
				t.Errorf("%q: the row of step %d leads to page %d", text, row.Step, taken.Page)
			}
			if taken.Page < 0 || taken.Page > taken.Last() || taken.Layer.Kind == LayerPalette {
				t.Errorf("%q: row %d leads to page %d, and %q is open", text, i, taken.Page, taken.Layer.Kind)
			}
		}
		for _, n := range []int{-1, len(rows)} {
			if got := s.Do(Command{Kind: CmdTakeRow, N: n}); got.Page != s.Page {
				t.Errorf("%q: row %d is not there, and leads to page %d", text, n, got.Page)
			}
		}
	})
}
