package views

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// everyQuestion calls a function with every question of every step of the
// lessons that ship, in every arrangement and both languages.
func everyQuestion(t *testing.T, look func(name string, s Screen, f *player.Frame)) {
	t.Helper()
	for _, number := range ledgerLessons {
		for _, size := range ledgerSizes {
			for _, lang := range i18n.Langs() {
				s := stepScreen(t, number)
				s.W, s.H, s.Words = size[0], size[1], i18n.For(lang)
				for i := range s.State.Lesson.Frames {
					f := &s.State.Lesson.Frames[i]
					for question := range f.Questions {
						s.State.Page, s.State.Question = i+1, question
						look(fmt.Sprintf("lesson %d, step %d%s, %v, %s", number, i+1, f.Questions[question].Label, size, lang), s, f)
					}
				}
			}
		}
	}
}

// planeRowsOf gives the gutter of the plane row by row, with the end of the
// crosshair; where one pane fills the screen, its ledger.
func planeRowsOf(s Screen) []string {
	if s.W < 80 {
		s.State.Pane = player.PaneLedger
	}
	layout, _ := Arrange(s.W, s.H, s.room())
	step := s.ledgerStep(&sketch{layout: layout})
	width := layout.Left.X + step.gutterWidth() + step.stripWidth() + 1
	var out []string
	for _, row := range s.Render().Rows[layout.Panes.Y:] {
		left := headOf(row, width)
		start := strings.TrimSpace(left)
		if strings.HasPrefix(start, s.Words.Ledger.Memories) || strings.HasPrefix(start, SignQuestion) {
			break
		}
		if strings.HasSuffix(strings.TrimSpace(left), SignHorizontal) && !strings.Contains(left, SignFocus) {
			continue // below the dashed line nothing is written
		}
		out = append(out, left)
	}
	return out
}

func TestRecordTimeNeverRunsBackwardsDownTheGutter(t *testing.T) {
	date := regexp.MustCompile(`\d\d-\d\d`)
	event := regexp.MustCompile(`[✎✓✗⊘†] `)
	everyQuestion(t, func(name string, s Screen, f *player.Frame) {
		known := f.Questions[s.State.Question].Ask.Query.Known.String()[5:10]
		last, marked := "", false
		for _, row := range planeRowsOf(s) {
			all := date.FindAllString(row, -1)
			for _, on := range all {
				if on < last {
					t.Errorf("%s: %s stands below %s", name, on, last)
				}
				if !event.MatchString(row) {
					last = on
					continue
				}
				if marked && on <= known {
					t.Errorf("%s: %q stands below the row of %s", name, row, known)
				}
				if on == last {
					t.Errorf("%s: %s has two rows", name, on)
				}
				last = on
			}
			if !strings.Contains(row, SignFocus) || len(all) == 0 {
				continue
			}
			marked = marked || all[0] == known
			if !slices.ContainsFunc(f.Questions, func(q player.Question) bool { return q.Ask.Query.Known.String()[5:10] >= all[0] }) {
				t.Errorf("%s: no question asks by a day so late: %q", name, row)
			}
		}
	})
}

func TestAQuestionOfTheDayOfAnEventStandsInTheRowOfTheEvent(t *testing.T) {
	for _, at := range []struct {
		step, question int
		want           string
	}{{2, 1, "03-02 ✎ m2▸"}, {3, 0, "03-02 ✎ m2 m3▸"}, {3, 1, "03-02 ✎ m2 m3▸"}, {3, 2, "03-02 ✎ m2 m3▸"}} {
		for _, size := range ledgerSizes[:3] {
			s := stepScreen(t, 2)
			s.W, s.H, s.State.Page, s.State.Question = size[0], size[1], at.step, at.question
			gutter := strings.ReplaceAll(strings.Join(planeRowsOf(s), "\n"), " ▸", "▸")
			if !strings.Contains(gutter, at.want) {
				t.Errorf("step %d, question %d at %v lacks %q:\n%s", at.step, at.question+1, size, at.want, gutter)
			}
		}
	}
}

func TestEventsOfOneInstantAreCountedWhereTheyDoNotFit(t *testing.T) {
	var ops []core.Op
	for _, id := range []string{"m1", "m2", "m3", "m4"} {
		ops = append(ops, rec(id, "30s", "2026-01-01", "2026-01-01", "D1"))
	}
	s := Screen{State: ledgerLesson("Four at once", on("Four", "2026-01-01", ops...)), W: 80, H: 24, Theme: NewTheme(Dark, TrueColour), Words: i18n.For(i18n.English)}
	if gutter := strings.Join(planeRowsOf(s), "\n"); !strings.Contains(gutter, "01-01 ✎ 4") {
		t.Errorf("four events of one day are not counted:\n%s", gutter)
	}
}

