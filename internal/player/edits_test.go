package player_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memtui/internal/core"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/source"
)

const chain = `memtui: 1
title: {en: Chain, zh: 链}
focus: {key: k, scope: s, version: v}
steps:
  - title: {en: one, zh: 一}
    on: 2026-01-01
    do:
      - record: {id: m1, value: a, evidence: [D1]}
      - record: {id: m9, value: z, evidence: []}
        refused: no_evidence
    ask: [{}]
  - title: {en: two, zh: 二}
    on: 2026-02-01
    do:
      - record: {id: m2, value: b, evidence: [D2], supersedes: [m1]}
      - record: {id: m3, value: c, evidence: [D2], recorded: 2025-12-31, status: candidate}
        refused: time_backwards
    ask: [{}, {known: 2026-01-01}]
  - title: {en: three, zh: 三}
    on: 2026-03-01
    do: [{retire: {id: m2}}]
    ask: [{}]
`

// trying makes edits one by one, each as its flag.
type trying struct {
	t      *testing.T
	base   *player.Lesson
	edits  player.Edits
	lesson *player.Lesson
}

func try(t *testing.T, text string) *trying {
	base := player.Play(loaded(t, text))
	return &trying{t: t, base: base, lesson: base}
}

func (y *trying) read(flag string) scenario.Edit {
	y.t.Helper()
	kind, text, _ := strings.Cut(flag, " ")
	e, problems := y.lesson.Scenario.ParseEdit(scenario.EditKind(kind), text, 0)
	if source.Failed(problems) {
		y.t.Fatalf("%s: %v", flag, problems)
	}
	return e
}

func (y *trying) try(flags ...string) *player.NotTaken {
	y.t.Helper()
	var list []scenario.Edit
	for _, flag := range flags {
		list = append(list, y.read(flag))
	}
	var not *player.NotTaken
	y.edits, y.lesson, not = y.edits.Try(y.base, y.lesson, list...)
	return not
}

func (y *trying) taken(flags ...string) {
	y.t.Helper()
	for _, flag := range flags {
		if not := y.try(flag); not != nil {
			y.t.Fatalf("%s is not taken: %v %v", flag, not.Refusal, not.Problem)
		}
	}
}

// happened gives an operation of the what-if with what became of it.
func (y *trying) happened(path string) string {
	y.t.Helper()
	p, _ := scenario.ParsePath(path)
	h := y.lesson.Happening(p)
	switch {
	case h == nil:
		return "not there"
	case h.Gone != scenario.NotGone:
		return string(h.Gone)
	case h.Refusal != nil:
		return string(h.Refusal.Code)
	case h.Repeat:
		return "repeat"
	}
	return "taken"
}

func (y *trying) answer(step, question int) string {
	a := y.lesson.Frames[step-1].Questions[question].Ask.Answer
	return strings.TrimSpace(fmt.Sprint(a.Status, " ", a.Value, strings.Join(a.Candidates, " ")))
}

func TestAnEditReachesEveryLaterStep(t *testing.T) {
	y := try(t, chain)
	y.taken("clear m2.supersedes")
	if got := []string{y.answer(1, 0), y.answer(2, 0), y.answer(2, 1), y.answer(3, 0)}; !slices.Equal(got, []string{"usable a", "conflict a b", "usable a", "usable a"}) {
		t.Errorf("the answers are %q", got)
	}
}

func TestAnEditOfAQuestionStaysInIt(t *testing.T) {
	y := try(t, chain)
	y.taken("set 2/ask.known=2026-01-15")
	if got := []string{y.answer(1, 0), y.answer(2, 0), y.answer(2, 1), y.answer(3, 0)}; !slices.Equal(got, []string{"usable a", "usable a", "usable a", "usable a"}) {
		t.Errorf("the answers are %q", got)
	}
}

func TestAnEditThatItsOwnOperationIsRefusedForIsNotTaken(t *testing.T) {
	y := try(t, chain)
	before := y.lesson
	not := y.try("clear m2.evidence")
	if not == nil || not.Refusal == nil || not.Refusal.Code != core.CodeNoEvidence || not.Edit.Path.Field != "evidence" {
		t.Fatalf("m2 is verified and would rest on nothing, but: %+v", not)
	}
	if y.lesson != before || y.edits.CanUndo() || y.edits.Count() != 0 {
		t.Error("an edit that is not taken changed something")
	}
}

func TestALaterOperationThatIsRefusedForAnEditIsShown(t *testing.T) {
	y := try(t, chain)
	y.taken("set m1.scope=other")
	if got := y.happened("2/m2"); got != "supersedes_scope" {
		t.Errorf("m2 supersedes a memory of another scope; it is %s", got)
	}
	if got := y.happened("3/retire m2"); got != "unknown_id" {
		t.Errorf("what retires m2 finds none; it is %s", got)
	}
}

func TestWhatIsRefusedAlreadyMayBeEditedOn(t *testing.T) {
	y := try(t, chain)
	y.taken("set m9.value=y", "set m1.scope=other", "set m2.value=y", "set m2.scope=third")
	if got := y.happened("2/m2"); got != "supersedes_scope" {
		t.Errorf("m2 is %s", got)
	}
	y.taken("set m9.evidence=[D5]")
	if got := y.happened("1/m9"); got != "taken" {
		t.Errorf("m9 has evidence now, and is %s", got)
	}
	y.taken("set m9.evidence=[]")
	if got := y.happened("1/m9"); got != "no_evidence" {
		t.Errorf("set back to what the lesson has, m9 is %s", got)
	}
	without := y.read("set m9.value=x")
	without.Kind = scenario.EditClear
	if _, _, not := y.edits.Try(y.base, y.lesson, without); not == nil || not.Problem == nil || not.Problem.Code != source.CodeMissing {
		t.Errorf("a memory without a value: %+v", not)
	}
}

