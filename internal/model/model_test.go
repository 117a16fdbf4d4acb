package model

import (
	"errors"
	"image/color"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	uv "github.com/charmbracelet/ultraviolet"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/source"
	"memtui/internal/views"
	"memtui/scenarios"
)

// lesson gives a lesson that ships, at its opening page.
func lesson(tb testing.TB, number int) player.State {
	tb.Helper()
	s, err := loadLesson(number)
	if err != nil {
		tb.Fatal(err)
	}
	return s
}

func loadLesson(number int) (player.State, error) {
	entries := scenarios.List()
	entry := entries[number-1]
	sc, problems := scenario.Load(entry.Name, entry.Data)
	if source.Failed(problems) {
		return player.State{}, errors.New(source.Headline(i18n.For(i18n.English), entry.Name, problems[0]))
	}
	s := player.State{Lesson: player.Play(sc), Number: number, Count: len(entries), Name: entry.Name, Beat: player.Still()}
	if number < len(entries) {
		s.Next = &player.Ahead{Number: number + 1, Name: entries[number].Name}
	}
	return s, nil
}

// hand is a clock that only a test turns, with what was asked of it.
type hand struct {
	now   time.Time
	asked []time.Duration
	msgs  []tea.Msg
}

func (h *hand) Now() time.Time { return h.now }

func (h *hand) After(d time.Duration, msg tea.Msg) tea.Cmd {
	h.asked, h.msgs = append(h.asked, d), append(h.msgs, msg)
	return func() tea.Msg { return msg }
}

// started gives a model of lesson 1 at 80×24 and its clock.
func started(tb testing.TB, change ...func(*Options)) (Model, *hand) {
	tb.Helper()
	clock := &hand{now: time.Date(2026, 1, 2, 9, 30, 20, 0, time.UTC)}
	o := Options{State: lesson(tb, 1), Lang: i18n.English, After: clock.After, Now: clock.Now, Load: loadLesson}
	for _, c := range change {
		c(&o)
	}
	return send(New(o), tea.WindowSizeMsg{Width: 80, Height: 24}), clock
}

func send(m Model, msgs ...tea.Msg) Model {
	for _, msg := range msgs {
		next, _ := m.Update(msg)
		m = next.(Model)
	}
	return m
}

// press gives the message of a key, named as in the key map.
func pressed(name string) tea.KeyPressMsg {
	named := map[string]tea.Key{
		"right": {Code: tea.KeyRight}, "left": {Code: tea.KeyLeft}, "up": {Code: tea.KeyUp}, "down": {Code: tea.KeyDown},
		"enter": {Code: tea.KeyEnter}, "esc": {Code: tea.KeyEscape}, "tab": {Code: tea.KeyTab}, "f5": {Code: tea.KeyF5},
		"space": {Code: tea.KeySpace, Text: " "}, "backspace": {Code: tea.KeyBackspace}, "pgdown": {Code: tea.KeyPgDown},
		"ctrl+c": {Code: 'c', Mod: tea.ModCtrl}, "ctrl+z": {Code: 'z', Mod: tea.ModCtrl}, "end": {Code: tea.KeyEnd},
		"home": {Code: tea.KeyHome}, "delete": {Code: tea.KeyDelete}, "ctrl+u": {Code: 'u', Mod: tea.ModCtrl},
		"ctrl+s": {Code: 's', Mod: tea.ModCtrl}, "ctrl+p": {Code: 'p', Mod: tea.ModCtrl}, "ctrl+r": {Code: 'r', Mod: tea.ModCtrl},
		"ctrl+d": {Code: 'd', Mod: tea.ModCtrl}, "shift+tab": {Code: tea.KeyTab, Mod: tea.ModShift}, "pgup": {Code: tea.KeyPgUp},
		"ctrl+v": {Code: 'v', Mod: tea.ModCtrl}, "ctrl+h": {Code: 'h', Mod: tea.ModCtrl}, "ctrl+w": {Code: 'w', Mod: tea.ModCtrl},
	}
	if key, ok := named[name]; ok {
		return tea.KeyPressMsg(key)
	}
	r := []rune(name)[0]
	if r >= 'A' && r <= 'Z' {
		return tea.KeyPressMsg{Code: r + 'a' - 'A', ShiftedCode: r, Mod: tea.ModShift, Text: name}
	}
	return tea.KeyPressMsg{Code: r, Text: name}
}

func keys(m Model, names ...string) Model {
	for _, name := range names {
		m = send(m, pressed(name))
	}
	return m
}

