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
