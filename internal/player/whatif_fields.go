package player

import (
	"slices"

	"memtui/internal/core"
	"memtui/internal/scenario"
)

// Fields lists the rows of the chosen tab: what the lesson invites to toggle
// first. Those of a decision stay in the order of the record. Choices has the
// row at the cursor alone: of the others nobody sees them.
func (s State) Fields() []InputField {
	tabs := s.Tabs()
	if len(tabs) == 0 {
		return nil
	}
	tab := tabs[clamp(s.WhatIf.Tab, 0, len(tabs)-1)]
	rows := s.rowsOf(tab)
	chosen := clamp(s.WhatIf.Field, 0, max(0, len(rows)-1))
	s.fill(rows, tab, func(row int) bool { return row == chosen })
	if at := s.WhatIf.Field; at >= 0 && at < len(rows) && s.WhatIf.Choice >= 0 && s.WhatIf.Choice < len(rows[at].Choices) {
		rows[at].Marked = s.WhatIf.Choice
	}
	return rows
}

// fieldsOf lists the rows of a tab with all that they can hold.
func (s State) fieldsOf(tab Tab) []InputField {
	rows := s.rowsOf(tab)
	s.fill(rows, tab, func(int) bool { return true })
	return rows
}

// fill says what the inputs of a tab hold, and of those wanted, what they can
// hold.
func (s State) fill(rows []InputField, tab Tab, wanted func(row int) bool) {
	now, ok := s.Lesson.ownerIn(tab.Path)
	if !ok {
		return
	}
	was, there := s.base().ownerIn(tab.Path)
	known := s.known(tab.Path)
	for i := range rows {
		if rows[i].Action != "" {
			continue
		}
		c := s.input(&rows[i], known, now, was, there && !tab.Added)
		if wanted(i) {
			c.choose(&rows[i])
		}
	}
}

// rowsOf names the rows of a tab. An operation that is gone can only be kept
// again.
func (s State) rowsOf(tab Tab) []InputField {
	switch tab.Kind {
	case TabQuestion:
		return s.inputs(tab)
	case TabAdd:
		return s.additions()
	case TabOperation:
	}
	if tab.Gone != scenario.NotGone {
		return []InputField{{Path: s.dropped(tab), Action: ActionKeep}}
	}
	return append(s.inputs(tab), InputField{Path: tab.Path, Action: ActionDrop})
}

// inputs names the inputs of a tab, in the order in which they are offered.
func (s State) inputs(tab Tab) []InputField {
	now, ok := s.Lesson.ownerIn(tab.Path)
	if !ok {
		return nil
	}
	out := make([]InputField, 0, len(now.fields)+1)
	for _, f := range now.fields {
		out = append(out, InputField{Path: now.field(f), Field: f})
	}
	s.invite(out, now.isDecision())
	return out
}

// input fills in what one input holds. What was added differs as a whole, and
// in none of its inputs.
func (s State) input(row *InputField, k *known, now, was owner, there bool) *inputChoices {
	f := row.Field
	c := &inputChoices{state: s, known: k, own: now, field: f, now: now.held(f), fallback: s.fallback(now, f), seen: map[string]bool{}}
	if there {
		c.was = was.held(f)
		row.Was, row.Differs = c.was.text, !c.now.same(c.was)
		if f.Kind == core.KindGroup { // its inputs differ by themselves
			row.Differs = (c.now.text == "") != (c.was.text == "")
		}
	}
	row.Value = c.now.text
	return c
}

// choose fills in what an input can hold.
func (c *inputChoices) choose(row *InputField) {
	row.Choices = c.list()
	row.At = slices.IndexFunc(c.options, c.now.same)
	row.Marked = row.At
}

// invite marks what the lesson invites to toggle, and puts it first, in the
// order of the lesson.
func (s State) invite(rows []InputField, inPlace bool) {
	vary := s.vary()
	place := func(row InputField) int {
		if at := slices.Index(vary, row.Path); at >= 0 {
			return at
		}
		return len(vary)
	}
	for i := range rows {
		rows[i].Vary = place(rows[i]) < len(vary)
	}
	if !inPlace {
		slices.SortStableFunc(rows, func(a, b InputField) int { return place(a) - place(b) })
	}
}

// vary lists the inputs that the step on screen invites to toggle.
func (s State) vary() []scenario.Path {
	f := s.Frame()
	if f == nil {
		return nil
	}
	var out []scenario.Path
	for _, text := range f.Step.Vary {
		if p, ok := scenario.ParsePath(text); ok {
			p, _ = s.base().Scenario.Resolve(p, s.Page)
			out = append(out, p)
		}
	}
	return out
}

// dropped gives the operation that is kept again for a tab that is gone: its
// own, or the memory with which it fell.
func (s State) dropped(tab Tab) scenario.Path {
	if tab.Gone != scenario.Fell {
		return tab.Path
	}
	for _, step := range s.shownSteps() {
		for _, do := range step.Do {
			if r, ok := do.Op.(core.Record); ok && do.Gone == scenario.Dropped && r.ID == tab.Op.Target() {
				return do.Path
			}
		}
	}
	return tab.Path
}
