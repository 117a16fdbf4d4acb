package main

import "github.com/spf13/cobra"

// subcommands gives the commands beside the explorer, in the order of the
// help.
func subcommands(env *environment) []*cobra.Command {
	return []*cobra.Command{
		lessonsCommand(env), newLessonCommand(env), checkCommand(env), schemaCommand(env), exportCommand(env), decideCommand(env), askCommand(env),
		replayCommand(env), versionCommand(env),
	}
}
