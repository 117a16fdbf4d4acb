package main

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"memtui/internal/export"
	"memtui/internal/i18n"
	"memtui/internal/source"
	"memtui/internal/views"
)

// exporting holds the flags of export.
type exporting struct {
	format, theme, steps, answers, size, out string
	lang                                     exportLang
	all, force                               bool
}

func exportCommand(env *environment) *cobra.Command {
	w := env.words()
	var e exporting
	c := &cobra.Command{
		Use:               "export " + w.CLI.ArgLesson + "|" + w.CLI.ArgFile + "|--all " + w.Export.ArgDir,
		Short:             w.Export.Short,
		Long:              w.Export.Long,
		Example:           w.Export.Example,
		Args:              func(_ *cobra.Command, args []string) error { return e.arguments(env, args) },
		ValidArgsFunction: completeExported,
		RunE: func(_ *cobra.Command, args []string) error {
			if e.all {
				return exportSite(env, e, args[0])
			}
			return suggest(env, nil, exportLesson(env, e, args))
		},
	}
	f := c.Flags()
	f.StringVar(&e.format, "format", "", w.Export.FlagFormat)
	f.Var(&e.lang, "lang", w.Export.FlagLang)
	f.StringVar(&e.theme, "theme", "", w.Export.FlagTheme)
	f.StringVar(&e.steps, "steps", "", w.Export.FlagSteps)
	f.StringVar(&e.answers, "answers", "", w.Export.FlagAnswers)
	f.StringVar(&e.size, "size", "", w.Export.FlagSize)
	f.StringVarP(&e.out, "output", "o", "", w.Export.FlagOut)
	f.BoolVar(&e.all, "all", false, w.Export.FlagAll)
	f.BoolVar(&e.force, "force", false, w.Export.FlagForce)
	_ = c.RegisterFlagCompletionFunc("format", fixed(formatNames()...))
	_ = c.RegisterFlagCompletionFunc("lang", fixed(append(langNames(), langBoth)...))
	_ = c.RegisterFlagCompletionFunc("theme", fixed(themeNames()...))
	_ = c.RegisterFlagCompletionFunc("answers", fixed(answersShown, answersHidden))
	_ = c.RegisterFlagCompletionFunc("size", fixed("80x24", "100x30", "120x40"))
	_ = c.RegisterFlagCompletionFunc("steps", completeExportedSteps(env))
	return c
}

// completeExported offers lessons, or with --all folders.
func completeExported(c *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
	if all, _ := c.Flags().GetBool("all"); all {
		return nil, cobra.ShellCompDirectiveFilterDirs
	}
	return completeLessons(c, args, typed)
}

func completeExportedSteps(env *environment) cobra.CompletionFunc {
	return func(_ *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
		var names []string
		if l := completedLesson(env, args); l != nil {
			for i := range l.Frames {
				names = append(names, fmt.Sprint(i+1))
			}
		}
		return beginning(typed, names), cobra.ShellCompDirectiveNoFileComp
	}
}

// The values of --answers.
const (
	answersShown  = "shown"
	answersHidden = "hidden"
)

// langBoth is --lang both.
const langBoth = "both"

// exportLang is the --lang of export, which takes both as well.
type exportLang struct{ named string }

func (l *exportLang) String() string { return l.named }
func (l *exportLang) Type() string   { return "en|zh|both" }
func (l *exportLang) Set(s string) error {
	if _, err := i18n.Parse(s); err != nil && s != langBoth {
		return err
	}
	l.named = s
	return nil
}

// The formats of --format.
const (
	formatText     = "txt"
	formatMarkdown = "md"
	formatHTML     = "html"
	formatSVG      = "svg"
	formatCast     = "cast"
)

func formatNames() []string {
	return []string{formatText, formatMarkdown, formatHTML, formatSVG, formatCast}
}

// arguments asks for one lesson, or with --all for one folder.
func (e exporting) arguments(env *environment, args []string) error {
	w := env.words().Export
	switch {
	case e.all && len(args) == 0:
		return badUsage(env, w.NeedsDir)
	case e.all && len(args) > 1:
		return badUsage(env, fmt.Sprintf(w.OneFolder, source.Brief(args[1])))
	case len(args) == 0:
		return badUsage(env, w.NeedsLesson)
	}
	return atMostOne(env, args)
}

// exportLesson writes one lesson in one format.
func exportLesson(env *environment, e exporting, args []string) error {
	job, err := e.job(env)
	if err != nil {
		return err
	}
	state, err := load(env, args)
	if err != nil {
		return err
	}
	job.src = exported(state)
	if job.options.Steps, err = e.stepRange(env, len(state.Lesson.Frames)); err != nil {
		return err
	}
	done := working(env, fmt.Sprintf(env.words().Export.Working, source.FileName(job.src.Name)))
	defer done()
	if job.format == formatSVG {
		return job.pictures(env)
	}
	return job.document(env, job.form())
}

