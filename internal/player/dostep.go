package player

// steps reports whether the lesson can be stepped through: nothing lies on
// top that hides it.
func (s State) steps() bool {
	if s.Input.Kind != InputNone {
		return false
	}
	switch s.Layer.Kind {
	case LayerNone, LayerWhy, LayerDifference:
		return true
	case LayerHelp, LayerLessons, LayerTerms, LayerPalette, LayerText:
	}
	return false
}

// step moves through the lesson. A layer that shows one step lets only the
// steps be reached, so that going back always finds it as it was.
func (s State) step(c Command) State {
	if s.Lesson == nil || !s.steps() {
		return s
	}
	to := s
	switch c.Kind {
	case CmdNext:
		if s.Hides() {
			return s.reveal()
		}
		if !s.Beat.IsStill() {
			return s.complete()
		}
		to = s.forward()
	case CmdPrevious:
		to = s.backward()
	case CmdGoTo:
		if c.N < 0 || c.N > s.Last() {
			return s
		}
		to = s.at(c.N, 0)
	case CmdGoToQuestion:
		to = s.at(s.Page, clamp(c.N, 0, s.lastQuestion(s.Page)))
	case CmdNextQuestion:
		to = s.at(s.Page, (s.Question+1)%(s.lastQuestion(s.Page)+1)).onQuestion()
	case CmdFirst:
		to = s.at(0, 0)
	case CmdLast:
		to = s.at(s.Last(), 0)
	}
	return s.under(to.played(c))
}

// played says what stepping by hand does to play: a step forward goes on
// playing from there, every other move stops it, and so does the end.
func (s State) played(c Command) State {
	if c.Kind != CmdNext || s.Page == s.Last() {
		s.Playing = false
	}
	s.Unfolded = s.Playing
	return s.pauseAtStop()
}

// under keeps a layer that shows one step on a step that it can show.
func (s State) under(to State) State {
	f := to.Frame()
	if to.Hides() {
		to.Layer = Layer{}
		return to
	}
	switch s.Layer.Kind {
	case LayerWhy:
		if f == nil || len(f.Questions) == 0 {
			return s.skip(to)
		}
	case LayerDifference:
		if f == nil {
			return s
		}
	case LayerNone, LayerHelp, LayerLessons, LayerTerms, LayerPalette, LayerText:
	}
	return to
}

// skip looks for the next step in the same direction that asks something.
func (s State) skip(to State) State {
	by := 1
	if to.Page < s.Page {
		by = -1
	}
	for page := to.Page; page > 0 && page < s.Last(); page += by {
		if len(s.Lesson.Frames[page-1].Questions) == 0 {
			continue
		}
		question := 0
		if by < 0 {
			question = s.lastQuestion(page)
		}
		found := s.at(page, question)
		found.Playing = false
		return found
	}
	return s
}

// complete shows the last beat of a step that unfolds.
func (s State) complete() State {
	s.Beat, s.Unfolded = Still(), s.Playing
	return s.pauseAtStop()
}

func (s State) forward() State {
	if s.Question < s.lastQuestion(s.Page) {
		return s.at(s.Page, s.Question+1)
	}
	if s.Page < s.Last() {
		return s.at(s.Page+1, 0)
	}
	return s
}

func (s State) backward() State {
	if s.Question > 0 {
		return s.at(s.Page, s.Question-1)
	}
	if s.Page > 0 {
		return s.at(s.Page-1, s.lastQuestion(s.Page-1))
	}
	return s
}

// lastQuestion gives the index of a page's last question; 0 for a page with
// none.
func (s State) lastQuestion(page int) int {
	if page < 1 || page >= s.Last() {
		return 0
	}
	return max(0, len(s.Lesson.Frames[page-1].Questions)-1)
}

// spot is one question of one page.
type spot struct{ page, question int }

// at shows a question of a page, complete, with every pane as it was left.
func (s State) at(page, question int) State {
	to := spot{page, question}
	if to != (spot{s.Page, s.Question}) {
		s = s.keepScroll(to)
		s = s.freshModes()
	}
	s.Page, s.Question = page, question
	s.Beat, s.Unfolded = Still(), false
	return s.backToPredict().aimed()
}

// keepScroll puts away how far the panes are moved here, and brings back how
// another place was left.
func (s State) keepScroll(to spot) State {
	kept := map[spot]map[Pane]Position{}
	for at, scroll := range s.kept {
		if at != to {
			kept[at] = scroll
		}
	}
	if len(s.Scroll) > 0 {
		kept[spot{s.Page, s.Question}] = s.Scroll
	}
	s.Scroll = s.kept[to]
	s.kept = nil
	if len(kept) > 0 {
		s.kept = kept
	}
	return s
}

// freshModes puts the cursors of the modes at their start, as on every
// question that one comes to.
func (s State) freshModes() State {
	s.Flip = Flip{}
	s.WhatIf.Choice, s.WhatIf.Refused, s.WhatIf.Hint = -1, nil, 0
	s.Predict.Cursor, s.Predict.Picking, s.Predict.Picked = 0, false, ""
	return s
}
