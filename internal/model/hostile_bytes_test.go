package model

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/source"
	"memtui/internal/views"
)

// slots is a lesson with everything that a lesson may have. What stands
// between « and » is an author's, and can be replaced.
const slots = `# «a comment»
memtui: «1»
title: {en: «A lesson», zh: «一课»}
question: «What then?»
summary: «A summary.»
conditions: «Invented.»
terms: [«valid-time», {word: «A word», means: «What it means.»}]
focus: {key: «k», scope: «s», version: «v»}
steps:
  - title: «First»
    on: «2026-01-01»
    say: «It begins.»
    notes: «Say this.»
    stay: «4s»
    do:
      - record: {id: «m1», value: «30s», valid: {from: «2026-01-01», to: «2027-01-01»}, evidence: [«D1», D0]}
      - record: {id: «m2», key: «k», scope: «s», version: «v», value: «25s», evidence: [D2], status: «candidate», expires: «2026-09-01»}
      - record: {id: «m9», value: «9s», evidence: []}
        refused: «no_evidence»
    ask:
      - name: «What is it?»
        valid: «2026-01-01»
        expect: {status: «usable», value: «30s», evidence: [«D0», «D1»], left: {«m2»: «status»}}
  - title: «Second»
    on: 2026-02-01
    say: {en: «More.», zh: «更多。»}
    do:
      - verify: {id: «m2», evidence: [«D3»]}
      - record: {id: «m3», value: «20s», evidence: [«D4»], supersedes: [«m1»]}
    ask: [{name: «And now?», known: «2026-02-01», expect: {status: conflict, candidates: [«20s», 25s]}}]
    stop: «true»
  - title: «Third»
    on: 2026-03-01
    «say»: Gone.
    do: [{retire: {id: «m3»}}, {revoke: {evidence: «D2», recorded: «2026-03-01»}}]
    ask: [{name: x, key: «k», scope: «s», version: «v»}]
  - title: «Fourth»
    decide:
      - taskAnchor: «anchor»
        subject: «project:demo»
        candidate:
          id: «c1»
          kind: «observation»
          scope: «task»
          subject: «project:demo»
          source: «source»
          observedAt: «2026-07-15»
          writeReason: «reason»
          readTrigger: «trigger»
          validity: «current»
          «revisionOrRevocation»: «replaced»
        expect: {state: «working», phase: «current_task», nextAction: «keep_in_working_memory»}
    vary: [«candidate.source», «subject»]
    goal: {say: «Reach it.», of: «decide 1», reach: {state: «blocked»}, changes: «2»}
lesson: {why: «Why», how: «How», cost: «Cost», test: «Test»}
`

// lessonWith gives the lesson with texts in its slots: those of the numbers
// that another function has something for.
func lessonWith(with func(slot int, own string) string) []byte {
	n := -1
	return []byte(regexp.MustCompile("«[^»]*»").ReplaceAllStringFunc(slots, func(slot string) string {
		n++
		return with(n, strings.TrimSuffix(strings.TrimPrefix(slot, "«"), "»"))
	}))
}

func countSlots() int { return strings.Count(slots, "«") }

// actions lists texts that act, hide or are none.
func actions() []string {
	list := []string{
		"\x1b]0;X\a", "\x1b]52;c;eA==\a", "\x1b[2J", "\x1b[?1049l", "\x1bPx\x1b\\", "\x1b_x\x1b\\", "\x1b^x\x1b\\", "\x1bXx\x1b\\", "\x1bc",
		"\x1b]8;;http://x\alink\x1b]8;;\a", "\x1b[31;7m", "\u009b31m", "\u009d0;X\u009c", "a\rXY", "a\r\nb", "\x9b31m", "\xff\xfe", "\xc3\x28", "\xe4\xb8", "\xc0\xaf", "\xed\xa0\x80",
		"\U000e0001\U000e0041", "\ue000\U0010fffd", "\u0378", "\u3164", "a\u034fb", "\ufffd", "☃\ufe0f", "a\u200db\u200cc", "a\nb", "a\tb", "a" + strings.Repeat("\u0301", 300),
		"👨‍👩‍👧‍👦🇨🇳1️⃣", "%[1]s%d", "", " ", "\u3000", strings.Repeat("长", 3000),
	}
	for r := rune(0); r < 0xa0; r++ {
		if unicode.IsControl(r) && r != '\n' && r != '\t' && r != '\r' {
			list = append(list, "a"+string(r)+"b")
		}
	}
	for _, r := range "\u00ad\u061c\u180e\u200b\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff\ufff9\ufdd0\uffff\U0001fffe" {
		list = append(list, "a"+string(r)+"b")
	}
	return list
}

