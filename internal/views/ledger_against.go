package views

import (
	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// against is the other of lesson and what-if, at the step on screen: what a
// picture is compared with, cell by cell and rung by rung.
type against struct {
	frame  *player.Frame
	grid   core.Grid // cut as the one on screen, with the events of the other
	query  core.Query
	asked  bool
	answer core.Answer
	// parting is from when on the two may differ.
	parting core.Parting
	ladder  *core.Ladder // how the other one judges single memories
}

// isComparing reports whether what differs from the lesson is marked in every
// pane, in place of what is new since the step before.
func (s Screen) isComparing() bool {
	return s.State.Mode == player.ModeWhatIf || s.State.Mode == player.ModeBeside
}

// marksNews reports whether what is new since the step before is marked. The
// modes in which something else is compared have violet for that.
func (s Screen) marksNews() bool {
	return !s.isComparing() && s.State.Mode != player.ModeCrosshair
}

// compareWith sets what the step is compared with: another frame of the same
// step. The grid on screen is then cut where either ledger cuts it.
func (t *ledgerStep) compareWith(other *player.Frame) {
	a := &against{frame: other}
	a.query, a.asked = other.Where(t.State.Question)
	if t.isCrossing() {
		a.query.AsOf, a.asked = t.look.Query.AsOf, true
	}
	a.answer, a.parting = other.After().Ask(a.query), core.Part(t.frame.After(), other.After())
	a.ladder = other.After().Ladder(a.query)
	own := other.Lesson().Plane(t.look.Grid.Subject, t.look.Grid.At)
	if t.State.Lesson.Base == nil { // else it is cut so already
		t.cutAs(t.look.Grid.United(own))
	}
	a.grid = own.United(t.look.Grid)
	t.other = a
}

// reaches reports whether the two may differ in a row of a grid.
func (a *against) reaches(g core.Grid, row int) bool {
	return a.parting.Reaches(g.AskedKnown(row))
}

// cellDiffers reports whether lesson and what-if answer a cell differently,
// and that is on the screen.
func (p *plane) cellDiffers(row, column int) bool {
	o := p.t.other
	if o == nil || !p.t.isComparing() || p.t.isLesson || row < 0 || row >= len(p.grid.Bands) || p.state(row) == unwritten || !o.reaches(p.grid, row) {
		return false
	}
	return column >= 0 && p.answer(row, column).class != p.otherAnswer(row, column).class
}

// rungDiffers reports whether lesson and what-if judge a memory differently
// at some of the rungs.
func (t *ledgerStep) rungDiffers(v core.Verdict, rungs [2]int) bool {
	if t.other == nil || !t.isComparing() || !t.look.Asked {
		return false
	}
	other, ok := t.other.ladder.Passed(v.Memory.ID)
	if !ok {
		return false
	}
	for i := rungs[0]; i < rungs[1]; i++ {
		if v.Checks[i].Pass != other[i] || !other[i] && t.failsOtherwise(v, i) {
			return true
		}
	}
	return false
}

// failsOtherwise reports whether a memory fails a rung for another reason than
// in the other one: superseded by m2 and m3, not by m2 alone.
func (t *ledgerStep) failsOtherwise(v core.Verdict, rung int) bool {
	return t.failure(v.Checks[rung])[0] != t.failure(t.other.ladder.Check(v.Memory.ID, rung))[0]
}

// isForeign reports whether the other one has no such memory.
func (t *ledgerStep) isForeign(id string) bool {
	if t.other == nil || !t.isComparing() {
		return false
	}
	return !t.other.frame.After().Holds(id)
}

// whatIfBefore says behind ANSWER what it is in the lesson, the longest form
// first.
func (t *ledgerStep) whatIfBefore() []inkLine {
	if t.other == nil || t.other.answer.Equal(t.look.Answer) {
		return []inkLine{{{Ink{Role: Soft}, SignSame + " " + t.Words.WhatIf.AsLesson}}, {{Ink{Role: Soft}, SignSame}}}
	}
	violet := Ink{Role: Changed}
	var out []inkLine
	if t.saysSame(t.other.answer) {
		out = append(out, inkLine{{violet, SignChanged + " " + i18n.Fill(t.Words.WhatIf.EvidenceWas, t.restsOn(t.other.answer))}})
		return append(out, inkLine{{violet, SignChanged}})
	}
	for _, text := range t.answerForms(t.other.answer) {
		out = append(out, inkLine{{violet, SignChanged + " " + closeUp(i18n.Fill(t.words.WasShort, text))}})
	}
	return append(out, inkLine{{violet, SignChanged}})
}

// mostCompared is how many memories may be judged to count cells: above that
// only those on the screen are counted, and it says so.
const mostCompared = 60_000

// countsAll reports whether the whole plane is small enough to be compared
// cell by cell.
func (t *ledgerStep) countsAll() bool {
	g, rows := t.writtenGrid(), 0
	for row := range g.Bands {
		if t.other != nil && t.other.reaches(g, row) {
			rows++
		}
	}
	return rows*(len(g.Valid)+1)*t.seen.CountSubject(g.Subject) <= mostCompared
}

// cellCount counts the cells of the ledger that differ from the lesson, as
// the core counts them.
func (t *ledgerStep) cellCount() (differ, total int) {
	g := t.writtenGrid()
	if t.other == nil {
		return 0, len(g.Bands) * (len(g.Valid) + 1)
	}
	return g.Differing(t.seen, t.other.frame.After())
}

// writtenGrid is the plane as it is written by the end of the step, cut where
// either ledger is.
func (t *ledgerStep) writtenGrid() core.Grid {
	subject, at := t.look.Grid.Subject, t.look.Grid.At
	if t.written == nil {
		g := t.frame.After().Axes(subject, at)
		if t.other != nil {
			g = g.United(t.other.frame.After().Axes(subject, at))
		}
		t.written = &g
	}
	return *t.written
}

// shownCount counts those of the cells on the screen.
func (p *plane) shownCount() (differ, total int) {
	for _, band := range p.bands {
		for _, column := range p.columns {
			if total++; p.cellDiffers(band.index, column.index) {
				differ++
			}
		}
	}
	return differ, total
}

// cellLine says how many cells differ from the lesson in so many cells;
// nothing where nothing is changed.
func (p *plane) cellLine(room int) inkLine {
	if !p.t.State.IsEdited() {
		return nil
	}
	count := p.t.cellCount
	if !p.t.countsAll() {
		count = p.shownCount
	}
	differ, total := count()
	if differ == 0 {
		return inkLine{{Ink{Role: Muted}, p.cellText(differ, total, room)}}
	}
	return inkLine{{Ink{Role: Changed}, p.cellText(differ, total, room)}}
}

func (p *plane) cellText(differ, total, room int) string {
	w := p.t.Words.WhatIf
	if !p.t.countsAll() {
		return Cut(i18n.Fill(w.CellsShown, number(differ), number(total)), room)
	}
	text := i18n.Fill(w.Cells, number(differ), number(total))
	switch differ {
	case 0:
		text = i18n.Fill(w.CellsNone, number(total))
	case 1:
		text = i18n.Fill(w.Cell, number(differ), number(total))
	}
	if Width(text) > room {
		text = i18n.Fill(w.CellsHere, number(differ), number(total))
	}
	return Cut(text, room)
}
