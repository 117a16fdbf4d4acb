package views

import (
	"slices"
	"strconv"
	"strings"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// drawHelp lists the keys of the place that the help was asked for in, those
// of this place first, then what the signs of the picture mean.
func (s Screen) drawHelp(c *Canvas, k *sketch) {
	w := s.Words.Pages
	sections := player.Help(s.State)
	keys := 0
	for _, section := range sections {
		keys += len(section.Bindings)
	}
	columns := s.helpColumns(sections, helpWidth(k.layout))
	b := s.openBox(c, k, w.Keys, helpWidth(k.layout), s.helpRows(k.layout))
	b.drawField(c, k, s, w.FilterKeys, i18n.Fill(w.KeyCount, strconv.Itoa(keys)))
	at := b.list()
	if !b.framed {
		lines := s.helpLines(sections, s.keyColumn(sections), b.W)
		columns = [2][]inkLine{append(lines, s.legendLines(b.W)...)}
	}
	rows := max(len(columns[0]), len(columns[1]))
	if rows > at.H {
		at.H--
	}
	first, reach := drawWindow(c, at, columns[0], min(s.State.Layer.Scroll, max(0, rows-at.H)))
	drawWindow(c, Rect{at.X + b.W/2 + 2, at.Y, b.W - b.W/2 - 2, at.H}, padded(columns[1], len(columns[0])), first)
	if rows == 0 {
		c.Text(at.X, at.Y, Ink{Role: Muted}, Cut(w.NoKeys, at.W))
	}
	k.reaches(player.PaneLayer, reach, 0)
	if reach > 0 {
		s.drawPart(c, at.Right(), at.Bottom(), first, at.H, rows)
	}
	b.drawKeys(c, s)
}

// helpRows is the height of the help: it does not follow the filter, so that
// the frame stands still while one types.
func (s Screen) helpRows(l Layout) int {
	s.State.Layer.Filter = ""
	columns := s.helpColumns(player.Help(s.State), helpWidth(l))
	return max(len(columns[0]), len(columns[1])) + 6
}

// helpWidth is the width inside of the frame.
func helpWidth(l Layout) int { return min(84, l.Content.W-10) }

// padded adds blank rows.
func padded(lines []inkLine, rows int) []inkLine {
	for len(lines) < rows {
		lines = append(lines, nil)
	}
	return lines
}

// helpColumns puts the sections into two columns of about the same height,
// in their order.
func (s Screen) helpColumns(sections []player.Section, width int) [2][]inkLine {
	column, cells := s.keyColumn(sections), width/2-2
	var parts [][]inkLine
	total := 0
	for _, section := range sections {
		parts = append(parts, s.helpLines([]player.Section{section}, column, cells))
	}
	parts = append(parts, s.legendLines(cells))
	for _, lines := range parts {
		total += len(lines)
	}
	// The second column begins where the longer of the two is shortest.
	second, used, best := len(parts), 0, total
	for i, lines := range parts {
		if most := max(used, total-used); i > 0 && most < best {
			second, best = i, most
		}
		used += len(lines)
	}
	out := [2][]inkLine{slices.Concat(parts[:second]...), slices.Concat(parts[second:]...)}
	for i := range out {
		if n := len(out[i]); n > 0 {
			out[i] = out[i][:n-1] // the last blank row
		}
	}
	for len(out[0]) < len(out[1]) {
		out[0] = append(out[0], nil)
	}
	return out
}

// helpLines lists the keys of some sections, each under its title.
func (s Screen) helpLines(sections []player.Section, column, cells int) []inkLine {
	var out []inkLine
	for _, section := range sections {
		title := strings.ToUpper(s.Words.Keys.Section(section.Title))
		out = append(out, inkLine{{Ink{Role: Fg, Bold: true}, Cut(title, cells)}})
		for _, b := range section.Bindings {
			out = append(out, s.helpEntry(b, column, cells)...)
		}
		out = append(out, nil)
	}
	return out
}

// The room for the names of keys; a longer name is cut.
const (
	leastKeys = 9
	mostKeys  = 15
)

// keyColumn is as wide as the longest name of a key.
func (s Screen) keyColumn(sections []player.Section) int {
	n := leastKeys
	for _, section := range sections {
		for _, b := range section.Bindings {
			n = max(n, Width(s.Words.Keys.Key(b.Shown())))
		}
	}
	return min(n, mostKeys)
}

// helpEntry tells what a key does, in as many rows as it takes.
func (s Screen) helpEntry(b player.Binding, column, cells int) []inkLine {
	name := s.Words.Keys.Key(b.Shown())
	var out []inkLine
	for _, row := range Wrap(s.Words.Keys.Long(b.Action()), cells-column-1) {
		out = append(out, inkLine{{Ink{Role: Fg, Bold: true}, pad(name, column)}, {Ink{Role: Soft}, " " + row}})
		name = ""
	}
	return out
}
