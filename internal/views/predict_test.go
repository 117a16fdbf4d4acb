package views

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// command is short for one of a kind with a number.
func command(kind player.CommandKind, n int) player.Command { return player.Command{Kind: kind, N: n} }

// pressed does commands one after the other.
func pressed(s player.State, commands ...player.Command) player.State {
	for _, c := range commands {
		s = s.Do(c)
	}
	return s
}

var (
	toPredict = command(player.CmdPredict, 0)
	toClass   = command(player.CmdClass, 0)
	onward    = command(player.CmdNext, 0)
	downward  = command(player.CmdGuess, 1)
	committed = command(player.CmdCommit, 0)
	opened    = command(player.CmdHands, 0)
	taken     = command(player.CmdTake, 0)
)

func hands(n int) player.Command { return player.Command{Kind: player.CmdType, Text: number(n)} }

// after sets a view's state by commands.
func after(commands ...player.Command) func(*player.State) {
	return func(s *player.State) { *s = pressed(*s, commands...) }
}

// voted counts hands for the first choices of a question.
func voted(counts ...int) []player.Command {
	out := []player.Command{toClass}
	for i, n := range counts {
		if i > 0 {
			out = append(out, downward)
		}
		out = append(out, opened, hands(n), taken)
	}
	return out
}

// unlike gives lessons that look the same until the last step is answered:
// what makes the difference happened in its first.
func unlike() []*player.Lesson {
	m1, m2 := rec("m1", "30s", "2026-01-01", "2026-01-01", "D1"), rec("m2", "20s", "2026-07-01", "2026-06-10", "D2")
	replacing, unverified, all := m2, m2, m2
	replacing.Supersedes = []string{"m1"}
	unverified.Status = core.StatusCandidate
	var out []*player.Lesson
	for _, second := range []core.Record{m2, replacing, unverified, all} {
		out = append(out, ledgerLesson("One of several", on("Recorded", "2026-06-10", m1, second), on("Asked", "2026-10-17")).Lesson)
	}
	// And one in which only the answer is another one.
	out[3].Frames[1].Questions[0].Ask.Answer = core.Answer{Status: core.NotFound, Evidence: []string{}}
	return out
}

// undecided gives lessons with one and the same record, decided differently.
func undecided() []*player.Lesson {
	var out []*player.Lesson
	for _, candidate := range []core.Candidate{*observation().Candidate, *experience().Candidate, {ID: "r"}} {
		l := decideLesson()
		q := l.Frames[0].Questions[0].Decide
		request := q.Request
		request.Candidate = &candidate
		other := core.Decide(request)
		for i := range other.Fields {
			other.Fields[i].Value = q.Decision.Fields[i].Value
		}
		other.Record = q.Decision.Record
		q.Decision = other
		out = append(out, l)
	}
	return out
}

// looks gives the pictures of a state in many forms.
func looks(s player.State) map[string]Screen {
	out := map[string]Screen{}
	for _, size := range [][2]int{{120, 40}, {100, 30}, {80, 24}, {40, 12}} {
		for _, theme := range []ThemeName{Dark, Mono} {
			for _, lang := range i18n.Langs() {
				name := fmt.Sprint(size, theme, lang)
				out[name] = Screen{State: s, W: size[0], H: size[1], Theme: NewTheme(theme, TrueColour), Words: i18n.For(lang), ASCII: theme == Mono}
			}
		}
	}
	return out
}

// variations are the states into which one can bring a screen on which an
// answer is hidden.
func variations(hidden player.State) map[string]player.State {
	out := map[string]player.State{"predict": hidden}
	for _, pane := range hidden.Panes() {
		focused := hidden.Do(player.Command{Kind: player.CmdFocus, Pane: pane})
		out["pane "+string(pane)], out["zoom "+string(pane)] = focused, focused.Do(command(player.CmdZoom, 0))
	}
	for _, kind := range []player.CommandKind{
		player.CmdWhy, player.CmdDifference, player.CmdFlip, player.CmdWhatIf, player.CmdBeside, player.CmdCrosshair, player.CmdHelp,
		player.CmdLessons, player.CmdPalette, player.CmdTerms, player.CmdNotes, player.CmdScale, player.CmdPlayOnly,
	} {
		out[string(kind)] = hidden.Do(command(kind, 0))
	}
	return out
}

