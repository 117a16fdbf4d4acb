package export

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/emulation"
	cdppage "github.com/chromedp/cdproto/page"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/views"
)

// both are the languages of a page of both, English first.
var both = []i18n.Lang{i18n.English, i18n.Chinese}

// place is where a page stands.
type place struct{ Page, Question, Beat, Lang, Mode, Playing string }

func (b *tab) place() place {
	b.Helper()
	return evaluate[place](b, `(d => ({Page: d.page, Question: d.question, Beat: d.beat, Lang: d.lang, Mode: d.mode, Playing: d.playing}))(document.body.dataset)`)
}

// stations lists the pages of a lesson with their questions, in the order in
// which they are gone through.
func stations(l *player.Lesson) []string {
	out := []string{"0/"}
	for i := range l.Frames {
		f := &l.Frames[i]
		step := strconv.Itoa(f.Number())
		for _, q := range f.Questions {
			out = append(out, step+"/"+step+q.Label)
		}
		if len(f.Questions) == 0 {
			out = append(out, step+"/")
		}
	}
	return append(out, strconv.Itoa(len(l.Frames)+1)+"/")
}

func (p place) station() string { return p.Page + "/" + p.Question }

func TestKeysAndButtonsGoThroughTheSamePagesAsTheLesson(t *testing.T) {
	for _, number := range []int{1, 4} {
		src := shipped(t, number)
		want := stations(src.Lesson)
		for _, way := range []struct {
			name        string
			there, back func(*tab)
		}{
			{"arrows", func(b *tab) { b.types("ArrowRight") }, func(b *tab) { b.types("ArrowLeft") }},
			{"clicker", func(b *tab) { b.types("PageDown") }, func(b *tab) { b.types("PageUp") }},
			{"buttons", func(b *tab) { b.clicks("#next") }, func(b *tab) { b.clicks("#prev") }},
		} {
			if number != 1 && way.name == "clicker" {
				continue
			}
			t.Run(fmt.Sprintf("lesson %d by %s", number, way.name), func(t *testing.T) {
				b := newTab(t)
				b.opens(HTML(src, both, Options{Answers: true}))
				for i, station := range want {
					if got := b.place().station(); got != station {
						t.Fatalf("place %d is %s, want %s", i, got, station)
					}
					if i+1 < len(want) {
						way.there(b)
					}
				}
				for i := len(want) - 1; i >= 0; i-- {
					if got := b.place().station(); got != want[i] {
						t.Fatalf("on the way back place %d is %s, want %s", i, got, want[i])
					}
					if i > 0 {
						way.back(b)
					}
				}
			})
		}
	}
}

// shownQuestion is a question as the page has it.
type shownQuestion struct {
	Label, Status string
	Big           []string
	Rungs         [][]bool // by rung: whether each memory passes
	Told          []string // of a decision
}

func (b *tab) questions(lang i18n.Lang) []shownQuestion {
	b.Helper()
	return evaluate[[]shownQuestion](b, `[...document.querySelectorAll("main > [lang=" + %s + "] [data-q].question")].map(q => {
		const text = e => e ? e.textContent.replace(/\s+/g, " ").trim() : "", all = s => [...q.querySelectorAll(s)];
		return {
			Label: q.dataset.q, Status: text(q.querySelector(".status")), Big: all(".big").map(text),
			Rungs: all(".why tbody tr").map(r => [...r.querySelectorAll("td")].map(c => c.classList.contains("pass"))),
			Told: all(".outcome li").map(text),
		};
	})`, string(lang))
}

