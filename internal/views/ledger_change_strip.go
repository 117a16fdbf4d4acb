package views

import (
	"slices"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// drawChangeStrip draws what stands in the caption's place in a what-if: the
// chosen input with what it can hold, what became of the answer and why, and
// the exercise of the step.
func (t *ledgerStep) drawChangeStrip(c *Canvas) {
	l := t.l
	if l.Rule >= 0 {
		c.Fill(Rect{l.Content.X, l.Rule, l.Content.W, 1}, Ink{Role: Changed}, SignThin)
	}
	goal := t.goalLines(l.Caption.W)
	rows := goal[max(0, len(goal)-1):] // what was asked for last
	at := l.Caption
	if l.Rule < 0 {
		at.Y = at.Bottom() - 2
		if len(rows) > 0 {
			at.Y--
		}
	}
	t.drawChoiceRow(c, Rect{at.X, at.Y, at.W, 1})
	t.turnLine(at.W).draw(c, at.X, at.Y+1)
	for i, line := range rows {
		line.draw(c, at.X, at.Y+2+i)
	}
}

// drawChoiceRow writes the chosen input with what it can hold, or what an
// action does.
func (t *ledgerStep) drawChoiceRow(c *Canvas, r Rect) {
	f, ok := t.chosenInputField()
	if !ok {
		return
	}
	x := c.Text(r.X, r.Y, Ink{Role: Changed}.Loud(), Cut(t.choiceName(f), r.W/2)) + choiceGap
	if t.State.Input.Kind == player.InputValue {
		t.drawTyped(c, t.k, x, r)
		return
	}
	var all []choice
	for i, option := range f.Choices {
		all = append(all, choice{t.choiceText(f, option), i == f.Marked})
	}
	if len(all) == 0 {
		c.Text(x, r.Y, Ink{Role: Muted}, Cut(t.Words.WhatIf.ActsLong[string(f.Action)], r.Right()-x))
		return
	}
	list, first, last := choiceWindow(all, r.Right()-x)
	if first > 0 {
		x = c.Text(x, r.Y, Ink{Role: Muted}, "…") + 1
	}
	for _, one := range list[first:last] {
		x = t.drawChoice(c, t.k, x, r, one) + choiceGap
	}
	if last < len(list) && x-choiceGap+1 < r.Right() {
		c.Text(x-choiceGap+1, r.Y, Ink{Role: Muted}, "…")
	}
}

// choiceName names what is chosen: the path of an input, or an action with
// what it is about.
func (t *ledgerStep) choiceName(f player.InputField) string {
	if f.Action == "" {
		return pathHere(f.Path)
	}
	name := t.Words.WhatIf.Acts[string(f.Action)]
	if f.Path.ID != "" {
		name = joined(pathHere(f.Path), " · ", name)
	}
	return name
}

// choiceText writes one value that an input can hold.
func (s Screen) choiceText(f player.InputField, o player.Option) string {
	w := s.Words.WhatIf
	switch {
	case o.Type && f.Field.Kind == core.KindTime:
		return w.TypeDate
	case o.Type && f.Field.Kind == core.KindIdentifiers:
		return w.TypeIDs
	case o.Type:
		return w.TypeText
	case o.Missing && f.Path.Field == "evidence":
		return w.Missing
	case o.Missing && f.Action == "":
		return s.orNone(f.Path, "")
	}
	return s.fieldText(f, o.Value)
}

// turnLine says what became of the answer, or why the last change was not
// taken.
func (t *ledgerStep) turnLine(room int) inkLine {
	if refused := t.State.WhatIf.Refused; refused != nil {
		return t.notTakenLine(*refused, room)
	}
	if fallen := t.refusedTab(); fallen != nil {
		return inkLine{{Ink{Role: Bad}, SignFailed + " " + i18n.Fill(t.Words.WhatIf.Refused, t.chosenTarget(), t.Words.Core.Refusal(fallen))}}.cut(room)
	}
	if !t.look.Asked {
		return inkLine{{Ink{Role: Muted}, Cut(t.words.NothingAsked, room)}}
	}
	var line inkLine
	for _, sentence := range append(t.turnSentences(), "") {
		for _, brief := range []bool{false, true} {
			line = t.wasNow(brief)
			if sentence != "" {
				line = append(line, span{Ink{Role: Fg}, "   " + sentence})
			}
			if line.width() <= room {
				return line
			}
		}
	}
	return line.cut(room)
}

// refusedTab gives why the ledger does not take the chosen operation; nil: it
// does.
func (t *ledgerStep) refusedTab() *core.Refusal {
	if tabs := t.tabs(); t.State.WhatIf.Tab >= 0 && t.State.WhatIf.Tab < len(tabs) {
		return t.refusalOf(tabs[t.State.WhatIf.Tab])
	}
	return nil
}

// chosenTarget names the chosen operation.
func (t *ledgerStep) chosenTarget() string { return t.opName(t.tabs()[t.State.WhatIf.Tab].Op) }

// wasNow says the answer in the lesson and the one now; in brief a conflict
// of the lesson has no values.
func (t *ledgerStep) wasNow(brief bool) inkLine {
	w := t.Words.WhatIf
	text, ink := t.statusAnswer(t.look.Answer)
	now := span{ink, text}
	if t.other == nil || t.saysSame(t.other.answer) {
		return t.sameOrEvidence(now)
	}
	was, _ := t.statusAnswer(t.other.answer)
	if brief && t.other.answer.Status == core.Conflict {
		was = SignConflict + " " + t.words.ConflictShort
	}
	violet := Ink{Role: Changed}
	return inkLine{{violet, w.WasAnswer + " "}, {Ink{Role: Soft}, was}, {violet.Loud(), " ━━ " + w.NowAnswer + " "}, now}
}

// saysSame reports whether an answer has the status and the values of the one
// on screen; only what it rests on may be another.
func (t *ledgerStep) saysSame(a core.Answer) bool {
	now := t.look.Answer
	return a.Status == now.Status && a.Value == now.Value && slices.Equal(a.Candidates, now.Candidates)
}

// sameOrEvidence says behind an answer that it is the lesson's, or on what
// that one rests.
func (t *ledgerStep) sameOrEvidence(now span) inkLine {
	w := t.Words.WhatIf
	if t.other == nil || t.other.answer.Equal(t.look.Answer) {
		return inkLine{now, {Ink{Role: Soft}, "   " + SignSame + " " + w.AsLesson}}
	}
	return inkLine{now, {Ink{Role: Changed}, "   " + SignChanged + " " + i18n.Fill(w.EvidenceWas, t.restsOn(t.other.answer))}}
}

// restsOn names the sources of an answer; those of a conflict value by value.
func (t *ledgerStep) restsOn(a core.Answer) string {
	if a.Status != core.Conflict {
		return strings.Join(a.Evidence, " ")
	}
	parts := make([]string, 0, len(a.Candidates))
	for _, value := range a.Candidates {
		parts = append(parts, strings.Join(a.Support(value), " "))
	}
	return strings.Join(parts, " "+SignConflict+" ")
}

// statusAnswer says an answer with its sign, status and values.
func (t *ledgerStep) statusAnswer(a core.Answer) (string, Ink) {
	switch a.Status {
	case core.NotFound:
		return SignNothing + " " + t.words.NotFound, Ink{Role: Soft}.Loud()
	case core.Usable:
		return SignGiven + " " + t.words.Usable + " " + oneLine(a.Value), Ink{Role: Good}.Loud()
	case core.Conflict:
	}
	return SignConflict + " " + t.answerForms(a)[0], Ink{Role: Warning}.Loud()
}

// notTakenLine says in the core's words why a change was not taken, and what
// would be.
func (t *ledgerStep) notTakenLine(n player.NotTaken, room int) inkLine {
	w := t.Words.WhatIf
	bad := SignFailed + " " + w.NotTaken
	reason := strings.TrimPrefix(t.notTakenText(n), bad)
	if t.Words.Lang == i18n.Chinese {
		reason = strings.TrimSpace(reason)
	}
	line := inkLine{{Ink{Role: Bad}.Loud(), bad}, {Ink{Role: Fg}, reason}}
	if allowed := t.allowed(n); allowed != "" {
		text := i18n.Fill(w.Allowed, allowed)
		if line.width()+3+Width(text) <= room {
			return append(line, span{Ink{Role: Soft}, "   " + text})
		}
	}
	return line.cut(room)
}

// allowed says what could stand there instead.
func (t *ledgerStep) allowed(n player.NotTaken) string {
	w := t.Words.WhatIf
	if n.Refusal != nil && n.Refusal.Code == core.CodeNoEvidence {
		return i18n.Fill(w.With, w.Fields["status"], t.Words.Core.Statuses[core.StatusCandidate])
	}
	if n.Problem != nil && len(n.Problem.Expected) > 0 {
		return strings.Join(n.Problem.Expected, t.Words.Diag.Comma)
	}
	return ""
}
