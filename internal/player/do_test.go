package player

import (
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"
)

func drawLesson(t *rapid.T, tb testing.TB) *Lesson {
	return lessonOf(tb, rapid.SliceOfN(rapid.IntRange(-3, 3), 0, 6).Draw(t, "questions")...)
}

func TestEveryWalkForwardAndBackShowsTheScreensSeenBefore(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		s := opening(drawLesson(rt, t))
		s.Number, s.Next = 0, nil
		s = s.Do(Command{Kind: CmdGoTo, N: rapid.IntRange(0, s.Last()).Draw(rt, "from")})
		s.Scale = rapid.Bool().Draw(rt, "scale")
		s.Notes = rapid.Bool().Draw(rt, "notes")
		s.Layer.Kind = rapid.SampledFrom([]LayerKind{LayerNone, LayerNone, LayerWhy, LayerDifference}).Draw(rt, "layer")
		if s.Layer.Kind == LayerWhy && noWhy(s) || s.Layer.Kind == LayerDifference && noStep(s) {
			s.Layer.Kind = LayerNone
		}
		seen := []State{s}
		for range rapid.IntRange(0, 20).Draw(rt, "presses") {
			if rapid.Bool().Draw(rt, "scroll") {
				s = s.Do(Command{Kind: CmdMove, N: 1, Pane: s.Focused(false), Limit: Position{Down: 3}})
				seen[len(seen)-1] = s
			}
			next := do(s, CmdNext)
			if next.Key() == s.Key() {
				break // the end
			}
			s = next
			seen = append(seen, s)
		}
		for i := len(seen) - 2; i >= 0; i-- {
			s = do(s, CmdPrevious)
			if s.Key() != seen[i].Key() {
				rt.Fatalf("back at press %d:\n%+v\nwas\n%+v", i, s.Key(), seen[i].Key())
			}
		}
	})
}

func TestEveryQuestionOfEveryPageIsReached(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		l := drawLesson(rt, t)
		s := opening(l)
		var want, got [][2]int
		want = append(want, [2]int{0, 0})
		for i := range l.Frames {
			for q := range max(1, len(l.Frames[i].Questions)) {
				want = append(want, [2]int{i + 1, q})
			}
		}
		want = append(want, [2]int{len(l.Frames) + 1, 0})
		for range want {
			got = append(got, [2]int{s.Page, s.Question})
			s = do(s, CmdNext)
		}
		if !reflect.DeepEqual(got, want) {
			rt.Fatalf("got %v, want %v", got, want)
		}
		if s.Page != s.Last() {
			rt.Fatalf("one press more leaves the closing page for %d", s.Page)
		}
	})
}

func allKinds() []CommandKind {
	return []CommandKind{
		CmdNext, CmdPrevious, CmdGoTo, CmdGoToQuestion, CmdFirst, CmdLast, CmdNextQuestion, CmdFocus, CmdFocusNext,
		CmdMove, CmdSlide, CmdChoose, CmdScroll, CmdTake, CmdTakeRow, CmdUnfold, CmdFold, CmdCompare, CmdType,
		CmdEdit, CmdZoom, CmdWhy, CmdDifference, CmdTerms, CmdScale, CmdLessons, CmdHelp, CmdNotes, CmdBlank,
		CmdUncover, CmdPlayPause, CmdPlayOnly, CmdSpeed, CmdTick, CmdClose, CmdLeave, CmdTheme, CmdLanguage, CmdMouse,
		CmdRedraw, CmdSuspend, CmdInterrupt, CmdOpen, CmdCrosshair, CmdAcross, CmdDeeper, CmdStay, CmdWhatIf, CmdField,
		CmdTab, CmdFieldAt, CmdTabAt, CmdChange, CmdMissing, CmdUndo, CmdRedo, CmdReset, CmdHint, CmdBeside, CmdSide,
		CmdFlip, CmdFlipRow, CmdFlipItem, CmdTry, CmdReach, CmdPredict, CmdClass, CmdGuess, CmdGuessAt, CmdCommit,
		CmdHands, CmdNoHands, CmdSearch, CmdMatch, CmdPalette, CmdShowText, CmdCopy, CmdCopyLine, CmdSave, CmdReload, CmdProblem,
		"nothing of the kind",
	}
}

