package player

// Command is one thing a person can ask for, whatever key, click or tick it
// came from.
type Command struct {
	Kind CommandKind
	N    int    // a step, a question, a row, a number of cells
	Text string // typed text, or all that a text field holds
	Pane Pane   // the pane that is meant
	// Limit is how far the pane can be moved, as the picture on screen says.
	Limit Position
	// Held says that the key is being held down: it never leaves the lesson.
	Held bool
}

// CommandKind names a command; keymap.go binds keys to them.
type CommandKind string

// The commands that a state answers by itself.
const (
	CmdNext         CommandKind = "next"
	CmdPrevious     CommandKind = "previous"
	CmdGoTo         CommandKind = "go-to" // page N
	CmdGoToQuestion CommandKind = "go-to-question"
	CmdFirst        CommandKind = "first"
	CmdLast         CommandKind = "last"
	CmdNextQuestion CommandKind = "next-question"
	CmdFocus        CommandKind = "focus"    // Pane
	CmdFocusNext    CommandKind = "focus-by" // N panes on; Pane has it now
	CmdMove         CommandKind = "move"     // Pane, N rows down
	CmdSlide        CommandKind = "slide"    // Pane, N cells to the right
	CmdChoose       CommandKind = "choose"   // N rows down in a list
	CmdScroll       CommandKind = "scroll"   // N rows down in a layer
	CmdTake         CommandKind = "take"     // the chosen row
	CmdTakeRow      CommandKind = "take-row" // row N of the list, from 0
	CmdUnfold       CommandKind = "unfold"   // show the steps of the chosen lesson
	CmdFold         CommandKind = "fold"     // hide them
	CmdCompare      CommandKind = "compare"  // with another step, N on
	CmdType         CommandKind = "type"     // the field holds Text now; N characters of it stand behind the insertion point
	CmdZoom         CommandKind = "zoom"
	CmdWhy          CommandKind = "why"
	CmdDifference   CommandKind = "difference"
	CmdTerms        CommandKind = "terms"
	CmdScale        CommandKind = "scale"
	CmdLessons      CommandKind = "lessons"
	CmdHelp         CommandKind = "help"
	CmdNotes        CommandKind = "notes"
	CmdBlank        CommandKind = "blank"
	CmdUncover      CommandKind = "uncover" // bring the picture back
	CmdPlayPause    CommandKind = "play-pause"
	CmdPlayOnly     CommandKind = "play"
	CmdSpeed        CommandKind = "speed" // N steps faster
	CmdTick         CommandKind = "tick"  // the dwell time of this beat is over
	CmdClose        CommandKind = "close" // the top layer; with nothing open, pause
	CmdLeave        CommandKind = "leave" // the top layer, or the program
)

// The commands that only the program around a state can carry out.
const (
	CmdTheme     CommandKind = "theme"
	CmdLanguage  CommandKind = "language"
	CmdMouse     CommandKind = "mouse"
	CmdRedraw    CommandKind = "redraw"
	CmdSuspend   CommandKind = "suspend"
	CmdInterrupt CommandKind = "interrupt"
	CmdOpen      CommandKind = "open"
	CmdEdit      CommandKind = "edit" // a key for the text field, or Text typed into it: its editor answers with CmdType
)

// Request is what a command asks of the program around a state.
type Request struct {
	Kind   CommandKind // one of the second list, or Leave; "" = nothing
	Lesson int         // Open: the lesson's number
	Page   int         // Open: its page; ClosingPage = the last
}

// ClosingPage stands for the last page of a lesson that is not loaded yet.
const ClosingPage = -1
