package player

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memtui/internal/core"
	"memtui/internal/scenario"
)

// edits lists the edits in force as the command line has them.
func edits(s State) []string {
	var out []string
	for _, e := range s.Edits.List() {
		out = append(out, string(e.Kind)+" "+e.Flag())
	}
	return out
}

func TestEnterTakesTheNextChoiceAtOnce(t *testing.T) {
	s := on(t, whatIfOn(t, toggled, 2, 0), "2/m2.status")
	was := answerOf(s, 2, 0)
	s = entered(s, 2) // candidate → retired → verified, which needs evidence
	if got := row(t, s); got.Value != "retired" || !got.Differs || got.Was != "candidate" {
		t.Fatalf("the row holds %q, was %q", got.Value, got.Was)
	}
	if got := answerOf(s, 2, 0); !got.Equal(was) {
		t.Errorf("a retired memory changes the answer to %v", got)
	}
}

func TestARefusedChoiceStaysMarkedAndTheNextGoesOnFromIt(t *testing.T) {
	s := on(t, whatIfOn(t, toggled, 1, 0), "1/m1.evidence") // [D1] ∅ …
	lesson := s.Lesson
	s = entered(s, 1)
	got := row(t, s)
	if got.Marked == got.At || !got.Choices[got.Marked].Missing {
		t.Errorf("marked is %v of %q", got.Marked, spelt(got.Choices))
	}
	if not := s.WhatIf.Refused; not == nil || not.Refusal == nil || not.Refusal.Code != core.CodeNoEvidence {
		t.Errorf("the reason is %+v, want no_evidence", not)
	}
	if s.Lesson != lesson || s.Edits.CanUndo() {
		t.Error("an edit that is not taken leaves nothing behind")
	}
	if s = entered(s, 1); s.Input.Kind != InputValue {
		t.Errorf("the next choice types a text, and the field is %q", s.Input.Kind)
	}
	s = entered(do(s, CmdClose), 1)
	if got := row(t, s); got.Marked != got.At || s.WhatIf.Refused != nil {
		t.Error("all the way round the reason is still there")
	}
}

func TestMovingOnForgetsWhatWasNotTaken(t *testing.T) {
	s := entered(on(t, whatIfOn(t, toggled, 1, 0), "1/m1.evidence"), 1)
	s = s.Do(Command{Kind: CmdField, N: 1})
	if s.WhatIf.Refused != nil {
		t.Error("the reason of another row is still there")
	}
	if got := row(t, s); got.Marked != got.At {
		t.Error("the choice of another row is still marked")
	}
}

func TestDeleteMakesMissing(t *testing.T) {
	for _, c := range []struct {
		name           string
		page, question int
		path           string
		want           string // the value then
		edits          []string
	}{
		{"a time", 1, 0, "1/m1.valid.from", "", []string{"clear 1/m1.valid.from"}},
		{"a list", 4, 0, "4/m4.supersedes", "", []string{"clear 4/m4.supersedes"}},
		{"an input of a decision", 5, 0, "5/candidate.source", "", []string{"clear 5/candidate.source"}},
		{"the record as a whole", 5, 0, "5/candidate", "", []string{"clear 5/candidate"}},
		{"a question's input says its default", 3, 1, "3/ask 2: known", "2026-06-20", []string{"clear 3/ask 2: known"}},
		{"what has its default keeps it", 1, 0, "1/m1.scope", "projectA", nil},
		{"what is missing stays so", 5, 1, "5/decide 2: candidate.source", "", nil},
	} {
		s := do(on(t, whatIfOn(t, toggled, c.page, c.question), c.path), CmdMissing)
		if s.WhatIf.Refused != nil {
			t.Errorf("%s is not taken: %+v", c.name, s.WhatIf.Refused)
		}
		if got := row(t, s).Value; got != c.want {
			t.Errorf("%s: it holds %q, want %q", c.name, got, c.want)
		}
		if diff := cmp.Diff(c.edits, edits(s)); diff != "" {
			t.Errorf("%s: %s", c.name, diff)
		}
	}
}

func TestWhatAMemoryCannotBeWithoutIsNotTakenOut(t *testing.T) {
	s := do(on(t, whatIfOn(t, toggled, 1, 0), "1/m1.value"), CmdMissing)
	if s.WhatIf.Refused == nil || s.IsEdited() {
		t.Errorf("a memory without a value is taken: %v", edits(s))
	}
}