// exportJob is what export is asked for, judged and complete.
type exportJob struct {
	exporting
	src     export.Source
	langs   []i18n.Lang
	look    export.Look
	options export.Options
}

// job judges the flags, all but those that hang on the lesson.
func (e exporting) job(env *environment) (exportJob, error) {
	format, err := e.chosenFormat(env)
	if err != nil {
		return exportJob{}, err
	}
	e.format = format
	if err := e.fits(env); err != nil {
		return exportJob{}, err
	}
	if format == formatText && e.answers == answersHidden {
		return exportJob{}, badUsage(env, env.words().Export.Handout.TextHidden)
	}
	job := exportJob{exporting: e, options: export.Options{Answers: e.answers != answersHidden}}
	job.langs = e.languages(env, format == formatHTML)
	job.look = export.Look{Lang: job.langs[0], Theme: views.Dark}
	if e.theme != "" {
		job.look.Theme = views.ThemeName(e.theme)
	}
	job.look.Columns, job.look.Rows, err = e.picture(env)
	return job, err
}

// chosenFormat is the one of --format, or what the ending of -o says.
func (e exporting) chosenFormat(env *environment) (string, error) {
	w, names := env.words(), formatNames()
	list := strings.Join(names, w.CLI.ListComma)
	if e.format == "" {
		if ending := strings.TrimPrefix(filepath.Ext(e.out), "."); slices.Contains(names, ending) {
			return ending, nil
		}
		return "", badUsage(env, i18n.Fill(w.Export.NeedsFormat, list))
	}
	if slices.Contains(names, e.format) {
		return e.format, nil
	}
	text := fmt.Sprintf(w.Export.UnknownFormat, source.Brief(e.format))
	if near := nearestFormat(e.format); near != "" {
		return "", exitError{code: exitBad, text: "memtui: " + text + fmt.Sprintf(w.CLI.DidYouMean, near)}
	}
	return "", badUsage(env, text+i18n.Fill(w.Export.OneOf, list))
}

// nearestFormat gives the format that was probably meant, by its name or what
// it is called otherwise.
func nearestFormat(typed string) string {
	called := map[string]string{
		"text": formatText, "plain": formatText, "markdown": formatMarkdown, "htm": formatHTML, "xhtml": formatHTML,
		"web": formatHTML, "asciicast": formatCast, "asciinema": formatCast, "picture": formatSVG,
	}
	if format, ok := called[strings.ToLower(typed)]; ok {
		return format
	}
	return source.Nearest(typed, formatNames())
}

// fits says whether the flags fit the format.
func (e exporting) fits(env *environment) error {
	w := env.words()
	pictures := strings.Join([]string{formatSVG, formatCast}, w.CLI.ListComma)
	texts := strings.Join([]string{formatText, formatMarkdown, formatHTML}, w.CLI.ListComma)
	drawn := e.format == formatSVG || e.format == formatCast
	bad := func(flag, value, values string) error {
		return badUsage(env, fmt.Sprintf(w.CLI.BadValue, flag, source.Brief(value), values))
	}
	switch {
	case e.theme != "" && !slices.Contains(themeNames(), e.theme):
		return bad("--theme", e.theme, strings.Join(themeNames(), "|"))
	case e.answers != "" && e.answers != answersShown && e.answers != answersHidden:
		return bad("--answers", e.answers, answersShown+"|"+answersHidden)
	case e.theme != "" && !drawn:
		return badUsage(env, i18n.Fill(w.Export.NotFor, "--theme", pictures))
	case e.size != "" && !drawn:
		return badUsage(env, i18n.Fill(w.Export.NotFor, "--size", pictures))
	case e.lang.named == langBoth && drawn:
		return badUsage(env, i18n.Fill(w.Export.NotFor, "--lang both", texts))
	}
	return nil
}

// languages gives those of a form, the first one that it opens with: both
// where a form holds both unless it is told otherwise.
func (e exporting) languages(env *environment, holdsBoth bool) []i18n.Lang {
	if e.lang.named != langBoth && (e.lang.named != "" || !holdsBoth) {
		return []i18n.Lang{env.lang()}
	}
	langs := []i18n.Lang{env.lang()}
	for _, lang := range i18n.Langs() {
		if lang != env.lang() {
			langs = append(langs, lang)
		}
	}
	return langs
}

// form gives a lesson in a format of one document.
func (j exportJob) form() []byte {
	switch j.format {
	case formatText:
		return export.Text(j.src, j.langs, j.options)
	case formatMarkdown:
		return export.Markdown(j.src, j.langs, j.options)
	case formatHTML:
		return export.HTML(j.src, j.langs, j.options)
	case formatCast:
		return export.Cast(j.src, j.look, j.options)
	}
	return nil
}
