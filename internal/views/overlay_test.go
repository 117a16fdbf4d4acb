package views

import (
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// shelf is a list of lessons for the overlay.
func shelf(l *player.Lesson) *player.Shelf {
	lesson := func(number int, kind player.LessonKind, title scenario.Prose, steps ...scenario.Prose) player.Shelved {
		return player.Shelved{Number: number, Name: title.En, Title: title, Kind: kind, Steps: steps}
	}
	var steps []scenario.Prose
	for i := range l.Frames {
		steps = append(steps, l.Frames[i].Step.Title)
	}
	return &player.Shelf{Lessons: []player.Shelved{
		lesson(1, player.KindLedger, prose("A timeout changes from 30 s to 20 s", "超时从 30 秒改为 20 秒"), steps...),
		lesson(2, player.KindLedger, prose("Scope and version", "作用域与版本"), prose("Two projects", "两个项目")),
		lesson(3, player.KindLedger, prose("Four questions to one ledger", "对同一账本的四个问题")),
		lesson(4, player.KindDecision, prose("Decide one record", "决定一条记录")),
		lesson(5, player.KindDecision, prose("Three records at once", "三条记录同时在场")),
		lesson(6, player.KindLedger, prose("A late correction", "迟到的更正")),
		lesson(7, player.KindLedger, prose("A guess becomes a rule", "猜测变成了规则")),
		lesson(8, player.KindBoth, prose("The life of a memory", "一条记忆的一生")),
	}}
}

// layered opens a layer as a key would.
func layered(command player.CommandKind, then ...player.Command) func(*player.State) {
	return func(s *player.State) {
		ahead(s)
		s.Shelf = shelf(s.Lesson)
		*s = s.Do(player.Command{Kind: command})
		for _, c := range then {
			*s = s.Do(c)
		}
	}
}

// trouble is a lesson with two mistakes in it, one under Chinese.
func trouble() *player.Trouble {
	const file = "scenarios/04-decide-one-record.yaml"
	data := []byte(`memtui: 1
title: Decide one record
steps:
  - title: Complete
    decide:
      - taskAnchor: find the failing test
        subject: project:demo
        candidate: {id: 失败观察, kind: observation, sorce: 测试输出}
  - title: Incomplete
    decide:
      - taskAnkor: find the failing test
`)
	_, problems := scenario.Load(file, data)
	return player.BadFile(file, data, problems)
}

// own makes a lesson one of the reader's own files.
func own(s *player.State) { s.Number, s.Name = 0, "my.yaml" }

func typed(text string) player.Command { return player.Command{Kind: player.CmdType, Text: text} }

func overlayViews(t testing.TB) []view {
	ledger, one := timeoutLesson(t), decideLesson()
	var out []view
	add := func(name string, l *player.Lesson, page int, state func(*player.State)) {
		for _, size := range []struct {
			name string
			w, h int
			lang i18n.Lang
		}{
			{"-120x40-en", 120, 40, i18n.English}, {"-80x24-zh", 80, 24, i18n.Chinese}, {"-40x12-zh", 40, 12, i18n.Chinese},
		} {
			out = append(out, view{name: "layer-" + name + size.name, lesson: l, page: page, w: size.w, h: size.h, lang: size.lang, state: state})
		}
	}
	add("help", one, 1, layered(player.CmdHelp))
	out = append(out, view{name: "layer-help-80x24-en", lesson: ledger, page: 4, w: 80, h: 24, lang: i18n.English, state: layered(player.CmdHelp)})
	add("help-filtered", one, 1, layered(player.CmdHelp, typed("st")))
	add("help-nothing", one, 1, layered(player.CmdHelp, typed("zzz")))
	add("lessons", ledger, 4, layered(player.CmdLessons))
	add("palette", ledger, 4, layered(player.CmdPalette))
	add("palette-filtered", one, 2, layered(player.CmdPalette, typed("step"), player.Command{Kind: player.CmdChoose, N: 1}))
	add("palette-number", one, 2, layered(player.CmdPalette, typed("4")))
	add("palette-nothing", one, 2, layered(player.CmdPalette, typed("zzz")))
	line := "memtui timeout --at 4 --set '1/m1.value=it'\\''s 20 s' --set '2/m2.evidence=[D1, D2]' --drop m3"
	add("text-line", ledger, 4, layered(player.CmdHelp, player.Command{Kind: player.CmdClose},
		player.Command{Kind: player.CmdShowText, Text: line, Name: i18n.CopiedLine}))
	add("text-pane", ledger, 4, func(s *player.State) {
		ahead(s)
		s.Pane = player.PaneMemories
		text := view{lesson: ledger, page: 4, w: 80, h: 24, lang: i18n.Chinese, state: func(to *player.State) { *to = *s }}.screen().CopyText()
		*s = s.Do(player.Command{Kind: player.CmdShowText, Text: text, Name: i18n.CopiedPane})
	})
	for _, kind := range []player.InputKind{player.InputSearch, player.InputSave} {
		add("field-"+string(kind), ledger, 4, func(s *player.State) { s.Input = player.Input{Kind: kind, Text: "timeout-2.yaml"} })
		add("field-empty-"+string(kind), ledger, 4, func(s *player.State) { s.Input = player.Input{Kind: kind} })
	}
	add("lessons-filtered", ledger, 4, layered(player.CmdLessons, typed("project")))
	add("why", one, 2, layered(player.CmdWhy))
	add("why-many", one, 5, layered(player.CmdWhy))
	add("why-gone", one, 6, layered(player.CmdWhy))
	add("difference-ledger", ledger, 4, layered(player.CmdDifference))
	add("difference-decision", one, 5, layered(player.CmdDifference, player.Command{Kind: player.CmdCompare, N: -3}))
	add("terms", ledger, 2, layered(player.CmdTerms))
	add("notes", ledger, 1, layered(player.CmdNotes))
	add("notes-decision", one, 2, layered(player.CmdNotes))
	add("notes-what-if", ledger, 4, layered(player.CmdWhatIf, player.Command{Kind: player.CmdNotes}))
	add("notes-what-if-decision", one, 2, layered(player.CmdWhatIf, player.Command{Kind: player.CmdNotes}))
	add("broken", one, 2, func(s *player.State) { own(s); *s = s.Broken(trouble()) })
	add("broken-ledger", ledger, 4, func(s *player.State) {
		own(s)
		*s = s.Broken(trouble()).Do(player.Command{Kind: player.CmdProblem})
	})
	add("broken-gone", ledger, 0, func(s *player.State) { own(s); *s = s.Broken(&player.Trouble{File: "my.yaml", Gone: true}) })
	for _, lang := range i18n.Langs() {
		out = append(out, view{name: "layer-broken-100x30-" + string(lang), lesson: one, page: 2, w: 100, h: 30, lang: lang,
			state: func(s *player.State) { own(s); *s = s.Broken(trouble()) }})
	}
	return out
}

func TestWhatLiesOnTopIsAsDrawn(t *testing.T) {
	for _, v := range overlayViews(t) {
		t.Run(v.name, func(t *testing.T) { v.compare(t) })
	}
}
