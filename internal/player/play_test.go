package player

import (
	"testing"
	"time"

	"memtui/internal/i18n"
	"memtui/internal/scenario"
)

// watch plays until it stops and gives the pages and beats seen.
func watch(t *testing.T, s State) []State {
	t.Helper()
	seen := []State{s}
	for s.Playing {
		if len(seen) > 500 {
			t.Fatal("it never stops")
		}
		s = do(s, CmdTick)
		seen = append(seen, s)
	}
	return seen
}

func TestPlayUnfoldsEveryBeatAndStopsAtTheEnd(t *testing.T) {
	l := lessonOf(t, 2, 0, -1)
	want := 0
	for i := range l.Frames {
		for q := range max(1, len(l.Frames[i].Questions)) {
			want += len(l.Frames[i].Beats(q))
		}
	}
	seen := watch(t, do(opening(l), CmdPlayPause))
	if len(seen) != want+1 {
		t.Errorf("saw %d moments, want %d beats and the closing page", len(seen), want)
	}
	last := seen[len(seen)-1]
	if last.Page != last.Last() || last.Playing {
		t.Errorf("stopped at page %d, playing %v", last.Page, last.Playing)
	}
}

func TestPlayAtTheEndStartsAgainFromTheFirstStep(t *testing.T) {
	s := do(opening(lessonOf(t, 1, 1)), CmdLast, CmdPlayPause)
	if s.Page != 1 || !s.Playing || s.Beat.Stage != StageArrives {
		t.Errorf("at page %d, %q", s.Page, s.Beat.Stage)
	}
}

func TestPlayPausesAtMarkedStepsAndGoesOnFromThere(t *testing.T) {
	l := lessonOf(t, 2, 1)
	l.Frames[0].Step.Stop = true
	seen := watch(t, do(opening(l), CmdPlayPause))
	last := seen[len(seen)-1]
	if last.Page != 1 || last.Question != 1 || !last.Beat.IsStill() {
		t.Fatalf("paused at page %d, question %d, %q", last.Page, last.Question, last.Beat.Stage)
	}
	on := do(last, CmdPlayPause)
	if on.Page != 2 || !on.Playing {
		t.Errorf("goes on at page %d", on.Page)
	}
}

func TestPlayUnfoldsAStepThatWasReachedByHand(t *testing.T) {
	s := do(opening(lessonOf(t, 1, 1)), CmdNext, CmdNext, CmdPlayPause)
	if s.Page != 2 || s.Beat.IsStill() {
		t.Errorf("at page %d, %q", s.Page, s.Beat.Stage)
	}
}

func TestNextWhileAStepUnfoldsShowsItsLastBeat(t *testing.T) {
	s := do(opening(lessonOf(t, 1, 1)), CmdPlayPause, CmdTick)
	whole := do(s, CmdNext)
	if whole.Page != 1 || !whole.Beat.IsStill() || !whole.Playing {
		t.Errorf("page %d, %q, playing %v", whole.Page, whole.Beat.Stage, whole.Playing)
	}
	if next := do(whole, CmdTick); next.Page != 2 {
		t.Errorf("then plays on at page %d", next.Page)
	}
}

func TestBackWhileAStepUnfoldsShowsTheScreenBeforeAndPauses(t *testing.T) {
	s := do(opening(lessonOf(t, 1, 1)), CmdNext, CmdNext, CmdPlayPause, CmdTick, CmdPrevious)
	if s.Page != 1 || !s.Beat.IsStill() || s.Playing {
		t.Errorf("page %d, %q, playing %v", s.Page, s.Beat.Stage, s.Playing)
	}
}

func TestWithoutMotionAStepIsOneFrame(t *testing.T) {
	s := opening(lessonOf(t, 2, 1))
	s.Still = true
	seen := watch(t, do(s, CmdPlayPause))
	if len(seen) != 4 {
		t.Errorf("saw %d moments, want the three questions and the closing page", len(seen))
	}
	for _, s := range seen {
		if !s.Beat.IsStill() {
			t.Errorf("page %d unfolds: %q", s.Page, s.Beat.Stage)
		}
	}
}

func TestSpeedChangesOnlyWhileItPlays(t *testing.T) {
	s := opening(lessonOf(t, 1)).Do(Command{Kind: CmdSpeed, N: 1})
	if s.Speed != 0 {
		t.Errorf("at rest the speed became %d", s.Speed)
	}
	s = do(s, CmdPlayPause)
	slow := s.Dwell(i18n.English)
	for range 20 {
		s = s.Do(Command{Kind: CmdSpeed, N: 1})
	}
	if fast := s.Dwell(i18n.English); fast != slow/8 {
		t.Errorf("%v became %v, want an eighth", slow, fast)
	}
}

func TestABeatStaysAsLongAsItsKindSays(t *testing.T) {
	l := lessonOf(t, 1)
	l.Frames[0].Step.Stay = stayed
	s := do(opening(l), CmdPlayPause)
	for s.Playing && s.Page == 1 {
		want := 600 * time.Millisecond
		switch {
		case s.Beat.Stage == StageRung:
			want = 250 * time.Millisecond
		case s.Beat.IsStill():
			want = stayed
		}
		if got := s.Dwell(i18n.English); got != want {
			t.Errorf("%q stays %v, want %v", s.Beat.Stage, got, want)
		}
		s = do(s, CmdTick)
	}
}

func TestALongerTextStaysLonger(t *testing.T) {
	l := lessonOf(t, 1, 1)
	long := scenario.Prose{En: "It takes a while to read a sentence that goes on for as long as this one does.", Zh: "读这样长的一句话要花一些时间，比读一句短话要多得多。"}
	l.Frames[1].Step.Say = long
	for _, lang := range i18n.Langs() {
		short := do(opening(l), CmdNext).Dwell(lang)
		if got := do(opening(l), CmdNext, CmdNext).Dwell(lang); got <= short {
			t.Errorf("%s: %v for the long text, %v for the short one", lang, got, short)
		}
	}
}

func TestEveryLayerPausesPlay(t *testing.T) {
	for _, kind := range []CommandKind{CmdHelp, CmdLessons, CmdWhy, CmdDifference, CmdTerms, CmdBlank} {
		s := do(opening(lessonOf(t, 1)), CmdPlayPause, kind)
		if s.Playing {
			t.Errorf("%s lets it play on", kind)
		}
	}
}

func TestTheHelpKeepsTheBeatThatItInterrupts(t *testing.T) {
	s := do(opening(lessonOf(t, 1)), CmdPlayPause, CmdTick)
	again := do(s, CmdHelp, CmdClose, CmdPlayPause)
	if again.Key() != s.Key() {
		t.Errorf("%+v became %+v", s.Key(), again.Key())
	}
}

func TestOnlyPlayThatCameToAMarkedStepWaitsForPeopleToTalk(t *testing.T) {
	l := lessonOf(t, 2, 1)
	l.Frames[0].Step.Stop = true
	seen := watch(t, do(opening(l), CmdPlayPause))
	for i, s := range seen {
		if got, want := s.IsTalkedOver(), i == len(seen)-1; got != want {
			t.Errorf("moment %d, %q: waits %v, want %v", i, s.Beat.Stage, got, want)
		}
	}
	if by := do(opening(l), CmdNext, CmdNext); by.IsTalkedOver() {
		t.Error("a step that was reached by hand waits")
	}
	if back := do(seen[len(seen)-1], CmdNext, CmdPrevious); back.IsTalkedOver() {
		t.Error("a step that was come back to waits")
	}
}
