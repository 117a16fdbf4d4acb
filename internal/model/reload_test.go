package model

import (
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/source"
)

const port = `memtui: 1
title: A port
steps:
  - title: One
    on: 2026-01-01
    do:
      - record: {id: m1, key: port, scope: web, version: v1, value: "80", evidence: [D1], valid: {from: 2026-01-01}}
    ask:
      - {key: port, scope: web, version: v1, valid: 2026-01-01, known: 2026-01-01, expect: {status: usable, value: "80"}}
  - title: Two
    on: 2026-03-01
    ask:
      - {key: port, scope: web, version: v1, valid: 2026-03-01, known: 2026-03-01, expect: {status: usable, value: "80"}}
`

// disk is a file that only a test writes, and what was done with it.
type disk struct {
	text  string
	gone  bool
	reads int
}

func (d *disk) reread(name string) Reread {
	d.reads++
	if d.gone {
		return Reread{Trouble: &player.Trouble{File: name, Gone: true}}
	}
	sc, problems := scenario.Load(name, []byte(d.text))
	if source.Failed(problems) {
		return Reread{Data: []byte(d.text), Trouble: player.BadFile(name, []byte(d.text), problems)}
	}
	return Reread{Data: []byte(d.text), Lesson: player.Play(sc)}
}

// onFile gives a model of a lesson from a file, on its second step.
func onFile(t *testing.T) (Model, *hand, *disk) {
	t.Helper()
	d := &disk{text: port}
	m, clock := started(t, func(o *Options) {
		o.State = player.State{Lesson: d.reread("port.yaml").Lesson, Name: "port.yaml", Count: 8, Beat: player.Still()}
		o.Reread = d.reread
	})
	d.reads = 0
	return keys(m, "right", "right"), clock, d
}

// run carries out what a message asks for, and what that asks for, until
// nothing is left.
func run(m Model, msg tea.Msg) Model {
	next, cmd := m.Update(msg)
	m = next.(Model)
	if cmd == nil {
		return m
	}
	switch msg := cmd().(type) {
	case nil:
	case tea.BatchMsg:
		for _, one := range msg {
			if one != nil {
				m = run(m, one())
			}
		}
	default:
		m = run(m, msg)
	}
	return m
}

func rows(m Model) string { return strings.Join(m.screen().Render().Rows, "\n") }

func TestAFileThatIsWrittenIsOnTheScreenAtTheSameStep(t *testing.T) {
	m, clock, d := onFile(t)
	d.text = strings.ReplaceAll(port, `"80"`, `"8080"`)
	m = run(m, fileChanged{})
	if m.state.Page != 2 || !strings.Contains(rows(m), "8080") || m.notice != "" {
		t.Errorf("page %d, notice %q:\n%s", m.state.Page, m.notice, rows(m))
	}
	if len(clock.asked) != 1 || clock.asked[0] != quiet {
		t.Errorf("one change asks for the times %v", clock.asked)
	}
}

func TestABurstOfChangesIsReadOnceAndLeavesNoTimer(t *testing.T) {
	m, clock, d := onFile(t)
	for range 5 {
		m = send(m, fileChanged{})
	}
	if len(clock.msgs) != 1 {
		t.Fatalf("five changes ask for %d waits at once", len(clock.msgs))
	}
	m = send(m, clock.msgs[0])
	if len(clock.msgs) != 2 || d.reads != 0 {
		t.Fatalf("what changed meanwhile is not waited for: %d waits, %d reads", len(clock.msgs), d.reads)
	}
	run(m, clock.msgs[1])
	if len(clock.msgs) != 2 || d.reads != 1 {
		t.Errorf("it goes on with %d waits, %d reads", len(clock.msgs), d.reads)
	}
}

func TestAFileThatIsWrittenWithoutEndIsReadAllTheSame(t *testing.T) {
	m, clock, d := onFile(t)
	m = send(m, fileChanged{})
	for i := 0; i < len(clock.msgs) && d.reads == 0; i++ {
		next, cmd := send(m, fileChanged{}).Update(clock.msgs[i])
		if m = next.(Model); !m.file.waiting {
			cmd()
		}
	}
	if d.reads != 1 || len(clock.msgs) > mostWaits {
		t.Errorf("%d reads after %d waits", d.reads, len(clock.msgs))
	}
}

