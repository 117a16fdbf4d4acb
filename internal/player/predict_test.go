package player

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memtui/internal/core"
	"memtui/internal/scenario"
)

// predicting gives a lesson at its first step, in predict mode.
func predicting(l *Lesson) State { return do(opening(l), CmdPredict, CmdNext) }

// guessed commits to a choice by its index.
func guessed(s State, choice int) State {
	s.Predict.Cursor = choice
	return do(s, CmdCommit)
}

// saying gives a lesson that records a value a step and asks each time.
func saying(t testing.TB, values ...string) *Lesson {
	sc := &scenario.Scenario{Focus: core.Subject{Key: "timeout", Scope: "projectA", Version: "v3"}}
	for i, value := range values {
		step := stepOf(t, i, 1)
		record := step.Do[0].Op.(core.Record)
		record.Value = value
		step.Do[0].Op = record
		sc.Steps = append(sc.Steps, step)
	}
	return Play(sc)
}

func TestAnAnswerIsHiddenUntilOneCommits(t *testing.T) {
	s := predicting(lessonOf(t, 2, -1))
	if !s.Hides() || s.Place() != PlacePredict || s.Shown() != (Beat{Stage: StageAsked}) {
		t.Fatalf("the question is hidden: %v, in %s, as far as %v", s.Hides(), s.Place(), s.Shown())
	}
	s = guessed(s, 0)
	if s.Hides() || s.Place() != PlacePredicted || !s.Shown().IsStill() {
		t.Errorf("after a guess it is hidden: %v, in %s, as far as %v", s.Hides(), s.Place(), s.Shown())
	}
	if s.HidesQuestion(1, 0) || !s.HidesQuestion(1, 1) || !s.HidesQuestion(2, 0) {
		t.Error("the guess shows its own question and no other")
	}
	if decision := s.Do(Command{Kind: CmdGoTo, N: 2}); decision.Shown() != (Beat{Stage: StageArrives}) {
		t.Errorf("a hidden decision unfolds as far as %v", decision.Shown())
	}
}

func TestAHiddenFrameHoldsNoAnswer(t *testing.T) {
	s := predicting(lessonOf(t, 2, -1))
	if a := s.ShownFrame().Questions[0].Ask; a.Answer.Status != "" || a.Was != nil || a.Pair != nil {
		t.Errorf("a hidden question answers %+v", a)
	}
	if look := s.Look(); look.Answer.Status != "" || slices.ContainsFunc(look.Lanes, func(l Lane) bool { return l.Left }) {
		t.Errorf("a hidden look answers %+v", look.Answer)
	}
	d := s.FrameAt(2).Questions[0].Decide.Decision
	if d.Rule != 0 || d.State != "" || len(d.Reasons)+len(d.Unknowns)+len(d.Deciders) > 0 {
		t.Errorf("a hidden decision says %+v", d)
	}
	for _, f := range d.Fields {
		if f.Mark != core.MarkGiven {
			t.Errorf("%s is marked %s", f.Path, f.Mark)
		}
	}
	if shown := do(s, CmdNext).ShownFrame().Questions[0].Ask.Answer; shown.Status != core.Usable {
		t.Errorf("shown, it answers %+v", shown)
	}
}

func TestRightFirstShowsTheAnswerAndThenSteps(t *testing.T) {
	s := predicting(lessonOf(t, 1, 1))
	shown := do(s, CmdNext)
	if shown.Page != 1 || shown.Hides() {
		t.Fatalf("→ went to page %d, hidden: %v", shown.Page, shown.Hides())
	}
	if guess, ok := shown.Guess(); !ok || !guess.Shown {
		t.Errorf("the guess is %+v", guess)
	}
	if score := shown.Score(); score.Of != 0 {
		t.Errorf("an answer that was only shown counts: %+v", score)
	}
	if next := do(shown, CmdNext); next.Page != 2 || !next.Hides() {
		t.Errorf("→ then is on page %d, hidden: %v", next.Page, next.Hides())
	}
}

