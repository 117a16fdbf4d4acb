package model

import (
	"fmt"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/views"
	"memtui/scenarios"
)

// link is a terminal that only counts what it is sent, and the program that
// runs on it, in a bubble of fake time.
type link struct {
	mu      sync.Mutex
	sent    int
	frames  int // writes to it
	in      *pipe
	program *tea.Program
	done    chan struct{}
	woken   int // messages that the model got
	alive   Model
}

func (l *link) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.sent += len(b)
	l.frames++
	return len(b), nil
}

// counted counts the messages that its model gets.
type counted struct {
	Model
	link *link
}

func (c counted) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	c.link.mu.Lock()
	defer c.link.mu.Unlock()
	c.link.woken++
	next, cmd := c.Model.Update(msg)
	c.Model = next.(Model)
	c.link.alive = c.Model
	return c, cmd
}

// onLink runs a model at 80×24 inside a bubble.
func onLink(o Options, env ...string) *link {
	l := &link{in: newPipe(), done: make(chan struct{})}
	m := New(o)
	l.program = tea.NewProgram(counted{m, l}, tea.WithInput(l.in), tea.WithOutput(l), tea.WithWindowSize(80, 24), tea.WithFPS(120),
		tea.WithColorProfile(colorprofile.TrueColor), tea.WithEnvironment(append([]string{"TERM=xterm-256color"}, env...)),
		tea.WithoutSignalHandler())
	go func() { _, _ = l.program.Run(); close(l.done) }()
	l.rest()
	return l
}

// rest lets a frame, and the time that a lone escape takes, pass. Where every
// timer rings on the dot that is twice what the library says.
func (l *link) rest() {
	time.Sleep(150 * time.Millisecond)
	synctest.Wait()
}

// types sends keys, each on its own, and gives how many bytes and frames the
// dearest of them sent, and which it was.
func (l *link) types(keys ...string) (bytes, frames int, key string) {
	for _, k := range keys {
		before, framed := l.counts()
		_, _ = l.in.Write([]byte(k))
		l.rest()
		sent, drawn := l.counts()
		if sent-before > bytes {
			bytes, key = sent-before, k
		}
		frames = max(frames, drawn-framed)
	}
	return bytes, frames, key
}

func (l *link) counts() (sent, frames int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.sent, l.frames
}

func (l *link) model() Model {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.alive
}

// ends lets everything that runs in the bubble end.
func (l *link) ends() {
	l.program.Kill()
	l.in.Close()
	<-l.done
	l.model().crashed("the end") // frees who waits for one
	time.Sleep(time.Hour)
}

// stillPlaces are places to stand still in, by the keys that lead there from
// the second step of a lesson.
var stillPlaces = []string{
	"", "?", "o", ":", "w", "d", "i", "y", "Y", "/", "c", "c \x1b", "e", "e \r", "v", "f", "p", "P", "P \r", "b", "z", "T", "m", "t", "L", "g", "G", "?  \x1b",
}

func TestStandingStillSendsNothingAndWakesNobodyInAnyPlace(t *testing.T) {
	for _, number := range []int{1, 4} {
		for _, keys := range stillPlaces {
			state := lesson(t, number)
			state.Shelf = shelfOf([]player.State{state})
			synctest.Test(t, func(t *testing.T) {
				l := onLink(Options{State: state, Lang: i18n.Chinese, Watch: func() bool { time.Sleep(30 * time.Minute); return false }})
				l.types(append([]string{"2"}, strings.Fields(keys)...)...)
				l.standsStill(t, fmt.Sprintf("lesson %d after %q", number, keys), 0)
				l.ends()
			})
		}
	}
}

// messages counts those that the model got.
func (l *link) messages() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.woken
}

