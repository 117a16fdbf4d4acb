package scenario

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"memtui/internal/core"
	"memtui/internal/source"
)

// Value gives what a field of an operation, question or request holds, as
// VALUE; "" where it is missing. Owner is a pointer, as core.Field.In takes
// it.
func Value(f core.Field, owner any) string {
	if f.Kind == core.KindGroup {
		return candidateValue(owner.(*core.Request))
	}
	switch slot := f.In(owner); {
	case slot.Text != nil:
		return *slot.Text
	case slot.Time != nil:
		return slot.Time.String()
	case slot.List != nil && *slot.List != nil:
		return ListValue(*slot.List)
	}
	return ""
}

// ListValue writes a list as VALUE: a YAML flow list.
func ListValue(list []string) string {
	out := make([]string, len(list))
	for i, text := range list {
		out[i] = flowText(text)
	}
	return quote(out)
}

// candidateValue writes a candidate as VALUE: a YAML flow map; "" where it is
// missing as a whole.
func candidateValue(r *core.Request) string {
	if r.Candidate == nil {
		return ""
	}
	var out []string
	for _, f := range requestTable.all {
		_, name, inside := strings.Cut(f.Name, ".")
		if text := f.In(r).Text; inside && *text != "" {
			out = append(out, name+": "+flowText(*text))
		}
	}
	return "{" + strings.Join(out, ", ") + "}"
}

// flowText writes a text as it may stand in a flow list: in quotes unless it
// is read as itself without them.
func flowText(s string) string {
	first, _ := utf8.DecodeRuneInString(s)
	inner := func(r rune) bool { return bare(r) || r == '.' || r == '/' || r == '+' }
	if unicode.IsLetter(first) || unicode.IsDigit(first) {
		if !strings.ContainsFunc(s, func(r rune) bool { return !inner(r) }) && !strings.EqualFold(s, "null") {
			return s
		}
	}
	return strconv.Quote(s)
}

// put writes VALUE into a field of an owner, by the one decoder of fields.
// The places of what is wrong count from column col.
func put(f core.Field, value string, owner any, p Path, col int) (problems []source.Diagnostic) {
	var r report
	w := written{at: stretch(value, col), in: p.owner(), fields: map[string]source.Range{}}
	node, problems := valueNode(f, value, col)
	switch {
	case problems != nil:
		return problems
	case node.Kind == source.Null: // a list of nothing, as `null` says it
		r.wrong(w.at, w.in, source.CodeWantTexts, f.Name)
	case f.Kind == core.KindGroup:
		key := &source.Node{Kind: source.Text, Text: f.Name, Range: w.at}
		r.group(source.Entry{Key: key, Value: node}, owner, requestTable, &w)
	default:
		r.field(f, node, owner, p.Kind.fieldsOf(), &w)
	}
	return r.sorted()
}

// valueNode gives a value as a decoder takes it: a list and a group are read
// as YAML, everything else is the characters typed.
func valueNode(f core.Field, value string, col int) (*source.Node, []source.Diagnostic) {
	at := stretch(value, col)
	if len(value) > source.MaxText {
		return nil, []source.Diagnostic{{At: at, Code: source.CodeTextSize, Args: []string{"64 KiB"}}}
	}
	if f.Kind != core.KindIdentifiers && f.Kind != core.KindGroup {
		return &source.Node{Kind: source.Text, Text: value, Range: at}, nil
	}
	node, problems := source.ParseYAML("", []byte(strings.Repeat(" ", col-1)+value))
	if source.Failed(problems) {
		return nil, problems
	}
	return node, nil
}

// stretch is the place of a text of one line that begins at a column.
func stretch(text string, col int) source.Range {
	return source.Range{
		Start: source.Pos{Line: 1, Col: col},
		End:   source.Pos{Line: 1, Col: col + utf8.RuneCountInString(text)},
	}
}

// owner names what a path leads into, for messages.
func (p Path) owner() source.Owner {
	if p.Kind.isOperation() {
		return source.Owner{Kind: string(p.Kind), Name: p.ID}
	}
	return source.Owner{Kind: string(p.Kind), Name: strconv.Itoa(p.N)}
}

// editable gives a pointer to a copy of an operation, as the field tables
// take it.
func editable(op core.Op) any {
	switch op := op.(type) {
	case core.Record:
		return &op
	case core.Verify:
		return &op
	case core.Retire:
		return &op
	case core.Revoke:
		return &op
	}
	return nil
}

// edited gives the operation back that editable made a pointer of.
func edited(owner any) core.Op {
	switch owner := owner.(type) {
	case *core.Record:
		return *owner
	case *core.Verify:
		return *owner
	case *core.Retire:
		return *owner
	case *core.Revoke:
		return *owner
	}
	return nil
}

// same reports whether a field says the same in two owners after reading:
// times as instants, lists as sets, a status left out as verified.
func same(f core.Field, a, b any) bool {
	if f.Kind == core.KindGroup {
		return sameCandidate(a.(*core.Request).Candidate, b.(*core.Request).Candidate)
	}
	x, y := f.In(a), f.In(b)
	switch {
	case x.Text != nil && y.Text != nil && f.Name == "status":
		return statusOf(*x.Text) == statusOf(*y.Text)
	case x.Text != nil && y.Text != nil:
		return *x.Text == *y.Text
	case x.Time != nil:
		return x.Time.Equal(*y.Time)
	case x.List != nil:
		return slices.Equal(sorted(*x.List), sorted(*y.List))
	}
	return x.Text == nil && y.Text == nil
}

func statusOf(s string) string {
	if s == "" {
		return string(core.StatusVerified)
	}
	return s
}

func sameCandidate(a, b *core.Candidate) bool {
	if a == nil || b == nil {
		return a == b
	}
	return *a == *b
}

func sorted(list []string) []string { return slices.Compact(slices.Sorted(slices.Values(list))) }
