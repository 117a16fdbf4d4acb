package views

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/scenarios"
)

// mixedLesson has a step that asks the ledger and judges two records.
func mixedLesson(t testing.TB) *player.Lesson {
	l := timeoutLesson(t)
	sc := *l.Scenario
	sc.Steps = append([]scenario.Step{}, sc.Steps...)
	last := &sc.Steps[len(sc.Steps)-1]
	last.Decide = []scenario.Decide{{Request: observation()}, {Request: summary()}}
	return player.Play(&sc)
}

var panes = []player.Pane{
	"", player.PaneGiven, player.PaneRules, player.PaneState, player.PaneWhy, player.PaneText, player.PanePage,
}

var layers = []player.LayerKind{
	player.LayerNone, player.LayerHelp, player.LayerLessons, player.LayerWhy, player.LayerDifference, player.LayerTerms,
}

// A picture is exactly as large as the screen, whatever is on it.
func TestNoPictureLeavesTheScreen(t *testing.T) {
	lessons := []*player.Lesson{decideLesson(), threeLesson(), timeoutLesson(t), mixedLesson(t), strangeLesson()}
	rapid.Check(t, func(t *rapid.T) {
		l := rapid.SampledFrom(lessons).Draw(t, "lesson")
		s := player.State{Lesson: l, Number: 1, Count: 8, Shelf: shelf(l), Beat: player.Still()}
		s.Page = rapid.IntRange(0, len(l.Frames)+1).Draw(t, "page")
		s.Pane = rapid.SampledFrom(panes).Draw(t, "pane")
		s.Zoom, s.Notes = rapid.Bool().Draw(t, "zoom"), rapid.Bool().Draw(t, "notes")
		s.Scroll = map[player.Pane]player.Position{s.Pane: {Down: rapid.IntRange(0, 30).Draw(t, "down")}}
		if f := s.Frame(); f != nil && len(f.Questions) > 0 {
			s.Question = rapid.IntRange(0, len(f.Questions)-1).Draw(t, "question")
			s.Beat = rapid.SampledFrom(f.Beats(s.Question)).Draw(t, "beat")
		}
		s.Layer.Kind = rapid.SampledFrom(layers).Draw(t, "layer")
		if s.Frame() == nil && (s.Layer.Kind == player.LayerWhy || s.Layer.Kind == player.LayerDifference) {
			s.Layer.Kind = player.LayerNone // no key opens them there
		}
		s.Layer.Filter = rapid.SampledFrom([]string{"", "st", "步", strings.Repeat("长", 60)}).Draw(t, "filter")
		s.Layer.Scroll, s.Layer.Cursor = rapid.IntRange(0, 40).Draw(t, "scroll"), rapid.IntRange(0, 12).Draw(t, "cursor")
		w, h := rapid.IntRange(1, 220).Draw(t, "w"), rapid.IntRange(1, 60).Draw(t, "h")
		screen := Screen{
			State: s, W: w, H: h, ASCII: rapid.Bool().Draw(t, "ascii"),
			Theme: NewTheme(rapid.SampledFrom(ThemeNames()).Draw(t, "theme"), TrueColour),
			Words: i18n.For(rapid.SampledFrom(i18n.Langs()).Draw(t, "lang")),
		}
		p := screen.Render()
		if len(p.Rows) != h {
			t.Fatalf("%d rows, want %d", len(p.Rows), h)
		}
		for i, row := range p.Rows {
			if Width(row) != w {
				t.Fatalf("row %d is %d cells wide, want %d: %q", i, Width(row), w, row)
			}
		}
		if c := p.Cursor; c != nil && (c.X < 0 || c.X >= w || c.Y < 0 || c.Y >= h) {
			t.Fatalf("the insertion point %v is outside of %d×%d", *c, w, h)
		}
	})
}

// strangeLesson holds texts that no layout likes.
func strangeLesson() *player.Lesson {
	long := strings.Repeat("没有空格的长文字", 20)
	r := observation()
	r.TaskAnchor, r.Subject = long, "\u202e"+strings.Repeat("x", 200)
	r = with(r, func(c *core.Candidate) {
		c.ID, c.Kind, c.Scope, c.Subject = long, "👨‍👩‍👧‍👦 ⚠️", " task", long
		c.Source, c.WriteReason, c.Validity = "a\nb\tc", strings.Repeat("one-two-", 40), "\x1b[31mred"
	})
	return player.Play(&scenario.Scenario{Title: scenario.Prose{Any: long}, Question: scenario.Prose{Any: long},
		Steps: []scenario.Step{deciding(scenario.Prose{Any: long}, scenario.Prose{Any: long}, r, r, summary(), observation(), r)}})
}

// Every decision of the lessons that ship is whole at 80×24, in both
// languages.
func TestEveryShippedDecisionFitsTheCompactScreen(t *testing.T) {
	for n := range scenarios.List() {
		state := shipped(t, n)
		for page := range state.Lesson.Frames {
			for q := range state.Lesson.Frames[page].Questions {
				state.Page, state.Question, state.Beat = page+1, q, player.Still()
				if !state.IsDecision() {
					continue
				}
				for _, lang := range i18n.Langs() {
					s := Screen{State: state, W: 80, H: 24, Theme: NewTheme(Dark, TrueColour), Words: i18n.For(lang)}
					if p := s.Render(); !p.Fits {
						t.Errorf("lesson %d step %d question %d does not fit in %s:\n%s", state.Number, page+1, q+1, lang, strings.Join(p.Rows, "\n"))
					}
				}
			}
		}
	}
}

