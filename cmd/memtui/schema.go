package main

import (
	"github.com/spf13/cobra"

	"memtui/internal/scenario"
)

func schemaCommand(env *environment) *cobra.Command {
	w := env.words().Workshop
	return &cobra.Command{
		Use:     "schema",
		Short:   w.SchemaShort,
		Long:    w.SchemaLong,
		Example: w.SchemaExample,
		Args:    noArguments(env, "schema"),
		RunE:    func(*cobra.Command, []string) error { return env.print(string(scenario.Schema())) },
	}
}
