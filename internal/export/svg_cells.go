package export

import (
	"bytes"
	"fmt"
	"unicode"
	"unicode/utf8"

	"memtui/internal/i18n"
	"memtui/internal/views"
)

// A cell in the units of a picture, and the letters in it. Most monospaced
// fonts are 0.6 of their size wide: at 15 that is a cell, and textLength has
// little to mend. The picture has half a row around it.
const (
	cellWidth  = 9
	cellHeight = 20
	letterSize = 15
	wideSize   = 16
	baseline   = 15 // from the top of the row
	marginX    = 9
	marginY    = 10
)

// fonts are monospaced ones of the common systems, then those that have
// Chinese. None of them comes with the picture, and none is needed: every run
// of text stands at its own place and is as wide as its cells.
const fonts = "'JetBrains Mono','DejaVu Sans Mono',Menlo,Consolas,'Liberation Mono'," +
	"'Noto Sans Mono CJK SC','Noto Sans CJK SC','PingFang SC','Microsoft YaHei','Courier New',monospace"

// slide is one screen that becomes a picture.
type slide struct {
	name, title, about string
	lang               i18n.Lang
	theme              *views.Theme
	rows               [][]views.Cell
}

// svg writes the picture: the grounds, then lines and blocks as shapes, so
// that they join in any font, then the text.
func (d slide) svg() []byte {
	var b bytes.Buffer
	w, h := 2*marginX, 2*marginY+len(d.rows)*cellHeight
	if len(d.rows) > 0 {
		w += len(d.rows[0]) * cellWidth
	}
	page := d.theme.Paint(views.Ink{Role: views.Fg, Ground: views.Bg}).Ground
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" xml:lang="%s" role="img" aria-labelledby="%s-title %s-desc">`+"\n",
		w, h, w, h, languageTag(d.lang), d.name, d.name)
	fmt.Fprintf(&b, `<title id="%s-title">%s</title>`+"\n", d.name, escapeXML(d.title))
	fmt.Fprintf(&b, `<desc id="%s-desc">%s</desc>`+"\n", d.name, escapeXML(d.about))
	fmt.Fprintf(&b, `<rect width="%d" height="%d" fill="%s"/>`+"\n", w, h, page)
	fmt.Fprintf(&b, `<g transform="translate(%d %d)">`+"\n", marginX, marginY)
	d.grounds(&b, page)
	d.shapes(&b)
	fmt.Fprintf(&b, `<g font-family="%s" font-size="%d" xml:space="preserve">`+"\n", escapeXML(fonts), letterSize)
	for y, row := range d.rows {
		for _, r := range runs(row, d.theme) {
			r.write(&b, y)
		}
	}
	b.WriteString("</g>\n</g>\n</svg>\n")
	return b.Bytes()
}

// languageTag is the language as pictures and pages name it.
func languageTag(lang i18n.Lang) string {
	switch lang {
	case i18n.Chinese:
		return "zh-Hans"
	case i18n.English:
	}
	return "en"
}

// ground is a rectangle of cells on one ground.
type ground struct {
	views.Rect
	colour string
}

// grounds draws what lies under the text, as few rectangles as there are: the
// cells of a row that are beside each other on one ground are one, and equal
// ones below each other too.
func (d slide) grounds(b *bytes.Buffer, page string) {
	var all, above []*ground
	for y, row := range d.rows {
		var here []*ground
		for x, at := range row {
			colour := d.theme.Paint(at.Ink).Ground
			if n := len(here); n > 0 && here[n-1].colour == colour && here[n-1].Right() == x {
				here[n-1].W++
			} else if colour != page {
				here = append(here, &ground{views.Rect{X: x, Y: y, W: 1, H: 1}, colour})
			}
		}
		for i, g := range here {
			if up := sameAbove(above, g); up != nil {
				up.H++
				here[i] = up
				continue
			}
			all = append(all, g)
		}
		above = here
	}
	if len(all) == 0 {
		return
	}
	b.WriteString(`<g shape-rendering="crispEdges">` + "\n")
	for _, g := range all {
		fmt.Fprintf(b, `<rect x="%d" y="%d" width="%d" height="%d" fill="%s"/>`+"\n",
			g.X*cellWidth, g.Y*cellHeight, g.W*cellWidth, g.H*cellHeight, g.colour)
	}
	b.WriteString("</g>\n")
}

