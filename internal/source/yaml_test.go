package source

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memtui/internal/core"
)

// plainly gives a node without places: texts, nil, lists, and maps as lists
// of pairs.
func plainly(n *Node) any {
	switch n.Kind {
	case Null:
		return nil
	case Text:
		return n.Text
	case List:
		out := []any{}
		for _, item := range n.Items {
			out = append(out, plainly(item))
		}
		return out
	case Map:
		out := [][2]any{}
		for _, e := range n.Entries {
			out = append(out, [2]any{e.Key.Text, plainly(e.Value)})
		}
		return out
	}
	return n.Kind
}

type pairs = [][2]any
type list = []any

func TestYAMLIsReadAsTyped(t *testing.T) {
	for text, want := range map[string]any{
		"":                            nil,
		"# only a comment\n":          nil,
		"a":                           "a",
		"a: 010\nb: 0x1F\nc: 1_000\n": pairs{{"a", "010"}, {"b", "0x1F"}, {"c", "1_000"}},
		"a: true\nb: yes\nc: .inf\nd: 2026-01-01\ne: 30.0\n":   pairs{{"a", "true"}, {"b", "yes"}, {"c", ".inf"}, {"d", "2026-01-01"}, {"e", "30.0"}},
		"a: null\nb: ~\nc:\nd: Null\ne: \"null\"\nf: ''\n":     pairs{{"a", nil}, {"b", nil}, {"c", nil}, {"d", nil}, {"e", "null"}, {"f", ""}},
		"1: a\ntrue: b\n2026-01-01: c\n":                       pairs{{"1", "a"}, {"true", "b"}, {"2026-01-01", "c"}},
		"a:\n- b\n- c\nd:\n  - e\n":                            pairs{{"a", list{"b", "c"}}, {"d", list{"e"}}},
		"- - a\n  - b\n- c:\n  - d\n  e: f\n-\n- g":            list{list{"a", "b"}, pairs{{"c", list{"d"}}, {"e", "f"}}, nil, "g"},
		"{a: [b, c: d, {e}], f: {}, g: [],}":                   pairs{{"a", list{"b", pairs{{"c", "d"}}, pairs{{"e", nil}}}}, {"f", pairs{}}, {"g", list{}}},
		"{a: [doc:1, 超时:2], u: http://x:80/y, t: 10:30}":       pairs{{"a", list{"doc:1", "超时:2"}}, {"u", "http://x:80/y"}, {"t", "10:30"}},
		"[2026-01-01T10:00:00Z, 'a: b', \"c, d\"]":             list{"2026-01-01T10:00:00Z", "a: b", "c, d"},
		"a: [b,\n  c]\nd: {e:\n    f}\n":                       pairs{{"a", list{"b", "c"}}, {"d", pairs{{"e", "f"}}}},
		"a: |\n  x\n   y\n\n  # z\n\nb: >-\n  p\n  q\n\n  r\n": pairs{{"a", "x\n y\n\n# z\n"}, {"b", "p q\nr"}},
		"a: |+\n  x\n\nb: |-\n  y\n\n\nc: |2\n   z\n":          pairs{{"a", "x\n\n"}, {"b", "y"}, {"c", " z\n"}},
		"a: |\nb: >\nc: |":                                     pairs{{"a", ""}, {"b", ""}, {"c", ""}},
		"a: |\n  no end":                                       pairs{{"a", "no end"}},
		"a: one\n  two\n\n  three\nb: 'x\n  y'\n":              pairs{{"a", "one two\nthree"}, {"b", "x y"}},
		"\"ab\": \"x \\u4e2d\\x41\\U0001F600\\t \n\n  y\"":     pairs{{"ab", "x 中A😀\t\ny"}},
		"'it''s': \"\\\"q\\\"\"":                               pairs{{"it's", `"q"`}},
		"on: yes\ny: .5\nnull: =\n~: a\n":                      pairs{{"on", "yes"}, {"y", ".5"}, {"null", "="}, {"~", "a"}},
		"- <<\n- '<<'\n- 1_0:2\n- 0o7\n-\n":                    list{"<<", "<<", "1_0:2", "0o7", nil},
		"{\"a\":1,b: ,\"c\"\n :'d', e : f}":                    pairs{{"a", "1"}, {"b", nil}, {"c", "d"}, {"e", "f"}},
		"a: b#c # d\ne: 'f' # g\n":                             pairs{{"a", "b#c"}, {"e", "f"}},
		"a: &x {k: 1}\nb: {<<: *x, k: 2, z: *x}\n":             pairs{{"a", pairs{{"k", "1"}}}, {"b", pairs{{"k", "2"}, {"z", pairs{{"k", "1"}}}}}},
		"a: &x {k: 1, l: 1}\nb: &y {k: 2, m: 2}\nc:\n  <<: [*x, *y]\n  n: 3\n": pairs{
			{"a", pairs{{"k", "1"}, {"l", "1"}}}, {"b", pairs{{"k", "2"}, {"m", "2"}}}, {"c", pairs{{"n", "3"}, {"k", "1"}, {"l", "1"}, {"m", "2"}}}},
		"&a k: &b v\nl: *a\nm: *b\nn: &c\n  - 1\no: *c\n": pairs{{"k", "v"}, {"l", "k"}, {"m", "v"}, {"n", list{"1"}}, {"o", list{"1"}}},
		"a: &x\nb: *x\n":                             pairs{{"a", nil}, {"b", nil}},
		"a: &x 1\nb: &x 2\nc: *x\n":                  pairs{{"a", "1"}, {"b", "2"}, {"c", "2"}},
		"\"<<\": a\n":                                pairs{{"<<", "a"}},
		"%YAML 1.1\n---\na: 1\n...\n":                pairs{{"a", "1"}},
		"--- \na: 1\n":                               pairs{{"a", "1"}},
		"\ufeffa: 1\r\nb: |\r\n  x\r\n  y\r\nc: d\r": pairs{{"a", "1"}, {"b", "x\ny\n"}, {"c", "d"}},
		"a: 1\rb: 2\r":                               pairs{{"a", "1"}, {"b", "2"}},
		"a:\tb\n":                                    pairs{{"a", "b"}},
	} {
		node, problems := ParseYAML("f.yaml", []byte(text))
		if len(problems) > 0 {
			t.Errorf("%q: %s at %v", text, problems[0].Code, problems[0].At.Start)
			continue
		}
		if diff := cmp.Diff(want, plainly(node)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", text, diff)
		}
	}
}

