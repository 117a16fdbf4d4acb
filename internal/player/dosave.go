package player

// askFile opens the field for the name of a new lesson, with a free name
// offered. Without a change there is nothing to write.
func (s State) askFile(offered string) State {
	if noEdits(s) {
		return s
	}
	s.Input, s.Playing = Input{Kind: InputSave, Text: offered}, false
	return s
}
