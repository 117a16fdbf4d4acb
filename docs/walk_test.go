package docs_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestEveryBlockOfEveryPageIsTrue goes through each page from top to bottom,
// as a reader does who types what it says.
func TestEveryBlockOfEveryPageIsTrue(t *testing.T) {
	for _, name := range pageNames(t) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := &walk{page: readPage(t, name), dir: t.TempDir()}
			for _, b := range w.page.blocks() {
				w.block(t, b)
			}
			w.checked(t)
			if *update {
				w.page.save(t)
			}
		})
	}
}

// walk is a reader on the way through a page.
type walk struct {
	page     *page
	dir      string
	examples []*block // of what is wrong and right, to be checked together
	wrong    string   // what check printed of the example before
}

func (w *walk) at(b *block) string { return w.page.name + ":" + strconv.Itoa(b.line) }

func (w *walk) block(t *testing.T, b *block) {
	t.Helper()
	printed := w.wrong
	w.wrong = ""
	switch kind := b.kind; {
	case b.attrs["wrong"] != "" && kind != "console":
		w.examples = append(w.examples, b)
		w.wrong = w.wrongLesson(t, b)
	case b.attrs["right"] != "" && kind != "console":
		w.examples = append(w.examples, b)
	case kind == "text" && printed != "":
		w.compare(t, b, b.text, printed, func(now string) { b.text = now })
	case kind == "console":
		w.console(t, b)
	case kind == "sh":
		w.commands(t, b)
	case kind == "yaml" && b.attrs["file"]+b.attrs["add"] != "":
		w.edit(t, b)
	case kind == "yaml" || kind == "json":
		w.lesson(t, b)
	default:
		t.Errorf("%s: nothing tests a block of %q", w.at(b), b.info)
	}
}

// edit writes the file of a tour, or changes it as the reader is told to.
func (w *walk) edit(t *testing.T, b *block) {
	t.Helper()
	if name := b.attrs["file"]; name != "" {
		w.write(t, name, b.text)
		return
	}
	name := b.attrs["add"]
	text := w.read(t, name)
	mark := b.attrs["below"] + b.attrs["instead"]
	if mark == "" {
		w.write(t, name, text+b.text)
		return
	}
	lines := strings.SplitAfter(text, "\n")
	at, times := 0, 0
	for i, line := range lines {
		if strings.TrimSpace(line) == strings.TrimSpace(mark) {
			at, times = i, times+1
		}
	}
	if times != 1 {
		t.Fatalf("%s: the file has %d lines %q:\n%s", w.at(b), times, mark, text)
	}
	if b.attrs["instead"] != "" {
		lines[at] = ""
	}
	lines[at] += b.text
	w.write(t, name, strings.Join(lines, ""))
}

func (w *walk) write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(w.dir, name), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func (w *walk) read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(w.dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// frame is what stands around steps that are shown alone.
const frame = "memtui: 1\ntitle: a lesson\nfocus: {key: closes, scope: central, version: weekdays}\n" +
	"terms: [valid-time, record-time, as-of, scope, version, evidence, supersede, expire, revoke, retire, verify, conflict, record-decision]\nsteps:\n"

// lesson is a whole lesson, or the steps of one, that must hold.
func (w *walk) lesson(t *testing.T, b *block) {
	t.Helper()
	text, name := b.text, "lesson."+b.kind
	if strings.Contains(b.info, " steps") {
		text = frame + text
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	if out, status := run(t, dir, w.page.lang, "memtui check --strict "+name); status != 0 {
		t.Errorf("%s: exit status %d\n%s", w.at(b), status, out)
	}
}

// commands runs those of memtui; what stands on the line behind # is for the
// reader.
func (w *walk) commands(t *testing.T, b *block) {
	t.Helper()
	for _, line := range strings.Split(b.text, "\n") {
		if !isMemtui(line) {
			continue
		}
		if out, status := run(t, w.dir, w.page.lang, line+" </dev/null"); status != 0 {
			t.Errorf("%s: %s: exit status %d\n%s", w.at(b), line, status, out)
		}
	}
}

// isMemtui reports whether a line is a command of memtui, behind variables
// that are set for it alone.
func isMemtui(line string) bool {
	for _, word := range strings.Fields(line) {
		if !strings.Contains(word, "=") {
			return word == "memtui"
		}
	}
	return false
}

// console runs commands and compares what they print with what is shown.
func (w *walk) console(t *testing.T, b *block) {
	t.Helper()
	var now strings.Builder
	shown := strings.Split("\n"+b.text, "\n$ ")
	if shown[0] != "" {
		t.Errorf("%s: a console begins with a command", w.at(b))
	}
	status := 0
	for _, one := range shown[1:] {
		command, want, _ := strings.Cut(one, "\n")
		if want != "" && !strings.HasSuffix(want, "\n") {
			want += "\n"
		}
		if status != 0 {
			t.Errorf("%s: exit status %d before the last command", w.at(b), status)
		}
		var got string
		got, status = run(t, w.dir, w.page.lang, command)
		now.WriteString("$ " + command + "\n")
		w.compare(t, b, want, got, func(got string) { want = got })
		now.WriteString(want)
	}
	b.text = now.String()
	if want := wantStatus(b); strconv.Itoa(status) != want {
		t.Errorf("%s: exit status %d, want %s", w.at(b), status, want)
	}
}

func wantStatus(b *block) string {
	switch {
	case b.attrs["status"] != "":
		return b.attrs["status"]
	case b.attrs["wrong"] != "":
		return "2"
	}
	return "0"
}

// compare holds what is shown against what is printed. A line `…` stands for
// any lines; such a text is never written anew.
func (w *walk) compare(t *testing.T, b *block, shown, printed string, rewrite func(string)) {
	t.Helper()
	switch {
	case shown == printed:
	case strings.Contains("\n"+shown, "\n…\n"):
		if !matches(shown, printed) {
			t.Errorf("%s: printed is\n%s\nwhich is not as shown", w.at(b), printed)
		}
	case *update:
		rewrite(printed)
	default:
		t.Errorf("%s: not what is printed; run make update (-shown +printed):\n%s", w.at(b), cmp.Diff(shown, printed))
	}
}

// matches reports whether the pieces between `…` stand in a text in their
// order, the first at its beginning and the last at its end.
func matches(shown, text string) bool {
	pieces := strings.Split("\n"+shown, "\n…\n")
	text = "\n" + text
	for i, piece := range pieces {
		at := strings.Index(text, piece)
		if i == len(pieces)-1 && piece != "" {
			at = strings.LastIndex(text, strings.TrimSuffix(piece, "\n")+"\n")
			return at >= 0 && strings.TrimSuffix(text[at:], "\n") == strings.TrimSuffix(piece, "\n")
		}
		if at < 0 || i == 0 && at > 0 {
			return false
		}
		text = text[at+len(piece):]
	}
	return true
}
