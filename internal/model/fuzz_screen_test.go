package model

import (
	"bytes"
	"strings"
	"testing"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/source"
	"memtui/internal/views"
	"memtui/scenarios"
)

// FuzzFileToScreen takes bytes the whole way that a file takes: they are read
// and played, and keys are pressed on a screen of some size. There is no
// panic, every picture fills its screen and holds nothing that a terminal
// would obey, what is refused has a place within the file, and the page that
// tells of it is a picture too.
//
// Bytes alone are seldom a lesson any more once they are changed. So the
// second input changes the lesson line by line, which keeps most of its form;
// the third is the screen and the keys.
func FuzzFileToScreen(f *testing.F) {
	for i, e := range scenarios.List() {
		f.Add(e.Data, []byte{}, []byte{byte(40 + 20*i), byte(12 + 4*i), byte(i), 0, 0, 0, 0, byte(3 * i)})
	}
	for _, lang := range i18n.Langs() {
		f.Add(scenarios.Template(lang), []byte{3, 40, 7, 3, 60, 9}, []byte{80, 24, 7, 0, 0, 0, 3, 5})
	}
	for i, text := range everyFeature() {
		f.Add([]byte(text), []byte{}, []byte{byte(60 + 9*i), 20, byte(i), 0, 0, 0, 0, 4, 0, 31, 0})
		f.Add([]byte(text), []byte{3, byte(11 * i), byte(i), 1, 8, 9, 4, 5, 3}, []byte{100, 30, byte(i), 0, 0, 16, 0, 9})
	}
	f.Fuzz(func(t *testing.T, data, edits, walk []byte) {
		if len(data) > 32<<10 {
			t.Skip("large files have tests of their own")
		}
		data = editedLines(data, edits)
		screenOf(t, "f.yaml", data, walk)
		if bytes.HasPrefix(bytes.TrimSpace(data), []byte("{")) {
			screenOf(t, "f.json", data, walk)
		}
	})
}

// everyFeature are small lessons that together use every field of a lesson.
func everyFeature() []string {
	const head = "memtui: 1\ntitle: {en: Port, zh: 端口}\nquestion: {en: Which?, zh: 哪个？}\nsummary: s\nconditions: c\n" +
		"lesson: {why: w, how: h, cost: c, test: t}\nterms: [{word: {en: a, zh: 甲}, means: {en: b, zh: 乙}}]\n"
	return []string{
		port,
		head + "focus: {key: port, scope: web, version: v1}\nsteps:\n  - title: One\n    on: 2026-01-01\n    say: {en: a, zh: 乙}\n    notes: n\n    do:\n" +
			"      - record: &r {id: m1, key: port, scope: web, version: v1, value: \"80\", evidence: [D1, D2], valid: {from: 2026-01-01, to: 2027-01-01}, expires: 2026-06-01}\n" +
			"      - record: {<<: *r, id: m2, value: \"８０\", supersedes: [m1], status: candidate, evidence: []}\n" +
			"    ask:\n      - {key: port, scope: web, version: v1, known: 2026-02-01}\n    stay: 4s\n    stop: true\n" +
			"  - title: Two\n    on: 2026-03-01T10:00:00+08:00\n    do:\n      - verify: {id: m2, evidence: [D3]}\n      - revoke: {evidence: D1}\n" +
			"    ask:\n      - {key: port, scope: web, version: v1, valid: 2026-04-01, known: 2026-03-02}\n      - {key: port, scope: web, version: v2, known: 2026-03-02}\n" +
			"    vary: [m2.value, ask.known]\n" +
			"  - title: Three\n    on: 2026-09-01\n    do:\n      - retire: {id: m2}\n    ask:\n      - {key: port, scope: web, version: v1, known: 2026-09-01, expect: {status: not_found}}\n",
		head + "steps:\n  - title: One\n    decide:\n      - {taskAnchor: a, subject: p, candidate: {id: i, kind: k, scope: task, subject: p, source: s, observedAt: o, writeReason: w, readTrigger: t, validity: current}}\n" +
			"      - {subject: p, candidate: {scope: cross-task}, expect: {state: blocked}}\n    goal: {of: decide 2, say: {en: g, zh: 目}, reach: {state: working}, changes: 3}\n    vary: [candidate.source]\n" +
			"  - title: Two\n    decide: [{taskAnchor: a, subject: p, candidate: null}]\n",
		`{"memtui":1,"title":"J","question":"q","steps":[{"title":"One","on":"2026-01-01","do":[{"record":{"id":"m","key":"k","scope":"s","version":"v","value":"👩‍👩‍👧 é","evidence":["D"]}}],"ask":[{"key":"k","scope":"s","version":"v","known":"2026-01-01"}]}]}`,
	}
}

