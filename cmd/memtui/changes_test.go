package main

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/scenario"
)

// Each edit of a command line is played on those before it: more than anybody
// makes by hand are refused before any is played.
func TestTooManyChangesAreRefusedAtOnce(t *testing.T) {
	env := &environment{lang: func() i18n.Lang { return i18n.English }}
	for many, want := range map[int]string{mostChanges: "", mostChanges + 1: "memtui: more than 500 changes of a lesson"} {
		var c changes
		for i := range many {
			c.list = append(c.list, change{scenario.EditSet, fmt.Sprintf("m1.value=v%d", i)})
		}
		_, err := opened(env, []string{"1"}, place{}, c)
		var exit exitError
		if errors.As(err, &exit); !strings.HasPrefix(exit.text, want) || (err == nil) != (want == "") {
			t.Errorf("%d of them: %v", many, err)
		}
	}
}
