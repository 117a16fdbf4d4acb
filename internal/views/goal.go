package views

import (
	"strconv"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// goalLines say in so many cells how far the exercise of the step is: one row
// with what is to be reached and the changes so far, and once it was asked
// for a second one with what to change. There are none where the step has no
// exercise.
func (s Screen) goalLines(cells int) []inkLine {
	goal, ok := s.State.Goal()
	if !ok {
		return nil
	}
	out := []inkLine{s.goalLine(goal, cells)}
	if hint := s.hintLine(goal, cells); hint != nil {
		out = append(out, hint)
	}
	return out
}

// narrowGoal is how wide a screen must be for the label of the exercise and
// for its count in words.
const narrowGoal = 60

// goalLine is the exercise, with how far it is at the right.
func (s Screen) goalLine(goal player.GoalState, cells int) inkLine {
	if cells < narrowGoal {
		return s.narrowGoalLine(goal, cells)
	}
	w := s.Words.Goal
	count := s.goalCount(goal)
	room := cells - count.width() - Width(w.Exercise) - 5
	text := pad(oneLine(s.say(goal.Goal.Say)), room)
	line := inkLine{{Ink{Role: Accent, Bold: true}, w.Exercise}, {Ink{Role: Fg}, "  " + text + "   "}}
	return append(line, count...)
}

// narrowGoalLine is the exercise with how many changes of how many, in
// figures.
func (s Screen) narrowGoalLine(goal player.GoalState, cells int) inkLine {
	count := span{Ink{Role: Soft}, strconv.Itoa(goal.Changes)}
	if limit := goal.Goal.Changes; limit != scenario.AnyChanges {
		count.text += "/" + strconv.Itoa(limit)
		if goal.Changes > limit {
			count.ink.Role = Warning
		}
	}
	if goal.Reached {
		count = span{Ink{Role: Good, Bold: true}, SignGiven + " " + count.text}
	}
	text := oneLine(s.say(goal.Goal.Say))
	return inkLine{{Ink{Role: Accent}, pad(text, cells-Width(count.text)-2)}, {Ink{Role: Fg}, "  "}, count}
}

// goalCount says how many changes there are of how many, and that the goal is
// reached.
func (s Screen) goalCount(goal player.GoalState) inkLine {
	w := s.Words.Goal
	n, limit := goal.Changes, goal.Goal.Changes
	text, ink := s.countChanges(n), Ink{Role: Soft}
	switch {
	case limit == scenario.AnyChanges:
	case n > limit:
		text, ink = i18n.Fill(w.Over, strconv.Itoa(n), strconv.Itoa(limit)), Ink{Role: Warning}
	case limit == 1:
		text = i18n.Fill(w.OfOne, strconv.Itoa(n))
	default:
		text = i18n.Fill(w.Of, strconv.Itoa(n), strconv.Itoa(limit))
	}
	if goal.Reached {
		return inkLine{{Ink{Role: Good, Bold: true}, SignGiven + " " + w.Reached}, {ink, "  " + text}}
	}
	return inkLine{{ink, text}}
}

// hintLine is as much of the solution as was asked for; nil: nothing was, or
// none is needed any more.
func (s Screen) hintLine(goal player.GoalState, cells int) inkLine {
	w := s.Words.Goal
	switch {
	case goal.Reached:
		return nil
	case goal.None:
		return inkLine{{Ink{Role: Muted}, Cut(w.None, cells)}}
	case len(goal.Hints) == 0:
		return nil
	}
	var parts []string
	for _, e := range goal.Hints {
		if goal.Solution {
			parts = append(parts, s.solutionWords(e))
		} else {
			parts = append(parts, s.hintWords(e))
		}
	}
	template := w.Hint
	if goal.Solution {
		template = w.Solution
	}
	return inkLine{{Ink{Role: Changed}, Cut(i18n.Fill(template, strings.Join(parts, w.And)), cells)}}
}

// hintWords says where to change something, and not to what.
func (s Screen) hintWords(e scenario.Edit) string {
	if e.Kind == scenario.EditAdd {
		return s.Words.Goal.Addition
	}
	return i18n.Fill(s.Words.Goal.Change, pathHere(e.Path))
}

// solutionWords says what to change, and to what.
func (s Screen) solutionWords(e scenario.Edit) string {
	w := s.Words.Goal
	path := pathHere(e.Path)
	switch e.Kind {
	case scenario.EditSet:
		return i18n.Fill(w.Set, path, s.goalValue(e))
	case scenario.EditClear:
		return i18n.Fill(w.Clear, path)
	case scenario.EditDrop:
		return i18n.Fill(w.Drop, path)
	case scenario.EditAdd:
	}
	return i18n.Fill(w.Add, strings.TrimSpace(s.actWords(core.KindOf(e.Op), e.Op.Target())))
}

// goalValue is what an input is set to; where any text would do, that is
// said.
func (s Screen) goalValue(e scenario.Edit) string {
	if f, ok := e.Path.Input(); ok && e.Value == core.StandIn && f.Kind == core.KindText {
		return s.Words.Goal.AnyText
	}
	return oneLine(e.Value)
}
