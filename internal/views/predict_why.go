package views

import (
	"slices"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// rungDecides says which check decides: where the memory that a wrong guess
// relied on falls, else the one that came farthest; and which pass.
func (t *ledgerStep) rungDecides(guess player.Guess) []string {
	w, a := t.Words.Predict, t.look.Answer
	if !t.frame.After().Knows(t.look.Query.Subject()) {
		return []string{i18n.Fill(w.NotAbout, subjectText(t.look.Query.Subject()))}
	}
	ids := t.leftIDs()
	switch a.Status {
	case core.NotFound:
		return []string{w.NonePass, t.falls(t.farthest(guess, false))}
	case core.Conflict:
		return []string{t.falls(t.reliedOn(guess)), i18n.Fill(w.PassAll, t.listed(ids), t.different(t.plainly(a.Candidates)))}
	case core.Usable:
	}
	if len(ids) > 1 {
		return []string{t.falls(t.farthest(guess, true)), i18n.Fill(w.Pass, t.listed(ids))}
	}
	return []string{t.falls(t.farthest(guess, true)), i18n.Fill(w.Passes, ids[0])}
}

// listed joins names as a sentence does.
func (t *ledgerStep) listed(names []string) string {
	w, last := t.Words.Predict, len(names)-1
	if last < 1 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:last], w.Comma) + w.And + names[last]
}

func (t *ledgerStep) leftIDs() []string {
	out := make([]string, 0, len(t.look.Answer.Left))
	for _, m := range t.look.Answer.Left {
		out = append(out, m.ID)
	}
	return out
}

// falls says at which check a memory falls, and why; "" for none.
func (t *ledgerStep) falls(v *core.Verdict) string {
	if v == nil {
		return ""
	}
	check, _ := v.Headline()
	at := slices.Index(core.Rungs(), check.Rung)
	name := v.Memory.ID + " " + Cut(oneLine(v.Memory.Value), 20)
	return i18n.Fill(t.Words.Predict.Falls, name, number(at+1), t.words.Rungs[at], t.rungReason(check, t.failure(check)[0]))
}

// reliedOn gives the memory that a wrong guess relied on and that is out: of
// those with its value, the one that came farthest. Nil: there is none.
func (t *ledgerStep) reliedOn(guess player.Guess) *core.Verdict {
	if guess.Shown || guess.Right {
		return nil
	}
	c := guess.Choice
	return t.farthestOf(func(v core.Verdict) bool {
		return c.Status == core.Usable && v.Memory.Value == c.Value || slices.Contains(c.Values, v.Memory.Value)
	})
}

// farthest gives the memory to speak of: what a wrong guess relied on, else
// the memory of the subject that came farthest. Where there is an answer it
// is one that says something else.
func (t *ledgerStep) farthest(guess player.Guess, answered bool) *core.Verdict {
	if v := t.reliedOn(guess); v != nil {
		return v
	}
	return t.farthestOf(func(v core.Verdict) bool {
		own := v.Memory.Subject() == t.look.Query.Subject()
		return own && !(answered && v.Memory.Value == t.look.Answer.Value)
	})
}

// farthestOf gives of the memories that are out and wanted the one that came
// farthest down the checks, of several the last one recorded.
func (t *ledgerStep) farthestOf(wanted func(core.Verdict) bool) *core.Verdict {
	var best *core.Verdict
	for i := range t.look.Verdicts {
		v := &t.look.Verdicts[i]
		if at := fellAt(*v); at < len(core.Rungs()) && wanted(*v) && (best == nil || at >= fellAt(*best)) {
			best = v
		}
	}
	return best
}