func TestEveryAnswerOnThePageIsTheCores(t *testing.T) {
	b := newTab(t)
	for _, src := range allShipped(t) {
		b.opens(HTML(src, both, Options{Answers: true}))
		for _, lang := range both {
			say := views.NewPhrases(i18n.For(lang))
			got := b.questions(lang)
			n := 0
			for i := range src.Lesson.Frames {
				f := &src.Lesson.Frames[i]
				for j, q := range f.Questions {
					if n >= len(got) {
						t.Fatalf("lesson %d has more questions than its page, which has %d", src.Number, len(got))
					}
					at := fmt.Sprintf("lesson %d, %s, %s", src.Number, got[n].Label, lang)
					if want := strconv.Itoa(f.Number()) + q.Label; got[n].Label != want {
						t.Fatalf("%s stands in the place of %s", at, want)
					}
					if q.Ask != nil {
						sameAnswer(t, at, got[n], f, j, say)
					} else if want := oneBlank(say.Decided(q.Decide)); !slices.Equal(got[n].Told, want) {
						t.Errorf("%s says %q, want %q", at, got[n].Told, want)
					}
					n++
				}
			}
			if n != len(got) {
				t.Errorf("lesson %d: the page has %d questions, want %d", src.Number, len(got), n)
			}
		}
	}
}

func oneBlank(texts []string) []string {
	var out []string
	for _, text := range texts {
		out = append(out, strings.Join(strings.Fields(text), " "))
	}
	return out
}

func sameAnswer(t *testing.T, at string, got shownQuestion, f *player.Frame, question int, say views.Phrases) {
	t.Helper()
	answer := f.Questions[question].Ask.Answer
	var want []string
	if answer.Value != "" {
		want = []string{say.Value(answer.Value)}
	}
	want = append(want, say.Values(answer.Candidates)...)
	if !slices.Equal(got.Big, want) {
		t.Errorf("%s answers %q, want %q", at, got.Big, want)
	}
	for memory, lane := range f.Look(question).Lanes {
		for rung, check := range lane.Verdict.Checks {
			if rung >= len(got.Rungs) || memory >= len(got.Rungs[rung]) {
				t.Fatalf("%s: the table has no check %d of %s", at, rung+1, lane.Verdict.Memory.ID)
			}
			if got.Rungs[rung][memory] != check.Pass {
				t.Errorf("%s: check %d of %s passes: %v", at, rung+1, lane.Verdict.Memory.ID, got.Rungs[rung][memory])
			}
		}
	}
}

// readout is what the crosshair says.
type readout struct {
	Says    string
	Reasons []string
}

func TestTheCrosshairSaysOfEveryCellWhatTheCoreSays(t *testing.T) {
	src := shipped(t, 1)
	last := len(src.Lesson.Frames)
	b := newTab(t)
	b.opens(HTML(src, both, Options{Answers: true}))
	b.types(strconv.Itoa(last), "c")
	if got := b.place().Mode; got != "crosshair" {
		t.Fatalf("the mode is %q", got)
	}
	handout := New(src, i18n.English, Range{last, last})
	plane, say := handout.Steps[0].Planes[0], views.NewPhrases(handout.Words)
	f := &src.Lesson.Frames[last-1]
	rows, columns := plane.Window.Rows, plane.Window.Columns
	for range rows[1] - rows[0] {
		b.types("ArrowUp")
	}
	for range columns[1] - columns[0] {
		b.types("ArrowLeft")
	}
	for row := rows[0]; row < rows[1]; row++ {
		for i := range columns[1] - columns[0] {
			column, onward := columns[0]+i, "ArrowRight"
			if (row-rows[0])%2 == 1 {
				column, onward = columns[1]-1-i, "ArrowLeft"
			}
			q := plane.Grid.Query(row, column)
			got := evaluate[readout](b, `(r => ({Says: r.querySelector(".says").textContent, Reasons: [...r.querySelectorAll("li")].map(e => e.textContent)}))(document.querySelector(".readout:not([hidden])"))`)
			if want := say.Brief(f.After().Ask(q)); !strings.Contains(got.Says, want) {
				t.Errorf("row %d, column %d: it says %q, want %q", row, column, got.Says, want)
			}
			verdicts := f.Verdicts(q)
			if len(verdicts) != len(got.Reasons) {
				t.Fatalf("row %d, column %d: %d reasons, want %d", row, column, len(got.Reasons), len(verdicts))
			}
			for n, v := range verdicts {
				whole := strings.Join(say.Verdict(player.Lane{Verdict: v}), "\n")
				if got.Reasons[n] == "" || !strings.HasPrefix(whole, got.Reasons[n]) {
					t.Errorf("row %d, column %d: of %s it says %q, want %q", row, column, v.Memory.ID, got.Reasons[n], whole)
				}
			}
			if i+1 < columns[1]-columns[0] {
				b.types(onward)
			}
		}
		b.types("ArrowDown")
	}
	b.types("Escape")
	if got := b.place(); got.Mode != "read" || got.Page != strconv.Itoa(last) {
		t.Errorf("after esc: %+v", got)
	}
}

