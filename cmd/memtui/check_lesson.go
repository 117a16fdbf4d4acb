package main

import (
	"fmt"
	"strconv"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/source"
)

// checked is what became of one lesson.
type checked struct {
	name     string
	data     []byte
	lesson   *scenario.Scenario // nil: it cannot be read
	problems []source.Diagnostic
	warnings int
	status   int
	filled   []scenario.Filled // what was to be written
	unfilled error             // why it was not
}

// checkLesson reads and plays a lesson: what cannot be read is worse than
// what does not hold.
func checkLesson(name string, data []byte, strict bool) *checked {
	c := &checked{name: name, data: data}
	c.lesson, c.problems = scenario.Load(name, data)
	if c.lesson == nil {
		c.status = exitBad
		for _, d := range c.problems {
			if d.Warning {
				c.warnings++
			}
		}
		return c
	}
	played := player.Play(c.lesson)
	warned := append(c.problems, crowded(played)...)
	c.problems = source.InOrder(append(warned, doubts(name, data, played)...))
	c.warnings = len(c.problems)
	wrong := scenario.Check(c.lesson)
	c.problems = source.InOrder(append(c.problems, wrong...))
	if len(wrong) > 0 || strict && c.warnings > 0 {
		c.status = exitFail
	}
	return c
}

// doubts warns of exercises that no change reaches, and of inputs in vary
// that change nothing.
func doubts(name string, data []byte, l *player.Lesson) []source.Diagnostic {
	var out []source.Diagnostic
	for _, goal := range l.UnreachedGoals() {
		d := source.Diagnostic{At: l.Scenario.Steps[goal.Step-1].Goal.At, Code: source.CodeGoalUnreached, Warning: true}
		if goal.Changes != 1 {
			d.Code, d.Args = source.CodeGoalsUnreached, []string{strconv.Itoa(goal.Changes)}
		}
		out = append(out, d)
	}
	idle := l.IdleInputs()
	if idle == nil {
		return out
	}
	root, _ := source.Parse(name, data)
	for _, input := range idle {
		out = append(out, source.Diagnostic{
			At: scenario.VaryPlace(root, input.Step, input.Path), Code: source.CodeVaryIdle, Args: []string{input.Path}, Warning: true,
		})
	}
	return out
}

func (r textReport) tell(c *checked) {
	w := r.env.words()
	r.tellFilled(c)
	if len(c.problems) > 0 {
		fmt.Fprint(r.env.stderr, source.Print(w, c.name, c.data, c.problems))
	}
	if c.status == exitFail && !source.Failed(c.problems) {
		fmt.Fprintln(r.env.stderr, i18n.Fill(w.Commands.Strict, source.FileName(c.name), strconv.Itoa(c.warnings)))
	}
	if c.status == exitFine {
		fmt.Fprintln(r.env.stdout, i18n.Fill(w.Commands.Holds, source.FileName(c.name),
			strconv.Itoa(len(c.lesson.Steps)), strconv.Itoa(scenario.Expectations(c.lesson)), strconv.Itoa(c.warnings)))
	}
}
