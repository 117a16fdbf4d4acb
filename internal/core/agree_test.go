package core_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"memtui/internal/core"
)

// asWritten compares times by their text, and empty lists as absent ones.
func asWritten() cmp.Options {
	return cmp.Options{
		cmp.Comparer(func(a, b core.Time) bool { return a.String() == b.String() && a.Equal(b) }),
		cmpopts.EquateEmpty(),
	}
}

// outcome gives the verdict of the indexed ledger in the words of the naive.
func outcome(l *core.Ledger, op core.Op) verdict {
	before := l.Len()
	err := l.Apply(op)
	var refusal *core.Refusal
	switch {
	case errors.As(err, &refusal):
		return verdict{code: refusal.Code}
	case err != nil:
		panic("a refusal that is none: " + err.Error())
	}
	return verdict{ignored: l.Len() == before}
}

func say(a core.Answer) said {
	out := said{Status: a.Status, Value: a.Value, Evidence: a.Evidence, Candidates: a.Candidates}
	values := a.Candidates
	if a.Status == core.Usable {
		values = []string{a.Value}
	}
	for _, value := range values {
		out.Support = append(out.Support, value+" "+strings.Join(a.Support(value), " "))
	}
	for _, left := range a.Left {
		out.Left = append(out.Left, left.ID)
	}
	return out
}

func explained(verdicts []core.Verdict) [][]core.Check {
	out := [][]core.Check{}
	for _, v := range verdicts {
		out = append(out, v.Checks)
	}
	return out
}

// agree compares the printed values first: the full comparison is slow, and
// only wanted for its report.
func agree(t *rapid.T, what string, want, got any) {
	if fmt.Sprintf("%q", want) == fmt.Sprintf("%q", got) {
		return
	}
	if diff := cmp.Diff(want, got, asWritten()); diff != "" {
		t.Fatalf("%s (- by the rules, + by the core):\n%s", what, diff)
	}
}

func TestTheIndexedLedgerTakesAndRefusesWhatTheRulesSay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l, n := &core.Ledger{}, &naive{}
		for _, op := range g.ops(14) {
			want, got := n.apply(op), outcome(l, op)
			if want != got {
				t.Fatalf("%#v: by the rules %+v, by the core %+v", op, want, got)
			}
			if l.Len() != len(n.ops) {
				t.Fatalf("%d operations are kept, want %d", l.Len(), len(n.ops))
			}
		}
	})
}

func TestTheIndexedLedgerAnswersAndExplainsAsTheRulesSay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l, n := both(g.ops(14))
		for range 5 {
			q := g.query()
			agree(t, "answer", n.ask(q), say(l.Ask(q)))
			agree(t, "explanation", n.explain(q), explained(l.Explain(q)))
		}
	})
}

func TestEveryPrefixAnswersAsALedgerThatStoppedThere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l, n := both(g.ops(12))
		q := g.query()
		for end := range len(n.ops) + 1 {
			short := naive{ops: n.ops[:end]}
			agree(t, "answer of a prefix", short.ask(q), say(l.At(end).Ask(q)))
			agree(t, "explanation of a prefix", short.explain(q), explained(l.At(end).Explain(q)))
			agree(t, "records of a prefix", len(short.records()), len(l.At(end).Memories()))
			agree(t, "operations of a prefix", end, len(l.At(end).Ops()))
		}
	})
}

func TestThePlaneIsCutWhereTheRulesCutIt(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l, n := both(g.ops(12))
		q := g.query()
		end := below(t, len(n.ops)+1, "prefix")
		n.ops = n.ops[:end]
		grid, want := l.At(end).Plane(q.Subject(), q.AsOf), n.plane(q.Subject())
		agree(t, "valid axis", moments(want.valid), moments(instants(grid.Valid)))
		agree(t, "record axis", moments(want.known), moments(instants(grid.Known)))
		if len(grid.Bands) != len(want.bands) {
			t.Fatalf("%d bands, want %d", len(grid.Bands), len(want.bands))
		}
		for row, band := range grid.Bands {
			agree(t, "gutter", want.bands[row], band.Events)
			agree(t, "lower edge", row == 0, band.From.IsZero())
			agree(t, "upper edge", row == len(grid.Known), band.To.IsZero())
		}
	})
}

func instants(list []core.Time) []time.Time {
	var out []time.Time
	for _, t := range list {
		m, _ := moment(t)
		out = append(out, m)
	}
	return out
}

