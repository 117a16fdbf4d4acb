package views

import (
	"strconv"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// drawDecisionStrip draws what stands in the caption's place while inputs of
// a decision are changed: what is chosen, what became of the state, and why a
// change was not taken, or how far the exercise is.
func (s Screen) drawDecisionStrip(c *Canvas, k *sketch) {
	l := k.layout
	s.stripRule(c, l)
	r, ok := s.ruled()
	chosen, field := s.chosenField()
	if !ok || !field {
		return
	}
	last := s.stripEnd(l.Caption.W)
	at := l.Caption
	if l.Rule < 0 {
		at.Y = at.Bottom() - 2 - len(last)
	}
	s.drawChoices(c, k, Rect{at.X, at.Y, at.W, 1}, pathHere(chosen.Path), chosen)
	s.turnLine(r, at.W).draw(c, at.X, at.Y+1)
	for i, line := range last {
		line.draw(c, at.X, at.Y+2+i)
	}
}

// stripRule draws the rule above a strip: in a mode it is violet.
func (s Screen) stripRule(c *Canvas, l Layout) {
	if l.Rule >= 0 { // as far as the states
		c.Fill(Rect{l.Content.X, l.Rule, l.Content.W + 1, 1}, Ink{Role: Changed}, SignThin)
	}
}

// stripEnd is the last row of the strip: why the last change was not taken,
// else how far the exercise of the step is; none where there is neither.
func (s Screen) stripEnd(cells int) []inkLine {
	if s.State.WhatIf.Refused != nil {
		return []inkLine{{{Ink{Role: Bad}, Cut(closedUp(s.notTakenText(*s.State.WhatIf.Refused)), cells)}}}
	}
	goal := s.goalLines(cells)
	return goal[max(0, len(goal)-1):]
}

// notTakenText says why a change was not taken.
func (s Screen) notTakenText(n player.NotTaken) string {
	text := SignFailed + " " + s.Words.WhatIf.NotTaken + " "
	switch {
	case n.Refusal != nil:
		return text + s.Words.Core.Refusal(n.Refusal)
	case n.Problem != nil:
		return text + s.Words.Problem(string(n.Problem.Code), n.Problem.Args, n.Problem.In.Kind, n.Problem.In.Name)
	}
	return text
}

// turnLine says from which state to which the what-if leads, and which rules
// make it so.
func (s Screen) turnLine(r ruling, cells int) inkLine {
	w := s.Words.WhatIf
	now := span{Ink{Role: r.hue, Bold: true}, s.signed(r.Decision.State)}
	violet := Ink{Role: Changed}
	if !r.whatIf {
		return inkLine{now}
	}
	line := inkLine{
		{violet, w.WasAnswer + " "}, {Ink{Role: Soft}, s.signed(r.Was.Decision.State)},
		{violet.Loud(), " ━━ " + w.NowAnswer + " "}, now,
	}
	if !r.changedState() {
		line = inkLine{{Ink{Role: Muted}, SignSame + " "}, now, {Ink{Role: Soft}, "  " + w.AsLesson}}
	}
	if room := cells - line.width() - 3; room > 10 {
		line = append(line, span{Ink{Role: Fg}, "   " + s.turnWords(r, room)})
	}
	return line
}

// turnWords says in so many cells which rule decides in place of which.
func (s Screen) turnWords(r ruling, cells int) string {
	text := s.turnSentence(r)
	if Width(text) > cells {
		text = i18n.Fill(s.Words.Decision.WhatIf.Decides, strconv.Itoa(r.Decision.Rule))
	}
	return Cut(text, cells)
}

func (s Screen) turnSentence(r ruling) string {
	w := s.Words.Decision.WhatIf
	was, now := r.Was.Decision.Rule, r.Decision.Rule
	switch {
	case len(r.Was.Changed) == 0:
		return i18n.Fill(w.Decides, strconv.Itoa(now))
	case was < now:
		return i18n.Fill(w.NoLonger, strconv.Itoa(was), strconv.Itoa(now))
	case was > now:
		return i18n.Fill(w.Sooner, strconv.Itoa(now), strconv.Itoa(was))
	}
	return i18n.Fill(w.Still, strconv.Itoa(now))
}
