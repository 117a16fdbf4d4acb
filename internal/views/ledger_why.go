package views

import (
	"slices"
	"strings"

	"memtui/internal/core"
	"memtui/internal/player"
)

// whyTable is the ladder as a table: rungs down, memories across, as one
// falls through it. A pair has a group of columns for each of its questions.
type whyTable struct {
	t       *ledgerStep
	rect    Rect
	label   int // cells of the rungs' names
	step    int // from one column to the next
	groups  []whyGroup
	columns []whyColumn
	more    int // memories without a column
	rungs   [][2]int
	skipped int // rows of rungs above the window
}

type whyGroup struct {
	head     string // "B 05-01"; "" for a single question
	answer   core.Answer
	verdicts []core.Verdict
	judged   int // how many rungs are judged
	answered bool
}

type whyColumn struct {
	group   int
	verdict core.Verdict
	x, room int
}

func (t *ledgerStep) newWhy(r Rect, rows int) *whyTable {
	y := &whyTable{t: t, rect: r, groups: t.whyGroups()}
	y.layColumns()
	y.rungs = t.foldedRungs(rows, y.groups)
	if len(y.rungs) > rows {
		t.k.tooBig()
		y.skipped = t.scroll(player.PaneWhy, player.Position{Down: len(y.rungs) - rows}).Down
		y.rungs = y.rungs[y.skipped:min(len(y.rungs), y.skipped+max(rows, 0))]
	}
	return y
}

// whyGroups gives the verdicts of the question, or of both of a pair.
func (t *ledgerStep) whyGroups() []whyGroup {
	own := whyGroup{answer: t.look.Answer, verdicts: t.arrived(t.look.Verdicts), answered: t.isAnswered()}
	if t.isAsking() {
		own.judged = t.beat.Rungs()
	}
	if t.pair == nil {
		return []whyGroup{own}
	}
	var out []whyGroup
	for _, side := range t.pair.sides {
		group := own
		if !side.own {
			group.answer, group.verdicts = side.answer, t.arrived(t.frame.After().Explain(side.query))
		}
		group.head = joined(side.label, " ", t.short(side.query.Known))
		out = append(out, group)
	}
	return out
}

// arrived leaves out what has not been recorded yet, as far as the step has
// unfolded.
func (t *ledgerStep) arrived(list []core.Verdict) []core.Verdict {
	if t.shows(player.StageWritten) {
		return list
	}
	var out []core.Verdict
	for _, v := range list {
		if !t.frame.IsNewMemory(v.Memory.ID) {
			out = append(out, v)
		}
	}
	return out
}

// layColumns chooses the width of the columns: eight cells while all memories
// fit, then five, then less; and which memories have one where they do not
// fit at all.
func (y *whyTable) layColumns() {
	n := 0
	for _, g := range y.groups {
		n = max(n, len(g.verdicts))
	}
	y.label, y.step = y.labelWidth(), 5
	fits := false
	for _, try := range y.steps() {
		if y.width(try[0], try[1], n) <= y.rect.W {
			y.label, y.step, fits = try[0], try[1], true
			break
		}
	}
	for !fits && n > 1 && y.width(y.label, y.step, n) > y.rect.W {
		n--
	}
	x := y.rect.X + y.label
	for i, g := range y.groups {
		if i > 0 {
			x += y.groupGap()
		}
		chosen := choose(g.verdicts, n)
		y.more = max(y.more, len(g.verdicts)-len(chosen))
		for _, v := range chosen {
			y.columns = append(y.columns, whyColumn{group: i, verdict: v, x: x, room: y.step - 1})
			x += y.step
		}
	}
	if last := len(y.columns) - 1; last >= 0 {
		y.columns[last].room = y.rect.Right() - y.columns[last].x
	}
	if y.more > 0 && len(y.t.look.Verdicts) <= manyMemories {
		y.t.k.tooBig()
	}
}

// steps lists widths to try, of the rungs' names and of a column.
func (y *whyTable) steps() [][2]int {
	label, short := y.labelWidth(), y.shortWidth()
	natural := min(label, y.naturalWidth())
	pair := len(y.groups) > 1
	var out [][2]int
	if y.t.l.Arrangement == Wide && !pair || y.rect.W > 60 {
		for _, step := range []int{12, 10, 8} {
			if step == 8 || y.rect.W > 60 {
				out = append(out, [2]int{label, step})
			}
		}
	}
	if y.t.isBeside {
		if y.rect.W >= 50 {
			out = append(out, [2]int{label + 2, 8})
		}
		out = append(out, [2]int{label, 6})
	}
	for _, step := range []int{5, 4, 3} {
		out = append(out, [2]int{label, step}, [2]int{natural, step}, [2]int{short, step})
	}
	return out
}

// width gives the cells of the table with so many columns a group.
func (y *whyTable) width(label, step, n int) int {
	groups := len(y.groups)
	last := min(step, max(3, Width(y.t.words.Out)))
	if step >= 8 {
		last = 6
	}
	return label + groups*n*step - step + last + (groups-1)*y.groupGap()
}

func (y *whyTable) groupGap() int {
	if y.rect.W >= 36 {
		return 2
	}
	return 1
}

func (y *whyTable) labelWidth() int {
	switch {
	case len(y.groups) > 1 && y.t.l.Arrangement == Wide:
		return 19
	case (y.t.l.Arrangement == Compact || y.t.l.Solo()) && y.t.whole.oneSubject:
		return 17
	}
	return 18
}

// naturalWidth gives the cells that the names take.
func (y *whyTable) naturalWidth() int {
	n := 0
	for _, name := range y.t.words.Rungs {
		n = max(n, Width(name))
	}
	return n + 3
}

// shortWidth gives the cells of the names' short forms.
func (y *whyTable) shortWidth() int {
	n := 0
	for _, name := range y.t.words.RungsShort {
		n = max(n, Width(name))
	}
	return n + 3
}

// choose takes the memories that have a column: those left, then those that
// fell latest, then by id; shown in ledger order.
func choose(list []core.Verdict, n int) []core.Verdict {
	if len(list) <= n {
		return list
	}
	order := make([]int, len(list))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		if fa, fb := fellAt(list[a]), fellAt(list[b]); fa != fb {
			return fb - fa
		}
		return strings.Compare(list[a].Memory.ID, list[b].Memory.ID)
	})
	order = order[:n]
	slices.Sort(order)
	out := make([]core.Verdict, 0, n)
	for _, i := range order {
		out = append(out, list[i])
	}
	return out
}

// fellAt gives the headline rung from 0; 9 for a memory that is left.
func fellAt(v core.Verdict) int {
	headline, out := v.Headline()
	if !out {
		return 9
	}
	return slices.Index(core.Rungs(), headline.Rung)
}
