package views

import (
	"slices"
	"strings"

	"memtui/internal/i18n"
)

// legendLines explain the picture that the help lies on: how it is read, and
// what its signs mean. They follow the filter of the help like the keys, by a
// sign or by a word in either language. The pages have no picture.
func (s Screen) legendLines(cells int) []inkLine {
	own := s.legend(s.Words)
	if own == nil {
		return nil
	}
	var all []*i18n.Legend
	for _, lang := range i18n.Langs() {
		all = append(all, s.legend(i18n.For(lang)))
	}
	kept := func(said func(*i18n.Legend) string) bool { return s.isWanted(all, said) }
	var out []inkLine
	for i, sentence := range own.Reading {
		if !kept(func(l *i18n.Legend) string { return l.Reading[i] }) {
			continue
		}
		for _, row := range Wrap(sentence, cells) {
			out = append(out, inkLine{{Ink{Role: Soft}, row}})
		}
	}
	var signs [][]inkLine
	for i, m := range own.Signs {
		if !kept(func(l *i18n.Legend) string { return l.Signs[i].Sign + " " + l.Signs[i].Means }) {
			continue
		}
		signs = append(signs, legendEntry(s.dotted(m.Sign), m.Means, cells))
	}
	out = append(out, twoAbreast(signs, cells)...)
	if len(out) == 0 {
		return nil
	}
	title := strings.ToUpper(s.Words.Ledger.Legend.Title)
	out = slices.Insert(out, 0, inkLine{{Ink{Role: Fg, Bold: true}, Cut(title, cells)}})
	return append(out, nil)
}

// legendEntry tells what a sign means, in as many rows as it takes.
func legendEntry(sign, means string, cells int) []inkLine {
	var out []inkLine
	for _, row := range Wrap(means, cells-3) {
		out = append(out, inkLine{{Ink{Role: Fg, Bold: true}, pad(sign, 2)}, {Ink{Role: Soft}, " " + row}})
		sign = ""
	}
	return out
}

// twoAbreast sets an entry and the next one side by side where both are short.
func twoAbreast(entries [][]inkLine, cells int) []inkLine {
	half := cells / 2
	short := func(i int) bool {
		return i < len(entries) && len(entries[i]) == 1 && entries[i][0].width() < half
	}
	var out []inkLine
	for i := 0; i < len(entries); i++ {
		if !short(i) || !short(i+1) {
			out = append(out, entries[i]...)
			continue
		}
		first := entries[i][0]
		line := append(first[:len(first):len(first)], span{Ink{}, blank(half - first.width())})
		out = append(out, append(line, entries[i+1][0]...))
		i++
	}
	return out
}

// legend gives the legend of the picture below the help; nil on a page.
func (s Screen) legend(words *i18n.Words) *i18n.Legend {
	switch {
	case s.frame() == nil:
		return nil
	case s.State.IsDecision():
		return &words.Ledger.Legend.Decision
	}
	return &words.Ledger.Legend.Ledger
}

// isWanted reports whether a line of the legend has what is typed into the
// help, in either language.
func (s Screen) isWanted(all []*i18n.Legend, said func(*i18n.Legend) string) bool {
	if s.State.Layer.Filter == "" {
		return true
	}
	filter := strings.ToLower(s.State.Layer.Filter)
	return slices.ContainsFunc(all, func(l *i18n.Legend) bool { return strings.Contains(strings.ToLower(said(l)), filter) })
}
