package views

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

var update = flag.Bool("update", false, "write the golden files of this package anew")

// observation is a complete record for the task at hand.
func observation() core.Request {
	return core.Request{
		TaskAnchor: "find the failing test", Subject: "project:demo",
		Candidate: &core.Candidate{
			ID: "failure-observation", Kind: "observation", Scope: "task", Subject: "project:demo",
			Source: "test-output", ObservedAt: "2026-07-15",
			WriteReason: "records what is being verified", ReadTrigger: "the task still deals with this failure",
			Validity: "current", RevisionOrRevocation: "replace-on-new-observation",
		},
	}
}

// experience is a complete record that reaches across tasks.
func experience() core.Request {
	r := observation()
	r.TaskAnchor = "fix the failing timer test"
	*r.Candidate = core.Candidate{
		ID: "flaky-timer-lesson", Kind: "experience", Scope: "cross-task", Subject: "project:demo",
		Source: "review-notes", ObservedAt: "2026-06-20",
		WriteReason: "the same failure came up three times", ReadTrigger: "a timer test fails without a code change",
		Validity: "current", RevisionOrRevocation: "withdraw when the timer is replaced",
	}
	return r
}

// summary is an old record of which nobody knows where it comes from.
func summary() core.Request {
	r := experience()
	*r.Candidate = core.Candidate{
		ID: "old-summary", Kind: "summary", Scope: "cross-task", Subject: "project:demo",
		WriteReason: "someone thought it useful", ReadTrigger: "any work on this project", Validity: "current",
	}
	return r
}

// with gives a request with some of its record changed.
func with(r core.Request, change func(*core.Candidate)) core.Request {
	c := *r.Candidate
	change(&c)
	r.Candidate = &c
	return r
}

func prose(en, zh string) scenario.Prose { return scenario.Prose{En: en, Zh: zh} }

func deciding(title, say scenario.Prose, requests ...core.Request) scenario.Step {
	step := scenario.Step{Title: title, Say: say}
	for _, r := range requests {
		step.Decide = append(step.Decide, scenario.Decide{Request: r})
	}
	return step
}

// decideLesson has a step for each state, and one for each way to be blocked.
func decideLesson() *player.Lesson {
	whole, many, gone := observation(), observation(), observation()
	many.TaskAnchor, gone.Candidate = "", nil
	return player.Play(&scenario.Scenario{
		Title:    prose("Decide one record", "决定一条记录"),
		Question: prose("What may one record be used for?", "一条记录能用来做什么？"),
		Steps: []scenario.Step{
			deciding(prose("Complete, and for this task", "齐全，只为当前任务"),
				prose("Everything needed is there, it is current, and it is for the task at hand: it may be used now. That is all it says. Nothing has been stored, and nothing has been proved true.",
					"需要的都在，仍然有效，又是为眼前的任务：现在可以用。它只说明这些：什么也没有保存，什么也没有证明为真。"), whole),
			deciding(prose("The source is missing", "缺少来源"),
				prose("Nobody can say where this observation came from, so nothing can be built on it. The program does not guess: it names what is missing and asks for it.",
					"没有人能说出这条观察从哪里来，所以什么都不能建立在它上面。程序不替它猜一个来源，只指出缺了什么，并请求补上。"),
				with(whole, func(c *core.Candidate) { c.Source = "" })),
			deciding(prose("An experience across tasks", "跨任务的经验"), prose("It may be reviewed.", "可以交给人审查。"), experience()),
			deciding(prose("It has expired", "已经过期"), prose("It must be refreshed before it is read.", "读它之前先刷新证据。"),
				with(whole, func(c *core.Candidate) { c.Validity = "expired" })),
			deciding(prose("Five things at once", "同时缺五样"), prose("Rule 1 names all five.", "规则 1 把五样全部列出。"),
				with(many, func(c *core.Candidate) {
					c.Subject, c.Source, c.ObservedAt, c.Validity = "project:other", "", "", "fresh"
				})),
			deciding(prose("No record at all", "整条记录缺失"), prose("It stands for all its fields.", "它代表自己的全部字段。"), gone),
		},
	})
}

