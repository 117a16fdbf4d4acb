package main

import (
	"fmt"
	"io"
	"strings"
)

// printList writes the rules and their mutants as a Markdown table, part by
// part.
func printList(out io.Writer) {
	part := ""
	for _, m := range list() {
		if m.Part != part {
			part = m.Part
			fmt.Fprintf(out, "\n| %s: the rule | the mutant that breaks it |\n|---|---|\n", part)
		}
		fmt.Fprintf(out, "| %s | `%s` |\n", strings.ReplaceAll(m.Rule, "|", "\\|"), m.Name)
	}
}
