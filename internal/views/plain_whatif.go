package views

import (
	"strconv"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// differs tells what is changed in a lesson, change by change; of a lesson as
// its file says it there is nothing to tell.
func (p *plain) differs(s player.State) {
	if !s.IsEdited() {
		return
	}
	p.heading(p.say.WhatIf)
	screen := Screen{State: s, Words: p.words}
	for _, e := range s.Edits.List() {
		p.line(p.say.Edit, strconv.Itoa(e.Path.Step), screen.editWords(e))
	}
}

// inWhatIf tells one operation, and what the changes made of it.
func (p *plain) inWhatIf(h player.Happening) string {
	switch h.Gone {
	case scenario.Dropped:
		return i18n.Fill(p.say.LeftOut, p.gone(h.Op))
	case scenario.Fell:
		return i18n.Fill(p.say.FellWith, p.gone(h.Op))
	case scenario.NotGone:
	}
	text := p.happening(h)
	if h.Added {
		text = i18n.Fill(p.say.AddedTo, text)
	}
	if len(h.Unlinked) > 0 {
		text = i18n.Fill(p.say.Unlinked, text, p.list(h.Unlinked))
	}
	return text
}

// gone names an operation that the what-if goes on without.
func (p *plain) gone(op core.Op) string {
	value := ""
	if r, ok := op.(core.Record); ok {
		value = spoken(r.Value)
	}
	return i18n.Fill(p.say.Gone[core.KindOf(op)], op.Target(), value)
}

// inLesson gives the question of a what-if as the lesson itself has it; false
// where there are no changes.
func inLesson(f *player.Frame, i int) (player.Question, bool) {
	base := f.Lesson().Base
	if base == nil {
		return player.Question{}, false
	}
	return base.Frames[f.Index].Questions[i], true
}

// answerInLesson tells what the lesson itself answers.
func (p *plain) answerInLesson(f *player.Frame, i int) {
	was, ok := inLesson(f, i)
	switch {
	case !ok:
	case was.Ask.Answer.Equal(f.Questions[i].Ask.Answer):
		p.line(p.say.LessonSame)
	default:
		p.line(p.say.LessonSays, p.brief(was.Ask.Answer))
	}
}

// stateInLesson tells what the lesson itself decides.
func (p *plain) stateInLesson(f *player.Frame, i int) {
	was, ok := inLesson(f, i)
	if !ok {
		return
	}
	before, now := was.Decide.Decision.State, f.Questions[i].Decide.Decision.State
	if before == now {
		p.line(p.say.LessonSame)
		return
	}
	p.line(p.say.LessonSays, p.words.Core.States[before])
}
