package main

import (
	"errors"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// FuzzPlace names any step on the command line: what is not one is refused in
// words of one line, with nothing in them that a terminal would obey; what is
// one is opened, and the line that the program gives for it opens it again.
func FuzzPlace(f *testing.F) {
	var lessons []player.State
	for _, number := range []int{1, 4, 6} {
		s, err := shipped(number)
		if err != nil {
			f.Fatal(err)
		}
		lessons = append(lessons, s)
	}
	for i, seed := range []string{
		"4", "4B", "4b", "1A", "0", "0001", "99999", "4BC", "-1", " 4", "4 ", "B", "4Z", "٤", "4\x1b[2J", "\xff", "4\n", "+4", "12", "1a",
	} {
		f.Add(byte(i), seed)
	}
	env := &environment{lang: func() i18n.Lang { return i18n.English }}
	f.Fuzz(func(t *testing.T, lesson byte, typed string) {
		s := lessons[int(lesson)%len(lessons)]
		p, err := placeOf(env, "--at", typed)
		if err == nil {
			err = p.within(env, s.Lesson)
		}
		if err != nil {
			refusedInOneLine(t, err)
			return
		}
		opened := p.open(s)
		if typed == "" {
			if opened.Page != s.Page {
				t.Errorf("no place was named, and it is at page %d", opened.Page)
			}
			return
		}
		step, question, named := namedPlace(typed)
		if !named {
			t.Fatalf("%q was taken for a place", typed)
		}
		questions := opened.Frame().Questions
		if opened.Page != step || len(questions) > 1 && questions[opened.Question].Label != question {
			t.Errorf("%q leads to step %d, question %d", typed, opened.Page, opened.Question)
		}
		words := strings.Fields(opened.CommandLine())
		again, err := placeOf(env, "--at", words[len(words)-1])
		if err != nil {
			t.Fatal(err)
		}
		if back := again.open(s); back.Page != opened.Page || back.Question != opened.Question {
			t.Errorf("%q is told as %q, which leads to step %d, question %d", typed, words, back.Page, back.Question)
		}
	})
}

// namedPlace reads a place as people write one: digits, and perhaps the letter
// of a question. Without one it is the first.
func namedPlace(typed string) (step int, question string, named bool) {
	digits := strings.TrimRight(typed, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
	step, err := strconv.Atoi(digits)
	if question = strings.ToUpper(typed[len(digits):]); question == "" {
		question = "A"
	}
	return step, question, err == nil && digits[0] != '+' && digits[0] != '-'
}

// refusedInOneLine: wrong usage ends with 2 and one line that can be printed.
func refusedInOneLine(t *testing.T, err error) {
	t.Helper()
	var exit exitError
	if !errors.As(err, &exit) || exit.code != 2 || exit.text == "" {
		t.Fatalf("refused with %#v", err)
	}
	text := strings.TrimSuffix(exit.text, "\n")
	unseen := func(r rune) bool { return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp) }
	if !utf8.ValidString(text) || strings.ContainsFunc(text, unseen) {
		t.Errorf("refused with %q", exit.text)
	}
}
