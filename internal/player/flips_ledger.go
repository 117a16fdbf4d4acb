package player

import (
	"slices"
	"strings"

	"memtui/internal/core"
)

// ledgerFlips lays out what would flip the answer to a question to the
// ledger: what settles a conflict, what lets in each memory that is left out,
// and the nearest boundaries on both axes.
func (s State) ledgerFlips(f *Frame, q core.Query) *Flips {
	after := f.After()
	t := &Flips{Query: q, Answer: after.Ask(q)}
	t.settle(s.holding(q, after.SettleConflict(q)))
	out := after.LeftOutSubject
	if after.Count() <= maxTable {
		out = after.LeftOut
	} else {
		t.Unlisted = after.Count() - after.CountSubject(q.Subject())
	}
	for _, memory := range out(q) {
		t.leftOut(s.letting(q, memory))
	}
	t.nearest(after.Nearest(q))
	return t
}

// settle puts what ends a conflict into a row a kind of change and a column
// an answer. Where several of one kind lead to one answer, the kind takes
// several rows.
func (t *Flips) settle(flips []core.Flip) {
	t.columns(flips)
	for _, kind := range []struct {
		change core.ChangeKind
		op     core.OpKind
	}{{core.ChangeLink, ""}, {core.ChangeAdd, core.OpRetire}, {core.ChangeAdd, core.OpRevoke}} {
		columns := make([][]FlipItem, len(t.Answers))
		for _, flip := range flips {
			if flip.Change.Kind != kind.change || kind.op != "" && core.KindOf(flip.Change.Add) != kind.op {
				continue
			}
			at := t.column(flip.Answer.Value)
			columns[at] = append(columns[at], FlipItem{Column: at, Changes: []core.Change{flip.Change}, Answer: flip.Answer})
		}
		for n, row := range crosswise(columns) {
			t.Rows = append(t.Rows, FlipRow{
				Section: FlipSettle, Kind: kind.change, Op: kind.op, First: n == 0, Items: row,
			})
		}
	}
}

// columns gives the answers to which changes lead, by value.
func (t *Flips) columns(flips []core.Flip) {
	for _, flip := range flips {
		if t.column(flip.Answer.Value) < 0 {
			t.Answers = append(t.Answers, flip.Answer)
		}
	}
	slices.SortFunc(t.Answers, func(a, b core.Answer) int { return strings.Compare(a.Value, b.Value) })
}

func (t *Flips) column(value string) int {
	return slices.IndexFunc(t.Answers, func(a core.Answer) bool { return a.Value == value })
}

// crosswise turns columns of different lengths into rows.
func crosswise(columns [][]FlipItem) [][]FlipItem {
	var rows [][]FlipItem
	for _, column := range columns {
		for n, item := range column {
			if n == len(rows) {
				rows = append(rows, nil)
			}
			rows[n] = append(rows[n], item)
		}
	}
	return rows
}

// leftOut gives each change that lets a memory in a row of its own.
func (t *Flips) leftOut(memory core.LeftOut) {
	row := FlipRow{Section: FlipLeftOut, Memory: &memory, First: true}
	if len(memory.Flips) == 0 {
		t.Rows = append(t.Rows, row)
	}
	for _, flip := range memory.Flips {
		row.Items = []FlipItem{{Changes: []core.Change{flip.Change}, Answer: flip.Answer}}
		t.Rows = append(t.Rows, row)
		row.First = false
	}
}

// nearest has a row an axis, with what lies earlier and later.
func (t *Flips) nearest(b core.Boundaries) {
	for _, axis := range []struct {
		name           string
		earlier, later *core.Boundary
	}{{"valid", b.EarlierValid, b.LaterValid}, {"known", b.EarlierKnown, b.LaterKnown}} {
		row := FlipRow{Section: FlipNearest, Axis: axis.name}
		for column, side := range []*core.Boundary{axis.earlier, axis.later} {
			if side != nil {
				row.Items = append(row.Items, FlipItem{
					Column: column, On: side.On, Changes: []core.Change{side.Change}, Answer: side.Answer,
				})
			}
		}
		t.Rows = append(t.Rows, row)
	}
}
