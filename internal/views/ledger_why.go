package views

import (
	"slices"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
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
	if t.asked == nil || t.asked.Pair == nil {
		return []whyGroup{own}
	}
	p := t.asked.Pair
	var out []whyGroup
	for _, question := range []int{p.First, p.Second} {
		q := t.frame.Questions[question]
		group := own
		if question != t.State.Question {
			group.answer, group.verdicts = q.Ask.Answer, t.arrived(t.frame.After().Explain(q.Ask.Query))
		}
		group.head = joined(q.Label, " ", t.short(q.Ask.Query.Known))
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

// foldedRungs joins rungs into one row: the first three where no step of the
// lesson fails there, and, only where there is no room otherwise, others that
// all memories pass.
func (t *ledgerStep) foldedRungs(rows int, groups []whyGroup) [][2]int {
	out := make([][2]int, 0, 9)
	from := 0
	if t.whole.oneSubject && (t.l.Arrangement == Compact || t.l.Solo() || rows < 9) {
		out, from = append(out, [2]int{0, 3}), 3
	}
	return folded(append(out, allRungs(from)...), rows, groups)
}

// allRungs gives a row for each rung from one on.
func allRungs(from int) [][2]int {
	var out [][2]int
	for i := from; i < 9; i++ {
		out = append(out, [2]int{i, i + 1})
	}
	return out
}

// folded joins neighbouring rows that all memories pass until they fit.
func folded(out [][2]int, rows int, groups []whyGroup) [][2]int {
	for at := joinable(out, groups); len(out) > rows && at >= 0; at = joinable(out, groups) {
		out[at][1] = out[at+1][1]
		out = append(out[:at+1], out[at+2:]...)
	}
	return out
}

// joinable finds two neighbouring rows that all memories pass; -1 = none.
func joinable(rows [][2]int, groups []whyGroup) int {
	for i := 0; i+1 < len(rows); i++ {
		if !anyFails(groups, rows[i]) && !anyFails(groups, rows[i+1]) {
			return i
		}
	}
	return -1
}

func anyFails(groups []whyGroup, rungs [2]int) bool {
	for _, g := range groups {
		for _, v := range g.verdicts {
			for _, check := range v.Checks[rungs[0]:rungs[1]] {
				if !check.Pass {
					return true
				}
			}
		}
	}
	return false
}

// headRows gives the rows of the heads: the names, and where there is room
// their values, or for a pair its times.
func (t *ledgerStep) whyHeadRows() int {
	if t.l.Arrangement == Wide || t.asked != nil && t.asked.Pair != nil {
		return 2
	}
	return 1
}

// draw draws the table from its label on; it gives the row below its rungs.
func (y *whyTable) draw(c *Canvas) int {
	row := y.rect.Y
	if !y.t.l.Solo() {
		y.t.label(c, y.rect.X, row, player.PaneWhy, y.t.words.Why)
	}
	y.drawHeads(c, row)
	row += y.t.whyHeadRows()
	for _, rungs := range y.rungs {
		y.drawRung(c, row, rungs)
		row++
	}
	return row
}

func (y *whyTable) drawHeads(c *Canvas, row int) {
	names := row
	if len(y.groups) > 1 {
		group := -1
		for _, column := range y.columns {
			if column.group != group {
				group = column.group
				c.Text(column.x, row, Ink{Role: Muted}.Loud(), y.groups[group].head)
			}
		}
		names++
	}
	for _, column := range y.columns {
		y.drawName(c, column, names)
		if len(y.groups) == 1 && y.t.whyHeadRows() == 2 {
			c.Text(column.x, names+1, Ink{Role: Muted}, Cut(oneLine(column.verdict.Memory.Value), min(column.room, y.step-1)))
		}
	}
	if y.more > 0 {
		text := i18n.Fill(y.t.words.More, number(y.more))
		c.Text(y.rect.X+Width(y.t.words.Why)+2, row, Ink{Role: Muted}, text)
	}
}

func (y *whyTable) drawName(c *Canvas, column whyColumn, row int) {
	id := column.verdict.Memory.ID
	ink := Ink{Role: Fg}.Loud()
	if y.fallen(column) {
		ink = Ink{Role: Muted}.Loud()
	}
	isNew := y.t.frame.IsNewMemory(id)
	sign := y.t.touched(id)
	if sign == "" {
		c.Text(column.x, row, ink, Cut(id, y.step-1))
		return
	}
	ink.Role = Changed
	if room := min(column.room, max(y.step-1, 6)); isNew && y.step >= 8 && Width(id)+1+Width(y.t.words.New) <= room {
		c.Text(column.x, row, ink, id+" "+y.t.words.New)
		return
	}
	c.Text(column.x-1, row, ink, sign+Cut(id, y.step-1))
}

// touched gives the sign of what the step did to a memory, "" for nothing.
func (t *ledgerStep) touched(id string) string {
	for _, h := range t.frame.Happened {
		if h.Refusal != nil || h.Repeat || h.Op.Target() != id {
			continue
		}
		switch h.Op.(type) {
		case core.Record:
			return SignRecorded
		case core.Verify:
			return SignGiven
		case core.Retire:
			return SignFailed
		case core.Revoke:
		}
	}
	return ""
}

// fallen reports whether a memory is out, as far as the rungs are judged.
func (y *whyTable) fallen(column whyColumn) bool {
	return fellAt(column.verdict) < y.groups[column.group].judged
}

func (y *whyTable) drawRung(c *Canvas, row int, rungs [2]int) {
	name, figure := y.rungName(rungs)
	ink := Ink{Role: Soft}
	if y.failsHere(rungs) {
		ink = Ink{Role: Fg}.Loud()
	}
	end := c.Text(y.rect.X, row, Ink{Role: Muted}, figure+" ")
	c.Text(end, row, ink, Cut(name, y.label-(end-y.rect.X)))
	for _, column := range y.columns {
		y.drawMark(c, row, column, rungs)
	}
}

// rungName gives the name of a rung, or of several in one row.
func (y *whyTable) rungName(rungs [2]int) (name, figure string) {
	w := y.t.words
	if rungs[1]-rungs[0] > 1 {
		figure = number(rungs[0]+1) + "-" + number(rungs[1])
		name = w.RungWords[rungs[0]] + "…" + w.RungWords[rungs[1]-1]
		if Width(name)+Width(figure)+2 > y.label {
			name = w.RungWords[rungs[0]] + "…"
		}
		if room := y.label - Width(figure) - 2; Width(name) > room {
			name = w.RungWords[rungs[0]]
			if Width(name) > room {
				name = ""
			}
		}
		return name, figure
	}
	name, figure = w.Rungs[rungs[0]], number(rungs[0]+1)
	if Width(name)+Width(figure)+1 >= y.label {
		name = w.RungsShort[rungs[0]]
	}
	return name, figure
}

func (y *whyTable) failsHere(rungs [2]int) bool {
	for _, column := range y.columns {
		for i := rungs[0]; i < rungs[1] && i < y.groups[column.group].judged; i++ {
			if !column.verdict.Checks[i].Pass {
				return true
			}
		}
	}
	return false
}

// drawMark draws passed, failed with its reason, and behind the first failure
// what else passes or fails.
func (y *whyTable) drawMark(c *Canvas, row int, column whyColumn, rungs [2]int) {
	if rungs[1] > y.groups[column.group].judged {
		return
	}
	first := fellAt(column.verdict)
	fails := -1
	for i := rungs[0]; i < rungs[1]; i++ {
		if !column.verdict.Checks[i].Pass && fails < 0 {
			fails = i
		}
	}
	switch {
	case fails >= 0:
		ink := Ink{Role: Bad, Bold: fails == first}
		end := c.Text(column.x, row, ink, SignFailed)
		for _, reason := range y.t.failure(column.verdict.Checks[fails]) {
			if reason != "" && 2+Width(reason) <= column.room {
				c.Text(end+1, row, ink, reason)
				break
			}
		}
	case rungs[0] > first:
		c.Text(column.x, row, Ink{Role: Muted}, SignDot)
	default:
		c.Text(column.x, row, Ink{Role: Good}, SignGiven)
	}
}

// failure says why a rung fails, the longest form first.
func (t *ledgerStep) failure(check core.Check) []string {
	w := t.words
	switch check.Rung {
	case core.RungKey, core.RungScope, core.RungVersion:
		return []string{check.Has}
	case core.RungKnown:
		on := t.short(check.Recorded)
		return []string{i18n.Fill(w.NotUntil, on), on}
	case core.RungStatus:
		if check.Is == core.StatusRetired {
			return []string{w.RungRetired}
		}
		return []string{w.Unverified}
	case core.RungEvidence:
		if len(check.Revoked) == 0 {
			return []string{w.RungNone}
		}
		revoked := strings.Join(check.Revoked, " ")
		return []string{i18n.Fill(w.RungRevoked, revoked), revoked}
	case core.RungValid:
		return t.outside(check)
	case core.RungSuperseded:
		return []string{strings.Join(check.By, " "), check.By[0] + "…", check.By[0]}
	case core.RungExpired:
	}
	on := t.short(check.Expires)
	return []string{i18n.Fill(w.RungOn, on), on}
}

// outside says on which side of its interval a memory is asked.
func (t *ledgerStep) outside(check core.Check) []string {
	if !check.Valid.From.IsZero() && check.About.Before(check.Valid.From) {
		from := t.short(check.Valid.From)
		return []string{i18n.Fill(t.words.RungFrom, from), from}
	}
	to := t.short(check.Valid.To)
	return []string{i18n.Fill(t.words.RungTo, to), to}
}

// drawAnswerRow writes what each memory adds to the answer.
func (y *whyTable) drawAnswerRow(c *Canvas, row int) {
	w := y.t.words
	c.Text(y.rect.X, row, Ink{Role: Muted}, SignArrow+" "+w.AnswerRow)
	for _, column := range y.columns {
		g := y.groups[column.group]
		if !g.answered {
			continue
		}
		room := min(column.room, max(y.step-1, 3))
		if fellAt(column.verdict) < 9 {
			text := w.Out
			if Width(text) > column.room {
				text = SignFailed
			}
			c.Text(column.x, row, Ink{Role: Muted}, text)
			continue
		}
		role := Good
		if g.answer.Status == core.Conflict {
			role = Warning
		}
		c.Text(column.x, row, Ink{Role: role}.Loud(), Cut(y.t.leftValue(g.answer, column.verdict.Memory.Value), room))
	}
}

// leftValue gives the value of a memory that is left, spelt out like the
// others of its answer.
func (t *ledgerStep) leftValue(a core.Answer, value string) string {
	if a.Status == core.Conflict {
		if i := slices.Index(a.Candidates, value); i >= 0 {
			return t.plainly(a.Candidates)[i]
		}
	}
	return oneLine(value)
}

// drawWhyPane draws the table alone.
func (t *ledgerStep) drawWhyPane(c *Canvas, r Rect) {
	head := t.whyHeadRows()
	y := t.newWhy(r, r.H-head-1)
	t.drawWindow(c, r, y)
	row := y.draw(c)
	y.drawAnswerRow(c, min(row, r.Bottom()-1))
}

// drawWindow says which rungs are shown where not all are.
func (t *ledgerStep) drawWindow(c *Canvas, r Rect, y *whyTable) {
	if len(y.rungs) == 0 || y.skipped == 0 && y.rungs[len(y.rungs)-1][1] == 9 {
		return
	}
	text := i18n.Fill(t.words.Window, number(y.rungs[0][0]+1), number(y.rungs[len(y.rungs)-1][1]), "9")
	c.Text(r.X+Width(t.words.Why)+2, r.Y, Ink{Role: Muted}, text)
}
