package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"memtui/internal/i18n"
	"memtui/internal/scenario"
	"memtui/internal/source"
)

// checkFlags are those of check.
type checkFlags struct{ strict, json, write bool }

func checkCommand(env *environment) *cobra.Command {
	w := env.words()
	var flags checkFlags
	c := &cobra.Command{
		Use:     "check " + w.Commands.ArgFiles,
		Short:   w.Commands.CheckShort,
		Long:    w.Commands.CheckLong,
		Example: w.Commands.CheckExample,
		Args: func(_ *cobra.Command, args []string) error {
			switch {
			case len(args) == 0:
				return badUsage(env, i18n.Fill(w.Commands.NeedsFile, "check"))
			case flags.write && slices.Contains(args, standardInput):
				return badUsage(env, w.Workshop.NoInput)
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error { return check(env, flags, args) },
	}
	c.Flags().BoolVar(&flags.strict, "strict", false, w.Commands.FlagStrict)
	c.Flags().BoolVar(&flags.json, "json", false, w.Workshop.FlagJSON)
	c.Flags().BoolVar(&flags.write, "write", false, w.Workshop.FlagWrite)
	return c
}

// check goes through lessons; the worst exit status counts.
func check(env *environment, flags checkFlags, args []string) error {
	c := checking{env: env, checkFlags: flags, report: textReport{env}}
	if flags.json {
		c.env = inEnglish(env)
		c.report = &jsonReport{env: c.env}
	}
	for _, arg := range args {
		c.argument(arg)
	}
	if err := c.report.end(); err != nil {
		return err
	}
	if c.worst == exitFine {
		return nil
	}
	return exitError{code: c.worst}
}

// checking goes through lessons and keeps the worst exit status.
type checking struct {
	checkFlags
	env    *environment
	report checkReport
	worst  int
}

// checkReport tells what became of each lesson, in the order of the command
// line.
type checkReport interface {
	tell(*checked)
	// filling shows what is about to be written into a file.
	filling(name string, missing []scenario.Filled)
	unread(name string, code source.Code, why error)
	end() error
}

func (c *checking) argument(name string) {
	info, err := os.Stat(name)
	if name == standardInput || err != nil || !info.IsDir() {
		c.file(name)
		return
	}
	files, err := lessonFiles(name)
	switch {
	case err != nil:
		c.unread(name, source.CodeUnreadable, unreadable(name, reason(c.env.words().CLI, err)))
	case len(files) == 0:
		text := "memtui: " + i18n.Fill(c.env.words().Commands.NoLessons, source.FileName(name))
		c.unread(name, source.CodeNoLessons, exitError{code: exitBad, text: text})
	}
	for _, file := range files {
		c.file(file)
	}
}

// lessonFiles lists the lessons in a folder, not those further down, by name.
func lessonFiles(folder string) ([]string, error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	var files []string
	for _, entry := range entries {
		if !entry.IsDir() && isLesson(entry.Name()) {
			files = append(files, filepath.Join(folder, entry.Name()))
		}
	}
	slices.Sort(files)
	return files, nil
}

func (c *checking) unread(name string, code source.Code, why error) {
	c.report.unread(name, code, why)
	c.worst = max(c.worst, exitBad)
}

// file checks one file, and with --write fills it in first.
func (c *checking) file(name string) {
	data, err := readInput(c.env, name)
	if err != nil {
		c.unread(name, source.CodeUnreadable, err)
		return
	}
	one := checkLesson(name, data, c.strict)
	if c.write {
		one = c.filled(one)
	}
	c.report.tell(one)
	c.worst = max(c.worst, one.status)
}

// textReport tells it to people.
type textReport struct{ env *environment }

func (r textReport) unread(_ string, _ source.Code, why error) {
	fmt.Fprintln(r.env.stderr, why.Error())
}

func (r textReport) end() error { return nil }

// isLesson reports whether a file of a folder may be a lesson. The schema may
// lie beside the lessons: editors look for it there.
func isLesson(name string) bool {
	return slices.Contains([]string{".yaml", ".yml", ".json"}, filepath.Ext(name)) && !strings.HasSuffix(name, ".schema.json")
}
