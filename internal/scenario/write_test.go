package scenario

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"memtui/internal/core"
	"memtui/internal/source"
)

// A lesson is written as an author would: defaults left out, short things on
// one line, long prose folded where folding changes nothing.
const wellWritten = `memtui: 1
title: {en: A timeout, zh: 超时}
question: 'Which one: this or that?'
summary:
  en: >-
    A memory has two times: when it holds, and when it was recorded. Keep both, and you can answer for
    today and explain the past.
  zh: 一条记忆有两个时间：事实何时成立，账本何时得知。
terms: [valid-time, scope]
focus: {key: timeout, scope: projectA}

steps:
  - title: one
    on: 2026-01-01
    do:
      - record: {id: m1, version: v1, value: 30s, evidence: [D1], valid: {from: 2026-01-01}}
      - record: {id: m2, version: v1, value: 010, evidence: []}
        refused: no_evidence
    ask:
      - version: v1
        expect: {status: usable, value: 30s, evidence: [D1]}
    vary: [m1.value, 'ask 1: known']
    stop: true

  - title: two
    say: |-
      Two lines:
        the second one
    decide:
      - taskAnchor: t
        candidate:
          id: "null"
          scope: task
        expect: {state: blocked, unknowns: [subject]}
    goal:
      say: Keep it.
      reach: {state: working}
      changes: 2
    stay: 1m

lesson:
  why: because
`

