package player

// whatIf changes inputs of the lesson.
func (s State) whatIf(c Command) State {
	switch c.Kind {
	case CmdWhatIf:
		return s.toggleWhatIf()
	case CmdHint:
		return s.hint()
	}
	if s.Lesson == nil || s.Input.Kind != InputNone {
		return s
	}
	switch {
	case c.Kind == CmdUndo && s.Edits.CanUndo():
		return s.showing(s.Edits.Undo(s.base()))
	case c.Kind == CmdRedo && s.Edits.CanRedo():
		return s.showing(s.Edits.Redo(s.base()))
	case c.Kind == CmdReset && s.IsEdited():
		return s.showing(s.Edits.Reset(s.base()))
	}
	if s.Mode != ModeWhatIf || s.Frame() == nil {
		return s
	}
	switch c.Kind {
	case CmdField:
		return s.fieldBy(c.N)
	case CmdTab:
		return s.tabBy(c.N)
	case CmdFieldAt:
		if c.N == s.WhatIf.Field {
			return s.change()
		}
		return s.choose(s.WhatIf.Tab, c.N)
	case CmdTabAt:
		return s.choose(c.N, 0)
	case CmdChange:
		return s.change()
	case CmdMissing:
		return s.missing()
	}
	return s
}

// toggleWhatIf opens and closes what-if. Inside of side by side it goes back
// to the what-if from which that was opened, else it opens one on it.
func (s State) toggleWhatIf() State {
	switch {
	case noStep(s):
		return s
	case s.Mode == ModeWhatIf:
		return s.leave()
	case s.Mode == ModeBeside && s.openedOn(ModeWhatIf):
		return s.leave().aimed()
	}
	s = s.enter(ModeWhatIf)
	return s.unmarked().aimed()
}

// openedOn reports whether the mode was opened on another one.
func (s State) openedOn(m Mode) bool { return s.opened != nil && s.opened.mode == m }

// unmarked forgets a choice that was not taken.
func (s State) unmarked() State {
	s.WhatIf.Choice, s.WhatIf.Refused = -1, nil
	return s
}

// showing gives the state with other edits in force, its cursor on what was
// chosen. A step that unfolds and has another length now is shown complete.
func (s State) showing(e Edits, l *Lesson) State {
	s = s.with(e, l)
	if !s.hasBeat(s.Beat) {
		s.Beat = Still()
	}
	return s.unmarked().aimed()
}
