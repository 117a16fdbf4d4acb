package main

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
)

// table writes a line for each wrong rule, with the questions that expose it.
func table(w io.Writer, course []Question) {
	columns := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(columns, "RULE\tWHOEVER HOLDS IT SAYS\tEXPOSED BY")
	for _, t := range TemptingRules() {
		fmt.Fprintf(columns, "%s\t%s\t%s\n", t.Rule, t.Says, names(Exposed(t.Rule, course)))
	}
	columns.Flush()
}

// names lists questions; those that differ in their evidence alone stand in
// brackets.
func names(exposures []Exposure) string {
	if len(exposures) == 0 {
		return "NOTHING"
	}
	var out []string
	for _, e := range exposures {
		name := e.Question.Name
		if e.IsWeak() {
			name = "(" + name + ")"
		}
		out = append(out, name)
	}
	return strings.Join(out, " ")
}

// answers writes each wrong answer beside the right one.
func answers(w io.Writer, course []Question) {
	for _, t := range TemptingRules() {
		fmt.Fprintf(w, "\n%s: %s\n", t.Rule, t.Says)
		columns := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
		for _, e := range Exposed(t.Rule, course) {
			fmt.Fprintf(columns, "  %s\t%s\tright: %s\twrong: %s\n", e.Question.Name, e.Question.Text, e.Right, e.Wrong)
		}
		columns.Flush()
	}
}
