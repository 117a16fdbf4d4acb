package views

import (
	"slices"
	"strconv"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// happened tells the step's operations, refused ones with the reason, and
// what went stale since the step before.
func (p *plain) happened(f *player.Frame) {
	p.heading(p.say.Happened)
	if len(f.Happened) == 0 {
		p.line(p.say.Nothing)
	}
	refused, gone := 0, 0
	for _, h := range f.Happened {
		p.line("%[1]s", p.inWhatIf(h))
		switch {
		case h.Gone != scenario.NotGone:
			gone++
		case h.Refusal != nil:
			refused++
		}
	}
	if refused+gone > 0 && refused+gone == len(f.Happened) {
		p.line(p.say.NotWritten)
	}
	for _, m := range f.Expired() {
		p.line(p.say.WentStale, m.ID, m.Expires.String())
	}
}

func (p *plain) happening(h player.Happening) string {
	if h.Refusal != nil {
		return p.refused(h)
	}
	text := i18n.Fill(p.say.FromStart, p.operation(h))
	if on := h.Op.When(); !on.IsZero() {
		text = i18n.Fill(p.say.On, p.operation(h), on.String())
	}
	if h.Repeat {
		return i18n.Fill(p.say.Repeated, text)
	}
	return text
}

func (p *plain) operation(h player.Happening) string {
	switch op := h.Op.(type) {
	case core.Record:
		return i18n.Fill(p.say.Recorded, op.ID, spoken(op.Value), p.itself(op))
	case core.Verify:
		if len(op.Evidence) > 0 {
			return i18n.Fill(p.say.VerifiedBy, op.ID, p.list(op.Evidence))
		}
		return i18n.Fill(p.say.Verified, op.ID)
	case core.Retire:
		return i18n.Fill(p.say.Retired, op.ID)
	case core.Revoke:
		template := p.say.RevokedMany
		switch len(h.Rests) {
		case 0:
			template = p.say.RevokedAlone
		case 1:
			template = p.say.Revoked
		}
		return i18n.Fill(template, op.Evidence, p.list(h.Rests))
	}
	panic("views: an operation of no known kind")
}

func (p *plain) refused(h player.Happening) string {
	reason := p.words.Core.Refusal(h.Refusal)
	switch op := h.Op.(type) {
	case core.Record:
		return i18n.Fill(p.say.RefusedRecord, op.ID, spoken(op.Value), p.itself(op), reason)
	case core.Verify:
		return i18n.Fill(p.say.RefusedVerify, op.ID, "", "", reason)
	case core.Retire:
		return i18n.Fill(p.say.RefusedRetire, op.ID, "", "", reason)
	case core.Revoke:
		return i18n.Fill(p.say.RefusedRevoke, op.Evidence, "", "", reason)
	}
	panic("views: an operation of no known kind")
}

// itself tells what a record says of itself: what it is about and when it
// holds, what it rests on, what it replaces, when it goes stale.
func (p *plain) itself(r core.Record) string {
	about := []string{
		i18n.Fill(p.say.OtherKey, r.Key), i18n.Fill(p.say.OtherScope, r.Scope), i18n.Fill(p.say.OtherVersion, r.Version),
	}
	facts := []string{p.list(about), i18n.Fill(p.say.Holds, p.interval(r.Valid))}
	if r.Status != "" && r.Status != core.StatusVerified {
		facts = append(facts, p.words.Core.Statuses[r.Status])
	}
	facts = append(facts, p.evidence(r.Evidence))
	if len(r.Supersedes) > 0 {
		facts = append(facts, i18n.Fill(p.say.Supersedes, p.list(r.Supersedes)))
	}
	if !r.Expires.IsZero() {
		facts = append(facts, i18n.Fill(p.say.ExpiresOn, r.Expires.String()))
	}
	return p.facts(facts)
}

func (p *plain) evidence(sources []string) string {
	if len(sources) == 0 {
		return p.say.NoEvidence
	}
	return i18n.Fill(p.say.Evidence, p.list(sources))
}

// interval says when something holds; an end is not part of it.
func (p *plain) interval(v core.Interval) string {
	return p.span(v, p.say.Always, p.say.From, p.say.To, p.say.FromTo)
}

func (p *plain) span(v core.Interval, always, from, to, fromTo string) string {
	template := always
	switch {
	case !v.From.IsZero() && !v.To.IsZero():
		template = fromTo
	case !v.From.IsZero():
		template = from
	case !v.To.IsZero():
		template = to
	}
	return i18n.Fill(template, v.From.String(), v.To.String())
}

// asked tells one question: its two coordinates, its answer, and why.
func (p *plain) asked(f *player.Frame, i int) {
	q, look := f.Questions[i], f.Look(i)
	p.labelled(q, p.say.Question, p.say.AskedNamed)
	p.point(q.Ask.Query)
	p.heading(p.say.Answer)
	p.answer(q.Ask.Answer)
	if was := q.Ask.Was; was != nil {
		template := p.say.Was
		if was.Same {
			template = p.say.Still
		}
		p.line(template, p.brief(was.Answer), strconv.Itoa(was.Step))
	}
	p.answerInLesson(f, i)
	p.why(look)
}

// point tells what a question is about, and its two coordinates.
func (p *plain) point(q core.Query) {
	p.line(p.say.About, q.Key, q.Scope, q.Version)
	p.line(p.say.AsOf, q.Valid.String(), q.Known.String())
}

// why takes every memory down the nine checks.
func (p *plain) why(look player.Look) {
	p.heading(p.say.WhyHeading)
	if len(look.Verdicts) == 0 {
		p.line(p.say.NoMemories)
	}
	for _, lane := range look.Lanes {
		p.verdict(lane)
	}
	if look.Unlisted > 0 {
		p.line(p.say.Unlisted, strconv.Itoa(look.Unlisted))
	}
}

// labelled writes the heading of a question, and its name where it has one.
func (p *plain) labelled(q player.Question, alone, named string) {
	if q.Label == "" {
		p.heading(alone)
	} else {
		p.heading(named, q.Label)
	}
	if q.Name != (scenario.Prose{}) {
		p.line("%[1]s", p.prose(q.Name))
	}
}

func (p *plain) answer(a core.Answer) {
	switch a.Status {
	case core.NotFound:
		p.line(p.say.NotFound)
	case core.Usable:
		p.line(p.say.Usable, spoken(a.Value))
		p.line(p.say.AnswerFrom, p.support(a, a.Value))
	case core.Conflict:
		candidates := spokenAll(a.Candidates)
		p.line(p.say.Conflict, p.list(candidates))
		for i, v := range a.Candidates {
			p.line(p.say.ValueFrom, candidates[i], p.support(a, v))
		}
	}
}

// support names the memories that say a value, each with its sources.
func (p *plain) support(a core.Answer, v string) string { return p.facts(p.supports(a, v)) }

// mostBrief is how many values, or memories of one, are named inside a
// sentence: a list of what would flip an answer names those of every other.
const mostBrief = 20

func (p *plain) briefSupport(a core.Answer, v string) string { return p.some(p.supports(a, v)) }

// some lists no more facts than belong inside a sentence.
func (p *plain) some(facts []string) string {
	if more := len(facts) - mostBrief; more > 0 {
		facts = append(facts[:mostBrief:mostBrief], i18n.Fill(p.say.BriefMore, strconv.Itoa(more)))
	}
	return p.facts(facts)
}

func (p *plain) supports(a core.Answer, v string) []string {
	var out []string
	for _, left := range a.Left {
		if left.Value == v {
			out = append(out, i18n.Fill(p.say.Supports, left.ID, p.list(left.Evidence)))
		}
	}
	return out
}

// brief gives an answer inside a sentence.
func (p *plain) brief(a core.Answer) string {
	switch a.Status {
	case core.NotFound:
		return p.say.BriefNotFound
	case core.Usable:
		return i18n.Fill(p.say.BriefUsable, spoken(a.Value), p.briefSupport(a, a.Value))
	case core.Conflict:
		candidates := spokenAll(a.Candidates)
		for i, v := range a.Candidates[:min(len(candidates), mostBrief)] {
			candidates[i] = i18n.Fill(p.say.BriefUsable, candidates[i], p.briefSupport(a, v))
		}
		return i18n.Fill(p.say.BriefConflict, p.some(candidates))
	}
	panic("views: an answer of no known status")
}

// verdict takes one memory down the nine checks: the first that it fails
// with what was compared, every other that it fails, and those it passes.
func (p *plain) verdict(lane player.Lane) {
	memory := p.memory(lane)
	fails := lane.Verdict.Fails()
	if len(fails) == 0 {
		p.line(p.say.PassesAll, memory)
		return
	}
	p.line(p.say.Out, memory, p.check(fails[0].Rung), p.compared(fails[0]))
	for _, c := range fails[1:] {
		p.inner(p.say.AlsoFails, p.check(c.Rung), p.compared(c))
	}
	var passed []string
	for i, c := range lane.Verdict.Checks {
		if c.Pass {
			passed = append(passed, strconv.Itoa(i+1)+" "+p.words.Core.Rungs[c.Rung])
		}
	}
	if len(passed) > 0 {
		p.inner(p.say.Passes, p.list(passed))
	}
}

func (p *plain) memory(lane player.Lane) string {
	template := p.say.Memory
	if lane.New {
		template = p.say.MemoryNew
	}
	return i18n.Fill(template, lane.Verdict.Memory.ID, spoken(lane.Verdict.Memory.Value))
}

func (p *plain) check(r core.Rung) string {
	return i18n.Fill(p.say.Check, strconv.Itoa(slices.Index(core.Rungs(), r)+1), p.words.Core.Rungs[r])
}

// compared says what a failed check compared.
func (p *plain) compared(c core.Check) string {
	template := p.say.Compared[c.Rung]
	switch c.Rung {
	case core.RungKey, core.RungScope, core.RungVersion:
		return i18n.Fill(template, c.Has, c.Asked)
	case core.RungKnown:
		return i18n.Fill(template, c.Recorded.String(), c.Known.String())
	case core.RungStatus:
		return i18n.Fill(template, p.words.Core.Statuses[c.Is])
	case core.RungEvidence:
		if len(c.Sources) == 0 {
			return p.say.Unsupported
		}
		if len(c.Revoked) > 1 {
			template = p.say.RevokedAll
		}
		return i18n.Fill(template, p.list(c.Revoked))
	case core.RungValid:
		return i18n.Fill(template, p.interval(c.Valid), c.About.String())
	case core.RungSuperseded:
		return i18n.Fill(template, p.list(c.By))
	case core.RungExpired:
		return i18n.Fill(template, c.Expires.String(), c.Known.String())
	}
	panic("views: a rung of no known kind")
}

// pairs compares questions of the step about one valid time.
func (p *plain) pairs(f *player.Frame) {
	var told [][2]int
	for _, q := range f.Questions {
		if q.Ask == nil || q.Ask.Pair == nil {
			continue
		}
		pair := q.Ask.Pair
		both := [2]int{pair.First, pair.Second}
		if slices.Contains(told, both) {
			continue
		}
		told = append(told, both)
		first, second := f.Questions[pair.First].Label, f.Questions[pair.Second].Label
		if len(told) == 1 {
			p.heading(p.say.PairHeading)
		}
		switch {
		case pair.Same:
			p.line(p.say.PairSame, first, second)
		case len(pair.Because()) == 0:
			p.line(p.say.PairChanged, first, second)
		default:
			p.line(p.say.PairBecause, first, second, p.events(pair.Because(), nil))
		}
	}
}
