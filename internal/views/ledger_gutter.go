package views

import (
	"strconv"
	"strings"

	"memtui/internal/core"
	"memtui/internal/player"
)

// eventSign gives the sign of each kind of event.
func eventSign(kind core.EventKind) string {
	switch kind {
	case core.EventRecorded:
		return SignRecorded
	case core.EventVerified:
		return SignGiven
	case core.EventRetired:
		return SignFailed
	case core.EventRevoked:
		return SignRevoked
	case core.EventExpired:
		return SignExpired
	}
	return SignDot
}

// mark is one entry of the gutter: a date with what happened on it.
type mark struct {
	on    core.Time
	kind  core.EventKind
	ids   []string
	isNew bool
	ink   Ink // of date and sign
	loud  Ink // of the ids
}

// drawGutter writes what happened at the upper edge of each band, then, muted,
// what happened to other subjects meanwhile, then the times of the questions.
func (p *plane) drawGutter(c *Canvas) {
	used := map[int]bool{}
	for _, band := range p.bands {
		p.drawMarks(c, band, used)
	}
	for _, band := range p.bands {
		p.drawForeign(c, band, used)
	}
	p.drawAbove(c)
	p.drawRefused(c)
	for _, x := range p.crossings {
		if x.inY && !used[x.y] {
			c.Text(p.gutter.X, x.y, Ink{Role: Accent}.Loud(), p.t.short(x.Known))
		}
	}
}

// visible reports whether an event is on the screen: its operation has
// arrived.
func (p *plane) visible(e core.Event) bool {
	if e.Kind == core.EventExpired {
		return e.Op < p.t.seen.Len()
	}
	return p.t.frame.Written(e.Op)
}

func (p *plane) marks(row int, foreign bool) []mark {
	var out []mark
	for _, e := range p.grid.Bands[row].Events {
		if e.Foreign != foreign || !p.visible(e) {
			continue
		}
		last := len(out) - 1
		if last >= 0 && out[last].kind == e.Kind && out[last].on.Equal(e.On) {
			out[last].ids = append(out[last].ids, e.ID)
			out[last].isNew = out[last].isNew || p.t.isNewEvent(e)
			continue
		}
		out = append(out, mark{on: e.On, kind: e.Kind, ids: []string{e.ID}, isNew: p.t.isNewEvent(e)})
	}
	return out
}

func (p *plane) drawMarks(c *Canvas, band stretch, used map[int]bool) {
	list := p.marks(band.index, false)
	if len(list) == 0 {
		return
	}
	isNew := false
	for i := range list {
		p.style(&list[i], band)
		isNew = isNew || list[i].isNew
	}
	rows := band.size
	if isNew && rows > 1 {
		rows--
	}
	if len(list) > rows {
		list = []mark{together(list)}
	}
	y := band.at
	for i, m := range list {
		if i > 0 {
			m.on = core.Time{}
		}
		p.drawMark(c, y, m)
		used[y] = true
		y++
	}
	for ; isNew && y < band.end(); y++ {
		if y > band.at && !p.isOn(y) {
			c.Text(p.gutter.X+p.t.dates.width()+1, y, Ink{Role: Changed}.Loud(), p.t.words.New)
			used[y] = true
			return
		}
	}
}

// style colours a mark: violet for what this step brought, the question's
// colour where it is asked as known on that very day.
func (p *plane) style(m *mark, band stretch) {
	m.ink, m.loud = Ink{Role: Muted}, Ink{Role: Fg}.Loud()
	switch {
	case m.isNew:
		m.ink, m.loud = Ink{Role: Changed}.Loud(), Ink{Role: Changed}.Loud()
	case p.state(band.index) == foreseen:
		m.ink, m.loud = Ink{Role: Soft}, Ink{Role: Soft}
	}
}

// together joins marks that do not fit one below the other: their signs, and
// how many they are.
func together(list []mark) mark {
	m := list[0]
	m.ids = nil
	for _, other := range list {
		m.ids = append(m.ids, other.ids...)
		if other.isNew {
			m.isNew, m.ink, m.loud = true, other.ink, other.loud
		}
	}
	return m
}

