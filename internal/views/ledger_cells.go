package views

import (
	"memtui/internal/core"
	"memtui/internal/player"
)

// drawCells draws tints and patterns, then the outlines: a line lies only
// where the answers at its two sides differ.
func (p *plane) drawCells(c *Canvas) {
	for _, band := range p.bands {
		if p.state(band.index) == unwritten {
			continue
		}
		p.drawStrip(c, band)
		for _, column := range p.columns {
			p.drawCell(c, band, column)
		}
	}
	p.drawArrival(c)
	if p.t.Theme.Tints() {
		p.drawOutlines(c)
		return
	}
	p.drawBoxes(c)
}

// drawStrip draws the column before every cut: nothing holds there.
func (p *plane) drawStrip(c *Canvas, band stretch) {
	if p.t.firstColumn() == 0 {
		return
	}
	for row := 1; row < band.size; row += 2 {
		for x := p.strip.X + 1; x < p.strip.Right(); x += 2 {
			c.Text(x, band.at+row, Ink{Role: Rule}, p.dot())
		}
	}
}

func (p *plane) drawCell(c *Canvas, band, column stretch) {
	r := Rect{column.at, band.at, column.size, band.size}
	at := [2]int{band.index, column.index}
	a := p.answer(at[0], at[1])
	ground := p.tint(a, p.answering[at])
	c.Ground(r, ground)
	switch a.status {
	case core.NotFound:
		p.drawNothing(c, r)
	case core.Conflict:
		p.drawHatch(c, r, ground)
	case core.Usable:
	}
}

// tint gives the ground of a region by its value; without tints it is plain.
func (p *plane) tint(a cellAnswer, strong bool) Role {
	if !p.t.Theme.Tints() {
		return Bg
	}
	switch a.status {
	case core.NotFound:
	case core.Usable:
		return Tint(p.t.tintOf(a.value), strong)
	case core.Conflict:
		if strong {
			return CfS
		}
		return Cf
	}
	return Bg
}

// dot marks a cell of nothing. In ASCII it is a dot too: a dash is a line
// there.
func (p *plane) dot() string {
	if p.t.ASCII {
		return "."
	}
	return SignDot
}

func (p *plane) drawNothing(c *Canvas, r Rect) {
	for row := 1; row < r.H; row += 2 {
		for x := r.X + 1; x < r.Right(); x += 2 {
			c.Text(x, r.Y+row, Ink{Role: Rule}, p.dot())
		}
	}
}

// drawHatch crosses every second cell, staggered.
func (p *plane) drawHatch(c *Canvas, r Rect, ground Role) {
	for row := range r.H {
		for x := r.X + row%2; x < r.Right(); x += 2 {
			c.Text(x, r.Y+row, Ink{Role: Hatch, Ground: ground}, SignCross)
		}
	}
}

// edge says how a line is drawn.
type edge uint8

const (
	noEdge edge = iota
	oldEdge
	newEdge // of a band that the step brought
)

func (e edge) role() Role {
	if e == newEdge {
		return Changed
	}
	return Edge
}

// topEdge gives the line above a cell.
func (p *plane) topEdge(row, column int) edge {
	if !within(p.columns, column) || !within(p.bands, row) || p.state(row) == unwritten {
		return noEdge
	}
	above := p.answer(row-1, column)
	if row == p.t.firstBand && row == 0 {
		above = p.answer(-1, -1)
	}
	if p.cellDiffers(row, column) && !(p.cellDiffers(row-1, column) && above.class == p.answer(row, column).class) {
		return newEdge
	}
	if above.class == p.answer(row, column).class {
		return noEdge
	}
	if p.isNew(row) {
		return newEdge
	}
	return oldEdge
}

// leftEdge gives the line at the left of a cell: none where the plane is open.
func (p *plane) leftEdge(row, column int) edge {
	if column == 0 || !within(p.columns, column) || !within(p.bands, row) || p.state(row) == unwritten {
		return noEdge
	}
	if p.answer(row, column-1).class == p.answer(row, column).class {
		return noEdge
	}
	return oldEdge
}

// drawOutlines draws lines that lie on the edges of the cells, so that line
// and tint meet.
func (p *plane) drawOutlines(c *Canvas) {
	for _, band := range p.bands {
		for _, column := range p.columns {
			if e := p.leftEdge(band.index, column.index); e != noEdge {
				c.Fill(Rect{column.at, band.at, 1, band.size}, Ink{Role: Edge}, SignLeft)
			}
			if e := p.topEdge(band.index, column.index); e != noEdge {
				c.Fill(Rect{column.at, band.at, column.size, 1}, Ink{Role: e.role()}, SignTop)
			}
		}
	}
}

