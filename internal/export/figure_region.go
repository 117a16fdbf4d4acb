package export

import (
	"strconv"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/views"
)

// box is a rectangle of a figure.
type box struct{ x, y, w, h int }

func (b box) meets(c box) bool {
	return b.x < c.x+c.w && c.x < b.x+b.w && b.y < c.y+c.h && c.y < b.y+b.h
}

// drawRegions draws what every point of the plane answers, as far as it is
// written.
func (d *figure) drawRegions() {
	d.m.open("g", d.answering("regions")...)
	for _, r := range d.plane.Regions {
		if where, row, ok := d.place(r); ok {
			d.drawRegion(r, where, row)
		}
	}
	d.drawForetold()
	d.m.close("g")
	if !d.alone {
		d.drawSealed()
	}
}

// place gives the rectangle of a region, without the lines that are not
// written yet, and its first line.
func (d *figure) place(r core.Region) (where box, row int, ok bool) {
	row = -1
	for _, b := range d.bands {
		if b.index < r.Rows[0] || b.index >= r.Rows[1] || d.states[b.index] == unwritten {
			continue
		}
		if row < 0 {
			row, where.y = b.index, b.at
		}
		where.h = b.end() - where.y
	}
	first, there := d.column(r.Columns[0])
	last, too := d.column(r.Columns[1] - 1)
	where.x, where.w = first.at, last.end()-first.at
	return where, row, row >= 0 && there && too
}

func (d *figure) drawRegion(r core.Region, where box, row int) {
	from, on := "", d.answersHere(r)
	if !d.alone && d.isNew(row) {
		from = itoa(d.written)
	}
	state := ""
	if d.states[row] == foreseen {
		state = " foreseen"
	}
	if d.alone && on != "" {
		state += " on"
	}
	d.m.open("g", "class", "r "+d.tint(r.Answer)+state, "data-from", from, "data-on", d.inPage(on))
	at := []string{"x", itoa(where.x), "y", itoa(where.y), "width", itoa(where.w), "height", itoa(where.h)}
	d.m.empty("rect", append([]string{"class", "t"}, at...)...)
	switch r.Answer.Status {
	case core.Conflict:
		d.m.empty("rect", append([]string{"fill", d.fill("cross")}, at...)...)
	case core.NotFound:
		d.m.empty("rect", append([]string{"fill", d.fill("dots")}, at...)...)
	case core.Usable:
	}
	d.drawEdges(r, where, row)
	d.drawLabel(r, where)
	d.m.close("g")
}

func (d *figure) inPage(s string) string {
	if d.alone {
		return ""
	}
	return s
}

// tint names the ground of an answer: a value keeps its own through the whole
// lesson.
func (d *figure) tint(a core.Answer) string {
	switch a.Status {
	case core.Usable:
		return "v" + strconv.Itoa(max(d.plane.Frame.Lesson().Tint(a.Value), 0)%3+1)
	case core.Conflict:
		return "cf"
	case core.NotFound:
	}
	return "no"
}

// answersHere lists the questions that lie in a region.
func (d *figure) answersHere(r core.Region) string {
	var out []string
	for _, p := range d.plane.Points {
		row, column := d.plane.Grid.Row(p.At.Known), d.plane.Grid.Column(p.At.Valid)
		if row >= r.Rows[0] && row < r.Rows[1] && column >= r.Columns[0] && column < r.Columns[1] {
			out = append(out, p.Label)
		}
	}
	return strings.Join(out, " ")
}

// drawEdges draws the upper and the left edge; that of a new line is violet
// and heavy.
func (d *figure) drawEdges(r core.Region, where box, row int) {
	nothing := r.Answer.Status == core.NotFound
	class := "edge"
	switch {
	case d.isNew(row):
		class = "edge new"
	case nothing && d.isNothing(row-1, r.Columns[0]):
		class = ""
	}
	if class != "" {
		d.line(class, where.x, where.y, where.x+where.w, where.y)
	}
	if !nothing || r.Columns[0] > d.plane.Window.Columns[0] && !d.isNothing(row, r.Columns[0]-1) {
		d.line("edge", where.x, where.y, where.x, where.y+where.h)
	}
}

func (d *figure) isNothing(row, column int) bool {
	if _, there := d.band(row); !there {
		return true
	}
	for _, r := range d.plane.Regions {
		if row >= r.Rows[0] && row < r.Rows[1] && column >= r.Columns[0] && column < r.Columns[1] {
			return r.Answer.Status == core.NotFound
		}
	}
	return true
}

func (d *figure) line(class string, x1, y1, x2, y2 int) {
	d.m.empty("line", "class", class, "x1", itoa(x1), "y1", itoa(y1), "x2", itoa(x2), "y2", itoa(y2))
}

