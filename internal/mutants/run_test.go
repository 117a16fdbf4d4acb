package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestAMutantsFateIsToldByHowItsTestsEnd tries programs that end as tests do.
func TestAMutantsFateIsToldByHowItsTestsEnd(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("there is no shell")
	}
	for does, want := range map[string]Result{
		"exit 0":                                 {Survived, ""},
		"echo '--- FAIL: TestIt (0.1s)'; exit 1": {Noticed, "TestIt"},
		"echo 'panic: no'; exit 2":               {Noticed, "(panic: no)"},
		"while :; do :; done":                    {Endless, "(ended by the limit of 1 s)"},
	} {
		name := filepath.Join(t.TempDir(), "test")
		if err := os.WriteFile(name, []byte("#!/bin/sh\n"+does+"\n"), 0o700); err != nil {
			t.Fatal(err)
		}
		fate, by := runner{root: t.TempDir()}.try(name, "1", trial{folder: ".", limit: 1})
		if got := (Result{fate, by}); got != want {
			t.Errorf("%s: %v, want %v", does, got, want)
		}
	}
}
