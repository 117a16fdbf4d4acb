package scenario

import (
	"slices"
	"strings"

	"memtui/internal/core"
	"memtui/internal/source"
)

// readExpect reads the keys of one kind of expectation.
type readExpect func(*source.Node, source.Owner, *Expect)

// expect reads what an author expects of a question.
func (l *loader) expect(n *source.Node, of source.Owner, read readExpect) *Expect {
	e, there := given(n, "expect")
	if !there {
		if n.Kind == source.Map {
			l.add(source.Diagnostic{At: head(n), In: of, Code: source.CodeNoExpect, Warning: true})
		}
		return nil
	}
	return l.expectation(e, source.Owner{Kind: "expect"}, read)
}

func (l *loader) expectation(e source.Entry, in source.Owner, read readExpect) *Expect {
	x := &Expect{At: e.Key.Range}
	if e.Value.Kind == source.Map && len(e.Value.Entries) == 0 {
		l.wrong(e.Value.Range, in, source.CodeExpectEmpty)
		return x
	}
	before := len(l.problems)
	read(e.Value, in, x)
	if empty := *x; len(l.problems) == before && empty.isEmpty() {
		l.wrong(e.Value.Range, in, source.CodeExpectEmpty)
	}
	return x
}

func (x Expect) isEmpty() bool {
	return x.Status == nil && x.Value == nil && x.Evidence == nil && x.Candidates == nil && x.Left == nil &&
		x.State == nil && x.Phase == nil && x.Unknowns == nil && x.NextAction == nil
}

// possible watches over what an answer can still be, key by key: each key
// leaves some of a handful of outcomes, and two keys that leave none in
// common are never met together.
type possible struct {
	report *report
	in     source.Owner
	before []claim
}

type claim struct {
	fragment string
	outcomes []string
}

func (p *possible) add(e source.Entry, fragment string, outcomes ...string) {
	fragment = e.Key.Text + ": " + fragment
	for _, b := range p.before {
		if !slices.ContainsFunc(outcomes, func(o string) bool { return slices.Contains(b.outcomes, o) }) {
			p.report.wrong(e.Key.Range, p.in, source.CodeExpectPair, b.fragment, fragment)
			return
		}
	}
	p.before = append(p.before, claim{fragment, outcomes})
}

func (p *possible) never(e source.Entry, fragment string) {
	p.report.wrong(e.Value.Range, p.in, source.CodeExpectSingle, e.Key.Text+": "+fragment)
}

// answerExpect reads what is expected of a question to the ledger.
func (l *loader) answerExpect(n *source.Node, in source.Owner, x *Expect) {
	if !l.keys(n, in, answerKeys.names) {
		return
	}
	const none, one, many = string(core.NotFound), string(core.Usable), string(core.Conflict)
	p := &possible{report: &l.report, in: in}
	for _, e := range n.Entries {
		if e.Key.Text == "value" && e.Value.Kind == source.Null {
			x.Value, x.NoValue = new(string), true
			p.add(e, "null", none, many)
			continue
		}
		if e.Value.Kind == source.Null {
			continue
		}
		switch e.Key.Text {
		case "status":
			if s, ok := l.choice(e.Value, "status", in, valueNames(statusValues())); ok {
				status := core.AnswerStatus(s)
				x.Status = &status
				p.add(e, s, s)
			}
		case "value":
			if text, ok := l.text(e.Value, "value", in); ok && text == "" {
				p.never(e, `""`)
			} else if ok {
				x.Value = &text
				p.add(e, text, one)
			}
		case "evidence":
			if x.Evidence = l.set(e, in, p, true); len(x.Evidence) > 0 {
				p.add(e, quote(x.Evidence), one)
			} else if x.Evidence != nil {
				p.add(e, "[]", none)
			}
		case "candidates":
			if x.Candidates = l.set(e, in, p, false); x.Candidates != nil && len(x.Candidates) < 2 {
				p.never(e, quote(x.Candidates))
			} else if x.Candidates != nil {
				p.add(e, quote(x.Candidates), many)
			}
		case "left":
			l.left(e, in, x)
		}
	}
}

