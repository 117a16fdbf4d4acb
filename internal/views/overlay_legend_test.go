package views

import (
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

func TestTheHelpOfAStepExplainsItsSigns(t *testing.T) {
	for _, lang := range i18n.Langs() {
		for _, size := range [][2]int{{80, 24}, {120, 40}} {
			for _, lesson := range []*player.Lesson{timeoutLesson(t), decideLesson()} {
				v := view{lesson: lesson, page: 1, w: size[0], h: size[1], lang: lang}
				s := v.screen()
				all := strings.Join(helpBox(t, v), "\n")
				legend := s.legend(s.Words)
				if !strings.Contains(all, strings.ToUpper(s.Words.Ledger.Legend.Title)) {
					t.Errorf("%v, %s: there is no title", size, lang)
				}
				for _, m := range legend.Signs {
					if !strings.Contains(all, m.Sign+"  "+m.Means) {
						t.Errorf("%v, %s: %s %q is not there", size, lang, m.Sign, m.Means)
					}
				}
			}
		}
	}
}

func TestTheLegendFollowsTheFilterOfTheHelpInEitherLanguage(t *testing.T) {
	s := view{lesson: timeoutLesson(t), page: 1, w: 80, h: 24, lang: i18n.Chinese}.screen()
	s.State = s.State.Do(player.Command{Kind: player.CmdHelp})
	for _, typed := range []string{"⊘", "撤销", "revoked"} {
		s.State.Layer.Filter = typed
		rows := strings.Join(s.Render().Rows, "\n")
		if !strings.Contains(rows, "⊘  来源已撤销") || strings.Contains(rows, "◇  ") {
			t.Errorf("%q shows:\n%s", typed, rows)
		}
	}
	s.State.Layer.Filter = "nothing is called so"
	if rows := strings.Join(s.Render().Rows, "\n"); strings.Contains(rows, "图例") || !strings.Contains(rows, s.Words.Pages.NoKeys) {
		t.Errorf("a legend without a sign:\n%s", rows)
	}
}

func TestThePagesHaveNoLegend(t *testing.T) {
	s := view{lesson: timeoutLesson(t), page: 0, w: 80, h: 24, lang: i18n.English}.screen()
	if lines := s.legendLines(40); lines != nil {
		t.Errorf("the opening page explains %d rows of signs", len(lines))
	}
}