// standsStill fails if ten minutes bring more messages than so many.
func (l *link) standsStill(t *testing.T, where string, most int) {
	t.Helper()
	sent, _ := l.counts()
	woken := l.messages()
	time.Sleep(10 * time.Minute)
	synctest.Wait()
	now, _ := l.counts()
	if got := l.messages() - woken; most == 0 && now != sent || got != most {
		t.Errorf("%s: in ten minutes %d bytes and %d messages, want %d", where, now-sent, got, most)
	}
	if perMinute := (now - sent) / 10; perMinute >= mostBytes {
		t.Errorf("%s: %d bytes a minute", where, perMinute)
	}
}

func TestThePresentersClockIsTheOnlyOneAndTicksOnceAMinute(t *testing.T) {
	for _, toggles := range []string{"s", "s s s", "s L", "s 3 4"} {
		state := lesson(t, 1)
		synctest.Test(t, func(t *testing.T) {
			l := onLink(Options{State: state, Lang: i18n.English})
			l.types(append([]string{"2"}, strings.Fields(toggles)...)...)
			time.Sleep(10 * time.Minute) // what an earlier clock left behind comes here
			l.standsStill(t, toggles, 10)
			l.types("s")
			time.Sleep(10 * time.Minute)
			l.standsStill(t, toggles+" and put away", 0)
			l.ends()
		})
	}
}

func TestAfterPlayTheProgramStandsStill(t *testing.T) {
	for _, keys := range []string{"  +  ", "\x20 b x", "\x1b[15~ ?", "\x1b[15~ \x1b", "\x1b[15~ w"} {
		state := lesson(t, 1)
		for i := range state.Lesson.Frames {
			state.Lesson.Frames[i].Step.Stop = false
		}
		synctest.Test(t, func(t *testing.T) {
			l := onLink(Options{State: state, Lang: i18n.English})
			l.types(" ")
			l.types(strings.Split(keys, " ")...)
			time.Sleep(30 * time.Minute)
			if l.model().State().Playing {
				t.Errorf("after %q it still plays at %s", keys, where(l.model().State()))
			}
			l.standsStill(t, keys, 0)
			l.ends()
		})
	}
}

// TestPlaySendsAtMostFifteenFramesASecond plays as fast as it goes, and counts
// what is sent in each second.
func TestPlaySendsAtMostFifteenFramesASecond(t *testing.T) {
	for _, lang := range i18n.Langs() {
		for number := range scenarios.List() {
			state := lesson(t, number+1)
			synctest.Test(t, func(t *testing.T) {
				l := onLink(Options{State: state, Lang: lang})
				l.types(" ")
				for range 8 {
					l.types("+")
				}
				most, bytes := 0, 0
				for range 200 {
					sent, frames := l.counts()
					time.Sleep(time.Second)
					synctest.Wait()
					now, drawn := l.counts()
					most, bytes = max(most, drawn-frames), max(bytes, now-sent)
					if !l.model().State().Playing {
						if l.model().State().Frame() == nil {
							break
						}
						l.types(" ") // a marked step
					}
				}
				if most > 15 || most < 3 {
					t.Errorf("lesson %d, %s: %d frames in a second", number+1, lang, most)
				}
				t.Logf("lesson %d, %s: at most %d frames and %d bytes in a second", number+1, lang, most, bytes)
				l.ends()
			})
		}
	}
}

func TestWithoutMotionAStepIsOneFrameOnTheLink(t *testing.T) {
	for number := range scenarios.List() {
		state := lesson(t, number+1)
		state.Still = true
		synctest.Test(t, func(t *testing.T) {
			l := onLink(Options{State: state, Lang: i18n.Chinese})
			for l.model().State().Page < state.Last() {
				if _, frames, _ := l.types("\x1b[C"); frames != 1 {
					t.Errorf("lesson %d, %s: a step is %d frames", number+1, where(l.model().State()), frames)
				}
			}
			l.types("g")
			moments, drawn := 0, 0
			for range 60 {
				if !l.model().State().Playing {
					if moments > 0 && l.model().State().Frame() == nil {
						break
					}
					_, before := l.counts()
					l.types(" ")
					_, now := l.counts()
					drawn, moments = drawn+now-before, moments+1
				}
				at, _ := l.model().State(), 0
				_, before := l.counts()
				time.Sleep(at.Dwell(i18n.Chinese))
				l.rest()
				_, now := l.counts()
				if l.model().State().Page != at.Page || l.model().State().Question != at.Question {
					drawn, moments = drawn+now-before, moments+1
				}
			}
			if drawn > moments || moments < 3 {
				t.Errorf("lesson %d: %d frames for %d moments of play", number+1, drawn, moments)
			}
			l.ends()
		})
	}
}

