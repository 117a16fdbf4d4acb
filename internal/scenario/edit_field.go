package scenario

import (
	"strconv"

	"memtui/internal/core"
	"memtui/internal/source"
)

// editOp gives an operation of a step with one field set or left out, and
// with the defaults that then apply.
func (s *Scenario) editOp(op core.Op, e Edit, col int) (core.Op, []source.Diagnostic) {
	f, problem := e.Path.inputOf()
	if problem != nil {
		return op, []source.Diagnostic{*problem}
	}
	owner := editable(op)
	if problems := e.write(f, owner, col); source.Failed(problems) {
		return op, problems
	}
	op = s.filled(edited(owner), e.Path.Step)
	return op, s.sound(op, e.Path, f.Name, stretch(e.Value, col))
}

// write puts the value of an edit into a field, or empties it.
func (e Edit) write(f core.Field, owner any, col int) []source.Diagnostic {
	if e.Kind == EditSet {
		return put(f, e.Value, owner, e.Path, col)
	}
	empty(f, owner)
	return nil
}

func empty(f core.Field, owner any) {
	if f.Kind == core.KindGroup {
		owner.(*core.Request).Candidate = nil
		return
	}
	switch slot := f.In(owner); {
	case slot.Text != nil:
		*slot.Text = ""
	case slot.Time != nil:
		*slot.Time = core.Time{}
	case slot.List != nil:
		*slot.List = nil
	}
}

// inputOf gives the field that may be edited at a path.
func (p Path) inputOf() (core.Field, *source.Diagnostic) {
	f, known := p.Input()
	switch {
	case p.Field == "":
		return f, &source.Diagnostic{Code: source.CodePathNoField, Args: []string{p.String()}}
	case !known:
		owner := string(p.Kind)
		if p.ID != "" {
			owner = QuoteID(p.ID)
		}
		return f, &source.Diagnostic{Code: source.CodePathField, Args: []string{p.Field, owner}}
	case p.Kind.isOperation() && p.Field == "id":
		return f, &source.Diagnostic{Code: source.CodePathID}
	}
	return f, nil
}

// filled gives an operation the defaults of its lesson and step.
func (s *Scenario) filled(op core.Op, step int) core.Op {
	if record, ok := op.(core.Record); ok {
		record.Key = either(record.Key, s.Focus.Key)
		record.Scope = either(record.Scope, s.Focus.Scope)
		record.Version = either(record.Version, s.Focus.Version)
		op = record
	}
	return recordedOn(op, s.Steps[step-1].On)
}

func either(text, otherwise string) string {
	if text == "" {
		return otherwise
	}
	return text
}

// sound refuses what a file may not say of an operation, whatever the ledger
// says to it: a needed text that is missing, and a record time later than the
// day of its step.
func (s *Scenario) sound(op core.Op, p Path, field string, at source.Range) []source.Diagnostic {
	var r report
	w := written{at: at, in: p.owner(), fields: map[string]source.Range{}}
	r.required(editable(op), p.Kind.fieldsOf(), &w)
	on := s.Steps[p.Step-1].On
	if when := op.When(); !on.IsZero() && on.Before(when) && (field == "" || field == "recorded") {
		r.wrong(at, w.in, source.CodeRecordedLate, when.String(), on.String())
	}
	return r.problems
}

// editAsk gives a question with one field set or left out.
func (s *Scenario) editAsk(ask Ask, e Edit, col int) (Ask, []source.Diagnostic) {
	f, problem := e.Path.inputOf()
	if problem != nil {
		return ask, []source.Diagnostic{*problem}
	}
	if problems := e.write(f, &ask.Written, col); source.Failed(problems) {
		return ask, problems
	}
	ask.Query = s.asked(ask.Written, s.Steps[e.Path.Step-1].On)
	return ask, soundQuery(ask.Query, e.Path, stretch(e.Value, col))
}

// asked gives a question with its defaults: the focus, and for each of its
// two coordinates by itself the day of its step, or where no day is shown,
// valid by known.
func (s *Scenario) asked(q core.Query, on core.Time) core.Query {
	q.Key, q.Scope, q.Version = either(q.Key, s.Focus.Key), either(q.Scope, s.Focus.Scope), either(q.Version, s.Focus.Version)
	if q.Known.IsZero() {
		q.Known = on
	}
	if q.Valid.IsZero() {
		q.Valid = on
	}
	if q.Valid.IsZero() {
		q.Valid = q.Known
	}
	return q
}

func soundQuery(q core.Query, p Path, at source.Range) []source.Diagnostic {
	var r report
	w := written{at: at, in: p.owner(), fields: map[string]source.Range{}}
	if q.Known.IsZero() {
		r.wrong(at, w.in, source.CodeKnownNeeded)
		return r.problems
	}
	r.required(&q, queryTable, &w)
	return r.problems
}

// editRequest gives a record decision with one input set or left out. An
// input of a record that is missing as a whole makes a record with that input
// alone.
func editRequest(q core.Request, e Edit, col int) (core.Request, []source.Diagnostic) {
	f, problem := e.Path.inputOf()
	if problem != nil {
		return q, []source.Diagnostic{*problem}
	}
	own := q
	switch {
	case q.Candidate != nil:
		candidate := *q.Candidate
		own.Candidate = &candidate
	case f.Kind != core.KindGroup && f.In(&own).Text == nil && e.Kind == EditSet:
		own.Candidate = &core.Candidate{}
	}
	if problems := e.write(f, &own, col); source.Failed(problems) {
		return q, problems
	}
	if q.Candidate == nil && own.Candidate != nil && f.Kind != core.KindGroup && *own.Candidate == (core.Candidate{}) {
		own.Candidate = nil // an empty text is one left out, and makes no record of nothing
	}
	return own, nil
}

// manyOps refuses more operations than a file may hold.
func (s *Scenario) manyOps(more int) *source.Diagnostic {
	for i := range s.Steps {
		more += len(s.Steps[i].Do)
	}
	if more <= MaxOperations {
		return nil
	}
	return &source.Diagnostic{In: file, Code: source.CodeManyOps, Args: []string{strconv.Itoa(MaxOperations)}}
}
