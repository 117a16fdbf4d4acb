//go:build unix

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const followedLesson = `memtui: 1
title: A port
steps:
  - title: Only step
    on: 2026-01-01
    do:
      - record: {id: m1, key: port, scope: web, version: v1, value: "80", evidence: [D1], valid: {from: 2026-01-01}}
    ask:
      - {key: port, scope: web, version: v1, valid: 2026-01-01, known: 2026-01-01, expect: {status: usable, value: "80"}}
`

// The ways in which editors write a file.
var ways = map[string]func(t *testing.T, name, text string){
	"in place": write,
	"a rename over it": func(t *testing.T, name, text string) {
		write(t, name+".tmp", text)
		rename(t, name+".tmp", name)
	},
	"the old one is moved away first": func(t *testing.T, name, text string) {
		rename(t, name, name+"~")
		write(t, name, text)
	},
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

func rename(t *testing.T, from, to string) {
	t.Helper()
	if err := os.Rename(from, to); err != nil {
		t.Fatal(err)
	}
}

// A file is followed in the whole program: two good versions, one that is
// broken in between, and its end leaves nothing behind.
func TestTheScreenFollowsItsFile(t *testing.T) {
	for way, replace := range ways {
		t.Run(way, func(t *testing.T) {
			name := filepath.Join(t.TempDir(), "port.yaml")
			write(t, name, followedLesson)
			s := start(t, "memtui", name, "--at", "1", "--lang", "en")
			s.sees("Only step", 1)
			replace(t, name, strings.Replace(followedLesson, "Only step", "Another", 1))
			s.sees("Another", 1)
			replace(t, name, strings.Replace(followedLesson, "scope: web", "scpoe: web", 1))
			s.sees(":7:37:", 1)
			replace(t, name, strings.Replace(followedLesson, "Only step", "Whole once more", 1))
			s.sees("Whole once more", 1)
			s.types("q")
			if code := s.code(); code != exitFine {
				t.Errorf("it ends with %d", code)
			}
			s.leavesNothing()
		})
	}
}

func TestAFileBehindALinkIsFollowedToo(t *testing.T) {
	folder := t.TempDir()
	name := filepath.Join(folder, "there", "port.yaml")
	if err := os.Mkdir(filepath.Dir(name), 0o700); err != nil {
		t.Fatal(err)
	}
	write(t, name, followedLesson)
	link := filepath.Join(folder, "link.yaml")
	if err := os.Symlink(name, link); err != nil {
		t.Fatal(err)
	}
	s := start(t, "memtui", link, "--at", "1", "--lang", "en")
	s.sees("Only step", 1)
	write(t, name, strings.Replace(followedLesson, "Only step", "Another", 1))
	s.sees("Another", 1)
}
