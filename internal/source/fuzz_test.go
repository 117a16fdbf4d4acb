package source

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"memtui/internal/i18n"
)

func FuzzYAML(f *testing.F) {
	lessons, err := filepath.Glob("../../scenarios/*.yaml")
	if err != nil || len(lessons) == 0 {
		f.Fatal("no lessons to begin with", err)
	}
	for _, name := range lessons {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	for _, text := range []string{
		"a: &x [1, *x]\nb: {<<: *x, \"c\\x41\": |-\n", "? a\n: - b\n  - c: [d, {e: f}, g: h]\n", "--- >2\n   x\n\n  y\n...\n%YAML 1.2\n---\n",
		"a: 'b''\r\n  c'\r\td: \"\\ud83d\\ude00\\\n e\"", "\ufeff- !!str &a *b : # c\n- |+\n\n", "{a: [doc:1, b:2], 'c':3, d, : e}",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		node, problems := ParseYAML("f.yaml", data)
		check(t, data, 1, node, problems)
	})
}

func FuzzJSON(f *testing.F) {
	for _, text := range []string{
		`{"a":1,"a":[true,null,-1.5e3,"\ud83d\ude00\u0000\\"]}`, "\ufeff[1,\r\n2]x", `{"a":"\ud800\u0041"`, "[\"\xff\"]", `[[[]]]`, `{"a" 1}`, `[1}`, ``,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		node, problems := ParseJSON(data)
		check(t, data, 1, node, problems)
		if line, _, ended := bytes.Cut(data, []byte("\n")); !ended {
			node, problems = ParseLine(line, 3)
			check(t, line, 3, node, problems)
		}
	})
}

// FuzzJSONAsYAML asks that a text of JSON is the same nodes at the same
// places, whichever reader reads it.
func FuzzJSONAsYAML(f *testing.F) {
	for _, text := range []string{
		`{"a":1.50e3,"<<":true,"null":null,"":[],"d":{"e":"010"}}`, `["\u4e2d\/",-1,{},[[]],"a: b # c","\n\t"]`, `"中 \" \\"`, `{"a":[{"b":"''"}],"x":"~"}`,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var compact bytes.Buffer // line breaks inside a key and its colon are JSON alone
		if json.Compact(&compact, data) != nil || strings.Contains(strings.ToLower(compact.String()), `\ud`) {
			t.Skip()
		}
		if strings.ContainsFunc(compact.String(), func(r rune) bool { return r >= 0x7f && unicode.IsControl(r) || !shown(r) }) {
			t.Skip() // see text.replace
		}
		want, problems := ParseJSON(compact.Bytes())
		got, other := ParseYAML("f.yaml", compact.Bytes())
		if diff := cmp.Diff(want, got, cmpopts.IgnoreUnexported(Node{})); diff != "" && len(problems)+len(other) == 0 {
			t.Errorf("%s (-JSON +YAML):\n%s", compact.Bytes(), diff)
		}
		if diff := cmp.Diff(problems, other); diff != "" {
			t.Errorf("%s (-JSON +YAML):\n%s", compact.Bytes(), diff)
		}
	})
}

// check asks that places lie inside the text, that nothing went wrong by our
// own mistake, and that printing is harmless.
func check(t *testing.T, data []byte, firstLine int, node *Node, problems []Diagnostic) {
	t.Helper()
	if node == nil && len(problems) == 0 {
		t.Fatal("neither a node nor a problem")
	}
	lines := Lines(data)
	if firstLine > 1 {
		lines = []string{string(data)}
	}
	inside := func(at Range) {
		for _, p := range []Pos{at.Start, at.End} {
			line := p.Line - firstLine
			if line < 0 || line >= len(lines) || p.Col < 1 || p.Col > utf8.RuneCountInString(lines[line])+2 {
				t.Fatalf("%v lies outside the text", at)
			}
		}
		if at.End.Before(at.Start) {
			t.Fatalf("%v ends before it begins", at)
		}
	}
	for _, d := range problems {
		if d.Code == CodeInternal {
			t.Fatalf("our own mistake: %v", d.Args)
		}
		inside(d.At)
		for _, note := range d.Also {
			inside(note.At)
		}
	}
	if node != nil && len(problems) == 0 {
		walk(t, node, func(n *Node) {
			inside(n.Range)
			begins(t, n, lines[n.Range.Start.Line-firstLine])
			if many := utf8.RuneCountInString(n.Text); n.Kind == Text && many > 0 {
				inside(n.Span(0, 1))
				inside(n.Span(many-1, many))
			}
		})
	}
	print := Print(i18n.For(i18n.Chinese), "f\x1b", data, problems)
	if firstLine > 1 {
		print = PrintLine(i18n.For(i18n.Chinese), "f\x1b", data, firstLine, problems)
	}
	harmless(t, print)
}

// begins asks that a text stands where it is said to: in quotes, as a block,
// through an alias, or with its first character.
func begins(t *testing.T, n *Node, line string) {
	t.Helper()
	if n.Text == "" || []rune(n.Text)[0] == standIn {
		return
	}
	rest := string([]rune(line)[n.Range.Start.Col-1:])
	if rest == "" || !strings.ContainsRune("\"'|>*", []rune(rest)[0]) && !strings.HasPrefix(rest, string([]rune(n.Text)[:1])) {
		t.Fatalf("%q does not begin at %v", n.Text, n.Range.Start)
	}
}

func walk(t *testing.T, n *Node, visit func(*Node)) {
	visit(n)
	if !utf8.ValidString(n.Text) {
		t.Fatalf("a text that is no UTF-8: %q", n.Text)
	}
	seen := map[string]bool{}
	for _, e := range n.Entries {
		if seen[e.Key.Text] {
			t.Fatalf("the key %q stands twice", e.Key.Text)
		}
		seen[e.Key.Text] = true
		visit(e.Key)
		walk(t, e.Value, visit)
	}
	for _, item := range n.Items {
		walk(t, item, visit)
	}
}

func FuzzPrint(f *testing.F) {
	f.Add("name", "a: \x1b[31m中\tb\n", 1, 4, 1, 9, "x\u202e")
	f.Add("\x1b]0;x\a", strings.Repeat("长", 99)+"\r\n\xff", 2, 1, 1, 1, "\u009b")
	f.Fuzz(func(t *testing.T, name, text string, line, col, endLine, endCol int, arg string) {
		line, col, endLine, endCol = max(line, 1), max(col, 1), max(endLine, 1), max(endCol, 1)
		d := Diagnostic{
			At: Range{Pos{line, col}, Pos{endLine, endCol}}, Code: CodeUnknownField, Args: []string{arg},
			In: Owner{"record", arg}, Near: arg, Expected: []string{arg, text},
			Also: []Note{{At: Range{Pos{line, col}, Pos{line, col}}, Code: NoteFirst}, {Code: NoteStand, Items: []Item{{arg, line, ""}, {arg, line, arg}}}},
		}
		for _, lang := range i18n.Langs() {
			harmless(t, Print(i18n.For(lang), name, []byte(text), []Diagnostic{d}))
		}
	})
}
