package scenario

import (
	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/source"
)

var languages = []string{string(i18n.English), string(i18n.Chinese)}

// prose reads a text for people from a key of a map. A text in one language
// alone is warned of.
func (r *report) prose(of *source.Node, field string, in source.Owner) Prose {
	e, there := given(of, field)
	if !there {
		return Prose{}
	}
	switch n := e.Value; n.Kind {
	case source.Text:
		text, ok := r.text(n, field, in)
		if ok && text == "" {
			r.wrong(n.Range, in, source.CodeBlank, field)
		}
		return Prose{Any: text}
	case source.Map:
		return r.languages(n, e.Key.Range, field, in)
	case source.List, source.Null:
	}
	r.wrong(e.Value.Range, in, source.CodeWantProse, field)
	return Prose{}
}

func (r *report) languages(n *source.Node, at source.Range, field string, in source.Owner) Prose {
	r.keys(n, source.Owner{Kind: "prose", Name: field}, languages)
	var p Prose
	written, failed := 0, false
	for _, e := range n.Entries {
		var text *string
		switch i18n.Lang(e.Key.Text) {
		case i18n.English:
			text = &p.En
		case i18n.Chinese:
			text = &p.Zh
		}
		if text == nil || e.Value.Kind == source.Null {
			continue
		}
		var ok bool
		*text, ok = r.text(e.Value, field, in)
		failed = failed || !ok
		if *text != "" {
			written++
		}
	}
	switch {
	case failed:
	case written == 0:
		r.wrong(n.Range, in, source.CodeBlank, field)
	case written == 1:
		only := i18n.English
		if p.En == "" {
			only = i18n.Chinese
		}
		r.add(source.Diagnostic{At: at, In: in, Code: source.CodeOneLanguage, Args: []string{field, string(only)}, Warning: true})
	}
	return p
}

// requiredProse reads a text that must be there.
func (r *report) requiredProse(of *source.Node, field string, in source.Owner) Prose {
	p := r.prose(of, field, in)
	if _, there := given(of, field); !there {
		r.missing(head(of), in, field)
	}
	return p
}

// timeOf reads a time that may be left out.
func (r *report) timeOf(of *source.Node, field string, in source.Owner) (core.Time, source.Range) {
	e, there := given(of, field)
	if !there {
		return core.Time{}, head(of)
	}
	t, _ := r.time(e.Value, field, in)
	return t, e.Value.Range
}
