// Command memtui explains in a terminal when a fact an agent remembers may
// still be used, and why.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"memtui/internal/i18n"
	"memtui/internal/source"
)

func main() { os.Exit(run()) }

// run is the program: it gives the exit status.
func run() int {
	quitQuietly()
	wide := countsWide(os.Getenv)
	if wide {
		startWithout(wideVariable) // comes back only where that cannot be
	}
	return runCounting(wide)
}

// runCounting is the program when the width library counts lines and arrows as
// one cell, or as two.
func runCounting(wide bool) int {
	out := &checkedWriter{Writer: os.Stdout}
	env := &environment{stdin: os.Stdin, stdout: out, stderr: os.Stderr, wide: wide}
	env.lang, env.langGiven = spoken(os.Args[1:], os.Getenv)
	root := newRoot(env)
	root.SetArgs(harmlessly(os.Args[1:]))
	return report(env.unwritten(out, root.Execute()), env.stderr)
}

// harmlessly gives the arguments of the program. When a shell asks how they
// go on, the command library says itself what it does not understand, so that
// they are made visible first: nothing that could act on a terminal ever goes
// on to a name of ours.
func harmlessly(args []string) []string {
	if len(args) == 0 || args[0] != cobra.ShellCompRequestCmd && args[0] != cobra.ShellCompNoDescRequestCmd {
		return args
	}
	visible := make([]string, len(args))
	for i, arg := range args {
		visible[i] = source.Visible(arg)
	}
	return visible
}

// report prints what went wrong and gives the exit status.
func report(err error, stderr io.Writer) int {
	var exit exitError
	switch {
	case err == nil:
		return exitFine
	case errors.As(err, &exit):
		if exit.text != "" {
			fmt.Fprintln(stderr, strings.TrimRight(exit.text, "\n"))
		}
		return exit.code
	}
	fmt.Fprintln(stderr, "memtui: "+source.Visible(err.Error()))
	return exitBad
}

// spoken finds the language before the flags are read, since help and errors
// about flags are in it too: --lang, else the locale.
func spoken(args []string, getenv func(string) string) (lang func() i18n.Lang, given func() bool) {
	named := langFlag(args)
	l, err := i18n.Parse(named)
	if named == "" || err != nil {
		l = i18n.Detect(locale(getenv))
	}
	return func() i18n.Lang { return l }, func() bool { return named != "" }
}

// langFlag gives the last --lang of the arguments; "" when there is none.
func langFlag(args []string) string {
	if end := slices.Index(args, "--"); end >= 0 {
		args = args[:end]
	}
	named := ""
	for i, arg := range args {
		if value, ok := strings.CutPrefix(arg, "--lang="); ok {
			named = value
		}
		if arg == "--lang" && i+1 < len(args) {
			named = args[i+1]
		}
	}
	return named
}

// locale gives the one that counts for messages.
func locale(getenv func(string) string) string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if value := getenv(name); value != "" {
			return value
		}
	}
	return ""
}
