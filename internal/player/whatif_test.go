package player

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"memtui/internal/core"
)

func TestTabsAreTheOperationsUpToTheStepTheQuestionAndAdditions(t *testing.T) {
	var got []string
	for _, tab := range whatIfOn(t, toggled, 3, 1).Tabs() {
		got = append(got, string(tab.Kind)+" "+tab.Path.String())
	}
	want := []string{
		"operation 1/m1", "operation 2/m2", "operation 2/m3", "operation 3/verify m2", "operation 3/revoke D1",
		"question 3/ask 2: ", "add 3/\"\"",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestADecisionIsEditedAloneInTheOrderOfTheRecord(t *testing.T) {
	s := whatIfOn(t, toggled, 5, 1)
	if tabs := s.Tabs(); len(tabs) != 1 || tabs[0].Kind != TabQuestion {
		t.Fatalf("tabs are %v", tabs)
	}
	var got, want []string
	for _, row := range s.Fields() {
		got = append(got, row.Path.String())
	}
	for _, f := range core.RequestFields() {
		want = append(want, "5/decide 2: "+f.Name)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestWithoutAStepThereIsNothingToChange(t *testing.T) {
	s := do(loaded(t, toggled), CmdWhatIf)
	if s.Mode != ModeNone || s.Tabs() != nil || s.Fields() != nil {
		t.Errorf("the opening page has mode %q, tabs %v", s.Mode, s.Tabs())
	}
}

// All fields of an operation but its id, all of a question; an
// operation can be dropped.
func TestEveryInputButTheIDCanBeChanged(t *testing.T) {
	s := whatIfOn(t, toggled, 4, 0)
	for _, of := range []struct {
		path   string
		fields []core.Field
	}{
		{"1/m1", core.RecordFields()}, {"3/verify m2", core.VerifyFields()}, {"4/retire m2", core.RetireFields()},
		{"3/revoke D1", core.RevokeFields()},
	} {
		var got, want []string
		for _, row := range on(t, s, of.path).Fields() {
			got = append(got, row.Field.Name+string(row.Action))
		}
		for _, f := range of.fields {
			if f.Name != "id" {
				want = append(want, f.Name)
			}
		}
		want = append(want, "drop")
		slices.Sort(got)
		slices.Sort(want)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: %s", of.path, diff)
		}
	}
}

func TestWhatTheLessonInvitesToComesFirstAndThenWhatAMemorySays(t *testing.T) {
	var got []string
	for _, row := range on(t, whatIfOn(t, toggled, 3, 0), "2/m2.recorded").Fields() {
		name := row.Field.Name
		if row.Vary {
			name += " invited"
		}
		got = append(got, name)
	}
	want := []string{
		"value invited", "evidence", "status", "supersedes", "expires", "recorded", "valid.from", "valid.to",
		"key", "scope", "version", "",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestWhatIfBeginsAtTheFirstInvitation(t *testing.T) {
	for _, c := range []struct {
		name           string
		page, question int
		want           string
	}{
		{"the first that is on screen", 3, 0, "3/verify m2.evidence"},
		{"the question itself", 3, 1, "3/ask 2: known"},
		{"a decision's", 5, 0, "5/candidate.validity"},
		{"none: what the step did last", 4, 0, "4/m4.value"},
		{"none for this decision", 5, 1, "5/decide 2: taskAnchor"},
	} {
		if got := row(t, whatIfOn(t, toggled, c.page, c.question)).Path.String(); got != c.want {
			t.Errorf("%s: it begins at %s, want %s", c.name, got, c.want)
		}
	}
}

func TestWhatAnInputCanHold(t *testing.T) {
	for _, c := range []struct {
		page, question int
		path           string
		want           []string
	}{
		// an enumeration: its values in their order; a status left out is verified
		{3, 0, "2/m2.status", []string{"verified", "candidate", "retired"}},
		// a list: what the lesson has, nothing, single ids, all
		{3, 0, "1/m1.evidence", []string{"[D1]", "∅", "[D2]", "[D1, D2]", "…"}},
		// supersedes: earlier memories of the same subject
		{4, 0, "4/m4.supersedes", []string{"[m2]", "∅", "[m1]", "[m3]", "[m1, m2, m3]", "…"}},
		{3, 0, "1/m1.supersedes", []string{"∅", "…"}},
		// a time: left out, the lesson's own instants of its axis, typed
		{2, 0, "2/m2.valid.from", []string{"∅", "2026-01-01", "2026-06-10", "2026-07-01", "2026-08-01", "…"}},
		// a record time stays in the open row of its step
		{4, 0, "3/verify m2.recorded", []string{"2026-06-20", "…"}},
		// what has a default is never missing
		{2, 0, "2/ask.known", []string{"2026-01-01", "2026-06-10", "…"}},
		{2, 0, "1/m1.scope", []string{"projectA", "…"}},
		// what a memory cannot be without is no choice
		{2, 0, "1/m1.value", []string{"30s", "20s", "25s", "…"}},
		{3, 0, "3/revoke D1.evidence", []string{"D1", "D2", "…"}},
		// decisions: everything may be missing
		{5, 0, "5/candidate.validity", []string{"current", "expired", "unmet", "∅"}},
		{5, 1, "5/decide 2: candidate.source", []string{"∅", "output", "…"}},
		{5, 1, "5/decide 2: subject", []string{"project:other", "∅", "project:demo", "…"}},
		{6, 0, "6/subject", []string{"∅", "project:demo", "project:other", "…"}},
	} {
		s := on(t, whatIfOn(t, toggled, c.page, c.question), c.path)
		if diff := cmp.Diff(c.want, spelt(row(t, s).Choices)); diff != "" {
			t.Errorf("%s at step %d: %s", c.path, c.page, diff)
		}
	}
}

func TestAMissingRecordCanBeGiven(t *testing.T) {
	s := on(t, whatIfOn(t, toggled, 6, 0), "6/candidate")
	if got := spelt(row(t, s).Choices); len(got) != 2 || got[0] != "∅" {
		t.Fatalf("choices are %q", got)
	}
	s = entered(s, 1)
	if row(t, s).Value == "" || s.Lesson.Frames[5].Questions[0].Decide.Request.Candidate == nil {
		t.Errorf("the record is still missing: %+v", s.WhatIf.Refused)
	}
	if s = entered(s, 1); s.IsEdited() {
		t.Errorf("taken out again, it still differs: %v", s.Edits.List())
	}
}

// Every field of every step: the choices differ from each other, and the one
// in force is among them.
func TestChoicesSayDifferentThings(t *testing.T) {
	for page := 1; page <= 6; page++ {
		s := whatIfOn(t, toggled, page, 0)
		for _, tab := range s.Tabs() {
			for _, row := range s.fieldsOf(tab) {
				if row.Action != "" {
					continue
				}
				all := spelt(row.Choices)
				if row.At < 0 || row.At >= len(all) {
					t.Errorf("%s holds %q, which is none of %q", row.Path, row.Value, all)
				} else if in := row.Choices[row.At]; in.Value != row.Value || in.Type {
					t.Errorf("%s holds %q, and %q is in force", row.Path, row.Value, in.Value)
				}
				slices.Sort(all)
				if len(slices.Compact(slices.Clone(all))) != len(all) {
					t.Errorf("%s offers one value twice: %q", row.Path, all)
				}
			}
		}
	}
}

func TestAnotherSpellingOfTheSameIsNoChoice(t *testing.T) {
	const lesson = `
memtui: 1
title: t
focus: {key: k, scope: s, version: v}
steps:
  - title: one
    on: 2026-01-01
    do:
      - record: {id: m1, value: a, evidence: [B, A, B], valid: {from: 2026-01-01T00:00:00Z, to: 2026-02-01}}
      - record: {id: m2, value: b, evidence: [A], valid: {from: 2026-01-01}}
`
	s := whatIfOn(t, lesson, 1, 0)
	for path, want := range map[string][]string{
		"1/m1.evidence":   {"[B, A, B]", "∅", "[B]", "[A]", "…"},
		"1/m1.valid.from": {"∅", "2026-01-01T00:00:00Z", "2026-02-01", "…"},
	} {
		if diff := cmp.Diff(want, spelt(row(t, on(t, s, path)).Choices)); diff != "" {
			t.Errorf("%s: %s", path, diff)
		}
	}
}

// Whatever is done, as many undos give the lesson again, and as many redos
// what was done.
func TestAnySequenceOfChangesCanBeUndone(t *testing.T) {
	lesson := loaded(t, toggled)
	rapid.Check(t, func(rt *rapid.T) {
		s := lesson.Do(Command{Kind: CmdGoTo, N: rapid.IntRange(1, 6).Draw(rt, "page")})
		s = do(s, CmdWhatIf)
		for range rapid.IntRange(1, 20).Draw(rt, "many") {
			s = s.Do(rapid.SampledFrom([]Command{
				{Kind: CmdField, N: rapid.IntRange(-3, 5).Draw(rt, "rows")}, {Kind: CmdTab, N: 1}, {Kind: CmdChange}, {Kind: CmdChange},
				{Kind: CmdMissing}, {Kind: CmdUndo}, {Kind: CmdRedo}, {Kind: CmdReset}, {Kind: CmdNext}, {Kind: CmdPrevious},
				{Kind: CmdClose},
			}).Draw(rt, "command"))
			if s.Mode == ModeNone && s.Frame() != nil {
				s = do(s, CmdWhatIf)
			}
			if s.Input.Kind != InputNone {
				s = do(s.Do(Command{Kind: CmdType, Text: rapid.SampledFrom([]string{"", "2026-01-05", "D1", "m1 m2", "x"}).Draw(rt, "text")}), CmdTake, CmdClose)
			}
		}
		s.Input = Input{}
		end, many := s.Edits.Signature(), 0
		for ; s.Edits.CanUndo(); many++ {
			s = do(s, CmdUndo)
		}
		if s.IsEdited() || s.Lesson != lesson.Lesson {
			rt.Fatalf("after %d undos %v is left", many, s.Edits.List())
		}
		for range many {
			s = do(s, CmdRedo)
		}
		if s.Edits.Signature() != end {
			rt.Fatalf("done again, it is\n%s\nand was\n%s", s.Edits.Signature(), end)
		}
	})
}
