package player

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/source"
)

// places gives a state for every place.
func places(t *testing.T) map[Place]State {
	t.Helper()
	s := opening(lessonOf(t, 2, -2, 1))
	ledger := do(s, CmdNext)
	typing := func(kind InputKind) State {
		typing := ledger
		typing.Input.Kind = kind
		return typing
	}
	predict := do(ledger, CmdPredict)
	return map[Place]State{
		PlaceOpening: s, PlaceClosing: do(s, CmdLast), PlaceLedger: ledger,
		PlaceDecision: s.Do(Command{Kind: CmdGoTo, N: 2}), PlacePlaying: do(ledger, CmdPlayPause),
		PlaceBlank: do(ledger, CmdBlank), PlaceHelp: do(ledger, CmdHelp), PlaceLessons: do(ledger, CmdLessons),
		PlaceWhy: do(ledger, CmdWhy), PlaceDifference: do(ledger, CmdDifference), PlaceTerms: do(ledger, CmdTerms),
		PlacePalette: do(ledger, CmdPalette), PlaceText: ledger.Do(Command{Kind: CmdShowText, Text: "a\nb"}),
		PlaceCrosshair: do(ledger, CmdCrosshair), PlaceWhatIf: do(ledger, CmdWhatIf), PlaceBeside: do(ledger, CmdBeside),
		PlaceFlip: do(ledger, CmdFlip), PlacePredict: predict, PlaceClass: do(ledger, CmdClass),
		PlacePredicted: do(predict, CmdNext), PlaceValue: typing(InputValue), PlaceHands: typing(InputHands),
		PlaceSearch: do(ledger, CmdSearch), PlaceSave: typing(InputSave),
		PlaceBroken: ledger.Broken(&Trouble{File: "f.yaml", Problems: make([]source.Diagnostic, 2)}),
	}
}

// isAnyKey reports whether a place has no key map of its own: every key types
// there, or brings the picture back.
func isAnyKey(s State) bool { return s.IsTyping() || s.Blank }

func every() []Binding {
	out := slices.Clone(hints)
	return append(out, slices.Concat(groups()...)...)
}

func TestEveryPlaceIsWhereItSays(t *testing.T) {
	all := places(t)
	for place, s := range all {
		if got := s.Place(); got != place {
			t.Errorf("%s says it is %s", place, got)
		}
	}
	for _, place := range declared(t) {
		if _, ok := all[place]; !ok {
			t.Errorf("no test has a state for %s", place)
		}
	}
}

// declared lists the places that the source declares.
func declared(t *testing.T) []Place {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "place.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var out []Place
	ast.Inspect(file, func(n ast.Node) bool {
		v, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		if name, ok := v.Type.(*ast.Ident); ok && name.Name == "Place" {
			text, err := strconv.Unquote(v.Values[0].(*ast.BasicLit).Value)
			if err != nil {
				t.Fatal(err)
			}
			out = append(out, Place(text))
		}
		return true
	})
	if len(out) < 20 {
		t.Fatalf("only %d places are found", len(out))
	}
	return out
}

func TestEveryActionHasWordsInBothLanguages(t *testing.T) {
	known := map[string]bool{}
	for _, lang := range i18n.Langs() {
		w := i18n.For(lang).Keys
		for _, b := range every() {
			known[b.Action()] = true
			if w.Short(b.Action()) == "" || w.Long(b.Action()) == "" {
				t.Errorf("%s: no words for %s", lang, b.Action())
			}
		}
		for _, p := range pairs {
			known[p[2]] = true
			if w.Short(p[2]) == "" || w.Long(p[2]) == "" {
				t.Errorf("%s: no words for %s", lang, p[2])
			}
		}
		for action := range w.Actions {
			if !known[action] {
				t.Errorf("%s: words for %s, which no key does", lang, action)
			}
		}
		for _, s := range places(t) {
			for _, section := range append(Help(s), AllKeys()...) {
				if w.Section(section.Title) == "" {
					t.Errorf("%s: no title for the section %s", lang, section.Title)
				}
			}
		}
	}
}