func (p *plane) drawMark(c *Canvas, y int, m mark) {
	x := p.gutter.X
	if !m.on.IsZero() {
		ink := m.ink
		if p.isOn(y) && !m.isNew {
			ink = Ink{Role: Accent}.Loud()
		}
		c.Text(x, y, ink, p.t.short(m.on))
	}
	x += p.t.dates.width() + 1
	x = c.Text(x, y, m.ink, eventSign(m.kind)) + 1
	c.Text(x, y, m.loud, p.names(m.ids, p.gutter.Right()-2-x))
}

// names gives ids as far as they fit, else how many they are.
func (p *plane) names(ids []string, room int) string {
	text := strings.Join(ids, " ")
	if Width(text) <= room {
		return text
	}
	if len(ids) > 1 {
		return strconv.Itoa(len(ids))
	}
	return Cut(text, room)
}

// drawForeign writes operations of other subjects, which cut nothing, into
// the free rows of the band in which they fall: in order, each as near to its
// time as there is room.
func (p *plane) drawForeign(c *Canvas, band stretch, used map[int]bool) {
	list := p.marks(band.index, true)
	var free []int
	for y := band.at; y < band.end(); y++ {
		if !used[y] && !p.isOn(y) {
			free = append(free, y)
		}
	}
	if len(list) > len(free) {
		if len(free) == 0 {
			p.drawRest(c, band, list)
			return
		}
		keep := len(free) - 1
		list = append(list[:keep:keep], together(list[keep:]))
	}
	next := 0
	for i, m := range list {
		at := p.nearest(free[next:len(free)-(len(list)-1-i)], band, m.on)
		y := free[next+at]
		next += at + 1
		m.ink, m.loud = Ink{Role: Muted}, Ink{Role: Muted}
		if m.isNew {
			m.ink, m.loud = Ink{Role: Changed}, Ink{Role: Changed}
		}
		p.drawMark(c, y, m)
		used[y] = true
	}
}

// nearest gives the row, of some free ones, that is nearest to a time.
func (p *plane) nearest(free []int, band stretch, on core.Time) int {
	want := band.at
	if !on.IsZero() {
		want = p.inStretch(band, p.grid.Known, on, true)
	}
	best := 0
	for i, y := range free {
		if abs(y-want) < abs(free[best]-want) {
			best = i
		}
	}
	return best
}

func abs(n int) int { return max(n, -n) }

// drawRest counts what found no row.
func (p *plane) drawRest(c *Canvas, band stretch, list []mark) {
	n := 0
	for _, m := range list {
		n += len(m.ids)
	}
	text := "+" + strconv.Itoa(n)
	x := p.gutter.Right() - 2 - Width(text)
	if c.Blank(x-1, band.at) && c.Blank(x, band.at) {
		c.Text(x, band.at, Ink{Role: Muted}, text)
	}
}

// drawAbove writes the operations of other subjects before the first band in
// one muted row above it.
func (p *plane) drawAbove(c *Canvas) {
	if p.labels.foreign < 0 || p.t.firstBand() == 0 {
		return
	}
	var texts []string
	ink := Ink{Role: Muted}
	for _, m := range p.marks(0, true) {
		if m.isNew {
			ink = Ink{Role: Changed}
		}
		texts = append(texts, joined(p.t.short(m.on), " ", eventSign(m.kind)+" "+strings.Join(m.ids, " ")))
	}
	c.Text(p.gutter.X, p.labels.foreign, ink, Cut(strings.Join(texts, "  "), p.area.Right()-p.gutter.X))
}

// drawRefused writes what the ledger did not take beside the dashed line: it
// has no band, since it was not written.
func (p *plane) drawRefused(c *Canvas) {
	list := p.t.refusals()
	if len(list) == 0 || !p.t.shows(player.StageWritten) {
		return
	}
	y, _ := p.dashedRow()
	ids := make([]string, 0, len(list))
	for _, h := range list {
		ids = append(ids, h.Op.Target())
	}
	x := p.gutter.X
	if on := list[0].Op.When(); !on.IsZero() {
		c.Text(x, y, Ink{Role: Bad}.Loud(), p.t.short(on))
	}
	x += p.t.dates.width() + 1
	x = c.Text(x, y, Ink{Role: Bad}.Loud(), SignFailed) + 1
	c.Text(x, y, Ink{Role: Muted, Strike: true}, p.names(ids, p.gutter.Right()-1-x))
}