// drawLabel names the answer of a region: value, memories and evidence. What
// has no room goes, evidence first; the whole stands in the title.
func (d *figure) drawLabel(r core.Region, where box) {
	if where.h <= thin || where.w < leastColumn/2 {
		return
	}
	room := where.w - 22
	value, rest := d.labelTexts(r.Answer)
	lines := []string{d.shortValue(r.Answer, value, room), d.firstThatFits(rest, room)}
	if where.h < 46 {
		lines = lines[:1]
	}
	spot := d.spot(where, lines)
	d.m.element("title", strings.TrimSpace(value+" "+rest[0]))
	d.m.element("text", lines[0], "class", "value", "x", itoa(spot.x), "y", itoa(spot.y+textSize))
	if len(lines) > 1 && lines[1] != "" {
		d.m.element("text", lines[1], "class", "rest", "x", itoa(spot.x), "y", itoa(spot.y+textSize+lineHeight))
	}
}

// labelTexts gives what a region says: the value or all values, and from the
// longest to the shortest what may stand below.
func (d *figure) labelTexts(a core.Answer) (value string, rest []string) {
	switch a.Status {
	case core.Usable:
		ids := strings.Join(holders(a, a.Value), " ")
		return d.say.Value(a.Value), []string{ids + " · " + strings.Join(a.Evidence, " "), ids}
	case core.Conflict:
		var ids []string
		for _, v := range a.Candidates {
			ids = append(ids, strings.Join(holders(a, v), " "))
		}
		between := " " + views.SignConflict + " "
		return strings.Join(d.say.Values(a.Candidates), between), []string{strings.Join(ids, between)}
	case core.NotFound:
	}
	return views.SignNothing + " " + d.words.Core.Answers[core.NotFound], []string{""}
}

func (d *figure) shortValue(a core.Answer, value string, room int) string {
	switch {
	case textWidth(value, boldSize) <= room:
		return value
	case a.Status == core.Conflict:
		return cut(views.SignConflict+" "+itoa(len(a.Candidates)), boldSize, room)
	case a.Status == core.NotFound:
		return views.SignNothing
	}
	return cut(value, boldSize, room)
}

func (d *figure) firstThatFits(list []string, room int) string {
	for _, s := range list {
		if textWidth(s, smallSize) <= room {
			return s
		}
	}
	if len(list) == 0 {
		return ""
	}
	return cut(list[len(list)-1], smallSize, room)
}

// holders names the memories that say a value, in ledger order.
func holders(a core.Answer, value string) []string {
	var out []string
	for _, left := range a.Left {
		if left.Value == value {
			out = append(out, left.ID)
		}
	}
	return out
}

// spot finds a place for a label in a region that no question stands on: at
// the usual place, else below it, else to the right.
func (d *figure) spot(where box, lines []string) box {
	label := box{x: where.x + 12, y: where.y + 12, h: 2 + lineHeight*len(lines)}
	for i, line := range lines {
		size := boldSize
		if i > 0 {
			size = smallSize
		}
		label.w = max(label.w, textWidth(line, size))
	}
	if where.h < 46 {
		label.y = where.y + (where.h-lineHeight)/2
	}
	usual := label
	for ; label.x+label.w <= where.x+where.w-6; label.x += 24 {
		for label.y = usual.y; label.y+label.h <= where.y+where.h-2; label.y += 6 {
			if d.isFree(label) {
				return label
			}
		}
	}
	return usual
}

func (d *figure) isFree(b box) bool {
	for _, m := range d.marks {
		if b.meets(m.sign) || b.meets(m.text) {
			return false
		}
	}
	return true
}

// drawForetold marks the lines that assume that nothing more is recorded.
func (d *figure) drawForetold() {
	for _, b := range d.bands {
		if d.states[b.index] == foreseen {
			right := d.width - 8
			text := cut(d.words.Ledger.NothingMore, smallSize, right-d.gutter-thin)
			d.m.element("text", text, "class", "foretold", "x", itoa(right), "y", itoa(b.end()-8), "text-anchor", "end")
		}
	}
}

// drawSealed stands in for the answers while they are to be predicted.
func (d *figure) drawSealed() {
	shown := "hidden"
	if d.hidden {
		shown = ""
	}
	d.m.open("g", "class", "seal", "data-seal", itoa(d.plane.Frame.Number()), "hidden", shown)
	for _, b := range d.bands {
		if d.states[b.index] != unwritten {
			d.line("edge", d.gutter, b.at, d.width, b.at)
		}
	}
	for _, m := range d.marks {
		d.m.element("text", "?", "class", "unknown", "x", itoa(m.text.x+m.text.w+6), "y", itoa(m.y+7))
	}
	d.m.close("g")
}

// drawNotWritten says what is below the last line that is written.
func (d *figure) drawNotWritten() {
	at, all := d.bottom, true
	for _, b := range d.bands {
		if d.states[b.index] == unwritten {
			at, all = b.at, false
			break
		}
	}
	d.line("open", d.gutter, at, d.width, at)
	if !all {
		d.m.element("text", d.words.Ledger.NotWritten, "class", "axis", "x", itoa(d.gutter+12), "y", itoa(at+20))
	}
}

func (d *figure) filled(template string, args ...string) string { return i18n.Fill(template, args...) }