func TestNoPlaceGivesAKeyTwoMeanings(t *testing.T) {
	for place := range places(t) {
		seen := map[string]string{}
		for _, group := range place.keys() {
			for _, b := range group {
				for _, key := range b.Keys() {
					if other, ok := seen[key]; ok {
						t.Errorf("%s: %s is %s and %s", place, key, other, b.Action())
					}
					seen[key] = b.Action()
				}
			}
		}
	}
}

func TestNoKeyBothStepsAndEdits(t *testing.T) {
	for place, s := range places(t) {
		for _, key := range someKeys() {
			c, ok := Lookup(s, key, text(key))
			if !ok {
				continue
			}
			to := s.Do(c)
			steps := to.Page != s.Page || to.Question != s.Question
			if edits := to.Lesson != s.Lesson || !slices.Equal(to.Edits.List(), s.Edits.List()); steps && edits {
				t.Errorf("%s: %s steps and edits an input", place, key)
			}
			if isStep(c.Kind) && s.IsTyping() {
				t.Errorf("%s: %s steps while one types", place, key)
			}
			if steps && to.IsTyping() {
				t.Errorf("%s: %s steps and leaves a text field open", place, key)
			}
		}
	}
}

func TestAKeyThatEditsInAPlaceStepsInNoFormOfIt(t *testing.T) {
	edits := []CommandKind{CmdEdit, CmdType, CmdChange, CmdMissing, CmdUndo, CmdRedo, CmdReset, CmdTry, CmdCommit, CmdHands, CmdNoHands}
	for place := range places(t) {
		kinds := map[string][]CommandKind{}
		for _, group := range place.keys() {
			for _, b := range group {
				for _, key := range b.Keys() {
					kinds[key] = append(kinds[key], b.Kind)
				}
			}
		}
		for key, kinds := range kinds {
			if slices.ContainsFunc(kinds, isStep) && slices.ContainsFunc(kinds, func(k CommandKind) bool { return slices.Contains(edits, k) }) {
				t.Errorf("%s: %s is bound to %v", place, key, kinds)
			}
		}
	}
}

func isStep(k CommandKind) bool {
	return slices.Contains([]CommandKind{CmdNext, CmdPrevious, CmdGoTo, CmdGoToQuestion, CmdFirst, CmdLast, CmdNextQuestion, CmdTick, CmdMatch}, k)
}

func someKeys() []string {
	keys := strings.Split("right left up down home end pgup pgdown enter space tab shift+tab alt+tab backspace delete esc f5", " ")
	for r := rune(' ' + 1); r < 0x7f; r++ {
		keys = append(keys, string(r))
	}
	for r := 'a'; r <= 'z'; r++ {
		keys = append(keys, "ctrl+"+string(r))
	}
	return keys
}

func text(key string) string {
	if key == "space" {
		return " "
	}
	if len(key) == 1 {
		return key
	}
	return ""
}

func TestAClickerAloneGivesTheWholeLesson(t *testing.T) {
	for key, want := range map[string]CommandKind{
		"pgdown": CmdNext, "pgup": CmdPrevious, ".": CmdBlank, "esc": CmdClose, "f5": CmdPlayOnly,
	} {
		for _, place := range []Place{PlaceOpening, PlaceLedger, PlaceDecision, PlaceClosing, PlacePlaying} {
			if c, _ := Lookup(places(t)[place], key, ""); c.Kind != want {
				t.Errorf("%s: %s asks for %q, want %s", place, key, c.Kind, want)
			}
		}
	}
}

func TestTheFunctionKeysOfALinuxConsoleDoNothing(t *testing.T) {
	for place, s := range places(t) {
		if isAnyKey(s) {
			continue
		}
		for _, key := range []string{"A", "B", "C", "D", "E"} {
			if c, ok := Lookup(s, key, key); ok {
				t.Errorf("%s: %s asks for %s", place, key, c.Kind)
			}
		}
	}
}

func TestKeysOfLaterIssuesAreNotBound(t *testing.T) {
	for place, s := range places(t) {
		if isAnyKey(s) {
			continue
		}
		for _, key := range []string{"0"} {
			if c, ok := Lookup(s, key, key); ok {
				t.Errorf("%s: %s asks for %s", place, key, c.Kind)
			}
		}
	}
}

