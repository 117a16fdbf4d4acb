package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"syscall"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/source"
	"memtui/internal/views"
	"memtui/scenarios"
)

// openLesson opens a lesson: in the explorer, or where standard output is no
// screen, as text.
func openLesson(env *environment, flags exploring, args []string) error {
	if flags.theme != "" && !slices.Contains(themeNames(), flags.theme) {
		return badUsage(env, fmt.Sprintf(env.words().CLI.BadValue, "--theme", source.Brief(flags.theme), strings.Join(themeNames(), "|")))
	}
	at, err := placeOf(env, "--at", flags.at)
	if err != nil {
		return err
	}
	state, err := opened(env, args, at, flags.edits)
	if err != nil {
		return err
	}
	if flags.predict && state.Lesson.Questions() > 0 {
		state = state.Do(player.Command{Kind: player.CmdPredict})
	}
	state.Still = flags.noMotion
	if flags.plain || !isScreen(env.stdout, os.Getenv("TERM")) {
		return writePlain(env, state)
	}
	return explore(env, flags, state)
}

// opened gives a lesson at a place of it, with edits.
func opened(env *environment, args []string, at place, edits changes) (player.State, error) {
	state, err := load(env, args)
	if err == nil {
		err = at.within(env, state.Lesson)
	}
	if err == nil {
		state, err = edits.apply(env, state, at.step)
	}
	if err != nil {
		return player.State{}, err
	}
	return at.open(state), nil
}

func writePlain(env *environment, state player.State) error {
	err := views.WritePlain(env.stdout, state, env.words())
	switch {
	case err == nil:
		return nil
	case errors.Is(err, syscall.EPIPE):
		return exitError{code: exitBad} // nobody reads on
	}
	return exitError{code: exitBad, text: "memtui: " + reason(env.words().CLI, err)}
}

// load gives the lesson that the arguments name, at its opening page: the
// first one that ships, when they name none.
func load(env *environment, args []string) (player.State, error) {
	if len(args) == 0 {
		return shipped(1)
	}
	if name := args[0]; isFile(name) {
		return file(env, name)
	}
	entry, err := scenarios.Find(args[0])
	var none *scenarios.FindError
	if errors.As(err, &none) {
		return player.State{}, notFound{none}
	}
	return shipped(entry.Number)
}

// isFile reports whether an argument names a file rather than a lesson.
func isFile(arg string) bool {
	if arg == "-" || strings.ContainsRune(arg, '/') || strings.ContainsRune(arg, os.PathSeparator) {
		return true
	}
	for _, ending := range []string{".yaml", ".yml", ".json"} {
		if strings.HasSuffix(arg, ending) {
			return true
		}
	}
	return false
}

// file gives a lesson of the reader's own.
func file(env *environment, name string) (player.State, error) {
	data, err := readInput(env, name)
	if err != nil {
		return player.State{}, err
	}
	sc, problems := scenario.Load(name, data)
	if source.Failed(problems) {
		return player.State{}, exitError{code: exitBad, text: source.Print(env.words(), name, data, problems)}
	}
	return player.State{Lesson: player.Play(sc), Name: name, Count: len(scenarios.List()), Beat: player.Still()}, nil
}

// reason says in the reader's language why a file cannot be read.
func reason(w i18n.CLIWords, err error) string {
	switch {
	case errors.Is(err, os.ErrNotExist):
		return w.NoFile
	case errors.Is(err, os.ErrPermission):
		return w.NoPermission
	case errors.Is(err, syscall.ELOOP):
		return w.NoEnd
	case errors.Is(err, syscall.ENAMETOOLONG):
		return w.LongName
	}
	var path *os.PathError
	if errors.As(err, &path) {
		return source.Visible(path.Err.Error())
	}
	return source.Visible(err.Error())
}

// shipped gives a lesson that ships, at its opening page.
func shipped(number int) (player.State, error) {
	entries := scenarios.List()
	if number < 1 || number > len(entries) {
		return player.State{}, fmt.Errorf("there is no lesson %d", number)
	}
	entry := entries[number-1]
	sc, problems := scenario.Load(entry.Name+".yaml", entry.Data)
	if source.Failed(problems) {
		return player.State{}, errors.New(source.Headline(i18n.For(i18n.English), entry.Name+".yaml", problems[0]))
	}
	state := player.State{
		Lesson: player.Play(sc), Number: number, Count: len(entries), Name: entry.Name,
		Beat: player.Still(),
	}
	if number < len(entries) {
		state.Next = ahead(number + 1)
	}
	return state, nil
}

// ahead names a lesson for the closing page of the one before.
func ahead(number int) *player.Ahead {
	entry := scenarios.List()[number-1]
	sc, _ := scenario.Load(entry.Name+".yaml", entry.Data)
	if sc == nil {
		return nil
	}
	return &player.Ahead{Number: number, Name: entry.Name, Title: sc.Title, Question: sc.Question}
}

// shelf gives the list of the lessons that ship.
func shelf() *player.Shelf {
	s := &player.Shelf{}
	for _, entry := range scenarios.List() {
		sc, _ := scenario.Load(entry.Name+".yaml", entry.Data)
		if sc == nil {
			continue
		}
		shelved := player.Shelved{Number: entry.Number, Name: entry.Name, Title: sc.Title, Kind: kind(sc)}
		for i := range sc.Steps {
			shelved.Steps = append(shelved.Steps, sc.Steps[i].Title)
		}
		s.Lessons = append(s.Lessons, shelved)
	}
	return s
}

func kind(sc *scenario.Scenario) player.LessonKind {
	asks, decides := false, false
	for i := range sc.Steps {
		asks = asks || len(sc.Steps[i].Ask) > 0 || len(sc.Steps[i].Do) > 0
		decides = decides || len(sc.Steps[i].Decide) > 0
	}
	switch {
	case asks && decides:
		return player.KindBoth
	case decides:
		return player.KindDecision
	}
	return player.KindLedger
}