// In ASCII without colours the decided state still stands out: it alone has
// a bracket, and the four differ by place, sign and word.
func TestTheFourStatesNeverLookAlikeWithoutColour(t *testing.T) {
	l := decideLesson()
	for _, size := range [][2]int{{120, 40}, {100, 30}, {80, 24}, {40, 12}} {
		seen := map[string]int{}
		for page := 1; page <= 4; page++ {
			s := view{lesson: l, page: page, w: size[0], h: size[1], lang: i18n.English, theme: Mono, ascii: true}.screen()
			r, _ := s.ruled()
			rows := s.Render().Rows
			for _, o := range core.Outcomes() {
				name := asciiOf(s.signed(o.State))
				if got, want := bracketed(rows, name), o.State == r.Decision.State; got != want {
					t.Errorf("%v step %d: %q in brackets: %v, want %v", size, page, name, got, want)
				}
			}
			if before, ok := seen[asciiOf(s.stateSign(r.Decision.State))]; ok {
				t.Errorf("steps %d and %d have the same sign", before, page)
			}
			seen[asciiOf(s.stateSign(r.Decision.State))] = page
		}
	}
}

// bracketed reports whether a name stands right behind a bracket.
func bracketed(rows []string, name string) bool {
	for _, row := range rows {
		if before, _, ok := strings.Cut(row, name); ok {
			before = strings.TrimRight(before, " ")
			if strings.HasSuffix(before, "|") || strings.HasSuffix(before, "+") {
				return true
			}
		}
	}
	return false
}

func asciiOf(s string) string {
	c := NewCanvas(Width(s), 1, Bg, true)
	c.Text(0, 0, Ink{}, s)
	return c.Rows()[0]
}

// The rows of the inputs, the questions and the states stand still: from step
// to step only the light moves.
func TestNothingMovesFromStepToStep(t *testing.T) {
	l := decideLesson()
	places := func(page, w, h int) string {
		s := view{lesson: l, page: page, w: w, h: h, lang: i18n.English}.screen()
		layout, _ := Arrange(w, h, s.room())
		f := s.flowOf(layout)
		r, _ := s.ruled()
		var out []string
		for _, row := range s.givenRows(f, r) {
			out = append(out, fmt.Sprint(row.field.Path, row.y))
		}
		return strings.Join(out, " ")
	}
	for _, size := range [][2]int{{120, 40}, {100, 30}, {80, 24}, {139, 45}} {
		want := places(1, size[0], size[1])
		for page := 2; page <= 6; page++ {
			if got := places(page, size[0], size[1]); got != want {
				t.Errorf("%v: step %d puts its fields at %s, step 1 at %s", size, page, got, want)
			}
		}
	}
}

// Every input, every reason and the whole record are said somewhere.
func TestTheWholeWhyLeavesNothingOut(t *testing.T) {
	l := decideLesson()
	for page := 1; page <= len(l.Frames); page++ {
		for _, lang := range i18n.Langs() {
			s := view{lesson: l, page: page, w: 120, h: 40, lang: lang}.screen()
			s.State.Layer.Kind = player.LayerWhy
			all := strings.Join(s.Render().Rows, "\n")
			d := l.Frames[page-1].Questions[0].Decide.Decision
			for _, reason := range d.Reasons {
				for _, part := range Wrap(s.Words.Core.Reason(reason), 20)[:1] {
					if !strings.Contains(all, part) {
						t.Errorf("step %d: the reason %q is not said", page, part)
					}
				}
			}
			for _, path := range d.Unknowns {
				if !strings.Contains(all, path) {
					t.Errorf("step %d: the unknown %q is not named", page, path)
				}
			}
			if d.Record == nil {
				continue
			}
			for _, kept := range keptFields(*d.Record) {
				if !strings.Contains(all, kept.value) || !strings.Contains(all, s.Words.Decision.Fields[kept.path]) {
					t.Errorf("step %d: the record's %s %q is not shown", page, kept.path, kept.value)
				}
			}
		}
	}
}

// A field that is chosen says what it is for and what it does not mean.
func TestEveryFieldIsExplainedInBothLanguages(t *testing.T) {
	for _, lang := range i18n.Langs() {
		w := i18n.For(lang).Decision
		for _, f := range core.RequestFields() {
			about, ok := w.About[f.Name]
			if !ok || about.For == "" || about.Not == "" {
				t.Errorf("%s: %s is not explained", lang, f.Name)
			}
			if w.Fields[f.Name] == "" {
				t.Errorf("%s: %s has no label", lang, f.Name)
			}
		}
		for _, o := range core.Outcomes() {
			if w.Taken[o.State] == "" || len(w.Full.Nots[o.State]) == 0 {
				t.Errorf("%s: nothing says what %s does not mean", lang, o.State)
			}
		}
	}
}

// Two rows hold a long value, Chinese and English, and say that more follows.
func TestALongValueIsBrokenWhereOneReads(t *testing.T) {
	for _, c := range []struct {
		text  string
		cells int
		want  []string
	}{
		{"the task still deals with this failure", 21, []string{"the task still deals", "with this failure"}},
		{"replace-on-new-observation", 21, []string{"replace-on-new-", "observation"}},
		{"2026-07-15", 6, []string{"2026-0", "7-15"}},
		{"记录当前，验证的对象", 8, []string{"记录当", "前，验…"}},
		{"one two three four five", 9, []string{"one two", "three fo…"}},
	} {
		got := foldValue(c.text, c.cells, 2)
		if fmt.Sprint(got) != fmt.Sprint(c.want) {
			t.Errorf("%q in %d cells: got %q, want %q", c.text, c.cells, got, c.want)
		}
	}
}
