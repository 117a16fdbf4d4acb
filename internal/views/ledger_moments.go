package views

import (
	"slices"

	"memtui/internal/core"
)

// moment is one row of the gutter: a record time with all that happened on
// it, or by which a question asks. Times later than that which found no row
// of their own are counted in it.
type moment struct {
	on     core.Time
	events []core.Event
	asked  []core.Time // the record times of questions that have this row
	later  int         // events counted here
	y      int
}

// isAskedBy reports whether a question asks by the very time of the row.
func (m *moment) isAskedBy() bool {
	return slices.ContainsFunc(m.asked, func(t core.Time) bool { return t.Equal(m.on) })
}

// isOwn reports whether something of the plane's subject happened.
func (m *moment) isOwn() bool {
	return slices.ContainsFunc(m.events, func(e core.Event) bool { return !e.Foreign })
}

// visible reports whether an event is on the screen: its operation has
// arrived.
func (p *plane) visible(e core.Event) bool {
	switch {
	case e.Op == goneOp:
		return true
	case e.Kind == core.EventExpired:
		return e.Op < p.t.seen.Len()
	}
	return p.t.frame.Written(e.Op)
}

// moments lists the record times of the bands on the screen by band, each in
// ascending order: record time never runs backwards down the gutter.
func (p *plane) moments() map[int][]moment {
	out := map[int][]moment{}
	gone := map[int][]core.Event{}
	for _, e := range p.goneEvents() {
		gone[p.grid.Row(e.On)] = append(gone[p.grid.Row(e.On)], e)
	}
	for row := p.t.firstBand; row < len(p.grid.Bands); row++ {
		events := p.grid.Bands[row].Events
		if len(gone[row]) > 0 {
			events = slices.Concat(events, gone[row])
		}
		for _, m := range momentsOf(events, p.visible) {
			at := row
			if !m.isOwn() {
				at = p.askedRow(m.on)
			}
			out[at] = append(out[at], m)
		}
	}
	for _, x := range p.crossings {
		if x.inY {
			row := p.askedRow(x.Known)
			out[row] = asking(out[row], x.Known)
		}
	}
	return out
}

// momentsOf gathers events by their time, in ledger order within each.
func momentsOf(events []core.Event, visible func(core.Event) bool) []moment {
	var out []moment
	for _, e := range events {
		if !visible(e) {
			continue
		}
		i, there := momentAt(out, e.On)
		if !there {
			out = slices.Insert(out, i, moment{on: e.On})
		}
		out[i].events = append(out[i].events, e)
	}
	return out
}

// momentAt finds the place of a time in ascending moments. Mostly it is the
// last, or behind it: a ledger is written in order.
func momentAt(list []moment, on core.Time) (int, bool) {
	if last := len(list) - 1; last < 0 || list[last].on.Before(on) {
		return last + 1, false
	} else if list[last].on.Equal(on) {
		return last, true
	}
	return slices.BinarySearchFunc(list, on, func(m moment, on core.Time) int { return m.on.Compare(on) })
}

// asking adds the record time of a question to ascending rows: to the row of
// what happened at that very time, if anything did.
func asking(list []moment, known core.Time) []moment {
	i, found := momentAt(list, known)
	if !found {
		list = slices.Insert(list, i, moment{on: known})
	}
	if !list[i].isAskedBy() {
		list[i].asked = append(list[i].asked, known)
	}
	return list
}

// placeMoments gives every record time of the bands its row, and every
// question the row of its record time.
func (p *plane) placeMoments() {
	p.gutterRows, p.newRows = nil, nil
	all := p.moments()
	for _, band := range p.bands {
		list, isNew := p.fitMoments(all[band.index], band)
		p.spreadMoments(list, band, isNew)
		if isNew {
			p.newRows = append(p.newRows, list[0].y+1)
		}
		p.gutterRows = append(p.gutterRows, list...)
	}
	for i := range p.crossings {
		for _, m := range p.gutterRows {
			if slices.ContainsFunc(m.asked, p.crossings[i].Known.Equal) {
				p.crossings[i].y = m.y
			}
		}
	}
}

// fitMoments joins the times of a band until each has a row. The word for
// what is new stands under the first one, as long as there is room.
func (p *plane) fitMoments(list []moment, band stretch) (fitting []moment, isNew bool) {
	if len(list) == 0 {
		return nil, false
	}
	room := band.size
	if !p.beginsBand(list[0], band) && room > 1 {
		room--
	}
	isNew = slices.ContainsFunc(list[0].events, func(e core.Event) bool { return !e.Foreign && p.t.isNewEvent(e) })
	for {
		need := len(list)
		if isNew {
			need++
		}
		if need <= room {
			return list, isNew
		}
		joined, ok := joinMoments(list, isNew)
		if !ok && isNew {
			isNew = false
			continue
		}
		list = joined
	}
}

// joinMoments takes the last row that can stand in the one before it: first
// one of events alone, then one of a question alone, then any. The second is
// false where there is none of the first kind and only those may be joined.
func joinMoments(list []moment, eventsOnly bool) ([]moment, bool) {
	at, best := len(list)-1, 3
	for i := len(list) - 1; i > 0; i-- {
		rank := 2
		switch {
		case len(list[i].asked) == 0 && len(list[i-1].asked) == 0:
			rank = 0
		case len(list[i].events) == 0:
			rank = 1
		}
		if rank < best {
			at, best = i, rank
		}
	}
	if len(list) < 2 || best > 0 && eventsOnly {
		return list, false
	}
	into := &list[at-1]
	into.later += len(list[at].events) + list[at].later
	into.asked = append(into.asked, list[at].asked...)
	return slices.Delete(list, at, at+1), true
}

// beginsBand reports whether a time is that at which a band begins.
func (p *plane) beginsBand(m moment, band stretch) bool {
	return m.on.IsZero() || m.on.Equal(p.grid.Bands[band.index].From)
}

// spreadMoments places times in a band, each as near to its true share as
// the others leave room for.
func (p *plane) spreadMoments(list []moment, band stretch, isNew bool) {
	next := band.at
	for i := range list {
		m := &list[i]
		want := band.end() - 1
		if p.grid.Row(m.on) == band.index {
			want = p.inStretch(band, p.grid.Known, m.on, true)
		}
		m.y = max(next, min(want, band.end()-(len(list)-i)))
		next = m.y + 1
		if i == 0 && isNew {
			m.y = band.at
			next = m.y + 2
		}
	}
}
