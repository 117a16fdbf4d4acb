package export

import (
	_ "embed"
	"regexp"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/views"
)

//go:embed page/figure.css
var figureCSS string

// Figure gives a plane alone as an SVG document with the colours of a theme:
// valid time to the right, record time downward, each region with its answer,
// the questions of the step, and the memories as lines below.
func Figure(p Plane, w *i18n.Words, theme views.ThemeName) []byte {
	d := newFigure(p, w, "plane")
	d.alone = true
	d.draw(resolved(figureCSS, theme))
	return []byte(d.m.b.String() + "\n")
}

var variable = regexp.MustCompile(`var\(--([a-z0-9]+)\)`)

// resolved puts the colours of a theme into a style sheet.
func resolved(css string, theme views.ThemeName) string {
	t := views.NewTheme(theme, views.TrueColour)
	names := colourNames()
	return variable.ReplaceAllStringFunc(css, func(use string) string {
		return t.Hex(names[variable.FindStringSubmatch(use)[1]])
	})
}

// figure is a plane while it is drawn. Lengths are in the units of the
// picture, of which a line of text is about twenty high.
type figure struct {
	plane Plane
	words *i18n.Words
	say   views.Phrases
	short func(core.Time) string
	id    string // in front of every id, so that ids of a page stay apart
	alone bool   // a document of its own: with its colours, and nothing to come

	// In a page: the beats at which things appear.
	written int
	asked   func(label string) int
	hidden  bool // its answers are to be predicted

	first, last core.Time // of the lesson
	gutter      int       // width of what stands in front
	columns     []stretch
	bands       []stretch
	states      map[int]bandState
	marks       []mark
	looks       []player.Look // the memories, one a line of knowledge
	known       []string      // the labels of the questions of each look
	width       int
	top, bottom int // of the bands
	height      int
	m           markup
}

// stretch is a column or band: its index in the grid, where it begins, and
// how long it is.
type stretch struct{ index, at, size int }

func (s stretch) end() int { return s.at + s.size }

func newFigure(p Plane, w *i18n.Words, id string) *figure {
	d := &figure{
		plane: p, words: w, say: views.NewPhrases(w), id: id, states: map[int]bandState{},
		short: views.ShortDates(p.Frame.Lesson()),
	}
	d.first, d.last = views.Times(p.Frame.Lesson())
	d.lookAround()
	d.layColumns()
	d.layBands()
	d.placeMarks()
	d.height = d.bottom + belowBands + d.lanesHeight()
	return d
}

// belowBands is the room for the line that says what is not written yet.
const belowBands = 30

func (d *figure) draw(css string) {
	title, desc := d.id+"-title", d.id+"-desc"
	margin := 0
	if d.alone {
		margin = 20
	}
	w, h := itoa(d.width+2*margin), itoa(d.height+2*margin)
	size := []string{"viewBox", itoa(-margin) + " " + itoa(-margin) + " " + w + " " + h, "width", w, "height", h}
	d.m.open("svg", append([]string{
		"xmlns", "http://www.w3.org/2000/svg", "class", "plane", "role", "img", "lang", string(d.words.Lang),
		"aria-labelledby", title + " " + desc,
	}, size...)...)
	d.m.element("title", d.plane.Name, "id", title)
	d.m.element("desc", d.described(), "id", desc)
	if css != "" {
		d.m.element("style", css)
	}
	d.drawPatterns()
	if d.alone {
		d.m.empty("rect", "class", "ground", "x", itoa(-margin), "y", itoa(-margin), "width", w, "height", h)
	}
	d.drawAxes()
	d.drawRegions()
	d.drawGutter()
	d.drawLanes()
	d.drawMarks()
	d.m.close("svg")
}

// drawPatterns defines the grounds that say what a region is without its
// colour.
func (d *figure) drawPatterns() {
	d.m.open("defs")
	pattern := func(name string, size int, path string) {
		d.m.open("pattern", "id", d.id+"-"+name, "width", itoa(size), "height", itoa(size), "patternUnits", "userSpaceOnUse")
		d.m.empty("path", "class", "p-"+name, "d", path)
		d.m.close("pattern")
	}
	pattern("cross", 16, "M0 0L16 16M16 0L0 16")
	pattern("hatch", 8, "M0 8L8 0")
	pattern("dots", 18, "M8 9h2")
	d.m.close("defs")
}

// answering gives the attributes of what a page hides until the step is
// predicted.
func (d *figure) answering(class string, more ...string) []string {
	if d.alone {
		return append([]string{"class", class}, more...)
	}
	hidden := ""
	if d.hidden {
		hidden = "hidden"
	}
	return append([]string{"class", class + " ans", "data-ans", itoa(d.plane.Frame.Number()), "hidden", hidden}, more...)
}

func (d *figure) fill(pattern string) string { return "url(#" + d.id + "-" + pattern + ")" }

// described tells in a sentence what the picture shows. In a page it says no
// answer: those may be hidden, and stand beside the picture in words.
func (d *figure) described() string {
	text := d.words.Ledger.ValidAxis + " " + d.words.Ledger.RecordAxis
	if !d.alone {
		return text
	}
	for _, p := range d.plane.Points {
		text += " " + p.Label + ": " + d.say.Brief(d.plane.Frame.After().Ask(p.Query)) + "."
	}
	return text
}
