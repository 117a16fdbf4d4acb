package export

import (
	"strconv"
	"strings"

	"memtui/internal/i18n"
)

// step writes a step at its place: all of it, or without what gives its answers
// away.
func (m *handoutWriter) step(s Step) {
	m.stepHeading(s, m.hides(s))
	if s.Day != "" {
		m.paragraph(escapeMarkdown(i18n.Fill(m.words.Day, s.Day)))
	}
	m.happened(s)
	for _, q := range s.Questions {
		m.question(s, q)
	}
	if m.hides(s) {
		return
	}
	m.rest(s)
}

// hides reports whether a step has answers that are in the key.
func (m *handoutWriter) hides(s Step) bool { return !m.o.Answers && len(s.Questions) > 0 }

// stepHeading writes a step's number, and its title, which often tells what
// comes out.
func (m *handoutWriter) stepHeading(s Step, untitled bool) {
	template := m.words.Step
	if untitled {
		template = m.own.Untitled
	}
	m.heading(m.depth, i18n.Fill(template, strconv.Itoa(s.Number), strconv.Itoa(len(m.h.Source.Lesson.Frames)), s.Title))
}

func (m *handoutWriter) happened(s Step) {
	if !s.Frame.HasLedger() {
		return
	}
	m.heading(m.depth+1, m.words.Happened)
	if len(s.Happened) == 0 {
		m.paragraph(escapeMarkdown(m.words.Nothing))
	}
	var items []string
	for _, h := range s.Happened {
		items = append(items, escapeMarkdown(h.Sign+" "+h.Text))
	}
	m.list(items)
}

// question writes a question with its answer, or with room for a prediction.
func (m *handoutWriter) question(s Step, q Question) {
	m.questionHeading(q)
	switch {
	case q.Asked != nil:
		m.paragraph(escapeMarkdown(strings.Join(q.Asked.Point, " ")))
	case m.hides(s):
		m.given(q.Decided, true)
		m.rulesToAsk()
	}
	if m.hides(s) {
		m.prediction(q)
		return
	}
	m.answer(q)
}

func (m *handoutWriter) questionHeading(q Question) {
	named := m.own.Question
	if q.Decided != nil {
		named = m.own.Decision
	}
	m.heading(m.depth+1, i18n.Fill(named, q.Label))
	if q.Name != "" {
		m.paragraph(strong(q.Name))
	}
}

// reasonLines is the room for a reason: two dotted lines, as broad as a page.
var reasonLines = strings.Repeat("…", 40)

// prediction writes the choices as boxes, in the order of the screen, and room
// for the reason.
func (m *handoutWriter) prediction(q Question) {
	m.paragraph(escapeMarkdown(m.own.Predict))
	var items []string
	for _, c := range q.Choices {
		items = append(items, "[ ] "+escapeMarkdown(c.Sign+" "+c.Words))
	}
	m.list(items)
	m.paragraph(escapeMarkdown(m.own.Reason) + " " + reasonLines)
	m.paragraph(reasonLines)
}

func (m *handoutWriter) answer(q Question) {
	if q.Decided != nil {
		m.decided(q.Decided)
		return
	}
	asked := q.Asked
	m.paragraph(strong(asked.Sign + " " + asked.Answer[0]))
	if rest := append(asked.Answer[1:len(asked.Answer):len(asked.Answer)], asked.Was); len(rest) > 0 {
		m.text(rest)
	}
	m.why(asked.Why)
}

// text writes sentences as one paragraph; empty ones are left out.
func (m *handoutWriter) text(sentences []string) {
	if text := strings.TrimSpace(strings.Join(sentences, " ")); text != "" {
		m.paragraph(escapeMarkdown(text))
	}
}

// rest writes what follows from the answers of a step.
func (m *handoutWriter) rest(s Step) {
	if len(s.Pairs) > 0 {
		m.heading(m.depth+1, m.words.PairHeading)
		m.list(escapeAll(s.Pairs))
	}
	for _, known := range s.Memories {
		m.heading(m.depth+1, known.Heading)
		m.list(escapeAll(known.Told))
	}
	for _, p := range s.Planes {
		m.plane(p)
	}
	m.section(m.depth+1, m.words.Explanation, s.Say)
	if s.Exercise != "" {
		m.section(m.depth+1, m.words.Exercise, s.Exercise)
		if s.Changes >= 0 {
			m.paragraph(escapeMarkdown(i18n.Fill(m.words.ExerciseLimit, strconv.Itoa(s.Changes))))
		}
	}
}

// key gives the answers of the steps that were to be predicted.
func (m *handoutWriter) key() {
	written := false
	for _, s := range m.h.Steps {
		if !m.hides(s) {
			continue
		}
		if !written {
			m.heading(2, m.own.Key)
			m.paragraph(escapeMarkdown(m.own.KeyLead))
		}
		written, m.depth = true, 3
		m.stepHeading(s, false)
		for _, q := range s.Questions {
			m.questionHeading(q)
			m.answer(q)
		}
		m.rest(s)
	}
}