func drawCommand(t *rapid.T) Command {
	return Command{
		Kind: rapid.SampledFrom(allKinds()).Draw(t, "kind"),
		N:    rapid.IntRange(-9, 9).Draw(t, "n"),
		Text: rapid.SampledFrom([]string{"", "s", "第", "二 x"}).Draw(t, "text"),
		Pane: rapid.SampledFrom([]Pane{"", PaneLedger, PaneWhy, PaneRules, PanePage, "?"}).Draw(t, "pane"),
		Limit: Position{Down: rapid.IntRange(-1, 4).Draw(t, "down"),
			Right: rapid.IntRange(-1, 4).Draw(t, "right")},
		Held: rapid.Bool().Draw(t, "held"),
	}
}

func TestNoCommandEverLeavesTheLesson(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		s := opening(drawLesson(rt, t))
		if rapid.Bool().Draw(rt, "no shelf") {
			s.Shelf, s.Next = nil, nil
		}
		for range rapid.IntRange(0, 40).Draw(rt, "commands") {
			c := drawCommand(rt)
			_ = s.Asks(c)
			s = s.Do(c)
			if s.Page < 0 || s.Page > s.Last() || s.Question < 0 || s.Question > s.lastQuestion(s.Page) {
				rt.Fatalf("%v leads to page %d, question %d", c, s.Page, s.Question)
			}
			rows := len(s.LessonRows())
			if s.Layer.Kind == LayerPalette {
				rows = len(s.PaletteRows())
			}
			if s.Layer.Cursor < 0 || s.Layer.Scroll < 0 || s.Layer.Cursor > rows {
				rt.Fatalf("%v leads to row %d", c, s.Layer.Cursor)
			}
			if !s.hasPane(s.Focused(true)) || !s.hasPane(s.Focused(false)) {
				rt.Fatalf("%v leaves the focus on %q", c, s.Pane)
			}
			if !s.Beat.IsStill() && s.Frame() == nil {
				rt.Fatalf("%v lets a page unfold that is no step", c)
			}
			Footer(s)
			Help(s)
		}
	})
}

func TestAStateWithoutALessonAnswersEveryCommand(t *testing.T) {
	for _, kind := range allKinds() {
		s := State{}.Do(Command{Kind: kind, N: 1})
		if s.Page != 0 {
			t.Errorf("%s leads to page %d", kind, s.Page)
		}
	}
}

func TestTheClosingPageAsksForTheNextLesson(t *testing.T) {
	s := do(opening(lessonOf(t, 1)), CmdLast)
	if got := s.Asks(Command{Kind: CmdNext}); got != (Request{Kind: CmdOpen, Lesson: 3}) {
		t.Errorf("next asks for %+v", got)
	}
	s.Next = nil
	if got := s.Asks(Command{Kind: CmdNext}); got != (Request{}) {
		t.Errorf("the last lesson asks for %+v", got)
	}
}

func TestTheOpeningPageAsksForTheEndOfTheLessonBefore(t *testing.T) {
	s := opening(lessonOf(t, 1))
	if got := s.Asks(Command{Kind: CmdPrevious}); got != (Request{Kind: CmdOpen, Lesson: 1, Page: ClosingPage}) {
		t.Errorf("back asks for %+v", got)
	}
	s.Number = 1
	if got := s.Asks(Command{Kind: CmdPrevious}); got != (Request{}) {
		t.Errorf("the first lesson asks for %+v", got)
	}
}

