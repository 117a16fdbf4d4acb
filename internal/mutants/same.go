package main

// same names the mechanical mutants that make no difference, with the reason.
// They are not tried. A name that fits no mutant any more fails a test.
func same() map[string]string {
	const (
		kept    = "what was found is only not kept: it is found again"
		quicker = "a short cut: the long way finds the same"
		room    = "it only says how much room is made"
		spelt   = "no rule says which spelling of one instant stands on an axis"
		nobody  = "an empty list says what none says"
		behind  = "what replaces through another stands behind that one"
		added   = "what a verify adds is as new as the verify"
		unlike  = "at each cut a memory begins or ends to supersede: no two neighbours are alike, and none are joined"
		looks   = "it looks at cells that cannot have changed, and finds them unchanged"
		bad     = "what is not of the form is refused, whatever number it gives"
	)
	return map[string]string{
		"axes.go Axes: - becomes +: known.add(m.Expires, i-len(memories))": spelt,

		"judge.go settled: 0 becomes 1: many := 0": room,

		"ladder.go verdict: > becomes >=: if len(m.heirs) > 0 {":                   quicker,
		"ladder.go verdict: it is left out: replaced[subject] = r":                 kept,
		"replace.go head: it is left out: r.heads[i] = isNone":                     kept,
		"replace.go by: 0 becomes 1: many := 0":                                    nobody,
		"replace.go by: > becomes >=: if many > 0 {":                               nobody,
		"replace.go by: 1 becomes 2: out = r.named(through, m.place+1, last, out)": behind,

		"frozen.go isOld: && becomes ||: isNew := func(s *stamp) bool { return s.set && s.at >= n.before.n && s.at < n.after.n }":           quicker,
		"frozen.go isOld: && becomes ||: isNew := func(s *stamp) bool { return s.set && s.at >= n.before.n && s.at < n.after.n } (2)":       quicker,
		"frozen.go isOld: < becomes <=: isNew := func(s *stamp) bool { return s.set && s.at >= n.before.n && s.at < n.after.n }":            quicker,
		"frozen.go isOld: ! is dropped: old = old && !isNew(&m.citations[i].since) && !isNew(&m.citations[i].revoked)":                      added,
		"frozen.go changed: the condition is negated: if n.before.holds(&m.citations[i], known) != n.after.holds(&m.citations[i], known) {": looks,
		"frozen.go changed: != becomes ==: if n.before.holds(&m.citations[i], known) != n.after.holds(&m.citations[i], known) {":            looks,
		"frozen.go changed: false becomes true: return false":                                                                               looks,
		"time.go fraction: it is left out: p.bad = true":                                                                                    bad,
		"time.go fraction: true becomes false: p.bad = true":                                                                                bad,
		"time.go fraction: 0 becomes 1: return 0 (2)":                                                                                       bad,
		"time.go zone: it is left out: p.bad = true":                                                                                        bad,
		"passed.go isReplaced: it is left out: if len(m.heirs) == 0 {":                                                                      quicker,
		"passed.go isReplaced: it is left out: l.settled[subject] = marks":                                                                  kept,
		"time.go zone: true becomes false: p.bad = true":                                                                                    bad,
		"time.go zone: 0 becomes 1: return 0, false":                                                                                        bad,
		"time.go zone: false becomes true: return 0, false":                                                                                 bad,
		"spans.go appendSpan: it is left out: if last >= 0 && same && many == len(spans[last].By) {":                                        unlike,
		"spans.go appendSpan: true becomes false: many, same, last := 0, true, len(spans)-1":                                                unlike,
		"spans.go appendSpan: it is left out: many++":                                                                                       unlike,
		"spans.go appendSpan: >= becomes >: same = same && last >= 0 && many < len(spans[last].By) && spans[last].By[many] == head.ID":      unlike,
		"spans.go appendSpan: 0 becomes 1: same = same && last >= 0 && many < len(spans[last].By) && spans[last].By[many] == head.ID":       unlike,
		"spans.go appendSpan: >= becomes >: if last >= 0 && same && many == len(spans[last].By) {":                                          unlike,
		"spans.go appendSpan: 0 becomes 1: if last >= 0 && same && many == len(spans[last].By) {":                                           unlike,
		"spans.go appendSpan: it is left out: spans[last].Valid.To = valid.To":                                                              unlike,
		"text.go forbidden: it is left out: if r < 0x7f {":                                                                                  quicker,
		"time.go number: 0 becomes 1: return 0":                                                                                             bad,
		"time.go number: 0 becomes 1: return 0 (2)":                                                                                         bad,
		"time.go after: 0 becomes 1: return 0":                                                                                              bad,
		"spans.go standing: it is left out: if len(m.heirs) == 0 {":                                                                         quicker,
		"spans.go appendSpan: it is left out: if many > 0 {":                                                                                nobody,
		"spans.go appendSpan: the condition is negated: if many > 0 {":                                                                      nobody,
		"spans.go appendSpan: > becomes >=: if many > 0 {":                                                                                  nobody,
		"spans.go appendSpan: 0 becomes 1: if many > 0 {":                                                                                   room,
		"spans.go appendSpan: it is left out: next.By = make([]string, 0, many)":                                                            room,

		"query.go Equal: it is left out: if slices.EqualFunc(a.Left, b.Left, Left.same) {":                                  quicker,
		"query.go Support: it is left out: if many == 0 {":                                                                  nobody,
		"query.go Support: 0 becomes 1: many := 0":                                                                          nobody,
		"query.go values: > becomes >=: if len(out) > few || !slices.Contains(out, left[i].Value) { // mostly they are few": quicker,
		"query.go Ask: it is left out: if len(memories) > few {":                                                            room,
		"query.go Ask: the condition is negated: if len(memories) > few {":                                                  room,
		"query.go Ask: > becomes >=: if len(memories) > few {":                                                              room,
		"query.go Ask: it is left out: marks = make([]finding, 0, len(memories))":                                           room,
		"query.go Ask: > becomes >=: if many := settle(marks, memories, &q.Valid); many > 0 {":                              quicker,
		"query.go left: 0 becomes 1: sources := 0":                                                                          room,
		"query.go left: the condition is negated: if marks[i]&passes != 0 {":                                                room,
		"query.go left: != becomes ==: if marks[i]&passes != 0 {":                                                           room,
		"query.go left: & becomes |: if marks[i]&passes != 0 {":                                                             room,
		"query.go left: 0 becomes 1: if marks[i]&passes != 0 {":                                                             room,
		"query.go left: it is left out: sources += len(m.citations)":                                                        room,
	}
}
