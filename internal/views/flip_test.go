package views

import (
	"fmt"
	"strings"
	"testing"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// flipLesson is a lesson from its file: only such a one can be edited. Its
// first step ends in a conflict, is asked as known later than its day, and
// about a scope with nothing in it; the second has more values than columns.
func flipLesson() *player.Lesson {
	return loaded(`memtui: 1
title: {en: A timeout changes from 30 s to 20 s, zh: 超时从 30 秒改为 20 秒}
focus: {key: timeout, scope: projectA, version: v3}
steps:
  - title: {en: A conflicting memory arrives, zh: 来了一条冲突的记忆}
    on: 2026-10-17
    do:
      - record: {id: m1, value: 30s, evidence: [D1], valid: {from: 2026-01-01}, recorded: 2026-01-01}
      - record: {id: m2, value: 20s, evidence: [D2], valid: {from: 2026-07-01}, recorded: 2026-06-10, supersedes: [m1]}
      - record: {id: m3, value: 30s, evidence: [D3], valid: {from: 2026-07-01}}
    ask: [{}, {known: 2027-01-01}, {scope: projectC}]
  - title: {en: Many values at once, zh: 同时有许多值}
    on: 2026-11-01
    do:
      - record: {id: m5, value: 10s, evidence: [D5], expires: 2026-10-20, recorded: 2026-10-18}
      - record: {id: m4, value: 25s, evidence: [D4], status: candidate}
      - record: {id: m6, value: 12s, evidence: [D6], scope: projectB, version: v2}
      - record: {id: m7, value: 40s, evidence: [D7]}
      - retire: {id: m5}
    ask: [{}]
`)
}

// decideFlipLesson decides about one record without and one with a fault, and
// about none.
func decideFlipLesson() *player.Lesson {
	whole := "taskAnchor: find the failing test, subject: 'project:demo', candidate: {id: failure-observation, kind: observation, scope: task, " +
		"subject: 'project:demo', source: test-output, observedAt: 2026-07-15, writeReason: records what is being verified, " +
		"readTrigger: the task still deals with this failure, validity: current, revisionOrRevocation: replace-on-new-observation}"
	blocked := strings.NewReplacer("source: test-output, ", "", "find the failing test", "''").Replace(whole)
	return loaded(`memtui: 1
title: {en: Decide one record, zh: 决定一条记录}
steps:
  - title: {en: "Complete, and for this task", zh: 齐全，而且属于当前任务}
    decide: [{` + whole + `}]
  - title: {en: Two things are missing, zh: 缺两样}
    decide: [{` + blocked + `}]
  - title: {en: No record at all, zh: 整条记录缺失}
    decide: [{taskAnchor: find the failing test, subject: 'project:demo'}]
`)
}

func loaded(text string) *player.Lesson {
	sc, problems := scenario.Load("lesson.yaml", []byte(text))
	if sc == nil {
		panic(fmt.Sprintf("%+v", problems))
	}
	return player.Play(sc)
}

// keys gives commands one after the other on the table of changes.
func keys(commands ...player.Command) func(*player.State) {
	return func(s *player.State) {
		*s = s.Do(player.Command{Kind: player.CmdFlip})
		for _, c := range commands {
			*s = s.Do(c)
		}
	}
}

func down(n int) player.Command  { return player.Command{Kind: player.CmdFlipRow, N: n} }
func right(n int) player.Command { return player.Command{Kind: player.CmdFlipItem, N: n} }
func reach(n int) player.Command { return player.Command{Kind: player.CmdReach, N: n} }

// flipSizes are every arrangement, in both languages.
func flipSizes() []view {
	var out []view
	for _, size := range [][2]int{{120, 40}, {100, 30}, {80, 24}, {40, 12}} {
		for _, lang := range i18n.Langs() {
			out = append(out, view{w: size[0], h: size[1], lang: lang})
		}
	}
	return out
}

func flipViews() []view {
	ledger, decide := flipLesson(), decideFlipLesson()
	var out []view
	add := func(name string, lesson *player.Lesson, page, question int, state func(*player.State)) {
		for _, v := range flipSizes() {
			v.name = fmt.Sprintf("flip-%s-%dx%d-%s", name, v.w, v.h, v.lang)
			v.lesson, v.page, v.question, v.state = lesson, page, question, state
			out = append(out, v)
		}
	}
	add("conflict", ledger, 1, 0, keys())
	add("leftout", ledger, 1, 0, keys(down(5)))
	add("nearest", ledger, 1, 0, keys(down(7)))
	add("nottaken", ledger, 1, 1, keys(down(1), right(1)))
	add("notfound", ledger, 1, 2, keys())
	add("many", ledger, 2, 0, keys(down(2)))
	add("fields", decide, 1, 0, keys(down(11), right(1)))
	add("idle", decide, 2, 0, keys(down(12)))
	add("reach", decide, 1, 0, keys(reach(2)))
	add("reach-two", decide, 2, 0, keys(reach(1), down(1)))
	add("reach-whole", decide, 3, 0, keys(reach(2)))
	return out
}

func TestTheTableOfChangesIsAsDrawn(t *testing.T) {
	for _, v := range flipViews() {
		t.Run(v.name, func(t *testing.T) { v.compare(t) })
	}
}

func TestTheTableOfChangesWithoutColourAndInASCIIIsAsDrawn(t *testing.T) {
	ledger, decide := flipLesson(), decideFlipLesson()
	for _, v := range []view{
		{name: "flip-conflict-100x30-en-mono", lesson: ledger, page: 1, w: 100, h: 30, lang: i18n.English, theme: Mono, state: keys()},
		{name: "flip-conflict-80x24-zh-ascii", lesson: ledger, page: 1, w: 80, h: 24, lang: i18n.Chinese, theme: Mono, ascii: true, state: keys(down(1))},
		{name: "flip-fields-100x30-en-mono", lesson: decide, page: 1, w: 100, h: 30, lang: i18n.English, theme: Mono, state: keys(down(5), right(2))},
		{name: "flip-fields-80x24-en-ascii", lesson: decide, page: 1, w: 80, h: 24, lang: i18n.English, theme: Mono, ascii: true, state: keys(down(5))},
		{name: "flip-why-decision-100x30-en", lesson: decide, page: 2, w: 100, h: 30, lang: i18n.English, state: func(s *player.State) { s.Layer.Kind = player.LayerWhy }},
		{name: "flip-why-ledger-100x30-zh", lesson: ledger, page: 1, question: 2, w: 100, h: 30, lang: i18n.Chinese, state: func(s *player.State) { s.Layer.Kind = player.LayerWhy }},
	} {
		t.Run(v.name, func(t *testing.T) { v.compare(t) })
	}
}

// tableRows gives the picture of the table at a cursor as plain text.
func tableRows(v view, w, h int, lang i18n.Lang, state func(*player.State)) string {
	v.w, v.h, v.lang, v.state = w, h, lang, state
	return strings.Join(v.screen().Render().Rows, "\n")
}

func TestMovingTheCursorMovesNothingElse(t *testing.T) {
	for _, v := range []view{{lesson: flipLesson(), page: 1}, {lesson: decideFlipLesson(), page: 1}} {
		for _, size := range flipSizes() {
			if size.h < 24 {
				continue
			}
			v.w, v.h, v.lang = size.w, size.h, size.lang
			var labels []string
			for at := range 8 {
				v.state = keys(down(at))
				var column []string
				for _, row := range v.screen().Render().Rows {
					runes := []rune(row)
					column = append(column, strings.TrimLeft(string(runes[:min(7, len(runes))]), " ▸"))
				}
				chosen := v.screen().chosenRow()
				column = append(column[:chosen], column[chosen+2:]...)
				if text := strings.Join(column, "\n"); at == 0 {
					labels = append(labels, text)
				} else if text != labels[0] {
					t.Fatalf("%dx%d %s: at row %d the labels are\n%s\nand were\n%s", v.w, v.h, v.lang, at, text, labels[0])
				}
			}
		}
	}
}

// chosenRow finds the row on which the chosen change is spelled out.
func (s Screen) chosenRow() int {
	for i, row := range s.Render().Rows {
		if strings.Contains(row, " ━━ "+SignGiven) || strings.Contains(row, " ━━ "+SignConflict) ||
			strings.Contains(row, " ━━ "+SignFailed) || strings.Contains(row, " ━━ "+SignRefresh) || strings.Contains(row, " ━━ "+SignLongTerm) {
			return i
		}
	}
	return 0
}

func TestEveryChangeIsNamedSomewhereInTheTable(t *testing.T) {
	v := view{lesson: flipLesson(), page: 1}
	text := tableRows(v, 120, 40, i18n.English, keys())
	for _, want := range []string{
		"m3 supersedes m2", "retire m2", "retire m3", "revoke D2", "revoke D3", "asked as known on 2026-01-01",
		"m2 no longer supersedes m1", "before 2026-07-01", "before 2026-10-17", "nothing recorded later",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in\n%s", want, text)
		}
	}
}

