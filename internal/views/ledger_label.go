package views

import (
	"strconv"
	"strings"

	"memtui/internal/core"
)

// run is neighbouring columns of a band with one answer.
type run struct {
	Rect
	band     stretch
	first    int // column of the grid
	answer   core.Answer
	class    int
	asked    bool // it gives the answer on the screen
	foretold bool
}

// drawLabels names the answer of every region.
func (p *plane) drawLabels(c *Canvas) {
	for _, band := range p.bands {
		state := p.state(band.index)
		if state == unwritten {
			continue
		}
		if p.hidden(band.index) {
			p.drawHiddenLabels(c, band)
			continue
		}
		for _, r := range p.runs(band) {
			r.foretold = state == foreseen
			p.drawLabel(c.Clip(r.Rect), r)
		}
		if state == foreseen {
			p.drawForetold(c, band)
		}
	}
}

func (p *plane) runs(band stretch) []run {
	var out []run
	for _, column := range p.columns {
		at := [2]int{band.index, column.index}
		a := p.answer(at[0], at[1])
		if last := len(out) - 1; last >= 0 && out[last].class == a.class {
			out[last].W += column.size
			out[last].asked = out[last].asked || p.answering[at]
			continue
		}
		out = append(out, run{
			Rect: Rect{column.at, band.at, column.size, band.size}, band: band,
			first: column.index, answer: p.now.Answer(at[0], at[1]), class: a.class, asked: p.answering[at],
		})
	}
	return out
}

func (p *plane) drawLabel(c *Canvas, r run) {
	if r.answer.Status == core.NotFound && !p.saysNothing(r) {
		return
	}
	row, lines := p.placeLabel(r)
	head := Ink{Role: Soft}.Loud()
	switch {
	case r.answer.Status == core.NotFound && !r.asked:
		head = Ink{Role: Muted}
	case r.answer.Status == core.Conflict:
		head.Role = Warning
	case r.asked:
		head.Role = Fg
	}
	if r.foretold {
		head.Bold = false
	}
	for i, line := range lines {
		p.drawLabelLine(c, r, r.Y+row+i, line, head)
		head.Bold = false
	}
}

// placeLabel chooses the rows of a region that its label takes: the usual
// ones, unless the point of a question stands in the way there and not in
// others, or not in a single row.
func (p *plane) placeLabel(r run) (row int, lines []labelLine) {
	usual := labelRow(r.H)
	oneRow := r.foretold && r.H < 4
	lines = p.t.labelLines(r.answer, r.W-3, r.H-usual, oneRow)
	last := r.H - len(lines)
	if r.foretold {
		last--
	}
	for _, from := range rowsFrom(usual, last) {
		if p.isFree(r, from, lines) {
			return from, lines
		}
	}
	whole := p.t.labelLines(r.answer, r.W-3, 1, true)
	if len(lines) == 2 && len(whole[0].rests) == len(lines[1].rests) && p.restFits(whole[0], r.W-3) {
		for _, from := range rowsFrom(usual, last+1) {
			if p.isFree(r, from, whole) {
				return from, whole
			}
		}
	}
	return usual, lines
}

// rowsFrom lists the rows of a region: the usual one, those below it, then
// those above it but for the first, on which the outline lies.
func rowsFrom(usual, last int) []int {
	out := []int{usual}
	for row := usual + 1; row <= last; row++ {
		out = append(out, row)
	}
	for row := usual - 1; row > 0; row-- {
		out = append(out, row)
	}
	return out
}

// restFits reports whether a row has room for its value with the longest of
// what may stand behind it.
func (p *plane) restFits(line labelLine, room int) bool {
	return len(line.rests) > 0 && Width(joined(line.value, " ", line.rests[0])) <= room
}

// isFree reports whether the points of questions leave room for all of a
// label at the left edge of its rows.
func (p *plane) isFree(r run, row int, lines []labelLine) bool {
	for i, line := range lines {
		text := line.value
		if len(line.rests) > 0 {
			text = joined(text, " ", line.rests[0])
		}
		if gaps := p.gaps(r, r.Y+row+i); len(gaps) > 1 && Width(text) > gaps[0].W {
			return false
		}
	}
	return true
}

// drawLabelLine writes one row of a label into the first gap between the
// points of questions that is wide enough; what stands behind the value gets
// shorter before it is cut.
func (p *plane) drawLabelLine(c *Canvas, r run, y int, line labelLine, head Ink) {
	gaps := p.gaps(r, y)
	for _, rest := range append(line.rests, "") {
		text := joined(line.value, " ", rest)
		if text == "" {
			return
		}
		for _, gap := range gaps {
			if Width(text) > gap.W {
				continue
			}
			x := c.Text(gap.X-1, y, head, " "+line.value)
			if rest != "" {
				x = c.Text(x, y, Ink{Role: Soft}, strings.TrimPrefix(text, line.value))
			}
			c.Text(x, y, Ink{Role: Soft}, " ")
			return
		}
	}
}