func TestWhatIsNoYAMLIsRefusedAtItsPlace(t *testing.T) {
	for _, c := range []struct {
		text string
		code Code
		at   Pos
	}{
		{"a: 1\nb: 2\na: 3\n", CodeDoubleKey, Pos{3, 1}},
		{"a: {x: 1, 中: 2, x: 3}", CodeDoubleKey, Pos{1, 17}},
		{"a: 1\n\"a\": 2\n", CodeDoubleKey, Pos{2, 1}},
		{"<<: {a: 1}\n<<: {b: 1}\n", CodeDoubleKey, Pos{2, 1}},
		{"中文: \"\\q\"", CodeEscape, Pos{1, 6}},
		{"a: \"\\xZZ\"", CodeEscape, Pos{1, 5}},
		{"a: \"\\ud800\"", CodeSurrogate, Pos{1, 5}},
		{"a: \"\\udc00\\ud800\"", CodeSurrogate, Pos{1, 5}},
		{"a: \"\\U00110000\"", CodeEscape, Pos{1, 5}},
		{"x: 'abc\ny: 2", CodeQuote, Pos{1, 4}},
		{"x: \"abc\n---\ny: 2", CodeQuote, Pos{1, 4}},
		{"a: \"abc\nb: \"def\"", CodeUnexpected, Pos{2, 5}},
		{"a: 'it's'", CodeUnexpected, Pos{1, 8}},
		{"a: \"\\ud83d\\ude00\"", CodeSurrogate, Pos{1, 5}},
		{"a: \"b\\u12\"", CodeEscape, Pos{1, 6}},
		{"a: *b", CodeAliasUnknown, Pos{1, 4}},
		{"a: &b [*b]", CodeAliasUnknown, Pos{1, 8}},
		{"a: &b x\nc: {<<: *b}", CodeMergeValue, Pos{2, 9}},
		{"a:\n\tb: c", CodeTab, Pos{2, 1}},
		{"a:\n \tb: c", CodeTab, Pos{2, 2}},
		{"- a\n\t- b", CodeTab, Pos{2, 1}},
		{"a: |\n\tb", CodeTab, Pos{2, 1}},
		{"a: b: c", CodeColon, Pos{1, 5}},
		{"- 值: b: c", CodeColon, Pos{1, 7}},
		{"say: it says\n  one thing: no\n", CodeColon, Pos{2, 12}},
		{"title foo\nquestion: bar\n", CodeComplexKey, Pos{1, 1}},
		{"a: 1\ntitle foo\nquestion: bar\n", CodeComplexKey, Pos{2, 1}},
		{"steps\n  - title: foo\n", CodeComplexKey, Pos{1, 1}},
		{"a: 1\n  b: 2\n", CodeIndent, Pos{2, 3}},
		{"a:\n    b: 1\n  c: 2\n", CodeIndent, Pos{3, 3}},
		{"a:\n  - b\n c: d\n", CodeIndent, Pos{3, 2}},
		{"- a\nb: c", CodeIndent, Pos{2, 1}},
		{"[a] b", CodeUnexpected, Pos{1, 5}},
		{"a: !!str 1", CodeTag, Pos{1, 4}},
		{"a: &x !b!c 1", CodeTag, Pos{1, 7}},
		{"a: &x ! 1", CodeTag, Pos{1, 7}},
		{"a: !<b", CodeTag, Pos{1, 4}},
		{"a: &锚 1", CodeAnchor, Pos{1, 4}},
		{"a: *", CodeAnchor, Pos{1, 4}},
		{"%YAML 1.2\n---\na: 1\n", CodeDirective, Pos{1, 1}},
		{"? a\n: b", CodeComplexKey, Pos{1, 1}},
		{"?\n  a\n: b", CodeComplexKey, Pos{2, 3}},
		{"- ? a : b", CodeComplexKey, Pos{1, 3}},
		{"{: b}", CodeComplexKey, Pos{1, 2}},
		{"? |\n  a\n: b", CodeComplexKey, Pos{1, 1}},
		{"a: &x [b]\n*x : c", CodeComplexKey, Pos{2, 1}},
		{"{[a]: b}", CodeComplexKey, Pos{1, 2}},
		{"[a]: b", CodeComplexKey, Pos{1, 1}},
		{"a: x\n---\nb: y", CodeTwoDocuments, Pos{2, 1}},
		{"a: x\n...\nb: y", CodeTwoDocuments, Pos{3, 1}},
		{"a: [1, 2}\n", CodeFlow, Pos{1, 4}},
		{"a: [1, 2\n", CodeFlow, Pos{1, 4}},
		{"a: [1, 2\nb: 3\n", CodeUnexpected, Pos{2, 1}},
		{"a: [1, {b: 2\n", CodeFlow, Pos{1, 8}},
		{"a: [1,\n", CodeFlow, Pos{1, 4}},
		{"a: {b: 1\n c: 2}\n", CodeUnexpected, Pos{2, 2}},
		{"a: 'x'# y", CodeUnexpected, Pos{1, 7}},
		{"a: - b", CodeUnexpected, Pos{1, 4}},
		{"%YAML 1.1\n", CodeJSONEnd, Pos{2, 1}},
		{"a: [x,,y]", CodeUnexpected, Pos{1, 7}},
		{"a: 'x'y", CodeUnexpected, Pos{1, 7}},
		{"a: @x", CodeReserved, Pos{1, 4}},
		{"a: |x\n y", CodeBlock, Pos{1, 4}},
		{"a: \xff", CodeUTF8, Pos{1, 4}},
		{"\ufeff中:\r\n  \xff", CodeUTF8, Pos{2, 3}},
		{"a: " + strings.Repeat("x", MaxText+1), CodeTextSize, Pos{1, 4}},
		{strings.Repeat("x", MaxFile+1), CodeFileSize, Pos{1, 1}},
		{strings.Repeat("[", 70) + strings.Repeat("]", 70), CodeNesting, Pos{1, 65}},
		{strings.Repeat("- ", 70) + "a", CodeNesting, Pos{1, 129}},
	} {
		_, problems := ParseYAML("f.yaml", []byte(c.text))
		if len(problems) == 0 {
			t.Errorf("%.60q: accepted, want %s", c.text, c.code)
			continue
		}
		if p := problems[0]; p.Code != c.code || p.At.Start != c.at {
			t.Errorf("%.60q: got %s at %v, want %s at %v", c.text, p.Code, p.At.Start, c.code, c.at)
		}
	}
}

