package views

import (
	"slices"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// drawChosen spells out the chosen change: what is edited, from what to what,
// from which answer to which, and what follows; below it why it cannot be
// tried, if it cannot.
func (t *flipStep) drawChosen(c *Canvas, y int) {
	r := t.l.Content
	if t.chosen == nil {
		c.Text(r.X, y, Ink{Role: Muted}, Cut(t.words.NoChange, r.W))
		return
	}
	t.chosenLine(r.W).draw(c, r.X, y)
	if why := t.obstacle(); why != "" {
		c.Text(r.X, y+1, Ink{Role: Bad}, Cut(why, r.W))
	}
}

// chosenLine is the chosen change in one row: what follows goes first where
// there is no room.
func (t *flipStep) chosenLine(room int) inkLine {
	s := t.spelt(t.chosen.Changes[0])
	line := s.line()
	line = append(line, span{Ink{}, "   "})
	line = append(line, t.turn()...)
	for _, text := range t.follows() {
		long := append(line[:len(line):len(line)], span{Ink{Role: Muted}, "   " + text})
		if long.width() <= room {
			return long
		}
	}
	if line.width() <= room {
		return line
	}
	line = append(s.short().line(), span{Ink{}, "  "})
	return append(line, t.turn()...).cut(room)
}

// line spells out a change.
func (s spelling) line() inkLine {
	line := inkLine{{Ink{Role: Fg}.Loud(), s.path}, {Ink{Role: Muted}, "  " + s.from}}
	if s.to == "" {
		return line
	}
	return append(line, span{Ink{Role: Muted}, " " + SignArrow + " "}, span{Ink{Role: Fg}.Loud(), s.to})
}

// short is the same with what is there cut: it stands in the table above.
func (s spelling) short() spelling {
	if s.to != "" {
		s.from, s.to = Cut(s.from, 12), Cut(s.to, 20)
	}
	return s
}

// turn is the answer, or the state, as it is and as it would be.
func (t *flipStep) turn() inkLine {
	if t.State.IsDecision() {
		was, now := t.table.Decision.State, t.chosen.Decision.State
		return inkLine{
			{Ink{Role: Muted}, t.Screen.signed(was) + " "}, {Ink{Role: stateRole(now)}.Loud(), "━━ " + t.Screen.signed(now)},
		}
	}
	role, text := answerRole(t.chosen.Answer, false), t.shortAnswer(t.chosen.Answer)
	switch t.chosen.Answer.Status {
	case core.Usable:
		text += " " + support(t.chosen.Answer)
	case core.Conflict:
		text = t.answerSign(t.chosen.Answer)
	case core.NotFound:
	}
	return inkLine{{Ink{Role: Muted}, t.shortAnswer(t.table.Answer) + " "}, {Ink{Role: role}.Loud(), "━━ " + text}}
}

// shortAnswer says an answer with its status; the values of a conflict are
// named above.
func (t *flipStep) shortAnswer(a core.Answer) string {
	w := t.ledgerStep.words
	switch a.Status {
	case core.Usable:
		return SignGiven + " " + w.Usable + " " + oneLine(a.Value)
	case core.Conflict:
		return SignConflict + " " + w.ConflictShort
	case core.NotFound:
	}
	return SignNothing + " " + w.NotFound
}

// follows says what a change does to the memories, or which rule decides
// then, the longest form first.
func (t *flipStep) follows() []string {
	if t.State.IsDecision() {
		rule := number(t.chosen.Decision.Rule)
		return []string{i18n.Fill(t.words.Fields.Rule, rule), i18n.Fill(t.words.Fields.RuleShort, rule)}
	}
	var parts []string
	for _, v := range t.trial.Out {
		parts = append(parts, i18n.Fill(t.words.OutAt, v.Memory.ID, number(fellAt(v)+1)))
	}
	for _, id := range t.trial.In {
		parts = append(parts, i18n.Fill(t.words.LetsIn, id))
	}
	var out []string
	for n := len(parts); n > 0; n-- {
		text := strings.Join(parts[:n], t.Words.Core.Comma)
		if n < len(parts) {
			text += "…"
		}
		out = append(out, text)
	}
	return out
}

// obstacle says why the chosen change cannot be tried; "" where it can.
func (t *flipStep) obstacle() string {
	switch {
	case t.trial == nil:
		return ""
	case t.trial.NotTaken != nil:
		return tidy(t.notTakenText(*t.trial.NotTaken))
	case t.trial.Otherwise:
		return SignFailed + " " + t.words.Otherwise
	}
	return ""
}

// ledgerSentence says what the table comes to.
func (t *flipStep) ledgerSentence() string {
	w := t.words.Say
	settle, letIn, conflicts, leftOut, nearest := 0, 0, 0, false, false
	many := make([]int, len(t.table.Answers))
	for _, row := range t.table.Rows {
		leftOut = leftOut || row.Section == player.FlipLeftOut
		nearest = nearest || row.Section == player.FlipNearest && len(row.Items) > 0
		for _, item := range row.Items {
			switch row.Section {
			case player.FlipSettle:
				settle++
				many[item.Column]++
			case player.FlipLeftOut:
				letIn++
				conflicts += boolInt(item.Answer.Status == core.Conflict)
			case player.FlipNearest, player.FlipFields:
			}
		}
	}
	switch {
	case settle > 0:
		return w.Settle(settle, t.counted(many), t.sources())
	case t.table.Answer.Status == core.Conflict:
		return w.NoSettle
	case letIn > 0:
		return w.LetIn(letIn, conflicts)
	case leftOut:
		return w.NoLetIn
	case nearest:
		return w.NothingOut
	}
	return w.Nothing
}

func (t *flipStep) counted(many []int) []i18n.CountedValue {
	var out []i18n.CountedValue
	for i, a := range t.table.Answers {
		out = append(out, i18n.CountedValue{N: many[i], Value: Cut(oneLine(a.Value), 24)})
	}
	return out
}

// sources are those that the values in conflict rest on.
func (t *flipStep) sources() []string {
	var out []string
	for _, left := range t.table.Answer.Left {
		out = append(out, left.Evidence...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}