func TestAHiddenQuestionShowsNothingOfItsAnswer(t *testing.T) {
	for kind, lessons := range map[string][]*player.Lesson{"ledger": unlike(), "decision": undecided()} {
		var first map[string][]string
		state := func(l *player.Lesson) player.State {
			page := map[string]int{"ledger": 2, "decision": 1}[kind]
			return player.State{Lesson: l, Number: 1, Count: 8, Name: "one", Page: page, Beat: player.Still()}
		}
		for i, l := range lessons {
			s := state(l)
			got := map[string][]string{}
			states := variations(pressed(s, toPredict))
			states["class"] = pressed(s, voted(3, 5)...)
			for name, state := range states {
				for look, screen := range looks(state) {
					p := screen.Render()
					got[name+" "+look] = append(p.Lines, fmt.Sprint(p.Fits, p.Reach, p.Zones))
				}
			}
			if i == 0 {
				first = got
				continue
			}
			for name, lines := range got {
				if !slices.Equal(lines, first[name]) {
					t.Fatalf("%s %d, %s: it shows\n%s\nand the first one\n%s", kind, i, name, strings.Join(lines, "\n"), strings.Join(first[name], "\n"))
				}
			}
		}
		// They do differ: the test can fail.
		for name, screen := range looks(pressed(state(lessons[0]), toPredict, onward)) {
			other := screen
			other.State.Lesson = lessons[1]
			if other.State.Hides() || slices.Equal(other.Render().Rows, screen.Render().Rows) {
				t.Errorf("%s: %s shows the same once it is answered", kind, name)
			}
		}
	}
}

func TestWhatTellsAnAnswerWaitsForAllQuestionsOfTheStep(t *testing.T) {
	lesson := conflictingLesson()
	lesson.Scenario.Steps[3].Say = prose("B was 30s and C is 20s.", "B 是 30s，C 是 20s。")
	s := pressed(player.State{Lesson: lesson, Page: 4, Beat: player.Still()}, toPredict, committed)
	for name, screen := range looks(s) {
		for _, state := range variations(s) {
			screen.State = state
			rows := strings.Join(screen.Render().Rows, "\n")
			if strings.Contains(rows, "C is 20s") || strings.Contains(rows, "C 是 20s") {
				t.Errorf("%s: the explanation answers C, which is hidden", name)
			}
		}
	}
	all := pressed(s, onward, onward, onward, onward)
	screen := looks(all)[fmt.Sprint([2]int{120, 40}, Dark, i18n.English)]
	if rows := strings.Join(screen.Render().Rows, "\n"); !strings.Contains(rows, "C is 20s") {
		t.Error("with all three answered the explanation follows")
	}
}

func TestTheStepsTitleGivesWayToTheNumberOfTheQuestion(t *testing.T) {
	lesson := conflictingLesson()
	for name, screen := range looks(pressed(player.State{Lesson: lesson, Page: 5, Beat: player.Still()}, toPredict)) {
		title := screen.say(lesson.Frames[4].Step.Title)
		for state, s := range variations(screen.State) {
			screen.State = s
			if rows := strings.Join(screen.Render().Rows, "\n"); strings.Contains(rows, title) && state != "notes" {
				t.Errorf("%s, %s: the title is %q", name, state, title)
			}
		}
	}
	screen := view{lesson: lesson, page: 5, w: 80, h: 24, lang: i18n.English, state: after(toPredict)}.screen()
	if row := screen.Render().Rows[1]; !strings.HasPrefix(row, " Question 7 ") {
		t.Errorf("the title is %q", row)
	}
}

func TestTheCaptionNamesTheRungThatDecides(t *testing.T) {
	stale, four := staleLesson().Lesson, fourLesson()
	for _, c := range []struct {
		lesson         *player.Lesson
		page, question int
		choice         int
		want           string
	}{
		{conflictingLesson(), 5, 0, 1, "✗ Not this time. m2 and m3 are left and say 20s ≠ 30s: no winner is picked."},
		{conflictingLesson(), 3, 0, 0, "✗ Not this time. m1 30s falls at check 8, not superseded: superseded by m2. m2 passes all nine checks."},
		{conflictingLesson(), 2, 0, 1, "✗ Not this time. m2 20s falls at check 7, valid that day: from 07-01. m1 passes all nine checks."},
		{conflictingLesson(), 1, 0, 0, "✓ Right. m1 passes all nine checks."},
		{four, 4, 0, 0, "✗ Not this time. No memory passes all nine checks. m1 30s falls at check 6, evidence holds: D1 revoked."},
		{stale, 3, 0, len(stale.Frames[2].Choices(0)) - 1, "✓ Right. No memory passes all nine checks."},
	} {
		v := view{lesson: c.lesson, page: c.page, question: c.question, w: 120, h: 40, lang: i18n.English, state: after(toPredict, command(player.CmdGuess, c.choice), committed)}
		text := strings.Join(strings.Fields(strings.Join(v.screen().Render().Rows[35:38], " ")), " ")
		if !strings.HasPrefix(text, c.want) {
			t.Errorf("step %d: it says %q, want %q", c.page, text, c.want)
		}
	}
}