// drawArrival draws the edge of a band that has arrived and is not written
// yet.
func (p *plane) drawArrival(c *Canvas) {
	if p.t.shows(player.StageWritten) {
		return
	}
	sign := SignTop
	if !p.t.Theme.Tints() {
		sign = SignLane
	}
	for _, band := range p.bands {
		if p.state(band.index) == unwritten && p.isNew(band.index) {
			c.Fill(Rect{p.area.X, band.at, p.area.W, 1}, Ink{Role: Changed}, sign)
		}
	}
}

// drawBoxes draws the same lines without tints: through the cells, with real
// junctions, heavy for a new band.
func (p *plane) drawBoxes(c *Canvas) {
	for _, band := range p.bands {
		if p.state(band.index) == unwritten {
			continue
		}
		for _, column := range p.columns {
			top, left := p.topEdge(band.index, column.index), p.leftEdge(band.index, column.index)
			if left != noEdge {
				c.Fill(Rect{column.at, band.at + 1, 1, band.size - 1}, Ink{Role: Edge}, "│")
			}
			if top != noEdge {
				c.Fill(Rect{column.at + 1, band.at, column.size - 1, 1}, Ink{Role: top.role()}, line(top))
			}
			p.drawJunction(c, band, column)
		}
	}
}

func line(e edge) string {
	if e == newEdge {
		return SignLane
	}
	return SignThin
}

func (p *plane) drawJunction(c *Canvas, band, column stretch) {
	right := p.topEdge(band.index, column.index)
	down := p.leftEdge(band.index, column.index)
	before := p.topEdge(band.index, column.index-1)
	up := p.leftEdge(band.index-1, column.index)
	if up == noEdge && down == noEdge && right == noEdge {
		if before != noEdge && column.index > p.columns[0].index {
			c.Text(column.at, band.at, Ink{Role: before.role()}, line(before))
		}
		return
	}
	role := Edge
	if right == newEdge || before == newEdge {
		role = Changed
	}
	c.Text(column.at, band.at, Ink{Role: role}, meet(up != noEdge, down != noEdge, before, right))
}

// meet gives the sign where lines meet; the heavy one of two wins.
func meet(up, down bool, left, right edge) string {
	heavy := left == newEdge || right == newEdge
	sides := 0
	for i, there := range []bool{up, down, left != noEdge, right != noEdge} {
		if there {
			sides |= 1 << i
		}
	}
	signs := thinJunctions
	if heavy {
		signs = heavyJunctions
	}
	return signs[sides]
}

// Junctions by the sides that meet: up 1, down 2, left 4, right 8.
var (
	thinJunctions  = [16]string{" ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼"}
	heavyJunctions = [16]string{" ", "│", "│", "│", "━", "┛", "┓", "┥", "━", "┗", "┏", "┝", "━", "┻", "┯", "┿"}
)

// drawUnwritten draws the dashed line below the last band that is written.
func (p *plane) drawUnwritten(c *Canvas) {
	y, open := p.dashedRow()
	refused := p.t.refusals()
	if !open && len(refused) == 0 {
		return
	}
	for x := p.gutter.Right(); x < p.area.Right(); x++ {
		if (x-p.gutter.Right())%2 == 0 && c.Blank(x, y) {
			c.Text(x, y, Ink{Role: Rule}, SignHorizontal)
		}
	}
}

// drawNotWritten says what is below the dashed line, on top of the lines of
// the crosshair.
func (p *plane) drawNotWritten(c *Canvas) {
	y, open := p.dashedRow()
	refused := p.t.refusals()
	if !open && len(refused) == 0 {
		return
	}
	text, ink := p.t.words.NotWritten, Ink{Role: Muted}
	if len(refused) > 0 && p.t.shows(player.StageWritten) {
		text, ink = p.t.words.NothingWritten, Ink{Role: Bad}
	}
	at := y + 1
	if !p.roomBelow(at) {
		at = y
	}
	c.Text(p.area.X+1, at, ink, " "+Cut(text, p.area.W-3)+" ")
}

// roomBelow reports whether a row below the dashed line is free for a text.
func (p *plane) roomBelow(y int) bool {
	return y < p.area.Bottom() || p.labels.count > 0 && y <= p.labels.count && len(p.t.refusals()) > 0
}

// dashedRow gives the row below the last band that is written, and whether
// bands are still to come.
func (p *plane) dashedRow() (y int, open bool) {
	y = p.area.Y
	for _, band := range p.bands {
		if p.state(band.index) == unwritten {
			if p.isNew(band.index) && !p.t.shows(player.StageWritten) {
				return band.end(), p.below > 0 || band.index < p.bands[len(p.bands)-1].index
			}
			return band.at, true
		}
		y = band.end()
	}
	return y, false
}

// refusals lists what the ledger did not take at this step.
func (t *ledgerStep) refusals() []player.Happening {
	var out []player.Happening
	for _, h := range t.frame.Happened {
		if h.Refusal != nil {
			out = append(out, h)
		}
	}
	return out
}
