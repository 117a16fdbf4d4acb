package player

import (
	"slices"

	"charm.land/bubbles/v2/key"
)

// Binding is one entry of the key map: the keys, what they ask for, and where
// they do nothing. Its help is what people read: see Shown and Action.
type Binding struct {
	key.Binding
	Kind CommandKind
	N    int
	// off says that the keys do nothing in a state; nil: they always work.
	off func(State) bool
}

// Shown gives the keys as people read them, such as "←/→"; say it through
// i18n.KeyWords.Key.
func (b Binding) Shown() string { return b.Help().Key }

// Action names what the keys do: i18n.KeyWords.Short and Long have its words.
func (b Binding) Action() string { return b.Help().Desc }

// Section is one group of the help.
type Section struct {
	Title    string // names its words: i18n.KeyWords.Section
	Bindings []Binding
}

// bind makes an entry of the key map. Keys are named as the terminal library
// names them.
func bind(action, shown string, kind CommandKind, keys ...string) Binding {
	return Binding{Binding: key.NewBinding(key.WithKeys(keys...), key.WithHelp(shown, action)), Kind: kind}
}

// by sets how far one press goes.
func (b Binding) by(n int) Binding {
	b.N = n
	return b
}

// unless says where the keys do nothing.
func (b Binding) unless(off ...func(State) bool) Binding {
	b.off = func(s State) bool {
		for _, is := range off {
			if is(s) {
				return true
			}
		}
		return false
	}
	return b
}

// called gives the binding under another name, as another place says it.
func (b Binding) called(action, shown string) Binding {
	b.SetHelp(shown, action)
	return b
}

// works reports whether the keys do anything in a state.
func (b Binding) works(s State) bool {
	return (b.off == nil || !b.off(s)) && !s.withholds(b.Kind)
}

// in gives the binding as it is in a state: disabled where it does nothing,
// and with the digits of those steps alone that the lesson has.
func (b Binding) in(s State) Binding {
	b.SetEnabled(b.works(s))
	if b.Kind == CmdGoTo {
		b.SetKeys(digits[:clamp(s.Last()-1, 0, len(digits))]...)
	}
	return b
}

// asks gives the command of one of the keys.
func (b Binding) asks(name string) Command {
	c := Command{Kind: b.Kind, N: b.N}
	if b.Kind == CmdGoTo {
		c.N = slices.Index(b.Keys(), name) + 1
	}
	return c
}

// Bindings gives the key map of the place at hand. Those that do nothing in
// this state are disabled.
func Bindings(s State) []Binding {
	var out []Binding
	for _, group := range s.Place().keys() {
		for _, b := range group {
			out = append(out, b.in(s))
		}
	}
	return out
}

// KeysOf gives the keys of an action, for whatever matches them by itself.
func KeysOf(action string) key.Binding {
	b, _ := named(action, groups())
	return b.Binding
}

// named finds a binding by its action.
func named(action string, groups [][]Binding) (Binding, bool) {
	for _, group := range groups {
		for _, b := range group {
			if b.Action() == action {
				return b, true
			}
		}
	}
	return Binding{}, false
}

// pressed is a key by its name, to be matched against bindings.
type pressed string

// String gives the name, as the terminal library has it.
func (p pressed) String() string { return string(p) }

// Lookup tells what a key asks for in a state; false when it means nothing
// there. A key is named as the terminal library names it, and text is what
// it types, if anything.
func Lookup(s State, name, text string) (Command, bool) {
	if s.Place() == PlaceBlank {
		if key.Matches(pressed(name), KeysOf("interrupt")) {
			return Command{Kind: CmdInterrupt}, true
		}
		return Command{Kind: CmdUncover}, true
	}
	if !s.IsTyping() {
		name = Narrow(name)
	}
	for _, b := range Bindings(s) {
		if key.Matches(pressed(name), b.Binding) {
			return b.asks(name), true
		}
	}
	if s.IsTyping() && text != "" {
		return Command{Kind: CmdEdit, Text: text}, true
	}
	return Command{}, false
}
