package player

import (
	"slices"

	"memtui/internal/core"
	"memtui/internal/scenario"
)

// trial gives what becomes of an item in the lesson, worked out the first
// time it is chosen.
func (s State) trial(t *Flips, item *FlipItem) *FlipTrial {
	return Once(&t.memo, item, func() *FlipTrial { return s.tryItem(t, item) })
}

// tryItem writes the changes of an item into the lesson, and looks whether it
// then answers what was promised.
func (s State) tryItem(t *Flips, item *FlipItem) *FlipTrial {
	edits := s.Frame().editsOf(s.Question, t, item)
	then, not := s.Edited(edits...)
	if not != nil {
		return &FlipTrial{NotTaken: not}
	}
	then.Cross = Cross{}
	if !then.keeps(item) {
		return &FlipTrial{Otherwise: true}
	}
	trial := &FlipTrial{Edits: edits}
	if !s.IsDecision() {
		q, _ := then.Query()
		trial.In, trial.Out = moved(t.Answer, item.Answer, then.Frame().After(), q)
	}
	return trial
}

// keeps reports whether the question on screen is answered as an item
// promised.
func (s State) keeps(item *FlipItem) bool {
	f := s.Frame()
	if f == nil || s.Question >= len(f.Questions) {
		return false
	}
	if d := f.Questions[s.Question].Decide; d != nil {
		return d.Decision.State == item.Decision.State
	}
	return f.Questions[s.Question].Ask.Answer.Equal(item.Answer)
}

// moved gives the memories that count only then, and those that count only
// now with the verdict on them then.
func moved(was, is core.Answer, then core.Snapshot, q core.Query) (in []string, out []core.Verdict) {
	counts := func(a core.Answer, id string) bool {
		return slices.ContainsFunc(a.Left, func(left core.Left) bool { return left.ID == id })
	}
	for _, left := range is.Left {
		if !counts(was, left.ID) {
			in = append(in, left.ID)
		}
	}
	out = then.ExplainThose(q, func(_ int, r core.Record) bool { return counts(was, r.ID) && !counts(is, r.ID) })
	return in, out
}

// editsOf writes the changes of an item as edits of the lesson. Where the
// panes were filled by another question than the step's own, that is written
// down as well.
func (f *Frame) editsOf(question int, t *Flips, item *FlipItem) []scenario.Edit {
	var out []scenario.Edit
	if f.IsDecision(question) {
		for _, c := range item.Changes {
			out = append(out, f.inputEdit(question, c))
		}
		return out
	}
	q := t.Query
	for _, c := range item.Changes {
		switch c.Kind {
		case core.ChangeAsk:
			q = c.Query(q)
		case core.ChangeInput:
		case core.ChangeClear, core.ChangeLink, core.ChangeUnlink, core.ChangeDrop:
			out = append(out, f.opEdit(c))
		case core.ChangeAdd:
			out = append(out, scenario.Edit{Kind: scenario.EditAdd, Path: scenario.Path{Step: f.stepFor(c)}, Op: c.Add})
		}
	}
	return append(out, f.askEdits(question, q)...)
}

// askEdits writes down what differs between the step's own question and
// another one.
func (f *Frame) askEdits(question int, q core.Query) []scenario.Edit {
	own := f.Questions[question].Ask.Query
	if f.GoesByKnown(question) {
		own.Valid = q.Known
	}
	var out []scenario.Edit
	for _, field := range core.QueryFields() {
		was, is := field.In(&own), field.In(&q)
		e := scenario.Edit{Kind: scenario.EditSet, Path: f.questionPath(question, field.Name)}
		switch {
		case is.Time != nil && !is.Time.Equal(*was.Time):
			e.Value = is.Time.String()
		case is.Text != nil && *is.Text != *was.Text:
			e.Value = *is.Text
		default:
			continue
		}
		out = append(out, e)
	}
	return out
}