func TestGoingBackShowsAnsweredQuestionsAnswered(t *testing.T) {
	s := guessed(predicting(lessonOf(t, 1, 1)), 0)
	back := do(s, CmdNext, CmdPrevious)
	if back.Key() != s.Key() {
		t.Error("going back shows another screen")
	}
	hidden := do(s, CmdNext)
	if again := do(hidden, CmdPrevious, CmdNext); again.Key() != hidden.Key() {
		t.Error("coming to the hidden question again shows another screen")
	}
}

func TestLeavingPredictModeReturnsToWhereItWas(t *testing.T) {
	l := lessonOf(t, 2, -1)
	for name, s := range map[string]State{
		"opening": opening(l), "step": do(opening(l), CmdNext, CmdNextQuestion), "why": do(opening(l), CmdNext, CmdWhy), "closing": do(opening(l), CmdLast),
	} {
		for _, open := range []CommandKind{CmdPredict, CmdClass} {
			if left := do(s, open, CmdClose); left.Key() != s.Key() {
				t.Errorf("%s: esc after %s leaves another state", name, open)
			}
			if left := do(s, open, open); left.Key() != s.Key() {
				t.Errorf("%s: %s twice leaves another state", name, open)
			}
		}
	}
}

func TestNothingThatTellsTheAnswerWorksWhileItIsHidden(t *testing.T) {
	hidden := predicting(lessonOf(t, 1, -1))
	for _, s := range []State{hidden, hidden.Do(Command{Kind: CmdGoTo, N: 2}), do(hidden, CmdClass)} {
		for _, key := range []string{"w", "d", "c", "e", "v", "f", "H"} {
			if c, ok := Lookup(s, key, key); ok {
				t.Errorf("%s asks for %s", key, c.Kind)
			}
		}
		for _, kind := range []CommandKind{CmdWhy, CmdDifference, CmdCrosshair, CmdWhatIf, CmdBeside, CmdFlip, CmdHint} {
			if do(s, kind).Key() != s.Key() {
				t.Errorf("%s changes a hidden question", kind)
			}
		}
	}
	if c, ok := Lookup(do(hidden, CmdNext), "w", "w"); !ok || c.Kind != CmdWhy {
		t.Error("once the answer is shown, w says why")
	}
}

func TestPlayWaitsAtAQuestionThatIsToBePredicted(t *testing.T) {
	s := guessed(predicting(lessonOf(t, 1, 1)), 0)
	s = do(s, CmdPlayOnly)
	for range 40 {
		s = do(s, CmdTick)
	}
	if s.Page != 2 || s.Playing || !s.Hides() {
		t.Errorf("it is on page %d, playing: %v, hidden: %v", s.Page, s.Playing, s.Hides())
	}
	if again := do(s, CmdPlayOnly, CmdTick, CmdTick); again.Key() != s.Key() {
		t.Error("play goes past a hidden question")
	}
}

func TestQuestionsAreNumberedOverTheLesson(t *testing.T) {
	s := predicting(lessonOf(t, 1, 0, 3, -2))
	for _, c := range []struct{ page, question, want int }{{1, 0, 1}, {2, 0, 0}, {3, 0, 2}, {3, 2, 4}, {4, 1, 6}, {0, 0, 0}} {
		s.Page, s.Question = c.page, c.question
		if got := s.QuestionNumber(); got != c.want {
			t.Errorf("page %d, question %d is number %d, want %d", c.page, c.question, got, c.want)
		}
	}
}

func TestTheChoicesAreWhatIsRecordedByThen(t *testing.T) {
	l := saying(t, "30s", "20s", "30s", "45s")
	want := []string{
		"usable 30s|conflict []|not_found", "usable 30s|usable 20s|conflict [20s 30s]|not_found",
		"usable 30s|usable 20s|conflict [20s 30s]|not_found", "usable 30s|usable 20s|usable 45s|conflict []|not_found",
	}
	for i := range l.Frames {
		var got []string
		for _, c := range l.Frames[i].Choices(0) {
			switch c.Status {
			case core.Usable:
				got = append(got, "usable "+c.Value)
			case core.Conflict:
				got = append(got, fmt.Sprint("conflict ", c.Values))
			case core.NotFound:
				got = append(got, "not_found")
			}
		}
		if strings.Join(got, "|") != want[i] {
			t.Errorf("step %d offers %v, want %s", i+1, got, want[i])
		}
	}
}

