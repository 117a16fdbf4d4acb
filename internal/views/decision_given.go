package views

import (
	"strconv"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// givenRow is one input of a decision as it is drawn.
type givenRow struct {
	field core.FieldMark
	y     int
	lines []string // the value, broken
	note  string   // behind the value
	role  Role     // of the note
	end   int      // column behind the text of the first row: the thread starts one further
}

// isCut reports whether the value goes on beyond its rows.
func (r givenRow) isCut() bool {
	return len(r.lines) > 0 && strings.HasSuffix(r.lines[len(r.lines)-1], "…") && !strings.HasSuffix(r.field.Value, "…")
}

// drawGiven draws the inputs with their marks and gives their rows.
func (s Screen) drawGiven(c *Canvas, k *sketch, f flow, r ruling) []givenRow {
	x := s.flowLabel(c, k, f.mark, f.labels, player.PaneGiven, s.Words.Decision.Given)
	s.drawUnknown(c, f, x+2, r)
	lit := map[string]bool{}
	for _, path := range r.reads() {
		lit[path] = true
	}
	rows := s.givenRows(f, r)
	cursor := s.fieldCursor(k.layout)
	commands := s.fieldCommands()
	for i := range rows {
		if i == cursor {
			s.drawCursor(c, f, rows[i])
		}
		s.drawField(c, f, r, &rows[i], s.lookOf(lit[rows[i].field.Path], i == cursor))
		s.zoneField(k, f, rows[i], commands[i])
		if rows[i].isCut() {
			k.tooBig()
		}
	}
	k.reaches(player.PaneGiven, len(rows), 0)
	return rows
}

// drawUnknown names what blocked the record, where WHY has no room.
func (s Screen) drawUnknown(c *Canvas, f flow, x int, r ruling) {
	unknowns := r.Decision.Unknowns
	if f.beside || !r.settled() || len(unknowns) == 0 {
		return
	}
	text := i18n.Fill(s.Words.Decision.Unknown, unknowns[0])
	if len(unknowns) > 1 || x+Width(text) > f.bus-1 {
		text = i18n.Fill(s.Words.Decision.Unknowns, strconv.Itoa(len(unknowns)))
	}
	c.Text(x, f.labels, Ink{Role: Bad}, Cut(text, f.bus-1-x))
}

// givenRows places the inputs. Where a row stands follows from the texts of
// the whole lesson, never from marks or states: no step moves one.
func (s Screen) givenRows(f flow, r ruling) []givenRow {
	heights := s.fieldHeights(f)
	y := f.top
	var out []givenRow
	for i, field := range r.Decision.Fields {
		if field.Path == "candidate" && f.gap && heights.gap {
			y++
		}
		row := givenRow{field: field, y: y}
		row.lines = s.valueLines(f, r, field, heights.rows[i])
		row.note, row.role = s.note(f, r, row)
		out = append(out, row)
		y += heights.rows[i]
	}
	return out
}

// heights are the rows of each input, and whether the record has a blank row
// above it.
type heights struct {
	rows []int
	gap  bool
}

// fieldHeights gives a second row to the inputs that need one at some step,
// in input order, while there is room; the blank row goes first.
func (s Screen) fieldHeights(f flow) heights {
	need := s.tallFields(f)
	h := heights{rows: make([]int, len(need)), gap: f.gap}
	room := f.fields - len(need)
	if f.gap {
		room--
	}
	wanted := 0
	for i := range need {
		h.rows[i] = 1
		if need[i] {
			wanted++
		}
	}
	if wanted > room && f.gap {
		h.gap, room = false, room+1
	}
	for i := range need {
		if need[i] && room > 0 {
			h.rows[i], room = 2, room-1
		}
	}
	return h
}

// tallFields reports which inputs hold a text that needs two rows, at any
// step of the lesson.
func (s Screen) tallFields(f flow) []bool {
	tall := make([]bool, len(core.RequestFields()))
	for i := range s.State.Lesson.Frames {
		for _, q := range s.State.Lesson.Frames[i].Questions {
			if q.Decide == nil {
				continue
			}
			for j, field := range q.Decide.Decision.Fields {
				tall[j] = tall[j] || Width(field.Value) > f.given
			}
		}
	}
	return tall
}

func (s Screen) valueLines(f flow, r ruling, field core.FieldMark, rows int) []string {
	switch {
	case field.Path == "candidate" || r.Decision.Record == nil && inRecord(field.Path):
		return nil
	case field.Value != "":
		return foldValue(field.Value, f.given, rows)
	case !r.marked():
		return nil
	case field.Mark == core.MarkNotNeeded:
		return []string{Cut(s.Words.Core.Marks[core.MarkNotNeeded], f.given)}
	}
	return []string{s.Words.Decision.Missing}
}

// inRecord reports whether an input belongs to the candidate.
func inRecord(path string) bool { return len(path) > len("candidate") && path[:10] == "candidate." }

// note is what stands behind a value: the first that fits.
func (s Screen) note(f flow, r ruling, row givenRow) (string, Role) {
	if len(row.lines) == 0 || !r.marked() {
		return "", None
	}
	room := f.given - Width(row.lines[len(row.lines)-1]) - 2
	for _, n := range s.notes(r, row.field) {
		if Width(n.text) <= room {
			return n.text, n.role
		}
	}
	return "", None
}

type note struct {
	text string
	role Role
}

func (s Screen) notes(r ruling, field core.FieldMark) []note {
	var out []note
	was, changed := s.before(r, field.Path)
	if changed {
		text := i18n.Fill(s.Words.Decision.Was, was)
		if was == s.Words.Decision.Missing {
			text = closedUp(text)
		}
		out = append(out, note{text, Changed}, note{closedUp(text), Changed})
	}
	switch field.Mark {
	case core.MarkDifferent:
		out = append(out, note{SignConflict + " " + r.Request.Subject, Soft})
	case core.MarkUnusable:
		out = append(out, note{s.Words.Decision.NotKnown, Soft})
	case core.MarkGiven, core.MarkMissing, core.MarkNotNeeded:
	}
	if changed {
		out = append(out, note{SignChanged, Changed})
	}
	return out
}

// before gives what an input was at the earlier step, if it differs now and
// the step is complete.
func (s Screen) before(r ruling, path string) (was string, changed bool) {
	if r.Was == nil || !r.still() {
		return "", false
	}
	was, changed = r.Was.Changed[path]
	if was == "" {
		was = s.Words.Decision.Missing
	}
	return was, changed
}

// fieldLook says how a row is drawn: it decided, it is being explained, or it
// is being changed.
type fieldLook struct{ lit, chosen, edited bool }

func (s Screen) lookOf(lit, chosen bool) fieldLook {
	return fieldLook{lit: lit, chosen: chosen, edited: chosen && s.editsDecision()}
}

// ink gives the ink of a label; grey on the ground of a chosen row is soft.
func (l fieldLook) ink(r ruling) Ink {
	switch {
	case l.lit:
		return Ink{Role: r.light(), Bold: true}
	case l.edited:
		return Ink{Role: Fg, Bold: true}
	case l.chosen:
		return Ink{Role: Soft}
	}
	return Ink{Role: Muted}
}

func (s Screen) drawField(c *Canvas, f flow, r ruling, row *givenRow, look fieldLook) {
	if row.field.Path == "candidate" {
		s.drawDivider(c, f, r, row, look)
		return
	}
	label := look.ink(r)
	value := Ink{Role: Fg}
	if look.lit || row.field.Mark == core.MarkNotNeeded {
		value = label
	}
	c.Text(f.mark, row.y, label, s.markSign(r, row.field))
	c.Text(f.field, row.y, label, s.Words.Decision.Fields[row.field.Path])
	row.end = f.value
	for i, line := range row.lines {
		x := c.Text(f.value, row.y+i, value, line)
		if i == len(row.lines)-1 && row.note != "" {
			x = c.Text(x+2, row.y+i, Ink{Role: row.role}, row.note)
		}
		if i == 0 {
			row.end = x
		}
	}
}

// drawDivider draws the row above the record's fields. A record missing as a
// whole is named here, for all its fields.
func (s Screen) drawDivider(c *Canvas, f flow, r ruling, row *givenRow, look fieldLook) {
	name, ink := s.Words.Decision.Candidate, look.ink(r)
	if row.field.Mark == core.MarkMissing && r.marked() {
		c.Text(f.mark, row.y, ink, SignNothing)
		c.Text(f.field, row.y, ink, name)
		row.end = c.Text(f.value, row.y, ink, s.Words.Decision.Missing)
		if _, changed := s.before(r, row.field.Path); changed {
			row.end = c.Text(row.end+2, row.y, Ink{Role: Changed}, s.recordWas(r))
		}
		return
	}
	x := c.Text(f.mark, row.y, ink, name) + 1
	c.Fill(Rect{x, row.y, f.value + f.given - x, 1}, Ink{Role: Rule}, s.dash())
	row.end = f.value + f.given
}

// recordWas stands behind a record that is missing as a whole and was not.
func (s Screen) recordWas(r ruling) string {
	if !r.whatIf {
		return SignChanged
	}
	return closedUp(i18n.Fill(s.Words.Decision.Was, s.Words.Decision.WhatIf.Record))
}

// dash is what the divider is made of.
func (s Screen) dash() string {
	if !s.Theme.Coloured() || s.ASCII {
		return "-"
	}
	return SignHorizontal
}

// markSign is the sign before an input. What a mark says is not known before
// the rules have looked.
func (s Screen) markSign(r ruling, field core.FieldMark) string {
	dot := s.dotted(SignDot)
	if !r.marked() || r.Decision.Record == nil && inRecord(field.Path) {
		return dot
	}
	switch field.Mark {
	case core.MarkGiven:
		return SignGiven
	case core.MarkMissing:
		return SignNothing
	case core.MarkUnusable:
		return SignUnusable
	case core.MarkDifferent:
		return SignConflict
	case core.MarkNotNeeded:
		return dot
	}
	return dot
}

// fieldCursor gives the input that is explained or changed, from 0; -1 at the
// start, when none is.
func (s Screen) fieldCursor(l Layout) int {
	if s.editsDecision() {
		return s.chosenInput()
	}
	if s.focused(l) != player.PaneGiven {
		return -1
	}
	return min(s.State.Scroll[player.PaneGiven].Down, len(core.RequestFields())) - 1
}

func (s Screen) drawCursor(c *Canvas, f flow, row givenRow) {
	c.Text(f.mark-1, row.y, Ink{Role: Accent}, SignFocus)
	at := Rect{f.mark, row.y, f.value + f.given - f.mark, max(1, len(row.lines))}
	if s.editsDecision() {
		at.X, at.W = at.X-1, at.W+1
	}
	c.Ground(at, Sel)
}

func (s Screen) zoneField(k *sketch, f flow, row givenRow, command player.Command) {
	k.zone(Rect{f.mark, row.y, f.value + f.given - f.mark, max(1, len(row.lines))}, command)
}

// fieldCommands are what a click on each of the inputs asks for: to explain
// it, or to change it.
func (s Screen) fieldCommands() []player.Command {
	out := make([]player.Command, len(core.RequestFields()))
	at := s.State.Scroll[player.PaneGiven].Down
	for i := range out {
		out[i] = player.Command{Kind: player.CmdMove, Pane: player.PaneGiven, N: i + 1 - at}
	}
	if !s.editsDecision() {
		return out
	}
	for i, f := range s.State.Fields() {
		if at := inputPlace(f.Path.Field); at >= 0 {
			out[at] = player.Command{Kind: player.CmdFieldAt, N: i}
		}
	}
	return out
}
