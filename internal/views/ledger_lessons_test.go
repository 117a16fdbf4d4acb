package views

import (
	"fmt"
	"testing"

	"memtui/internal/core"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// instant reads a time that a test writes.
func instant(s string) core.Time {
	t, err := core.ParseTime(s)
	if err != nil {
		panic(fmt.Sprint(s, ": ", err))
	}
	return t
}

// focus is what the records and questions of these lessons are about.
var focus = core.Subject{Key: "timeout", Scope: "projectA", Version: "v3"}

// rec is a record about the focus, valid from a day on.
func rec(id, value, from, recorded string, evidence ...string) core.Record {
	r := core.Record{ID: id, Key: focus.Key, Scope: focus.Scope, Version: focus.Version, Value: value, Evidence: evidence}
	if from != "" {
		r.Valid.From = instant(from)
	}
	if recorded != "" {
		r.Recorded = instant(recorded)
	}
	return r
}

func ask(valid, known string) scenario.Ask {
	return scenario.Ask{Query: core.Query{
		Key: focus.Key, Scope: focus.Scope, Version: focus.Version,
		AsOf: core.AsOf{Valid: instant(valid), Known: instant(known)},
	}}
}

// on is a step of a day: what it writes, then one question about that day.
func on(title, at string, ops ...core.Op) scenario.Step {
	s := scenario.Step{Title: prose(title, title), Say: prose("What this step is about.", "这一步要说的。"), Ask: []scenario.Ask{ask(at, at)}}
	if len(at) == 10 {
		s.On = instant(at)
	}
	for _, op := range ops {
		s.Do = append(s.Do, scenario.Do{Op: op})
	}
	return s
}

func ledgerLesson(title string, steps ...scenario.Step) player.State {
	sc := &scenario.Scenario{Title: prose(title, title), Focus: focus, Steps: steps}
	return player.State{Lesson: player.Play(sc), Page: len(steps), Beat: player.Still()}
}

// staleLesson is a memory that goes stale: what it replaced does not come
// back.
func staleLesson() player.State {
	m2 := rec("m2", "20s", "2026-07-01", "2026-06-10", "D2")
	m2.Supersedes, m2.Expires = []string{"m1"}, instant("2026-10-01")
	return ledgerLesson("The life of a memory",
		on("m1 holds", "2026-01-01", rec("m1", "30s", "2026-01-01", "2026-01-01", "D1")),
		on("m2 takes over, for a while", "2026-06-10", m2),
		on("It went stale, and nothing comes back", "2026-10-17"))
}

// guessLesson is a guess that is checked later.
func guessLesson() player.State {
	guess := rec("m1", "30s", "2026-01-01", "2026-01-01")
	guess.Status = core.StatusCandidate
	return ledgerLesson("A guess becomes a rule",
		on("A guess is written down", "2026-01-01", guess),
		on("The guess is checked against a source", "2026-03-01", core.Verify{ID: "m1", Evidence: []string{"D1"}, Recorded: instant("2026-03-01")}),
		on("Nobody needs it any more", "2026-05-01", core.Retire{ID: "m1", Recorded: instant("2026-05-01")}))
}

// longLesson has more memories, days and bands than any screen.
func longLesson() player.State {
	var steps []scenario.Step
	for i := range 14 {
		at := fmt.Sprintf("2026-%02d-%02d", 1+i/2, 1+14*(i%2))
		r := rec(fmt.Sprintf("m%d", i+1), fmt.Sprintf("%ds", 10+i), at, at, fmt.Sprintf("D%d", i+1))
		if i > 0 && i%3 > 0 {
			r.Supersedes = []string{fmt.Sprintf("m%d", i)}
		}
		steps = append(steps, on("One more", at, r))
	}
	return ledgerLesson("Many memories", steps...)
}

// instantLesson has instants of one day, and two years.
func instantLesson() player.State {
	early := rec("m1", "30s", "2026-01-01T08:00:00Z", "2026-01-01T08:00:00Z", "D1")
	late := rec("m2", "20s", "2027-01-01T08:30:00Z", "2026-01-01T08:30:00Z", "D2")
	return ledgerLesson("Half an hour", on("The first", "2026-01-01T08:00:00Z", early), on("The second", "2026-01-01T08:30:00Z", late))
}

// alikeLesson has values that only an exact eye tells apart, known from the
// start and since always.
func alikeLesson() player.State {
	return ledgerLesson("Look twice", on("Two values, or one?", "2026-10-17",
		rec("m1", "repo_root", "", "", "D1"), rec("m2", "repo_root ", "", "", "D2")))
}

// threeLesson is a conflict of three values.
func conflictLesson() player.State {
	return ledgerLesson("Three voices", on("Three values", "2026-10-17",
		rec("m1", "30s", "2026-01-01", "2026-10-17", "D1"), rec("m2", "a much longer value that goes on", "2026-01-01", "2026-10-17", "D2"),
		rec("m3", "10s", "2026-01-01", "2026-10-17", "D3")))
}

// silentLesson records without asking.
func silentLesson() player.State {
	s := on("Written, and not asked", "2026-01-01", rec("m1", "30s", "2026-01-01", "2026-01-01", "D1"))
	s.Ask = nil
	return ledgerLesson("Nobody asks", s)
}

func TestTheLessonsOfTheseTestsAreTakenAsWritten(t *testing.T) {
	for name, state := range oddLessons() {
		for i := range state.Lesson.Frames {
			for _, h := range state.Lesson.Frames[i].Happened {
				if h.Refusal != nil {
					t.Errorf("%s, step %d: %v", name, i+1, h.Refusal)
				}
			}
		}
	}
}

func oddLessons() map[string]player.State {
	return map[string]player.State{
		"stale": staleLesson(), "guess": guessLesson(), "long": longLesson(), "instants": instantLesson(),
		"alike": alikeLesson(), "conflict": conflictLesson(), "silent": silentLesson(),
	}
}
