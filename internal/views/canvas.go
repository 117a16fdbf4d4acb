package views

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
)

// Rect is a rectangle of cells: column and row of its corner from 0, width
// and height.
type Rect struct{ X, Y, W, H int }

// Right gives the column behind the rectangle.
func (r Rect) Right() int { return r.X + r.W }

// Bottom gives the row below the rectangle.
func (r Rect) Bottom() int { return r.Y + r.H }

// Inset gives the rectangle without so many columns and rows on each side.
func (r Rect) Inset(columns, rows int) Rect {
	return Rect{r.X + columns, r.Y + rows, max(0, r.W-2*columns), max(0, r.H-2*rows)}
}

// Contains reports whether a cell lies in the rectangle.
func (r Rect) Contains(x, y int) bool {
	return x >= r.X && x < r.Right() && y >= r.Y && y < r.Bottom()
}

// Ink says how a cell is written: roles of the palette, and weight. The zero
// Ground keeps the ground that the cell has.
type Ink struct {
	Role      Role
	Ground    Role
	Bold      bool
	Strike    bool
	Underline bool
}

// On gives the ink on another ground.
func (i Ink) On(ground Role) Ink { i.Ground = ground; return i }

// Loud gives the ink in bold.
func (i Ink) Loud() Ink { i.Bold = true; return i }

// cell is one cell of the screen. The right half of a wide character has an
// empty text and width 0.
type cell struct {
	text  string
	width int
	ink   Ink
}

// Canvas is a rectangle of cells to draw on. Whatever is drawn outside of it,
// or outside of its clip, is cut off; a wide character that does not fit
// whole is not drawn at all.
type Canvas struct {
	w, h  int
	cells []cell
	clip  Rect
	ascii bool
	lost  *int // characters that fell off an end of their row: see Picture.lost
}

// NewCanvas gives a canvas of blanks on a ground. With ascii, every sign of
// the program's own set is drawn by its ASCII form.
func NewCanvas(w, h int, ground Role, ascii bool) *Canvas {
	c := &Canvas{w: w, h: h, cells: make([]cell, w*h), clip: Rect{0, 0, w, h}, ascii: ascii, lost: new(int)}
	for i := range c.cells {
		c.cells[i] = cell{text: " ", width: 1, ink: Ink{Role: Fg, Ground: ground}}
	}
	return c
}

// Size gives the canvas's width and height.
func (c *Canvas) Size() (w, h int) { return c.w, c.h }

// Clip gives the same canvas, drawing only inside a rectangle.
func (c *Canvas) Clip(r Rect) *Canvas {
	d := *c
	x, y := max(r.X, c.clip.X), max(r.Y, c.clip.Y)
	d.clip = Rect{x, y, max(0, min(r.Right(), c.clip.Right())-x), max(0, min(r.Bottom(), c.clip.Bottom())-y)}
	return &d
}

// Text writes one line from a cell on and gives the column behind it. Control
// characters are dropped; line ends and tabs become blanks.
func (c *Canvas) Text(x, y int, ink Ink, s string) int {
	for len(s) > 0 {
		cluster, width := firstCluster(s)
		if cluster == "" {
			break
		}
		s = s[len(cluster):]
		text, width := drawable(cluster, width)
		if c.ascii {
			text, width = asciiForm(text, width)
		}
		if width == 0 {
			continue
		}
		c.put(x, y, ink, text, width)
		x += width
	}
	return x
}

// Fill writes the same one-cell text into every cell of a rectangle.
func (c *Canvas) Fill(r Rect, ink Ink, s string) {
	for y := r.Y; y < r.Bottom(); y++ {
		for x := r.X; x < r.Right(); x++ {
			c.Text(x, y, ink, s)
		}
	}
}

// Ground changes the ground of a rectangle and leaves what is written there.
func (c *Canvas) Ground(r Rect, ground Role) {
	for y := r.Y; y < r.Bottom(); y++ {
		for x := r.X; x < r.Right(); x++ {
			if c.clip.Contains(x, y) {
				c.cells[y*c.w+x].ink.Ground = ground
			}
		}
	}
}

