package export

import (
	"memtui/internal/views"
)

// mark is where a question lies.
type mark struct {
	Point
	x, y       int
	sign, text box
}

// placeMarks finds the places of the questions; of two on one spot, the second
// one's label stands behind the first one's.
func (d *figure) placeMarks() {
	for _, p := range d.plane.Points {
		x, ok := d.x(p.At.Valid)
		y, too := d.y(p.At.Known)
		if !ok || !too {
			continue
		}
		m := mark{Point: p, x: x, y: y, sign: box{x - 9, y - 9, 18, 18}}
		m.text = box{x + 11, y - 9, textWidth(p.Label, smallSize), 18}
		if m.text.x+m.text.w > d.width {
			m.text.x = x - 11 - m.text.w
		}
		for i := range d.marks {
			if m.text.meets(d.marks[i].text) {
				m.text.x = d.marks[i].text.x + d.marks[i].text.w + 8
			}
		}
		d.marks = append(d.marks, m)
	}
}

// drawMarks draws the question's crosshair: both dates, both lines, and where
// they meet.
func (d *figure) drawMarks() {
	single := len(d.marks) == 1
	for i, m := range d.marks {
		class, from, label := "mark", "", ""
		if d.alone {
			if single {
				class += " now"
			}
		} else {
			from, label = itoa(d.asked(m.Label)), m.Label
		}
		d.m.open("g", "class", class, "data-q", label, "data-from", from)
		d.drawCrosshair(m, i)
		d.m.element("path", "", "class", "diamond", "d", diamond(m.x, m.y))
		if !single {
			d.m.element("text", m.Label, "class", "label", "x", itoa(m.text.x), "y", itoa(m.text.y+14))
		}
		d.m.close("g")
	}
}

func diamond(x, y int) string {
	return "M" + itoa(x) + " " + itoa(y-8) + "l8 8l-8 8l-8 -8z"
}

func (d *figure) drawCrosshair(m mark, i int) {
	d.m.open("g", "class", "hair")
	end := d.height - 4
	if d.alone && i > 0 {
		end = d.bottom // the memories below are as known for the first question
	}
	d.line("cross", m.x, d.top-8, m.x, end)
	d.line("cross", d.gutter-10, m.y, d.width, m.y)
	valid := d.short(m.At.Valid) + " ▾"
	width := textWidth(valid, smallSize)
	x := max(d.gutter, min(m.x-width+9, d.width-width))
	d.m.element("text", valid, "class", "asked", "x", itoa(x), "y", itoa(d.top-12))
	if on := d.plane.Grid.Row(m.At.Known); on == 0 || !d.plane.Grid.Known[on-1].Equal(m.At.Known) {
		y := m.y + 5
		for _, b := range d.bands {
			if d.states[b.index] != unwritten && y > b.at-4 && y < b.at+30 {
				y = b.at + 34 // below the date of the line
			}
		}
		d.m.element("text", d.short(m.At.Known), "class", "asked", "x", "0", "y", itoa(min(y, d.bottom+16)))
	}
	d.m.element("text", views.SignFocus, "class", "asked", "x", itoa(d.gutter-22), "y", itoa(m.y+5))
	d.m.close("g")
}
