package main

import (
	"fmt"
	"go/format"
	"os"
	"path/filepath"
	"strings"
)

// Mutant is one change of one file that breaks a rule.
type Mutant struct {
	Name string // short, and its own
	Part string // the part of the rules: "times", "ladder"
	Rule string // what the rule says, and the mutant breaks
	File string // from the root of the module, with slashes
	Old  string // what stands in the file, exactly once
	New  string
}

// list gives the mutants of the rules, part by part.
func list() []Mutant {
	var out []Mutant
	for _, part := range []struct {
		name    string
		mutants []Mutant
	}{
		{"times", timeMutants()},
		{"texts", textMutants()},
		{"decision", decisionMutants()},
		{"ledger", ledgerMutants()},
		{"ladder", ladderMutants()},
		{"answer", answerMutants()},
		{"plane", planeMutants()},
		{"flips", flipMutants()},
		{"batch", batchMutants()},
	} {
		for _, m := range part.mutants {
			m.Part = part.name
			out = append(out, m)
		}
	}
	return out
}

// apply gives the file with the change. It fails where the old text does not
// stand in the file exactly once, or what comes out is no Go.
func (m Mutant) apply(root string) ([]byte, error) {
	data, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(m.File)))
	if err != nil {
		return nil, err
	}
	if many := strings.Count(string(data), m.Old); many != 1 {
		return nil, fmt.Errorf("%s: its old text stands %d times in %s, not once:\n%s", m.Name, many, m.File, m.Old)
	}
	changed := []byte(strings.Replace(string(data), m.Old, m.New, 1))
	if _, err := format.Source(changed); err != nil {
		return nil, fmt.Errorf("%s: %w", m.Name, err)
	}
	return changed, nil
}
