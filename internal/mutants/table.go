package main

import (
	"fmt"
	"io"
	"strings"
)

// rule is one rule with the mutants that break it.
type rule struct {
	part, words string
	mutants     []string
}

// rules gives the rules of the list, part by part, each once, in the order in
// which they first come.
func rules() []*rule {
	var out []*rule
	known := map[string]*rule{}
	for _, m := range list() {
		name := m.Part + ": " + m.Rule
		if known[name] == nil {
			known[name] = &rule{part: m.Part, words: m.Rule}
			out = append(out, known[name])
		}
		known[name].mutants = append(known[name].mutants, m.Name)
	}
	return out
}

// printList writes the rules as a Markdown table, a row for each, with how
// many mutants break it and their names.
func printList(out io.Writer) {
	fmt.Fprint(out, "| part | the rule | mutants | |\n|---|---|---:|---|\n")
	for _, r := range rules() {
		fmt.Fprintf(out, "| %s | %s | %d | %s |\n", r.part, strings.ReplaceAll(r.words, "|", "\\|"), len(r.mutants), strings.Join(r.mutants, ", "))
	}
}
