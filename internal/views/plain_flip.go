package views

import (
	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// PlainAsked tells one question to a lesson's ledger as text: what is asked,
// the answer, and every memory down the nine checks. With flips it goes on
// with what would flip the answer.
func PlainAsked(name scenario.Prose, s core.Snapshot, look player.Look, flips *core.Flips, w *i18n.Words) string {
	p := &plain{words: w, say: w.Plain}
	p.labelled(player.Question{Name: name}, p.say.Question, "")
	p.point(look.Query)
	p.heading(p.say.Answer)
	p.answer(look.Answer)
	p.why(look)
	if flips != nil {
		p.flips(s, look, *flips)
	}
	return p.text.String()
}

// PlainDecided tells one record decision as text: what was given, the rules,
// the state. With flips it goes on with what would lead to another one.
func PlainDecided(q player.Question, flips bool, w *i18n.Words) string {
	p := &plain{words: w, say: w.Plain}
	p.decided(q)
	if flips {
		p.decisionFlips(core.FlipDecision(q.Decide.Request))
	}
	return p.text.String()
}

// flips tells what settles a conflict, what lets in each memory that is left
// out, and where the answer changes next.
func (p *plain) flips(s core.Snapshot, look player.Look, found core.Flips) {
	p.heading(p.say.Flips)
	if look.Answer.Status == core.Conflict {
		p.settle(s, found.Settle)
	}
	for _, left := range found.LeftOut {
		p.letIn(s, left)
	}
	p.nearest(found.Nearest)
}

func (p *plain) settle(s core.Snapshot, flips []core.Flip) {
	if len(flips) == 0 {
		p.line(p.say.NoSettle)
		return
	}
	p.line(p.say.Settle)
	p.each(s, flips)
}

func (p *plain) each(s core.Snapshot, flips []core.Flip) {
	for _, f := range flips {
		p.inner(p.say.Leads, p.change(s, f.Change), p.brief(f.Answer))
	}
}

func (p *plain) letIn(s core.Snapshot, left core.LeftOut) {
	memory := i18n.Fill(p.say.Memory, left.Memory.ID, spoken(left.Memory.Value))
	if len(left.Flips) > 0 {
		p.line(p.say.LetIn, memory)
		p.each(s, left.Flips)
		return
	}
	var checks []string
	for _, c := range left.Fails {
		checks = append(checks, p.check(c.Rung))
	}
	if len(checks) == 1 {
		p.line(p.say.NotAloneOne, memory, checks[0])
		return
	}
	p.line(p.say.NotAlone, memory, p.list(checks))
}

func (p *plain) nearest(n core.Boundaries) {
	told := false
	for _, at := range []struct {
		is  *core.Boundary
		say string
	}{
		{n.EarlierValid, p.say.BeforeValid}, {n.LaterValid, p.say.FromValid},
		{n.EarlierKnown, p.say.BeforeKnown}, {n.LaterKnown, p.say.FromKnown},
	} {
		if at.is == nil {
			continue
		}
		if !told {
			p.line(p.say.Nearest)
		}
		told = true
		p.inner(p.say.Leads, i18n.Fill(at.say, at.is.On.String()), p.brief(at.is.Answer))
	}
}

// change tells one change of a question or of the ledger that it asks.
func (p *plain) change(s core.Snapshot, c core.Change) string {
	switch c.Kind {
	case core.ChangeInput:
		return p.inputChange(c)
	case core.ChangeAsk:
		value := spoken(c.Value)
		if value == "" {
			value = c.At.String()
		}
		return i18n.Fill(p.say.AskAlso[c.Path], value)
	case core.ChangeLink:
		return i18n.Fill(p.say.Link, s.Ops()[c.Op].Target(), c.Value)
	case core.ChangeUnlink:
		return i18n.Fill(p.say.Unlink, s.Ops()[c.Op].Target(), c.Value)
	case core.ChangeClear:
		template := p.say.Unexpire
		if c.Path == "status" {
			template = p.say.Unretire
		}
		return i18n.Fill(template, s.Ops()[c.Op].Target())
	case core.ChangeDrop:
		op := s.Ops()[c.Op]
		return i18n.Fill(p.say.Undo[core.KindOf(op)], op.Target())
	case core.ChangeAdd:
		return p.addition(c.Add)
	}
	panic("views: a change of no known kind")
}

func (p *plain) addition(op core.Op) string {
	template, evidence := p.say.Add[core.KindOf(op)], ""
	if verify, ok := op.(core.Verify); ok && len(verify.Evidence) > 0 {
		template, evidence = p.say.AddVerify, p.list(verify.Evidence)
	}
	return i18n.Fill(template, op.Target(), op.When().String(), evidence)
}

// decisionFlips tells every single change that leads to another state.
func (p *plain) decisionFlips(flips []core.DecisionFlip) {
	p.heading(p.say.Flips)
	if len(flips) == 0 {
		p.line(p.say.NoFlips)
	}
	for _, f := range flips {
		state := p.coded(p.words.Core.States[f.Decision.State], string(f.Decision.State))
		p.line(p.say.Leads, p.inputChange(f.Change), state)
	}
}

func (p *plain) inputChange(c core.Change) string {
	switch {
	case c.Candidate != nil:
		return i18n.Fill(p.say.InputGiven, p.field(c.Path))
	case c.Value == "":
		return i18n.Fill(p.say.InputMissing, p.field(c.Path))
	}
	return i18n.Fill(p.say.InputIs, p.field(c.Path), spoken(c.Value))
}
