package player

// play runs and stops the clock's part of a state. The clock itself is
// outside: it hands in a Tick when the Dwell of a beat is over.
func (s State) play(c Command) State {
	switch c.Kind {
	case CmdPlayPause:
		if s.Playing {
			s.Playing = false
			return s
		}
		return s.start()
	case CmdPlayOnly:
		if s.Playing {
			return s
		}
		return s.start()
	case CmdSpeed:
		if s.Playing {
			s.Speed = clamp(s.Speed+c.N, slowest, fastest)
		}
	case CmdTick:
		if s.Playing {
			return s.tick()
		}
	}
	return s
}

// start plays on from here: a step that has not been unfolded by play
// unfolds; the closing page starts again from the first step.
func (s State) start() State {
	if s.Lesson == nil || len(s.Lesson.Frames) == 0 {
		return s
	}
	s.Playing = true
	switch {
	case s.Page == s.Last() || s.Page == 0:
		return s.at(1, 0).unfold()
	case !s.Beat.IsStill():
		return s
	case s.Unfolded:
		return s.on()
	}
	return s.unfold()
}

// unfold goes to the first beat of the question on screen.
func (s State) unfold() State {
	f := s.Frame()
	if s.Hides() {
		return s.waits()
	}
	if f == nil || s.Still {
		s.Beat, s.Unfolded = Still(), true
		return s.pauseAtStop()
	}
	s.Beat, s.Unfolded = f.Beats(s.Question)[0], false
	if s.Beat.IsStill() {
		s.Unfolded = true
	}
	return s.pauseAtStop()
}

// tick goes to the next beat, or from the last one to the next question.
func (s State) tick() State {
	if s.Beat.IsStill() {
		return s.on()
	}
	beats := s.Frame().Beats(s.Question)
	for i, b := range beats {
		if b == s.Beat && i+1 < len(beats) {
			s.Beat = beats[i+1]
			s.Unfolded = s.Beat.IsStill()
			return s.pauseAtStop()
		}
	}
	return s.complete()
}

// on shows the next question or step unfolding; the closing page is the end.
func (s State) on() State {
	s = s.forward()
	if s.Page == s.Last() {
		s.Playing = false
		return s
	}
	return s.unfold()
}

// pauseAtStop pauses on the last beat of a step that is marked so.
func (s State) pauseAtStop() State {
	if s.isAtStop() {
		s.Playing = false
	}
	return s
}

// isAtStop reports whether the last beat of a step that is marked so is on
// the screen.
func (s State) isAtStop() bool {
	f := s.Frame()
	return s.Beat.IsStill() && f != nil && f.Step.Stop && s.Question == s.lastQuestion(s.Page)
}

// IsTalkedOver reports whether play has come to a step that is to be talked
// over, and waits there until it is asked to go on.
func (s State) IsTalkedOver() bool { return !s.Playing && s.Unfolded && s.isAtStop() }

// pausedByTyping pauses where a text field is open: no step may go by below
// what somebody types.
func (s State) pausedByTyping() State {
	if s.IsTyping() {
		s.Playing = false
	}
	return s
}
