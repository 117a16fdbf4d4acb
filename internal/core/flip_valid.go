package core

import (
	"cmp"
	"iter"
)

// atNearestValid asks about the nearest valid time at which a memory is let
// in, earlier and later, the nearer first.
func (w *waysIn) atNearestValid() {
	earlier, later := make([]*Flip, len(w.flips)), make([]*Flip, len(w.flips))
	cuts, valid := w.asked.validCuts(), w.asked.at.Valid
	w.sweep(before(cuts, valid), earlier)
	w.sweep(after(cuts, valid), later)
	for _, m := range w.out {
		first, second := earlier[m.place], later[m.place]
		if first != nil && second != nil && nearer(second.Change.At, first.Change.At, valid) {
			first, second = second, first
		}
		for _, flip := range []*Flip{first, second} {
			if flip != nil {
				w.flips[m.place] = append(w.flips[m.place], *flip)
			}
		}
	}
}

// validCuts are those of the plane.
func (t trial) validCuts() []Time {
	var cuts times
	for _, m := range t.memories {
		cuts.interval(m.Valid)
	}
	return cuts.sorted()
}

// sweep goes through the cells of one direction, and keeps for each memory
// the first that lets it in.
func (w *waysIn) sweep(cells iter.Seq2[Time, Time], found []*Flip) {
	for _, valid := range cells {
		var flip *Flip
		t := w.asked.about(valid)
		for _, m := range w.out {
			if found[m.place] != nil || !t.letsIn(m) {
				continue
			}
			if flip == nil {
				flip = &Flip{Change: Change{Kind: ChangeAsk, Path: validPath, At: valid}, Answer: t.answer()}
			}
			found[m.place] = flip
		}
	}
}

// after gives the later cells of an axis, coming from a time: the cut at
// which each begins, and where it is asked, at its lower bound.
func after(cuts []Time, from Time) iter.Seq2[Time, Time] {
	return func(yield func(on, at Time) bool) {
		for _, cut := range cuts[place(cuts, from):] {
			if !yield(cut, cut) {
				return
			}
		}
	}
}

// before gives the earlier cells of an axis, coming from a time, the nearest
// first: the cut at which each ends, and where it is asked, on the day before
// its upper bound, or at its lower bound if that is later.
func before(cuts []Time, from Time) iter.Seq2[Time, Time] {
	return func(yield func(on, at Time) bool) {
		for i := place(cuts, from) - 1; i >= 0; i-- {
			at := cuts[i].DayBefore()
			if i > 0 && at.Before(cuts[i-1]) {
				at = cuts[i-1]
			}
			if writable(at) && !yield(cuts[i], at) {
				return
			}
		}
	}
}

// writable reports whether a time can be written in a file: years begin with
// 0001, and the day before the first of them cannot be asked about.
func writable(t Time) bool {
	year, _, _ := t.Date()
	return year >= 1
}

// nearer reports whether a lies nearer to a time than b does.
func nearer(a, b, to Time) bool {
	aSec, aNsec := gap(a, to)
	bSec, bNsec := gap(b, to)
	return cmp.Or(cmp.Compare(aSec, bSec), cmp.Compare(aNsec, bNsec)) < 0
}

// gap gives what lies between two times.
func gap(a, b Time) (sec int64, nsec int32) {
	if a.Before(b) {
		a, b = b, a
	}
	sec, nsec = a.sec-b.sec, a.nsec-b.nsec
	if nsec < 0 {
		sec, nsec = sec-1, nsec+1e9
	}
	return sec, nsec
}