// last sends keys and gives what the last of them asked to be run.
func last(m Model, names ...string) (Model, tea.Cmd) {
	m = keys(m, names[:len(names)-1]...)
	next, cmd := m.Update(pressed(names[len(names)-1]))
	return next.(Model), cmd
}

func quits(cmd tea.Cmd) bool {
	if cmd == nil {
		return false
	}
	_, ok := cmd().(tea.QuitMsg)
	return ok
}

func TestTheViewIsSafeBeforeTheSizeIsKnown(t *testing.T) {
	m := New(Options{State: lesson(t, 1)})
	if v := m.View(); v.Content != "" || !v.AltScreen {
		t.Errorf("shows %q", v.Content)
	}
	if v := keys(m, "right", "tab", "?").View(); v.Content != "" {
		t.Errorf("keys before the size show %q", v.Content)
	}
}

func TestForwardThroughALessonAndBackShowsTheSameViews(t *testing.T) {
	m, clock := started(t)
	seen := []string{m.View().Content}
	for m.State().Page != m.State().Last() {
		m = keys(m, "right")
		seen = append(seen, m.View().Content)
	}
	for i := len(seen) - 2; i >= 0; i-- {
		m = keys(m, "left")
		if m.View().Content != seen[i] {
			t.Errorf("view %d of %d is another one on the way back", i, len(seen))
		}
	}
	if len(clock.asked) > 0 {
		t.Errorf("timers ran at rest: %v", clock.asked)
	}
}

func TestQuitInterruptAndSignalsEndWithTheirStatus(t *testing.T) {
	m, _ := started(t)
	if m, cmd := last(m, "q"); !quits(cmd) || m.Code() != 0 {
		t.Errorf("q ends with %d", m.Code())
	}
	if m, cmd := last(m, "o", "ctrl+c"); !quits(cmd) || m.Code() != 130 {
		t.Errorf("ctrl+c in a text field ends with %d", m.Code())
	}
	next, cmd := m.Update(Outside{Code: 143})
	if !quits(cmd) || next.(Model).Code() != 143 {
		t.Errorf("SIGTERM ends with %d", next.(Model).Code())
	}
}

func TestTheEndWaitsForTheRepliesOfTheTerminal(t *testing.T) {
	query := func(o *Options) { o.Query = true }
	m, clock := started(t, query)
	waiting, cmd := last(m, "q")
	if quits(cmd) || len(clock.asked) != 1 || clock.asked[0] != patience {
		t.Fatalf("it waits for %v", clock.asked)
	}
	if _, cmd := waiting.Update(pressed("right")); cmd != nil {
		t.Errorf("a key is still answered")
	}
	if _, cmd := waiting.Update(uv.PrimaryDeviceAttributesEvent{62}); !quits(cmd) {
		t.Errorf("the last reply does not end it")
	}
	if _, cmd := waiting.Update(clock.msgs[0]); !quits(cmd) {
		t.Errorf("the time is over, and it does not end")
	}
	if _, cmd := last(send(m, uv.PrimaryDeviceAttributesEvent{62}), "q"); !quits(cmd) {
		t.Errorf("with all replies there it still waits")
	}
	clock.now = clock.now.Add(patience)
	if _, cmd := last(m, "q"); !quits(cmd) {
		t.Errorf("long after the questions it still waits")
	}
}

func TestTheEndSwitchesTheMouseOffAndWaitsForItsLastReports(t *testing.T) {
	m, clock := started(t, func(o *Options) { o.Query = true })
	m = keys(send(m, uv.PrimaryDeviceAttributesEvent{62}), "m")
	waiting, cmd := last(m, "q")
	if quits(cmd) || len(clock.asked) != 1 || clock.asked[0] != settling {
		t.Fatalf("it waits for %v", clock.asked)
	}
	if v := waiting.View(); v.MouseMode != tea.MouseModeNone {
		t.Errorf("the mouse is still on")
	}
	next, cmd := waiting.Update(tea.MouseClickMsg{X: 5, Y: 5, Button: tea.MouseLeft})
	if quits(cmd) || next.(Model).State().Key() != m.State().Key() {
		t.Errorf("a click is still answered")
	}
	if _, cmd := waiting.Update(clock.msgs[0]); !quits(cmd) {
		t.Errorf("the time is over, and it does not end")
	}
}

func TestALateTickIsIgnored(t *testing.T) {
	m, clock := started(t)
	m = keys(m, "space")
	if len(clock.msgs) != 1 {
		t.Fatalf("playing asked for %d ticks", len(clock.msgs))
	}
	late := clock.msgs[0]
	m = keys(m, "space", "space")
	before := m.State().Key()
	if m = send(m, late); m.State().Key() != before {
		t.Errorf("the tick of an earlier run moved it to %+v", m.State().Beat)
	}
	if m = send(m, clock.msgs[len(clock.msgs)-1]); m.State().Key() == before {
		t.Errorf("the tick of this run did not move it")
	}
}

