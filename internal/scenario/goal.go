package scenario

import (
	"strconv"

	"memtui/internal/source"
)

// goal reads the exercise of a step; before is how many problems there were
// before the step.
func (l *loader) goal(n *source.Node, s *Step, in source.Owner, before int) {
	e, there := given(n, "goal")
	owner := source.Owner{Kind: "goal"}
	if !there || !l.keys(e.Value, owner, goalKeys.names) {
		return
	}
	g := Goal{At: e.Key.Range, Say: l.prose(e.Value, "say", owner), Changes: AnyChanges}
	var missing []string
	if _, there := given(e.Value, "reach"); !there {
		missing = append(missing, "reach")
	}
	read, of := l.goalOf(e.Value, &g, s, in)
	if !of {
		missing = append(missing, "of")
	}
	if missing != nil {
		l.missing(g.At, owner, missing...)
	}
	if changes, there := given(e.Value, "changes"); there {
		count, ok := number(changes.Value.Text)
		if !ok {
			l.wrong(changes.Value.Range, owner, source.CodeWantCount, "changes")
		}
		g.Changes = count
	}
	if reach, there := given(e.Value, "reach"); there && read != nil {
		if x := l.expectation(reach, source.Owner{Kind: "reach"}, read); x != nil {
			g.Reach = *x
		}
	}
	s.Goal = &g
	if !l.sound.broken && !source.Failed(l.problems[before:]) && !l.silent && l.met(g, s) {
		l.add(source.Diagnostic{At: g.At, In: owner, Code: source.CodeGoalMet, Warning: true})
	}
}

// goalOf reads which question a goal is about; where the step has only one,
// that needs no saying. It reports whether it is said where it must be.
func (l *loader) goalOf(n *source.Node, g *Goal, s *Step, in source.Owner) (readExpect, bool) {
	e, there := given(n, "of")
	switch {
	case there:
		g.Of = e.Value.Text
	case len(s.Ask) == 1 && len(s.Decide) == 0:
		g.Of = "ask 1"
	case len(s.Decide) == 1 && len(s.Ask) == 0:
		g.Of = "decide 1"
	default:
		return nil, false
	}
	var names []string
	for i := range s.Ask {
		names = append(names, "ask "+strconv.Itoa(i+1))
		if g.Of == names[i] {
			return l.answerExpect, true
		}
	}
	for i := range s.Decide {
		name := "decide " + strconv.Itoa(i+1)
		if g.Of == name {
			return l.decisionExpect, true
		}
		names = append(names, name)
	}
	l.add(source.Diagnostic{At: e.Value.Range, In: in, Code: source.CodeOfUnknown, Args: []string{g.Of}, Expected: names})
	return nil, true
}

// met reports whether the lesson as it stands already reaches a goal, which
// then is no exercise.
func (l *loader) met(g Goal, s *Step) bool {
	return g.Reached(*s, l.ledger.Now())
}
