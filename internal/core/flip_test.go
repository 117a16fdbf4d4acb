package core_test

import (
	"cmp"
	"fmt"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"memtui/internal/core"
)

// changed plays a change to the naive ledger: the edited operations from the
// start, and the question as it is then.
func changed(n naive, q core.Query, c core.Change) (naive, core.Query) {
	out := naive{}
	for _, op := range c.Ops(n.ops) {
		out.apply(op)
	}
	return out, c.Query(q)
}

// flipping draws a ledger and a question to turn.
func flipping(t *rapid.T) (naive, *core.Ledger, core.Query) {
	g := &generator{t: t}
	l, n := both(g.ops(12))
	q := g.query()
	q.Known = g.someTime("asked known")
	return n, l, q
}

// singleChanges lists what may let a memory in, by the rules alone; each is
// then tried by playing everything again.
func (n naive) singleChanges(r core.Record, q core.Query) []core.Change {
	var out []core.Change
	ask := func(path, value string, at core.Time) {
		out = append(out, core.Change{Kind: "ask", Path: path, Value: value, At: at})
	}
	if r.Key != q.Key {
		ask("key", r.Key, core.Time{})
	}
	if r.Scope != q.Scope {
		ask("scope", r.Scope, core.Time{})
	}
	if r.Version != q.Version {
		ask("version", r.Version, core.Time{})
	}
	_, dated := moment(r.Recorded)
	if dated && !sameMoment(r.Recorded, q.Known) {
		ask("known", "", r.Recorded)
	}
	for _, at := range n.nearestLetting(r, q) {
		ask("valid", "", at)
	}
	first := core.Change{Kind: "ask", Path: "known", At: r.Recorded}
	if !n.fresh(r, q.Known) && !(dated && n.lets(r, q, first)) {
		ask("known", "", r.Expires.DayBefore())
	}
	return append(out, n.editsFor(r, q)...)
}

// editsFor lists the changes of operations.
func (n naive) editsFor(r core.Record, q core.Query) []core.Change {
	var out []core.Change
	behind := 0
	for _, op := range n.ops {
		if by(op.When(), q.Known) {
			behind++
		}
	}
	if by(r.Recorded, q.Known) && n.status(r, &q.Known) == core.StatusCandidate {
		v := core.Verify{ID: r.ID, Recorded: q.Known}
		if len(r.Evidence) == 0 {
			v.Evidence = []string{"?"}
		}
		out = append(out, core.Change{Kind: "add", Op: behind, Add: v})
	}
	var revocations, links []core.Change
	place := 0
	for i, op := range n.ops {
		switch op := op.(type) {
		case core.Retire:
			if op.ID == r.ID {
				out = append(out, core.Change{Kind: "drop", Op: i})
			}
		case core.Revoke:
			if slices.Contains(r.Evidence, op.Evidence) || slices.Contains(n.added(r.ID, nil), op.Evidence) {
				revocations = append(revocations, core.Change{Kind: "drop", Op: i})
			}
		case core.Record:
			if op.ID == r.ID {
				place = i
			}
			for _, record := range n.records() { // older ones in ledger order
				if slices.Contains(op.Supersedes, record.ID) && (record.ID == r.ID || n.replaces(record, r.ID)) {
					links = append(links, core.Change{Kind: "unlink", Op: i, Path: "supersedes", Value: record.ID})
				}
			}
		case core.Verify:
		}
	}
	if r.Status == core.StatusRetired && len(r.Evidence) > 0 {
		out = append(out, core.Change{Kind: "clear", Op: place, Path: "status"})
	}
	out = append(append(out, revocations...), links...)
	return append(out, core.Change{Kind: "clear", Op: place, Path: "expires"})
}

// lets: with the change the memory passes all nine rungs.
func (n naive) lets(r core.Record, q core.Query, c core.Change) bool {
	n, q = changed(n, q, c)
	return slices.Contains(n.ask(q).Left, r.ID)
}