func TestTheQuestionInWordsStandsAboveItsPaneOnceItIsAsked(t *testing.T) {
	places := map[[2]int]Point{{80, 24}: {48, 3}, {100, 30}: {62, 4}, {120, 40}: {77, 5}}
	for _, lang := range i18n.Langs() {
		for size, at := range places {
			s := stepScreen(t, 1)
			s.W, s.H, s.Words, s.State.Page, s.State.Question = size[0], size[1], i18n.For(lang), 4, 1
			want := map[i18n.Lang]string{i18n.English: "B: ", i18n.Chinese: "B："}[lang] + headOf(s.say(s.State.Frame().Questions[1].Name), 16)
			for _, beat := range s.State.Frame().Beats(0) {
				s.State.Beat = beat
				rows := s.Render().Rows
				row := rows[at.Y]
				if there := strings.HasPrefix(strings.TrimLeft(row, " "), want); there != beat.Shows(player.StageAsked) {
					t.Errorf("%v, %s at %s: in words %v: %q", size, lang, beat.Stage, there, row)
				}
				if x := len(row) - len(strings.TrimLeft(row, " ")); beat.IsStill() && x != at.X {
					t.Errorf("%v, %s: the question begins at %d, want %d", size, lang, x, at.X)
				}
				if n := strings.Count(strings.Join(rows, "\n"), want); n > 1 {
					t.Errorf("%v, %s: the question stands %d times", size, lang, n)
				}
			}
		}
	}
}

func TestADateOverThePlaneIsNotReadAsThatOfATick(t *testing.T) {
	s := stepScreen(t, 1)
	s.State.Page = 2
	rows := strings.Join(s.Render().Rows, "\n")
	if !strings.Contains(rows, "06-10 ▾") || strings.Contains(rows, "▾ 06-10") {
		t.Errorf("06-10 stands under 07-01:\n%s", rows)
	}
}

func TestALaneThatIsNotRecordedYetSaysWhenItWas(t *testing.T) {
	for _, size := range ledgerSizes[:3] {
		for _, lang := range i18n.Langs() {
			s := stepScreen(t, 1)
			s.W, s.H, s.Words, s.State.Page, s.State.Question = size[0], size[1], i18n.For(lang), 4, 1
			lane := ""
			for _, row := range s.Render().Rows {
				if left := string([]rune(row)[:size[0]*55/100]); strings.HasPrefix(strings.TrimSpace(left), "m2 20s") {
					lane = left
				}
			}
			if !strings.Contains(lane, "06-10") || strings.Contains(lane, "…") {
				t.Errorf("%v, %s: %q does not say when m2 was recorded", size, lang, lane)
			}
		}
	}
}

func TestTheCrosshairNeverRunsThroughWords(t *testing.T) {
	touching := regexp.MustCompile(`[\p{L}\p{N}]┊|┊[\p{L}\p{N}]`)
	everyQuestion(t, func(name string, s Screen, f *player.Frame) {
		for _, row := range s.Render().Rows {
			if at := touching.FindString(row); at != "" {
				t.Errorf("%s: %q in %q", name, at, row)
			}
		}
	})
}

func TestTheCountOfChangesIsInTheRightNumberAndNeverOfNothing(t *testing.T) {
	everyQuestion(t, func(name string, s Screen, f *player.Frame) {
		rows := strings.Join(s.Render().Rows, "\n")
		for _, wrong := range []string{"of 1 cells", "of 0", "/0 格", "0 格中"} {
			if strings.Contains(rows, wrong) && !strings.Contains(rows, "1"+wrong) {
				t.Errorf("%s: %q", name, wrong)
			}
		}
	})
}

func TestARecordOfAnotherDaySaysSo(t *testing.T) {
	for _, lang := range i18n.Langs() {
		s := stepScreen(t, 2)
		s.Words, s.State.Page = i18n.For(lang), 4
		want := map[i18n.Lang]string{i18n.English: "✎ m4 recorded on 09-15: temporary old", i18n.Chinese: "✎ 于 09-15 记入 m4：temporary old"}[lang]
		if rows := strings.Join(s.Render().Rows, "\n"); !strings.Contains(rows, want) {
			t.Errorf("%s: %q is not there", lang, want)
		}
		s.State.Page = 3
		if row := s.Render().Rows[4]; strings.Contains(row, "03-02") {
			t.Errorf("%s: a record of the day itself says its day: %q", lang, row)
		}
	}
}

