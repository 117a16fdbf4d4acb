package scenario

import (
	"bytes"
	"slices"
	"strings"
	"unicode/utf8"

	"go.yaml.in/yaml/v4"

	"memtui/internal/source"
)

// filling puts expectations into the text of a lesson.
type filling struct {
	text    *fileText
	json    bool
	splices []splice
}

// splice is a stretch of bytes that is exchanged for a text.
type splice struct {
	from, to int
	text     string
}

func (f *filling) splice(from, to int, text string) {
	f.splices = append(f.splices, splice{from, to, text})
}

// put writes what a question of a list expects behind its other keys, in the
// way in which they are written.
func (f *filling) put(questions *source.Node, i int, x *Expect) {
	n := questions.Items[i]
	value := expectNode(*x)
	line := f.written(value)
	if e, there := n.Find("expect"); there { // it is null
		f.overNull(e, line)
		return
	}
	key := "expect: "
	if f.json {
		key = `"expect": `
	}
	start, end := f.text.offset(n.Range.Start), f.text.offset(n.Range.End)
	switch own := ownEntries(n); {
	case f.text.at(start) == '*': // what stands behind the anchor is filled in there
	case f.text.at(start) == '{' && len(own) == 0:
		behind := ""
		if len(n.Entries) > 0 { // all from a merge key
			behind = ", "
		}
		f.splice(start+1, start+1, key+line+behind)
	case f.text.at(start) == '{':
		f.behind(own[len(own)-1], n, key+line)
	case f.text.at(f.text.offset(questions.Range.Start)) == '[': // [valid: 2026-01-01]
		f.splice(start, start, "{")
		f.splice(end, end, ", "+key+line+"}")
	default:
		at := f.text.endOfLine(end)
		f.splice(at, at, f.text.newline(at)+strings.Repeat(" ", n.Range.Start.Col-1)+key+line)
	}
}

// overNull writes an expectation where there is a key without one.
func (f *filling) overNull(e source.Entry, line string) {
	from, to := f.text.offset(e.Value.Range.Start), f.text.offset(e.Value.Range.End)
	if from == to {
		line = " " + line
	}
	f.splice(from, to, line)
}

// behind writes a key behind the last one in braces: on a line of its own if
// that has one.
func (f *filling) behind(last source.Entry, n *source.Node, pair string) {
	at := f.text.offset(last.Value.Range.End)
	between := ", "
	if indent, alone := f.text.indent(last.Key.Range.Start); alone && last.Key.Range.Start.Line > n.Range.Start.Line {
		between = "," + f.text.newline(at) + indent
	}
	f.splice(at, at, between+pair)
}

func (f *filling) written(value *yaml.Node) string {
	if f.json {
		return jsonLine(value)
	}
	return flowLine(value)
}

// ownEntries are the keys that a map says itself, without those of a merge
// key.
func ownEntries(n *source.Node) []source.Entry {
	return slices.DeleteFunc(slices.Clone(n.Entries), func(e source.Entry) bool {
		at := e.Key.Range.Start
		return at.Before(n.Range.Start) || !at.Before(n.Range.End)
	})
}

// flowLine writes a value as YAML on one line.
func flowLine(n *yaml.Node) string {
	out, err := yaml.Dump(n, yaml.WithLineWidth(-1), yaml.WithUnicode(true))
	if err != nil {
		panic("scenario: an expectation cannot be written: " + err.Error())
	}
	return strings.TrimSuffix(string(out), "\n")
}

// jsonLine writes a value as JSON on one line.
func jsonLine(n *yaml.Node) string { return flatly(jsonOf(n)) }

func jsonOf(n *yaml.Node) any {
	switch n.Kind {
	case yaml.MappingNode:
		o := object{}
		for i := 0; i+1 < len(n.Content); i += 2 {
			o = o.with(n.Content[i].Value, jsonOf(n.Content[i+1]))
		}
		return o
	case yaml.SequenceNode:
		list := []any{}
		for _, item := range n.Content {
			list = append(list, jsonOf(item))
		}
		return list
	}
	if n.Value == "null" && n.Style&yaml.DoubleQuotedStyle == 0 {
		return nil
	}
	return n.Value
}

// fileText is the bytes of a file, found by places that count characters.
type fileText struct {
	data   []byte
	starts []int // of every line
}

func newFileText(data []byte) *fileText {
	t := &fileText{data: data}
	at := len(data) - len(bytes.TrimPrefix(data, []byte("\ufeff")))
	for _, line := range source.Lines(data) {
		t.starts = append(t.starts, at)
		at += len(line)
		at += len(t.newlineAt(at))
	}
	return t
}

// newlineAt gives the line end that stands at an offset, "" where none does.
func (t *fileText) newlineAt(at int) string {
	for _, end := range []string{"\r\n", "\n", "\r"} {
		if bytes.HasPrefix(t.data[at:], []byte(end)) {
			return end
		}
	}
	return ""
}

func (t *fileText) offset(p source.Pos) int {
	at := t.starts[p.Line-1]
	for range p.Col - 1 {
		_, size := utf8.DecodeRune(t.data[at:])
		at += size
	}
	return at
}

func (t *fileText) at(offset int) byte {
	if offset < 0 || offset >= len(t.data) {
		return 0
	}
	return t.data[offset]
}

func (t *fileText) endOfLine(at int) int {
	for at < len(t.data) && t.newlineAt(at) == "" {
		at++
	}
	return at
}

// newline gives the line end that the file uses around an offset.
func (t *fileText) newline(at int) string {
	if end := t.newlineAt(t.endOfLine(at)); end != "" {
		return end
	}
	if len(t.starts) > 1 {
		return t.newlineAt(t.endOfLine(t.starts[0]))
	}
	return "\n"
}

// indent gives what stands before a place on its line; false if that is more
// than blanks.
func (t *fileText) indent(p source.Pos) (string, bool) {
	before := string(t.data[t.starts[p.Line-1]:t.offset(p)])
	return before, strings.Trim(before, " \t") == ""
}

// spliced gives the bytes with what was put in.
func (t *fileText) spliced(splices []splice) []byte {
	slices.SortStableFunc(splices, func(a, b splice) int { return a.from - b.from })
	var out []byte
	at := 0
	for _, s := range slices.Compact(splices) { // a list that is shared is filled in once
		if s.from < at {
			continue // in one place two: it is shared and expects different things
		}
		out = append(append(out, t.data[at:s.from]...), s.text...)
		at = s.to
	}
	return append(out, t.data[at:]...)
}