// questionPath names an input of one of the step's questions.
func (f *Frame) questionPath(question int, field string) scenario.Path {
	p := scenario.Path{Step: f.Number(), Kind: scenario.PathAsk, N: question + 1, Field: field}
	if f.IsDecision(question) {
		p.Kind, p.N = scenario.PathDecide, question-len(f.Step.Ask)+1
	}
	return p
}

// inputEdit writes a change of a decision's input.
func (f *Frame) inputEdit(question int, c core.Change) scenario.Edit {
	e := scenario.Edit{Kind: scenario.EditSet, Path: f.questionPath(question, c.Path), Value: c.Value}
	switch {
	case c.Candidate != nil:
		field, _ := e.Path.Input()
		e.Value = scenario.Value(field, &core.Request{Candidate: c.Candidate})
	case c.Value == "":
		e.Kind = scenario.EditClear
	}
	return e
}

// opEdit writes a change of an operation that the ledger holds.
func (f *Frame) opEdit(c core.Change) scenario.Edit {
	path := f.lesson.pathOf(c.Op)
	if c.Kind == core.ChangeDrop {
		return scenario.Edit{Kind: scenario.EditDrop, Path: path}
	}
	path.Field = c.Path
	if c.Kind == core.ChangeClear {
		return scenario.Edit{Kind: scenario.EditClear, Path: path}
	}
	changed := c.Record(f.After().Ops()[c.Op].(core.Record))
	if len(changed.Supersedes) == 0 {
		return scenario.Edit{Kind: scenario.EditClear, Path: path}
	}
	return scenario.Edit{Kind: scenario.EditSet, Path: path, Value: scenario.ListValue(changed.Supersedes)}
}

// pathOf names the operation at a place of the ledger, as an edit does.
func (l *Lesson) pathOf(op int) scenario.Path { return Once(&l.Memo, pathsKey{}, l.paths)[op] }

type pathsKey struct{}

// paths names every operation of the ledger.
func (l *Lesson) paths() []scenario.Path {
	out := make([]scenario.Path, 0, l.Ledger.Len())
	for i := range l.Frames {
		for j := range l.Frames[i].Happened {
			if h := &l.Frames[i].Happened[j]; h.IsWritten() {
				out = append(out, h.Path)
			}
		}
	}
	return out
}

// stepFor gives the step in which an operation may be added: the last, up to
// this one, where it stands in the ledger's order and its record time may be
// written; this one where none is.
func (f *Frame) stepFor(c core.Change) int {
	for i := f.Index; i >= 0; i-- {
		at := &f.lesson.Frames[i]
		if at.from <= c.Op && c.Op <= at.to && at.admits(c.Add.When()) {
			return at.Number()
		}
	}
	return f.Number()
}

// admits reports whether a record time may be written in the step: later than
// the day of the step before or equal to its own, and never later than that.
func (f *Frame) admits(on core.Time) bool {
	switch {
	case f.Day.IsZero(), on.Equal(f.Day):
		return true
	case f.Day.Before(on):
		return false
	}
	return f.Index == 0 || f.lesson.Frames[f.Index-1].Day.Before(on)
}

// try takes the chosen change as a what-if, and goes to the input that it
// changes. One that the lesson does not take stays where it is, with the
// reason.
func (s State) try() State {
	_, trial := s.ChosenFlip()
	if trial == nil || len(trial.Edits) == 0 {
		return s
	}
	then, not := s.Edited(trial.Edits...)
	if not != nil {
		return s
	}
	then = then.leave()
	then.Cross = Cross{}
	if then.Mode != ModeWhatIf {
		then = then.enter(ModeWhatIf)
	}
	then.WhatIf = WhatIf{Choice: -1, aim: aimAt(trial.Edits[0])}
	return then.aimed()
}

// aimAt gives the input that an edit changes, to be found among the tabs.
func aimAt(e scenario.Edit) aim {
	whole := e.Whole()
	if whole.Kind == scenario.PathAsk || whole.Kind == scenario.PathDecide {
		return aim{kind: TabQuestion, field: e.Path}
	}
	a := aim{kind: TabOperation, tab: whole, field: e.Path}
	if e.Kind == scenario.EditDrop {
		a.action = ActionKeep
	}
	return a
}
