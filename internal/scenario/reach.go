package scenario

import (
	"strings"

	"memtui/internal/core"
)

// Question gives the place of the goal's question among all questions of its
// step, from 0: its asks, then its decides.
func (g Goal) Question(s Step) int {
	kind, digits, _ := strings.Cut(g.Of, " ")
	n, _ := number(digits)
	if kind == string(PathAsk) {
		return n - 1
	}
	return len(s.Ask) + n - 1
}

// Reached reports whether a step whose ledger stands so reaches the goal:
// what is expected of the answer, and of the memories left out, holds.
func (g Goal) Reached(s Step, now core.Snapshot) bool {
	at := g.Question(s)
	if at < len(s.Ask) {
		q := s.Ask[at].Query
		return g.Reach.Meets(now.Ask(q)) && len(g.Reach.misplaced(now, q)) == 0
	}
	_, differs := g.Reach.differs(core.Decide(s.Decide[at-len(s.Ask)].Request))
	return !differs
}
