package core

import "slices"

// line is the ledger as known at one moment, for one subject: which memories
// stand, which are fresh and what supports them is judged once and then asked
// about many valid times. It answers exactly as Ask does.
type line struct {
	memories []*memory
	marks    []finding
	support  [][]string // of those that stand and are fresh; else nil
}

func (s Snapshot) line(subject Subject, known Time) line {
	l := line{memories: s.about(subject)}
	l.marks = s.judge(make([]finding, 0, len(l.memories)), l.memories, &known)
	l.support = make([][]string, len(l.memories))
	for i, m := range l.memories {
		if l.marks[i]&isFresh != 0 {
			l.support[i] = s.support(nil, m, &known)
		}
	}
	return l
}

func (l line) ask(valid Time) Answer {
	many := settle(l.marks, l.memories, &valid)
	if many == 0 {
		return answer(nil)
	}
	left := make([]Left, 0, many)
	for i, m := range l.memories {
		if l.marks[i]&passes != 0 {
			left = append(left, Left{ID: m.ID, Value: m.Value, Evidence: l.support[i]})
		}
	}
	return answer(left)
}

// stands reports whether the i-th memory is there and stands.
func (l line) stands(i int) bool { return i < len(l.marks) && l.marks[i]&standing != 0 }

// sources gives what supports the i-th memory, nil if it is not there.
func (l line) sources(i int) []string {
	if i < len(l.support) {
		return l.support[i]
	}
	return nil
}

// same reports whether two lines answer alike whatever the valid time: the
// same memories stand, are fresh, and rest on the same sources. All else that
// an answer depends on is fixed when a memory is recorded.
func (l line) same(m line) bool {
	for i := range max(len(l.memories), len(m.memories)) {
		if l.stands(i) != m.stands(i) || !slices.Equal(l.sources(i), m.sources(i)) {
			return false
		}
	}
	return true
}

// Along gives the answers of the cells of one row, from the first column to
// before the second.
func (g Grid) Along(s Snapshot, row int, columns [2]int) []Answer {
	l := s.line(g.Subject, g.Asked(row, 0).Known)
	out := make([]Answer, 0, columns[1]-columns[0])
	for column := columns[0]; column < columns[1]; column++ {
		out = append(out, l.ask(g.Asked(row, column).Valid))
	}
	return out
}

// differing counts the cells of a row that two snapshots of one ledger answer
// differently.
func (g Grid) differing(before, after Snapshot, row int) int {
	known := g.Asked(row, 0).Known
	was, is := before.line(g.Subject, known), after.line(g.Subject, known)
	if was.same(is) {
		return 0
	}
	n := 0
	for column := range len(g.Valid) + 1 {
		valid := g.Asked(row, column).Valid
		if !was.ask(valid).Equal(is.ask(valid)) {
			n++
		}
	}
	return n
}
