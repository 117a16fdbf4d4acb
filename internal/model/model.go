package model

import (
	"time"

	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/views"
)

// Options is what a model needs from around it. The zero value of each
// function stands for the real one, or for nothing to do.
type Options struct {
	State player.State
	Fails int // how many answers of its file are not those that are expected
	Lang  i18n.Lang
	Theme views.ThemeName // "" = the terminal's background decides
	Light bool            // what the background is taken for until the terminal says
	ASCII bool

	Colours  views.Colours
	NoColour bool // NO_COLOR is set: no theme has colours, whatever is asked for

	// Load gives a lesson that ships, at its opening page.
	Load func(number int) (player.State, error)
	// Shelf gives the lessons that ship, for the list; it is read beside the
	// first picture, which does not need it.
	Shelf func() *player.Shelf
	// Listen blocks until something happens to the program from outside.
	Listen func() Outside
	// Suspend stops the process until it is continued. The terminal has been
	// given back when it is called. Nil: this system cannot.
	Suspend func() error
	// Save writes a new lesson to a file, never over another. Nil: this
	// program cannot. Its error may be a Reason, to be told in the language in
	// force. Offer gives the name of a free file for a lesson's what-if.
	Save  func(name string, data []byte) error
	Offer func(lesson string) string
	// Reread reads the file of the lesson again. Watch blocks until something
	// happens to that file, and is false once nothing more will be told. Nil:
	// the lesson is no file.
	Reread func(name string) Reread
	Watch  func() bool
	// Query says that a real terminal is asked for its colours, so that its
	// replies are waited for before the program ends.
	Query bool

	After func(d time.Duration, msg tea.Msg) tea.Cmd
	Now   func() time.Time
}

// Outside is what can happen to the program from outside.
type Outside struct {
	Code int  // end with this status
	Gone bool // the terminal is gone, so there is nothing to wait for
	// Continued says instead that the process was stopped and goes on; the
	// terminal may be in any state. Stop says that it is asked to stop.
	Continued, Stop bool
}

// Model is the explorer. Update gives the next one.
type Model struct {
	stopping bool // the process is being stopped, or is not told yet that it runs on
	options  Options
	state    player.State
	lang     i18n.Lang
	w, h     int

	theme  views.ThemeName // chosen by flag or key; "" = by the background
	light  bool
	mouse  bool
	notice string // one line to the reader, until the next key

	generation int       // of the clock: ticks of earlier ones are ignored
	minute     int       // of the presenter's clock
	here       time.Time // when the step on screen was come to
	file       file
	loading    bool
	saving     bool // a lesson is being written
	pressed    press
	field      textinput.Model // edits every text field; what they hold lives in the state
	end        ending
	paint      *painter
	crashes    chan Crash
}

// New gives a model at its first picture.
func New(o Options) Model {
	if o.After == nil {
		o.After = after
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	started := o.Now()
	return Model{
		here:    started,
		options: o, state: o.State, lang: o.Lang, theme: o.Theme, light: o.Light,
		field: newField(), end: ending{started: started}, paint: newPainter(o.Colours), crashes: make(chan Crash, 1),
		notice: failing(i18n.For(o.Lang), o.Fails),
	}
}

// State gives where the person is.
func (m Model) State() player.State { return m.state }

// Lang gives the language in force.
func (m Model) Lang() i18n.Lang { return m.lang }

// Init asks the terminal about itself and begins to listen.
func (m Model) Init() tea.Cmd {
	return tea.Batch(m.query(), guard(m.listen()), m.awaitCrash(), m.fillShelf(), m.watch())
}

// words gives the words of the language in force.
func (m Model) words() *i18n.Words { return i18n.For(m.lang) }

// View shows the state.
func (m Model) View() (v tea.View) {
	defer func() {
		if r := recover(); r != nil {
			m.crashed(r)
			v = m.paint.blank()
		}
	}()
	return m.view()
}

func (m Model) view() tea.View {
	if m.w <= 0 || m.h <= 0 {
		return m.paint.blank()
	}
	p := m.picture()
	v := tea.NewView(p.content)
	v.AltScreen = true
	v.WindowTitle = m.title()
	if m.mouse {
		v.MouseMode = tea.MouseModeCellMotion
	}
	v.Cursor = m.cursor(p)
	return v
}

// picture gives the picture on screen.
func (m Model) picture() *painted { return m.paint.picture(m.look()) }

func (m Model) look() look {
	return look{
		state: m.state.Key(), w: m.w, h: m.h, theme: m.themeName(), lang: m.lang,
		ascii: m.options.ASCII, clock: m.clockOnShow(), notice: m.notice,
		screen: m.screen,
	}
}

func (m Model) screen() views.Screen {
	return views.Screen{
		State: m.state, W: m.w, H: m.h, Theme: m.paint.theme(m.themeName()), ASCII: m.options.ASCII,
		Words: m.words(), Clock: m.clockOnShow(), Notice: m.notice,
	}
}

func (m Model) title() string {
	if m.state.Lesson == nil {
		return "memtui"
	}
	text, _ := m.state.Lesson.Scenario.Title.In(m.lang)
	return oneLine("memtui: " + text)
}
