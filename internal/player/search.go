package player

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/scenario"
)

// Search is what was looked for.
type Search struct{ Text string }

// Match is one question of a step, or a step that asks nothing, in whose
// texts the text of the search stands.
type Match struct {
	Page, Question int
	lines          map[i18n.Lang]string
}

// Line gives the text in which it stands: in the language on screen, if it
// stands there in that one too.
func (m Match) Line(lang i18n.Lang) string {
	if line := m.lines[lang]; line != "" {
		return line
	}
	for _, other := range i18n.Langs() {
		if line := m.lines[other]; line != "" {
			return line
		}
	}
	return ""
}

// Matches lists where the text of the search stands, in either language, in
// the order of the lesson. The texts of a step are told at its first
// question. Of a question that is still to be predicted, nothing that gives
// its answer away is looked through.
func (s State) Matches() []Match {
	needle := folded(s.Search.Text)
	if needle == "" || s.Lesson == nil {
		return nil
	}
	var out []Match
	for i := range s.Lesson.Frames {
		for question := range max(1, len(s.Lesson.Frames[i].Questions)) {
			m := Match{Page: i + 1, Question: question, lines: map[i18n.Lang]string{}}
			for _, lang := range i18n.Langs() {
				if line := lineWith(needle, s.told(m.Page, question, lang)); line != "" {
					m.lines[lang] = line
				}
			}
			if len(m.lines) > 0 {
				out = append(out, m)
			}
		}
	}
	return out
}

// Found tells which of the matches is on screen: its number from 1, and the
// match. It is 0 where none is, and of is how many there are.
func (s State) Found() (at, of int, m Match) {
	all := s.Matches()
	for i, m := range all {
		if m.Page == s.Page && m.Question == s.Question {
			return i + 1, len(all), m
		}
	}
	return 0, len(all), Match{}
}

func lineWith(needle string, lines []string) string {
	for _, line := range lines {
		if strings.Contains(folded(line), needle) {
			return strings.Join(strings.Fields(line), " ")
		}
	}
	return ""
}

// folded gives a text as it is compared.
func folded(text string) string {
	return strings.ToLower(strings.Join(strings.Fields(text), " "))
}

// told gives the texts of a question of a step, and at the first one those of
// the step.
func (s State) told(page, question int, lang i18n.Lang) []string {
	f := &s.Lesson.Frames[page-1]
	there := s
	there.Page, there.Question = page, question
	hides := there.Hides()
	var out []string
	if question == 0 {
		out = f.texts(hides, lang)
	}
	if question < len(f.Questions) {
		out = append(out, f.Questions[question].texts(hides, lang)...)
	}
	return out
}

// texts gives what a step tells: its title and text, which give its answer
// away, its exercise, and what happened.
func (f *Frame) texts(hides bool, lang i18n.Lang) []string {
	var prose []scenario.Prose
	if !hides {
		prose = append(prose, f.Step.Title, f.Step.Say)
	}
	if f.Step.Goal != nil {
		prose = append(prose, f.Step.Goal.Say)
	}
	var out []string
	for _, p := range prose {
		text, _ := p.In(lang)
		out = append(out, text)
	}
	for _, h := range f.Happened {
		out = append(out, written(h.Op))
	}
	return out
}

// texts gives the name of a question, what it asks about, and its answer.
func (q Question) texts(hides bool, lang i18n.Lang) []string {
	name, _ := q.Name.In(lang)
	out := []string{name}
	if q.Ask != nil {
		out = append(out, strings.Join([]string{q.Ask.Query.Key, q.Ask.Query.Scope, q.Ask.Query.Version}, " "))
	} else {
		for _, f := range q.Decide.Decision.Fields {
			if f.Value != "" {
				out = append(out, f.Path+" "+f.Value)
			}
		}
	}
	if !hides {
		out = append(out, q.answer(i18n.For(lang).Core))
	}
	return out
}

// written gives an operation in the words of the file.
func written(op core.Op) string {
	texts := []string{string(core.KindOf(op)), op.Target()}
	switch op := op.(type) {
	case core.Record:
		texts = append(append(texts, op.Value, op.Key, op.Scope, op.Version), op.Evidence...)
	case core.Verify:
		texts = append(texts, op.Evidence...)
	case core.Retire, core.Revoke:
	}
	return strings.Join(texts, " ")
}

// answer gives the answer to a question in a few words.
func (q Question) answer(w i18n.CoreWords) string {
	if q.Decide != nil {
		return w.States[q.Decide.Decision.State]
	}
	a := q.Ask.Answer
	values := a.Candidates
	if a.Status == core.Usable {
		values = []string{a.Value}
	}
	return strings.TrimSpace(w.Answers[a.Status] + " " + strings.Join(values, " ≠ "))
}