func TestOnABlankScreenAnyKeyOnlyBringsThePictureBack(t *testing.T) {
	all := places(t)
	s := all[PlaceBlank]
	for _, key := range someKeys() {
		c, _ := Lookup(s, key, text(key))
		want := CmdUncover
		if key == "ctrl+c" {
			want = CmdInterrupt
		}
		if c.Kind != want {
			t.Errorf("%s asks for %q", key, c.Kind)
		}
	}
	if back := do(s, CmdUncover); back.Key() != all[PlaceLedger].Key() {
		t.Errorf("it comes back as %+v", back.Key())
	}
}

func TestFullWidthKeysActAsTheirNarrowFormsOutsideOfTextFields(t *testing.T) {
	ledger, fields := places(t)[PlaceLedger], textFields(t)
	for wide, narrow := range map[string]string{
		"？": "?", "ｑ": "q", "Ｌ": "L", "２": "2", "。": ".", "\u3000": "space", "＋": "+",
		"：": ":", "／": "/", "、": "/", "ｅ": "e", "Ｐ": "P", "ｙ": "y", "Ｙ": "Y", "ｆ": "f", "ｖ": "v", "ｃ": "c",
	} {
		got, ok := Lookup(ledger, wide, wide)
		want, _ := Lookup(ledger, narrow, narrow)
		if got != want || !ok && narrow != "+" {
			t.Errorf("%s asks for %q, %s for %q", wide, got.Kind, narrow, want.Kind)
		}
		for _, field := range fields {
			if got, _ := Lookup(field, wide, wide); got.Kind != CmdEdit || got.Text != wide {
				t.Errorf("in %s %s asks for %q %q", field.Place(), wide, got.Kind, got.Text)
			}
		}
	}
	if c, _ := Lookup(ledger, "ctrl+h", ""); c.Kind != CmdPrevious {
		t.Errorf("ctrl+h asks for %q, not for what backspace does", c.Kind)
	}
}

// textFields gives the states in which a text field is open.
func textFields(t *testing.T) []State {
	var out []State
	for _, s := range places(t) {
		if s.IsTyping() {
			out = append(out, s)
		}
	}
	if len(out) != 7 {
		t.Errorf("there are %d text fields", len(out))
	}
	return out
}

func TestLettersAndDigitsGoIntoTheTextField(t *testing.T) {
	for _, s := range textFields(t) {
		place := s.Place()
		for _, key := range []string{"q", "7", "?", "中", "space", "G"} {
			typed := text(key)
			if typed == "" {
				typed = key
			}
			if c, ok := Lookup(s, key, typed); !ok || c.Kind != CmdEdit || c.Text != typed {
				t.Errorf("%s: %s asks for %q %q", place, key, c.Kind, c.Text)
			}
		}
	}
}

func TestADigitBeyondTheLastStepDoesNothing(t *testing.T) {
	s := places(t)[PlaceOpening] // of a lesson with three steps
	if c, ok := Lookup(s, "3", "3"); !ok || c.N != 3 {
		t.Errorf("3 asks for %+v", c)
	}
	if c, ok := Lookup(s, "4", "4"); ok {
		t.Errorf("4 asks for %+v", c)
	}
}

func TestEveryKeyInAFooterWorksThere(t *testing.T) {
	for place, s := range places(t) {
		for _, b := range Footer(s) {
			if b.Shown() == "" {
				continue // stands for typing
			}
			for _, key := range b.Keys() {
				c, ok := Lookup(s, key, text(key))
				if !ok && !stands(b) || b.Kind != "" && c.Kind != b.Kind {
					t.Errorf("%s shows %s for %s, but %s asks for %q", place, b.Shown(), b.Action(), key, c.Kind)
				}
			}
		}
	}
}

// stands reports whether an entry tells two bindings in the words of another
// place, which may have fewer keys: in a list j and k are typed.
func stands(b Binding) bool { return b.Action() == "scroll" }

func TestAFooterShowsTheKeyThatItIsAbout(t *testing.T) {
	names := map[string]string{"→": "right", "←": "left", "↑": "up", "↓": "down", "PgDn": "pgdown", "PgUp": "pgup", "F5": "f5", "del": "delete"}
	for place, s := range places(t) {
		for _, b := range Footer(s) {
			for _, shown := range strings.FieldsFunc(b.Shown(), func(r rune) bool { return r == ' ' || r == '/' }) {
				if name, ok := names[shown]; ok {
					shown = name
				}
				if !slices.Contains(b.Keys(), shown) {
					t.Errorf("%s shows %s for %s, which is %v", place, shown, b.Action(), b.Keys())
				}
			}
		}
	}
}

