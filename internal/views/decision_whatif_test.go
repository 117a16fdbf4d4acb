package views

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// changing gives a state in a mode with inputs of the decision on screen set,
// each as `path=value` or to be left out as a path alone; the first one is
// chosen.
func changing(t testing.TB, mode player.Mode, edits ...string) func(*player.State) {
	return func(s *player.State) {
		t.Helper()
		var list []scenario.Edit
		for _, text := range edits {
			kind := scenario.EditSet
			if !strings.Contains(text, "=") {
				kind = scenario.EditClear
			}
			list = append(list, set(t, *s, kind, text))
		}
		*s = editedBy(t, *s, list...)
		switch mode {
		case player.ModeWhatIf:
			*s = s.Do(player.Command{Kind: player.CmdWhatIf})
			*s = choosing(t, *s, edits...)
		case player.ModeBeside:
			*s = s.Do(player.Command{Kind: player.CmdBeside})
		case player.ModeNone, player.ModeCrosshair, player.ModeFlip, player.ModePredict, player.ModeClass:
			s.Mode = mode
		}
	}
}

// choosing puts the cursor of a what-if on the input of the first edit.
func choosing(t testing.TB, s player.State, edits ...string) player.State {
	t.Helper()
	if len(edits) == 0 {
		return s
	}
	path, _, _ := strings.Cut(edits[0], "=")
	p, ok := scenario.ParsePath(path)
	if !ok {
		t.Fatalf("%q is no path", path)
	}
	for i, f := range s.Fields() {
		if f.Path.Field == p.Field && i != s.WhatIf.Field {
			return s.Do(player.Command{Kind: player.CmdFieldAt, N: i})
		}
	}
	return s
}

const sourceGiven = "candidate.source=test-output"

func whatIfViews(t testing.TB) []view {
	one, three := decideLesson(), threeLesson()
	var out []view
	add := func(name string, v view, state func(*player.State)) {
		for _, on := range []view{
			{name: "120x40-en", w: 120, h: 40, lang: i18n.English},
			{name: "100x30-en", w: 100, h: 30, lang: i18n.English},
			{name: "80x24-zh", w: 80, h: 24, lang: i18n.Chinese},
			{name: "80x24-ascii", w: 80, h: 24, lang: i18n.English, theme: Mono, ascii: true},
			{name: "40x12-zh", w: 40, h: 12, lang: i18n.Chinese},
			{name: "40x12-mono", w: 40, h: 12, lang: i18n.English, theme: Mono},
		} {
			on.name, on.lesson, on.page, on.question, on.state = "decision-"+name+"-"+on.name, v.lesson, v.page, v.question, state
			out = append(out, on)
		}
	}
	add("whatif", view{lesson: one, page: 2}, changing(t, player.ModeWhatIf, sourceGiven))
	add("beside", view{lesson: one, page: 2}, changing(t, player.ModeBeside, sourceGiven))
	add("whatif-gone", view{lesson: one, page: 3}, changing(t, player.ModeWhatIf, "candidate"))
	add("beside-gone", view{lesson: one, page: 3}, changing(t, player.ModeBeside, "candidate"))
	third := []string{"decide 3: candidate.validity=unmet", "decide 3: candidate.source=inbox"}
	add("whatif-three", view{lesson: three, page: 1, question: 2}, changing(t, player.ModeWhatIf, third...))
	add("beside-three", view{lesson: three, page: 1, question: 2}, changing(t, player.ModeBeside, third...))
	return out
}

func TestAChangedDecisionIsAsDrawn(t *testing.T) {
	for _, v := range whatIfViews(t) {
		t.Run(v.name, func(t *testing.T) { v.compare(t) })
	}
}

// otherWhatIfViews are a what-if of which nothing differs, one that is left
// with its changes, a value that is typed, and one that was not taken.
func otherWhatIfViews(t testing.TB) []view {
	one := decideLesson()
	typing := func(s *player.State) {
		changing(t, player.ModeWhatIf, sourceGiven)(s)
		s.Input = player.Input{Kind: player.InputValue, Text: "review-notes", Behind: 6}
	}
	refused := func(s *player.State) {
		typing(s)
		s.Input.Text, s.Input.Behind = "a\u202eb", 0
		*s = s.Do(player.Command{Kind: player.CmdTake})
	}
	wide, small := view{lesson: one, page: 2, w: 120, h: 40, lang: i18n.English}, view{lesson: one, page: 2, w: 80, h: 24, lang: i18n.Chinese}
	var out []view
	for name, state := range map[string]func(*player.State){
		"unchanged": changing(t, player.ModeWhatIf), "left": changing(t, player.ModeNone, sourceGiven),
		"typed": typing, "refused": refused, "alike": changing(t, player.ModeBeside),
		"zoomed": func(s *player.State) { changing(t, player.ModeWhatIf, sourceGiven)(s); s.Zoom = true },
	} {
		for _, v := range []view{wide, small} {
			v.name, v.state = "decision-whatif-"+name+"-"+sizeName(v)+"-"+string(v.lang), state
			out = append(out, v)
		}
	}
	return out
}

