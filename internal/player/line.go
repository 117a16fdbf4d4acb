package player

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

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

// MostEdits is how many edits a command line may hold. Each is played on those
// before it, which nobody would wait for with thousands.
const MostEdits = 500

// LineIsLong reports whether the command line has more edits than the program
// takes. What the line holds takes long to find out, so it is counted only
// where it is in doubt.
func (s State) LineIsLong() bool {
	switch {
	case !s.IsEdited():
		return false
	case s.Edits.Count() > MostEdits:
		return true
	case len(s.Edits.sequence()) <= MostEdits:
		return false
	}
	return len(s.written()) > MostEdits
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

// shellWord writes a word as a shell reads it back, in characters that can be
// seen and do nothing when they are pasted.
func shellWord(s string) string {
	plain := func(r rune) bool {
		return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("_-./:=@%+,", r)
	}
	switch {
	case !utf8.ValidString(s) || strings.ContainsFunc(s, isUnseen):
		return escapedWord(s)
	case s == "" || s[0] == '=' || strings.ContainsFunc(s, func(r rune) bool { return !plain(r) }): // zsh reads = as a program
		return quotedWord(s)
	}
	return s
}

// quotedWord puts a word between single quotes, but for those in it and
// backslashes, which stand outside behind a backslash: fish reads \' between
// quotes as a quote, other shells as the end, and all of them this.
func quotedWord(s string) string {
	return "'" + strings.NewReplacer("'", `'\''`, `\`, `'\\'`).Replace(s) + "'"
}

// isUnseen reports whether a character may act on a terminal, or on the line
// editor of a shell: all that a text of a lesson may not have, and line ends
// and tabs, which a value may.
func isUnseen(r rune) bool {
	return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp) && r != '\u200c' && r != '\u200d'
}

// escapedWord writes a word with an escape for every byte of what cannot be
// seen, as POSIX shells read it since 2024 and others did long before.
func escapedWord(s string) string {
	var b strings.Builder
	for len(s) > 0 {
		r, size := utf8.DecodeRuneInString(s)
		char := s[:size]
		s = s[size:]
		switch {
		case r == '\n':
			b.WriteString(`\n`)
		case r == '\t':
			b.WriteString(`\t`)
		case r == '\\':
			b.WriteString(`\\`)
		case r == '\'', r == utf8.RuneError && size == 1, isUnseen(r):
			for i := range len(char) {
				fmt.Fprintf(&b, `\%03o`, char[i])
			}
		default:
			b.WriteString(char)
		}
	}
	return "$'" + b.String() + "'"
}

// Saved gives the what-if as a lesson file of its own.
func (s State) Saved() []byte { return scenario.Write(scenario.Settled(s.Lesson.Scenario)) }
