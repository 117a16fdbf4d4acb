package views

import (
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

func TestTheCellsOfAScreenAreThoseThatItIsRenderedFrom(t *testing.T) {
	for _, size := range [][2]int{{120, 40}, {80, 24}, {40, 12}, {420, 130}, {20, 5}} {
		s := Screen{
			State: to(shipped(t, 0), 4, 1), W: size[0], H: size[1], Theme: NewTheme(Light, TrueColour), Words: i18n.For(i18n.Chinese),
		}
		rows, cells := s.Render().Rows, s.Cells()
		if len(rows) != len(cells) {
			t.Fatalf("%v: %d rows of %d", size, len(cells), len(rows))
		}
		for y, row := range cells {
			var text strings.Builder
			width := 0
			for _, at := range row {
				text.WriteString(at.Text)
				width += at.Width
			}
			if text.String() != rows[y] || width != size[0] || len(row) != size[0] {
				t.Errorf("%v, row %d is %d wide: %q, rendered %q", size, y, width, text.String(), rows[y])
			}
		}
	}
}

func TestTheFooterRowHoldsTheKeys(t *testing.T) {
	for _, size := range [][2]int{{120, 40}, {100, 30}, {80, 24}, {420, 130}} {
		s := Screen{State: to(shipped(t, 0), 1, 0), W: size[0], H: size[1], Theme: NewTheme(Dark, TrueColour), Words: i18n.For(i18n.English)}
		rows := s.Render().Rows
		for y, row := range rows {
			if keys := strings.Contains(row, "space play"); keys != (y == s.FooterRow()) {
				t.Errorf("%v: row %d has keys: %v; the footer is row %d", size, y, keys, s.FooterRow())
			}
		}
	}
}

// to gives a state with a question of a page on screen.
func to(s player.State, page, question int) player.State {
	s.Page, s.Question, s.Beat = page, question, player.Still()
	return s
}

func TestWithoutColoursAPaintIsBlackAndWhite(t *testing.T) {
	theme := NewTheme(Mono, TrueColour)
	if p := theme.Paint(Ink{Role: Bad, Ground: V1}); p != (Paint{Text: "#000000", Ground: "#ffffff", Bold: true}) {
		t.Errorf("what counts is painted %+v", p)
	}
	if p := theme.Paint(Ink{Role: On, Ground: Good, Strike: true}); p != (Paint{Text: "#ffffff", Ground: "#000000", Strike: true}) {
		t.Errorf("a solid block is painted %+v", p)
	}
	dark := NewTheme(Dark, TrueColour)
	if p := dark.Paint(Ink{Role: Bad, Ground: V1}); p != (Paint{Text: dark.Hex(Bad), Ground: dark.Hex(V1)}) {
		t.Errorf("in colour it is painted %+v", p)
	}
}

func TestStepsAreTheirPartOfThePlainText(t *testing.T) {
	s := shipped(t, 0)
	w := i18n.For(i18n.English)
	whole := Plain(s.Lesson, w)
	all := PlainSteps(s.Lesson, w, 1, len(s.Lesson.Frames))
	if !strings.Contains(whole, "\n"+all+"\nWhat to take away") {
		t.Error("all steps are not what stands between opening and closing")
	}
	if two := PlainSteps(s.Lesson, w, 1, 1) + "\n" + PlainSteps(s.Lesson, w, 2, 5); two != all {
		t.Error("the parts of the steps are not the whole")
	}
	if PlainSteps(s.Lesson, w, 6, 9) != "" {
		t.Error("steps that are not there say something")
	}
}
