package main

import (
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/term"

	"memtui/internal/i18n"
	"memtui/internal/model"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/source"
	"memtui/internal/views"
)

// frames is how many times a second a changed picture may be sent: the most
// that the library takes, for the quickest answer to a key.
const frames = 120

// explore runs the explorer until it ends and gives its exit status.
func explore(env *environment, flags exploring, state player.State) error {
	keys, err := openKeys(os.Stdin)
	if err != nil {
		return exitError{code: exitBad, text: "memtui: " + env.words().CLI.NoKeys}
	}
	outside := listenOutside(keys)
	profile := colours(os.Getenv)
	following := follow(state)
	defer following.end()
	m := model.New(model.Options{
		State: state, Lang: env.lang(), Theme: views.ThemeName(flags.theme), ASCII: flags.ascii,
		Light: lightGround(os.Getenv("COLORFGBG")), Colours: themeColours(profile),
		NoColour: os.Getenv("NO_COLOR") != "",
		Load:     shipped, Shelf: shelf, Listen: outside.listen, Suspend: outside.suspend, Query: true,
		Fails: failing(state),
		Save:  saveLesson, Offer: freeName, Reread: rereadLesson, Watch: following.wait,
	})
	last, err := onScreen(m, keys, outside, profile)
	sayEdits(last, os.Stdout, env.stderr)
	return outcome(last, err, env.stderr)
}

// failing counts the answers of a reader's own lesson that are not those that
// it expects.
func failing(s player.State) int {
	switch {
	case s.Number > 0 || s.Name == "":
		return 0
	case s.Base != nil:
		return len(scenario.Check(s.Base.Scenario))
	}
	return len(scenario.Check(s.Lesson.Scenario))
}

// onScreen runs a model until it ends.
func onScreen(m tea.Model, keys *keyboard, outside *outside, profile colorprofile.Profile) (tea.Model, error) {
	taken := func(m tea.Model, msg tea.Msg) tea.Msg {
		outside.beat()
		return sizeLimit(m, msg)
	}
	p := tea.NewProgram(m, tea.WithInput(keys.reader()), tea.WithOutput(os.Stdout), tea.WithFPS(frames),
		tea.WithColorProfile(profile), tea.WithoutSignalHandler(), tea.WithFilter(taken))
	last, err := runTitled(p, os.Stdout)
	outside.ended()
	return last, err
}

// The largest screen that is filled. The library keeps several copies of
// every cell; a screen beyond this is no screen that anybody sees.
const (
	mostColumns = 1000
	mostRows    = 300
)

// sizeLimit keeps a screen of absurd size from taking all memory.
func sizeLimit(_ tea.Model, msg tea.Msg) tea.Msg {
	if size, ok := msg.(tea.WindowSizeMsg); ok {
		return tea.WindowSizeMsg{Width: min(size.Width, mostColumns), Height: min(size.Height, mostRows)}
	}
	return msg
}

// runTitled runs the program and leaves the window the title that it had.
func runTitled(p *tea.Program, out io.Writer) (tea.Model, error) {
	const save, restore = "\x1b[22;2t", "\x1b[23;2t"
	_, _ = io.WriteString(out, save)
	defer func() { _, _ = io.WriteString(out, restore) }()
	return p.Run()
}

// sayEdits writes how to open every lesson again that was edited: what was
// changed is kept nowhere else. After a panic there is nothing to rely on.
// Where the lines cannot be written, or will not be taken, that is told on
// standard error.
func sayEdits(last tea.Model, out, complaints io.Writer) {
	m, ok := last.(model.Model)
	if !ok || m.Crash() != nil {
		return
	}
	w := i18n.For(m.Lang()).CLI
	for _, line := range m.State().EditedLines() {
		if _, err := io.WriteString(out, line+"\n"); err != nil {
			fmt.Fprintln(complaints, "memtui: "+i18n.Fill(w.LineUnwritten, reason(w, err)))
			return
		}
	}
	if m.State().AnyLineIsLong() {
		fmt.Fprintln(complaints, "memtui: "+i18n.Fill(w.LineLong, strconv.Itoa(player.MostEdits)))
	}
}

// outcome turns the way in which the program ended into an exit status. The
// terminal is as it was by now.
func outcome(last tea.Model, err error, stderr io.Writer) error {
	m, ok := last.(model.Model)
	switch {
	case ok && m.Crash() != nil:
		for line := range strings.Lines(m.Crash().String()) {
			fmt.Fprintln(stderr, source.Visible(strings.TrimSuffix(line, "\n")))
		}
		return exitError{code: exitPanic}
	case ok && m.Code() != 0:
		return exitError{code: m.Code()}
	case isPanic(err):
		return exitError{code: exitPanic}
	case err != nil:
		return exitError{code: exitHangup} // the terminal is gone
	}
	return nil
}

// The exit codes of the explorer beside those of every command.
const (
	exitPanic  = 70
	exitHangup = 129
)

// isScreen reports whether an output can show the explorer.
func isScreen(out io.Writer, terminal string) bool {
	if checked, ok := out.(*checkedWriter); ok {
		out = checked.Writer
	}
	f, ok := out.(*os.File)
	return ok && term.IsTerminal(f.Fd()) && hasScreen(terminal)
}

// colours tells how many colours the terminal has. NO_COLOR wins over
// everything else, with any value but the empty one.
func colours(getenv func(string) string) colorprofile.Profile {
	terminal := getenv("TERM")
	switch {
	case getenv("NO_COLOR") != "":
		return colorprofile.ASCII
	case isVideoTerminal(terminal) || strings.HasSuffix(terminal, "-mono") || strings.HasSuffix(terminal, "-m"):
		return colorprofile.ASCII
	}
	return lipgloss.Writer.Profile
}

// isVideoTerminal tells the old terminals, and what is called after them, from
// the library of terminals named VTE.
func isVideoTerminal(name string) bool {
	number, is := strings.CutPrefix(name, "vt")
	return is && number != "" && number[0] >= '0' && number[0] <= '9'
}

// fewSigns reports whether a terminal of this name has letters and little
// else: the fonts of consoles lack the marks that the answers are told by.
func fewSigns(name string) bool {
	kind, _, _ := strings.Cut(name, "-")
	return kind == "linux" || kind == "ansi" || strings.HasPrefix(kind, "cons") || isVideoTerminal(kind)
}

func themeColours(p colorprofile.Profile) views.Colours {
	switch {
	case p >= colorprofile.TrueColor:
		return views.TrueColour
	case p >= colorprofile.ANSI:
		return views.FewColours
	}
	return views.NoColours
}

// lightGround reads what some terminals tell of their background: the last
// number is its colour, 7 and 9 to 15 being light.
func lightGround(colorfgbg string) bool {
	parts := strings.Split(colorfgbg, ";")
	n, err := strconv.Atoi(parts[len(parts)-1])
	return err == nil && (n == 7 || n > 8 && n < 16)
}
