package player

import "memtui/internal/core"

// ShownFrame gives the step on screen without what is still to be predicted;
// nil on the opening and closing page. Views draw from it, so that none can
// give an answer away.
func (s State) ShownFrame() *Frame {
	f := s.Frame()
	if f == nil {
		return nil
	}
	return s.FrameAt(s.Page)
}

// FrameAt gives a step by its number from 1 in the same way.
func (s State) FrameAt(page int) *Frame {
	f := &s.Lesson.Frames[page-1]
	if !s.Predicts() {
		return f
	}
	sealed := *f
	sealed.Questions = make([]Question, len(f.Questions))
	for i, q := range f.Questions {
		sealed.Questions[i] = s.sealed(page, i, q)
	}
	return &sealed
}

// sealed takes the answer out of a hidden question, and of a shown one what
// it says of hidden ones.
func (s State) sealed(page, question int, q Question) Question {
	hidden := s.HidesQuestion(page, question)
	switch {
	case q.Ask != nil && hidden:
		q.Ask = &Asked{Query: q.Ask.Query}
	case q.Ask != nil:
		asked := *q.Ask
		if asked.Was != nil && s.HidesStep(asked.Was.Step) {
			asked.Was = nil
		}
		if p := asked.Pair; p != nil && (s.HidesQuestion(page, p.First) || s.HidesQuestion(page, p.Second)) {
			asked.Pair = nil
		}
		q.Ask = &asked
	case q.Decide != nil && hidden:
		q.Decide = &Decided{Request: q.Decide.Request, Decision: unjudged(q.Decide.Decision)}
	case q.Decide != nil:
		decided := *q.Decide
		if decided.Was != nil && s.HidesStep(decided.Was.Step) {
			decided.Was = nil
		}
		q.Decide = &decided
	}
	return q
}

// unjudged keeps of a decision what was handed in.
func unjudged(d core.Decision) core.Decision {
	out := core.Decision{Record: d.Record}
	for _, field := range d.Fields {
		field.Mark = core.MarkGiven
		out.Fields = append(out.Fields, field)
	}
	return out
}

// unjudged keeps of a look what was recorded: nothing says which memories are
// left, stand, or are replaced.
func (l Look) unjudged() Look {
	l.Answer, l.Frozen = core.Answer{}, core.Frozen{}
	verdicts, lanes := make([]core.Verdict, len(l.Verdicts)), make([]Lane, len(l.Lanes))
	for i, v := range l.Verdicts {
		verdicts[i] = untried(v)
	}
	for i, lane := range l.Lanes {
		v := untried(lane.Verdict)
		lanes[i] = Lane{Verdict: v, New: lane.New, sealed: true}
	}
	l.Verdicts, l.Lanes = verdicts, lanes
	return l
}

// untried gives a memory that no rung has looked at yet: it has what it was
// recorded with.
func untried(v core.Verdict) core.Verdict {
	out := core.Verdict{Memory: v.Memory}
	for _, check := range v.Checks {
		blank := core.Check{Rung: check.Rung, Pass: true}
		if check.Rung == core.RungEvidence {
			blank.Sources = v.Memory.Evidence
		}
		out.Checks = append(out.Checks, blank)
	}
	return out
}

// HiddenQueries lists the questions of the step about a subject whose answers
// are still to be predicted.
func (s State) HiddenQueries(subject core.Subject) []core.Query {
	f := s.Frame()
	if f == nil || !s.HidesStep(s.Page) {
		return nil
	}
	var out []core.Query
	for i, q := range f.Questions {
		if q.Ask != nil && q.Ask.Query.Subject() == subject && s.HidesQuestion(s.Page, i) {
			out = append(out, q.Ask.Query)
		}
	}
	return out
}
