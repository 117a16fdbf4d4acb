package player

import "memtui/internal/core"

// Shown gives how far the step on screen has unfolded: while its answer is
// to be predicted, no farther than the question.
func (s State) Shown() Beat {
	switch {
	case !s.Hides():
		return s.Beat
	case s.IsDecision():
		return Beat{Stage: StageArrives}
	}
	return Beat{Stage: StageAsked}
}

// Query gives the question that fills the panes: the crosshair's, or the
// chosen one of the step; false where nothing is asked.
func (s State) Query() (core.Query, bool) {
	f := s.Frame()
	if f == nil || f.IsDecision(s.Question) {
		return core.Query{}, false
	}
	q, asked := f.Where(s.Question)
	if s.Cross.On {
		q.AsOf = s.Cross.At
		return q, true
	}
	return q, asked
}

// Look gives what the ledger shows from the point that is asked.
func (s State) Look() Look {
	f := s.Frame()
	if s.Hides() {
		return f.Look(s.Question).unjudged()
	}
	q, asked := f.Where(s.Question)
	if s.Cross.On {
		q.AsOf, asked = s.Cross.At, true
	}
	look := f.lookAt(q, s.Mode == ModeWhatIf || s.Mode == ModeBeside)
	look.Asked = asked
	return look
}

// lookAt looks from a point; a glance has no lanes and no count of the frozen
// past, which the modes that compare do not show.
func (f *Frame) lookAt(q core.Query, glance bool) Look {
	if glance {
		return f.Glance(q)
	}
	return f.At(q)
}

// BaseFrame gives the step on screen as the lesson's file says it; the same
// as Frame where nothing is edited.
func (s State) BaseFrame() *Frame {
	if s.Base == nil || s.Frame() == nil {
		return s.Frame()
	}
	return &s.Base.Frames[s.Page-1]
}

// IsEdited reports whether what is played differs from the lesson.
func (s State) IsEdited() bool { return s.Edits.Count() > 0 }