func TestAConflictOfMoreThanTwoValuesAsksWhich(t *testing.T) {
	s := predicting(saying(t, "30s", "20s", "45s")).Do(Command{Kind: CmdGoTo, N: 3})
	s = guessed(s, 3)
	if !s.Predict.Picking || !s.Hides() {
		t.Fatal("the first press asks for the values")
	}
	if early := guessed(s, 3); !early.Hides() {
		t.Error("a conflict of no values was taken")
	}
	if down := s.Do(Command{Kind: CmdGuess, N: 9}); down.Predict.Cursor != 3 {
		t.Errorf("the cursor goes on to %d", down.Predict.Cursor)
	}
	two := guessed(guessed(guessed(s, 0), 2), 3)
	if guess, ok := two.Guess(); !ok || guess.Right || !slices.Equal(guess.Choice.Values, []string{"30s", "45s"}) {
		t.Errorf("two of three: %+v", guess)
	}
	three := guessed(guessed(guessed(guessed(guessed(guessed(s, 1), 0), 2), 1), 1), 3) // 20s in, out and in again
	if guess, _ := three.Guess(); !guess.Right {
		t.Errorf("all three: %+v", guess)
	}
	if back := do(s, CmdClose); back.Predict.Picking || back.Mode != ModePredict {
		t.Error("esc does not only leave the values")
	}
}

// aLesson draws a small lesson with all that decides an answer.
func aLesson(t *rapid.T) *Lesson {
	subject := core.Subject{Key: "timeout", Scope: "projectA", Version: "v3"}
	day := func(n int) core.Time {
		at, err := core.ParseTime(fmt.Sprintf("2026-01-%02d", n))
		if err != nil {
			t.Fatal(err)
		}
		return at
	}
	sc := &scenario.Scenario{Focus: subject}
	for i := range rapid.IntRange(1, 4).Draw(t, "steps") {
		step := scenario.Step{On: day(5 + i)}
		record := core.Record{
			ID: fmt.Sprintf("m%d", i), Key: "timeout", Scope: rapid.SampledFrom([]string{"projectA", "projectA", "projectB"}).Draw(t, "scope"), Version: "v3",
			Value: rapid.SampledFrom([]string{"10s", "20s", "30s", "40s"}).Draw(t, "value"), Recorded: step.On, Evidence: []string{"D" + fmt.Sprint(i%2)},
			Status: rapid.SampledFrom([]core.Status{core.StatusVerified, core.StatusVerified, core.StatusCandidate}).Draw(t, "status"),
			Valid:  core.Interval{From: day(rapid.IntRange(1, 9).Draw(t, "from"))},
		}
		if i > 0 && rapid.Bool().Draw(t, "replaces") {
			record.Supersedes = []string{fmt.Sprintf("m%d", i-1)}
		}
		step.Do = []scenario.Do{{Op: record}}
		if rapid.IntRange(0, 4).Draw(t, "revokes") == 0 {
			step.Do = append(step.Do, scenario.Do{Op: core.Revoke{Evidence: "D0", Recorded: step.On}})
		}
		at := core.AsOf{Valid: day(rapid.IntRange(1, 9).Draw(t, "valid")), Known: day(rapid.IntRange(4, 9).Draw(t, "known"))}
		step.Ask = []scenario.Ask{{Query: core.Query{Key: subject.Key, Scope: subject.Scope, Version: subject.Version, AsOf: at}}}
		reach := rapid.SampledFrom([]string{core.ReachTask, core.ReachCrossTask, "team"}).Draw(t, "reach")
		step.Decide = []scenario.Decide{{Request: core.Request{TaskAnchor: "task", Subject: "here", Candidate: &core.Candidate{
			ID: "r", Kind: "observation", Scope: reach, Subject: "here", Source: rapid.SampledFrom([]string{"", "D1"}).Draw(t, "source"), ObservedAt: "then",
			WriteReason: "why", ReadTrigger: "when", Validity: rapid.SampledFrom([]string{core.ValidityCurrent, core.ValidityExpired}).Draw(t, "validity"),
			RevisionOrRevocation: "how",
		}}}}
		sc.Steps = append(sc.Steps, step)
	}
	return Play(sc)
}

