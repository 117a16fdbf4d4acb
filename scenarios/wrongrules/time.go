package main

import (
	"time"

	"memtui/internal/core"
)

// moment gives a time as the standard library has it; false for one that was
// left out. Whether a text is a time at all was settled when it was read.
func moment(t core.Time) (time.Time, bool) {
	if t.String() == "" {
		return time.Time{}, false
	}
	layout := time.RFC3339Nano
	if t.IsDay() {
		layout = time.DateOnly
	}
	m, err := time.Parse(layout, t.String())
	if err != nil {
		panic(err) // two readers of one text that do not agree: a mistake of ours
	}
	return m, true
}

// by: recorded <= known. What is undated was known from the start.
func by(recorded, known core.Time) bool {
	r, dated := moment(recorded)
	k, _ := moment(known)
	return !dated || !r.After(k)
}
