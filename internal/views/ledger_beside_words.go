package views

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/scenario"
)

// besideLines is the strip of side by side: what was changed and what became
// of the answer, the first difference, and the count of cells.
func (t *ledgerStep) besideLines(room int) []inkLine {
	if !t.State.IsEdited() {
		return []inkLine{{{Ink{Role: Muted}, Cut(t.Words.WhatIf.Beside.NothingYet, room)}}}
	}
	out := []inkLine{t.changeLine(room)}
	first := inkLine{{Ink{Role: Fg}, t.firstDifference(room)}}
	out = append(out, first.cut(room))
	return append(out, inkLine{{Ink{Role: Muted}, Cut(t.cellSentence(), room)}})
}

// changeLine says the edit of the step with what it was and is, and the two
// answers.
func (t *ledgerStep) changeLine(room int) inkLine {
	list := t.editsHere()
	if len(list) == 0 {
		list = t.State.Edits.List()
	}
	var answers inkLine
	if t.look.Asked && t.other != nil {
		was, wasInk := t.statusAnswer(t.other.answer)
		now, nowInk := t.statusAnswer(t.look.Answer)
		if was == now {
			return append(t.oneEdit(list).cut(max(10, room-Width(now)-4)), append(inkLine{{Ink{}, "    "}}, t.sameOrEvidence(span{nowInk, now})...)...).cut(room)
		}
		answers = inkLine{{Ink{}, "    "}, {wasInk, was}, {Ink{Role: Changed}.Loud(), " ━━ "}, {nowInk, now}}
		if e := t.look.Answer.Evidence; len(e) > 0 {
			with := append(answers[:len(answers):len(answers)], span{nowInk, " [" + strings.Join(e, " ") + "]"})
			if t.oneEdit(list).width()+with.width() <= room {
				answers = with
			}
		}
	}
	return append(t.oneEdit(list).cut(max(10, room-answers.width())), answers...).cut(room)
}

// oneEdit says the first edit of a list, and how many more there are.
func (t *ledgerStep) oneEdit(list []scenario.Edit) inkLine {
	violet, muted := Ink{Role: Changed}.Loud(), Ink{Role: Muted}
	what, was, now := t.editChange(list[0])
	line := inkLine{{violet, SignChanged + " " + what + " "}, {muted, was}, {violet, " ━━ "}, {Ink{Role: Fg}.Loud(), now}}
	if n := len(t.State.Edits.List()) - 1; n > 0 {
		line = append(line, span{muted, "  " + i18n.Fill(t.Words.WhatIf.Edit.More, number(n))})
	}
	return line
}

// firstDifference says in so many cells at which rung lesson and what-if
// part, and who is out on both sides.
func (t *ledgerStep) firstDifference(room int) string {
	w := t.Words.WhatIf.Beside
	if t.other == nil || !t.look.Asked {
		return w.SameRungs
	}
	text := w.SameRungs
	if one, ok := t.firstTurn(); ok {
		for _, template := range []string{w.First, w.FirstShort} {
			text = closeUp(i18n.Fill(template, number(one.rung+1), one.now.Memory.ID, t.fate(t.other.ladder.Check(one.now.Memory.ID, one.rung)), t.fate(one.now.Checks[one.rung])))
			if Width(text) <= room {
				break
			}
		}
	} else if here, there := t.oneSided(); here != "" {
		text = i18n.Fill(w.OnlyHere, here)
	} else if there != "" {
		text = i18n.Fill(w.OnlyThere, there)
	}
	both := t.outOnBoth()
	if len(both) == 0 {
		return text
	}
	template, between := w.Both, " "
	if len(both) > 1 {
		template = w.BothMany
	}
	if t.Words.Lang == i18n.Chinese {
		between = ""
	}
	if with := text + between + i18n.Fill(template, strings.Join(both, " ")); Width(with) <= room {
		return with
	}
	return text
}

// fate says what a rung does with a memory.
func (t *ledgerStep) fate(check core.Check) string {
	w := t.Words.WhatIf.Beside
	switch {
	case check.Pass:
		return w.Passes
	case check.Rung == core.RungSuperseded:
		return i18n.Fill(w.Replaced, t.failure(check)[0])
	}
	return w.Falls
}

// outOnBoth lists the memories that count in neither.
func (t *ledgerStep) outOnBoth() []string {
	var out []string
	for _, v := range t.look.Verdicts {
		if was, ok := t.other.ladder.Passed(v.Memory.ID); ok && fellAt(v) < 9 && was.Fell() < 9 {
			out = append(out, v.Memory.ID)
		}
	}
	return out
}

// cellSentence counts the cells that differ.
func (t *ledgerStep) cellSentence() string {
	w := t.Words.WhatIf.Beside
	if !t.countsAll() {
		return ""
	}
	differ, total := t.cellCount()
	switch differ {
	case 0:
		return i18n.Fill(w.NoCell, number(total))
	case 1:
		return i18n.Fill(w.Cell, number(differ), number(total))
	}
	return i18n.Fill(w.Cells, number(differ), number(total))
}
