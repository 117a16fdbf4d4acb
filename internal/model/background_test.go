package model

import (
	"testing"

	tea "charm.land/bubbletea/v2"
	uv "github.com/charmbracelet/ultraviolet"

	"memtui/internal/views"
)

// backgroundReply decodes what a terminal answers to the question for its
// background, as the library does.
func backgroundReply(t *testing.T, reply string) tea.Msg {
	t.Helper()
	var decoder uv.EventDecoder
	n, event := decoder.Decode([]byte(reply))
	if n != len(reply) {
		t.Fatalf("%q: %d bytes are read", reply, n)
	}
	if is, ok := event.(uv.BackgroundColorEvent); ok {
		return tea.BackgroundColorMsg(is)
	}
	return nil
}

func TestEveryFormOfAReplyAboutTheBackgroundChoosesTheTheme(t *testing.T) {
	for reply, want := range map[string]views.ThemeName{
		"\x1b]11;rgb:ffff/ffff/ffff\x1b\\": views.Light, "\x1b]11;rgb:ff/ff/ff\x07": views.Light, "\x1b]11;rgba:ffff/ffff/ffff/ffff\x07": views.Light,
		"\x1b]11;#ffffff\x07": views.Light, "\x1b]11;#fff\x07": views.Light, "\x1b]11;rgb:fdfd/f6f6/e3e3\x07": views.Light,
		"\x1b]11;rgb:0000/0000/0000\x1b\\": views.Dark, "\x1b]11;rgb:00/2b/36\x07": views.Dark, "\x1b]11;#1e1e1e\x07": views.Dark,
		"\x1b]11;rgb:zz/zz/zz\x07": views.Dark, "\x1b]11;\x07": views.Dark,
	} {
		m, _ := started(t)
		if msg := backgroundReply(t, reply); msg != nil {
			m = send(m, msg)
		}
		if got := m.themeName(); got != want {
			t.Errorf("%q: the theme is %s, want %s", reply, got, want)
		}
	}
}

func TestAReplyAboutTheBackgroundMayComeAtAnyTime(t *testing.T) {
	white := backgroundReply(t, "\x1b]11;rgb:ffff/ffff/ffff\x07")
	for _, at := range []string{"", "right", "?", "e", "space", "o"} {
		m, _ := started(t)
		if at != "" {
			m = keys(m, at)
		}
		before := m.State().Page
		if m = send(m, white); m.themeName() != views.Light || m.State().Page != before {
			t.Errorf("after %q the theme is %s, page %d", at, m.themeName(), m.State().Page)
		}
	}
	if m, _ := started(t); m.themeName() != views.Dark {
		t.Errorf("without a reply the theme is %s", m.themeName())
	}
	light, _ := started(t, func(o *Options) { o.Light = true })
	if got := send(light, backgroundReply(t, "\x1b]11;rgb:0/0/0\x07")).themeName(); got != views.Dark {
		t.Errorf("the terminal says black, and the theme is %s", got)
	}
}
