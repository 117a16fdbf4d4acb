package export

import (
	"strconv"
	"strings"

	"memtui/internal/i18n"
)

// Markdown is the lesson as a handout to print or to hand round, in the
// Markdown of GitHub: the opening, each step with what happened, its questions
// and answers, the reasons, the memories and the plane, and what to take away.
//
// Where answers are hidden, a question has its choices as boxes to tick and
// lines for a reason, and everything that follows from the answer stands in a
// key at the end.
//
// In several languages the whole handout comes in one after the other: each
// reader stays in one language, a teacher can hand out one half, and a table
// or a plane is not there twice in every step. The numbers of the steps are the
// same in both.
func Markdown(src Source, langs []i18n.Lang, o Options) []byte {
	var b strings.Builder
	for i, lang := range langs {
		if i > 0 {
			b.WriteString("\n---\n\n")
		}
		m := &handoutWriter{h: New(src, lang, o.Steps), o: o}
		m.words, m.own = &m.h.Words.Plain, &m.h.Words.Export.Handout
		m.write()
		b.WriteString(m.b.String())
	}
	return []byte(b.String())
}

// handoutWriter writes one handout, block by block. Every text goes through
// escapeMarkdown on its way; what writes a mark of Markdown says so.
type handoutWriter struct {
	h     *Handout
	o     Options
	words *i18n.PlainWords
	own   *i18n.ExportHandoutWords
	b     strings.Builder
	depth int // of the headings of a step: deeper in the key
	// explained says that the signs of the tables of checks were explained.
	explained bool
}

func (m *handoutWriter) write() {
	m.heading(1, m.title())
	if m.o.Steps.IsAll() {
		m.opening()
	}
	for _, s := range m.h.Steps {
		m.depth = 2
		m.step(s)
	}
	if m.o.Steps.IsAll() {
		m.closing()
	}
	if !m.o.Answers {
		m.key()
	}
}

func (m *handoutWriter) title() string {
	if src := m.h.Source; src.Number > 0 {
		return i18n.Fill(m.words.Lesson, strconv.Itoa(src.Number), strconv.Itoa(src.Count), m.h.Title)
	}
	return i18n.Fill(m.words.LessonAlone, m.h.Title)
}

func (m *handoutWriter) opening() {
	m.section(2, m.words.Question, m.h.Question)
	m.section(2, m.words.Summary, m.h.Summary)
	m.section(2, m.words.Conditions, m.h.Conditions)
	if len(m.h.Terms) > 0 {
		m.heading(2, m.words.Terms)
		rows := [][]string{{m.own.Term, m.own.Means}}
		for _, t := range m.h.Terms {
			rows = append(rows, []string{strong(t.Word), escapeMarkdown(t.Means)})
		}
		m.table(rows, "")
	}
	if len(m.h.Inputs) > 0 {
		m.heading(2, m.words.Inputs)
		rows := [][]string{{m.own.Input, m.own.For, m.own.Not}}
		for _, in := range m.h.Inputs {
			rows = append(rows, []string{strong(in.Name), escapeMarkdown(in.For), escapeMarkdown(in.Not)})
		}
		m.table(rows, "")
	}
}

func (m *handoutWriter) closing() {
	if len(m.h.Takeaway) > 0 {
		m.heading(2, m.words.TakeAway)
	}
	for _, s := range m.h.Takeaway {
		m.section(3, s.Heading, s.Text)
	}
	if m.h.Next != "" {
		m.paragraph(escapeMarkdown(m.h.Next))
	}
}

// section writes a heading with a text below it, or nothing where there is no
// text.
func (m *handoutWriter) section(depth int, heading, text string) {
	if text != "" {
		m.heading(depth, heading)
		m.paragraph(escapeMarkdown(text))
	}
}

func (m *handoutWriter) heading(depth int, text string) {
	m.paragraph(strings.Repeat("#", depth) + " " + escapeMarkdown(text))
}

// paragraph writes a block that is Markdown already, apart from the one before.
func (m *handoutWriter) paragraph(markdown string) {
	if m.b.Len() > 0 {
		m.b.WriteByte('\n')
	}
	m.b.WriteString(markdown)
	m.b.WriteByte('\n')
}

// list writes items that are Markdown already.
func (m *handoutWriter) list(items []string) {
	if len(items) > 0 {
		m.paragraph("- " + strings.Join(items, "\n- "))
	}
}

// table writes rows of Markdown under heads of plain text. Columns named in
// middle by their index, as one digit each, are centred.
func (m *handoutWriter) table(rows [][]string, middle string) {
	var b strings.Builder
	for i, row := range rows {
		if i == 0 {
			row = escapeAll(row)
		}
		b.WriteString("| " + strings.Join(row, " | ") + " |\n")
		if i > 0 {
			continue
		}
		for column := range row {
			if strings.Contains(middle, strconv.Itoa(column)) {
				b.WriteString("| :-: ")
			} else {
				b.WriteString("| --- ")
			}
		}
		b.WriteString("|\n")
	}
	m.paragraph(strings.TrimSuffix(b.String(), "\n"))
}

// strong sets a text in bold; there is none around nothing.
func strong(text string) string {
	if text = escapeMarkdown(text); text == "" {
		return ""
	}
	return "**" + text + "**"
}

func escapeAll(list []string) []string {
	out := make([]string, len(list))
	for i, s := range list {
		out[i] = escapeMarkdown(s)
	}
	return out
}