// Dim writes everything in a rectangle in one role on one ground: the screen
// behind an overlay.
func (c *Canvas) Dim(r Rect, role, tints Role) {
	for y := r.Y; y < r.Bottom(); y++ {
		for x := r.X; x < r.Right(); x++ {
			if !c.clip.Contains(x, y) {
				continue
			}
			ink := &c.cells[y*c.w+x].ink
			ink.Role, ink.Bold = role, false
			if at := &c.cells[y*c.w+x]; ink.Ground == Bg && (at.text == "▄" || at.text == "▀") {
				at.text = " " // the edge of a solid block, which is none any more
			}
			if ink.Ground != Bg {
				ink.Ground = tints
			}
		}
	}
}

// At gives what is written in a cell: "" for the right half of a wide
// character and outside of the canvas.
func (c *Canvas) At(x, y int) string {
	if x < 0 || y < 0 || x >= c.w || y >= c.h {
		return ""
	}
	return c.cells[y*c.w+x].text
}

// Blank reports whether a cell is blank, or holds one of the given texts: a
// line drawn last goes only there.
func (c *Canvas) Blank(x, y int, or ...string) bool {
	at := c.At(x, y)
	if at == " " {
		return true
	}
	for _, s := range or {
		if c.ascii {
			s, _ = asciiForm(s, 1)
		}
		if at == s {
			return true
		}
	}
	return false
}

func (c *Canvas) put(x, y int, ink Ink, text string, width int) {
	if y < c.clip.Y || y >= c.clip.Bottom() {
		return
	}
	if x < c.clip.X || x+width > c.clip.Right() {
		if x >= c.clip.X && text != " " {
			*c.lost++
		}
		return
	}
	for i := range width {
		c.release(x+i, y)
	}
	for i := range width {
		at := &c.cells[y*c.w+x+i]
		ground := at.ink.Ground
		*at = cell{ink: ink}
		if ink.Ground == None {
			at.ink.Ground = ground
		}
	}
	first := &c.cells[y*c.w+x]
	first.text, first.width = text, width
}

// release blanks the other half of a wide character before one half of it is
// written over.
func (c *Canvas) release(x, y int) {
	row := c.cells[y*c.w : (y+1)*c.w]
	start := x
	for start > 0 && row[start].width == 0 {
		start--
	}
	if row[start].width < 2 {
		return
	}
	for i := start; i < start+row[start].width || i < c.w && row[i].width == 0; i++ {
		row[i].text, row[i].width = " ", 1
	}
}

// Lines gives the rows with the theme's escapes, each exactly as wide as the
// canvas.
func (c *Canvas) Lines(t *Theme) []string {
	out := make([]string, c.h)
	var b strings.Builder
	for y := range c.h {
		b.Reset()
		var open Ink
		var closing string
		for x := range c.w {
			at := c.cells[y*c.w+x]
			if at.width == 0 {
				continue
			}
			ink := at.ink
			if at.text == " " && !ink.Underline && !ink.Strike && ink.Ground == open.Ground && !open.Underline && !open.Strike {
				ink = open // a blank shows only its ground
			}
			if x == 0 || ink != open {
				b.WriteString(closing)
				var opening string
				opening, closing = t.escapes(ink)
				b.WriteString(opening)
				open = ink
			}
			b.WriteString(at.text)
		}
		b.WriteString(closing)
		out[y] = b.String()
	}
	return out
}

// Rows gives the rows as plain text.
func (c *Canvas) Rows() []string {
	out := make([]string, c.h)
	var b strings.Builder
	for y := range c.h {
		b.Reset()
		for x := range c.w {
			b.WriteString(c.cells[y*c.w+x].text)
		}
		out[y] = b.String()
	}
	return out
}

