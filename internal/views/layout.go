package views

// The largest canvas; a larger screen centres it.
const (
	maxWidth  = 400
	maxHeight = 120
)

// Arrangement names one of the four ways to divide a screen.
type Arrangement string

// The arrangements, by the smallest screen that each needs.
const (
	Wide    Arrangement = "120x40"
	Middle  Arrangement = "100x30"
	Compact Arrangement = "80x24"
	Tabs    Arrangement = "40x12" // one pane at a time
)

// Room is how much a lesson has to show: it bounds how far a layout grows on
// a large screen. It belongs to the lesson, so that no step moves an edge.
type Room struct{ Columns, Bands, Lanes int }

// Layout is a screen divided into named rectangles, in cells of the canvas.
// Every view takes its place from here; none computes one of its own.
type Layout struct {
	Arrangement Arrangement
	W, H        int // the canvas
	Margin      int // blank columns at each side of Content
	Content     Rect
	Title       Rect // lesson title; at 120×40 with the lesson's number at its right end
	Rail        Rect
	StepTitle   Rect
	Happened    Rect
	Tabs        Rect // tabs of the one-pane arrangement; else empty
	Panes       Rect // everything between what happened and the caption
	Left        Rect // ledger: gutter, plane and lanes
	Right       Rect // ledger: question, answer, why
	Caption     Rect // three rows, filled from the bottom except at 120×40
	Rule        int  // row of the rule above the caption; -1 = none
	Footer      Rect
	Band        Rect // rows of their own below the lesson: see withBand; else empty
}

// template is one arrangement at its smallest size.
type template struct {
	name                          Arrangement
	w, h, margin                  int
	title, rail, step, happened   int // rows
	railWidth                     int // 0 = full width
	panes, caption, rule, captRow int // first row of the panes; caption height; rule row; rows from the bottom
	left, right                   int // widths at the smallest size
}

var templates = []template{
	{name: Wide, w: 120, h: 40, margin: 3, title: 0, rail: 1, step: 3, happened: 4, panes: 6, caption: 3, rule: 34, captRow: 5, left: 68, right: 40},
	{name: Middle, w: 100, h: 30, margin: 2, title: 0, rail: 0, step: 2, happened: 3, railWidth: 34, panes: 5, caption: 3, rule: -1, captRow: 4, left: 56, right: 36},
	{name: Compact, w: 80, h: 24, margin: 1, title: 0, rail: 0, step: 1, happened: 2, railWidth: 34, panes: 4, caption: 3, rule: -1, captRow: 4, left: 45, right: 31},
	{name: Tabs, w: 40, h: 12, margin: 1, title: -1, rail: 1, step: 0, happened: -1, panes: 3, caption: 0, rule: -1, captRow: 1},
}

// Arrange takes the largest arrangement that fits and grows it to the screen:
// first the plane's columns (to 40 cells), then the right column (to 48), the
// bands (to 7 rows), then what is below the lanes. It is false for a screen
// smaller than 40×12.
func Arrange(w, h int, room Room) (Layout, bool) {
	w, h = min(w, maxWidth), min(h, maxHeight)
	for _, t := range templates {
		if w >= t.w && h >= t.h {
			return t.grown(w, h, room), true
		}
	}
	return Layout{W: w, H: h}, false
}

func (t template) grown(w, h int, room Room) Layout {
	columns, bands := max(room.Columns, 2), max(room.Bands, 3)
	cw := min(w, t.w+max(0, 40*columns-t.columns())+48-t.right)
	ch := min(h, t.h+max(0, 7*bands-t.bands())+2*max(room.Lanes, 3))
	if t.name == Tabs {
		cw, ch = w, h
	}
	x, y := (w-cw)/2, (h-ch)/2
	l := Layout{Arrangement: t.name, W: w, H: h, Margin: t.margin, Rule: t.rule}
	l.Content = Rect{x + t.margin, y, cw - 2*t.margin, ch}
	row := func(n int) Rect {
		if n < 0 {
			return Rect{l.Content.X, y, 0, 0}
		}
		return Rect{l.Content.X, y + n, l.Content.W, 1}
	}
	l.Title, l.Rail, l.StepTitle, l.Happened = row(t.title), row(t.rail), row(t.step), row(t.happened)
	if t.railWidth > 0 {
		l.Rail.X, l.Rail.W = l.Content.Right()-t.railWidth, t.railWidth
		l.Title.W = l.Content.W - t.railWidth - 2
	}
	bottom := y + ch
	l.Footer = Rect{l.Content.X, bottom - 1, l.Content.W, 1}
	l.Caption = Rect{l.Content.X, bottom - t.captRow, l.Content.W, t.caption}
	l.Panes = Rect{l.Content.X, y + t.panes, l.Content.W, bottom - t.captRow - y - t.panes}
	if t.rule >= 0 {
		l.Rule = bottom - t.captRow - 1
		l.Panes.H--
	}
	if t.name == Tabs {
		l.Tabs = row(2)
		l.Left, l.Right = l.Panes, l.Panes
		return l
	}
	l.divide(t, cw-t.w, columns)
	return l
}

// columns and bands give the cells and rows that the smallest size has for
// the plane's columns and bands.
func (t template) columns() int {
	switch t.name {
	case Wide:
		return 50
	case Middle:
		return 40
	case Compact, Tabs:
	}
	return 30
}

func (t template) bands() int {
	switch t.name {
	case Wide:
		return 15
	case Middle:
		return 12
	case Compact, Tabs:
	}
	return 9
}

// divide gives spare columns to the plane first, then to the right column.
func (l *Layout) divide(t template, spare, columns int) {
	left := min(spare, max(0, 40*columns-t.columns()))
	l.Left = Rect{l.Content.X, l.Panes.Y, t.left + left, l.Panes.H}
	l.Right = Rect{l.Content.Right() - t.right - (spare - left), l.Panes.Y, t.right + spare - left, l.Panes.H}
}

// Solo reports whether only one pane is on the screen at a time.
func (l Layout) Solo() bool { return l.Arrangement == Tabs }