// scalars writes a text as a file may: as it is, in both kinds of quotes, and
// as escapes.
func scalars(s string) []string {
	list := []string{s, "'" + strings.ReplaceAll(s, "'", "''") + "'", `"` + s + `"`}
	if utf8.ValidString(s) {
		escaped, units := "", ""
		for _, r := range s {
			escaped += fmt.Sprintf(`\U%08x`, r)
			for _, unit := range utf16.AppendRune(nil, r) {
				units += fmt.Sprintf(`\u%04x`, unit)
			}
		}
		list = append(list, `"`+escaped+`"`, `"`+units+`"`)
	}
	return list
}

// acts says what of a text is more than characters to be read.
func acts(text string) string {
	for i, r := range text {
		switch {
		case r == utf8.RuneError && !strings.HasPrefix(text[i:], "\ufffd"):
			return fmt.Sprintf("a byte that is no UTF-8 at %d", i)
		case r == '\n' || r == '\u200c' || r == '\u200d':
		case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp), r >= 0xfdd0 && r <= 0xfdef, r&0xfffe == 0xfffe:
			return fmt.Sprintf("U+%04X at %d", r, i)
		}
	}
	return ""
}

// ours is the only escape sequence that a picture holds: colour and weight.
var ours = regexp.MustCompile(`\x1b\[(?:` + one + `(?:;` + one + `)*)?m`)

const one = `(?:0|1|4|7|9|22|24|27|29|39|49|3[0-7]|4[0-7]|9[0-7]|10[0-7]|[34]8;2;\d{1,3};\d{1,3};\d{1,3})`

// sendsOnly asks that a picture is text and our own colours, as wide and high
// as the screen; and that title and copied text are text alone.
func sendsOnly(t *testing.T, what string, m Model) {
	t.Helper()
	v := m.View()
	if bad := acts(ours.ReplaceAllString(v.Content, "")); bad != "" {
		t.Errorf("%s: the picture has %s", what, bad)
	}
	rows := strings.Split(v.Content, "\n")
	if len(rows) > m.h {
		t.Errorf("%s: %d rows on a screen of %d", what, len(rows), m.h)
	}
	for y, row := range rows {
		if wide := ansi.StringWidthWc(row); wide > m.w {
			t.Errorf("%s: row %d takes %d cells of %d: %q", what, y, wide, m.w, ansi.Strip(row))
		}
	}
	if bad := acts(v.WindowTitle); bad != "" || strings.Contains(v.WindowTitle, "\n") {
		t.Errorf("%s: the title %q has %s", what, v.WindowTitle, bad)
	}
	for name, text := range map[string]string{"copied pane": m.screen().CopyText(), "line": m.State().CommandLine()} {
		if bad := acts(text); bad != "" {
			t.Errorf("%s: the %s has %s: %q", what, name, bad, text)
		}
	}
}

// modes are places of the explorer, by the keys that lead there from a step.
var modes = [][]string{
	{}, {"w"}, {"d"}, {"i"}, {"z"}, {"c", "up"}, {"e", "down", "enter"}, {"e", "enter", "v"}, {"f"}, {"p"}, {"P"}, {"s"}, {"o", "a"}, {"/", "a"}, {":", "a"}, {"?", "e"},
	{"y"}, {"Y"}, {"e", "enter", "Y"}, {"e", "enter", "enter", "ctrl+s"}, {"T"}, {"space"}, {"end"}, {"home"}, {"tab", "y"},
}

var screenSizes = [][2]int{{80, 24}, {40, 12}, {120, 40}, {100, 30}}

