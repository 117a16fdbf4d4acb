package main

import (
	"io"

	"memtui/internal/i18n"
)

// environment is what a subcommand may touch: the three streams and the
// language. Commands never reach for os.Stdin, os.Stdout or os.Stderr
// themselves.
type environment struct {
	stdin          io.Reader
	stdout, stderr io.Writer
	lang           func() i18n.Lang // from --lang, else from the locale
	langGiven      func() bool      // whether --lang was given
}

// words gives the words of the language in force.
func (e *environment) words() *i18n.Words { return i18n.For(e.lang()) }

// exitError ends the program with a code. Its text is printed to standard
// error as the one first line; an empty text prints nothing.
type exitError struct {
	code int
	text string
}

// Error gives the text.
func (e exitError) Error() string { return e.text }

// The exit codes of every subcommand.
const (
	exitFine = 0
	exitFail = 1 // a lesson does not hold its expectations
	exitBad  = 2 // bad input or usage
)
