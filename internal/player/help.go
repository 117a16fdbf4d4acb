package player

import (
	"slices"
	"strings"

	"memtui/internal/i18n"
)

// Help gives the keys of the place that the help was asked for in, filtered
// by what is typed into it: a key, or a word in either language.
func Help(s State) []Section {
	below := s.below()
	below.Input, below.Blank = Input{}, false
	place := below.Place()
	here := slices.Concat(paired(place.own()), modes, pick(looking, "why", "difference", "scale"), pick(slices.Concat(place.keys()...), "question"), pick(looking, "terms"))
	all := []Section{
		{Title: "here-" + string(place), Bindings: here},
		{Title: "moving", Bindings: paired(place.moves())},
		{Title: "class", Bindings: class},
		{Title: "program", Bindings: slices.Concat(program[:2], paired(finding), program[2:])},
	}
	var out []Section
	for _, section := range all {
		kept := Section{Title: section.Title}
		for _, b := range section.Bindings {
			if b.works(below) && b.matches(s.Layer.Filter) {
				kept.Bindings = append(kept.Bindings, b)
			}
		}
		if len(kept.Bindings) > 0 {
			out = append(out, kept)
		}
	}
	return out
}

// own are the keys that a mode has for itself.
func (p Place) own() []Binding {
	switch p {
	case PlaceCrosshair:
		return crossing
	case PlaceWhatIf:
		return changing
	case PlaceBeside:
		return siding
	case PlaceFlip:
		return flipping
	case PlacePredict:
		return guessing
	case PlaceClass:
		return counting
	case PlaceDifference:
		return comparing
	case PlaceBroken:
		return reporting
	case PlaceOpening, PlaceClosing, PlaceLedger, PlaceDecision, PlacePlaying, PlaceBlank, PlaceHelp, PlaceLessons,
		PlaceWhy, PlaceTerms, PlacePalette, PlaceText, PlacePredicted, PlaceValue, PlaceHands,
		PlaceSearch, PlaceSave:
	}
	return nil
}

// moves are the keys of a place that step and move: all that are not the
// mode's own, and not said elsewhere in the help.
func (p Place) moves() []Binding {
	var out []Binding
	elsewhere := slices.Concat(p.own(), looking, modes, finding, class, program, pick(turning, "question"))
	for _, group := range p.keys() {
		for _, b := range group {
			if _, said := named(b.Action(), [][]Binding{elsewhere}); !said {
				out = append(out, b)
			}
		}
	}
	return out
}

// pairs are the keys that the help tells in one line.
var pairs = [][3]string{
	{"first", "last", "first-last"},
	{"play", "show", "plays"},
	{"faster", "slower", "tempo"},
	{"up", "down", "in-pane"},
	{"half-up", "half-down", "five-rows"},
	{"slide-left", "slide-right", "slide"},
	{"choose-up", "choose-down", "rows"},
	{"page-up", "page-down", "pages"},
	{"erase", "erase-before", "erasing"},
	{"field-start", "field-end", "field-ends"},
	{"unfold", "fold", "folding"},
	{"field-left", "field-right", "field-moves"},
	{"valid-back", "valid-on", "valid-axis"},
	{"known-back", "known-on", "record-axis"},
	{"field-up", "field-down", "field"},
	{"tab-on", "tab-back", "tabs"},
	{"flip-up", "flip-down", "flip-rows"},
	{"flip-left", "flip-right", "flip-items"},
	{"reach", "reach-back", "reaches"},
	{"guess-up", "guess-down", "guess"},
	{"match", "match-back", "matches"},
	{"copy", "copy-line", "copies"},
	{"scroll-up", "scroll-down", "scroll"},
	{"compare", "compare-back", "compare"},
}

// paired takes bindings that belong together into one.
func paired(list []Binding) []Binding {
	var out []Binding
	for _, b := range list {
		if n := len(out); n > 0 {
			if action := together(out[n-1].Action(), b.Action()); action != "" {
				one := &out[n-1]
				one.SetKeys(slices.Concat(one.Keys(), b.Keys())...)
				one.SetHelp(sideBySide(one.Shown(), b.Shown()), action)
				continue
			}
		}
		out = append(out, b)
	}
	return out
}

func together(first, second string) string {
	for _, p := range pairs {
		if p[0] == first && p[1] == second {
			return p[2]
		}
	}
	return ""
}

// sideBySide shows two keys as one: a modifier that both have is said once,
// as in "ctrl+u/d".
func sideBySide(first, second string) string {
	if modifier, _, ok := strings.Cut(first, "+"); ok && modifier != "" {
		if own, same := strings.CutPrefix(second, modifier+"+"); same {
			return first + "/" + own
		}
	}
	return first + " " + second
}

// AllKeys gives every binding that the help can show, in its order: the key
// table of the README.
func AllKeys() []Section {
	return []Section{
		{Title: "moving", Bindings: paired(slices.Concat(stepping, playing, panes))},
		{Title: "looking", Bindings: looking},
		{Title: "modes", Bindings: modes},
		{Title: "class", Bindings: class},
		{Title: "program", Bindings: slices.Concat(program[:2], paired(finding), program[2:])},
		{Title: "here-crosshair", Bindings: paired(crossing)},
		{Title: "here-what-if", Bindings: paired(changing)},
		{Title: "here-beside", Bindings: paired(siding)},
		{Title: "here-flip", Bindings: paired(flipping)},
		{Title: "here-predict", Bindings: paired(guessing)},
		{Title: "here-class", Bindings: paired(counting)},
		{Title: "here-difference", Bindings: paired(comparing)},
		{Title: "here-broken", Bindings: reporting},
		{Title: "list", Bindings: paired(slices.Concat(choosing, folding, editing, cursoring))},
	}
}

func (b Binding) matches(filter string) bool {
	if filter == "" {
		return true
	}
	if strings.Contains(b.Shown(), filter) {
		return true
	}
	filter = strings.ToLower(filter)
	for _, lang := range i18n.Langs() {
		words := i18n.For(lang).Keys
		for _, text := range []string{words.Long(b.Action()), words.Short(b.Action()), words.Key(b.Shown())} {
			if strings.Contains(strings.ToLower(text), filter) {
				return true
			}
		}
	}
	return false
}
