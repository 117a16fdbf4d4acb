// Package scenarios holds the lessons that ship with the program. They are
// files like any author's; the explorer, `check` and the tests read them the
// same way. As files they are also the examples to begin from.
package scenarios

import (
	"embed"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"memtui/internal/source"
)

// FS holds the lesson files by name.
//
//go:embed *.yaml
var FS embed.FS

const extension = ".yaml"

// Entry is one lesson that ships.
type Entry struct {
	Number int    // from 1, in the order of the names
	Name   string // of the file, without its extension: "01-timeout-change"
	Data   []byte // the file
}

// topic is the name without the number in front: "timeout-change".
func (e Entry) topic() string {
	_, topic, _ := strings.Cut(e.Name, "-")
	return topic
}

// List gives the lessons in order.
func List() []Entry {
	files, err := FS.ReadDir(".") // sorted by name
	if err != nil {
		panic(err) // embedded at build time
	}
	entries := make([]Entry, 0, len(files))
	for i, file := range files {
		data, err := FS.ReadFile(file.Name())
		if err != nil {
			panic(err)
		}
		entries = append(entries, Entry{Number: i + 1, Name: strings.TrimSuffix(file.Name(), extension), Data: data})
	}
	return entries
}

// FindError says that a name means no lesson, or more than one.
type FindError struct {
	Name    string
	Several bool     // the name is the beginning of all of Lessons
	Near    string   // the lesson whose name is nearest, or ""
	Lessons []string // the lessons that were meant, or that there are
}

// Error names what could have been typed instead.
func (e *FindError) Error() string {
	list := strings.Join(e.Lessons, ", ")
	switch {
	case e.Several:
		return fmt.Sprintf("several lessons begin with %q: %s", e.Name, list)
	case e.Near != "":
		return fmt.Sprintf("there is no lesson %q; did you mean %q? The lessons are %s", e.Name, e.Near, list)
	}
	return fmt.Sprintf("there is no lesson %q; the lessons are %s", e.Name, list)
}

// Find gives the lesson that a name, its number (1 or 01), or an unambiguous
// beginning of the name means; the number in front of a name may be left out.
// The error is a *FindError.
func Find(name string) (Entry, error) {
	entries := List()
	if n, err := strconv.Atoi(name); err == nil && n >= 1 && n <= len(entries) {
		return entries[n-1], nil
	}
	for _, e := range entries {
		if name == e.Name || name == e.topic() {
			return e, nil
		}
	}
	var meant []Entry
	if name != "" {
		meant = slices.DeleteFunc(slices.Clone(entries), func(e Entry) bool {
			return !strings.HasPrefix(e.Name, name) && !strings.HasPrefix(e.topic(), name)
		})
	}
	switch len(meant) {
	case 0:
		return Entry{}, &FindError{Name: name, Near: near(name, entries), Lessons: names(entries)}
	case 1:
		return meant[0], nil
	}
	return Entry{}, &FindError{Name: name, Several: true, Lessons: names(meant)}
}

// near gives the lesson that a mistyped name is nearest to, with or without
// the number in front.
func near(name string, entries []Entry) string {
	var spelt []string
	full := map[string]string{}
	for _, e := range entries {
		spelt = append(spelt, e.Name, e.topic())
		full[e.Name], full[e.topic()] = e.Name, e.Name
	}
	return full[source.Nearest(name, spelt)]
}

func names(entries []Entry) []string {
	out := make([]string, 0, len(entries))
	for _, e := range entries {
		out = append(out, e.Name)
	}
	return out
}