// nearestLetting walks the cells of the plane's valid axis in both directions
// to the first that lets the memory in.
func (n naive) nearestLetting(r core.Record, q core.Query) []core.Time {
	if q.Valid.String() == "" {
		q.Valid = q.Known
	}
	if r.Key != q.Key || r.Scope != q.Scope || r.Version != q.Version {
		return nil
	}
	v, _ := moment(q.Valid)
	var found []time.Time
	for _, cells := range [][]cell{earlierCells(n.plane(q.Subject()).valid, v), laterCells(n.plane(q.Subject()).valid, v)} {
		for _, c := range cells {
			if n.lets(r, q, core.Change{Kind: "ask", Path: "valid", At: written(c.asked)}) {
				found = append(found, c.asked)
				break
			}
		}
	}
	// Durations end after 292 years: the comparison is on seconds.
	away := func(t time.Time) (int64, int) {
		if t.Before(v) {
			d := t.Nanosecond() - v.Nanosecond()
			return v.Unix() - t.Unix(), -d
		}
		return t.Unix() - v.Unix(), t.Nanosecond() - v.Nanosecond()
	}
	slices.SortStableFunc(found, func(a, b time.Time) int {
		aSec, aNano := away(a)
		bSec, bNano := away(b)
		return cmp.Or(cmp.Compare(float64(aSec)+float64(aNano)/1e9, float64(bSec)+float64(bNano)/1e9))
	})
	var out []core.Time
	for _, t := range found {
		out = append(out, written(t))
	}
	return out
}

// cell is one stretch of an axis: the cut nearest to the question, and where
// it is asked.
type cell struct{ cut, asked time.Time }

func laterCells(cuts []time.Time, from time.Time) []cell {
	var out []cell
	for _, cut := range cuts {
		if cut.After(from) {
			out = append(out, cell{cut, cut})
		}
	}
	return out
}

func earlierCells(cuts []time.Time, from time.Time) []cell {
	var out []cell
	for i, cut := range slices.Backward(cuts) {
		if cut.After(from) {
			continue
		}
		asked := cut.AddDate(0, 0, -1)
		if i > 0 && asked.Before(cuts[i-1]) {
			asked = cuts[i-1]
		}
		if asked.Year() >= 1 {
			out = append(out, cell{cut, asked})
		}
	}
	return out
}

// plainly names a change so that two spellings of an instant are one.
func plainly(c core.Change, ops []core.Op) string {
	text := ""
	if at, has := moment(c.At); has {
		text, c.At = " "+at.UTC().Format(time.RFC3339Nano), core.Time{}
	}
	return showChange(c, ops) + text
}

func TestWhatLetsAMemoryInIsAllThatDoesAndNothingElse(t *testing.T) {
	seen := map[string]int{}
	rapid.Check(t, func(t *rapid.T) {
		n, l, q := flipping(t)
		end := below(t, len(n.ops)+1, "prefix")
		n.ops = n.ops[:end]
		s := l.At(end)
		want := map[string][]string{}
		for _, r := range n.records() {
			if slices.Contains(n.ask(q).Left, r.ID) {
				continue
			}
			want[r.ID] = []string{}
			for _, c := range n.singleChanges(r, q) {
				if n.lets(r, q, c) {
					want[r.ID] = append(want[r.ID], plainly(c, n.ops))
				}
			}
		}
		got := map[string][]string{}
		for _, out := range s.LeftOut(q) {
			names := []string{}
			for _, f := range out.Flips {
				seen[string(f.Change.Kind)+" "+f.Change.Path]++
				names = append(names, plainly(f.Change, n.ops))
				after, asked := changed(n, q, f.Change)
				agree(t, "answer after "+plainly(f.Change, n.ops), after.ask(asked), say(f.Answer))
			}
			got[out.Memory.ID] = names
		}
		agree(t, "what lets memories in", want, got)
	})
	for _, kind := range []string{
		"ask key", "ask scope", "ask version", "ask known", "ask valid", "add ", "drop ",
		"clear status", "clear expires", "unlink supersedes",
	} {
		if seen[kind] == 0 && !testing.Short() {
			t.Errorf("no random ledger was changed by %q", kind)
		}
	}
	t.Log(seen)
}

