package source

import (
	"bytes"
	"strings"
)

// Parse reads a file as JSON or YAML: by its name, else by how it begins. The
// two agree on what both can read, save that JSON alone joins the halves of a
// character, as in "\ud83d\ude00"; so what is JSON is read as JSON.
func Parse(name string, data []byte) (*Node, []Diagnostic) {
	switch {
	case strings.HasSuffix(name, ".json"):
		return ParseJSON(data)
	case !looksLikeJSON(data):
		return ParseYAML(name, data)
	}
	node, problems := ParseJSON(data)
	if len(problems) == 0 {
		return node, nil
	}
	node, other := ParseYAML(name, data)
	if len(other) == 0 || strings.HasSuffix(name, ".yaml") || strings.HasSuffix(name, ".yml") {
		return node, other
	}
	return nil, problems
}

// looksLikeJSON reports whether a text begins as an object with a quoted key,
// or an empty one.
func looksLikeJSON(data []byte) bool {
	rest, found := bytes.CutPrefix(bytes.TrimSpace(bytes.TrimPrefix(data, mark)), []byte("{"))
	rest = bytes.TrimSpace(rest)
	return found && len(rest) > 0 && (rest[0] == '"' || rest[0] == '}')
}
