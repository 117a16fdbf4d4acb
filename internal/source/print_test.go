package source

import (
	"strings"
	"testing"
	"unicode"

	"github.com/charmbracelet/x/ansi"
	"github.com/google/go-cmp/cmp"

	"memtui/internal/i18n"
)

func at(line, col, length int) Range { return Range{Pos{line, col}, Pos{line, col + length}} }

func TestADiagnosticIsPrintedAsAuthorsReadIt(t *testing.T) {
	file := "steps:\n  - record: {id: 超时-20s, supersedes: [timeout-30]}\n\texpire: 1\n"
	problems := []Diagnostic{
		{
			At: at(2, 39, 10), Code: CodeRefused, Args: []string{"supersedes_unknown", "超时-20s", "supersedes", "timeout-30", "", "record"},
			Near: "timeout-30s", NearID: true, Also: []Note{{At: at(1, 1, 5), Code: NoteRecorded}},
		},
		{
			At: at(3, 2, 6), Code: CodeUnknownField, Args: []string{"expire"}, In: Owner{"record", "timeout-30s"},
			Near: "expires", Expected: []string{"id", "expires"},
		},
	}
	want := `f.yaml:2:39: "超时-20s" supersedes "timeout-30", which is not recorded before it
    2 |   - record: {id: 超时-20s, supersedes: [timeout-30]}
      |                                         ^^^^^^^^^^ nearest earlier id: "timeout-30s"
    1 | steps:
      | ^^^^^ recorded here

f.yaml:3:2: unknown field "expire" in record "timeout-30s"
    3 |     expire: 1
      |     ^^^^^^ did you mean "expires"?
   expected one of: id, expires
`
	if diff := cmp.Diff(want, Print(i18n.For(i18n.English), "f.yaml", []byte(file), problems)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestTheCaretStandsUnderTheRightCells(t *testing.T) {
	for _, before := range []string{"", "abc ", "超时：", "\t", "\x1b[31m", "e\u0301", "👨‍👩‍👧", "\u202e", "a\tb", strings.Repeat("长", 200)} {
		for _, marked := range []string{"x", "标记", "\x00"} {
			line := before + marked + " rest"
			d := Diagnostic{At: at(1, len([]rune(before))+1, len([]rune(marked))), Code: CodeUTF8}
			lines := strings.Split(Print(i18n.For(i18n.English), "f", []byte(line), []Diagnostic{d}), "\n")
			source, carets := lines[1], strings.TrimRight(lines[2], " ")
			start := ansi.StringWidth(strings.TrimRight(carets, "^"))
			end := ansi.StringWidth(carets)
			if got := ansi.Cut(source, start, end); got != Visible(marked) {
				t.Errorf("%q: the carets stand under %q, want %q\n%s\n%s", line, got, Visible(marked), source, carets)
			}
		}
	}
}

func TestALongLineIsCutAroundTheCaret(t *testing.T) {
	line := strings.Repeat("a", 300) + "HERE" + strings.Repeat("b", 300)
	text := Print(i18n.For(i18n.English), "f", []byte(line), []Diagnostic{{At: at(1, 301, 4), Code: CodeUTF8}})
	shown := strings.Split(text, "\n")[1]
	if ansi.StringWidth(shown) > 120 || !strings.Contains(shown, "aHEREb") || strings.Count(shown, "…") != 2 {
		t.Errorf("got %q, want a short line around HERE that shows both cuts", shown)
	}
}

func TestHostileNamesAndTextsAreShownHarmlessly(t *testing.T) {
	evil := "\x1b]0;X\a\u009b31m\u202e\u200b\r\n\x00\ufeff\xff\u2028"
	d := Diagnostic{At: at(1, 1, 3), Code: CodeUnknownField, Args: []string{evil}, In: Owner{"record", evil}, Near: evil, Expected: []string{evil}}
	text := Print(i18n.For(i18n.English), evil+".yaml", []byte(evil), []Diagnostic{d})
	harmless(t, text)
	if !strings.Contains(text, "␛]0;X␇") {
		t.Errorf("the escape is not shown: %q", text)
	}
}

func harmless(t *testing.T, text string) {
	t.Helper()
	for _, r := range text {
		if r != '\n' && unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp) || r == '\u2028' {
			t.Fatalf("%q reaches the output in %q", r, text)
		}
	}
}

func TestOnlyNearNamesAreSuggested(t *testing.T) {
	names := []string{"id", "evidence", "expires", "recorded", "supersedes", "timeout-30s", "超时-20s", "candidate.source", "candidate.id", "state"}
	for typed, want := range map[string]string{
		"expire": "expires", "Expires": "expires", "evidnece": "evidence", "superseeds": "supersedes", "timeout-30": "timeout-30s",
		"超时-20": "超时-20s", "ids": "id", "x": "", "colour": "", "expires": "", "": "",
		"i": "", "ed": "", "ID": "id", "timeout-40s": "", "超时-30s": "", "record": "", "supercedes": "supersedes", "superceded": "supersedes",
		"candidate.sorce": "candidate.source", "candidate.foo": "", "status": "",
	} {
		if got := Nearest(typed, names); got != want {
			t.Errorf("%q: got %q, want %q", typed, got, want)
		}
	}
}

func TestWhatCannotBeSeenIsNamedInASentence(t *testing.T) {
	for text, want := range map[string]string{
		"a\u200bb": "a<U+200B>b", "\ufeff": "<U+FEFF>", "\u202e\u0085": "<U+202E><U+0085>", "a\u200db": "a?b", "\x1b\t中": "␛    中", "\U0001ffff": "<U+1FFFF>",
	} {
		if got := Named(text); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestEveryHintAboutATimeHasItsWords(t *testing.T) {
	for _, lang := range i18n.Langs() {
		words := i18n.For(lang).Diag.Times
		for _, hint := range TimeHints() {
			if words[string(hint)] == "" {
				t.Errorf("%s: no words for %q", lang, hint)
			}
		}
		if len(words) != len(TimeHints()) {
			t.Errorf("%s: words for %d hints, but there are %d", lang, len(words), len(TimeHints()))
		}
	}
}

func TestEveryCodeHasItsWordsInBothLanguages(t *testing.T) {
	for _, lang := range i18n.Langs() {
		for _, code := range Codes() {
			if i18n.For(lang).Diag.Messages[string(code)] == "" {
				t.Errorf("%s: no words for %q", lang, code)
			}
		}
		if got, want := len(i18n.For(lang).Diag.Messages), len(Codes()); got != want {
			t.Errorf("%s: words for %d codes, but there are %d", lang, got, want)
		}
	}
}

func TestProblemsComeInFileOrderOneAPlace(t *testing.T) {
	got := InOrder([]Diagnostic{
		{At: at(2, 5, 1), Code: CodeTag}, {At: at(1, 9, 1), Code: CodeTerm, Warning: true}, {At: at(2, 5, 9), Code: CodeTab},
		{At: at(1, 9, 2), Code: CodeBlank}, {At: at(2, 1, 1), Code: CodeFlow},
	})
	var codes []Code
	for _, d := range got {
		codes = append(codes, d.Code)
	}
	if diff := cmp.Diff([]Code{CodeBlank, CodeFlow, CodeTag}, codes); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// No number of warnings hides what keeps a file from being read.
func TestWarningsGiveWayWhereThereAreTooManyProblems(t *testing.T) {
	var problems []Diagnostic
	for range 300 {
		problems = append(problems, Diagnostic{At: spot(1, 1), Code: CodeNoExpect, Warning: true})
	}
	problems = append(problems, Diagnostic{At: spot(2, 1), Code: CodeTab})
	out := Print(i18n.For(i18n.English), "f.yaml", []byte("a\nb\n"), problems)
	if !strings.Contains(out, "\nf.yaml:2:1: ") || !strings.Contains(out, "101 more") {
		t.Errorf("the error is not printed, or not what was left out: …%s", out[max(0, len(out)-200):])
	}
}