// set reads a list of different texts; nil when it cannot be read.
func (l *loader) set(e source.Entry, in source.Owner, p *possible, identifiers bool) []string {
	if !l.list(e.Value, e.Key.Text, in, source.CodeWantTexts) {
		return nil
	}
	read := l.text
	if identifiers {
		read = l.identifier
	}
	out, seen := []string{}, map[string]bool{}
	for _, one := range e.Value.Items {
		if one.Kind != source.Text {
			l.wrong(one.Range, in, source.CodeWantEntry, e.Key.Text)
			return nil
		}
		text, ok := read(one, e.Key.Text, in)
		switch {
		case !ok:
			return nil
		case seen[text]:
			p.never(e, quote(append(out, text)))
			return nil
		}
		seen[text] = true
		out = append(out, text)
	}
	return out
}

// left reads which memories are expected to be left out, and at which rung.
func (l *loader) left(e source.Entry, in source.Owner, x *Expect) {
	if e.Value.Kind != source.Map {
		l.wrong(e.Value.Range, in, source.CodeWantMap, "left")
		return
	}
	x.Left = map[string]core.Rung{}
	for _, one := range e.Value.Entries {
		id := one.Key.Text
		if _, there := l.records[id]; !there && !l.broken[id] {
			l.add(l.named(source.Diagnostic{At: one.Key.Range, In: in, Code: source.CodeLeftUnknown, Args: []string{id}}, id))
		}
		if rung, ok := l.rung(one.Value, id, in); ok {
			x.Left[id] = rung
		}
	}
	if len(e.Value.Entries) == 0 {
		l.wrong(e.Value.Range, in, source.CodeExpectEmpty)
	}
}

// rung reads the condition at which a memory is expected to be left out.
func (l *loader) rung(n *source.Node, id string, in source.Owner) (core.Rung, bool) {
	if i := slices.Index(core.Rungs(), core.Rung(n.Text)); i >= 0 && n.Kind == source.Text {
		return core.Rungs()[i], true
	}
	var legal []string
	for _, rung := range core.Rungs() {
		legal = append(legal, string(rung))
	}
	given := n.Text
	if n.Kind != source.Text {
		given = string(n.Kind)
	}
	l.add(source.Diagnostic{
		At: n.Range, In: in, Code: source.CodeBadRung, Args: []string{given, id}, Near: source.Nearest(n.Text, legal), Expected: legal,
	})
	return "", false
}

// decisionExpect reads what is expected of a record decision.
func (l *loader) decisionExpect(n *source.Node, in source.Owner, x *Expect) {
	if !l.keys(n, in, decisionKeys.names) {
		return
	}
	p := &possible{report: &l.report, in: in}
	for _, e := range n.Entries {
		if e.Value.Kind == source.Null {
			continue
		}
		switch e.Key.Text {
		case "state":
			if s, ok := l.outcome(e, in, p, outcomeState); ok {
				state := core.State(s)
				x.State = &state
			}
		case "phase":
			if s, ok := l.outcome(e, in, p, outcomePhase); ok {
				phase := core.Phase(s)
				x.Phase = &phase
			}
		case "nextAction":
			if s, ok := l.outcome(e, in, p, outcomeNext); ok {
				next := core.NextAction(s)
				x.NextAction = &next
			}
		case "unknowns":
			l.unknowns(e, in, p, x)
		}
	}
}

func (l *loader) outcome(e source.Entry, in source.Owner, p *possible, of func(core.Outcome) string) (string, bool) {
	var legal []string
	for _, o := range core.Outcomes() {
		legal = append(legal, of(o))
	}
	s, ok := l.choice(e.Value, e.Key.Text, in, legal)
	if ok {
		p.add(e, s, string(core.Outcomes()[slices.Index(legal, s)].State))
	}
	return s, ok
}

// unknowns reads a list of inputs. One entry stands for a missing candidate,
// so none of its fields can stand beside it.
func (l *loader) unknowns(e source.Entry, in source.Owner, p *possible, x *Expect) {
	paths := l.set(e, in, p, false)
	if paths == nil {
		return
	}
	var legal []string
	for _, f := range core.RequestFields() {
		legal = append(legal, f.Name)
	}
	for i, path := range paths {
		if _, ok := l.choice(e.Value.Items[i], e.Key.Text, in, legal); !ok {
			return
		}
		if slices.Contains(paths, "candidate") && strings.HasPrefix(path, "candidate.") {
			l.wrong(e.Value.Items[i].Range, in, source.CodeExpectPair, "candidate", path)
			return
		}
	}
	x.Unknowns = paths
	if len(paths) > 0 {
		p.add(e, quote(paths), string(core.StateBlocked))
		return
	}
	p.add(e, "[]", string(core.StateRefresh), string(core.StateWorking), string(core.StateLongTerm))
}
