package views

import (
	"io"
	"strconv"
	"strings"
	"unicode"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// Plain writes a lesson as complete linear text, for a screen reader or a
// pipe: everything that the panes say, in sentences, without a box and
// without an escape byte.
func Plain(l *player.Lesson, w *i18n.Words) string {
	return PlainOf(player.State{Lesson: l}, w)
}

// PlainOf is Plain for a lesson that ships: the state says its number, how
// many there are, and what comes next. The text begins at the page where the
// reader is, and goes on to the end.
func PlainOf(s player.State, w *i18n.Words) string {
	p := &plain{words: w, say: w.Plain}
	p.whole(s)
	return p.text.String()
}

// WritePlain writes what PlainOf gives, a piece as soon as it is put together:
// of a large lesson it is more than fits in memory. It ends at the first
// failure to write.
func WritePlain(to io.Writer, s player.State, w *i18n.Words) error {
	p := &plain{words: w, say: w.Plain, to: to}
	p.whole(s)
	p.flush()
	return p.failure
}

func (p *plain) whole(s player.State) {
	if s.Page == 0 {
		p.opening(s)
	}
	p.differs(s)
	for i := max(0, s.Page-1); i < len(s.Lesson.Frames) && p.failure == nil; i++ {
		p.step(&s.Lesson.Frames[i])
	}
	p.closing(s)
}

// plain is a text that grows: headings at the margin, lines below them
// indented, a blank line before every heading.
type plain struct {
	text  strings.Builder
	words *i18n.Words
	say   i18n.PlainWords

	to      io.Writer // takes the text piece by piece; nil: it is kept whole
	began   bool      // a piece was written
	failure error     // of a write; nothing is written after it
}

// piece is about how many bytes are written at once.
const piece = 64 << 10

// flush writes what has been put together, where somebody takes it.
func (p *plain) flush() {
	if p.failure == nil && p.text.Len() > 0 {
		p.began = true
		_, p.failure = io.WriteString(p.to, p.text.String())
	}
	p.text.Reset()
}

func (p *plain) heading(template string, args ...string) {
	if p.began || p.text.Len() > 0 {
		p.text.WriteByte('\n')
	}
	p.write(0, i18n.Fill(template, args...))
}

func (p *plain) line(template string, args ...string) { p.write(1, i18n.Fill(template, args...)) }

func (p *plain) inner(template string, args ...string) { p.write(2, i18n.Fill(template, args...)) }

// write adds a text, each of its lines indented; what cannot be seen is
// dropped, as on the screen.
func (p *plain) write(depth int, text string) {
	for _, line := range strings.Split(text, "\n") {
		p.text.WriteString(strings.Repeat("  ", depth))
		p.text.WriteString(audible(line))
		p.text.WriteByte('\n')
	}
	if p.to != nil && p.text.Len() >= piece {
		p.flush()
	}
}

// audible drops what no lesson may send to a terminal. Lessons that are read
// from a file hold none of it; this is the second lock.
func audible(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\t':
			return ' '
		case r == '\u200c' || r == '\u200d':
			return r // joiners, which Persian and Indic words need
		case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp) || r == unicode.ReplacementChar:
			return -1
		}
		return r
	}, s)
}

// prose gives a text in the reader's language; one that exists only in the
// other language is marked.
func (p *plain) prose(t scenario.Prose) string {
	text, from := t.In(p.words.Lang)
	if from != "" && text != "" {
		return i18n.Fill(p.say.MarkedLanguage, string(from), text)
	}
	return text
}

// section writes a heading with a text below it, or nothing at all where the
// author wrote none.
func (p *plain) section(heading string, t scenario.Prose) {
	if !t.IsZero() {
		p.heading("%[1]s", heading)
		p.line("%[1]s", p.prose(t))
	}
}

// spoken gives a value on one line: one with line ends, tabs or blanks that
// would not be heard is quoted.
func spoken(v string) string {
	if strings.ContainsAny(v, "\n\t") || strings.Join(strings.Fields(v), " ") != v {
		return strconv.Quote(v)
	}
	return v
}

