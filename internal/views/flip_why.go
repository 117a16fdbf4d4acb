package views

import (
	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// flipsOf gives everything that would flip a decision of the step; nil for
// one that is not of the lesson as it is played.
func (s Screen) flipsOf(r ruling) *flipStep {
	for _, question := range s.decisions() {
		if s.frame().Questions[question].Decide != r.Decided {
			continue
		}
		state := s.State
		state.Question = question
		return &flipStep{ledgerStep: &ledgerStep{Screen: s}, words: &s.Words.Flip, table: state.Flips()}
	}
	return nil
}

// drawOneChange writes the last row of WHY: the smallest way to another
// state, with the key that shows every change.
func (s Screen) drawOneChange(c *Canvas, f flow, r ruling, y int) {
	t := s.flipsOf(r)
	if t == nil {
		return
	}
	c.Text(f.field, y, Ink{Role: Muted}, s.Words.Flip.One)
	room := f.bus - 1 - f.value
	if y > f.node(3)+1 {
		room = f.plate.X - 3 - f.value
	}
	line := t.smallestWay()
	key := inkLine{{Ink{Role: Fg}.Loud(), "   f"}, {Ink{Role: Muted}, " " + s.Words.Flip.Every}}
	if long := append(line[:len(line):len(line)], key...); long.width() <= room {
		line = long
	}
	line.cut(room).draw(c, f.value, y)
}

// smallestWay says how few changes lead to another state. Nearly every input
// that is taken away blocks; of a record that is not, how many changes lead
// elsewhere says more than one of them.
func (t *flipStep) smallestWay() inkLine {
	if t.table.Decision.State != core.StateBlocked {
		return inkLine{{Ink{Role: Fg}, t.words.Elsewhere(t.singles())}}
	}
	state, set := t.nearestState()
	if set == nil {
		return nil
	}
	to := span{Ink{Role: stateRole(state)}.Loud(), t.Screen.signed(state)}
	if len(set.Changes) > 1 {
		return inkLine{{Ink{Role: Fg}, i18n.Fill(t.words.NoneReach, number(len(set.Changes))) + " "}, to}
	}
	return t.wayTo(state, set, 60)
}

// nearestState gives the state that the fewest changes reach, and the first
// way to it. Of several it is the one in which the record may be used.
func (t *flipStep) nearestState() (core.State, *player.FlipItem) {
	var best *player.FlipItem
	var to core.State
	for _, state := range []core.State{core.StateWorking, core.StateLongTerm, core.StateRefresh} {
		sets := t.table.Sets(state)
		if len(sets) > 0 && (best == nil || len(sets[0].Changes) < len(best.Changes)) {
			best, to = &sets[0], state
		}
	}
	return to, best
}

// wayTo says in so many cells a set of changes and the state that it reaches:
// "give source ━━ ● working".
func (t *flipStep) wayTo(state core.State, set *player.FlipItem, room int) inkLine {
	ink := Ink{Role: stateRole(state)}.Loud()
	parts := make([]string, 0, len(set.Changes))
	for _, change := range set.Changes {
		parts = append(parts, t.toDo(change))
	}
	to := " ━━ " + t.Screen.signed(state)
	return inkLine{{Ink{Role: Fg}, t.countedOff(parts, room-Width(to))}, {ink, to}}
}

// toDo says a change as something to be done: "give source", "validity
// expired".
func (t *flipStep) toDo(c core.Change) string {
	name := t.inputName(c.Path)
	to, sign := t.inputTo(c)
	switch sign {
	case SignGiven:
		return closeUp(i18n.Fill(t.words.Give, name))
	case SignNothing:
		return closeUp(i18n.Fill(t.words.Leave, name))
	case SignSame:
		to = Cut(oneLine(c.Value), 24)
	}
	return closeUp(i18n.Fill(t.words.Make, name, to))
}

// fullChanges adds to the whole why the smallest way to each other state.
func (s Screen) fullChanges(t *table, r ruling) {
	flips := s.flipsOf(r)
	if flips == nil {
		return
	}
	for _, state := range flips.table.States {
		sets := flips.table.Sets(state)
		if len(sets) == 0 {
			continue
		}
		label := s.Words.Flip.One
		if n := len(sets[0].Changes); n > 1 {
			label = s.Words.Flip.Together(n)
		}
		line := append(inkLine{{Ink{Role: Muted}, pad(label, t.label+2)}}, flips.wayTo(state, &sets[0], t.cells-t.label-2)...)
		if more := len(sets) - 1; more > 0 {
			ways := span{Ink{Role: Muted}, "  " + s.Words.Flip.Ways(more)}
			if line.width()+Width(ways.text) <= t.cells {
				line = append(line, ways)
			}
		}
		t.lines = append(t.lines, line)
	}
	t.lines = append(t.lines, inkLine{
		{Ink{}, pad("", t.label+2)}, {Ink{Role: Fg}.Loud(), "f"}, {Ink{Role: Muted}, " " + s.Words.Flip.Every},
	})
}

// flipLine is the row of the full why that says what would settle a conflict,
// or flip another answer: as many changes as there is room for.
func (f *fullWhy) flipLine(room int) inkLine {
	t := f.flipStep(f.k)
	if t == nil || f.State.Mode == player.ModeFlip {
		return nil
	}
	word := t.words.WouldFlip
	if t.table.Answer.Status == core.Conflict {
		word = t.words.WouldSolve
	}
	line := inkLine{{Ink{Role: Fg}.Loud(), "f"}, {Ink{Role: Muted}, " " + word}}
	any, said := false, map[string]bool{}
	for _, item := range t.turning() {
		between := "  " + t.dotted(SignDot) + "  "
		if !any {
			between = "   "
		}
		text := fitting(t.changeWords(item.Changes[0]), 40) + " " + SignArrow + " "
		if said[text] { // one change may let in several memories
			continue
		}
		said[text] = true
		ink := Ink{Role: answerRole(item.Answer, false)}.Loud()
		next := append(line[:len(line):len(line)], span{Ink{Role: Soft}, between + text}, span{ink, t.turnedTo(item.Answer)})
		if next.width() > room {
			break
		}
		line, any = next, true
	}
	if !any {
		return nil
	}
	return line
}

// turnedTo says an answer behind an arrow: a value alone, else with its sign.
func (t *flipStep) turnedTo(a core.Answer) string {
	text, _ := t.brief(a)
	return text
}

// turning lists the changes that give another answer, the most telling first:
// what settles a conflict, else what lets a memory in, then other times.
func (t *flipStep) turning() []*player.FlipItem {
	var settle, rest, times []*player.FlipItem
	for i := range t.table.Rows {
		row := &t.table.Rows[i]
		for j := range row.Items {
			item := &row.Items[j]
			switch {
			case row.Section == player.FlipSettle:
				settle = append(settle, item)
			case item.Answer.Equal(t.table.Answer):
			case row.Section == player.FlipLeftOut:
				rest = append(rest, item)
			case row.Section == player.FlipNearest:
				times = append(times, item)
			}
		}
	}
	if t.table.Answer.Status == core.Conflict {
		return settle
	}
	return append(rest, times...)
}