func TestAHeldKeyNeverLeavesTheLesson(t *testing.T) {
	s := opening(lessonOf(t, 1))
	if got := s.Asks(Command{Kind: CmdPrevious, Held: true}); got != (Request{}) {
		t.Errorf("held back asks for %+v", got)
	}
	s = do(s, CmdLast)
	if got := s.Asks(Command{Kind: CmdNext, Held: true}); got != (Request{}) {
		t.Errorf("held next asks for %+v", got)
	}
}

func TestAnotherLessonKeepsWhatThePersonChose(t *testing.T) {
	s := opening(lessonOf(t, 1, 1))
	s.Pane, s.Scale, s.Notes, s.Speed, s.Still, s.Zoom = PaneWhy, true, true, 2, true, true
	next := s.Opened(State{Lesson: lessonOf(t, 1), Number: 3}, ClosingPage)
	if next.Pane != PaneWhy || !next.Scale || !next.Notes || next.Speed != 2 || !next.Still {
		t.Errorf("lost: %+v", next.Key())
	}
	if next.Page != 2 || !next.Beat.IsStill() || next.Playing || next.Zoom {
		t.Errorf("not at rest on the closing page: %+v", next.Key())
	}
}

func TestEscapeClosesOneThingAtATimeAndNeverSteps(t *testing.T) {
	s := do(opening(lessonOf(t, 1, 1)), CmdNext, CmdPlayPause, CmdZoom)
	s.Layer = Layer{Kind: LayerWhy}
	page := s.Page
	s = do(s, CmdClose)
	if s.Layer.Kind != LayerNone || !s.Zoom {
		t.Fatalf("the first closes the layer alone: %+v", s.Key())
	}
	s = do(s, CmdClose)
	if s.Zoom || !s.Playing {
		t.Fatalf("the second closes the zoom alone: %+v", s.Key())
	}
	s = do(s, CmdClose)
	if s.Playing || s.Page != page {
		t.Fatalf("the third pauses: %+v", s.Key())
	}
	if got := do(s, CmdClose); got.Key() != s.Key() {
		t.Fatalf("the fourth does something")
	}
	if got := s.Asks(Command{Kind: CmdClose}); got != (Request{}) {
		t.Fatalf("escape asks for %+v", got)
	}
}

func TestQuitClosesAZoomedPaneBeforeItEnds(t *testing.T) {
	s := do(opening(lessonOf(t, 1)), CmdNext, CmdPlayPause, CmdZoom)
	s.Layer = Layer{Kind: LayerHelp}
	s = do(s, CmdLeave)
	if got := s.Asks(Command{Kind: CmdLeave}); s.Layer.Kind != LayerNone || !s.Zoom || got != (Request{}) {
		t.Fatalf("the first closes the layer alone: %+v, asks for %+v", s.Key(), got)
	}
	s = do(s, CmdLeave)
	if s.Zoom || !s.Playing {
		t.Fatalf("the second closes the zoom alone: %+v", s.Key())
	}
	if got := s.Asks(Command{Kind: CmdLeave}); got.Kind != CmdLeave {
		t.Errorf("with nothing on top it asks for %+v", got)
	}
}

func TestQuitClosesTheTopLayerFirst(t *testing.T) {
	s := do(opening(lessonOf(t, 1)), CmdNext, CmdWhy)
	if got := s.Asks(Command{Kind: CmdLeave}); got != (Request{}) {
		t.Errorf("with a layer open it asks for %+v", got)
	}
	s = do(s, CmdLeave)
	if s.Layer.Kind != LayerNone {
		t.Errorf("the layer is still open")
	}
	if got := s.Asks(Command{Kind: CmdLeave}); got.Kind != CmdLeave {
		t.Errorf("with nothing open it asks for %+v", got)
	}
}

