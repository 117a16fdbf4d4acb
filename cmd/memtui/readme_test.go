package main

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

var update = flag.Bool("update", false, "write the key table of README anew")

const readme = "../../README.md"

func TestTheKeyTableOfTheReadmeIsTheKeyMap(t *testing.T) {
	page, err := os.ReadFile(readme)
	if err != nil {
		t.Fatal(err)
	}
	const open, closing = "<!-- keys -->\n", "<!-- /keys -->"
	before, rest, ok := strings.Cut(string(page), open)
	table, after, closed := strings.Cut(rest, closing)
	if !ok || !closed {
		t.Fatalf("README has no place for the keys, between %q and %q", open, closing)
	}
	want := keyTable()
	if *update && table != want {
		if err := os.WriteFile(readme, []byte(before+open+want+closing+after), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if table != want {
		t.Errorf("the key table of README is not that of the key map: run make update\n%s", want)
	}
}

// keyTable is the key map as a table in both languages.
func keyTable() string {
	en, zh := i18n.For(i18n.English).Keys, i18n.For(i18n.Chinese).Keys
	var b strings.Builder
	b.WriteString("| key | does | 作用 |\n|---|---|---|\n")
	for _, section := range player.AllKeys() {
		fmt.Fprintf(&b, "| **%s · %s** | | |\n", en.Section(section.Title), zh.Section(section.Title))
		for _, binding := range section.Bindings {
			fmt.Fprintf(&b, "| %s | %s | %s |\n", keyNames(en.Key(binding.Shown())), en.Long(binding.Action()), zh.Long(binding.Action()))
		}
	}
	return b.String()
}

func keyNames(shown string) string {
	names := strings.Fields(shown)
	for i, name := range names {
		names[i] = "`" + name + "`"
	}
	return strings.Join(names, " ")
}