// heard is all that a screen reader can reach: names and texts.
func (b *tab) heard() string {
	b.Helper()
	var out strings.Builder
	for _, node := range call(b, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{}).Nodes {
		if !node.Ignored {
			out.WriteString(axText(node.Name) + "\n" + axText(node.Description) + "\n" + axText(node.Value) + "\n")
		}
	}
	return out.String()
}

func axText(v *accessibility.Value) string {
	if v == nil {
		return ""
	}
	var text string
	if json.Unmarshal(v.Value, &text) != nil {
		return string(v.Value)
	}
	return text
}

func TestAnAnswerIsNowhereBeforeItIsPredicted(t *testing.T) {
	src := shipped(t, 1)
	words := i18n.For(i18n.English)
	say := views.NewPhrases(words)
	b := newTab(t)
	b.opens(HTML(src, both, Options{Answers: false}))
	right, made := 0, 0
	for i := range src.Lesson.Frames {
		f := &src.Lesson.Frames[i]
		for j, q := range f.Questions {
			b.types("ArrowRight")
			label := strconv.Itoa(f.Number()) + q.Label
			if got := b.place(); got.Question != label || got.Mode != "predict" {
				t.Fatalf("at %+v, want %s, to be predicted", got, label)
			}
			sentence := say.Answer(q.Ask.Answer)[len(say.Answer(q.Ask.Answer))-1]
			told := say.Prose(f.Step.Say)
			seen, heard := b.text("main"), b.heard()
			for where, text := range map[string]string{"seen": seen, "heard": heard} {
				if strings.Contains(text, sentence) || strings.Contains(text, told[:40]) {
					t.Errorf("%s: the answer can be %s before it is predicted", label, where)
				}
			}
			choice := f.Right(j)
			if made%2 == 1 {
				choice = (choice + 1) % len(f.Choices(j))
			} else {
				right++
			}
			made++
			form := fmt.Sprintf(`main > [lang=en] form[data-predict="%s"]`, label)
			if !evaluate[bool](b, `document.querySelector(%s).disabled`, form+" .commit") {
				t.Errorf("%s can be committed to before a choice", label)
			}
			b.clicks(fmt.Sprintf(`%s input[value="%d"]`, form, choice))
			b.clicks(form + " .commit")
			mark := map[bool]string{true: "✓ " + words.Predict.Right, false: "✗ " + words.Predict.Wrong}[choice == f.Right(j)]
			if got := b.text(".question.now .marking:not([hidden])"); got == "(none)" || !strings.HasPrefix(got, mark) {
				if got = evaluate[string](b, `[...document.querySelectorAll("main > [lang=en] .marking:not([hidden])")].at(-1)?.textContent || ""`); !strings.HasPrefix(got, mark) {
					t.Errorf("%s is marked %q, want %q", label, got, mark)
				}
			}
			if !strings.Contains(b.heard(), sentence) {
				t.Errorf("%s: %q cannot be heard after it was predicted", label, sentence)
			}
		}
	}
	b.types("End")
	if got, want := b.text("#score"), i18n.Fill(words.Predict.ScoreOf, strconv.Itoa(right), strconv.Itoa(made)); !strings.Contains(got, want) {
		t.Errorf("the score is %q, want %q", got, want)
	}
}

