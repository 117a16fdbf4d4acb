package views

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// isCrossing reports whether a point of the plane is asked in place of the
// step's own question.
func (t *ledgerStep) isCrossing() bool { return t.State.Cross.On && !t.State.Hides() }

// chosen gives the question that fills the panes: that of the crosshair, or
// the chosen one of the step; nil when nothing is asked.
func (t *ledgerStep) chosen() *player.Asked {
	if t.isCrossing() {
		return &player.Asked{Query: t.look.Query, Answer: t.look.Answer}
	}
	return t.ofLesson()
}

// ofLesson gives the chosen question of the step itself.
func (t *ledgerStep) ofLesson() *player.Asked {
	if q := t.State.Question; q >= 0 && q < len(t.frame.Questions) {
		return t.frame.Questions[q].Ask
	}
	return nil
}

// crossLine is the happened line of the crosshair: where it asks, and where
// the lesson does.
func (t *ledgerStep) crossLine(room int) inkLine {
	w := t.Words.WhatIf.Cross
	at := t.look.Query.AsOf
	muted, accent := Ink{Role: Muted}, Ink{Role: Accent}.Loud()
	if t.l.Solo() {
		return t.crossBrief(room)
	}
	var line inkLine
	for _, form := range []struct {
		asks  string
		date  func(core.Time) string
		brief bool
	}{{w.Asks, t.dates.full, false}, {w.Asks, t.short, false}, {w.Asks, t.short, true}, {w.AsksShort, t.short, true}} {
		line = inkLine{{accent, SignQuestion + " "}}
		line = append(line, filledLine(form.asks, muted, accent, form.date(at.Valid), form.date(at.Known))...)
		line = append(line, span{muted, " · " + t.crossLesson(form.date, form.brief)})
		if line.width() <= room {
			return line
		}
	}
	line = line[:len(line)-1]
	return line.cut(room)
}

// crossBrief says on a small screen, which has the two times in its next row,
// where the lesson asks.
func (t *ledgerStep) crossBrief(room int) inkLine {
	line := inkLine{}
	for _, brief := range []bool{false, true} {
		line = inkLine{{Ink{Role: Accent}.Loud(), SignQuestion + " "}, {Ink{Role: Muted}, t.crossLesson(t.short, brief)}}
		if line.width() <= room {
			return line
		}
	}
	return line.cut(room)
}

// asker gives the words about whose question it is that the crosshair left:
// the lesson's, or the what-if's where there is one.
func (t *ledgerStep) asker() i18n.AskerWords {
	if t.State.IsEdited() {
		return t.Words.WhatIf.Cross.WhatIf
	}
	return t.Words.WhatIf.Cross.Lesson
}

// crossLesson says where the lesson asks, or with which point the crosshair
// is compared.
func (t *ledgerStep) crossLesson(date func(core.Time) string, brief bool) string {
	w, cross := t.asker(), t.State.Cross
	asked := t.ofLesson()
	if t.pair != nil && (asked == nil || asked.Query.AsOf != cross.From) {
		return i18n.Fill(t.Words.WhatIf.Cross.Compared, date(cross.From.Valid), date(cross.From.Known))
	}
	if asked == nil {
		return w.None
	}
	at := asked.Query.AsOf
	valid, known := at.Valid.Equal(cross.At.Valid), at.Known.Equal(cross.At.Known)
	template, args := w.Both, []string{date(at.Valid), date(at.Known)}
	switch {
	case valid && known:
		return w.Same
	case known || !valid && at.Valid.Equal(at.Known):
		template = w.About
	case valid:
		template, args = w.Known, args[1:]
	}
	if brief {
		return i18n.Fill(w.Short, args...)
	}
	return i18n.Fill(template, args...)
}

// crossBefore says behind ANSWER how the crosshair's answer differs from that
// of the lesson's question, the longest form first.
func (t *ledgerStep) crossBefore() []inkLine {
	asked := t.ofLesson()
	if asked == nil {
		return nil
	}
	if asked.Answer.Equal(t.look.Answer) {
		return []inkLine{{{Ink{Role: Soft}, SignSame + " " + t.asker().AsIn}}, {{Ink{Role: Soft}, SignSame}}}
	}
	violet := Ink{Role: Changed}
	var out []inkLine
	forms := t.answerForms(asked.Answer)
	if t.saysSame(asked.Answer) {
		forms = []string{i18n.Fill(t.words.Evidence, t.restsOn(asked.Answer))}
	}
	for _, text := range forms {
		out = append(out, inkLine{{violet, SignChanged + " " + i18n.Fill(t.asker().Answers, text)}})
	}
	return append(out, inkLine{{violet, SignChanged}})
}