func TestATextIsTypedThroughTheOneDecoder(t *testing.T) {
	for _, c := range []struct {
		name, path, typed, want string
	}{
		{"a value", "1/m1.value", "45s", "45s"},
		{"a time", "1/m1.valid.from", "2026-03-01T00:00:00Z", "2026-03-01T00:00:00Z"},
		{"ids apart by spaces", "1/m1.evidence", "D1 D7", "[D1, D7]"},
		{"ids from a Chinese keyboard", "1/m1.evidence", "D1，D7、D8", "[D1, D7, D8]"},
		{"a list as a file has it", "1/m1.evidence", `[D1, "a b"]`, `[D1, "a b"]`},
		{"nothing", "1/m1.valid.from", " ", ""},
		{"what it holds", "1/m1.value", "30s", "30s"},
	} {
		s := do(typing(t, on(t, whatIfOn(t, toggled, 1, 0), c.path), c.typed), CmdTake)
		if s.Input.Kind != InputNone || s.WhatIf.Refused != nil {
			t.Errorf("%s is not taken: %+v", c.name, s.WhatIf.Refused)
		}
		got := row(t, s)
		if got.Value != c.want || got.Marked != got.At {
			t.Errorf("%s: the row holds %q, want %q", c.name, got.Value, c.want)
		}
		if c.want == "30s" && s.Edits.CanUndo() {
			t.Errorf("%s leaves an edit behind", c.name)
		}
	}
}

func TestTheTextFieldOpensWithWhatIsThere(t *testing.T) {
	for path, want := range map[string]string{"1/m1.value": "30s", "1/m1.evidence": "D1", "1/m1.valid.to": ""} {
		s := on(t, whatIfOn(t, toggled, 1, 0), path)
		for s.Input.Kind == InputNone {
			s = entered(s, 1)
		}
		if s.Input.Text != want {
			t.Errorf("%s opens with %q, want %q", path, s.Input.Text, want)
		}
	}
}

func TestATextThatCannotStandThereStaysInTheField(t *testing.T) {
	s := typing(t, on(t, whatIfOn(t, toggled, 1, 0), "1/m1.valid.from"), "2026-13-01")
	s = do(s, CmdTake)
	if s.Input.Kind != InputValue || s.Input.Text != "2026-13-01" {
		t.Errorf("the field is %+v", s.Input)
	}
	if not := s.WhatIf.Refused; not == nil || not.Problem == nil {
		t.Errorf("the reason is %+v", not)
	}
	s = do(s.Do(Command{Kind: CmdType, Text: "2026-02-01"}), CmdTake)
	if s.Input.Kind != InputNone || s.WhatIf.Refused != nil || row(t, s).Value != "2026-02-01" {
		t.Errorf("mended, it is not taken: %+v", s.WhatIf.Refused)
	}
}

func TestEscapeLeavesAFieldAsItWas(t *testing.T) {
	s := typing(t, on(t, whatIfOn(t, toggled, 1, 0), "1/m1.value"), "45s")
	s = do(s, CmdClose)
	if s.IsEdited() || s.Mode != ModeWhatIf || row(t, s).Value != "30s" {
		t.Errorf("escape took %v", edits(s))
	}
}

func TestARecordTimeStaysInItsStep(t *testing.T) {
	for _, typed := range []string{"2026-06-21", "2026-06-10"} {
		s := do(typing(t, on(t, whatIfOn(t, toggled, 3, 0), "3/verify m2.recorded"), typed), CmdTake)
		if s.IsEdited() || s.WhatIf.Refused == nil {
			t.Errorf("%s is taken in a step on 2026-06-20 after one on 2026-06-10", typed)
		}
	}
}

func TestAnEditOfAnOperationReachesEveryLaterStep(t *testing.T) {
	s := do(typing(t, on(t, whatIfOn(t, toggled, 1, 0), "1/m1.value"), "45s"), CmdTake)
	for page, question := range map[int]int{1: 0, 2: 0, 3: 1} {
		if got := answerOf(s, page, question).Value; got != "45s" {
			t.Errorf("step %d answers %q", page, got)
		}
	}
	s = do(on(t, whatIfOn(t, toggled, 3, 1), "3/ask 2: known"), CmdMissing)
	if got := s.Lesson.Frames[2].Questions[0].Ask.Query; !got.Known.Equal(mustTime(t, "2026-06-20")) {
		t.Errorf("an edit of one question changed another: %v", got)
	}
}

func TestEditsAndTheCursorSurviveStepping(t *testing.T) {
	s := entered(on(t, whatIfOn(t, toggled, 4, 0), "4/m4.value"), 1)
	was, key := edits(s), s.Key()
	s = do(s, CmdPrevious)
	if got := row(t, s).Path.Step; got > 3 {
		t.Errorf("step 3 has the cursor on an operation of step %d", got)
	}
	s = do(s, CmdNext)
	if diff := cmp.Diff(was, edits(s)); diff != "" {
		t.Error(diff)
	}
	if s.Key() != key {
		t.Errorf("coming back shows\n%+v\nwhere there was\n%+v", s.Key(), key)
	}
}

