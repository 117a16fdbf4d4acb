package player

// Do gives the state that follows from a command. It is a pure function, and
// a command that means nothing in a state leaves it as it is. What only the
// program around a state can do is told by Asks.
func (s State) Do(c Command) State {
	switch c.Kind {
	case CmdNext, CmdPrevious, CmdGoTo, CmdGoToQuestion, CmdFirst, CmdLast, CmdNextQuestion:
		return s.step(c)
	case CmdPlayPause, CmdPlayOnly, CmdSpeed, CmdTick:
		return s.play(c)
	case CmdFocus, CmdFocusNext, CmdMove, CmdSlide, CmdZoom, CmdScale:
		return s.pane(c)
	case CmdWhy, CmdDifference, CmdTerms, CmdHelp, CmdLessons, CmdClose, CmdLeave:
		return s.layer(c)
	case CmdChoose, CmdScroll, CmdTake, CmdTakeRow, CmdUnfold, CmdFold, CmdCompare, CmdType:
		return s.inLayer(c)
	case CmdNotes:
		s.Notes = !s.Notes
	case CmdBlank:
		s.Blank, s.Playing = true, false
	case CmdUncover:
		s.Blank = false
	case CmdTheme, CmdLanguage, CmdMouse, CmdRedraw, CmdSuspend, CmdInterrupt, CmdOpen, CmdEdit:
	}
	return s
}

// Asks tells what a command asks of the program around the state, before Do
// answers it.
func (s State) Asks(c Command) Request {
	switch c.Kind {
	case CmdTheme, CmdLanguage, CmdMouse, CmdRedraw, CmdSuspend, CmdInterrupt:
		return Request{Kind: c.Kind}
	case CmdOpen:
		return Request{Kind: CmdOpen, Lesson: c.N}
	case CmdLeave:
		if s.leaves() {
			return Request{Kind: CmdLeave}
		}
	case CmdNext:
		if s.Page == s.Last() && s.Next != nil && !c.Held && s.steps() {
			return Request{Kind: CmdOpen, Lesson: s.Next.Number}
		}
	case CmdPrevious:
		if s.Page == 0 && s.Number > 1 && !c.Held && s.steps() {
			return Request{Kind: CmdOpen, Lesson: s.Number - 1, Page: ClosingPage}
		}
	case CmdTake:
		return s.taken()
	case CmdTakeRow:
		if on, ok := s.onRow(c.N); ok {
			return on.taken()
		}
	}
	return Request{}
}

// Opened gives the state at a page of a lesson that was asked for: what the
// person chose for themselves (pane, scale, notes, speed) stays.
func (s State) Opened(next State, page int) State {
	next.Speed, next.Still, next.Shelf, next.Count = s.Speed, s.Still, s.Shelf, s.Count
	next.Pane, next.Scale, next.Notes = s.Pane, s.Scale, s.Notes
	if page == ClosingPage {
		page = next.Last()
	}
	next.Page, next.Beat = clamp(page, 0, next.Last()), Still()
	return next
}

func clamp(n, low, high int) int { return max(low, min(n, high)) }
