package player

import (
	"sync"

	"memtui/internal/core"
)

// ask answers the step's questions to the ledger.
func (f *Frame) ask() {
	all := len(f.Step.Ask) + len(f.Step.Decide)
	for i, ask := range f.Step.Ask {
		asked := &Asked{Query: ask.Query, Answer: f.After().Ask(ask.Query)}
		asked.Was = f.was(ask.Query, asked.Answer)
		f.Questions = append(f.Questions, Question{Label: label(i, all), Name: ask.Name, Ask: asked})
	}
	for i := range f.Questions {
		f.Questions[i].Ask.Pair = f.pair(i)
	}
}

// was looks for the last question of an earlier step that asks the same: what
// holds now (valid and known are one moment), or the very same coordinates.
func (f *Frame) was(mine core.Query, now core.Answer) *Was {
	for step := f.Index - 1; step >= 0; step-- {
		questions := f.lesson.Frames[step].Questions
		for i := len(questions) - 1; i >= 0; i-- {
			if q := questions[i].Ask; q != nil && asksTheSame(q.Query, mine) {
				return &Was{Step: step + 1, Query: q.Query, Answer: q.Answer, Same: q.Answer.Equal(now)}
			}
		}
	}
	return nil
}

func asksTheSame(was, mine core.Query) bool {
	if was.Subject() != mine.Subject() {
		return false
	}
	if mine.Valid.Equal(mine.Known) {
		return was.Valid.Equal(was.Known)
	}
	return was.Valid.Equal(mine.Valid) && was.Known.Equal(mine.Known)
}

// pair looks for another question about the same subject and day, as known at
// another time: the nearest one before, else the nearest one after.
func (f *Frame) pair(i int) *Pair {
	mine := f.Questions[i].Ask.Query
	partner := -1
	for j := range f.Questions {
		other := f.Questions[j].Ask.Query
		if other.Subject() != mine.Subject() || !other.Valid.Equal(mine.Valid) || other.Known.Equal(mine.Known) {
			continue
		}
		if j < i || partner < 0 {
			partner = j
		}
	}
	if partner < 0 {
		return nil
	}
	p := &Pair{First: i, Second: partner}
	if f.Questions[partner].Ask.Query.Known.Before(mine.Known) {
		p.First, p.Second = partner, i
	}
	first, second := f.Questions[p.First].Ask, f.Questions[p.Second].Ask
	p.Same = first.Answer.Equal(second.Answer)
	p.because = sync.OnceValue(func() []core.Event { return f.because(first.Query, second.Query.Known) })
	return p
}

// Because gives the events on the record axis at which the answer changed
// between the two known times; none when it did not. They are looked for when
// they are first asked for: that is a question for every band in between.
func (p *Pair) Because() []core.Event { return p.because() }

// because asks again at every moment of the record axis between the two
// known times, and keeps the events at which the answer changed.
func (f *Frame) because(q core.Query, until core.Time) []core.Event {
	var out []core.Event
	answer := f.After().Ask(q)
	for _, band := range f.After().Plane(q.Subject(), q.AsOf).Bands {
		if band.From.IsZero() || band.From.Compare(q.Known) <= 0 || until.Before(band.From) {
			continue
		}
		q.Known = band.From
		next := f.After().Ask(q)
		if !next.Equal(answer) {
			for _, e := range band.Events {
				if !e.Foreign && e.On.Equal(band.From) {
					out = append(out, e)
				}
			}
		}
		answer = next
	}
	return out
}
