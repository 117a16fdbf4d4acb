package main

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"
)

func versionCommand(env *environment) *cobra.Command {
	w := env.words().Commands
	return &cobra.Command{
		Use:     "version",
		Short:   w.VersionShort,
		Long:    w.VersionLong,
		Example: w.VersionExample,
		Args:    noArguments(env, "version"),
		RunE: func(*cobra.Command, []string) error {
			if _, err := fmt.Fprintf(env.stdout, "memtui %s %s\n", version(), runtime.Version()); err != nil {
				return exitError{code: exitBad} // nobody reads on
			}
			return nil
		},
	}
}

// version gives what the build recorded: a released version, else the
// revision, else "devel".
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "devel"
	}
	if v := info.Main.Version; v != "" && v != "(devel)" {
		return v
	}
	for _, setting := range info.Settings {
		if setting.Key == "vcs.revision" {
			return setting.Value[:min(12, len(setting.Value))]
		}
	}
	return "devel"
}