func moments(list []time.Time) []string {
	var out []string
	for _, t := range list {
		out = append(out, t.UTC().Format(time.RFC3339Nano))
	}
	return out
}

func TestEveryCellIsTheWholeAnswerAtItsLowerBounds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l, n := both(g.ops(10))
		q := core.Query{Key: "k", Scope: "s", Version: "v1", AsOf: core.AsOf{Valid: g.someTime("valid"), Known: g.someTime("known")}}
		grid, want := l.Now().Plane(q.Subject(), q.AsOf), n.plane(q.Subject())
		for row := range grid.Bands {
			for column := range len(grid.Valid) + 1 {
				cell := q
				if at, ok := lower(want.known, row); ok {
					cell.Known = written(at)
				}
				if at, ok := lower(want.valid, column); ok {
					cell.Valid = written(at)
				}
				agree(t, "cell", n.ask(cell), say(grid.Cell(l.Now(), row, column)))
			}
		}
	})
}

// A region is one answer: every cell lies in exactly one, neighbours in a row
// differ, and a row keeps its edge for a reason.
func TestRegionsCoverThePlaneOnceAndKeepOnlyEdgesWithAReason(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l, n := both(g.ops(12))
		s := core.Subject{Key: "k", Scope: "s", Version: "v1"}
		grid := l.Now().Plane(s, g.query().AsOf)
		tile := tiles(t, grid, l.Now())
		for row := 1; row < len(grid.Bands); row++ {
			equal, own := true, false
			for column := range tile[row] {
				equal = equal && grid.Cell(l.Now(), row, column).Equal(grid.Cell(l.Now(), row-1, column))
			}
			for _, op := range n.ops {
				on, dated := moment(op.When())
				edge, _ := moment(grid.Known[row-1])
				own = own || dated && on.Equal(edge) && n.concerns(op, s)
			}
			joined := slices.Equal(tile[row], tile[row-1])
			if joined != (equal && !own) {
				t.Fatalf("row %d: joined with the row above %v, equal %v, an operation stands there %v", row, joined, equal, own)
			}
		}
	})
}

// tiles numbers the region of every cell, and fails where one has none, two,
// or another answer, or where two regions side by side say the same.
func tiles(t *rapid.T, grid core.Grid, s core.Snapshot) [][]int {
	tile := make([][]int, len(grid.Bands))
	for row := range tile {
		tile[row] = make([]int, len(grid.Valid)+1)
	}
	for i, region := range grid.Regions(s, grid.All()) {
		for row := region.Rows[0]; row < region.Rows[1]; row++ {
			for column := region.Columns[0]; column < region.Columns[1]; column++ {
				if tile[row][column] != 0 {
					t.Fatalf("cell %d, %d lies in two regions", row, column)
				}
				if !grid.Cell(s, row, column).Equal(region.Answer) {
					t.Fatalf("cell %d, %d lies in a region with another answer", row, column)
				}
				tile[row][column] = i + 1
			}
		}
	}
	for row := range tile {
		for column := range tile[row] {
			if tile[row][column] == 0 {
				t.Fatalf("cell %d, %d lies in no region", row, column)
			}
			if column > 0 && (tile[row][column] == tile[row][column-1]) !=
				grid.Cell(s, row, column).Equal(grid.Cell(s, row, column-1)) {
				t.Fatalf("cells %d, %d and %d: joined though different, or apart though equal", row, column-1, column)
			}
		}
	}
	return tile
}

func TestFrozenPastCountsTheCellsThatTheRulesCount(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l, n := both(g.ops(10))
		q := core.Query{Key: "k", Scope: "s", Version: "v1", AsOf: core.AsOf{Valid: g.someTime("valid"), Known: g.someTime("known")}}
		from := below(t, len(n.ops)+1, "step begins")
		to := from + below(t, len(n.ops)-from+1, "step ends")
		before, after := naive{ops: n.ops[:from]}, naive{ops: n.ops[:to]}
		changed, total := frozen(before, after, q.Subject(), q.AsOf, written)
		got := core.FrozenPast(l.At(from), l.At(to), l.At(to).Plane(q.Subject(), q.AsOf))
		agree(t, "changed, total", [2]int{changed, total}, [2]int{got.Changed, got.Total})
	})
}