// answerForms says an answer inside a sentence, the longest form first: a
// conflict with its values, then by name.
func (t *ledgerStep) answerForms(a core.Answer) []string {
	switch a.Status {
	case core.NotFound:
		return []string{t.words.ANotFound}
	case core.Usable:
		return []string{oneLine(a.Value)}
	case core.Conflict:
	}
	values := strings.Join(t.plainly(a.Candidates), " "+SignConflict+" ")
	return []string{t.words.ConflictShort + " " + values, t.words.ConflictShort}
}

// drawCrossCoordinates writes the two times of the crosshair, with what they
// were in the lesson behind those that differ.
func (t *ledgerStep) drawCrossCoordinates(c *Canvas, r Rect) {
	was := t.crossWas()
	if r.H < 2 {
		t.crossCoordinates(r.W).draw(c, r.X, r.Y)
		return
	}
	for i, end := range t.drawTimes(c, r, t.look.Query.AsOf) {
		if was[i].IsZero() {
			continue
		}
		text := SignChanged + " " + i18n.Fill(t.words.WasShort, t.short(was[i]))
		if end+2+Width(text) > r.Right() {
			text = SignChanged
		}
		c.Text(end+2, r.Y+i, Ink{Role: Changed}, text)
	}
}

// crossCoordinates writes both times in one row, a sign behind each that is
// not the lesson's.
func (t *ledgerStep) crossCoordinates(room int) inkLine {
	was, q := t.crossWas(), t.look.Query
	var line inkLine
	for _, template := range []string{t.words.AboutKnown, t.words.AboutKnownShort} {
		line = nil
		for i, piece := range filledLine(template, Ink{Role: Muted}, Ink{Role: Accent}.Loud(), t.short(q.Valid), t.short(q.Known)) {
			line = append(line, piece)
			if i%2 == 1 && !was[i/2].IsZero() {
				line = append(line, span{Ink{Role: Changed}, SignChanged})
			}
		}
		if line.width() <= room {
			return line
		}
	}
	return line.cut(room)
}

// crossWas gives the two times that the lesson asks about, zero where the
// crosshair asks the same, or the lesson asks nothing.
func (t *ledgerStep) crossWas() [2]core.Time {
	asked, at := t.ofLesson(), t.look.Query.AsOf
	var out [2]core.Time
	if asked == nil {
		return out
	}
	if !asked.Query.Valid.Equal(at.Valid) {
		out[0] = asked.Query.Valid
	}
	if !asked.Query.Known.Equal(at.Known) {
		out[1] = asked.Query.Known
	}
	return out
}

// crossings of the crosshair: the step's own questions about the subject
// without lines, then the crosshair.
func (p *plane) crosshairCrossings() []crossing {
	var out []crossing
	at := p.t.State.Cross.At
	for _, q := range p.t.frame.Questions {
		if q.Ask == nil || q.Ask.Query.Subject() != p.grid.Subject {
			continue
		}
		own := q.Ask.Query.AsOf
		if own.Valid.Equal(at.Valid) && own.Known.Equal(at.Known) {
			continue
		}
		out = append(out, p.crossing(own, q.Label, false))
	}
	if from := p.t.State.Cross.From; p.t.pair != nil && !hasPoint(out, from) {
		out = append(out, p.crossing(from, "", false))
	}
	return append(out, p.crossing(at, "", true))
}

// zoneCells lets a click take the crosshair to a cell, while it is moved.
func (p *plane) zoneCells() {
	if p.t.State.Mode != player.ModeCrosshair {
		return
	}
	for _, band := range p.bands {
		if p.t.firstColumn() > 0 {
			p.zoneCell(Rect{p.strip.X, band.at, p.strip.W, band.size}, band.index, 0)
		}
		for _, column := range p.columns {
			p.zoneCell(Rect{column.at, band.at, column.size, band.size}, band.index, column.index)
		}
	}
}

func (p *plane) zoneCell(r Rect, row, column int) {
	p.t.k.zone(r, player.Command{Kind: player.CmdCrossAt, Cell: player.Cell{Row: row, Column: column}})
}

func hasPoint(list []crossing, at core.AsOf) bool {
	for _, c := range list {
		if c.Valid.Equal(at.Valid) && c.Known.Equal(at.Known) {
			return true
		}
	}
	return false
}
