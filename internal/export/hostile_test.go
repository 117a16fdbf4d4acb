package export

import (
	"testing"

	"memtui/internal/core"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// hostile are texts that mean something to a format that a lesson is written
// in.
var hostile = []string{
	"<script>alert(1)</script>", "]]></desc></svg><a href=\"javascript:1\">", "&lt;b&gt; & &amp; &#x3c;", "'\" onload=\"x", "\x1b[31mred\x1b[0m",
	"# heading #", "- item", "1. first", "2) second", "+ plus", "> quote", "---", "===", "```\ncode\n```", "~~~", "    indented",
	"**bold** _it_ ~~gone~~ `code`", "[link](javascript:alert(1)) ![i](x)", "[a]: http://x", "<http://x.y> http://x.y www.x.y ftp://x.y a.b@c.de",
	"a | b || c\\| d\\", "| --- |", "line one\nline two\r\n\n- three", "$x^2$ {{ page }} :smile: [^1] [ ] &nbsp;", "\\", "*", "  ", "值|**冲突**，不选赢家", "\u202eevil\u2066",
}

// lessonOf gives a lesson in which an author wrote the same text everywhere.
func lessonOf(t testing.TB, text string) Source {
	t.Helper()
	day := func(s string) core.Time {
		at, err := core.ParseTime(s)
		if err != nil {
			t.Fatal(err)
		}
		return at
	}
	prose := scenario.Prose{Any: text}
	subject := core.Subject{Key: text, Scope: "projectA", Version: "v3"}
	record := func(id, value, on string) scenario.Do {
		return scenario.Do{Op: core.Record{
			ID: id, Key: text, Scope: "projectA", Version: "v3", Value: value, Status: core.StatusVerified,
			Evidence: []string{"D" + text}, Recorded: day(on), Valid: core.Interval{From: day("2026-01-01")},
		}}
	}
	ask := func(on string) scenario.Ask {
		at := day(on)
		return scenario.Ask{Name: prose, Query: core.Query{
			Key: text, Scope: "projectA", Version: "v3", AsOf: core.AsOf{Valid: at, Known: at},
		}}
	}
	sc := &scenario.Scenario{
		Title: prose, Question: prose, Summary: prose, Conditions: prose, Focus: subject,
		Terms:  []scenario.Term{{Word: prose, Means: prose}},
		Lesson: scenario.Takeaway{Why: prose, How: prose, Cost: prose, Test: prose},
		Steps: []scenario.Step{
			{Title: prose, Say: prose, On: day("2026-01-01"), Do: []scenario.Do{record("m1"+text, "v"+text, "2026-01-01")}, Ask: []scenario.Ask{ask("2026-01-01")}},
			{
				Title: prose, Say: prose, On: day("2026-02-01"), Do: []scenario.Do{record("m2", "w"+text, "2026-02-01")},
				Ask: []scenario.Ask{ask("2026-02-01"), ask("2026-01-15")}, Stop: true,
				Decide: []scenario.Decide{{Name: prose, Request: core.Request{TaskAnchor: text, Subject: "s" + text, Candidate: &core.Candidate{
					ID: text, Kind: text, Scope: text, Subject: text, Source: text, ObservedAt: text, WriteReason: text, ReadTrigger: text,
					Validity: core.ValidityCurrent, RevisionOrRevocation: text,
				}}}},
			},
		},
	}
	return Source{Lesson: player.Play(sc), Name: "hostile", Number: 1, Count: 1}
}
