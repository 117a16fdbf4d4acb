package core_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"memtui/internal/core"
)

// everyKind is a history in which each operation changes what is known, and
// some of what comes first is touched only by what comes last.
func everyKind() []core.Op {
	about := func(id, value, recorded string) core.Record {
		return core.Record{ID: id, Key: "k", Scope: "s", Version: "v", Value: value, Evidence: []string{"d1"}, Recorded: at(recorded)}
	}
	m1 := about("m1", "1", "2026-01-01")
	m2 := about("m2", "2", "2026-01-03")
	m2.Status, m2.Evidence = core.StatusCandidate, []string{"d2"}
	m3 := about("m3", "3", "2026-01-05")
	m3.Supersedes, m3.Valid, m3.Expires = []string{"m1"}, core.Interval{From: at("2026-01-04")}, at("2026-02-01")
	m4 := about("m4", "4", "2026-01-09")
	m4.Supersedes, m4.Valid, m4.Evidence = []string{"m3"}, core.Interval{From: at("2026-01-08"), To: at("2026-03-01")}, []string{"d4"}
	return []core.Op{
		m1,
		core.Revoke{Evidence: "late", Recorded: at("2026-01-02")}, // nobody cites it yet
		m2,
		core.Verify{ID: "m2", Evidence: []string{"late", "d3"}, Recorded: at("2026-01-04")},
		m3,
		core.Retire{ID: "m2", Recorded: at("2026-01-06")},
		core.Revoke{Evidence: "d1", Recorded: at("2026-01-07")},
		core.Revoke{Evidence: "d1", Recorded: at("2026-01-08")},
		m4,
		core.Retire{ID: "m4", Recorded: at("2026-01-10")},
	}
}

var (
	itself  = core.Subject{Key: "k", Scope: "s", Version: "v"}
	someDay = core.AsOf{Valid: at("2026-01-09"), Known: at("2026-01-09")}
)

// allSaid writes out everything that can be asked of a snapshot.
func allSaid(s core.Snapshot) string {
	var b strings.Builder
	say := func(what string, values ...any) { fmt.Fprintf(&b, "%s: %+v\n", what, values) }
	say("length", s.Len(), s.Count(), s.CountSubject(itself), s.Knows(itself), len(s.Ops()))
	say("memories", s.Memories(), slices.Collect(s.All()))
	plane := s.Plane(itself, someDay)
	say("axes", plane.Valid, plane.Known)
	for row, band := range plane.Bands {
		say("band", band)
		for column := range len(plane.Valid) + 1 {
			q := plane.Query(row, column)
			say("cell", s.Ask(q), s.Explain(q), s.ExplainSubject(q), slices.Collect(s.ExplainEach(q)))
		}
	}
	for _, id := range []string{"m1", "m2", "m3", "m4"} {
		say("memory", id, s.Holds(id), s.Spans(id, someDay.Known))
	}
	for _, source := range []string{"d1", "d2", "d3", "d4", "late"} {
		say("citing", source, s.Citing(source))
	}
	say("expired", s.Expired(at("2026-01-01"), at("2026-02-01")))
	q := core.Query{Key: "k", Scope: "s", Version: "v", AsOf: someDay}
	say("flips", s.LeftOut(q), s.SettleConflict(q))
	near := s.Nearest(q)
	for _, boundary := range []*core.Boundary{near.EarlierValid, near.LaterValid, near.EarlierKnown, near.LaterKnown} {
		if boundary != nil {
			say("boundary", *boundary)
		}
	}
	return b.String()
}

// TestAPrefixDoesNotKnowWhatComesBehindIt: a prefix of a ledger says what a
// ledger says that took no more than that.
func TestAPrefixDoesNotKnowWhatComesBehindIt(t *testing.T) {
	ops := everyKind()
	whole := play(ops)
	if whole.Len() != len(ops) {
		t.Fatalf("%d of %d operations were taken", whole.Len(), len(ops))
	}
	for n := range len(ops) + 1 {
		want := allSaid(play(ops[:n]).Now())
		for name, s := range map[string]core.Snapshot{"prefix": whole.At(n), "copy": whole.At(n).Copy().Now()} {
			if got := allSaid(s); got != want {
				t.Errorf("the %s of %d operations says\n%s\nand a ledger that stopped there\n%s", name, n, differing(got, want), differing(want, got))
			}
		}
	}
}

// differing gives the lines of a text that another has not.
func differing(text, other string) string {
	var out []string
	for line := range strings.SplitSeq(text, "\n") {
		if !strings.Contains(other, line) {
			out = append(out, line)
		}
	}
	return strings.Join(out, "\n")
}

// The zero Snapshot is of no ledger: it is asked as an empty one is.
func TestTheZeroSnapshotIsAnEmptyLedger(t *testing.T) {
	var zero core.Snapshot
	want := allSaid((&core.Ledger{}).Now())
	if got := allSaid(zero); got != want {
		t.Errorf("the zero snapshot says\n%s\nand an empty ledger\n%s", differing(got, want), differing(want, got))
	}
	if got := zero.Copy().Len(); got != 0 {
		t.Errorf("its copy has %d operations", got)
	}
}

// A source that a memory comes to rest on later cuts nothing before that.
func TestTheRevocationOfASourceNobodyCitesCutsNothing(t *testing.T) {
	ops := everyKind()
	s := play(ops).At(3) // m2 rests on "late" from the fourth operation on
	plane := s.Plane(itself, someDay)
	for _, cut := range plane.Known {
		if cut.Equal(at("2026-01-02")) {
			t.Errorf("the record axis is cut at the revocation of a source that nobody cites: %v", plane.Known)
		}
	}
	band := plane.Bands[plane.Row(at("2026-01-02"))]
	if i := slices.IndexFunc(band.Events, func(e core.Event) bool { return e.ID == "late" }); i < 0 || !band.Events[i].Foreign {
		t.Errorf("the revocation is not muted: %+v", band.Events)
	}
}
