package scenario

import (
	"slices"
	"strconv"

	"memtui/internal/core"
	"memtui/internal/source"
)

// refusalCodes are what an author may mark an operation with: what the ledger
// itself refuses, not what no file may hold.
func refusalCodes() []string {
	var out []string
	for _, code := range core.Codes() {
		switch code {
		case core.CodeMissing, core.CodeBadText, core.CodeBadStatus:
		case core.CodeUnknownID, core.CodeSameID, core.CodeSupersedesSelf, core.CodeSupersedesUnknown,
			core.CodeSupersedesKey, core.CodeSupersedesScope, core.CodeSupersedesVersion, core.CodeEmptyInterval,
			core.CodeInvertedInterval, core.CodeNoEvidence, core.CodeNotCandidate, core.CodeAlreadyRetired,
			core.CodeTimeBackwards:
			out = append(out, string(code))
		}
	}
	return out
}

// do reads and plays the operations of a step. It reports whether there are
// not too many of them.
func (l *loader) do(n *source.Node, s *Step, number int, in source.Owner) bool {
	for _, one := range l.items(n, "do", in) {
		if len(l.earlier) == MaxOperations {
			l.wrong(head(one), in, source.CodeManyOps, strconv.Itoa(MaxOperations))
			return false
		}
		e, ok := l.entry(one)
		if !ok {
			continue
		}
		op, w, ok := l.op(e.Key.Text, e.Value, e.Key.Range, l.sc.Focus)
		do := Do{At: e.Key.Range, Op: op, Fields: w.fields}
		marked := l.mark(one, &do, w.in)
		l.remember(operation{PathKind(e.Key.Text), w.in.Name, w.place("id", ""), core.Time{}}, number)
		if !ok {
			l.broken[w.in.Name] = true
			continue
		}
		do.Op = l.recordedOn(op, s.On)
		l.earlier[len(l.earlier)-1].on = do.Op.When()
		l.axes(do.Op, w)
		l.apply(&do, w, marked)
		s.Do = append(s.Do, do)
	}
	return true
}

func (l *loader) remember(op operation, step int) {
	l.earlier = append(l.earlier, op)
	target := string(op.kind) + " " + op.target
	if _, there := l.targets[target]; !there {
		l.targets[target] = step
	}
}

// entry finds the one operation of an entry of do.
func (l *loader) entry(n *source.Node) (source.Entry, bool) {
	in := source.Owner{Kind: "step"}
	if n.Kind != source.Map {
		l.wrong(n.Range, in, source.CodeNoOperation)
		return source.Entry{}, false
	}
	var found []source.Entry
	for _, e := range n.Entries {
		switch {
		case slices.Contains(opKinds, e.Key.Text):
			found = append(found, e)
		case e.Key.Text != "refused":
			l.keys(n, source.Owner{Kind: "group", Name: "do"}, append(slices.Clone(opKinds), "refused"))
			return source.Entry{}, false
		}
	}
	switch len(found) {
	case 0:
		l.add(source.Diagnostic{At: head(n), In: in, Code: source.CodeNoOperation, Expected: opKinds})
		return source.Entry{}, false
	case 1:
		return found[0], true
	}
	l.wrong(found[1].Key.Range, in, source.CodeTwoOperations, found[0].Key.Text, found[1].Key.Text)
	return source.Entry{}, false
}

// mark reads `refused`: true, false or the code that is meant.
func (l *loader) mark(n *source.Node, do *Do, in source.Owner) source.Range {
	e, there := given(n, "refused")
	if !there {
		return do.At
	}
	switch e.Value.Text {
	case "true":
		do.Refused = true
	case "false":
	default:
		legal := append([]string{"true", "false"}, refusalCodes()...)
		code, ok := l.choice(e.Value, "refused", in, legal)
		do.Refused = true
		if ok {
			do.Code = core.Code(code)
		}
	}
	return e.Value.Range
}

// recordedOn gives an operation its step's day unless it has one of its own.
func (l *loader) recordedOn(op core.Op, on core.Time) core.Op {
	if !op.When().IsZero() {
		return op
	}
	switch op := op.(type) {
	case core.Record:
		op.Recorded = on
		return op
	case core.Verify:
		op.Recorded = on
		return op
	case core.Retire:
		op.Recorded = on
		return op
	case core.Revoke:
		op.Recorded = on
		return op
	}
	return op
}

// apply gives an operation to the ledger and compares what becomes of it with
// what the author says.
func (l *loader) apply(do *Do, w written, marked source.Range) {
	length := l.ledger.Len()
	refusal, _ := l.ledger.Apply(do.Op).(*core.Refusal)
	switch {
	case refusal != nil && !do.Refused:
		l.refuse(*do, w, refusal)
	case refusal != nil && do.Code != "" && do.Code != refusal.Code:
		d := refused(w, refusal)
		l.add(source.Diagnostic{
			At: marked, In: w.in, Code: source.CodeOtherRefusal,
			Args: []string{do.Op.Target(), string(do.Code), string(refusal.Code)},
			Also: []source.Note{{At: d.At, Code: d.Code, Args: d.Args}},
		})
	case refusal != nil:
	case do.Refused:
		l.add(source.Diagnostic{
			At: marked, In: w.in, Code: source.CodeNotRefused, Args: []string{do.Op.Target()},
			Also: []source.Note{{At: w.place("id", ""), Code: source.NoteRecorded}},
		})
	default:
		l.onTime(do.Op, w)
	}
	if record, ok := do.Op.(core.Record); ok && refusal == nil {
		l.taken(record, w, l.ledger.Len() > length)
	}
}