func TestABrokenFileKeepsTheLessonAndSaysWhere(t *testing.T) {
	for _, lang := range i18n.Langs() {
		m, _, d := onFile(t)
		m.lang = lang
		was := m.state.Lesson
		d.text = strings.Replace(port, "scope: web", "scpoe: web", 1)
		m = run(m, fileChanged{})
		if m.state.Lesson != was || m.state.Page != 2 {
			t.Errorf("%s: the lesson did not stay", lang)
		}
		for _, want := range []string{"port.yaml:7:37:", "^^^^^", "scope", i18n.For(lang).Reload.LastGood} {
			if !strings.Contains(rows(m), want) {
				t.Errorf("%s: %q is not on the screen:\n%s", lang, want, rows(m))
			}
		}
		d.text = port
		if m = run(m, fileChanged{}); m.state.Trouble != nil || strings.Contains(rows(m), "port.yaml:") {
			t.Errorf("%s: the panel stays on a good file:\n%s", lang, rows(m))
		}
	}
}

func TestAVanishedFileIsASentence(t *testing.T) {
	m, _, d := onFile(t)
	d.gone = true
	m = run(m, fileChanged{})
	if !strings.Contains(rows(m), i18n.For(i18n.English).Reload.Gone) {
		t.Errorf("it is not told:\n%s", rows(m))
	}
	d.gone = false
	if m = run(m, fileChanged{}); m.state.Trouble != nil {
		t.Error("it came back, and the panel stays")
	}
}

func TestReloadingByHandSaysWhatItFound(t *testing.T) {
	w := i18n.For(i18n.English).Reload
	m, _, d := onFile(t)
	if m = run(m, pressed("r")); m.notice != w.Again || d.reads != 1 {
		t.Errorf("at first: %q after %d reads", m.notice, d.reads)
	}
	if m = run(m, pressed("r")); m.notice != w.Unchanged {
		t.Errorf("of the same file: %q", m.notice)
	}
	d.text = strings.Split(port, "  - title: Two")[0]
	if m = run(m, pressed("r")); m.notice != w.StepGone || m.state.Page != 1 {
		t.Errorf("without its step: %q on page %d", m.notice, m.state.Page)
	}
}

func TestAChangeWhileTheFileIsReadIsReadToo(t *testing.T) {
	m, _, d := onFile(t)
	m, cmd := last(m, "r")
	m, second := last(m, "r")
	if second != nil {
		t.Fatal("the file is read twice at a time")
	}
	first := cmd()
	d.text = strings.ReplaceAll(port, `"80"`, `"8080"`)
	if m = run(m, first); d.reads != 2 || !strings.Contains(rows(m), "8080") {
		t.Errorf("%d reads:\n%s", d.reads, rows(m))
	}
}

func TestInAModeABrokenFileIsALineAndThePanelComesAfterIt(t *testing.T) {
	m, _, d := onFile(t)
	m = keys(m, "e")
	d.text = strings.Replace(port, "scope: web", "scpoe: web", 1)
	m = run(m, fileChanged{})
	if m.state.ShowsTrouble() || !strings.HasPrefix(m.notice, "port.yaml:7:37: ") || m.state.Mode != player.ModeWhatIf {
		t.Errorf("notice %q in mode %q", m.notice, m.state.Mode)
	}
	if m = keys(m, "esc"); !m.state.ShowsTrouble() {
		t.Error("the panel never comes")
	}
}

func TestALessonThatWasOpenedMeanwhileStays(t *testing.T) {
	m, _, d := onFile(t)
	m, cmd := last(m, "r")
	read := cmd()
	m = send(m, loaded{state: lesson(t, 2)})
	if m = run(m, read); m.state.Number != 2 {
		t.Error("the file came back over it")
	}
	if m = run(m, fileChanged{}); d.reads != 1 || m.state.Number != 2 {
		t.Errorf("its file is read %d times", d.reads)
	}
}

func TestAPanicWhileTheFileIsReadOrWatchedIsAnOrdinaryEnd(t *testing.T) {
	m, _, _ := onFile(t)
	m.options.Reread = func(string) Reread { panic("reading") }
	m.options.Watch = func() bool { panic("watching") }
	_, cmd := last(m, "r")
	for _, cmd := range []tea.Cmd{cmd, m.watch()} {
		if _, ok := cmd().(Crash); !ok {
			t.Error("it is no crash")
		}
	}
}

func TestTheEndOfTheWatchIsNotAskedAgain(t *testing.T) {
	m, _, _ := onFile(t)
	asked := 0
	m.options.Watch = func() bool { asked++; return asked < 3 }
	if m = run(m, m.watch()()); asked != 3 {
		t.Errorf("it was asked %d times", asked)
	}
}
