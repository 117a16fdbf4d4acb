package player

import (
	"slices"
	"strings"

	"memtui/internal/i18n"
)

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
	return bind(action, shown, "", slices.Concat(one.Keys(), other.Keys())...)
}

// footer names the entries of each footer, the most important first; help
// and quit come last and are never dropped.
func (p Place) footer() []string {
	switch p {
	case PlaceOpening:
		return []string{"begin", "play", "lessons", "language", "theme", "help", "quit"}
	case PlaceClosing:
		return []string{"next-lesson", "back", "from-start", "lessons", "help", "quit"}
	case PlaceLedger:
		return []string{"step", "play", "question", "why", "pane", "difference", "help", "quit"}
	case PlaceDecision:
		return []string{"step", "play", "question", "why", "pane", "difference", "help", "quit"}
	case PlacePlaying:
		return []string{"pause", "tempo", "whole-step", "step-back", "help", "quit"}
	case PlaceWhy:
		return []string{"back-to-step", "step", "question", "scroll", "help", "quit"}
	case PlaceDifference:
		return []string{"back-to-step", "step", "compare", "scroll", "help", "quit"}
	case PlaceTerms:
		return []string{"back-to-step", "scroll", "help", "quit"}
	case PlaceHelp:
		return []string{"filter", "scroll", "close"}
	case PlaceLessons:
		return []string{"choose", "unfold", "open", "close"}
	case PlaceBlank:
		return []string{"any-key"}
	}
	return nil
}

// Footer gives the keys that work here and now, the most important first.
// Where a layer lies on top they are the keys of that layer. Of a footer
// that ends in help and quit, those two are never dropped.
func Footer(s State) []Binding {
	var out []Binding
	for _, action := range s.Place().footer() {
		b, ok := entry(s.Place(), action)
		if ok && b.works(s) {
			out = append(out, b)
		}
	}
	return out
}

// entry finds a footer entry: a hint, else a binding of the place.
func entry(p Place, action string) (Binding, bool) {
	if b, ok := named(action, [][]Binding{hints}); ok {
		return b, true
	}
	return named(action, p.keys())
}

// Help gives the keys of the place that the help was asked for in, filtered
// by what is typed into it: a key, or a word in either language.
func Help(s State) []Section {
	below := s
	below.Layer, below.Blank = Layer{}, false
	here := slices.Concat(pick(looking, "why", "difference", "scale"), pick(stepping, "question"), pick(looking, "terms"))
	all := []Section{
		{Title: "here-" + string(below.page()), Bindings: here},
		{Title: "moving", Bindings: paired(slices.Concat(stepping[:5], playing, panes))},
		{Title: "class", Bindings: class},
		{Title: "program", Bindings: program},
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
		{Title: "class", Bindings: class},
		{Title: "program", Bindings: program},
		{Title: "list", Bindings: paired(slices.Concat(choosing, folding, editing))},
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
