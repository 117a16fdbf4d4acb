package views

import (
	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// ShortDates writes the times of a lesson as short as they stay plain, as on
// the axes of the screen.
func ShortDates(l *player.Lesson) func(core.Time) string { return datesOf(l).short }

// Times gives the first and the last time that a lesson speaks of; zero where
// it has none.
func Times(l *player.Lesson) (first, last core.Time) {
	for _, t := range lessonTimes(l) {
		if first.IsZero() || t.Before(first) {
			first = t
		}
		if last.IsZero() || last.Before(t) {
			last = t
		}
	}
	return first, last
}

// EventSign gives the sign of what happened on the record axis.
func EventSign(kind core.EventKind) string { return eventSign(kind) }

// Refused tells apart what the ledger did not take, and why.
func (f Phrases) Refused(h player.Happening) (what, why string) {
	return audible(f.p.operation(h)), audible(f.p.words.Core.Refusal(h.Refusal))
}

// Foreign names the operations about something else than a plane; "" = there
// are none.
func (f Phrases) Foreign(events []core.Event, frame *player.Frame) string {
	if len(events) == 0 {
		return ""
	}
	return audible(i18n.Fill(f.p.say.Foreign, f.p.events(events, frame)))
}
