package views

import (
	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// lessonFacts are what the places on the screen depend on. They belong to the
// whole lesson, so that no step moves anything.
type lessonFacts struct {
	first, last core.Time             // the days on which the lesson stands, writes or asks
	subject     core.Subject          // of the first memory or question
	oneSubject  bool                  // all memories and questions are about the same: nothing fails at rungs 1 to 3
	always      map[core.Subject]bool // a memory of it holds since always
	refuses     bool                  // some operation is refused
	lanes       int                   // the most lanes of any step, at least one
	longestID   int                   // cells, at least two
}

// The keys under which a lesson keeps what its pictures need to know of it as
// a whole.
type (
	roomKey    struct{}
	datesKey   struct{}
	factsKey   struct{}
	captionKey struct {
		width int
		lang  i18n.Lang
	}
)

func (t *ledgerStep) lessonFacts() lessonFacts {
	lesson := t.State.Lesson
	f := player.Once(&lesson.Memo, factsKey{}, func() lessonFacts { return factsOf(lesson) })
	f.note(t.look.Query.Valid)
	f.note(t.look.Query.Known)
	return f
}

// factsOf gathers the facts of a lesson.
func factsOf(lesson *player.Lesson) lessonFacts {
	f := lessonFacts{oneSubject: true, longestID: 2, refuses: refuses(lesson), always: map[core.Subject]bool{}}
	memories := 0
	for i := range lesson.Frames {
		frame := &lesson.Frames[i]
		f.note(frame.Day)
		refused := 0
		for j := range frame.Happened {
			h := &frame.Happened[j]
			f.note(h.Op.When())
			f.longestID = max(f.longestID, Width(h.Op.Target()))
			r, isRecord := h.Op.(core.Record)
			switch {
			case isRecord && (h.Refusal != nil || h.Gone != scenario.NotGone):
				refused++
			case isRecord && !h.Repeat:
				memories++
				f.about(r.Subject())
				if r.Valid.From.IsZero() {
					f.always[r.Subject()] = true
				}
			}
		}
		f.lanes = max(f.lanes, memories+refused, 1)
		for _, q := range frame.Questions {
			if q.Ask != nil {
				f.about(q.Ask.Query.Subject())
				f.note(q.Ask.Query.Valid)
				f.note(q.Ask.Query.Known)
			}
		}
	}
	return f
}

// about notes what a memory or a question is about.
func (f *lessonFacts) about(subject core.Subject) {
	if f.subject == (core.Subject{}) {
		f.subject = subject
	}
	f.oneSubject = f.oneSubject && subject == f.subject
}

// refuses reports whether the ledger does not take an operation of the
// lesson. No edit changes that: it keeps a row under the plane.
func refuses(lesson *player.Lesson) bool {
	if lesson.Base != nil {
		lesson = lesson.Base
	}
	for i := range lesson.Frames {
		for j := range lesson.Frames[i].Happened {
			if lesson.Frames[i].Happened[j].Refusal != nil {
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
