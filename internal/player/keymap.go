package player

// Binding is one entry of the key map: what the keys are, how they are
// shown, and what they ask for.
type Binding struct {
	Action string   // names its words: i18n.KeyWords.Short and Long
	Keys   []string // as the terminal library names them
	Shown  string   // as people read them; say it through i18n.KeyWords.Key
	Kind   CommandKind
	N      int
	// Off is set where the key does nothing in the state at hand.
	off func(State) bool
}

// Section is one group of the help.
type Section struct {
	Title    string // names its words: i18n.KeyWords.Section
	Bindings []Binding
}

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

// The groups of the key map.
var (
	stepping = []Binding{
		{Action: "next", Keys: []string{"right", "l", "pgdown", "enter"}, Shown: "→ PgDn", Kind: CmdNext},
		{Action: "previous", Keys: []string{"left", "h", "pgup", "backspace", "ctrl+h"}, Shown: "← PgUp", Kind: CmdPrevious},
		{Action: "go-to", Keys: digits, Shown: "1…9", Kind: CmdGoTo},
		{Action: "first", Keys: []string{"g", "home"}, Shown: "g", Kind: CmdFirst},
		{Action: "last", Keys: []string{"G", "end"}, Shown: "G", Kind: CmdLast},
		{Action: "question", Keys: []string{"a"}, Shown: "a", Kind: CmdNextQuestion, off: oneQuestion},
	}
	playing = []Binding{
		{Action: "play", Keys: []string{"space"}, Shown: "space", Kind: CmdPlayPause},
		{Action: "show", Keys: []string{"f5"}, Shown: "F5", Kind: CmdPlayOnly},
		{Action: "faster", Keys: []string{"+", "="}, Shown: "+", Kind: CmdSpeed, N: 1, off: notPlaying},
		{Action: "slower", Keys: []string{"-"}, Shown: "-", Kind: CmdSpeed, N: -1, off: notPlaying},
	}
	panes = []Binding{
		{Action: "pane", Keys: []string{"tab"}, Shown: "tab", Kind: CmdFocusNext, N: 1, off: onePane},
		{Action: "pane-back", Keys: []string{"shift+tab", "alt+tab"}, Shown: "shift+tab", Kind: CmdFocusNext, N: -1, off: onePane},
		{Action: "up", Keys: []string{"up", "k"}, Shown: "↑", Kind: CmdMove, N: -1},
		{Action: "down", Keys: []string{"down", "j"}, Shown: "↓", Kind: CmdMove, N: 1},
		{Action: "half-up", Keys: []string{"ctrl+u"}, Shown: "ctrl+u", Kind: CmdMove, N: -half},
		{Action: "half-down", Keys: []string{"ctrl+d"}, Shown: "ctrl+d", Kind: CmdMove, N: half},
		{Action: "slide-left", Keys: []string{"shift+left"}, Shown: "shift+←", Kind: CmdSlide, N: -sideways},
		{Action: "slide-right", Keys: []string{"shift+right"}, Shown: "shift+→", Kind: CmdSlide, N: sideways},
		{Action: "zoom", Keys: []string{"z"}, Shown: "z", Kind: CmdZoom, off: onePane},
	}
	looking = []Binding{
		{Action: "why", Keys: []string{"w"}, Shown: "w", Kind: CmdWhy, off: noWhy},
		{Action: "difference", Keys: []string{"d"}, Shown: "d", Kind: CmdDifference, off: noStep},
		{Action: "scale", Keys: []string{"T"}, Shown: "T", Kind: CmdScale, off: noPlane},
		{Action: "terms", Keys: []string{"i"}, Shown: "i", Kind: CmdTerms, off: onOpening},
	}
	class = []Binding{
		{Action: "notes", Keys: []string{"s"}, Shown: "s", Kind: CmdNotes},
		{Action: "blank", Keys: []string{"b", "."}, Shown: "b .", Kind: CmdBlank},
		{Action: "theme", Keys: []string{"t"}, Shown: "t", Kind: CmdTheme},
		{Action: "language", Keys: []string{"L"}, Shown: "L", Kind: CmdLanguage},
		{Action: "mouse", Keys: []string{"m"}, Shown: "m", Kind: CmdMouse},
	}
	program = []Binding{
		{Action: "lessons", Keys: []string{"o"}, Shown: "o", Kind: CmdLessons, off: noShelf},
		{Action: "help", Keys: []string{"?"}, Shown: "?", Kind: CmdHelp},
		{Action: "redraw", Keys: []string{"ctrl+l"}, Shown: "ctrl+l", Kind: CmdRedraw},
		{Action: "suspend", Keys: []string{"ctrl+z"}, Shown: "ctrl+z", Kind: CmdSuspend},
		{Action: "close", Keys: []string{"esc"}, Shown: "esc", Kind: CmdClose},
		{Action: "quit", Keys: []string{"q"}, Shown: "q", Kind: CmdLeave},
		{Action: "interrupt", Keys: []string{"ctrl+c"}, Shown: "ctrl+c", Kind: CmdInterrupt},
	}
	// list are the keys of a layer with a text field; whatever else can be
	// typed goes into the field.
	list = []Binding{
		{Action: "choose-up", Keys: []string{"up"}, Shown: "↑", Kind: CmdChoose, N: -1},
		{Action: "choose-down", Keys: []string{"down"}, Shown: "↓", Kind: CmdChoose, N: 1},
		{Action: "page-up", Keys: []string{"pgup", "ctrl+b"}, Shown: "PgUp", Kind: CmdChoose, N: -listPage},
		{Action: "page-down", Keys: []string{"pgdown", "ctrl+f"}, Shown: "PgDn", Kind: CmdChoose, N: listPage},
		{Action: "take", Keys: []string{"enter"}, Shown: "enter", Kind: CmdTake},
		{Action: "erase", Keys: []string{"backspace", "ctrl+h"}, Shown: "⌫", Kind: CmdErase},
		{Action: "erase-all", Keys: []string{"ctrl+u"}, Shown: "ctrl+u", Kind: CmdEraseAll},
	}
	folding = []Binding{
		{Action: "unfold", Keys: []string{"right"}, Shown: "→", Kind: CmdUnfold},
		{Action: "fold", Keys: []string{"left"}, Shown: "←", Kind: CmdFold},
	}
	// always are the keys that mean the same in a text field as anywhere.
	always = pick(program, "close", "redraw", "suspend", "interrupt")
	// scrolling are the keys of a layer that lies on the lesson.
	scrolling = []Binding{
		{Action: "scroll-up", Keys: []string{"up", "k"}, Shown: "↑", Kind: CmdScroll, N: -1},
		{Action: "scroll-down", Keys: []string{"down", "j"}, Shown: "↓", Kind: CmdScroll, N: 1},
		{Action: "half-up", Keys: []string{"ctrl+u"}, Shown: "ctrl+u", Kind: CmdScroll, N: -half},
		{Action: "half-down", Keys: []string{"ctrl+d"}, Shown: "ctrl+d", Kind: CmdScroll, N: half},
	}
	comparing = []Binding{
		{Action: "compare", Keys: []string{"tab"}, Shown: "tab", Kind: CmdCompare, N: 1},
		{Action: "compare-back", Keys: []string{"shift+tab", "alt+tab"}, Shown: "shift+tab", Kind: CmdCompare, N: -1},
	}
	digits = []string{"1", "2", "3", "4", "5", "6", "7", "8", "9"}
)

