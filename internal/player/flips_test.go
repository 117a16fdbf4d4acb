package player

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"memtui/internal/core"
	"memtui/internal/scenario"
	"memtui/internal/source"
)

// settling is a lesson that ends in a conflict: m3 says again what m2 has
// replaced.
const settling = `memtui: 1
title: A timeout
focus: {key: timeout, scope: projectA, version: v3}
steps:
  - title: one
    on: 2026-01-01
    do: [{record: {id: m1, value: 30s, evidence: [D1]}}]
  - title: two
    on: 2026-06-10
    do:
      - record: {id: m2, value: 20s, evidence: [D2], valid: {from: 2026-07-01}, supersedes: [m1]}
      - record: {id: far, value: other, evidence: [D9], scope: projectB, version: v2}
  - title: three
    on: 2026-10-17
    do: [{record: {id: m3, value: 30s, evidence: [D3], valid: {from: 2026-07-01}}}]
    ask: [{}, {known: 2027-01-01}]
`

// lessonFrom plays a lesson as it is written.
func lessonFrom(t testing.TB, text string) *Lesson {
	t.Helper()
	sc, problems := scenario.Load("lesson.yaml", []byte(text))
	if sc == nil {
		t.Fatalf("%+v", problems[0])
	}
	return Play(sc)
}

// openedTable gives the table of changes of a question, opened.
func openedTable(t testing.TB, text string, page, question int) State {
	t.Helper()
	s := State{Lesson: lessonFrom(t, text), Beat: Still()}.at(page, question)
	s = s.Do(Command{Kind: CmdFlip})
	if s.Mode != ModeFlip {
		t.Fatalf("the table did not open: %q", s.Mode)
	}
	return s
}

func change(kind core.ChangeKind, value string) string { return string(kind) + " " + value }

// told says the changes of a row in a few words.
func told(row FlipRow) string {
	parts := []string{string(row.Section)}
	for _, item := range row.Items {
		c := item.Changes[0]
		what := change(c.Kind, c.Path+c.Value+c.At.String())
		if c.Add != nil {
			what = change(c.Kind, string(core.KindOf(c.Add))+" "+c.Add.Target())
		}
		parts = append(parts, fmt.Sprintf("%d: %s = %s", item.Column, what, item.Answer.Value))
	}
	return strings.Join(parts, "; ")
}

