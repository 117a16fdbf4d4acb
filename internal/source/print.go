package source

import (
	"slices"
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"memtui/internal/i18n"
)

// Print writes diagnostics for people: a first line that says it all, then
// the line of the file with a caret under the right cells. Nothing of the
// file or its name can act on a terminal: what is no visible character is
// shown as a sign.
//
//	scenarios/timeout.yaml:14:7: unknown field "expire" in record "m1"
//	   14 |       expire: 2026-10-01
//	      |       ^^^^^^ did you mean "expires"?
//	   expected one of: id, key, scope
func Print(w *i18n.Words, file string, data []byte, problems []Diagnostic) string {
	p := &printer{words: w, file: FileName(file), lines: Lines(data), firstLine: 1, last: -1}
	return p.blocks(problems)
}

// selected gives the problems that are printed, in their order. Where there are
// too many, warnings give way: no number of them hides an error.
func selected(problems []Diagnostic) []Diagnostic {
	if len(problems) <= maxShown {
		return problems
	}
	warnings := maxShown
	for _, d := range problems {
		if !d.Warning {
			warnings--
		}
	}
	var out []Diagnostic
	for _, d := range problems {
		if d.Warning {
			warnings--
		}
		if len(out) < maxShown && (!d.Warning || warnings >= 0) {
			out = append(out, d)
		}
	}
	return out
}

// PrintLine prints diagnostics of one line of a stream, given by its number
// and without its end.
func PrintLine(w *i18n.Words, file string, line []byte, number int, problems []Diagnostic) string {
	p := &printer{words: w, file: FileName(file), lines: []string{string(line)}, firstLine: number, last: -1}
	return p.blocks(problems)
}

func (p *printer) blocks(problems []Diagnostic) string {
	var blocks []string
	for _, d := range selected(problems) {
		blocks = append(blocks, p.block(d))
	}
	if more := len(problems) - len(blocks); more > 0 {
		blocks = append(blocks, p.file+": "+i18n.Fill(p.words.Diag.More, strconv.Itoa(more))+"\n")
	}
	return strings.Join(blocks, "\n")
}

// Headline gives the first line of a diagnostic alone.
func Headline(w *i18n.Words, file string, d Diagnostic) string {
	p := &printer{words: w, file: FileName(file)}
	return p.headline(d)
}

// maxShown is how many problems are printed in full: a file with more of them
// is a file of another kind.
const maxShown = 200

// maxCells is how wide a line of a file is shown.
const maxCells = 96

// gutter is how wide line numbers are.
const gutter = 5

type printer struct {
	words     *i18n.Words
	file      string
	lines     []string
	firstLine int // the number of the first of lines
	last      int // index of the line that is in runes
	runes     []rune
}

func (p *printer) block(d Diagnostic) string {
	var b strings.Builder
	b.WriteString(p.headline(d) + "\n")
	if !d.Plain {
		b.WriteString(p.excerpt(d.At, p.near(d)))
	}
	if len(d.Expected) > 0 {
		b.WriteString("   " + p.words.Diag.Expected + strings.Join(shorts(d.Expected), p.words.Diag.Comma) + "\n")
	}
	for _, note := range d.Also {
		b.WriteString(p.note(note))
	}
	return b.String()
}

// message is the headline without its place.
func (p *printer) message(d Diagnostic) string {
	return p.words.Problem(string(d.Code), shorts(d.Args), d.In.Kind, Brief(d.In.Name))
}

func (p *printer) headline(d Diagnostic) string {
	text := p.message(d)
	if d.Warning {
		text = p.words.Diag.Warning + text
	}
	return p.file + ":" + strconv.Itoa(d.At.Start.Line) + ":" + strconv.Itoa(d.At.Start.Col) + ": " + text
}

func (p *printer) near(d Diagnostic) string {
	switch {
	case d.Write != "":
		return i18n.Fill(p.words.Diag.Write, Brief(d.Write))
	case d.Near == "":
		return ""
	case d.NearID:
		return i18n.Fill(p.words.Diag.NearID, Brief(d.Near))
	}
	return i18n.Fill(p.words.Diag.Near, Brief(d.Near))
}

