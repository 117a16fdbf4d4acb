package main

import (
	"fmt"
	"path/filepath"
	"strconv"
	"strings"

	"memtui/internal/core"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// Question is one question of the course to the ledger, with the ledger that
// its step leaves behind.
type Question struct {
	Name  string // lesson, step and question: "3.2B"
	Text  string // as the lesson asks it, in English
	Query core.Query
	Ops   []core.Op // taken by the end of the step, as they were written
	Core  Answer    // what the program's own ledger says
}

// Questions reads a lesson and lists what it asks the ledger.
func Questions(file string, data []byte) ([]Question, error) {
	lesson, problems := scenario.Load(file, data)
	if lesson == nil {
		first := problems[0]
		return nil, fmt.Errorf("%s:%d:%d: %s", file, first.At.Start.Line, first.At.Start.Col, first.Code)
	}
	var out []Question
	var ops []core.Op
	for _, frame := range player.Play(lesson).Frames {
		for _, happened := range frame.Happened {
			if happened.Refusal == nil && !happened.Repeat {
				ops = append(ops, happened.Op)
			}
		}
		for _, q := range frame.Questions {
			if q.Ask != nil {
				text, _ := q.Name.In("en")
				out = append(out, Question{
					Name: fmt.Sprintf("%s.%d%s", short(file), frame.Number(), q.Label), Text: text,
					Query: q.Ask.Query, Ops: ops[:len(ops):len(ops)], Core: fromCore(q.Ask.Answer),
				})
			}
		}
	}
	return out, nil
}

// short names a lesson by its number where its name begins with one.
func short(file string) string {
	name := strings.TrimSuffix(filepath.Base(file), filepath.Ext(file))
	number, _, _ := strings.Cut(name, "-")
	if n, err := strconv.Atoi(number); err == nil {
		return strconv.Itoa(n)
	}
	return name
}

// fromCore gives an answer of the program's ledger in the words of this one.
func fromCore(a core.Answer) Answer {
	return Answer{Status: string(a.Status), Value: a.Value, Evidence: a.Evidence, Candidates: a.Candidates}
}
