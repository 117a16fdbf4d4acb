package views

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/scenario"
)

// editWords says what an edit makes different from the lesson, inside of a
// sentence: "m3 supersedes m2, where in the lesson it supersedes nothing".
func (s Screen) editWords(e scenario.Edit) string { return closeUp(s.looseEditWords(e)) }

// looseEditWords may leave a blank between two Chinese characters.
func (s Screen) looseEditWords(e scenario.Edit) string {
	w := s.Words.WhatIf.Edit
	switch e.Kind {
	case scenario.EditAdd:
		if r, ok := e.Op.(core.Record); ok {
			return i18n.Fill(w.AddedMem, r.ID, oneLine(r.Value))
		}
		return i18n.Fill(w.Added, s.actWords(core.KindOf(e.Op), e.Op.Target()))
	case scenario.EditDrop:
		return i18n.Fill(w.Dropped, s.actWords(core.OpKind(e.Path.Kind), e.Path.ID))
	case scenario.EditSet, scenario.EditClear:
	}
	switch e.Path.Kind {
	case scenario.PathAsk:
		return s.askWords(e)
	case scenario.PathDecide:
		return s.inputWords(e)
	case scenario.PathRecord, scenario.PathVerify, scenario.PathRetire, scenario.PathRevoke:
	}
	return s.fieldWords(e)
}

// actWords names an operation by its target, inside of a sentence.
func (s Screen) actWords(kind core.OpKind, target string) string {
	return i18n.Fill(s.Words.WhatIf.Edit.Acts[kind], target)
}

// fieldWords says what an operation holds in place of what the lesson has.
func (s Screen) fieldWords(e scenario.Edit) string {
	w := s.Words.WhatIf.Edit
	was, now := s.editValues(e)
	if e.Path.Field == "supersedes" {
		switch {
		case now == "":
			return i18n.Fill(w.NoLongerA, e.Path.ID, was)
		case was == "":
			return i18n.Fill(w.ToNobody, e.Path.ID, now)
		}
		return i18n.Fill(w.Supersedes, e.Path.ID, now, was)
	}
	name := strings.TrimSpace(s.actWords(core.OpKind(e.Path.Kind), e.Path.ID))
	return i18n.Fill(w.Field, name, s.fieldName(e.Path), s.orNone(e.Path, now), s.orNone(e.Path, was))
}

// askWords says what a question of the step asks in place of what it asks in
// the lesson.
func (s Screen) askWords(e scenario.Edit) string {
	w := s.Words.WhatIf.Edit
	was, now := s.editValues(e)
	text := i18n.Fill(w.Ask[e.Path.Field], s.orNone(e.Path, now), s.orNone(e.Path, was))
	if e.Path.N > 1 {
		return i18n.Fill(w.OfQuestion, number(e.Path.N), text)
	}
	return text
}

// inputWords says what is given to a decision in place of what is given in
// the lesson.
func (s Screen) inputWords(e scenario.Edit) string {
	w := s.Words.WhatIf.Edit
	was, now := s.editValues(e)
	name := s.fieldName(e.Path)
	text := i18n.Fill(w.Input, name, now, was)
	switch {
	case core.Blank(now):
		text = i18n.Fill(w.Missing, name)
	case core.Blank(was):
		text = i18n.Fill(w.Given, name)
	}
	if e.Path.N > 1 {
		return i18n.Fill(w.OfRecord, number(e.Path.N), text)
	}
	return text
}

// fieldName names the input of a path as the panes do.
func (s Screen) fieldName(p scenario.Path) string {
	if p.Kind == scenario.PathDecide {
		return s.Words.Decision.Fields[p.Field]
	}
	if name := s.Words.WhatIf.Fields[p.Field]; name != "" && (p.Kind == scenario.PathAsk || p.Field != "valid" && p.Field != "known") {
		return name
	}
	return p.Field
}

// orNone is a value, or what is said where there is none.
func (s Screen) orNone(p scenario.Path, value string) string {
	if value != "" {
		return value
	}
	if f, ok := p.Input(); ok && (f.Required || p.Kind == scenario.PathDecide) {
		return s.Words.WhatIf.Missing
	}
	return s.Words.WhatIf.None
}

// editValues gives what an edited input holds in the lesson, and what it
// holds now; "" where it is left out.
func (s Screen) editValues(e scenario.Edit) (was, now string) {
	if s.State.Base != nil {
		was = s.valueIn(s.State.Base.Scenario, e.Path)
	}
	if s.State.Lesson != nil {
		now = s.valueIn(s.State.Lesson.Scenario, e.Path)
	}
	return was, now
}

// valueIn gives what an input of a lesson holds, as it is shown.
func (s Screen) valueIn(sc *scenario.Scenario, p scenario.Path) string {
	f, ok := p.Input()
	if !ok || p.Step < 1 || p.Step > len(sc.Steps) {
		return ""
	}
	step := &sc.Steps[p.Step-1]
	switch p.Kind {
	case scenario.PathAsk:
		if p.N >= 1 && p.N <= len(step.Ask) {
			q := step.Ask[p.N-1].Query
			return s.slotText(f, f.In(&q))
		}
	case scenario.PathDecide:
		if p.N >= 1 && p.N <= len(step.Decide) {
			return s.requestText(f, step.Decide[p.N-1].Request)
		}
	case scenario.PathRecord, scenario.PathVerify, scenario.PathRetire, scenario.PathRevoke:
		for _, do := range step.Do {
			if do.Path.Kind == p.Kind && do.Path.ID == p.ID {
				return s.opText(f, do.Op)
			}
		}
	}
	return ""
}

