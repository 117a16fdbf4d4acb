package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"

	tea "charm.land/bubbletea/v2"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// runCrashing is the explorer with a lesson that it cannot draw: a panic
// while the screen is on, which the program itself offers no way to cause.
func runCrashing() int {
	env := &environment{stdin: os.Stdin, stdout: os.Stdout, stderr: os.Stderr}
	env.lang = func() i18n.Lang { return i18n.English }
	err := explore(env, exploring{}, player.State{Lesson: &player.Lesson{}, Beat: player.Still()})
	return report(err, env.stderr)
}

// runSaves writes a lesson of some size to the file that is named, as ctrl+s
// does.
func runSaves() int {
	if err := saveLesson(os.Args[1], bytes.Repeat([]byte("# a line\n"), 1000)); err != nil {
		fmt.Println(err)
		return exitFail
	}
	return exitFine
}

// runKilled is killed when the lesson of the file that is named is written, and
// has not got its name yet.
func runKilled() int {
	if _, err := writeDraft(filepath.Dir(os.Args[1]), []byte("# a line\n")); err != nil {
		return exitBad
	}
	self, err := os.FindProcess(os.Getpid())
	if err == nil {
		_ = self.Kill()
	}
	select {}
}

// runEmpty is a Bubble Tea program that does nothing: what the library costs
// by itself.
func runEmpty() int {
	if _, err := tea.NewProgram(empty{}, tea.WithFPS(frames)).Run(); err != nil {
		return exitBad
	}
	return exitFine
}

type empty struct{}

func (empty) Init() tea.Cmd { return nil }

func (e empty) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if key, ok := msg.(tea.KeyPressMsg); ok && key.String() == "q" {
		return e, tea.Quit
	}
	return e, nil
}

func (empty) View() tea.View {
	v := tea.NewView(shown + "\n" + shown)
	v.AltScreen = true
	return v
}

// shown is in the first picture of lesson 1, whatever else is.
const shown = "30 s to 20 s"

// runStuck is a program that answers nothing any more once it got an x.
func runStuck() int {
	keys, err := openKeys(os.Stdin)
	if err != nil {
		return exitBad
	}
	outside := listenOutside(keys)
	_, _ = onScreen(stuck{outside: outside}, keys, outside, colours(os.Getenv))
	return exitFine
}

type stuck struct {
	empty
	outside *outside
}

func (s stuck) Init() tea.Cmd { return func() tea.Msg { return s.outside.listen() } }

func (s stuck) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if key, ok := msg.(tea.KeyPressMsg); ok && key.String() == "x" {
		_, _ = os.Stdout.WriteString("stuck now")
		select {}
	}
	return s, nil
}

func (s stuck) View() tea.View {
	v := s.empty.View()
	v.MouseMode = tea.MouseModeAllMotion
	return v
}
