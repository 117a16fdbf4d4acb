package scenarios

import (
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
	"github.com/google/go-cmp/cmp"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/views"
)

func load(t *testing.T, e Entry) *scenario.Scenario {
	t.Helper()
	sc, problems := scenario.Load(e.Name+extension, e.Data)
	if sc == nil {
		t.Fatalf("%s cannot be read: %v", e.Name, problems)
	}
	return sc
}

func each(t *testing.T, check func(t *testing.T, sc *scenario.Scenario)) {
	for _, e := range List() {
		t.Run(e.Name, func(t *testing.T) { check(t, load(t, e)) })
	}
}

func TestEveryLessonLoadsWithoutAnyDiagnostic(t *testing.T) {
	for _, e := range List() {
		_, problems := scenario.Load(e.Name+extension, e.Data)
		for _, p := range problems {
			t.Errorf("%s:%d:%d: %s %q", e.Name, p.At.Start.Line, p.At.Start.Col, p.Code, p.Args)
		}
	}
}

func TestEveryLessonHoldsItsExpectations(t *testing.T) {
	each(t, func(t *testing.T, sc *scenario.Scenario) {
		for _, p := range scenario.Check(sc) {
			t.Errorf("%d:%d: %s %q", p.At.Start.Line, p.At.Start.Col, p.Code, p.Args)
		}
	})
}

func TestEveryQuestionOfALessonHasItsExpectation(t *testing.T) {
	each(t, func(t *testing.T, sc *scenario.Scenario) {
		for i, step := range sc.Steps {
			for n, ask := range step.Ask {
				if ask.Expect == nil || ask.Expect.Status == nil {
					t.Errorf("step %d, ask %d expects no status", i+1, n+1)
				}
				if ask.Name.IsZero() {
					t.Errorf("step %d, ask %d has no name", i+1, n+1)
				}
			}
			for n, d := range step.Decide {
				if e := d.Expect; e == nil || e.State == nil || e.Phase == nil || e.Unknowns == nil || e.NextAction == nil {
					t.Errorf("step %d, decide %d does not expect a whole decision", i+1, n+1)
				}
			}
		}
	})
}

// prose calls visit for every text of a lesson, with its place.
func prose(v reflect.Value, at string, visit func(at string, p scenario.Prose)) {
	if p, ok := v.Interface().(scenario.Prose); ok {
		visit(at, p)
		return
	}
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				prose(v.Field(i), at+"."+v.Type().Field(i).Name, visit)
			}
		}
	case reflect.Slice:
		for i := range v.Len() {
			prose(v.Index(i), fmt.Sprintf("%s[%d]", at, i+1), visit)
		}
	case reflect.Pointer:
		if !v.IsNil() {
			prose(v.Elem(), at, visit)
		}
	}
}

// mayBeLeftOut are the texts that need not be there at all: the built-in
// terms are explained by the program, and a single decision needs no name.
var mayBeLeftOut = regexp.MustCompile(`^\.Terms|\.Decide\[\d+\]\.Name$`)

func TestEveryTextIsThereInBothLanguages(t *testing.T) {
	each(t, func(t *testing.T, sc *scenario.Scenario) {
		texts := 0
		prose(reflect.ValueOf(*sc), "", func(at string, p scenario.Prose) {
			if p.IsZero() && mayBeLeftOut.MatchString(at) {
				return
			}
			texts++
			if p.Any != "" || p.En == "" || p.Zh == "" {
				t.Errorf("%s is not there in both languages: %+v", at, p)
			}
		})
		if texts < 8+3*len(sc.Steps) {
			t.Errorf("only %d texts", texts)
		}
	})
}

func TestTheExplanationFitsThreeLinesOf78CellsInBothLanguages(t *testing.T) {
	each(t, func(t *testing.T, sc *scenario.Scenario) {
		for i, step := range sc.Steps {
			for _, lang := range i18n.Langs() {
				text, _ := step.Say.In(lang)
				lines := views.Wrap(text, 78)
				if len(lines) > 3 {
					t.Errorf("step %d takes %d lines in %s:\n%s", i+1, len(lines), lang, strings.Join(lines, "\n"))
				}
				for _, line := range lines {
					if ansi.StringWidth(line) > 78 {
						t.Errorf("step %d in %s: %q is too wide", i+1, lang, line)
					}
				}
			}
		}
	})
}

func TestTheQuestionAndTitlesStandOnOneLine(t *testing.T) {
	each(t, func(t *testing.T, sc *scenario.Scenario) {
		for _, lang := range i18n.Langs() {
			question, _ := sc.Question.In(lang)
			if n := ansi.StringWidth(question); n > 74 {
				t.Errorf("the question takes %d cells in %s", n, lang)
			}
			title, _ := sc.Title.In(lang)
			if n := ansi.StringWidth(title); n > 40 {
				t.Errorf("the title takes %d cells in %s, beside the rail there are 40", n, lang)
			}
			for i, step := range sc.Steps {
				name, _ := step.Title.In(lang)
				if n := ansi.StringWidth(name); n > 60 {
					t.Errorf("the title of step %d takes %d cells in %s", i+1, n, lang)
				}
			}
		}
	})
}

