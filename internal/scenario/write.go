package scenario

import (
	"bytes"
	"strings"

	"go.yaml.in/yaml/v4"

	"memtui/internal/core"
)

// Write gives a lesson as a file, without what is a default: Load reads the
// same lesson from it. Comments and the way in which it was written are not
// kept. What is gone from a what-if is left out; see Settled for what it
// expects.
func Write(sc *Scenario) []byte {
	var b bytes.Buffer
	b.Write(dumped(header(sc)))
	b.WriteString("\nsteps:\n")
	var before core.Time
	for i := range sc.Steps {
		if i > 0 {
			b.WriteString("\n")
		}
		step := dumped(mapping("steps", sequence(stepNode(sc, &sc.Steps[i], before))))
		b.Write(bytes.TrimPrefix(step, []byte("steps:\n")))
		before = sc.Steps[i].On
	}
	if last := takeaway(sc.Lesson); last != nil {
		b.WriteString("\n")
		b.Write(dumped(mapping("lesson", last)))
	}
	return b.Bytes()
}

// width is the column behind which long lines are broken.
const width = 100

func dumped(n *yaml.Node) []byte {
	out, err := yaml.Dump(n, yaml.WithIndent(2), yaml.WithCompactSeqIndent(false), yaml.WithLineWidth(width), yaml.WithUnicode(true))
	if err != nil {
		panic("scenario: a lesson cannot be written: " + err.Error())
	}
	return out
}

// header gives all that stands before the steps.
func header(sc *Scenario) *yaml.Node {
	n := &yaml.Node{Kind: yaml.MappingNode}
	putNode(n, "memtui", text(Version))
	putProse(n, "title", sc.Title)
	putProse(n, "question", sc.Question)
	putProse(n, "summary", sc.Summary)
	putProse(n, "conditions", sc.Conditions)
	if sc.Terms != nil {
		putNode(n, "terms", termNodes(sc.Terms))
	}
	focus := flow(&yaml.Node{Kind: yaml.MappingNode})
	putText(focus, "key", sc.Focus.Key)
	putText(focus, "scope", sc.Focus.Scope)
	putText(focus, "version", sc.Focus.Version)
	putAll(n, "focus", focus)
	return n
}

func termNodes(terms []Term) *yaml.Node {
	n, own := sequence(), false
	for _, term := range terms {
		if term.ID != "" {
			n.Content = append(n.Content, text(term.ID))
			continue
		}
		own = true
		one := &yaml.Node{Kind: yaml.MappingNode}
		putProse(one, "word", term.Word)
		putProse(one, "means", term.Means)
		n.Content = append(n.Content, one)
	}
	if !own {
		return flow(n)
	}
	return n
}

func takeaway(t Takeaway) *yaml.Node {
	n := &yaml.Node{Kind: yaml.MappingNode}
	putProse(n, "why", t.Why)
	putProse(n, "how", t.How)
	putProse(n, "cost", t.Cost)
	putProse(n, "test", t.Test)
	if len(n.Content) == 0 {
		return nil
	}
	return n
}

// stepNode writes a step; before is the day of the one before it.
func stepNode(sc *Scenario, s *Step, before core.Time) *yaml.Node {
	n := &yaml.Node{Kind: yaml.MappingNode}
	putProse(n, "title", s.Title)
	if s.On.String() != before.String() {
		putText(n, "on", s.On.String())
	}
	putProse(n, "say", s.Say)
	putProse(n, "notes", s.Notes)
	putAll(n, "do", doNodes(sc, s))
	putAll(n, "ask", askNodes(s))
	putAll(n, "decide", decideNodes(s))
	putAll(n, "vary", list(s.Vary))
	if s.Goal != nil {
		putNode(n, "goal", goalNode(s))
	}
	if s.Stay > 0 {
		stay := strings.TrimSuffix(s.Stay.String(), "m0s")
		if stay != s.Stay.String() {
			stay += "m"
		}
		putText(n, "stay", stay)
	}
	if s.Stop {
		putText(n, "stop", "true")
	}
	return n
}