// refuse reports a refusal with both ends where there are two, unless it only
// follows from a record that could not be read.
func (l *loader) refuse(do Do, w written, refusal *core.Refusal) {
	d := refused(w, refusal)
	other := refusal.Has
	switch refusal.Code {
	case core.CodeUnknownID, core.CodeSupersedesUnknown:
		if l.broken[other] {
			return
		}
		d.Near, d.NearID = l.nearestID(other), true
		other = d.Near
	case core.CodeSameID, core.CodeNotCandidate, core.CodeAlreadyRetired:
		other = refusal.ID
	case core.CodeTimeBackwards:
		d.Also = l.latest()
		other = ""
	case core.CodeSupersedesKey, core.CodeSupersedesScope, core.CodeSupersedesVersion:
	case core.CodeMissing, core.CodeBadText, core.CodeBadStatus, core.CodeSupersedesSelf,
		core.CodeEmptyInterval, core.CodeInvertedInterval, core.CodeNoEvidence:
		other = ""
	}
	if at, there := l.ids[other]; there && other != "" {
		d.Also = append(d.Also, source.Note{At: at, Code: source.NoteRecorded})
	}
	l.add(d)
}

// nearestID suggests an id only among those recorded so far. In a file with
// very many problems it gives up: there the work would grow with both.
func (l *loader) nearestID(typed string) string {
	const enough = 100
	if len(l.problems) > enough {
		return ""
	}
	names := make([]string, 0, len(l.ids))
	for _, op := range l.earlier {
		if _, there := l.ids[op.target]; there && op.kind == PathRecord {
			names = append(names, op.target)
		}
	}
	return source.Nearest(typed, names)
}

// latest is the operation with the latest record time so far.
func (l *loader) latest() []source.Note {
	for i := len(l.earlier) - 2; i >= 0; i-- {
		if on := l.earlier[i].on; !on.IsZero() && on.Equal(l.ledger.Clock()) {
			return []source.Note{{At: l.earlier[i].at, Code: source.NoteLatest}}
		}
	}
	return nil
}

// onTime keeps record times inside the open row: later than the day of the
// step before, or the step's own, and never later.
func (l *loader) onTime(op core.Op, w written) {
	recorded := op.When()
	at := w.place("recorded", "")
	switch {
	case l.offDay || l.on.IsZero() || recorded.Equal(l.on):
	case l.on.Before(recorded):
		l.wrong(at, w.in, source.CodeRecordedLate, recorded.String(), l.on.String())
	case !l.before.IsZero() && recorded.Compare(l.before) <= 0:
		l.wrong(at, w.in, source.CodeRecordedEarly, recorded.String(), l.before.String())
	}
}

// taken keeps a record for later questions, and warns of the obvious mistakes.
func (l *loader) taken(r core.Record, w written, appended bool) {
	if !appended {
		l.add(source.Diagnostic{
			At: w.place("id", ""), In: w.in, Code: source.CodeRepeat, Args: []string{r.ID}, Warning: true,
			Also: []source.Note{{At: l.ids[r.ID], Code: source.NoteRecorded}},
		})
		return
	}
	l.ids[r.ID], l.records[r.ID] = w.place("id", ""), r
	if !r.Expires.IsZero() && !r.Recorded.IsZero() && r.Expires.Compare(r.Recorded) <= 0 {
		l.add(source.Diagnostic{
			At: w.place("expires", ""), In: w.in, Code: source.CodeExpiresEarly, Args: []string{r.Expires.String()}, Warning: true,
		})
	}
	for _, id := range r.Supersedes {
		older := l.records[id]
		if to := r.Valid.To; older.Value == r.Value && !to.IsZero() && (older.Valid.To.IsZero() || to.Before(older.Valid.To)) {
			l.add(source.Diagnostic{
				At: w.place("supersedes", id), In: w.in, Code: source.CodeShorterSame, Args: []string{r.ID, id}, Warning: true,
				Also: []source.Note{{At: l.ids[id], Code: source.NoteRecorded}},
			})
		}
	}
}

// axes watches over days and instants on both axes.
func (l *loader) axes(op core.Op, w written) {
	if r, ok := op.(core.Record); ok {
		l.valid.add(&l.report, r.Valid.From, w.place("valid.from", ""), source.CodeMixedValid)
		l.valid.add(&l.report, r.Valid.To, w.place("valid.to", ""), source.CodeMixedValid)
		l.recorded.add(&l.report, r.Expires, w.place("expires", ""), source.CodeMixedRecord)
	}
	l.recorded.add(&l.report, op.When(), w.place("recorded", ""), source.CodeMixedRecord)
}

// axis remembers how the first time on it was written.
type axis struct {
	first  source.Range
	day    bool
	seen   bool
	warned bool
}

// add warns once where a day stands on an axis of instants or the other way.
func (a *axis) add(r *report, t core.Time, at source.Range, code source.Code) {
	switch {
	case t.IsZero() || a.warned:
	case !a.seen:
		a.first, a.day, a.seen = at, t.IsDay(), true
	case a.day != t.IsDay():
		a.warned = true
		note := source.NoteInstant
		if a.day {
			note = source.NoteDay
		}
		r.add(source.Diagnostic{At: at, Code: code, Warning: true, Also: []source.Note{{At: a.first, Code: note}}})
	}
}