// A step that is answered says what it was at an earlier one: not while that
// one is still to be predicted.
func TestAnAnswerIsNotGivenAwayByALaterStep(t *testing.T) {
	src := shipped(t, 1)
	words := i18n.For(i18n.English)
	was := views.NewPhrases(words).Was(src.Lesson.Frames[4].Questions[0].Ask.Was)
	b := newTab(t)
	b.opens(HTML(src, both, Options{Answers: false}))
	commits := func(label string) {
		form := fmt.Sprintf(`main > [lang=en] form[data-predict="%s"]`, label)
		b.clicks(form + ` input[value="0"]`)
		b.clicks(form + " .commit")
	}
	b.types("5")
	commits("5")
	if strings.Contains(b.text("main"), was) || strings.Contains(b.heard(), was) {
		t.Errorf("%q is told before step 3 is predicted", was)
	}
	b.types("3")
	commits("3")
	b.types("5")
	if !strings.Contains(b.heard(), was) {
		t.Errorf("%q is not told once both are predicted", was)
	}
}

func TestTheLanguageIsSwitchedInEveryPlace(t *testing.T) {
	src := shipped(t, 1)
	b := newTab(t)
	b.opens(HTML(src, both, Options{Answers: true}))
	zh := views.NewPhrases(i18n.For(i18n.Chinese))
	for i, station := range stations(src.Lesson) {
		if i > 0 {
			b.types("ArrowRight")
		}
		if i%2 == 0 {
			b.types("L")
		} else {
			b.clicks("#lang")
		}
		got := b.place()
		if got.station() != station || got.Lang != "zh" || evaluate[string](b, `document.documentElement.lang`) != "zh" {
			t.Errorf("in Chinese it is %+v, want %s", got, station)
		}
		if f := got.Page; f != "0" && f != strconv.Itoa(len(src.Lesson.Frames)+1) {
			n, _ := strconv.Atoi(f)
			if title, want := b.text(".page.now h2"), zh.Prose(src.Lesson.Frames[n-1].Step.Title); title != want {
				t.Errorf("the title is %q, want %q", title, want)
			}
		}
		if title, want := evaluate[string](b, `document.title`), zh.Prose(src.Lesson.Scenario.Title); title != want {
			t.Errorf("the page is called %q, want %q", title, want)
		}
		b.types("L")
		if got := b.place(); got.station() != station || got.Lang != "en" {
			t.Errorf("back in English it is %+v, want %s", got, station)
		}
	}
}

// media lets the page believe in a medium and in settings of its reader.
func (b *tab) media(medium string, settings ...string) {
	b.Helper()
	p := emulation.SetEmulatedMediaParams{Media: medium}
	for _, setting := range settings {
		name, value, _ := strings.Cut(setting, "=")
		p.Features = append(p.Features, &emulation.MediaFeature{Name: name, Value: value})
	}
	call(b, emulation.SetEmulatedMedia, p)
}

func TestThePageIsDarkOrLightAsItsReaderLikesIt(t *testing.T) {
	b := newTab(t)
	b.opens(HTML(shipped(t, 1), both, Options{Answers: true}))
	ground := func() string {
		return evaluate[string](b, `getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g).slice(0, 3).map(n => (+n).toString(16).padStart(2, "0")).join("")`)
	}
	for scheme, theme := range map[string]views.ThemeName{"dark": views.Dark, "light": views.Light} {
		b.media("", "prefers-color-scheme="+scheme)
		if got, want := "#"+ground(), strings.ToLower(views.NewTheme(theme, views.TrueColour).Hex(views.Bg)); got != want {
			t.Errorf("for %s the ground is %s, want %s", scheme, got, want)
		}
	}
	b.media("", "prefers-color-scheme=dark")
	b.types("t")
	if got, want := "#"+ground(), strings.ToLower(views.NewTheme(views.Light, views.TrueColour).Hex(views.Bg)); got != want {
		t.Errorf("after t the ground is %s, want %s", got, want)
	}
}

