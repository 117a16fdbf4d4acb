package player

// Command is one thing a person can ask for, whatever key, click or tick it
// came from.
type Command struct {
	Kind CommandKind
	N    int    // a step, a question, a row, a number of cells
	Text string // typed text, or all that a text field holds
	Pane Pane   // the pane that is meant
	Cell Cell   // the cell of the plane that is meant
	Name string // of what Text is; names its words
	// Limit is how far the pane can be moved, as the picture on screen says.
	Limit Position
	// Held says that the key is being held down: it never leaves the lesson.
	Held bool
}

// Cell is a cell of the plane on screen: its row on the record axis and its
// column on the valid axis, from 0.
type Cell struct{ Row, Column int }

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
	CmdCrosshair    CommandKind = "crosshair"
	CmdAcross       CommandKind = "across"   // N cells on along the valid axis
	CmdDeeper       CommandKind = "deeper"   // N cells on along the record axis
	CmdCrossAt      CommandKind = "cross-at" // Cell
	CmdStay         CommandKind = "stay"     // leave the crosshair where it is
	CmdWhatIf       CommandKind = "what-if"
	CmdField        CommandKind = "field"    // N fields on
	CmdTab          CommandKind = "tab"      // N tabs on
	CmdFieldAt      CommandKind = "field-at" // field N of the tab; the chosen one is changed
	CmdTabAt        CommandKind = "tab-at"   // tab N
	CmdChange       CommandKind = "change"   // the chosen field takes its next choice
	CmdMissing      CommandKind = "missing"  // the chosen field is left out
	CmdUndo         CommandKind = "undo"
	CmdRedo         CommandKind = "redo"
	CmdReset        CommandKind = "reset"  // back to the lesson
	CmdHint         CommandKind = "hint"   // more of the solution of the step's goal
	CmdBeside       CommandKind = "beside" // lesson and what-if side by side
	CmdSide         CommandKind = "side"   // the other side has the keys
	CmdFlip         CommandKind = "flip"
	CmdFlipRow      CommandKind = "flip-row"  // N rows on among the changes
	CmdFlipItem     CommandKind = "flip-item" // N changes on in the row
	CmdTry          CommandKind = "try"       // the chosen change, as what-if
	CmdReach        CommandKind = "reach"     // another state to be reached, N on
	CmdPredict      CommandKind = "predict"
	CmdClass        CommandKind = "class"
	CmdGuess        CommandKind = "guess"    // N choices on
	CmdGuessAt      CommandKind = "guess-at" // choice N
	CmdCommit       CommandKind = "commit"   // to the choice
	CmdHands        CommandKind = "hands"    // type the number of hands for the choice
	CmdNoHands      CommandKind = "no-hands"
	CmdSearch       CommandKind = "search"
	CmdMatch        CommandKind = "match" // N matches on
	CmdPalette      CommandKind = "palette"
	CmdProblem      CommandKind = "problem"   // the next one of the file
	CmdShowText     CommandKind = "show-text" // Text, to be selected by hand; Name says what it is
	CmdClose        CommandKind = "close"     // the top layer; with nothing open, pause
	CmdLeave        CommandKind = "leave"     // the top layer, or the program
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
	CmdCopy      CommandKind = "copy"      // the pane as text
	CmdCopyLine  CommandKind = "copy-line" // the command line that reopens this state
	CmdReload    CommandKind = "reload"    // read the file of the lesson again
	CmdSave      CommandKind = "save"      // asks for a name; taking it writes the what-if as a lesson
	CmdEdit      CommandKind = "edit"      // a key for the text field, or Text typed into it: its editor answers with CmdType
)

// Request is what a command asks of the program around a state.
type Request struct {
	Kind   CommandKind // one of the second list, or Leave; "" = nothing
	Lesson int         // Open: the lesson's number
	Page   int         // Open: its page; ClosingPage = the last
	Name   string      // Save: the file that is to be written
}

// ClosingPage stands for the last page of a lesson that is not loaded yet.
const ClosingPage = -1