func TestTheTableOfAConflictHasItsSectionsInOrder(t *testing.T) {
	var got []string
	for _, row := range openedTable(t, settling, 3, 0).Flips().Rows {
		got = append(got, told(row))
	}
	want := []string{
		"settle; 1: link supersedesm2 = 30s",
		"settle; 0: add retire m3 = 20s; 1: add retire m2 = 30s",
		"settle; 0: add revoke D3 = 20s; 1: add revoke D2 = 30s",
		"left-out; 0: ask known2026-01-01 = 30s",
		"left-out; 0: ask valid2026-06-30 = 30s",
		"left-out; 0: unlink supersedesm1 = ",
		"left-out", // another scope and another version: no single change lets it in
		"nearest; 0: ask valid2026-06-30 = 30s",
		"nearest; 0: ask known2026-10-16 = 20s",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestAChangeOfManyOfOneKindTakesSeveralRows(t *testing.T) {
	two := strings.Replace(settling, "do: [{record: {id: m3, value: 30s, evidence: [D3], valid: {from: 2026-07-01}}}]",
		"do:\n      - record: {id: m3, value: 30s, evidence: [D3]}\n      - record: {id: m4, value: 30s, evidence: [D4]}", 1)
	rows := openedTable(t, two, 3, 0).Flips().Rows
	if len(rows) < 2 || !rows[0].First || rows[1].First || rows[1].Kind != core.ChangeLink {
		t.Fatalf("%+v", rows[:2])
	}
	for _, row := range rows {
		seen := map[int]bool{}
		for _, item := range row.Items {
			if row.Section == FlipSettle && seen[item.Column] {
				t.Errorf("two changes in one cell: %s", told(row))
			}
			seen[item.Column] = true
		}
	}
}

func TestTheTableIsWorkedOutOnce(t *testing.T) {
	s := openedTable(t, settling, 3, 0)
	before := s.Flips()
	for range 3 {
		s = s.Do(Command{Kind: CmdFlipRow, N: 1})
	}
	if s.Flips() != before {
		t.Error("moving the cursor works the table out again")
	}
	if s.at(3, 1).Flips() == before {
		t.Error("another question has the same table")
	}
}

func TestTheCursorKeepsToItsColumn(t *testing.T) {
	s := openedTable(t, settling, 3, 0) // on m3 supersedes m2, the second column
	s = s.Do(Command{Kind: CmdFlipRow, N: 1})
	if row, item := s.FlipCursor(); row != 1 || item != 0 {
		t.Errorf("a cursor that was not moved sideways stands on row %d, change %d", row, item)
	}
	s = s.Do(Command{Kind: CmdFlipItem, N: 1})
	s = s.Do(Command{Kind: CmdFlipRow, N: 1})
	if row, item := s.FlipCursor(); row != 2 || item != 1 {
		t.Errorf("row %d, change %d; want the second of row 2", row, item)
	}
	s = s.Do(Command{Kind: CmdFlipRow, N: 4})
	if row, item := s.FlipCursor(); row != 6 || item != -1 {
		t.Errorf("row %d, change %d; want row 6, which has none", row, item)
	}
	s = s.Do(Command{Kind: CmdFlipRow, N: -4})
	if row, item := s.FlipCursor(); row != 2 || item != 1 {
		t.Errorf("coming back: row %d, change %d; want the second of row 2", row, item)
	}
}

func TestTheCursorStaysInTheTable(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s := openedTable(t, settling, 3, 0)
		if rapid.Bool().Draw(r, "decision") {
			s = State{Lesson: Play(decidingScenario(drawRequest(r))), Beat: Still(), Page: 1, Question: 1}.Do(Command{Kind: CmdFlip})
		}
		table := s.Flips()
		for range rapid.IntRange(1, 20).Draw(r, "keys") {
			kind := rapid.SampledFrom([]CommandKind{CmdFlipRow, CmdFlipItem, CmdReach}).Draw(r, "kind")
			s = s.Do(Command{Kind: kind, N: rapid.IntRange(-3, 3).Draw(r, "by")})
			row, item := s.FlipCursor()
			if row < 0 || row >= len(table.Rows) || item >= len(table.Rows[row].Items) || item < 0 && len(table.Rows[row].Items) > 0 {
				r.Fatalf("row %d, change %d of %d", row, item, len(table.Rows[row].Items))
			}
			if want := s.Flip.Reach; want != "" && !slices.Contains(table.States, want) {
				r.Fatalf("reaches %q", want)
			}
			if chosen, _ := s.ChosenFlip(); chosen == nil && s.Flip.Reach == "" && item >= 0 {
				r.Fatal("a change at the cursor is not the chosen one")
			}
		}
	})
}

func TestTryingAChangeGoesToItsFieldInTheWhatIf(t *testing.T) {
	s := openedTable(t, settling, 3, 0).Do(Command{Kind: CmdTry})
	if s.Mode != ModeWhatIf || s.Edits.Count() != 1 {
		t.Fatalf("%q with %d edits", s.Mode, s.Edits.Count())
	}
	want := scenario.Path{Step: 3, Kind: scenario.PathRecord, ID: "m3", Field: "supersedes"}
	if at := s.Fields()[s.WhatIf.Field]; at.Path != want {
		t.Errorf("on %s, want %s", at.Path, want)
	}
	if out := s.leave(); out.Mode != ModeNone || out.Edits.Count() != 1 {
		t.Errorf("leaving it leads to %q with %d edits", out.Mode, out.Edits.Count())
	}
}

func TestTryingAChangeFromTheWhatIfComesBackToIt(t *testing.T) {
	s := State{Lesson: lessonFrom(t, settling), Beat: Still()}.at(3, 0)
	s = do(s, CmdWhatIf, CmdFlip, CmdTry)
	if s.Mode != ModeWhatIf {
		t.Fatalf("in %q", s.Mode)
	}
	if out := s.leave(); out.Mode != ModeNone {
		t.Errorf("the what-if lies on another: leaving it leads to %q", out.Mode)
	}
}

