package scenario

import (
	"strconv"
	"time"

	"memtui/internal/core"
	"memtui/internal/source"
)

var (
	stepKeys = []string{"title", "on", "say", "notes", "do", "ask", "decide", "vary", "goal", "stay", "stop"}
	goalKeys = []string{"say", "of", "reach", "changes"}
)

const longestStay = time.Hour

// step reads one step and plays its operations. It reports whether the next
// step is worth reading.
func (l *loader) step(n *source.Node, number int) bool {
	in := source.Owner{Kind: "step", Name: strconv.Itoa(number)}
	before := len(l.problems)
	if !l.keys(n, in, stepKeys) {
		return true
	}
	misspelt := len(l.problems) > before
	s := Step{
		At:    head(n),
		Title: l.requiredProse(n, "title", in),
		Say:   l.prose(n, "say", in),
		Notes: l.prose(n, "notes", in),
	}
	l.day(n, &s, in)
	length := l.ledger.Len()
	fine := l.do(n, &s, number, in)
	l.asks(n, &s, in)
	l.decides(n, &s, in)
	l.goal(n, &s, in)
	l.pace(n, &s, in)
	l.vary(n, &s, number, in)
	l.sc.Steps = append(l.sc.Steps, s)
	switch {
	case !misspelt && isEmpty(n):
		l.wrong(s.At, in, source.CodeEmptyStep)
	case l.ledger.Len() == length && s.isIdle() && !source.Failed(l.problems[before:]):
		l.add(source.Diagnostic{At: s.At, In: in, Code: source.CodeNothing, Warning: true})
	}
	l.explained(n, s, in)
	return fine
}

// day reads the step's day, or inherits that of the step before.
func (l *loader) day(n *source.Node, s *Step, in source.Owner) {
	l.before = l.on
	on, at := l.timeOf(n, "on", in)
	if on.IsZero() {
		s.On = l.on
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
		l.fields(one, &ask.Query, queryTable, &w, "name", "expect")
		ask.Name = l.prose(one, "name", w.in)
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
		if !w.misspelt {
			l.wrong(w.at, w.in, source.CodeKnownNeeded)
		}
	}
	l.required(q, queryTable, &w)
}

func (l *loader) decides(n *source.Node, s *Step, in source.Owner) {
	for i, one := range l.items(n, "decide", in) {
		decide, w := Decide{At: head(one)}, written{at: head(one), in: source.Owner{Kind: "decide", Name: strconv.Itoa(i + 1)}}
		l.fields(one, &decide.Request, requestTable, &w, "name", "expect")
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

func (l *loader) goal(n *source.Node, s *Step, in source.Owner) {
	e, there := given(n, "goal")
	owner := source.Owner{Kind: "goal"}
	if !there || !l.keys(e.Value, owner, goalKeys) {
		return
	}
	g := Goal{At: e.Key.Range, Say: l.prose(e.Value, "say", owner)}
	read := l.goalOf(e.Value, &g, s, in)
	if changes, there := given(e.Value, "changes"); !there {
		l.missing(e.Key.Range, owner, "changes")
	} else if count, ok := number(changes.Value.Text); ok {
		g.Changes = count
	} else {
		l.wrong(changes.Value.Range, owner, source.CodeWantCount, "changes")
	}
	if reach, there := given(e.Value, "reach"); !there {
		l.missing(e.Key.Range, owner, "reach")
	} else if read != nil {
		if x := l.expectation(reach, source.Owner{Kind: "reach"}, read); x != nil {
			g.Reach = *x
		}
	}
	s.Goal = &g
}

// goalOf reads which question a goal is about; where the step has only one,
// that needs no saying.
func (l *loader) goalOf(n *source.Node, g *Goal, s *Step, in source.Owner) readExpect {
	e, there := given(n, "of")
	switch {
	case there:
		g.Of = e.Value.Text
	case len(s.Ask) == 1 && len(s.Decide) == 0:
		g.Of = "ask 1"
	case len(s.Decide) == 1 && len(s.Ask) == 0:
		g.Of = "decide 1"
	default:
		l.missing(g.At, source.Owner{Kind: "goal"}, "of")
		return nil
	}
	for i := range s.Ask {
		if g.Of == "ask "+strconv.Itoa(i+1) {
			return l.answerExpect
		}
	}
	for i := range s.Decide {
		if g.Of == "decide "+strconv.Itoa(i+1) {
			return l.decisionExpect
		}
	}
	l.wrong(e.Value.Range, in, source.CodeOfUnknown, g.Of)
	return nil
}
