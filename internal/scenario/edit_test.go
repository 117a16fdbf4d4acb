package scenario

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memtui/internal/core"
	"memtui/internal/source"
)

const edited1 = `memtui: 1
title: {en: Edited, zh: 改}
focus: {key: timeout, scope: projectA, version: v3}
steps:
  - title: {en: one, zh: 一}
    on: 2026-01-01
    do:
      - record: {id: m1, value: 30s, evidence: [D1, D2], valid: {from: 2026-01-01}}
      - record: {id: m2, value: 20s, evidence: [D2], status: candidate}
    ask: [{}, {known: 2026-02-01, scope: projectB}]
  - title: {en: two, zh: 二}
    on: 2026-01-10
    do:
      - verify: {id: m2, evidence: [D3], recorded: 2026-01-05}
      - record: {id: m3, value: 10s, evidence: [D1], supersedes: [m1, m2]}
      - retire: {id: m1}
  - title: {en: three, zh: 三}
    on: 2026-02-01
    do:
      - revoke: {evidence: D1}
      - record: {id: "a.b", value: x, evidence: [D4], supersedes: [m1]}
    decide:
      - {taskAnchor: t, subject: p, candidate: {id: c, kind: k, source: here}}
      - {taskAnchor: t}
`

// edit reads an edit as a flag would have it.
func edit(t *testing.T, sc *Scenario, flag string) Edit {
	t.Helper()
	kind, text, _ := strings.Cut(flag, " ")
	e, problems := sc.ParseEdit(EditKind(kind), text, 0)
	if source.Failed(problems) {
		t.Fatalf("%s: %s", flag, told(problems))
	}
	return e
}

func edits(t *testing.T, sc *Scenario, flags ...string) []Edit {
	t.Helper()
	var list []Edit
	now := sc
	for _, flag := range flags {
		list = append(list, edit(t, now, flag))
		var problem *EditProblem
		if now, problem = sc.With(list); problem != nil {
			t.Fatalf("%s: %v", flag, problem)
		}
	}
	return list
}

func with(t *testing.T, sc *Scenario, flags ...string) *Scenario {
	t.Helper()
	out, problem := sc.With(edits(t, sc, flags...))
	if problem != nil {
		t.Fatal(problem)
	}
	return out
}

// normal gives the normal form of edits, each as its flag.
func normalForm(t *testing.T, sc *Scenario, flags ...string) []string {
	t.Helper()
	list, problem := sc.Normal(edits(t, sc, flags...))
	if problem != nil {
		t.Fatal(problem)
	}
	out := []string{}
	for _, e := range list {
		out = append(out, string(e.Kind)+" "+e.Flag())
	}
	return out
}

func TestAnInputHoldsWhatIsSetAndItsDefaultWhenItIsCleared(t *testing.T) {
	sc := load(t, edited1)
	out := with(t, sc, "set m1.value=25s", "set m1.scope=projectB", "set m1.evidence=[D9]", "set m1.valid.to=2026-05-01", "clear m1.valid.from",
		"clear m2.status", "clear verify m2.recorded", "set revoke D1.evidence=D2", "set 1/ask 2: valid=2025-01-01", "clear 1/ask 2: known",
		"set 3/candidate.scope=task", "clear 3/subject", "set 3/decide 2: candidate.id=x")
	m1 := out.Steps[0].Do[0].Op.(core.Record)
	if m1.Value != "25s" || m1.Scope != "projectB" || !slices.Equal(m1.Evidence, []string{"D9"}) || m1.Valid.To.String() != "2026-05-01" || !m1.Valid.From.IsZero() {
		t.Errorf("m1 holds %+v", m1)
	}
	if status := out.Steps[0].Do[1].Op.(core.Record).Status; status != "" {
		t.Errorf("a cleared status is %q, want the default", status)
	}
	if on := out.Steps[1].Do[0].Op.When().String(); on != "2026-01-10" {
		t.Errorf("a cleared recorded is %q, want the step's day", on)
	}
	if do := out.Steps[2].Do[0]; do.Op.Target() != "D2" || do.Path.ID != "D1" {
		t.Errorf("the revocation of %q is named %q; want D2, named as the lesson names it", do.Op.Target(), do.Path.ID)
	}
	if q := out.Steps[0].Ask[1].Query; q.Valid.String() != "2025-01-01" || q.Known.String() != "2026-01-01" || q.Scope != "projectB" {
		t.Errorf("the question asks %+v", q)
	}
	if r := out.Steps[2].Decide[0].Request; r.Candidate.Scope != "task" || r.Subject != "" || r.Candidate.Source != "here" {
		t.Errorf("the decision is about %+v of %+v", r, r.Candidate)
	}
	if c := out.Steps[2].Decide[1].Request.Candidate; c == nil || *c != (core.Candidate{ID: "x"}) {
		t.Errorf("an input of a missing record makes %+v, want a record with that alone", c)
	}
	if was := sc.Steps[2].Decide[0].Request; was.Subject != "p" || was.Candidate.Scope != "" || sc.Steps[0].Do[0].Op.(core.Record).Value != "30s" {
		t.Error("the lesson itself was edited")
	}
}