// threeLesson judges three records in one step.
func threeLesson() *player.Lesson {
	here := observation()
	here.TaskAnchor = "fix the failing timer test"
	step := deciding(prose("What may each of them be used for?", "它们各自能用来做什么？"),
		prose("One may be used now, one is worth a review, one must first say where it came from.",
			"一条现在可用，一条值得审查，一条要先说清从哪里来。"), here, experience(), summary())
	step.Decide[0].Name = prose("a current observation", "当前观察")
	step.Decide[1].Name = prose("a team experience", "团队经验")
	step.Decide[2].Name = prose("an old summary", "旧摘要")
	two := step
	two.Decide = step.Decide[:2]
	return player.Play(&scenario.Scenario{
		Title: prose("Three records at once", "三条记录同时在场"), Steps: []scenario.Step{step, two},
	})
}

// view is one picture to look at.
type view struct {
	name     string
	lesson   *player.Lesson
	page     int
	question int
	w, h     int
	lang     i18n.Lang
	theme    ThemeName
	ascii    bool
	state    func(*player.State)
}

func (v view) screen() Screen {
	theme := v.theme
	if theme == "" {
		theme = Dark
	}
	state := player.State{Lesson: v.lesson, Number: 4, Count: 8, Page: v.page, Question: v.question, Beat: player.Still()}
	if v.state != nil {
		v.state(&state)
	}
	return Screen{State: state, W: v.w, H: v.h, Theme: NewTheme(theme, TrueColour), ASCII: v.ascii, Words: i18n.For(v.lang)}
}

// file is the golden file of a picture.
func (v view) file() string { return filepath.Join("testdata", v.name+".txt") }

