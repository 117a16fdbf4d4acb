package player

// pane answers what is done to panes. Below a list they cannot be reached.
func (s State) pane(c Command) State {
	if s.IsTyping() {
		return s
	}
	switch c.Kind {
	case CmdFocus:
		if s.hasPane(c.Pane) {
			s.Pane = c.Pane
		}
	case CmdFocusNext:
		s.Pane = s.paneAfter(c.Pane, c.N)
	case CmdMove:
		return s.moved(c, Position{Down: c.N})
	case CmdSlide:
		return s.moved(c, Position{Right: c.N})
	case CmdZoom:
		s.Zoom = !s.Zoom
	case CmdScale:
		s.Scale = !s.Scale
	}
	return s
}

func (s State) hasPane(pane Pane) bool {
	for _, p := range s.Panes() {
		if p == pane {
			return true
		}
	}
	return false
}

// paneAfter gives the pane so many places after the one that has the focus.
func (s State) paneAfter(now Pane, by int) Pane {
	if !s.hasPane(now) {
		now = s.Focused(false)
	}
	panes := s.Panes()
	for i, p := range panes {
		if p == now {
			return panes[((i+by)%len(panes)+len(panes))%len(panes)]
		}
	}
	return now
}

// moved scrolls or slides a pane, no farther than the picture has something
// to show.
func (s State) moved(c Command, by Position) State {
	pane := c.Pane
	if !s.hasPane(pane) && (pane != PaneNotes || !s.Notes) {
		pane = s.Focused(false)
	}
	was := s.Scroll[pane]
	now := Position{
		Down:  shift(was.Down, by.Down, c.Limit.Down),
		Right: shift(was.Right, by.Right, c.Limit.Right),
	}
	if now == was {
		return s
	}
	scroll := map[Pane]Position{}
	for p, at := range s.Scroll {
		scroll[p] = at
	}
	scroll[pane] = now
	if now == (Position{}) {
		delete(scroll, pane)
	}
	s.Scroll = nil
	if len(scroll) > 0 {
		s.Scroll = scroll
	}
	return s
}
