//go:build unix

package main

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"testing"
)

// Who waits at a terminal is told how far the work is, in lines of text; a
// pipe gets nothing of it.
func TestASiteTellsHowFarItIsOnATerminalAlone(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "site")
	s := start(t, "memtui", "export", "--all", folder, "--lang", "en")
	if got := s.code(); got != 0 {
		t.Errorf("exit status %d", got)
	}
	s.sees("lesson 8 of 8, 08-life-of-a-memory", 1)
	if out := s.written(); bytes.ContainsRune(out, '\x1b') {
		t.Errorf("it sends %.300q", out)
	}
	var complaint bytes.Buffer
	c := exec.Command("memtui", "export", "--all", folder, "--force")
	c.Stderr = &complaint
	if err := c.Run(); err != nil || complaint.Len() > 0 {
		t.Errorf("to a pipe it says %q: %v", &complaint, err)
	}
}

func TestALinkIsWrittenThroughAndKeepsItsRights(t *testing.T) {
	folder := t.TempDir()
	file, link := filepath.Join(folder, "real.md"), filepath.Join(folder, "link.md")
	write(t, file, "before")
	if out, err := exec.Command("sh", "-c", "chmod 640 '"+file+"' && ln -s real.md '"+link+"'").CombinedOutput(); err != nil {
		t.Fatal(err, string(out))
	}
	if _, complaint, code := printed("", "export", "1", "-o", link); code != exitBad || complaint == "" {
		t.Errorf("over a link without --force: %d, %q", code, complaint)
	}
	if _, complaint, code := printed("", "export", "1", "-o", link, "--force"); code != 0 {
		t.Fatal(complaint)
	}
	out, err := exec.Command("sh", "-c", "stat -c %a '"+file+"'; test -L '"+link+"' && head -c 2 '"+file+"'; ls -A '"+folder+"' | wc -l").CombinedOutput()
	if got := string(out); err != nil || got != "640\n# 2\n" {
		t.Errorf("rights, link, text and files: %q (%v)", got, err)
	}
}