func sameAbove(above []*ground, g *ground) *ground {
	for _, up := range above {
		if up.X == g.X && up.W == g.W && up.colour == g.colour {
			return up
		}
	}
	return nil
}

// run is text of one row in one ink that is set as a whole.
type run struct {
	x, cells int
	text     string
	kind     runKind
	paint    views.Paint
}

// runKind says which fonts a run needs, and so what it may be set with.
type runKind uint8

const (
	runBlank   runKind = iota
	runDrawn           // a line or a block: a shape
	runLetters         // narrow letters and signs that every font has
	runSign            // a sign that may come from another font: by itself
	runWide            // Chinese and its punctuation, two cells each
)

func kindOf(at views.Cell) runKind {
	first, _ := utf8.DecodeRuneInString(at.Text)
	switch {
	case at.Text == "" || at.Text == " ":
		return runBlank
	case isShape(at.Text):
		return runDrawn
	case at.Width > 1:
		return runWide
	case first < 0x250 || unicode.In(first, unicode.Latin, unicode.Greek, unicode.Cyrillic):
		return runLetters
	}
	return runSign
}

// runs divides a row. A run of letters goes over single blanks, not over wider
// gaps: what lies behind one stands in a column of its own.
func runs(row []views.Cell, theme *views.Theme) []run {
	var out []run
	var open *run
	for x := 0; x < len(row); x++ {
		at := row[x]
		kind, paint := kindOf(at), theme.Paint(at.Ink)
		paint.Ground = "" // drawn already
		decorated := (paint.Strike || paint.Underline) && at.Text == " "
		if kind == runBlank && !decorated {
			if open != nil && (open.kind != runLetters || !goesOn(row, x, open.paint, theme)) {
				open = nil
			}
			if open != nil {
				open.text, open.cells = open.text+" ", open.cells+1
			}
			continue
		}
		if kind == runDrawn {
			open = nil
			continue
		}
		if decorated {
			kind = runLetters
		}
		if open == nil || open.kind != kind || open.paint != paint || kind == runSign {
			out = append(out, run{x: x, kind: kind, paint: paint})
			open = &out[len(out)-1]
		}
		open.text, open.cells = open.text+at.Text, open.cells+at.Width
		x += at.Width - 1
	}
	return out
}

// goesOn reports whether the next cell continues a run of letters behind a
// single blank.
func goesOn(row []views.Cell, x int, paint views.Paint, theme *views.Theme) bool {
	if x+1 >= len(row) || kindOf(row[x+1]) != runLetters {
		return false
	}
	next := theme.Paint(row[x+1].Ink)
	next.Ground = ""
	return next == paint
}

// write sets the run. Letters are stretched or squeezed into their cells;
// Chinese is only spaced, a little larger, since its characters are all equally
// wide and would look broad when stretched.
func (r run) write(b *bytes.Buffer, y int) {
	adjust, size := "spacingAndGlyphs", ""
	if r.kind == runWide {
		adjust, size = "spacing", fmt.Sprintf(` font-size="%d"`, wideSize)
	}
	fmt.Fprintf(b, `<text x="%d" y="%d" textLength="%d" lengthAdjust="%s"%s fill="%s"`,
		r.x*cellWidth, y*cellHeight+baseline, r.cells*cellWidth, adjust, size, r.paint.Text)
	if r.paint.Bold {
		b.WriteString(` font-weight="bold"`)
	}
	if how := r.decoration(); how != "" {
		fmt.Fprintf(b, ` text-decoration="%s"`, how)
	}
	fmt.Fprintf(b, ">%s</text>\n", escapeXML(r.text))
}

func (r run) decoration() string {
	switch {
	case r.paint.Strike && r.paint.Underline:
		return "underline line-through"
	case r.paint.Strike:
		return "line-through"
	case r.paint.Underline:
		return "underline"
	}
	return ""
}