func TestAChangeThatIsNotTakenSaysWhy(t *testing.T) {
	v := view{lesson: flipLesson(), page: 1, question: 1}
	for _, lang := range i18n.Langs() {
		text := tableRows(v, 100, 30, lang, keys(down(1)))
		if !strings.Contains(text, "2027-01-01") || !strings.Contains(text, i18n.For(lang).WhatIf.NotTaken) {
			t.Errorf("the reason is missing in\n%s", text)
		}
	}
}

func TestTheTableAndTheStepNeverShowAtOnce(t *testing.T) {
	text := tableRows(view{lesson: flipLesson(), page: 1}, 120, 40, i18n.English, keys())
	for _, not := range []string{"LEDGER", "MEMORIES", "WHY"} {
		if strings.Contains(text, not) {
			t.Errorf("%q stands in\n%s", not, text)
		}
	}
}

// Every kind of change has words of its own in both languages.
func TestEveryKindOfChangeHasWords(t *testing.T) {
	lesson := flipLesson()
	for _, lang := range i18n.Langs() {
		s := view{lesson: lesson, page: 2, w: 120, h: 40, lang: lang}.screen()
		step := s.flipStep(&sketch{layout: mustArrange(120, 40)})
		seen := map[string]core.Change{}
		for _, c := range []core.Change{
			{Kind: core.ChangeAsk, Path: "key", Value: "k"}, {Kind: core.ChangeAsk, Path: "scope", Value: "k"},
			{Kind: core.ChangeAsk, Path: "version", Value: "k"}, {Kind: core.ChangeAsk, Path: "valid", At: instant("2026-01-01")},
			{Kind: core.ChangeAsk, Path: "known", At: instant("2026-01-01")},
			{Kind: core.ChangeLink, Op: 1, Value: "m1"}, {Kind: core.ChangeUnlink, Op: 1, Value: "m1"},
			{Kind: core.ChangeClear, Op: 1, Path: "expires"}, {Kind: core.ChangeClear, Op: 1, Path: "status"},
			{Kind: core.ChangeDrop, Op: len(step.frame.After().Ops()) - 1},
			{Kind: core.ChangeAdd, Add: core.Verify{ID: "m1"}}, {Kind: core.ChangeAdd, Add: core.Verify{ID: "m1", Evidence: []string{"?"}}},
			{Kind: core.ChangeAdd, Add: core.Retire{ID: "m1"}}, {Kind: core.ChangeAdd, Add: core.Revoke{Evidence: "m1"}},
		} {
			text := step.changeWords(c)[0]
			if other, there := seen[text]; there || text == "" {
				t.Errorf("%s: %+v and %+v are both %q", lang, c, other, text)
			}
			seen[text] = c
		}
	}
}

func mustArrange(w, h int) Layout {
	l, _ := Arrange(w, h, Room{})
	return l
}