func TestAnchorsAreCountedWithTheAnchorsInside(t *testing.T) {
	bomb := "a0: &a0 x\n"
	for _, pair := range []string{"10", "21", "32", "43"} {
		n, of := pair[:1], pair[1:]
		bomb += "a" + n + ": &a" + n + " [" + strings.Repeat("*a"+of+", ", 8) + "]\n"
	}
	_, problems := ParseYAML("f.yaml", []byte(bomb))
	if len(problems) != 1 || problems[0].Code != CodeAliasLimit || problems[0].At.Start.Line != 4 {
		t.Errorf("got %+v, want the limit in the line whose aliases stand for more than %d", problems, MaxAliases)
	}
	many := "a: &x 1\nb: [" + strings.Repeat("*x, ", MaxAliases)
	if _, problems := ParseYAML("f.yaml", []byte(many+"]")); len(problems) != 0 {
		t.Errorf("%d aliases: %+v", MaxAliases, problems)
	}
	if _, problems := ParseYAML("f.yaml", []byte(many+"*x]")); len(problems) == 0 {
		t.Errorf("%d aliases were accepted", MaxAliases+1)
	}
	deep := "a: &x " + strings.Repeat("[", 40) + strings.Repeat("]", 40) + "\nb: " + strings.Repeat("[", 40) + "*x" + strings.Repeat("]", 40)
	if _, problems := ParseYAML("f.yaml", []byte(deep)); len(problems) != 1 || problems[0].Code != CodeNesting {
		t.Errorf("got %+v, want the nesting counted through the alias", problems)
	}
}

