package views

import (
	"slices"
	"strconv"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// plainLooks gives the points from which the step looks at the ledger: its
// questions, or where it asks none, the point of the step itself.
func plainLooks(f *player.Frame) []player.Look {
	var out []player.Look
	for i, q := range f.Questions {
		if q.Ask != nil {
			out = append(out, f.Look(i))
		}
	}
	if len(out) == 0 {
		out = append(out, f.Look(-1))
	}
	return out
}

// memories tells every memory as known at each time that the step asks from.
func (p *plain) memories(f *player.Frame) {
	var told []core.AsOf
	for _, look := range plainLooks(f) {
		known := look.Query.Known
		if slices.ContainsFunc(told, func(at core.AsOf) bool { return at.Known.Equal(known) }) {
			continue
		}
		told = append(told, look.Query.AsOf)
		p.heading(p.say.Memories, known.String())
		if len(look.Lanes) == 0 {
			p.line(p.say.NoMemories)
		}
		for _, lane := range look.Lanes {
			holds := i18n.Fill(p.say.Holds, p.interval(lane.Verdict.Memory.Valid))
			p.line(p.say.MemoryIs, p.memory(lane), holds, p.facts(p.lane(lane)))
		}
	}
}

// lane lists what a memory is at the known time, and why it does not stand
// where it does not.
func (p *plain) lane(lane player.Lane) []string {
	v := lane.Verdict
	if known := v.Check(core.RungKnown); !known.Pass {
		return []string{i18n.Fill(p.say.NotYet, known.Recorded.String())}
	}
	support := v.Check(core.RungEvidence)
	facts := []string{p.words.Core.Statuses[v.Check(core.RungStatus).Is], p.evidence(support.Sources)}
	if len(support.Revoked) > 0 {
		facts = append(facts, i18n.Fill(p.say.RevokedSources, p.list(support.Revoked)))
	}
	if other := p.elsewhere(v); len(other) > 0 {
		facts = append(facts, i18n.Fill(p.say.Elsewhere, p.list(other)))
	}
	for _, span := range lane.Spans() {
		if v.Stands() && len(span.By) > 0 {
			facts = append(facts, i18n.Fill(p.say.SupersededBy, p.list(span.By), p.interval(span.Valid)))
		}
	}
	if expiry := v.Check(core.RungExpired); !expiry.Expires.IsZero() {
		template := p.say.ExpiresOn
		if !expiry.Pass {
			template = p.say.ExpiredOn
		}
		facts = append(facts, i18n.Fill(template, expiry.Expires.String()))
	}
	return facts
}

// elsewhere lists in what a memory differs from what was asked about.
func (p *plain) elsewhere(v core.Verdict) []string {
	var out []string
	for _, part := range []struct {
		rung core.Rung
		say  string
	}{{core.RungKey, p.say.OtherKey}, {core.RungScope, p.say.OtherScope}, {core.RungVersion, p.say.OtherVersion}} {
		if c := v.Check(part.rung); !c.Pass {
			out = append(out, i18n.Fill(part.say, c.Has))
		}
	}
	return out
}

// planes lists the plane of each subject that the step asks about, as far as
// the ledger is written.
func (p *plain) planes(f *player.Frame) {
	var told []core.Subject
	for _, look := range plainLooks(f) {
		subject := look.Query.Subject()
		if slices.Contains(told, subject) {
			continue
		}
		told = append(told, subject)
		p.heading(p.say.Plane, subject.Key, subject.Scope, subject.Version)
		grid := f.After().Plane(subject, look.Query.AsOf)
		window := plainWindow(grid, look.Query)
		if window != grid.All() {
			p.line(p.say.Part, strconv.Itoa(plainCuts), strconv.Itoa(len(grid.Known)), strconv.Itoa(len(grid.Valid)))
		}
		regions := grid.Regions(f.After(), window)
		for len(regions) > 0 && p.failure == nil {
			n := slices.IndexFunc(regions, func(r core.Region) bool { return r.Rows != regions[0].Rows })
			if n < 0 {
				n = len(regions)
			}
			p.band(f, grid, regions[:n])
			regions = regions[n:]
		}
		p.foreign(f, grid)
		p.frozen(f, look.Frozen)
	}
}

// plainCuts is how many cuts of an axis are told; of a longer one it is the
// part around the question.
const plainCuts = 64

func plainWindow(g core.Grid, q core.Query) core.Window {
	part := func(at, cuts int) [2]int {
		first := max(0, min(at-plainCuts/2, cuts-plainCuts))
		return [2]int{first, min(first+plainCuts, cuts) + 1}
	}
	return core.Window{Rows: part(g.Row(q.Known), len(g.Known)), Columns: part(g.Column(q.Valid), len(g.Valid))}
}

// band tells the regions of one band, or of several with the same answers.
func (p *plain) band(f *player.Frame, g core.Grid, regions []core.Region) {
	rows := regions[0].Rows
	known := core.Interval{From: g.Bands[rows[0]].From, To: g.Bands[rows[1]-1].To}
	name := p.span(known, p.say.KnownAlways, p.say.KnownFrom, p.say.KnownTo, p.say.KnownFromTo)
	if !f.Day.IsZero() && !known.From.IsZero() && f.Day.Before(known.From) {
		name = i18n.Fill(p.say.IfNoMore, name)
	}
	var events []core.Event
	for _, band := range g.Bands[rows[0]:rows[1]] {
		events = append(events, slices.DeleteFunc(slices.Clone(band.Events), func(e core.Event) bool { return e.Foreign })...)
	}
	if len(events) > 0 {
		p.line(p.say.BandWith, name, p.events(events, f))
	} else {
		p.line(p.say.Band, name)
	}
	for _, r := range regions {
		valid := core.Interval{From: plainBound(g.Valid, r.Columns[0]-1), To: plainBound(g.Valid, r.Columns[1]-1)}
		if valid == (core.Interval{}) {
			p.inner(p.say.ValidAlways, p.brief(r.Answer))
			continue
		}
		p.inner(p.say.ValidIn, p.interval(valid), p.brief(r.Answer))
	}
}

// plainBound gives one of the cuts of an axis, or the open end beyond them.
func plainBound(cuts []core.Time, i int) core.Time {
	if i < 0 || i >= len(cuts) {
		return core.Time{}
	}
	return cuts[i]
}

// events lists what happened on the record axis; with a frame, what belongs
// to its step is marked as new.
func (p *plain) events(events []core.Event, f *player.Frame) string {
	out := make([]string, 0, len(events))
	for _, e := range events {
		template := p.say.Events[e.Kind]
		if e.On.IsZero() {
			template = p.say.EventUndated
		}
		text := i18n.Fill(template, e.ID, e.On.String())
		if f != nil && f.IsNew(e.Op) && e.Kind != core.EventExpired {
			text = i18n.Fill(p.say.EventNew, text)
		}
		out = append(out, text)
	}
	return p.facts(out)
}

// foreign names the operations about something else, which cut nothing here.
func (p *plain) foreign(f *player.Frame, g core.Grid) {
	var events []core.Event
	for _, band := range g.Bands {
		for _, e := range band.Events {
			if e.Foreign {
				events = append(events, e)
			}
		}
	}
	if len(events) > 0 {
		p.line(p.say.Foreign, p.events(events, f))
	}
}

// frozen says how many cells above the step's operations changed; a step
// that wrote nothing has none.
func (p *plain) frozen(f *player.Frame, frozen core.Frozen) {
	wrote := slices.ContainsFunc(f.Happened, func(h player.Happening) bool { return h.Refusal == nil && !h.Repeat })
	switch {
	case !wrote:
	case frozen.Above.IsZero():
		p.line(p.say.FrozenNone)
	case frozen.Total > 0:
		template := p.say.Frozen
		if frozen.Total == 1 {
			template = p.say.FrozenOne
		}
		p.line(template, frozen.Above.String(), strconv.Itoa(frozen.Changed), strconv.Itoa(frozen.Total))
	}
}

func (p *plain) facts(facts []string) string { return strings.Join(facts, p.say.Facts) }
