package player

import (
	"slices"

	"memtui/internal/core"
	"memtui/internal/scenario"
	"memtui/internal/source"
)

// PlayEdited plays a lesson with edits. Steps before the first edited one are
// those of the lesson itself; without edits it is the lesson itself. Base is
// the lesson as its file says it.
func PlayEdited(base *Lesson, edits []scenario.Edit) (*Lesson, *scenario.EditProblem) {
	l, problem := playEdited(base, edits)
	if problem != nil {
		return nil, problem
	}
	return l, nil
}

// playEdited is PlayEdited that gives the lesson too where only its record
// times are wrong: the ledger's own refusals come first.
func playEdited(base *Lesson, edits []scenario.Edit) (*Lesson, *scenario.EditProblem) {
	sc, problem := base.Scenario.With(edits)
	if problem != nil {
		return nil, problem
	}
	if sc == base.Scenario {
		return base, nil
	}
	l := newLesson(sc)
	l.Base, l.Values = base, slices.Clip(base.Values)
	from := firstEdited(edits) - 1
	l.share(from)
	l.play(from)
	if d := l.early(from); d != nil {
		return l, &scenario.EditProblem{Index: len(edits) - 1, Problem: *d}
	}
	return l, nil
}

func firstEdited(edits []scenario.Edit) int {
	first := edits[0].Path.Step
	for _, e := range edits {
		first = min(first, e.Path.Step)
	}
	return first
}

// share takes the first steps over from the lesson as they are.
func (l *Lesson) share(steps int) {
	if steps == 0 {
		return
	}
	copy(l.Frames[:steps], l.Base.Frames)
	for i := range steps {
		l.Frames[i].lesson, l.Frames[i].Step = l, &l.Scenario.Steps[i]
	}
	l.Ledger = l.Base.Ledger.At(l.Frames[steps-1].to).Copy()
}

// early refuses an operation that the ledger takes and the file may not say:
// one recorded no later than the day of the step before, although its own
// step has a later day. The edit of another one may have let it in.
func (l *Lesson) early(from int) *source.Diagnostic {
	for i := max(from, 1); i < len(l.Frames); i++ {
		before, day := l.Frames[i-1].Day, l.Frames[i].Day
		if before.IsZero() || day.IsZero() {
			continue
		}
		for _, h := range l.Frames[i].Happened {
			if h.Gone == scenario.NotGone && h.isTaken() && isEarly(h.Op, before, day) {
				return &source.Diagnostic{
					In:   source.Owner{Kind: string(core.KindOf(h.Op)), Name: h.Op.Target()},
					Code: source.CodeRecordedEarly, Args: []string{h.Op.When().String(), before.String()},
				}
			}
		}
	}
	return nil
}

func isEarly(op core.Op, before, day core.Time) bool {
	on := op.When()
	return !on.Equal(day) && on.Compare(before) <= 0
}
