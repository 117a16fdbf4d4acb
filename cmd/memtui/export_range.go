package main

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"memtui/internal/export"
	"memtui/internal/player"
	"memtui/internal/source"
)

// exported gives a lesson that is opened as one to be exported.
func exported(s player.State) export.Source {
	return export.Source{Lesson: s.Lesson, Name: exportedName(s.Name), Number: s.Number, Count: s.Count, Next: s.Next}
}

// exportedName is that of a lesson's file, without folder and ending.
func exportedName(name string) string {
	if name == standardInput {
		return "lesson"
	}
	base := filepath.Base(name)
	if isLesson(base) {
		base = strings.TrimSuffix(base, filepath.Ext(base))
	}
	return base
}

var rangeForm = regexp.MustCompile(`^([0-9]{1,4})(?:-([0-9]{1,4}))?$`)

// stepRange reads --steps for a lesson of so many steps.
func (e exporting) stepRange(env *environment, last int) (export.Range, error) {
	w := env.words().Export
	if e.steps == "" {
		return export.Range{}, nil
	}
	parts := rangeForm.FindStringSubmatch(e.steps)
	if parts == nil {
		return export.Range{}, badUsage(env, fmt.Sprintf(w.BadSteps, source.Brief(e.steps)))
	}
	r := export.Range{}
	r.First, _ = strconv.Atoi(parts[1])
	r.Last = r.First
	if parts[2] != "" {
		r.Last, _ = strconv.Atoi(parts[2])
	}
	switch {
	case r.First > r.Last:
		return export.Range{}, badUsage(env, fmt.Sprintf(w.BadSteps, source.Brief(e.steps)))
	case r.First < 1 || r.Last > last:
		return export.Range{}, badUsage(env, fmt.Sprintf(w.NoSteps, e.steps, last))
	}
	return r, nil
}

// The sizes of a picture, in columns and rows: from the smallest screen that
// shows a lesson to more than a slide can hold.
const (
	narrowest, lowest       = 40, 12
	widest, highest         = 400, 120
	usualColumns, usualRows = 120, 40
)

var sizeForm = regexp.MustCompile(`^([0-9]{1,4})[x×]([0-9]{1,4})$`)

// picture reads --size.
func (e exporting) picture(env *environment) (columns, rows int, err error) {
	if e.size == "" {
		return usualColumns, usualRows, nil
	}
	if parts := sizeForm.FindStringSubmatch(e.size); parts != nil {
		columns, _ = strconv.Atoi(parts[1])
		rows, _ = strconv.Atoi(parts[2])
	}
	if columns < narrowest || columns > widest || rows < lowest || rows > highest {
		w := env.words().Export
		return 0, 0, badUsage(env, fmt.Sprintf(w.BadSize, source.Brief(e.size), narrowest, lowest, widest, highest))
	}
	return columns, rows, nil
}
