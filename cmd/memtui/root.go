package main

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"memtui/internal/i18n"
	"memtui/internal/source"
	"memtui/internal/views"
	"memtui/scenarios"
)

// exploring holds the flags of the explorer.
type exploring struct {
	at                              string
	edits                           changes
	theme                           string
	ascii, noMotion, plain, predict bool
}

// newRoot gives the whole command tree; without a subcommand it opens a
// lesson.
func newRoot(env *environment) *cobra.Command {
	w := env.words().CLI
	var flags exploring
	root := &cobra.Command{
		Use:     "memtui [" + w.ArgLesson + "|" + w.ArgFile + "]",
		Short:   w.RootShort,
		Long:    w.RootLong,
		Example: w.RootExample,
		Args:    func(_ *cobra.Command, args []string) error { return atMostOne(env, args) },
		RunE: func(c *cobra.Command, args []string) error {
			return suggest(env, commandNames(c), openLesson(env, flags, args))
		},
		ValidArgsFunction: completeLessons,
		SilenceErrors:     true,
		SilenceUsage:      true,
	}
	root.Flags().StringVar(&flags.at, "at", "", w.FlagAt)
	flags.edits.flags(root, w)
	root.Flags().StringVar(&flags.theme, "theme", "", w.FlagTheme)
	root.Flags().BoolVar(&flags.ascii, "ascii", env.wide || fewSigns(os.Getenv("TERM")), w.FlagASCII)
	root.Flags().BoolVar(&flags.noMotion, "no-motion", false, w.FlagNoMotion)
	root.Flags().BoolVar(&flags.plain, "plain", false, w.FlagPlain)
	root.Flags().BoolVar(&flags.predict, "predict", false, w.FlagPredict)
	root.PersistentFlags().Var(&langValue{}, "lang", w.FlagLang)
	root.PersistentFlags().BoolP("help", "h", false, w.FlagHelp)
	completeWhatIf(env, root, "at")
	_ = root.RegisterFlagCompletionFunc("theme", fixed(themeNames()...))
	_ = root.RegisterFlagCompletionFunc("lang", fixed(langNames()...))

	root.AddCommand(subcommands(env)...)
	root.AddCommand(newCompletionCommand(env))
	root.CompletionOptions.DisableDefaultCmd = true
	root.SetHelpCommand(newHelpCommand(env))
	for _, c := range append(root.Commands(), root) {
		c.DisableFlagsInUseLine = true // the template says it in words
	}
	root.SetUsageTemplate(usage(w))
	root.SetHelpTemplate("{{with (or .Long .Short)}}{{. | trimTrailingWhitespaces}}\n\n{{end}}{{.UsageString}}")
	root.SetFlagErrorFunc(func(c *cobra.Command, err error) error { return flagError(env, c, err) })
	root.SetOut(silent{env.stdout})
	root.SetErr(env.stderr)
	root.SetIn(env.stdin)
	return root
}

// langValue is --lang. Its value was read before the flags were; here it is
// only judged.
type langValue struct{ named string }

func (l *langValue) String() string { return l.named }
func (l *langValue) Type() string   { return "en|zh" }
func (l *langValue) Set(s string) error {
	if _, err := i18n.Parse(s); err != nil {
		return err
	}
	l.named = s
	return nil
}

func atMostOne(env *environment, args []string) error {
	if len(args) < 2 {
		return nil
	}
	return badUsage(env, fmt.Sprintf(env.words().CLI.TooMany, source.Brief(args[1])))
}

// badUsage is an error of the command line: one line, and where to read on.
func badUsage(env *environment, text string) error {
	return exitError{code: exitBad, text: "memtui: " + text + env.words().CLI.SeeHelp}
}

