package views

import (
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// PlainSteps is the part of Plain that tells the steps from one to another,
// counted from 1, both included: under the same headings, without the opening
// and the closing page.
func PlainSteps(l *player.Lesson, w *i18n.Words, first, last int) string {
	p := &plain{words: w, say: w.Plain}
	for i := max(first-1, 0); i < min(last, len(l.Frames)); i++ {
		p.step(&l.Frames[i])
	}
	return p.text.String()
}
