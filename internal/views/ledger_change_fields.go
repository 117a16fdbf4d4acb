package views

import (
	"strconv"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

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