// flagError names the flag that was probably meant.
func flagError(env *environment, c *cobra.Command, err error) error {
	w := env.words().CLI
	var unknown *pflag.NotExistError
	if errors.As(err, &unknown) {
		name := unknown.GetSpecifiedName()
		if unknown.GetSpecifiedShortnames() != "" {
			return badUsage(env, fmt.Sprintf(w.UnknownFlag, "-"+source.Brief(name)))
		}
		text := fmt.Sprintf(w.UnknownFlag, "--"+source.Brief(name))
		if near := source.Nearest(name, flagNames(c)); near != "" {
			return exitError{code: exitBad, text: "memtui: " + text + fmt.Sprintf(w.DidYouMean, "--"+near)}
		}
		return badUsage(env, text)
	}
	var invalid *pflag.InvalidValueError
	if errors.As(err, &invalid) {
		flag, values := invalid.GetFlag(), invalid.GetFlag().Value.Type()
		if values == "bool" {
			values = "true|false"
		}
		return badUsage(env, fmt.Sprintf(w.BadValue, "--"+flag.Name, source.Brief(invalid.GetValue()), values))
	}
	var missing *pflag.ValueRequiredError
	if errors.As(err, &missing) {
		return badUsage(env, fmt.Sprintf(w.NoValue, "--"+source.Brief(missing.GetSpecifiedName())))
	}
	return badUsage(env, source.Brief(err.Error()))
}

func flagNames(c *cobra.Command) []string {
	var names []string
	add := func(f *pflag.Flag) { names = append(names, f.Name) }
	c.LocalFlags().VisitAll(add)
	c.InheritedFlags().VisitAll(add)
	return names
}

// notFound is an argument that means no lesson; it may have been meant as a
// command.
type notFound struct{ *scenarios.FindError }

// suggest says that an argument is no lesson, nor a command where one could
// stand, and names what was probably meant.
func suggest(env *environment, commands []string, err error) error {
	var none notFound
	if !errors.As(err, &none) {
		return err
	}
	w := env.words().CLI
	typed, lessons := source.Brief(none.Name), strings.Join(none.Lessons, w.ListComma)
	if none.Several {
		return badUsage(env, fmt.Sprintf(w.SeveralLessons, typed, lessons))
	}
	text := fmt.Sprintf(w.NoLesson, typed)
	if len(commands) > 0 {
		text = fmt.Sprintf(w.NoLessonOrCommand, typed)
	}
	if near := source.Nearest(none.Name, append(lessonNames(none.Lessons), commands...)); near != "" {
		return exitError{code: exitBad, text: "memtui: " + text + fmt.Sprintf(w.DidYouMean, near)}
	}
	return badUsage(env, text+fmt.Sprintf(w.LessonsAre, lessons))
}

// lessonNames gives each lesson's whole name, and the name without its number.
func lessonNames(lessons []string) []string {
	var names []string
	for _, lesson := range lessons {
		_, topic, _ := strings.Cut(lesson, "-")
		names = append(names, lesson, topic)
	}
	return names
}

func commandNames(c *cobra.Command) []string {
	var names []string
	for _, sub := range c.Commands() {
		if !sub.Hidden {
			names = append(names, sub.Name())
		}
	}
	return names
}

// newHelpCommand is for those who type help instead of --help.
func newHelpCommand(env *environment) *cobra.Command {
	return &cobra.Command{
		Use: "help", Hidden: true,
		RunE: func(c *cobra.Command, args []string) error {
			about, rest, err := c.Root().Find(args)
			if err != nil || len(rest) > 0 {
				return badUsage(env, fmt.Sprintf(env.words().CLI.NoCommand, source.Brief(strings.Join(args, " "))))
			}
			return about.Help()
		},
	}
}

func themeNames() []string {
	var names []string
	for _, name := range views.ThemeNames() {
		names = append(names, string(name))
	}
	return names
}

func langNames() []string {
	var names []string
	for _, lang := range i18n.Langs() {
		names = append(names, string(lang))
	}
	return names
}

// usage is the usage text of every command in the language of the words.
func usage(w i18n.CLIWords) string {
	return w.UsageTitle + `
  {{.UseLine}} [` + w.ArgFlags + `]{{if .HasExample}}

` + w.ExamplesTitle + `
{{.Example}}{{end}}{{if .HasAvailableSubCommands}}

` + w.CommandsTitle + `{{range .Commands}}{{if .IsAvailableCommand}}
  {{rpad .Name .NamePadding}} {{.Short}}{{end}}{{end}}{{end}}{{if .HasAvailableLocalFlags}}

` + w.FlagsTitle + `
{{.LocalFlags.FlagUsages | trimTrailingWhitespaces}}{{end}}{{if .HasAvailableInheritedFlags}}

` + w.GlobalFlagsTitle + `
{{.InheritedFlags.FlagUsages | trimTrailingWhitespaces}}{{end}}
`
}
