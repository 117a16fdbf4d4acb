package views

import (
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// drawSolo draws the table where one pane fills the screen: a line a change,
// and below them the chosen one spelled out.
func (t *flipStep) drawSolo(c *Canvas) {
	lines, at := t.soloLines(), t.row
	if t.State.Flip.Reach != "" {
		lines, at = t.soloSets(), t.State.Flip.Set
	}
	spelt := t.soloChosen()
	bottom := t.l.Panes.Bottom() - len(spelt)
	_, part := t.drawLines(c, lines, t.l.Panes.Y, bottom, at)
	for i, line := range spelt {
		line.draw(c, t.l.Content.X, bottom+i)
	}
	t.drawSoloHead(c, part)
}

// drawSoloHead says in the place of the tabs what is asked and answered, or
// to which state the sets lead.
func (t *flipStep) drawSoloHead(c *Canvas, part string) {
	r := t.l.Tabs
	if part != "" {
		c.Text(r.Right()-Width(part), r.Y, Ink{Role: Muted}, part)
		r.W -= Width(part) + 2
	}
	if t.State.IsDecision() {
		is := t.table.Decision.State
		line := inkLine{{Ink{Role: stateRole(is)}.Loud(), t.Screen.signed(is)}, {Ink{Role: Muted}, "  " + t.words.Changes(t.singles())}}
		if want := t.State.Flip.Reach; want != "" {
			line = inkLine{{Ink{Role: Muted}, t.stateSign(is) + " ━━ "}, {Ink{Role: stateRole(want)}.Loud(), t.Screen.signed(want)}}
		}
		line.cut(r.W).draw(c, r.X, r.Y)
		return
	}
	text, ink := t.brief(t.table.Answer)
	q := t.table.Query
	line := filledLine(t.ledgerStep.words.CrosshairLine, Ink{Role: Muted}, Ink{Role: Accent}.Loud(), t.short(q.Valid), t.short(q.Known))
	line = append(inkLine{{ink, text + "  "}}, line...)
	if line.width() > r.W {
		line = line[:1] // no half of a date
	}
	line.cut(r.W).draw(c, r.X, r.Y)
}

// soloLines has a line for each change, and one for a row that has none.
func (t *flipStep) soloLines() []flipLine {
	var lines []flipLine
	var section player.FlipSection
	for i := range t.table.Rows {
		row := &t.table.Rows[i]
		if row.Section != section && row.Section != player.FlipFields {
			lines = append(lines, t.soloHead(row.Section))
		}
		section = row.Section
		if row.Section == player.FlipLeftOut && row.First {
			lines = append(lines, flipLine{row: -1, draw: func(c *Canvas, y int) {
				t.leftOutLabel(row.Memory, t.l.Content.W, false).draw(c, t.l.Content.X, y)
			}})
		}
		lines = append(lines, t.soloRow(i, row)...)
	}
	return lines
}

func (t *flipStep) soloHead(section player.FlipSection) flipLine {
	text := map[player.FlipSection]string{
		player.FlipSettle: t.words.Settle, player.FlipLeftOut: t.words.LeftOut + "  " + t.words.LetIn, player.FlipNearest: t.words.Nearest,
	}[section]
	return flipLine{row: -1, draw: func(c *Canvas, y int) {
		c.Text(t.l.Content.X, y, Ink{Role: Muted}.Loud(), Cut(text, t.l.Content.W))
	}}
}

func (t *flipStep) soloRow(at int, row *player.FlipRow) []flipLine {
	if len(row.Items) == 0 {
		return []flipLine{t.soloLine(at, at == t.row, inkLine{{Ink{Role: Muted}, t.soloNone(row)}})}
	}
	var lines []flipLine
	for i := range row.Items {
		chosen := at == t.row && i == t.item
		lines = append(lines, t.soloLine(at, chosen, t.soloItem(row, &row.Items[i])))
	}
	return lines
}

// soloLine indents a line below its head; the chosen one has the cursor.
func (t *flipStep) soloLine(at int, chosen bool, line inkLine) flipLine {
	r := t.l.Content
	return flipLine{row: at, chosen: chosen, draw: func(c *Canvas, y int) {
		if chosen {
			c.Ground(Rect{r.X - 1, y, r.W + 2, 1}, Sel)
			c.Text(r.X, y, Ink{Role: Accent}.Loud(), SignFocus)
			t.k.zone(Rect{r.X, y, r.W, 1}, player.Command{Kind: player.CmdTry})
		}
		t.onGround(line, chosen).cut(r.W-2).draw(c, r.X+2, y)
	}}
}

// soloItem says a change and where it leads.
func (t *flipStep) soloItem(row *player.FlipRow, item *player.FlipItem) inkLine {
	switch row.Section {
	case player.FlipFields:
		return inkLine{
			{Ink{Role: Fg}, t.inputChange(item.Changes[0]) + " "},
			{Ink{Role: stateRole(item.Decision.State)}.Loud(), SignArrow + " " + t.Screen.signed(item.Decision.State)},
		}
	case player.FlipNearest:
		template := [2]string{t.words.Before, t.words.From}[item.Column]
		line := inkLine{
			{Ink{Role: Accent}, arrowOf(row.Axis, item.Column) + " "}, {Ink{Role: Fg}, i18n.Fill(template, t.short(item.On)) + "  "},
		}
		return append(line, t.answerLine(item.Answer, " ", t.l.Content.W-2-line.width())...)
	case player.FlipSettle, player.FlipLeftOut:
	}
	room := t.l.Content.W - 4
	least := t.answerLine(item.Answer, " ", 12)
	text := fitting(t.changeWords(item.Changes[0]), room-least.width())
	return append(inkLine{{Ink{Role: Fg}, text + "  "}}, t.answerLine(item.Answer, " ", room-Width(text))...)
}

// soloNone says why a row has no change.
func (t *flipStep) soloNone(row *player.FlipRow) string {
	switch row.Section {
	case player.FlipLeftOut:
		return i18n.Fill(t.words.NoWay, t.rungsOf(row.Memory))
	case player.FlipNearest:
		return t.words.Axes[row.Axis] + " " + t.dotted(SignDot) + " " + t.noBoundary(row.Axis, 1)
	case player.FlipFields:
		return t.Words.Decision.Fields[row.Field] + " " + t.dotted(SignDot) + " " + t.idleWords(row)
	case player.FlipSettle:
	}
	return ""
}

// soloSets has a line for each set that reaches the chosen state.
func (t *flipStep) soloSets() []flipLine {
	var lines []flipLine
	sets := t.table.Sets(t.State.Flip.Reach)
	for i, set := range sets {
		lines = append(lines, t.soloLine(i, i == t.State.Flip.Set, inkLine{{Ink{Role: Fg}, t.setWords(set, sets, t.l.Content.W-2)}}))
	}
	return lines
}

// soloChosen spells out the chosen change in two rows, or a set in as many as
// it takes, up to four; a third says what follows, or why it cannot be tried.
func (t *flipStep) soloChosen() []inkLine {
	room := t.l.Content.W
	if t.chosen == nil {
		return []inkLine{{{Ink{Role: Muted}, Cut(t.words.NoChange, room)}}}
	}
	var out []inkLine
	for i, change := range t.chosen.Changes {
		if i == 3 && len(t.chosen.Changes) > 4 {
			out = append(out, inkLine{{Ink{Role: Muted}, "… " + i18n.Fill(t.words.More, number(len(t.chosen.Changes)-i))}})
			break
		}
		out = append(out, t.spelt(change).short().line().cut(room))
	}
	out = append(out, t.soloTurn(room))
	if why := t.obstacle(); why != "" {
		return append(out, inkLine{{Ink{Role: Bad}, Cut(why, room)}})
	}
	return out
}

func (t *flipStep) soloTurn(room int) inkLine {
	turn := t.turn()
	for _, text := range t.follows() {
		if long := append(turn[:2:2], span{Ink{Role: Muted}, "  " + text}); long.width() <= room {
			return long
		}
	}
	return turn.cut(room)
}
