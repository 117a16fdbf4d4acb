package core_test

import (
	"testing"

	"pgregory.net/rapid"

	"memtui/internal/core"
)

// twoPlanes draws two ledgers that begin alike, with the plane of a subject
// that is cut where either of them is.
func twoPlanes(t *rapid.T) (one, other core.Snapshot, g core.Grid, q core.Query) {
	gen := &generator{t: t}
	ops := gen.ops(10)
	kept := ops[:below(t, len(ops)+1, "kept")]
	one, other, q = play(ops).Now(), play(append(kept[:len(kept):len(kept)], gen.ops(4)...)).Now(), gen.query()
	plane := func(s core.Snapshot) core.Grid { return s.Plane(q.Subject(), q.AsOf) }
	return one, other, plane(one).United(plane(other)), q
}

func TestInsideACellOfAUnitedPlaneNeitherLedgerChangesItsAnswer(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		one, other, g, q := twoPlanes(t)
		if q.Valid.IsZero() {
			q.Valid = q.Known
		}
		row, column := g.Row(q.Known), g.Column(q.Valid)
		for _, s := range []core.Snapshot{one, other} {
			if cell, own := g.Cell(s, row, column), s.Ask(q); !cell.Equal(own) {
				t.Fatalf("asked at valid %s known %s: %+v, its cell says %+v", q.Valid, q.Known, own, cell)
			}
		}
	})
}

func TestTheCellsThatDifferAreThoseAnsweredDifferently(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		one, other, g, _ := twoPlanes(t)
		differ, total := 0, 0
		for row := range g.Bands {
			for column := range len(g.Valid) + 1 {
				total++
				if !g.Cell(one, row, column).Equal(g.Cell(other, row, column)) {
					differ++
				}
			}
		}
		if d, n := g.Differing(one, other); d != differ || n != total {
			t.Fatalf("%d of %d cells differ, counted one by one %d of %d", d, n, differ, total)
		}
	})
}

func TestAUnitedPlaneKeepsItsEvents(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		one, other, g, q := twoPlanes(t)
		var own, united []core.Event
		plane := one.Plane(q.Subject(), q.AsOf)
		for _, b := range plane.Bands {
			own = append(own, b.Events...)
		}
		for row, b := range g.Bands {
			for _, e := range b.Events {
				if g.Row(e.On) != row {
					t.Fatalf("%s of %s on %s stands in row %d", e.Kind, e.ID, e.On, row)
				}
			}
			united = append(united, b.Events...)
		}
		if len(own) != len(united) {
			t.Fatalf("%d events became %d", len(own), len(united))
		}
		if same := one.Plane(q.Subject(), q.AsOf).United(other.Plane(q.Subject(), q.AsOf)); len(same.Bands) != len(same.Known)+1 {
			t.Fatalf("%d bands between %d cuts", len(same.Bands), len(same.Known))
		}
	})
}

func TestAsKnownBeforeTwoLedgersPartEveryAnswerIsTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		one, other, g, _ := twoPlanes(t)
		parting := core.Part(one, other)
		for row := range g.Bands {
			known := g.Asked(row, 0).Known
			for column := range len(g.Valid) + 1 {
				if !parting.Reaches(known) && !g.Cell(one, row, column).Equal(g.Cell(other, row, column)) {
					t.Fatalf("as known %s they differ, and part later", known)
				}
			}
		}
	})
}

func TestALedgerNeverPartsFromItself(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		one, _, _, q := twoPlanes(t)
		if core.Part(one, one).Reaches(q.Known) {
			t.Fatal("a ledger parts from itself")
		}
	})
}
