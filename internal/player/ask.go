package player

import (
	"sync"

	"memtui/internal/core"
)

// ask answers the step's questions to the ledger.
func (f *Frame) ask(r *recall) {
	all := len(f.Step.Ask) + len(f.Step.Decide)
	for i, ask := range f.Step.Ask {
		asked := &Asked{Query: ask.Query, Answer: r.answer(f.After(), ask.Query)}
		asked.Was = r.was(ask.Query, asked.Answer)
		f.Questions = append(f.Questions, Question{Label: label(i, all), Name: ask.Name, Ask: asked})
	}
	for i, partner := range partners(f.Step.Ask) {
		f.Questions[i].Ask.Pair = f.pair(i, partner)
	}
	r.keep(f)
}

// pair compares the answer with that of another question about the same day.
func (f *Frame) pair(i, partner int) *Pair {
	if partner < 0 {
		return nil
	}
	p := &Pair{First: i, Second: partner}
	if f.Questions[partner].Ask.Query.Known.Before(f.Questions[i].Ask.Query.Known) {
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