// By the law the count is always 0; that it is computed shows between two
// ledgers with the same records, one of which missed some of what was done to
// them.
func TestFrozenPastCountsWhatAnotherHistoryAnswersDifferently(t *testing.T) {
	most := 0
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l, n := both(g.ops(14))
		var missed []core.Op
		for _, op := range n.ops {
			if _, record := op.(core.Record); record || below(t, 3, "known") > 0 {
				missed = append(missed, op)
			}
		}
		last := core.Retire{ID: "last", Recorded: at("9999-12-31")}
		for _, op := range []core.Op{core.Record{
			ID: "last", Key: "x", Scope: "x", Version: "x", Value: "x", Status: "candidate", Recorded: last.Recorded,
		}, last} {
			_, _ = l.Apply(op), n.apply(op)
		}
		other, short := both(missed)
		if other.Len() != len(missed) {
			t.Skip("what was missed was needed")
		}
		q := core.Query{Key: "k", Scope: "s", Version: "v1", AsOf: core.AsOf{Valid: g.someTime("valid"), Known: g.someTime("known")}}
		changed, total := frozen(short, n, q.Subject(), q.AsOf, written)
		got := core.FrozenPast(other.Now(), l.Now(), l.Now().Plane(q.Subject(), q.AsOf))
		agree(t, "changed, total", [2]int{changed, total}, [2]int{got.Changed, got.Total})
		most = max(most, changed)
	})
	if most == 0 && !testing.Short() {
		t.Error("no two histories differed")
	}
}

// What has expired is offered in neither history, and still replaces in one.
func TestFrozenPastSeesThatAnExpiredMemoryReplaces(t *testing.T) {
	a := core.Record{ID: "a", Key: "k", Scope: "s", Version: "v1", Value: "1", Evidence: []string{"e"}, Recorded: at("2026-01-01")}
	b := a
	b.ID, b.Value, b.Status, b.Expires, b.Supersedes = "b", "2", "candidate", at("2026-02-01"), []string{"a"}
	verified := core.Verify{ID: "b", Recorded: at("2026-01-01")}
	last := core.Revoke{Evidence: "other", Recorded: at("2026-06-01")}
	before, _ := both([]core.Op{a, b})
	after, _ := both([]core.Op{a, b, verified, last})
	grid := after.Now().Plane(a.Subject(), core.AsOf{Valid: at("2026-03-01")})
	if f := core.FrozenPast(before.Now(), after.Now(), grid); f.Above != at("2026-01-01") || f.Changed != 0 || f.Total != 1 {
		t.Errorf("above the verify: %+v", f)
	}
	longer, _ := both([]core.Op{a, b, last})
	after, _ = both([]core.Op{a, b, verified, last, last})
	grid = after.Now().Plane(a.Subject(), core.AsOf{Valid: at("2026-03-01")})
	if f := core.FrozenPast(longer.Now(), after.Now(), grid); f.Above != last.Recorded || f.Changed != 2 || f.Total != 3 {
		t.Errorf("above the last: %+v, want the rows of January and February to differ", f)
	}
}

// Spans are a memory's valid interval, end to end, each with the heads that
// the rules name anywhere inside it.
func TestSpansPartTheIntervalWhereTheHeadsChange(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l, n := both(g.ops(12))
		known := g.someTime("known")
		end := below(t, len(n.ops)+1, "prefix")
		n.ops = n.ops[:end]
		for _, r := range n.records() {
			spans := l.At(end).Spans(r.ID, known)
			checkSpans(t, n, r, spans, known)
		}
		if got := l.At(end).Spans("nobody", known); got != nil {
			t.Fatalf("an unknown memory has spans: %v", got)
		}
	})
}

func checkSpans(t *rapid.T, n naive, r core.Record, spans []core.Span, known core.Time) {
	if len(spans) == 0 || !sameMoment(spans[0].Valid.From, r.Valid.From) ||
		!sameMoment(spans[len(spans)-1].Valid.To, r.Valid.To) {
		t.Fatalf("%s: spans do not reach from end to end: %+v", r.ID, spans)
	}
	for i, span := range spans {
		if i > 0 && (!sameMoment(spans[i-1].Valid.To, span.Valid.From) || slices.Equal(spans[i-1].By, span.By)) {
			t.Fatalf("%s: span %d does not follow from the one before: %+v", r.ID, i, spans)
		}
	}
	for _, text := range calendar() {
		about := at(text)
		if !covers(r.Valid, about) {
			continue
		}
		for _, span := range spans {
			if covers(span.Valid, about) {
				agree(t, r.ID+" about "+text, n.heads(r, core.AsOf{Valid: about, Known: known}), span.By)
			}
		}
	}
}

