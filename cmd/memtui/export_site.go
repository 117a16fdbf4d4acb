package main

import (
	"fmt"

	"memtui/internal/export"
	"memtui/scenarios"
)

// exportSite writes the lessons that ship as a site into a folder.
func exportSite(env *environment, e exporting, folder string) error {
	if flag := e.notOfSite(); flag != "" {
		return badUsage(env, fmt.Sprintf(env.words().Export.AllIsAll, flag))
	}
	if err := e.fits(env); err != nil {
		return err
	}
	tell := progress(env)
	var lessons []export.Source
	for _, entry := range scenarios.List() {
		tell(fmt.Sprintf(env.words().Export.WorkingAll, entry.Number, len(scenarios.List()), entry.Name))
		state, err := shipped(entry.Number)
		if err != nil {
			return err
		}
		lesson := exported(state)
		if entry.Number > 1 {
			lesson.Before = ahead(entry.Number - 1)
		}
		lessons = append(lessons, lesson)
	}
	o := export.Options{Answers: e.answers != answersHidden}
	return e.folder(env, folder, export.Site(lessons, e.languages(env, true), o))
}

// notOfSite names a flag that has no meaning for a site; "" = none is there.
func (e exporting) notOfSite() string {
	for _, f := range []struct{ name, value string }{
		{"--format", e.format}, {"--theme", e.theme}, {"--steps", e.steps}, {"--size", e.size}, {"-o", e.out},
	} {
		if f.value != "" {
			return f.name
		}
	}
	return ""
}
