package main

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"memtui/internal/player"
	"memtui/internal/source"
)

// place is a step on the command line: 4, or 4B for its second question.
type place struct {
	flag     string // that names it
	typed    string // "" = none was named
	step     int
	question string // "B"; "" = the first
}

var placeForm = regexp.MustCompile(`^([0-9]{1,4})([A-Za-z]{0,2})$`)

// placeOf reads the value of a flag.
func placeOf(env *environment, flag, typed string) (place, error) {
	p := place{flag: flag, typed: typed}
	if typed == "" {
		return p, nil
	}
	parts := placeForm.FindStringSubmatch(typed)
	if parts == nil {
		return p, badUsage(env, fmt.Sprintf(env.words().CLI.BadStep, flag, source.Brief(typed)))
	}
	p.step, _ = strconv.Atoi(parts[1])
	p.question = strings.ToUpper(parts[2])
	return p, nil
}

// within says whether a lesson has the step and the question.
func (p place) within(env *environment, l *player.Lesson) error {
	w := env.words().CLI
	if p.typed == "" {
		return nil
	}
	if p.step < 1 || p.step > len(l.Frames) {
		return badUsage(env, fmt.Sprintf(w.NoStep, p.step, len(l.Frames)))
	}
	questions := l.Frames[p.step-1].Questions
	if p.question != "" && p.index(questions) < 0 {
		return badUsage(env, fmt.Sprintf(w.NoQuestion, p.step, p.question, len(questions)))
	}
	return nil
}

// index finds the question among those of the step; -1 where there is none of
// its name. A step's only question may be called A.
func (p place) index(questions []player.Question) int {
	if len(questions) == 1 && p.question == "A" {
		return 0
	}
	for i, q := range questions {
		if q.Label == p.question {
			return i
		}
	}
	return -1
}

// open gives a lesson at the place, which is within it.
func (p place) open(s player.State) player.State {
	if p.typed == "" {
		return s
	}
	s = s.Do(player.Command{Kind: player.CmdGoTo, N: p.step})
	if p.question == "" {
		return s
	}
	return s.Do(player.Command{Kind: player.CmdGoToQuestion, N: p.index(s.Frame().Questions)})
}
