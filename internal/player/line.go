package player

import (
	"strconv"
	"strings"

	"memtui/internal/scenario"
)

// CommandLine gives the line that opens the lesson at the same step and
// question, with the same edits.
func (s State) CommandLine() string {
	words := []string{"memtui", fileArgument(s.Name)}
	if f := s.Frame(); f != nil {
		at := strconv.Itoa(f.Number())
		if s.Question < len(f.Questions) {
			at += f.Questions[s.Question].Label
		}
		words = append(words, "--at", at)
	}
	for _, e := range s.written() {
		words = append(words, "--"+string(e.Kind), e.Flag())
	}
	for i, word := range words {
		words[i] = shellWord(word)
	}
	return strings.Join(words, " ")
}

// written gives edits which, made again, give the same what-if: those in
// force, or where their order matters, those that were made.
func (s State) written() []scenario.Edit {
	if !s.IsEdited() {
		return nil
	}
	if _, _, not := Reopened(s.base(), s.Edits.now); not != nil {
		return s.Edits.sequence()
	}
	return s.Edits.now
}

// fileArgument keeps the name of a file from being read as a flag.
func fileArgument(name string) string {
	if strings.HasPrefix(name, "-") && name != "-" {
		return "./" + name
	}
	return name
}

// shellWord writes a word as a POSIX shell reads it back.
func shellWord(s string) string {
	plain := func(r rune) bool {
		return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("_-./:=@%+,", r)
	}
	if s != "" && !strings.ContainsFunc(s, func(r rune) bool { return !plain(r) }) {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}

// Saved gives the what-if as a lesson file of its own.
func (s State) Saved() []byte { return scenario.Write(scenario.Settled(s.Lesson.Scenario)) }
