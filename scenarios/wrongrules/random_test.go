package main

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"memtui/internal/core"
)

// day is a day of a short January; 0 leaves the time out.
func day(n int) core.Time {
	if n == 0 {
		return core.Time{}
	}
	at, err := core.ParseTime(fmt.Sprintf("2026-01-%02d", n))
	if err != nil {
		panic(err)
	}
	return at
}

const days = 6

// chain draws operations on few subjects and few days, so that they meet.
type chain struct {
	t     *rapid.T
	today int
	made  []core.Record
}

func (c *chain) op() core.Op {
	c.today = min(days, c.today+rapid.SampledFrom([]int{0, 0, 1}).Draw(c.t, "days later"))
	kind := "record"
	if len(c.made) > 0 {
		kind = rapid.SampledFrom([]string{"record", "record", "record", "verify", "retire", "revoke"}).Draw(c.t, "kind")
	}
	switch kind {
	case "verify":
		return core.Verify{ID: c.id(), Evidence: c.sources(), Recorded: day(c.today)}
	case "retire":
		return core.Retire{ID: c.id(), Recorded: day(c.today)}
	case "revoke":
		return core.Revoke{Evidence: c.sources()[0], Recorded: day(c.today)}
	}
	return c.record()
}

func (c *chain) id() string { return rapid.SampledFrom(c.made).Draw(c.t, "memory").ID }

func (c *chain) sources() []string {
	return rapid.SliceOfN(rapid.SampledFrom([]string{"d3", "d1", "d2"}), 1, 3).Draw(c.t, "sources")
}

func (c *chain) record() core.Op {
	subject := aSubject(c.t)
	r := core.Record{
		ID: fmt.Sprintf("m%d", len(c.made)+1), Key: subject.Key, Scope: subject.Scope, Version: subject.Version,
		Value:    rapid.SampledFrom([]string{"b", "a"}).Draw(c.t, "value"),
		Evidence: c.sources(), Recorded: day(c.today),
		Status:  rapid.SampledFrom([]core.Status{"", core.StatusVerified, core.StatusCandidate}).Draw(c.t, "status"),
		Expires: rapid.SampledFrom([]core.Time{{}, {}, day(3), day(5)}).Draw(c.t, "expires"),
		Valid: core.Interval{
			From: rapid.SampledFrom([]core.Time{{}, day(1), day(2)}).Draw(c.t, "from"),
			To:   rapid.SampledFrom([]core.Time{{}, day(3), day(5)}).Draw(c.t, "to"),
		},
	}
	for _, older := range c.made {
		if older.Subject() == r.Subject() && rapid.Bool().Draw(c.t, "supersedes "+older.ID) {
			r.Supersedes = append(r.Supersedes, older.ID)
		}
	}
	c.made = append(c.made, r)
	return r
}

func aSubject(t *rapid.T) core.Subject {
	return core.Subject{
		Key:     "k",
		Scope:   rapid.SampledFrom([]string{"s", "s", "s", "s-2"}).Draw(t, "scope"),
		Version: rapid.SampledFrom([]string{"v1", "v1", "v1", "v2"}).Draw(t, "version"),
	}
}

// taken draws a ledger that the program takes, and gives what it took as it
// was written.
func taken(t *rapid.T) (*core.Ledger, []core.Op) {
	c, l := &chain{t: t}, &core.Ledger{}
	var ops []core.Op
	for range rapid.IntRange(4, 16).Draw(t, "operations") {
		op := c.op()
		if length := l.Len(); l.Apply(op) == nil && l.Len() > length {
			ops = append(ops, op)
		}
	}
	return l, ops
}

func TestThePlainLedgerAgreesWithTheProgramOnRandomLedgers(t *testing.T) {
	seen := map[string]int{}
	rapid.Check(t, func(t *rapid.T) {
		l, ops := taken(t)
		subject := aSubject(t)
		for known := 1; known <= days; known++ {
			for valid := range days + 1 {
				q := core.Query{Key: subject.Key, Scope: subject.Scope, Version: subject.Version,
					AsOf: core.AsOf{Valid: day(valid), Known: day(known)}}
				want, got := fromCore(l.Ask(q)), Ledger{Ops: ops}.Ask(q)
				seen[want.Status]++
				if !got.Equal(want) {
					t.Fatalf("about day %d as known on day %d the program says %s, the plain ledger %s", valid, known, want, got)
				}
			}
		}
	})
	for _, status := range []core.AnswerStatus{core.NotFound, core.Usable, core.Conflict} {
		if seen[string(status)] == 0 {
			t.Errorf("no random question was answered %s", status)
		}
	}
}
