package export

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/scenarios"
)

var update = flag.Bool("update", false, "rewrite what is compared with")

// shipped gives a lesson that ships, by its number, as the program opens it.
func shipped(t testing.TB, number int) Source {
	t.Helper()
	list := scenarios.List()
	read := func(e scenarios.Entry) *scenario.Scenario {
		sc, problems := scenario.Load(e.Name, e.Data)
		if sc == nil {
			t.Fatalf("%s cannot be read: %v", e.Name, problems)
		}
		return sc
	}
	e := list[number-1]
	src := Source{Lesson: player.Play(read(e)), Name: e.Name, Number: e.Number, Count: len(list)}
	if number < len(list) {
		next := read(list[number])
		src.Next = &player.Ahead{Number: list[number].Number, Name: list[number].Name, Title: next.Title, Question: next.Question}
	}
	return src
}

// allShipped gives every lesson that ships.
func allShipped(t testing.TB) []Source {
	t.Helper()
	var out []Source
	for i := range scenarios.List() {
		out = append(out, shipped(t, i+1))
	}
	return out
}

// asGolden compares with a file of testdata, or rewrites it.
func asGolden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("%s differs: %s", name, diff)
	}
}
