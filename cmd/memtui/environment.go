package main

import (
	"errors"
	"io"
	"syscall"

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
	wide           bool             // lines and arrows are counted as two cells
}

// words gives the words of the language in force.
func (e *environment) words() *i18n.Words { return i18n.For(e.lang()) }

// print writes a whole answer.
func (e *environment) print(text string) error {
	if _, err := io.WriteString(e.stdout, text); err != nil {
		return exitError{code: exitBad} // what went wrong is told at the end
	}
	return nil
}

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

// checkedWriter remembers the first write that failed, for those who print
// without looking.
type checkedWriter struct {
	io.Writer
	failed error
}

// Write writes, and keeps what went wrong.
func (c *checkedWriter) Write(b []byte) (int, error) {
	n, err := c.Writer.Write(b)
	if err != nil && c.failed == nil {
		c.failed = err
	}
	return n, err
}

// silent is for the command library, which complains in words of its own
// when it cannot print a help; the writer below remembers it.
type silent struct{ io.Writer }

// Write writes, and is never at fault.
func (s silent) Write(b []byte) (int, error) {
	_, _ = s.Writer.Write(b)
	return len(b), nil
}

// unwritten gives the end of a command whose output failed though it knows
// nothing of it: err, unless that says nothing.
func (e *environment) unwritten(out *checkedWriter, err error) error {
	switch {
	case out.failed == nil || err != nil && err.Error() != "":
		return err
	case errors.Is(out.failed, syscall.EPIPE):
		return exitError{code: exitBad} // nobody reads on
	}
	return exitError{code: exitBad, text: "memtui: " + reason(e.words().CLI, out.failed)}
}
