//go:build unix

package main

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"memtui/internal/model"
	"memtui/internal/player"
)

func panics() { panic("on purpose") }

// breaks lets one part of the program panic.
func breaks(part string, o *model.Options, keys *keyboard) {
	switch part {
	case "listen":
		o.Listen = func() model.Outside { panics(); return model.Outside{} }
	case "watch":
		o.Watch = func() bool { panics(); return false }
	case "shelf":
		o.Shelf = func() *player.Shelf { panics(); return nil }
	case "load":
		o.Load = func(int) (player.State, error) { panics(); return player.State{}, nil }
	case "reread":
		o.Reread = func(string) model.Reread { panics(); return model.Reread{} }
	case "save":
		o.Save = func(string, []byte) error { panics(); return nil }
	case "endless save":
		o.Save = func(string, []byte) error { select {} }
	case "offer":
		o.Offer = func(string) string { panics(); return "" }
	case "suspend":
		o.Suspend = func() error { panics(); return nil }
	case "reader":
		keys.keys.interrupt = panics
	case "timer":
		typed := keys.typed
		keys.typed = func() { // the settings of the line are the program's by then
			typed()
			time.AfterFunc(0, func() { keys.guarded(panics) })
		}
	}
}

func TestAPanicOfAnyPartRestoresTheTerminalAndThenTellsItsTrace(t *testing.T) {
	for part, keys := range map[string]string{
		"listen": "", "watch": "", "shelf": "", "timer": "", "reread": "r", "load": "o", "offer": "l\x13",
		"save": "l\x13\r", "suspend": "\x1a", "reader": "\x03",
	} {
		t.Run(part, func(t *testing.T) {
			t.Parallel()
			name := filepath.Join(t.TempDir(), "port.yaml")
			write(t, name, followedLesson)
			s := start(t, "memtui-panics", part, name)
			if part == "timer" {
				s.sees("\x1b[c", 1)
				s.types(settledReply)
			}
			if keys != "" {
				s.sees("\x1b[c", 1)
				s.types(settledReply)
				s.sees("A port", 2)
				s.types(keys)
			}
			if part == "load" {
				s.sees("8 lessons", 1)
				s.types(strings.Repeat("\x1b[B", 3) + "\r")
			}
			if got := s.code(); got != 70 {
				t.Errorf("exit status %d, want 70\n%q", got, s.written())
			}
			s.sees(titleBack, 1)
			s.sees("on purpose", 1) // the terminal is read after the program has ended
			out := s.written()
			screen, trace := bytes.LastIndex(out, []byte("\x1b[?1049l")), bytes.LastIndex(out, []byte("on purpose"))
			if trace < 0 || trace < screen {
				t.Errorf("no trace is told after the screen: %q", out)
			}
			if left := residue(out); part != "timer" && len(left) > 0 {
				t.Errorf("left on: %v", left)
			}
			s.asBefore()
		})
	}
}

// A lesson whose writing never ends keeps the program for a while, and no
// longer.
func TestAnEndDoesNotWaitForAWriteThatNeverEnds(t *testing.T) {
	t.Parallel()
	name := filepath.Join(t.TempDir(), "port.yaml")
	write(t, name, followedLesson)
	s := start(t, "memtui-panics", "endless save", name)
	s.sees("\x1b[c", 1)
	s.types(settledReply)
	s.sees("A port", 2)
	s.types("l\x13")
	s.sees("port-2.yaml", 1)
	s.types("\r")
	s.types("\x03")
	if got := s.code(); got != 130 {
		t.Errorf("exit status %d, want 130", got)
	}
	s.leavesNothing()
}
