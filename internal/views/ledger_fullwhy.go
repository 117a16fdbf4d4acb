package views

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// fullWhy is the ladder with the values compared, passes included: a column a
// memory, or a window of them.
type fullWhy struct {
	*ledgerStep
	area         Rect
	label, step  int
	first, shown int
}

// drawFullWhy draws why in full, in the place of everything between the
// step's title and the keys.
func (s Screen) drawFullWhy(c *Canvas, k *sketch) {
	if s.frame() == nil {
		return
	}
	t := s.ledgerStep(k)
	t.beat = player.Still()
	l := k.layout
	top := l.StepTitle.Y + 1
	if l.Solo() {
		top = l.Tabs.Y
	}
	area := Rect{l.Content.X, top, l.Content.W, l.Footer.Y - top}
	c.Fill(Rect{0, top, l.W, area.H}, Ink{Role: Fg, Ground: Bg}, " ")
	if !l.Solo() {
		area.Y, area.H = area.Y+1, area.H-1
	}
	f := fullWhy{ledgerStep: t, area: area}
	f.lay()
	f.draw(c)
}

// lay chooses the width of the columns and which memories they show.
func (f *fullWhy) lay() {
	f.label = 22
	if f.area.W < 78 {
		f.label = f.shortLabel()
	}
	room, n := f.area.W-f.label, len(f.look.Verdicts)
	least := min(25, room)
	if f.l.Arrangement == Compact {
		least = min(19, room)
	}
	f.shown = max(1, min(n, (room+1)/max(least, 1)))
	f.step = max(least, min(36, (room+1)/max(f.shown, 1)))
	f.first = max(0, min(f.State.Layer.Scroll, n-f.shown))
	f.k.reaches(player.PaneLayer, n-f.shown, 0)
}

func (f *fullWhy) shortLabel() int {
	n := 0
	for _, name := range f.words.RungsShort {
		n = max(n, Width(name))
	}
	return n + 4
}

func (f *fullWhy) verdicts() []core.Verdict {
	return f.look.Verdicts[f.first:min(len(f.look.Verdicts), f.first+f.shown)]
}

func (f *fullWhy) draw(c *Canvas) {
	if f.area.H < 12 {
		f.drawOne(c)
		return
	}
	y := f.area.Y
	f.drawTitle(c, y)
	roomy := f.area.H >= 20
	y++
	if roomy {
		y++
	}
	y = f.drawHeads(c, y)
	if roomy {
		c.Fill(Rect{f.area.X, y, f.area.W, 1}, Ink{Role: Rule}, SignThin)
		y++
	}
	for i := range core.Rungs() {
		if y >= f.area.Bottom() {
			return
		}
		f.drawRung(c, y, i)
		y++
	}
	if roomy {
		c.Fill(Rect{f.area.X, y, f.area.W, 1}, Ink{Role: Rule}, SignThin)
		y++
	}
	if y < f.area.Bottom() {
		f.drawEnds(c, y)
	}
	if left := f.area.Bottom() - y - 2; left >= 3 && f.look.Asked {
		f.drawVerdict(c, Rect{f.area.X, y + 2, f.area.W, 3})
		row := y + 6
		if row >= f.area.Bottom() { // no room below the block
			row = y + 1
		}
		f.flipLine(f.area.W).draw(c, f.area.X, row)
	}
}

// drawOne draws one memory where there are few rows: rungs that it passes
// share a row.
func (f *fullWhy) drawOne(c *Canvas) {
	if len(f.look.Verdicts) == 0 {
		return
	}
	v := f.look.Verdicts[f.first]
	f.drawOneHead(c, v)
	group := []whyGroup{{verdicts: []core.Verdict{v}}}
	y := f.area.Y + 1
	for _, rungs := range folded(allRungs(0), f.area.H-1, group) {
		if rungs[1]-rungs[0] == 1 {
			f.drawRung(c, y, rungs[0])
		} else {
			f.drawPassed(c, y, rungs, v)
		}
		y++
	}
}

// drawOneHead says which memory it is, of how many, and what becomes of it.
func (f *fullWhy) drawOneHead(c *Canvas, v core.Verdict) {
	m, r := v.Memory, f.area
	place := number(f.first+1) + "/" + number(len(f.look.Verdicts))
	c.Text(r.Right()-Width(place), r.Y, Ink{Role: Muted}, place)
	end := span{Ink{Role: Good}.Loud(), SignGiven}
	if at := fellAt(v); at < 9 {
		end = span{Ink{Role: Bad}.Loud(), SignFailed + " " + i18n.Fill(f.words.OutAt, number(at+1))}
	}
	room := r.W - Width(place) - 1 - Width(end.text) - 2
	x := c.Text(r.X, r.Y, Ink{Role: Fg}.Loud(), Cut(m.ID+" "+oneLine(m.Value), room)) + 2
	c.Text(x, r.Y, end.ink, end.text)
}

