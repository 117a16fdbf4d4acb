package views

import (
	"memtui/internal/core"
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
	now, was                  *cells // of the step, and of what it is compared with; nil until they are needed
	states                    map[int]bandState
	classes                   *core.Classes
	said                      map[int]cellAnswer // by class
	answering                 map[[2]int]bool    // the cells joined with the asked one
	crossings                 []crossing
	gutterRows                []moment
	newRows                   []int       // rows that say that the one above is new
	focusAt                   map[int]int // by row: the first column behind what happened
	ticks                     []tickMark
	lineEnd                   int // row below the last one that the vertical line may reach
	hiddenFrom                int // the first row of the grid that is blank: see firstHidden
}

// planeRows are the rows around the bands; -1 = there is none.
type planeRows struct{ label, ticks, dates, foreign, count int }

// firstColumn gives the first column of the grid that is drawn as one: 0 when
// some memory of the subject holds since always.
func (t *ledgerStep) firstColumn() int {
	if len(t.look.Grid.Valid) == 0 || t.whole.always[t.look.Grid.Subject] {
		return 0
	}
	return 1
}

// cutAs sets the grid of the step. Its first row is drawn as a band when
// something of the subject is known from the start.
func (t *ledgerStep) cutAs(g core.Grid) {
	t.look.Grid, t.firstBand = g, firstBandOf(g)
}

// firstBandOf gives the first row of a grid that is drawn as a band.
func firstBandOf(g core.Grid) int {
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
	return t.firstBand == 1 && len(t.look.Grid.Bands[0].Events) > 0
}

func (t *ledgerStep) bandCount() int   { return len(t.look.Grid.Bands) - t.firstBand }
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
	p := &plane{t: t, grid: t.look.Grid, labels: rows, classes: &core.Classes{}, said: map[int]cellAnswer{}, states: map[int]bandState{}, focusAt: map[int]int{}}
	p.gutter = Rect{r.X, bands.Y, t.gutterWidth(), bands.H}
	p.strip = Rect{p.gutter.Right(), bands.Y, t.stripWidth(), bands.H}
	p.area = Rect{p.strip.Right(), bands.Y, max(1, r.Right()-p.strip.Right()), bands.H}
	p.layColumns()
	p.layBands()
	p.hiddenFrom = p.firstHidden()
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
	first, n := p.t.firstBand, p.t.bandCount()
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