// The record times of a step lie behind the day of the one before. The ledger
// would take an earlier one where it holds nothing later.
func TestAnEditMayNotLetInWhatIsRecordedBeforeItsStep(t *testing.T) {
	y := try(t, chain)
	y.taken("drop m2") // m3 is still refused: m1 is recorded later
	if not := y.try("drop m1"); not == nil || not.Problem == nil || not.Problem.Code != source.CodeRecordedEarly || not.Problem.In.Name != "m3" {
		t.Fatalf("m3, recorded before step 1, would be taken in step 2: %+v", not)
	}
	if not := y.try(`add 2/{"record": {"id": "n", "value": "x", "evidence": ["D1"], "recorded": "2026-01-01"}}`); not == nil || not.Problem == nil {
		t.Errorf("an addition of step 2 recorded on the day of step 1: %+v", not)
	}
	y.taken("set m3.recorded=2026-01-02")
}

func TestADropStaysToBeSeenAndCanBeKeptAfterAll(t *testing.T) {
	y := try(t, chain)
	y.taken("set m2.value=x", "drop m1", "set m9.value=q")
	if y.happened("1/m1") != "dropped" || y.happened("2/m2") != "taken" {
		t.Errorf("m1 is %s, m2 %s", y.happened("1/m1"), y.happened("2/m2"))
	}
	p, _ := scenario.ParsePath("2/m2")
	if h := y.lesson.Happening(p); !slices.Equal(h.Unlinked, []string{"m1"}) {
		t.Errorf("m2 does not supersede %q any more, want m1", h.Unlinked)
	}
	m1, _ := scenario.ParsePath("1/m1")
	y.edits, y.lesson = y.edits.Keep(y.base, m1)
	if y.happened("1/m1") != "taken" || y.edits.Count() != 2 {
		t.Errorf("kept, m1 is %s, with %d edits", y.happened("1/m1"), y.edits.Count())
	}
	y.edits, y.lesson = y.edits.Undo(y.base)
	if y.happened("1/m1") != "dropped" {
		t.Errorf("undone, m1 is %s", y.happened("1/m1"))
	}
}

func TestSeveralEditsAtOnceAreOneUndo(t *testing.T) {
	y := try(t, chain)
	if not := y.try("clear m1.evidence", "set m1.status=candidate"); not != nil {
		t.Fatalf("together they are fine: %+v", not)
	}
	y.edits, y.lesson = y.edits.Undo(y.base)
	if y.edits.Count() != 0 || y.lesson != y.base {
		t.Errorf("one undo leaves %v", y.edits.List())
	}
}

func TestAnEditThatChangesNothingIsNone(t *testing.T) {
	y := try(t, chain)
	y.taken("set m1.value=a")
	if y.edits.CanUndo() || y.lesson != y.base {
		t.Error("to set what the lesson has is no edit")
	}
	y.taken("set m1.value=x", "set m1.value=a")
	if y.edits.Count() != 0 || y.lesson != y.base {
		t.Error("set back, nothing differs from the lesson")
	}
	y.edits, y.lesson = y.edits.Undo(y.base)
	if y.edits.Count() != 1 {
		t.Error("but it can be undone")
	}
}

func TestNoTintMovesInAWhatIf(t *testing.T) {
	y := try(t, chain)
	y.taken("set m1.value=new")
	if diff := cmp.Diff([]string{"a", "z", "b", "c", "new"}, y.lesson.Values); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if len(y.base.Values) != 4 {
		t.Errorf("the lesson itself has the values %q", y.base.Values)
	}
}

func TestStepsBeforeTheFirstEditAreTheLessonsOwn(t *testing.T) {
	y := try(t, chain)
	y.taken("drop retire m2")
	for i := range 2 {
		if y.lesson.Frames[i].Questions[0].Ask != y.base.Frames[i].Questions[0].Ask {
			t.Errorf("step %d was played again", i+1)
		}
		if y.lesson.Frames[i].Lesson() != y.lesson {
			t.Errorf("step %d belongs to another lesson", i+1)
		}
	}
}

// The normal form of edits does not tell in which order they were made, and
// one by one they need not be taken in every order.
func TestEditsAreOpenedAgainWhateverTheirOrder(t *testing.T) {
	y := try(t, chain)
	y.taken("set m1.status=candidate", "clear m1.evidence")
	list := y.edits.List()
	if list[0].Path.Field != "evidence" {
		t.Fatalf("evidence stands before status, but here is %v", list)
	}
	e, lesson, not := player.Reopened(y.base, list)
	if not != nil || e.Signature() != y.edits.Signature() || sameLesson(lesson, y.lesson) != "" {
		t.Errorf("opened again: %+v %q", not, e.Signature())
	}
	if _, lesson, not := player.Reopened(y.base, list[:1]); not == nil || not.Refusal == nil || lesson != y.base {
		t.Errorf("without the first of them the second is not taken: %+v", not)
	}
}

// A what-if that no order of its normal form leads to is written as it was
// made.
func TestALineIsWrittenAsTheEditsWereMadeWhereThatIsNeeded(t *testing.T) {
	y := try(t, chain)
	y.taken("set m1.scope=other", "set m2.scope=third", "set m1.scope=s")
	if got := y.happened("2/m2"); got != "supersedes_scope" || y.edits.Count() != 1 {
		t.Fatalf("m2 is %s after %v", got, y.edits.List())
	}
	line := player.State{Lesson: y.lesson, Base: y.base, Edits: y.edits, Name: "x"}.CommandLine()
	if want := "memtui x --set 1/m1.scope=other --set 2/m2.scope=third --set 1/m1.scope=s"; line != want {
		t.Errorf("the line is %q, want %q", line, want)
	}
}