func TestPlayRunsOnItsOwnTicksToTheClosingPage(t *testing.T) {
	m, clock := started(t)
	m = keys(m, "f5")
	for range 1000 {
		if !m.State().Playing {
			if f := m.State().Frame(); f == nil {
				break
			}
			m = keys(m, "f5") // a marked step
		}
		m = send(m, clock.msgs[len(clock.msgs)-1])
	}
	if m.State().Page != m.State().Last() {
		t.Errorf("it stands at page %d", m.State().Page)
	}
	asked := len(clock.asked)
	if send(m, clock.msgs[asked-1]); len(clock.asked) != asked {
		t.Errorf("at the end the clock still runs")
	}
}

func TestAKeyThatChangesNothingLeavesTheDwellTimeAlone(t *testing.T) {
	m, clock := started(t)
	m = keys(m, "f5")
	asked := len(clock.asked)
	if keys(m, "t", "L", "x", "tab"); len(clock.asked) != asked {
		t.Errorf("the clock was started anew")
	}
}

func TestAFloodOfKeysCostsLookUps(t *testing.T) {
	m, _ := started(t)
	m = keys(m, "right")
	m.View()
	drawn := m.paint.drawn
	for range 250 {
		m = keys(m, "right", "left")
		m.View()
	}
	if got := m.paint.drawn - drawn; got > 1 {
		t.Errorf("500 keys between two screens drew %d pictures", got)
	}
}

func TestNoColorWinsAndThemeSaysWhy(t *testing.T) {
	m, _ := started(t, func(o *Options) { o.NoColour, o.Theme, o.Colours = true, views.Light, views.NoColours })
	if m.themeName() != views.Mono {
		t.Errorf("the theme is %s", m.themeName())
	}
	m = keys(m, "t")
	if m.themeName() != views.Mono || !strings.Contains(m.notice, "NO_COLOR") {
		t.Errorf("t gives %s and says %q", m.themeName(), m.notice)
	}
	if m = keys(m, "right"); m.notice != "" {
		t.Errorf("the next key leaves the notice %q", m.notice)
	}
}

func TestTheBackgroundDecidesUnlessAThemeWasChosen(t *testing.T) {
	white := tea.BackgroundColorMsg{Color: color.White}
	m, _ := started(t)
	if got := send(m, white).themeName(); got != views.Light {
		t.Errorf("on white the theme is %s", got)
	}
	chosen, _ := started(t, func(o *Options) { o.Theme = views.Contrast })
	if got := send(chosen, white).themeName(); got != views.Contrast {
		t.Errorf("a chosen theme became %s", got)
	}
	if got := send(keys(m, "t"), white).themeName(); got != views.Light {
		t.Errorf("after dark comes %s", got)
	}
}

func TestTheLanguageSwitchesAtAnyMoment(t *testing.T) {
	m, _ := started(t)
	english := m.View().Content
	if m = keys(m, "L"); m.Lang() != i18n.Chinese || m.View().Content == english {
		t.Errorf("L gives %s", m.Lang())
	}
	if m = keys(m, "L"); m.View().Content != english {
		t.Errorf("and back it is another screen")
	}
}

func TestPasteDoesNothingOutsideOfATextField(t *testing.T) {
	m, _ := started(t)
	before := m.State().Key()
	if got := send(m, tea.PasteMsg{Content: "qxqu\n"}); got.State().Key() != before {
		t.Errorf("it acted as keys")
	}
}

func TestPasteIntoATextFieldDropsWhatIsNoText(t *testing.T) {
	m, _ := started(t)
	m = send(keys(m, "?"), tea.PasteMsg{Content: "a\x1b[2J\r\nb\u202e中\u200b文\t\xff"})
	if got := m.State().Layer.Filter; got != "a[2Jb中文" {
		t.Errorf("the field holds %q", got)
	}
}

func TestAMegabytePastedIsCut(t *testing.T) {
	m, _ := started(t)
	m = send(keys(m, "?"), tea.PasteMsg{Content: strings.Repeat("中", 1<<18)})
	if got := len(m.State().Layer.Filter); got > 200 {
		t.Errorf("the field holds %d bytes", got)
	}
}

