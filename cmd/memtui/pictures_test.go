package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const pictures = "../../docs/pictures"

// The pictures of README and of the guides are made by the command that the
// guides name; make update makes them anew.
func TestThePicturesOfTheDocsAreWhatExportDraws(t *testing.T) {
	for name, from := range map[string]string{"lesson-1-step-5.svg": "step-5.svg", "lesson-1-plane-5.svg": "plane-5.svg"} {
		folder := filepath.Join(t.TempDir(), "pictures")
		if _, complaint, code := printed("", "export", "1", "--format", "svg", "--steps", "5", "--size", "100x30", "-o", folder, "--lang", "en"); code != 0 {
			t.Fatal(complaint)
		}
		drawn, err := os.ReadFile(filepath.Join(folder, from))
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(pictures, name)
		if *update {
			if err := os.WriteFile(file, drawn, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if kept, err := os.ReadFile(file); err != nil || !bytes.Equal(kept, drawn) {
			t.Errorf("%s is stale: run make update (%v)", file, err)
		}
	}
}

// No picture lies there that no page shows.
func TestEveryPictureOfTheDocsIsShown(t *testing.T) {
	files, err := filepath.Glob(pictures + "/*")
	if err != nil || len(files) == 0 {
		t.Fatal("there are none: this tests nothing", err)
	}
	var pages strings.Builder
	for _, page := range []string{readme, "../../docs/teachers-guide.md", "../../docs/teachers-guide.zh.md"} {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		pages.Write(text)
	}
	for _, file := range files {
		if !strings.Contains(pages.String(), "pictures/"+filepath.Base(file)) {
			t.Errorf("no page shows %s", file)
		}
	}
}
