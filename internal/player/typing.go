package player

import "unicode/utf8"

// How many characters a text field takes: a paste may hold anything.
const (
	MostTyped = 64    // of a list
	mostValue = 4_096 // of a value, a name
	mostHands = 4     // digits of a number of hands
)

// Typing gives what the open text field holds, with how many of its
// characters stand behind the insertion point, and how many it takes; false
// where none is open.
func (s State) Typing() (text string, behind, most int, ok bool) {
	switch {
	case !s.IsTyping():
		return "", 0, 0, false
	case s.Input.Kind == InputHands: // what is pasted may hold more than digits
		return s.Input.Text, s.Input.Behind, MostTyped, true
	case s.Input.Kind != InputNone:
		return s.Input.Text, s.Input.Behind, max(mostValue, utf8.RuneCountInString(s.Input.Text)), true
	}
	return s.Layer.Filter, s.Layer.Behind, MostTyped, true
}

// typed puts a text into the open field, with so many of its characters
// behind the insertion point.
func (s State) typed(text string, behind int) State {
	_, _, most, ok := s.Typing()
	if !ok {
		return s
	}
	if s.Input.Kind == InputHands {
		text, behind = typedHands(text, behind)
		most = mostHands
		if len(text) > most && len(s.Input.Text) == most {
			return s // a digit more pushes no other out
		}
	}
	if runes := []rune(text); len(runes) > most {
		text, behind = string(runes[:most]), 0
	}
	behind = clamp(behind, 0, utf8.RuneCountInString(text))
	if s.Input.Kind != InputNone {
		s.Input.Text, s.Input.Behind = text, behind
		return s
	}
	s.Layer.Behind = behind
	if text != s.Layer.Filter {
		s.Layer.Filter, s.Layer.Scroll = text, 0
		s.Layer.Cursor = s.firstFit()
	}
	return s
}

// Typed gives what the text field of a list holds before and behind its
// insertion point.
func (l Layer) Typed() (before, behind string) { return split(l.Filter, l.Behind) }

// Typed gives what a text field holds before and behind its insertion point.
func (i Input) Typed() (before, behind string) { return split(i.Text, i.Behind) }

func split(text string, behind int) (string, string) {
	runes := []rune(text)
	at := len(runes) - clamp(behind, 0, len(runes))
	return string(runes[:at]), string(runes[at:])
}
