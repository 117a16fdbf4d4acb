package model

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// clipboard gives what a command sends to the clipboard of the terminal.
func clipboard(cmd tea.Cmd) string {
	if cmd == nil {
		return ""
	}
	return fmt.Sprint(cmd())
}

func TestYCopiesThePaneAndShowsItToBeSelectedByHand(t *testing.T) {
	m, _ := started(t)
	m = keys(m, "right")
	pane := m.screen().CopyText()
	was := m.State().Key()
	m, cmd := last(m, "y")
	if got := clipboard(cmd); got != pane || pane == "" {
		t.Errorf("the clipboard gets %q, and the pane is %q", got, pane)
	}
	shown := strings.Join(m.picture().Rows, "\n")
	for _, row := range strings.Split(pane, "\n")[:3] {
		if !strings.Contains(shown, row) {
			t.Errorf("%q is not shown in\n%s", row, shown)
		}
	}
	if m = keys(m, "esc"); m.State().Key() != was {
		t.Errorf("esc leaves %+v", m.State().Key())
	}
}

func TestShiftYCopiesTheCommandLineThatReopensTheState(t *testing.T) {
	m, _ := started(t)
	m, cmd := last(m, "3", "Y")
	got := clipboard(cmd)
	if want := m.State().CommandLine(); got != want || !strings.HasPrefix(got, "memtui ") || !strings.Contains(got, "--at 3") {
		t.Errorf("the clipboard gets %q, want %q", got, want)
	}
	if !strings.Contains(strings.Join(m.picture().Rows, "\n"), "--at 3") {
		t.Errorf("it is not shown")
	}
}

func TestASearchSaysWhichMatchItIsOrThatThereIsNone(t *testing.T) {
	for _, c := range []struct {
		lang    i18n.Lang
		of, not string
	}{
		{i18n.English, "1 of ", `"zzz" stands nowhere`}, {i18n.Chinese, "第 1/", "没有「zzz」"},
	} {
		m, _ := started(t, func(o *Options) { o.Lang = c.lang })
		m = keys(m, "/", "m", "1", "enter")
		if !strings.HasPrefix(m.notice, c.of) || m.State().Page != 1 {
			t.Errorf("it says %q at page %d", m.notice, m.State().Page)
		}
		if m = keys(m, "n"); m.notice == "" || !strings.Contains(footer(m), m.notice[:6]) {
			t.Errorf("n says %q, and the footer %q", m.notice, footer(m))
		}
		at := m.State().Page
		if m = keys(m, "/", "z", "z", "z", "enter"); !strings.Contains(m.notice, c.not) || m.State().Page != at {
			t.Errorf("it says %q at page %d", m.notice, m.State().Page)
		}
		if m = keys(m, "n"); !strings.Contains(m.notice, c.not) {
			t.Errorf("n says %q", m.notice)
		}
		if m = keys(m, "esc"); m.notice != "" {
			t.Errorf("the next key leaves %q", m.notice)
		}
	}
}

// footer gives the last row of the screen.
func footer(m Model) string {
	rows := m.picture().Rows
	return strings.TrimSpace(rows[len(rows)-1])
}

func TestTheSearchIsTypedIntoTheFooterWithTheRealCursor(t *testing.T) {
	for _, lang := range i18n.Langs() {
		m, _ := started(t, func(o *Options) { o.Lang = lang })
		m = keys(m, "right", "/")
		empty := m.View().Cursor
		if empty == nil || empty.Y != m.h-1 {
			t.Fatalf("the cursor is at %v", empty)
		}
		m = send(m, tea.KeyPressMsg{Code: tea.KeyExtended, Text: "中文"})
		m = send(keys(m, "left"), tea.PasteMsg{Content: "a\x1b[2J\nb"})
		if before, behind := m.State().Input.Typed(); before != "中a[2Jb" || behind != "文" {
			t.Errorf("the field holds %q and %q", before, behind)
		}
		if c := m.View().Cursor; c == nil || c.X != empty.X+7 {
			t.Errorf("the cursor is at %v, and in the empty field at %v", c, empty.Position)
		}
	}
}