// spokenAll gives the values of one answer, each on one line.
func spokenAll(list []string) []string {
	out := Spelt(list)
	for i := range out {
		if out[i] == list[i] {
			out[i] = spoken(list[i])
		}
	}
	return out
}

func (p *plain) list(items []string) string { return strings.Join(items, p.say.List) }

// coded gives a name with the way it is written in files, where that differs.
func (p *plain) coded(name, code string) string {
	if name == code {
		return name
	}
	return i18n.Fill(p.say.Coded, name, code)
}

func (p *plain) opening(s player.State) {
	sc := s.Lesson.Scenario
	if s.Number > 0 {
		p.heading(p.say.Lesson, strconv.Itoa(s.Number), strconv.Itoa(s.Count), p.prose(sc.Title))
	} else {
		p.heading(p.say.LessonAlone, p.prose(sc.Title))
	}
	p.section(p.say.Question, sc.Question)
	p.section(p.say.Summary, sc.Summary)
	p.section(p.say.Conditions, sc.Conditions)
	if len(sc.Terms) > 0 {
		p.heading(p.say.Terms)
		for _, t := range sc.Terms {
			word, means := p.term(t)
			p.line(p.say.Term, word, means)
		}
	}
	p.inputs(s.Lesson)
	p.heading(p.say.Steps)
	for i, step := range sc.Steps {
		p.line(p.say.Line, strconv.Itoa(i+1), p.prose(step.Title))
	}
}

func (p *plain) term(t scenario.Term) (word, means string) {
	if word, means, ok := p.words.Glossary.Term(t.ID); ok {
		return word, means
	}
	return p.prose(t.Word), strings.TrimRight(p.prose(t.Means), ".。")
}

func (p *plain) step(f *player.Frame) {
	p.heading(p.say.Step, strconv.Itoa(f.Number()), strconv.Itoa(len(f.Lesson().Frames)), p.prose(f.Step.Title))
	if !f.Day.IsZero() {
		p.write(0, i18n.Fill(p.say.Day, f.Day.String()))
	}
	if f.HasLedger() {
		p.happened(f)
	}
	for i, q := range f.Questions {
		if q.Ask != nil {
			p.asked(f, i)
		}
	}
	if f.HasLedger() {
		p.pairs(f)
		p.memories(f)
		p.planes(f)
	}
	for i, q := range f.Questions {
		if q.Decide != nil {
			p.decided(q)
			p.stateInLesson(f, i)
		}
	}
	p.explanation(f)
	p.exercise(f.Step.Goal)
}

// explanation gives the author's text. It speaks of the lesson as its file has
// it; where a what-if answers otherwise, the heading says so.
func (p *plain) explanation(f *player.Frame) {
	heading := p.say.Explanation
	if answersOtherwise(f) {
		heading = p.say.OfLesson
	}
	p.section(heading, f.Step.Say)
}

// exercise tells what the step invites the reader to reach by changing it.
func (p *plain) exercise(g *scenario.Goal) {
	if g == nil || g.Say.IsZero() {
		return
	}
	p.section(p.say.Exercise, g.Say)
	if g.Changes != scenario.AnyChanges {
		p.line(p.say.ExerciseLimit, strconv.Itoa(g.Changes))
	}
}

func (p *plain) closing(s player.State) {
	t := s.Lesson.Scenario.Lesson
	if t != (scenario.Takeaway{}) {
		p.heading(p.say.TakeAway)
		p.section(p.say.Why, t.Why)
		p.section(p.say.How, t.How)
		p.section(p.say.Cost, t.Cost)
		p.section(p.say.Test, t.Test)
	}
	switch {
	case s.Next != nil:
		p.heading(p.say.NextLesson, strconv.Itoa(s.Next.Number), p.prose(s.Next.Title))
		if !s.Next.Question.IsZero() {
			p.line("%[1]s", p.prose(s.Next.Question))
		}
	case s.Number > 0:
		p.heading(p.say.NoNextLesson)
	}
}
