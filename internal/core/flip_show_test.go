package core_test

import (
	"fmt"
	"strings"

	"memtui/internal/core"
)

// flip shows what else a question or a decision might have been answered.
func (s *stage) flip(a act) string {
	if a.text("key") != "" {
		return showFlips(s.ledger.Now(), a.query())
	}
	r := a.request()
	lines := []string{string(core.Decide(r).State)}
	for _, f := range core.FlipDecision(r) {
		lines = append(lines, "  "+showChange(f.Change, nil)+": "+string(f.Decision.State))
	}
	for _, o := range core.Outcomes() {
		for _, set := range core.ReachState(r, o.State) {
			var changes []string
			for _, c := range set {
				changes = append(changes, showChange(c, nil))
			}
			lines = append(lines, "to "+string(o.State)+": "+strings.Join(changes, ", "))
		}
	}
	return strings.Join(lines, "\n")
}

func showFlips(s core.Snapshot, q core.Query) string {
	lines := []string{showAnswer(s.Ask(q))}
	for _, f := range s.SettleConflict(q) {
		lines = append(lines, "settle: "+showFlip(f, s.Ops()))
	}
	for _, l := range s.LeftOut(q) {
		lines = append(lines, fmt.Sprintf("%s %s, out at %s", word(l.Memory.ID), word(l.Memory.Value), showRungs(l.Fails)))
		for _, f := range l.Flips {
			lines = append(lines, "  "+showFlip(f, s.Ops()))
		}
		if len(l.Flips) == 0 {
			lines = append(lines, "  no single change lets it in")
		}
	}
	near := s.Nearest(q)
	for _, side := range []struct {
		name string
		b    *core.Boundary
	}{
		{"valid, before", near.EarlierValid}, {"valid, from", near.LaterValid},
		{"known, before", near.EarlierKnown}, {"known, from", near.LaterKnown},
	} {
		if side.b != nil {
			lines = append(lines, fmt.Sprintf("%s %s: %s", side.name, side.b.On, showAnswer(side.b.Answer)))
		}
	}
	return strings.Join(lines, "\n")
}

func showRungs(fails []core.Check) string {
	names := make([]string, 0, len(fails))
	for _, c := range fails {
		names = append(names, string(c.Rung))
	}
	return strings.Join(names, ", ")
}

func showFlip(f core.Flip, ops []core.Op) string {
	return showChange(f.Change, ops) + ": " + showAnswer(f.Answer)
}

func showChange(c core.Change, ops []core.Op) string {
	switch c.Kind {
	case core.ChangeInput:
		switch {
		case c.Candidate != nil:
			return c.Path + " present"
		case c.Value == "":
			return c.Path + " missing"
		}
		return c.Path + " " + word(c.Value)
	case core.ChangeAsk:
		return "ask " + c.Path + " " + word(c.Value+c.At.String())
	case core.ChangeClear:
		return "clear " + c.Path + " of " + word(ops[c.Op].Target())
	case core.ChangeLink:
		return word(ops[c.Op].Target()) + " supersedes " + word(c.Value)
	case core.ChangeUnlink:
		return word(ops[c.Op].Target()) + " no longer supersedes " + word(c.Value)
	case core.ChangeDrop:
		return fmt.Sprintf("drop operation %d, %s %s", c.Op, core.KindOf(ops[c.Op]), word(ops[c.Op].Target()))
	case core.ChangeAdd:
		text := fmt.Sprintf("add as operation %d, %s %s", c.Op, core.KindOf(c.Add), word(c.Add.Target()))
		if v, ok := c.Add.(core.Verify); ok {
			text += " " + list(v.Evidence)
		}
		return text + " on " + c.Add.When().String()
	}
	return "no such change: " + string(c.Kind)
}