func TestTheLettersOfCommandsAreTextInEveryField(t *testing.T) {
	for _, open := range [][]string{{"/"}, {":"}, {"?"}} {
		m, _ := started(t)
		m = keys(keys(m, append([]string{"right"}, open...)...), "q", "P", "y", "：", "3", "space", "/")
		text, _, _, ok := m.State().Typing()
		if !ok || text != "qPy：3 /" {
			t.Errorf("after %v the field holds %q", open, text)
		}
	}
}

func TestThePaletteRunsWhatItsRowSays(t *testing.T) {
	m, _ := started(t)
	m = keys(m, "right")
	if got := keys(keys(m, "ctrl+p"), strings.Split("language enter", "")[:8]...); got.Lang() != i18n.English {
		t.Errorf("typing alone changes the language")
	}
	for _, c := range []struct {
		typed string
		did   func(Model, tea.Cmd) bool
	}{
		{"language", func(m Model, _ tea.Cmd) bool { return m.Lang() == i18n.Chinese }},
		{"mouse", func(m Model, _ tea.Cmd) bool { return m.mouse }},
		{"quitatonce", func(m Model, cmd tea.Cmd) bool { return false }},
		{"4", func(m Model, _ tea.Cmd) bool { return m.State().Page == 4 }},
		{"换主题", func(m Model, _ tea.Cmd) bool { return m.themeName() == "light" }},
		{"next pane", func(m Model, _ tea.Cmd) bool { return m.State().Pane != "" }},
		{"copy the pane", func(m Model, cmd tea.Cmd) bool {
			return clipboard(cmd) != "" && m.State().Layer.Kind == player.LayerText
		}},
	} {
		opened := keys(m, ":")
		for _, r := range c.typed {
			name := string(r)
			if r == ' ' {
				name = "space"
			}
			opened = keys(opened, name)
		}
		got, cmd := last(opened, "enter")
		done := got.State().Layer.Kind != player.LayerPalette
		if want := c.typed != "quitatonce"; done != want || want && !c.did(got, cmd) {
			t.Errorf("%q and enter: the palette is closed: %v", c.typed, done)
		}
	}
}

func TestAClickOnARowOfThePaletteRunsIt(t *testing.T) {
	m, _ := started(t)
	m = keys(m, "right", "m", ":")
	rows, clicked := m.State().PaletteRows(), 0
	for _, z := range m.picture().Zones {
		if z.Command.Kind != player.CmdTakeRow {
			continue
		}
		clicked++
		if rows[z.Command.N].Binding.Kind != player.CmdWhy {
			continue
		}
		if got := send(m, tea.MouseClickMsg{X: z.X + 3, Y: z.Y, Button: tea.MouseLeft}); got.State().Layer.Kind != player.LayerWhy {
			t.Errorf("a click on the why opens %q", got.State().Layer.Kind)
		}
	}
	if clicked < 5 {
		t.Errorf("%d rows can be clicked", clicked)
	}
	down := send(m, tea.MouseWheelMsg{X: 10, Y: 6, Button: tea.MouseWheelDown})
	if down.State().Layer.Cursor != 1 {
		t.Errorf("the wheel moves to row %d", down.State().Layer.Cursor)
	}
}

// changed gives a model whose lesson differs in one field.
func changed(t *testing.T, change ...func(*Options)) Model {
	t.Helper()
	m, _ := started(t, change...)
	m = keys(m, "right", "e")
	for range 20 {
		if m = keys(m, "enter"); m.State().Edits.Count() > 0 {
			return keys(m, "esc")
		}
		if m.State().IsTyping() {
			m = keys(m, "esc")
		}
		m = keys(m, "down")
	}
	t.Fatal("no field can be changed")
	return m
}