func TestAPaneMovesNoFartherThanThePictureReaches(t *testing.T) {
	s := do(opening(lessonOf(t, 1)), CmdNext)
	for range 9 {
		s = s.Do(Command{Kind: CmdMove, N: 1, Pane: PaneText, Limit: Position{Down: 2}})
	}
	if got := s.Scroll[PaneText]; got != (Position{Down: 2}) {
		t.Errorf("moved to %v", got)
	}
	still := s.Do(Command{Kind: CmdMove, N: -5, Pane: PaneText, Limit: Position{Down: 2}})
	if len(still.Scroll) != 0 {
		t.Errorf("back at the start it keeps %v", still.Scroll)
	}
	if got := s.Scroll[PaneText]; got != (Position{Down: 2}) {
		t.Errorf("the state before was changed to %v", got)
	}
}

func TestNothingBelowAListCanBeReached(t *testing.T) {
	s := do(opening(lessonOf(t, 2, 2)), CmdNext, CmdLessons)
	for _, c := range []Command{
		{Kind: CmdNext}, {Kind: CmdPrevious}, {Kind: CmdGoTo, N: 2}, {Kind: CmdNextQuestion}, {Kind: CmdFocus, Pane: PaneWhy},
		{Kind: CmdMove, N: 1, Limit: Position{Down: 9}}, {Kind: CmdZoom}, {Kind: CmdScale},
	} {
		if got := s.Do(c); got.Key() != s.Key() {
			t.Errorf("%s reaches what lies below", c.Kind)
		}
	}
}

func TestTheListOfLessonsOpensOnThePageOnScreen(t *testing.T) {
	s := do(opening(lessonOf(t, 1, 1)), CmdNext, CmdNext, CmdLessons)
	row, ok := s.row()
	if !ok || row != (LessonRow{Lesson: 2, Step: 2}) {
		t.Errorf("the cursor is on %+v", row)
	}
	s = s.Do(Command{Kind: CmdChoose, N: -1})
	s = do(s, CmdTake)
	if s.Page != 1 || s.Layer.Kind != LayerNone {
		t.Errorf("taken: page %d, layer %q", s.Page, s.Layer.Kind)
	}
}

func TestTheFilterFindsLessonsAndStepsInBothLanguages(t *testing.T) {
	s := do(opening(lessonOf(t, 1)), CmdLessons)
	for filter, want := range map[string]int{"second of 3": 2, "标题 1": 1, "第二": 6, "nothing": 0, "TITLE": 3} {
		s := s.Do(Command{Kind: CmdType, Text: filter})
		if got := len(s.LessonRows()); got != want {
			t.Errorf("%q leaves %d rows, want %d", filter, got, want)
		}
	}
}

func TestTheCursorGoesToTheFirstRowThatFitsByItself(t *testing.T) {
	s := do(opening(lessonOf(t, 1)), CmdLessons)
	for filter, want := range map[string]LessonRow{
		"second of 3": {Lesson: 3, Step: 2}, "title 3": {Lesson: 3}, "lesson-2": {Lesson: 2}, "第二": {Lesson: 1, Step: 2},
	} {
		if got, _ := s.Do(Command{Kind: CmdType, Text: filter}).row(); got != want {
			t.Errorf("%q chooses %+v, want %+v", filter, got, want)
		}
	}
}

func TestTheFieldHoldsWhatItsEditorSaysWithTheInsertionPointInside(t *testing.T) {
	s := do(opening(lessonOf(t, 1)), CmdLessons)
	for _, c := range []struct {
		text          string
		behind        int
		before, after string
	}{
		{"中文", 0, "中文", ""}, {"中文", 1, "中", "文"}, {"中文", 2, "", "中文"}, {"中文", 9, "", "中文"}, {"中文", -1, "中文", ""}, {"", 3, "", ""},
	} {
		l := s.Do(Command{Kind: CmdType, Text: c.text, N: c.behind}).Layer
		if before, after := l.Typed(); before != c.before || after != c.after {
			t.Errorf("%q with %d behind is %q and %q", c.text, c.behind, before, after)
		}
	}
	long := s.Do(Command{Kind: CmdType, Text: strings.Repeat("中", MostTyped+1), N: 3}).Layer
	if before, after := long.Typed(); utf8.RuneCountInString(before) != MostTyped || after != "" {
		t.Errorf("too much is %q and %q", before, after)
	}
}

