package player

// Do gives the state that follows from a command. It is a pure function, and
// a command that means nothing in a state leaves it as it is. What only the
// program around a state can do is told by Asks.
func (s State) Do(c Command) State { return s.do(c).pausedByTyping() }

func (s State) do(c Command) State {
	if s.withholds(c.Kind) {
		return s
	}
	switch c.Kind {
	case CmdNext, CmdPrevious, CmdGoTo, CmdGoToQuestion, CmdFirst, CmdLast, CmdNextQuestion:
		return s.step(c)
	case CmdPlayPause, CmdPlayOnly, CmdSpeed, CmdTick:
		return s.play(c)
	case CmdFocus, CmdFocusNext, CmdMove, CmdSlide, CmdZoom, CmdScale:
		return s.pane(c)
	case CmdWhy, CmdDifference, CmdTerms, CmdHelp, CmdLessons, CmdPalette, CmdShowText, CmdClose, CmdLeave:
		return s.layer(c)
	case CmdChoose, CmdScroll, CmdTakeRow, CmdUnfold, CmdFold, CmdCompare:
		return s.inLayer(c)
	case CmdType:
		return s.typed(c.Text, c.N)
	case CmdTake:
		if s.Input.Kind != InputNone {
			return s.takeInput()
		}
		return s.inLayer(c)
	case CmdCrosshair, CmdAcross, CmdDeeper, CmdCrossAt, CmdStay:
		return s.crosshair(c)
	case CmdWhatIf, CmdField, CmdTab, CmdFieldAt, CmdTabAt, CmdChange, CmdMissing, CmdUndo, CmdRedo, CmdReset, CmdHint:
		return s.whatIf(c)
	case CmdBeside, CmdSide:
		return s.beside(c)
	case CmdFlip, CmdFlipRow, CmdFlipItem, CmdTry, CmdReach:
		return s.flip(c)
	case CmdPredict, CmdClass, CmdGuess, CmdGuessAt, CmdCommit, CmdHands, CmdNoHands:
		return s.predict(c)
	case CmdSearch, CmdMatch:
		return s.search(c)
	case CmdProblem:
		return s.nextProblem()
	case CmdNotes:
		s.Notes = !s.Notes
	case CmdBlank:
		s.Blank, s.Playing = true, false
	case CmdUncover:
		s.Blank = false
	case CmdSave:
		return s.askFile(c.Text)
	case CmdTheme, CmdLanguage, CmdMouse, CmdRedraw, CmdSuspend, CmdInterrupt, CmdOpen, CmdEdit, CmdCopy, CmdCopyLine, CmdReload:
	}
	return s
}

// uncovers reports whether a command shows the answer in another way.
func (k CommandKind) uncovers() bool {
	switch k {
	case CmdWhy, CmdDifference, CmdCrosshair, CmdWhatIf, CmdBeside, CmdFlip:
		return true
	}
	return false
}

// Asks tells what a command asks of the program around the state, before Do
// answers it.
func (s State) Asks(c Command) Request {
	switch c.Kind {
	case CmdTheme, CmdLanguage, CmdMouse, CmdRedraw, CmdSuspend, CmdInterrupt, CmdCopy, CmdCopyLine, CmdReload:
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
		if s.Input.Kind == InputSave {
			return Request{Kind: CmdSave, Name: s.Input.Text}
		}
		if below, chosen, ok := s.Chosen(c); ok {
			return below.Asks(chosen)
		}
		return s.taken()
	case CmdTakeRow:
		if below, chosen, ok := s.Chosen(c); ok {
			return below.Asks(chosen)
		}
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
	next = s.carriedTo(next)
	if page == ClosingPage {
		page = next.Last()
	}
	next.Page, next.Beat = clamp(page, 0, next.Last()), Still()
	return s.predictsOn(next)
}

func clamp(n, low, high int) int { return max(low, min(n, high)) }
