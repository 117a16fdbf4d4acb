package views

import (
	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// flipColumns are the columns of the ledger's table: labels, and the answers
// to which changes lead; of many, a window of them.
type flipColumns struct {
	label, step, last int // columns of the screen: where a row and its answers begin
	width             int // of an answer
	from, to          int // of Flips.Answers that are shown
}

// at gives the column of the screen of an answer.
func (f flipColumns) at(answer int) int { return f.step + (answer-f.from)*f.width }

// room gives the cells of an answer's column.
func (f flipColumns) room(answer, right int) int {
	if answer == f.to-1 {
		return right - f.at(answer)
	}
	return f.width - 1
}

func (t *flipStep) columns() flipColumns {
	label, width := 33, 40
	switch t.l.Arrangement {
	case Middle:
		label, width = 26, 34
	case Compact, Tabs:
		label, width = 19, 26
	case Wide:
	}
	r := t.l.Content
	width += (r.W - label - 2*width) / 2 * boolInt(r.W > label+2*width+8)
	f := flipColumns{label: r.X, step: r.X + label, width: width, last: r.X + label + width}
	n := len(t.table.Answers)
	f.to = n
	if n > 2 {
		least := 22
		if t.l.Arrangement == Compact {
			least = 18
		}
		shown := max(1, min(n, (r.W-label)/least))
		f.width = (r.W - label) / shown
		at := 0
		if t.chosen != nil && t.table.Rows[t.row].Section == player.FlipSettle {
			at = t.chosen.Column
		}
		f.from = window(at, shown, n)
		f.to = f.from + shown
	}
	return f
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// drawLedgerFlip draws what would flip the answer to a question: what settles
// a conflict, what lets in each memory that is left out, and the nearest
// boundaries.
func (t *flipStep) drawLedgerFlip(c *Canvas) {
	sentence := t.ledgerSentence()
	part := t.drawBody(c, t.columns(), t.l.Panes.Y, t.lowest(sentence))
	t.drawQuestionLine(c)
	t.drawPart(c, t.l.Happened.Y, part)
	t.drawSentence(c, sentence)
}

// drawBody draws the table and below it the chosen change.
func (t *flipStep) drawBody(c *Canvas, f flipColumns, top, lowest int) (part string) {
	var lines []flipLine
	for blanks := 2; blanks >= 0; blanks-- {
		if lines = t.ledgerLines(f, blanks); len(lines) <= lowest-1-top {
			break
		}
	}
	below, part := t.drawLines(c, lines, top, lowest-1, t.row)
	t.drawChosen(c, below+1)
	return part
}

// drawQuestionLine says what is asked and what is answered, in the place of
// what happened.
func (t *flipStep) drawQuestionLine(c *Canvas) {
	r, q := t.l.Happened, t.table.Query
	muted, accent := Ink{Role: Muted}, Ink{Role: Accent}.Loud()
	head := inkLine{{muted, t.dotted(SignDot) + " "}}
	if label := t.frame.Questions[t.State.Question].Label; label != "" {
		head = inkLine{{accent, label + " "}}
	}
	text, ink := t.brief(t.table.Answer)
	answer := span{ink, "   " + text}
	if t.table.Answer.Status == core.Usable {
		answer.text = "   " + SignGiven + " " + text
	}
	for _, template := range []string{t.ledgerStep.words.AboutKnown, t.ledgerStep.words.AboutKnownShort} {
		line := append(head[:1:1], filledLine(template, muted, accent, t.dates.full(q.Valid), t.dates.full(q.Known))...)
		if line = append(line, answer); line.width() <= r.W {
			line.draw(c, r.X, r.Y)
			return
		}
	}
	line := append(head[:1:1], filledLine(t.ledgerStep.words.AboutKnownShort, muted, accent, t.short(q.Valid), t.short(q.Known))...)
	append(line, answer).cut(r.W).draw(c, r.X, r.Y)
}

// ledgerLines lays out the sections, with blanks between them, and with two
// also below the first head.
func (t *flipStep) ledgerLines(f flipColumns, blanks int) []flipLine {
	var lines []flipLine
	blank := func(wanted bool) {
		if wanted && len(lines) > 0 {
			lines = append(lines, flipLine{row: -1, draw: func(*Canvas, int) {}})
		}
	}
	var section player.FlipSection
	for i := range t.table.Rows {
		row := &t.table.Rows[i]
		if row.Section != section {
			section = row.Section
			blank(blanks > 0)
			lines = append(lines, t.headLines(section, f)...)
			blank(section == player.FlipSettle && blanks > 1)
		}
		lines = append(lines, flipLine{row: i, chosen: i == t.row, draw: func(c *Canvas, y int) { t.drawRow(c, f, y, i) }})
	}
	return lines
}

// headLines are the label of a section, and of the first what its columns
// are.
func (t *flipStep) headLines(section player.FlipSection, f flipColumns) []flipLine {
	w, label := t.words, Ink{Role: Muted}.Loud()
	head := func(draw func(c *Canvas, y int)) flipLine { return flipLine{row: -1, draw: draw} }
	switch section {
	case player.FlipSettle:
		return []flipLine{
			head(func(c *Canvas, y int) { t.drawSettleHead(c, f, y) }),
			head(func(c *Canvas, y int) { t.drawSettleCounts(c, f, y) }),
		}
	case player.FlipLeftOut:
		return []flipLine{head(func(c *Canvas, y int) {
			end := c.Text(f.label, y, label, w.LeftOut)
			end = c.Text(end+2, y, Ink{Role: Muted}, w.LetIn)
			if t.table.Unlisted > 0 {
				c.Text(end+3, y, Ink{Role: Muted}, i18n.Fill(w.Unlisted, number(t.table.Unlisted)))
			}
		})}
	case player.FlipNearest:
		return []flipLine{head(func(c *Canvas, y int) { c.Text(f.label, y, label, w.Nearest) })}
	case player.FlipFields:
	}
	return nil
}

func (t *flipStep) drawSettleHead(c *Canvas, f flipColumns, y int) {
	end := c.Text(f.label, y, Ink{Role: Muted}.Loud(), t.words.Settle)
	status := SignConflict + " " + t.ledgerStep.words.ConflictShort
	room := f.step - 1 - end
	switch {
	case Width(status)+4 <= room:
		end += 2
	case Width(status)+3 <= room:
		end++
	}
	if Width(status)+3 <= room {
		if t.Theme.Coloured() {
			c.Text(end, y, Ink{Role: On, Ground: Warning}.Loud(), " "+status+" ")
		} else {
			c.Text(end, y, Ink{Role: Fg}.Loud(), "["+status+"]")
		}
	}
	for i := f.from; i < f.to; i++ {
		a := t.table.Answers[i]
		c.Text(f.at(i), y, Ink{Role: Good}.Loud(), Cut(t.answerSign(a), f.room(i, t.l.Content.Right())))
	}
}

// drawSettleCounts says under each answer how many changes lead to it.
func (t *flipStep) drawSettleCounts(c *Canvas, f flipColumns, y int) {
	all, many := 0, make([]int, len(t.table.Answers))
	for _, row := range t.table.Rows {
		if row.Section == player.FlipSettle {
			for _, item := range row.Items {
				all++
				many[item.Column]++
			}
		}
	}
	text := t.words.Single(all)
	if f.to-f.from < len(t.table.Answers) {
		text = i18n.Fill(t.words.Columns, number(f.from+1), number(f.to), number(len(t.table.Answers)))
	}
	if Width(text) >= f.step-f.label {
		text = t.words.Changes(all)
	}
	c.Text(f.label, y, Ink{Role: Muted}, text)
	for i := f.from; i < f.to; i++ {
		c.Text(f.at(i), y, Ink{Role: Muted}, t.words.Changes(many[i]))
	}
}
