package core_test

import (
	"slices"
	"time"

	"memtui/internal/core"
)

// naivePlane is the grid as the rules tell it, in the standard library's
// times.
type naivePlane struct {
	valid, known []time.Time
	bands        [][]core.Event
}

func cuts(list []core.Time) []time.Time {
	var out []time.Time
	for _, t := range list {
		m, has := moment(t)
		if has && !slices.ContainsFunc(out, m.Equal) {
			out = append(out, m)
		}
	}
	slices.SortFunc(out, time.Time.Compare)
	return out
}

func (n naive) mine(s core.Subject) []core.Record {
	var out []core.Record
	for _, r := range n.records() {
		if (core.Subject{Key: r.Key, Scope: r.Scope, Version: r.Version}) == s {
			out = append(out, r)
		}
	}
	return out
}

// concerns: the operation is about a memory of the subject, or revokes a
// source that one of them cites.
func (n naive) concerns(op core.Op, s core.Subject) bool {
	for _, r := range n.mine(s) {
		switch op := op.(type) {
		case core.Record, core.Verify, core.Retire:
			if op.Target() == r.ID {
				return true
			}
		case core.Revoke:
			if slices.Contains(r.Evidence, op.Evidence) || slices.Contains(n.added(r.ID, nil), op.Evidence) {
				return true
			}
		}
	}
	return false
}

func kindOf(op core.Op) core.EventKind {
	switch op.(type) {
	case core.Record:
		return "recorded"
	case core.Verify:
		return "verified"
	case core.Retire:
		return "retired"
	}
	return "revoked"
}

func (n naive) plane(s core.Subject) naivePlane {
	var valid, known []core.Time
	var events []core.Event
	for i, op := range n.ops {
		own := n.concerns(op, s)
		if own {
			known = append(known, op.When())
		}
		events = append(events, core.Event{Kind: kindOf(op), ID: op.Target(), On: op.When(), Op: i, Foreign: !own})
	}
	for i, op := range n.ops {
		r, ok := op.(core.Record)
		if !ok || !n.concerns(op, s) {
			continue
		}
		valid = append(valid, r.Valid.From, r.Valid.To)
		if r.Expires.String() != "" {
			known = append(known, r.Expires)
			events = append(events, core.Event{Kind: "expired", ID: r.ID, On: r.Expires, Op: i})
		}
	}
	p := naivePlane{valid: cuts(valid), known: cuts(known)}
	p.bands = make([][]core.Event, len(p.known)+1)
	for _, e := range events {
		row := 0
		on, dated := moment(e.On)
		for dated && row < len(p.known) && !on.Before(p.known[row]) {
			row++
		}
		p.bands[row] = append(p.bands[row], e)
	}
	return p
}

// lower is where a row or column is asked; false means at the question's own
// coordinate.
func lower(cuts []time.Time, i int) (time.Time, bool) {
	switch {
	case len(cuts) == 0:
		return time.Time{}, false
	case i == 0:
		return cuts[0].Add(-24 * time.Hour), true
	}
	return cuts[i-1], true
}

// frozen counts the cells above the earliest record time of a step that
// changed, on the plane after it.
func frozen(before, after naive, s core.Subject, at core.AsOf, written func(time.Time) core.Time) (changed, total int) {
	step := after.ops[len(before.ops):]
	var above time.Time
	for i, op := range step {
		on, dated := moment(op.When())
		if !dated {
			return 0, 0
		}
		if i == 0 || on.Before(above) {
			above = on
		}
	}
	if len(step) == 0 {
		return 0, 0
	}
	p := after.plane(s)
	for row := range len(p.known) + 1 {
		for column := range len(p.valid) + 1 {
			q := core.Query{Key: s.Key, Scope: s.Scope, Version: s.Version, AsOf: at}
			if t, ok := lower(p.known, row); ok {
				q.Known = written(t)
			}
			if t, ok := lower(p.valid, column); ok {
				q.Valid = written(t)
			}
			if known, _ := moment(q.Known); !known.Before(above) {
				continue
			}
			total++
			if !sameSaid(before.ask(q), after.ask(q)) {
				changed++
			}
		}
	}
	return changed, total
}

// sameSaid: status, value or values, and for each value the evidence.
func sameSaid(a, b said) bool {
	return a.Status == b.Status && slices.Equal(a.Support, b.Support)
}
