package views

import (
	"slices"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// drawReach draws the smallest sets of changes that lead to a chosen state.
func (t *flipStep) drawReach(c *Canvas) {
	f, want := t.fieldColumns(), t.State.Flip.Reach
	sets := t.table.Sets(want)
	top := t.drawReachHead(c, f, want, sets)
	var lines []flipLine
	at := max(0, min(t.State.Flip.Set, len(sets)-1))
	for i := range sets {
		lines = append(lines, flipLine{row: i, chosen: i == at, draw: func(c *Canvas, y int) { t.drawSet(c, y, i, sets, i == at) }})
	}
	spelt := t.setLines(t.l.Content.W)
	sentence := t.reachSentence(want, sets)
	below, part := t.drawLines(c, lines, top, t.lowest(sentence)-len(spelt), at)
	for i, line := range spelt {
		line.draw(c, t.l.Content.X, below+1+i)
	}
	t.drawDecisionHappened(c, t.k)
	t.drawPart(c, t.l.Happened.Y, part)
	t.drawSentence(c, sentence)
}

// drawReachHead draws the states as the table has them, the one to be reached
// as the solid cell, and gives the first row below.
func (t *flipStep) drawReachHead(c *Canvas, f fieldColumns, want core.State, sets []player.FlipItem) int {
	y := t.l.Panes.Y
	if t.l.Arrangement == Compact {
		y = t.l.Happened.Y + 1
	}
	at, room := f.label, f.state[0]-f.label-1
	if f.cells > 0 {
		c.Text(f.label, y, Ink{Role: Muted}.Loud(), t.words.Reach.Label)
		at, room = f.value, f.cells
	}
	is := t.table.Decision.State
	c.Text(at, y, Ink{Role: Muted}, Cut(t.Screen.signed(is), room))
	for i, state := range t.table.States {
		if state == want {
			t.drawStateChip(c, f.state[i]-1, y, state, f.room(i)+2)
		} else {
			c.Text(f.state[i], y, Ink{Role: stateRole(state)}.Loud(), Cut(t.Screen.signed(state), f.room(i)))
		}
	}
	c.Text(f.label, y+1, Ink{Role: Muted}, t.words.Reach.Sets(len(sets), changesOf(sets)))
	return y + 3
}

// changesOf gives how many changes each of the smallest sets has.
func changesOf(sets []player.FlipItem) int {
	if len(sets) == 0 {
		return 0
	}
	return len(sets[0].Changes)
}

// drawSet draws one set: its changes in field order.
func (t *flipStep) drawSet(c *Canvas, y, at int, sets []player.FlipItem, chosen bool) {
	if chosen {
		t.drawCursor(c, y)
	}
	x := c.Text(t.l.Content.X, y, dimmed(chosen), pad(number(at+1), 4))
	text := t.setWords(sets[at], sets, t.l.Content.Right()-x-1)
	if chosen {
		t.drawSolid(c, x, y, stateRole(sets[at].Decision.State), text)
		return
	}
	c.Text(x, y, Ink{Role: Fg}, text)
}

// setWords says one of the sets in a row. Where they do not all have room,
// the changes that every set has are left out, for they are spelled out below;
// what still has none is counted.
func (t *flipStep) setWords(set player.FlipItem, sets []player.FlipItem, room int) string {
	parts, own := make([]string, 0, len(set.Changes)), []string{"…"}
	for _, change := range set.Changes {
		text := t.inputChange(change)
		parts = append(parts, text)
		if !inEvery(sets, change) {
			own = append(own, text)
		}
	}
	if text := strings.Join(parts, t.words.And); Width(text) <= room || len(own) < 2 {
		return t.countedOff(parts, room)
	}
	return t.countedOff(own, room)
}

func inEvery(sets []player.FlipItem, change core.Change) bool {
	for _, set := range sets {
		if !slices.Contains(set.Changes, change) {
			return false
		}
	}
	return true
}

// setLines spells out the chosen set, as many changes a row as fit, and the
// state to which it leads.
func (t *flipStep) setLines(room int) []inkLine {
	if t.chosen == nil {
		return nil
	}
	lines, line := []inkLine(nil), inkLine{}
	for _, change := range t.chosen.Changes {
		next := t.spelt(change).line()
		if len(t.chosen.Changes) > 1 || next.width() > room-40 { // the state stands behind it
			next = t.spelt(change).short().line()
		}
		if line.width() > 0 && line.width()+3+next.width() > room {
			lines, line = append(lines, line), nil
		}
		if line.width() > 0 {
			line = append(line, span{Ink{}, "   "})
		}
		line = append(line, next...)
	}
	lines = append(lines, line)
	turn := append(t.turn(), span{Ink{Role: Muted}, "   " + t.follows()[0]})
	if last := lines[len(lines)-1]; last.width()+3+turn.width() <= room {
		lines[len(lines)-1] = append(append(last, span{Ink{}, "   "}), turn...)
		return lines
	}
	if most := 3; len(lines) > most {
		lines = append(lines[:most:most], inkLine{{Ink{Role: Muted}, "…"}})
	}
	return append(lines, turn)
}

func (t *flipStep) reachSentence(want core.State, sets []player.FlipItem) string {
	return t.words.Reach.Say(len(sets), changesOf(sets), t.stateName(want))
}

// countedOff joins parts of a set as far as they have room, and counts the
// rest.
func (s Screen) countedOff(parts []string, room int) string {
	w := s.Words.Flip
	text := strings.Join(parts, w.And)
	for n := len(parts) - 1; n > 0 && Width(text) > room; n-- {
		text = strings.Join(parts[:n], w.And) + "  " + i18n.Fill(w.More, number(len(parts)-n))
	}
	return Cut(text, room)
}
