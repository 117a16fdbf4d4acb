package main

import (
	"errors"

	"github.com/spf13/cobra"

	"memtui/internal/batch"
	"memtui/internal/i18n"
)

func replayCommand(env *environment) *cobra.Command {
	w := env.words().Commands
	var explain bool
	c := &cobra.Command{
		Use:     "replay " + w.ArgFile,
		Short:   w.ReplayShort,
		Long:    w.ReplayLong,
		Example: w.ReplayExample,
		Args:    oneFile(env, "replay"),
		RunE:    func(_ *cobra.Command, args []string) error { return replay(env, args[0], explain) },
	}
	c.Flags().BoolVar(&explain, "explain", false, w.FlagExplain)
	return c
}

// oneFile asks for exactly one argument.
func oneFile(env *environment, command string) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		switch len(args) {
		case 0:
			return badUsage(env, i18n.Fill(env.words().Commands.NeedsFile, command))
		case 1:
			return nil
		}
		return badUsage(env, i18n.Fill(env.words().Commands.OneFile, command))
	}
}

func replay(env *environment, name string, explain bool) error {
	f, err := openInput(env, name)
	if err != nil {
		return err
	}
	defer func() { _ = f.Close() }() // it was only read
	err = batch.Run(f, env.stdout, batch.Options{Explain: explain, Words: answerWords(env)})
	var line *batch.LineError
	switch {
	case err == nil:
		return nil
	case errors.As(err, &line):
		return exitError{code: exitBad, text: line.Print(env.words(), name)}
	}
	return unreadable(name, reason(env.words().CLI, err))
}

// answerWords are the words of what programs read: English, whatever the
// locale, unless a language was asked for.
func answerWords(env *environment) *i18n.Words {
	if env.langGiven() {
		return env.words()
	}
	return i18n.For(i18n.English)
}
