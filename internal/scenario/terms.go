package scenario

import (
	"unicode/utf8"

	"memtui/internal/i18n"
	"memtui/internal/source"
)

// explained warns of built-in terms that a say uses and that no term of the
// lesson explains, where the first of them comes first.
func (l *loader) explained(n *source.Node, in source.Owner) {
	e, there := given(n, "say")
	if !there {
		return
	}
	d := source.Diagnostic{At: e.Key.Range, In: in, Code: source.CodeTerm, Warning: true}
	for _, lang := range i18n.Langs() {
		text := inLanguage(e.Value, lang)
		if text == nil {
			continue
		}
		glossary := i18n.For(lang).Glossary
		for _, id := range glossary.Said(text.Text) {
			if !l.said[id] {
				l.said[id] = true
				d.Args = append(d.Args, id)
			}
		}
	}
	if d.Args == nil {
		return
	}
	if len(d.Args) > 1 {
		d.Code = source.CodeTerms
	}
	if at, found := firstSaid(e.Value, d.Args); found {
		d.At = at
	}
	l.add(d)
}

// inLanguage gives the text of a prose in one language; nil where it has none.
func inLanguage(n *source.Node, lang i18n.Lang) *source.Node {
	if n.Kind == source.Text {
		return n
	}
	if e, there := given(n, string(lang)); there && e.Value.Kind == source.Text {
		return e.Value
	}
	return nil
}

// firstSaid gives the first place in the file at which a prose uses one of
// some terms.
func firstSaid(n *source.Node, ids []string) (at source.Range, found bool) {
	for _, lang := range i18n.Langs() {
		text := inLanguage(n, lang)
		if text == nil {
			continue
		}
		for _, id := range ids {
			start, end, said := i18n.For(lang).Glossary.Place(id, text.Text)
			if !said {
				continue
			}
			from := utf8.RuneCountInString(text.Text[:start])
			one := text.Span(from, from+utf8.RuneCountInString(text.Text[start:end]))
			if !found || one.Start.Before(at.Start) {
				at, found = one, true
			}
		}
	}
	return at, found
}
