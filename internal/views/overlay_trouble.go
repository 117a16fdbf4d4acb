package views

import (
	"strconv"
	"strings"

	"memtui/internal/i18n"
	"memtui/internal/source"
)

// How high the panel about a file is.
const (
	troubleRows  = 7
	troubleSmall = 5 // where it lies on the lesson
)

// drawTrouble draws why the file of the lesson cannot be taken, in the
// caption's place and, where the screen has them, rows of its own.
func (s Screen) drawTrouble(c *Canvas, k *sketch) {
	l := k.layout
	cells := l.Content.W - 2
	var at, below Rect
	var lines []inkLine
	if l.Band.H > 0 {
		at = Rect{l.Content.X, l.Band.Bottom() - 1 - troubleRows, l.Content.W, troubleRows}
		below = Rect{0, l.Caption.Y, l.W, l.Band.Bottom() - l.Caption.Y}
		lines = s.troubleLines(cells, at.H)
	} else {
		lines = s.troubleLines(cells, troubleSmall)
		at = Rect{l.Content.X, l.Footer.Y - len(lines), l.Content.W, len(lines)}
		below = Rect{0, at.Y, l.W, at.H}
	}
	k.cover(c, below, Bg)
	for y := at.Y; y < at.Bottom(); y++ {
		c.Text(at.X, y, Ink{Role: Bad}, SignBar)
	}
	inside := Rect{at.X + 2, at.Y, at.W - 2, at.H}
	for i, row := range lines {
		row.draw(c.Clip(inside), inside.X, inside.Y+i)
	}
}

// troubleLines gives the rows of the panel: what is wrong, where, the line
// with its mark, and what could stand there.
func (s Screen) troubleLines(cells, rows int) []inkLine {
	t := s.State.Trouble
	out := s.troubleHead(cells, rows)
	if s.State.Problem >= len(t.Problems) {
		return append(out, inkLine{{Ink{Role: Fg}, Cut(source.Visible(t.File), cells)}})
	}
	const gutter = 7
	p := source.PieceOf(s.Words, t.File, t.Data, t.Problems[s.State.Problem], max(8, cells-gutter))
	var body []inkLine
	for _, row := range placeAndMessage(p, cells) {
		body = append(body, inkLine{{Ink{Role: Fg}.Loud(), row}})
	}
	if p.Number != "" {
		body = append(body, s.lineOf(p), s.markOf(p, cells-gutter))
	}
	spare := rows - len(out) - len(body)
	if rows > troubleSmall && spare > 0 {
		out = append(out, nil)
	}
	out = append(out, body...)
	if p.Rest == "" || rows <= troubleSmall || spare < 2 {
		return out
	}
	if spare > 2 {
		out = append(out, nil)
	}
	return append(out, inkLine{{Ink{Role: Muted}, Cut(p.Rest, cells)}})
}

// placeAndMessage is what a problem is, in at most two rows. Of a long path the
// end counts.
func placeAndMessage(p source.Piece, cells int) []string {
	place := p.Place
	if most := cells / 2; Width(place) > most && Width(place+" "+p.Message) > cells {
		place = "…" + tailOf(place, most-1)
	}
	rows := Wrap(place+" "+p.Message, cells)
	if len(rows) > 2 {
		rows = []string{rows[0], Cut(strings.Join(rows[1:], " "), cells)}
	}
	return rows
}

// troubleHead is the sentence, with which of several problems is told at its
// right.
func (s Screen) troubleHead(cells, rows int) []inkLine {
	w, t := s.Words.Reload, s.State.Trouble
	text := w.Broken
	switch {
	case t.Gone:
		text = w.Gone
	case t.OnlyRefusals():
		text = w.Refusal
	case t.Why != nil:
		text = i18n.Fill(w.Unread, t.Why.In(s.Words))
	}
	count := ""
	if n := len(t.Problems); n > 1 {
		at, of := strconv.Itoa(s.State.Problem+1), strconv.Itoa(n)
		count = i18n.Fill(w.Problem, at, of)
		if Width(text)+Width(count)+5 > cells {
			count = i18n.Fill(w.ProblemFew, at, of)
		}
	}
	text = SignFailed + " " + text
	if len(t.Problems) == 0 { // there is room to say it all
		var out []inkLine
		for _, row := range Wrap(text, cells) {
			out = append(out, inkLine{{Ink{Role: Bad}.Loud(), row}})
		}
		return out[:min(len(out), rows-2)]
	}
	room := cells - Width(count)
	if count != "" {
		room -= 2
	}
	head := inkLine{{Ink{Role: Bad}.Loud(), Cut(text, room)}}
	if count != "" {
		gap := cells - head.width() - Width(count)
		head = append(head, span{Ink{Role: Muted}, strings.Repeat(" ", gap) + count})
	}
	return []inkLine{head}
}

// lineOf is the line of the file behind its number.
func (s Screen) lineOf(p source.Piece) inkLine {
	number := strings.Repeat(" ", max(0, 4-len(p.Number))) + p.Number
	return inkLine{{Ink{Role: Muted}, number + " │ "}, {Ink{Role: Soft}, p.Line}}
}

// markOf stands under what is meant, with what it should have been.
func (s Screen) markOf(p source.Piece, cells int) inkLine {
	blank := strings.Repeat(" ", max(4, len(p.Number)))
	mark := strings.Repeat("^", p.Cells)
	line := inkLine{
		{Ink{Role: Muted}, blank + " │ "},
		{Ink{Role: Bad}.Loud(), strings.Repeat(" ", p.From) + mark},
	}
	room := cells - p.From - p.Cells - 1
	switch {
	case p.Near == "":
	case Width(p.Near) <= room:
		line = append(line, span{Ink{Role: Fg}, " " + p.Near})
	case Width(p.Near)+1 <= p.From: // in front of the mark, where there is room
		line[1].text = strings.Repeat(" ", p.From-1-Width(p.Near))
		line = append(line, span{Ink{Role: Fg}, p.Near + " "}, span{Ink{Role: Bad}.Loud(), mark})
	default:
		line = append(line, span{Ink{Role: Fg}, " " + Cut(p.Near, max(room, 0))})
	}
	return line
}

// troubleText is what the panel tells, in full, as text.
func (s Screen) troubleText() string {
	t := s.State.Trouble
	if len(t.Problems) == 0 {
		var out []string
		for _, row := range s.troubleHead(1000, 3) {
			for _, piece := range row {
				out = append(out, piece.text)
			}
		}
		return source.Visible(t.File) + ": " + strings.TrimPrefix(strings.Join(out, ""), SignFailed+" ")
	}
	return strings.TrimRight(source.Print(s.Words, t.File, t.Data, t.Problems), "\n")
}
