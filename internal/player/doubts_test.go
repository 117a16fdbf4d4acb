package player

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"memtui/scenarios"
)

// doubtful is a lesson of one ledger, to which steps are added.
const doubtful = `memtui: 1
title: x
focus: {key: k, scope: s, version: v}
steps:
  - title: one
    on: 2026-01-01
    do:
      - record: {id: m1, value: 30s, evidence: [D1]}
      - record: {id: m2, value: 20s, status: candidate, evidence: [D2]}
      - record: {id: x1, key: other, value: 1, evidence: [D3]}
      - record: {id: m9, value: 1, evidence: []}
        refused: no_evidence
    ask: [{expect: {status: usable, value: 30s}}]
`

func TestAnExerciseThatNoChangeReachesIsFound(t *testing.T) {
	const bare = "  - title: two\n    decide: [{taskAnchor: t, subject: p, candidate: {id: a, kind: b}}]\n"
	for _, c := range []struct {
		text      string
		unreached bool
	}{
		{"    goal: {reach: {status: conflict}, changes: 1}\n", false},                                 // verify m2
		{"    goal: {reach: {status: not_found}, changes: 1}\n", false},                                // drop m1
		{"    goal: {reach: {value: 45s}, changes: 1}\n", false},                                       // type it
		{"    goal: {reach: {evidence: [D7]}, changes: 1}\n", false},                                   // type it
		{"    goal: {reach: {value: 20s}, changes: 1}\n", false},                                       // copy it into m1
		{"    goal: {reach: {value: 20s, evidence: [D2]}, changes: 1}\n", true},                        // verify m2, and m1 is in the way
		{"    goal: {reach: {value: 20s, evidence: [D2]}, changes: 2}\n", false},                       // and drop m1
		{"    goal: {reach: {candidates: [30s, 20s, 10s]}, changes: 1}\n", true},                       // three values, two of which are there
		{"    goal: {reach: {candidates: [a, b, c]}, changes: 2}\n", true},                             // three values that nothing has
		{"    goal: {reach: {candidates: [a, b, c]}, changes: 3}\n", false},                            // more than is tried
		{"    goal: {reach: {candidates: [a, b, c]}}\n", false},                                        // any number of changes
		{"    goal: {reach: {status: usable, left: {m1: known}, value: 30s}, changes: 1}\n", true},     // who says 30s then
		{bare + "    goal: {reach: {state: working}, changes: 2}\n", true},                             // eight inputs are missing
		{bare + "    goal: {reach: {state: working}}\n", false},                                        // all of them
		{bare + "    goal: {reach: {unknowns: [subject, candidate]}, changes: 2}\n", false},            // leave both out
		{bare + "    goal: {reach: {unknowns: [taskAnchor, subject, candidate]}, changes: 2}\n", true}, // three are to be left out
	} {
		got := loaded(t, doubtful+c.text).Lesson.UnreachedGoals()
		if len(got) > 0 != c.unreached {
			t.Errorf("%s: got %+v", c.text, got)
		}
	}
}

func TestAnInputThatChangesNothingIsFound(t *testing.T) {
	for path, idle := range map[string]bool{
		"m1.value": false, "m1.valid.from": false, "m1.valid.to": false, "m1.key": false, "m1.evidence": false, "m1.expires": false,
		"x1.value": true, "x1.valid.from": true, "x1.key": false, "x1.evidence": false, // without evidence it is refused
		"m2.evidence": true, "m2.status": false, "m9.evidence": false, "m9.status": false, // it is taken then
		"ask.known": false, "ask.scope": false, "ask.valid": true, // m1 has always held
	} {
		got := loaded(t, doubtful+"    vary: ["+path+"]\n").Lesson.IdleInputs()
		if len(got) > 0 != idle {
			t.Errorf("%s: got %+v", path, got)
		}
	}
}

// Only what is answered from the step on counts: what a change does before is
// not on the screen.
func TestAnInputIsTriedFromItsStepOn(t *testing.T) {
	const retired = `  - title: two
    on: 2026-02-01
    do: [{retire: {id: m1}}]
    ask: [{expect: {status: not_found}}]
    vary: [m1.value, m1.expires]
  - title: three
    vary: [m1.value]
    say: x
`
	want := []IdleInput{{2, "m1.value"}, {2, "m1.expires"}, {3, "m1.value"}}
	if diff := cmp.Diff(want, loaded(t, doubtful+retired).Lesson.IdleInputs()); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestInputsOfADecisionAreTriedToo(t *testing.T) {
	const whole = "  - title: two\n    decide: [{taskAnchor: t, subject: p, candidate: {id: a, kind: b, scope: task, subject: p, source: s, observedAt: o, writeReason: w, readTrigger: r, validity: current}}]\n"
	for path, idle := range map[string]bool{
		"taskAnchor": false, "candidate": false, "candidate.scope": false, "candidate.validity": false, "candidate.source": false,
		"candidate.revisionOrRevocation": true, // nobody asks for it where the reach is the task's
	} {
		got := loaded(t, doubtful+whole+"    vary: ["+path+"]\n").Lesson.IdleInputs()
		if len(got) > 0 != idle {
			t.Errorf("%s: got %+v", path, got)
		}
	}
}

func TestTheShippedLessonsRaiseNoDoubt(t *testing.T) {
	for _, entry := range scenarios.List() {
		l := loaded(t, string(entry.Data))
		if goals, inputs := l.Lesson.UnreachedGoals(), l.Lesson.IdleInputs(); len(goals)+len(inputs) > 0 {
			t.Errorf("%s: %+v %+v", entry.Name, goals, inputs)
		}
	}
}