func sizeName(v view) string { return map[int]string{120: "120x40", 80: "80x24"}[v.w] }

func TestAChangedDecisionIsDrawnInEveryState(t *testing.T) {
	for _, v := range otherWhatIfViews(t) {
		t.Run(v.name, func(t *testing.T) { v.compare(t) })
	}
}

// decision.md: never moves: rail, labels, field rows, bus, spine, four
// questions, four plates, keys. A mode changes the light, not the places.
func TestChangingADecisionMovesNothing(t *testing.T) {
	for _, size := range [][2]int{{120, 40}, {100, 30}, {80, 24}, {160, 50}} {
		for _, lang := range i18n.Langs() {
			v := view{lesson: decideLesson(), page: 2, w: size[0], h: size[1], lang: lang}
			before := v.screen()
			v.state = changing(t, player.ModeWhatIf, sourceGiven)
			after := v.screen()
			layout, _ := Arrange(v.w, v.h, before.room())
			top := layout.Happened.Y + 1
			was, is := before.Render().Rows[top:], after.Render().Rows[top:]
			for _, text := range standing(before) {
				if got, want := placeOf(is, text), placeOf(was, text); got != want || want.X < 0 {
					t.Errorf("%v %s: %q moved from %v to %v", size, lang, text, want, got)
				}
			}
		}
	}
}

// standing lists the texts of a decision that no mode may move.
func standing(s Screen) []string {
	w := s.Words.Decision
	out := []string{w.Given, w.FirstDecides, w.Candidate}
	for _, f := range core.RequestFields() {
		if f.Kind == core.KindGroup {
			continue
		}
		out = append(out, " "+w.Fields[f.Name])
	}
	for _, o := range core.Outcomes() {
		out = append(out, s.stateSign(o.State)+" "+s.stateName(o.State))
	}
	return out
}

// placeOf gives the cell at which a text begins.
func placeOf(rows []string, text string) Point {
	for y, row := range rows {
		if before, _, ok := strings.Cut(row, text+" "); ok {
			return Point{Width(before), y}
		}
	}
	return Point{-1, -1}
}

// decision.md: the old way stays as a ghost, its plate with `was`, the taken
// one says `now`; without another state there is none.
func TestAGhostStandsWhereTheLessonLeadsElsewhere(t *testing.T) {
	for _, c := range []struct {
		name        string
		page        int
		edit        string
		was, now    core.State
		ghost, lies bool
	}{
		{"another state", 2, sourceGiven, core.StateBlocked, core.StateWorking, true, true},
		{"an earlier rule", 1, "candidate.validity=expired", core.StateWorking, core.StateRefresh, true, true},
		{"the same state", 1, "candidate.kind=summary", core.StateWorking, core.StateWorking, false, false},
	} {
		for _, size := range [][2]int{{120, 40}, {100, 30}, {80, 24}} {
			s := view{lesson: decideLesson(), page: c.page, w: size[0], h: size[1], lang: i18n.English, state: changing(t, player.ModeWhatIf, c.edit)}.screen()
			rows := s.Render().Rows
			if got := tagged(rows, s.signed(c.was), "was"); got != c.ghost {
				t.Errorf("%s at %v: the plate of the lesson says was: %v", c.name, size, got)
			}
			if got := tagged(rows, s.signed(c.now), "now"); got != c.ghost {
				t.Errorf("%s at %v: the plate that is taken says now: %v", c.name, size, got)
			}
		}
	}
}

// tagged reports whether a plate has a tag at the end of its first row.
func tagged(rows []string, name, tag string) bool {
	return slices.ContainsFunc(rows, func(row string) bool {
		_, behind, ok := strings.Cut(row, name+"  ")
		return ok && strings.TrimRight(behind, " ") != "" && strings.HasSuffix(strings.TrimRight(behind, " "), tag)
	})
}

