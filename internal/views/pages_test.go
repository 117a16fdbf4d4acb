package views

import (
	"testing"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

func day(t testing.TB, s string) core.Time {
	t.Helper()
	at, err := core.ParseTime(s)
	if err != nil {
		t.Fatal(err)
	}
	return at
}

// timeoutLesson records a value, replaces it, and ends in a conflict.
func timeoutLesson(t testing.TB) *player.Lesson {
	subject := core.Subject{Key: "timeout", Scope: "projectA", Version: "v3"}
	record := func(id, value, from, recorded, source string, supersedes ...string) scenario.Do {
		return scenario.Do{Op: core.Record{ID: id, Key: subject.Key, Scope: subject.Scope, Version: subject.Version, Value: value,
			Evidence: []string{source}, Valid: core.Interval{From: day(t, from)}, Recorded: day(t, recorded), Supersedes: supersedes}}
	}
	ask := func(valid, known string) scenario.Ask {
		return scenario.Ask{Query: core.Query{Key: subject.Key, Scope: subject.Scope, Version: subject.Version,
			AsOf: core.AsOf{Valid: day(t, valid), Known: day(t, known)}}}
	}
	return player.Play(&scenario.Scenario{
		Title:    prose("A timeout changes from 30 s to 20 s", "超时从 30 秒改为 20 秒"),
		Question: prose("A new fact arrives: how is an old memory updated without destroying history?", "新事实出现后，旧记忆怎样更新而不毁掉历史？"),
		Summary: prose("A memory answers two questions about time: when the fact holds, and when the ledger learned of it. The newest record need not describe the newest fact. Keeping both times and the source makes it possible to answer about today and to explain the past.",
			"记忆要回答两个时间问题：事实何时成立，账本何时得知。最新写入的记录不一定描述最新的事实；留着两个时间和来源，才能既答今天，也解释过去。"),
		Conditions: prose("One configuration value, made up for this lesson. The dates only show an order; no product's real setting or behaviour is meant.",
			"独立的配置案例；日期只表示先后，不涉及真实产品的参数。"),
		Terms: []scenario.Term{{ID: "valid-time"}, {ID: "record-time"}, {ID: "as-of"}, {ID: "evidence"}, {ID: "supersede"},
			{Word: prose("dispute", "争议"), Means: prose("what two people still talk about", "两个人还在谈的事")}},
		Focus: subject,
		Steps: []scenario.Step{
			{Title: prose("30 s holds from 1 January", "1 月 1 日起为 30 秒"), Notes: prose("Ask the class first.", "先问一问全班。"),
				Do: []scenario.Do{record("m1", "30s", "2026-01-01", "2026-01-01", "D1")}, Ask: []scenario.Ask{ask("2026-06-10", "2026-06-10")}},
			{Title: prose("A change is recorded before it takes effect", "变更先记录，后生效"),
				Do: []scenario.Do{record("m2", "20s", "2026-07-01", "2026-06-10", "D2", "m1")}, Ask: []scenario.Ask{ask("2026-06-10", "2026-06-10")}},
			{Title: prose("20 s takes effect", "20 秒生效"), Ask: []scenario.Ask{ask("2026-10-16", "2026-10-16")}},
			{Title: prose("A conflicting record arrives", "插入一条冲突的记录"),
				Do: []scenario.Do{record("m3", "30s", "2026-07-01", "2026-10-17", "D3")}, Ask: []scenario.Ask{ask("2026-10-17", "2026-10-17")}},
		},
		Lesson: scenario.Takeaway{
			Why:  prose("Knowledge that still holds is used again later, without searching twice and without making the same mistake twice.", "以后复用仍然有效的知识，减少重复查找和重复的错误。"),
			How:  prose("Keep scope, source and both times with every memory. Check it before use. Treat expiry, conflict and revocation openly.", "保存作用域、来源与两个时间；使用前核验；显式处理过期、冲突与撤销。"),
			Cost: prose("One guess of a model, written down as a general rule, makes every later answer that rests on it worse.", "把模型的一次猜测写成通用规则，会在以后的回答里放大错误。"),
			Test: prose("Ask about today, about the past, about another scope, and once more after the source was revoked. All four must be right.", "同时问当前、问过去、问别的作用域、问来源已撤销之后：四个都要对。"),
		},
	})
}

func ahead(s *player.State) {
	s.Number = 1
	s.Next = &player.Ahead{Number: 2, Name: "scope-and-version", Title: prose("Scope and version", "作用域与版本"),
		Question: prose("Does what holds in one project and one version say anything about another?", "一个项目、一个版本里成立的，对别处说明了什么？")}
}

func pageViews(t testing.TB) []view {
	l := timeoutLesson(t)
	var out []view
	for name, page := range map[string]int{"opening": 0, "closing": 5} {
		out = append(out,
			view{name: name + "-120x40-en", lesson: l, page: page, w: 120, h: 40, lang: i18n.English, state: ahead},
			view{name: name + "-100x30-en", lesson: l, page: page, w: 100, h: 30, lang: i18n.English, state: ahead},
			view{name: name + "-80x24-en", lesson: l, page: page, w: 80, h: 24, lang: i18n.English, state: ahead},
			view{name: name + "-80x24-zh", lesson: l, page: page, w: 80, h: 24, lang: i18n.Chinese, state: ahead},
			view{name: name + "-40x12-zh", lesson: l, page: page, w: 40, h: 12, lang: i18n.Chinese, state: ahead},
		)
	}
	return append(out, view{name: "opening-80x24-en-below", lesson: l, w: 80, h: 24, lang: i18n.English, state: func(s *player.State) {
		ahead(s)
		s.Scroll = map[player.Pane]player.Position{player.PanePage: {Down: 3}}
	}})
}

func TestTheEndsOfALessonAreAsDrawn(t *testing.T) {
	for _, v := range pageViews(t) {
		t.Run(v.name, func(t *testing.T) { v.compare(t) })
	}
}
