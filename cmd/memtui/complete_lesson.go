package main

import (
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"memtui/internal/core"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// completeWhatIf lets a shell complete the flags that speak of a lesson by
// what stands in it. The flag named step says at which step.
func completeWhatIf(env *environment, c *cobra.Command, step string) {
	offer := func(from func(*player.Lesson, int) []string, how cobra.ShellCompDirective) cobra.CompletionFunc {
		return func(c *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
			l := completedLesson(env, args)
			if l == nil {
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			at, _ := placeOf(env, step, c.Flags().Lookup(step).Value.String())
			return beginning(typed, from(l, at.step)), how
		}
	}
	const alone, open = cobra.ShellCompDirectiveNoFileComp, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
	_ = c.RegisterFlagCompletionFunc(step, offer(stepNames, alone))
	_ = c.RegisterFlagCompletionFunc(string(scenario.EditSet), offer(inputNames("="), open))
	_ = c.RegisterFlagCompletionFunc(string(scenario.EditClear), offer(inputNames(""), alone))
	_ = c.RegisterFlagCompletionFunc(string(scenario.EditDrop), offer(operationNames, alone))
	_ = c.RegisterFlagCompletionFunc(string(scenario.EditAdd), fixed())
}

// completedLesson gives the lesson of a command line that is being typed; nil
// where there is none yet. Standard input is not read for it.
func completedLesson(env *environment, args []string) *player.Lesson {
	if len(args) > 0 && args[0] == standardInput {
		return nil
	}
	state, err := load(env, args)
	if err != nil {
		return nil
	}
	return state.Lesson
}

// beginning gives the names that begin as what is typed. One of which a shell
// could run something is not offered: who completes it does not read it first.
func beginning(typed string, names []string) []string {
	var out []string
	for _, name := range names {
		if strings.HasPrefix(name, typed) && !strings.ContainsAny(name, "$`\\!\n") {
			out = append(out, name)
		}
	}
	return out
}

// stepNames lists the steps, and the questions of those that have several.
func stepNames(l *player.Lesson, _ int) []string {
	var out []string
	for i := range l.Frames {
		step := strconv.Itoa(i + 1)
		out = append(out, step)
		for _, q := range l.Frames[i].Questions {
			if q.Label != "" {
				out = append(out, step+q.Label)
			}
		}
	}
	return out
}

// operationNames lists the operations of a lesson, without the steps in which
// they stand.
func operationNames(l *player.Lesson, _ int) []string {
	var out []string
	for _, f := range l.Frames {
		for _, h := range f.Happened {
			out = append(out, shortPath(h.Path, ""))
		}
	}
	return out
}

// inputNames lists the inputs of the questions of a step and of all
// operations, each with what stands behind it.
func inputNames(behind string) func(l *player.Lesson, step int) []string {
	return func(l *player.Lesson, step int) []string {
		var out []string
		if step > 0 && step <= len(l.Frames) {
			out = append(out, questionInputs(l.Frames[step-1].Step, behind)...)
		}
		for _, f := range l.Frames {
			for _, h := range f.Happened {
				for _, field := range operationFields(h.Op) {
					out = append(out, shortPath(h.Path, field.Name)+behind)
				}
			}
		}
		return out
	}
}

func questionInputs(s *scenario.Step, behind string) []string {
	var out []string
	add := func(kind scenario.PathKind, n int, fields []core.Field) {
		for _, f := range fields {
			out = append(out, shortPath(scenario.Path{Kind: kind, N: n}, f.Name)+behind)
		}
	}
	for i := range s.Ask {
		add(scenario.PathAsk, i+1, core.QueryFields())
	}
	for i := range s.Decide {
		add(scenario.PathDecide, i+1, core.RequestFields())
	}
	return out
}

// operationFields gives the inputs of an operation that may be changed: all
// but its id.
func operationFields(op core.Op) []core.Field {
	switch op.(type) {
	case core.Record:
		return core.RecordFields()[1:]
	case core.Verify:
		return core.VerifyFields()[1:]
	case core.Retire:
		return core.RetireFields()[1:]
	}
	return core.RevokeFields()
}

func shortPath(p scenario.Path, field string) string {
	p.Step, p.Field = 0, field
	return p.String()
}