func TestABuiltInWordIsExplainedBeforeItIsUsed(t *testing.T) {
	each(t, func(t *testing.T, sc *scenario.Scenario) {
		var explained []string
		for _, term := range sc.Terms {
			explained = append(explained, term.ID)
		}
		for i, step := range sc.Steps {
			for _, lang := range i18n.Langs() {
				for _, text := range []scenario.Prose{step.Title, step.Say} {
					said, _ := text.In(lang)
					for _, id := range i18n.For(lang).Glossary.Said(said) {
						if !slices.Contains(explained, id) {
							t.Errorf("step %d says %s in %s, which no term explains: %s", i+1, id, lang, said)
						}
					}
				}
			}
		}
	})
}

// chinese are the habits of Chinese typography that an ASCII keyboard breaks.
var chinese = []struct {
	wrong *regexp.Regexp
	why   string
}{
	{regexp.MustCompile(`\p{Han}[,.;:?!()]|[,;:?!()]\p{Han}`), "half-width punctuation beside a Chinese character"},
	{regexp.MustCompile(`[“”‘’"']`), "quotes other than 「」"},
	{regexp.MustCompile(`[ \t]{2}|\n`), "a double blank or a line end"},
	{regexp.MustCompile(`\p{Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Han}`), "no blank between Chinese and Latin"},
	{regexp.MustCompile(`\p{Han} \p{Han}`), "a blank between Chinese characters"},
	{regexp.MustCompile(` [，。；：！？、）」]|[，。；：！？、（「」] `), "a blank beside full-width punctuation"},
	{regexp.MustCompile(`[Ａ-Ｚａ-ｚ０-９]`), "a full-width letter or digit"},
}

func TestChineseTextsKeepChineseTypography(t *testing.T) {
	each(t, func(t *testing.T, sc *scenario.Scenario) {
		prose(reflect.ValueOf(*sc), "", func(at string, p scenario.Prose) {
			for _, habit := range chinese {
				if m := habit.wrong.FindString(p.Zh); m != "" {
					t.Errorf("%s: %s: %q in %q", at, habit.why, m, p.Zh)
				}
			}
		})
	})
}

func TestEnglishTextsAreEnglish(t *testing.T) {
	each(t, func(t *testing.T, sc *scenario.Scenario) {
		prose(reflect.ValueOf(*sc), "", func(at string, p scenario.Prose) {
			if strings.ContainsFunc(p.En, func(r rune) bool { return unicode.Is(unicode.Han, r) }) ||
				strings.ContainsAny(p.En, "，。；：“”‘’") || strings.Contains(p.En, "  ") {
				t.Errorf("%s: %q", at, p.En)
			}
		})
	})
}

var (
	englishDay = regexp.MustCompile(`(\d+) (January|February|March|April|May|June|July|August|September|October|November|December)\b`)
	chineseDay = regexp.MustCompile(`(\d+) 月 (\d+) 日`)
	months     = strings.Fields("January February March April May June July August September October November December")
)

// days gives the days of the year that a text names, each once.
func days(p scenario.Prose) (en, zh []string) {
	for _, m := range englishDay.FindAllStringSubmatch(p.En, -1) {
		en = append(en, fmt.Sprintf("%02d-%02s", slices.Index(months, m[2])+1, m[1]))
	}
	for _, m := range chineseDay.FindAllStringSubmatch(p.Zh, -1) {
		zh = append(zh, fmt.Sprintf("%02s-%02s", m[1], m[2]))
	}
	slices.Sort(en)
	slices.Sort(zh)
	return slices.Compact(en), slices.Compact(zh)
}

// daysOfData gives the days of the year that the data of some steps name.
func daysOfData(steps []scenario.Step) map[string]bool {
	data := map[string]bool{}
	add := func(times ...core.Time) {
		for _, at := range times {
			if !at.IsZero() {
				_, month, day := at.Date()
				data[fmt.Sprintf("%02d-%02d", month, day)] = true
			}
		}
	}
	for _, step := range steps {
		add(step.On)
		for _, do := range step.Do {
			add(do.Op.When())
			if r, ok := do.Op.(core.Record); ok {
				add(r.Valid.From, r.Valid.To, r.Expires)
			}
		}
		for _, ask := range step.Ask {
			add(ask.Query.Valid, ask.Query.Known)
		}
	}
	return data
}

