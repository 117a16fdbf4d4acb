package core

import (
	"iter"
	"slices"
)

// Flip is a single change of a question or of the ledger, with the answer
// that it leads to.
type Flip struct {
	Change Change
	Answer Answer
}

// LeftOut is a memory that does not pass every rung, and what would let it
// in, each change by itself. Where no single change does, the rungs that it
// fails keep it out together.
type LeftOut struct {
	Memory Record
	Fails  []Check // the rungs that it fails, in order
	// Flips let it in: ask with its key, scope or version; as known at its
	// recorded; about the nearest valid time, earlier and later, the nearer
	// first; before its expires; verify it; drop its retirement; drop a
	// revocation of one of its sources; drop a link; clear its expires. They
	// are in this order, and within one kind in ledger order.
	Flips []Flip
}

// LeftOut tries, for every memory of the snapshot that a question leaves out,
// which single changes let it in. Added operations are recorded at the
// question's known.
func (s Snapshot) LeftOut(q Query) []LeftOut {
	q = q.filled()
	return s.leftOut(q, s.ExplainEach(q))
}

// LeftOutSubject is LeftOut for the memories of the question's own subject:
// it costs what they cost, and a look through the operations for revocations.
func (s Snapshot) LeftOutSubject(q Query) []LeftOut {
	q = q.filled()
	return s.leftOut(q, slices.Values(s.ExplainSubject(q)))
}

func (s Snapshot) leftOut(q Query, verdicts iter.Seq[Verdict]) []LeftOut {
	out, own, strangers := []LeftOut{}, s.waysIn(q), strangers{}
	for v := range verdicts {
		fails := v.Fails()
		if len(fails) == 0 {
			continue
		}
		l := LeftOut{Memory: v.Memory, Fails: fails}
		if m := s.ledger.byID[v.Memory.ID]; v.Memory.Subject() == q.Subject() {
			l.Flips = own[m.place]
		} else {
			l.Flips = strangers.flips(s, q, m)
		}
		out = append(out, l)
	}
	return out
}

// strangers are the answers to a question about other subjects.
type strangers map[Subject]trial

// flips lets in a memory of another subject by asking for it: a single change
// can only where one of key, scope and version differs.
func (t strangers) flips(s Snapshot, q Query, m *memory) []Flip {
	var changes []Change
	for _, part := range []struct{ path, has, asked string }{
		{"key", m.Key, q.Key}, {"scope", m.Scope, q.Scope}, {"version", m.Version, q.Version},
	} {
		if part.has != part.asked {
			changes = append(changes, Change{Kind: ChangeAsk, Path: part.path, Value: part.has})
		}
	}
	if len(changes) != 1 {
		return nil
	}
	asked, there := t[m.Subject()]
	if !there {
		asked = s.trial(m.Subject(), q.AsOf)
		t[m.Subject()] = asked
	}
	if !asked.letsIn(m) {
		return nil
	}
	return []Flip{{Change: changes[0], Answer: asked.answer()}}
}

// waysIn gathers what lets in the memories of the question's own subject.
// What can let in many of them, such as another valid time, is tried once for
// all.
type waysIn struct {
	asked trial // the question as it is
	out   []*memory
	flips [][]Flip // by place
}

// waysIn lists for each memory of the subject, by its place, what lets it in.
func (s Snapshot) waysIn(q Query) [][]Flip {
	w := &waysIn{asked: s.trial(q.Subject(), q.AsOf)}
	w.flips = make([][]Flip, len(w.asked.memories))
	for _, m := range w.asked.memories {
		if !w.asked.letsIn(m) {
			w.out = append(w.out, m)
		}
	}
	if len(w.out) == 0 {
		return w.flips
	}
	w.atRecorded()
	w.atNearestValid()
	w.beforeExpires()
	w.verify()
	w.unretire()
	for change, t := range w.asked.revocations() {
		w.try(change, t, w.out...)
	}
	for change, t := range w.asked.links() {
		w.try(change, t, w.out...)
	}
	w.unexpire()
	return w.flips
}

// try notes a change for those memories that it lets in.
func (w *waysIn) try(c Change, t trial, wanted ...*memory) {
	var flip *Flip
	for _, m := range wanted {
		if !t.letsIn(m) {
			continue
		}
		if flip == nil {
			flip = &Flip{Change: c, Answer: t.answer()}
		}
		w.flips[m.place] = append(w.flips[m.place], *flip)
	}
}

// askKnown asks as known at another record time; one that nobody could write
// down is not offered.
func (w *waysIn) askKnown(known Time, wanted ...*memory) {
	if known.IsZero() || known.Equal(w.asked.at.Known) || !writable(known) {
		return
	}
	at := AsOf{Valid: w.asked.at.Valid, Known: known}
	w.try(Change{Kind: ChangeAsk, Path: knownPath, At: known}, w.asked.snapshot.trial(w.asked.subject, at), wanted...)
}

// atRecorded asks as known when the memory was recorded; those recorded
// together are asked for together.
func (w *waysIn) atRecorded() {
	for rest := w.out; len(rest) > 0; {
		n := 1
		for n < len(rest) && rest[n].Recorded == rest[0].Recorded {
			n++
		}
		w.askKnown(rest[0].Recorded, rest[:n]...)
		rest = rest[n:]
	}
}

// beforeExpires asks the day before a memory expires, if it was not let in
// where it was recorded.
func (w *waysIn) beforeExpires() {
	for _, m := range w.out {
		let := slices.ContainsFunc(w.flips[m.place], func(f Flip) bool { return f.Change.Path == knownPath })
		if !fresh(m, &w.asked.at.Known) && !let {
			w.askKnown(m.Expires.DayBefore(), m)
		}
	}
}

// verify adds a verification of a candidate, with the stand-in for a source
// only where there is none.
func (w *waysIn) verify() {
	s, known := w.asked.snapshot, w.asked.at.Known
	for _, m := range w.out {
		if !recordedBy(&m.Recorded, &known) || s.status(m, &known) != StatusCandidate {
			continue
		}
		op := Verify{ID: m.ID, Recorded: known}
		if len(m.Evidence) == 0 {
			op.Evidence = []string{StandIn}
		}
		w.try(s.added(op, known), w.asked.with(w.asked.verified(m, op)), m)
	}
}

// unretire drops a retirement: the operation, or the status of a memory that
// was recorded as retired, which is then read as verified and must rest on
// something.
func (w *waysIn) unretire() {
	s, known := w.asked.snapshot, w.asked.at.Known
	for _, m := range w.out {
		own := *m
		change := Change{Kind: ChangeDrop, Op: m.retired.at}
		switch {
		case m.retired.by(s.n, &known):
			own.retired = stamp{}
		case m.Status == StatusRetired && len(m.Evidence) > 0:
			own.Status = StatusVerified
			change = Change{Kind: ChangeClear, Op: m.at, Path: statusPath}
		default:
			continue
		}
		w.try(change, w.asked.with(&own), m)
	}
}

// unexpire clears an expires that has come.
func (w *waysIn) unexpire() {
	for _, m := range w.out {
		if fresh(m, &w.asked.at.Known) {
			continue
		}
		own := *m
		own.Expires = Time{}
		w.try(Change{Kind: ChangeClear, Op: m.at, Path: expiresPath}, w.asked.with(&own), m)
	}
}
