package views

import (
	"slices"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// leftRows divides the height of the ledger column: the plane above, the
// lanes below. Everything is counted for the whole lesson, so that no step
// moves a row.
type leftRows struct {
	planeRows
	bands    Rect // height of all bands; the width is not used
	memories int  // row of the label of the lanes
	lanes    Rect // rows of the lanes
	apart    int  // 1, or 2 with a blank row between lanes
}

// spareCaption gives the rows that the caption leaves free above itself in
// every step of the lesson.
func (s Screen) spareCaption(l Layout) int {
	if l.Rule >= 0 || l.Solo() {
		return 0
	}
	lesson, width := s.State.Lesson, l.Caption.W
	most := player.Once(&lesson.Memo, captionKey{width, s.Words.Lang}, func() int {
		most := 1
		for i := range lesson.Frames {
			most = max(most, len(Wrap(s.say(lesson.Frames[i].Step.Say), width)))
		}
		return most
	})
	return max(0, l.Caption.H-most)
}

// divide plans the rows. Where all the lanes do not fit, this goes, in order:
// the room for bands to come, the blank rows, the height of the bands; then
// the lanes become a window.
func (t *ledgerStep) divide(r Rect) leftRows {
	head, fixed, tight := 3, 1, 1
	switch t.l.Arrangement {
	case Wide:
		head, fixed, tight = 4, 4, 2
	case Middle:
		fixed, tight = 2, 2
	case Compact, Tabs:
	}
	if t.hasForeignAbove() {
		head++
	}
	n, lanes := t.bandCount(), min(t.whole.lanes, 5)
	keep := 0
	if t.whole.refuses {
		keep = 1
	}
	room := r.H - head - keep
	bands := min(t.bandRows(r.H), room-tight-1)
	// An ordinary lesson has three bands: one with fewer keeps their room.
	plane := max(bands, min(3*(bands/max(n, 1)), room-fixed-lanes))
	if plane+fixed+lanes > room {
		fixed = tight
	}
	if plane+fixed+lanes > room {
		room += t.spareCaption(t.l)
	}
	if over := plane + fixed + lanes - room; over > 0 {
		bands = max(min(n, bands), bands-over)
		plane = bands
	}
	return t.rowsAt(r, head, plane+keep, bands, room-plane-fixed, fixed)
}

// bandRows gives the height of all bands together in an ordinary lesson, with
// the spare height of a large screen, at most seven rows a band.
func (t *ledgerStep) bandRows(h int) int {
	base, rows, most := 28, 16, 5
	switch t.l.Arrangement {
	case Wide:
	case Middle:
		base, rows, most = 21, 12, 4
	case Compact, Tabs:
		base, rows, most = 16, 9, 3
	}
	n := max(t.bandCount(), 1)
	spare := max(0, h-base)
	each := min((rows+spare)/max(n, 3), 7)
	if spare == 0 {
		each = min(each, most)
	}
	if each < 3 {
		// Too low to be equal: every row counts.
		return min(rows+spare, n*3)
	}
	return n * each
}

func (t *ledgerStep) rowsAt(r Rect, head, plane, bands, lanes, fixed int) leftRows {
	rows := leftRows{apart: 1}
	rows.label, rows.ticks, rows.dates, rows.foreign = r.Y, r.Y+1, r.Y+2, -1
	if t.l.Arrangement == Wide {
		rows.ticks, rows.dates = r.Y+2, r.Y+3
	}
	if t.hasForeignAbove() {
		rows.foreign = rows.dates + 1
	}
	rows.bands = Rect{r.X, r.Y + head, r.W, bands}
	y := r.Y + head + plane
	switch {
	case t.l.Arrangement == Compact:
		rows.count = -1
	default:
		rows.count = y
		y++
	}
	if fixed == 4 {
		y++
	}
	rows.memories = y
	y++
	if fixed == 4 {
		y++
	}
	rows.lanes = Rect{r.X, y, r.W, lanes}
	if t.l.Arrangement == Wide && fixed == 4 && 2*t.whole.lanes-1 <= lanes {
		rows.apart = 2
	}
	return rows
}

// drawLeft draws the plane and, on the same valid axis, the lanes below it.
func (t *ledgerStep) drawLeft(c *Canvas) {
	rows := t.divide(t.l.Left)
	p := t.newPlane(t.l.Left, rows.planeRows, rows.bands)
	if t.State.Mode == player.ModeWhatIf {
		t.drawChanging(c, p, rows)
		return
	}
	if t.stripRows() > 0 {
		rows.lanes.H = max(1, min(rows.lanes.H, t.stripTop()-rows.lanes.Y))
	}
	lanes := t.newLanes(p, rows.lanes, rows.apart)
	p.lineEnd = lanes.lastRow() + 1
	p.draw(c)
	t.drawCount(c, p, rows)
	t.drawMemoriesLabel(c, p, rows, lanes)
	lanes.draw(c)
	t.k.zone(Rect{t.l.Left.X, rows.label, t.l.Left.W, rows.memories - rows.label}, focusOn(player.PaneLedger))
	t.k.zone(Rect{t.l.Left.X, rows.memories, t.l.Left.W, rows.lanes.Bottom() - rows.memories}, focusOn(player.PaneMemories))
	p.zoneCells()
}

// drawChanging draws the plane with what differs from the lesson, and the
// inputs in the place of the lanes.
func (t *ledgerStep) drawChanging(c *Canvas, p *plane, rows leftRows) {
	p.lineEnd = p.area.Bottom()
	p.draw(c)
	if rows.count >= 0 {
		p.cellLine(p.area.W).draw(c, p.area.X, rows.count)
	}
	bottom := max(t.l.Left.Bottom(), min(t.stripTop(), rows.memories+4))
	if t.l.Rule < 0 && bottom == t.stripTop() && bottom-rows.memories > 3 {
		bottom-- // no field touches the strip, if two rows of them are left
	}
	r := Rect{t.l.Left.X, rows.memories, t.l.Left.W, bottom - rows.memories}
	t.newChangePane(r, 2).draw(c)
}

func focusOn(pane player.Pane) player.Command {
	return player.Command{Kind: player.CmdFocus, Pane: pane}
}

// drawCount says how many answers above the step's line it changed, as the
// core counts them.
func (t *ledgerStep) drawCount(c *Canvas, p *plane, rows leftRows) {
	if rows.count < 0 {
		return
	}
	t.drawOver(c, p.area.X, rows.count, t.longCount(p.area.W))
}

// drawOver writes a muted text on top of the crosshair's line, with a blank
// at each side.
func (t *ledgerStep) drawOver(c *Canvas, x, y int, text string) {
	if text != "" {
		c.Text(x-1, y, Ink{Role: Muted}, " "+text+" ")
	}
}

// longCount says the count in so many cells.
func (t *ledgerStep) longCount(room int) string {
	above := t.words.Above
	if t.look.Frozen.Total == 1 {
		above = t.words.AboveOne
	}
	text := t.countText(above, t.words.AboveNothing)
	if Width(text) > room {
		text = t.countText(t.words.AboveShort, t.words.AboveNothingShort)
	}
	return Cut(text, room)
}

func (t *ledgerStep) countText(template, nothing string) string {
	if !t.shows(player.StageWritten) || !t.wrote() || t.State.Hides() {
		return ""
	}
	f := t.look.Frozen
	switch {
	case f.Above.IsZero():
		return nothing
	case f.Total == 0:
		return t.words.AboveNothingShort
	}
	return i18n.Fill(template, t.short(f.Above), number(f.Changed), number(f.Total))
}

// wrote reports whether the step wrote to the ledger, or was refused to; an
// expiry writes nothing.
func (t *ledgerStep) wrote() bool {
	return t.frame.After().Len() > t.frame.Before().Len() ||
		slices.ContainsFunc(t.frame.Happened, func(h player.Happening) bool { return h.Refusal != nil })
}

func (t *ledgerStep) drawMemoriesLabel(c *Canvas, p *plane, rows leftRows, lanes *lanes) {
	x := t.label(c, rows.lanes.X, rows.memories, player.PaneMemories, t.words.Memories) + 2
	if t.shows(player.StageAsked) || !t.look.Asked {
		text := t.knownText()
		t.drawOver(c, x, rows.memories, text)
		x += Width(text) + 2
	}
	if rows.count < 0 {
		text := t.countText(t.words.AboveShort, t.words.AboveNothingShort)
		room := p.area.Right() - x
		if window := lanes.window(); window != "" {
			room -= Width(window) + 2
		}
		if Width(text) <= room {
			t.drawOver(c, x, rows.memories, text)
		}
	}
}

func (t *ledgerStep) knownText() string {
	known := t.look.Query.Known
	switch {
	case known.IsZero():
		return ""
	case t.l.Arrangement == Wide:
		return i18n.Fill(t.words.KnownOn, t.dates.full(known))
	case t.l.Arrangement == Middle:
		return i18n.Fill(t.words.KnownOn, t.short(known))
	}
	return i18n.Fill(t.words.KnownLane, t.short(known))
}

// drawPlanePane draws the plane alone, as large as a rectangle.
func (t *ledgerStep) drawPlanePane(c *Canvas, r Rect) {
	rows := planeRows{label: r.Y, ticks: r.Y + 1, dates: r.Y + 2, foreign: -1, count: r.Bottom() - 1}
	head := 3
	if t.l.Solo() {
		rows = planeRows{label: -1, ticks: r.Y, dates: -1, foreign: -1, count: r.Bottom() - 1}
		head = 1
	}
	if t.hasForeignAbove() {
		rows.foreign = r.Y + head
		head++
	}
	height := r.H - head - 1
	if t.whole.refuses {
		height--
	}
	height = max(1, height)
	if n := max(1, t.bandCount()); !t.State.Scale && n <= height {
		height = max(n*min(height/n, 9), min(height, 3*n))
	}
	p := t.newPlane(r, rows, Rect{r.X, r.Y + head, r.W, height})
	p.lineEnd = p.area.Bottom()
	p.draw(c)
	p.zoneCells()
	if t.l.Solo() {
		t.drawPlaneSummary(c, rows.count, r)
		return
	}
	t.drawOver(c, p.area.X, rows.count, t.longCount(p.area.W))
}

// drawMemoriesPane draws the lanes alone.
func (t *ledgerStep) drawMemoriesPane(c *Canvas, r Rect) {
	rows := planeRows{label: -1, ticks: r.Y, dates: r.Y + 1, foreign: -1, count: -1}
	y := r.Y
	if !t.l.Solo() {
		x := t.label(c, r.X, y, player.PaneMemories, t.words.Memories) + 2
		c.Text(x, y, Ink{Role: Muted}, t.knownText())
		rows.ticks, rows.dates = y+1, y+2
		y++
	}
	p := t.newPlane(r, rows, Rect{r.X, y + 2, r.W, max(1, t.bandCount())})
	p.drawTicks(c, rows.ticks)
	p.drawDates(c)
	apart := 1
	if !t.l.Solo() && 2*len(t.laneList())-1 <= r.Bottom()-y-2 {
		apart = 2
	}
	lanes := t.newLanes(p, Rect{r.X, y + 2, r.W, r.Bottom() - y - 2}, apart)
	if at, ok := p.current(); ok && at.inX {
		p.drawColumn(c, at, y+2, lanes.lastRow()+1)
	}
	lanes.draw(c)
}
