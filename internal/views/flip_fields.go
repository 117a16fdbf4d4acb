package views

import (
	"slices"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// fieldColumns are the columns of a decision's table: the fields, what they
// hold, and the other states in slot order.
type fieldColumns struct {
	label, value, cells int // cells: of a value; 0 = it has no column
	state               [3]int
	right               int
}

// room gives the cells of a state's column.
func (f fieldColumns) room(i int) int {
	if i == 2 {
		return f.right - f.state[2]
	}
	return f.state[i+1] - f.state[i] - 1
}

func (t *flipStep) fieldColumns() fieldColumns {
	r := t.l.Content
	f := fieldColumns{label: r.X, right: r.Right()}
	switch t.l.Arrangement {
	case Wide:
		spare := (r.W - 114) / 4
		f.value, f.cells = r.X+15, 27+spare
		f.state = [3]int{r.X + 44 + spare, r.X + 69 + 2*spare, r.X + 91 + 3*spare}
	case Middle:
		spare := (r.W - 96) / 4
		f.value, f.cells = r.X+13, 18+spare
		f.state = [3]int{r.X + 32 + spare, r.X + 55 + 2*spare, r.X + 75 + 3*spare}
	case Compact, Tabs:
		spare := (r.W - 78) / 4
		f.state = [3]int{r.X + 15 + spare, r.X + 34 + 2*spare, r.X + 55 + 3*spare}
	}
	return f
}

// drawFields draws every single change of a decision: a row a field, a column
// a state.
func (t *flipStep) drawFields(c *Canvas) {
	f := t.fieldColumns()
	top := t.drawStates(c, f)
	var lines []flipLine
	for i := range t.table.Rows {
		lines = append(lines, flipLine{row: i, chosen: i == t.row, draw: func(c *Canvas, y int) { t.drawField(c, f, y, i) }})
	}
	sentence := t.fieldSentence()
	below, part := t.drawLines(c, lines, top, max(t.lowest(sentence)-1, top+len(lines)), t.row)
	t.drawChosen(c, below+1)
	t.drawDecisionHappened(c, t.k)
	t.drawPart(c, t.l.Happened.Y, part)
	t.drawSentence(c, sentence)
}

// drawStates draws the head: the state as it is, as a solid cell, and the
// others with how many changes lead to each. It gives the first row below.
func (t *flipStep) drawStates(c *Canvas, f fieldColumns) int {
	y := t.l.Panes.Y
	if t.l.Arrangement == Compact {
		y = t.l.Happened.Y + 1
	}
	at, room := f.label, f.state[0]-f.label-1
	if f.cells > 0 {
		c.Text(f.label, y, Ink{Role: Muted}.Loud(), t.Words.Decision.Given)
		at, room = f.value, f.cells
	}
	is := t.table.Decision.State
	t.drawStateChip(c, at, y, is, room)
	c.Text(at, y+1, Ink{Role: Muted}, fitting([]string{t.words.Single(t.singles()), t.words.Changes(t.singles())}, room))
	for i, state := range t.table.States {
		c.Text(f.state[i], y, Ink{Role: stateRole(state)}.Loud(), Cut(t.Screen.signed(state), f.room(i)))
		c.Text(f.state[i]+2, y+1, Ink{Role: Muted}, t.words.Changes(t.leadingTo(i)))
	}
	return y + 3
}

func (t *flipStep) drawStateChip(c *Canvas, x, y int, state core.State, room int) {
	if !t.Theme.Coloured() {
		c.Text(x, y, Ink{Role: Fg}.Loud(), "["+Cut(t.Screen.signed(state), room-2)+"]")
		return
	}
	c.Text(x, y, Ink{Role: On, Ground: stateRole(state)}.Loud(), " "+Cut(t.Screen.signed(state), room-2)+" ")
}

// singles counts every single change that leads to another state.
func (t *flipStep) singles() int {
	n := 0
	for _, row := range t.table.Rows {
		n += len(row.Items)
	}
	return n
}

func (t *flipStep) leadingTo(column int) int {
	n := 0
	for _, row := range t.table.Rows {
		for _, item := range row.Items {
			n += boolInt(item.Column == column)
		}
	}
	return n
}

// isRare reports whether a change leads to a state that few lead to: not to
// blocked, which nearly all do.
func (t *flipStep) isRare(item player.FlipItem) bool {
	return item.Decision.State != core.StateBlocked
}

func (t *flipStep) drawField(c *Canvas, f fieldColumns, y, at int) {
	row, chosen := &t.table.Rows[at], at == t.row
	if chosen {
		t.drawCursor(c, y)
	}
	label := rowLabel(chosen || slices.ContainsFunc(row.Items, t.isRare))
	x := f.label
	if f.cells == 0 && strings.HasPrefix(row.Field, "candidate.") {
		x += 2 // the fields of the record stand in it
	}
	c.Text(x, y, label, Cut(t.Words.Decision.Fields[row.Field], f.state[0]-x-1))
	if f.cells > 0 {
		ink := dimmed(chosen)
		if label.Bold {
			ink = Ink{Role: Fg}
		}
		c.Text(f.value, y, ink, Cut(t.valueOf(row.Field), f.cells))
	}
	if len(row.Items) == 0 {
		c.Text(f.state[0], y, dimmed(chosen), Cut(t.idleWords(row), f.right-f.state[0]))
		return
	}
	ends := [3]int{}
	for i, item := range row.Items {
		ends[item.Column] = t.drawInput(c, f, y, item, max(ends[item.Column], f.state[item.Column]), chosen && i == t.item)
	}
}

// drawInput draws one change in the column of its state, and gives the column
// behind it.
func (t *flipStep) drawInput(c *Canvas, f fieldColumns, y int, item player.FlipItem, x int, solid bool) int {
	text, sign := t.inputTo(item.Changes[0])
	if sign != "" {
		text = sign + " " + text
	}
	text = Cut(text, f.state[item.Column]+f.room(item.Column)-x)
	role := stateRole(item.Decision.State)
	switch {
	case solid:
		return t.drawSolid(c, x, y, role, text) + 1
	case t.isRare(item):
		return c.Text(x, y, Ink{Role: role}.Loud(), text) + 2
	}
	return c.Text(x, y, Ink{Role: Fg}, text) + 2
}

// valueOf gives what a field holds, as its row says it.
func (t *flipStep) valueOf(path string) string {
	if path == "candidate" && t.table.Request.Candidate != nil {
		return t.words.Fields.Whole
	}
	if value := t.given(path); value != "" {
		return oneLine(value)
	}
	return SignNothing + " " + t.words.Fields.Missing
}

// idleWords says why a field has no effect.
func (t *flipStep) idleWords(row *player.FlipRow) string {
	text := t.words.Fields.Idle[string(row.Idle)]
	if row.Idle != player.IdleBlocked {
		return text
	}
	names := make([]string, 0, len(row.Stays))
	for _, path := range row.Stays {
		names = append(names, t.inputName(path))
	}
	return closeUp(i18n.Fill(text, strings.Join(names, t.Words.Core.Comma)))
}

// fieldSentence says where the single changes lead, in no more rows than the
// table leaves; why nearly all of them block goes first.
func (t *flipStep) fieldSentence() string {
	w, all := t.words.Say, t.singles()
	if all == 0 {
		return w.Stuck(t.stateName(t.table.Decision.State))
	}
	blocks := ""
	var leads []string
	for i, state := range t.table.States {
		n := t.leadingTo(i)
		switch {
		case n == 0:
		case state == core.StateBlocked:
			blocks = w.Blocks(n, all)
		default:
			leads = append(leads, w.Leads(t.fieldsTo(i), n, t.stateName(state), len(leads) > 0))
		}
	}
	rest := ""
	if len(leads) > 0 {
		rest = i18n.Capital(strings.Join(leads, w.Comma)) + w.End
	}
	if blocks == "" {
		return rest
	}
	if rest != "" && t.Words.Lang != i18n.Chinese {
		rest = " " + rest
	}
	most := t.l.Caption.H
	if t.l.Arrangement == Compact {
		most = 2
	}
	if long := blocks + w.Because + w.End + rest; len(Wrap(long, t.l.Caption.W)) <= most {
		return long
	}
	return blocks + w.End + rest
}

// fieldsTo names the inputs that lead to a state.
func (t *flipStep) fieldsTo(column int) []string {
	var out []string
	for _, row := range t.table.Rows {
		if slices.ContainsFunc(row.Items, func(item player.FlipItem) bool { return item.Column == column }) {
			out = append(out, t.inputName(row.Field))
		}
	}
	return out
}
