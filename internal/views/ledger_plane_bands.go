package views

import (
	"memtui/internal/core"
	"memtui/internal/player"
)

// bandState says how far a band is written.
type bandState uint8

const (
	unwritten bandState = iota
	foreseen            // cut by an expiry that is recorded and still to come
	past                // cut by an expiry that has come
	written
)

// state tells whether a band is written, as far as the step has unfolded.
func (p *plane) state(row int) bandState {
	s, there := p.states[row]
	if !there {
		s = p.stateOf(row)
		p.states[row] = s
	}
	return s
}

func (p *plane) stateOf(row int) bandState {
	if len(p.grid.Known) == 0 {
		return written
	}
	expiry := p.cutBy(p.grid.Bands[row], p.t.seen.Len())
	if o := p.t.other; o != nil && expiry != written && row < len(o.grid.Bands) {
		// A line that only the other ledger has is drawn too, so that what
		// is not there any more can be seen.
		expiry = max(expiry, p.cutBy(o.grid.Bands[row], p.t.arrivedIn(o.frame)))
	}
	switch {
	case expiry == written:
		return written
	case expiry == unwritten || row > p.t.firstBand && p.state(row-1) == unwritten:
		return unwritten
	case expiry == past:
		return written
	}
	return expiry
}

// arrivedIn counts the operations of a ledger by the end of the step, as far
// as it has unfolded.
func (t *ledgerStep) arrivedIn(f *player.Frame) int {
	if t.shows(player.StageWritten) {
		return f.After().Len()
	}
	return f.Before().Len()
}

// cutBy tells how the first so many operations of a ledger cut a band: an
// operation writes it, an expiry that is still to come only foresees it.
func (p *plane) cutBy(band core.Band, operations int) bandState {
	out := unwritten
	for _, e := range band.Events {
		if e.Foreign || e.Op >= operations || !band.From.IsZero() && !e.On.Equal(band.From) {
			continue
		}
		if e.Kind != core.EventExpired {
			return written
		}
		out = max(out, foreseen)
		if p.t.isPast(e.On) {
			out = past
		}
	}
	return out
}

// isPast reports whether a day lies behind the step.
func (t *ledgerStep) isPast(day core.Time) bool {
	now := t.frame.Day
	if now.IsZero() {
		now = t.look.Query.Known
	}
	return !now.Before(day)
}

// isNew reports whether the step brought the band.
func (p *plane) isNew(row int) bool {
	for _, e := range p.grid.Bands[row].Events {
		if !e.Foreign && p.t.isNewEvent(e) && (row == 0 || e.On.Equal(p.grid.Bands[row].From)) {
			return true
		}
	}
	return false
}

// isNewEvent reports whether an event belongs to this step: its operation
// does, or the memory went stale since the step before.
func (t *ledgerStep) isNewEvent(e core.Event) bool {
	if !t.marksNews() || e.Op < 0 {
		return false
	}
	if e.Kind != core.EventExpired {
		return t.frame.IsNew(e.Op)
	}
	if t.stale == nil {
		t.stale = map[string]bool{}
		for _, m := range t.frame.Expired() {
			t.stale[m.ID] = true
		}
	}
	return t.stale[e.ID]
}

// join finds the cells that give the answer on the screen: the asked one and
// what is joined to it with the same answer.
func (p *plane) join() {
	p.answering = map[[2]int]bool{}
	if !p.t.isAnswered() {
		return
	}
	row, column := p.askedRow(p.t.look.Query.Known), p.grid.Column(p.t.look.Query.Valid)
	todo, class := [][2]int{{row, column}}, p.classes.Of(p.t.look.Answer)
	for len(todo) > 0 {
		at := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if p.answering[at] || !p.isShown(at) || p.answer(at[0], at[1]).class != class {
			continue
		}
		p.answering[at] = true
		todo = append(todo, [2]int{at[0] - 1, at[1]}, [2]int{at[0] + 1, at[1]}, [2]int{at[0], at[1] - 1}, [2]int{at[0], at[1] + 1})
	}
}

// isShown reports whether a cell is on the screen and written.
func (p *plane) isShown(at [2]int) bool {
	return within(p.bands, at[0]) && within(p.columns, at[1]) && p.state(at[0]) != unwritten
}

func within(list []stretch, index int) bool {
	return len(list) > 0 && index >= list[0].index && index <= list[len(list)-1].index
}