func TestLeavingTheTableFindsTheStepAsItWas(t *testing.T) {
	before := State{Lesson: lessonFrom(t, settling), Beat: Still(), Pane: PaneMemories, Zoom: true}.at(3, 1)
	after := before.Do(Command{Kind: CmdFlip}).Do(Command{Kind: CmdFlipRow, N: 2}).Do(Command{Kind: CmdClose})
	if after.Key() != before.Key() {
		t.Errorf("was %+v, is %+v", before.Key(), after.Key())
	}
}

func TestAnOperationKnownAfterTheDayOfTheStepIsShownWithTheReason(t *testing.T) {
	s := openedTable(t, settling, 3, 1).Do(Command{Kind: CmdFlipRow, N: 1}) // retire one, as known in 2027
	item, trial := s.ChosenFlip()
	if item.Changes[0].Kind != core.ChangeAdd || trial.NotTaken == nil || trial.NotTaken.Problem == nil {
		t.Fatalf("%+v: %+v", item.Changes, trial)
	}
	if code := trial.NotTaken.Problem.Code; code != source.CodeRecordedLate {
		t.Errorf("because of %q", code)
	}
	if tried := s.Do(Command{Kind: CmdTry}); tried.Mode != ModeFlip || tried.IsEdited() {
		t.Error("it was tried all the same")
	}
}

func TestAChangeThatLetsInWhatTheLessonRefusesIsNotOffered(t *testing.T) {
	// Without the first retirement the ledger takes the second one.
	s := openedTable(t, `memtui: 1
title: Retired twice
focus: {key: k, scope: s, version: v1}
steps:
  - title: one
    on: 2026-01-01
    do:
      - record: {id: m1, value: a, evidence: [D1]}
      - retire: {id: m1}
      - {retire: {id: m1}, refused: already_retired}
    ask: [{}]
`, 1, 0)
	everyFlip(s, func(_ State, item *FlipItem, _ *FlipTrial) {
		t.Errorf("it is offered: %+v", item.Changes)
	})
	out := s.Flipping(s.Flips().Query).LeftOut
	if len(out) != 1 || len(out[0].Flips) != 0 || len(out[0].Fails) != 1 || out[0].Fails[0].Rung != core.RungStatus {
		t.Errorf("m1 is out at the status alone, and no single change lets it in: %+v", out)
	}
}

// Without the retirement the lesson takes m2, which it shows as refused now:
// m1 is let in all the same, and not alone.
func TestAChangeIsPromisedWithWhatTheLessonThenTakes(t *testing.T) {
	s := openedTable(t, `memtui: 1
title: Backwards
focus: {key: k, scope: s, version: v1}
steps:
  - title: one
    on: 2026-01-09
    do:
      - record: {id: m1, value: a, evidence: [D1], recorded: 2026-01-01}
      - retire: {id: m1}
      - {record: {id: m2, value: b, evidence: [D2], recorded: 2026-01-05}, refused: time_backwards}
    ask: [{}]
`, 1, 0)
	found := s.Flipping(s.Flips().Query)
	if len(found.LeftOut) != 1 || len(found.LeftOut[0].Flips) != 2 {
		t.Fatalf("m1 is let in as known on 1 January, and without its retirement: %+v", found.LeftOut)
	}
	drop := found.LeftOut[0].Flips[1]
	if drop.Change.Kind != core.ChangeDrop || drop.Answer.Status != core.Conflict {
		t.Errorf("%+v", drop)
	}
}

// Where no day is shown, a valid that is left out goes by known: another known
// must not move it along.
func TestAnotherKnownLeavesAValidWhereItIs(t *testing.T) {
	s := openedTable(t, `memtui: 1
title: No days
focus: {key: k, scope: s, version: v1}
steps:
  - title: one
    do:
      - record: {id: m1, value: a, evidence: [D1], valid: {from: 2026-02-01}, recorded: 2026-01-15}
      - record: {id: m2, value: b, evidence: [D2], recorded: 2026-01-20, supersedes: [m1]}
    ask: [{known: 2026-02-10}]
`, 1, 0)
	tried := 0
	everyFlip(s, func(at State, item *FlipItem, trial *FlipTrial) {
		if item.Changes[0].Path != "known" {
			return
		}
		tried++
		then := at.Do(Command{Kind: CmdTry})
		if q, _ := then.Query(); trial.Edits == nil || q.Valid.String() != "2026-02-10" || !then.Look().Answer.Equal(item.Answer) {
			t.Errorf("%+v asks about %s as known on %s: %+v", item.Changes, q.Valid, q.Known, trial)
		}
	})
	if tried == 0 {
		t.Error("no other known flips the answer: this tests nothing")
	}
}