func TestTheCaptionNamesTheRuleThatDecides(t *testing.T) {
	for _, c := range []struct {
		page, choice int
		want         string
	}{
		{2, 2, "✗ Not this time. Rule 1 decides: candidate.source is missing. Rule 1 comes before rule 3."},
		{2, 0, "✓ Right. Rule 1 decides: candidate.source is missing."},
		{1, 0, "✗ Not this time. Rule 3 decides: The record is complete, current and for this task alone. Rule 1 does not apply: everything is there."},
		{3, 2, "✗ Not this time. Rule 4 decides: The record is complete and current, reaches across tasks and can be revised: it may be reviewed for long-term use. Rule 3 does not apply: the reach is cross-task."},
		{5, 3, "✗ Not this time. Rule 1 decides: "},
	} {
		v := view{lesson: decideLesson(), page: c.page, w: 120, h: 40, lang: i18n.English, state: after(toPredict, command(player.CmdGuess, c.choice), committed)}
		text := strings.Join(strings.Fields(strings.Join(v.screen().Render().Rows[35:38], " ")), " ")
		if !strings.HasPrefix(text, c.want) {
			t.Errorf("step %d: it says %q, want %q", c.page, text, c.want)
		}
	}
}

func TestTheLongestBarOfHandsFillsItsRow(t *testing.T) {
	for _, c := range []struct{ n, most, cells, want int }{
		{14, 14, 32, 32}, {8, 14, 32, 18}, {4, 14, 32, 9}, {1, 14, 32, 2}, {1, 9999, 32, 1}, {0, 14, 32, 0}, {player.NoHands, 14, 32, 0}, {3, 3, 0, 0},
	} {
		if got := Width(barOf(c.n, c.most, c.cells)); got != c.want {
			t.Errorf("%d of %d in %d cells is a bar of %d, want %d", c.n, c.most, c.cells, got, c.want)
		}
	}
}

func TestTheInsertionPointStandsInTheNumberOfHands(t *testing.T) {
	v := view{lesson: conflictingLesson(), page: 5, w: 100, h: 30, lang: i18n.English, state: after(toClass, downward, opened, hands(14))}
	p := v.screen().Render()
	if p.Cursor == nil {
		t.Fatal("there is no cursor")
	}
	row := []rune(p.Rows[p.Cursor.Y])
	if got := string(row[p.Cursor.X-4 : p.Cursor.X+2]); got != "‹ 14 ›" {
		t.Errorf("around the cursor stands %q", got)
	}
}

// manyValues asks after four values of one day.
func manyValues() *player.Lesson {
	var do []core.Op
	for i, value := range []string{"10s", "20s", "30s", "40s"} {
		do = append(do, rec(fmt.Sprintf("m%d", i+1), value, "2026-01-01", "2026-01-01", fmt.Sprintf("D%d", i+1)))
	}
	return ledgerLesson("Four values", on("All four stand", "2026-01-01", do...)).Lesson
}