// requestText gives one input of a decision; the record as a whole is shown
// by its id.
func (s Screen) requestText(f core.Field, r core.Request) string {
	if f.Kind != core.KindGroup {
		return s.slotText(f, f.In(&r))
	}
	if r.Candidate == nil {
		return ""
	}
	return r.Candidate.ID
}

// opText gives one input of an operation, as it is shown.
func (s Screen) opText(f core.Field, op core.Op) string {
	switch op := op.(type) {
	case core.Record:
		return s.slotText(f, f.In(&op))
	case core.Verify:
		return s.slotText(f, f.In(&op))
	case core.Retire:
		return s.slotText(f, f.In(&op))
	case core.Revoke:
		return s.slotText(f, f.In(&op))
	}
	return ""
}

// slotText writes what stands in the place of a field.
func (s Screen) slotText(f core.Field, slot core.Slot) string {
	switch {
	case slot.Text != nil && f.Name == "status":
		return s.statusText(*slot.Text)
	case slot.Text != nil:
		return oneLine(*slot.Text)
	case slot.List != nil:
		return strings.Join(*slot.List, " ")
	case slot.Time != nil:
		return slot.Time.String()
	}
	return ""
}

// statusText says a status in words; one left out is that of the default.
func (s Screen) statusText(status string) string {
	if status == "" {
		status = string(core.StatusVerified)
	}
	if text, ok := s.Words.Core.Statuses[core.Status(status)]; ok {
		return text
	}
	return status
}

// editsLine says in so many cells what differs from the lesson by the end of
// the step on screen: as many edits as there is room for, the newest step's
// first.
func (s Screen) editsLine(room int) inkLine {
	w := s.Words.WhatIf.Edit
	violet := Ink{Role: Changed}
	list := s.editsHere()
	switch {
	case !s.State.IsEdited():
		return inkLine{{Ink{Role: Muted}, Cut(SignDot+" "+i18n.Fill(w.Says, w.Nothing), room)}}
	case len(list) == 0:
		return inkLine{{Ink{Role: Muted}, Cut(SignDot+" "+i18n.Fill(w.Says, w.Later), room)}}
	}
	line := inkLine{}
	for n := len(list); n > 0; n-- {
		words := make([]string, 0, n)
		for _, e := range list[:n] {
			words = append(words, s.editWords(e))
		}
		text := SignChanged + " " + i18n.Fill(w.Says, strings.Join(words, w.Between))
		line = inkLine{{violet, text}}
		if n < len(list) {
			line = append(line, span{Ink{Role: Muted}, "  " + i18n.Fill(w.More, number(len(list)-n))})
		}
		if line.width() <= room {
			return line
		}
	}
	return line.cut(room)
}

// editsHere lists the edits that reach the step on screen, those of the step
// itself first.
func (s Screen) editsHere() []scenario.Edit {
	var own, earlier []scenario.Edit
	for _, e := range s.State.Edits.List() {
		asks := e.Path.Kind == scenario.PathAsk || e.Path.Kind == scenario.PathDecide
		switch {
		case e.Path.Step == s.State.Page:
			own = append(own, e)
		case e.Path.Step < s.State.Page && !(asks && e.Kind != scenario.EditAdd):
			earlier = append(earlier, e)
		}
	}
	return append(own, earlier...)
}

// editChange gives one edit as a row of a comparison: what is edited, what it
// was and what it is.
func (s Screen) editChange(e scenario.Edit) (what, was, now string) {
	w := s.Words.WhatIf
	switch e.Kind {
	case scenario.EditAdd:
		return "+ " + strings.TrimSpace(s.actWords(core.KindOf(e.Op), e.Op.Target())), w.None, s.opValue(e.Op)
	case scenario.EditDrop:
		return strings.TrimSpace(s.actWords(core.OpKind(e.Path.Kind), e.Path.ID)), SignGiven, w.Dropped
	case scenario.EditSet, scenario.EditClear:
	}
	was, now = s.editValues(e)
	return pathHere(e.Path), s.orNone(e.Path, was), s.orNone(e.Path, now)
}

// opValue is what an added operation brings: its value, evidence or day.
func (s Screen) opValue(op core.Op) string {
	switch op := op.(type) {
	case core.Record:
		return oneLine(op.Value)
	case core.Verify:
		if len(op.Evidence) > 0 {
			return strings.Join(op.Evidence, " ")
		}
	case core.Retire, core.Revoke:
	}
	if op.When().IsZero() {
		return SignGiven
	}
	return op.When().String()
}

// pathHere writes a path without its step.
func pathHere(p scenario.Path) string {
	p.Step = 0
	return p.String()
}
