package player

import (
	"slices"

	"memtui/internal/core"
)

// inputChoices is what is needed to say what one input can hold.
type inputChoices struct {
	state    State
	known    *known
	own      owner      // as it is now
	field    core.Field // of it
	now, was held       // was: what the lesson has
	fallback held       // what stands where it is left out
	options  []held
	seen     map[string]bool // the keys of options
}

// list gives what an input can hold, in the order in which it cycles, and
// none that says the same as another. A choice that is left out and one that
// is typed are no values.
func (c *inputChoices) list() []Option {
	switch c.field.Kind {
	case core.KindEnum:
		c.enum()
	case core.KindTime:
		c.times()
	case core.KindText, core.KindIdentifier:
		c.texts()
	case core.KindIdentifiers:
		c.lists()
	case core.KindGroup:
		c.group()
	}
	out := make([]Option, 0, len(c.options)+1)
	for _, h := range c.options {
		out = append(out, Option{Value: h.text, Missing: h.text == ""})
	}
	if c.isTyped() {
		out = append(out, Option{Type: true})
	}
	return out
}

// isTyped reports whether any other value can be typed.
func (c inputChoices) isTyped() bool {
	return c.field.Kind != core.KindEnum && c.field.Kind != core.KindGroup
}

// add appends values that are not there yet; one that is left out only where
// that is a choice of its own.
func (c *inputChoices) add(more ...held) {
	for _, h := range more {
		if key := h.key(); !c.seen[key] && (h.text != "" || c.canMiss()) {
			c.seen[key] = true
			c.options = append(c.options, h)
		}
	}
}

// canMiss reports whether the input can be left out and then is missing: what
// has a default says that instead, and what the ledger cannot do without is
// no choice.
func (c *inputChoices) canMiss() bool {
	switch {
	case c.own.isDecision():
		return true
	case c.fallback.text != "" || c.field.Kind == core.KindEnum:
		return false
	}
	return !c.field.Required
}

// enum cycles through the legal values and missing; a text that is no legal
// value is only offered where it is.
func (c *inputChoices) enum() {
	for _, value := range c.field.Values {
		c.add(heldText(value))
	}
	c.add(held{}, c.was, c.now)
}

// times move by the instants that the lesson itself names, in their order;
// one that the input holds is written as the lesson writes it there.
func (c *inputChoices) times() {
	c.add(held{})
	pool := c.state.instants(c.known, c.own.path.Step, c.field.Name)
	for _, h := range []held{c.fallback, c.now, c.was} {
		if h.text != "" {
			pool = withTime(pool, h.at)
		}
	}
	c.options = slices.Grow(c.options, len(pool))
	for _, at := range pool { // each instant is there once
		c.options = append(c.options, heldTime(at))
	}
}

// withTime puts a time into a sorted list, in the place of one that is the
// same instant.
func withTime(sorted []core.Time, at core.Time) []core.Time {
	i, there := slices.BinarySearchFunc(sorted, at, core.Time.Compare)
	if there {
		sorted[i] = at
		return sorted
	}
	return slices.Insert(sorted, i, at)
}

// texts begin with what the lesson has.
func (c *inputChoices) texts() {
	c.add(c.was, held{})
	for _, text := range c.known.texts(c.own, c.field) {
		c.add(heldText(text))
	}
	c.add(c.fallback, c.now)
	if len(c.options) == 1 && c.own.isDecision() {
		c.add(heldText(core.StandIn))
	}
}

// lists begin with what the lesson has; then single ids, and all of them.
func (c *inputChoices) lists() {
	ids := c.ids()
	c.add(c.was, held{})
	for _, id := range ids {
		c.add(held{text: listText([]string{id}), list: []string{id}})
	}
	c.add(heldList(ids), c.now)
}

// ids are the single ids that a list may hold.
func (c *inputChoices) ids() []string {
	if c.field.Name == "supersedes" {
		return c.state.earlier(c.own)
	}
	return c.known.sources()
}

// group offers a candidate as a whole, and none: the one that is there, else
// the lesson's, else one of stand-ins.
func (c *inputChoices) group() {
	present := c.now
	if present.text == "" {
		present = c.was
	}
	if present.text == "" {
		present = heldText(groupText(standIn(*c.own.value.(*core.Request))))
	}
	if c.was.text == "" {
		c.add(held{}, present)
		return
	}
	c.add(present, held{})
}

// standIn gives a request whose candidate has a stand-in for every text but
// those that are a choice: they stay missing.
func standIn(r core.Request) *core.Request {
	r.Candidate = &core.Candidate{}
	for _, f := range core.RequestFields() {
		if text := f.In(&r).Text; text != nil && *text == "" && f.Kind == core.KindText {
			*text = core.StandIn
		}
	}
	if !core.Blank(r.Subject) {
		r.Candidate.Subject = r.Subject
	}
	return &r
}
