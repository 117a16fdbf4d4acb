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
// changes, evidence included: it goes from cell to cell of the plane.
func (s Snapshot) Nearest(q Query) Boundaries {
	q = q.filled()
	plane := s.Axes(q.Subject(), q.AsOf)
	sheet, row, column := plane.Sheet(s, &Classes{}), plane.Row(q.Known), plane.Column(q.Valid)
	was := sheet.Class(row, column)
	nearest := func(path string, cells iter.Seq2[Time, Time], class func(at Time) int) *Boundary {
		for on, at := range cells {
			if class(at) != was {
				c := Change{Kind: ChangeAsk, Path: path, At: at}
				return &Boundary{On: on, Flip: Flip{Change: c, Answer: s.Ask(c.Query(q))}}
			}
		}
		return nil
	}
	valid := func(at Time) int { return sheet.Class(row, plane.Column(at)) }
	known := func(at Time) int { return sheet.Class(plane.Row(at), column) }
	return Boundaries{
		EarlierValid: nearest(validPath, before(plane.Valid, q.Valid), valid),
		LaterValid:   nearest(validPath, after(plane.Valid, q.Valid), valid),
		EarlierKnown: nearest(knownPath, before(plane.Known, q.Known), known),
		LaterKnown:   nearest(knownPath, after(plane.Known, q.Known), known),
	}
}
