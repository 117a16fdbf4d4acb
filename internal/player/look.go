package player

import "memtui/internal/core"

// Look is everything that the ledger shows from one point: a question's
// coordinates, or where a step asks nothing, its day.
type Look struct {
	Query    core.Query
	Asked    bool // the step asks here; else the point only says where lanes are judged
	Answer   core.Answer
	Verdicts []core.Verdict // every memory down the ladder, in ledger order
	// Unlisted counts the memories that are left out of Verdicts and Lanes,
	// because the ledger holds more than maxTable.
	Unlisted int
	Lanes    []Lane      // the same memories as lines on the valid axis
	Grid     core.Grid   // axes of the whole lesson, edited or not: no step moves an edge
	Frozen   core.Frozen // on the plane of the ledger after this step
}

// Lane is one memory as a line on the valid axis, as known at the point.
type Lane struct {
	Verdict core.Verdict
	Left    bool // it counts for the answer
	New     bool // this step recorded it

	ledger core.Snapshot
	known  core.Time
	sealed bool // nothing says yet where it is superseded
}

// Spans gives the memory's valid interval, cut where others supersede it. In
// a long chain that is much, and few lanes are on the screen.
func (l Lane) Spans() []core.Span {
	if l.sealed {
		return []core.Span{{Valid: l.Verdict.Memory.Valid}}
	}
	return l.ledger.Spans(l.Verdict.Memory.ID, l.known)
}

// Look gives what the ledger shows from one of the step's questions; for a
// decision, or a question that is not there, from the step's day.
func (f *Frame) Look(question int) Look {
	q, asked := f.Where(question)
	look := f.At(q)
	look.Asked = asked
	return look
}

// Where gives the coordinates of Look, and whether the step asks there.
func (f *Frame) Where(question int) (q core.Query, asked bool) {
	if question >= 0 && question < len(f.Questions) && f.Questions[question].Ask != nil {
		return f.Questions[question].Ask.Query, true
	}
	return f.point(), false
}

// Glance gives what the ledger shows from any point but for the memories as
// lines and the count of the frozen past, which cost the most.
func (f *Frame) Glance(q core.Query) Look {
	look := Look{Query: q, Answer: f.After().Ask(q), Grid: f.lesson.plane(q)}
	look.Verdicts, look.Unlisted = explain(f.After(), q, look.Answer)
	return look
}

// Verdicts gives those of Look from any point.
func (f *Frame) Verdicts(q core.Query) []core.Verdict {
	verdicts, _ := explain(f.After(), q, f.After().Ask(q))
	return verdicts
}

// At gives what the ledger shows from any point. It is a pure look into the
// ledger prefix of the step.
func (f *Frame) At(q core.Query) Look {
	after := f.After()
	look := f.Glance(q)
	look.Frozen = f.frozen(after.Axes(q.Subject(), q.AsOf))
	for _, v := range look.Verdicts {
		_, out := v.Headline()
		look.Lanes = append(look.Lanes, Lane{
			Verdict: v, Left: !out, New: f.IsNewMemory(v.Memory.ID),
			ledger: after, known: q.Known,
		})
	}
	return look
}

// plane gives the axes of the whole lesson for a question's subject. Those of
// a what-if are cut where the lesson itself is cut too, so that the two can
// be compared cell by cell.
func (l *Lesson) plane(q core.Query) core.Grid {
	if l.Base == nil {
		return l.Plane(q.Subject(), q.AsOf)
	}
	g := l.united.of(q.Subject(), func() core.Grid {
		return l.Plane(q.Subject(), q.AsOf).United(l.Base.Plane(q.Subject(), q.AsOf))
	})
	g.At = q.AsOf
	return g
}

// Plane gives the axes of the whole lesson, as its own ledger cuts them, with
// what happened.
func (l *Lesson) Plane(subject core.Subject, at core.AsOf) core.Grid {
	g := l.own.of(subject, func() core.Grid { return l.Ledger.Now().Plane(subject, at) })
	g.At = at
	return g
}

// maxTable is how many memories a table takes.
const maxTable = 256

// explain takes the memories down the ladder. In a large ledger those of other
// subjects are only counted: they all fall at the first three rungs. Of a
// subject with too many, those that are left and those recorded last are
// taken, and the others counted.
func explain(s core.Snapshot, q core.Query, a core.Answer) (verdicts []core.Verdict, unlisted int) {
	all := s.Count()
	if all <= maxTable {
		return s.Explain(q), 0
	}
	left := map[string]bool{}
	for _, m := range a.Left {
		left[m.ID] = true
	}
	first := s.CountSubject(q.Subject()) - maxTable
	verdicts = s.ExplainThose(q, func(n int, r core.Record) bool { return n >= first || left[r.ID] })
	return verdicts, all - len(verdicts)
}

// frozen counts what the step changed above its earliest record time. A step
// whose operations were all refused is counted from what it asked for: nothing
// was written, and nothing above changed.
func (f *Frame) frozen(g core.Grid) core.Frozen {
	if f.to > f.from {
		return core.FrozenPast(f.Before(), f.After(), g)
	}
	var above core.Time
	for _, h := range f.Happened {
		if on := h.Op.When(); h.Refusal != nil && (above.IsZero() || on.Before(above)) {
			above = on
		}
	}
	return core.FrozenAbove(f.Before(), f.After(), g, above)
}

// point is where a step without a question looks from: its subject, on its
// day, or without days at the latest record time.
func (f *Frame) point() core.Query {
	subject := f.Subject()
	day := f.Day
	if day.IsZero() {
		day = f.lesson.Ledger.Clock()
	}
	return core.Query{Key: subject.Key, Scope: subject.Scope, Version: subject.Version,
		AsOf: core.AsOf{Valid: day, Known: day}}
}

// Subject gives what the step is about: its first question's subject, else
// that of a memory that it records, else the step's before, else the focus of
// the lesson.
func (f *Frame) Subject() core.Subject {
	for _, q := range f.Questions {
		if q.Ask != nil {
			return q.Ask.Query.Subject()
		}
	}
	for _, h := range f.Happened {
		if r, ok := h.Op.(core.Record); ok {
			return r.Subject()
		}
	}
	if f.Index > 0 {
		return f.lesson.Frames[f.Index-1].Subject()
	}
	return f.lesson.Scenario.Focus
}

// HasLedger reports whether the step shows the ledger: it asks it, writes to
// it, or the lesson has one and decides nothing here.
func (f *Frame) HasLedger() bool {
	for _, q := range f.Questions {
		if q.Ask != nil {
			return true
		}
	}
	return len(f.Happened) > 0 || len(f.Step.Decide) == 0
}
