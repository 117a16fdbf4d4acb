package export

import (
	"strconv"
	"strings"

	"memtui/internal/i18n"
)

// mostMemories is how many memories stand beside each other on a page; more are
// told one by one.
const mostMemories = 6

// why writes the nine checks of every memory: as a table, with what was
// compared below it, or told where they are many.
func (m *handoutWriter) why(w Why) {
	m.heading(m.depth+2, m.words.WhyHeading)
	switch {
	case len(w.Memories) == 0:
		m.paragraph(escapeMarkdown(m.words.NoMemories))
	case len(w.Memories) <= mostMemories:
		m.whyTable(w)
	default:
		m.toldAll(w)
	}
	if w.Unlisted > 0 {
		m.paragraph(escapeMarkdown(i18n.Fill(m.words.Unlisted, strconv.Itoa(w.Unlisted))))
	}
}

func (m *handoutWriter) whyTable(w Why) {
	head, result := []string{m.own.Check}, []string{strong(m.own.Result)}
	middle := ""
	for i, column := range w.Memories {
		middle += strconv.Itoa(i + 1)
		head = append(head, m.memory(column))
		if column.Left {
			result = append(result, strong(column.Value))
		} else {
			result = append(result, escapeMarkdown(m.own.Out))
		}
	}
	rows := [][]string{head}
	for _, rung := range w.Rungs {
		row := []string{strconv.Itoa(rung.Number) + " " + escapeMarkdown(rung.Name)}
		for _, cell := range rung.Cells {
			row = append(row, checked(cell))
		}
		rows = append(rows, row)
	}
	m.table(append(rows, result), middle)
	if !m.explained {
		m.explained = true
		m.paragraph(escapeMarkdown(m.own.Legend))
	}
	var out []string
	for i, column := range w.Memories {
		if !column.Left {
			out = append(out, escapeMarkdown(w.Told[i][0]))
		}
	}
	m.list(out)
}

func (m *handoutWriter) memory(c Column) string {
	text := c.ID + " " + c.Value
	if c.New {
		text += " " + m.own.New
	}
	return text
}

func checked(c Cell) string {
	switch {
	case c.Pass:
		return "✓"
	case c.First:
		return "✗"
	}
	return "(✗)"
}

// toldAll tells every memory in sentences, those it fails and passes inside.
func (m *handoutWriter) toldAll(w Why) {
	var items []string
	for _, told := range w.Told {
		items = append(items, strings.Join(escapeAll(told), "\n  - "))
	}
	m.list(items)
}

// decided writes a record decision: what was given, the four rules, and what
// came of it with what that does not mean.
func (m *handoutWriter) decided(d *Decided) {
	if d.Another {
		m.paragraph(escapeMarkdown(m.words.AnotherRecord))
	}
	m.given(d, false)
	m.heading(m.depth+2, m.words.Rules)
	var rules []string
	for _, r := range d.Rules {
		text := escapeMarkdown(r.Text)
		if r.Decides {
			text = strong(r.Text)
		}
		rules = append(rules, text)
	}
	m.list(rules)
	m.paragraph(strong(d.Sign + " " + d.Told[0]))
	m.list(escapeAll(d.Told[1:]))
}

// rulesToAsk writes the four rules as questions, before any is answered.
func (m *handoutWriter) rulesToAsk() {
	m.heading(m.depth+2, m.words.Rules)
	var items []string
	for i, rule := range m.words.Rule {
		items = append(items, escapeMarkdown(i18n.Fill(m.own.Rule, strconv.Itoa(i+1), rule)))
	}
	m.list(items)
}

// given writes the inputs. Unmarked, it says what was handed in and nothing of
// how it is judged, nor of how an earlier decision was.
func (m *handoutWriter) given(d *Decided, unmarked bool) {
	m.heading(m.depth+2, m.words.Given)
	changed := false
	for _, g := range d.Given {
		changed = changed || g.Changed
	}
	head := []string{m.own.Input, m.own.Value, m.own.Mark, m.own.Before}
	columns := 4
	switch {
	case unmarked:
		columns = 2
	case !changed:
		columns = 3
	}
	rows := [][]string{head[:columns]}
	for _, g := range d.Given {
		row := []string{escapeMarkdown(g.Name) + " (`" + g.Path + "`)", m.orNone(g.Value), escapeMarkdown(g.MarkName), ""}
		if g.Changed {
			row[3] = m.orNone(g.Was)
		}
		rows = append(rows, row[:columns])
	}
	m.table(rows, "")
}

func (m *handoutWriter) orNone(value string) string {
	if value == "" {
		return "– " + escapeMarkdown(m.own.None)
	}
	return escapeMarkdown(value)
}
