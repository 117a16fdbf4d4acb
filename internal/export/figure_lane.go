package export

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/player"
)

// Lanes are the memories as lines on the valid axis, as known at a question's
// record time.
const (
	laneHeight = 34
	mostLanes  = 12
)

func (d *figure) lanesHeight() int {
	most := 0
	for _, look := range d.looks {
		most = max(most, min(len(look.Lanes), mostLanes+1))
	}
	if most == 0 {
		return 0
	}
	return 30 + most*laneHeight
}

func (d *figure) drawLanes() {
	if d.lanesHeight() == 0 {
		return
	}
	looks, known := d.looks, d.known
	if d.alone {
		looks, known = looks[:1], known[:1]
	}
	for i, look := range looks {
		d.m.open("g", d.answering("lanes", "data-on", d.inPage(known[i]))...)
		y := d.bottom + belowBands + 14
		d.m.element("text", d.words.Ledger.Memories, "class", "head", "x", "0", "y", itoa(y))
		d.m.element("text", d.filled(d.words.Ledger.KnownOn, look.Query.Known.String()), "class", "axis", "x", itoa(d.gutter), "y", itoa(y))
		for n, lane := range look.Lanes {
			y = d.bottom + belowBands + 30 + n*laneHeight
			if n == mostLanes {
				d.m.element("text", "+"+itoa(len(look.Lanes)-n), "class", "axis", "x", "0", "y", itoa(y+21))
				break
			}
			d.drawLane(look, lane, y)
		}
		d.m.close("g")
	}
}

func (d *figure) drawLane(look player.Look, lane player.Lane, y int) {
	m := lane.Verdict.Memory
	class := "lane l" + strings.TrimPrefix(d.tint(core.Answer{Status: core.Usable, Value: m.Value}), "v")
	if lane.New {
		class += " new"
	}
	d.m.open("g", "class", class)
	d.m.element("title", d.say.Memory(lane))
	id := cut(d.say.Text(m.ID), boldSize, d.gutter-30)
	d.m.open("text", "x", "0", "y", itoa(y+21))
	d.m.element("tspan", id, "class", "name")
	if room := d.gutter - textWidth(id, boldSize) - 22; room > 24 {
		d.m.element("tspan", cut(d.say.Value(m.Value), smallSize, room), "class", "rest", "dx", "8")
	}
	d.m.close("text")
	d.drawLaneLine(look, lane, y+16)
	d.m.close("g")
}

// drawLaneLine draws where a memory holds: solid where it stands, hatched
// where it is superseded, thin where it is stale, dashed with the reason where
// it does not stand.
func (d *figure) drawLaneLine(look player.Look, lane player.Lane, y int) {
	v, cross := lane.Verdict, -1
	if x, ok := d.x(look.Query.Valid); ok && look.Asked || ok && len(d.plane.Points) > 0 {
		cross = x
	}
	from, to := d.reach(v.Memory.Valid)
	if reason := d.doesNotStand(v); reason != "" {
		d.line("dashed", from, y, to, y)
		d.laneLabel(reason, from, to, y, cross)
		return
	}
	expired := !v.Check(core.RungExpired).Pass
	for _, span := range lane.Spans() {
		a, b := d.reach(span.Valid)
		switch {
		case len(span.By) > 0:
			d.m.empty("rect", "class", "over", "fill", d.fill("hatch"), "x", itoa(a), "y", itoa(y-8), "width", itoa(max(b-a, 0)), "height", "16")
			d.laneLabel(d.filled(d.words.Ledger.SupersededBy, strings.Join(span.By, " ")), a, b, y, cross)
		case expired:
			d.line("stale", a, y, b, y)
			d.laneLabel(d.filled(d.words.Ledger.ExpiredLane, d.short(v.Memory.Expires)), a, b, y, cross)
		default:
			d.line("solid", a, y, b, y)
		}
	}
	if cross < from || cross > to || !v.Check(core.RungValid).Pass {
		return
	}
	class := "out"
	if lane.Left {
		class = "counts"
	}
	d.m.empty("circle", "class", class, "cx", itoa(cross), "cy", itoa(y), "r", "6")
}

// doesNotStand says why a memory does not count against others; "" = it does.
func (d *figure) doesNotStand(v core.Verdict) string {
	w := d.words.Ledger
	switch {
	case v.Memory.Subject() != d.plane.Subject:
		return d.elsewhere(v.Memory)
	case !v.Check(core.RungKnown).Pass:
		return d.filled(w.NotRecorded, d.short(v.Memory.Recorded))
	case v.Check(core.RungStatus).Is == core.StatusRetired:
		return w.RetiredLane
	case !v.Check(core.RungStatus).Pass:
		return w.Unverified
	case !v.Check(core.RungEvidence).Pass:
		if revoked := v.Check(core.RungEvidence).Revoked; len(revoked) > 0 {
			return d.filled(w.RevokedLane, strings.Join(revoked, " "))
		}
		return w.NoEvidence
	}
	return ""
}

func (d *figure) elsewhere(m core.Record) string {
	w, s := d.words.Ledger, d.plane.Subject
	var out []string
	for _, part := range []struct{ say, has, asked string }{
		{w.WithKey, m.Key, s.Key}, {w.InScope, m.Scope, s.Scope}, {w.InVersion, m.Version, s.Version},
	} {
		if part.has != part.asked {
			out = append(out, d.say.Text(d.filled(part.say, part.has)))
		}
	}
	return strings.Join(out, " · ")
}

// reach gives where an interval begins and ends.
func (d *figure) reach(v core.Interval) (from, to int) {
	from, to = d.columns[0].at, d.width
	if !v.From.IsZero() {
		from = d.edge(v.From)
	}
	if !v.To.IsZero() {
		to = d.edge(v.To)
	}
	return from, max(from, to)
}

func (d *figure) edge(at core.Time) int {
	if x, ok := d.x(at); ok {
		return x
	}
	if d.plane.Grid.Column(at) < d.columns[0].index {
		return d.columns[0].at
	}
	return d.width
}

// laneLabel writes why beside or on a line, clear of where the question
// crosses it, on a ground of its own.
func (d *figure) laneLabel(text string, from, to, y, cross int) {
	room := to - from - 20
	at := from + 10
	if cross > from && cross < to {
		if left, right := cross-from-22, to-cross-22; left >= textWidth(text, smallSize) || left >= right {
			room = left
		} else {
			room, at = right, cross+12
		}
	}
	if room < 24 {
		if before := from - d.columns[0].at - 16; before > 80 {
			room, at = before, d.columns[0].at+8
		} else {
			return
		}
	}
	text = cut(text, smallSize, room)
	d.m.empty("rect", "class", "under", "x", itoa(at-4), "y", itoa(y-9), "width", itoa(textWidth(text, smallSize)+8), "height", "18")
	d.m.element("text", text, "class", "why", "x", itoa(at), "y", itoa(y+5))
}
