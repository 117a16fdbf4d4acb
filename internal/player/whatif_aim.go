package player

import "memtui/internal/scenario"

// aim is what a person chose among the inputs. It is kept while one steps
// through the lesson, so that coming back finds it again.
type aim struct {
	kind TabKind
	tab  scenario.Path // of an operation; the question and the additions are those of the step
	// field is the path of an input, or for an action that of its tab; action
	// and value tell the actions apart.
	field  scenario.Path
	action Action
	value  string
}

// aimed puts the cursor on what was chosen; where the step does not have it,
// on what it invites to begin with.
func (s State) aimed() State {
	tabs := s.Tabs()
	if len(tabs) == 0 || s.Mode != ModeWhatIf && s.Mode != ModeBeside {
		return s
	}
	s.WhatIf.Tab, s.WhatIf.Field = s.place(tabs)
	return s
}

// place finds what was chosen, or what the step invites to begin with.
func (s State) place(tabs []Tab) (tab, field int) {
	a := s.WhatIf.aim
	if tab = a.in(tabs); tab < 0 {
		return s.invited(tabs)
	}
	for i, row := range s.rowsOf(tabs[tab]) {
		if a.on(row) {
			return tab, i
		}
	}
	if a.kind == TabQuestion {
		return s.invited(tabs)
	}
	return tab, 0
}

// in finds the tab; -1 where it is not there.
func (a aim) in(tabs []Tab) int {
	for i, tab := range tabs {
		if tab.Kind == a.kind && (tab.Kind != TabOperation || tab.Path == a.tab) {
			return i
		}
	}
	return -1
}

// on reports whether a row is the chosen one. The rows of two questions are
// the same where they are about the same field.
func (a aim) on(row InputField) bool {
	if a.kind == TabQuestion {
		return row.Path.Field == a.field.Field
	}
	return row.Path == a.field && row.Value == a.value && (row.Action == a.action || row.Action.keeps() && a.action.keeps())
}

// keeps reports whether an action drops an operation or keeps it again.
func (a Action) keeps() bool { return a == ActionDrop || a == ActionKeep }

// invited gives the place of the first input that the step invites to toggle;
// else that of what it did last, or where it did nothing, of its question.
func (s State) invited(tabs []Tab) (tab, field int) {
	for _, p := range s.vary() {
		whole := p
		whole.Field = ""
		for i, one := range tabs {
			if one.Path == whole && one.Gone == scenario.NotGone {
				return i, s.fieldAt(one, p)
			}
		}
	}
	for i := len(tabs) - 1; i >= 0; i-- {
		if tabs[i].Kind == TabQuestion || tabs[i].Kind == TabOperation && tabs[i].Path.Step == s.Page {
			tab = i
		}
		if tabs[i].Kind == TabOperation && tabs[i].Path.Step == s.Page {
			break
		}
	}
	return tab, 0
}

// fieldAt finds the row of an input.
func (s State) fieldAt(tab Tab, p scenario.Path) int {
	for i, row := range s.rowsOf(tab) {
		if row.Path == p && row.Action == "" {
			return i
		}
	}
	return 0
}