// odd are texts that a change of a line may write: what a lesson may hold in
// the wrong place, and what it may hold nowhere.
var odd = []string{
	"", "null", "~", "[]", "{}", "[a]", "{a: b}", "0001-01-01", "9999-12-31", "2026-02-30", "2026-01-01T00:00:00Z", "2026-01-01T23:59:59.999999999-23:59",
	"task", "cross-task", "expired", "unmet", "candidate", "retired", "m1", "m2", "D1", "\"\\e[2J\"", "\"\\u202e\"", "中文字段", "'e\u0301'", "ｆｕｌｌ",
	"\"" + strings.Repeat("long ", 60) + "\"", "\"a\\tb\\nc\"", "&x a", "*x", "*r", "|", ">-", "- a", "\ufeff", "\xff", "%", "true", "1e9", "\"👩‍👩‍👧‍👦\"",
	"{en: a}", "{zh: 甲}", "{en: a, zh: 乙}", "100", "-1", "4s", "1h", "usable", "conflict", "not_found", "[m1, m2]", "\"\\u200b\"", "{state: working}",
}

// editedLines changes a text line by line. Each change is three bytes: what,
// which line, and which text or other line.
func editedLines(data, edits []byte) []byte {
	lines := strings.Split(string(data), "\n")
	for ; len(edits) >= 3 && len(lines) < 2000; edits = edits[3:] {
		at, other := int(edits[1])*len(lines)/256, int(edits[2])
		line := lines[at]
		switch edits[0] % 6 {
		case 0: // leave a line out
			lines = append(lines[:at:at], lines[at+1:]...)
		case 1: // say a line twice
			lines = append(lines[:at+1:at+1], lines[at:]...)
		case 2: // two lines change places
			to := other * len(lines) / 256
			lines[at], lines[to] = lines[to], lines[at]
		case 3: // another value behind the first colon
			if key, _, found := strings.Cut(line, ": "); found {
				lines[at] = key + ": " + odd[other%len(odd)]
			}
		case 4: // another value behind the last colon, in brackets for example
			if i := strings.LastIndex(line, ": "); i >= 0 {
				end := strings.IndexAny(line[i+2:], ",}]")
				if end < 0 {
					end = len(line) - i - 2
				}
				lines[at] = line[:i+2] + odd[other%len(odd)] + line[i+2+end:]
			}
		case 5: // another depth
			lines[at] = strings.Repeat(" ", other%9) + strings.TrimLeft(line, " ")
		}
		if len(lines) == 0 {
			lines = []string{""}
		}
	}
	return []byte(strings.Join(lines, "\n"))
}

// walkKeys are the keys that the third input may press.
var walkKeys = strings.Fields("right right right right left up down enter esc tab end home pgdown pgup space backspace delete " +
	"a b d g i j k l o q s t w z T G L ? 1 2 4 中 c e v f p P u x H n N / : y Y shift+tab ctrl+r ctrl+u f5")

