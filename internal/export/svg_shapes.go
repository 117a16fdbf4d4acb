package export

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
)

// A line in the middle of its cell falls onto whole units, so that it is crisp
// at the picture's own size.
const (
	middleX   = 4.5
	middleY   = 10.5
	thinLine  = 1
	heavyLine = 3
)

// arms are the lines of a box character from the middle of its cell: up,
// right, down, left; 0 = none, 1 = thin, 2 = heavy.
var arms = map[string][4]int{
	"─": {0, 1, 0, 1}, "│": {1, 0, 1, 0}, "┌": {0, 1, 1, 0}, "┬": {0, 1, 1, 1}, "┐": {0, 0, 1, 1}, "├": {1, 1, 1, 0},
	"┼": {1, 1, 1, 1}, "┤": {1, 0, 1, 1}, "└": {1, 1, 0, 0}, "┴": {1, 1, 0, 1}, "┘": {1, 0, 0, 1},
	"━": {0, 2, 0, 2}, "┃": {2, 0, 2, 0}, "┯": {0, 2, 1, 2}, "┿": {1, 2, 1, 2}, "┝": {1, 2, 1, 0}, "┥": {1, 0, 1, 2},
	"┏": {0, 2, 2, 0}, "┓": {0, 0, 2, 2}, "┗": {2, 2, 0, 0}, "┛": {2, 0, 0, 2}, "┣": {2, 2, 2, 0}, "┫": {2, 0, 2, 2},
	"┳": {0, 2, 2, 2}, "┻": {2, 2, 0, 2}, "╋": {2, 2, 2, 2},
}

// solids are the filled parts of a cell: x, y, width, height.
var solids = map[string][4]float64{
	"█": {0, 0, cellWidth, cellHeight}, "▀": {0, 0, cellWidth, cellHeight / 2}, "▄": {0, cellHeight / 2, cellWidth, cellHeight / 2},
	"▌": {0, 0, cellWidth / 2.0, cellHeight}, "▐": {cellWidth / 2.0, 0, cellWidth / 2.0, cellHeight},
	"▔": {0, 0, cellWidth, 2}, "▏": {0, 0, 1, cellHeight},
}

// curves are the lines that are neither straight nor across the whole cell;
// the numbers are written from the cell's corner.
var curves = map[string][]string{
	"╭": {"M4.5 20V15.5Q4.5 10.5 9 10.5"}, "╮": {"M0 10.5Q4.5 10.5 4.5 15.5V20"},
	"╰": {"M4.5 0V5.5Q4.5 10.5 9 10.5"}, "╯": {"M0 10.5Q4.5 10.5 4.5 5.5V0"},
}

// isShape reports whether a character is drawn as a shape rather than set in
// a font.
func isShape(text string) bool {
	_, box := arms[text]
	_, solid := solids[text]
	_, curve := curves[text]
	return box || solid || curve || text == "╪" || text == "┄" || text == "┊" || text == "╱" || text == "╳"
}

// shaper gathers the shapes of a picture, those of one colour together.
type shaper struct {
	order []pen
	paths map[pen]*strings.Builder
	lines []*line
	ends  map[lineEnd]*line
}

// pen is a colour, and how broad it draws; 0 = it fills.
type pen struct {
	colour string
	width  int
}

// line is a straight line that grows while the next one begins at its end.
type line struct {
	pen      pen
	level    bool    // from left to right, not from top to bottom
	at       float64 // the coordinate across it
	from, to float64
}

type lineEnd struct {
	pen    pen
	level  bool
	at, to float64
}

// shapes draws the lines and blocks of all rows.
func (d slide) shapes(b *bytes.Buffer) {
	s := &shaper{paths: map[pen]*strings.Builder{}, ends: map[lineEnd]*line{}}
	for y, row := range d.rows {
		for x, at := range row {
			if isShape(at.Text) {
				s.shape(at.Text, d.theme.Paint(at.Ink).Text, float64(x*cellWidth), float64(y*cellHeight))
			}
		}
	}
	s.write(b)
}

