package main

import (
	"bytes"
	"errors"
	"flag"
	"io/fs"
	"os"
	"strings"
	"testing"

	"memtui/internal/core"
)

const root = "../.."

func TestEveryMutantOfTheListStillFitsTheCode(t *testing.T) {
	for _, m := range list() {
		if _, err := m.apply(root); err != nil {
			t.Error(err)
		}
		if m.Old == m.New || m.Rule == "" {
			t.Errorf("%s breaks nothing", m.Name)
		}
	}
}

func TestEveryMutantHasANameOfItsOwn(t *testing.T) {
	seen := map[string]bool{}
	for _, m := range list() {
		if seen[m.Name] {
			t.Errorf("%s stands twice in the list", m.Name)
		}
		seen[m.Name] = true
	}
}

// TestEveryRefusalAndRungHasAMutant keeps the list whole when the rules grow.
func TestEveryRefusalAndRungHasAMutant(t *testing.T) {
	var words strings.Builder
	named := map[string]bool{}
	for _, m := range list() {
		words.WriteString(m.Rule + "\n")
		named[m.Name] = true
	}
	for _, code := range core.Codes()[3:] { // those before are of the form of texts
		if !strings.Contains(words.String(), string(code)) {
			t.Errorf("no mutant breaks %s", code)
		}
	}
	for _, rung := range core.Rungs() {
		if !named["told-passes-"+string(rung)] {
			t.Errorf("no mutant breaks rung %s", rung)
		}
	}
}

var update = flag.Bool("update", false, "write the table of the rules into docs/quality.md")

// TestThePageAboutQualityHasTheTableOfTheRules holds the table of the page
// against the list.
func TestThePageAboutQualityHasTheTableOfTheRules(t *testing.T) {
	const page = root + "/docs/quality.md"
	text, err := os.ReadFile(page)
	if errors.Is(err, fs.ErrNotExist) {
		t.Skip("there is no such page")
	}
	if err != nil {
		t.Fatal(err)
	}
	before, rest, begins := strings.Cut(string(text), tableBegins)
	got, after, ends := strings.Cut(rest, tableEnds)
	if !begins || !ends {
		t.Fatalf("the page has no place for the table, between %q and %q", tableBegins, tableEnds)
	}
	var want strings.Builder
	printList(&want)
	switch {
	case strings.TrimSpace(got) == strings.TrimSpace(want.String()):
	case *update:
		text := before + tableBegins + "\n\n" + want.String() + "\n" + tableEnds + after
		if err := os.WriteFile(page, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("the table is not that of the list: go test ./internal/mutants -update writes it anew")
	}
}

// The marks between which the table stands.
const (
	tableBegins = "<!-- rules and mutants -->"
	tableEnds   = "<!-- end of rules and mutants -->"
)

func TestTheTableOfTheRulesIsShortAndNamesEveryMutant(t *testing.T) {
	var out strings.Builder
	printList(&out)
	if rows := strings.Count(out.String(), "\n") - 2; rows != len(rules()) || rows > 150 {
		t.Errorf("the table has %d rows for %d rules", rows, len(rules()))
	}
	for _, m := range list() {
		if !strings.Contains(out.String(), m.Name) {
			t.Errorf("%s is not in the table", m.Name)
		}
	}
}

func TestWhatMakesNoDifferenceIsStillThere(t *testing.T) {
	edits, err := mechanical(root, coreFolder)
	if err != nil {
		t.Fatal(err)
	}
	there := map[string]bool{}
	for _, e := range edits {
		there[e.name] = true
	}
	for name, why := range same() {
		if !there[name] || why == "" {
			t.Errorf("no mechanical mutant is called %q (%s)", name, why)
		}
	}
}

func TestAnUnknownFlagIsRefused(t *testing.T) {
	var out, wrong bytes.Buffer
	if status := run([]string{"-everything"}, &out, &wrong); status != 2 || wrong.Len() == 0 {
		t.Errorf("status %d, %q", status, wrong.String())
	}
}