// decision.md: side by side a row that differs has the sign of a change, and
// no other.
func TestSideBySideMarksTheInputsThatDifferAndNoOthers(t *testing.T) {
	fields := core.RequestFields()
	rapid.Check(t, func(r *rapid.T) {
		f := rapid.SampledFrom(fields).Draw(r, "field")
		page := rapid.IntRange(1, 4).Draw(r, "page")
		state := changing(t, player.ModeBeside, f.Name+"="+rapid.SampledFrom([]string{"task", "expired", "x"}).Draw(r, "value"))
		if f.Kind == core.KindGroup {
			state = changing(t, player.ModeBeside, f.Name)
		}
		s := view{lesson: decideLesson(), page: page, w: 120, h: 40, lang: i18n.English, state: state}.screen()
		want := 0
		if s.State.IsEdited() {
			want = 1
		}
		got := 0
		for _, row := range s.Render().Rows[8:22] {
			if strings.Contains(row, SignChanged) {
				got++
				if !strings.HasPrefix(strings.TrimSpace(row), SignChanged+" "+s.Words.Decision.Fields[f.Name]) {
					r.Fatalf("%q differs, and the sign stands in %q", f.Name, row)
				}
			}
		}
		if got != want {
			r.Fatalf("%d rows are marked, want %d", got, want)
		}
	})
}

// Typing works with the real cursor at the insertion point.
func TestTheInsertionPointStandsInTheTypedValue(t *testing.T) {
	for _, size := range [][2]int{{120, 40}, {80, 24}, {40, 12}} {
		for _, text := range []string{"", "review", "来源", strings.Repeat("长", 200)} {
			v := view{lesson: decideLesson(), page: 2, w: size[0], h: size[1], lang: i18n.Chinese, state: func(s *player.State) {
				changing(t, player.ModeWhatIf, sourceGiven)(s)
				s.Input = player.Input{Kind: player.InputValue, Text: text}
			}}
			p := v.screen().Render()
			if p.Cursor == nil {
				t.Fatalf("%v: there is no cursor", size)
			}
			before := cellsBefore(p.Rows[p.Cursor.Y], p.Cursor.X)
			if end := tailOf(text, 8); !strings.HasSuffix(before, end) || text == "" && !strings.HasSuffix(before, "‹ ") {
				t.Errorf("%v: the cursor stands behind %q, want %q", size, before, end)
			}
		}
	}
}

// cellsBefore gives what stands in a row before a cell.
func cellsBefore(row string, x int) string {
	for Width(row) > x {
		r := []rune(row)
		row = string(r[:len(r)-1])
	}
	return row
}

// A picture is exactly as large as the screen, whatever is changed on it.
func TestNoChangedDecisionLeavesTheScreen(t *testing.T) {
	lessons := []*player.Lesson{decideLesson(), threeLesson(), strangeLesson(), mixedLesson(t)}
	rapid.Check(t, func(r *rapid.T) {
		l := rapid.SampledFrom(lessons).Draw(r, "lesson")
		s := player.State{Lesson: l, Number: 1, Count: 8, Beat: player.Still(), Page: rapid.IntRange(1, len(l.Frames)).Draw(r, "page")}
		s.Question = rapid.IntRange(0, max(0, len(s.Frame().Questions)-1)).Draw(r, "question")
		s = s.Do(player.Command{Kind: rapid.SampledFrom([]player.CommandKind{player.CmdWhatIf, player.CmdBeside}).Draw(r, "mode")})
		for range rapid.IntRange(0, 6).Draw(r, "commands") {
			kind := rapid.SampledFrom([]player.CommandKind{
				player.CmdField, player.CmdChange, player.CmdMissing, player.CmdUndo, player.CmdSide, player.CmdBeside, player.CmdNext,
			}).Draw(r, "command")
			s = s.Do(player.Command{Kind: kind, N: rapid.IntRange(1, 5).Draw(r, "n")})
		}
		s.Zoom = rapid.Bool().Draw(r, "zoom")
		screen := Screen{
			State: s, W: rapid.IntRange(40, 180).Draw(r, "w"), H: rapid.IntRange(12, 60).Draw(r, "h"),
			Theme: NewTheme(rapid.SampledFrom(ThemeNames()).Draw(r, "theme"), TrueColour),
			ASCII: rapid.Bool().Draw(r, "ascii"), Words: i18n.For(rapid.SampledFrom(i18n.Langs()).Draw(r, "lang")),
		}
		for i, row := range screen.Render().Rows {
			if Width(row) != screen.W {
				r.Fatalf("row %d is %d cells wide, want %d: %q", i, Width(row), screen.W, row)
			}
		}
	})
}
