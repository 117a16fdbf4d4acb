package main

import (
	"os"

	"memtui/internal/i18n"
	"memtui/internal/model"
	"memtui/internal/scenario"
)

// runPanics is the explorer with a part that panics where the arguments say,
// which the program itself offers no way to cause.
func runPanics() int {
	env := &environment{stdin: os.Stdin, stdout: os.Stdout, stderr: os.Stderr}
	env.lang = func() i18n.Lang { return i18n.English }
	state, err := opened(env, os.Args[2:], place{}, changes{list: []change{{scenario.EditSet, "m1.value=81"}}})
	if err != nil {
		return report(err, env.stderr)
	}
	keys, err := openKeys(os.Stdin)
	if err != nil {
		return exitBad
	}
	outside := listenOutside(keys)
	o := model.Options{
		State: state, Listen: outside.listen, Load: shipped, Shelf: shelf, Suspend: outside.suspend, Query: true,
		Save: saveLesson, Offer: freeName, Reread: rereadLesson,
	}
	breaks(os.Args[1], &o, keys)
	last, err := onScreen(model.New(o), keys, outside, colours(os.Getenv))
	return report(outcome(last, err, env.stderr), env.stderr)
}
