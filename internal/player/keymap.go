package player

// The groups of the key map: the one place where a key is bound. Footer, help
// and the table of README are made of them.
var (
	stepping = []Binding{
		bind("next", "→ PgDn", CmdNext, "right", "l", "pgdown", "enter"),
		bind("previous", "← PgUp", CmdPrevious, "left", "h", "pgup", "backspace", "ctrl+h"),
		bind("go-to", "1…9", CmdGoTo, digits...),
		bind("first", "g", CmdFirst, "g", "home"),
		bind("last", "G", CmdLast, "G", "end"),
		bind("question", "a", CmdNextQuestion, "a").unless(oneQuestion),
	}
	playing = []Binding{
		bind("play", "space", CmdPlayPause, "space"),
		bind("show", "F5", CmdPlayOnly, "f5"),
		bind("faster", "+", CmdSpeed, "+", "=").by(1).unless(notPlaying),
		bind("slower", "-", CmdSpeed, "-").by(-1).unless(notPlaying),
	}
	panes = []Binding{
		bind("pane", "tab", CmdFocusNext, "tab").by(1).unless(onePane),
		bind("pane-back", "shift+tab", CmdFocusNext, "shift+tab", "alt+tab").by(-1).unless(onePane),
		bind("up", "↑", CmdMove, "up", "k").by(-1),
		bind("down", "↓", CmdMove, "down", "j").by(1),
		bind("half-up", "ctrl+u", CmdMove, "ctrl+u").by(-half),
		bind("half-down", "ctrl+d", CmdMove, "ctrl+d").by(half),
		bind("slide-left", "shift+←", CmdSlide, "shift+left").by(-sideways),
		bind("slide-right", "shift+→", CmdSlide, "shift+right").by(sideways),
		bind("zoom", "z", CmdZoom, "z").unless(onePane),
	}
	looking = []Binding{
		bind("why", "w", CmdWhy, "w").unless(noWhy),
		bind("difference", "d", CmdDifference, "d").unless(noStep),
		bind("scale", "T", CmdScale, "T").unless(noPlane),
		bind("terms", "i", CmdTerms, "i").unless(onOpening),
	}
	class = []Binding{
		bind("notes", "s", CmdNotes, "s"),
		bind("blank", "b .", CmdBlank, "b", "."),
		bind("theme", "t", CmdTheme, "t"),
		bind("language", "L", CmdLanguage, "L"),
		bind("mouse", "m", CmdMouse, "m"),
	}
	program = []Binding{
		bind("lessons", "o", CmdLessons, "o").unless(noShelf),
		bind("help", "?", CmdHelp, "?"),
		bind("redraw", "ctrl+l", CmdRedraw, "ctrl+l"),
		bind("suspend", "ctrl+z", CmdSuspend, "ctrl+z"),
		bind("close", "esc", CmdClose, "esc"),
		bind("quit", "q", CmdLeave, "q"),
		bind("interrupt", "ctrl+c", CmdInterrupt, "ctrl+c"),
	}
	// choosing are the keys of a layer with a text field; whatever else can
	// be typed goes into the field.
	choosing = []Binding{
		bind("choose-up", "↑", CmdChoose, "up").by(-1),
		bind("choose-down", "↓", CmdChoose, "down").by(1),
		bind("page-up", "PgUp", CmdChoose, "pgup", "ctrl+b").by(-listPage),
		bind("page-down", "PgDn", CmdChoose, "pgdown", "ctrl+f").by(listPage),
		bind("take", "enter", CmdTake, "enter"),
	}
	folding = []Binding{
		bind("unfold", "→", CmdUnfold, "right"),
		bind("fold", "←", CmdFold, "left"),
	}
	// editing are the keys that the text field answers itself.
	editing = []Binding{
		bind("erase", "⌫", CmdEdit, "backspace", "ctrl+h"),
		bind("erase-before", "ctrl+u", CmdEdit, "ctrl+u"),
		bind("erase-next", "del", CmdEdit, "delete"),
		bind("field-start", "home", CmdEdit, "home"),
		bind("field-end", "end", CmdEdit, "end"),
	}
	// always are the keys that mean the same in a text field as anywhere.
	always = pick(program, "close", "redraw", "suspend", "interrupt")
	// scrolling are the keys of a layer that lies on the lesson.
	scrolling = []Binding{
		bind("scroll-up", "↑", CmdScroll, "up", "k").by(-1),
		bind("scroll-down", "↓", CmdScroll, "down", "j").by(1),
		bind("half-up", "ctrl+u", CmdScroll, "ctrl+u").by(-half),
		bind("half-down", "ctrl+d", CmdScroll, "ctrl+d").by(half),
	}
	comparing = []Binding{
		bind("compare", "tab", CmdCompare, "tab").by(1),
		bind("compare-back", "shift+tab", CmdCompare, "shift+tab", "alt+tab").by(-1),
	}
	digits = []string{"1", "2", "3", "4", "5", "6", "7", "8", "9"}
)

// How far one press goes.
const (
	half     = 5 // rows of half a pane
	sideways = 4 // cells
	listPage = 8 // rows of a list
)

// groups gives all of them.
func groups() [][]Binding {
	return [][]Binding{stepping, playing, panes, looking, class, program, choosing, folding, editing, scrolling, comparing}
}

// keys gives the groups that hold in a place; no two bind the same key.
func (p Place) keys() [][]Binding {
	switch p {
	case PlaceOpening, PlaceClosing, PlaceLedger, PlaceDecision, PlacePlaying:
		return [][]Binding{stepping, playing, panes, looking, class, program}
	case PlaceHelp:
		return [][]Binding{choosing, editing, always}
	case PlaceLessons:
		return [][]Binding{choosing, folding, editing, always}
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

// pick takes bindings by their action.
func pick(from []Binding, actions ...string) []Binding {
	var out []Binding
	for _, action := range actions {
		for _, b := range from {
			if b.Action() == action {
				out = append(out, b)
			}
		}
	}
	return out
}

func oneQuestion(s State) bool { f := s.Frame(); return f == nil || len(f.Questions) < 2 }
func notPlaying(s State) bool  { return !s.Playing }
func onePane(s State) bool     { return len(s.Panes()) < 2 }
func noStep(s State) bool      { return s.Frame() == nil }
func noPlane(s State) bool     { return s.Frame() == nil || s.IsDecision() }
func noWhy(s State) bool       { f := s.Frame(); return f == nil || len(f.Questions) == 0 }
func onOpening(s State) bool   { return s.Page == 0 }
func noShelf(s State) bool     { return s.Count == 0 }
func lastLesson(s State) bool  { return s.Next == nil }
