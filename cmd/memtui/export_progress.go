package main

import (
	"fmt"
	"os"
	"time"

	"github.com/charmbracelet/x/term"
)

// quick is how long a work may take before it is told of.
const quick = 700 * time.Millisecond

// progress gives what tells how far a work is: a line each, on a terminal
// alone.
func progress(env *environment) func(text string) {
	if f, ok := env.stderr.(*os.File); !ok || !term.IsTerminal(f.Fd()) {
		return func(string) {}
	}
	return func(text string) { fmt.Fprintln(env.stderr, text) }
}

// working says on a terminal what is being worked on, if it takes long. The
// end of the work is to be told.
func working(env *environment, text string) (done func()) {
	tell := progress(env)
	timer := time.AfterFunc(quick, func() { tell(text) })
	return func() { timer.Stop() }
}
