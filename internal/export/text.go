package export

import (
	"strings"

	"memtui/internal/i18n"
	"memtui/internal/views"
)

// Text is the lesson as the plain text, in one language after the other. A
// range of steps is their part of it, under the same headings. The plain text
// has no place for a key: whether answers are shown is not asked here.
func Text(src Source, langs []i18n.Lang, o Options) []byte {
	var parts []string
	for _, lang := range langs {
		words := i18n.For(lang)
		if o.Steps.IsAll() {
			parts = append(parts, views.PlainOf(src.state(), words))
		} else {
			parts = append(parts, views.PlainSteps(src.Lesson, words, o.Steps.First, o.Steps.Last))
		}
	}
	return []byte(strings.Join(parts, "\n"))
}
