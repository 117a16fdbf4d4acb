package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"github.com/spf13/cobra"

	"memtui/internal/i18n"
	"memtui/internal/scenario"
	"memtui/internal/source"
)

func checkCommand(env *environment) *cobra.Command {
	w := env.words().Commands
	var strict bool
	c := &cobra.Command{
		Use:     "check " + w.ArgFiles,
		Short:   w.CheckShort,
		Long:    w.CheckLong,
		Example: w.CheckExample,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return badUsage(env, i18n.Fill(w.NeedsFile, "check"))
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error {
			c := checking{env: env, strict: strict}
			for _, arg := range args {
				c.argument(arg)
			}
			if c.worst == exitFine {
				return nil
			}
			return exitError{code: c.worst}
		},
	}
	c.Flags().BoolVar(&strict, "strict", false, w.FlagStrict)
	return c
}

// checking goes through lessons and keeps the worst exit status.
type checking struct {
	env    *environment
	strict bool
	worst  int
}

func (c *checking) argument(name string) {
	info, err := os.Stat(name)
	if name == standardInput || err != nil || !info.IsDir() {
		c.lesson(name)
		return
	}
	files, err := lessonFiles(name)
	switch {
	case err != nil:
		c.unread(unreadable(name, reason(c.env.words().CLI, err)))
	case len(files) == 0:
		c.unread(exitError{code: exitBad, text: "memtui: " + i18n.Fill(c.env.words().Commands.NoLessons, source.Visible(name))})
	}
	for _, file := range files {
		c.lesson(file)
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
		if !entry.IsDir() && slices.Contains([]string{".yaml", ".yml", ".json"}, filepath.Ext(entry.Name())) {
			files = append(files, filepath.Join(folder, entry.Name()))
		}
	}
	slices.Sort(files)
	return files, nil
}

func (c *checking) unread(err error) {
	var exit exitError
	if errors.As(err, &exit) {
		fmt.Fprintln(c.env.stderr, exit.text)
	}
	c.worst = max(c.worst, exitBad)
}

// lesson checks one file: what cannot be read is worse than what does not
// hold.
func (c *checking) lesson(name string) {
	data, err := readInput(c.env, name)
	if err != nil {
		c.unread(err)
		return
	}
	lesson, problems := scenario.Load(name, data)
	if lesson != nil {
		problems = source.InOrder(append(problems, crowded(lesson)...))
	}
	warnings := len(problems)
	status := exitFine
	switch {
	case lesson == nil:
		status = exitBad
	default:
		wrong := scenario.Check(lesson)
		problems = source.InOrder(append(problems, wrong...))
		if len(wrong) > 0 || c.strict && warnings > 0 {
			status = exitFail
		}
	}
	if len(problems) > 0 {
		fmt.Fprint(c.env.stderr, source.Print(c.env.words(), name, data, problems))
	}
	if status == exitFail && !source.Failed(problems) {
		fmt.Fprintln(c.env.stderr, i18n.Fill(c.env.words().Commands.Strict, source.Visible(name), strconv.Itoa(warnings)))
	}
	if status == exitFine {
		fmt.Fprintln(c.env.stdout, i18n.Fill(c.env.words().Commands.Holds, source.Visible(name),
			strconv.Itoa(len(lesson.Steps)), strconv.Itoa(scenario.Expectations(lesson)), strconv.Itoa(warnings)))
	}
	c.worst = max(c.worst, status)
}
