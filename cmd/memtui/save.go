package main

import (
	"errors"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"unicode"

	"memtui/internal/i18n"
	"memtui/internal/source"
)

// saveLesson writes a new lesson. There is either the whole file under its
// name or nothing new in the folder; a file that is there already, or comes
// in between, is never touched, and none is written that could not be read
// again. The error says in words why it was not.
func saveLesson(name string, data []byte) error {
	switch {
	case !namesLesson(name):
		return unsaved{errNotALesson}
	case len(data) > source.MaxFile:
		return unsaved{errTooLarge}
	}
	if err := saveNew(name, data); err != nil {
		return unsaved{err}
	}
	return nil
}

// saveNew writes a file of a name that nothing has: the whole of it, or
// nothing.
func saveNew(name string, data []byte) error {
	if _, err := os.Lstat(name); err == nil {
		return fs.ErrExist
	}
	draft, err := writeDraft(filepath.Dir(name), data)
	if err != nil {
		return err
	}
	err = publish(draft, name)
	if gone := os.Remove(draft); err == nil && gone != nil && !errors.Is(gone, fs.ErrNotExist) {
		err = gone
	}
	return err
}

// lessonEndings are those of the files that a lesson is written to: what is
// written is YAML.
var lessonEndings = []string{".yaml", ".yml"}

// namesLesson reports whether a lesson may be written to a file of a name: a
// name of something, and not the ending alone, which would hide the file.
func namesLesson(name string) bool {
	ending := filepath.Ext(name)
	return slices.Contains(lessonEndings, ending) && strings.Trim(strings.TrimSuffix(filepath.Base(name), ending), ". ") != ""
}

var (
	errNotALesson = errors.New("not the name of a lesson")
	errTooLarge   = errors.New("larger than a lesson may be")
)

// writeDraft writes a file of its own into a folder, with the rights of any
// new file there, and gives its name. Of one that cannot be completed nothing
// is left.
func writeDraft(folder string, data []byte) (string, error) {
	f, err := create(folder)
	if err != nil {
		return "", err
	}
	_, err = f.Write(data)
	if err == nil {
		err = f.Sync()
	}
	if closing := f.Close(); err == nil {
		err = closing
	}
	if err != nil {
		_ = os.Remove(f.Name())
		return "", err
	}
	return f.Name(), nil
}

// create opens a new file of a name that nobody has.
func create(folder string) (*os.File, error) {
	const enough = 100
	for try := 0; ; try++ {
		name := filepath.Join(folder, ".memtui-"+strconv.FormatUint(rand.Uint64(), 36))
		f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if !errors.Is(err, fs.ErrExist) || try == enough {
			return f, err
		}
	}
}

// publish gives a file its name, if nothing else has it. Where a folder takes
// no second name for a file, the file is moved.
func publish(draft, name string) error {
	err := os.Link(draft, name)
	if err == nil || errors.Is(err, fs.ErrExist) {
		return err
	}
	moved := moveExclusively(draft, name)
	if errors.Is(moved, errors.ErrUnsupported) {
		return err
	}
	return moved
}

// unsaved is why a lesson was not written.
type unsaved struct{ reason error }

// Error says it in English.
func (u unsaved) Error() string { return u.In(i18n.For(i18n.English)) }

// In says it in words.
func (u unsaved) In(words *i18n.Words) string {
	w := words.CLI
	var path *os.PathError
	switch {
	case errors.Is(u.reason, errNotALesson):
		return i18n.Fill(w.SaveEnding, strings.Join(lessonEndings, w.ListComma))
	case errors.Is(u.reason, errTooLarge):
		return w.SaveLarge
	case errors.Is(u.reason, fs.ErrExist):
		return w.SaveExists
	case errors.Is(u.reason, fs.ErrNotExist), errors.Is(u.reason, syscall.ENOTDIR):
		return w.SaveNoFolder
	case errors.Is(u.reason, fs.ErrPermission):
		return w.SaveNoPermission
	case errors.Is(u.reason, syscall.EROFS):
		return w.SaveReadOnly
	case errors.Is(u.reason, syscall.ENOSPC), errors.Is(u.reason, syscall.EDQUOT):
		return w.SaveFull
	case errors.Is(u.reason, syscall.EFBIG):
		return w.SaveLimit
	case errors.Is(u.reason, syscall.ENAMETOOLONG):
		return w.SaveLongName
	case errors.As(u.reason, &path):
		return i18n.Fill(w.SaveFailed, source.Visible(path.Err.Error()))
	}
	return i18n.Fill(w.SaveFailed, source.Visible(u.reason.Error()))
}

// longestBase keeps what is offered shorter than the names of files may be.
const longestBase = 200 // bytes

// freeName offers a file in the folder at hand for a lesson's what-if: the
// lesson's own name as far as it can be seen, numbered from 2 on.
func freeName(lesson string) string {
	base := strings.Map(visibly, strings.ToValidUTF8(filepath.Base(lesson), ""))
	if ending := filepath.Ext(base); slices.Contains(append(lessonEndings, ".json"), ending) {
		base = strings.TrimSuffix(base, ending)
	}
	if len(base) > longestBase {
		base = strings.ToValidUTF8(base[:longestBase], "")
	}
	if lesson == standardInput || strings.Trim(base, `.\/ `) == "" {
		base = "lesson"
	}
	for n := 2; ; n++ {
		name := base + "-" + strconv.Itoa(n) + lessonEndings[0]
		if _, err := os.Lstat(name); err != nil {
			return name
		}
	}
}

// visibly drops a character that cannot be seen.
func visibly(r rune) rune {
	if !unicode.IsPrint(r) {
		return -1
	}
	return r
}
