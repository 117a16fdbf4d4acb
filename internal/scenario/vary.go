package scenario

import (
	"strconv"
	"strings"

	"memtui/internal/i18n"
	"memtui/internal/source"
)

// vary reads the inputs that the class is invited to toggle.
func (l *loader) vary(n *source.Node, s *Step, number int, in source.Owner) {
	for _, one := range l.items(n, "vary", in) {
		if one.Kind != source.Text {
			l.wrong(one.Range, in, source.CodeWantText, "vary")
			continue
		}
		path, ok := ParsePath(one.Text)
		if !ok || path.Field == "" {
			l.badPath(one, path)
			continue
		}
		if l.reaches(path, one, s, number) {
			s.Vary = append(s.Vary, one.Text)
		}
	}
}

// badPath says what is wrong with the form of a path: its field, where the
// rest of it could be read.
func (l *loader) badPath(n *source.Node, p Path) {
	d := source.Diagnostic{At: n.Range, Code: source.CodePathForm, Args: []string{n.Text}}
	if t := p.Kind.fieldsOf(); t != nil && p.Field != "" {
		names := make([]string, 0, len(t.all))
		for _, f := range t.all {
			names = append(names, f.Name)
		}
		owner := string(p.Kind)
		if p.ID != "" {
			owner = QuoteID(p.ID)
		}
		d.Code, d.Args = source.CodePathField, []string{p.Field, owner}
		d.Near, d.Expected = source.Nearest(p.Field, names), names
	}
	l.add(d)
}

// reaches reports whether a path leads to something that is there by the end
// of its step: a question of that very step, or an operation up to it.
func (l *loader) reaches(p Path, at *source.Node, s *Step, number int) bool {
	step := s
	if p.Step > number {
		l.wrong(at.Range, source.Owner{}, source.CodePathStep, strconv.Itoa(p.Step))
		return false
	}
	if p.Step > 0 && p.Step < number {
		if p.Step > len(l.sc.Steps) {
			return false
		}
		step, number = &l.sc.Steps[p.Step-1], p.Step
	}
	switch p.Kind {
	case PathAsk:
		if p.N <= len(step.Ask) {
			return true
		}
	case PathDecide:
		if p.N <= len(step.Decide) {
			return true
		}
	case PathRecord, PathVerify, PathRetire, PathRevoke:
		if first, there := l.targets[string(p.Kind)+" "+p.ID]; there && first <= number {
			return true
		}
	}
	d := source.Diagnostic{At: at.Range, Code: source.CodePathTarget, Args: []string{p.target()}}
	if p.Kind == PathRecord {
		d.Near, d.NearID = l.nearestID(p.ID), true
	}
	l.add(d)
	return false
}

func (p Path) target() string {
	switch p.Kind {
	case PathAsk, PathDecide:
		return string(p.Kind) + " " + strconv.Itoa(p.N)
	case PathRecord:
		return p.ID
	case PathVerify, PathRetire, PathRevoke:
	}
	return string(p.Kind) + " " + p.ID
}

// explained warns of built-in terms that a say uses and that no term of the
// lesson explains, each where it comes first.
func (l *loader) explained(n *source.Node, s Step, in source.Owner) {
	e, there := given(n, "say")
	if !there {
		return
	}
	var words []string
	for _, lang := range i18n.Langs() {
		text, from := s.Say.In(lang)
		if from != "" {
			continue
		}
		glossary := i18n.For(lang).Glossary
		for _, id := range glossary.Said(text) {
			if !l.said[id] {
				l.said[id] = true
				word, _, _ := glossary.Term(id)
				words = append(words, word)
			}
		}
	}
	if words != nil {
		l.add(source.Diagnostic{
			At: e.Key.Range, In: in, Code: source.CodeTerm, Args: []string{strings.Join(words, ", ")}, Warning: true,
		})
	}
}
