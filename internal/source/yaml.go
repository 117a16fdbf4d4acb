package source

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"go.yaml.in/yaml/v4"
	"go.yaml.in/yaml/v4/plugin/loaderlimits"
)

// failure stops a reader at a problem behind which nothing can be read.
type failure struct{ Diagnostic }

func fail(at Range, code Code, args ...string) {
	panic(failure{Diagnostic{At: at, Code: code, Args: args}})
}

// ParseYAML reads one YAML document. Where there are diagnostics the node may
// be nil or incomplete. An empty file is a Null.
func ParseYAML(name string, data []byte) (root *Node, problems []Diagnostic) {
	t, problems := newText(data)
	if problems != nil {
		return nil, problems
	}
	c := &converter{text: t, anchors: map[*yaml.Node]anchored{}}
	defer func() {
		if broken := recover(); broken != nil {
			root, problems = nil, append(c.problems, asDiagnostic(broken))
		}
	}()
	t.crowded()
	t.replace()
	return c.document(t.compose()), c.problems
}

// asDiagnostic turns a panic into a problem of the file: a failure into
// itself, anything else into a mistake of ours.
func asDiagnostic(broken any) Diagnostic {
	if f, ok := broken.(failure); ok {
		return f.Diagnostic
	}
	return Diagnostic{At: spot(1, 1), Code: CodeInternal, Args: []string{fmt.Sprint(broken)}, Plain: true}
}

// compose has the library read the text. It gives the only document, and nil
// where there is none.
func (t *text) compose() *yaml.Node {
	limits := yaml.WithPlugin(loaderlimits.New(loaderlimits.DepthValue(MaxDepth)))
	loader, err := yaml.NewLoader(strings.NewReader(string(t.runes)), limits)
	if err != nil {
		panic(err)
	}
	var first, second yaml.Node
	if err := loader.Load(&first); errors.Is(err, io.EOF) {
		return nil
	} else if err != nil {
		panic(failure{t.refusal(err)})
	}
	if err := loader.Load(&second); err == nil {
		fail(t.spot(t.offset(Pos{second.Line, second.Column})), CodeTwoDocuments)
	} else if !errors.Is(err, io.EOF) {
		panic(failure{t.refusal(err)})
	}
	return &first
}

// standIn is a character that no text may hold, but that the library reads.
const standIn = '\U0001ffff'

// replace puts another forbidden character in place of those that the library
// refuses to read or takes for the end of a line. So lines are counted as
// editors count them; restore puts the characters back, and what a text may
// hold is decided where every text is looked at, whatever it was written in.
func (t *text) replace() {
	t.stoodFor = map[int]rune{}
	for i, r := range t.runes {
		if isReplaced(r) {
			t.runes[i], t.stoodFor[i] = standIn, r
		}
	}
}

func isReplaced(r rune) bool {
	switch {
	case r < ' ' && r != '\t' && r != '\n', r >= '\ufffe' && r <= '\uffff':
		return true
	}
	return r == '\u0085' || r == '\u2028' || r == '\u2029' || r == '\ufeff'
}