func TestCtrlSWritesTheWhatIfUnderAnOfferedName(t *testing.T) {
	wrote := map[string]string{}
	m := changed(t, func(o *Options) {
		o.Offer = func(string) string { return "timeout-2.yaml" }
		o.Save = func(name string, data []byte) error {
			if name == "" {
				return errors.New("a name ends in .yaml") // as every name that does not
			}
			if _, ok := wrote[name]; ok {
				return errors.New("there is a file of that name:\x1b[2J " + name)
			}
			wrote[name] = string(data)
			return nil
		}
	})
	was := m.State().Key()
	m = keys(m, "ctrl+s")
	if text, _, _, ok := m.State().Typing(); !ok || text != "timeout-2.yaml" {
		t.Fatalf("it offers %q", text)
	}
	m, cmd := last(m, "enter")
	m = send(m, cmd())
	if !strings.HasPrefix(wrote["timeout-2.yaml"], "memtui: 1") {
		t.Errorf("the file holds %.40q", wrote["timeout-2.yaml"])
	}
	if m.notice != "written: timeout-2.yaml" || m.State().Key() != was {
		t.Errorf("it says %q, and the state is %+v", m.notice, m.State().Key())
	}
	m, cmd = last(m, "ctrl+s", "enter")
	m = send(m, cmd())
	if m.notice != "there is a file of that name:[2J timeout-2.yaml" || !m.State().IsTyping() {
		t.Errorf("over a file it says %q, typing: %v", m.notice, m.State().IsTyping())
	}
	m, cmd = last(m, "home", "x", "enter")
	m = send(m, cmd())
	if _, ok := wrote["xtimeout-2.yaml"]; !ok {
		t.Errorf("another name is not taken: %v", m.notice)
	}
	m, cmd = last(keys(m, "ctrl+s"), "ctrl+u", "enter")
	if cmd == nil {
		t.Fatal("an empty name is passed over in silence")
	}
	if m = send(m, cmd()); !m.State().IsTyping() || m.notice == "" {
		t.Errorf("an empty name: it says %q, typing: %v", m.notice, m.State().IsTyping())
	}
}

func TestWithoutAChangeThereIsNothingToWrite(t *testing.T) {
	m, _ := started(t)
	m = keys(m, "right")
	was := m.State().Key()
	if m = keys(m, "ctrl+s"); m.State().Key() != was {
		t.Errorf("ctrl+s opens %+v", m.State().Input)
	}
}

func TestAProgramThatCannotWriteSaysSo(t *testing.T) {
	m, cmd := last(changed(t), "ctrl+s", "a", "enter")
	if cmd != nil || m.notice == "" {
		t.Errorf("it says %q", m.notice)
	}
}

// A lesson that is being written is neither written twice nor left half
// written by the end of the program.
func TestALessonIsWrittenOnceAndBeforeTheEnd(t *testing.T) {
	written := 0
	m, clock := started(t, func(o *Options) {
		o.Save = func(string, []byte) error { written++; return nil }
		o.Offer = func(string) string { return "a.yaml" }
	})
	m = keys(inValue(t, keys(m, "3")), "9", "enter", "esc")
	m, first := last(m, "ctrl+s", "enter")
	m, second := last(m, "enter")
	if first == nil || second != nil {
		t.Fatalf("a second enter writes it again")
	}
	waiting, cmd := last(m, "ctrl+c")
	if quits(cmd) || len(clock.asked) != 1 || clock.asked[0] != writing {
		t.Fatalf("the end waits for %v", clock.asked)
	}
	if _, cmd := waiting.Update(clock.msgs[0]); !quits(cmd) {
		t.Errorf("the time is over, and it does not end")
	}
	done := first()
	if _, cmd := waiting.Update(done); !quits(cmd) || written != 1 {
		t.Errorf("it was written %d times, and does not end", written)
	}
	if _, cmd := last(send(m, done), "ctrl+c"); !quits(cmd) {
		t.Errorf("nothing is being written, and it waits")
	}
}
