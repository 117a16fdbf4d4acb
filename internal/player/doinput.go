package player

// takeInput takes what a text field holds.
func (s State) takeInput() State {
	switch s.Input.Kind {
	case InputValue:
		return s.takeValue()
	case InputHands:
		return s.takeHands()
	case InputSearch:
		return s.takeSearch()
	case InputSave: // the program around writes it, and closes the field
	case InputNone:
	}
	return s
}
