package views

import (
	"strconv"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
)

// drawDecisionHappened draws the row under the title: what was recorded, else
// what is new in the record that is judged. The list of the step's questions
// goes below it, or where there is no second row, in its place.
func (s Screen) drawDecisionHappened(c *Canvas, k *sketch) {
	l := k.layout
	r, wrote := l.Happened, len(s.frame().Happened) > 0
	list := s.listsQuestions(l)
	if list && wrote && l.Arrangement != Compact {
		s.drawChips(c, k, Rect{r.X, r.Y + 1, r.W, 1})
		list = false
	}
	switch {
	case l.Solo():
	case list:
		s.drawChips(c, k, r)
	case wrote:
		s.ledgerStep(k).drawHappened(c)
	case s.saysEdits():
		s.editsLine(r.W).draw(c, r.X, r.Y)
	default:
		sign, text, role := s.decisionHappened(l)
		if text == "" {
			return
		}
		x := c.Text(r.X, r.Y, Ink{Role: role}, s.dotted(sign)) + 1
		c.Text(x, r.Y, Ink{Role: role}, Cut(text, r.Right()-x))
	}
}

// saysEdits reports whether the row under the title says what differs from
// the lesson: while inputs are changed, and where a decision of the step has
// other inputs.
func (s Screen) saysEdits() bool {
	if s.changes() {
		return true
	}
	for _, i := range s.decisions() {
		if r, _ := s.ruling(i); r.whatIf {
			return true
		}
	}
	return false
}

// dotted gives a dot its own form in ASCII: there a dash says missing.
func (s Screen) dotted(sign string) string {
	if s.ASCII && sign == SignDot {
		return "."
	}
	return sign
}

// decisionHappened is the line under the title of a decision step: what is
// new against an earlier step. It is empty where that row lists the questions
// of the step instead.
func (s Screen) decisionHappened(l Layout) (sign, text string, role Role) {
	if s.listsQuestions(l) {
		return "", "", Muted
	}
	var rulings []ruling
	for _, i := range s.decisions() {
		r, _ := s.ruling(i)
		rulings = append(rulings, r)
	}
	switch {
	case len(rulings) == 0:
		return "", "", Muted
	case s.guesses():
		return SignDot, s.Words.Predict.WhichState, Muted
	case len(rulings) > 1:
		return s.severalHappened(rulings)
	}
	return s.oneHappened(rulings[0])
}

func (s Screen) oneHappened(r ruling) (sign, text string, role Role) {
	w := s.Words.Decision
	switch {
	case r.Was == nil && r.Another:
		return SignDot, i18n.Fill(w.Another, s.recordName(r)), Muted
	case r.Was == nil:
		return SignDot, i18n.Fill(w.OneRecord, s.recordName(r)), Muted
	case len(r.Was.Changed) == 0:
		return SignSame, i18n.Fill(w.Unchanged, strconv.Itoa(r.Was.Step)), Muted
	}
	return SignChanged, s.difference(r), Changed
}

// severalHappened speaks of all records of a step: what they share, or how
// many inputs differ from the earlier step.
func (s Screen) severalHappened(all []ruling) (sign, text string, role Role) {
	w, differing, step := s.Words.Decision, 0, 0
	for _, r := range all {
		if r.Was != nil {
			differing, step = differing+len(r.Was.Changed), r.Was.Step
		}
	}
	if differing > 0 {
		return SignChanged, i18n.Fill(w.Several, strconv.Itoa(differing), strconv.Itoa(step)), Changed
	}
	if !s.shared(all) {
		return SignDot, i18n.Fill(w.OneRecord, s.recordNames(all)), Muted
	}
	how, ok := w.CommonFor[len(all)]
	if !ok {
		how = w.CommonFor[0]
	}
	given := all[0].Request
	return SignDot, i18n.Fill(w.Common, s.orMissing(given.TaskAnchor), s.orMissing(given.Subject), how), Muted
}

// shared reports whether all records are judged for one task and subject.
func (s Screen) shared(all []ruling) bool {
	for _, r := range all {
		if r.Request.TaskAnchor != all[0].Request.TaskAnchor || r.Request.Subject != all[0].Request.Subject {
			return false
		}
	}
	return true
}

func (s Screen) recordNames(all []ruling) string {
	names := make([]string, 0, len(all))
	for _, r := range all {
		names = append(names, s.recordName(r))
	}
	return strings.Join(names, " · ")
}

func (s Screen) recordName(r ruling) string {
	if r.Decision.Record == nil || r.Decision.Record.ID == "" {
		return s.Words.Decision.Nameless
	}
	return r.Decision.Record.ID
}

func (s Screen) orMissing(value string) string {
	if core.Blank(value) {
		return s.Words.Decision.Missing
	}
	return value
}

// difference says in words what differs from the earlier step.
func (s Screen) difference(r ruling) string {
	w, step := s.Words.Decision, strconv.Itoa(r.Was.Step)
	if _, whole := r.Was.Changed["candidate"]; whole {
		if r.Decision.Record == nil {
			return i18n.Fill(w.RecordGone, step)
		}
		return i18n.Fill(w.RecordBack, step)
	}
	if len(r.Was.Changed) > 1 {
		return i18n.Fill(w.Several, strconv.Itoa(len(r.Was.Changed)), step)
	}
	for _, f := range r.Decision.Fields {
		if was, changed := r.Was.Changed[f.Path]; changed {
			return s.fieldDiffers(f.Path, f.Value, was, step)
		}
	}
	return ""
}

// fieldDiffers says what an input is and what it was; either may be missing.
func (s Screen) fieldDiffers(path, value, was, step string) string {
	w, label := s.Words.Decision, s.inputName(path)
	switch {
	case value == "":
		return i18n.Fill(w.Vanished, label, s.inSentence(was), step)
	case was == "":
		return i18n.Fill(w.Appeared, label, s.inSentence(value), step)
	}
	return i18n.Fill(w.Differs, label, s.inSentence(value), s.inSentence(was), step)
}

// inputName is the label of an input where no divider says whose it is.
func (s Screen) inputName(path string) string {
	if path == "candidate.subject" {
		return s.Words.Decision.RecordsSubject
	}
	return s.Words.Decision.Fields[path]
}

// inSentence sets a value off from the words around it: in Chinese a Chinese
// value has quotes, any other a blank before it.
func (s Screen) inSentence(value string) string {
	value = Cut(value, 36)
	if s.Words.Lang != i18n.Chinese {
		return value
	}
	for _, r := range value {
		if isWide(r) {
			return "「" + value + "」"
		}
	}
	return " " + value
}