// firstCluster gives the first character as a reader sees it, and its cells. A
// plain letter with nothing joined to it is not worth the library's tables.
func firstCluster(s string) (string, int) {
	if s[0] >= ' ' && s[0] < 0x7f && (len(s) == 1 || s[1] < 0x80) {
		return s[:1], 1
	}
	if first, size := utf8.DecodeRuneInString(s); isHan(first) {
		if next, _ := utf8.DecodeRuneInString(s[size:]); size == len(s) || next < 0x7f || isHan(next) || next >= '！' && next <= '～' {
			return s[:size], 2
		}
	}
	return ansi.FirstGraphemeCluster(s, ansi.GraphemeWidth)
}

// isHan reports whether a character is one of the common Chinese ones, which
// every terminal draws in two cells.
func isHan(r rune) bool { return r >= 0x4e00 && r <= 0x9fff }

// drawable gives the form of a cluster that is drawn, and its cells. Letters
// are drawn with all their marks, as wide as a terminal counts them one by
// one: at worst a row is a cell off. Pictures on whose width terminals
// disagree (joined emoji, variation selectors) are drawn by their first
// character.
func drawable(cluster string, width int) (string, int) {
	if len(cluster) == 1 && cluster[0] >= ' ' && cluster[0] < 0x7f {
		return cluster, 1
	}
	if first, size := utf8.DecodeRuneInString(cluster); isHan(first) && size == len(cluster) {
		return cluster, 2
	}
	first, rest := rune(0), ""
	for i, r := range cluster {
		if i == 0 {
			first = r
			continue
		}
		rest = cluster[i:]
		break
	}
	switch {
	case first == '\n' || first == '\t' || first == '\r':
		return " ", 1
	case unicode.In(first, unicode.Cc, unicode.Cf, unicode.Co, unicode.Cs, unicode.Zl, unicode.Zp):
		return "", 0
	case rest == "" && first < 0x7f:
		return cluster, 1
	}
	cluster = withoutControls(cluster)
	if wide := ansi.StringWidthWc(cluster); wide == width && width > 0 {
		return cluster, width
	}
	if wide := ansi.StringWidthWc(cluster); wide > 0 && wide <= 4 && isWriting(cluster) {
		return cluster, wide
	}
	only := string(first)
	if g, wc := ansi.StringWidth(only), ansi.StringWidthWc(only); g == wc && g > 0 {
		return only, g
	}
	return "?", 1
}

// isWriting reports whether a cluster is letters with their marks.
func isWriting(cluster string) bool {
	for _, r := range cluster {
		if !unicode.In(r, unicode.L, unicode.M) || unicode.Is(unicode.Variation_Selector, r) || r == '\u20e3' {
			return false
		}
	}
	return true
}

// drawn is a text as the canvas shows it.
func drawn(s string) string {
	var b strings.Builder
	for len(s) > 0 {
		cluster, width := firstCluster(s)
		if cluster == "" {
			break
		}
		s = s[len(cluster):]
		text, _ := drawable(cluster, width)
		b.WriteString(text)
	}
	return b.String()
}

func withoutControls(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.Cc, unicode.Co, unicode.Cs, unicode.Zl, unicode.Zp) ||
			unicode.Is(unicode.Cf, r) && r != '\u200c' && r != '\u200d' {
			return -1
		}
		return r
	}, s)
}

// Width gives the cells that a line takes when it is drawn.
func Width(s string) int {
	n := 0
	for len(s) > 0 {
		cluster, width := firstCluster(s)
		if cluster == "" {
			break
		}
		s = s[len(cluster):]
		_, width = drawable(cluster, width)
		n += width
	}
	return n
}

// Cut gives a line of at most so many cells; one that was cut ends in an
// ellipsis.
func Cut(s string, cells int) string {
	var b strings.Builder
	n, open := 0, true // open: what comes still stands before an ellipsis
	for rest := s; len(rest) > 0; {
		cluster, width := firstCluster(rest)
		if cluster == "" {
			break
		}
		rest = rest[len(cluster):]
		text, width := drawable(cluster, width)
		if n += width; n > cells {
			if cells < 1 {
				return ""
			}
			return b.String() + "…"
		}
		if open = open && n < cells; open {
			b.WriteString(text)
		}
	}
	return s
}
