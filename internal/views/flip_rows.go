package views

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// drawRow draws one row of the table.
func (t *flipStep) drawRow(c *Canvas, f flipColumns, y, at int) {
	row := &t.table.Rows[at]
	if at == t.row {
		t.drawCursor(c, y)
	}
	switch row.Section {
	case player.FlipSettle:
		t.drawSettleRow(c, f, y, row, at == t.row)
	case player.FlipLeftOut:
		t.drawLeftOutRow(c, f, y, row, at == t.row)
	case player.FlipNearest:
		t.drawNearestRow(c, f, y, row, at == t.row)
	case player.FlipFields:
	}
}

// rowLabel is muted, and loud where the cursor is.
func rowLabel(chosen bool) Ink {
	if chosen {
		return Ink{Role: Fg}.Loud()
	}
	return Ink{Role: Muted}
}

// dimmed is what stands beside the words of a row: on the cursor's ground at
// least soft.
func dimmed(chosen bool) Ink {
	if chosen {
		return Ink{Role: Soft}
	}
	return Ink{Role: Muted}
}

func (t *flipStep) drawSettleRow(c *Canvas, f flipColumns, y int, row *player.FlipRow, chosen bool) {
	if row.First {
		name := t.words.Adds[row.Op]
		if row.Op == "" {
			name = fitting([]string{t.words.Kinds[row.Kind], t.words.KindsShort[row.Kind]}, f.step-f.label-1)
		}
		c.Text(f.label, y, rowLabel(chosen), name)
	}
	for column := f.from; column < f.to; column++ {
		x, room := f.at(column), f.room(column, t.l.Content.Right())
		item := inColumn(row, column)
		if item < 0 {
			c.Text(x, y, dimmed(chosen), t.dotted(SignDot))
			continue
		}
		flip := row.Items[item]
		rest := support(flip.Answer)
		text := fitting(t.changeWords(flip.Changes[0]), room-1)
		end := x
		if chosen && item == t.item {
			end = t.drawSolid(c, x, y, Good, text) + 1
		} else {
			end = c.Text(x, y, Ink{Role: Fg}, text) + 2
		}
		c.Text(end, y, dimmed(chosen), Cut(rest, x+room-end))
	}
}

// inColumn gives the item of a row in a column; -1 where there is none.
func inColumn(row *player.FlipRow, column int) int {
	for i, item := range row.Items {
		if item.Column == column {
			return i
		}
	}
	return -1
}

func (t *flipStep) drawLeftOutRow(c *Canvas, f flipColumns, y int, row *player.FlipRow, chosen bool) {
	if row.First {
		t.leftOutLabel(row.Memory, f.step-f.label-1, chosen).draw(c, f.label, y)
	}
	right := t.l.Content.Right()
	if len(row.Items) == 0 {
		c.Text(f.step, y, dimmed(chosen), Cut(i18n.Fill(t.words.NoWay, t.rungsOf(row.Memory)), right-f.step))
		return
	}
	flip := row.Items[0]
	text := fitting(t.changeWords(flip.Changes[0]), f.last-f.step-2)
	if chosen {
		t.drawSolid(c, f.step, y, answerRole(flip.Answer, true), text)
	} else {
		c.Text(f.step, y, Ink{Role: Fg}, text)
	}
	t.onGround(t.answerLine(flip.Answer, "  ", right-f.last), chosen).draw(c, f.last, y)
}

// onGround keeps a row readable on the cursor's ground, where muted is too
// dim.
func (t *flipStep) onGround(line inkLine, chosen bool) inkLine {
	for i := range line {
		if chosen && line[i].ink.Role == Muted {
			line[i].ink.Role = Soft
		}
	}
	return line
}

