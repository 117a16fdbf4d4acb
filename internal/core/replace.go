package core

// replacing answers, for one subject and one pair of coordinates, which
// memories supersede which. Whether a memory is a head, that is stands and
// covers the valid time, is judged once for all that ask, and only where
// somebody asks.
type replacing struct {
	snapshot Snapshot
	at       AsOf
	memories []*memory
	heads    []judged
	reached  []reach // of the memory asked about last
}

// judged is whether a memory is a head, as far as that is known.
type judged uint8

const (
	notYet judged = iota
	isHead
	isNone
)

// reach is how a memory comes to replace another.
type reach uint8

const (
	unreached reach = iota
	direct          // it names it
	through         // by a chain of links
)

func (s Snapshot) replacing(subject Subject, at AsOf) *replacing {
	memories := s.about(subject)
	return &replacing{
		snapshot: s, at: at, memories: memories,
		heads: make([]judged, len(memories)), reached: make([]reach, len(memories)),
	}
}

func (r *replacing) head(i int) bool {
	if r.heads[i] == notYet {
		r.heads[i] = isNone
		if m := r.memories[i]; m.Valid.covers(&r.at.Valid) && r.snapshot.stands(m, &r.at.Known) {
			r.heads[i] = isHead
		}
	}
	return r.heads[i] == isHead
}

// by names the heads that supersede a memory: the directly linked first, each
// group in ledger order. Links point backwards, so one pass over the later
// memories, up to the last one reached, follows every chain; those between
// need nothing but their links.
func (r *replacing) by(m *memory) []string {
	last := r.mark(m, direct, m.place)
	many := 0
	for i := m.place + 1; i <= last; i++ {
		if r.reached[i] == unreached {
			continue
		}
		last = r.mark(r.memories[i], through, last)
		if r.head(i) {
			many++
		}
	}
	var out []string
	if many > 0 {
		out = r.named(direct, m.place+1, last, make([]string, 0, many))
		out = r.named(through, m.place+1, last, out)
	}
	clear(r.reached[m.place : last+1])
	return out
}

// mark notes those that name a memory and were not reached yet, and gives the
// last place that was reached so far.
func (r *replacing) mark(m *memory, how reach, last int) int {
	for _, heir := range m.heirs {
		if heir >= len(r.memories) {
			break // later than the snapshot, as are all behind it
		}
		if r.reached[heir] == unreached {
			r.reached[heir] = how
			last = max(last, heir)
		}
	}
	return last
}

// named appends the ids of the heads that were reached in one way.
func (r *replacing) named(how reach, from, last int, out []string) []string {
	for i := from; i <= last; i++ {
		if r.reached[i] == how && r.head(i) {
			out = append(out, r.memories[i].ID)
		}
	}
	return out
}
