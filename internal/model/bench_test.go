package model

import (
	"testing"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"

	"memtui/internal/i18n"
)

// fullest gives a model of lesson 1 at its fifth step, the fullest.
func fullest(b *testing.B, w, h int) Model {
	m, _ := started(b, func(o *Options) { o.Lang = i18n.Chinese })
	return keys(send(m, tea.WindowSizeMsg{Width: w, Height: h}), "5")
}

func BenchmarkViewOfANewStep(b *testing.B) {
	m := fullest(b, 120, 40)
	b.ReportAllocs()
	for b.Loop() {
		m.paint.kept = nil
		m.View()
	}
}

func BenchmarkViewOfTheSameStep(b *testing.B) {
	m := fullest(b, 120, 40)
	m.View()
	b.ReportAllocs()
	for b.Loop() {
		m.View()
	}
}

// BenchmarkBytesOfAStep walks a lesson and tells how much a step sends.
func BenchmarkBytesOfAStep(b *testing.B) {
	steps, bytes := 0, 0
	for b.Loop() {
		options := Options{State: lesson(b, 1), Lang: i18n.Chinese}
		options.State.Next, options.State.Number = nil, 0
		shadow := send(New(options), tea.WindowSizeMsg{Width: 80, Height: 24})
		tm := startTerminal(b, New(options), 80, 24)
		tm.wait(shadow.picture().Rows)
		first := tm.sent()
		for shadow.State().Page != shadow.State().Last() {
			shadow = keys(shadow, "right")
			_, _ = tm.in.Write([]byte("\x1b[C"))
			if !tm.wait(shadow.picture().Rows) {
				b.Fatal("the step never came")
			}
			steps++
		}
		bytes += tm.sent() - first
		tm.program.Quit()
		<-tm.done
	}
	b.ReportMetric(float64(bytes)/float64(steps), "bytes/step")
}

// empty is a Bubble Tea program that does nothing: what the library itself
// costs.
type empty struct{}

func (empty) Init() tea.Cmd { return nil }
func (e empty) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if key, ok := msg.(tea.KeyPressMsg); ok && key.String() == "q" {
		return e, tea.Quit
	}
	return e, nil
}
func (empty) View() tea.View {
	v := tea.NewView("empty")
	v.AltScreen = true
	return v
}

// flood sends five hundred keys and the one that quits.
func flood(b *testing.B, model func() tea.Model) {
	for b.Loop() {
		in := newPipe()
		p := tea.NewProgram(model(), tea.WithInput(in), tea.WithOutput(discard{}), tea.WithWindowSize(80, 24),
			tea.WithFPS(120), tea.WithColorProfile(colorprofile.TrueColor), tea.WithoutSignalHandler(),
			tea.WithEnvironment([]string{"TERM=xterm-256color"}))
		for range 250 {
			_, _ = in.Write([]byte("\x1b[C\x1b[D"))
		}
		_, _ = in.Write([]byte("q"))
		if _, err := p.Run(); err != nil {
			b.Fatal(err)
		}
		in.Close()
	}
}

type discard struct{}

func (discard) Write(p []byte) (int, error) { return len(p), nil }

func BenchmarkFloodOf500Keys(b *testing.B) {
	state := lesson(b, 1)
	flood(b, func() tea.Model { return New(Options{State: state, Lang: i18n.Chinese}) })
}

func BenchmarkFloodOf500KeysToAnEmptyProgram(b *testing.B) {
	flood(b, func() tea.Model { return empty{} })
}
