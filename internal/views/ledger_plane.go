package views

import (
	"strconv"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// stretch is one row or column of the grid on the screen.
type stretch struct{ index, at, size int }

func (s stretch) end() int { return s.at + s.size }

// plane is the grid of one subject laid out in cells: valid time to the
// right, record time downward. Edges come from the whole lesson, so no step
// moves one.
type plane struct {
	t       *ledgerStep
	grid    core.Grid
	gutter  Rect
	strip   Rect // the column before every cut; a gap where that holds something
	area    Rect // the columns and bands
	columns []stretch
	bands   []stretch
	labels  planeRows
	// How many columns and bands lie outside of the window.
	left, right, above, below int
	answers                   map[[2]int]core.Answer
	answering                 map[[2]int]bool // the cells joined with the asked one
	crossings                 []crossing
	gutterRows                []moment
	newRows                   []int       // rows that say that the one above is new
	focusAt                   map[int]int // by row: the first column behind what happened
	ticks                     []tickMark
	lineEnd                   int // row below the last one that the vertical line may reach
}

// planeRows are the rows around the bands; -1 = there is none.
type planeRows struct{ label, ticks, dates, foreign, count int }

// firstColumn gives the first column of the grid that is drawn as one: 0 when
// some memory of the subject holds since always.
func (t *ledgerStep) firstColumn() int {
	if len(t.look.Grid.Valid) == 0 || t.whole.always {
		return 0
	}
	return 1
}

// firstBand gives the first row of the grid that is drawn as a band: 0 when
// something of the subject is known from the start.
func (t *ledgerStep) firstBand() int {
	g := t.look.Grid
	if len(g.Known) == 0 {
		return 0
	}
	for _, e := range g.Bands[0].Events {
		if !e.Foreign {
			return 0
		}
	}
	return 1
}

// hasForeignAbove reports whether operations of other subjects lie before the
// first band.
func (t *ledgerStep) hasForeignAbove() bool {
	return t.firstBand() == 1 && len(t.look.Grid.Bands[0].Events) > 0
}

func (t *ledgerStep) bandCount() int   { return len(t.look.Grid.Bands) - t.firstBand() }
func (t *ledgerStep) columnCount() int { return len(t.look.Grid.Valid) + 1 - t.firstColumn() }

// gutterWidth gives the cells in front of the plane: date, sign and id, and
// the end of the crosshair.
func (t *ledgerStep) gutterWidth() int {
	width := 13
	if t.l.Arrangement == Compact || t.l.Solo() {
		width = 12
	}
	return width + t.dates.width() - 5 + t.longIDs()
}

// longIDs gives the cells that ids need beyond those of `m2`, a few at most.
func (t *ledgerStep) longIDs() int {
	if t.l.Arrangement == Wide {
		return min(t.whole.longestID-2, 4)
	}
	return min(t.whole.longestID-2, 2)
}

func (t *ledgerStep) stripWidth() int {
	switch {
	case t.l.Solo():
		return 0
	case t.firstColumn() == 0:
		return 2
	case t.l.Arrangement == Wide:
		return 5
	}
	return 3
}

// newPlane lays the plane out: its rows are given, its columns fill a
// rectangle.
func (t *ledgerStep) newPlane(r Rect, rows planeRows, bands Rect) *plane {
	p := &plane{t: t, grid: t.look.Grid, labels: rows, answers: map[[2]int]core.Answer{}, focusAt: map[int]int{}}
	p.gutter = Rect{r.X, bands.Y, t.gutterWidth(), bands.H}
	p.strip = Rect{p.gutter.Right(), bands.Y, t.stripWidth(), bands.H}
	p.area = Rect{p.strip.Right(), bands.Y, max(1, r.Right()-p.strip.Right()), bands.H}
	p.layColumns()
	p.layBands()
	p.join()
	p.crossings = p.findCrossings()
	p.placeMoments()
	return p
}

// layColumns shares the width among the columns, or takes a window around the
// crosshair where they would be narrower than a date.
func (p *plane) layColumns() {
	first, n := p.t.firstColumn(), p.t.columnCount()
	least := max(6, min(p.t.dates.width()+1, p.area.W))
	fit := max(1, p.area.W/least)
	from := 0
	if n > fit {
		at := p.grid.Column(p.t.look.Query.Valid) - first
		from = window(at, fit, n)
		move := p.t.scroll(player.PaneLedger, player.Position{Right: n - fit, Down: p.spareBands()}).Right
		from = max(0, min(from+move, n-fit))
		p.left, p.right = from, n-fit-from
		p.t.k.tooBig()
		n = fit
	}
	weights := p.columnWeights(first+from, n)
	p.columns = share(first+from, p.area.X, p.area.W, least, weights)
	p.area.W = p.columns[n-1].end() - p.area.X
}

// spareBands counts the bands that are out of the window.
func (p *plane) spareBands() int { return max(0, p.t.bandCount()-max(1, p.area.H)) }

func (p *plane) layBands() {
	first, n := p.t.firstBand(), p.t.bandCount()
	fit := max(1, p.area.H)
	from := 0
	if n > fit {
		at := p.grid.Row(p.t.look.Query.Known) - first
		from = window(at, fit, n)
		move := p.t.scroll(player.PaneLedger, player.Position{Down: n - fit, Right: p.left + p.right}).Down
		from = max(0, min(from+move, n-fit))
		p.above, p.below = from, n-fit-from
		p.t.k.tooBig()
		n = fit
	}
	p.bands = share(first+from, p.area.Y, p.area.H, 1, p.bandWeights(first+from, n))
}

// window gives the first of fit shown out of n, so that one of them lies
// inside.
func window(at, fit, n int) int { return max(0, min(at-fit/2, n-fit)) }

// share divides cells among stretches by weight, each at least so many; what
// is left over goes to the last ones.
func share(first, at, cells, least int, weights []int64) []stretch {
	n := len(weights)
	sizes := make([]int, n)
	var sum int64
	for _, w := range weights {
		sum += w
	}
	spare := max(0, cells-least*n)
	left := spare
	for i, w := range weights {
		extra := 0
		if sum > 0 {
			extra = int(int64(spare) * w / sum)
		}
		sizes[i] = least + extra
		left -= extra
	}
	for i := n - 1; i >= 0 && left > 0; i-- {
		sizes[i]++
		left--
	}
	out := make([]stretch, n)
	for i, size := range sizes {
		out[i] = stretch{index: first + i, at: at, size: size}
		at += size
	}
	return out
}

// columnWeights are equal, or to true scale.
func (p *plane) columnWeights(first, n int) []int64 {
	return p.weights(p.grid.Valid, first, n)
}

func (p *plane) bandWeights(first, n int) []int64 {
	return p.weights(p.grid.Known, first, n)
}

// weights gives how much room each stretch wants. To true scale that is its
// length; an open end, and one more than twice as long as all the others
// together, is drawn as an end: as wide as the lesson goes on.
func (p *plane) weights(cuts []core.Time, first, n int) []int64 {
	out := make([]int64, n)
	if !p.t.State.Scale {
		for i := range out {
			out[i] = 1
		}
		return out
	}
	for i := range out {
		out[i] = p.length(cuts, first+i)
	}
	return out
}

// length is the length of a stretch in seconds; that of an end is how far the
// lesson goes into it, and a quarter more.
func (p *plane) length(cuts []core.Time, index int) int64 {
	from, to := bounds(cuts, index)
	first, last := p.t.whole.first, p.t.whole.last
	switch {
	case from.IsZero() && to.IsZero():
		return 1
	case from.IsZero():
		return max(1, to.Since(first)*5/4)
	case to.IsZero() || p.isEnd(from, to):
		return max(1, last.Since(from)*5/4)
	}
	return max(1, to.Since(from))
}

func bounds(cuts []core.Time, index int) (from, to core.Time) {
	if index > 0 && index <= len(cuts) {
		from = cuts[index-1]
	}
	if index < len(cuts) {
		to = cuts[index]
	}
	return from, to
}

// isEnd reports whether a stretch is so long, against all that the lesson
// spans, that it is drawn as an end.
func (p *plane) isEnd(from, to core.Time) bool {
	first, last := p.t.whole.first, p.t.whole.last
	return to.Since(from) > 2*max(last.Since(first), 1)
}

// inStretch gives the cell of a time inside a stretch: by its true share of
// it, on the edge only if equal to it. The last day of the lesson lies at
// four fifths of an open end.
func (p *plane) inStretch(s stretch, cuts []core.Time, at core.Time, roundUp bool) int {
	from, to := bounds(cuts, s.index)
	if s.size <= 1 || at.IsZero() || !from.IsZero() && at.Equal(from) {
		return s.at
	}
	part, whole := p.part(from, to, at)
	cells := int64(s.size)
	cell := (2*cells*part + whole) / (2 * whole)
	if roundUp {
		cell = (cells*part + whole - 1) / whole
	}
	return s.at + int(max(1, min(cell, cells-1)))
}

// part gives how far a time lies in a stretch, as a fraction.
func (p *plane) part(from, to, at core.Time) (part, whole int64) {
	first, last := p.t.whole.first, p.t.whole.last
	switch {
	case from.IsZero() && to.IsZero():
		if span := last.Since(first); span > 0 {
			return span + 3*at.Since(first), 5 * span
		}
		return 1, 2
	case from.IsZero():
		span := max(1, to.Since(first))
		return max(0, 5*span-4*to.Since(at)), 5 * span
	case to.IsZero() || p.isEnd(from, to):
		span := max(1, last.Since(from))
		return 4 * at.Since(from), 5 * span
	}
	return at.Since(from), max(1, to.Since(from))
}

// x gives the cell of a valid time; false where it is out of the window.
func (p *plane) x(at core.Time) (int, bool) {
	index := p.grid.Column(at)
	if index == 0 && p.t.firstColumn() == 1 {
		return p.strip.X + p.strip.W/2, p.strip.W > 0
	}
	for _, column := range p.columns {
		if column.index == index {
			return p.inStretch(column, p.grid.Valid, at, false), true
		}
	}
	return 0, false
}

// y gives the row of a record time; false where it is out of the window.
func (p *plane) y(at core.Time) (int, bool) {
	index := p.askedRow(at)
	for _, band := range p.bands {
		if band.index == index && index != p.grid.Row(at) {
			return band.end() - 1, true
		}
		if band.index == index {
			return p.inStretch(band, p.grid.Known, at, true), true
		}
	}
	return 0, false
}

// askedRow gives the row in which a record time is asked: where nothing is
// written in its own row yet, the last one above that is written.
func (p *plane) askedRow(at core.Time) int {
	own := p.grid.Row(at)
	for row := own; row >= p.t.firstBand(); row-- {
		if p.state(row) != unwritten {
			return row
		}
	}
	return own
}

// answer gives the answer of a cell in the ledger as far as it is shown.
func (p *plane) answer(row, column int) core.Answer {
	if row < 0 || column < 0 {
		return core.Answer{Status: core.NotFound, Evidence: []string{}}
	}
	key := [2]int{row, column}
	a, there := p.answers[key]
	if !there {
		a = p.grid.Cell(p.t.seen, row, column)
		p.answers[key] = a
	}
	return a
}

// bandState says how far a band is written.
type bandState uint8

const (
	unwritten bandState = iota
	foreseen            // cut by an expiry that is recorded and still to come
	written
)

// state tells whether a band is written, as far as the step has unfolded.
func (p *plane) state(row int) bandState {
	if len(p.grid.Known) == 0 {
		return written
	}
	expiry := unwritten
	for _, e := range p.grid.Bands[row].Events {
		if e.Foreign || e.Op >= p.t.seen.Len() || row > 0 && !e.On.Equal(p.grid.Bands[row].From) {
			continue
		}
		if e.Kind != core.EventExpired {
			return written
		}
		expiry = foreseen
		if p.t.isPast(e.On) {
			expiry = written
		}
	}
	if expiry == unwritten || row > p.t.firstBand() && p.state(row-1) == unwritten {
		return unwritten
	}
	return expiry
}

// isPast reports whether a day lies behind the step.
func (t *ledgerStep) isPast(day core.Time) bool {
	now := t.frame.Day
	if now.IsZero() {
		now = t.look.Query.Known
	}
	return !now.Before(day)
}

// isNew reports whether the step brought the band.
func (p *plane) isNew(row int) bool {
	for _, e := range p.grid.Bands[row].Events {
		if !e.Foreign && p.t.isNewEvent(e) && (row == 0 || e.On.Equal(p.grid.Bands[row].From)) {
			return true
		}
	}
	return false
}

// isNewEvent reports whether an event belongs to this step: its operation
// does, or the memory went stale since the step before.
func (t *ledgerStep) isNewEvent(e core.Event) bool {
	if e.Kind != core.EventExpired {
		return t.frame.IsNew(e.Op)
	}
	for _, m := range t.frame.Expired() {
		if m.ID == e.ID {
			return true
		}
	}
	return false
}

// join finds the cells that give the answer on the screen: the asked one and
// what is joined to it with the same answer.
func (p *plane) join() {
	p.answering = map[[2]int]bool{}
	if !p.t.isAnswered() {
		return
	}
	row, column := p.askedRow(p.t.look.Query.Known), p.grid.Column(p.t.look.Query.Valid)
	todo := [][2]int{{row, column}}
	for len(todo) > 0 {
		at := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if p.answering[at] || !p.isShown(at) || !p.answer(at[0], at[1]).Equal(p.t.look.Answer) {
			continue
		}
		p.answering[at] = true
		todo = append(todo, [2]int{at[0] - 1, at[1]}, [2]int{at[0] + 1, at[1]}, [2]int{at[0], at[1] - 1}, [2]int{at[0], at[1] + 1})
	}
}

// isShown reports whether a cell is on the screen and written.
func (p *plane) isShown(at [2]int) bool {
	return within(p.bands, at[0]) && within(p.columns, at[1]) && p.state(at[0]) != unwritten
}

func within(list []stretch, index int) bool {
	return len(list) > 0 && index >= list[0].index && index <= list[len(list)-1].index
}

// draw draws the plane with everything around it.
func (p *plane) draw(c *Canvas) {
	p.drawAxes(c)
	p.drawCells(c)
	p.drawUnwritten(c)
	p.drawGutter(c)
	p.drawCrosshair(c)
	p.drawNotWritten(c)
	p.drawLabels(c)
	p.drawPoints(c)
}

// drawAxes writes what the axes are, in words, and the ticks: each once a
// record carries it.
func (p *plane) drawAxes(c *Canvas) {
	w := p.t.words
	valid, record := w.ValidAxis, w.RecordAxis
	if Width(record) > p.gutter.W+p.strip.W-1 || p.left > 0 {
		record = w.RecordShort
	}
	if Width(valid) > p.area.W {
		valid = w.ValidShort
	}
	if y := p.labels.label; y >= 0 {
		p.t.label(c, p.gutter.X, y, player.PaneLedger, w.Ledger)
		end := c.Text(p.area.X, y, Ink{Role: Muted}, Cut(valid, p.area.W))
		if text := w.TrueScale; p.t.State.Scale && end+3+Width(text) <= p.area.Right() {
			c.Text(p.area.Right()-Width(text), y, Ink{Role: Accent}, text)
		}
	}
	y := p.labels.ticks
	c.Text(p.gutter.X, y, Ink{Role: Muted}, Cut(record, p.gutter.W+p.strip.W-1))
	x := p.drawTicks(c, y)
	end := w.Further
	if p.labels.label < 0 {
		end = w.ValidShort
	}
	if p.right > 0 {
		end = strconv.Itoa(p.right) + " ›"
	}
	for _, text := range []string{end, SignArrow} {
		if at := p.area.Right() - Width(text); at > x {
			c.Text(at, y, Ink{Role: Muted}, text)
			break
		}
	}
	if p.left > 0 {
		text := "‹ " + strconv.Itoa(p.left)
		c.Text(p.area.X-Width(text)-1, y, Ink{Role: Muted}, text)
	}
	p.drawHidden(c)
}

// tickMark is the place of a written tick, with its time.
type tickMark struct {
	Rect
	on core.Time
}

func (p *plane) drawTicks(c *Canvas, y int) (end int) {
	carried := map[int64]bool{}
	for m := range p.t.seen.All() {
		if m.Subject() == p.grid.Subject {
			carried[m.Valid.From.Since(core.Time{})] = true
			carried[m.Valid.To.Since(core.Time{})] = true
		}
	}
	end = p.area.X - 1
	for i, column := range p.columns {
		text := p.t.words.Always
		if column.index > 0 {
			at := p.grid.Valid[column.index-1]
			if !carried[at.Since(core.Time{})] {
				continue
			}
			text = p.t.tick(at, i == 0)
		} else if len(p.grid.Valid) == 0 {
			continue
		}
		if column.at > end {
			end = c.Clip(p.area.tall()).Text(column.at, y, Ink{Role: Soft}, Cut(text, p.area.Right()-column.at))
			on, _ := bounds(p.grid.Valid, column.index)
			p.ticks = append(p.ticks, tickMark{Rect{column.at, y, end - column.at, 1}, on})
		}
	}
	return end
}

// tall is a rectangle that cuts only at its sides.
func (r Rect) tall() Rect { return Rect{r.X, 0, r.W, maxHeight} }

// tick gives the date of a column: the first one with its year where there is
// room.
func (t *ledgerStep) tick(at core.Time, first bool) string {
	if first && t.l.Arrangement != Compact && !t.l.Solo() {
		return t.dates.full(at)
	}
	return t.dates.short(at)
}

// drawHidden says how many bands lie outside of the window.
func (p *plane) drawHidden(c *Canvas) {
	w := p.t.words
	if y := p.labels.dates; p.above > 0 && y >= 0 {
		c.Text(p.gutter.X, y, Ink{Role: Muted}, i18n.Fill(w.Earlier, strconv.Itoa(p.above)))
	}
	if y := p.area.Bottom(); p.below > 0 {
		c.Text(p.gutter.X, y, Ink{Role: Muted}, i18n.Fill(w.Later, strconv.Itoa(p.below)))
	}
}
