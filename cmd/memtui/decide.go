package main

import (
	"github.com/spf13/cobra"

	"memtui/internal/batch"
	"memtui/internal/core"
	"memtui/internal/scenario"
	"memtui/internal/source"
)

func decideCommand(env *environment) *cobra.Command {
	w := env.words().Commands
	return &cobra.Command{
		Use:     "decide " + w.ArgFile,
		Short:   w.DecideShort,
		Long:    w.DecideLong,
		Example: w.DecideExample,
		Args:    oneFile(env, "decide"),
		RunE:    func(_ *cobra.Command, args []string) error { return decide(env, args[0]) },
	}
}

// decide prints the decision on one bare request. Being blocked is an answer,
// not a failure.
func decide(env *environment, name string) error {
	data, err := readInput(env, name)
	if err != nil {
		return err
	}
	node, problems := source.Parse(name, data)
	var request core.Request
	if node != nil {
		var more []source.Diagnostic
		request, more = scenario.DecodeRequest(node)
		problems = source.InOrder(append(problems, more...))
	}
	if source.Failed(problems) {
		return exitError{code: exitBad, text: source.Print(env.words(), name, data, problems)}
	}
	line := batch.AppendDecision(nil, core.Decide(request), answerWords(env))
	if _, err := env.stdout.Write(append(line, '\n')); err != nil {
		return exitError{code: exitBad} // nobody reads on
	}
	return nil
}