func TestPaperShowsEveryStepAndNoControls(t *testing.T) {
	src := shipped(t, 1)
	b := newTab(t)
	b.opens(HTML(src, both, Options{Answers: true}))
	b.media("print")
	seen := func(selector string) []bool {
		return evaluate[[]bool](b, `[...document.querySelectorAll(%s)].map(e => e.getClientRects().length > 0)`, selector)
	}
	if got := seen("main > [lang=en] .page"); len(got) != len(src.Lesson.Frames)+2 || slices.Contains(got, false) {
		t.Errorf("pages on paper: %v", got)
	}
	if got := seen("main > [lang=en] .question .answer"); len(got) == 0 || slices.Contains(got, false) {
		t.Errorf("answers on paper: %v", got)
	}
	for _, controls := range []string{"#controls", "#rail", "#lang", "#play", "main > [lang=zh]"} {
		if got := seen(controls); slices.Contains(got, true) {
			t.Errorf("%s is on paper", controls)
		}
	}
	if got := evaluate[[]string](b, `[...document.querySelectorAll("main > [lang=en] .yet")].filter(e => getComputedStyle(e).visibility === "hidden" || getComputedStyle(e).opacity === "0").map(e => e.className)`); len(got) > 0 {
		t.Errorf("not unfolded on paper: %q", got)
	}
}

// handTurned replaces the clock of a page by one that is turned by hand.
const handTurned = `(() => {
	let now = 0, n = 0;
	const waiting = new Map();
	window.setTimeout = (f, after) => { waiting.set(++n, {f, at: now + (after || 0)}); return n; };
	window.clearTimeout = id => { waiting.delete(id); };
	window.__turn = () => {
		const next = [...waiting].sort((a, b) => a[1].at - b[1].at)[0];
		if (!next) return -1;
		waiting.delete(next[0]);
		now = next[1].at;
		next[1].f();
		return now;
	};
})()`

func TestPlayingGoesThroughEveryBeatAndStopsAtTheEnd(t *testing.T) {
	src := shipped(t, 1)
	b := newTab(t)
	call(b, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: handTurned})
	b.opens(HTML(src, both, Options{Answers: true}))
	b.types(" ")
	var seen []string
	var now float64
	for turns := 0; ; turns++ {
		at := b.place()
		if len(seen) == 0 || seen[len(seen)-1] != at.station() {
			seen = append(seen, at.station())
		}
		if at.Playing != "true" {
			if at.Page == strconv.Itoa(len(src.Lesson.Frames)+1) {
				break
			}
			b.types(" ") // the author lets it wait here
			if b.place().Playing != "true" {
				t.Fatalf("it does not go on from %+v", at)
			}
		}
		if now = evaluate[float64](b, `__turn()`); now < 0 || turns > 1000 {
			t.Fatalf("it plays and waits for nothing at %+v", at)
		}
	}
	if want := stations(src.Lesson)[1:]; !slices.Equal(seen, want) {
		t.Errorf("it plays %q, want %q", seen, want)
	}
	if now < 30_000 {
		t.Errorf("it takes %v ms: nobody can read that", now)
	}
	if left := evaluate[float64](b, `__turn()`); left >= 0 {
		t.Errorf("something still moves at the end")
	}
}

func TestWhoLikesNoMotionSeesEveryStepAtOnce(t *testing.T) {
	src := shipped(t, 1)
	b := newTab(t)
	b.media("", "prefers-reduced-motion=reduce")
	call(b, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: handTurned})
	b.opens(HTML(src, both, Options{Answers: true}))
	b.types(" ")
	for range len(stations(src.Lesson)) {
		if at := b.place(); at.Question != "" {
			if got := evaluate[string](b, `document.querySelector(".page.now .question.now").dataset.last`); got != at.Beat {
				t.Errorf("at %+v it unfolds, up to beat %s", at, got)
			}
		}
		if b.place().Playing != "true" {
			break
		}
		evaluate[float64](b, `__turn()`)
	}
	if moving := evaluate[int](b, `document.getAnimations().filter(a => a.playState === "running").length`); moving > 0 {
		t.Errorf("%d things move", moving)
	}
}
