package core

import "iter"

// Boundary is the nearest change of an answer in one direction of one axis.
type Boundary struct {
	On Time // the answer changes on it going later, before it going earlier
	// Flip asks in the first cell beyond, at its nearest day, and has the
	// answer there.
	Flip
}

// Boundaries are the nearest changes of an answer on both axes; nil where
// nothing recorded changes it any more.
type Boundaries struct {
	EarlierValid, LaterValid *Boundary
	EarlierKnown, LaterKnown *Boundary
}

// Nearest finds the nearest boundaries at which the answer to a question
// changes, evidence included. The cells are those of the plane.
func (s Snapshot) Nearest(q Query) Boundaries {
	q = q.filled()
	t := s.trial(q.Subject(), q.AsOf)
	was := t.answer()
	valid := func(at Time) (Change, Answer) {
		return Change{Kind: ChangeAsk, Path: validPath, At: at}, t.about(at).answer()
	}
	known := func(at Time) (Change, Answer) {
		c := Change{Kind: ChangeAsk, Path: knownPath, At: at}
		return c, s.Ask(c.Query(q))
	}
	plane := s.Axes(q.Subject(), q.AsOf)
	return Boundaries{
		EarlierValid: nearest(was, before(plane.Valid, q.Valid), valid),
		LaterValid:   nearest(was, after(plane.Valid, q.Valid), valid),
		EarlierKnown: nearest(was, before(plane.Known, q.Known), known),
		LaterKnown:   nearest(was, after(plane.Known, q.Known), known),
	}
}

// nearest asks cell after cell until the answer is another one.
func nearest(was Answer, cells iter.Seq2[Time, Time], ask func(Time) (Change, Answer)) *Boundary {
	for on, at := range cells {
		if c, is := ask(at); !is.Equal(was) {
			return &Boundary{On: on, Flip: Flip{Change: c, Answer: is}}
		}
	}
	return nil
}