// tryLesson reads a lesson and looks at all that is sent for it: the message
// where it is refused, else text, pictures, title, and what is copied and
// saved. Turn chooses among modes, sizes, languages and themes.
func tryLesson(t *testing.T, what, name string, data []byte, turn int) {
	t.Helper()
	lang := i18n.Langs()[turn%2]
	sc, problems := scenario.Load(name, data)
	message := source.Print(i18n.For(lang), name, data, problems)
	if bad := acts(message); bad != "" {
		t.Errorf("%s: the message has %s:\n%q", what, bad, message)
	}
	for _, d := range problems {
		if text := source.Headline(i18n.For(lang), name, d); len(text) > 4<<10 {
			t.Errorf("%s: a message of %d bytes", what, len(text))
		}
	}
	if source.Failed(problems) {
		broken, _ := started(t, func(o *Options) { o.Lang = lang })
		broken.state.Trouble = &player.Trouble{File: name, Problems: problems, Data: data}
		sendsOnly(t, what+", in the panel of a broken file", broken)
		return
	}
	state := player.State{Lesson: player.Play(sc), Count: 1, Name: name, Beat: player.Still()}
	if bad := acts(views.PlainOf(state, i18n.For(lang))); bad != "" {
		t.Errorf("%s: the text has %s", what, bad)
	}
	saved := state.Saved()
	if bad := acts(string(saved)); bad != "" {
		t.Errorf("%s: the saved file has %s", what, bad)
	}
	if _, again := scenario.Load("saved.yaml", saved); source.Failed(again) {
		t.Errorf("%s: what is saved cannot be read:\n%s", what, source.Print(i18n.For(lang), "saved.yaml", saved, again))
	}
	size := screenSizes[turn%len(screenSizes)]
	m, _ := started(t, func(o *Options) {
		o.State, o.Lang, o.Theme, o.ASCII = state, lang, views.ThemeNames()[turn%len(views.ThemeNames())], turn%5 == 4
		o.Colours = []views.Colours{views.TrueColour, views.FewColours, views.NoColours}[turn%3]
		o.Offer = func(string) string { return "x-2.yaml" }
	})
	m = send(m, tea.WindowSizeMsg{Width: size[0], Height: size[1]})
	sendsOnly(t, what+", opening", m)
	m = keys(m, fmt.Sprint(1+turn%len(sc.Steps)))
	mode := modes[turn%len(modes)]
	m = keys(m, mode...)
	sendsOnly(t, fmt.Sprintf("%s, %s after %q", what, where(m.State()), mode), m)
}

// TestNothingInALessonReachesTheTerminal puts hostile texts into every place
// of a lesson, keys, ids, enumerations, dates and comments among them.
func TestNothingInALessonReachesTheTerminal(t *testing.T) {
	every := os.Getenv("MEMTUI_HOSTILE") == "all"
	turn := 0
	for slot := range countSlots() {
		for _, hostile := range actions() {
			for i, written := range scalars(hostile) {
				if turn++; !every && turn%421 != 0 {
					continue
				}
				data := lessonWith(func(n int, own string) string {
					if n == slot {
						return written
					}
					return own
				})
				tryLesson(t, fmt.Sprintf("slot %d, %q as %d", slot, hostile, i), "x.yaml", data, turn)
			}
		}
	}
}

// TestTheLessonOfTheSlotsIsRead is what the others rest on.
func TestTheLessonOfTheSlotsIsRead(t *testing.T) {
	data := lessonWith(func(_ int, own string) string { return own })
	if sc, problems := scenario.Load("x.yaml", data); sc == nil {
		t.Error(source.Print(i18n.For(i18n.English), "x.yaml", data, problems))
	}
}

// TestTheParserOfPicturesIsStrict asks that the test would see what it looks
// for.
func TestTheParserOfPicturesIsStrict(t *testing.T) {
	for _, text := range []string{"\x1b[2J", "\x1b[5m", "\x1b[31;5m", "\x1b]0;x\a", "\x1b[?1049l", "\x9b", "\u009b31m", "\u202e", "\t", "\r", "\x1b[38;5;1m", "\x1b[31;", "\x1b["} {
		if acts(ours.ReplaceAllString("a\x1b[1;31mb"+text+"c\x1b[m", "")) == "" {
			t.Errorf("%q is not seen", text)
		}
	}
}

// named gives a text as a name that a file can have: without a slash, and no
// longer than file systems allow. A message tells it whole.
func named(text string) string {
	name := strings.ReplaceAll(text, "/", "")
	return name[:min(len(name), 200)]
}

// FuzzBytesSent puts a text into every place of a lesson at once, and into one
// of them alone, and looks at all that is sent.
func FuzzBytesSent(f *testing.F) {
	for i, text := range actions() {
		f.Add(text, uint16(i*7), uint8(i))
		f.Add(`"`+text+`"`, uint16(i*5), uint8(i+3))
	}
	f.Fuzz(func(t *testing.T, text string, turn uint16, slot uint8) {
		if len(text) > 4<<10 {
			t.Skip()
		}
		slots := countSlots()
		alone := func(n int, own string) string {
			if n == int(slot)%slots {
				return text
			}
			return own
		}
		tryLesson(t, "alone", "x"+named(text)+".yaml", lessonWith(alone), int(turn))
		quoted := `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(text) + `"`
		prose := func(_ int, own string) string {
			if strings.ContainsAny(own, " .?") && !strings.ContainsAny(own, "0123456789:") && !strings.Contains(own, "candidate") {
				return quoted
			}
			return own
		}
		tryLesson(t, "everywhere", "x.yaml", lessonWith(prose), int(turn)+1)
	})
}
