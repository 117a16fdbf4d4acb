package player

// hints are entries of the footer that stand for several bindings, or say a
// key in the words of the place.
var hints = []Binding{
	both("step", "←/→", "previous", "next"),
	as("begin", "→", "next"),
	as("next-lesson", "→", "next").unless(lastLesson),
	as("back", "←", "previous"),
	as("from-start", "g", "first"),
	as("whole-step", "→", "next"),
	as("step-back", "←", "previous"),
	as("pause", "space", "play"),
	both("tempo", "+/-", "faster", "slower"),
	both("scroll", "↑/↓", "scroll-up", "scroll-down"),
	both("choose", "↑/↓", "choose-up", "choose-down"),
	bind("filter", "", ""),
	as("open", "enter", "take"),
	as("back-to-step", "esc", "close"),
	bind("any-key", "", ""),
	both("valid-axis", "←/→", "valid-back", "valid-on"),
	both("record-axis", "↑/↓", "known-back", "known-on"),
	all("cross-move", "↑/↓/←/→", crossing[:4]),
	all("leaf", "PgUp/PgDn", paging),
	as("esc-back", "esc", "close"),
	as("esc-done", "esc", "close"),
	as("esc-hide", "esc", "close"),
	as("esc-leave", "esc", "close"),
	both("field", "↑/↓", "field-up", "field-down"),
	as("change-again", "e", "what-if"),
	as("one-side", "v", "beside"),
	all("flip-choose", "↑/↓/←/→", flipping[:4]),
	both("guess", "↑/↓", "guess-up", "guess-down"),
	leafing[0].called("show-answer", "→").unless(shown),
	leafing[0].called("next-question", "→"),
	leafing[1].called("previous-question", "←"),
	as("take-text", "enter", "take"),
	as("esc-as-was", "esc", "close"),
	as("esc-cancel", "esc", "close"),
	as("esc-predict", "esc", "close").unless(isNotPredicting),
	as("predict-begin", "p", "predict").unless(noQuestions, isPredicting),
	as("run", "enter", "take"),
}

func shown(s State) bool { return !s.Hides() }

// all gives one entry that stands for several bindings; it asks for nothing
// by itself.
func all(action, shown string, of []Binding) Binding {
	var keys []string
	for _, b := range of {
		keys = append(keys, b.Keys()...)
	}
	return bind(action, shown, "", keys...)
}

// as gives a binding under another name.
func as(action, shown, of string) Binding {
	b, _ := named(of, groups())
	return b.called(action, shown)
}

// both gives one entry that stands for two bindings; it asks for nothing by
// itself.
func both(action, shown, first, second string) Binding {
	one, _ := named(first, groups())
	other, _ := named(second, groups())
	return all(action, shown, []Binding{one, other})
}

