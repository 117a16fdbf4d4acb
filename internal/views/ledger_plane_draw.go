package views

import (
	"slices"
	"strconv"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// draw draws the plane with everything around it.
func (p *plane) draw(c *Canvas) {
	p.drawAxes(c)
	p.drawCells(c)
	p.drawUnwritten(c)
	p.drawGutter(c)
	p.drawCrosshair(c)
	p.drawNotWritten(c)
	p.drawLabels(c)
	p.drawChangedCells(c)
	p.drawPoints(c)
}

// drawAxes writes what the axes are, in words, and the ticks: each once a
// record carries it.
func (p *plane) drawAxes(c *Canvas) {
	w := p.t.words
	valid, record := w.ValidAxis, w.RecordAxis
	if Width(record) > p.gutter.W+p.strip.W-1 || p.left > 0 {
		record = w.RecordShort
	}
	taken := 0
	if p.t.State.Scale {
		taken = 2 + Width(w.TrueScale)
	}
	if Width(valid)+taken > p.area.W {
		valid = w.ValidShort
	}
	if y := p.labels.label; y >= 0 {
		p.t.label(c, p.gutter.X, y, player.PaneLedger, w.Ledger)
		end := c.Text(p.area.X, y, Ink{Role: Muted}, Cut(valid, max(0, p.area.W-taken)))
		if p.t.State.Scale {
			c.Text(max(end, p.area.Right()-Width(w.TrueScale)), y, Ink{Role: Accent}, w.TrueScale)
		}
	}
	y := p.labels.ticks
	switch {
	case p.labels.label < 0 && p.t.State.Scale:
		c.Text(p.gutter.X, y, Ink{Role: Accent}, Cut(w.TrueScale, p.gutter.W+p.strip.W-1))
	case !p.t.isBeside:
		c.Text(p.gutter.X, y, Ink{Role: Muted}, Cut(record, p.gutter.W+p.strip.W-1))
	}
	x := p.drawTicks(c, y)
	end := w.Further
	if p.labels.label < 0 && !p.t.isBeside {
		end = w.ValidShort
	}
	if p.right > 0 {
		end = strconv.Itoa(p.right) + " ›"
	}
	for _, text := range []string{end, SignArrow} {
		if at := p.area.Right() - Width(text); at > x {
			c.Text(at, y, Ink{Role: Muted}, text)
			break
		}
	}
	if p.left > 0 {
		text := "‹ " + strconv.Itoa(p.left)
		c.Text(p.area.X-Width(text)-1, y, Ink{Role: Muted}, text)
	}
	p.drawHidden(c)
}

// tickMark is the place of a written tick, with its time.
type tickMark struct {
	Rect
	on core.Time
}

func (p *plane) drawTicks(c *Canvas, y int) (end int) {
	carried := p.t.seen.Axes(p.grid.Subject, p.grid.At)
	if p.t.other != nil {
		carried = carried.United(p.t.other.frame.After().Axes(p.grid.Subject, p.grid.At))
	}
	end = p.area.X - 1
	for i, column := range p.columns {
		text := p.t.words.Always
		if column.index > 0 {
			at := p.grid.Valid[column.index-1]
			if _, is := slices.BinarySearchFunc(carried.Valid, at, core.Time.Compare); !is {
				continue
			}
			text = p.t.tick(at, i == 0)
		} else if len(p.grid.Valid) == 0 {
			continue
		}
		if column.at > end {
			end = c.Clip(p.area.tall()).Text(column.at, y, Ink{Role: Soft}, Cut(text, p.area.Right()-column.at))
			on, _ := bounds(p.grid.Valid, column.index)
			p.ticks = append(p.ticks, tickMark{Rect{column.at, y, end - column.at, 1}, on})
		}
	}
	return end
}

// tall is a rectangle that cuts only at its sides.
func (r Rect) tall() Rect { return Rect{r.X, 0, r.W, maxHeight} }

// tick gives the date of a column: the first one with its year where there is
// room.
func (t *ledgerStep) tick(at core.Time, first bool) string {
	if first && t.l.Arrangement != Compact && !t.l.Solo() {
		return t.dates.full(at)
	}
	return t.dates.short(at)
}

// drawHidden says how many bands lie outside of the window.
func (p *plane) drawHidden(c *Canvas) {
	w := p.t.words
	if y := p.labels.dates; p.above > 0 && y >= 0 {
		c.Text(p.gutter.X, y, Ink{Role: Muted}, i18n.Fill(w.Earlier, strconv.Itoa(p.above)))
	}
	if y := p.area.Bottom(); p.below > 0 {
		c.Text(p.gutter.X, y, Ink{Role: Muted}, i18n.Fill(w.Later, strconv.Itoa(p.below)))
	}
}