// TestDaysInTheTextsAreThoseOfTheData takes every day that an explanation
// names, and looks for it among the times that the step has seen. Notes may
// also look ahead to the step that comes next.
func TestDaysInTheTextsAreThoseOfTheData(t *testing.T) {
	named := 0
	each(t, func(t *testing.T, sc *scenario.Scenario) {
		for i, step := range sc.Steps {
			seen, next := daysOfData(sc.Steps[:i+1]), daysOfData(sc.Steps[:min(i+2, len(sc.Steps))])
			for _, text := range []struct {
				prose scenario.Prose
				data  map[string]bool
			}{{step.Title, seen}, {step.Say, seen}, {step.Notes, next}} {
				en, zh := days(text.prose)
				if diff := cmp.Diff(en, zh); diff != "" {
					t.Errorf("step %d: the languages name other days: %s", i+1, diff)
				}
				for _, day := range en {
					named++
					if !text.data[day] {
						t.Errorf("step %d names %s, which is not in its data", i+1, day)
					}
				}
			}
		}
	})
	if named < 15 {
		t.Errorf("only %d days were found", named)
	}
}

func TestNoLessonSaysHowManyLessonsThereAre(t *testing.T) {
	counted := regexp.MustCompile(`(?i)\b(\d+|eight|four) lessons\b|[\d一二三四五六七八] ?课`)
	each(t, func(t *testing.T, sc *scenario.Scenario) {
		prose(reflect.ValueOf(*sc), "", func(at string, p scenario.Prose) {
			if m := counted.FindString(p.En + " " + p.Zh); m != "" {
				t.Errorf("%s: %q", at, m)
			}
		})
	})
}

func TestThePlainTextOfEveryLessonIsWholeAndPrintable(t *testing.T) {
	each(t, func(t *testing.T, sc *scenario.Scenario) {
		for _, lang := range i18n.Langs() {
			text := views.Plain(player.Play(sc), i18n.For(lang))
			for _, r := range text {
				if r != '\n' && !unicode.IsPrint(r) || r == utf8.RuneError || r >= 0x2500 && r <= 0x25ff {
					t.Fatalf("%s: %U in the text", lang, r)
				}
			}
			prose(reflect.ValueOf(*sc), "", func(at string, p scenario.Prose) {
				said, _ := p.In(lang)
				if !strings.Contains(at, "Notes") && !strings.Contains(text, said) {
					t.Errorf("%s: %s is not told: %s", lang, at, said)
				}
			})
		}
	})
}

func TestTheFirstLessonAnswersAsThePinnedExample(t *testing.T) {
	e, err := Find("1")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range player.Play(load(t, e)).Frames {
		for _, q := range f.Questions {
			a := q.Ask.Answer
			got = append(got, fmt.Sprintf("%d%s %s %s%v", f.Number(), q.Label, a.Status, a.Value, append(a.Evidence, a.Candidates...)))
		}
	}
	want := []string{
		"1 usable 30s[D1]", "2 usable 30s[D1]", "3 usable 20s[D2]",
		"4A usable 30s[D1]", "4B usable 30s[D1]", "4C usable 20s[D2]", "5 conflict [20s 30s]",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestAllSixPathsAreDecidedInTheFourthLesson(t *testing.T) {
	e, err := Find("4")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range player.Play(load(t, e)).Frames {
		d := f.Questions[0].Decide.Decision
		got = append(got, fmt.Sprintf("%s %v", d.State, d.Unknowns))
	}
	want := []string{
		"working []", "blocked [candidate.source]", "long_term_candidate []", "refresh_required []",
		"blocked [candidate.subject]", "blocked [candidate.revisionOrRevocation]",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestTheNumberOfALessonIsTheOneInItsName(t *testing.T) {
	for i, e := range List() {
		if e.Number != i+1 || !strings.HasPrefix(e.Name, fmt.Sprintf("%02d-", e.Number)) {
			t.Errorf("lesson %d is named %q", e.Number, e.Name)
		}
	}
	if len(List()) == 0 {
		t.Error("there are no lessons")
	}
}

func TestALessonIsFoundByNameNumberOrBeginning(t *testing.T) {
	for _, name := range []string{"01-timeout-change", "timeout-change", "1", "01", "01-t", "timeout", "01-"} {
		e, err := Find(name)
		if err != nil || e.Name != "01-timeout-change" {
			t.Errorf("%q finds %q, %v", name, e.Name, err)
		}
	}
}

func TestWhatIsNotFoundNamesWhatCouldHaveBeenMeant(t *testing.T) {
	var err *FindError
	if _, got := Find("0"); !errors.As(got, &err) || !err.Several || len(err.Lessons) != len(List()) {
		t.Errorf("an ambiguous beginning gives %v", got)
	}
	if _, got := Find("timeuot-change"); !errors.As(got, &err) || err.Several || err.Near != "01-timeout-change" {
		t.Errorf("a mistyped name gives %v", got)
	}
	for _, name := range []string{"", "99", "-1", "nothing of the sort"} {
		if _, got := Find(name); !errors.As(got, &err) || err.Near != "" || !strings.Contains(got.Error(), "02-scope-and-version") {
			t.Errorf("%q gives %v", name, got)
		}
	}
}
