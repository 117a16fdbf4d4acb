package player

import "memtui/internal/scenario"

// visited is what was edited in the lessons that were open before. It is a
// list, so that an earlier state keeps its own; no lesson is in it twice.
type visited struct {
	name  string
	edits Edits
	line  string // the command line that opens the what-if
	long  bool   // it has more edits than a command line may hold
	below *visited
}

// of gives the entry of a lesson; nil: there is none.
func (m *visited) of(name string) *visited {
	for ; m != nil; m = m.below {
		if m.name == name {
			return m
		}
	}
	return nil
}

// without gives the list with one lesson less.
func (m *visited) without(name string) *visited {
	switch {
	case m.of(name) == nil:
		return m
	case m.name == name:
		return m.below
	}
	own := *m
	own.below = m.below.without(name)
	return &own
}

// carriedTo gives a lesson that is opened with what was edited in it before,
// unless that no longer fits it.
func (s State) carriedTo(next State) State {
	kept := s.memory.without(s.Name)
	if s.Edits.CanUndo() || s.Edits.CanRedo() {
		kept = &visited{name: s.Name, edits: s.Edits, line: s.CommandLine(), long: s.LineIsLong(), below: kept}
	}
	if mine := kept.of(next.Name); mine != nil {
		next = next.restored(mine.edits)
	}
	next.memory = kept.without(next.Name)
	return next
}

// restored plays a lesson with edits that were made in it before.
func (s State) restored(e Edits) State {
	base := s.base()
	if base == nil {
		return s
	}
	lesson, problem := PlayEdited(base, e.now)
	if problem != nil {
		return s
	}
	return s.with(e, lesson)
}

// with gives the state with other edits in force.
func (s State) with(e Edits, lesson *Lesson) State {
	s.Base, s.Edits, s.Lesson = s.base(), e, lesson
	return s
}

// Edited gives the state with edits more, made at once; or why they were not
// taken, and the state as it was.
func (s State) Edited(edits ...scenario.Edit) (State, *NotTaken) {
	if s.Lesson == nil || len(edits) == 0 {
		return s, nil
	}
	e, lesson, not := s.Edits.Try(s.base(), s.Lesson, edits...)
	if not != nil {
		return s, not
	}
	return s.with(e, lesson), nil
}

// EditedLines gives the command line of every lesson that was edited, in the
// order in which they were left; the one that is open comes last.
func (s State) EditedLines() []string {
	var out []string
	for m := s.memory; m != nil; m = m.below {
		if m.edits.Count() > 0 {
			out = append([]string{m.line}, out...)
		}
	}
	if s.IsEdited() {
		out = append(out, s.CommandLine())
	}
	return out
}

// AnyLineIsLong reports whether one of the edited lines cannot be opened again.
func (s State) AnyLineIsLong() bool {
	for m := s.memory; m != nil; m = m.below {
		if m.edits.Count() > 0 && m.long {
			return true
		}
	}
	return s.LineIsLong()
}
