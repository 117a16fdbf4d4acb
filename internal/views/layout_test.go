package views

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// three is a lesson like the first one: two columns, three bands, three
// lanes.
var three = Room{Columns: 2, Bands: 3, Lanes: 3}

func TestTheSmallestSizesAreDividedAsDrawn(t *testing.T) {
	for _, want := range []Layout{
		{Arrangement: Wide, W: 120, H: 40, Margin: 3, Rule: 34,
			Content: Rect{3, 0, 114, 40}, Title: Rect{3, 0, 114, 1}, Rail: Rect{3, 1, 114, 1}, StepTitle: Rect{3, 3, 114, 1}, Happened: Rect{3, 4, 114, 1},
			Panes: Rect{3, 6, 114, 28}, Left: Rect{3, 6, 68, 28}, Right: Rect{77, 6, 40, 28}, Caption: Rect{3, 35, 114, 3}, Footer: Rect{3, 39, 114, 1}},
		{Arrangement: Middle, W: 100, H: 30, Margin: 2, Rule: -1,
			Content: Rect{2, 0, 96, 30}, Title: Rect{2, 0, 60, 1}, Rail: Rect{64, 0, 34, 1}, StepTitle: Rect{2, 2, 96, 1}, Happened: Rect{2, 3, 96, 1},
			Panes: Rect{2, 5, 96, 21}, Left: Rect{2, 5, 56, 21}, Right: Rect{62, 5, 36, 21}, Caption: Rect{2, 26, 96, 3}, Footer: Rect{2, 29, 96, 1}},
		{Arrangement: Compact, W: 80, H: 24, Margin: 1, Rule: -1,
			Content: Rect{1, 0, 78, 24}, Title: Rect{1, 0, 42, 1}, Rail: Rect{45, 0, 34, 1}, StepTitle: Rect{1, 1, 78, 1}, Happened: Rect{1, 2, 78, 1},
			Panes: Rect{1, 4, 78, 16}, Left: Rect{1, 4, 45, 16}, Right: Rect{48, 4, 31, 16}, Caption: Rect{1, 20, 78, 3}, Footer: Rect{1, 23, 78, 1}},
		{Arrangement: Tabs, W: 40, H: 12, Margin: 1, Rule: -1,
			Content: Rect{1, 0, 38, 12}, Rail: Rect{1, 1, 38, 1}, StepTitle: Rect{1, 0, 38, 1}, Tabs: Rect{1, 2, 38, 1},
			Panes: Rect{1, 3, 38, 8}, Left: Rect{1, 3, 38, 8}, Right: Rect{1, 3, 38, 8}, Caption: Rect{1, 11, 38, 0}, Footer: Rect{1, 11, 38, 1}},
	} {
		got, ok := Arrange(want.W, want.H, three)
		if !ok {
			t.Fatalf("%s does not fit its own size", want.Arrangement)
		}
		for _, absent := range []*Rect{&got.Title, &got.Happened} {
			if absent.W == 0 {
				*absent = Rect{}
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", want.Arrangement, diff)
		}
	}
}

func TestTheLargestArrangementThatFitsIsTaken(t *testing.T) {
	for _, c := range []struct {
		w, h int
		want Arrangement
	}{
		{120, 40, Wide}, {119, 60, Middle}, {300, 39, Middle}, {100, 30, Middle}, {99, 40, Compact},
		{200, 29, Compact}, {80, 24, Compact}, {79, 60, Tabs}, {400, 23, Tabs}, {40, 12, Tabs},
	} {
		if got, ok := Arrange(c.w, c.h, three); !ok || got.Arrangement != c.want {
			t.Errorf("%d×%d is arranged as %q, want %q", c.w, c.h, got.Arrangement, c.want)
		}
	}
	for _, small := range [][2]int{{39, 12}, {40, 11}, {1, 1}} {
		if got, ok := Arrange(small[0], small[1], three); ok {
			t.Errorf("%d×%d is arranged as %q, want none", small[0], small[1], got.Arrangement)
		}
	}
}

func TestSpareWidthGoesIntoTheColumnsThenTheRightColumnThenTheMargins(t *testing.T) {
	for _, c := range []struct{ w, columns, right, margin int }{
		{120, 50, 40, 3}, {140, 70, 40, 3}, {150, 80, 40, 3}, {154, 80, 44, 3}, {158, 80, 48, 3}, {160, 80, 48, 4}, {200, 80, 48, 24},
	} {
		l, _ := Arrange(c.w, 40, three)
		if columns := l.Left.W - 18; columns != c.columns || l.Right.W != c.right || l.Content.X != c.margin {
			t.Errorf("at %d: columns %d, right %d, margin %d; want %+v", c.w, columns, l.Right.W, l.Content.X, c)
		}
		if gap := l.Right.X - l.Left.Right(); gap != 6 {
			t.Errorf("at %d the columns are %d cells apart, want 6", c.w, gap)
		}
	}
}

func TestNoLayoutIsLargerThanTheLargestCanvas(t *testing.T) {
	l, ok := Arrange(1000, 500, Room{Columns: 60, Bands: 60, Lanes: 60})
	if !ok || l.W != 400 || l.H != 120 || l.Content.Right() > 400 || l.Footer.Bottom() > 120 {
		t.Errorf("got %+v", l)
	}
}

func TestScreensThatAreTooSmallSayWhichSizeIsNeeded(t *testing.T) {
	s := stepScreen(t, 1)
	for _, size := range [][2]int{{39, 12}, {60, 11}, {30, 5}} {
		s.W, s.H = size[0], size[1]
		found := 0
		for _, row := range s.Render().Rows {
			if row != blanks(s.W) {
				found++
				if got := "memtui needs 40x12 cells"; row[:len(got)] != got {
					t.Errorf("%v says %q", size, row)
				}
			}
		}
		if found != 1 {
			t.Errorf("%v has %d written rows, want 1", size, found)
		}
	}
}

func blanks(n int) string {
	out := make([]byte, n)
	for i := range out {
		out[i] = ' '
	}
	return string(out)
}
