package export

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/views"
)

// unescaped takes the escapes out of a text again, and fails on a sign that
// should have had one.
func unescaped(t testing.TB, s string) string {
	t.Helper()
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch {
		case strings.HasPrefix(s[i:], mailBreak):
			i += len(mailBreak) - 1
			continue
		case s[i] == '\\':
			if i++; i == len(s) {
				t.Fatalf("%q ends in an escape of nothing", s)
			}
		case strings.IndexByte(always, s[i]) >= 0:
			t.Fatalf("%q has a bare %q", s, s[i])
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

// blocks matches what makes a line something else than a paragraph.
var blocks = regexp.MustCompile(`^( {0,3}([-+*=_]|#{1,6}( |$)|>|\d{1,9}[.)]( |$)|` + "```|~~~" + `|:)|\t| {4}|$)`)

// links matches what is made a link by itself.
var links = regexp.MustCompile(`(?i)www\.|(https?|ftp)://|[\w.+-]@\w`)

// escapes matches an escape of Markdown with what is escaped.
var escapes = regexp.MustCompile(`\\.`)

func checkEscaped(t *testing.T, text string) {
	t.Helper()
	got := escapeMarkdown(text)
	want := strings.TrimSpace(strings.NewReplacer("\r", " ", "\n", " ", "\t", " ").Replace(text))
	if back := unescaped(t, got); back != want {
		t.Errorf("%q is written %q, which reads %q", text, got, back)
	}
	if got != "" && blocks.MatchString(got) {
		t.Errorf("%q is written %q: no paragraph", text, got)
	}
	if links.MatchString(got) {
		t.Errorf("%q is written %q: a link", text, got)
	}
}

func TestATextIsEscapedAndReadsTheSame(t *testing.T) {
	for _, text := range hostile {
		checkEscaped(t, text)
	}
	for text, want := range map[string]string{
		"2026-01-01": "2026-01-01", "1. a": `1\. a`, "a 1. b": "a 1. b", "-5": `\-5`, "a-b": "a-b", "config_dir": `config\_dir`, "a|b": `a\|b`,
		`a\|b`: `a\\\|b`, "http://x.y": `http\://x.y`, "WWW.x.y": `WWW\.x.y`, "a@b.c": "a<!-- -->@b.c", "@ noon": "@ noon", "第 1 步：好": "第 1 步：好",
	} {
		if got := escapeMarkdown(text); got != want {
			t.Errorf("%q is written %q, want %q", text, got, want)
		}
	}
}

// shape tells what every line of a document is, without what it says.
func shape(document string) string {
	var out []string
	for _, line := range strings.Split(document, "\n") {
		plain := escapes.ReplaceAllString(line, "")
		kind := "text"
		switch {
		case line == "":
			kind = ""
		case strings.HasPrefix(line, "#"):
			kind = line[:strings.IndexByte(line, ' ')]
		case strings.HasPrefix(line, "| "):
			kind = fmt.Sprintf("row of %d", strings.Count(plain, "|"))
		case strings.HasPrefix(strings.TrimSpace(line), "- "):
			kind = "item"
		case line == "---":
			kind = "rule"
		}
		out = append(out, kind)
	}
	return strings.Join(out, "\n")
}

// checkShape looks for marks in a handout full of a text that are not the
// handout's own.
func checkShape(t *testing.T, text string, langs []i18n.Lang, o Options) {
	t.Helper()
	src := lessonOf(t, text)
	got := string(Markdown(src, langs, o))
	title := views.NewPhrases(i18n.For(langs[0])).Prose(src.Lesson.Scenario.Title)
	if !strings.Contains(got, escapeMarkdown(title)) {
		t.Errorf("%q is not in its handout", text)
	}
	inTable := 0
	for i, line := range strings.Split(got, "\n") {
		bare := escapes.ReplaceAllString(strings.ReplaceAll(line, mailBreak, "  "), "")
		pipes := strings.Count(bare, "|")
		if inTable > 0 && pipes > 0 && pipes != inTable {
			t.Fatalf("%q: line %d has %d cells in a table of %d: %s", text, i+1, pipes, inTable, line)
		}
		if inTable = pipes; pipes > 0 && !strings.HasPrefix(line, "| ") {
			t.Fatalf("%q: line %d has a bare pipe: %s", text, i+1, line)
		}
		if strings.ContainsAny(bare, "<>&~$") || links.MatchString(bare) {
			t.Fatalf("%q: line %d is more than text: %s", text, i+1, line)
		}
		body := strings.NewReplacer("[ ] ", "", "`", "").Replace(bare)
		if strings.ContainsAny(body, "[]") || strings.Count(bare, "**")%2 != 0 || strings.Contains(strings.ReplaceAll(bare, "**", ""), "*") {
			t.Fatalf("%q: line %d has a bare sign: %s", text, i+1, line)
		}
	}
}

func TestAHandoutOfHostileTextsHasOnlyItsOwnMarks(t *testing.T) {
	for _, text := range hostile {
		checkShape(t, text, i18n.Langs(), Options{Answers: true})
		checkShape(t, text, i18n.Langs(), Options{})
	}
	if one, other := string(Markdown(lessonOf(t, "a"), i18n.Langs(), Options{})), string(Markdown(lessonOf(t, "| # - *"), i18n.Langs(), Options{})); shape(one) != shape(other) {
		t.Error("the marks of a text change what the lines of the handout are")
	}
}

func FuzzMarkdown(f *testing.F) {
	for _, text := range hostile {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 2000 {
			return
		}
		checkEscaped(t, text)
		checkShape(t, text, []i18n.Lang{i18n.English}, Options{})
	})
}

// handoutOf gives a handout of a lesson that ships, and where its key begins.
func handoutOf(t *testing.T, src Source, lang i18n.Lang, o Options) (place, key string) {
	t.Helper()
	whole := string(Markdown(src, []i18n.Lang{lang}, o))
	place, key, _ = strings.Cut(whole, "\n## "+i18n.For(lang).Export.Handout.Key+"\n")
	return place, key
}

func TestAHandoutSaysAllThatTheLessonAnswers(t *testing.T) {
	for _, src := range allShipped(t) {
		for _, lang := range i18n.Langs() {
			whole, key := handoutOf(t, src, lang, Options{Answers: true})
			if key != "" {
				t.Errorf("%s has a key although its answers are shown", src.Name)
			}
			for _, said := range answersOf(New(src, lang, Range{})) {
				if !strings.Contains(whole, escapeMarkdown(said)) {
					t.Errorf("%s, %s: %q is missing", src.Name, lang, said)
				}
			}
		}
	}
}

// answersOf lists what a lesson says that follows from an answer.
func answersOf(h *Handout) []string {
	var out []string
	for _, s := range h.Steps {
		if len(s.Questions) == 0 {
			continue
		}
		if s.Say != "" {
			out = append(out, s.Say)
		}
		out = append(out, s.Title)
		out = append(out, s.Pairs...)
		for _, q := range s.Questions {
			switch {
			case q.Asked != nil:
				out = append(out, q.Asked.Answer...)
				for i, told := range q.Asked.Why.Told {
					if !q.Asked.Why.Memories[i].Left {
						out = append(out, told[0])
					}
				}
			case q.Decided != nil:
				out = append(out, q.Decided.Told...)
				for _, r := range q.Decided.Rules {
					out = append(out, r.Text)
				}
			}
		}
	}
	return out
}

func TestHiddenAnswersStandInTheKeyAlone(t *testing.T) {
	for _, src := range allShipped(t) {
		for _, lang := range i18n.Langs() {
			place, key := handoutOf(t, src, lang, Options{})
			boxes := 0
			for _, s := range New(src, lang, Range{}).Steps {
				for _, q := range s.Questions {
					boxes += len(q.Choices)
				}
			}
			if got := strings.Count(place, "\n- [ ] "); got != boxes {
				t.Errorf("%s, %s: %d boxes for %d choices", src.Name, lang, got, boxes)
			}
			for _, said := range answersOf(New(src, lang, Range{})) {
				said = escapeMarkdown(said)
				if strings.Contains(place, said) {
					t.Errorf("%s, %s: %q is given away", src.Name, lang, said)
				}
				if !strings.Contains(key, said) {
					t.Errorf("%s, %s: %q is not in the key", src.Name, lang, said)
				}
			}
		}
	}
}

func TestBothLanguagesHaveTheSameStepsAndBlocks(t *testing.T) {
	for _, src := range allShipped(t) {
		both := string(Markdown(src, i18n.Langs(), Options{Answers: true}))
		en, zh, found := strings.Cut(both, "\n---\n\n")
		if !found || shape(en) != shape(strings.TrimSuffix(zh, "\n")+"\n") {
			t.Errorf("%s is another handout in the other language", src.Name)
		}
		if en != string(Markdown(src, []i18n.Lang{i18n.English}, Options{Answers: true})) {
			t.Errorf("%s in both languages is not the handout of each", src.Name)
		}
	}
}

func TestManyMemoriesAreToldOneByOne(t *testing.T) {
	w := Why{}
	for i := range mostMemories + 1 {
		w.Memories = append(w.Memories, Column{ID: fmt.Sprint("m", i), Value: "30s"})
		w.Told = append(w.Told, []string{fmt.Sprintf("m%d: out.", i), "Passes 1."})
	}
	words := i18n.For(i18n.English)
	m := &handoutWriter{words: &words.Plain, own: &words.Export.Handout, depth: 2}
	m.why(w)
	got := m.b.String()
	if strings.Contains(got, "|") || !strings.Contains(got, "- m6: out.\n  - Passes 1.\n") {
		t.Errorf("many memories are written:\n%s", got)
	}
}

func TestHandoutsAreAsWritten(t *testing.T) {
	for _, lang := range i18n.Langs() {
		for name, o := range map[string]Options{"shown": {Answers: true, Steps: Range{4, 4}}, "hidden": {Steps: Range{4, 4}}} {
			asGolden(t, fmt.Sprintf("step-4-%s-%s.md", lang, name), Markdown(shipped(t, 1), []i18n.Lang{lang}, o))
			asGolden(t, fmt.Sprintf("decision-4-%s-%s.md", lang, name), Markdown(shipped(t, 4), []i18n.Lang{lang}, o))
		}
	}
}
