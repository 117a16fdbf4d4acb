package scenario

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"go.yaml.in/yaml/v4"
)

func sequence(items ...*yaml.Node) *yaml.Node {
	return &yaml.Node{Kind: yaml.SequenceNode, Content: items}
}

func mapping(key string, value *yaml.Node) *yaml.Node {
	n := &yaml.Node{Kind: yaml.MappingNode}
	putNode(n, key, value)
	return n
}

// flow writes a map or list on one line.
func flow(n *yaml.Node) *yaml.Node {
	n.Style = yaml.FlowStyle
	return n
}

// flowIfEmpty writes {} for a map with nothing in it.
func flowIfEmpty(n *yaml.Node) *yaml.Node {
	if len(n.Content) == 0 {
		return flow(n)
	}
	return n
}

func putNode(n *yaml.Node, key string, value *yaml.Node) {
	n.Content = append(n.Content, text(key), value)
}

// putAll writes a list or map unless it is empty.
func putAll(n *yaml.Node, key string, value *yaml.Node) {
	if len(value.Content) > 0 {
		putNode(n, key, value)
	}
}

func putText(n *yaml.Node, key, value string) {
	if value != "" {
		putNode(n, key, text(value))
	}
}

// list writes texts on one line.
func list(texts []string) *yaml.Node {
	n := flow(sequence())
	for _, one := range texts {
		n.Content = append(n.Content, text(one))
	}
	return n
}

// text writes a text as a reader of this package takes it: without quotes it
// is read as it stands, unless it means nothing at all.
func text(s string) *yaml.Node {
	n := &yaml.Node{Kind: yaml.ScalarNode, Value: s}
	switch {
	case strings.EqualFold(s, "null"), s == "~", s == "", s == "<<", s == "=", strings.ContainsAny(s, "\n\t\\"), !isPlain(s):
		n.Style, n.Tag = yaml.DoubleQuotedStyle, "!!str"
	}
	return n
}

// isPlain reports whether a text holds nothing but letters of which no writer
// or reader of YAML thinks anything.
func isPlain(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool { return !strconv.IsPrint(r) || r > 0xFFFF })
}

// putProse writes a text for people, on one line where it is short.
func putProse(n *yaml.Node, key string, p Prose) {
	switch {
	case p.IsZero():
		return
	case p.Any != "":
		putNode(n, key, prose(p.Any))
		return
	}
	in := &yaml.Node{Kind: yaml.MappingNode}
	short := text
	if utf8.RuneCountInString(p.En)+2*utf8.RuneCountInString(p.Zh) < width-40 {
		flow(in)
	} else {
		short = prose
	}
	for _, one := range []struct{ lang, text string }{{"en", p.En}, {"zh", p.Zh}} {
		if one.text != "" {
			putNode(in, one.lang, short(one.text))
		}
	}
	putNode(n, key, in)
}

// prose writes a text over several lines, where that changes nothing: one that
// has lines as it stands, a long one folded between its words.
func prose(s string) *yaml.Node {
	n := text(s)
	switch {
	case hasLines(s):
		n.Style = yaml.LiteralStyle
	case n.Style == 0 && utf8.RuneCountInString(s) > width-30 && strings.Contains(s, " ") && s == strings.Join(strings.Fields(s), " "):
		n.Style = yaml.FoldedStyle
	}
	return n
}

// hasLines reports whether a text has lines that can stand as they are.
func hasLines(s string) bool {
	lines := strings.Split(s, "\n")
	first, last := lines[0], lines[len(lines)-1]
	odd := func(line string) bool { return !isPlain(line) || strings.HasSuffix(line, " ") }
	return len(lines) > 1 && first != "" && first[0] != ' ' && last != "" && !slices.ContainsFunc(lines, odd)
}

// putExpect writes what is expected, on one line.
func putExpect(n *yaml.Node, key string, x *Expect) {
	if x != nil {
		putNode(n, key, expectNode(*x))
	}
}

func expectNode(x Expect) *yaml.Node {
	n := flow(&yaml.Node{Kind: yaml.MappingNode})
	putEnum(n, "status", x.Status)
	switch {
	case x.NoValue:
		putNode(n, "value", &yaml.Node{Kind: yaml.ScalarNode, Value: "null"})
	case x.Value != nil:
		putNode(n, "value", text(*x.Value))
	}
	putList(n, "evidence", x.Evidence)
	putList(n, "candidates", x.Candidates)
	if x.Left != nil {
		left := flow(&yaml.Node{Kind: yaml.MappingNode})
		for _, id := range slices.Sorted(maps.Keys(x.Left)) {
			putNode(left, id, text(string(x.Left[id])))
		}
		putNode(n, "left", left)
	}
	putEnum(n, "state", x.State)
	putEnum(n, "phase", x.Phase)
	putList(n, "unknowns", x.Unknowns)
	putEnum(n, "nextAction", x.NextAction)
	return n
}

func putEnum[T ~string](n *yaml.Node, key string, value *T) {
	if value != nil {
		putNode(n, key, text(string(*value)))
	}
}

func putList(n *yaml.Node, key string, texts []string) {
	if texts != nil {
		putNode(n, key, list(texts))
	}
}

func goalNode(s *Step) *yaml.Node {
	n := &yaml.Node{Kind: yaml.MappingNode}
	putProse(n, "say", s.Goal.Say)
	if len(s.Ask)+len(s.Decide) > 1 {
		putText(n, "of", s.Goal.Of)
	}
	putNode(n, "reach", expectNode(s.Goal.Reach))
	if s.Goal.Changes != AnyChanges {
		putText(n, "changes", strconv.Itoa(s.Goal.Changes))
	}
	return n
}
