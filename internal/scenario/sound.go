package scenario

import (
	"slices"

	"memtui/internal/source"
)

// soundness is which expectations of a lesson with errors can be tested all
// the same: those of steps without an error, as long as every operation up to
// them is as the author meant it.
type soundness struct {
	broken bool   // by an error in the focus, a day or an operation so far
	steps  []bool // of the steps before that: whether they have no error
}

// step notes a step that was read to its end, and whether it has no error.
func (s *soundness) step(sound bool) {
	if !s.broken {
		s.steps = append(s.steps, sound)
	}
}

// unmet tests the expectations that can be tested.
func (l *loader) unmet() []source.Diagnostic {
	partial := *l.sc
	partial.Steps = slices.Clone(l.sc.Steps[:len(l.sound.steps)])
	for i, sound := range l.sound.steps {
		if !sound {
			partial.Steps[i].Ask, partial.Steps[i].Decide = nil, nil
		}
	}
	return Check(&partial)
}

// misreadIn reports whether something could not be read within a stretch of
// the file.
func (l *loader) misreadIn(at source.Range) bool {
	return slices.ContainsFunc(l.misread, func(d source.Diagnostic) bool {
		return !d.At.Start.Before(at.Start) && d.At.Start.Before(at.End)
	})
}

// misreadOperations reports whether something of a step could not be read
// that is not inside one of its texts or questions.
func (l *loader) misreadOperations(n *source.Node) bool {
	return slices.ContainsFunc(l.misread, func(d source.Diagnostic) bool {
		at := d.At.Start
		inside := func(r source.Range) bool { return !at.Before(r.Start) && at.Before(r.End) }
		return inside(n.Range) && !slices.ContainsFunc(n.Entries, func(e source.Entry) bool {
			return e.Key.Text != "do" && e.Key.Text != "on" && inside(e.Value.Range)
		})
	})
}
