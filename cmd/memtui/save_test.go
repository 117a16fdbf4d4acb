package main

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memtui/internal/i18n"
	"memtui/internal/source"
)

// names lists what is in a folder, hidden files too.
func names(t *testing.T, folder string) []string {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	out := []string{}
	for _, e := range entries {
		out = append(out, e.Name())
	}
	return out
}

func holds(t *testing.T, file, want string) {
	t.Helper()
	got, err := os.ReadFile(file)
	if err != nil || string(got) != want {
		t.Errorf("%s holds %.40q (%v), want %.40q", file, got, err, want)
	}
}

func TestALessonIsWrittenWholeAndAlone(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "new.yaml")
	if err := saveLesson(file, []byte("memtui: 1\n")); err != nil {
		t.Fatal(err)
	}
	holds(t, file, "memtui: 1\n")
	if diff := cmp.Diff([]string{"new.yaml"}, names(t, folder)); diff != "" {
		t.Error(diff)
	}
}

func TestALessonIsNeverWrittenOverAnything(t *testing.T) {
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "file.yaml"), []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(folder, "folder.yaml"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("nowhere", filepath.Join(folder, "link.yaml")); err != nil {
		t.Skip(err)
	}
	before := names(t, folder)
	for _, name := range before {
		err := saveLesson(filepath.Join(folder, name), []byte("new"))
		if !errors.Is(err.(unsaved).reason, fs.ErrExist) {
			t.Errorf("%s: %v", name, err)
		}
	}
	holds(t, filepath.Join(folder, "file.yaml"), "mine")
	if _, err := os.Stat(filepath.Join(folder, "link.yaml")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("it was written through the link: %v", err)
	}
	if diff := cmp.Diff(before, names(t, folder)); diff != "" {
		t.Error(diff)
	}
}

// A file that comes after the first look must not be lost either.
func TestAFileThatComesInBetweenIsNotTouched(t *testing.T) {
	for name, publish := range map[string]func(draft, name string) error{"publish": publish, "move": moveExclusively} {
		folder := t.TempDir()
		file := filepath.Join(folder, "new.yaml")
		draft, err := writeDraft(folder, []byte("new"))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte("mine"), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := publish(draft, file); !errors.Is(err, fs.ErrExist) && !errors.Is(err, errors.ErrUnsupported) {
			t.Errorf("%s: %v", name, err)
		}
		holds(t, file, "mine")
	}
}

func TestOfManyThatWriteOneFileOneDoes(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "new.yaml")
	var wg sync.WaitGroup
	results := make([]error, 16)
	for i := range results {
		wg.Go(func() { results[i] = saveLesson(file, []byte(strings.Repeat(string(rune('a'+i)), 1<<16))) })
	}
	wg.Wait()
	winner := -1
	for i, err := range results {
		switch {
		case err == nil && winner >= 0:
			t.Errorf("both %d and %d wrote it", winner, i)
		case err == nil:
			winner = i
		case !errors.Is(err.(unsaved).reason, fs.ErrExist):
			t.Error(err)
		}
	}
	if winner < 0 {
		t.Fatal("nobody wrote it")
	}
	holds(t, file, strings.Repeat(string(rune('a'+winner)), 1<<16))
	if diff := cmp.Diff([]string{"new.yaml"}, names(t, folder)); diff != "" {
		t.Error(diff)
	}
}

func TestWhatCannotBeWrittenIsASentenceAndLeavesNothing(t *testing.T) {
	en, zh := i18n.For(i18n.English), i18n.For(i18n.Chinese)
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "file"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"gone/new.yaml": en.CLI.SaveNoFolder,
		"file/new.yaml": en.CLI.SaveNoFolder,
		"new":           i18n.Fill(en.CLI.SaveEnding, ".yaml, .yml"),
		"new.json":      i18n.Fill(en.CLI.SaveEnding, ".yaml, .yml"),
		"":              i18n.Fill(en.CLI.SaveEnding, ".yaml, .yml"),
		".yaml":         i18n.Fill(en.CLI.SaveEnding, ".yaml, .yml"),
		" ..yml":        i18n.Fill(en.CLI.SaveEnding, ".yaml, .yml"),
	} {
		err := saveLesson(filepath.Join(folder, name), []byte("new"))
		if err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", name, err, want)
		}
	}
	if err := saveLesson(filepath.Join(folder, "new.yaml"), make([]byte, source.MaxFile+1)); err == nil || err.Error() != en.CLI.SaveLarge {
		t.Errorf("more than can be read again: %v", err)
	}
	if diff := cmp.Diff([]string{"file"}, names(t, folder)); diff != "" {
		t.Error(diff)
	}
	for reason, want := range map[syscall.Errno]string{
		syscall.ENOSPC: zh.CLI.SaveFull, syscall.EROFS: zh.CLI.SaveReadOnly, syscall.EACCES: zh.CLI.SaveNoPermission,
		syscall.ENOENT: zh.CLI.SaveNoFolder, syscall.EIO: i18n.Fill(zh.CLI.SaveFailed, syscall.EIO.Error()),
	} {
		if got := (unsaved{&os.PathError{Op: "write", Path: "x", Err: reason}}).In(zh); got != want {
			t.Errorf("%v: %s, want %s", reason, got, want)
		}
	}
}

func TestTheOfferedNameIsTheLessonsOwnAndFree(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("tea-2.yaml", nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for lesson, want := range map[string]string{
		"01-timeout-change": "01-timeout-change-2.yaml",
		"tea.yaml":          "tea-3.yaml",
		"../elsewhere/tea":  "tea-3.yaml",
		"茶.json":            "茶-2.yaml",
		"v1.2.yml":          "v1.2-2.yaml",
		"-":                 "lesson-2.yaml",
		"-x.yaml":           "-x-2.yaml",
		// What cannot be seen is left out, and what is too long is cut.
		"a\x1b[2J\n\u202e\xffb.yaml":      "a[2Jb-2.yaml",
		"\u200b\t.yaml":                   "lesson-2.yaml",
		strings.Repeat("茶", 85) + ".yaml": strings.Repeat("茶", 66) + "-2.yaml",
	} {
		if got := freeName(lesson); got != want {
			t.Errorf("%s is offered as %s, want %s", lesson, got, want)
		}
	}
}
