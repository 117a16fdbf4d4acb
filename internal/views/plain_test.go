package views

import (
	"fmt"
	"strings"
	"testing"
	"unicode"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

func plainDay(s string) core.Time {
	t, err := core.ParseTime(s)
	if err != nil {
		panic(err)
	}
	return t
}

// plainMemory is a verified record of the key k in scope s, version v1.
func plainMemory(id, value, recorded string, change ...func(*core.Record)) scenario.Do {
	r := core.Record{ID: id, Key: "k", Scope: "s", Version: "v1", Value: value, Evidence: []string{"D-" + id}}
	if recorded != "" {
		r.Recorded = plainDay(recorded)
	}
	for _, c := range change {
		c(&r)
	}
	return scenario.Do{Op: r}
}

// plainAsk asks for the key k in scope s, version v1, as known on the same day.
func plainAsk(known string) scenario.Ask {
	return scenario.Ask{Query: core.Query{Key: "k", Scope: "s", Version: "v1", AsOf: core.AsOf{Valid: plainDay(known), Known: plainDay(known)}}}
}

func plainTold(lang i18n.Lang, steps ...scenario.Step) string {
	sc := &scenario.Scenario{Title: scenario.Prose{Any: "t"}, Focus: core.Subject{Key: "k", Scope: "s", Version: "v1"}, Steps: steps}
	return Plain(player.Play(sc), i18n.For(lang))
}

func plainWants(t *testing.T, text string, lines ...string) {
	t.Helper()
	for _, line := range lines {
		if !strings.Contains(text, line+"\n") {
			t.Errorf("no line %q in:\n%s", line, text)
		}
	}
}

func TestPlainCountsOneAndSeveral(t *testing.T) {
	both := func(r *core.Record) { r.Evidence = []string{"e1", "e3"} }
	text := plainTold(i18n.English,
		scenario.Step{On: plainDay("2026-01-01"), Do: []scenario.Do{
			plainMemory("m1", "a", "2026-01-01", both), plainMemory("m2", "b", "2026-01-01", both),
			plainMemory("m3", "c", "2026-01-01", func(r *core.Record) { r.Evidence = []string{"e3"} }),
		}},
		scenario.Step{On: plainDay("2026-01-02"), Do: []scenario.Do{
			{Op: core.Revoke{Evidence: "e1", Recorded: plainDay("2026-01-02")}}, {Op: core.Revoke{Evidence: "e3", Recorded: plainDay("2026-01-02")}},
		}, Ask: []scenario.Ask{plainAsk("2026-01-02")}},
	)
	plainWants(t, text,
		"  On 2026-01-02 source e1 was revoked, on which rest m1, m2.",
		"  m1 (a): out at check 6 (evidence holds): e1, e3 are revoked, and nothing else supports it.",
		"  m3 (c): out at check 6 (evidence holds): e3 is revoked, and nothing else supports it.",
	)
}

func TestPlainNamesTheFirstFailedCheckAndEveryOtherOne(t *testing.T) {
	text := plainTold(i18n.English, scenario.Step{
		Do: []scenario.Do{
			plainMemory("m1", "a", "2026-01-01", func(r *core.Record) {
				r.Scope, r.Valid, r.Expires = "other", core.Interval{From: plainDay("2026-07-01"), To: plainDay("2026-08-01")}, plainDay("2026-02-01")
			}),
			{Op: core.Revoke{Evidence: "D-m1", Recorded: plainDay("2026-01-02")}},
		},
		Ask: []scenario.Ask{plainAsk("2026-03-01")},
	})
	plainWants(t, text,
		"  Not found: no memory is left.",
		"  m1 (a, new): out at check 2 (scope matches): its scope is other, asked about s.",
		"    Also fails check 6 (evidence holds): D-m1 is revoked, and nothing else supports it.",
		"    Also fails check 7 (valid that day): it holds from 2026-07-01 on, before 2026-08-01, asked about 2026-03-01.",
		"    Also fails check 9 (not expired): expired on 2026-02-01, asked as known on 2026-03-01.",
		"    Passes 1 key matches, 3 version matches, 4 known by then, 5 verified, 8 not superseded.")
}

func TestPlainTellsARefusedOperationWithItsReasonAndThatNothingWasWritten(t *testing.T) {
	step := scenario.Step{Do: []scenario.Do{plainMemory("m1", "a", "2026-01-01", func(r *core.Record) { r.Evidence = nil })}, On: plainDay("2026-01-01")}
	text := plainTold(i18n.English, step)
	plainWants(t, text,
		`  Refused: recording m1 as a; key k, scope s, version v1; holds always; no evidence. The reason: "m1" has no evidence; what is verified needs some.`,
		"  Nothing was written.")
	if strings.Contains(text, "Rows above") {
		t.Error("a step that wrote nothing counts cells")
	}
	plainWants(t, plainTold(i18n.Chinese, step), "  什么也没有写入。")
}

func TestPlainTellsWhatIsKnownFromTheStart(t *testing.T) {
	plainWants(t, plainTold(i18n.English, scenario.Step{Do: []scenario.Do{plainMemory("m1", "a", "")}, Ask: []scenario.Ask{plainAsk("2026-01-01")}}),
		"  Known from the start: m1 was recorded: a; key k, scope s, version v1; holds always; evidence D-m1.",
		"  As known at any time (m1 known from the start, new):",
		"    at any valid time: a from m1 with evidence D-m1.",
		"  Known from the start: nothing above.")
}

func TestPlainSaysThatARepeatWroteNothing(t *testing.T) {
	plainWants(t, plainTold(i18n.English, scenario.Step{Do: []scenario.Do{plainMemory("m1", "a", "2026-01-01"), plainMemory("m1", "a", "2026-01-01")}}),
		"  On 2026-01-01 m1 was recorded: a; key k, scope s, version v1; holds always; evidence D-m1. It was there already, so nothing was written.")
}

func TestPlainCountsTheCellsAbove(t *testing.T) {
	from := func(s string) func(*core.Record) {
		return func(r *core.Record) { r.Valid.From = plainDay(s) }
	}
	plainWants(t, plainTold(i18n.English,
		scenario.Step{Do: []scenario.Do{plainMemory("m1", "a", "2026-01-01", from("2026-01-01"))}},
		scenario.Step{Do: []scenario.Do{plainMemory("m2", "b", "2026-06-10", from("2026-07-01"))}},
	), "  Rows above 2026-06-10: 0 of 6 cells changed.")
}

func TestPlainSaysWhatRowsAfterTheDayOfTheStepAssume(t *testing.T) {
	plainWants(t, plainTold(i18n.English, scenario.Step{
		On: plainDay("2026-01-01"),
		Do: []scenario.Do{plainMemory("m1", "a", "2026-01-01", func(r *core.Record) { r.Expires = plainDay("2026-06-01") })},
	}), "  As known from 2026-06-01 on, if nothing more is recorded (m1 expires on 2026-06-01):")
}

func TestPlainTellsWhatWentStaleBetweenTwoSteps(t *testing.T) {
	plainWants(t, plainTold(i18n.English,
		scenario.Step{On: plainDay("2026-01-01"), Do: []scenario.Do{plainMemory("m1", "a", "2026-01-01", func(r *core.Record) { r.Expires = plainDay("2026-06-01") })}},
		scenario.Step{On: plainDay("2026-06-01"), Ask: []scenario.Ask{plainAsk("2026-06-01")}},
	), "  m1 expired on 2026-06-01; nobody recorded a refresh.")
}

func TestPlainTellsVerifyRetireAndRevoke(t *testing.T) {
	plainWants(t, plainTold(i18n.English, scenario.Step{Do: []scenario.Do{
		plainMemory("m1", "a", "2026-01-01", func(r *core.Record) { r.Status, r.Evidence = core.StatusCandidate, nil }),
		{Op: core.Verify{ID: "m1", Evidence: []string{"D1"}, Recorded: plainDay("2026-01-02")}},
		{Op: core.Revoke{Evidence: "D1", Recorded: plainDay("2026-01-03")}},
		{Op: core.Revoke{Evidence: "D2", Recorded: plainDay("2026-01-03")}},
		{Op: core.Retire{ID: "m1", Recorded: plainDay("2026-01-04")}},
		{Op: core.Retire{ID: "m1", Recorded: plainDay("2026-01-05")}},
	}}),
		"  On 2026-01-01 m1 was recorded: a; key k, scope s, version v1; holds always; unverified; no evidence.",
		"  On 2026-01-02 m1 was verified, with evidence D1.",
		"  On 2026-01-03 source D1 was revoked, on which rests m1.",
		"  On 2026-01-03 source D2 was revoked, on which no memory rests.",
		"  On 2026-01-04 m1 was retired.",
		`  Refused: retiring m1. The reason: "m1" is already retired.`)
}

func TestPlainNamesEveryValueOfAConflictWithItsMemories(t *testing.T) {
	text := plainTold(i18n.English, scenario.Step{
		Do:  []scenario.Do{plainMemory("m1", "20 s", "2026-01-01"), plainMemory("m2", "20s", "2026-01-01")},
		Ask: []scenario.Ask{plainAsk("2026-01-01")},
	})
	plainWants(t, text,
		`  Conflict, no winner: "20<U+0020>s", "20s".`,
		`  "20<U+0020>s" from m1 with evidence D-m1.`,
		`  "20s" from m2 with evidence D-m2.`)
}

func TestPlainKeepsAValueOnOneLine(t *testing.T) {
	plainWants(t, plainTold(i18n.English, scenario.Step{
		Do: []scenario.Do{plainMemory("m1", "a\nAnswer", "2026-01-01")}, Ask: []scenario.Ask{plainAsk("2026-01-01")},
	}), `  Usable: "a\nAnswer".`)
}

func TestPlainTellsOnlyThePartOfALongPlaneAndSaysSo(t *testing.T) {
	var dos []scenario.Do
	for i := range 90 {
		from := plainDay(fmt.Sprintf("2026-%02d-%02d", i/28+1, i%28+1))
		dos = append(dos, plainMemory(fmt.Sprintf("m%d", i), "a", from.String(), func(r *core.Record) { r.Valid.From = from }))
	}
	text := plainTold(i18n.English, scenario.Step{Do: dos, Ask: []scenario.Ask{plainAsk("2026-03-01")}})
	plainWants(t, text, "  Only the part around the question: 64 cuts of an axis; there are 90 record times and 90 valid times.")
	if n := strings.Count(text, "  As known from "); n > 65 {
		t.Errorf("%d bands are told", n)
	}
}

func TestPlainOfAMissingRecordNamesItAlone(t *testing.T) {
	text := plainTold(i18n.English, scenario.Step{Decide: []scenario.Decide{{Request: core.Request{TaskAnchor: "x", Subject: "y"}}}})
	plainWants(t, text, "  candidate: missing.", "State: blocked", "  Reason: candidate is missing.", "  Unknown: candidate.", "  Record: none.")
	if strings.Contains(text, "source (candidate.source): missing") {
		t.Error("the fields of a missing record are named")
	}
}

func TestPlainMarksWhatOnlyTheOtherLanguageHas(t *testing.T) {
	step := scenario.Step{Say: scenario.Prose{Zh: "只有中文"}, Ask: []scenario.Ask{plainAsk("2026-01-01")}}
	plainWants(t, plainTold(i18n.English, step), "  [zh] 只有中文")
	plainWants(t, plainTold(i18n.Chinese, step), "  只有中文")
}

func TestPlainLetsNothingUnprintableOut(t *testing.T) {
	text := plainTold(i18n.English, scenario.Step{
		Title: scenario.Prose{Any: "a\x1b[31mb\u202ec\u009b\rd"},
		Say:   scenario.Prose{Any: "e\x07\tf\ng\u2028h"},
		Decide: []scenario.Decide{{Request: core.Request{
			TaskAnchor: "i\x1b]0;j\x07", Subject: "k\x00", Candidate: &core.Candidate{ID: "l\x1b[2J"},
		}}},
	})
	for _, r := range text {
		if r != '\n' && (unicode.IsControl(r) || unicode.Is(unicode.Cf, r) || r == '\u2028') {
			t.Errorf("%U came through", r)
		}
	}
	plainWants(t, text, "Step 1 of 1: a[31mbcd", "  e f", "  gh")
}

func TestPlainSaysWhichLessonItIsAndWhatComesNext(t *testing.T) {
	l := player.Play(&scenario.Scenario{Title: scenario.Prose{Any: "One"}, Lesson: scenario.Takeaway{Why: scenario.Prose{Any: "because"}}})
	w := i18n.For(i18n.English)
	shipped := PlainOf(player.State{Lesson: l, Number: 1, Count: 2, Next: &player.Ahead{Number: 2, Title: scenario.Prose{Any: "Two"}, Question: scenario.Prose{Any: "and?"}}}, w)
	plainWants(t, shipped, "Lesson 1 of 2: One", "Why it is needed", "  because", "Next lesson, 2: Two", "  and?")
	plainWants(t, PlainOf(player.State{Lesson: l, Number: 2, Count: 2}, w), "This was the last lesson.")
	if own := Plain(l, w); !strings.Contains(own, "Lesson: One\n") || strings.Contains(own, "last lesson") {
		t.Errorf("a lesson of one's own has a number or an end:\n%s", own)
	}
}