func (f *fullWhy) drawPassed(c *Canvas, y int, rungs [2]int, v core.Verdict) {
	end := c.Text(f.area.X, y, Ink{Role: Muted}, number(rungs[0]+1)+"-"+number(rungs[1])+" ")
	c.Text(end, y, Ink{Role: Soft}, Cut(f.words.RungWords[rungs[0]]+"…", f.area.X+f.label-1-end))
	end = c.Text(f.area.X+f.label, y, Ink{Role: Good}, SignGiven) + 1
	var parts []string
	for _, check := range v.Checks[rungs[0]:rungs[1]] {
		forms := f.passed(v, check)
		parts = append(parts, forms[len(forms)-1])
	}
	c.Text(end, y, Ink{Role: Fg}, Cut(strings.Join(parts, " · "), f.area.Right()-end))
}

func (f *fullWhy) drawTitle(c *Canvas, y int) {
	w, q := f.words, f.look.Query
	c.Text(f.area.X-1, y, Ink{Role: Accent}.Loud(), SignFocus)
	x := c.Text(f.area.X, y, Ink{Role: Accent}.Loud(), w.WhyInFull) + 2
	right := f.area.Right()
	if f.shown < len(f.look.Verdicts) {
		text := i18n.Fill(w.Window, number(f.first+1), number(f.first+f.shown), number(len(f.look.Verdicts)))
		right -= Width(text)
		c.Text(right, y, Ink{Role: Muted}, text)
		right -= 2
	}
	muted, accent := Ink{Role: Muted}, Ink{Role: Accent}.Loud()
	subject := span{Ink{Role: Soft}, subjectText(q.Subject()) + "   "}
	long := append(inkLine{subject}, filledLine(w.AboutKnown, muted, accent, f.dates.full(q.Valid), f.dates.full(q.Known))...)
	short := append(inkLine{subject}, filledLine(w.AboutKnownShort, muted, accent, f.short(q.Valid), f.short(q.Known))...)
	for _, line := range []inkLine{long, short, short[1:]} {
		if line.width() <= right-x {
			line.draw(c, x, y)
			return
		}
	}
}

func (f *fullWhy) drawHeads(c *Canvas, y int) int {
	x := f.area.X + f.label
	for _, v := range f.verdicts() {
		m := v.Memory
		clip := c.Clip(Rect{x, y, f.step - 1, 2})
		id := Ink{Role: Fg}.Loud()
		isNew := f.frame.IsNewMemory(m.ID)
		if isNew {
			id.Role = Changed
		}
		room := f.step - 1
		if isNew {
			room -= Width(f.words.New) + 1
		}
		end := clip.Text(x, y, id, Cut(m.ID, room))
		if left := x + room - 1 - end; left > 0 {
			end = clip.Text(end+1, y, Ink{Role: Fg}.Loud(), Cut(oneLine(m.Value), left))
		}
		if isNew {
			clip.Text(end+1, y, Ink{Role: Changed}.Loud(), f.words.New)
		}
		if f.area.H >= 14 {
			clip.Text(x, y+1, Ink{Role: Muted}, Cut(strings.TrimSpace(f.wholeInterval(m.Valid)), f.step-1))
		}
		x += f.step
	}
	if f.area.H >= 14 {
		return y + 2
	}
	return y + 1
}

func (f *fullWhy) wholeInterval(v core.Interval) string {
	if text := f.interval(v); text != "" {
		return text
	}
	return f.words.Always
}

func (f *fullWhy) drawRung(c *Canvas, y, rung int) {
	name := f.words.Rungs[rung]
	if f.label < 22 {
		name = f.words.RungsShort[rung]
	}
	ink := Ink{Role: Soft}
	for _, v := range f.look.Verdicts {
		if !v.Checks[rung].Pass {
			ink = Ink{Role: Fg}.Loud()
		}
	}
	end := c.Text(f.area.X, y, Ink{Role: Muted}, number(rung+1)+" ")
	c.Text(end, y, ink, Cut(name, f.label-3))
	x := f.area.X + f.label
	for _, v := range f.verdicts() {
		f.drawCheck(c, x, y, v, rung)
		x += f.step
	}
}