func TestTheCursorIsAtTheInsertionPointOfATextField(t *testing.T) {
	m, _ := started(t)
	if m.View().Cursor != nil {
		t.Fatalf("there is a cursor without a field")
	}
	m = keys(m, "?")
	empty := m.View().Cursor
	if empty == nil {
		t.Fatal("there is no cursor in the field")
	}
	m = keys(m, "中", "文")
	full := m.View().Cursor
	if full == nil || full.X != empty.X+4 || full.Y != empty.Y {
		t.Errorf("two Chinese characters moved it from %v to %v", empty.Position, full)
	}
}

func TestTheMouseIsOffUntilAskedFor(t *testing.T) {
	m, _ := started(t)
	if m.View().MouseMode != tea.MouseModeNone {
		t.Errorf("the mouse is on")
	}
	if m = keys(m, "m"); m.View().MouseMode != tea.MouseModeCellMotion {
		t.Errorf("m does not turn it on")
	}
	if m = keys(m, "m"); m.View().MouseMode != tea.MouseModeNone {
		t.Errorf("m does not turn it off again")
	}
}

func TestAClickDoesWhatItsZoneStandsFor(t *testing.T) {
	m, _ := started(t)
	m.mouse = true
	clicked := 0
	for _, z := range m.picture().Zones {
		if z.Command.Kind != player.CmdNext {
			continue
		}
		clicked++
		if got := send(m, tea.MouseClickMsg{X: z.X, Y: z.Y, Button: tea.MouseLeft}); got.State().Page != 1 {
			t.Errorf("a click at %d,%d leads to page %d", z.X, z.Y, got.State().Page)
		}
	}
	if clicked == 0 {
		t.Error("the opening page has no zone that begins")
	}
	if got := send(m, tea.MouseClickMsg{X: 500, Y: 500, Button: tea.MouseLeft}); got.State().Page != 0 {
		t.Errorf("a click outside leads to page %d", got.State().Page)
	}
}

func TestTheNextLessonOpensFromTheClosingPageAndTheOneBeforeFromTheOpening(t *testing.T) {
	m, clock := started(t)
	m = keys(m, "end")
	clock.now = clock.now.Add(time.Minute)
	closing := m.View().Content
	m, cmd := last(m, "right")
	m = send(m, cmd())
	if m.State().Number != 2 || m.State().Page != 0 {
		t.Fatalf("next leads to lesson %d, page %d", m.State().Number, m.State().Page)
	}
	m, cmd = last(m, "left")
	m = send(m, cmd())
	if m.State().Number != 1 || m.View().Content != closing {
		t.Errorf("back leads to lesson %d, page %d, or to another screen", m.State().Number, m.State().Page)
	}
}

func TestAHeldKeyStopsAtTheClosingPage(t *testing.T) {
	m, clock := started(t)
	clock.now = clock.now.Add(time.Minute)
	for i := range 60 {
		gap := 33 * time.Millisecond
		if i == 1 {
			gap = 500 * time.Millisecond // until a terminal begins to repeat
		}
		clock.now = clock.now.Add(gap)
		next, cmd := last(m, "right")
		if cmd != nil {
			t.Fatalf("press %d asks for more than a page", i)
		}
		m = next
	}
	if m.State().Number != 1 || m.State().Page != m.State().Last() {
		t.Errorf("it ends in lesson %d, page %d", m.State().Number, m.State().Page)
	}
}

func TestALessonThatCannotBeOpenedIsToldAndTheOldOneStays(t *testing.T) {
	m, _ := started(t, func(o *Options) {
		o.Load = func(int) (player.State, error) { return player.State{}, errors.New("no such\x1b[2J lesson") }
	})
	m = keys(m, "end")
	m.pressed.at = time.Time{}
	m, cmd := last(m, "right")
	m = send(m, cmd())
	if m.State().Number != 1 || m.notice != "no such[2J lesson" {
		t.Errorf("lesson %d, notice %q", m.State().Number, m.notice)
	}
}

func TestAPanicAnywhereIsAnOrdinaryEndWithStatus70(t *testing.T) {
	broken := player.State{Lesson: &player.Lesson{}, Page: 0} // it has no scenario
	for name, crash := range map[string]func() tea.Msg{
		"in View": func() tea.Msg {
			m := send(New(Options{State: broken}), tea.WindowSizeMsg{Width: 80, Height: 24})
			m.View()
			return m.awaitCrash()()
		},
		"in Update": func() tea.Msg {
			m, _ := started(t, func(o *Options) { o.Now = func() time.Time { return time.Time{} } })
			m.options.Now = func() time.Time { panic("the clock broke") }
			m = keys(m, "right")
			return m.awaitCrash()()
		},
		"in a command": func() tea.Msg {
			m, _ := started(t, func(o *Options) { o.Load = func(int) (player.State, error) { panic("no lesson") } })
			m = keys(m, "end")
			m.pressed.at = time.Time{}
			_, cmd := last(m, "right")
			return cmd()
		},
	} {
		msg := crash()
		if _, ok := msg.(Crash); !ok {
			t.Errorf("%s: it comes as %T", name, msg)
			continue
		}
		m, _ := started(t)
		next, cmd := m.Update(msg)
		ended := next.(Model)
		if !quits(cmd) || ended.Code() != 70 || !strings.Contains(ended.Crash().String(), "goroutine") {
			t.Errorf("%s: it ends with %d", name, ended.Code())
		}
	}
}

