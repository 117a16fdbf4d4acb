package views

import (
	"memtui/internal/core"
	"memtui/internal/player"
)

// against gives a decision with the lesson in the place of an earlier step:
// what it is compared with while inputs are changed, and wherever they differ
// from the lesson.
func (s Screen) against(question int, d *player.Decided) (decided *player.Decided, whatIf bool) {
	base := s.lessonDecision(question)
	if base == nil {
		return d, false
	}
	changed := differing(*base, d.Decision)
	if !s.changes() && len(changed) == 0 {
		return d, false
	}
	own := *d
	own.Was = &player.DecidedWas{Decision: *base, Changed: changed}
	return &own, true
}

// lessonDecision gives the decision of a question as the lesson has it; nil
// where the question is none.
func (s Screen) lessonDecision(question int) *core.Decision {
	base := s.State.BaseFrame()
	if base == nil || !base.IsDecision(question) {
		return nil
	}
	return &base.Questions[question].Decide.Decision
}

// differing lists the inputs that differ, with what they were; of a record
// that came or went as a whole, that alone.
func differing(was, now core.Decision) map[string]string {
	out := map[string]string{}
	whole := (was.Record == nil) != (now.Record == nil)
	for i, f := range now.Fields {
		before := was.Fields[i]
		switch {
		case whole && inRecord(f.Path):
		case f.Path == "candidate" && whole, before.Value != f.Value:
			out[f.Path] = before.Value
		}
	}
	return out
}

// differs lists the inputs that differ from the lesson, in input order.
func (r ruling) differs() []string {
	if !r.whatIf {
		return nil
	}
	var out []string
	for _, f := range r.Decision.Fields {
		if _, changed := r.Was.Changed[f.Path]; changed {
			out = append(out, f.Path)
		}
	}
	return out
}

// lesson gives the decision that the lesson has in place of this one.
func (r ruling) lesson() *player.Decided { return &player.Decided{Decision: r.Was.Decision} }