// said gives an answer as a choice says it, found without the choices.
func said(q Question) string {
	if q.Decide != nil {
		return string(core.Decide(q.Decide.Request).State)
	}
	a := q.Ask.Answer
	return fmt.Sprint(a.Status, a.Value, a.Candidates)
}

func (c Choice) said() string {
	if c.State != "" {
		return string(c.State)
	}
	values := slices.Clone(c.Values)
	slices.Sort(values)
	return fmt.Sprint(c.Status, c.Value, values)
}

func TestAGuessIsRightExactlyWhenTheCoreAnswersSo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l := aLesson(t)
		s := do(State{Lesson: l, Beat: Still()}, CmdPredict)
		right := 0
		for i := range l.Frames {
			for j, q := range l.Frames[i].Questions {
				s.Page, s.Question = i+1, j
				s = guessed(s, rapid.IntRange(0, len(s.Choices())-1).Draw(t, "choice"))
				for s.Predict.Picking {
					last := len(s.Choices()) - 2
					for value := range last {
						if rapid.Bool().Draw(t, "picked") {
							s = guessed(s, value)
						}
					}
					s = guessed(s, last)
				}
				guess, ok := s.Guess()
				want := guess.Choice.said() == said(q)
				if !ok || guess.Right != want {
					t.Fatalf("%q of %q is marked right: %v", guess.Choice.said(), said(q), guess.Right)
				}
				if want {
					right++
				}
			}
		}
		if score := s.Score(); score.Right != right || score.Of != l.Questions() {
			t.Fatalf("the score is %d of %d, want %d of %d", score.Right, score.Of, right, l.Questions())
		}
	})
}

func TestTheRightAnswerIsAlwaysAmongTheChoices(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l := aLesson(t)
		for i := range l.Frames {
			for j, q := range l.Frames[i].Questions {
				if rightOf(l.Frames[i].Choices(j), q) < 0 {
					t.Fatalf("%s is not among %v", said(q), l.Frames[i].Choices(j))
				}
			}
		}
	})
}

func TestTheScoreIsGivenByKindOfQuestion(t *testing.T) {
	l := lessonOf(t, 1, 1, 1, 1, -1)
	ask := func(step int, change func(*core.Query)) {
		q := l.Scenario.Steps[step].Ask
		change(&q[0].Query)
	}
	ask(1, func(q *core.Query) { q.Valid = mustTime(t, "2025-12-01") })
	ask(2, func(q *core.Query) { q.Known = mustTime(t, "2026-01-01") })
	ask(3, func(q *core.Query) { q.Key = "retries" })
	l = Play(l.Scenario)
	s := predicting(l)
	for page := 1; page <= 5; page++ {
		s = guessed(s.Do(Command{Kind: CmdGoTo, N: page}), 0)
	}
	want := []KindScore{{AsksNow, 1, 1}, {AsksPast, 0, 1}, {AsksKnown, 1, 1}, {AsksElse, 0, 1}, {AsksDecision, 1, 1}}
	got := s.Score()
	if !slices.Equal(got.Kinds, want) || got.Right != 3 || got.Of != 5 {
		t.Errorf("got %+v, want %+v", got, want)
	}
	var labels []string
	for _, m := range got.List {
		labels = append(labels, m.Label)
	}
	if strings.Join(labels, " ") != "1 2 3 4 5" {
		t.Errorf("listed as %v", labels)
	}
}

func TestAnEditedQuestionIsPredictedAnew(t *testing.T) {
	s := guessed(predicting(lessonOf(t, 1)), 0)
	edited := s
	edited.Edits.now = []scenario.Edit{{Kind: scenario.EditDrop, Path: scenario.Path{Step: 1, Kind: scenario.PathRecord, ID: "m1"}}}
	if !edited.Hides() {
		t.Fatal("what was predicted of the lesson says nothing of the what-if")
	}
	edited = guessed(edited, 2)
	if score := edited.Score(); score.Of != 2 || score.List[0].WhatIf || !score.List[1].WhatIf {
		t.Errorf("the score is %+v", score)
	}
	edited.Edits = Edits{}
	if edited.Hides() {
		t.Error("back in the lesson its own guess is gone")
	}
}