func TestUnknownMessagesAndFocusReportsAreIgnored(t *testing.T) {
	m, _ := started(t)
	before := m.View().Content
	type unknown struct{}
	m = send(m, unknown{}, tea.FocusMsg{}, tea.BlurMsg{}, tea.KeyReleaseMsg{Code: 'q'}, uv.UnknownEvent("\x1b[1;2;3;4z"),
		tea.MouseReleaseMsg{X: 500, Y: 500}, resumed{})
	if m.View().Content != before || m.View().ReportFocus {
		t.Errorf("one of them did something")
	}
}

func TestThePresentersClockTicksOnceAMinuteWhileOnShow(t *testing.T) {
	m, clock := started(t)
	m = keys(m, "right", "s")
	if len(clock.asked) != 1 || clock.asked[0] != time.Minute {
		t.Fatalf("at the start it waits for %v", clock.asked)
	}
	if got := m.clockOnShow(); got != (views.Clock{}) {
		t.Errorf("it shows %+v", got)
	}
	clock.now = clock.now.Add(time.Minute)
	m = send(m, clock.msgs[0])
	if len(clock.asked) != 2 || clock.asked[1] != time.Minute || m.clockOnShow() != (views.Clock{Start: 1, Step: 1}) {
		t.Errorf("then for %v, showing %+v", clock.asked, m.clockOnShow())
	}
	clock.now = clock.now.Add(30 * time.Second)
	m = keys(m, "right", "right", "right")
	clock.now = clock.now.Add(90 * time.Second)
	if got := m.clockOnShow(); got != (views.Clock{Start: 3, Step: 2}) {
		t.Errorf("three minutes after the start, two steps on, it shows %+v", got)
	}
	m = send(keys(m, "s"), clock.msgs[1])
	if len(clock.asked) != 2 || m.clockOnShow() != (views.Clock{}) {
		t.Errorf("put away, it still ticks")
	}
}

func TestTheWindowTitleHoldsNoControlCharacter(t *testing.T) {
	state := lesson(t, 1)
	sc := *state.Lesson.Scenario
	sc.Title = scenario.Prose{Any: "a\x07\x1b]52;c;eA==\x07\u202eb\nc"}
	state.Lesson = player.Play(&sc)
	m, _ := started(t, func(o *Options) { o.State = state })
	if got := m.View().WindowTitle; got != "memtui: a]52;c;eA==b c" {
		t.Errorf("it is %q", got)
	}
}

func TestSuspendGivesTheTerminalBackOrSaysThatItCannot(t *testing.T) {
	m, _ := started(t)
	if m, cmd := last(m, "ctrl+z"); cmd != nil || m.notice == "" {
		t.Errorf("without a way to stop it says %q", m.notice)
	}
	m, _ = started(t, func(o *Options) { o.Suspend = func() error { return nil } })
	if _, cmd := last(m, "ctrl+z"); cmd == nil {
		t.Errorf("nothing is run")
	}
}

// Who asks twice for a stop, as a shell and a script may at one time, gets
// one: the second is no stop of the program that runs on.
func TestAStopThatIsAskedForTwiceIsOne(t *testing.T) {
	m, _ := started(t, func(o *Options) {
		o.Suspend = func() error { return nil }
		o.Listen = func() Outside { return Outside{Continued: true} }
	})
	listens := func(cmd tea.Cmd) bool {
		_, alone := cmd().(Outside)
		return alone
	}
	next, cmd := m.Update(Outside{Stop: true})
	if listens(cmd) {
		t.Fatal("the first stop is none")
	}
	next, cmd = next.Update(Outside{Stop: true})
	if !listens(cmd) {
		t.Error("the second stop is another one")
	}
	next, _ = next.Update(resumed{})
	if _, cmd = next.Update(Outside{Stop: true}); listens(cmd) {
		t.Error("once it runs on, a stop is none")
	}
}
