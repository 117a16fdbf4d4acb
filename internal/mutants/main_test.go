package main

import (
	"bytes"
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
	var all strings.Builder
	printList(&all)
	for _, code := range core.Codes()[3:] { // those before are of the form of texts
		if !strings.Contains(all.String(), string(code)) {
			t.Errorf("no mutant breaks %s", code)
		}
	}
	for _, rung := range core.Rungs() {
		if !strings.Contains(all.String(), "`told-passes-"+string(rung)+"`") {
			t.Errorf("no mutant breaks rung %s", rung)
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
