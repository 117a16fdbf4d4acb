package views

import (
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// explanation is the author's text of the step on screen.
func (s Screen) explanation() string { return s.explanationOf(s.frame()) }

// explanationOf is the author's text of a step. It speaks of the lesson as its
// file has it; where a what-if answers otherwise, that is said in front.
func (s Screen) explanationOf(f *player.Frame) string {
	text := s.say(f.Step.Say)
	if text == "" || !answersOtherwise(f) {
		return text
	}
	return i18n.Fill(s.Words.WhatIf.InLesson, text)
}

// answersOtherwise reports whether some question of an edited step has another
// answer, or another state, than in the lesson.
func answersOtherwise(f *player.Frame) bool {
	for i, q := range f.Questions {
		was, ok := inLesson(f, i)
		switch {
		case !ok:
		case q.Ask != nil && !was.Ask.Answer.Equal(q.Ask.Answer):
			return true
		case q.Decide != nil && was.Decide.Decision.State != q.Decide.Decision.State:
			return true
		}
	}
	return false
}

// lessonBefore says behind ANSWER what the lesson answers, the longest form
// first; nil where a what-if does not answer otherwise.
func (t *ledgerStep) lessonBefore() []inkLine {
	was, ok := inLesson(t.frame, t.State.Question)
	if !ok || was.Ask == nil || t.saysSame(was.Ask.Answer) {
		return nil
	}
	violet := Ink{Role: Changed}
	var out []inkLine
	for _, text := range t.answerForms(was.Ask.Answer) {
		out = append(out, inkLine{{violet, SignChanged + " " + i18n.Fill(t.Words.WhatIf.Cross.Lesson.Answers, text)}})
	}
	return append(out, inkLine{{violet, SignChanged}})
}
