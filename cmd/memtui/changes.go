package main

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/source"
)

// changes are the edits of a command line, in the order in which they are
// written, whichever flag each of them has.
type changes struct{ list []change }

// change is one edit as it is typed.
type change struct {
	kind  scenario.EditKind
	typed string
}

// String is the flag with its value.
func (c change) String() string { return "--" + string(c.kind) + " " + source.Brief(c.typed) }

// flags binds one flag a kind of edit to the same list.
func (c *changes) flags(cmd *cobra.Command, w i18n.CLIWords) {
	for _, f := range []struct {
		kind     scenario.EditKind
		says, is string
	}{
		{scenario.EditSet, w.FlagSet, "PATH=VALUE"}, {scenario.EditClear, w.FlagClear, "PATH"},
		{scenario.EditDrop, w.FlagDrop, "ID"}, {scenario.EditAdd, w.FlagAdd, "JSON"},
	} {
		cmd.Flags().Var(&changeFlag{all: c, kind: f.kind, is: f.is}, string(f.kind), f.says)
	}
}

// changeFlag is the value of one of the flags.
type changeFlag struct {
	all  *changes
	kind scenario.EditKind
	is   string
}

func (f *changeFlag) String() string { return "" }
func (f *changeFlag) Type() string   { return f.is }
func (f *changeFlag) Set(typed string) error {
	f.all.list = append(f.all.list, change{f.kind, typed})
	return nil
}

// badFlag says in one line what is wrong with a flag, and what was probably
// meant.
func badFlag(env *environment, flag string, d source.Diagnostic) error {
	return exitError{code: exitBad, text: "memtui: " + flag + ": " + told(env, d)}
}

// told makes one line of a problem that has no place in a file.
func told(env *environment, d source.Diagnostic) string {
	w := env.words()
	text := w.Problem(string(d.Code), briefly(d.Args), d.In.Kind, source.Brief(d.In.Name))
	switch {
	case d.Write != "":
		text += w.Diag.Semicolon + i18n.Fill(w.Diag.Write, source.Brief(d.Write))
	case d.Near != "" && d.NearID:
		text += w.Diag.Semicolon + i18n.Fill(w.Diag.NearID, source.Brief(d.Near))
	case d.Near != "":
		text += w.Diag.Semicolon + i18n.Fill(w.Diag.Near, source.Brief(d.Near))
	case len(d.Expected) > 0:
		text += w.Diag.Semicolon + w.Diag.Expected + strings.Join(briefly(d.Expected), w.Diag.Comma)
	}
	return text
}

func briefly(texts []string) []string {
	out := make([]string, len(texts))
	for i, text := range texts {
		out[i] = source.Brief(text)
	}
	return out
}

// mostChanges is how many edits a command line may hold.
const mostChanges = player.MostEdits

// apply plays a lesson with the edits, each on top of those before it; step
// is the one that paths without a step are of, 0 = none.
func (c changes) apply(env *environment, s player.State, step int) (player.State, error) {
	switch {
	case len(c.list) == 0:
		return s, nil
	case len(c.list) > mostChanges:
		return s, badUsage(env, fmt.Sprintf(env.words().CLI.ManyChanges, mostChanges))
	}
	edits, err := c.read(env, s.Lesson.Scenario, step)
	if err != nil {
		return s, err
	}
	now, lesson, not := player.Reopened(s.Lesson, edits)
	if not != nil {
		return s, c.refused(env, s.Lesson, edits, *not)
	}
	s.Base, s.Edits, s.Lesson = s.Lesson, now, lesson
	return s, nil
}

// read gives the edits that are typed. Each may name what those before it
// added.
func (c changes) read(env *environment, base *scenario.Scenario, step int) ([]scenario.Edit, error) {
	var edits []scenario.Edit
	now := base
	for _, one := range c.list {
		edit, problems := now.ParseEdit(one.kind, one.typed, step)
		if source.Failed(problems) {
			return nil, one.bad(env, problems)
		}
		edits = append(edits, edit)
		next, problem := base.With(edits)
		if problem != nil {
			return nil, c.list[problem.Index].bad(env, []source.Diagnostic{problem.Problem})
		}
		now = next
	}
	return edits, nil
}

// bad says in a line each what is wrong with an edit.
func (c change) bad(env *environment, problems []source.Diagnostic) error {
	var lines []string
	for _, d := range problems {
		if !d.Warning {
			lines = append(lines, "memtui: "+c.String()+": "+told(env, d))
		}
	}
	return exitError{code: exitBad, text: strings.Join(lines, "\n")}
}

// refused says why an edit is not taken.
func (c changes) refused(env *environment, base *player.Lesson, edits []scenario.Edit, not player.NotTaken) error {
	at := slices.IndexFunc(edits, func(e scenario.Edit) bool { return reflect.DeepEqual(e, not.Edit) })
	one := c.list[max(at, 0)]
	if not.Problem != nil {
		return one.bad(env, []source.Diagnostic{*not.Problem})
	}
	text := "memtui: " + one.String() + ": " + env.words().Core.Refusal(inBrief(not.Refusal))
	if near := nearestMemory(base, not); near != "" {
		text += env.words().Diag.Semicolon + i18n.Fill(env.words().Diag.NearID, source.Brief(near))
	}
	return exitError{code: exitBad, text: text}
}

// inBrief gives a refusal of which every name fits into a line.
func inBrief(r *core.Refusal) *core.Refusal {
	brief := *r
	brief.ID, brief.Has, brief.Wants = source.Brief(r.ID), source.Brief(r.Has), source.Brief(r.Wants)
	return &brief
}

// nearestMemory gives the memory that was probably meant where the ledger
// does not know the one that is named: one recorded by then.
func nearestMemory(l *player.Lesson, not player.NotTaken) string {
	if code := not.Refusal.Code; code != core.CodeUnknownID && code != core.CodeSupersedesUnknown {
		return ""
	}
	var names []string
	for m := range l.Frames[not.Edit.Path.Step-1].After().All() {
		if m.ID != not.Refusal.ID {
			names = append(names, m.ID)
		}
	}
	return source.Nearest(not.Refusal.Has, names)
}
