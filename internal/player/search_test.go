package player

import (
	"slices"
	"testing"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/scenario"
)

// searched types a text into the field of the search and takes it.
func searched(s State, text string) State {
	return do(do(s, CmdSearch).Do(Command{Kind: CmdType, Text: text}), CmdTake)
}

func next(s State) State   { return s.Do(Command{Kind: CmdMatch, N: 1}) }
func before(s State) State { return s.Do(Command{Kind: CmdMatch, N: -1}) }

// foundAt lists the pages and questions of the matches.
func foundAt(s State) []spot {
	var out []spot
	for _, m := range s.Matches() {
		out = append(out, spot{m.Page, m.Question})
	}
	return out
}

// telling gives a lesson whose every kind of text can be told apart.
func telling(t *testing.T) State {
	l := lessonOf(t, 2, 1, -1, 0)
	sc := *l.Scenario
	sc.Steps = slices.Clone(sc.Steps)
	sc.Steps[1].Say = scenario.Prose{En: "A Heron stands there.", Zh: "那里站着一只苍鹭。"}
	sc.Steps[0].Ask = slices.Clone(sc.Steps[0].Ask)
	sc.Steps[0].Ask[1].Name = scenario.Prose{En: "the second one"}
	sc.Steps[2].Decide = []scenario.Decide{{Request: core.Request{TaskAnchor: "anchor of iron"}}}
	return opening(Play(&sc))
}

func TestEveryTextOfAStepIsFoundInEitherLanguageAtItsQuestion(t *testing.T) {
	for text, want := range map[string][]spot{
		"heron": {{2, 0}}, "苍鹭": {{2, 0}}, "the SECOND one": {{1, 1}}, "anchor of": {{3, 0}},
		"m2": {{2, 0}}, "record m1": {{1, 0}}, "D1": {{1, 0}, {2, 0}, {4, 0}},
		"blocked": {{3, 0}}, "已阻塞": {{3, 0}}, "step 4": {{4, 0}}, "第 2 步": {{2, 0}}, "usable 0s": {{1, 0}, {1, 1}},
		"nowhere": nil, "  ": nil,
	} {
		if got := foundAt(searched(telling(t), text)); !slices.Equal(got, want) {
			t.Errorf("%q stands at %v, want %v", text, got, want)
		}
	}
}

func TestASearchGoesToTheFirstMatchFromHereOnAndThenOnAndBack(t *testing.T) {
	s := searched(telling(t).Do(Command{Kind: CmdGoTo, N: 2}), "D1")
	at := func(want int) {
		t.Helper()
		if s.Page != want {
			t.Errorf("it is at step %d, want %d", s.Page, want)
		}
	}
	at(2) // here itself
	s = next(s)
	at(4)
	s = next(s)
	at(1) // around the end
	s = before(s)
	at(4)
	s = before(s)
	at(2)
	s = before(s)
	at(1)
	s = before(s)
	at(4)
	s = next(do(s, CmdNext)) // from the closing page
	at(1)
	s = before(s.Do(Command{Kind: CmdGoTo, N: 3})) // which has no match
	at(2)
	if n, of, m := s.Found(); n != 2 || of != 3 || m.Page != 2 {
		t.Errorf("it is %d of %d, at step %d", n, of, m.Page)
	}
}

func TestAMatchIsToldInTheLanguageOnScreenWhereItStandsThere(t *testing.T) {
	_, _, m := searched(telling(t), "step 2").Found()
	if got := m.Line(i18n.English); got != "Step 2" {
		t.Errorf("in English: %q", got)
	}
	if got := m.Line(i18n.Chinese); got != "Step 2" {
		t.Errorf("in Chinese, where it does not stand: %q", got)
	}
	_, _, m = searched(telling(t), "2").Found()
	if en, zh := m.Line(i18n.English), m.Line(i18n.Chinese); en != "Step 2" && zh != "第 2 步" {
		t.Errorf("in both: %q and %q", en, zh)
	}
}

func TestWhatIsFoundNowhereLeavesOneWhereOneIs(t *testing.T) {
	s := telling(t).Do(Command{Kind: CmdGoTo, N: 2})
	got := searched(s, "nowhere")
	if got.Page != 2 || got.IsTyping() {
		t.Errorf("it is at page %d, typing: %v", got.Page, got.IsTyping())
	}
	if n, of, _ := got.Found(); n != 0 || of != 0 {
		t.Errorf("%d of %d", n, of)
	}
}

func TestEscLeavesTheSearchWhereOneWas(t *testing.T) {
	for _, open := range []CommandKind{CmdNotes, CmdWhy, CmdDifference, CmdTerms, CmdFlip, CmdPredict} {
		s := do(telling(t), CmdNext, open)
		typing := do(s, CmdSearch).Do(Command{Kind: CmdType, Text: "heron"})
		if got := do(typing, CmdClose); got.Key() != s.Key() {
			t.Errorf("on %s it leaves\n%+v\nand was\n%+v", open, got.Key(), s.Key())
		}
	}
}

func TestALayerStaysOnAMatchThatItCanShow(t *testing.T) {
	for _, c := range []struct {
		open CommandKind
		text string
		want LayerKind
	}{
		{CmdWhy, "heron", LayerWhy}, {CmdWhy, "step 4", LayerNone}, {CmdDifference, "step 4", LayerDifference},
		{CmdTerms, "heron", LayerNone}, {CmdTerms, "step 1", LayerNone},
	} {
		s := searched(do(telling(t), CmdNext, c.open), c.text)
		if s.Layer.Kind != c.want {
			t.Errorf("%s, then %q: the layer is %q, want %q", c.open, c.text, s.Layer.Kind, c.want)
		}
		if _, of, _ := s.Found(); of != 1 {
			t.Errorf("%q is found %d times", c.text, of)
		}
	}
}

func TestASearchDoesNotGiveAwayWhatIsToBePredicted(t *testing.T) {
	s := do(telling(t), CmdNext, CmdPredict)
	if !s.Hides() {
		t.Fatal("nothing is hidden")
	}
	for _, text := range []string{"blocked", "heron", "step 2", "usable"} {
		if got := foundAt(searched(s, text)); len(got) > 0 {
			t.Errorf("%q is found at %v", text, got)
		}
	}
	if got := foundAt(searched(s, "anchor")); len(got) != 1 {
		t.Errorf("what is shown is found at %v", got)
	}
	shown := s.Do(Command{Kind: CmdNext}) // the first answer
	if got := foundAt(searched(shown, "usable")); !slices.Equal(got, []spot{{1, 0}}) {
		t.Errorf("once it is shown, an answer is found at %v", got)
	}
}