// screenOf plays a file and walks through it.
func screenOf(t *testing.T, name string, data, walk []byte) {
	t.Helper()
	drawn := func(n int) int { // the next byte of the walk, below n
		if len(walk) == 0 {
			return 0
		}
		b := walk[0]
		walk = walk[1:]
		return int(b) % n
	}
	w, h, look := 1+drawn(200), 1+drawn(60), drawn(256)
	sc, problems := scenario.Load(name, data)
	inFile(t, data, problems)
	m, _ := started(t, func(o *Options) {
		o.Lang = i18n.Langs()[look%2]
		o.Theme = views.ThemeNames()[look/2%len(views.ThemeNames())]
		o.ASCII = look&64 != 0
		if sc != nil {
			o.State = player.State{Lesson: player.Play(sc), Name: name, Count: 8, Beat: player.Still()}
		}
	})
	if sc == nil { // the file that was open is no lesson any more
		m.state = m.state.Broken(player.BadFile(name, data, problems))
	}
	m = send(m, tea.WindowSizeMsg{Width: w, Height: h})
	after := "opening"
	for presses := 0; ; presses++ {
		if err := whole(m); err != nil {
			t.Fatalf("after %s at %d×%d, %s, layer %q: %v", after, w, h, where(m.State()), m.State().Layer.Kind, err)
		}
		harmless(t, m.View())
		if len(walk) == 0 || m.end.asked || presses == 24 {
			break
		}
		after = walkKeys[drawn(len(walkKeys))]
		m = keys(m, after)
	}
	if sc != nil {
		plain := views.PlainOf(player.State{Lesson: player.Play(sc), Name: name}, i18n.For(m.lang))
		if !utf8.ValidString(plain) || strings.ContainsAny(plain, "\x1b\r\x00\u202e\u009b") {
			t.Fatalf("the text of the lesson is not plain: %q", plain)
		}
	}
}

// harmless asks that a picture holds no sequence but those that set colours,
// and that the title of the window holds none.
func harmless(t *testing.T, v tea.View) {
	t.Helper()
	for _, text := range []string{ansi.Strip(v.Content), v.WindowTitle} {
		if !utf8.ValidString(text) {
			t.Fatalf("no UTF-8 on the screen: %q", text)
		}
		for _, r := range text {
			if r < ' ' && r != '\n' || r >= 0x7f && r <= 0x9f || r >= 0x202a && r <= 0x202e || r >= 0x2066 && r <= 0x2069 {
				t.Fatalf("%U on the screen: %q", r, text)
			}
		}
	}
	for rest := v.Content; ; {
		_, sequence, found := strings.Cut(rest, "\x1b")
		if !found {
			return
		}
		end := strings.TrimLeft(sequence, "[0123456789;:")
		if !strings.HasPrefix(sequence, "[") || !strings.HasPrefix(end, "m") {
			t.Fatalf("a sequence on the screen: %q", sequence[:min(len(sequence), 20)])
		}
		rest = end
	}
}

// inFile asks that every problem has a place in the file, and none is a
// mistake of our own.
func inFile(t *testing.T, data []byte, problems []source.Diagnostic) {
	t.Helper()
	lines := source.Lines(data)
	inside := func(d source.Diagnostic, at source.Range) {
		for _, p := range []source.Pos{at.Start, at.End} {
			if p.Line < 1 || p.Line > len(lines) || p.Col < 1 || p.Col > utf8.RuneCountInString(lines[p.Line-1])+2 {
				t.Fatalf("%s at %v lies outside the file of %d lines", d.Code, at, len(lines))
			}
		}
	}
	for _, d := range problems {
		if d.Code == source.CodeInternal {
			t.Fatalf("our own mistake: %v", d.Args)
		}
		inside(d, d.At)
		for _, note := range d.Also {
			if (note.At == source.Range{}) { // the places of the memories that it lists
				for _, item := range note.Items {
					if item.Line < 0 || item.Line > len(lines) {
						t.Fatalf("%s: %q is said to be on line %d", d.Code, item.Name, item.Line)
					}
				}
				continue
			}
			inside(d, note.At)
		}
	}
	if shown := source.Print(i18n.For(i18n.Chinese), "f\x1b", data, problems); strings.ContainsAny(shown, "\x1b\r\x00\u202e\u009b") {
		t.Fatalf("what is told would be obeyed: %q", shown)
	}
}

func TestTheLessonsThatFuzzingBeginsWithAreLessons(t *testing.T) {
	for i, text := range everyFeature() {
		if _, problems := scenario.Load("f.yaml", []byte(text)); source.Failed(problems) {
			t.Errorf("lesson %d: %s", i, source.Print(i18n.For(i18n.English), "f.yaml", []byte(text), problems))
		}
	}
}
