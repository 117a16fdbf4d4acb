package player

import (
	"slices"
	"testing"
)

func filtered(s State, text string) State { return s.Do(Command{Kind: CmdType, Text: text}) }

func TestThePaletteHoldsEveryCommandThatWorksInItsPlace(t *testing.T) {
	for place, below := range places(t) {
		if isAnyKey(below) || below.Layer.Kind == LayerText {
			continue
		}
		s := do(below, CmdPalette)
		listed := map[string]bool{}
		for _, row := range s.PaletteRows() {
			if listed[row.Binding.Action()] {
				t.Errorf("%s: %s is listed twice", place, row.Binding.Action())
			}
			listed[row.Binding.Action()] = true
		}
		paused := do(s, CmdClose)
		for _, b := range Bindings(paused) {
			want := b.Enabled() && b.Kind != CmdGoTo && b.Kind != CmdPalette
			if listed[b.Action()] != want {
				t.Errorf("%s: %s is listed: %v", place, b.Action(), listed[b.Action()])
			}
		}
	}
}

func TestTakingARowDoesWhatItsKeyDoes(t *testing.T) {
	for place, below := range places(t) {
		if isAnyKey(below) || below.Layer.Kind == LayerText {
			continue
		}
		s := do(below, CmdPalette)
		paused := do(s, CmdClose)
		for i, row := range s.PaletteRows() {
			c, ok := Lookup(paused, row.Binding.Keys()[0], text(row.Binding.Keys()[0]))
			if !ok {
				t.Errorf("%s: %s is listed, and its key does nothing", place, row.Binding.Action())
			}
			want, asks := shownBy(paused.Do(c)), paused.Asks(c)
			s.Layer.Cursor = i
			for name, take := range map[string]Command{"a click": {Kind: CmdTakeRow, N: i}, "enter": {Kind: CmdTake}} {
				if got := shownBy(s.Do(take)); got != want {
					t.Errorf("%s: %s on %s gives\n%+v\nand its key\n%+v", place, name, row.Binding.Action(), got, want)
				}
				if got := s.Asks(take); got != asks {
					t.Errorf("%s: %s on %s asks for %+v, its key for %+v", place, name, row.Binding.Action(), got, asks)
				}
			}
		}
	}
}

// shownBy gives the key of a state without what two equal ways make twice.
func shownBy(s State) Key {
	k := s.Key()
	k.lesson, k.predict.made, k.whatIf.Refused, k.layer.over = nil, nil, nil, nil
	return k
}

func TestThePaletteFiltersInBothLanguagesAndByKey(t *testing.T) {
	s := do(opening(lessonOf(t, 1, 1)), CmdNext, CmdPalette)
	for filter, want := range map[string]string{"presenter": "notes", "讲者备注": "notes", "ctrl+l": "redraw", "LANGUAGE": "language", "准星": "crosshair"} {
		rows := filtered(s, filter).PaletteRows()
		if len(rows) != 1 || rows[0].Binding.Action() != want {
			t.Errorf("%q leaves %d rows", filter, len(rows))
		}
	}
	if rows := filtered(s, "no such thing").PaletteRows(); len(rows) > 0 {
		t.Errorf("nothing fits, and %d rows are there", len(rows))
	}
}

func TestANumberGoesToThatStep(t *testing.T) {
	steps := make([]int, 12)
	for i := range steps {
		steps[i] = 1
	}
	s := do(opening(lessonOf(t, steps...)), CmdNext, CmdDifference, CmdPalette)
	for filter, want := range map[string][]int{"3": {3}, "1": {1, 10, 11, 12}, "12": {12}, "13": nil, "0": nil} {
		var got []int
		typed := filtered(s, filter)
		for _, row := range typed.PaletteRows() {
			if row.Step > 0 {
				got = append(got, row.Step)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s lists the steps %v, want %v", filter, got, want)
			continue
		}
		if len(want) == 0 {
			continue
		}
		if to := do(typed, CmdTake); to.Page != want[0] || to.Layer.Kind != LayerNone {
			t.Errorf("%s leads to page %d, layer %q", filter, to.Page, to.Layer.Kind)
		}
	}
}

func TestTakingNothingOfAPaletteDoesNothing(t *testing.T) {
	s := filtered(do(opening(lessonOf(t, 1)), CmdNext, CmdPalette), "no such thing")
	if got := do(s, CmdTake); got.Key() != s.Key() || s.Asks(Command{Kind: CmdTake}) != (Request{}) {
		t.Errorf("it gives %+v", got.Key())
	}
}

func TestAListOrTextClosesOnTheLayerThatItWasOpenedOn(t *testing.T) {
	for _, under := range []CommandKind{CmdWhy, CmdDifference, CmdTerms} {
		s := do(opening(lessonOf(t, 1, 1)), CmdNext, under)
		for _, over := range []CommandKind{CmdHelp, CmdLessons, CmdPalette, CmdShowText} {
			for _, back := range [][]CommandKind{{CmdClose}, {CmdShowText, CmdClose}, {CmdPalette, CmdShowText, CmdClose}} {
				if got := do(do(s, over), back...); got.Key() != s.Key() && over != CmdPalette {
					t.Errorf("%s on %s, then %v: the layer is %q", over, under, back, got.Layer.Kind)
				}
			}
		}
	}
}

func TestNothingShowsAnAnswerThatIsToBePredicted(t *testing.T) {
	for _, mode := range []CommandKind{CmdPredict, CmdClass} {
		s := do(opening(lessonOf(t, 2, -1)), CmdNext, mode)
		if !s.Hides() {
			t.Fatalf("%s hides nothing", mode)
		}
		for _, key := range []string{"w", "d", "f", "e", "v", "c"} {
			if c, ok := Lookup(s, key, key); ok {
				t.Errorf("%s: %s asks for %s", mode, key, c.Kind)
			}
		}
		for _, kind := range []CommandKind{CmdWhy, CmdDifference, CmdFlip, CmdWhatIf, CmdBeside, CmdCrosshair} {
			if got := do(s, kind); got.Key() != s.Key() {
				t.Errorf("%s: %s does something", mode, kind)
			}
		}
		for _, row := range do(s, CmdPalette).PaletteRows() {
			if row.Binding.Kind.uncovers() {
				t.Errorf("%s: the palette offers %s", mode, row.Binding.Action())
			}
		}
	}
}

func TestALayerIsClosedOnAQuestionThatIsToBePredicted(t *testing.T) {
	for _, layer := range []CommandKind{CmdWhy, CmdDifference} {
		s := do(opening(lessonOf(t, 2, 1)), CmdNext, CmdPredict, CmdNext, layer)
		if s.Layer.Kind == LayerNone {
			t.Fatalf("%s does not open on an answer that is shown", layer)
		}
		if s = do(s, CmdNext); !s.Hides() || s.Layer.Kind != LayerNone {
			t.Errorf("on the next question %s lies on top: %q", layer, s.Layer.Kind)
		}
	}
}