func TestWhatSettlesAConflictIsAllThatDoesAndNothingElse(t *testing.T) {
	conflicts := 0
	rapid.Check(t, func(t *rapid.T) {
		n, l, q := flipping(t)
		was := n.ask(q)
		var want []string
		if was.Status == core.Conflict {
			conflicts++
			for _, c := range n.settling(q, was) {
				after, asked := changed(n, q, c)
				if after.ask(asked).Status == core.Usable {
					want = append(want, plainly(c, n.ops))
				}
			}
		}
		var got []string
		for _, f := range l.Now().SettleConflict(q) {
			got = append(got, plainly(f.Change, n.ops))
			after, asked := changed(n, q, f.Change)
			agree(t, "answer after "+plainly(f.Change, n.ops), after.ask(asked), say(f.Answer))
		}
		agree(t, "what settles the conflict", want, got)
	})
	if conflicts == 0 {
		t.Error("no random ledger was in conflict")
	}
}

// settling lists what may settle a conflict, by the rules alone.
func (n naive) settling(q core.Query, was said) []core.Change {
	var links, retires, revokes []core.Change
	behind, sources := 0, []string{}
	for _, op := range n.ops {
		if by(op.When(), q.Known) {
			behind++
		}
	}
	for _, older := range n.records() {
		if !slices.Contains(was.Left, older.ID) {
			continue
		}
		hold, _ := n.split(older, q.Known)
		sources = append(sources, hold...)
		retires = append(retires, core.Change{Kind: "add", Op: behind, Add: core.Retire{ID: older.ID, Recorded: q.Known}})
		later := false
		for i, op := range n.ops {
			if newer, ok := op.(core.Record); ok {
				if later && slices.Contains(was.Left, newer.ID) {
					links = append(links, core.Change{Kind: "link", Op: i, Path: "supersedes", Value: older.ID})
				}
				later = later || newer.ID == older.ID
			}
		}
	}
	for _, name := range distinct(sources) {
		revokes = append(revokes, core.Change{Kind: "add", Op: behind, Add: core.Revoke{Evidence: name, Recorded: q.Known}})
	}
	return slices.Concat(links, retires, revokes)
}

func TestTheNearestBoundariesAreTheFirstCellsThatAnswerOtherwise(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, l, q := flipping(t)
		if q.Valid.IsZero() {
			q.Valid = q.Known
		}
		was, plane := n.ask(q), n.plane(q.Subject())
		first := func(cells []cell, path string) string {
			for _, c := range cells {
				_, asked := changed(n, q, core.Change{Kind: "ask", Path: path, At: written(c.asked)})
				is := n.ask(asked)
				if !sameAnswer(was, is) {
					return fmt.Sprint(c.cut.UTC(), c.asked.UTC(), is)
				}
			}
			return ""
		}
		v, _ := moment(q.Valid)
		k, _ := moment(q.Known)
		near := l.Now().Nearest(q)
		agree(t, "valid, earlier", first(earlierCells(plane.valid, v), "valid"), showBoundary(near.EarlierValid))
		agree(t, "valid, later", first(laterCells(plane.valid, v), "valid"), showBoundary(near.LaterValid))
		agree(t, "known, earlier", first(earlierCells(plane.known, k), "known"), showBoundary(near.EarlierKnown))
		agree(t, "known, later", first(laterCells(plane.known, k), "known"), showBoundary(near.LaterKnown))
	})
}

// sameAnswer: status, values and evidence; who says it does not count.
func sameAnswer(a, b said) bool {
	return a.Status == b.Status && slices.Equal(a.Support, b.Support)
}

func showBoundary(b *core.Boundary) string {
	if b == nil {
		return ""
	}
	on, _ := moment(b.On)
	asked, _ := moment(b.Change.At)
	return fmt.Sprint(on.UTC(), asked.UTC(), say(b.Answer))
}

// With plays the same operations as the naive ledger, and says what fell.
func TestAChangedSnapshotIsTheLedgerOfTheChangedOperations(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, l, q := flipping(t)
		for _, out := range l.Now().LeftOut(q) {
			for _, f := range out.Flips {
				after, fallen, err := l.Now().With(f.Change)
				if err != nil {
					t.Fatalf("%s is offered and refused: %v", plainly(f.Change, n.ops), err)
				}
				want, asked := changed(n, q, f.Change)
				agree(t, "operations", len(want.ops), after.Len())
				agree(t, "operations and those that fell", len(f.Change.Ops(n.ops)), after.Len()+len(fallen))
				agree(t, "answer", say(f.Answer), say(after.Ask(asked)))
			}
		}
		agree(t, "the ledger itself", n.ask(q), say(l.Ask(q)))
	})
}
