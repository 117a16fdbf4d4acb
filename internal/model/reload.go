package model

import (
	"bytes"
	"strconv"
	"time"

	tea "charm.land/bubbletea/v2"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/source"
)

// Reread is what the file of the lesson holds now: a lesson, or why it is
// none.
type Reread struct {
	Data   []byte
	Lesson *player.Lesson // nil: see Trouble
	Fails  int            // how many answers are not those that are expected
	// Trouble is why there is no lesson; nil: there is one.
	Trouble *player.Trouble
}

// quiet is how long a file must have been left alone before it is read: an
// editor writes it in several goes.
const quiet = 80 * time.Millisecond

// mostWaits bounds how often that time is waited for: a file that is written
// without end is read all the same.
const mostWaits = 10

// fileChanged says that something happened to the file; ended that nothing more
// will be told.
type fileChanged struct{ ended bool }

// fileQuiet says that the file was given time.
type fileQuiet struct{}

// reread is the file that was read; byHand says that the person asked for it.
type reread struct {
	Reread
	name   string
	byHand bool
}

// file is how the file of the lesson is followed.
type file struct {
	waiting bool   // a wait is under way
	again   bool   // the file changed meanwhile
	waits   int    // so far
	reading bool   // it is being read
	stale   bool   // it changed while it was read
	byHand  bool   // so it was asked for by hand meanwhile
	data    []byte // what the lesson on screen was read from
}

// watch waits for the next change of the file.
func (m Model) watch() tea.Cmd {
	wait := m.options.Watch
	if wait == nil {
		return nil
	}
	return guard(func() tea.Msg { return fileChanged{ended: !wait()} })
}

// changed waits until the file is left alone: once for each burst of changes,
// and then no longer.
func (m Model) changed(c fileChanged) (tea.Model, tea.Cmd) {
	switch {
	case c.ended:
		return m, nil
	case !m.state.IsFile():
		return m, m.watch()
	case m.file.waiting:
		m.file.again = true
		return m, m.watch()
	}
	m.file.waiting, m.file.waits = true, 1
	return m, batch(m.watch(), m.wait())
}

func (m Model) wait() tea.Cmd { return guard(m.options.After(quiet, fileQuiet{})) }

// settled reads the file once it was left alone.
func (m Model) settled() (tea.Model, tea.Cmd) {
	if m.file.again && m.file.waits < mostWaits {
		m.file.again = false
		m.file.waits++
		return m, m.wait()
	}
	m.file.waiting, m.file.again = false, false
	return m.reload(false)
}

// reload reads the file beside the event loop, once at a time.
func (m Model) reload(byHand bool) (Model, tea.Cmd) {
	read := m.options.Reread
	switch {
	case read == nil || !m.state.IsFile():
		return m, nil
	case m.file.reading:
		m.file.stale, m.file.byHand = true, m.file.byHand || byHand
		return m, nil
	}
	m.file.reading = true
	name := m.state.Name
	return m, guard(func() tea.Msg { return reread{Reread: read(name), name: name, byHand: byHand} })
}

// reread shows what the file holds now. A lesson that was opened meanwhile
// stays.
func (m Model) reread(r reread) (tea.Model, tea.Cmd) {
	stale, byHand := m.file.stale, m.file.byHand
	m.file.reading, m.file.stale, m.file.byHand = false, false, false
	before := m.state
	if m.state.IsFile() && m.state.Name == r.name {
		m = m.takes(r)
	}
	m, ticking := m.clock(before)
	if !stale {
		return m, ticking
	}
	m, reading := m.reload(byHand)
	return m, batch(ticking, reading)
}

func (m Model) takes(r reread) Model {
	w := m.words().Reload
	switch {
	case r.Trouble != nil && sameTrouble(r.Trouble, m.state.Trouble):
		if r.byHand { // show it again
			m.state.Hidden = false
		}
		return m
	case r.Trouble != nil:
		m.state = m.state.Broken(r.Trouble)
		return m.tellTrouble()
	case m.state.Trouble == nil && m.file.data != nil && bytes.Equal(r.Data, m.file.data):
		if r.byHand {
			m.notice = w.Unchanged
		}
		return m
	}
	m.file.data = r.Data
	var told player.Reloading
	m.state, told = m.state.Reloaded(r.Lesson)
	return m.tellReloading(told, r)
}

// sameTrouble reports whether nothing is new about a file.
func sameTrouble(a, b *player.Trouble) bool {
	return b != nil && a.Gone == b.Gone && whyOf(a) == whyOf(b) && bytes.Equal(a.Data, b.Data)
}

// whyOf is why a file cannot be read, in one language; "" = it can.
func whyOf(t *player.Trouble) string {
	if t.Why == nil {
		return ""
	}
	return t.Why.In(i18n.For(i18n.English))
}

// tellTrouble says in one line what the panel would, where something else has
// its place.
func (m Model) tellTrouble() Model {
	t := m.state.Trouble
	w := m.words()
	switch {
	case m.state.ShowsTrouble():
		m.notice = ""
	case len(t.Problems) > 0:
		m.notice = oneLine(source.Headline(w, t.File, t.Problems[0]))
	case t.Gone:
		m.notice = w.Reload.Gone
	case t.Why != nil:
		m.notice = oneLine(i18n.Fill(w.Reload.Unread, t.Why.In(w)))
	}
	return m
}

// tellReloading says what was lost, or, where it was asked for, that all went
// well.
func (m Model) tellReloading(r player.Reloading, file reread) Model {
	w := m.words().Reload
	switch {
	case r.Dropped == 1:
		m.notice = w.DroppedOne
	case r.Dropped > 1:
		m.notice = i18n.Fill(w.Dropped, strconv.Itoa(r.Dropped))
	case r.Gone:
		m.notice = w.StepGone
	case file.Fails > 0:
		m.notice = failing(m.words(), file.Fails)
	case file.byHand:
		m.notice = w.Again
	}
	return m
}

// failing says how many answers are not those that are expected; "" = none.
func failing(w *i18n.Words, count int) string {
	switch count {
	case 0:
		return ""
	case 1:
		return w.Reload.FailsOne
	}
	return i18n.Fill(w.Reload.Fails, strconv.Itoa(count))
}
