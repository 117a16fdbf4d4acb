package core_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"memtui/internal/core"
)

// play gives the ledger that takes these operations.
func play(ops []core.Op) *core.Ledger {
	l := &core.Ledger{}
	for _, op := range ops {
		_ = l.Apply(op) // refused ones are part of the play
	}
	return l
}

// questions draws some questions for one moment of a test.
func (g *generator) questions(n int) []core.Query {
	out := make([]core.Query, n)
	for i := range out {
		out[i] = g.query()
	}
	return out
}

func TestAppendingAtRChangesNoAnswerKnownEarlierThanR(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l := play(g.ops(12))
		asked := g.questions(6)
		before := make([]core.Answer, len(asked))
		reasons := make([]string, len(asked))
		for i, q := range asked {
			before[i] = l.Ask(q)
			reasons[i] = failed(l.Explain(q))
		}
		many := len(l.Explain(core.Query{}))
		next := g.op()
		if l.Apply(next) != nil || next.When().IsZero() {
			return
		}
		for i, q := range asked {
			if !q.Known.Before(next.When()) {
				continue
			}
			if after := l.Ask(q); !after.Equal(before[i]) {
				t.Fatalf("recorded on %s, it changed what was known on %s:\n%+v\n%+v", next.When(), q.Known, before[i], after)
			}
			if got := failed(l.Explain(q)[:many]); got != reasons[i] {
				t.Fatalf("recorded on %s, it changed the reasons of %s:\n%s\n%s", next.When(), q.Known, reasons[i], got)
			}
		}
	})
}

// failed gives every failed rung of every memory as one text.
func failed(verdicts []core.Verdict) string {
	text := ""
	for _, v := range verdicts {
		text += fmt.Sprintf("%s %+v\n", v.Memory.ID, v.Fails())
	}
	return text
}

// Whatever is done to memories of another key, scope or version leaves a
// subject's answers alone: without those operations they are the same. Only
// a revocation is global.
func TestKeysScopesAndVersionsAreIsolated(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l := play(g.ops(14))
		q := g.query()
		others := map[string]bool{}
		for _, r := range l.Now().Memories() {
			others[r.ID] = r.Subject() != q.Subject()
		}
		alone := &core.Ledger{}
		for _, op := range l.Now().Ops() {
			if _, global := op.(core.Revoke); !global && others[op.Target()] {
				continue
			}
			if err := alone.Apply(op); err != nil {
				t.Fatalf("an operation needed one of another subject: %v", err)
			}
		}
		if with, without := l.Ask(q), alone.Ask(q); !with.Equal(without) {
			t.Fatalf("among others %+v, alone %+v", with, without)
		}
	})
}

func TestEveryAcceptedOrderOfOneRecordTimeGivesTheSameAnswers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		first := play(g.ops(14))
		shuffled, taken := &core.Ledger{}, true
		for _, op := range shuffle(t, first.Now().Ops()) {
			taken = taken && shuffled.Apply(op) == nil
		}
		if !taken {
			t.Skip("this order is refused")
		}
		for _, q := range g.questions(4) {
			if a, b := first.Ask(q), shuffled.Ask(q); !a.Equal(b) {
				t.Fatalf("two orders of the same operations: %+v and %+v", a, b)
			}
		}
	})
}

// shuffle swaps neighbours of one record time, undated ones included.
func shuffle(t *rapid.T, ops []core.Op) []core.Op {
	out := append([]core.Op{}, ops...)
	for range 2 * len(out) {
		i := below(t, len(out), "swap")
		if i > 0 && out[i-1].When().Equal(out[i].When()) {
			out[i-1], out[i] = out[i], out[i-1]
		}
	}
	return out
}

func TestAQueryNeverChangesAnything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l := play(g.ops(12))
		print := func() string { return fmt.Sprintf("%q %q", l.Now().Ops(), l.Clock()) }
		q, other := g.query(), g.query()
		before, answer, why := print(), l.Ask(q), failed(l.Explain(q))
		vandalise(l, other)
		vandalise(l, q)
		if print() != before || !l.Ask(q).Equal(answer) || failed(l.Explain(q)) != why {
			t.Fatalf("asking %+v changed what is answered to %+v", other, q)
		}
	})
}

