//go:build unix

package main

import (
	"slices"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
)

// FuzzGround reads the variable COLORFGBG: its last part is the number of the
// ground, and of the sixteen colours 7 and those above 8 are light.
func FuzzGround(f *testing.F) {
	for _, seed := range []string{"15;0", "0;15", "0;default;15", "", ";", "7", "0;7", "0;8", "0;-1", "0;07", "0;+7", "0;99999999999999999999", "0;１５", "\x1b[;15"} {
		f.Add(seed)
	}
	light := []string{"7", "9", "10", "11", "12", "13", "14", "15"}
	f.Fuzz(func(t *testing.T, value string) {
		ground := value[strings.LastIndexByte(value, ';')+1:]
		got, want := lightGround(value), slices.Contains(light, ground)
		// A sign or a nought before the number is not forbidden.
		if got != want && !slices.Contains(light, strings.TrimLeft(strings.TrimPrefix(ground, "+"), "0")) {
			t.Errorf("%q is light: %t, want %t", value, got, want)
		}
	})
}

// FuzzReplyAboutGround answers the question for the background with anything:
// a reply is never taken for keys, and never spoils the picture.
func FuzzReplyAboutGround(f *testing.F) {
	for _, seed := range []string{
		"rgb:ffff/ffff/ffff", "rgb:ff/ff/ff", "rgba:0/0/0/0", "#fff", "#1e1e1e", "rgb:zz/zz/zz", "", "?", "rgb:", "rgb:////", "rgb:f/f", "rgbi:1.0/0.5/0",
		"#ffffffffffff", "q", "white", "hsl:1/1/1", "rgb:fffff/0/0", "rgb:-1/0/0", "#ggg", "rgb:0x1/0x2/0x3",
	} {
		f.Add(seed, true)
		f.Add(seed, false)
	}
	base := typedModel(f, 4, 2)
	f.Fuzz(func(t *testing.T, colour string, bell bool) {
		if len(colour) > 200 || strings.ContainsFunc(colour, func(r rune) bool { return r < ' ' || r > '~' }) {
			return // it would end the reply, and what stands behind it are keys
		}
		end := "\x1b\\"
		if bell {
			end = "\x07"
		}
		m := base
		for _, msg := range newTypist().types([]byte("\x1b]11;" + colour + end)) {
			switch msg.(type) {
			case tea.KeyPressMsg, tea.PasteMsg, tea.MouseClickMsg, tea.WindowSizeMsg:
				t.Fatalf("the reply is read as %T %v", msg, msg)
			}
			var ended bool
			if m, ended = m.gets(msg); ended {
				t.Fatal("the reply ends the program")
			}
		}
		if err := m.sound(); err != nil {
			t.Error(err)
		}
		if was, is := base.State(), m.State(); was.Page != is.Page || was.Question != is.Question || was.Place() != is.Place() {
			t.Errorf("the reply leads from %s on page %d to %s on page %d", was.Place(), was.Page, is.Place(), is.Page)
		}
		if crash := m.panicked(base); crash != "" {
			t.Error(crash)
		}
	})
}
