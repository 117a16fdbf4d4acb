package export

import (
	"strconv"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/views"
)

// New lays a lesson out in one language. Steps that are not in the range are
// left out; the others keep their numbers.
func New(src Source, lang i18n.Lang, steps Range) *Handout {
	b := &builder{words: i18n.For(lang), say: views.NewPhrases(i18n.For(lang)), src: src}
	sc := src.Lesson.Scenario
	h := &Handout{
		Lang: lang, Words: b.words, Source: src,
		Title: b.say.Prose(sc.Title), Question: b.say.Prose(sc.Question),
		Summary: b.say.Prose(sc.Summary), Conditions: b.say.Prose(sc.Conditions),
		Takeaway: b.takeaway(sc.Lesson),
	}
	for _, t := range sc.Terms {
		word, means := b.say.Term(t)
		h.Terms = append(h.Terms, Term{b.say.Text(word), b.say.Text(means)})
	}
	for i := range src.Lesson.Frames {
		if frame := &src.Lesson.Frames[i]; steps.Has(frame.Number()) {
			h.Steps = append(h.Steps, b.step(frame))
			if len(h.Inputs) == 0 && len(frame.Step.Decide) > 0 {
				h.Inputs = b.inputs()
			}
		}
	}
	if src.Next != nil {
		h.Next = i18n.Fill(b.words.Plain.NextLesson, strconv.Itoa(src.Next.Number), b.say.Prose(src.Next.Title))
	}
	return h
}

type builder struct {
	words *i18n.Words
	say   views.Phrases
	src   Source
}

func (b *builder) takeaway(t scenario.Takeaway) []Section {
	var out []Section
	say := b.words.Plain
	for _, part := range []struct {
		heading string
		text    scenario.Prose
	}{{say.Why, t.Why}, {say.How, t.How}, {say.Cost, t.Cost}, {say.Test, t.Test}} {
		if !part.text.IsZero() {
			out = append(out, Section{part.heading, b.say.Prose(part.text)})
		}
	}
	return out
}

func (b *builder) inputs() []Input {
	var out []Input
	for _, f := range core.RequestFields() {
		name, means, not := b.say.Input(f.Name)
		out = append(out, Input{name, means, not})
	}
	return out
}

func (b *builder) step(f *player.Frame) Step {
	s := Step{
		Number: f.Number(), Title: b.say.Prose(f.Step.Title), Say: b.say.Prose(f.Step.Say),
		Happened: b.happened(f), Frame: f, Changes: scenario.AnyChanges,
	}
	if !f.Day.IsZero() {
		s.Day = f.Day.String()
	}
	if goal := f.Step.Goal; goal != nil {
		s.Exercise, s.Changes = b.say.Prose(goal.Say), goal.Changes
	}
	for i := range f.Questions {
		s.Questions = append(s.Questions, b.question(f, i))
	}
	if f.HasLedger() {
		s.Pairs = b.pairs(f)
		s.Memories = b.memories(f)
		s.Planes = b.planes(f)
	}
	return s
}

func (b *builder) happened(f *player.Frame) []Happened {
	var out []Happened
	for _, h := range f.Happened {
		sign := views.SignFailed
		if h.Refusal == nil && h.Gone == scenario.NotGone {
			sign = opSign(h.Op)
		}
		out = append(out, Happened{Text: b.say.Happening(h), Sign: sign, Refused: h.Refusal != nil})
	}
	for _, m := range f.Expired() {
		out = append(out, Happened{Text: b.say.WentStale(m), Sign: views.SignExpired, Expired: true})
	}
	return out
}

func opSign(op core.Op) string {
	switch core.KindOf(op) {
	case core.OpRecord:
		return views.SignRecorded
	case core.OpVerify:
		return views.SignGiven
	case core.OpRetire:
		return views.SignFailed
	case core.OpRevoke:
		return views.SignRevoked
	}
	return ""
}

func (b *builder) question(f *player.Frame, i int) Question {
	q := f.Questions[i]
	out := Question{
		Label: strconv.Itoa(f.Number()) + q.Label, Index: i, Name: b.say.Prose(q.Name), Beats: f.Beats(i),
	}
	right := f.Right(i)
	for n, choice := range f.Choices(i) {
		sign, words := b.say.Choice(choice)
		out.Choices = append(out.Choices, Choice{Sign: sign, Words: words, Right: n == right})
	}
	if q.Ask != nil {
		out.Asked = b.asked(f, i)
	} else {
		out.Decided = b.decided(q.Decide)
	}
	return out
}
