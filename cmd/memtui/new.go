package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"memtui/internal/i18n"
	"memtui/internal/source"
	"memtui/scenarios"
)

func newLessonCommand(env *environment) *cobra.Command {
	w := env.words()
	var from string
	c := &cobra.Command{
		Use:     "new " + w.Workshop.ArgNew,
		Short:   w.Workshop.NewShort,
		Long:    w.Workshop.NewLong,
		Example: w.Workshop.NewExample,
		Args: func(_ *cobra.Command, args []string) error {
			switch len(args) {
			case 0:
				return badUsage(env, w.Workshop.NeedsName)
			case 1:
				return nil
			}
			return badUsage(env, fmt.Sprintf(w.Workshop.OneNew, source.Brief(args[1])))
		},
		RunE: func(_ *cobra.Command, args []string) error { return suggest(env, nil, newLesson(env, args[0], from)) },
	}
	c.Flags().StringVar(&from, "from", "", w.Workshop.FlagFrom)
	_ = c.RegisterFlagCompletionFunc("from", completeShipped)
	return c
}

// completeShipped offers the names of the lessons that ship, and no files.
func completeShipped(c *cobra.Command, _ []string, typed string) ([]string, cobra.ShellCompDirective) {
	names, _ := completeLessons(c, nil, typed)
	return names, cobra.ShellCompDirectiveNoFileComp
}

// newLesson writes the template of the language, or a copy of a lesson that
// ships.
func newLesson(env *environment, name, from string) error {
	data := scenarios.Template(env.lang())
	if from != "" {
		entry, err := scenarios.Find(from)
		if err != nil {
			return shippedError(err)
		}
		data = entry.Data
	}
	if err := saveLesson(name, data); err != nil {
		why := err.Error()
		var unsaved unsaved
		if errors.As(err, &unsaved) {
			why = unsaved.In(env.words())
		}
		return exitError{code: exitBad, text: "memtui: " + source.FileName(name) + ": " + why}
	}
	return env.print(i18n.Fill(env.words().Workshop.Written, source.FileName(name)) + "\n")
}

// shippedError lets what is no lesson be told with the names of those that
// ship.
func shippedError(err error) error {
	var none *scenarios.FindError
	if errors.As(err, &none) {
		return notFound{none}
	}
	return err
}
