package views

import (
	"strconv"
	"strings"

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
	p := &changePane{ledgerStep: t, rect: r, tabs: t.State.Tabs(), fields: t.inputs(), columns: columns}
	p.tab = max(0, min(t.State.WhatIf.Tab, len(p.tabs)-1))
	p.field = max(0, min(t.State.WhatIf.Field, len(p.fields)-1))
	if page := p.lines() * columns; page > 0 {
		p.first = p.field / page * page
	}
	return p
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

// drawFields writes the inputs in columns, one below the other.
func (p *changePane) drawFields(c *Canvas) {
	rows := p.lines()
	for column := range p.columns {
		from := p.first + column*rows
		to := min(p.last(), from+rows)
		if from >= to {
			break
		}
		r := p.columnRect(column)
		label := p.labelWidth(from, to)
		for i := from; i < to; i++ {
			p.drawField(c, Rect{r.X, p.rect.Y + 1 + i - from, r.W, 1}, i, label)
		}
	}
	p.drawGone(c)
}

// drawGone says under the only row of an operation that is gone why it is,
// and what fell with it.
func (p *changePane) drawGone(c *Canvas) {
	if len(p.tabs) == 0 || p.tabs[p.tab].Gone == scenario.NotGone {
		return
	}
	y := p.rect.Y + 2
	for _, line := range p.goneLines(p.tabs[p.tab]) {
		for _, row := range Wrap(line, p.rect.W) {
			if y < p.rect.Bottom() {
				c.Text(p.rect.X, y, Ink{Role: Changed}, row)
			}
			y++
		}
	}
}

// columnRect gives the cells of a column of fields.
func (p *changePane) columnRect(column int) Rect {
	if p.columns == 1 {
		return p.rect
	}
	second := (p.rect.W + 4) / 2
	if p.l.Arrangement == Compact {
		second = p.rect.W / 2
		if p.Words.Lang == i18n.Chinese {
			second += 3
		}
	}
	if column == 0 {
		return Rect{p.rect.X, p.rect.Y, second - 2, p.rect.H}
	}
	return Rect{p.rect.X + second, p.rect.Y, p.rect.W - second, p.rect.H}
}

func (p *changePane) labelWidth(from, to int) int {
	n := 6
	for i := from; i < to; i++ {
		n = max(n, Width(p.labelOf(p.fields[i])))
	}
	return n + 1
}

// labelOf names an input, or what can be done.
func (p *changePane) labelOf(f player.InputField) string {
	if f.Action != "" {
		return p.Words.WhatIf.Acts[string(f.Action)]
	}
	return p.fieldName(f.Path)
}

// drawField writes one input: its name, what it holds, and what it was.
func (p *changePane) drawField(c *Canvas, r Rect, index, label int) {
	f := p.fields[index]
	c = c.Clip(Rect{r.X - 1, r.Y, r.W + 1, 1})
	name, value := Ink{Role: Muted}, Ink{Role: Fg}
	if index == p.field {
		name, value = Ink{Role: Fg}.Loud(), Ink{Role: Fg}.Loud()
		if p.Theme.Coloured() {
			c.Ground(Rect{r.X - 1, r.Y, r.W + 1, 1}, Sel)
		}
		c.Text(r.X-1, r.Y, Ink{Role: Accent}.Loud(), SignFocus)
	}
	c.Text(r.X, r.Y, name, p.labelOf(f))
	x := r.X + label
	x = c.Text(x, r.Y, value, Cut(p.fieldText(f, f.Value), max(1, r.Right()-x)))
	p.drawBehind(c, x, r, f)
	p.k.zone(Rect{r.X - 1, r.Y, r.W + 1, 1}, player.Command{Kind: player.CmdFieldAt, N: index})
}

// drawBehind says behind a value why a change of it was not taken, or what it
// is in the lesson; a sign alone where there is no room for words.
func (p *changePane) drawBehind(c *Canvas, x int, r Rect, f player.InputField) {
	text, sign, ink := "", "", Ink{}
	switch {
	case p.isRefused(f):
		sign, ink, text = SignFailed, Ink{Role: Bad}.Loud(), p.notTakenShort(*p.State.WhatIf.Refused)
	case f.Differs && f.Action == "":
		sign, ink = SignChanged, Ink{Role: Changed}
		text = closeUp(i18n.Fill(p.Words.WhatIf.Was, p.fieldText(f, f.Was)))
	default:
		return
	}
	for _, words := range []string{sign + " " + text, sign} {
		if x+2+Width(words) <= r.Right() {
			c.Text(x+2, r.Y, ink, words)
			return
		}
	}
	c.Text(r.Right()-2, r.Y, ink, " "+sign)
}

// isRefused reports whether the last change of an input was not taken.
func (p *changePane) isRefused(f player.InputField) bool {
	refused := p.State.WhatIf.Refused
	return refused != nil && refused.Edit.Path == f.Path && f.Action == ""
}

// notTakenShort says in a few cells why a change was not taken.
func (s Screen) notTakenShort(n player.NotTaken) string {
	if n.Refusal != nil {
		return s.Words.WhatIf.Short[n.Refusal.Code]
	}
	return s.Words.WhatIf.Bad
}

// fieldText writes what an input holds: ids with a blank between them, a
// status in words, and a word where there is nothing.
func (s Screen) fieldText(f player.InputField, value string) string {
	switch {
	case f.Action != "":
		return value
	case value == "":
		return s.orNone(f.Path, "")
	case f.Field.Kind == core.KindIdentifiers:
		return spacedList(value)
	case f.Path.Field == "status":
		return s.statusText(value)
	}
	return oneLine(value)
}

// spacedList shows a list as VALUE has it, `[D1, "D 2"]`, by its texts with a
// blank between them.
func spacedList(value string) string {
	rest, found := strings.CutPrefix(value, "[")
	if !found {
		return oneLine(value)
	}
	var out []string
	for rest = strings.TrimSuffix(rest, "]"); rest != ""; rest = strings.TrimLeft(rest, ", ") {
		text, _, _ := strings.Cut(rest, ",")
		if quoted, err := strconv.QuotedPrefix(rest); err == nil {
			text = quoted
		}
		rest = rest[len(text):]
		if plain, err := strconv.Unquote(text); err == nil {
			text = plain
		}
		out = append(out, text)
	}
	return strings.Join(out, " ")
}