func TestEditsHaveOneNormalForm(t *testing.T) {
	tests := []struct {
		name        string
		flags, want []string
	}{
		{"the last edit of an input counts", []string{"set m1.value=1", "set m1.value=2"}, []string{"set 1/m1.value=2"}},
		{"in the order of the lesson",
			[]string{"set 3/subject=q", "drop retire m1", "set 1/ask.valid=2026-03-01", "set m1.status=candidate", "set m1.value=1"},
			[]string{"set 1/m1.value=1", "set 1/m1.status=candidate", "set 1/ask.valid=2026-03-01", "drop 2/retire m1", "set 3/subject=q"}},
		{"a text that the lesson has is no edit", []string{"set m1.value=1", "set m1.value=30s"}, []string{}},
		{"a time is the same however it is written", []string{"set m1.valid.from=2026-01-01T08:00:00+08:00"}, []string{}},
		{"a list is a set", []string{"set m1.evidence=[D2, D1, D2]"}, []string{}},
		{"a default written down is no edit",
			[]string{"set m1.status=verified", "set m1.key=timeout", "set m1.recorded=2026-01-01", "set 1/ask.known=2026-01-01"}, []string{}},
		{"nor is one that is cleared and left out already", []string{"clear m1.expires", "clear m1.key", "clear 1/ask.valid"}, []string{}},
		{"a drop takes the edits of its operation with it", []string{"set m1.value=1", "drop m1", "set m1.value=2"}, []string{"drop 1/m1"}},
		{"two drops are one", []string{"drop m1", "drop m1"}, []string{"drop 1/m1"}},
		{"edits of an addition are part of it", []string{`add 2/{"record": {"id": "m9", "value": "1", "evidence": ["D1"]}}`, "set m9.value=2", "clear m9.evidence"},
			[]string{`add 2/{"record": {"id": "m9", "key": "timeout", "scope": "projectA", "version": "v3", "value": "2", "recorded": "2026-01-10"}}`}},
		{"an addition that is dropped is none", []string{`add 2/{"retire": {"id": "m3"}}`, "drop retire m3"}, []string{}},
		{"an empty text of a decision is one left out", []string{"set 3/subject="}, []string{"clear 3/subject"}},
		{"a record edited as a whole takes the edits of its fields with it",
			[]string{"set 3/candidate.id=y", "clear 3/candidate"}, []string{"clear 3/candidate"}},
		{"on top of that its fields are edited", []string{"clear 3/candidate", "set 3/candidate.id=c", "clear 3/candidate.kind"},
			[]string{"clear 3/candidate", "set 3/candidate.id=c"}},
		{"a record as the lesson has it is no edit",
			[]string{"clear 3/candidate", `set 3/candidate={id: c, kind: k, source: here}`}, []string{}},
		{"a list is written in one way", []string{"set m1.evidence=[ D9,'a,b',]"}, []string{`set 1/m1.evidence=[D9, "a,b"]`}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			sc := load(t, edited1)
			if diff := cmp.Diff(test.want, normalForm(t, sc, test.flags...)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// Where no day is shown, a valid that is left out goes by known.
func TestAValidThatIsWrittenNoLongerGoesByKnown(t *testing.T) {
	sc := load(t, "memtui: 1\ntitle: T\nfocus: {key: k, scope: s, version: v}\nsteps:\n  - title: one\n    ask: [{known: 2026-01-01}]\n")
	for _, order := range [][]string{
		{"set 1/ask.valid=2026-01-01", "set 1/ask.known=2026-02-01"},
		{"set 1/ask.known=2026-02-01", "set 1/ask.valid=2026-01-01"},
	} {
		q := with(t, sc, order...).Steps[0].Ask[0].Query
		if q.Valid.String() != "2026-01-01" || q.Known.String() != "2026-02-01" {
			t.Errorf("%v: asks about %s as known on %s", order, q.Valid, q.Known)
		}
	}
	if q := with(t, sc, "set 1/ask.known=2026-02-01").Steps[0].Ask[0].Query; q.Valid.String() != "2026-02-01" {
		t.Errorf("a valid left out stays %s", q.Valid)
	}
}

func TestAValidThatIsLeftOutAgainGoesByKnown(t *testing.T) {
	sc := load(t, "memtui: 1\ntitle: T\nfocus: {key: k, scope: s, version: v}\nsteps:\n  - title: one\n    ask: [{known: 2026-01-01, valid: 2026-01-01}]\n")
	for _, order := range [][]string{
		{"clear 1/ask.valid", "set 1/ask.known=2026-02-01"},
		{"set 1/ask.known=2026-02-01", "clear 1/ask.valid"},
	} {
		if q := with(t, sc, order...).Steps[0].Ask[0].Query; q.Valid.String() != "2026-02-01" {
			t.Errorf("%v: asks about %s as known on %s", order, q.Valid, q.Known)
		}
	}
	if q := with(t, sc, "set 1/ask.known=2026-02-01").Steps[0].Ask[0].Query; q.Valid.String() != "2026-01-01" {
		t.Errorf("a valid that is written goes to %s", q.Valid)
	}
}

func TestADroppedMemoryTakesWithItWhatSpeaksOfIt(t *testing.T) {
	out := with(t, load(t, edited1), "drop m1", "drop m2")
	var got []string
	for _, step := range out.Steps {
		for _, do := range step.Do {
			line := do.Path.String() + " " + string(do.Gone)
			if r, ok := do.Op.(core.Record); ok && len(do.Unlinked) > 0 {
				line += " not " + quote(do.Unlinked) + " but " + quote(r.Supersedes)
			}
			got = append(got, line)
		}
	}
	want := []string{
		"1/m1 dropped", "1/m2 dropped", "2/verify m2 fell", "2/m3  not [m1, m2] but []", "2/retire m1 fell",
		"3/revoke D1 ", `3/"a.b"  not [m1] but []`,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestNothingFallsWithAMemoryThatIsStillRecorded(t *testing.T) {
	sc := load(t, head1+`
  - title: one
    on: 2026-01-01
    do:
      - record: {id: m1, value: a, evidence: [D1]}
      - retire: {id: m1}
  - title: two
    on: 2026-01-02
    do:
      - record: {id: m1, value: b, evidence: [D1]}
        refused: same_id
      - record: {id: m2, value: c, evidence: [D1], supersedes: [m1]}
`)
	later := with(t, sc, "drop 2/m1")
	if do := later.Steps[0].Do[1]; do.Gone != NotGone || later.Steps[1].Do[1].Unlinked != nil {
		t.Errorf("the first record is still there, but the retirement is %q and m2 loses %v", do.Gone, later.Steps[1].Do[1].Unlinked)
	}
	first := with(t, sc, "drop 1/m1")
	if do := first.Steps[0].Do[1]; do.Gone != Fell || first.Steps[1].Do[1].Unlinked != nil {
		t.Errorf("before the second record the retirement is %q, want fell; behind it m2 loses %v, want nothing", do.Gone, first.Steps[1].Do[1].Unlinked)
	}
}

func TestAnAdditionStandsInItsStepInRecordOrder(t *testing.T) {
	out := with(t, load(t, edited1),
		`add 2/{"record": {"id": "n1", "value": "1", "evidence": ["D1"], "recorded": "2026-01-07"}}`,
		`add 2/{"record": {"id": "n2", "value": "1", "evidence": ["D1"]}}`,
		`add 2/{"verify": {"id": "n1", "recorded": "2026-01-07"}}`)
	var got []string
	for _, do := range out.Steps[1].Do {
		got = append(got, do.Path.String()+" "+do.Op.When().String())
		if do.Added != strings.Contains(do.Path.ID, "n") {
			t.Errorf("%v: added is %v", do.Path, do.Added)
		}
	}
	want := []string{"2/verify m2 2026-01-05", "2/n1 2026-01-07", "2/verify n1 2026-01-07", "2/m3 2026-01-10", "2/retire m1 2026-01-10", "2/n2 2026-01-10"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestAnAdditionDoesNotStandBeforeWhatWasNeverRecorded(t *testing.T) {
	sc := load(t, `memtui: 1
title: T
focus: {key: k, scope: s, version: v}
steps:
  - title: one
    on: 2026-01-09
    do:
      - {retire: {id: m1}, refused: unknown_id}
      - record: {id: m1, value: a, recorded: 2026-01-05, status: candidate}
`)
	out := with(t, sc, `add 1/{"verify": {"id": "m1", "evidence": ["D1"], "recorded": "2026-01-05"}}`)
	if last := out.Steps[0].Do[2].Path.String(); last != "1/verify m1" {
		t.Errorf("%s stands last", last)
	}
}

func TestThePathsOfALessonNameItsOperations(t *testing.T) {
	sc := load(t, edited1)
	for number, step := range sc.Steps {
		for i, do := range step.Do {
			if at, there := sc.operation(do.Path); !there || at != i || do.Path.Step != number+1 {
				t.Errorf("step %d, operation %d is named %v", number+1, i+1, do.Path)
			}
		}
	}
}

func TestAPathWithoutAStepLeadsToItsOwnThenTheFirstBeforeThenBehind(t *testing.T) {
	sc := load(t, head1+`
  - {title: one, on: 2026-01-01, do: [{record: {id: m1, value: a, evidence: [D1]}}]}
  - {title: two, do: [{record: {id: m1, value: a, evidence: [D1]}}]}
  - {title: three, do: [{record: {id: m1, value: b, evidence: [D1]}, refused: true}, {record: {id: m2, value: b, evidence: [D1]}}]}
  - {title: four, say: nothing}
`)
	for _, test := range []struct {
		path     string
		at, step int
	}{{"m1.value", 3, 3}, {"m1.value", 2, 2}, {"m1.value", 4, 1}, {"m2.value", 1, 3}, {"m1.value", 0, 1}, {"4/m1.value", 2, 1}, {"2/m1.value", 4, 2}} {
		p, ok := ParsePath(test.path)
		if got, there := sc.Resolve(p, test.at); !ok || !there || got.Step != test.step {
			t.Errorf("%s from step %d leads to step %d, want %d", test.path, test.at, got.Step, test.step)
		}
	}
}

func TestAnAdditionNeedsAStepAndANameOfItsOwn(t *testing.T) {
	sc := load(t, edited1)
	retire := func(step int, id string) Edit {
		return Edit{Kind: EditAdd, Path: Path{Step: step}, Op: core.Retire{ID: id}}
	}
	for _, test := range []struct {
		name  string
		edits []Edit
		index int
		want  source.Code
	}{
		{"an operation of the step has the name", []Edit{retire(2, "m1")}, 0, source.CodeEditTwice},
		{"an addition has it", []Edit{retire(2, "m3"), retire(2, "m3")}, 1, source.CodeEditTwice},
		{"there is no such step", []Edit{retire(4, "m3")}, 0, source.CodePathSteps},
		{"there is no step 0", []Edit{retire(0, "m3")}, 0, source.CodePathSteps},
		{"nothing to retire is named", []Edit{retire(1, "")}, 0, source.CodeMissing},
	} {
		_, problem := sc.With(test.edits)
		if problem == nil || problem.Problem.Code != test.want || problem.Index != test.index {
			t.Errorf("%s: %+v, want %s of edit %d", test.name, problem, test.want, test.index)
		}
	}
	if _, problem := sc.With([]Edit{retire(3, "m3"), retire(2, "m3")}); problem != nil {
		t.Errorf("in another step the name is free: %v", problem)
	}
}

func TestAnAddedMemoryThatIsDroppedTakesWithItWhatEditsSayOfIt(t *testing.T) {
	sc := load(t, edited1)
	const add = `add 1/{"record": {"id": "n1", "value": "x", "status": "candidate"}}`
	for _, said := range []string{
		`add 2/{"verify": {"id": "n1", "evidence": ["D9"]}}`,
		`add 2/{"retire": {"id": "n1"}}`,
		"set m3.supersedes=[m2, n1, m1]",
	} {
		if left := normalForm(t, sc, add, said, "drop n1"); len(left) > 0 {
			t.Errorf("n1 is dropped, and of it stays %v", left)
		}
	}
	left := normalForm(t, sc, add, "set m3.supersedes=[m2, n1]", "drop n1")
	if want := []string{"set 2/m3.supersedes=[m2]"}; !slices.Equal(left, want) {
		t.Errorf("n1 is dropped, and of it stays %v, want %v", left, want)
	}
	left = normalForm(t, sc, add, `add 2/{"record": {"id": "n2", "value": "y", "evidence": ["D9"], "supersedes": ["n1", "m1"]}}`, "drop n1")
	if len(left) != 1 || strings.Contains(left[0], "n1") || !strings.Contains(left[0], "m1") {
		t.Errorf("n1 is dropped, and of it stays %v", left)
	}
}
