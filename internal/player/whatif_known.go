package player

import (
	"slices"

	"memtui/internal/core"
	"memtui/internal/scenario"
)

// shownSteps gives the steps of the lesson up to the one on screen: what is
// known there is offered, and nothing of what comes.
func (s State) shownSteps() []scenario.Step { return s.Lesson.Scenario.Steps[:s.Page] }

// known gives what is offered as other things have it: those of the lesson as
// its file says it, and then as they were edited, all but the one at hand. So
// what an input can hold does not depend on what it holds.
func (s State) known(own scenario.Path) *known {
	k := &known{}
	for i, step := range s.base().Scenario.Steps[:s.Page] {
		k.step(i+1, step, scenario.Path{})
	}
	if s.IsEdited() {
		for i, step := range s.shownSteps() {
			k.step(i+1, step, own)
		}
	}
	return k
}

// known are operations, questions and days, in the order of the lesson.
type known struct {
	ops      []core.Op
	queries  []core.Query
	requests []core.Request
	days     []core.Time

	valid, record []core.Time // the two axes, once they were asked for
}

// step adds those of a step but for one.
func (k *known) step(number int, step scenario.Step, but scenario.Path) {
	k.days = append(k.days, step.On)
	for _, do := range step.Do {
		if do.Path != but {
			k.ops = append(k.ops, do.Op)
		}
	}
	for i, ask := range step.Ask {
		if but != (scenario.Path{Step: number, Kind: scenario.PathAsk, N: i + 1}) {
			k.queries = append(k.queries, ask.Query)
		}
	}
	for i, decide := range step.Decide {
		if but != (scenario.Path{Step: number, Kind: scenario.PathDecide, N: i + 1}) {
			k.requests = append(k.requests, decide.Request)
		}
	}
}

// instants lists the times on the axis of a field, sorted and each once, as
// far as the field may hold them. The list is the caller's own.
func (s State) instants(k *known, step int, field string) []core.Time {
	axis := &k.record
	if onValidAxis(field) {
		axis = &k.valid
	}
	if *axis == nil {
		*axis = k.axis(onValidAxis(field))
	}
	if field == "recorded" {
		return inOpenRow(*axis, s.shownSteps(), step)
	}
	return slices.Clone(*axis)
}

// axis lists the times on one of the axes.
func (k *known) axis(valid bool) []core.Time {
	out := make([]core.Time, 0, len(k.days)+2*len(k.ops)+len(k.queries))
	add := func(at core.Time) {
		if !at.IsZero() && (len(out) == 0 || !out[len(out)-1].Equal(at)) { // many operations share a day
			out = append(out, at)
		}
	}
	for _, day := range k.days {
		add(day)
	}
	for _, op := range k.ops {
		for _, at := range timesOf(op, valid) {
			add(at)
		}
	}
	for _, q := range k.queries {
		if valid {
			add(q.Valid)
		} else {
			add(q.Known)
		}
	}
	slices.SortStableFunc(out, core.Time.Compare)
	return slices.CompactFunc(out, core.Time.Equal)
}

func onValidAxis(field string) bool {
	return field == "valid.from" || field == "valid.to" || field == "valid"
}

// timesOf gives the times of an operation on one of the axes.
func timesOf(op core.Op, valid bool) [2]core.Time {
	r, ok := op.(core.Record)
	switch {
	case valid && ok:
		return [2]core.Time{r.Valid.From, r.Valid.To}
	case valid:
		return [2]core.Time{}
	case ok:
		return [2]core.Time{r.Recorded, r.Expires}
	}
	return [2]core.Time{op.When()}
}

// inOpenRow keeps the record times that an operation of a step may have:
// later than the day of the step before, or its own step's, and never later.
func inOpenRow(times []core.Time, steps []scenario.Step, step int) []core.Time {
	on, before := steps[step-1].On, core.Time{}
	if step > 1 {
		before = steps[step-2].On
	}
	if on.IsZero() {
		return slices.Clone(times)
	}
	var out []core.Time
	for _, at := range times {
		if at.Equal(on) || !on.Before(at) && (before.IsZero() || before.Before(at)) {
			out = append(out, at)
		}
	}
	return out
}

// fallback gives what stands in an input that is left out: the focus of the
// lesson, the step's day, or where that is none, valid by known.
func (s State) fallback(o owner, f core.Field) held {
	sc := s.Lesson.Scenario
	switch {
	case o.isDecision():
		return held{}
	case f.Name == "key":
		return heldText(sc.Focus.Key)
	case f.Name == "scope":
		return heldText(sc.Focus.Scope)
	case f.Name == "version":
		return heldText(sc.Focus.Version)
	case f.Name == "recorded" || f.Name == "valid" || f.Name == "known":
		on := sc.Steps[o.path.Step-1].On
		if q, ok := o.value.(*core.Query); ok && on.IsZero() && f.Name == "valid" {
			on = q.Known
		}
		return heldTime(on)
	}
	return held{}
}

// texts lists what stands in inputs of the same name: for the two subjects of
// a decision, in either of them.
func (k *known) texts(o owner, f core.Field) []string {
	switch {
	case o.path.Kind == scenario.PathRevoke:
		return k.sources()
	case o.isDecision():
		return k.decisionTexts(f)
	}
	var out []string
	for _, op := range k.ops {
		if r, ok := op.(core.Record); ok {
			out = append(out, subjectText(r.Subject(), r.Value, f.Name))
		}
	}
	for _, q := range k.queries {
		out = append(out, subjectText(q.Subject(), "", f.Name))
	}
	return distinct(out)
}

// subjectText gives what a memory or a question has in a field of texts.
func subjectText(subject core.Subject, value, field string) string {
	switch field {
	case "key":
		return subject.Key
	case "scope":
		return subject.Scope
	case "version":
		return subject.Version
	}
	return value
}

func (k *known) decisionTexts(f core.Field) []string {
	var out []string
	for i := range k.requests {
		for _, g := range requestInputs {
			if g.Name != f.Name && !bothSubjects(g.Name, f.Name) {
				continue
			}
			if text := g.In(&k.requests[i]).Text; text != nil && !core.Blank(*text) {
				out = append(out, *text)
			}
		}
	}
	return distinct(out)
}

func bothSubjects(a, b string) bool {
	subject := func(name string) bool { return name == "subject" || name == "candidate.subject" }
	return subject(a) && subject(b)
}

// sources lists the sources that are cited or revoked.
func (k *known) sources() []string {
	var out []string
	for _, op := range k.ops {
		switch op := op.(type) {
		case core.Record:
			out = append(out, op.Evidence...)
		case core.Verify:
			out = append(out, op.Evidence...)
		case core.Revoke:
			out = append(out, op.Evidence)
		}
	}
	return distinct(out)
}

// earlier lists the memories of the same subject that stand before a record,
// which it may supersede.
func (s State) earlier(o owner) []string {
	subject := o.value.(*core.Record).Subject()
	var out []string
	for _, step := range s.shownSteps() {
		for _, do := range step.Do {
			if do.Path == o.path {
				return distinct(out)
			}
			if r, ok := do.Op.(core.Record); ok && do.Gone == scenario.NotGone && r.Subject() == subject {
				out = append(out, r.ID)
			}
		}
	}
	return distinct(out)
}

// distinct keeps the first of equal texts, and none that is empty.
func distinct(list []string) []string {
	seen := make(map[string]bool, len(list))
	out := make([]string, 0, len(list))
	for _, one := range list {
		if one != "" && !seen[one] {
			seen[one] = true
			out = append(out, one)
		}
	}
	return out
}
