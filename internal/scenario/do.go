package scenario

import (
	"slices"
	"strconv"

	"memtui/internal/core"
	"memtui/internal/source"
)

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
		l.remember(operation{PathKind(e.Key.Text), w.in.Name}, number)
		if !ok {
			l.broken[w.in.Name] = true
			continue
		}
		do.Op = recordedOn(op, s.On)
		do.Path = pathOf(number, do.Op)
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
			l.keys(n, source.Owner{Kind: "group", Name: "do"}, doKeys.names)
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
		legal := append([]string{"true", "false"}, valueNames(refusalValues())...)
		code, ok := l.choice(e.Value, "refused", in, legal)
		do.Refused = true
		if ok {
			do.Code = core.Code(code)
		}
	}
	return e.Value.Range
}

// recordedOn gives an operation its step's day unless it has one of its own.
func recordedOn(op core.Op, on core.Time) core.Op {
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
	written := l.ledger.Len() > length
	switch {
	case refusal != nil && !do.Refused:
		l.refuse(*do, w, refusal)
	case refusal != nil && do.Code != "" && do.Code != refusal.Code && !l.follows(refusal):
		d := refused(w, refusal)
		l.add(source.Diagnostic{
			At: marked, In: w.in, Code: source.CodeOtherRefusal,
			Args: []string{do.Op.Target(), string(do.Code), string(refusal.Code)},
			Also: []source.Note{{At: d.At, Code: d.Code, Args: d.Args}},
		})
	case refusal == nil && do.Refused && !l.broken[do.Op.Target()]:
		l.notRefused(*do, w, marked, written)
	}
	l.onTime(do.Op, w, refusal != nil)
	record, isRecord := do.Op.(core.Record)
	switch {
	case written:
		l.took(do.Op, w)
	case isRecord && refusal == nil:
		l.repeated(record, w)
	case isRecord:
		l.refused[record.ID] = w.place("id", "")
	}
}

func (l *loader) notRefused(do Do, w written, marked source.Range, written bool) {
	note := source.Note{At: w.first("id", "evidence"), Code: source.NoteTaken}
	if at, there := l.ids[do.Op.Target()]; there && !written {
		note = source.Note{At: at, Code: source.NoteRecorded}
	}
	l.add(source.Diagnostic{
		At: marked, In: w.in, Code: source.CodeNotRefused, Args: []string{do.Op.Target()}, Also: []source.Note{note},
	})
}

// follows reports whether a refusal only follows from an operation that has
// an error of its own.
func (l *loader) follows(refusal *core.Refusal) bool {
	unknown := refusal.Code == core.CodeUnknownID || refusal.Code == core.CodeSupersedesUnknown
	return unknown && l.broken[refusal.Has]
}

// refuse reports a refusal with both ends where there are two, unless it only
// follows from another error. What names the operation later is then not
// reported either.
func (l *loader) refuse(do Do, w written, refusal *core.Refusal) {
	if l.follows(refusal) {
		l.silent = true
	} else {
		l.add(l.bothEnds(refused(w, refusal), refusal))
	}
	if refusal.Code != core.CodeUnknownID {
		l.broken[do.Op.Target()] = true
	}
}

func (l *loader) bothEnds(d source.Diagnostic, refusal *core.Refusal) source.Diagnostic {
	see := func(at source.Range, there bool, code source.Code) {
		if there {
			d.Also = append(d.Also, source.Note{At: at, Code: code})
		}
	}
	recorded, isRecorded := l.ids[refusal.ID]
	switch refusal.Code {
	case core.CodeUnknownID, core.CodeSupersedesUnknown:
		d = l.named(d, refusal.Has)
		at, there := l.ids[d.Near]
		see(at, there, source.NoteRecorded)
	case core.CodeSameID:
		see(recorded, isRecorded, source.NoteRecorded)
	case core.CodeNotCandidate:
		at, there := l.verified[refusal.ID]
		see(at, there, source.NoteVerified)
		see(recorded, isRecorded && !there, source.NoteRecorded)
	case core.CodeAlreadyRetired:
		at, there := l.retired[refusal.ID]
		see(at, there, source.NoteRetired)
	case core.CodeTimeBackwards:
		see(l.last, true, source.NoteLatest)
	case core.CodeSupersedesKey, core.CodeSupersedesScope, core.CodeSupersedesVersion:
		at, there := l.ids[refusal.Has]
		see(at, there, source.NoteRecorded)
	case core.CodeMissing, core.CodeBadText, core.CodeBadStatus, core.CodeSupersedesSelf,
		core.CodeEmptyInterval, core.CodeInvertedInterval, core.CodeNoEvidence:
	}
	return d
}

// named adds to a problem with an id that is not there what may have been
// meant: a record that was refused, or the nearest one that was not.
func (l *loader) named(d source.Diagnostic, id string) source.Diagnostic {
	if at, there := l.refused[id]; there {
		d.Also = append(d.Also, source.Note{At: at, Code: source.NoteRefused})
		return d
	}
	d.Near, d.NearID = l.nearestID(id), true
	return d
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

// onTime keeps record times inside the open row: later than the day of the
// step before, or the step's own, and never later. What was refused may lie
// in the past: that may be why.
func (l *loader) onTime(op core.Op, w written, refused bool) {
	recorded := op.When()
	at := w.place("recorded", "")
	switch {
	case l.offDay || l.on.IsZero() || recorded.Equal(l.on):
	case l.on.Before(recorded):
		l.wrong(at, w.in, source.CodeRecordedLate, recorded.String(), l.on.String())
	case !refused && !l.before.IsZero() && recorded.Compare(l.before) <= 0:
		l.wrong(at, w.in, source.CodeRecordedEarly, recorded.String(), l.before.String())
	}
}

// took keeps what was written for later questions.
func (l *loader) took(op core.Op, w written) {
	l.last = w.first("recorded", "id", "evidence")
	switch op := op.(type) {
	case core.Record:
		l.ids[op.ID], l.records[op.ID] = w.place("id", ""), op
		if op.Status == core.StatusRetired {
			l.retired[op.ID] = w.place("status", "")
		}
		l.doubtful(op, w)
	case core.Verify:
		l.verified[op.ID] = w.place("id", "")
	case core.Retire:
		l.retired[op.ID] = w.place("id", "")
	case core.Revoke:
	}
}

func (l *loader) repeated(r core.Record, w written) {
	l.add(source.Diagnostic{
		At: w.place("id", ""), In: w.in, Code: source.CodeRepeat, Args: []string{r.ID}, Warning: true,
		Also: []source.Note{{At: l.ids[r.ID], Code: source.NoteRecorded}},
	})
}

// doubtful warns of the obvious mistakes.
func (l *loader) doubtful(r core.Record, w written) {
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
