package views

import (
	"fmt"
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// BenchmarkKeyToFlipTable goes from the key to the table on the screen. It
// should stay under twenty milliseconds for a query over 200 memories, and
// under one for a decision with the sets that reach another state.
func BenchmarkKeyToFlipTable(b *testing.B) {
	for _, name := range []string{"a chain", "a conflict"} {
		b.Run(name, func(b *testing.B) { keyToFlipTable(b, longLived(b, name == "a chain")) })
	}
	sc, problems := scenario.Load("deciding.yaml", []byte(
		"memtui: 1\ntitle: Deciding\nsteps:\n  - title: one\n    decide: [{taskAnchor: a, subject: p, candidate: {id: i, kind: k, scope: task, subject: p, source: s, observedAt: o, validity: expired}}]\n"))
	if sc == nil {
		b.Fatal(problems)
	}
	decision := player.State{Lesson: player.Play(sc), Beat: player.Still(), Page: 1}
	b.Run("a decision", func(b *testing.B) { keyToFlipTable(b, decision) })
	b.Run("sets", func(b *testing.B) {
		for b.Loop() {
			decision.Lesson.Memo = player.Memo{}
			flips := decision.Flips()
			for _, state := range flips.States {
				flips.Sets(state)
			}
		}
	})
}

func keyToFlipTable(b *testing.B, s player.State) {
	screen := Screen{W: 120, H: 40, Theme: NewTheme(Dark, TrueColour), Words: i18n.For(i18n.English)}
	for b.Loop() {
		s.Lesson.Memo = player.Memo{}
		screen.State = s.Do(player.Command{Kind: player.CmdFlip})
		screen.Render()
	}
}

// BenchmarkStepOfALargeLesson draws steps of a lesson of 1 000 steps and
// 10 000 operations, as they are checked for whether they fit.
func BenchmarkStepOfALargeLesson(b *testing.B) {
	var text strings.Builder
	text.WriteString("memtui: 1\ntitle: Large\nfocus: {key: k, scope: s, version: v}\nsteps:\n")
	for step := range 1000 {
		fmt.Fprintf(&text, "  - title: step %d\n    on: %04d-%02d-%02d\n    do:\n", step, 2000+step/336, step/28%12+1, step%28+1)
		for op := range 10 {
			key := fmt.Sprintf("x%d", (step*10+op)%500)
			if op < 2 {
				key = fmt.Sprintf("k%d", step)
			}
			fmt.Fprintf(&text, "      - record: {id: m%d, key: %s, value: v%d, evidence: [e]}\n", step*10+op, key, op/2)
		}
		fmt.Fprintf(&text, "    ask: [{key: k%d}]\n", step)
	}
	sc, problems := scenario.Load("large.yaml", []byte(text.String()))
	if sc == nil {
		b.Fatal(problems[0])
	}
	lesson := player.Play(sc)
	screen := Screen{W: 80, H: 24, Theme: NewTheme(Mono, NoColours), Words: i18n.For(i18n.English)}
	page := 0
	for b.Loop() {
		page = page%1000 + 1
		screen.State = player.State{Lesson: lesson, Page: page, Beat: player.Still()}
		if !screen.Render().Fits {
			b.Fatalf("step %d does not fit", page)
		}
	}
}
