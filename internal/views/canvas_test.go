package views

import (
	"testing"

	"pgregory.net/rapid"
)

func TestEveryRowIsAsWideAsTheCanvas(t *testing.T) {
	texts := rapid.SampledFrom([]string{"中文，。", "abc", "é", "👨‍👩‍👧‍👦", "⚠️", "🇨🇳", "→·…", "\t", "नमस्ते", "กำลัง", "\x1b[2J", "\u202e", "日"})
	rapid.Check(t, func(t *rapid.T) {
		w, h := rapid.IntRange(1, 30).Draw(t, "w"), rapid.IntRange(1, 4).Draw(t, "h")
		c := NewCanvas(w, h, Bg, rapid.Bool().Draw(t, "ascii"))
		for range rapid.IntRange(0, 12).Draw(t, "writes") {
			x, y := rapid.IntRange(-3, w+2).Draw(t, "x"), rapid.IntRange(-1, h).Draw(t, "y")
			s := texts.Draw(t, "s")
			if end := c.Text(x, y, Ink{Role: Fg}, s); !c.ascii && end-x != Width(s) {
				t.Fatalf("%q ended %d cells on, Width says %d", s, end-x, Width(s))
			}
		}
		for _, row := range c.Rows() {
			if Width(row) != w {
				t.Fatalf("row %q is %d cells wide, want %d", row, Width(row), w)
			}
		}
	})
}

func TestWritingOverHalfAWideCharacterBlanksTheOther(t *testing.T) {
	c := NewCanvas(6, 1, Bg, false)
	c.Text(0, 0, Ink{Role: Fg}, "中文字")
	c.Text(3, 0, Ink{Role: Fg}, "x")
	if got, want := c.Rows()[0], "中 x字"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestACutLineShowsThatItWasCut(t *testing.T) {
	for _, c := range []struct {
		s     string
		cells int
		want  string
	}{{"中文内容", 5, "中文…"}, {"中文内容", 4, "中…"}, {"中文", 4, "中文"}, {"abc", 2, "a…"}, {"abc", 0, ""}} {
		if got := Cut(c.s, c.cells); got != c.want {
			t.Errorf("Cut(%q, %d) = %q, want %q", c.s, c.cells, got, c.want)
		}
	}
}