// How far one press goes.
const (
	half     = 5 // rows of half a pane
	sideways = 4 // cells
	listPage = 8 // rows of a list
)

// keys gives every binding of a place; the first that has a key wins.
func (p Place) keys() [][]Binding {
	switch p {
	case PlaceOpening, PlaceClosing, PlaceLedger, PlaceDecision, PlacePlaying:
		return [][]Binding{stepping, playing, panes, looking, class, program}
	case PlaceHelp:
		return [][]Binding{list, always}
	case PlaceLessons:
		return [][]Binding{list, folding, always}
	case PlaceWhy:
		return [][]Binding{stepping, scrolling, looking, class, program}
	case PlaceDifference:
		return [][]Binding{stepping, scrolling, comparing, looking, class, program}
	case PlaceTerms:
		return [][]Binding{scrolling, looking, class, program}
	case PlaceBlank:
	}
	return nil
}

// Lookup tells what a key asks for in a state; false when it means nothing
// there. A key is named as the terminal library names it, and text is what
// it types, if anything.
func Lookup(s State, key, text string) (Command, bool) {
	if s.Place() == PlaceBlank {
		if key == "ctrl+c" {
			return Command{Kind: CmdInterrupt}, true
		}
		return Command{Kind: CmdUncover}, true
	}
	if !s.IsTyping() {
		key = Narrow(key)
	}
	for _, group := range s.Place().keys() {
		for _, b := range group {
			if c, ok := b.means(s, key); ok {
				return c, true
			}
		}
	}
	if s.IsTyping() && text != "" {
		return Command{Kind: CmdType, Text: text}, true
	}
	return Command{}, false
}

func (b Binding) means(s State, key string) (Command, bool) {
	for i, k := range b.Keys {
		if k != key {
			continue
		}
		if !b.works(s) || b.Kind == CmdGoTo && i+1 >= s.Last() {
			return Command{}, false
		}
		c := Command{Kind: b.Kind, N: b.N}
		if b.Kind == CmdGoTo {
			c.N = i + 1
		}
		return c, true
	}
	return Command{}, false
}

// works reports whether the keys do anything in a state.
func (b Binding) works(s State) bool { return b.off == nil || !b.off(s) }

func oneQuestion(s State) bool { f := s.Frame(); return f == nil || len(f.Questions) < 2 }
func notPlaying(s State) bool  { return !s.Playing }
func onePane(s State) bool     { return len(s.Panes()) < 2 }
func noStep(s State) bool      { return s.Frame() == nil }
func noPlane(s State) bool     { return s.Frame() == nil || s.IsDecision() }
func noWhy(s State) bool       { f := s.Frame(); return f == nil || len(f.Questions) == 0 }
func onOpening(s State) bool   { return s.Page == 0 }
func noShelf(s State) bool     { return s.Count == 0 }

// pick takes bindings by their action.
func pick(from []Binding, actions ...string) []Binding {
	var out []Binding
	for _, action := range actions {
		for _, b := range from {
			if b.Action == action {
				out = append(out, b)
			}
		}
	}
	return out
}