// footer names the entries of each footer, the most important first; help
// and quit come last and are never dropped.
func (p Place) footer() []string {
	switch p {
	case PlaceOpening:
		return []string{"begin", "play", "predict-begin", "esc-predict", "lessons", "language", "theme", "help", "quit"}
	case PlaceClosing:
		return []string{"next-lesson", "back", "from-start", "lessons", "predict-begin", "esc-predict", "help", "quit"}
	case PlaceLedger:
		return []string{"step", "play", "question", "why", "what-if", "flip", "predict", "pane", "difference", "help", "quit"}
	case PlaceDecision:
		return []string{"step", "play", "pane", "what-if", "flip", "predict", "why", "question", "difference", "help", "quit"}
	case PlacePlaying:
		return []string{"pause", "tempo", "whole-step", "step-back", "help", "quit"}
	case PlaceWhy:
		return []string{"back-to-step", "step", "question", "scroll", "flip", "copy", "help", "quit"}
	case PlaceDifference:
		return []string{"back-to-step", "step", "compare", "scroll", "copy", "help", "quit"}
	case PlaceTerms:
		return []string{"back-to-step", "scroll", "help", "quit"}
	case PlaceHelp:
		return []string{"filter", "scroll", "close"}
	case PlaceLessons:
		return []string{"choose", "unfold", "open", "close"}
	case PlacePalette:
		return []string{"filter", "choose", "run", "close"}
	case PlaceText:
		return []string{"esc-back", "scroll", "help", "quit"}
	case PlaceCrosshair:
		return []string{"valid-axis", "record-axis", "stay", "leaf", "question", "esc-back", "help", "quit"}
	case PlaceWhatIf:
		return []string{"field", "change", "missing", "undo", "redo", "reset", "beside", "hint", "esc-done", "help", "quit"}
	case PlaceBeside:
		return []string{"step", "side", "change-again", "undo", "redo", "reset", "flip", "one-side", "help", "quit"}
	case PlaceFlip:
		return []string{"flip-choose", "try", "reach", "why", "esc-back", "help", "quit"}
	case PlacePredict:
		return []string{"guess", "commit", "show-answer", "esc-leave", "help", "quit"}
	case PlaceClass:
		return []string{"guess", "hands", "no-hands", "show-answer", "esc-leave", "help", "quit"}
	case PlacePredicted:
		return []string{"next-question", "previous-question", "why", "flip", "what-if", "esc-leave", "help", "quit"}
	case PlaceValue, PlaceHands:
		return []string{"take-text", "esc-as-was"}
	case PlaceSearch, PlaceSave:
		return []string{"take-text", "esc-cancel"}
	case PlaceBroken:
		return []string{"step", "next-problem", "copy", "reload", "esc-hide", "help", "quit"}
	case PlaceBlank:
		return []string{"any-key"}
	}
	return nil
}

// narrowFooter names the entries of a footer of some forty cells, where few
// have room: first the key that the place is for.
func (p Place) narrowFooter() []string {
	switch p {
	case PlaceCrosshair:
		return []string{"cross-move", "stay", "esc-back", "help", "quit"}
	case PlaceWhatIf:
		return []string{"change", "field", "missing", "undo", "esc-done", "help", "quit"}
	case PlaceBeside:
		return []string{"one-side", "side", "step", "change-again", "help", "quit"}
	case PlaceFlip:
		return []string{"try", "flip-choose", "reach", "esc-back", "help", "quit"}
	case PlaceOpening, PlaceClosing, PlaceLedger, PlaceDecision, PlacePlaying, PlaceHelp, PlaceLessons, PlacePalette,
		PlaceWhy, PlaceDifference, PlaceTerms, PlaceText, PlacePredict, PlaceClass, PlacePredicted,
		PlaceValue, PlaceHands, PlaceSearch, PlaceSave, PlaceBlank, PlaceBroken:
	}
	return p.footer()
}

// Footer gives the keys that work here and now, the most important first.
// Where a layer lies on top they are the keys of that layer. Of a footer
// that ends in help and quit, those two are never dropped.
func Footer(s State) []Binding { return entries(s, s.Place().footer()) }

// NarrowFooter gives the same for a screen of some forty cells.
func NarrowFooter(s State) []Binding { return entries(s, s.Place().narrowFooter()) }

func entries(s State, actions []string) []Binding {
	var out []Binding
	for _, action := range actions {
		b, ok := entry(s.Place(), action)
		if ok && b.works(s) {
			out = append(out, b)
		}
	}
	return out
}

// spare are the keys that a footer without room is left without first: one
// finds them beside others, or they say what the screen shows.
var spare = []string{"redo", "no-hands", "guess"}

// LeastKey gives the entry of a footer that is missed least: a spare one, else
// the one farthest to the right that is neither one of the last two nor the
// way back; -1 where none can go.
func LeastKey(list []Binding) int {
	for _, action := range spare {
		for i, b := range list {
			if b.Action() == action {
				return i
			}
		}
	}
	for i := len(list) - 3; i >= 0; i-- {
		if list[i].Kind != CmdClose && list[i].Action() != "one-side" {
			return i
		}
	}
	return -1
}

// entry finds a footer entry: a hint, else a binding of the place.
func entry(p Place, action string) (Binding, bool) {
	if b, ok := named(action, [][]Binding{hints}); ok {
		return b, true
	}
	return named(action, p.keys())
}

func isPredicting(s State) bool    { return s.Mode.predicts() }
func isNotPredicting(s State) bool { return !s.Mode.predicts() }
