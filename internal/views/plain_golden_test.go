package views

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/scenarios"
)

// shipped gives a lesson as the program opens it: numbered, and with the one
// that comes next.
func shipped(t *testing.T, n int) player.State {
	t.Helper()
	list := scenarios.List()
	read := func(e scenarios.Entry) *scenario.Scenario {
		sc, problems := scenario.Load(e.Name, e.Data)
		if sc == nil {
			t.Fatalf("%s cannot be read: %v", e.Name, problems)
		}
		return sc
	}
	s := player.State{Lesson: player.Play(read(list[n])), Number: list[n].Number, Count: len(list), Name: list[n].Name}
	if n+1 < len(list) {
		next := read(list[n+1])
		s.Next = &player.Ahead{Number: list[n+1].Number, Name: list[n+1].Name, Title: next.Title, Question: next.Question}
	}
	return s
}

func TestThePlainTextOfTheLessonsIsAsRead(t *testing.T) {
	for n, e := range scenarios.List() {
		for _, lang := range i18n.Langs() {
			name := filepath.Join("testdata", "plain-"+e.Name+"-"+string(lang)+".txt")
			got := PlainOf(shipped(t, n), i18n.For(lang))
			if *update {
				if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), got); diff != "" {
				t.Errorf("%s differs: %s", name, diff)
			}
		}
	}
}
