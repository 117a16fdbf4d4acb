package views

import (
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

func copied(v view) string { return v.screen().CopyText() }

func TestThePaneThatHasTheFocusIsCopiedAlone(t *testing.T) {
	l := timeoutLesson(t)
	for pane, want := range map[player.Pane]string{
		player.PaneAnswer: "conflict", player.PaneWhy: "superseded", player.PaneMemories: "m3", player.PaneLedger: "10-17",
	} {
		for _, size := range [][2]int{{40, 12}, {80, 24}, {120, 40}} {
			got := copied(view{lesson: l, page: 4, w: size[0], h: size[1], lang: i18n.English, state: func(s *player.State) { s.Pane = pane }})
			if !strings.Contains(got, want) {
				t.Errorf("%s at %v does not hold %q:\n%s", pane, size, want, got)
			}
			if strings.Contains(got, "? help") || strings.Contains(got, l.Scenario.Title.En) {
				t.Errorf("%s at %v holds more than the pane:\n%s", pane, size, got)
			}
		}
	}
}

func TestACopyIsCleanText(t *testing.T) {
	for _, v := range append(overlayViews(t), pageViews(t)...) {
		got := copied(v)
		if got == "" {
			continue // a list
		}
		for _, row := range strings.Split(got, "\n") {
			if row != strings.TrimRight(row, " ") || strings.ContainsAny(row, "\x1b\t\r") {
				t.Errorf("%s: a row is %q", v.name, row)
			}
		}
		if strings.HasPrefix(got, "\n") || strings.HasSuffix(got, "\n") {
			t.Errorf("%s: there are blank rows around it", v.name)
		}
	}
}

func TestEverythingThatScrollsIsCopied(t *testing.T) {
	for _, v := range []view{
		{lesson: decideLesson(), page: 5, w: 40, h: 12, lang: i18n.English, state: layered(player.CmdWhy)},
		{lesson: timeoutLesson(t), page: 0, w: 40, h: 12, lang: i18n.English, state: ahead},
		{lesson: timeoutLesson(t), page: 2, w: 80, h: 24, lang: i18n.English, state: layered(player.CmdTerms)},
	} {
		screen := v.screen()
		text := squeezed(screen.CopyText())
		for scroll := range 60 {
			screen.State.Layer.Scroll = scroll
			screen.State.Scroll = map[player.Pane]player.Position{player.PanePage: {Down: scroll}}
			p := screen.Render()
			for _, row := range p.Rows[3:11] {
				for _, word := range strings.Fields(row) {
					if len(word) > 6 && !strings.Contains(word, "…") && !strings.Contains(text, word) {
						t.Fatalf("%q of the row %q is not in\n%s", word, row, text)
					}
				}
			}
		}
	}
}

func squeezed(text string) string { return strings.Join(strings.Fields(text), " ") }

func TestACommandLineIsBrokenSoThatItStaysTheSameCommand(t *testing.T) {
	line := `memtui timeout --at 4B --set '2: m2.source=D 9' --set '2: m2.value=it'\''s  20s' --add '3/{"retire": "m1"}'`
	for room := 20; room < 130; room++ {
		rows := shellRows(line, room)
		joined := strings.Join(rows, "\n")
		if got := strings.ReplaceAll(joined, " \\\n  ", " "); got != line {
			t.Fatalf("in %d cells it becomes\n%s", room, joined)
		}
		for i, row := range rows {
			if strings.Count(strings.ReplaceAll(row, `'\''`, ""), "'")%2 != 0 {
				t.Errorf("in %d cells row %d is broken inside of quotes: %s", room, i, row)
			}
			if words := shellWords(strings.TrimSuffix(strings.TrimSpace(row), ` \`)); Width(row) > room && len(words) > 1 {
				t.Errorf("in %d cells row %d has %d: %s", room, i, Width(row), row)
			}
		}
	}
	if got := shellWords(line); len(got) != 6 {
		t.Errorf("it has %d words: %q", len(got), got)
	}
}
