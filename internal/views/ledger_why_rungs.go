package views

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
	if t.l.Arrangement == Wide || t.pair != nil {
		return 2
	}
	return 1
}