func (p *printer) noteWords(n Note) string {
	args := shorts(n.Args)
	if n.Items != nil {
		args = []string{p.items(n.Items)}
	}
	return p.words.Problem(string(n.Code), args, "", "")
}

func (p *printer) note(n Note) string {
	text := p.noteWords(n)
	if n.At == (Range{}) {
		return "   " + text + "\n"
	}
	return p.excerpt(n.At, text)
}

func (p *printer) items(items []Item) string {
	names := make([]string, 0, len(items))
	for _, item := range items {
		names = append(names, p.item(item))
	}
	return p.cut(names)
}

func (p *printer) item(i Item) string {
	template := p.words.Diag.Line
	if i.Rung != "" {
		template = p.words.Diag.LineRung
	}
	return i18n.Fill(template, Brief(i.Name), strconv.Itoa(i.Line), Brief(i.Rung))
}

func shorts(texts []string) []string {
	out := make([]string, len(texts))
	for i, text := range texts {
		out[i] = Brief(text)
	}
	return out
}

// cut joins names, the first ones of very many.
func (p *printer) cut(names []string) string {
	const most = 16
	if len(names) > most {
		names = append(slices.Clone(names[:most]), p.words.Diag.Cut)
	}
	return strings.Join(names, p.words.Diag.Comma)
}

// excerpt shows the line on which a range begins, with carets under it and
// words behind them.
func (p *printer) excerpt(at Range, words string) string {
	line := at.Start.Line - p.firstLine
	if line < 0 || line >= len(p.lines) {
		return ""
	}
	if line != p.last {
		p.last, p.runes = line, []rune(p.lines[line])
	}
	before, marked, after := split(p.runes, at)
	before, marked, after = fit(before, marked, after, maxCells)
	carets := strings.Repeat("^", max(1, ansi.StringWidth(marked)))
	if words != "" {
		words = " " + words
	}
	number := strconv.Itoa(at.Start.Line)
	return strings.Repeat(" ", max(0, gutter-len(number))) + number + " | " +
		strings.TrimRight(before+marked+after, " ") + "\n" +
		strings.Repeat(" ", max(gutter, len(number))) + " | " +
		strings.Repeat(" ", ansi.StringWidth(before)) + carets + words + "\n"
}

// split cuts a line at a range, each part made visible. A range of several
// lines is marked to the end of its first. Of a very long line only what is
// around the range is looked at.
func split(runes []rune, at Range) (before, marked, after string) {
	const near = 8 * maxCells
	start := min(at.Start.Col-1, len(runes))
	end := len(runes)
	if at.End.Line == at.Start.Line {
		end = min(max(at.End.Col-1, start), len(runes))
	}
	if trimmed := strings.TrimRight(string(runes[start:end]), " \t"); trimmed != "" {
		end = start + len([]rune(trimmed))
	}
	from, to := max(0, start-near), min(len(runes), end+near)
	before, after = Visible(string(runes[from:start])), Visible(string(runes[end:to]))
	if from > 0 {
		before = dots + before
	}
	if to < len(runes) {
		after += dots
	}
	return before, Visible(string(runes[start:min(end, start+near)])), after
}

// dots stand where a line was cut.
const dots = "…"

// fit cuts a line that is too wide around what is marked, and shows where.
func fit(before, marked, after string, cells int) (string, string, string) {
	dotted := ansi.StringWidth(dots)
	if most := cells * 2 / 3; ansi.StringWidth(marked) > most {
		marked, after = ansi.Truncate(marked, most, dots), ""
	}
	room := cells - ansi.StringWidth(marked)
	if ansi.StringWidth(before)+ansi.StringWidth(after) <= room {
		return before, marked, after
	}
	left := max(room*2/3, room-ansi.StringWidth(after))
	if w := ansi.StringWidth(before); w > left {
		before = dots + ansi.TruncateLeft(before, w-left+dotted, "")
	}
	right := max(0, room-ansi.StringWidth(before))
	return before, marked, ansi.Truncate(after, right, dots)
}