func TestHelpAndQuitComeLastInEveryFooterOfALesson(t *testing.T) {
	for place, s := range places(t) {
		if isAnyKey(s) {
			continue
		}
		footer := Footer(s)
		if n := len(footer); n < 3 || footer[n-2].Action() != "help" || footer[n-1].Action() != "quit" {
			t.Errorf("%s ends in %v", place, footer[max(0, n-2):])
		}
	}
}

func TestTheHelpOffersOnlyWhatWorksInItsPlace(t *testing.T) {
	for place, below := range places(t) {
		if isAnyKey(below) || place == PlaceText {
			continue // the help is not asked for there, or of the place below
		}
		help := do(below, CmdHelp)
		for _, section := range Help(help) {
			for _, b := range section.Bindings {
				if below.Playing && b.Kind == CmdSpeed {
					continue // the help has paused it
				}
				if c, ok := Lookup(do(help, CmdClose), b.Keys()[0], text(b.Keys()[0])); !ok || c.Kind != b.Kind {
					t.Errorf("%s: the help offers %s, but it asks for %q", place, b.Action(), c.Kind)
				}
			}
		}
	}
}

func TestTheHelpFiltersByKeyAndByWordInBothLanguages(t *testing.T) {
	for filter, want := range map[string]string{"ctrl+l": "redraw", "presenter": "notes", "备注": "notes", "空格": "plays", "f5": "plays"} {
		s := places(t)[PlaceHelp].Do(Command{Kind: CmdType, Text: filter})
		var got []string
		for _, section := range Help(s) {
			for _, b := range section.Bindings {
				got = append(got, b.Action())
			}
		}
		if !slices.Contains(got, want) || len(got) > 3 {
			t.Errorf("%q leaves %v, want %s", filter, got, want)
		}
	}
}

func TestABindingIsDisabledWhereItDoesNothing(t *testing.T) {
	all := places(t)
	enabled := func(place Place, action string) bool {
		b, ok := named(action, [][]Binding{Bindings(all[place])})
		return ok && b.Enabled()
	}
	for _, c := range []struct {
		place  Place
		action string
		want   bool
	}{
		{PlaceOpening, "why", false}, {PlaceLedger, "why", true}, {PlaceOpening, "terms", false}, {PlaceClosing, "terms", true},
		{PlaceLedger, "scale", true}, {PlaceDecision, "scale", false}, {PlaceLedger, "faster", false}, {PlacePlaying, "faster", true},
		{PlaceOpening, "pane", false}, {PlaceLedger, "pane", true}, {PlaceLessons, "unfold", true}, {PlaceHelp, "unfold", false},
		{PlaceBlank, "quit", false},
	} {
		if got := enabled(c.place, c.action); got != c.want {
			t.Errorf("%s: %s is enabled: %v", c.place, c.action, got)
		}
	}
}

func TestADisabledBindingHasNoKey(t *testing.T) {
	for place, s := range places(t) {
		for _, b := range Bindings(s) {
			if b.Enabled() || place == PlaceBlank {
				continue
			}
			for _, key := range b.Keys() {
				if c, ok := Lookup(s, key, ""); ok && c.Kind == b.Kind {
					t.Errorf("%s: %s is disabled, and %s asks for it", place, b.Action(), key)
				}
			}
		}
	}
}

func TestTwoKeysOfOneLineShareTheirModifier(t *testing.T) {
	for want, keys := range map[string][2]string{
		"ctrl+u/d": {"ctrl+u", "ctrl+d"}, "shift+←/→": {"shift+←", "shift+→"}, "+ -": {"+", "-"}, "g G": {"g", "G"},
		"⌫ ctrl+u": {"⌫", "ctrl+u"}, "ctrl+u shift+d": {"ctrl+u", "shift+d"},
	} {
		if got := sideBySide(keys[0], keys[1]); got != want {
			t.Errorf("%v are shown as %q, want %q", keys, got, want)
		}
	}
}
