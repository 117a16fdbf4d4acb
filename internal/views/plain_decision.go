package views

import (
	"strconv"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// inputs tells once, for a lesson that decides, what each input is for and
// what nobody may read into it.
func (p *plain) inputs(l *player.Lesson) {
	decides := false
	for _, f := range l.Frames {
		decides = decides || len(f.Step.Decide) > 0
	}
	if !decides {
		return
	}
	p.heading(p.say.Inputs)
	for _, f := range core.RequestFields() {
		about := p.words.Decision.About[f.Name]
		p.line(p.say.Input, p.field(f.Name), about.For, i18n.Fill(p.words.Decision.AboutNot, about.Not))
	}
}

// decided tells one record decision: what was given, the four rules from top
// to bottom, and what came of it.
func (p *plain) decided(q player.Question) {
	p.labelled(q, p.say.Decision, p.say.DecisionNamed)
	if q.Decide.Another {
		p.line(p.say.AnotherRecord)
	}
	p.given(q.Decide)
	p.rules(q.Decide.Decision)
	p.state(q.Decide)
}

// given lists the inputs with their marks, and what they were where they
// differ. A record that is missing as a whole stands for all its fields, and
// one that is there needs no line of its own.
func (p *plain) given(d *player.Decided) {
	p.heading(p.say.Given)
	missing := d.Request.Candidate == nil
	for _, f := range d.Decision.Fields {
		switch {
		case f.Path == "candidate" && !missing:
			continue
		case strings.HasPrefix(f.Path, "candidate.") && missing:
			continue
		}
		line := i18n.Fill(p.say.FieldEmpty, p.field(f.Path), p.words.Core.Marks[f.Mark])
		if f.Value != "" {
			line = i18n.Fill(p.say.Field, p.field(f.Path), spoken(f.Value), p.words.Core.Marks[f.Mark])
		}
		p.line("%[1]s", p.changed(d.Was, f.Path, line))
	}
}

// field names an input by its label and its path.
func (p *plain) field(path string) string {
	return p.coded(p.words.Decision.Fields[path], path)
}

func (p *plain) changed(was *player.DecidedWas, path, line string) string {
	if was == nil {
		return line
	}
	before, differs := was.Changed[path]
	switch {
	case !differs:
		return line
	case before == "":
		return i18n.Fill(p.say.FieldWasNone, line, "", strconv.Itoa(was.Step))
	}
	return i18n.Fill(p.say.FieldWas, line, spoken(before), strconv.Itoa(was.Step))
}

func (p *plain) rules(d core.Decision) {
	p.heading(p.say.Rules)
	for i, question := range p.say.Rule {
		template := p.say.RuleNo
		switch {
		case i+1 == d.Rule:
			template = p.say.RuleYes
		case i+1 > d.Rule:
			template = p.say.RuleUnasked
		}
		p.line(template, strconv.Itoa(i+1), question)
	}
}

// state tells the outcome, with what it does not mean.
func (p *plain) state(d *player.Decided) {
	now, words := d.Decision, p.words.Core
	p.heading(p.say.State, p.coded(words.States[now.State], string(now.State)))
	if was := d.Was; was != nil {
		template := p.say.Was
		if was.Decision.State == now.State {
			template = p.say.Still
		}
		p.line(template, words.States[was.Decision.State], strconv.Itoa(was.Step))
	}
	p.line(p.say.Phase, p.coded(words.Phases[now.Phase], string(now.Phase)))
	for _, reason := range now.Reasons {
		p.line(p.say.Reason, words.Reason(reason))
	}
	if len(now.Unknowns) > 0 {
		p.line(p.say.Unknowns, p.list(now.Unknowns))
	} else {
		p.line(p.say.NoUnknowns)
	}
	p.line(p.say.Next, p.coded(words.Nexts[now.Next], string(now.Next)))
	p.record(now.Record)
	p.line(p.say.MeansNot[now.State])
}

// record tells the six fields that a decision keeps.
func (p *plain) record(r *core.TracedRecord) {
	if r == nil {
		p.line(p.say.NoRecord)
		return
	}
	var fields []string
	for _, f := range []struct{ path, value string }{
		{"candidate.id", r.ID}, {"candidate.kind", r.Kind}, {"candidate.scope", r.Scope},
		{"candidate.subject", r.Subject}, {"candidate.source", r.Source}, {"candidate.observedAt", r.ObservedAt},
	} {
		has := p.say.Null
		if f.value != "" {
			has = spoken(f.value)
		}
		fields = append(fields, i18n.Fill(p.say.RecordField, p.words.Decision.Fields[f.path], has))
	}
	p.line(p.say.Record, p.facts(fields))
}
