package views

import (
	"slices"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// draw draws the table from its label on; it gives the row below its rungs.
func (y *whyTable) draw(c *Canvas) int {
	row := y.rect.Y
	if !y.t.l.Solo() {
		y.t.label(c, y.rect.X, row, player.PaneWhy, y.t.words.Why)
	}
	y.drawHeads(c, row)
	row += y.t.whyHeadRows()
	for _, rungs := range y.rungs {
		y.drawRung(c, row, rungs)
		row++
	}
	return row
}

func (y *whyTable) drawHeads(c *Canvas, row int) {
	names := row
	if len(y.groups) > 1 {
		group := -1
		for _, column := range y.columns {
			if column.group != group {
				group = column.group
				c.Text(column.x, row, Ink{Role: Muted}.Loud(), y.groups[group].head)
			}
		}
		names++
	}
	for _, column := range y.columns {
		y.drawName(c, column, names)
		if len(y.groups) == 1 && y.t.whyHeadRows() == 2 {
			c.Text(column.x, names+1, Ink{Role: Muted}, Cut(oneLine(column.verdict.Memory.Value), min(column.room, y.step-1)))
		}
	}
	if y.more > 0 {
		text := i18n.Fill(y.t.words.More, number(y.more))
		c.Text(y.rect.X+Width(y.t.words.Why)+2, row, Ink{Role: Muted}, text)
	}
}

func (y *whyTable) drawName(c *Canvas, column whyColumn, row int) {
	id := column.verdict.Memory.ID
	ink := Ink{Role: Fg}.Loud()
	if y.fallen(column) {
		ink = Ink{Role: Muted}.Loud()
	}
	isNew := y.t.marksNews() && y.t.frame.IsNewMemory(id)
	sign := y.t.touched(id)
	if sign == "" {
		c.Text(column.x, row, ink, Cut(id, y.step-1))
		return
	}
	ink.Role = Changed
	if room := min(column.room, max(y.step-1, 6)); isNew && y.step >= 8 && Width(id)+1+Width(y.t.words.New) <= room {
		c.Text(column.x, row, ink, id+" "+y.t.words.New)
		return
	}
	c.Text(column.x-1, row, ink, sign+Cut(id, min(column.room, y.step-1)))
}

// touched gives the sign of what the step did to a memory, "" for nothing.
func (t *ledgerStep) touched(id string) string {
	switch {
	case t.isForeign(id):
		return SignChanged
	case !t.marksNews():
		return ""
	}
	for _, h := range t.frame.Happened {
		if !h.IsWritten() || h.Op.Target() != id {
			continue
		}
		switch h.Op.(type) {
		case core.Record:
			return SignRecorded
		case core.Verify:
			return SignGiven
		case core.Retire:
			return SignFailed
		case core.Revoke:
		}
	}
	return ""
}

// fallen reports whether a memory is out, as far as the rungs are judged.
func (y *whyTable) fallen(column whyColumn) bool {
	return fellAt(column.verdict) < y.groups[column.group].judged
}

func (y *whyTable) drawRung(c *Canvas, row int, rungs [2]int) {
	name, figure := y.rungName(rungs)
	ink := Ink{Role: Soft}
	if y.failsHere(rungs) {
		ink = Ink{Role: Fg}.Loud()
	}
	y.markRung(c, row, rungs)
	end := c.Text(y.rect.X, row, Ink{Role: Muted}, figure+" ")
	c.Text(end, row, ink, Cut(name, y.label-(end-y.rect.X)))
	for _, column := range y.columns {
		y.drawMark(c, row, column, rungs)
	}
}

// markRung marks in the margin a rung at which a memory fares otherwise than
// in the lesson.
func (y *whyTable) markRung(c *Canvas, row int, rungs [2]int) {
	if y.t.isLesson {
		return
	}
	for _, column := range y.columns {
		if y.groups[column.group].judged == 9 && y.t.rungDiffers(column.verdict, rungs) {
			back := 1
			if y.t.l.Arrangement == Wide || y.t.isBeside && y.rect.X > 2 {
				back = 2
			}
			c.Text(y.rect.X-back, row, Ink{Role: Changed}.Loud(), SignChanged)
			return
		}
	}
}

// rungName gives the name of a rung, or of several in one row.
func (y *whyTable) rungName(rungs [2]int) (name, figure string) {
	w := y.t.words
	if rungs[1]-rungs[0] > 1 {
		figure = number(rungs[0]+1) + "-" + number(rungs[1])
		name = w.RungWords[rungs[0]] + "…" + w.RungWords[rungs[1]-1]
		if Width(name)+Width(figure)+2 > y.label {
			name = w.RungWords[rungs[0]] + "…"
		}
		if room := y.label - Width(figure) - 2; Width(name) > room {
			name = w.RungWords[rungs[0]]
			if Width(name) > room {
				name = ""
			}
		}
		return name, figure
	}
	name, figure = w.Rungs[rungs[0]], number(rungs[0]+1)
	if Width(name)+Width(figure)+1 >= y.label {
		name = w.RungsShort[rungs[0]]
	}
	return name, figure
}

func (y *whyTable) failsHere(rungs [2]int) bool {
	for _, column := range y.columns {
		for i := rungs[0]; i < rungs[1] && i < y.groups[column.group].judged; i++ {
			if !column.verdict.Checks[i].Pass {
				return true
			}
		}
	}
	return false
}

// drawMark draws passed, failed with its reason, and behind the first failure
// what else passes or fails.
func (y *whyTable) drawMark(c *Canvas, row int, column whyColumn, rungs [2]int) {
	if rungs[1] > y.groups[column.group].judged {
		return
	}
	first := fellAt(column.verdict)
	fails := -1
	for i := rungs[0]; i < rungs[1]; i++ {
		if !column.verdict.Checks[i].Pass && fails < 0 {
			fails = i
		}
	}
	text := SignFailed
	if fails >= 0 {
		for _, reason := range y.t.failure(column.verdict.Checks[fails]) {
			if reason != "" && 2+Width(reason) <= column.room {
				text += " " + reason
				break
			}
		}
	}
	if y.t.isBeside && y.t.rungDiffers(column.verdict, rungs) {
		c.Ground(Rect{column.x, row, min(max(4, Width(text)), column.room), 1}, Sel)
	}
	switch {
	case fails >= 0:
		c.Text(column.x, row, Ink{Role: Bad, Bold: fails == first}, text)
	case rungs[0] > first:
		c.Text(column.x, row, Ink{Role: Muted}, y.t.dotted(SignDot))
	default:
		c.Text(column.x, row, Ink{Role: Good}, SignGiven)
	}
}

// failure says why a rung fails, the longest form first.
func (t *ledgerStep) failure(check core.Check) []string {
	w := t.words
	switch check.Rung {
	case core.RungKey, core.RungScope, core.RungVersion:
		return []string{check.Has}
	case core.RungKnown:
		on := t.short(check.Recorded)
		return []string{i18n.Fill(w.NotUntil, on), on}
	case core.RungStatus:
		if check.Is == core.StatusRetired {
			return []string{w.RungRetired}
		}
		return []string{w.Unverified}
	case core.RungEvidence:
		if len(check.Revoked) == 0 {
			return []string{w.RungNone}
		}
		revoked := strings.Join(check.Revoked, " ")
		return []string{i18n.Fill(w.RungRevoked, revoked), revoked}
	case core.RungValid:
		return t.outside(check)
	case core.RungSuperseded:
		return []string{strings.Join(check.By, " "), check.By[0] + "…", check.By[0]}
	case core.RungExpired:
	}
	on := t.short(check.Expires)
	return []string{i18n.Fill(w.RungOn, on), on}
}

// outside says on which side of its interval a memory is asked.
func (t *ledgerStep) outside(check core.Check) []string {
	if !check.Valid.From.IsZero() && check.About.Before(check.Valid.From) {
		from := t.short(check.Valid.From)
		return []string{i18n.Fill(t.words.RungFrom, from), from}
	}
	to := t.short(check.Valid.To)
	return []string{i18n.Fill(t.words.RungTo, to), to}
}

// drawAnswerRow writes what each memory adds to the answer.
func (y *whyTable) drawAnswerRow(c *Canvas, row int) {
	w := y.t.words
	c.Text(y.rect.X, row, Ink{Role: Muted}, SignArrow+" "+w.AnswerRow)
	for _, column := range y.columns {
		g := y.groups[column.group]
		if !g.answered {
			continue
		}
		room := min(column.room, max(y.step-1, 3))
		if fellAt(column.verdict) < 9 {
			text := w.Out
			if Width(text) > column.room {
				text = SignFailed
			}
			c.Text(column.x, row, Ink{Role: Muted}, text)
			continue
		}
		role := Good
		if g.answer.Status == core.Conflict {
			role = Warning
		}
		c.Text(column.x, row, Ink{Role: role}.Loud(), Cut(y.t.leftValue(g.answer, column.verdict.Memory.Value), room))
	}
}

// leftValue gives the value of a memory that is left, spelt out like the
// others of its answer.
func (t *ledgerStep) leftValue(a core.Answer, value string) string {
	if a.Status == core.Conflict {
		if i := slices.Index(a.Candidates, value); i >= 0 {
			return t.plainly(a.Candidates)[i]
		}
	}
	return oneLine(value)
}

// drawWhyPane draws the table alone.
func (t *ledgerStep) drawWhyPane(c *Canvas, r Rect) {
	head := t.whyHeadRows()
	y := t.newWhy(r, r.H-head-1)
	t.drawWindow(c, r, y)
	row := y.draw(c)
	y.drawAnswerRow(c, min(row, r.Bottom()-1))
}

// drawWindow says which rungs are shown where not all are.
func (t *ledgerStep) drawWindow(c *Canvas, r Rect, y *whyTable) {
	if len(y.rungs) == 0 || y.skipped == 0 && y.rungs[len(y.rungs)-1][1] == 9 {
		return
	}
	text := i18n.Fill(t.words.Window, number(y.rungs[0][0]+1), number(y.rungs[len(y.rungs)-1][1]), "9")
	c.Text(r.X+Width(t.words.Why)+2, r.Y, Ink{Role: Muted}, text)
}
