package player

import "slices"

// The groups of the key map: the one place where a key is bound. Footer, help
// and the table of README are made of them.
var (
	// arrows, paging and turning are the keys that step; a mode keeps those
	// that it does not need itself.
	arrows = []Binding{
		bind("next", "→ PgDn", CmdNext, "right", "l", "pgdown", "enter"),
		bind("previous", "← PgUp", CmdPrevious, "left", "h", "pgup", "backspace", "ctrl+h"),
	}
	leafing = []Binding{
		bind("next", "→ PgDn", CmdNext, "right", "l", "pgdown"),
		bind("previous", "← PgUp", CmdPrevious, "left", "h", "pgup"),
	}
	paging = []Binding{
		bind("next", "PgDn", CmdNext, "pgdown"),
		bind("previous", "PgUp", CmdPrevious, "pgup"),
	}
	turning = []Binding{
		bind("go-to", "1…9", CmdGoTo, digits...),
		bind("first", "g", CmdFirst, "g", "home"),
		bind("last", "G", CmdLast, "G", "end"),
		bind("question", "a", CmdNextQuestion, "a").unless(oneQuestion),
	}
	stepping = slices.Concat(arrows, turning)
	playing  = []Binding{
		bind("play", "space", CmdPlayPause, "space"),
		bind("show", "F5", CmdPlayOnly, "f5"),
		bind("faster", "+", CmdSpeed, "+", "=").by(1).unless(notPlaying),
		bind("slower", "-", CmdSpeed, "-").by(-1).unless(notPlaying),
	}
	clicker = pick(playing, "show") // F5 alone, where space means something else
	panes   = []Binding{
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
	rest = pick(panes, "half-up", "half-down", "slide-left", "slide-right", "zoom")
	// focusing are the keys of the panes where a mode has ↑ and ↓.
	focusing = slices.Concat(pick(panes, "pane", "pane-back"), rest)
	// moving are those where a mode has tab.
	moving  = slices.Concat(pick(panes, "up", "down"), rest)
	looking = []Binding{
		bind("why", "w", CmdWhy, "w").unless(noWhy, hidden),
		bind("difference", "d", CmdDifference, "d").unless(noStep, hidden),
		bind("scale", "T", CmdScale, "T").unless(noPlane),
		bind("terms", "i", CmdTerms, "i").unless(onOpening),
	}
	// asking are the modes, and what stays of them.
	modes = []Binding{
		bind("crosshair", "c", CmdCrosshair, "c").unless(noPlane, hidden),
		bind("what-if", "e", CmdWhatIf, "e").unless(noStep, hidden),
		bind("beside", "v", CmdBeside, "v").unless(noStep, hidden),
		bind("flip", "f", CmdFlip, "f").unless(noWhy, hidden),
		bind("predict", "p", CmdPredict, "p").unless(noQuestions),
		bind("predict-class", "P", CmdClass, "P").unless(noQuestions),
		bind("undo", "u", CmdUndo, "u").unless(noUndo),
		bind("redo", "ctrl+r", CmdRedo, "ctrl+r").unless(noRedo),
		bind("reset", "x", CmdReset, "x").unless(noEdits),
		bind("hint", "H", CmdHint, "H").unless(noGoal),
	}
	finding = []Binding{
		bind("search", "/", CmdSearch, "/"),
		bind("match", "n", CmdMatch, "n").by(1).unless(noSearch),
		bind("match-back", "N", CmdMatch, "N").by(-1).unless(noSearch),
		bind("palette", ": ctrl+p", CmdPalette, ":", "ctrl+p"),
		bind("copy", "y", CmdCopy, "y"),
		bind("copy-line", "Y", CmdCopyLine, "Y"),
		bind("save", "ctrl+s", CmdSave, "ctrl+s").unless(noEdits),
	}
	// reporting are the keys of the panel about a file; while it is on show n
	// means its problems, not the matches of a search.
	reporting = []Binding{
		bind("next-problem", "n", CmdProblem, "n").unless(oneProblem),
	}
	crossing = []Binding{
		bind("valid-back", "←", CmdAcross, "left", "h").by(-1),
		bind("valid-on", "→", CmdAcross, "right", "l").by(1),
		bind("known-back", "↑", CmdDeeper, "up", "k").by(-1),
		bind("known-on", "↓", CmdDeeper, "down", "j").by(1),
		bind("stay", "enter", CmdStay, "enter"),
	}
	changing = []Binding{
		bind("field-up", "↑", CmdField, "up", "k").by(-1),
		bind("field-down", "↓", CmdField, "down", "j").by(1),
		bind("tab-on", "tab", CmdTab, "tab").by(1),
		bind("tab-back", "shift+tab", CmdTab, "shift+tab", "alt+tab").by(-1),
		bind("change", "enter", CmdChange, "enter", "space"),
		bind("missing", "del", CmdMissing, "delete", "backspace", "ctrl+h"),
	}
	siding = []Binding{
		bind("side", "tab", CmdSide, "tab", "shift+tab", "alt+tab"),
	}
	flipping = []Binding{
		bind("flip-up", "↑", CmdFlipRow, "up", "k").by(-1),
		bind("flip-down", "↓", CmdFlipRow, "down", "j").by(1),
		bind("flip-left", "←", CmdFlipItem, "left", "h").by(-1),
		bind("flip-right", "→", CmdFlipItem, "right", "l").by(1),
		bind("try", "enter", CmdTry, "enter", "space"),
		bind("reach", "tab", CmdReach, "tab").by(1).unless(noDecision),
		bind("reach-back", "shift+tab", CmdReach, "shift+tab", "alt+tab").by(-1).unless(noDecision),
	}
	guessing = []Binding{
		bind("guess-up", "↑", CmdGuess, "up", "k").by(-1),
		bind("guess-down", "↓", CmdGuess, "down", "j").by(1),
		bind("commit", "enter", CmdCommit, "enter", "space"),
	}
	counting = []Binding{
		bind("guess-up", "↑", CmdGuess, "up", "k").by(-1),
		bind("guess-down", "↓", CmdGuess, "down", "j").by(1),
		bind("hands", "enter", CmdHands, "enter", "space"),
		bind("no-hands", "del", CmdNoHands, "delete", "backspace", "ctrl+h"),
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
		bind("reload", "r", CmdReload, "r").unless(noFile),
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
	// cursoring are the keys that move inside a text field that is no list's.
	cursoring = []Binding{
		bind("field-left", "←", CmdEdit, "left"),
		bind("field-right", "→", CmdEdit, "right"),
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
	return [][]Binding{
		stepping, playing, panes, looking, modes, finding, class, program, choosing, folding, editing, cursoring, scrolling, comparing,
		crossing, changing, siding, flipping, guessing, counting, reporting,
	}
}

// keys gives the groups that hold in a place; no two bind the same key.
func (p Place) keys() [][]Binding {
	general := [][]Binding{looking, modes, finding, class, program}
	with := func(own ...[]Binding) [][]Binding { return slices.Concat(own, general) }
	switch p {
	case PlaceOpening, PlaceClosing, PlaceLedger, PlaceDecision, PlacePlaying:
		return with(stepping, playing, panes)
	case PlaceBroken:
		return slices.Concat([][]Binding{stepping, playing, panes, reporting, looking, modes}, [][]Binding{finding[:1], finding[3:], class, program})
	case PlaceHelp:
		return [][]Binding{choosing, cursoring, editing, always}
	case PlaceLessons:
		return [][]Binding{choosing, folding, editing, always}
	case PlacePalette:
		return [][]Binding{choosing, cursoring, editing, always}
	case PlaceValue, PlaceHands, PlaceSearch, PlaceSave:
		return [][]Binding{pick(choosing, "take"), editing, cursoring, always}
	case PlaceWhy:
		return with(stepping, scrolling)
	case PlaceDifference:
		return with(stepping, scrolling, comparing)
	case PlaceTerms, PlaceText:
		return with(scrolling)
	case PlaceCrosshair:
		return with(crossing, paging, turning, playing, focusing)
	case PlaceWhatIf:
		return with(changing, leafing, turning, clicker, rest)
	case PlaceBeside:
		return with(stepping, playing, siding, moving)
	case PlaceFlip:
		return with(flipping, paging, turning, clicker, rest)
	case PlacePredict:
		return with(guessing, leafing, turning, clicker, focusing)
	case PlaceClass:
		return with(counting, leafing, turning, clicker, focusing)
	case PlacePredicted:
		return with(leafing, turning, clicker, panes)
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
func noQuestions(s State) bool { return s.Lesson == nil || s.Lesson.Questions() == 0 }
func noDecision(s State) bool  { return !s.IsDecision() }
func noUndo(s State) bool      { return !s.Edits.CanUndo() }
func noRedo(s State) bool      { return !s.Edits.CanRedo() }
func noEdits(s State) bool     { return s.Edits.Count() == 0 }
func noSearch(s State) bool    { return s.Search.Text == "" }
func oneProblem(s State) bool  { return s.Trouble == nil || len(s.Trouble.Problems) < 2 }
func noFile(s State) bool      { return !s.IsFile() }
func hidden(s State) bool      { return s.Hides() }
func noGoal(s State) bool      { f := s.Frame(); return f == nil || f.Step.Goal == nil }