// vandalise asks everything, and writes into the lists it was handed.
func vandalise(l *core.Ledger, q core.Query) {
	a := l.Ask(q)
	for _, list := range [][]string{a.Evidence, a.Candidates, a.Support(a.Value)} {
		for i := range list {
			list[i] = "scrawl"
		}
	}
	for _, v := range l.Explain(q) {
		for _, c := range v.Checks {
			for _, list := range [][]string{c.Sources, c.Revoked, c.By} {
				for i := range list {
					list[i] = "scrawl"
				}
			}
		}
		l.Now().Spans(v.Memory.ID, q.Known)
	}
	grid := l.Now().Plane(q.Subject(), q.AsOf)
	grid.Regions(l.Now(), grid.All())
	core.FrozenPast(l.At(0), l.Now(), grid)
}

func TestAddingAValueAlreadyAnsweredTurnsNoUsableAnswerIntoAConflict(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l := play(g.ops(12))
		asked := g.questions(6)
		before := make([]core.Answer, len(asked))
		for i, q := range asked {
			before[i] = l.Ask(q)
		}
		r, isRecord := g.record().(core.Record)
		if !isRecord || l.Apply(r) != nil {
			return
		}
		for i, q := range asked {
			if before[i].Status == core.Usable && before[i].Value == r.Value && l.Ask(q).Status == core.Conflict {
				t.Fatalf("one more %q made %+v a conflict: %+v", r.Value, before[i], l.Ask(q))
			}
		}
	})
}

func TestTheFrozenPastIsAlwaysUnchanged(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l := play(g.ops(14))
		q := g.query()
		for from := range l.Len() + 1 {
			for to := from; to <= l.Len(); to++ {
				grid := l.At(to).Plane(q.Subject(), core.AsOf{Valid: q.Known, Known: q.Known})
				if f := core.FrozenPast(l.At(from), l.At(to), grid); f.Changed != 0 {
					t.Fatalf("operations %d to %d changed %d of %d cells above %s", from, to, f.Changed, f.Total, f.Above)
				}
			}
		}
	})
}

func TestARefusedOperationChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l := play(g.ops(10))
		refusedOrIgnored(t, g, l, func(op core.Op) bool { return l.Apply(op) != nil })
	})
}

func TestARecordEqualToOneThatIsThereIsIgnoredBeforeAnyOtherCheck(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l := play(g.ops(10))
		records := l.Now().Memories()
		if len(records) == 0 {
			return
		}
		again := spelled(g, records[below(t, len(records), "again")])
		refusedOrIgnored(t, g, l, func(core.Op) bool {
			if err := l.Apply(again); err != nil {
				t.Fatalf("the same record is refused: %v", err)
			}
			return true
		})
	})
}

// spelled gives a record with the same content, written otherwise.
func spelled(g *generator, r core.Record) core.Record {
	if r.Status == core.StatusVerified && g.chance(50, "status left out") {
		r.Status = ""
	}
	for _, list := range []*[]string{&r.Evidence, &r.Supersedes} {
		turned := make([]string, 0, 2*len(*list))
		for _, s := range *list {
			turned = append([]string{s, s}, turned...)
		}
		*list = turned
	}
	for _, t := range []*core.Time{&r.Valid.From, &r.Valid.To, &r.Recorded, &r.Expires} {
		if m, has := moment(*t); has {
			*t = written(m)
		}
	}
	return r
}

// refusedOrIgnored tries an operation and, when it comes to nothing, compares
// the whole ledger, what it answers, and what it takes next.
func refusedOrIgnored(t *rapid.T, g *generator, l *core.Ledger, try func(core.Op) bool) {
	q, next, probe := g.query(), g.op(), g.op()
	whole := func(l *core.Ledger) string {
		return fmt.Sprintf("%q %q %+v %s", l.Now().Ops(), l.Clock(), l.Ask(q), failed(l.Explain(q)))
	}
	before := whole(l)
	untouched := play(l.Now().Ops())
	if !try(probe) {
		return
	}
	if after := whole(l); after != before {
		t.Fatalf("it left a trace:\n%s\n%s", before, after)
	}
	if a, b := fmt.Sprint(untouched.Apply(next)), fmt.Sprint(l.Apply(next)); a != b {
		t.Fatalf("the next operation fares otherwise: %s, and after it %s", a, b)
	}
	if a, b := whole(untouched), whole(l); a != b {
		t.Fatalf("the next operation has another effect:\n%s\n%s", a, b)
	}
}
