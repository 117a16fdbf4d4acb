package views

import (
	"memtui/internal/core"
)

// answer gives the answer of a cell in the ledger as far as it is shown.
func (p *plane) answer(row, column int) core.Answer {
	if row < 0 || column < 0 {
		return core.Answer{Status: core.NotFound, Evidence: []string{}}
	}
	key := [2]int{row, column}
	a, there := p.answers[key]
	if !there {
		a = p.grid.Cell(p.t.seen, row, column)
		p.answers[key] = a
	}
	return a
}

// bandState says how far a band is written.
type bandState uint8

const (
	unwritten bandState = iota
	foreseen            // cut by an expiry that is recorded and still to come
	written
)

// state tells whether a band is written, as far as the step has unfolded.
func (p *plane) state(row int) bandState {
	if len(p.grid.Known) == 0 {
		return written
	}
	expiry := unwritten
	for _, e := range p.grid.Bands[row].Events {
		if e.Foreign || e.Op >= p.t.seen.Len() || row > 0 && !e.On.Equal(p.grid.Bands[row].From) {
			continue
		}
		if e.Kind != core.EventExpired {
			return written
		}
		expiry = foreseen
		if p.t.isPast(e.On) {
			expiry = written
		}
	}
	if expiry == unwritten || row > p.t.firstBand() && p.state(row-1) == unwritten {
		return unwritten
	}
	return expiry
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
	if e.Kind != core.EventExpired {
		return t.frame.IsNew(e.Op)
	}
	for _, m := range t.frame.Expired() {
		if m.ID == e.ID {
			return true
		}
	}
	return false
}

// join finds the cells that give the answer on the screen: the asked one and
// what is joined to it with the same answer.
func (p *plane) join() {
	p.answering = map[[2]int]bool{}
	if !p.t.isAnswered() {
		return
	}
	row, column := p.askedRow(p.t.look.Query.Known), p.grid.Column(p.t.look.Query.Valid)
	todo := [][2]int{{row, column}}
	for len(todo) > 0 {
		at := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if p.answering[at] || !p.isShown(at) || !p.answer(at[0], at[1]).Equal(p.t.look.Answer) {
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
