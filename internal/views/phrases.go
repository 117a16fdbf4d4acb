package views

import (
	"slices"
	"strconv"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// Phrases are the sentences of the plain text one by one, for those who lay a
// lesson out in another form. What two forms say of the same thing is thus
// the same.
type Phrases struct{ p *plain }

// NewPhrases gives the sentences of a language.
func NewPhrases(w *i18n.Words) Phrases { return Phrases{&plain{words: w, say: w.Plain}} }

// Prose gives an author's text; one that exists only in the other language is
// marked.
func (f Phrases) Prose(t scenario.Prose) string { return audible(f.p.prose(t)) }

// Text gives any text of a lesson as it may be shown: on its lines, without
// what cannot be seen.
func (f Phrases) Text(s string) string {
	lines := strings.Split(s, "\n")
	for i := range lines {
		lines[i] = audible(lines[i])
	}
	return strings.Join(lines, "\n")
}

// Value gives a value on one line.
func (f Phrases) Value(v string) string { return audible(spoken(v)) }

// Values gives the values of one answer, those that look alike spelt out.
func (f Phrases) Values(list []string) []string { return spokenAll(list) }

// Term gives a word and its meaning.
func (f Phrases) Term(t scenario.Term) (word, means string) { return f.p.term(t) }

// Input tells what an input of a decision is called, what it is for, and what
// it does not mean.
func (f Phrases) Input(path string) (name, means, not string) {
	about := f.p.words.Decision.About[path]
	return f.p.field(path), about.For, i18n.Fill(f.p.words.Decision.AboutNot, about.Not)
}

// Happening tells an operation and what became of it.
func (f Phrases) Happening(h player.Happening) string { return f.p.inWhatIf(h) }

// WentStale tells that a memory expired.
func (f Phrases) WentStale(r core.Record) string {
	return i18n.Fill(f.p.say.WentStale, r.ID, r.Expires.String())
}

// Point tells what a question is about, and its two coordinates.
func (f Phrases) Point(q core.Query) []string {
	return f.lines(func(p *plain) { p.point(q) })
}

// Answer tells an answer and what it rests on.
func (f Phrases) Answer(a core.Answer) []string {
	return f.lines(func(p *plain) { p.answer(a) })
}

// Brief gives an answer inside a sentence.
func (f Phrases) Brief(a core.Answer) string { return f.p.brief(a) }

// Was compares an answer with what an earlier step answered; "" without one.
func (f Phrases) Was(was *player.Was) string {
	switch {
	case was == nil:
		return ""
	case was.Same:
		return i18n.Fill(f.p.say.Still, f.p.brief(was.Answer), strconv.Itoa(was.Step))
	}
	return i18n.Fill(f.p.say.Was, f.p.brief(was.Answer), strconv.Itoa(was.Step))
}

// Pair compares the two answers of a step about one valid time.
func (f Phrases) Pair(first, second string, pair *player.Pair) string {
	say := f.p.say
	switch because := pair.Because(); {
	case pair.Same:
		return i18n.Fill(say.PairSame, first, second)
	case len(because) == 0:
		return i18n.Fill(say.PairChanged, first, second)
	default:
		return i18n.Fill(say.PairBecause, first, second, f.p.events(because, nil))
	}
}

// Events tells what happened on the record axis; with a frame, what belongs to
// its step is marked as new.
func (f Phrases) Events(events []core.Event, frame *player.Frame) string {
	return f.p.events(events, frame)
}

// Verdict takes one memory down the nine checks.
func (f Phrases) Verdict(lane player.Lane) []string {
	return f.lines(func(p *plain) { p.verdict(lane) })
}

// Compared says what a failed check compared.
func (f Phrases) Compared(c core.Check) string { return f.p.compared(c) }

// Memory tells what a memory is, as known at a time.
func (f Phrases) Memory(lane player.Lane) string {
	holds := i18n.Fill(f.p.say.Holds, f.p.interval(lane.Verdict.Memory.Valid))
	return i18n.Fill(f.p.say.MemoryIs, f.p.memory(lane), holds, f.p.facts(f.p.lane(lane)))
}

// Plane names the plane of a subject.
func (f Phrases) Plane(s core.Subject) string {
	return i18n.Fill(f.p.say.Plane, s.Key, s.Scope, s.Version)
}

// Known says which record times a row holds; Valid does the same for the valid
// times of a column.
func (f Phrases) Known(v core.Interval) string {
	return f.p.span(v, f.p.say.KnownAlways, f.p.say.KnownFrom, f.p.say.KnownTo, f.p.say.KnownFromTo)
}

// Valid says which valid times a column holds.
func (f Phrases) Valid(v core.Interval) string { return f.p.interval(v) }

// IfNoMore says of a row after the step's day what it assumes.
func (f Phrases) IfNoMore(row string) string { return i18n.Fill(f.p.say.IfNoMore, row) }

// Frozen says how many cells above the step's operations changed; "" where a
// step wrote nothing.
func (f Phrases) Frozen(frame *player.Frame, frozen core.Frozen) string {
	return strings.Join(f.lines(func(p *plain) { p.frozen(frame, frozen) }), " ")
}

// Decided tells the state of a decision, its phase, reasons, unknowns, next
// action and record, and what the state does not mean.
func (f Phrases) Decided(d *player.Decided) []string {
	return slices.DeleteFunc(f.lines(func(p *plain) { p.state(d) }), func(s string) bool { return s == "" })
}

// Rule gives the question of a rule, from 0, and whether it decides (Yes), was
// passed (No) or not reached.
func (f Phrases) Rule(rule int, d core.Decision) string {
	template := f.p.say.RuleNo
	switch {
	case rule+1 == d.Rule:
		template = f.p.say.RuleYes
	case rule+1 > d.Rule:
		template = f.p.say.RuleUnasked
	}
	return i18n.Fill(template, strconv.Itoa(rule+1), f.p.say.Rule[rule])
}

// Record tells the six fields that a decision keeps.
func (f Phrases) Record(r *core.TracedRecord) string {
	return strings.Join(f.lines(func(p *plain) { p.record(r) }), " ")
}

// lines catches what a part of the plain text writes.
func (f Phrases) lines(write func(*plain)) []string {
	p := &plain{words: f.p.words, say: f.p.say}
	write(p)
	var out []string
	for _, line := range strings.Split(strings.TrimSuffix(p.text.String(), "\n"), "\n") {
		out = append(out, strings.TrimSpace(line))
	}
	return out
}

// Choice gives a choice of a prediction: its sign, and its words.
func (f Phrases) Choice(c player.Choice) (sign, words string) {
	s := Screen{Words: f.p.words}
	switch {
	case c.Status == core.Conflict && len(c.Values) > 0:
		return s.guessSign(c), s.guessName(c) + " " + s.different(c.Values)
	default:
		return s.guessSign(c), s.guessName(c)
	}
}
