package views

import (
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/scenarios"
)

// The author wrote about the lesson: a what-if that answers otherwise must not
// stand above words that say the contrary as if they were about it.
func TestTheTextOfTheLessonIsMarkedWhereTheWhatIfAnswersOtherwise(t *testing.T) {
	plain, edited := lastOf(t), linkedOf(t)
	for _, size := range sizes[:3] {
		w, h := size[0], size[1]
		rows := shown(plain, w, h, i18n.English).Rows
		lacks(t, "the lesson", rows, "In the lesson:", "∆ lesson:")
		holds(t, "the what-if", shown(edited, w, h, i18n.English).Rows, "In the lesson: m3 says 30 s", "ANSWER  ∆ lesson: conflict")
		holds(t, "the what-if in Chinese", shown(edited, w, h, i18n.Chinese).Rows, "课程里：m3 说", "回答  ∆ 课程：冲突 20s ≠ 30s")
	}
	plain.Page, edited.Page = 2, 2
	lacks(t, "a step that answers alike", shown(edited, 120, 40, i18n.English).Rows, "In the lesson:", "∆ lesson:")
	spoken := PlainOf(linkedOf(t), i18n.For(i18n.English))
	if want := "Explanation, of the lesson as it is without the what-if\n  m3 says"; !strings.Contains(spoken, want) {
		t.Errorf("the text alone does not say %q:\n%s", want, spoken)
	}
}

func TestTheTextOfADecisionIsMarkedWhereTheWhatIfDecidesOtherwise(t *testing.T) {
	s := lessonAt(t, 4)
	s.Page = 2
	lacks(t, "the lesson", shown(s, 80, 24, i18n.English).Rows, "In the lesson:")
	s = editedBy(t, s, set(t, s, scenario.EditSet, "candidate.source=test-output"))
	holds(t, "the what-if", shown(s, 80, 24, i18n.English).Rows, "In the lesson: Nobody can say where")
}

// At 80×24 the question of every lesson that ships is whole, in both
// languages.
func TestNoQuestionOfALessonIsCutAt80x24(t *testing.T) {
	for number := range scenarios.List() {
		s := lessonAt(t, number+1)
		for page := range s.Lesson.Frames {
			s.Page = page + 1
			for q, question := range s.Lesson.Frames[page].Questions {
				for _, lang := range []i18n.Lang{i18n.English, i18n.Chinese} {
					s.Question = q
					if name, _ := question.Name.In(lang); question.Ask != nil && name != "" {
						holds(t, string(lang), shown(s, 80, 24, lang).Rows, name)
					}
				}
			}
		}
	}
}

func TestAHintToAddSomethingDoesNotSayChange(t *testing.T) {
	s := lastOf(t).Do(player.Command{Kind: player.CmdWhatIf})
	first := done(s, player.Command{Kind: player.CmdHint})
	holds(t, "en", shown(first, 100, 30, i18n.English).Rows, "hint: add an operation")
	holds(t, "zh", shown(first, 80, 24, i18n.Chinese).Rows, "提示：添加一个操作")
	holds(t, "zh", shown(done(first, player.Command{Kind: player.CmdHint}), 80, 24, i18n.Chinese).Rows, "解法：添加 m3 的退役")
}

func TestAnAddedOperationIsNamedInTheLanguageOfTheScreen(t *testing.T) {
	s := done(lastOf(t), player.Command{Kind: player.CmdFlip}, player.Command{Kind: player.CmdFlipRow, N: 1})
	holds(t, "en", shown(s, 100, 30, i18n.English).Rows, "  retire m3  added, recorded 2026-10-17")
	holds(t, "zh", shown(s, 80, 24, i18n.Chinese).Rows, " 退役 m3  新增，记入 2026-10-17")
}

// A reason that is cut at its path does not say what is wrong with it.
func TestAReasonIsNotCutBeforeItSaysWhatIsWrong(t *testing.T) {
	s := lessonAt(t, 4)
	s.Page = 6
	holds(t, "en", shown(s, 120, 40, i18n.English).Rows, "reason       revision is missing", "unknowns     revision")
	holds(t, "zh", shown(s, 120, 40, i18n.Chinese).Rows, "理由       缺少修订撤销")
}

// lacks fails where some row holds one of the texts.
func lacks(t *testing.T, name string, rows []string, texts ...string) {
	t.Helper()
	all := strings.Join(rows, "\n")
	for _, text := range texts {
		if strings.Contains(all, text) {
			t.Errorf("%s says %q:\n%s", name, text, all)
		}
	}
}
