package player

// Place is where keys are pressed: what lies on top, or else the page.
type Place string

// The places.
const (
	PlaceOpening    Place = "opening"
	PlaceClosing    Place = "closing"
	PlaceLedger     Place = "ledger"
	PlaceDecision   Place = "decision"
	PlacePlaying    Place = "playing"
	PlaceBroken     Place = "broken" // a page with the panel about its file
	PlaceBlank      Place = "blank"
	PlaceHelp       Place = "help"
	PlaceLessons    Place = "lessons"
	PlaceWhy        Place = "why"
	PlaceDifference Place = "difference"
	PlaceTerms      Place = "terms"
	PlacePalette    Place = "palette"
	PlaceText       Place = "text"
	PlaceCrosshair  Place = "crosshair"
	PlaceWhatIf     Place = "what-if"
	PlaceBeside     Place = "beside"
	PlaceFlip       Place = "flip"
	PlacePredict    Place = "predict"   // a question whose answer is hidden
	PlaceClass      Place = "class"     // the same, with hands
	PlacePredicted  Place = "predicted" // the answer is shown, or there is no question
	PlaceValue      Place = "value"
	PlaceHands      Place = "hands"
	PlaceSearch     Place = "search"
	PlaceSave       Place = "save"
)

// Place tells where the keys go.
func (s State) Place() Place {
	switch {
	case s.Blank:
		return PlaceBlank
	case s.Input.Kind != InputNone:
		return s.Input.place()
	case s.Layer.Kind != LayerNone:
		return s.Layer.place()
	case s.Mode != ModeNone:
		return s.mode()
	case s.ShowsTrouble():
		return PlaceBroken
	case s.Playing:
		return PlacePlaying
	}
	return s.page()
}

// page is the place of what lies at the bottom.
func (s State) page() Place {
	switch {
	case s.Page <= 0:
		return PlaceOpening
	case s.Frame() == nil:
		return PlaceClosing
	case s.IsDecision():
		return PlaceDecision
	}
	return PlaceLedger
}

func (l Layer) place() Place {
	switch l.Kind {
	case LayerHelp:
		return PlaceHelp
	case LayerLessons:
		return PlaceLessons
	case LayerWhy:
		return PlaceWhy
	case LayerDifference:
		return PlaceDifference
	case LayerTerms:
		return PlaceTerms
	case LayerPalette:
		return PlacePalette
	case LayerText:
		return PlaceText
	case LayerNone:
	}
	return PlaceLedger
}

// mode is the place of the mode. On a page that it has nothing for, the keys
// are those of the page.
func (s State) mode() Place {
	switch s.Mode {
	case ModeCrosshair:
		return s.onStep(PlaceCrosshair)
	case ModeWhatIf:
		return s.onStep(PlaceWhatIf)
	case ModeBeside:
		return s.onStep(PlaceBeside)
	case ModeFlip:
		return s.onStep(PlaceFlip)
	case ModePredict:
		return s.hidden(PlacePredict)
	case ModeClass:
		return s.hidden(PlaceClass)
	case ModeNone:
	}
	return s.page()
}

// onStep gives the place of a mode that needs a step.
func (s State) onStep(p Place) Place {
	if s.Frame() == nil || p == PlaceCrosshair && s.IsDecision() {
		return s.page()
	}
	return p
}

// hidden gives the place of a mode that hides the answer.
func (s State) hidden(p Place) Place {
	switch {
	case s.Frame() == nil:
		return s.page()
	case s.Hides():
		return p
	}
	return PlacePredicted
}

func (i Input) place() Place {
	switch i.Kind {
	case InputValue:
		return PlaceValue
	case InputHands:
		return PlaceHands
	case InputSearch:
		return PlaceSearch
	case InputSave:
		return PlaceSave
	case InputNone:
	}
	return PlaceLedger
}

// IsTyping reports whether what is typed goes into a text field.
func (s State) IsTyping() bool {
	if s.Blank {
		return false
	}
	return s.Input.Kind != InputNone || s.Layer.types()
}

// types reports whether a layer has a text field.
func (l Layer) types() bool {
	return l.Kind == LayerHelp || l.Kind == LayerLessons || l.Kind == LayerPalette
}
