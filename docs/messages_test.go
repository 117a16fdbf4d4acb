package docs_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/source"
)

// example gives the file that an example stands for: times=N repeats its last
// line, saved=latin-1 writes it in that encoding.
func example(t *testing.T, b *block) []byte {
	t.Helper()
	text := b.text
	if times := b.attrs["times"]; times != "" {
		n, err := strconv.Atoi(times)
		if err != nil {
			t.Fatal(err)
		}
		i := strings.LastIndex(strings.TrimSuffix(text, "\n"), "\n") + 1
		text = text[:i] + strings.Repeat(text[i:], n)
	}
	if b.attrs["saved"] == "" {
		return []byte(text)
	}
	var out bytes.Buffer
	for _, r := range text {
		if r > 0xff || b.attrs["saved"] != "latin-1" {
			t.Fatalf("%q cannot be saved as %s", r, b.attrs["saved"])
		}
		out.WriteByte(byte(r))
	}
	return out.Bytes()
}

// wrongLesson gives what check prints of an example of what is wrong.
func (w *walk) wrongLesson(t *testing.T, b *block) string {
	t.Helper()
	name, dir := "lesson."+b.kind, t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, name), example(t, b), 0o644); err != nil {
		t.Fatal(err)
	}
	printed, _ := run(t, dir, w.page.lang, "memtui check "+name)
	return printed
}

// checked holds every example against what check finds in it: in one of what
// is wrong its code alone, in one of what is right nothing.
func (w *walk) checked(t *testing.T) {
	t.Helper()
	if len(w.examples) == 0 {
		return
	}
	dir := t.TempDir()
	for _, b := range w.examples {
		if err := os.WriteFile(filepath.Join(dir, exampleName(b)), example(t, b), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	found := w.codes(t, dir)
	for _, b := range w.examples {
		var want []string
		if code := b.attrs["wrong"]; code != "" {
			want = []string{code}
		}
		if got := found[exampleName(b)]; !slices.Equal(got, want) {
			t.Errorf("%s: check finds %q, want %q", w.at(b), got, want)
		}
	}
}

func exampleName(b *block) string { return strconv.Itoa(b.line) + "." + b.kind }

// codes gives what check finds in the lessons of a folder, by file.
func (w *walk) codes(t *testing.T, dir string) map[string][]string {
	t.Helper()
	printed, _ := run(t, dir, w.page.lang, "memtui check --json .")
	var report struct {
		Files       []struct{ File string }
		Diagnostics []struct{ File, Code string }
	}
	if err := json.Unmarshal([]byte(printed), &report); err != nil {
		t.Fatalf("%v\n%s", err, printed)
	}
	if len(report.Files) != len(w.examples) {
		t.Fatalf("%s has %d examples, check looked at %d files", w.page.name, len(w.examples), len(report.Files))
	}
	found := map[string][]string{}
	for _, d := range report.Diagnostics {
		file := filepath.Base(d.File)
		found[file] = append(found[file], d.Code)
	}
	return found
}

// says reports whether the message of a code is among what is printed.
func says(printed string, code source.Code, lang i18n.Lang) bool {
	message := regexp.MustCompile(`%\[\d]s`).Split(i18n.For(lang).Diag.Messages[string(code)], -1)
	for i := range message {
		message[i] = regexp.QuoteMeta(message[i])
	}
	return regexp.MustCompile(strings.Join(message, ".*")).MatchString(printed)
}

// exempt are codes that no example can show.
var exempt = []source.Code{source.CodeInternal}

// notes are the lines below a message.
func isNote(code source.Code) bool {
	return slices.Contains([]source.Code{
		source.NoteFirst, source.NoteRecorded, source.NoteDay, source.NoteInstant, source.NoteOpened, source.NoteLatest,
		source.NoteVerified, source.NoteRetired, source.NoteRefused, source.NoteTaken, source.NoteStand, source.NoteLeft,
	}, code)
}

func TestEveryCodeIsExplainedWithAWrongAndARightExample(t *testing.T) {
	for _, name := range []string{"authors-guide-messages.md", "authors-guide-messages.zh.md"} {
		p := readPage(t, name)
		wrong, right := map[string]int{}, map[string]int{}
		for _, b := range p.blocks() {
			wrong[b.attrs["wrong"]]++
			right[b.attrs["right"]]++
		}
		text := p.String()
		for _, code := range source.Codes() {
			switch {
			case !strings.Contains(text, "`"+string(code)+"`"):
				t.Errorf("%s does not explain %s", name, code)
			case isNote(code) || slices.Contains(exempt, code):
			case wrong[string(code)] == 0 || right[string(code)] == 0:
				t.Errorf("%s: %s has %d wrong and %d right examples", name, code, wrong[string(code)], right[string(code)])
			}
		}
		for code := range wrong {
			if code != "" && !slices.Contains(source.Codes(), source.Code(code)) {
				t.Errorf("%s explains %s, which is no code", name, code)
			}
		}
	}
}

// What no lesson file can show is said by the program in the words of its code.
func TestExamplesOnTheCommandLineSayWhatTheyAreAbout(t *testing.T) {
	for _, name := range pageNames(t) {
		p := readPage(t, name)
		for _, b := range p.blocks() {
			if code := b.attrs["wrong"]; code != "" && b.kind == "console" && !says(b.text, source.Code(code), p.lang) {
				t.Errorf("%s:%d does not show %s:\n%s", name, b.line, code, b.text)
			}
		}
	}
}
