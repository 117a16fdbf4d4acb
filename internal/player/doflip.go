package player

// flip opens the table of changes, moves in it, and tries the chosen one.
func (s State) flip(c Command) State {
	if c.Kind == CmdFlip {
		return s.toggleFlip()
	}
	t := s.Flips()
	if s.Mode != ModeFlip || t == nil {
		return s
	}
	switch c.Kind {
	case CmdFlipRow:
		return s.flipRow(t, c.N)
	case CmdFlipItem:
		return s.flipItem(t, c.N)
	case CmdReach:
		return s.reachNext(t, c.N)
	case CmdTry:
		return s.try()
	}
	return s
}

// toggleFlip opens the table, unless the answer is still to be predicted.
func (s State) toggleFlip() State {
	switch {
	case s.Mode == ModeFlip:
		return s.leave()
	case s.Hides() || s.Flips() == nil:
		return s
	}
	s = s.enter(ModeFlip)
	s.Flip = Flip{}
	return s
}

// flipRow moves the cursor over the rows, and keeps to its column where the
// row has something there; of the sets that reach a state it moves over them.
func (s State) flipRow(t *Flips, by int) State {
	if s.Flip.Reach != "" {
		s.Flip.Set = clamp(s.Flip.Set+by, 0, max(0, len(t.Sets(s.Flip.Reach))-1))
		return s
	}
	row, _ := s.FlipCursor()
	s.Flip.Row = clamp(row+by, 0, max(0, len(t.Rows)-1)) + 1
	return s
}

// flipItem moves the cursor over the changes of a row; where a state is to be
// reached, over the states.
func (s State) flipItem(t *Flips, by int) State {
	if s.Flip.Reach != "" {
		return s.reachNext(t, by)
	}
	row, item := s.FlipCursor()
	if item < 0 {
		return s
	}
	items := t.Rows[row].Items
	item = clamp(item+by, 0, len(items)-1)
	s.Flip.Row, s.Flip.Column, s.Flip.Item = row+1, items[item].Column, place(items, item)
	return s
}

// reachNext goes on to the next state that a decision may be led to; past the
// last it comes back to the table of single changes.
func (s State) reachNext(t *Flips, by int) State {
	if len(t.States) == 0 {
		return s
	}
	at := 0
	for i, state := range t.States {
		if state == s.Flip.Reach {
			at = i + 1
		}
	}
	n := len(t.States) + 1
	at = ((at+by)%n + n) % n
	s.Flip.Set, s.Flip.Reach = 0, ""
	if at > 0 {
		s.Flip.Reach = t.States[at-1]
	}
	return s
}

// FlipCursor gives the chosen row of Flips.Rows, and of its items; -1 where
// the row has none. Before it is moved it stands on the first change.
func (s State) FlipCursor() (row, item int) {
	t := s.Flips()
	if t == nil || len(t.Rows) == 0 {
		return 0, -1
	}
	row = min(s.Flip.Row-1, len(t.Rows)-1)
	for row < 0 {
		row = max(0, t.first())
	}
	return row, nearestItem(t.Rows[row].Items, s.Flip.Column, s.Flip.Item)
}

// first gives the first row that has a change; -1: none has.
func (t *Flips) first() int {
	for i, row := range t.Rows {
		if len(row.Items) > 0 {
			return i
		}
	}
	return -1
}

// place gives the place of an item among those of its column.
func place(items []FlipItem, at int) int {
	n := 0
	for i := at - 1; i >= 0 && items[i].Column == items[at].Column; i-- {
		n++
	}
	return n
}

// nearestItem gives the item at a place of a column, or the nearest to it;
// -1 where there is none.
func nearestItem(items []FlipItem, column, at int) int {
	best := -1
	for i := range items {
		if best < 0 || farther(items[best].Column, items[i].Column, column) ||
			items[i].Column == items[best].Column && place(items, i) <= at {
			best = i
		}
	}
	return best
}

// farther reports whether one column is farther from another than a third is.
func farther(one, other, from int) bool {
	return max(one-from, from-one) > max(other-from, from-other)
}

// ChosenFlip gives the change, or the set of changes, at the cursor, with
// what becomes of it in the lesson; nil where there is none.
func (s State) ChosenFlip() (*FlipItem, *FlipTrial) {
	t := s.Flips()
	if t == nil {
		return nil, nil
	}
	var item *FlipItem
	if sets := t.Sets(s.Flip.Reach); s.Flip.Reach != "" {
		if len(sets) == 0 {
			return nil, nil
		}
		item = &sets[clamp(s.Flip.Set, 0, len(sets)-1)]
	} else {
		row, at := s.FlipCursor()
		if at < 0 {
			return nil, nil
		}
		item = &t.Rows[row].Items[at]
	}
	return item, s.trial(t, item)
}
