package views

import (
	"memtui/internal/core"
	"memtui/internal/i18n"
)

// turn is the first rung at which a memory fares otherwise than in the
// lesson.
type turn struct {
	rung int // from 0
	now  core.Verdict
	was  int // the rung at which it fell in the lesson
}

// firstTurn finds the memory whose fate differs from the lesson, the first in
// ledger order, with its first rung that does; where no fate differs, the
// first rung that does all the same. False: none.
func (t *ledgerStep) firstTurn() (turn, bool) {
	var found []turn
	for _, v := range t.look.Verdicts {
		was, ok := t.other.ladder.Passed(v.Memory.ID)
		if !ok {
			continue
		}
		for i := range v.Checks {
			if v.Checks[i].Pass != was[i] {
				found = append(found, turn{i, v, was.Fell()})
				break
			}
		}
	}
	for _, one := range found {
		if (fellAt(one.now) == 9) != (one.was == 9) {
			return one, true
		}
	}
	if len(found) == 0 {
		return turn{}, false
	}
	return found[0], true
}

// oneSided gives a memory that only one of the two has: here, or in the
// lesson.
func (t *ledgerStep) oneSided() (here, there string) {
	own, other := t.frame.After(), t.other.frame.After()
	return firstWithout(own, other), firstWithout(other, own)
}

// firstWithout gives the first memory of a ledger that another does not hold.
func firstWithout(s, other core.Snapshot) string {
	for m := range s.All() {
		if !other.Holds(m.ID) {
			return m.ID
		}
	}
	return ""
}

// turnSentences say why the answer is another one than in the lesson, the
// longest form first.
func (t *ledgerStep) turnSentences() []string {
	if t.other == nil {
		return nil
	}
	w := t.Words.WhatIf.Why
	left := t.leftWords()
	var forms []string
	if one, ok := t.firstTurn(); ok {
		for _, text := range t.turnForms(one) {
			forms = append(forms, i18n.Fill(w.Rung, number(one.rung+1), text))
		}
	} else if here, there := t.oneSided(); here != "" {
		forms = []string{i18n.Fill(w.New, here)}
	} else if there != "" {
		forms = []string{i18n.Fill(w.Gone, there)}
	} else {
		return []string{w.Nothing}
	}
	return append([]string{forms[0] + w.Between + left}, forms...)
}

// turnForms say what a memory does at the rung, the longest form first.
func (t *ledgerStep) turnForms(one turn) []string {
	w, id := t.Words.WhatIf.Why, one.now.Memory.ID
	check := one.now.Checks[one.rung]
	if check.Pass {
		return []string{i18n.Fill(w.Passes, id)}
	}
	out := i18n.Fill(w.Out, id)
	reason := t.failure(check)[0]
	if check.Rung == core.RungSuperseded {
		return []string{i18n.Fill(w.OutBy, id, reason), out}
	}
	return []string{i18n.Fill(w.OutFor, id, t.rungReason(check, reason)), out}
}

// leftWords say how many values are left.
func (t *ledgerStep) leftWords() string {
	w := t.Words.WhatIf.Why
	switch t.look.Answer.Status {
	case core.NotFound:
		return w.None
	case core.Usable:
		return w.One
	case core.Conflict:
	}
	return i18n.Fill(w.Several, number(len(t.look.Answer.Candidates)))
}
