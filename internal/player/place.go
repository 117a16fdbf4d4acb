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
	PlaceBlank      Place = "blank"
	PlaceHelp       Place = "help"
	PlaceLessons    Place = "lessons"
	PlaceWhy        Place = "why"
	PlaceDifference Place = "difference"
	PlaceTerms      Place = "terms"
)

// Place tells where the keys go.
func (s State) Place() Place {
	switch {
	case s.Blank:
		return PlaceBlank
	case s.Layer.Kind != LayerNone:
		return s.Layer.place()
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
	case LayerNone:
	}
	return PlaceLedger
}

// IsTyping reports whether what is typed goes into a text field.
func (s State) IsTyping() bool {
	return !s.Blank && (s.Layer.Kind == LayerHelp || s.Layer.Kind == LayerLessons)
}
