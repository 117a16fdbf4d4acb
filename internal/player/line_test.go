package player_test

import (
	"testing"

	"memtui/internal/player"
)

func TestTheCommandLineNamesLessonStepQuestionAndEdits(t *testing.T) {
	for _, test := range []struct {
		name           string
		page, question int
		flags          []string
		want           string
	}{
		{"01-timeout", 0, 0, nil, "memtui 01-timeout"},
		{"01-timeout", 1, 0, nil, "memtui 01-timeout --at 1"},
		{"01-timeout", 2, 1, nil, "memtui 01-timeout --at 2B"},
		{"01-timeout", 4, 0, nil, "memtui 01-timeout"},
		{"dir/my lesson.yaml", 3, 0, []string{"set m2.value=it's"}, `memtui 'dir/my lesson.yaml' --at 3 --set '2/m2.value=it'\''s'`},
		{"-x.yaml", 1, 0, []string{"drop retire m2", "clear m1.valid.from", "clear m2.supersedes"},
			"memtui ./-x.yaml --at 1 --clear 2/m2.supersedes --drop '3/retire m2'"},
		{"-", 1, 0, []string{`add 3/{"revoke": {"evidence": "D1"}}`},
			`memtui - --at 1 --add '3/{"revoke": {"evidence": "D1", "recorded": "2026-03-01"}}'`},
		{"x.yaml", 0, 0, []string{"set m2.value=it's\na\\b\tc$(id)`id`!!"}, `memtui x.yaml --set $'2/m2.value=it\047s\na\\b\tc$(id)` + "`id`!!'"},
		{"\x1b[2J\u202e\u009b\xff\x7f.yaml", 0, 0, nil, `memtui $'\033[2J\342\200\256\302\233\377\177.yaml'`},
		{"=x.yaml", 0, 0, nil, "memtui '=x.yaml'"},
	} {
		y := try(t, chain)
		y.taken(test.flags...)
		s := player.State{Lesson: y.lesson, Base: y.base, Edits: y.edits, Name: test.name, Page: test.page, Question: test.question}
		if got := s.CommandLine(); got != test.want {
			t.Errorf("\n got %s\nwant %s", got, test.want)
		}
	}
}