func doNodes(sc *Scenario, s *Step) *yaml.Node {
	n := sequence()
	for _, do := range s.Do {
		if do.Gone != NotGone {
			continue
		}
		one := &yaml.Node{Kind: yaml.MappingNode}
		putNode(one, string(core.KindOf(do.Op)), flow(fieldNodes(sc.unfilled(do.Op, s.On))))
		switch {
		case do.Refused && do.Code != "":
			putText(one, "refused", string(do.Code))
		case do.Refused:
			putText(one, "refused", "true")
		}
		n.Content = append(n.Content, one)
	}
	return n
}

// unfilled gives an operation without what its lesson and step fill in.
func (s *Scenario) unfilled(op core.Op, on core.Time) any {
	owner := editable(op)
	if r, ok := owner.(*core.Record); ok {
		for _, part := range []struct {
			text  *string
			focus string
		}{{&r.Key, s.Focus.Key}, {&r.Scope, s.Focus.Scope}, {&r.Version, s.Focus.Version}} {
			if *part.text == part.focus {
				*part.text = ""
			}
		}
	}
	if op.When().String() == on.String() {
		for _, f := range pathOf(0, op).Kind.fieldsOf().all {
			if f.Name == "recorded" {
				empty(f, owner)
			}
		}
	}
	return owner
}

// fieldNodes writes what is not left out in an operation, question or
// request, by the tables of fields.
func fieldNodes(owner any) *yaml.Node {
	n, groups := &yaml.Node{Kind: yaml.MappingNode}, map[string]*yaml.Node{}
	for _, f := range tableOf(owner).all {
		value := fieldNode(f, owner)
		if value == nil {
			continue
		}
		group, name, grouped := strings.Cut(f.Name, ".")
		if !grouped {
			putNode(n, f.Name, value)
			if f.Kind == core.KindGroup {
				groups[f.Name] = value
			}
			continue
		}
		if groups[group] == nil {
			groups[group] = &yaml.Node{Kind: yaml.MappingNode}
			putNode(n, group, groups[group])
		}
		putNode(groups[group], name, value)
	}
	return n
}

// fieldNode writes one field; nil where it is left out.
func fieldNode(f core.Field, owner any) *yaml.Node {
	if f.Kind == core.KindGroup {
		if owner.(*core.Request).Candidate == nil {
			return nil
		}
		return &yaml.Node{Kind: yaml.MappingNode}
	}
	switch slot := f.In(owner); {
	case slot.Text != nil && *slot.Text != "":
		return text(*slot.Text)
	case slot.Time != nil && !slot.Time.IsZero():
		return text(slot.Time.String())
	case slot.List != nil && *slot.List != nil:
		return list(*slot.List)
	}
	return nil
}

func tableOf(owner any) *table {
	switch owner.(type) {
	case *core.Record:
		return recordTable
	case *core.Verify:
		return verifyTable
	case *core.Retire:
		return retireTable
	case *core.Revoke:
		return revokeTable
	case *core.Query:
		return queryTable
	}
	return requestTable
}

func askNodes(s *Step) *yaml.Node {
	n := sequence()
	for _, ask := range s.Ask {
		one := &yaml.Node{Kind: yaml.MappingNode}
		putProse(one, "name", ask.Name)
		one.Content = append(one.Content, fieldNodes(&ask.Written).Content...)
		putExpect(one, "expect", ask.Expect)
		n.Content = append(n.Content, flowIfEmpty(one))
	}
	return n
}

func decideNodes(s *Step) *yaml.Node {
	n := sequence()
	for _, decide := range s.Decide {
		one := &yaml.Node{Kind: yaml.MappingNode}
		putProse(one, "name", decide.Name)
		one.Content = append(one.Content, fieldNodes(&decide.Request).Content...)
		putExpect(one, "expect", decide.Expect)
		n.Content = append(n.Content, flowIfEmpty(one))
	}
	return n
}