func TestAStepThatStandsStillHalfUnfoldedSaysHowToGoOn(t *testing.T) {
	s := stepScreen(t, 1)
	s.W, s.H, s.State.Page = 100, 30, 2
	s.State.Beat = s.State.Frame().Beats(0)[2]
	if row := s.Render().Rows[2]; !strings.Contains(row, "paused  beat 3 of 12 · space goes on") {
		t.Errorf("paused: %q", row)
	}
	s.State.Beat, s.State.Unfolded = player.Still(), true
	for _, size := range ledgerSizes[:3] {
		s.W, s.H = size[0], size[1]
		layout, _ := Arrange(s.W, s.H, s.room())
		row := s.Render().Rows[layout.StepTitle.Y]
		if !strings.Contains(row, "discussion · space goes on") || strings.Contains(row, "…") {
			t.Errorf("%v, resting: %q", size, row)
		}
	}
	s.State.Unfolded = false
	if row := s.Render().Rows[3]; strings.Contains(row, "space") {
		t.Errorf("reached by hand: %q", row)
	}
}

func TestAClickOnAQuestionChoosesIt(t *testing.T) {
	for _, size := range ledgerSizes[:3] {
		s := stepScreen(t, 1)
		s.W, s.H, s.State.Page = size[0], size[1], 4
		p := s.Render()
		for y, row := range p.Rows {
			_, text, found := strings.Cut(row, "  C ")
			if !found || !strings.Contains(text, "08-01") {
				continue
			}
			x := Width(row[:len(row)-len(text)])
			var meant player.Command
			for _, z := range p.Zones {
				if z.Contains(x, y) {
					meant = z.Command
				}
			}
			if meant.Kind != player.CmdGoToQuestion || meant.N != 2 {
				t.Errorf("%v: a click on %q means %+v", size, text, meant)
			}
		}
	}
}

func TestALabelGivesWayToAPointByTakingAnotherRow(t *testing.T) {
	s := stepScreen(t, 1)
	s.W, s.H, s.State.Page, s.State.Question = 80, 24, 4, 2
	rows := strings.Join(s.Render().Rows, "\n")
	for _, want := range []string{"▏ 30s m1 · D1 ", "▏ 20s m2 · D2"} {
		if !strings.Contains(rows, want) {
			t.Errorf("%q is not whole:\n%s", want, rows)
		}
	}
}

func TestTheWhyIsSetOffFromTheAnswerAt80By24(t *testing.T) {
	for _, number := range ledgerLessons {
		s := stepScreen(t, number)
		s.W, s.H = 80, 24
		for i := range s.State.Lesson.Frames {
			s.State.Page = i + 1
			rows := s.Render().Rows
			for y, row := range rows {
				if right := string([]rune(row)[48:]); strings.HasPrefix(right, "WHY ") {
					if above := string([]rune(rows[y-1])[48:]); strings.TrimSpace(above) != "" {
						t.Errorf("lesson %d, step %d: %q stands on WHY", number, i+1, above)
					}
				}
			}
		}
	}
}

func TestABlockHasABlankCellAtItsRightEdge(t *testing.T) {
	for _, lang := range i18n.Langs() {
		for _, width := range []int{29, 31, 33, 36, 40} {
			s := stepScreen(t, 1)
			s.W, s.H, s.Words, s.State.Page, s.State.Question = 80, 24, i18n.For(lang), 4, 2
			layout, _ := Arrange(s.W, s.H, s.room())
			c := NewCanvas(width, 3, Bg, false)
			s.ledgerStep(&sketch{layout: layout}).drawAnswer(c, Rect{0, 0, width, 3})
			for _, row := range c.Rows() {
				if !strings.HasSuffix(row, " ") {
					t.Errorf("%s, %d cells: %q touches the edge", lang, width, row)
				}
			}
			if head := c.Rows()[0]; !strings.Contains(head, "C") || !strings.Contains(head, "10-16") {
				t.Errorf("%s, %d cells: the head is %q", lang, width, head)
			}
		}
	}
}
