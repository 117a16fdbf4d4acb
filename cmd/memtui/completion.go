package main

import (
	"strings"

	"github.com/spf13/cobra"

	"memtui/scenarios"
)

// newCompletionCommand writes the script by which a shell completes our
// commands, flags and lesson names.
func newCompletionCommand(env *environment) *cobra.Command {
	w := env.words().CLI
	shells := []string{"bash", "zsh", "fish", "powershell"}
	return &cobra.Command{
		Use:       "completion " + strings.Join(shells, "|"),
		Short:     w.CompletionShort,
		Long:      w.CompletionLong,
		Example:   w.CompletionExample,
		ValidArgs: shells,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return badUsage(env, w.NameAShell+strings.Join(shells, w.ListComma))
			}
			return nil
		},
		RunE: func(c *cobra.Command, args []string) error {
			root := c.Root()
			switch args[0] {
			case "bash":
				return root.GenBashCompletionV2(env.stdout, true)
			case "zsh":
				return root.GenZshCompletion(env.stdout)
			case "fish":
				return root.GenFishCompletion(env.stdout, true)
			case "powershell":
				return root.GenPowerShellCompletionWithDesc(env.stdout)
			}
			return badUsage(env, w.NameAShell+strings.Join(shells, w.ListComma))
		},
	}
}

// completeLessons offers the names of the lessons that ship, and files.
func completeLessons(_ *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var names []string
	for _, entry := range scenarios.List() {
		for _, name := range []string{entry.Name, strings.TrimLeft(entry.Name, "0123456789-")} {
			if strings.HasPrefix(name, typed) {
				names = append(names, name)
			}
		}
	}
	return names, cobra.ShellCompDirectiveDefault
}

func fixed(values ...string) cobra.CompletionFunc {
	return func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return values, cobra.ShellCompDirectiveNoFileComp
	}
}
