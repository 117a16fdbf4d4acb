package views

import (
	"memtui/internal/core"
	"memtui/internal/scenario"
)

// lessonFacts are what the places on the screen depend on. They belong to the
// whole lesson, so that no step moves anything.
type lessonFacts struct {
	first, last core.Time // the days on which the lesson stands, writes or asks
	oneSubject  bool      // all memories and questions are about the same: nothing fails at rungs 1 to 3
	always      bool      // a memory of the subject on screen holds since always
	refuses     bool      // some operation is refused
	lanes       int       // the most lanes of any step, at least one
	longestID   int       // cells, at least two
}

func (t *ledgerStep) lessonFacts() lessonFacts {
	f := lessonFacts{oneSubject: true, longestID: 2, refuses: t.lessonRefuses()}
	var subject core.Subject
	about := func(s core.Subject) {
		if subject == (core.Subject{}) {
			subject = s
		}
		f.oneSubject = f.oneSubject && s == subject
	}
	memories := 0
	for i := range t.State.Lesson.Frames {
		frame := &t.State.Lesson.Frames[i]
		f.note(frame.Day)
		refused := 0
		for _, h := range frame.Happened {
			f.note(h.Op.When())
			f.longestID = max(f.longestID, Width(h.Op.Target()))
			r, isRecord := h.Op.(core.Record)
			switch {
			case isRecord && (h.Refusal != nil || h.Gone != scenario.NotGone):
				refused++
			case isRecord && !h.Repeat:
				memories++
				about(r.Subject())
				f.always = f.always || r.Valid.From.IsZero() && r.Subject() == t.look.Grid.Subject
			}
		}
		f.lanes = max(f.lanes, memories+refused, 1)
		for _, q := range frame.Questions {
			if q.Ask != nil {
				about(q.Ask.Query.Subject())
				f.note(q.Ask.Query.Valid)
				f.note(q.Ask.Query.Known)
			}
		}
	}
	f.note(t.look.Query.Valid)
	f.note(t.look.Query.Known)
	return f
}

// lessonRefuses reports whether the ledger does not take an operation of the
// lesson. No edit changes that: it keeps a row under the plane.
func (t *ledgerStep) lessonRefuses() bool {
	lesson := t.State.Lesson
	if lesson.Base != nil {
		lesson = lesson.Base
	}
	for i := range lesson.Frames {
		for _, h := range lesson.Frames[i].Happened {
			if h.Refusal != nil {
				return true
			}
		}
	}
	return false
}

func (f *lessonFacts) note(at core.Time) {
	if at.IsZero() {
		return
	}
	if f.first.IsZero() || at.Before(f.first) {
		f.first = at
	}
	if f.last.IsZero() || f.last.Before(at) {
		f.last = at
	}
}
