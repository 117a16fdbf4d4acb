package main

import (
	"encoding/json"
	"maps"
	"strconv"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"memtui/internal/batch"
	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/source"
	"memtui/internal/views"
)

// asking holds the flags of ask.
type asking struct {
	telling
	edits changes
	step  string
	point []coordinate // those that are on the command line
}

// coordinate is one input of a question, as it is typed.
type coordinate struct{ name, typed string }

func askCommand(env *environment) *cobra.Command {
	w := env.words().Commands
	var a asking
	c := &cobra.Command{
		Use:               "ask " + env.words().CLI.ArgLesson + "|" + env.words().CLI.ArgFile,
		Short:             w.AskShort,
		Long:              w.AskLong,
		Example:           w.AskExample,
		Args:              func(_ *cobra.Command, args []string) error { return oneLesson(env, "ask", args) },
		ValidArgsFunction: completeLessons,
		RunE: func(c *cobra.Command, args []string) error {
			a.point = typed(c.Flags())
			return suggest(env, nil, ask(env, a, args))
		},
	}
	c.Flags().StringVar(&a.step, "step", "", w.FlagStep)
	for _, name := range coordinates() {
		c.Flags().String(name, "", w.FlagAsk[name])
		_ = c.RegisterFlagCompletionFunc(name, fixed())
	}
	a.edits.flags(c, env.words().CLI)
	a.telling.flags(c, w)
	completeWhatIf(env, c, "step")
	return c
}

// coordinates names the inputs of a question, known before all others: what
// the others default to may hang on it.
func coordinates() []string {
	names := []string{"known"}
	for _, f := range core.QueryFields() {
		if f.Name != "known" {
			names = append(names, f.Name)
		}
	}
	return names
}

// typed gives the coordinates that are on the command line.
func typed(flags *pflag.FlagSet) []coordinate {
	var out []coordinate
	for _, name := range coordinates() {
		if f := flags.Lookup(name); f.Changed {
			out = append(out, coordinate{name, f.Value.String()})
		}
	}
	return out
}

// oneLesson asks for exactly one argument.
func oneLesson(env *environment, command string, args []string) error {
	if len(args) == 0 {
		return badUsage(env, i18n.Fill(env.words().Commands.NeedsLesson, command))
	}
	return atMostOne(env, args)
}

// ask prints the answer to one question: the one of a step, or another one to
// the ledger as that step leaves it.
func ask(env *environment, a asking, args []string) error {
	if a.step == "" {
		return badUsage(env, i18n.Fill(env.words().Commands.NeedsStep, "ask"))
	}
	at, err := placeOf(env, "--step", a.step)
	if err != nil {
		return err
	}
	state, err := opened(env, args, at, a.edits)
	if err != nil {
		return err
	}
	f, n := state.Frame(), state.Question
	switch {
	case len(a.point) == 0 && len(f.Questions) == 0:
		return badUsage(env, i18n.Fill(env.words().Commands.AsksNothing, strconv.Itoa(at.step)))
	case len(a.point) == 0 && f.IsDecision(n):
		return env.print(a.decided(env, f.Questions[n]))
	}
	q, err := moved(env, f.Look(n).Query, a.point)
	if err != nil {
		return err
	}
	return a.tell(env, state, n, q)
}

// moved gives a question with other coordinates.
func moved(env *environment, q core.Query, point []coordinate) (core.Query, error) {
	if q.Known.IsZero() && (len(point) == 0 || point[0].name != "known") {
		return q, badUsage(env, env.words().Commands.NeedsKnown)
	}
	for _, at := range point {
		next, problem := at.in(q)
		if problem != nil {
			return q, badFlag(env, "--"+at.name, *problem)
		}
		q = next
	}
	return q, nil
}

// in puts the coordinate into a question. It is read as a line of a stream
// that has it.
func (c coordinate) in(q core.Query) (core.Query, *source.Diagnostic) {
	at := map[string]string{
		"key": q.Key, "scope": q.Scope, "version": q.Version, "valid": q.Valid.String(), "known": q.Known.String(),
	}
	maps.DeleteFunc(at, func(_, value string) bool { return value == "" })
	at[c.name] = c.typed
	if !utf8.ValidString(c.typed) {
		return q, &source.Diagnostic{Code: source.CodeUTF8}
	}
	text, _ := json.Marshal(map[string]any{"query": at}) // texts alone always can
	node, problems := source.ParseJSON(text)
	if len(problems) > 0 {
		return q, &problems[0]
	}
	line, problems := scenario.DecodeLine(node)
	if len(problems) > 0 {
		return q, &problems[0]
	}
	return *line.Query, nil
}

// tell prints the answer to one question to the ledger.
func (a asking) tell(env *environment, state player.State, n int, q core.Query) error {
	f := state.Frame()
	look := f.At(q)
	switch {
	case a.text:
		name := scenario.Prose{}
		if len(a.point) == 0 {
			name = f.Questions[n].Name
		}
		var flips *core.Flips
		if a.flip {
			found := state.Flipping(q)
			flips = &found
		}
		return env.print(views.PlainAsked(name, f.After(), look, flips, env.words()))
	case a.flip:
		names := batch.Names{Question: f.AskPath(n), ByKnown: f.GoesByKnown(n), Op: f.OpPath}
		if batch.WriteAsked(env.stdout, f.After(), q, state.Flipping(q), names) != nil {
			return exitError{code: exitBad} // what went wrong is told at the end
		}
		return nil
	}
	return env.print(string(batch.AppendAnswer(nil, look.Answer)) + "\n")
}