func TestAModeOnTopGivesWayWhereTheNextAnswerIsHidden(t *testing.T) {
	s := guessed(predicting(lessonOf(t, 1, 1)), 0).enter(ModeWhatIf)
	if !s.Predicts() || s.Hides() {
		t.Fatal("what was predicted is shown in a mode on top")
	}
	next := do(s, CmdNext)
	if next.Mode != ModePredict || !next.Hides() {
		t.Errorf("the next question is in %q, hidden: %v", next.Mode, next.Hides())
	}
	if left := do(next, CmdClose); left.Mode != ModeNone {
		t.Errorf("esc leaves %q", left.Mode)
	}
	if back := do(do(s, CmdClose), CmdPrevious).enter(ModeFlip); do(back, CmdNext).Mode != ModeFlip {
		t.Error("a mode gives way to a question that was predicted")
	}
}

func TestPredictionsStayWithTheirLesson(t *testing.T) {
	one, other := lessonOf(t, 1), lessonOf(t, 1, 1)
	s := guessed(predicting(one), 0)
	next := opening(other)
	next.Name, next.Number = "other", 3
	there := s.Opened(next, 1)
	if there.Mode != ModePredict || !there.Hides() || there.Score().Of != 0 {
		t.Fatalf("the next lesson is in %q, hidden: %v, score %+v", there.Mode, there.Hides(), there.Score())
	}
	back := there.Opened(opening(one), 1)
	if back.Hides() || back.Score().Of != 1 {
		t.Errorf("back again it is hidden: %v, score %+v", back.Hides(), back.Score())
	}
}

func TestHandsAreCountedForEachChoice(t *testing.T) {
	s := do(predicting(lessonOf(t, 1)), CmdClass)
	for i, text := range []string{"14", "１2x3", "123456"} {
		s.Predict.Cursor = i
		s = do(s, CmdHands)
		if !s.IsTyping() || s.Place() != PlaceHands {
			t.Fatalf("enter is in %s", s.Place())
		}
		s = do(s.Do(Command{Kind: CmdType, Text: text}), CmdTake)
	}
	if !s.Hides() || !slices.Equal(s.Hands(), []int{14, 123, 1234}) {
		t.Fatalf("hidden: %v, hands %v", s.Hides(), s.Hands())
	}
	none := do(s, CmdNoHands)
	if !slices.Equal(none.Hands(), []int{14, 123, NoHands}) || !slices.Equal(s.Hands(), []int{14, 123, 1234}) {
		t.Errorf("del leaves %v, and before it %v", none.Hands(), s.Hands())
	}
	shown := do(none, CmdNext)
	score := shown.Score()
	if shown.Hides() || !slices.Equal(shown.Hands(), none.Hands()) || score.Of != 0 || score.Hands != 14 || score.AllHands != 137 {
		t.Errorf("shown: hands %v, score %+v", shown.Hands(), score)
	}
	if len(score.Class) != 1 || score.Class[0].Answer != 0 {
		t.Errorf("the class is %+v", score.Class)
	}
}

func TestEscapeLeavesTheNumberOfHandsAsItWas(t *testing.T) {
	s := do(predicting(lessonOf(t, 1)), CmdClass, CmdHands)
	s = do(s.Do(Command{Kind: CmdType, Text: "5"}), CmdTake)
	left := do(do(s, CmdHands).Do(Command{Kind: CmdType, Text: "57"}), CmdClose)
	if left.Key() != s.Key() {
		t.Errorf("hands are %v", left.Hands())
	}
	if emptied := do(do(s, CmdHands).Do(Command{Kind: CmdType}), CmdTake); emptied.Hands()[0] != NoHands {
		t.Errorf("an empty field is %v", emptied.Hands())
	}
}
