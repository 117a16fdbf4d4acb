package views

import (
	"memtui/internal/core"
	"memtui/internal/i18n"
)

// changedRun is neighbouring cells of a band that differ from the lesson in
// one way.
type changedRun struct {
	Rect
	was   core.Answer // in the first of them
	class int
}

// changedRuns gathers the cells of a band that differ from the lesson.
func (p *plane) changedRuns(band stretch) []changedRun {
	var out []changedRun
	end := -1 // of the last run, if the next cell may join it
	for _, column := range p.columns {
		if !p.cellDiffers(band.index, column.index) {
			continue
		}
		was := p.otherAnswer(band.index, column.index)
		if last := len(out) - 1; last >= 0 && end == column.at && out[last].class == was.class {
			out[last].W += column.size
		} else {
			out = append(out, changedRun{
				Rect:  Rect{column.at, band.at, column.size, band.size},
				class: was.class, was: p.otherCells().Answer(band.index, column.index),
			})
		}
		end = column.end()
	}
	return out
}

// drawChangedCells says in the cells that differ from the lesson what they
// were: in the last row of a high band, else by a sign in the gutter.
func (p *plane) drawChangedCells(c *Canvas) {
	if p.t.other == nil || !p.t.isComparing() || p.t.isLesson {
		return
	}
	for _, band := range p.bands {
		runs := p.changedRuns(band)
		told := 0
		for _, r := range runs {
			if band.size >= 4 && !p.t.isBeside && p.state(band.index) == written && p.drawWas(c, r) {
				told++
			}
		}
		if told < len(runs) || len(runs) == 0 && p.stripDiffers(band.index) {
			p.drawGutterMark(c, band)
		}
	}
}

// stripDiffers reports whether the cell before every cut differs, which has
// no room for words.
func (p *plane) stripDiffers(row int) bool { return p.t.firstColumn() == 1 && p.cellDiffers(row, 0) }

// drawWas writes what a run of cells was into its last row; false where there
// is no room.
func (p *plane) drawWas(c *Canvas, r changedRun) bool {
	y := r.Bottom() - 1
	for _, text := range p.t.answerForms(r.was) {
		text = SignChanged + " " + closeUp(i18n.Fill(p.t.words.WasShort, p.bare(r.was, text)))
		for _, gap := range p.gaps(run{Rect: r.Rect}, y) {
			if Width(text) <= gap.W {
				c.Text(gap.X-1, y, Ink{Role: Soft}, " "+text+" ")
				return true
			}
		}
	}
	return false
}

// bare says a conflict inside of the plane by its values alone.
func (p *plane) bare(a core.Answer, text string) string {
	if a.Status != core.Conflict || text == p.t.words.ConflictShort {
		return text
	}
	values, _, _ := p.t.labelTexts(a, 0)
	return values
}

// drawGutterMark marks a band in the gutter, under what happened.
func (p *plane) drawGutterMark(c *Canvas, band stretch) {
	x, y := p.gutter.X+p.t.dates.width()+1, band.at+min(1, band.size-1)
	if band.size == 1 {
		x = p.gutter.Right() - 3
	}
	if c.Blank(x, y) {
		c.Text(x, y, Ink{Role: Changed}.Loud(), SignChanged)
	}
}