func TestPlacesCountCharacters(t *testing.T) {
	node, problems := ParseYAML("f.yaml", []byte("\ufeff标题: {值: \"é𝄞\", k: [中, e\u0301]} # x\r\n键:\tv\r\n"))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	first, second := node.Entries[0].Value, node.Entries[1]
	got := []Range{first.Range, first.Entries[0].Value.Range, first.Entries[1].Value.Items[1].Range, second.Key.Range, second.Value.Range}
	want := []Range{
		{Pos{1, 5}, Pos{1, 26}}, {Pos{1, 9}, Pos{1, 13}}, {Pos{1, 22}, Pos{1, 24}},
		{Pos{2, 1}, Pos{2, 2}}, {Pos{2, 4}, Pos{2, 5}},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestValuesBeginBehindTheirAnchors(t *testing.T) {
	node, problems := ParseYAML("f.yaml", []byte("k: &y 1\na: &x # c\n  k: *y\nb: &z\n- &w\nc: { d , e: }\n"))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	at := func(i int) *Node { return node.Entries[i].Value }
	got := []Range{at(0).Range, at(1).Range, at(1).Entries[0].Value.Range, at(2).Range, at(2).Items[0].Range, at(3).Entries[0].Value.Range, at(3).Entries[1].Value.Range}
	want := []Range{
		{Pos{1, 7}, Pos{1, 8}}, {Pos{3, 3}, Pos{3, 8}}, {Pos{3, 6}, Pos{3, 8}}, {Pos{5, 1}, Pos{5, 5}},
		{Pos{5, 5}, Pos{5, 5}}, {Pos{6, 7}, Pos{6, 7}}, {Pos{6, 12}, Pos{6, 12}},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestAForgottenEndIsShownWhereItWasOpened(t *testing.T) {
	for text, want := range map[string]Pos{
		"a: [1, 2\nb: 3\n":       {1, 4},
		"中: {b: 1\n c: 2}\n":     {1, 4},
		"a: \"abc\nb: \"def\"\n": {1, 4},
	} {
		_, problems := ParseYAML("f.yaml", []byte(text))
		if len(problems) != 1 || len(problems[0].Also) != 1 || problems[0].Also[0].At.Start != want {
			t.Errorf("%q: got %+v, want one problem with a note at %v", text, problems, want)
		}
	}
}

func TestCharactersThatTheLibraryRefusesAreLeftToTheTexts(t *testing.T) {
	node, problems := ParseYAML("f.yaml", []byte("# \x01\u2028\na: \"x\u0085\x00\u2029y\ufeff\ufffe\"\nb: c\n"))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	if got := len([]rune(node.Entries[0].Value.Text)); got != 7 {
		t.Errorf("%q: got %d characters, want 7", node.Entries[0].Value.Text, got)
	}
	if _, err := core.Text(node.Entries[0].Value.Text); err == nil {
		t.Errorf("%q became a text that may be shown", node.Entries[0].Value.Text)
	}
	if at := node.Entries[1].Key.Range.Start; at != (Pos{3, 1}) {
		t.Errorf("got %v, want lines counted as editors count them", at)
	}
}
