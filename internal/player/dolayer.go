package player

// layer opens and closes what lies on top. A layer that would show nothing
// does not open; the key that opened one closes it.
func (s State) layer(c Command) State {
	switch c.Kind {
	case CmdWhy:
		if noWhy(s) {
			return s
		}
		return s.toggle(LayerWhy)
	case CmdDifference:
		if noStep(s) {
			return s
		}
		return s.toggle(LayerDifference)
	case CmdTerms:
		if onOpening(s) {
			return s
		}
		return s.toggle(LayerTerms)
	case CmdHelp:
		return s.toggle(LayerHelp)
	case CmdLessons:
		if noShelf(s) {
			return s
		}
		return s.toggle(LayerLessons)
	case CmdPalette:
		return s.toggle(LayerPalette)
	case CmdShowText:
		return s.toShow(c)
	case CmdClose:
		return s.closeTop()
	case CmdLeave:
		if !s.leaves() {
			return s.closeTop()
		}
	}
	return s
}

// leaves reports whether nothing lies on top that leaving would close: no
// text field, no layer, no mode, no zoomed pane and no notes.
func (s State) leaves() bool {
	return s.Layer.Kind == LayerNone && !s.Zoom && s.Mode == ModeNone && s.Input.Kind == InputNone && !s.Cross.On && !s.Notes
}

func (s State) toggle(kind LayerKind) State {
	if s.Layer.Kind == kind {
		return s.below()
	}
	s.Layer = s.Layer.under(kind)
	s.Playing = false // a layer hides what would move
	switch kind {
	case LayerLessons:
		s.Layer.Open = s.Number
		s.Layer.Cursor = s.rowHere()
	case LayerWhy, LayerDifference: // these tell the whole step
		s.Beat = Still()
	case LayerNone, LayerHelp, LayerTerms, LayerPalette, LayerText:
	}
	return s
}

// toShow shows a text, to be selected by hand.
func (s State) toShow(c Command) State {
	over := s.Layer
	if over.Kind == LayerText {
		over = over.below()
	}
	s.Layer, s.Playing = over.under(LayerText), false
	s.Layer.Text, s.Layer.Title = c.Text, c.Name
	return s
}

// under opens a layer on what lies on top already. A list or a text leaves
// what shows the lesson where it is, to be found again.
func (l Layer) under(kind LayerKind) Layer {
	next := Layer{Kind: kind}
	switch kind {
	case LayerHelp, LayerLessons, LayerPalette, LayerText:
		if below := l.below(); l.shows() {
			next.over = &l
		} else if below.shows() {
			next.over = &below
		}
	case LayerNone, LayerWhy, LayerDifference, LayerTerms:
	}
	return next
}

// below gives the layer that shows again when this one is closed.
func (l Layer) below() Layer {
	if l.over == nil {
		return Layer{}
	}
	return *l.over
}

// shows reports whether a layer shows something of the lesson: all but lists
// and texts.
func (l Layer) shows() bool {
	return l.Kind == LayerWhy || l.Kind == LayerDifference || l.Kind == LayerTerms
}

// closeTop closes the text field as it was, the layer, a zoomed pane, the
// mode, the crosshair that was left or the notes, else it pauses. It never steps and
// never ends the program.
func (s State) closeTop() State {
	switch {
	case s.Input.Kind != InputNone:
		s.Input = Input{}
	case s.Layer.Kind != LayerNone:
		return s.below()
	case s.ShowsTrouble():
		s.Hidden = true
	case s.Zoom:
		s.Zoom = false
	case s.Mode.predicts() && s.Predict.Picking:
		s.Predict.Picking, s.Predict.Picked = false, ""
	case s.Mode != ModeNone:
		return s.leave()
	case s.Cross.On:
		s.Cross = Cross{}
	case s.Notes:
		s.Notes = false
	default:
		s.Playing = false
	}
	return s
}

// inLayer moves and types inside of a layer.
func (s State) inLayer(c Command) State {
	switch c.Kind {
	case CmdChoose:
		return s.chosen(c)
	case CmdScroll:
		s.Layer.Scroll = shift(s.Layer.Scroll, c.N, c.Limit.Down)
	case CmdTake:
		if below, chosen, ok := s.Chosen(c); ok {
			return below.Do(chosen)
		}
		return s.take()
	case CmdTakeRow:
		if below, chosen, ok := s.Chosen(c); ok {
			return below.Do(chosen)
		}
		if on, ok := s.onRow(c.N); ok {
			return on.take()
		}
	case CmdUnfold:
		if row, ok := s.row(); ok {
			s.Layer.Open = row.Lesson
			return s.cursorAt(row)
		}
	case CmdFold:
		if row, ok := s.row(); ok {
			s.Layer.Open = 0
			return s.cursorAt(LessonRow{Lesson: row.Lesson})
		}
	case CmdCompare:
		s.Layer.From, s.Layer.Scroll = s.otherStep(c.N), 0
	}
	return s
}

// onRow moves the cursor of the lessons to a row; false if it is not there.
func (s State) onRow(row int) (State, bool) {
	if s.Layer.Kind != LayerLessons || row < 0 || row >= len(s.LessonRows()) {
		return s, false
	}
	s.Layer.Cursor = row
	return s, true
}

// chosen moves the cursor of a list; the help only scrolls.
func (s State) chosen(c Command) State {
	switch s.Layer.Kind {
	case LayerLessons:
		s.Layer.Cursor = clamp(s.Layer.Cursor+c.N, 0, max(0, len(s.LessonRows())-1))
		return s
	case LayerPalette:
		s.Layer.Cursor = clamp(s.Layer.Cursor+c.N, 0, max(0, len(s.PaletteRows())-1))
		return s
	case LayerNone, LayerHelp, LayerWhy, LayerDifference, LayerTerms, LayerText:
	}
	s.Layer.Scroll = shift(s.Layer.Scroll, c.N, c.Limit.Down)
	return s
}

// take opens the chosen row. A step of this lesson is shown at once; another
// lesson is asked for (see Asks); the help has nothing to take and closes.
func (s State) take() State {
	row, ok := s.row()
	switch {
	case s.Layer.Kind == LayerLessons && !ok, s.Layer.Kind == LayerPalette:
		return s // nothing is left to take
	case !ok:
		return s.below()
	}
	s.Layer = Layer{}
	if ok && row.Lesson == s.Number {
		return s.at(clamp(row.Step, 0, s.Last()), 0)
	}
	return s
}

// taken tells which lesson the chosen row asks for.
func (s State) taken() Request {
	row, ok := s.row()
	if !ok || row.Lesson == s.Number {
		return Request{}
	}
	return Request{Kind: CmdOpen, Lesson: row.Lesson, Page: row.Step}
}

// otherStep gives the next step to compare with, never the one on screen.
func (s State) otherStep(by int) int {
	if noStep(s) || len(s.Lesson.Frames) < 2 {
		return s.Layer.From
	}
	n := len(s.Lesson.Frames)
	from := s.Compared()
	for {
		from = ((from-1+by)%n+n)%n + 1
		if from != s.Page {
			return from
		}
		by = by / abs(by)
	}
}

func abs(n int) int { return max(n, -n) }

// shift moves an offset, no farther than a limit. One that lies beyond it, as
// after the screen grew, moves from the limit.
func shift(offset, by, limit int) int {
	limit = max(limit, 0)
	return clamp(min(offset, limit)+by, 0, limit)
}