func TestMovingTheInsertionPointLeavesTheChosenRowAlone(t *testing.T) {
	s := do(opening(lessonOf(t, 1)), CmdLessons).Do(Command{Kind: CmdType, Text: "title"})
	s = s.Do(Command{Kind: CmdChoose, N: 2})
	row, _ := s.row()
	moved := s.Do(Command{Kind: CmdType, Text: "title", N: 5})
	if got, _ := moved.row(); got != row || moved.Key() == s.Key() {
		t.Errorf("the row is %+v and was %+v", got, row)
	}
}

func TestARowIsTakenByItsPlaceInTheList(t *testing.T) {
	s := do(opening(lessonOf(t, 1, 1)), CmdNext, CmdLessons)
	for i, row := range s.LessonRows() {
		c := Command{Kind: CmdTakeRow, N: i}
		want := Request{}
		if row.Lesson != s.Number {
			want = Request{Kind: CmdOpen, Lesson: row.Lesson, Page: row.Step}
		}
		if got := s.Asks(c); got != want {
			t.Errorf("row %d asks for %+v, want %+v", i, got, want)
		}
		if got := s.Do(c); got.Layer.Kind != LayerNone || row.Lesson == s.Number && got.Page != row.Step {
			t.Errorf("row %d leads to page %d, layer %q", i, got.Page, got.Layer.Kind)
		}
	}
	for _, row := range []int{-1, len(s.LessonRows())} {
		c := Command{Kind: CmdTakeRow, N: row}
		if s.Do(c).Key() != s.Key() || s.Asks(c) != (Request{}) {
			t.Errorf("row %d, which is not there, does something", row)
		}
	}
}

func TestTheDifferenceComparesWithTheStepBeforeUntilAnotherIsChosen(t *testing.T) {
	s := do(opening(lessonOf(t, 1, 1, 1)), CmdNext, CmdNext, CmdDifference)
	if got := s.Compared(); got != 1 {
		t.Errorf("step 2 is compared with %d", got)
	}
	s = s.Do(Command{Kind: CmdCompare, N: 1})
	if got := s.Compared(); got != 3 {
		t.Errorf("then with %d, as it never is with itself", got)
	}
	if got := do(s, CmdNext).Compared(); got != 2 {
		t.Errorf("on that step itself it is compared with %d, not with the one before", got)
	}
}

func TestTheFullWhyStepsOnlyThroughStepsThatAsk(t *testing.T) {
	s := do(opening(lessonOf(t, 2, 0, -1)), CmdNext, CmdWhy, CmdNext, CmdNext)
	if s.Page != 3 || s.Layer.Kind != LayerWhy {
		t.Fatalf("from 1B it goes to page %d", s.Page)
	}
	if got := do(s, CmdNext); got.Page != 3 {
		t.Errorf("it leaves the steps for page %d", got.Page)
	}
	if s = do(s, CmdPrevious); s.Page != 1 || s.Question != 1 {
		t.Errorf("back it goes to %d, question %d", s.Page, s.Question)
	}
}

func TestEveryFieldOfAStateIsPartOfItsKeyOrKnownNotToShow(t *testing.T) {
	hidden := map[string]bool{
		"Still": true, "Unfolded": true, "kept": true, "opened": true, // say what comes, not what is shown
		"Base": true, "Edits": true, // told by Lesson, undo and redo
		"memory": true, // of other lessons
	}
	fields := reflect.TypeFor[State]()
	keys := reflect.TypeFor[Key]()
	for i := range fields.NumField() {
		name := fields.Field(i).Name
		lower := string(name[0]|0x20) + name[1:]
		if _, ok := keys.FieldByName(lower); !ok && !hidden[name] {
			t.Errorf("%s is not in the key: a picture would be kept too long", name)
		}
	}
}
