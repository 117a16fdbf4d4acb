package scenario

import (
	"strconv"
	"time"

	"memtui/internal/core"
	"memtui/internal/source"
)

const longestStay = time.Hour

// step reads one step and plays its operations. It reports whether the next
// step is worth reading.
func (l *loader) step(n *source.Node, number int) bool {
	in := source.Owner{Kind: "step", Name: strconv.Itoa(number)}
	before := len(l.problems)
	l.silent = l.misreadIn(n.Range)
	if !l.keys(n, in, stepKeys.names) {
		l.sound.broken = true
		return true
	}
	misspelt := len(l.problems) > before
	s := Step{
		At:    head(n),
		Title: l.requiredProse(n, "title", in),
		Say:   l.prose(n, "say", in),
		Notes: l.prose(n, "notes", in),
	}
	length, operations := l.ledger.Len(), len(l.problems)
	l.day(n, &s, in)
	fine := l.do(n, &s, number, in)
	if misspelt || source.Failed(l.problems[operations:]) || l.misreadOperations(n) {
		l.sound.broken = true
	}
	l.asks(n, &s, in)
	l.decides(n, &s, in)
	l.goal(n, &s, in, before)
	l.pace(n, &s, in)
	l.vary(n, &s, number, in)
	l.sc.Steps = append(l.sc.Steps, s)
	switch {
	case !misspelt && isEmpty(n):
		l.wrong(s.At, in, source.CodeEmptyStep)
	case l.ledger.Len() == length && s.isIdle() && !l.silent && !source.Failed(l.problems[before:]):
		l.add(source.Diagnostic{At: s.At, In: in, Code: source.CodeNothing, Warning: true})
	}
	l.explained(n, in)
	l.sound.step(!l.silent && !source.Failed(l.problems[before:]))
	return fine
}

// day reads the step's day, or inherits that of the step before.
func (l *loader) day(n *source.Node, s *Step, in source.Owner) {
	l.before = l.on
	on, at := l.timeOf(n, "on", in)
	if on.IsZero() {
		_, there := given(n, "on")
		s.On, l.offDay = l.on, l.offDay || there
		return
	}
	if !l.on.IsZero() && on.Before(l.on) {
		l.add(source.Diagnostic{
			At: at, In: in, Code: source.CodeOnBackwards, Args: []string{on.String(), l.on.String()},
			Also: []source.Note{{At: l.onAt, Code: source.NoteLatest}},
		})
		s.On, l.offDay = l.on, true
		return
	}
	l.offDay = false
	l.recorded.add(&l.report, on, at, source.CodeMixedRecord)
	l.on, l.onAt, s.On = on, at, on
}

// isEmpty reports whether a step holds none of what a step is for.
func isEmpty(n *source.Node) bool {
	for _, key := range []string{"say", "do", "ask", "decide"} {
		e, there := given(n, key)
		if there && (e.Value.Kind != source.List || len(e.Value.Items) > 0) {
			return false
		}
	}
	return true
}

// isIdle reports whether a step asks nothing and shows no refusal either.
func (s Step) isIdle() bool {
	for _, do := range s.Do {
		if do.Refused {
			return false
		}
	}
	return len(s.Ask)+len(s.Decide) == 0
}

// items gives the items of a key that holds a list.
func (l *loader) items(n *source.Node, key string, in source.Owner) []*source.Node {
	e, there := given(n, key)
	if there && e.Value.Kind != source.List {
		l.wrong(e.Value.Range, in, source.CodeWantList, key)
		return nil
	}
	if !there {
		return nil
	}
	return e.Value.Items
}

func (l *loader) asks(n *source.Node, s *Step, in source.Owner) {
	for i, one := range l.items(n, "ask", in) {
		ask, w := Ask{At: head(one)}, written{at: head(one), in: source.Owner{Kind: "ask", Name: strconv.Itoa(i + 1)}}
		l.fields(one, &ask.Query, queryTable, &w, questionNames...)
		ask.Name = l.prose(one, "name", w.in)
		ask.Written = ask.Query
		orElse(&ask.Query.Key, l.sc.Focus.Key, w, "key")
		orElse(&ask.Query.Scope, l.sc.Focus.Scope, w, "scope")
		orElse(&ask.Query.Version, l.sc.Focus.Version, w, "version")
		l.asOf(&ask.Query, s.On, w)
		ask.Expect = l.expect(one, w.in, l.answerExpect)
		s.Ask = append(s.Ask, ask)
	}
}

// asOf fills in a question's two coordinates, each by itself: the step's day,
// or where no day is shown, valid by known.
func (l *loader) asOf(q *core.Query, on core.Time, w written) {
	l.valid.add(&l.report, q.Valid, w.place("valid", ""), source.CodeMixedValid)
	l.recorded.add(&l.report, q.Known, w.place("known", ""), source.CodeMixedRecord)
	if !on.IsZero() && !q.Known.IsZero() && on.Before(q.Known) {
		l.add(source.Diagnostic{
			At: w.place("known", ""), In: w.in, Code: source.CodeKnownLater, Args: []string{q.Known.String()}, Warning: true,
		})
	}
	if q.Valid.IsZero() {
		q.Valid = on
	}
	if q.Known.IsZero() {
		q.Known = on
	}
	if q.Valid.IsZero() {
		q.Valid = q.Known
	}
	if _, written := w.fields["known"]; q.Known.IsZero() && !written {
		w.fields["known"] = w.at // reported here, with the reason
		if !w.misspelt && !l.offDay {
			l.wrong(w.at, w.in, source.CodeKnownNeeded)
		}
	}
	l.required(q, queryTable, &w)
}

func (l *loader) decides(n *source.Node, s *Step, in source.Owner) {
	for i, one := range l.items(n, "decide", in) {
		decide, w := Decide{At: head(one)}, written{at: head(one), in: source.Owner{Kind: "decide", Name: strconv.Itoa(i + 1)}}
		l.fields(one, &decide.Request, requestTable, &w, questionNames...)
		decide.Name = l.prose(one, "name", w.in)
		decide.Expect = l.expect(one, w.in, l.decisionExpect)
		s.Decide = append(s.Decide, decide)
	}
}

// pace reads what autoplay goes by.
func (l *loader) pace(n *source.Node, s *Step, in source.Owner) {
	if e, there := given(n, "stay"); there {
		stay, err := time.ParseDuration(e.Value.Text)
		if err != nil || stay <= 0 || stay > longestStay {
			l.wrong(e.Value.Range, in, source.CodeWantStay, "stay")
		}
		s.Stay = stay
	}
	if e, there := given(n, "stop"); there {
		if e.Value.Text != "true" && e.Value.Text != "false" {
			l.wrong(e.Value.Range, in, source.CodeWantBool, "stop")
		}
		s.Stop = e.Value.Text == "true"
	}
}
