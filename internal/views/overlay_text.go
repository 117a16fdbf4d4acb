package views

import (
	"strings"

	"memtui/internal/i18n"
)

// drawText shows a text that was copied, to be selected by hand: without a
// frame, so that a selection holds nothing else.
func (s Screen) drawText(c *Canvas, k *sketch) {
	w, layer := s.Words.Tools, s.State.Layer
	heading := inkLine{{Ink{Role: Accent, Bold: true}, w.Title(layer.Title)}}
	if !k.layout.Solo() {
		heading = append(heading, span{Ink{Role: Muted}, "  " + s.dotted(SignDot) + "  " + w.Copied})
	}
	rows := strings.Split(layer.Text, "\n")
	if layer.Title == i18n.CopiedLine || layer.Title == i18n.CopiedLong {
		rows = shellRows(layer.Text, k.layout.Content.W)
	}
	var lines []inkLine
	for _, row := range rows {
		for _, part := range chopped(row, k.layout.Content.W) {
			lines = append(lines, inkLine{{Ink{Role: Fg}, part}})
		}
	}
	s.drawLayerText(c, k, heading, lines)
}

// chopped breaks a text where it is as wide as the room, and nowhere else: a
// blank of it counts.
func chopped(text string, room int) []string {
	var out []string
	for Width(text) > room {
		head := headOf(text, room)
		if head == "" {
			break
		}
		out, text = append(out, head), text[len(head):]
	}
	return append(out, text)
}

// shellRows breaks a command line between its words, so that the rows, when
// they are selected together, are the same command: a row that goes on ends
// in a backslash. Inside of quotes nothing is broken.
func shellRows(line string, room int) []string {
	const goesOn = ` \`
	var out []string
	row := ""
	for _, word := range shellWords(line) {
		switch {
		case row == "":
			row = word
		case Width(row)+1+Width(word)+Width(goesOn) <= room:
			row += " " + word
		default:
			out, row = append(out, row+goesOn), "  "+word
		}
	}
	return append(out, row)
}

// shellWords splits a command line at the blanks outside of its quotes. A
// flag stays with its value.
func shellWords(line string) []string {
	var out []string
	from, quoted, escaped := 0, false, false
	for i, r := range line {
		word := line[from:i]
		switch {
		case escaped:
			escaped = false
		case r == '\'':
			quoted = !quoted
		case quoted:
		case r == '\\':
			escaped = true
		case r == ' ' && (!strings.HasPrefix(word, "--") || strings.Contains(word, " ")):
			out, from = append(out, word), i+1
		}
	}
	return append(out, line[from:])
}
