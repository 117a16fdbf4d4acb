package export

import (
	"slices"

	"memtui/internal/core"
	"memtui/internal/views"
)

// drawAxes names both axes and writes the dates of the cuts that a memory
// carries by now.
func (d *figure) drawAxes() {
	w := d.words.Ledger
	d.m.element("text", w.ValidAxis, "class", "axis", "x", itoa(d.columns[0].at), "y", "16")
	d.m.element("text", w.RecordAxis, "class", "axis", "x", "0", "y", "40")
	end := d.width
	for i := len(d.columns) - 1; i >= 0; i-- {
		c := d.columns[i]
		if c.index == 0 || !d.isCarried(d.plane.Grid.Valid[c.index-1]) {
			continue
		}
		date := d.short(d.plane.Grid.Valid[c.index-1])
		if width := textWidth(date, smallSize); c.at+width <= end {
			d.m.element("text", date, "class", "date", "x", itoa(c.at), "y", "40")
			d.line("tick", c.at, 48, c.at, d.top)
			end = c.at - 6
		}
		if i == len(d.columns)-1 && c.at+textWidth(date+w.Further, smallSize)+12 < d.width {
			d.m.element("text", w.Further, "class", "axis", "x", itoa(d.width), "y", "40", "text-anchor", "end")
		}
	}
	d.drawNotWritten()
}

// isCarried reports whether a memory that is recorded by now begins or ends
// there.
func (d *figure) isCarried(cut core.Time) bool {
	for m := range d.plane.Frame.After().All() {
		if m.Subject() == d.plane.Subject && (m.Valid.From.Equal(cut) || m.Valid.To.Equal(cut)) {
			return true
		}
	}
	return false
}

// drawGutter writes what happened at each line.
func (d *figure) drawGutter() {
	for _, b := range d.bands {
		var events []core.Event
		for _, e := range d.plane.Grid.Bands[b.index].Events {
			if isOwn(e) && e.Op < d.plane.Frame.After().Len() {
				events = append(events, e)
			}
		}
		if len(events) > 0 && d.states[b.index] != unwritten {
			d.drawMoment(b, events)
		}
	}
}

func (d *figure) drawMoment(b stretch, events []core.Event) {
	class, fresh := "moment", slices.ContainsFunc(events, d.isNewEvent)
	if fresh {
		class += " new"
	}
	d.m.open("g", "class", class)
	d.m.element("title", d.say.Events(events, d.plane.Frame))
	if on := d.plane.Grid.Bands[b.index].From; !on.IsZero() {
		d.m.element("text", d.short(on), "class", "date", "x", "0", "y", itoa(b.at+16))
	}
	x := d.dateWidth() + 12
	lines := max(1, (b.size-4)/lineHeight)
	if fresh {
		lines = max(1, lines-1)
	}
	y := b.at + 16
	for i, e := range events {
		if i == lines-1 && len(events) > lines {
			d.m.element("text", "+"+itoa(len(events)-i), "class", "sign", "x", itoa(x), "y", itoa(y))
			break
		}
		d.m.element("text", views.EventSign(e.Kind), "class", "sign "+string(e.Kind), "x", itoa(x), "y", itoa(y))
		d.m.element("text", cut(d.say.Text(e.ID), boldSize, d.gutter-x-22), "class", "name", "x", itoa(x+18), "y", itoa(y))
		y += lineHeight
	}
	if fresh {
		d.m.element("text", d.words.Ledger.New, "class", "sign", "x", itoa(x+18), "y", itoa(y))
	}
	d.m.close("g")
}
