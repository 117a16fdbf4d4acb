package scenario

import (
	"slices"
	"strconv"

	"memtui/internal/core"
	"memtui/internal/source"
)

// operation finds an operation of a step by its path as a whole. Of several
// in one step that a path fits, it means the first.
func (s *Scenario) operation(p Path) (at int, ok bool) {
	step, ok := s.step(p.Step)
	if !ok {
		return 0, false
	}
	at = slices.IndexFunc(step.Do, func(do Do) bool { return do.Path == p })
	return at, at >= 0
}

func (s *Scenario) step(number int) (*Step, bool) {
	if number < 1 || number > len(s.Steps) {
		return nil, false
	}
	return &s.Steps[number-1], true
}

// Resolve gives a path with the step to which it leads from a step, so that
// two ways to write it are the same; at is 0 for a path that stands in none.
// An operation is looked for in the step that is meant, then in those before
// it from the first on, then in those behind it.
func (s *Scenario) Resolve(p Path, at int) (Path, bool) {
	if p.Step == 0 {
		p.Step = at
	}
	if p.Step > len(s.Steps) {
		return p, false
	}
	if !p.Kind.isOperation() {
		step, ok := s.step(p.Step)
		return p, ok && p.N >= 1 && p.N <= step.questions(p.Kind)
	}
	p.ID = composed(p.ID)
	meant, whole := p.Step, p.Whole()
	if _, there := s.operation(whole); there {
		return p, true
	}
	if first := s.first(whole, 1, meant); first > 0 {
		p.Step = first
		return p, true
	}
	p.Step = s.first(whole, meant+1, len(s.Steps))
	return p, p.Step > 0
}

// first gives the first step between two that has an operation; 0 = none.
func (s *Scenario) first(p Path, from, to int) int {
	for p.Step = from; p.Step <= min(to, len(s.Steps)); p.Step++ {
		if _, there := s.operation(p); there {
			return p.Step
		}
	}
	return 0
}

// questions counts the questions of a step of one kind.
func (s *Step) questions(kind PathKind) int {
	if kind == PathAsk {
		return len(s.Ask)
	}
	return len(s.Decide)
}

// composed gives an id as it is read from a file.
func composed(id string) string {
	if read, err := core.Identifier(id); err == nil {
		return read
	}
	return id
}

// absentAt says that a path leads nowhere; at is the step from which it was
// looked for.
func (s *Scenario) absentAt(p Path, at int) source.Diagnostic {
	if step := max(p.Step, at); step > len(s.Steps) {
		return s.noStep(step)
	}
	if p.Kind.isOperation() {
		d := source.Diagnostic{Code: absent[p.Kind], Args: []string{p.ID, strconv.Itoa(len(s.Steps))}}
		d.Near, d.NearID = source.Nearest(p.ID, s.targets(p.Kind)), true
		return d
	}
	written := p.String()
	if p.Step == 0 {
		p.Step = at
	}
	step, ok := s.step(p.Step)
	if !ok {
		return source.Diagnostic{Code: source.CodePathNoStep, Args: []string{written}}
	}
	kind, number := string(p.Kind), strconv.Itoa(p.Step)
	if many := step.questions(p.Kind); many > 0 {
		return source.Diagnostic{Code: source.CodePathQuestion, Args: []string{kind, strconv.Itoa(p.N), number, strconv.Itoa(many)}}
	}
	return source.Diagnostic{Code: source.CodePathNoQuestion, Args: []string{written, kind, number}}
}

func (s *Scenario) noStep(number int) source.Diagnostic {
	return source.Diagnostic{Code: source.CodePathSteps, Args: []string{strconv.Itoa(number), strconv.Itoa(len(s.Steps))}}
}

// targets lists what the operations of one kind speak of, in the order of the
// lesson.
func (s *Scenario) targets(kind PathKind) []string {
	var out []string
	for _, step := range s.Steps {
		for _, do := range step.Do {
			if do.Path.Kind == kind && !slices.Contains(out, do.Path.ID) {
				out = append(out, do.Path.ID)
			}
		}
	}
	return out
}

// inStep writes a path without its step.
func (p Path) inStep() string {
	p.Step = 0
	return p.String()
}

func (p Path) step() string { return strconv.Itoa(p.Step) }
