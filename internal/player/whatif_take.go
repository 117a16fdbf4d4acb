package player

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/scenario"
)

// field gives the chosen row; false where the tab has none.
func (s State) field() (InputField, bool) {
	rows := s.Fields()
	if s.WhatIf.Field < 0 || s.WhatIf.Field >= len(rows) {
		return InputField{}, false
	}
	return rows[s.WhatIf.Field], true
}

// change gives the chosen row its next choice, or carries out its action.
func (s State) change() State {
	row, ok := s.field()
	if !ok {
		return s
	}
	switch row.Action {
	case ActionDrop:
		return s.apply(-1, scenario.Edit{Kind: scenario.EditDrop, Path: row.Path})
	case ActionKeep:
		return s.showing(s.Edits.Keep(s.base(), row.Path))
	case ActionRecord, ActionVerify, ActionRetire, ActionRevoke:
		return s.add(row)
	}
	return s.nextChoice(row)
}

// nextChoice goes on from the choice in ‹ ›, which may be one that was
// refused. What cannot be taken stays marked.
func (s State) nextChoice(row InputField) State {
	if len(row.Choices) == 0 {
		return s
	}
	next := (row.Marked + 1) % len(row.Choices)
	option := row.Choices[next]
	switch {
	case option.Type:
		return s.openValue(row, next)
	case next == row.At:
		return s.unmarked()
	}
	return s.apply(next, row.edits(option)...)
}

// edits gives what writes a choice into a row.
func (f InputField) edits(o Option) []scenario.Edit {
	if o.Missing {
		return []scenario.Edit{{Kind: scenario.EditClear, Path: f.Path}}
	}
	return []scenario.Edit{{Kind: scenario.EditSet, Path: f.Path, Value: o.Value}}
}

// apply makes edits of the chosen row, the last of which is marked as the
// choice where it is not taken.
func (s State) apply(choice int, edits ...scenario.Edit) State {
	to, not := s.Edited(edits...)
	if not != nil {
		s.WhatIf.Choice, s.WhatIf.Refused = choice, not
		return s
	}
	return to.showing(to.Edits, to.Lesson)
}

// missing leaves the chosen input out. An operation is left out as a whole.
func (s State) missing() State {
	row, ok := s.field()
	switch {
	case !ok:
		return s
	case row.Action == ActionDrop:
		return s.change()
	case row.Action != "" || row.Value == "":
		return s
	}
	choice := -1
	for i, option := range row.Choices {
		if option.Missing {
			choice = i
		}
	}
	return s.apply(choice, scenario.Edit{Kind: scenario.EditClear, Path: row.Path})
}

// openValue opens the text field with what the row holds.
func (s State) openValue(row InputField, choice int) State {
	s.WhatIf.Choice, s.WhatIf.Refused = choice, nil
	s.Input = Input{Kind: InputValue, Text: row.typed()}
	return s
}

// typed gives what the row holds as one types it: a list of plain ids without
// its brackets.
func (f InputField) typed() string {
	if f.Field.Kind != core.KindIdentifiers || strings.ContainsAny(f.Value, `"`) {
		return f.Value
	}
	return strings.TrimSuffix(strings.TrimPrefix(f.Value, "["), "]")
}

// takeValue takes the text typed for a field. What is not taken stays in the
// field, to be mended.
func (s State) takeValue() State {
	row, ok := s.field()
	if !ok || row.Action != "" {
		s.Input = Input{}
		return s
	}
	to := s
	to.Input = Input{}
	to = to.unmarked().apply(s.WhatIf.Choice, row.read(s.Input.Text))
	if to.WhatIf.Refused != nil {
		to.Input = s.Input
	}
	return to
}

// read gives the edit that a typed text asks for. Blank is left out; a list
// may be typed without brackets, its ids apart by commas or spaces.
func (f InputField) read(text string) scenario.Edit {
	switch {
	case core.Blank(text):
		return scenario.Edit{Kind: scenario.EditClear, Path: f.Path}
	case f.Field.Kind == core.KindIdentifiers:
		text = asList(text)
	}
	return scenario.Edit{Kind: scenario.EditSet, Path: f.Path, Value: text}
}

// asList writes ids as a flow list, with the commas of a Chinese keyboard.
func asList(text string) string {
	text = strings.TrimSpace(text)
	if strings.HasPrefix(text, "[") {
		return text
	}
	text = strings.NewReplacer("，", ", ", "、", ", ").Replace(text)
	if !strings.ContainsAny(text, `,"`) {
		text = strings.Join(strings.Fields(text), ", ")
	}
	return "[" + text + "]"
}

// add adds an operation, and goes to it. It can be edited there.
func (s State) add(row InputField) State {
	edit, ok := s.addition(row)
	if !ok {
		return s
	}
	to := s.apply(-1, edit)
	if to.WhatIf.Refused != nil {
		return to
	}
	tabs := to.Tabs()
	for i, tab := range tabs {
		if tab.Added && tab.Path.Step == s.Page && tab.Op.Target() == edit.Op.Target() && core.KindOf(tab.Op) == core.KindOf(edit.Op) {
			return to.choose(i, 0)
		}
	}
	return to
}
