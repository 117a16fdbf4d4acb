package core

import "slices"

// Span is a stretch of a memory's valid interval on which the same memories
// supersede it.
type Span struct {
	Valid Interval
	By    []string // empty where it is not superseded
}

// Spans cuts the valid interval of a memory where the set of memories that
// supersede it, as known then, changes. It is nil for an id that is not
// there.
func (s Snapshot) Spans(id string, known Time) []Span {
	m := s.memory(id)
	if m == nil {
		return nil
	}
	heads, cuts := s.standing(m, &known), times{}
	for _, head := range heads {
		cuts.interval(head.Valid)
	}
	var out []Span
	from := m.Valid.From
	for _, cut := range cuts.sorted() {
		if (from.IsZero() || from.Before(cut)) && m.Valid.Covers(cut) {
			out = appendSpan(out, Interval{from, cut}, heads)
			from = cut
		}
	}
	return appendSpan(out, Interval{from, m.Valid.To}, heads)
}

// standing gives the memories that stand among those that replace another:
// the directly linked first, each group in ledger order. Those between need
// nothing but their links.
func (s Snapshot) standing(m *memory, known *Time) []*memory {
	if len(m.heirs) == 0 {
		return nil
	}
	memories := s.about(m.Subject())
	seen := make([]bool, len(memories))
	var direct, through []int
	for _, heir := range m.heirs {
		if heir < len(memories) {
			direct, seen[heir] = append(direct, heir), true
		}
	}
	for todo := slices.Clone(direct); len(todo) > 0; {
		last := len(todo) - 1
		next := memories[todo[last]]
		todo = todo[:last]
		for _, heir := range next.heirs {
			if heir < len(memories) && !seen[heir] {
				through, todo, seen[heir] = append(through, heir), append(todo, heir), true
			}
		}
	}
	slices.Sort(through)
	var out []*memory
	for _, place := range append(direct, through...) {
		if s.stands(memories[place], known) {
			out = append(out, memories[place])
		}
	}
	return out
}

// appendSpan asks at the lower bound, or without one the day before the upper
// one, and joins a span to the last one where the same memories supersede.
func appendSpan(spans []Span, valid Interval, heads []*memory) []Span {
	about := valid.From
	if about.IsZero() && !valid.To.IsZero() {
		about = valid.To.DayBefore()
	}
	many, same, last := 0, true, len(spans)-1
	for _, head := range heads {
		if head.Valid.covers(&about) {
			same = same && last >= 0 && many < len(spans[last].By) && spans[last].By[many] == head.ID
			many++
		}
	}
	if last >= 0 && same && many == len(spans[last].By) {
		spans[last].Valid.To = valid.To
		return spans
	}
	next := Span{Valid: valid}
	if many > 0 {
		next.By = make([]string, 0, many)
	}
	for _, head := range heads {
		if head.Valid.covers(&about) {
			next.By = append(next.By, head.ID)
		}
	}
	return append(spans, next)
}