func TestALessonIsWrittenAsAnAuthorWould(t *testing.T) {
	sc := load(t, wellWritten)
	if diff := cmp.Diff(wellWritten, string(Write(sc))); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// sameScenario compares what two files say; where they say it is not part of
// that.
var sameScenario = cmp.Options{
	cmp.Comparer(func(a, b core.Time) bool { return a == b }),
	cmpopts.IgnoreTypes(source.Range{}, map[string]source.Range{}),
}

// Any text that a lesson can hold is read back as it was.
func TestAWrittenLessonIsReadBack(t *testing.T) {
	alphabet := []rune("ab .,:;#'\"\\-?![]{}&*|>%@`~=<null0123\n\t é中　🙂\u00a0\u200d\ufe0f")
	written := rapid.Custom(func(t *rapid.T) string {
		s := rapid.StringOfN(rapid.SampledFrom(alphabet), 1, 120, -1).Draw(t, "text")
		if core.Blank(s) {
			return "x" + s
		}
		text, err := core.Text(s)
		if err != nil {
			t.Skip(err)
		}
		return text
	})
	words := rapid.Custom(func(t *rapid.T) string {
		return strings.Join(rapid.SliceOfN(rapid.SampledFrom([]string{"the", "#one", "- two", "three:", "四", "a", "'", "\"", "…", "very-long-word-that-goes-on-and-on"}), 1, 60).Draw(t, "words"), " ")
	})
	prose := rapid.OneOf(written, words)
	rapid.Check(t, func(t *rapid.T) {
		both := func(name string) Prose {
			if rapid.Bool().Draw(t, name+" in one language") {
				return Prose{Any: prose.Draw(t, name)}
			}
			return Prose{En: prose.Draw(t, name), Zh: prose.Draw(t, name)}
		}
		on, _ := core.ParseTime("2026-01-01")
		sc := &Scenario{
			File: "f.yaml", Title: both("title"), Summary: both("summary"), Terms: []Term{{Word: both("word"), Means: both("means")}, {ID: "scope"}},
			Focus:  core.Subject{Key: "k", Scope: "s", Version: "v"},
			Lesson: Takeaway{Why: both("why"), Test: both("test")},
		}
		record := core.Record{ID: "m1", Key: "k", Scope: "s", Version: "v", Value: written.Draw(t, "value"), Evidence: []string{"D1"}, Recorded: on}
		request := core.Request{TaskAnchor: written.Draw(t, "task"), Candidate: &core.Candidate{Kind: written.Draw(t, "kind"), Scope: written.Draw(t, "scope")}}
		sc.Steps = []Step{{
			Title: both("step"), Say: both("say"), Notes: both("notes"), On: on,
			Do:     []Do{{Op: record, Path: pathOf(1, record)}},
			Ask:    []Ask{{Name: both("name"), Query: core.Query{Key: "k", Scope: "s", Version: "v", AsOf: core.AsOf{Valid: on, Known: on}}}},
			Decide: []Decide{{Name: both("decision"), Request: request}},
		}}
		settled := Settled(sc)
		data := Write(settled)
		got, problems := loadAgreed("f.yaml", data)
		if source.Failed(problems) {
			t.Fatalf("not loaded:\n%s\n%s", told(problems), data)
		}
		settled.Steps[0].Do[0].Path = pathOf(1, record)
		if diff := cmp.Diff(settled, got, sameScenario); diff != "" {
			t.Fatalf("(-written +read):\n%s\n%s", diff, data)
		}
	})
}

func TestASettledLessonExpectsWhatIsAnswered(t *testing.T) {
	sc := load(t, edited1[:strings.Index(edited1, "    ask: [{}")]+`    ask:
      - {expect: {status: usable, value: 30s, left: {m2: status}}}
    vary: [m1.value, ask.known]
  - title: {en: two, zh: 二}
    on: 2026-01-05
    do: [{revoke: {evidence: D1}}]
    vary: [m1.value, m2.value, revoke D1.recorded]
    goal: {of: ask 1, reach: {status: conflict, left: {m1: key}}}
    ask: [{}]
  - title: {en: three, zh: 三}
    do: [{retire: {id: m1}}]
`)
	got := Settled(with(t, sc, "set m2.value=30s", "set revoke D1.evidence=D2", "drop m1"))
	first, second, third := got.Steps[0], got.Steps[1], got.Steps[2]
	if x := first.Ask[0].Expect; *x.Status != core.NotFound || x.Value != nil || x.Left["m2"] != core.RungStatus {
		t.Errorf("the first question expects %+v", x)
	}
	if len(first.Do) != 1 || first.Do[0].Op.Target() != "m2" {
		t.Errorf("what was dropped is still there: %+v", first.Do)
	}
	if want := []string{"ask.known"}; !slices.Equal(first.Vary, want) {
		t.Errorf("vary is %q, want %q", first.Vary, want)
	}
	if want := []string{"m2.value", "revoke D2.recorded"}; !slices.Equal(second.Vary, want) {
		t.Errorf("vary is %q, want %q", second.Vary, want)
	}
	if second.Goal != nil {
		t.Error("a goal about a memory that is not recorded cannot be kept")
	}
	if third.Say != third.Title {
		t.Error("a step with nothing left in it must say something")
	}
}

func TestAReachedGoalIsNoExerciseOfASettledLesson(t *testing.T) {
	sc := load(t, head1+`
  - title: one
    on: 2026-01-01
    do:
      - record: {id: m1, value: a, evidence: [D1]}
      - record: {id: m2, value: b, evidence: [D2]}
    ask: [{}]
    goal: {of: ask 1, reach: {status: usable}, changes: 1}
`)
	if goal := Settled(with(t, sc, "set m2.value=c")).Steps[0].Goal; goal == nil {
		t.Error("a goal that is still open goes")
	}
	settled := Settled(with(t, sc, "set m2.supersedes=[m1]"))
	if settled.Steps[0].Goal != nil {
		t.Error("a goal that is reached stays")
	}
	if _, problems := Load("settled.yaml", Write(settled)); len(problems) > 0 {
		t.Errorf("check would warn: %s", told(problems))
	}
}

func TestASettledLessonMarksWhatIsRefusedNow(t *testing.T) {
	sc := load(t, edited1)
	got := Settled(with(t, sc, "set m1.scope=projectB"))
	if do := got.Steps[1].Do[1]; !do.Refused || do.Code != core.CodeSupersedesScope {
		t.Errorf("m3 supersedes a memory of another scope, but is marked %v %q", do.Refused, do.Code)
	}
	refusal := load(t, head1+`
  - {title: one, on: 2026-01-01, do: [{record: {id: m1, value: a, evidence: []}, refused: true}]}
`)
	if do := Settled(with(t, refusal, "set m1.evidence=[D1]")).Steps[0].Do[0]; do.Refused {
		t.Error("m1 has evidence now, but is still marked as refused")
	}
}
