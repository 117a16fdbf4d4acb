package model

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"strings"
	"sync"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/vt"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/scenarios"
)

// pipe is an unbounded buffer between two goroutines: writers never wait.
type pipe struct {
	mu   sync.Mutex
	some *sync.Cond
	b    bytes.Buffer
	done bool
}

func newPipe() *pipe {
	p := &pipe{}
	p.some = sync.NewCond(&p.mu)
	return p
}

func (p *pipe) Write(b []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.some.Broadcast()
	return p.b.Write(b)
}

func (p *pipe) Read(b []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for p.b.Len() == 0 && !p.done {
		p.some.Wait()
	}
	if p.b.Len() == 0 {
		return 0, io.EOF
	}
	return p.b.Read(b)
}

func (p *pipe) Close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.done = true
	p.some.Broadcast()
}

// terminal runs the real program against an emulator in memory. It wakes
// whoever waits whenever the program writes.
type terminal struct {
	mu      sync.Mutex
	written *sync.Cond
	em      *vt.Emulator
	in      *pipe
	program *tea.Program
	done    chan struct{}
	late    bool
	bytes   int
	w, h    int
}

func (t *terminal) Write(b []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	defer t.written.Broadcast()
	t.bytes += len(b)
	return t.em.Write(b)
}

// wait blocks until the screen shows rows, and reports whether it ever did.
func (t *terminal) wait(rows []string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	for !t.shows(rows) {
		if t.late {
			return false
		}
		t.written.Wait()
	}
	return true
}

func (t *terminal) shows(rows []string) bool {
	for y, row := range rows {
		if t.row(y) != strings.TrimRight(row, " ") {
			return false
		}
	}
	return true
}

func (t *terminal) row(y int) string {
	var b strings.Builder
	for x := 0; x < t.w; x++ {
		cell := t.em.CellAt(x, y)
		if cell == nil || cell.Width == 0 {
			continue
		}
		b.WriteString(cell.Content)
	}
	return strings.TrimRight(b.String(), " ")
}

// cells gives what is on the screen, colours and all.
func (t *terminal) cells() []uv.Cell {
	t.mu.Lock()
	defer t.mu.Unlock()
	out := make([]uv.Cell, 0, t.w*t.h)
	for y := range t.h {
		for x := range t.w {
			if cell := t.em.CellAt(x, y); cell != nil {
				out = append(out, *cell)
			}
		}
	}
	return out
}

func (t *terminal) sent() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.bytes
}

func (t *terminal) screen() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	var rows []string
	for y := range t.h {
		rows = append(rows, t.row(y))
	}
	return strings.Join(rows, "\n")
}

// patient is how long a screen is waited for before a test gives up. It is
// never waited out when all is well.
const patient = 20 * time.Second

func startTerminal(t testing.TB, m tea.Model, w, h int) *terminal {
	tm := &terminal{em: vt.NewEmulator(w, h), in: newPipe(), done: make(chan struct{}), w: w, h: h}
	tm.written = sync.NewCond(&tm.mu)
	_, _ = tm.em.Write([]byte("\x1b[20h")) // a bare line feed also returns: the input is no terminal
	go func() { _, _ = io.Copy(tm.in, tm.em) }()
	tm.program = tea.NewProgram(m, tea.WithInput(tm.in), tea.WithOutput(tm), tea.WithWindowSize(w, h), tea.WithFPS(120),
		tea.WithColorProfile(colorprofile.TrueColor), tea.WithEnvironment([]string{"TERM=xterm-256color"}),
		tea.WithoutSignalHandler())
	go func() { _, _ = tm.program.Run(); close(tm.done) }()
	ctx, stop := context.WithTimeout(context.Background(), patient)
	context.AfterFunc(ctx, func() {
		tm.mu.Lock()
		defer tm.mu.Unlock()
		tm.late = true
		tm.written.Broadcast()
	})
	t.Cleanup(func() {
		stop()
		tm.program.Kill()
		tm.in.Close()
		_ = tm.em.InputPipe().(io.Closer).Close()
		<-tm.done
	})
	return tm
}

// mostBytes is what one step may send at 80×24.
const mostBytes = 8 << 10

// TestWholeLessonsForwardAndBackInATerminal walks through every lesson that
// ships. The same keys go to the program and to a model of our own, with a
// lesson of its own, whose picture is what the screen must show, cell by cell the same on the way
// back.
func TestWholeLessonsForwardAndBackInATerminal(t *testing.T) {
	for _, lang := range i18n.Langs() {
		for number := range len(scenarios.List()) {
			t.Run(fmt.Sprintf("lesson %d %s", number+1, lang), func(t *testing.T) {
				t.Parallel()
				walk(t, number+1, lang)
			})
		}
	}
}

func walk(t *testing.T, number int, lang i18n.Lang) {
	alone := func() Model {
		options := Options{State: lesson(t, number), Lang: lang}
		options.State.Next, options.State.Number = nil, 0
		return New(options)
	}
	shadow := send(alone(), tea.WindowSizeMsg{Width: 80, Height: 24})
	tm := startTerminal(t, alone(), 80, 24)
	look := func(what string) []uv.Cell {
		if !tm.wait(shadow.picture().Rows) {
			t.Fatalf("%s: the screen shows\n%s\nand not\n%s", what, tm.screen(), strings.Join(shadow.picture().Rows, "\n"))
		}
		return tm.cells()
	}
	seen := [][]uv.Cell{look("the opening page")}
	step := func(name, bytes string) []uv.Cell {
		before := tm.sent()
		shadow = keys(shadow, name)
		_, _ = tm.in.Write([]byte(bytes))
		cells := look(name + " to " + where(shadow.State()))
		if sent := tm.sent() - before; sent >= mostBytes {
			t.Errorf("%s to %s sent %d bytes", name, where(shadow.State()), sent)
		}
		return cells
	}
	for shadow.State().Page != shadow.State().Last() {
		seen = append(seen, step("right", "\x1b[C"))
	}
	for i := len(seen) - 2; i >= 0; i-- {
		if cells := step("left", "\x1b[D"); !sameCells(cells, seen[i]) {
			t.Errorf("%s is another screen on the way back", where(shadow.State()))
		}
	}
}

func sameCells(a, b []uv.Cell) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if x, y := visible(a[i]), visible(b[i]); !x.Equal(&y) {
			return false
		}
	}
	return true
}

// visible leaves out what cannot be seen: the colour and weight of a blank.
func visible(c uv.Cell) uv.Cell {
	if strings.TrimSpace(c.Content) == "" && c.Style.Attrs&^uv.AttrBold == 0 {
		c.Content, c.Style.Fg, c.Style.Attrs = "", nil, 0
	}
	return c
}

func where(s player.State) string { return fmt.Sprintf("page %d, question %d", s.Page, s.Question) }

func TestStandingStillSendsNothing(t *testing.T) {
	model := func() Model { return New(Options{State: lesson(t, 1), Lang: i18n.English}) }
	shadow := keys(send(model(), tea.WindowSizeMsg{Width: 80, Height: 24}), "right")
	tm := startTerminal(t, model(), 80, 24)
	_, _ = tm.in.Write([]byte("\x1b[C"))
	if !tm.wait(shadow.picture().Rows) {
		t.Fatal(tm.screen())
	}
	before := tm.sent()
	for range 100 {
		tm.program.Send(tea.FocusMsg{}) // looked at a hundred times
	}
	if sent := tm.sent() - before; sent != 0 {
		t.Errorf("%d bytes for a screen that did not change", sent)
	}
}
