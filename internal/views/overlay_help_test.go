package views

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// helpBox gives every row inside of the frame of the help, all of its parts
// one after another.
func helpBox(t *testing.T, v view) []string {
	t.Helper()
	var out []string
	for scroll := 0; ; scroll++ {
		screen := v.screen()
		screen.State = screen.State.Do(player.Command{Kind: player.CmdHelp})
		screen.State.Layer.Scroll = scroll
		p := screen.Render()
		for _, row := range p.Rows {
			_, right, framed := strings.Cut(row, " │")
			inside, _, closed := strings.Cut(right, "│ ")
			if framed && closed && !slices.Contains(out, inside) {
				out = append(out, inside)
			}
		}
		if scroll >= p.Reach[player.PaneLayer].Down {
			return out
		}
	}
}

func TestNothingInTheHelpIsCutFrom80By24On(t *testing.T) {
	for name, lesson := range map[string]*player.Lesson{"ledger": timeoutLesson(t), "decision": decideLesson()} {
		for _, size := range [][2]int{{80, 24}, {90, 24}, {100, 30}, {109, 30}, {120, 40}, {160, 50}} {
			for _, lang := range i18n.Langs() {
				for page := range 3 {
					v := view{lesson: lesson, page: page, w: size[0], h: size[1], lang: lang}
					helpIsWhole(t, fmt.Sprintf("%s, page %d at %v, %s", name, page, size, lang), v)
				}
			}
		}
	}
}

func helpIsWhole(t *testing.T, name string, v view) {
	t.Helper()
	rows := helpBox(t, v)
	for _, row := range rows {
		if strings.Contains(strings.ReplaceAll(row, "1…9", ""), "…") {
			t.Errorf("%s: cut: %q", name, row)
		}
	}
	screen := v.screen()
	all, keys := strings.Join(rows, "\n"), screen.Words.Keys
	for _, section := range player.Help(screen.State.Do(player.Command{Kind: player.CmdHelp})) {
		for _, b := range section.Bindings {
			shown, words := keys.Key(b.Shown()), strings.Fields(keys.Long(b.Action()))
			if !strings.Contains(all, " "+shown+" ") || !strings.Contains(all, words[0]) || !strings.Contains(all, words[len(words)-1]) {
				t.Errorf("%s: %q, %q is not there whole", name, shown, keys.Long(b.Action()))
			}
		}
	}
}

func TestASentenceOfTheHelpThatIsTooLongGoesOnBelowItself(t *testing.T) {
	screen := view{lesson: decideLesson(), w: 80, h: 24, lang: i18n.English}.screen()
	long := 0
	for _, section := range player.Help(screen.State) {
		for _, b := range section.Bindings {
			lines := screen.helpEntry(b, 9, 32)
			long = max(long, len(lines))
			for i, line := range lines {
				if line.width() > 32 {
					t.Errorf("%s: row %d is %d cells wide", b.Action(), i, line.width())
				}
				if name := strings.TrimSpace(line[0].text); (name != "") != (i == 0) {
					t.Errorf("%s: row %d has the key %q", b.Action(), i, name)
				}
			}
		}
	}
	if long < 2 {
		t.Error("no sentence is longer than a row: this tests nothing")
	}
}
