//go:build unix

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func TestANewLessonHasTheRightsOfAnyNewFile(t *testing.T) {
	folder := t.TempDir()
	for mask, want := range map[string]os.FileMode{"022": 0o644, "077": 0o600} {
		file := filepath.Join(folder, mask+".yaml")
		c := exec.Command("sh", "-c", `umask `+mask+`; exec memtui-saves "$0"`, file)
		if out, err := c.CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
		info, err := os.Stat(file)
		if err != nil || info.Mode() != want {
			t.Errorf("with umask %s: %v (%v), want %v", mask, info.Mode(), err, want)
		}
	}
}

// A file that may not grow fails in the middle, as on a full disk.
func TestAFileThatCannotBeCompletedIsNotLeft(t *testing.T) {
	folder := t.TempDir()
	c := exec.Command("sh", "-c", `ulimit -f 0; exec memtui-saves "$0"`, filepath.Join(folder, "new.yaml"))
	out, err := c.CombinedOutput()
	if c.ProcessState.ExitCode() != 1 || !strings.HasPrefix(string(out), "not written: ") {
		t.Errorf("it ends with %v and says %q", err, out)
	}
	if left := names(t, folder); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

func TestAFolderThatVanishedIsTold(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "gone")
	if err := os.Mkdir(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	c := exec.Command("sh", "-c", `rmdir "$PWD"; exec memtui-saves new.yaml`)
	c.Dir = folder
	out, _ := c.CombinedOutput()
	if got, want := string(out), "not written: there is no such folder\n"; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
}