// What is written on after a copy and after the original does not meet.
func TestACopyIsTheLedgerPlayedAgain(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l, n := both(g.ops(12))
		end := below(t, len(n.ops)+1, "prefix")
		copied, again := l.At(end).Copy(), play(n.ops[:end])
		for _, op := range g.ops(4) {
			one, other := copied.Apply(op), again.Apply(op)
			if diff := cmp.Diff(one, other); diff != "" {
				t.Fatalf("%+v (+ played again, - copied):\n%s", op, diff)
			}
		}
		q := g.query()
		for _, count := range []int{copied.Len(), end} {
			agree(t, "explanation", explained(again.At(count).Explain(q)), explained(copied.At(count).Explain(q)))
			agree(t, "plane", again.At(count).Plane(q.Subject(), q.AsOf), copied.At(count).Plane(q.Subject(), q.AsOf))
		}
		agree(t, "clock", again.Clock(), copied.Clock())
		agree(t, "original", n.explain(q), explained(l.Explain(q)))
	})
}

func TestTheLadderOfSingleMemoriesSaysWhatTheExplanationSays(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l, n := both(g.ops(12))
		s, q := l.At(below(t, len(n.ops)+1, "prefix")), g.query()
		ladder, all := s.Ladder(q), map[string]core.Verdict{}
		for _, v := range s.Explain(q) {
			all[v.Memory.ID] = v
		}
		for _, m := range l.Now().Memories() {
			v, there := all[m.ID]
			passed, is := ladder.Passed(m.ID)
			if is != there {
				t.Fatalf("%s is there: %v, taken down: %v", m.ID, there, is)
			}
			for i, check := range v.Checks {
				if diff := cmp.Diff(check, ladder.Check(m.ID, i), asWritten()); diff != "" {
					t.Fatalf("%s at %s (- explained, + taken down alone):\n%s", m.ID, check.Rung, diff)
				}
				if check.Pass != passed[i] {
					t.Fatalf("%s at %s: passes %v, taken down alone %v", m.ID, check.Rung, check.Pass, passed[i])
				}
			}
			if headline, out := v.Headline(); there && passed.Fell() != slices.Index(append(core.Rungs(), ""), headline.Rung) {
				t.Fatalf("%s falls at %d, explained %q %v", m.ID, passed.Fell(), headline.Rung, out)
			}
		}
	})
}

// Three views of the same cells: asked one by one, from the plane laid out,
// and by what they say.
func TestThePlaneLaidOutSaysWhatItsCellsSay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l, n := both(g.ops(12))
		q, classes := g.query(), &core.Classes{}
		grid := l.Now().Plane(q.Subject(), core.AsOf{Valid: q.Known, Known: q.Known})
		var cells []core.Answer
		var found []int
		for _, s := range []core.Snapshot{l.At(below(t, len(n.ops)+1, "prefix")), l.Now()} {
			sheet := grid.Sheet(s, classes)
			for row := range grid.Bands {
				for range len(grid.Valid) + 1 {
					column := below(t, len(grid.Valid)+1, "column")
					cell := grid.Cell(s, row, column)
					cells, found = append(cells, cell), append(found, sheet.Class(row, column))
					agree(t, "cell", say(cell), say(sheet.Answer(row, column)))
					if status, value := sheet.Says(row, column); status != cell.Status || value != cell.Value {
						t.Fatalf("%+v in short: %s %q", cell, status, value)
					}
				}
			}
		}
		for i := range cells {
			if classes.Of(cells[i]) != found[i] {
				t.Fatalf("%+v is of class %d, its cell of %d", cells[i], classes.Of(cells[i]), found[i])
			}
			for j := range cells {
				if (found[i] == found[j]) != cells[i].Equal(cells[j]) {
					t.Fatalf("classes %d and %d: %+v, %+v", found[i], found[j], cells[i], cells[j])
				}
			}
		}
	})
}

func TestCitingNamesWhoRestsOnASource(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := &generator{t: t}
		l, n := both(g.ops(12))
		end := below(t, len(n.ops)+1, "prefix")
		n.ops = n.ops[:end]
		var want []string
		for _, r := range n.records() {
			if slices.Contains(slices.Concat(r.Evidence, n.added(r.ID, nil)), "d1") {
				want = append(want, r.ID)
			}
		}
		agree(t, "who cites d1", want, l.At(end).Citing("d1"))
	})
}
