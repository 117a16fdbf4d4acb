package views

import (
	"strconv"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// drawShortWhy draws WHY below the fields: rule, reasons, unknowns, what to do
// next, the record as it is kept, and what would lead elsewhere. Its seven rows
// are shared out: three reasons at most, and the record gets what is left.
func (s Screen) drawShortWhy(c *Canvas, k *sketch, f flow, r ruling) {
	if !r.still() {
		return
	}
	s.flowLabel(c, k, f.mark, f.why, player.PaneWhy, s.Words.Decision.Why)
	k.zone(Rect{f.mark, f.why, f.bus - f.mark, 9}, player.Command{Kind: player.CmdFocus, Pane: player.PaneWhy})
	w, y := s.Words.Decision, f.why+2
	row := func(label string, ink Ink, text string) {
		c.Text(f.field, y, Ink{Role: Muted}, label)
		x := c.Text(f.value, y, ink, Cut(text, f.bus-1-f.value))
		y = s.drawWhyWas(c, f, x, y, s.whyWas(r, label)) + 1
	}
	plain, loud := Ink{Role: Fg}, Ink{Role: r.hue, Bold: true}
	row(w.Rule, plain, i18n.Fill(w.RuleOf, strconv.Itoa(r.Decision.Rule)))
	label := w.Reason
	for i, reason := range r.Decision.Reasons {
		if i == 3 {
			s.drawMore(c, f.value, y, len(r.Decision.Reasons)-3)
			y++
			break
		}
		row(label, loud, s.fittingReason(reason, f.bus-1-f.value))
		label = ""
	}
	if len(r.Decision.Reasons) < 2 { // several name one each
		row(w.UnknownPaths, plain, s.fittingUnknowns(r, f.bus-1-f.value))
	}
	row(w.NextAction, plain, s.nextName(r.Decision.Next))
	s.drawKept(c, f, r, y, f.why+8-y)
	s.drawOneChange(c, f, r, f.why+8)
}

// drawMore says how many reasons are left, and the key that shows them.
func (s Screen) drawMore(c *Canvas, x, y, more int) {
	x = c.Text(x, y, Ink{Role: Muted}, i18n.Fill(s.Words.Decision.More, strconv.Itoa(more)))
	c.Text(x+1, y, Ink{Role: Fg, Bold: true}, "w")
}

// drawKept writes the record as the decision keeps it. Below the last node
// the thread's column is free, so its rows may be longer.
func (s Screen) drawKept(c *Canvas, f flow, r ruling, y, rows int) {
	if rows < 1 {
		return
	}
	c.Text(f.field, y, Ink{Role: Muted}, s.Words.Decision.Record)
	cells := f.bus - 1 - f.value
	if y > f.node(3)+1 { // below the last question all is free up to the states
		cells = f.plate.X - 3 - f.value
	}
	lines := joinItems(s.kept(r), " "+SignDot+" ", cells)
	if len(lines) > rows {
		lines = append(lines[:rows-1], Cut(strings.Join(lines[rows-1:], " "+SignDot+" "), cells))
	}
	for i, line := range lines {
		c.Text(f.value, y+i, Ink{Role: Fg}, line)
	}
}

// kept lists the six fields of the record as it is kept; one that is missing
// is named.
func (s Screen) kept(r ruling) []string {
	if r.Decision.Record == nil {
		return []string{s.Words.Decision.NoRecord}
	}
	var out []string
	for _, field := range keptFields(*r.Decision.Record) {
		if field.value == "" {
			out = append(out, s.Words.Decision.Fields[field.path]+" "+SignNothing)
			continue
		}
		out = append(out, field.value)
	}
	return out
}

type keptField struct{ path, value string }

// keptFields lists what a decision keeps of a record, in order.
func keptFields(r core.TracedRecord) []keptField {
	return []keptField{
		{"candidate.id", r.ID}, {"candidate.kind", r.Kind}, {"candidate.scope", r.Scope},
		{"candidate.subject", r.Subject}, {"candidate.source", r.Source}, {"candidate.observedAt", r.ObservedAt},
	}
}

// joinItems puts items into rows; what is longer than a row is cut.
func joinItems(items []string, between string, cells int) []string {
	var out []string
	row := ""
	for _, item := range items {
		item = Cut(item, cells)
		switch {
		case row == "":
			row = item
		case Width(row)+Width(between)+Width(item) <= cells:
			row += between + item
		default:
			out, row = append(out, row), item
		}
	}
	return append(out, row)
}

// shortReason is a reason in a few words, by the input that it speaks of.
func (s Screen) shortReason(reason core.Reason) string {
	return i18n.Fill(s.Words.Decision.Short[reason.Code], reason.Path, reason.Has)
}

// fittingReason is the same in so many cells: where the path has no room, the
// input has the name that GIVEN has for it, so that what it lacks is not cut.
func (s Screen) fittingReason(reason core.Reason, cells int) string {
	if text := s.shortReason(reason); Width(text) <= cells {
		return text
	}
	return closeUp(i18n.Fill(s.Words.Decision.Short[reason.Code], s.inputName(reason.Path), reason.Has))
}

// fittingUnknowns lists the unknowns in so many cells, by their names in GIVEN
// where the paths have no room.
func (s Screen) fittingUnknowns(r ruling, cells int) string {
	if text := s.unknowns(r); Width(text) <= cells {
		return text
	}
	var names []string
	for _, path := range r.Decision.Unknowns {
		names = append(names, s.inputName(path))
	}
	return strings.Join(names, ", ")
}

func (s Screen) unknowns(r ruling) string {
	if len(r.Decision.Unknowns) == 0 {
		return s.Words.Decision.NoUnknowns
	}
	return strings.Join(r.Decision.Unknowns, ", ")
}

// fullWhy is the whole why of a decision: the rules one by one with what they
// read, every reason as a sentence, the unknowns, the record as it is kept,
// and what the state does not mean.
func (s Screen) fullWhy(r ruling, cells int) []inkLine {
	w := s.Words.Decision
	hue := Ink{Role: r.hue, Bold: true}
	t := table{label: s.whyLabels(), names: 13, cells: cells}
	t.head(span{hue, s.signed(r.Decision.State)})
	t.after(Ink{Role: Soft}, s.phaseName(r.Decision.Phase))
	t.blank()
	for rule := range 4 {
		s.fullRule(&t, r, rule)
	}
	t.blank()
	label := w.Reason
	for _, reason := range r.Decision.Reasons {
		t.row(label, hue, s.Words.Core.Reason(reason))
		label = ""
	}
	t.row(w.UnknownPaths, Ink{Role: Fg}, s.unknowns(r))
	t.row(w.NextAction, Ink{Role: Fg}, s.nextName(r.Decision.Next))
	s.fullChanges(&t, r)
	t.blank()
	s.fullRecord(&t, r)
	t.blank()
	label = w.Full.NotMean
	for _, not := range w.Full.Nots[r.Decision.State] {
		t.row(label, Ink{Role: Soft}, not)
		label = ""
	}
	return t.lines
}

func (s Screen) fullRecord(t *table, r ruling) {
	label := s.Words.Decision.Record
	if r.Decision.Record == nil {
		t.row(label, Ink{Role: Fg}, s.Words.Decision.NoRecord)
		return
	}
	for _, field := range keptFields(*r.Decision.Record) {
		name := s.Words.Decision.Fields[field.path]
		text, ink := field.value, Ink{Role: Fg}
		if text == "" {
			text, ink = SignNothing, Ink{Role: Muted}
		}
		t.pair(label, name, ink, text)
		label = ""
	}
}

// fullRule says of one rule whether it applies and what it read.
func (s Screen) fullRule(t *table, r ruling, rule int) {
	w := s.Words.Decision
	number := strconv.Itoa(rule+1) + "  "
	answer := Ink{Role: r.hue, Bold: true}
	switch r.way(rule) {
	case passed:
		t.rule(number, span{Ink{Role: Fg}, s.question(rule) + "  "}, span{answer, w.No})
		t.after(Ink{Role: Muted}, s.passedBy(r, rule))
	case here:
		t.rule(number, span{Ink{Role: Fg, Bold: true}, s.question(rule) + "  "}, span{answer, w.Yes})
		t.after(Ink{Role: Soft}, s.readBy(r, rule))
	case unasked:
		t.rule(number, span{Ink{Role: Muted}, s.question(rule)})
		t.after(Ink{Role: Muted}, w.Full.NotAsked)
	}
}

// passedBy says why a rule did not apply.
func (s Screen) passedBy(r ruling, rule int) string {
	if rule == 0 {
		return s.Words.Decision.Facts[0]
	}
	return s.readBy(r, rule)
}

// readBy says what a rule looked at.
func (s Screen) readBy(r ruling, rule int) string {
	w := s.Words.Decision.Full
	path := "candidate.scope"
	switch rule {
	case 0:
		return w.ReadAll
	case 1:
		path = "candidate.validity"
	}
	for _, f := range r.Decision.Fields {
		if f.Path == path {
			return i18n.Fill(w.Read, path, f.Value)
		}
	}
	return ""
}

// whyLabels gives the width of the longest label of the full why.
func (s Screen) whyLabels() int {
	w := s.Words.Decision
	longest := 0
	for _, label := range []string{w.Reason, w.UnknownPaths, w.NextAction, s.Words.Flip.One, w.Record, w.Full.NotMean} {
		longest = max(longest, Width(label))
	}
	return longest
}
