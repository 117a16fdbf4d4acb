package scenario

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"go.yaml.in/yaml/v4"

	"memtui/internal/source"
)

// Every lesson that the tests of the loader read is given to the schema too:
// see loadAgreed.
func TestMain(m *testing.M) {
	code := m.Run()
	if len(disagreements) > 0 {
		fmt.Fprintln(os.Stderr, "schema and decoder differ on lessons of the tests above:")
		fmt.Fprintln(os.Stderr, strings.Join(disagreements, "\n"))
		code = 1
	}
	os.Exit(code)
}

var disagreements []string

// loadAgreed is Load that also asks the schema.
func loadAgreed(name string, data []byte) (*Scenario, []source.Diagnostic) {
	sc, problems := Load(name, data)
	if said := disagreement(name, data, problems); said != "" {
		disagreements = append(disagreements, said)
	}
	return sc, problems
}

var compiled = sync.OnceValue(func() *jsonschema.Schema {
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(Schema()))
	if err != nil {
		panic(err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("lesson.json", doc); err != nil {
		panic(err)
	}
	return c.MustCompile("lesson.json")
})

// unsaid are the codes that a schema cannot give.
var unsaid = sync.OnceValue(func() map[source.Code]bool {
	codes := map[source.Code]bool{}
	for _, u := range Unsaid() {
		for _, code := range u.Codes {
			codes[code] = true
		}
	}
	return codes
})

// disagreement says where the schema refuses what is taken, or passes what is
// refused for a reason that it can say. A document is looked at as this
// program reads it, every value a text, and as an editor types it.
func disagreement(name string, data []byte, problems []source.Diagnostic) string {
	root, _ := source.Parse(name, data)
	if root == nil {
		return ""
	}
	documents := []any{plainly(root)}
	if typed, ok := typed(name, data); ok {
		documents = append(documents, typed)
	}
	for _, document := range documents {
		if said := differs(document, problems); said != "" {
			return fmt.Sprintf("%.600s\n%s", data, said)
		}
	}
	return ""
}

func differs(document any, problems []source.Diagnostic) string {
	verdict := compiled().Validate(document)
	said, silent := []source.Code{}, []source.Code{}
	for _, d := range problems {
		switch {
		case d.Warning:
		case unsaid()[d.Code]:
			silent = append(silent, d.Code)
		default:
			said = append(said, d.Code)
		}
	}
	switch {
	case verdict != nil && len(said)+len(silent) == 0:
		return fmt.Sprintf("the schema refuses what is taken: %v", verdict)
	case verdict == nil && len(said) > 0:
		return fmt.Sprintf("the schema passes what is refused: %v", said)
	}
	return ""
}

// plainly gives a document in which every value is a text.
func plainly(n *source.Node) any {
	switch n.Kind {
	case source.Text:
		return n.Text
	case source.List:
		list := make([]any, len(n.Items))
		for i, item := range n.Items {
			list[i] = plainly(item)
		}
		return list
	case source.Map:
		m := make(map[string]any, len(n.Entries))
		for _, e := range n.Entries {
			m[e.Key.Text] = plainly(e.Value)
		}
		return m
	case source.Null:
	}
	return nil
}

// typed gives a document as editors do, by YAML's core schema; none where it
// uses anchors, or ends a line as no editor does.
func typed(name string, data []byte) (any, bool) {
	switch {
	case strings.HasSuffix(name, ".json"):
		document, err := jsonschema.UnmarshalJSON(bytes.NewReader(data))
		return document, err == nil
	case bytes.ContainsAny(data, "*\u0085\u2028\u2029"), bytes.Contains(data, []byte("<<")):
		return nil, false
	}
	var n yaml.Node
	if err := yaml.Load(data, &n); err != nil || len(n.Content) != 1 {
		return nil, false
	}
	return typedNode(n.Content[0]), true
}

var (
	wholeNumber = regexp.MustCompile(`^[-+]?[0-9]+$`)
	anyNumber   = regexp.MustCompile(`^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?$`)
)

func typedNode(n *yaml.Node) any {
	switch n.Kind {
	case yaml.SequenceNode:
		list := make([]any, len(n.Content))
		for i, item := range n.Content {
			list[i] = typedNode(item)
		}
		return list
	case yaml.MappingNode:
		m := map[string]any{}
		for i := 0; i+1 < len(n.Content); i += 2 {
			m[n.Content[i].Value] = typedNode(n.Content[i+1])
		}
		return m
	}
	if n.Style&(yaml.SingleQuotedStyle|yaml.DoubleQuotedStyle|yaml.LiteralStyle|yaml.FoldedStyle) != 0 {
		return n.Value
	}
	switch v := n.Value; {
	case v == "" || v == "~" || v == "null" || v == "Null" || v == "NULL":
		return nil
	case v == "true" || v == "false":
		return v == "true"
	case wholeNumber.MatchString(v):
		sign := ""
		if v[0] == '-' {
			sign = "-"
		}
		digits := strings.TrimLeft(v, "+-0")
		if digits == "" {
			digits, sign = "0", ""
		}
		return json.Number(sign + digits)
	case anyNumber.MatchString(v) && json.Valid([]byte(v)):
		return json.Number(v)
	case anyNumber.MatchString(v):
		return json.Number("0.5") // one like any other
	}
	return n.Value
}

// agree asks schema and decoder about a document of JSON.
func agree(t interface {
	Helper()
	Errorf(string, ...any)
}, document any) {
	t.Helper()
	data, err := json.MarshalIndent(document, "", " ")
	if err != nil {
		t.Errorf("%v", err)
		return
	}
	_, problems := Load("f.json", data)
	if said := disagreement("f.json", data, problems); said != "" {
		t.Errorf("%s\nas told: %s", said, told(problems))
	}
}

func codes(problems []source.Diagnostic) []source.Code {
	var out []source.Code
	for _, d := range onlyErrors(problems) {
		out = append(out, d.Code)
	}
	slices.Sort(out)
	return slices.Compact(out)
}
