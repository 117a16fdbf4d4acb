package source

import (
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"memtui/internal/i18n"
)

// Piece is a diagnostic in its parts, as a screen lays them out. Nothing in it
// can act on a terminal.
type Piece struct {
	Place   string // file:line:col
	Message string
	Number  string // of the line; "" = the line would say nothing
	Line    string // of the file, cut around what is marked
	// From and Cells are where the mark stands under the line, by cells.
	From, Cells int
	Near        string // behind the mark: what it should have been; or ""
	// Rest is one line more: what could stand there, or another place that
	// contributed; "" = none.
	Rest string
}

// PieceOf gives the parts of a diagnostic, its line in so many cells.
func PieceOf(w *i18n.Words, file string, data []byte, d Diagnostic, cells int) Piece {
	p := &printer{words: w, lines: Lines(data), firstLine: 1, last: -1}
	out := Piece{
		Place:   FileName(file) + ":" + strconv.Itoa(d.At.Start.Line) + ":" + strconv.Itoa(d.At.Start.Col) + ":",
		Message: p.message(d), Rest: p.rest(d),
	}
	line := d.At.Start.Line - 1
	if d.Plain || line < 0 || line >= len(p.lines) {
		return out
	}
	before, marked, after := split([]rune(p.lines[line]), d.At)
	before, marked, after = fit(before, marked, after, cells)
	out.Number, out.Line = strconv.Itoa(d.At.Start.Line), strings.TrimRight(before+marked+after, " ")
	out.From, out.Cells = ansi.StringWidth(before), max(1, ansi.StringWidth(marked))
	out.Near = p.near(d)
	return out
}

// rest says what could stand at a place, or where else it comes from.
func (p *printer) rest(d Diagnostic) string {
	switch {
	case len(d.Expected) > 0:
		return p.words.Diag.Expected + strings.Join(shorts(d.Expected), p.words.Diag.Comma)
	case len(d.Also) == 0:
		return ""
	}
	note := d.Also[0]
	if note.At == (Range{}) {
		return p.noteWords(note)
	}
	return strconv.Itoa(note.At.Start.Line) + ":" + strconv.Itoa(note.At.Start.Col) + ": " + p.noteWords(note)
}
