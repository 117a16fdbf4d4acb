package player

import "unicode/utf8"

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
// layer, and no zoomed pane.
func (s State) leaves() bool { return s.Layer.Kind == LayerNone && !s.Zoom }

func (s State) toggle(kind LayerKind) State {
	if s.Layer.Kind == kind {
		s.Layer = Layer{}
		return s
	}
	s.Layer = Layer{Kind: kind}
	s.Playing = false // a layer hides what would move
	switch kind {
	case LayerLessons:
		s.Layer.Open = s.Number
		s.Layer.Cursor = s.rowHere()
	case LayerWhy, LayerDifference: // these tell the whole step
		s.Beat = Still()
	case LayerNone, LayerHelp, LayerTerms:
	}
	return s
}

// closeTop closes the layer, else a zoomed pane, else it pauses. It never
// steps and never ends the program.
func (s State) closeTop() State {
	switch {
	case s.Layer.Kind != LayerNone:
		s.Layer = Layer{}
	case s.Zoom:
		s.Zoom = false
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
		return s.take()
	case CmdTakeRow:
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
	case CmdType:
		return s.filtered(c.Text, c.N)
	}
	return s
}

// MostTyped is how many characters a text field takes: a paste may hold
// anything.
const MostTyped = 64

// filtered puts a text into the field, with so many of its characters behind
// the insertion point.
func (s State) filtered(filter string, behind int) State {
	if !s.IsTyping() {
		return s
	}
	if runes := []rune(filter); len(runes) > MostTyped {
		filter, behind = string(runes[:MostTyped]), 0
	}
	s.Layer.Behind = clamp(behind, 0, utf8.RuneCountInString(filter))
	if filter != s.Layer.Filter {
		s.Layer.Filter, s.Layer.Scroll = filter, 0
		s.Layer.Cursor = s.firstFit()
	}
	return s
}

// Typed gives what the text field holds before and behind its insertion
// point.
func (l Layer) Typed() (before, behind string) {
	runes := []rune(l.Filter)
	at := len(runes) - clamp(l.Behind, 0, len(runes))
	return string(runes[:at]), string(runes[at:])
}

// onRow moves the cursor of the lessons to a row; false if it is not there.
func (s State) onRow(row int) (State, bool) {
	if s.Layer.Kind != LayerLessons || row < 0 || row >= len(s.LessonRows()) {
		return s, false
	}
	s.Layer.Cursor = row
	return s, true
}

// chosen moves the cursor of the lessons; the help only scrolls.
func (s State) chosen(c Command) State {
	if s.Layer.Kind == LayerLessons {
		s.Layer.Cursor = clamp(s.Layer.Cursor+c.N, 0, max(0, len(s.LessonRows())-1))
		return s
	}
	s.Layer.Scroll = shift(s.Layer.Scroll, c.N, c.Limit.Down)
	return s
}

// take opens the chosen row. A step of this lesson is shown at once; another
// lesson is asked for (see Asks); the help has nothing to take and closes.
func (s State) take() State {
	row, ok := s.row()
	if s.Layer.Kind == LayerLessons && !ok {
		return s
	}
	s.Layer = Layer{}
	if ok && row.Lesson == s.Number {
		return s.at(row.Step, 0)
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