// compare draws a picture, checks the width of every row, and compares it
// with its golden file.
func (v view) compare(t *testing.T) {
	t.Helper()
	rows := v.screen().Render().Rows
	for i, row := range rows {
		if got := Width(row); got != v.w {
			t.Errorf("%s: row %d is %d cells wide, want %d: %q", v.name, i, got, v.w, row)
		}
	}
	for i := range rows {
		rows[i] = strings.TrimRight(rows[i], " ")
	}
	got := strings.Join(rows, "\n") + "\n"
	if *update {
		if err := os.WriteFile(v.file(), []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(v.file())
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs from its golden file; got:\n%s", v.name, got)
	}
}

func decisionViews() []view {
	one, three := decideLesson(), threeLesson()
	states := []string{"working", "blocked", "candidate", "refresh", "many", "gone"}
	var out []view
	for i, name := range states {
		for _, lang := range i18n.Langs() {
			out = append(out, view{name: "decision-" + name + "-120x40-" + string(lang), lesson: one, page: i + 1, w: 120, h: 40, lang: lang})
		}
		out = append(out, view{name: "decision-" + name + "-100x30-zh", lesson: one, page: i + 1, w: 100, h: 30, lang: i18n.Chinese})
		out = append(out, view{name: "decision-" + name + "-80x24-zh", lesson: one, page: i + 1, w: 80, h: 24, lang: i18n.Chinese})
		out = append(out, view{name: "decision-" + name + "-80x24-en", lesson: one, page: i + 1, w: 80, h: 24, lang: i18n.English})
		out = append(out, view{name: "decision-" + name + "-80x24-mono", lesson: one, page: i + 1, w: 80, h: 24, lang: i18n.English, theme: Mono})
		out = append(out, view{name: "decision-" + name + "-80x24-ascii", lesson: one, page: i + 1, w: 80, h: 24, lang: i18n.English, theme: Mono, ascii: true})
	}
	out = append(out,
		view{name: "decision-three-120x40-en", lesson: three, page: 1, w: 120, h: 40, lang: i18n.English},
		view{name: "decision-three-120x40-zh", lesson: three, page: 1, w: 120, h: 40, lang: i18n.Chinese},
		view{name: "decision-two-120x40-en", lesson: three, page: 2, w: 120, h: 40, lang: i18n.English},
		view{name: "decision-three-80x24-zh", lesson: three, page: 1, question: 2, w: 80, h: 24, lang: i18n.Chinese},
	)
	return out
}

func TestDecisionScreensAreAsDrawn(t *testing.T) {
	for _, v := range decisionViews() {
		t.Run(v.name, func(t *testing.T) { v.compare(t) })
	}
}

// tabViews shows each pane of a small screen, beats, the cursor, and zoom.
func otherDecisionViews() []view {
	one, three := decideLesson(), threeLesson()
	var out []view
	add := func(name string, v view, state func(*player.State)) {
		v.name, v.state = "decision-"+name, state
		if v.lang == "" {
			v.lang = i18n.English
		}
		out = append(out, v)
	}
	small := view{lesson: one, page: 2, w: 40, h: 12}
	for _, pane := range []player.Pane{player.PaneState, player.PaneGiven, player.PaneRules, player.PaneWhy, player.PaneText} {
		focus := func(s *player.State) { s.Pane = pane }
		add("tab-"+string(pane)+"-40x12-en", small, focus)
		zh := small
		zh.lang = i18n.Chinese
		add("tab-"+string(pane)+"-40x12-zh", zh, focus)
		add("zoom-"+string(pane)+"-80x24-en", view{lesson: one, page: 2, w: 80, h: 24}, func(s *player.State) { s.Pane, s.Zoom = pane, true })
	}
	add("tab-three-40x12-en", view{lesson: three, page: 1, question: 1, w: 40, h: 12}, func(*player.State) {})
	add("zoom-three-120x40-en", view{lesson: three, page: 1, question: 1, w: 120, h: 40}, func(s *player.State) { s.Zoom = true })
	for name, beat := range map[string]player.Beat{
		"arrives": {Stage: player.StageArrives}, "marks": {Stage: player.StageMarks},
		"rule-1": {Stage: player.StageRule, Count: 1}, "rule-2": {Stage: player.StageRule, Count: 2}, "rule-3": {Stage: player.StageRule, Count: 3},
		"decided": {Stage: player.StageDecided},
	} {
		at := func(s *player.State) { s.Beat = beat }
		add("beat-"+name+"-120x40-en", view{lesson: one, page: 1, w: 120, h: 40}, at)
		add("beat-"+name+"-80x24-zh", view{lesson: one, page: 1, w: 80, h: 24, lang: i18n.Chinese}, at)
	}
	chosen := func(s *player.State) {
		s.Pane = player.PaneGiven
		s.Scroll = map[player.Pane]player.Position{player.PaneGiven: {Down: 8}}
	}
	add("chosen-120x40-en", view{lesson: one, page: 2, w: 120, h: 40}, chosen)
	add("chosen-80x24-zh", view{lesson: one, page: 2, w: 80, h: 24, lang: i18n.Chinese}, chosen)
	add("chosen-40x12-en", view{lesson: one, page: 2, w: 40, h: 12}, chosen)
	return out
}

func mixedViews(t *testing.T) []view {
	l := mixedLesson(t)
	return []view{
		{name: "decision-mixed-120x40-en", lesson: l, page: 4, question: 1, w: 120, h: 40, lang: i18n.English},
		{name: "decision-mixed-80x24-zh", lesson: l, page: 4, question: 2, w: 80, h: 24, lang: i18n.Chinese},
		{name: "decision-mixed-40x12-en", lesson: l, page: 4, question: 2, w: 40, h: 12, lang: i18n.English},
		{name: "decision-working-160x50-en", lesson: decideLesson(), page: 1, w: 160, h: 50, lang: i18n.English},
	}
}

func TestAStepMayAskTheLedgerAndJudgeRecords(t *testing.T) {
	for _, v := range mixedViews(t) {
		t.Run(v.name, func(t *testing.T) { v.compare(t) })
	}
}

func TestDecisionPanesAndBeatsAreAsDrawn(t *testing.T) {
	for _, v := range otherDecisionViews() {
		t.Run(v.name, func(t *testing.T) { v.compare(t) })
	}
}
