package player

import (
	"slices"

	"memtui/internal/core"
)

// The path of a decision's record as a whole, and of the input that is asked
// for only where the record reaches across tasks.
const (
	recordPath   = "candidate"
	revisionPath = "candidate.revisionOrRevocation"
)

// decisionFlips lays out what would lead a record to another state: a row a
// field, a column a state.
func decisionFlips(d *Decided) *Flips {
	t := &Flips{Request: d.Request, Decision: d.Decision}
	for _, o := range core.Outcomes() {
		if o.State != d.Decision.State {
			t.States = append(t.States, o.State)
		}
	}
	flips := core.FlipDecision(d.Request)
	for _, field := range core.RequestFields() {
		row := FlipRow{Section: FlipFields, Field: field.Name}
		for _, flip := range flips {
			if flip.Change.Path == field.Name {
				row.Items = append(row.Items, FlipItem{
					Column:  slices.Index(t.States, flip.Decision.State),
					Changes: []core.Change{flip.Change}, Decision: flip.Decision,
				})
			}
		}
		slices.SortStableFunc(row.Items, func(a, b FlipItem) int { return a.Column - b.Column })
		if len(row.Items) == 0 {
			row.Idle, row.Stays = idle(field.Name, d)
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// Sets gives the smallest sets of changes that lead to one of States, worked
// out the first time that they are asked for; nil for any other state.
func (t *Flips) Sets(want core.State) []FlipItem {
	if !slices.Contains(t.States, want) {
		return nil
	}
	return Once(&t.memo, want, func() []FlipItem { return t.reach(want) })
}

func (t *Flips) reach(want core.State) []FlipItem {
	sets := []FlipItem{}
	for _, set := range core.ReachState(t.Request, want) {
		then := t.Request
		for _, change := range set {
			then = change.Request(then)
		}
		sets = append(sets, FlipItem{Column: slices.Index(t.States, want), Changes: set, Decision: core.Decide(then)})
	}
	return sets
}

// idle says why no single change of an input leads to another state, and
// which other inputs keep the record blocked.
func idle(path string, d *Decided) (FlipIdle, []string) {
	switch {
	case d.Request.Candidate == nil && len(path) > len(recordPath) && path[:len(recordPath)] == recordPath:
		return IdleWhole, nil
	case d.Decision.State != core.StateBlocked && path == revisionPath:
		return IdleReach, nil
	}
	var others []string
	for _, unknown := range d.Decision.Unknowns {
		if unknown != path {
			others = append(others, unknown)
		}
	}
	if len(others) == 0 && d.Request.Candidate == nil { // a record in its place needs these as well
		others = []string{"candidate.scope", "candidate.validity"}
	}
	return IdleBlocked, others
}
