package views

import (
	"encoding/json"
	"strings"
	"testing"
	texttemplate "text/template"

	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/source"
)

// writings are texts of the kinds that screens trip over, by what is special
// about them.
func writings() map[string]string {
	return map[string]string{
		"chinese":       "测试超时改为“二十秒”，从七月一日起：作用域（项目 A）不变；旧值仍可查。真的吗？真的！",
		"chinese only":  strings.Repeat("没有标点的长句子也要能断行", 12),
		"full width":    "ＡＢＣ１２３（ｄｅｆ）＝“３０秒”，全角空格　之后。",
		"marks":         "e\u0301te\u0301 café नमस्ते กำลัง Việt o\u0302\u0323 ẹ̀",
		"emoji":         "⚠️ 1️⃣ 👨‍👩‍👧‍👦 🇨🇳 👍🏽 ❤️ ☎ ✈️ 🔒 end",
		"kaomoji":       "(｀Д´#)ﾉ ¯\\_(ツ)_/¯ (╯°□°）╯︵ ┻━┻ ヽ(´▽`)/",
		"kana":          "ｱｲｳｴｵ ﾊﾟﾋﾟ ｶﾞｷﾞ ﾃｽﾄのタイムアウト｡｢30秒｣",
		"right to left": "מהלת הבדיקה 30s مهلة الاختبار ۳۰ ثانية שלום",
		"tabs":          "a\tb\tc 值\t值 \tend",
		"lines":         "one\ntwo，二\n\nfour and a longer line of several words",
		"closing":       strings.Repeat("甲，。）乙！", 20),
		"unbroken":      strings.Repeat("x", 10_000),
		"unbroken wide": strings.Repeat("寬", 3000) + strings.Repeat("w", 3000),
		"unbroken é":    strings.Repeat("e\u0301", 2000),
		"ambiguous":     "→ … — · ① ± × ÷ ° § ¶ α Ω ■ □ ▲ ○ ● ★ “ ” ‘ ’ ½ ℃ № ™",
	}
}

// writtenEverywhere is a lesson with a text in every place that takes one.
// Identifiers leave out what they may not hold.
const writtenEverywhere = `memtui: 1
title: {{.T}}
question: {{.T}}
summary: {{.T}}
conditions: {{.T}}
terms: [valid-time, {word: {{.T}}, means: {{.T}}}]
focus: {key: {{.I}}, scope: {{.I}}, version: {{.I}}}
steps:
  - title: {{.T}}
    on: 2026-01-01
    say: {{.T}}
    notes: {{.T}}
    do: [{record: {id: {{.A}}, value: {{.T}}, valid: {from: 2026-01-01}, evidence: [{{.A}}]}}]
    ask: [{name: {{.T}}}]
  - title: {{.T}}
    on: 2026-02-01
    say: {{.T}}
    notes: {{.T}}
    do:
      - {record: {id: {{.B}}, value: {{.U}}, valid: {from: 2026-03-01}, evidence: [{{.B}}, {{.A}}]}}
      - {record: {id: {{.C}}, value: {{.T}}, scope: {{.B}}, valid: {from: 2026-02-01}, evidence: [{{.B}}]}}
      - {revoke: {evidence: {{.C}}}}
    ask:
      - {name: {{.T}}, valid: 2026-04-01}
      - {name: {{.T}}, valid: 2026-04-01, known: 2026-01-01}
      - {valid: 2026-02-15, scope: {{.B}}}
    vary: [{{.V}}]
    goal: {of: ask 1, say: {{.T}}, reach: {status: usable}}
  - title: {{.T}}
    say: {{.T}}
    decide:
      - {name: {{.T}}, taskAnchor: {{.T}}, subject: {{.T}}, candidate: {id: {{.T}}, kind: {{.T}}, scope: cross-task, subject: {{.T}}, source: {{.T}}, observedAt: {{.T}}, writeReason: {{.T}}, readTrigger: {{.T}}, validity: current, revisionOrRevocation: {{.T}}}}
      - {name: {{.T}}, taskAnchor: {{.T}}, subject: {{.T}}, candidate: {id: {{.T}}, kind: {{.T}}, scope: {{.T}}, subject: {{.U}}, source: {{.T}}, observedAt: {{.T}}, writeReason: {{.T}}, readTrigger: {{.T}}, validity: {{.T}}}}
  - title: {{.T}}
    say: {{.T}}
    decide: [{taskAnchor: {{.T}}, subject: {{.T}}, candidate: {id: {{.T}}, kind: {{.T}}, scope: task, subject: {{.T}}, source: {{.T}}, observedAt: {{.T}}, writeReason: {{.T}}, readTrigger: {{.T}}, validity: expired}}]
lesson: {why: {{.T}}, how: {{.T}}, cost: {{.T}}, test: {{.T}}}
`

// writtenAll gives a lesson that holds a text everywhere.
func writtenAll(t testing.TB, text string) player.State {
	t.Helper()
	quote := func(s string) string {
		b, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	id := strings.TrimSpace(strings.Map(func(r rune) rune {
		if r == '\u200d' || r < ' ' {
			return -1
		}
		return r
	}, text))
	var file strings.Builder
	err := texttemplate.Must(texttemplate.New("").Parse(writtenEverywhere)).Execute(&file, map[string]string{
		"T": quote(text), "U": quote(text + " 2"), "I": quote(id), "A": quote(id + "1"), "B": quote(id + "2"), "C": quote(id + "3"),
		"V": "ask.valid",
	})
	if err != nil {
		t.Fatal(err)
	}
	sc, problems := scenario.Load("written.yaml", []byte(file.String()))
	if source.Failed(problems) {
		t.Fatalf("%.40q: %v", text, problems)
	}
	s := player.State{Lesson: player.Play(sc), Number: 1, Count: 8, Name: "written", Beat: player.Still()}
	s.Next = &player.Ahead{Number: 2, Name: "more", Title: scenario.Prose{Any: text}, Question: scenario.Prose{Any: text}}
	s.Shelf = &player.Shelf{Lessons: []player.Shelved{{Number: 1, Name: "written", Title: scenario.Prose{Any: text}, Kind: player.KindBoth,
		Steps: []scenario.Prose{{Any: text}, {Any: text}}}, {Number: 2, Name: "more", Title: scenario.Prose{Any: text}, Kind: player.KindLedger}}}
	return s
}
