package player

import "strings"

// search opens the field for what is looked for in the lesson, and goes from
// match to match.
func (s State) search(c Command) State {
	if c.Kind == CmdSearch {
		s.Input, s.Playing = Input{Kind: InputSearch}, false
		return s
	}
	return s.toMatch(c.N)
}

// takeSearch goes to the first match of what was typed, from here on. An
// empty text ends the search.
func (s State) takeSearch() State {
	s.Search = Search{Text: strings.TrimSpace(s.Input.Text)}
	s.Input = Input{}
	return s.toMatch(0)
}

// toMatch goes to the match so many places on, around the ends of the lesson;
// by 0 it is the first one from here on, which may be here. Where nothing is
// found it stays.
func (s State) toMatch(by int) State {
	all := s.Matches()
	if len(all) == 0 {
		return s
	}
	next := 0 // the first match that lies behind here
	for next < len(all) && !s.isBefore(all[next], by == 0) {
		next++
	}
	switch {
	case by > 0:
		next += by - 1
	case by < 0:
		next += by
		if at, _, _ := s.Found(); at > 0 {
			next-- // the one here lies before it
		}
	}
	m := all[((next%len(all))+len(all))%len(all)]
	to := s.at(m.Page, m.Question)
	to.Playing = false
	return to.uncovered()
}

// isBefore reports whether one comes to a match by going on from here; or
// stands on it already, where that counts.
func (s State) isBefore(m Match, here bool) bool {
	switch {
	case m.Page != s.Page:
		return m.Page > s.Page
	case m.Question != s.Question:
		return m.Question > s.Question
	}
	return here
}

// uncovered closes a layer that does not show the step on screen.
func (s State) uncovered() State {
	if f := s.Frame(); !s.steps() || s.Hides() || f == nil || s.Layer.Kind == LayerWhy && len(f.Questions) == 0 {
		s.Layer = Layer{}
	}
	return s
}
