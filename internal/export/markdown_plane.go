package export

import (
	"strconv"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/views"
)

// The plane is a table as long as it fits a page; a larger one is a list.
const (
	mostColumns = 6
	mostBands   = 12
)

// plane writes the plane of a subject as far as the ledger is written: a table
// lines up in both languages and in any font, and is read aloud cell by cell,
// which a figure of characters is not.
func (m *handoutWriter) plane(p Plane) {
	m.heading(m.depth+1, p.Name)
	after := p.Frame.After()
	grid := after.Plane(p.Subject, p.Grid.At)
	w := window(grid, core.Query{AsOf: p.Grid.At})
	if w != grid.All() {
		m.paragraph(escapeMarkdown(i18n.Fill(m.words.Part, strconv.Itoa(mostCuts), strconv.Itoa(len(grid.Known)), strconv.Itoa(len(grid.Valid)))))
	}
	d := &planeTable{m: m, p: p, grid: grid, say: views.NewPhrases(m.h.Words), window: w}
	if w.Columns[1]-w.Columns[0] <= mostColumns && w.Rows[1]-w.Rows[0] <= mostBands {
		m.table(d.rows(), "")
	} else {
		m.list(d.told(grid.Regions(after, w)))
	}
	m.text([]string{p.Frozen})
}

// planeTable is a plane that becomes a table or a list.
type planeTable struct {
	m      *handoutWriter
	p      Plane
	grid   core.Grid
	say    views.Phrases
	window core.Window
}

func (d *planeTable) rows() [][]string {
	head := []string{d.m.own.Times}
	for column := d.window.Columns[0]; column < d.window.Columns[1]; column++ {
		head = append(head, d.say.Valid(edge(d.grid.Valid, column)))
	}
	rows := [][]string{head}
	for row := d.window.Rows[0]; row < d.window.Rows[1]; row++ {
		cells := []string{escapeMarkdown(d.band(row))}
		for column := d.window.Columns[0]; column < d.window.Columns[1]; column++ {
			cells = append(cells, d.cell(row, column))
		}
		rows = append(rows, cells)
	}
	return rows
}

// edge gives from where a row or column goes on; the first one is before the
// first cut, and one without cuts is everything.
func edge(cuts []core.Time, i int) core.Interval {
	switch {
	case i > 0:
		return core.Interval{From: cuts[i-1]}
	case len(cuts) > 0:
		return core.Interval{To: cuts[0]}
	}
	return core.Interval{}
}

// band names a row, with what happened at its upper edge.
func (d *planeTable) band(row int) string {
	name := d.say.Known(edge(d.grid.Known, row))
	if day, from := d.p.Frame.Day, d.grid.Bands[row].From; !day.IsZero() && !from.IsZero() && day.Before(from) {
		name = d.say.IfNoMore(name)
	}
	var events []core.Event
	for _, e := range d.grid.Bands[row].Events {
		if !e.Foreign {
			events = append(events, e)
		}
	}
	if len(events) == 0 {
		return name
	}
	return name + " · " + d.say.Events(events, d.p.Frame)
}

// cell gives the answer of a cell, and the questions that stand there.
func (d *planeTable) cell(row, column int) string {
	parts := []string{d.brief(d.grid.Cell(d.p.Frame.After(), row, column))}
	for _, p := range d.p.Points {
		if d.grid.Row(p.At.Known) == row && d.grid.Column(p.At.Valid) == column {
			parts = append(parts, strong(views.SignQuestion+" "+p.Label))
		}
	}
	return strings.Join(parts, " ")
}

// brief gives an answer with the memories that it is from.
func (d *planeTable) brief(a core.Answer) string {
	if a.Status == core.NotFound {
		return views.SignNothing + " " + escapeMarkdown(d.m.own.NothingFound)
	}
	values := []string{a.Value}
	if a.Status == core.Conflict {
		values = a.Candidates
	}
	said := d.say.Values(values)
	var parts []string
	for i, v := range values {
		parts = append(parts, strings.Join([]string{said[i], strings.Join(holders(a, v), ", ")}, " · "))
	}
	return escapeMarkdown(strings.Join(parts, " "+views.SignConflict+" "))
}

// told lists the regions: the record times, then the valid times of each.
func (d *planeTable) told(regions []core.Region) []string {
	var out []string
	for i, r := range regions {
		known := core.Interval{From: d.grid.Bands[r.Rows[0]].From, To: d.grid.Bands[r.Rows[1]-1].To}
		if i == 0 || regions[i-1].Rows != r.Rows {
			out = append(out, escapeMarkdown(d.say.Known(known)))
		}
		valid := core.Interval{From: bound(d.grid.Valid, r.Columns[0]-1), To: bound(d.grid.Valid, r.Columns[1]-1)}
		out[len(out)-1] += "\n  - " + escapeMarkdown(d.say.Valid(valid)+": "+d.say.Brief(r.Answer))
	}
	return out
}