// gestures are what a person does on a step beside stepping.
var gestures = []struct {
	name string
	keys string
}{
	{"step", "\x1b[C \x1b[C \x1b[D"},
	{"crosshair", "c \x1b[C \x1b[B \x1b[A \x1b[D \x1b"},
	{"what-if", "e \x1b[B \x1b[B \r \x1b \t u \x1b"},
	{"beside", "v \t \t \x1b"},
	{"flip", "f \x1b[B \x1b[B \x1b[A \x1b"},
	{"predict", "p \x1b[B \x1b[B \r \x1b"},
	{"class", "P \x1b[B \r 7 \r \x1b"},
	{"layers", "? \x1b o \x1b : \x1b w \x1b d \x1b i \x1b y \x1b"},
	{"panes", "\t \x1b[B z z \x1b[Z"},
	{"other", "T b x s s L L t t / a \x1b"},
}

// TestNothingThatIsDoneSendsMoreThanEightKilobytes does everything on steps of
// every lesson, in both languages; each theme in its turn. A new theme or
// language, which leaves nothing as it was, is the dearest.
func TestNothingThatIsDoneSendsMoreThanEightKilobytes(t *testing.T) {
	themes := views.ThemeNames()
	dearest := map[string][2]int{} // of a gesture, in each language
	for number := range scenarios.List() {
		for n, lang := range i18n.Langs() {
			theme := themes[(number+2*n)%len(themes)]
			state := lesson(t, number+1)
			state.Shelf = shelfOf([]player.State{state})
			synctest.Test(t, func(t *testing.T) {
				l := onLink(Options{State: state, Lang: lang, Theme: theme})
				for _, page := range []string{"2", fmt.Sprint(min(9, state.Last()-1))} {
					for _, g := range gestures {
						l.types("\x1b", "\x1b", "\x1b", "\x1b", page)
						bytes, _, key := l.types(strings.Fields(g.keys)...)
						if bytes >= mostBytes {
							t.Errorf("lesson %d, %s, %s: %s sends %d bytes for %q", number+1, lang, theme, g.name, bytes, key)
						}
						most := dearest[g.name]
						most[n] = max(most[n], bytes)
						dearest[g.name] = most
					}
				}
				l.ends()
			})
		}
	}
	for _, g := range gestures {
		t.Logf("%-10s en %5d  zh %5d", g.name, dearest[g.name][0], dearest[g.name][1])
	}
}

func TestOverSSHAStepSendsNoMore(t *testing.T) {
	cost := map[string]int{}
	for _, env := range []string{"", "SSH_TTY=/dev/pts/9"} {
		state := lesson(t, 1)
		synctest.Test(t, func(t *testing.T) {
			var more []string
			if env != "" {
				more = append(more, env)
			}
			l := onLink(Options{State: state, Lang: i18n.Chinese}, more...)
			before, _ := l.counts()
			for range 6 {
				l.types("\x1b[C")
			}
			now, _ := l.counts()
			cost[env] = now - before
			l.standsStill(t, env, 0)
			l.ends()
		})
	}
	if cost["SSH_TTY=/dev/pts/9"] > cost[""]+200 {
		t.Errorf("six steps send %v", cost)
	}
}