func TestAFieldWithoutEffectSaysWhy(t *testing.T) {
	idle := func(change func(*core.Request), field string) FlipRow {
		r := core.Request{TaskAnchor: "a", Subject: "p", Candidate: &core.Candidate{
			ID: "i", Kind: "k", Scope: "task", Subject: "p", Source: "s", ObservedAt: "o",
			WriteReason: "w", ReadTrigger: "t", Validity: "current",
		}}
		change(&r)
		s := State{Lesson: Play(decidingScenario(r)), Beat: Still(), Page: 1, Question: 1}
		for _, row := range s.Flips().Rows {
			if row.Field == field {
				return row
			}
		}
		return FlipRow{}
	}
	for name, test := range map[string]struct {
		row   FlipRow
		why   FlipIdle
		stays []string
	}{
		"the revision of a task's record":  {idle(func(*core.Request) {}, revisionPath), IdleReach, nil},
		"a field of a missing record":      {idle(func(r *core.Request) { r.Candidate = nil }, "candidate.id"), IdleWhole, nil},
		"a record in the place of none":    {idle(func(r *core.Request) { r.Candidate = nil }, "candidate"), IdleBlocked, []string{"candidate.scope", "candidate.validity"}},
		"a field while another is missing": {idle(func(r *core.Request) { r.TaskAnchor = "" }, "subject"), IdleBlocked, []string{"taskAnchor"}},
		"one of two that are missing": {idle(func(r *core.Request) { r.TaskAnchor, r.Candidate.ID = "", "" }, "taskAnchor"),
			IdleBlocked, []string{"candidate.id"}},
	} {
		if len(test.row.Items) > 0 || test.row.Idle != test.why || !slices.Equal(test.row.Stays, test.stays) {
			t.Errorf("%s: %d changes, %q, %v", name, len(test.row.Items), test.row.Idle, test.row.Stays)
		}
	}
}

func TestTabGoesThroughTheStatesAndBackToTheTable(t *testing.T) {
	s := State{Lesson: Play(decidingScenario(core.Request{})), Beat: Still(), Page: 1, Question: 1}.Do(Command{Kind: CmdFlip})
	var seen []core.State
	for range 4 {
		s = s.Do(Command{Kind: CmdReach, N: 1})
		seen = append(seen, s.Flip.Reach)
	}
	want := []core.State{core.StateRefresh, core.StateWorking, core.StateLongTerm, ""}
	if diff := cmp.Diff(want, seen); diff != "" {
		t.Error(diff)
	}
	if back := s.Do(Command{Kind: CmdReach, N: -1}); back.Flip.Reach != core.StateLongTerm {
		t.Errorf("backwards it is %q", back.Flip.Reach)
	}
}

// BenchmarkFlipTable should stay under twenty milliseconds for a query over
// 200 memories, and under one for a decision.
func BenchmarkFlipTable(b *testing.B) {
	var text strings.Builder
	text.WriteString("memtui: 1\ntitle: Many\nfocus: {key: k, scope: s, version: v1}\nsteps:\n  - title: one\n    on: 2026-12-31\n    ask: [{}]\n    do:\n")
	for n := range 200 {
		fmt.Fprintf(&text, "      - record: {id: m%d, value: v%d, evidence: [D%d], recorded: 2026-%02d-%02d}\n", n, n%7, n, 1+n/28, 1+n%28)
	}
	query := State{Lesson: lessonFrom(b, text.String()), Beat: Still(), Page: 1}
	decision := State{Lesson: Play(decidingScenario(core.Request{TaskAnchor: "a", Candidate: &core.Candidate{}})), Beat: Still(), Page: 1, Question: 1}
	for name, s := range map[string]State{"query over 200 memories": query, "decision": decision} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				s.Lesson.Memo = Memo{}
				s.Flips()
			}
		})
	}
	b.Run("cursor key", func(b *testing.B) {
		s := query.Do(Command{Kind: CmdFlip})
		for b.Loop() {
			s.Do(Command{Kind: CmdFlipRow, N: 1}).ChosenFlip()
		}
	})
}