func TestPastTheLastFieldComesTheNextTab(t *testing.T) {
	s := on(t, whatIfOn(t, toggled, 2, 0), "1/m1.value")
	many, seen := 0, []string{}
	for _, tab := range s.Tabs() {
		many += len(s.fieldsOf(tab))
	}
	for range many {
		seen = append(seen, row(t, s).Path.String()+string(row(t, s).Action)+row(t, s).Value)
		s = s.Do(Command{Kind: CmdField, N: 1})
	}
	slices.Sort(seen)
	if got := len(slices.Compact(seen)); got != many {
		t.Errorf("going down passes %d of %d rows", got, many)
	}
	for range many {
		s = s.Do(Command{Kind: CmdField, N: -1})
	}
	if got := row(t, s).Path.String(); got != "1/m1.value" {
		t.Errorf("going up again ends at %s", got)
	}
}

func TestTabsGoRound(t *testing.T) {
	s := whatIfOn(t, toggled, 2, 0)
	was := s.WhatIf.Tab
	for range s.Tabs() {
		s = s.Do(Command{Kind: CmdTab, N: 1})
	}
	if s.WhatIf.Tab != was {
		t.Errorf("all the way round it is on %d, was on %d", s.WhatIf.Tab, was)
	}
	if s = s.Do(Command{Kind: CmdTabAt}).Do(Command{Kind: CmdTab, N: -1}); s.WhatIf.Tab != len(s.Tabs())-1 {
		t.Errorf("back from the first it is on %d", s.WhatIf.Tab)
	}
}

func TestAClickOnTheChosenFieldChangesIt(t *testing.T) {
	s := whatIfOn(t, toggled, 5, 0)
	at := s.WhatIf.Field
	if s = s.Do(Command{Kind: CmdFieldAt, N: at + 1}); s.IsEdited() || s.WhatIf.Field != at+1 {
		t.Errorf("the first click goes to %d and edits %v", s.WhatIf.Field, edits(s))
	}
	if s = s.Do(Command{Kind: CmdFieldAt, N: at}).Do(Command{Kind: CmdFieldAt, N: at}); !s.IsEdited() {
		t.Error("the second click changes nothing")
	}
}

func TestADroppedMemoryTakesAlongWhatRestsOnItAndIsKeptAgain(t *testing.T) {
	s := whatIfOn(t, toggled, 4, 0)
	s = s.chooseInput(scenario.Path{Step: 2, Kind: scenario.PathRecord, ID: "m2"})
	for row(t, s).Action != ActionDrop {
		s = s.Do(Command{Kind: CmdField, N: 1})
	}
	s = entered(s, 1)
	gone := map[string]scenario.Gone{}
	for _, tab := range s.Tabs() {
		if tab.Gone != scenario.NotGone {
			gone[tab.Path.String()] = tab.Gone
		}
	}
	want := map[string]scenario.Gone{"2/m2": scenario.Dropped, "3/verify m2": scenario.Fell, "4/retire m2": scenario.Fell}
	if diff := cmp.Diff(want, gone); diff != "" {
		t.Error(diff)
	}
	if h := s.Lesson.Happening(scenario.Path{Step: 4, Kind: scenario.PathRecord, ID: "m4"}); !slices.Equal(h.Unlinked, []string{"m2"}) {
		t.Errorf("m4 lost the links %v, want m2", h.Unlinked)
	}
	if s.Edits.Count() != 1 {
		t.Errorf("a drop counts %d", s.Edits.Count())
	}
	if got := row(t, s); got.Action != ActionKeep || len(s.Fields()) != 1 {
		t.Fatalf("what is dropped has the rows %v", s.Fields())
	}
	if kept := entered(s, 1); kept.IsEdited() {
		t.Errorf("kept again, %v is left", edits(kept))
	}
	fell := s.chooseInput(scenario.Path{Step: 4, Kind: scenario.PathRetire, ID: "m2"})
	if kept := entered(fell, 1); kept.IsEdited() {
		t.Errorf("what fell is kept with its memory, and %v is left", edits(kept))
	}
}

// adding adds an operation of the step on screen.
func adding(t *testing.T, s State, a Action, value string) State {
	t.Helper()
	last := len(s.Tabs()) - 1
	for i, row := range s.fieldsOf(s.Tabs()[last]) {
		if row.Action == a && row.Value == value {
			return entered(s.choose(last, i), 1)
		}
	}
	t.Fatalf("%s of %s is not offered", a, value)
	return s
}

