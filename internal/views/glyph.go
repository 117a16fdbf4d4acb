package views

// Signs are the program's own one-cell marks, named once. Each has an ASCII
// form, which a canvas in ASCII mode draws by itself.
const (
	SignRecorded   = "✎"
	SignGiven      = "✓" // verified, passed, usable, given
	SignFailed     = "✗" // retired, failed, blocked, refused
	SignRevoked    = "⊘"
	SignExpired    = "†"
	SignChanged    = "∆"
	SignSame       = "="
	SignConflict   = "≠"
	SignNothing    = "∅" // not found, missing
	SignQuestion   = "◆"
	SignOther      = "◇" // another question of the step
	SignCounts     = "●" // in a lane: counts; state working
	SignOut        = "○"
	SignVertical   = "┊"
	SignHorizontal = "┄"
	SignDown       = "▾"
	SignFocus      = "▸"
	SignSuperseded = "╱"
	SignCross      = "╳"
	SignDot        = "·"
	SignTop        = "▔"
	SignLeft       = "▏"
	SignLane       = "━"
	SignThin       = "─"
	SignBar        = "▌"
	SignRefresh    = "↻"
	SignLongTerm   = "◐"
	SignUnusable   = "?"
	SignArrow      = "→"
	SignBreak      = "↵" // in a text field: a line ends here
	SignTab        = "⇥" // in a text field: a tab
)

// asciiSigns gives the ASCII form of every sign and line that the program
// draws or that stands in its words.
var asciiSigns = map[string]string{
	"✎": "+", "✓": "v", "✗": "X", "⊘": "%", "†": "t", "∆": "*", "≠": "!", "∅": "-",
	"◆": "@", "◇": "o", "●": "O", "○": "o", "◐": "c", "↻": "r",
	"┊": ":", "┄": ".", "▾": "v", "▸": ">", "╱": "/", "╳": "x", "·": "-",
	"▔": "-", "▏": "|", "▌": "|", "▀": "=", "▄": "=", "█": "#", "▐": "|",
	"─": "-", "│": "|", "┌": "+", "┬": "+", "┐": "+", "├": "+", "┼": "+", "┤": "+", "└": "+", "┴": "+", "┘": "+",
	"━": "=", "┃": "|", "┯": "+", "┿": "+", "┝": "+", "┥": "+", "╪": "+",
	"┏": "+", "┓": "+", "┗": "+", "┛": "+", "┣": "+", "┫": "+", "┳": "+", "┻": "+", "╋": "+",
	"╭": "+", "╮": "+", "╰": "+", "╯": "+",
	"→": ">", "←": "<", "↑": "^", "↓": "v", "≤": "<", "‹": "<", "›": ">",
	"…": "~", "—": "-", "–": "-", "“": `"`, "”": `"`, "‘": "'", "’": "'", "⋮": ":", "×": "x",
	"␛": "?", "§": "S", "±": "+", "↵": "$", "⇥": ">",
}

func asciiForm(text string, width int) (string, int) {
	if form, ok := asciiSigns[text]; ok {
		return form, 1
	}
	return text, width
}