func predictViews() []view {
	timeout, decide, three := conflictingLesson(), decideLesson(), threeLesson()
	var out []view
	add := func(name string, v view, commands ...player.Command) {
		v.state = func(s *player.State) {
			ahead(s)
			*s = pressed(*s, commands...)
		}
		for _, size := range []view{{w: 120, h: 40, lang: i18n.English}, {w: 80, h: 24, lang: i18n.Chinese}} {
			v.w, v.h, v.lang = size.w, size.h, size.lang
			v.name = fmt.Sprintf("predict-%s-%dx%d-%s", name, v.w, v.h, v.lang)
			out = append(out, v)
		}
	}
	last, blocked := view{lesson: timeout, page: 5}, view{lesson: decide, page: 2}
	add("ledger-before", last, toPredict, downward)
	add("ledger-wrong", last, toPredict, downward, committed)
	add("ledger-right", last, toPredict, downward, downward, committed)
	add("ledger-class", last, voted(4, 14, 8, 1)...)
	add("ledger-class-typing", last, append(voted(4), downward, opened, hands(14))...)
	add("ledger-class-after", last, append(voted(4, 14, 8, 1), onward)...)
	add("ledger-several", view{lesson: timeout, page: 4}, toPredict, committed)
	add("ledger-pair", view{lesson: timeout, page: 4}, toPredict, committed, onward, committed, onward, committed)
	add("ledger-values", view{lesson: manyValues(), page: 1}, toPredict, command(player.CmdGuess, 4), committed, committed, downward, downward, committed)
	add("decision-before", blocked, toPredict, downward)
	add("decision-wrong", blocked, toPredict, downward, committed)
	add("decision-right", blocked, toPredict, committed)
	add("decision-class", blocked, voted(4, 14, 8, 1)...)
	add("decision-class-after", blocked, append(voted(4, 14, 8, 1), onward)...)
	add("decision-three", view{lesson: three, page: 1, question: 1}, toPredict)
	whole := []player.Command{toPredict}
	for range 7 {
		whole = append(whole, onward, committed)
	}
	add("opening", view{lesson: timeout}, toPredict, onward, committed, command(player.CmdFirst, 0))
	add("closing", view{lesson: timeout}, append(whole, onward)...)
	add("closing-class", view{lesson: timeout, page: 5}, append(voted(4, 14, 8, 1), onward, onward)...)
	small := func(v view, name string, lang i18n.Lang, commands ...player.Command) {
		v.name, v.w, v.h, v.lang, v.state = "predict-"+name+"-40x12-"+string(lang), 40, 12, lang, after(commands...)
		out = append(out, v)
	}
	small(last, "ledger-before", i18n.English, toPredict, downward)
	small(last, "ledger-wrong", i18n.Chinese, toPredict, downward, committed)
	small(last, "ledger-class", i18n.English, voted(4, 14)...)
	small(blocked, "decision-before", i18n.Chinese, toPredict, downward)
	small(blocked, "decision-wrong", i18n.English, toPredict, downward, committed)
	return append(out,
		view{name: "predict-ledger-before-100x30-mono", lesson: timeout, page: 5, w: 100, h: 30, lang: i18n.English, theme: Mono, state: after(toPredict, downward)},
		view{name: "predict-ledger-class-100x30-mono", lesson: timeout, page: 5, w: 100, h: 30, lang: i18n.English, theme: Mono, state: after(voted(4, 14, 8, 1)...)},
		view{name: "predict-ledger-class-80x24-ascii", lesson: timeout, page: 5, w: 80, h: 24, lang: i18n.English, theme: Mono, ascii: true, state: after(voted(4, 14, 8, 1)...)},
		view{name: "predict-decision-class-80x24-ascii", lesson: decide, page: 2, w: 80, h: 24, lang: i18n.English, theme: Mono, ascii: true, state: after(append(voted(4, 14, 8, 1), onward)...)},
		view{name: "predict-ledger-wrong-100x30-en", lesson: timeout, page: 5, w: 100, h: 30, lang: i18n.English, state: after(toPredict, downward, committed)},
		view{name: "predict-decision-wrong-100x30-en", lesson: decide, page: 2, w: 100, h: 30, lang: i18n.English, state: after(toPredict, downward, downward, committed)},
	)
}

func TestPredictionsAreAsDrawn(t *testing.T) {
	for _, v := range predictViews() {
		t.Run(v.name, func(t *testing.T) { v.compare(t) })
	}
}

func TestEveryRowOfAPredictionIsExactlyAsWideAsTheScreen(t *testing.T) {
	lessons := []*player.Lesson{conflictingLesson(), fourLesson(), scopeLesson(), decideLesson(), threeLesson(), manyValues(), longLesson().Lesson, alikeLesson().Lesson, silentLesson().Lesson}
	rapid.Check(t, func(t *rapid.T) {
		l := rapid.SampledFrom(lessons).Draw(t, "lesson")
		s := player.State{Lesson: l, Page: rapid.IntRange(0, len(l.Frames)+1).Draw(t, "page"), Beat: player.Still()}
		s = s.Do(rapid.SampledFrom([]player.Command{toPredict, toClass}).Draw(t, "mode"))
		for range rapid.IntRange(0, 12).Draw(t, "presses") {
			s = s.Do(rapid.SampledFrom([]player.Command{
				onward, downward, committed, opened, hands(7), hands(9876), taken, command(player.CmdPrevious, 0), toPredict, toClass,
				command(player.CmdZoom, 0), {Kind: player.CmdFocusNext, N: 1}, command(player.CmdGoTo, len(l.Frames)),
			}).Draw(t, "press"))
		}
		lang := rapid.SampledFrom(i18n.Langs()).Draw(t, "lang")
		screen := Screen{
			State: s, W: rapid.IntRange(1, 180).Draw(t, "w"), H: rapid.IntRange(1, 55).Draw(t, "h"), ASCII: rapid.Bool().Draw(t, "ascii"),
			Words: i18n.For(lang), Theme: NewTheme(rapid.SampledFrom(ThemeNames()).Draw(t, "theme"), TrueColour),
		}
		for y, row := range screen.Render().Rows {
			if Width(row) != screen.W {
				t.Fatalf("row %d is %d cells wide, want %d: %q", y, Width(row), screen.W, row)
			}
			if screen.ASCII && lang == i18n.English && !isASCII(row) && l != lessons[7] {
				t.Fatalf("row %d holds more than ASCII: %q", y, row)
			}
		}
	})
}
