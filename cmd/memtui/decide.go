package main

import (
	"github.com/spf13/cobra"

	"memtui/internal/batch"
	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/source"
	"memtui/internal/views"
)

// telling is how an answer is printed: as one JSON line for programs, or as
// text for people; and whether what would flip it comes with it.
type telling struct{ flip, text bool }

func (t *telling) flags(c *cobra.Command, w i18n.CommandWords) {
	c.Flags().BoolVar(&t.flip, "flip", false, w.FlagFlip)
	c.Flags().BoolVar(&t.text, "text", false, w.FlagText)
}

func decideCommand(env *environment) *cobra.Command {
	w := env.words().Commands
	var how telling
	c := &cobra.Command{
		Use:     "decide " + w.ArgFile,
		Short:   w.DecideShort,
		Long:    w.DecideLong,
		Example: w.DecideExample,
		Args:    oneFile(env, "decide"),
		RunE:    func(_ *cobra.Command, args []string) error { return decide(env, how, args[0]) },
	}
	how.flags(c, w)
	return c
}

// decide prints the decision on one bare request. Being blocked is an answer,
// not a failure.
func decide(env *environment, how telling, name string) error {
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
	return env.print(how.decided(env, player.Question{Decide: &player.Decided{
		Request: request, Decision: core.Decide(request),
	}}))
}

// decided gives what is printed of one record decision.
func (t telling) decided(env *environment, q player.Question) string {
	r, d := q.Decide.Request, q.Decide.Decision
	switch {
	case t.text:
		return views.PlainDecided(q, t.flip, env.words())
	case t.flip:
		return string(batch.AppendDecided(nil, d, core.FlipDecision(r), answerWords(env))) + "\n"
	}
	return string(batch.AppendDecision(nil, d, answerWords(env))) + "\n"
}