func TestWhatCanBeAdded(t *testing.T) {
	var got []string
	s := whatIfOn(t, toggled, 2, 0)
	s = s.Do(Command{Kind: CmdTabAt, N: len(s.Tabs()) - 1})
	for _, row := range s.Fields() {
		got = append(got, string(row.Action)+" "+row.Value)
	}
	want := []string{"record m1", "record m2", "verify m2", "retire m1", "retire m2", "revoke D1"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestAnAdditionStandsOnTheDayOfTheStep(t *testing.T) {
	day := mustTime(t, "2026-06-10")
	for _, c := range []struct {
		action Action
		value  string
		path   string
		want   core.Op
	}{
		{ActionVerify, "m2", "2/verify m2", core.Verify{ID: "m2", Evidence: []string{core.StandIn}, Recorded: day}},
		{ActionRetire, "m1", "2/retire m1", core.Retire{ID: "m1", Recorded: day}},
		{ActionRevoke, "D1", "2/revoke D1", core.Revoke{Evidence: "D1", Recorded: day}},
		{ActionRecord, "m1", "2/m5", core.Record{
			ID: "m5", Key: "timeout", Scope: "projectA", Version: "v3", Value: "30s", Evidence: []string{"D1"},
			Status: core.StatusVerified, Valid: core.Interval{From: mustTime(t, "2026-01-01")}, Recorded: day, Supersedes: []string{},
		}},
	} {
		s := adding(t, whatIfOn(t, toggled, 2, 0), c.action, c.value)
		if s.WhatIf.Refused != nil || s.Edits.Count() != 1 {
			t.Fatalf("%s %s is not taken: %+v", c.action, c.value, s.WhatIf.Refused)
		}
		tab := s.Tabs()[s.WhatIf.Tab]
		if !tab.Added || tab.Path.String() != c.path {
			t.Errorf("the cursor is on %s, want %s", tab.Path, c.path)
		}
		if diff := cmp.Diff(c.want, tab.Op, cmp.Comparer(core.Time.Equal), cmp.Comparer(core.Record.Same)); diff != "" {
			t.Error(diff)
		}
	}
}

func TestAnAdditionIsChangedAndTakenBack(t *testing.T) {
	s := adding(t, whatIfOn(t, toggled, 2, 0), ActionRecord, "m1")
	s = do(typing(t, on(t, s, "2/m5.value"), "45s"), CmdTake)
	if got := row(t, s); s.Edits.Count() != 1 || got.Value != "45s" || got.Differs {
		t.Errorf("a field of an addition counts: %v, row %+v", edits(s), got)
	}
	s = on(t, s, "2/m5") // its drop
	if s = entered(s, 1); s.IsEdited() {
		t.Errorf("dropped, it leaves %v", edits(s))
	}
	if f, ok := s.field(); !ok || f.Path.ID == "m5" {
		t.Errorf("the cursor is on %v", f.Path)
	}
	if s = do(s, CmdUndo); edits(s) == nil {
		t.Error("undo does not bring it back")
	}
}

func TestTwoCopiesHaveTwoIDs(t *testing.T) {
	s := adding(t, adding(t, whatIfOn(t, toggled, 2, 0), ActionRecord, "m1"), ActionRecord, "m1")
	if s.WhatIf.Refused != nil || s.Edits.Count() != 2 {
		t.Errorf("the second copy: %+v, %v", s.WhatIf.Refused, edits(s))
	}
}

// Enter goes through every choice of every field, and ends where it began.
func TestEnterGoesThroughEveryChoice(t *testing.T) {
	for page := 1; page <= 6; page++ {
		begin := whatIfOn(t, toggled, page, 0)
		for i, tab := range begin.Tabs() {
			for j, field := range begin.fieldsOf(tab) {
				if field.Action != "" {
					continue
				}
				s, seen := begin.choose(i, j), []string{}
				for range field.Choices {
					now := row(t, s)
					seen = append(seen, spelt(now.Choices)[now.Marked])
					s = entered(s, 1)
					s.Input = Input{}
				}
				want := spelt(field.Choices)
				if slices.Sort(want); !slices.Equal(want, slices.Sorted(slices.Values(seen))) {
					t.Errorf("%s offers %q, and enter goes through %q", field.Path, want, seen)
				}
				if s.IsEdited() || s.WhatIf.Refused != nil {
					t.Errorf("%s: all the way round it has %v", field.Path, edits(s))
				}
			}
		}
	}
}
