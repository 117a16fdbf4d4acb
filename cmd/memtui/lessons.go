package main

import (
	"fmt"
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"

	"memtui/internal/i18n"
	"memtui/internal/scenario"
	"memtui/internal/source"
	"memtui/scenarios"
)

func lessonsCommand(env *environment) *cobra.Command {
	w := env.words().Commands
	return &cobra.Command{
		Use:     "lessons",
		Short:   w.LessonsShort,
		Long:    w.LessonsLong,
		Example: w.LessonsExample,
		Args:    noArguments(env, "lessons"),
		RunE:    func(*cobra.Command, []string) error { return listLessons(env) },
	}
}

func noArguments(env *environment, command string) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		if len(args) > 0 {
			return badUsage(env, i18n.Fill(env.words().Commands.NoArguments, command))
		}
		return nil
	}
}

// listLessons prints number, name and title of every lesson that ships.
func listLessons(env *environment) error {
	entries := scenarios.List()
	widest := 0
	for _, e := range entries {
		widest = max(widest, ansi.StringWidth(e.Name))
	}
	for _, e := range entries {
		title := ""
		if lesson, _ := scenario.Load(e.Name, e.Data); lesson != nil {
			title, _ = lesson.Title.In(env.lang())
		}
		pad := strings.Repeat(" ", widest-ansi.StringWidth(e.Name))
		line := fmt.Sprintf("%2d  %s%s  %s", e.Number, e.Name, pad, source.Visible(title))
		if _, err := fmt.Fprintln(env.stdout, strings.TrimRight(line, " ")); err != nil {
			return exitError{code: exitBad} // nobody reads on
		}
	}
	return nil
}
