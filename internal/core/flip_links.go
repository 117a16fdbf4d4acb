package core

import (
	"cmp"
	"iter"
	"slices"
)

// links tries each link whose end frees a memory: one that nothing else
// replaces. They come in ledger order of the newer memory, then of the older
// one.
func (t trial) links() iter.Seq2[Change, trial] {
	type link struct{ newer, older *memory }
	var list []link
	for _, older := range t.memories {
		if newer := t.onlyHeir(older); newer != nil {
			list = append(list, link{newer, older})
		}
	}
	slices.SortStableFunc(list, func(a, b link) int { return cmp.Compare(a.newer.at, b.newer.at) })
	return func(yield func(Change, trial) bool) {
		for _, l := range list {
			c := Change{Kind: ChangeUnlink, Op: l.newer.at, Path: supersedesPath, Value: l.older.ID}
			if !yield(c, t.with(unlinked(l.older, l.newer))) {
				return
			}
		}
	}
}

// onlyHeir gives the one heir by which a memory is replaced; nil for none or
// several.
func (t trial) onlyHeir(m *memory) *memory {
	var only *memory
	for _, heir := range m.heirs {
		if heir >= len(t.memories) || t.marks[heir]&replaces == 0 {
			continue
		}
		if only != nil {
			return nil
		}
		only = t.memories[heir]
	}
	return only
}

// revocations tries without each revocation, known by then, of a source that
// the subject's memories cite. Where a source was revoked again, the next
// revocation takes its place.
func (t trial) revocations() iter.Seq2[Change, trial] {
	cited := map[string]bool{}
	for _, m := range t.memories {
		for i := range m.citations {
			cited[m.citations[i].name] = true
		}
	}
	stamps := map[string][]stamp{}
	var order []Revoke
	var places []int
	for i, op := range t.snapshot.Ops() {
		if r, is := op.(Revoke); is && cited[r.Evidence] && recordedBy(&r.Recorded, &t.at.Known) {
			stamps[r.Evidence] = append(stamps[r.Evidence], stamp{set: true, at: i, on: r.Recorded})
			order, places = append(order, r), append(places, i)
		}
	}
	return func(yield func(Change, trial) bool) {
		for i, r := range order {
			rest := slices.DeleteFunc(slices.Clone(stamps[r.Evidence]), func(s stamp) bool { return s.at == places[i] })
			without := &source{name: r.Evidence}
			if len(rest) > 0 {
				without.revoked = rest[0]
			}
			if !yield(Change{Kind: ChangeDrop, Op: places[i]}, t.resting(without)) {
				return
			}
		}
	}
}
