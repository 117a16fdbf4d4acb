package views

import (
	"strconv"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// columns divides a screen on which several records stand side by side.
type columns struct {
	label, y int // column of the labels; row of GIVEN
	x, pitch int // first record, and from one to the next
	w        int // columns of a record's texts; its plate is two wider
	rules    int // row of the label RULES
	around   int // rows of a record's way above its first rule and below its last
	plate    int // rows of a plate; six with its edges
}

func columnsOf(l Layout, records int) columns {
	total := l.Content.W + 2*l.Margin - 31
	w := (total - 4*(records-1)) / records
	return columns{
		label: l.Content.X, y: l.Panes.Y, x: l.Content.X - l.Margin + 28, w: w,
		pitch: (total - w) / max(1, records-1), rules: l.Panes.Y + 16,
		around: 1, plate: 6,
	}
}

// state gives the row of the plates.
func (g columns) state() int { return g.rules + 5 + g.around }

// taller moves the rules down as far as long texts need it and there is room.
func (g columns) taller(s Screen, l Layout, all []ruling) columns {
	need := len(core.RequestFields()) + 2 - (g.rules - g.y - 2)
	for i := range core.RequestFields() {
		if s.columnTall(g, all, i) {
			need++
		}
	}
	g.rules += max(0, min(l.Content.H-40, need))
	return g
}

// drawColumns draws two or three records side by side: rows are inputs, so
// what differs is seen along a row.
func (s Screen) drawColumns(c *Canvas, k *sketch) {
	var all []ruling
	shown := s.decisions()
	for _, i := range shown {
		r, _ := s.ruling(i)
		all = append(all, r)
	}
	g := columnsOf(k.layout, len(all)).taller(s, k.layout, all)
	s.flowLabel(c, k, g.label, g.y, player.PaneGiven, s.Words.Decision.Given)
	s.flowLabel(c, k, g.label, g.rules, player.PaneRules, s.Words.Decision.Rules)
	s.flowLabel(c, k, g.label, g.rules+7, player.PaneState, s.Words.Decision.State)
	s.drawColumnGiven(c, k, g, all)
	s.drawColumnRules(c, g, all)
	for i, r := range all {
		x := g.x + i*g.pitch
		s.drawColumnHead(c, g, x, shown[i], r)
		s.drawColumnState(c, g, x, r)
		k.zone(Rect{x - 1, g.y, g.w + 2, g.rules + 12 - g.y}, player.Command{Kind: player.CmdGoToQuestion, N: shown[i]})
		if s.editsDecision() && shown[i] == s.State.Question {
			s.zoneColumn(k, g, x, all)
		}
	}
	k.reaches(player.PaneGiven, len(core.RequestFields()), 0)
}

// zoneColumn lets a click choose and change an input of the record whose
// inputs are changed.
func (s Screen) zoneColumn(k *sketch, g columns, x int, all []ruling) {
	commands := s.fieldCommands()
	for _, row := range s.columnRows(k.layout, g, all) {
		k.zone(Rect{x, row.y, g.w, row.rows}, commands[row.index])
	}
}

func (s Screen) drawColumnHead(c *Canvas, g columns, x, question int, r ruling) {
	name := s.say(s.frame().Questions[question].Name)
	if name == "" {
		name = s.recordName(r)
	}
	ink := Ink{Role: Fg, Bold: true}
	if question == s.State.Question {
		ink.Role = Accent
		c.Text(x-2, g.y, ink, SignFocus)
	}
	c.Text(x, g.y, ink, Cut(name, g.w))
}

// columnRow is one input in all columns.
type columnRow struct {
	index, y, rows int
}

// columnRows places the inputs. The task's own two are left out where the row
// under the title says them for all.
func (s Screen) columnRows(l Layout, g columns, all []ruling) []columnRow {
	first := 3
	sign, _, _ := s.decisionHappened(l)
	if s.editsDecision() {
		sign = "" // every input can be chosen
	}
	if sign != SignDot || len(s.frame().Happened) > 0 || !s.shared(all) || all[0].Decision.Fields[0].Mark == core.MarkMissing {
		first = 0
	}
	if all[0].Decision.Fields[2].Mark == core.MarkMissing || s.anyGone(all) {
		first = min(first, 2)
	}
	var out []columnRow
	y, room := g.y+2, g.rules-g.y-3
	for i := first; i < len(core.RequestFields()); i++ {
		if i == 2 && !s.anyGone(all) && !s.editsDecision() {
			continue
		}
		out = append(out, columnRow{index: i, rows: 1})
	}
	spare := room - len(out)
	for i := range out {
		if spare > 0 && s.columnTall(g, all, out[i].index) {
			out[i].rows, spare = 2, spare-1
		}
		out[i].y = y
		y += out[i].rows
	}
	return out
}

// anyGone reports whether a record is missing as a whole.
func (s Screen) anyGone(all []ruling) bool {
	for _, r := range all {
		if r.Decision.Record == nil {
			return true
		}
	}
	return false
}

func (s Screen) columnTall(g columns, all []ruling, index int) bool {
	for _, r := range all {
		if Width(r.Decision.Fields[index].Value) > g.w-2 {
			return true
		}
	}
	return false
}

func (s Screen) drawColumnGiven(c *Canvas, k *sketch, g columns, all []ruling) {
	cursor := s.fieldCursor(k.layout)
	for _, row := range s.columnRows(k.layout, g, all) {
		path := all[0].Decision.Fields[row.index].Path
		label := Ink{Role: Muted}
		if row.index == cursor {
			label.Role = Soft
			s.groundColumns(c, g, row, len(all))
		}
		c.Text(g.label, row.y, label, s.Words.Decision.Fields[path])
		for i, r := range all {
			mine := !s.editsDecision() || s.decisions()[i] == s.State.Question
			s.drawColumnField(c, g, r, g.x+i*g.pitch, row, mine && row.index == cursor)
		}
	}
}

// groundColumns lays the ground of the chosen row: across all records, or
// while one of them is changed, at its label and in its column.
func (s Screen) groundColumns(c *Canvas, g columns, row columnRow, records int) {
	if !s.editsDecision() {
		c.Text(g.label-1, row.y, Ink{Role: Accent}, SignFocus)
		c.Ground(Rect{g.label, row.y, g.x + (records-1)*g.pitch + g.w - g.label, row.rows}, Sel)
		return
	}
	c.Ground(Rect{g.label, row.y, g.x - 2 - g.label, row.rows}, Sel)
	for i, question := range s.decisions() {
		if question == s.State.Question {
			x := g.x + i*g.pitch
			c.Text(x-1, row.y, Ink{Role: Accent}, SignFocus)
			c.Ground(Rect{x, row.y, g.w, row.rows}, Sel)
		}
	}
}

func (s Screen) drawColumnField(c *Canvas, g columns, r ruling, x int, at columnRow, chosen bool) {
	field := r.Decision.Fields[at.index]
	look := s.lookOf(false, chosen)
	for _, path := range r.reads() {
		look.lit = look.lit || path == field.Path
	}
	ink := look.ink(r)
	value := Ink{Role: Fg}
	if look.lit || field.Mark == core.MarkNotNeeded {
		value = ink
	}
	f := flow{given: g.w - 2}
	row := givenRow{field: field, lines: s.valueLines(f, r, field, at.rows)}
	if field.Path == "candidate" && r.marked() {
		row.lines = []string{s.wholeRecord(field)}
	}
	row.note, row.role = s.note(f, r, row)
	c.Text(x, at.y, ink, s.markSign(r, field))
	for i, line := range row.lines {
		end := c.Text(x+2, at.y+i, value, line)
		if i == len(row.lines)-1 && row.note != "" {
			c.Text(end+2, at.y+i, Ink{Role: row.role}, row.note)
		}
	}
}

// wholeRecord says whether the record as a whole is given.
func (s Screen) wholeRecord(field core.FieldMark) string {
	if field.Mark == core.MarkMissing {
		return s.Words.Decision.Missing
	}
	return s.Words.Decision.WhatIf.Record
}

func (s Screen) drawColumnRules(c *Canvas, g columns, all []ruling) {
	for rule := range 4 {
		ink := Ink{Role: Muted}
		for _, r := range all {
			if r.way(rule) == here {
				ink = Ink{Role: Fg, Bold: true}
			}
		}
		y := g.rules + 1 + rule
		c.Text(g.label, y, ink, strconv.Itoa(rule+1))
		c.Text(g.label+3, y, ink, Cut(s.Words.Decision.Asked[rule], g.x-2-g.label-3))
	}
	for i, r := range all {
		s.drawColumnWay(c, g, g.x+i*g.pitch, r)
	}
}

// drawColumnWay draws the way of one record through the rules into its state.
func (s Screen) drawColumnWay(c *Canvas, g columns, x int, r ruling) {
	light := Ink{Role: r.light(), Bold: !s.Theme.Coloured()}
	for y := g.rules + 1 - g.around; y < g.state(); y++ {
		ink, sign := light, "┃"
		if y-g.rules > r.asked() && !r.settled() {
			ink, sign = Ink{Role: Rule}, SignVertical
		}
		c.Text(x+1, y, ink, sign)
	}
	for rule := range 4 {
		y := g.rules + 1 + rule
		switch r.way(rule) {
		case passed:
			c.Text(x+4, y, Ink{Role: Muted}, s.Words.Decision.No)
		case here:
			s.drawNode(c, x, y, r.light(), strconv.Itoa(rule+1))
			if r.settled() {
				end := c.Text(x+4, y, Ink{Role: r.hue, Bold: true}, s.Words.Decision.Yes)
				c.Text(end+1, y, Ink{Role: Fg, Bold: true}, Cut(s.because(r), x+g.w-end-1))
			}
		case unasked:
		}
	}
}

// because says in a word or two what decided.
func (s Screen) because(r ruling) string {
	deciders := r.Decision.Deciders
	switch {
	case len(deciders) == 1 && r.Decision.Rule == 1:
		return s.reasonWords(r)
	case len(deciders) == 1:
		return s.Words.Decision.Fields[deciders[0]]
	}
	template := s.Words.Decision.Are
	for _, reason := range r.Decision.Reasons {
		if reason.Code != core.ReasonMissing {
			template = s.Words.Decision.Unclear
		}
	}
	return i18n.Fill(template, strconv.Itoa(len(deciders)))
}

// reasonWords say what decided: the one reason, or how many there are.
func (s Screen) reasonWords(r ruling) string {
	if len(r.Decision.Reasons) > 1 {
		return s.because(r)
	}
	reason := r.Decision.Reasons[0]
	return closedUp(i18n.Fill(s.Words.Decision.Short[reason.Code], s.Words.Decision.Fields[reason.Path], oneLine(reason.Has)))
}

func (s Screen) drawColumnState(c *Canvas, g columns, x int, r ruling) {
	if !r.settled() {
		return
	}
	s.drawPlate(c, plate{
		Rect: Rect{x - 1, g.state(), g.w + 2, g.plate}, edges: 1, outcome: r.Decision.Outcome,
		beside: g.plate == 6, arrow: true, lit: true, tag: s.stateTag(r),
	})
}
