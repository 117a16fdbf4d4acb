package player

import "memtui/internal/core"

// crosshair opens, moves and leaves the crosshair.
func (s State) crosshair(c Command) State {
	if noPlane(s) {
		return s
	}
	switch c.Kind {
	case CmdCrosshair:
		return s.toggleCross()
	case CmdAcross:
		return s.movedCross(0, c.N)
	case CmdDeeper:
		return s.movedCross(c.N, 0)
	case CmdCrossAt:
		return s.placedCross(c.Cell)
	case CmdStay:
		return s.stayed()
	}
	return s
}

// toggleCross opens the crosshair on the coordinates of the question, or
// takes it up where it had been left: what it finds there is then compared
// with that point. The key that opened it puts everything back.
func (s State) toggleCross() State {
	if s.Mode == ModeCrosshair {
		return s.leave()
	}
	at := s.point()
	s = s.enter(ModeCrosshair)
	s.Cross = Cross{On: true, At: at, From: at}
	return s
}

// movedCross moves the crosshair so many cells down the record axis and along
// the valid axis, and stays on the grid.
func (s State) movedCross(down, right int) State {
	if s.Mode != ModeCrosshair || s.Layer.Kind != LayerNone {
		return s
	}
	q, _ := s.Frame().Where(s.Question)
	at := s.point()
	q.AsOf = at
	g := s.Lesson.plane(q)
	row, column := g.Row(at.Known), g.Column(at.Valid)
	if to := clamp(row+down, 0, s.lastRow(g)); down != 0 && s.mayGo(row, to, down) {
		at.Known = g.Asked(to, column).Known
	}
	if to := clamp(column+right, 0, len(g.Valid)); right != 0 && to != column {
		at.Valid = g.Asked(row, to).Valid
	}
	s.Cross.At = at
	return s
}

// placedCross takes the crosshair to a cell of the plane; one where nothing is
// written yet leaves it where it is.
func (s State) placedCross(to Cell) State {
	if s.Mode != ModeCrosshair || s.Layer.Kind != LayerNone {
		return s
	}
	q, _ := s.Frame().Where(s.Question)
	q.AsOf = s.point()
	g := s.Lesson.plane(q)
	if to.Row < 0 || to.Row > s.lastRow(g) || to.Column < 0 || to.Column > len(g.Valid) {
		return s
	}
	s.Cross.At = g.Asked(to.Row, to.Column)
	return s
}

// mayGo reports whether a move leads to another row in the direction that was
// meant; a point below everything that is written only goes up.
func (s State) mayGo(from, to, by int) bool { return (to-from)*by > 0 }

// lastRow gives the last row of a grid at which something is written by the
// end of the step, or foreseen as an expiry; below it nothing is to be seen.
func (s State) lastRow(g core.Grid) int {
	now := s.Frame().After().Axes(g.Subject, g.At).Known
	if len(now) == 0 {
		return 0
	}
	return g.Row(now[len(now)-1])
}

// stayed leaves the mode with the crosshair where it is: the lesson is then
// stepped through as seen from there.
func (s State) stayed() State {
	if s.Mode != ModeCrosshair {
		return s
	}
	cross := s.Cross
	s = s.leave()
	s.Cross = cross
	return s
}

// onQuestion takes the crosshair to the chosen question of the step.
func (s State) onQuestion() State {
	if s.Mode != ModeCrosshair || noPlane(s) {
		return s
	}
	q, _ := s.Frame().Where(s.Question)
	s.Cross = Cross{On: true, At: q.AsOf, From: q.AsOf}
	return s
}

// point gives the coordinates that the ledger is looked at from.
func (s State) point() core.AsOf {
	if s.Cross.On {
		return s.Cross.At
	}
	q, _ := s.Frame().Where(s.Question)
	return q.AsOf
}

// Told is one answer of the two-answer table: what is asked, and what the
// ledger says.
type Told struct {
	Query  core.Query
	Answer core.Answer
}

// TwoTimes is the two-answer table of the crosshair: one valid time, as known
// at two times.
type TwoTimes struct {
	Earlier, Later Told // by what was known
	Same           bool // the answers are equal
	// Here says that the crosshair is at the later one.
	Here bool
	// Because are the events at which the answer changed in between.
	Because []core.Event
}

// TwoTimes compares the crosshair with the point that it was taken from: the
// question's own, or where it had been left. It is false unless both are
// about the same valid time, as known at different times.
func (s State) TwoTimes() (TwoTimes, bool) {
	if noPlane(s) || !s.Cross.On || s.Cross.At.Known.Equal(s.Cross.From.Known) || !s.Cross.At.Valid.Equal(s.Cross.From.Valid) {
		return TwoTimes{}, false
	}
	f := s.Frame()
	q, _ := f.Where(s.Question)
	told := func(at core.AsOf) Told {
		q.AsOf = at
		return Told{Query: q, Answer: f.After().Ask(q)}
	}
	t := TwoTimes{Earlier: told(s.Cross.From), Later: told(s.Cross.At), Here: true}
	if s.Cross.At.Known.Before(s.Cross.From.Known) {
		t = TwoTimes{Earlier: t.Later, Later: t.Earlier}
	}
	t.Same = t.Earlier.Answer.Equal(t.Later.Answer)
	t.Because = f.because(t.Earlier.Query, t.Later.Query.Known)
	return t, true
}
