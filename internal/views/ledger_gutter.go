package views

import (
	"slices"
	"strconv"
	"strings"

	"memtui/internal/core"
	"memtui/internal/player"
)

// eventSign gives the sign of each kind of event.
func eventSign(kind core.EventKind) string {
	switch kind {
	case core.EventRecorded:
		return SignRecorded
	case core.EventVerified:
		return SignGiven
	case core.EventRetired:
		return SignFailed
	case core.EventRevoked:
		return SignRevoked
	case core.EventExpired:
		return SignExpired
	}
	return SignDot
}

// signOf gives the sign of an event; one that the what-if goes on without is
// marked as a change.
func signOf(e core.Event) string {
	if e.Op == goneOp {
		return SignChanged + eventSign(e.Kind)
	}
	return eventSign(e.Kind)
}

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

// drawGutter writes the record times: what happened, muted what happened to
// other subjects, and the times of the questions.
func (p *plane) drawGutter(c *Canvas) {
	p.drawAbove(c)
	p.drawRefused(c)
	for i := range p.gutterRows {
		p.drawMoment(c, &p.gutterRows[i])
	}
	for _, y := range p.newRows {
		c.Text(p.gutter.X+p.t.dates.width()+1, y, Ink{Role: Changed}.Loud(), p.t.words.New)
	}
}

func (p *plane) drawMoment(c *Canvas, m *moment) {
	if !m.on.IsZero() {
		c.Text(p.gutter.X, m.y, p.dateInk(m), p.t.short(m.on))
	}
	if len(m.events) == 0 {
		return
	}
	x := p.gutter.X + p.t.dates.width() + 1
	text := p.momentText(m, p.area.X-1-x)
	p.focusAt[m.y] = text.draw(c, x, m.y)
}

// dateInk is violet for what this step brought, and the question's colour
// where it is asked as known on that very day.
func (p *plane) dateInk(m *moment) Ink {
	isNew := slices.ContainsFunc(m.events, p.t.isNewEvent)
	switch {
	case isNew:
		return Ink{Role: Changed, Bold: m.isOwn()}
	case m.isAskedBy() && (!p.t.isCrossing() || m.on.Equal(p.t.look.Query.Known)):
		return Ink{Role: Accent}.Loud()
	case m.isOwn() && p.state(p.grid.Row(m.on)) == foreseen:
		return Ink{Role: Soft}
	}
	return Ink{Role: Muted}
}

// eventInks give the sign and the name of an event their colours.
func (p *plane) eventInks(e core.Event) (sign, name Ink) {
	switch {
	case e.Op == goneOp:
		return Ink{Role: Changed}, Ink{Role: Muted, Strike: true}
	case p.t.isNewEvent(e):
		ink := Ink{Role: Changed, Bold: !e.Foreign}
		return ink, ink
	case e.Foreign:
		return Ink{Role: Muted}, Ink{Role: Muted}
	case p.state(p.grid.Row(e.On)) == foreseen:
		return Ink{Role: Soft}, Ink{Role: Soft}
	}
	return Ink{Role: Muted}, Ink{Role: Fg}.Loud()
}

// momentText names what happened at one time: a sign for each kind of event
// with its memories, else the signs and how many there were.
func (p *plane) momentText(m *moment, room int) inkLine {
	if len(m.events) > room { // each takes a cell at least
		return p.countedEvents(m)
	}
	full := p.eventsText(m.events)
	rest := ""
	if m.later > 0 {
		rest = " +" + strconv.Itoa(m.later)
	}
	switch {
	case full.width()+Width(rest) <= room:
		return append(full, span{Ink{Role: Muted}, rest})
	case len(m.events) == 1 && rest == "" || full.width() <= room && m.isOwn():
		return full.cut(room)
	}
	return p.countedEvents(m)
}

func (p *plane) eventsText(events []core.Event) inkLine {
	var out inkLine
	for i, e := range events {
		sign, name := p.eventInks(e)
		if i > 0 {
			out = append(out, span{Ink{}, " "})
		}
		if i == 0 || signOf(events[i-1]) != signOf(e) {
			out = append(out, span{sign, signOf(e)}, span{Ink{}, " "})
		}
		out = append(out, span{name, e.ID})
	}
	return out
}

func (p *plane) countedEvents(m *moment) inkLine {
	shown := m.events[0]
	signs := ""
	for _, e := range m.events {
		if sign := signOf(e); !strings.Contains(signs, sign) {
			signs += sign
		}
		if p.t.isNewEvent(e) {
			shown = e
		}
	}
	sign, name := p.eventInks(shown)
	return inkLine{{sign, signs}, {name, " " + strconv.Itoa(len(m.events)+m.later)}}
}

// drawAbove writes the operations of other subjects before the first band in
// one muted row above it.
func (p *plane) drawAbove(c *Canvas) {
	if p.labels.foreign < 0 || p.t.firstBand == 0 {
		return
	}
	events, room := p.grid.Bands[0].Events, p.area.Right()-p.gutter.X
	ink := Ink{Role: Muted}
	if slices.ContainsFunc(events, func(e core.Event) bool { return p.visible(e) && p.t.isNewEvent(e) }) {
		ink = Ink{Role: Changed}
	}
	var texts []string
	for _, m := range momentsOf(events[:min(len(events), room+1)], p.visible) { // each takes a cell at least
		var names strings.Builder
		for _, piece := range p.eventsText(m.events) {
			names.WriteString(piece.text)
		}
		texts = append(texts, joined(p.t.short(m.on), " ", names.String()))
	}
	c.Text(p.gutter.X, p.labels.foreign, ink, Cut(strings.Join(texts, "  "), room))
}

// drawRefused writes what the ledger did not take beside the dashed line: it
// has no band, since it was not written.
func (p *plane) drawRefused(c *Canvas) {
	list := p.t.refusals()
	if len(list) == 0 || !p.t.shows(player.StageWritten) {
		return
	}
	y, _ := p.dashedRow()
	ids := make([]string, 0, len(list))
	for _, h := range list {
		ids = append(ids, h.Op.Target())
	}
	x := p.gutter.X
	if on := list[0].Op.When(); !on.IsZero() {
		c.Text(x, y, Ink{Role: Bad}.Loud(), p.t.short(on))
	}
	x += p.t.dates.width() + 1
	x = c.Text(x, y, Ink{Role: Bad}.Loud(), SignFailed) + 1
	names := strings.Join(ids, " ")
	if room := p.gutter.Right() - 1 - x; Width(names) > room && len(ids) > 1 {
		names = strconv.Itoa(len(ids))
	} else {
		names = Cut(names, room)
	}
	c.Text(x, y, Ink{Role: Muted, Strike: true}, names)
}