func (s *shaper) shape(text, colour string, x, y float64) {
	thin := pen{colour, thinLine}
	if part, ok := solids[text]; ok {
		s.solid(pen{colour, 0}, x+part[0], y+part[1], part[2], part[3])
		return
	}
	if box, ok := arms[text]; ok {
		s.box(box, colour, x, y)
		return
	}
	for _, d := range curves[text] {
		s.path(thin).WriteString(moved(d, x, y))
	}
	switch text {
	case "╪":
		s.add(line{thin, false, x + middleX, y, y + cellHeight})
		s.add(line{thin, true, y + middleY - 2, x, x + cellWidth})
		s.add(line{thin, true, y + middleY + 2, x, x + cellWidth})
	case "┄":
		for _, at := range []float64{0.5, 3.5, 6.5} {
			s.add(line{thin, true, y + middleY, x + at, x + at + 2})
		}
	case "┊":
		for _, at := range []float64{1, 6, 11, 16} {
			s.add(line{thin, false, x + middleX, y + at, y + at + 3})
		}
	case "╱", "╳":
		fmt.Fprintf(s.path(thin), "M%s %sL%s %s", units(x+cellWidth), units(y), units(x), units(y+cellHeight))
		if text == "╳" {
			fmt.Fprintf(s.path(thin), "M%s %sL%s %s", units(x), units(y), units(x+cellWidth), units(y+cellHeight))
		}
	}
}

// box draws the arms. One that goes on on the other side, as strong as here, is
// one line with it; any other reaches over the middle, to close the corner.
func (s *shaper) box(a [4]int, colour string, x, y float64) {
	width := func(arm int) int { return []int{0, thinLine, heavyLine}[arm] }
	over := func(one, other int) float64 { return float64(max(width(one), width(other))) / 2 }
	half := [2]float64{over(a[1], a[3]), over(a[0], a[2])} // how far an arm up or down, and one to a side, reaches
	add := func(arm int, level bool, at, from, to float64) {
		if arm > 0 {
			s.add(line{pen{colour, width(arm)}, level, at, from, to})
		}
	}
	cx, cy := x+middleX, y+middleY
	if a[0] == a[2] {
		add(a[0], false, cx, y, y+cellHeight)
	} else {
		add(a[0], false, cx, y, cy+half[0])
		add(a[2], false, cx, cy-half[0], y+cellHeight)
	}
	if a[1] == a[3] {
		add(a[1], true, cy, x, x+cellWidth)
	} else {
		add(a[3], true, cy, x, cx+half[1])
		add(a[1], true, cy, cx-half[1], x+cellWidth)
	}
}

// add draws a line, or draws on one that ends where it begins.
func (s *shaper) add(l line) {
	before := lineEnd{l.pen, l.level, l.at, l.from}
	if open := s.ends[before]; open != nil {
		delete(s.ends, before)
		open.to = l.to
		s.ends[lineEnd{l.pen, l.level, l.at, l.to}] = open
		return
	}
	s.path(l.pen) // takes its place in the order
	s.lines = append(s.lines, &l)
	s.ends[lineEnd{l.pen, l.level, l.at, l.to}] = &l
}

// solid fills a rectangle. Its edges are crisp, so that equal ones beside each
// other leave no seam.
func (s *shaper) solid(p pen, x, y, w, h float64) {
	fmt.Fprintf(s.path(p), "M%s %sh%sv%sh-%sz", units(x), units(y), units(w), units(h), units(w))
}

func (s *shaper) path(p pen) *strings.Builder {
	if s.paths[p] == nil {
		s.order = append(s.order, p)
		s.paths[p] = &strings.Builder{}
	}
	return s.paths[p]
}

func (s *shaper) write(b *bytes.Buffer) {
	for _, l := range s.lines {
		if l.level {
			fmt.Fprintf(s.path(l.pen), "M%s %sH%s", units(l.from), units(l.at), units(l.to))
		} else {
			fmt.Fprintf(s.path(l.pen), "M%s %sV%s", units(l.at), units(l.from), units(l.to))
		}
	}
	for _, p := range s.order {
		if p.width == 0 {
			fmt.Fprintf(b, `<path fill="%s" shape-rendering="crispEdges" d="%s"/>`+"\n", p.colour, s.paths[p])
		} else {
			fmt.Fprintf(b, `<path fill="none" stroke="%s" stroke-width="%d" d="%s"/>`+"\n", p.colour, p.width, s.paths[p])
		}
	}
}

func units(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }

// moved writes a curve at another place: its numbers follow M, Q as pairs, H
// as x and V as y.
func moved(d string, x, y float64) string {
	var out strings.Builder
	for len(d) > 0 {
		letter := d[0]
		end := 1 + strings.IndexAny(d[1:]+"M", "MQHV")
		for i, field := range strings.Fields(d[1:end]) {
			v, err := strconv.ParseFloat(field, 64)
			if err != nil {
				continue
			}
			if letter == 'V' || letter != 'H' && i%2 == 1 {
				v += y
			} else {
				v += x
			}
			if i == 0 {
				out.WriteByte(letter)
			} else {
				out.WriteByte(' ')
			}
			out.WriteString(units(v))
		}
		d = d[end:]
	}
	return out.String()
}
