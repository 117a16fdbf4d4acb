package scenario

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"memtui/internal/core"
	"memtui/internal/source"
)

// report collects what is wrong with a file.
type report struct {
	problems         []source.Diagnostic
	errors, warnings int // how many of them are one or the other
}

func (r *report) add(d source.Diagnostic) {
	kind := &r.errors
	if d.Warning {
		kind = &r.warnings
	}
	if *kind++; *kind <= source.MaxKept {
		r.problems = append(r.problems, d)
	}
}

func (r *report) wrong(at source.Range, in source.Owner, code source.Code, args ...string) {
	r.add(source.Diagnostic{At: at, In: in, Code: code, Args: args})
}

func (r *report) sorted() []source.Diagnostic { return source.InOrder(r.problems) }

// keys refuses what is no map, and every key of it that is not in names. It
// reports whether there is a map to be read.
func (r *report) keys(n *source.Node, in source.Owner, names []string) bool {
	if n.Kind != source.Map {
		r.wrong(n.Range, in, source.CodeWantFields)
		return false
	}
	var unused []string
	for _, e := range n.Entries {
		if slices.Contains(names, e.Key.Text) {
			continue
		}
		if r.wideColon(e, names) {
			continue
		}
		if unused == nil {
			unused = without(names, n)
		}
		r.add(source.Diagnostic{
			At: e.Key.Range, In: in, Code: source.CodeUnknownField, Args: []string{e.Key.Text},
			Near: source.Nearest(e.Key.Text, unused), Expected: names,
		})
	}
	return true
}

// wideColon refuses a key that a full-width colon made one with its value.
func (r *report) wideColon(e source.Entry, names []string) bool {
	key, value, found := strings.Cut(e.Key.Text, "：")
	if !found || !slices.Contains(names, key) {
		return false
	}
	at := utf8.RuneCountInString(key)
	r.add(source.Diagnostic{
		At: e.Key.Span(at, at+1), Code: source.CodeWideColon, Args: []string{key}, Write: key + ": " + strings.TrimSpace(value),
	})
	return true
}

// without gives the names that a map does not have yet; only those are worth
// suggesting.
func without(names []string, n *source.Node) []string {
	unused := []string{}
	for _, name := range names {
		if _, used := n.Find(name); !used {
			unused = append(unused, name)
		}
	}
	return unused
}

// choice refuses a text that is not one of the legal values.
func (r *report) choice(n *source.Node, field string, in source.Owner, legal []string) (string, bool) {
	if n.Kind != source.Text {
		r.wrong(n.Range, in, source.CodeWantText, field)
		return "", false
	}
	if !slices.Contains(legal, n.Text) {
		r.add(source.Diagnostic{
			At: n.Range, In: in, Code: source.CodeBadValue, Args: []string{n.Text, field},
			Near: meant(n.Text, legal), Expected: legal,
		})
		return "", false
	}
	return n.Text, true
}

// onScreen are words of the screen that a file says otherwise: the nearest
// spelling would suggest the opposite.
var onScreen = map[string]string{"unverified": string(core.StatusCandidate)}

// meant gives the legal value that was probably meant.
func meant(typed string, legal []string) string {
	if word := onScreen[typed]; slices.Contains(legal, word) {
		return word
	}
	return source.Nearest(typed, legal)
}

// list refuses what is no list, and says how one text becomes one.
func (r *report) list(n *source.Node, field string, in source.Owner, code source.Code) bool {
	if n.Kind == source.List {
		return true
	}
	d := source.Diagnostic{At: n.Range, In: in, Code: code, Args: []string{field}}
	if n.Kind == source.Text && !strings.ContainsAny(n.Text, "\n,[]{}") {
		d.Write = "[" + n.Text + "]"
	}
	r.add(d)
	return false
}

func (r *report) time(n *source.Node, field string, in source.Owner) (core.Time, bool) {
	if n.Kind != source.Text {
		r.wrong(n.Range, in, source.CodeWantText, field)
		return core.Time{}, false
	}
	t, err := core.ParseTime(n.Text)
	if err != nil {
		faults, write := timeFaults(n.Text, err)
		r.add(source.Diagnostic{
			At: n.Range, In: in, Code: source.CodeBadTime, Args: append([]string{n.Text}, faults...), Write: write,
		})
		return core.Time{}, false
	}
	return t, true
}

func (r *report) identifier(n *source.Node, field string, in source.Owner) (string, bool) {
	if n.Kind != source.Text {
		r.wrong(n.Range, in, source.CodeWantText, field)
		return "", false
	}
	id, err := core.Identifier(n.Text)
	switch {
	case err == core.TextBlank:
		r.wrong(n.Range, in, source.CodeBlank, field)
	case err != nil:
		r.badText(n, err, func(c string) bool { _, err := core.Identifier("x" + c + "x"); return err == nil })
	}
	return id, err == nil
}

// badText refuses a text at the first character that it may not hold, or that
// it may not begin or end with.
func (r *report) badText(n *source.Node, err error, fine func(c string) bool) {
	d := source.Diagnostic{At: n.Range, Code: source.CodeBadText, Args: []string{n.Text, err.Error(), ""}}
	runes := []rune(n.Text)
	at := slices.IndexFunc(runes, func(c rune) bool { return !fine(string(c)) })
	if err == core.TextEdge {
		if at = 0; !unicode.Is(unicode.White_Space, runes[0]) {
			at = len(runes) - 1
		}
	}
	if at >= 0 {
		d.At, d.Args[2] = n.Span(at, at+1), source.Name(runes[at])
	}
	r.add(d)
}

// text reads a value or prose; a blank one is given as "".
func (r *report) text(n *source.Node, field string, in source.Owner) (string, bool) {
	if n.Kind != source.Text {
		r.wrong(n.Range, in, source.CodeWantText, field)
		return "", false
	}
	if core.Blank(n.Text) {
		return "", true
	}
	text, err := core.Text(n.Text)
	if err != nil {
		r.badText(n, err, func(c string) bool { _, err := core.Text(c); return err == nil })
	}
	return text, err == nil
}

func (r *report) missing(at source.Range, in source.Owner, names ...string) {
	r.wrong(at, in, source.CodeMissing, names...)
}

// given gives the value of a key unless it is left out.
func given(n *source.Node, key string) (source.Entry, bool) {
	e, ok := n.Find(key)
	return e, ok && e.Value.Kind != source.Null
}

// head is the place of a thing as a whole: its first key, or all of it.
func head(n *source.Node) source.Range {
	if len(n.Entries) > 0 {
		return n.Entries[0].Key.Range
	}
	return n.Range
}