// gaps gives the places for text in a row of a region, two cells from its
// left edge and one from the points in it.
func (p *plane) gaps(r run, y int) []Rect {
	from := r.X + 2
	var out []Rect
	for x := r.X; x < r.Right(); x++ {
		for _, point := range p.crossings {
			if !point.inX || !point.inY || point.y != y || point.x != x {
				continue
			}
			out = append(out, Rect{from, y, x - 1 - from, 1})
			from = x + 2 + Width(point.label)
		}
	}
	return append(out, Rect{from, y, r.Right() - 1 - from, 1})
}

// saysNothing reports whether a region of nothing is named: where it begins,
// and where it is asked about, not again below.
func (p *plane) saysNothing(r run) bool {
	if r.asked {
		return true
	}
	above := r.band.index - 1
	for _, column := range p.columns {
		if column.at < r.X || column.at >= r.Right() {
			continue
		}
		if above < p.bands[0].index || p.answer(above, column.index).status != core.NotFound {
			return true
		}
	}
	return false
}

// labelRow gives the row of a band in which its label begins.
func labelRow(rows int) int {
	switch {
	case rows >= 5:
		return 2
	case rows >= 2:
		return 1
	}
	return 0
}

// labelLine is one row of a label: a value, and what may stand behind it, the
// longest first.
type labelLine struct {
	value string
	rests []string
}

// labelLines fits a label into so many cells and rows. What does not fit goes
// in this order: evidence, memories, the second row; of a conflict then all
// but its number of values, and all but its sign.
func (t *ledgerStep) labelLines(a core.Answer, room, rows int, oneRow bool) []labelLine {
	value, memories, evidence := t.labelTexts(a, room)
	var rests []string
	for _, rest := range []string{joined(memories, " · ", evidence), memories} {
		if rest != "" && Width(rest) <= room {
			rests = append(rests, rest)
		}
	}
	if rows > 1 && !oneRow && Width(value) <= room {
		return []labelLine{{value: value}, {rests: rests}}
	}
	return []labelLine{{value: t.labelValue(a, value, room), rests: rests}}
}

func (t *ledgerStep) labelValue(a core.Answer, value string, room int) string {
	if Width(value) <= room {
		return value
	}
	if a.Status == core.Conflict {
		count := SignConflict + " " + strconv.Itoa(len(a.Candidates))
		if Width(count) <= room {
			return count
		}
		return SignConflict
	}
	if a.Status == core.NotFound {
		return SignNothing
	}
	return Cut(value, room)
}

// labelTexts gives what a region says: value or all values, memories,
// evidence. Of a conflict so many memories that they cannot fit into the room
// are not written out.
func (t *ledgerStep) labelTexts(a core.Answer, room int) (value, memories, evidence string) {
	switch a.Status {
	case core.NotFound:
		return SignNothing + " " + t.words.NotFound, "", ""
	case core.Usable:
		return oneLine(a.Value), strings.Join(holders(a, a.Value), " "), strings.Join(a.Evidence, " ")
	case core.Conflict:
	}
	between := " " + SignConflict + " "
	value = strings.Join(t.plainly(a.Candidates), between)
	if 2*len(a.Left)-1 > room { // each takes a cell, and a blank between two
		return value, "", ""
	}
	ids := make([]string, 0, len(a.Candidates))
	for _, candidate := range a.Candidates {
		ids = append(ids, strings.Join(holders(a, candidate), " "))
	}
	return value, strings.Join(ids, between), ""
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

func joined(a, between, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + between + b
}

// oneLine shows the line ends and tabs of a value as blanks.
func oneLine(s string) string { return lineEnds.Replace(s) }

var lineEnds = strings.NewReplacer("\n", " ", "\t", " ")

// drawForetold marks a band that is cut by an expiry still to come.
func (p *plane) drawForetold(c *Canvas, band stretch) {
	text := p.t.words.NothingMore
	y := band.end() - 1
	switch {
	case band.size >= 3:
		c.Text(p.area.X+1, y, Ink{Role: Soft}, Cut(" "+text+" ", p.area.W-1))
	case band.size == 2:
		c.Clip(p.area).Text(p.area.Right()-Width(text)-1, band.at, Ink{Role: Soft}, Cut(" "+text, p.area.W-1))
	}
}

// plainly gives the values of one answer in one row each, those that only an
// exact eye tells apart spelt out.
func (t *ledgerStep) plainly(values []string) []string {
	out := Spelt(values)
	for i := range out {
		out[i] = oneLine(out[i])
	}
	return out
}
