package player

import (
	"strconv"
	"strings"
	"unicode"

	"memtui/internal/core"
	"memtui/internal/scenario"
)

// additions lists what can be added on the day of the step: a copy of any of
// its memories, a verify of each that is unverified, a retire of each that is
// not retired, a revoke of each source that is not revoked.
func (s State) additions() []InputField {
	now := s.Frame().After()
	standing := standingOf(now.Ops())
	var records, verifies, retires, revokes []InputField
	row := func(a Action, value string) InputField {
		return InputField{Path: scenario.Path{Step: s.Page}, Action: a, Value: value}
	}
	for m := range now.All() {
		records = append(records, row(ActionRecord, m.ID))
		if standing.status[m.ID] == core.StatusCandidate {
			verifies = append(verifies, row(ActionVerify, m.ID))
		}
		if standing.status[m.ID] != core.StatusRetired {
			retires = append(retires, row(ActionRetire, m.ID))
		}
	}
	for _, source := range standing.sources {
		if !standing.revoked[source] {
			revokes = append(revokes, row(ActionRevoke, source))
		}
	}
	return append(append(append(records, verifies...), retires...), revokes...)
}

// standing is what became of memories and sources by the end of a ledger.
type standing struct {
	status  map[string]core.Status
	revoked map[string]bool
	sources []string
}

func standingOf(ops []core.Op) standing {
	s := standing{status: map[string]core.Status{}, revoked: map[string]bool{}}
	for _, op := range ops {
		switch op := op.(type) {
		case core.Record:
			s.status[op.ID] = op.Status
			s.sources = append(s.sources, op.Evidence...)
		case core.Verify:
			s.status[op.ID] = core.StatusVerified
			s.sources = append(s.sources, op.Evidence...)
		case core.Retire:
			s.status[op.ID] = core.StatusRetired
		case core.Revoke:
			s.revoked[op.Evidence] = true
			s.sources = append(s.sources, op.Evidence)
		}
	}
	s.sources = distinct(s.sources)
	return s
}

// addition gives the operation that a row of the tab of additions adds,
// recorded on the day of the step, or where no day is shown, when the last
// operation so far was.
func (s State) addition(row InputField) (scenario.Edit, bool) {
	now := s.Frame().After()
	on := s.Frame().Day
	if ops := now.Ops(); on.IsZero() && len(ops) > 0 {
		on = ops[len(ops)-1].When()
	}
	edit := scenario.Edit{Kind: scenario.EditAdd, Path: scenario.Path{Step: s.Page}}
	switch row.Action {
	case ActionRecord:
		m, ok := memory(now, row.Value)
		m.ID, m.Recorded = s.freshID(row.Value), on
		edit.Op = m
		return edit, ok
	case ActionVerify:
		m, ok := memory(now, row.Value)
		op := core.Verify{ID: row.Value, Recorded: on}
		if len(m.Evidence) == 0 {
			op.Evidence = []string{core.StandIn}
		}
		edit.Op = op
		return edit, ok
	case ActionRetire:
		edit.Op = core.Retire{ID: row.Value, Recorded: on}
	case ActionRevoke:
		edit.Op = core.Revoke{Evidence: row.Value, Recorded: on}
	case ActionDrop, ActionKeep:
		return edit, false
	}
	return edit, true
}

func memory(now core.Snapshot, id string) (core.Record, bool) {
	for m := range now.All() {
		if m.ID == id {
			return m, true
		}
	}
	return core.Record{}, false
}

// freshID gives an id for a copy that nothing in the lesson has: the number
// at its end goes on, else one is put behind it.
func (s State) freshID(of string) string {
	taken := map[string]bool{}
	for _, l := range []*Lesson{s.Lesson, s.base()} {
		for _, step := range l.Scenario.Steps {
			for _, do := range step.Do {
				taken[do.Op.Target()] = true
			}
		}
	}
	stem := strings.TrimRightFunc(of, unicode.IsDigit)
	if stem == of {
		stem += "-"
	}
	for n := 1; ; n++ {
		if id := stem + strconv.Itoa(n); !taken[id] {
			return id
		}
	}
}
