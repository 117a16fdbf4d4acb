package main

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestAFileIsReplacedAllAtOnceAndKeepsItsRights(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "lesson.yaml")
	if err := os.WriteFile(file, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := replaceFile(file, []byte("old"), []byte("new")); err != nil {
		t.Fatal(err)
	}
	holds(t, file, "new")
	info, err := os.Stat(file)
	if err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info, err)
	}
	if diff := cmp.Diff([]string{"lesson.yaml"}, names(t, folder)); diff != "" {
		t.Error(diff)
	}
}

func TestAFileThatWasChangedMeanwhileIsLeftAlone(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "lesson.yaml")
	if err := os.WriteFile(file, []byte("changed"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := replaceFile(file, []byte("old"), []byte("new")); !errors.Is(err, errChanged) {
		t.Errorf("got %v", err)
	}
	holds(t, file, "changed")
	if diff := cmp.Diff([]string{"lesson.yaml"}, names(t, folder)); diff != "" {
		t.Error(diff)
	}
}

func TestThroughALinkTheFileAtItsEndIsReplaced(t *testing.T) {
	folder := t.TempDir()
	file, link := filepath.Join(folder, "lesson.yaml"), filepath.Join(folder, "link.yaml")
	if err := os.WriteFile(file, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("lesson.yaml", link); err != nil {
		t.Skip(err)
	}
	if err := replaceFile(link, []byte("old"), []byte("new")); err != nil {
		t.Fatal(err)
	}
	holds(t, file, "new")
	if info, err := os.Lstat(link); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link is gone: %v, %v", info, err)
	}
}

func TestAFileThatMayNotBeWrittenIsNotReplaced(t *testing.T) {
	file := filepath.Join(t.TempDir(), "lesson.yaml")
	if err := os.WriteFile(file, []byte("old"), 0o400); err != nil {
		t.Fatal(err)
	}
	if writable(file) == nil {
		t.Skip("whoever runs this may write everything")
	}
	if err := replaceFile(file, []byte("old"), []byte("new")); !errors.Is(err, fs.ErrPermission) {
		t.Errorf("got %v", err)
	}
	holds(t, file, "old")
}
