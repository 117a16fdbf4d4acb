package views

import (
	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// changePane is the place of the lanes in a what-if: the operations, the
// question and what can be added as tabs, and the inputs of the chosen one.
type changePane struct {
	*ledgerStep
	rect   Rect // the label row, and the rows of fields below it
	tabs   []player.Tab
	fields []player.InputField
	tab    int
	field  int
	// first is the first field on the screen, columns how many stand beside
	// each other.
	first, columns int
}

func (t *ledgerStep) newChangePane(r Rect, columns int) *changePane {
	p := &changePane{ledgerStep: t, rect: r, tabs: t.tabs(), fields: t.inputs(), columns: columns}
	p.tab = max(0, min(t.State.WhatIf.Tab, len(p.tabs)-1))
	p.field = max(0, min(t.State.WhatIf.Field, len(p.fields)-1))
	if page := p.lines() * columns; page > 0 {
		p.first = p.field / page * page
	}
	return p
}

// tabs lists what can be changed; it is looked up once.
func (t *ledgerStep) tabs() []player.Tab {
	if t.changed == nil {
		t.changed = t.State.Tabs()
	}
	return t.changed
}

// inputs lists the rows of the chosen tab; they are looked up once.
func (t *ledgerStep) inputs() []player.InputField {
	if t.rows == nil {
		t.rows = t.State.Fields()
	}
	return t.rows
}

// chosenInputField gives the chosen row; false where there is none.
func (t *ledgerStep) chosenInputField() (player.InputField, bool) {
	fields := t.inputs()
	if len(fields) == 0 {
		return player.InputField{}, false
	}
	return fields[max(0, min(t.State.WhatIf.Field, len(fields)-1))], true
}

func (p *changePane) lines() int { return max(0, p.rect.H-1) }

// last gives the field behind the last one on the screen.
func (p *changePane) last() int { return min(len(p.fields), p.first+p.lines()*p.columns) }

func (p *changePane) draw(c *Canvas) {
	y := p.rect.Y
	back := 1
	if p.l.Arrangement == Wide {
		back = 2
	}
	accent := Ink{Role: Accent}.Loud()
	c.Text(p.rect.X-back, y, accent, SignFocus)
	x := c.Text(p.rect.X, y, accent, p.Words.WhatIf.Change)
	end := p.rect.Right()
	if text := p.window(); text != "" {
		end -= Width(text)
		c.Text(end, y, Ink{Role: Muted}, text)
	}
	p.drawTabs(c, Rect{x + 2, y, end - x - 2, 1})
	p.drawFields(c)
}

// window says which fields are on the screen where not all are.
func (p *changePane) window() string {
	if p.first == 0 && p.last() == len(p.fields) {
		return ""
	}
	return i18n.Fill(p.words.Window, number(p.first+1), number(p.last()), number(len(p.fields)))
}

// drawTabs names what can be changed, the chosen one as a chip; a window of
// them where they do not fit.
func (p *changePane) drawTabs(c *Canvas, r Rect) {
	if len(p.tabs) == 0 {
		return
	}
	first, last := p.tabWindow(r.W)
	x := r.X
	if first > 0 {
		c.Text(x, r.Y, Ink{Role: Muted}, "‹")
		x++
	}
	for i := first; i < last; i++ {
		x = p.drawOneTab(c, x, r.Y, i)
	}
	if last < len(p.tabs) {
		c.Text(x, r.Y, Ink{Role: Muted}, "›")
	}
}

// tabWindow gives the tabs that fit into so many cells, the chosen one among
// them.
func (p *changePane) tabWindow(room int) (first, last int) {
	width := func(i int) int { return Width(p.tabName(p.tabs[i])) + 3 }
	all := -1
	for i := range p.tabs {
		all += width(i)
	}
	if all <= room {
		return 0, len(p.tabs)
	}
	first, last = p.tab, p.tab+1
	room -= width(p.tab) + 1
	for grown := true; grown; {
		grown = false
		if first > 0 && width(first-1) <= room {
			first, grown = first-1, true
			room -= width(first)
		}
		if last < len(p.tabs) && width(last) <= room {
			room -= width(last)
			last, grown = last+1, true
		}
	}
	return first, last
}

// drawOneTab writes one tab with a blank at each side, and gives the column
// of the next one.
func (p *changePane) drawOneTab(c *Canvas, x, y, index int) int {
	tab := p.tabs[index]
	text := p.tabName(tab)
	r := Rect{x, y, Width(text) + 2, 1}
	ink := Ink{Role: Muted, Strike: tab.Gone != scenario.NotGone || p.refusalOf(tab) != nil}
	switch {
	case index != p.tab:
	case p.Theme.Coloured() && !p.ASCII:
		ink.Role, ink.Bold = Accent, true
		c.Ground(r, Sel)
	default:
		ink.Role, ink.Bold = Accent, true
		c.Text(r.X, y, ink, "[")
		c.Text(r.Right()-1, y, ink, "]")
	}
	c.Text(x+1, y, ink, text)
	p.k.zone(r, player.Command{Kind: player.CmdTabAt, N: index})
	return r.Right() + 1
}

// tabName names an operation by its target, with the sign of what it does;
// the question by its letter where there are several.
func (p *changePane) tabName(tab player.Tab) string {
	w := p.Words.WhatIf
	switch tab.Kind {
	case player.TabAdd:
		return w.Add
	case player.TabQuestion:
		if label := p.frame.Questions[p.State.Question].Label; label != "" {
			return w.Question + " " + label
		}
		return w.Question
	case player.TabOperation:
	}
	name := tab.Op.Target()
	if tab.Path.ID != "" {
		name = tab.Path.ID
	}
	if kind := core.KindOf(tab.Op); kind != core.OpRecord {
		name = eventSign(eventOf(kind)) + " " + name
	}
	return Cut(name, 24)
}

// eventOf is what an operation of a kind does on the record axis.
func eventOf(kind core.OpKind) core.EventKind {
	switch kind {
	case core.OpVerify:
		return core.EventVerified
	case core.OpRetire:
		return core.EventRetired
	case core.OpRevoke:
		return core.EventRevoked
	case core.OpRecord:
	}
	return core.EventRecorded
}

// refusalOf gives why the ledger does not take an operation; nil: it does.
func (t *ledgerStep) refusalOf(tab player.Tab) *core.Refusal {
	if tab.Kind != player.TabOperation || tab.Path.Step < 1 || tab.Path.Step > len(t.State.Lesson.Frames) {
		return nil
	}
	for _, h := range t.State.Lesson.Frames[tab.Path.Step-1].Happened {
		if h.Path == tab.Path {
			return h.Refusal
		}
	}
	return nil
}
