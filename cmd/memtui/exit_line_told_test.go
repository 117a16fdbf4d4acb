//go:build unix

package main

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/model"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// noPaper is an output that takes nothing.
type noPaper struct{}

func (noPaper) Write([]byte) (int, error) { return 0, errors.New("no \x1b[2Jpaper") }

// manyEdits gives a program at its end, in which a lesson has as many edits.
func manyEdits(t *testing.T, many int, lang i18n.Lang) model.Model {
	t.Helper()
	sc, problems := scenario.Load("port.yaml", []byte(followedLesson))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	state := player.State{Lesson: player.Play(sc), Name: "port.yaml", Count: 8, Beat: player.Still()}
	var edits []scenario.Edit
	for i := range many {
		edit, problems := sc.ParseEdit(scenario.EditAdd, fmt.Sprintf(`{"record": {"id": "x%d", "key": "k", "scope": "s", "version": "v", "value": "1", "evidence": ["D"]}}`, i), 1)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		edits = append(edits, edit)
	}
	state, not := state.Edited(edits...)
	if not != nil {
		t.Fatal(not)
	}
	return model.New(model.Options{State: state, Lang: lang})
}

// A line that cannot be written is not lost without a word, and what is told
// of it is one sentence that does nothing to a terminal.
func TestALineThatCannotBeWrittenIsToldOnStandardError(t *testing.T) {
	for _, lang := range []i18n.Lang{i18n.English, i18n.Chinese} {
		var complaint bytes.Buffer
		sayEdits(manyEdits(t, 1, lang), noPaper{}, &complaint)
		want := "memtui: " + i18n.Fill(i18n.For(lang).CLI.LineUnwritten, "no ␛[2Jpaper") + "\n"
		if got := complaint.String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// A line of more changes than the program takes is offered with a word about
// it, here and behind Y; one that it takes without.
func TestALineThatIsTooLongToBeTakenSaysSo(t *testing.T) {
	for many, long := range map[int]bool{1: false, mostChanges + 1: true} {
		m := manyEdits(t, many, i18n.English)
		var out, complaint bytes.Buffer
		sayEdits(m, &out, &complaint)
		if strings.Count(out.String(), " --add ") != many || strings.Count(out.String(), "\n") != 1 {
			t.Errorf("%d: the line is %.200q", many, out.String())
		}
		want := ""
		if long {
			want = "memtui: " + i18n.Fill(i18n.For(i18n.English).CLI.LineLong, fmt.Sprint(mostChanges)) + "\n"
		}
		if got := complaint.String(); got != want {
			t.Errorf("%d: it says %q, want %q", many, got, want)
		}
		next, _ := m.Update(newTypist().types([]byte("3"))[0])
		next, _ = next.(model.Model).Update(newTypist().types([]byte("Y"))[0])
		title := i18n.CopiedLine
		if long {
			title = i18n.CopiedLong
		}
		if got := next.(model.Model).State().Layer; got.Kind != player.LayerText || got.Title != title {
			t.Errorf("%d: Y shows %q, want %q", many, got.Title, title)
		}
		left := next.(model.Model).State().Opened(player.State{Lesson: m.State().Lesson, Name: "other", Number: 2, Count: 8}, 0)
		if left.LineIsLong() || left.AnyLineIsLong() != long {
			t.Errorf("%d: once another lesson is open, a long line is %t", many, left.AnyLineIsLong())
		}
	}
	if manyEdits(t, mostChanges, i18n.English).State().LineIsLong() {
		t.Error("a line of as many changes as are taken is called too long")
	}
}