// leftOutLabel names a memory that is left out, and where it falls.
func (t *flipStep) leftOutLabel(m *core.LeftOut, room int, chosen bool) inkLine {
	var line inkLine
	head := m.Fails[0]
	at := number(rungNumber(head.Rung))
	for _, reason := range t.failure(head) {
		if head.Rung == core.RungSuperseded {
			for _, form := range []string{t.ledgerStep.words.By, t.ledgerStep.words.ByShort} {
				line = t.leftOutWords(m, at, strings.TrimSpace(i18n.Fill(form, " "+reason+" ")))
				if line.width() <= room {
					return line
				}
			}
		}
		line = t.leftOutWords(m, at, reason)
		if line.width() <= room {
			return line
		}
	}
	if short := line[:3]; short.width() > room || chosen {
		return line.cut(room)
	}
	return line[:3].cut(room)
}

func (t *flipStep) leftOutWords(m *core.LeftOut, rung, reason string) inkLine {
	return inkLine{
		{Ink{Role: Fg}.Loud(), m.Memory.ID + " "}, {Ink{Role: Soft}, oneLine(m.Memory.Value) + "  "},
		{Ink{Role: Bad}.Loud(), SignFailed + " " + rung}, {Ink{Role: Bad}, " " + tidy(reason)},
	}
}

// rungNumber gives the place of a rung on the ladder, from 1.
func rungNumber(rung core.Rung) int {
	for i, r := range core.Rungs() {
		if r == rung {
			return i + 1
		}
	}
	return 0
}

// rungsOf lists the rungs that keep a memory out together.
func (t *flipStep) rungsOf(m *core.LeftOut) string {
	text := ""
	for i, check := range m.Fails {
		if i > 0 {
			text += t.Words.Core.Comma
		}
		text += number(rungNumber(check.Rung))
	}
	return text
}

func (t *flipStep) drawNearestRow(c *Canvas, f flipColumns, y int, row *player.FlipRow, chosen bool) {
	c.Text(f.label, y, rowLabel(chosen), t.words.Axes[row.Axis])
	for column, x := range [2]int{f.step, f.last} {
		room := f.last - f.step - 1
		if column == 1 {
			room = t.l.Content.Right() - f.last
		}
		end := c.Text(x, y, Ink{Role: Accent}, arrowOf(row.Axis, column)) + 1
		item := inColumn(row, column)
		if item < 0 {
			c.Text(end, y, dimmed(chosen), Cut(t.noBoundary(row.Axis, column), x+room-end))
			continue
		}
		t.drawBoundary(c, Rect{end, y, x + room - end, 1}, row, item, chosen)
	}
}

// drawBoundary draws from or before when the answer is another one, and
// which.
func (t *flipStep) drawBoundary(c *Canvas, r Rect, row *player.FlipRow, item int, chosen bool) {
	flip := row.Items[item]
	template := t.words.Before
	if flip.Column == 1 {
		template = t.words.From
	}
	long, short := i18n.Fill(template, t.dates.full(flip.On)), i18n.Fill(template, t.short(flip.On))
	answer := t.answerLine(flip.Answer, " ", max(r.W-1-Width(short), r.W/3))
	room := max(r.W-1-answer.width(), Width(short))
	text := fitting([]string{long, short}, room)
	end := 0
	if chosen && item == t.item {
		end = t.drawSolid(c, r.X, r.Y, answerRole(flip.Answer, true), text)
	} else {
		end = c.Text(r.X, r.Y, Ink{Role: Fg}, text) + 1
	}
	if Width(text) < room {
		end++
	}
	t.onGround(answer, chosen).cut(r.Right()-end).draw(c, end, r.Y)
}

// arrowOf points along an axis: valid time goes to the right, record time
// downward.
func arrowOf(axis string, column int) string {
	arrows := [2]string{"←", "→"}
	if axis == "known" {
		arrows = [2]string{"↑", "↓"}
	}
	return arrows[column]
}

// noBoundary says that the answer does not change that way; of what is still
// to be recorded nothing is known.
func (t *flipStep) noBoundary(axis string, column int) string {
	if axis == "known" && column == 1 && !t.recordedLater() {
		return t.words.Later
	}
	return t.words.Nothing
}

// recordedLater reports whether the ledger holds anything recorded after the
// question's known.
func (t *flipStep) recordedLater() bool {
	ops := t.frame.After().Ops()
	return len(ops) > 0 && t.table.Query.Known.Before(ops[len(ops)-1].When())
}
