package player

// beside sets lesson and what-if side by side. From inside of a what-if that
// was opened on it, it goes back to the side by side.
func (s State) beside(c Command) State {
	switch c.Kind {
	case CmdSide:
		if s.Mode == ModeBeside {
			s.Side = s.Side.other()
		}
		return s
	case CmdBeside:
		switch {
		case noStep(s):
			return s
		case s.Mode == ModeWhatIf && s.openedOn(ModeBeside):
			return s.leave()
		}
		s.Side = SideWhatIf
		return s.toggleMode(ModeBeside)
	}
	return s
}

func (s Side) other() Side {
	if s == SideLesson {
		return SideWhatIf
	}
	return SideLesson
}
