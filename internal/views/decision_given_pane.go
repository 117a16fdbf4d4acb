package views

import (
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// drawGivenPane draws the inputs one a row, or with their whole values where
// there is room. The first that decided is in view until the reader moves.
func (s Screen) drawGivenPane(c *Canvas, k *sketch, at Rect, r ruling) {
	cursor := s.fieldCursor(k.layout)
	if r.settled() {
		c.Text(at.X, at.Y, Ink{Role: r.hue, Bold: true}, s.signed(r.Decision.State))
	}
	about := s.aboutRows(k.layout, at.W, cursor)
	list := Rect{at.X, at.Y + 1, at.W, at.H - 1 - len(about)}
	rows := s.paneRows(r, list)
	first := s.firstField(rows, list.H, cursor, r)
	shown := s.drawPaneRows(c, list, r, rows[first:], cursor-first)
	for i, row := range about {
		c.Text(at.X, list.Bottom()+i, Ink{Role: Soft}, row)
	}
	k.reaches(player.PaneGiven, len(rows), 0)
	if shown < len(rows) {
		k.tooBig()
		s.drawPart(c, at.Right(), at.Y, first, shown, len(rows))
	}
}

// aboutRows is the explanation of the chosen input, below the list: a pane
// of its own leaves no room for the caption.
func (s Screen) aboutRows(l Layout, cells, cursor int) []string {
	if cursor < 0 {
		return nil
	}
	rows := Wrap(s.chosenCaption(l), cells)
	return rows[:min(len(rows), max(0, l.Panes.H-4))]
}

// paneFlow gives the columns of the inputs in a pane of their own.
func (s Screen) paneFlow(at Rect) flow {
	label := 13
	if s.Words.Lang == i18n.Chinese {
		label = 10
	}
	return flow{mark: at.X, field: at.X + 2, value: at.X + 2 + label, given: at.W - 2 - label}
}

// paneRows gives every input with its value: one row each on a small screen,
// else as many as it takes.
func (s Screen) paneRows(r ruling, at Rect) []givenRow {
	f, rows := s.paneFlow(at), 1
	if at.H > len(r.Decision.Fields)+3 {
		rows = at.H - 2 // long enough to be read whole
	}
	var out []givenRow
	for _, field := range r.Decision.Fields {
		row := givenRow{field: field, lines: s.valueLines(f, r, field, rows)}
		row.note, row.role = s.note(f, r, row)
		out = append(out, row)
	}
	return out
}

// firstField gives the first input in view: the cursor's surroundings, or
// those of the first input that decided.
func (s Screen) firstField(rows []givenRow, height, cursor int, r ruling) int {
	at := cursor
	if reads := r.reads(); at < 0 && len(reads) > 0 {
		for i, row := range rows {
			if row.field.Path == reads[0] {
				at = i
				break
			}
		}
	}
	first := 0
	for first < at && heightOf(rows[first:at+1]) > height-min(2, height-1) {
		first++
	}
	for first > 0 && heightOf(rows[first-1:]) <= height {
		first--
	}
	return first
}

func heightOf(rows []givenRow) int {
	n := 0
	for _, row := range rows {
		n += max(1, len(row.lines))
	}
	return n
}

// drawPaneRows draws the inputs that fit and gives how many.
func (s Screen) drawPaneRows(c *Canvas, at Rect, r ruling, rows []givenRow, cursor int) int {
	f := s.paneFlow(at)
	lit := map[string]bool{}
	for _, path := range r.reads() {
		lit[path] = true
	}
	y := at.Y
	for i := range rows {
		height := max(1, len(rows[i].lines))
		if y+height > at.Bottom() {
			return i
		}
		rows[i].y = y
		if i == cursor {
			s.drawCursor(c, f, rows[i])
		}
		s.drawField(c, f, r, &rows[i], s.lookOf(lit[rows[i].field.Path], i == cursor))
		y += height
	}
	return len(rows)
}
