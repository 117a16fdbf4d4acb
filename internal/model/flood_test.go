package model

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
	"pgregory.net/rapid"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/source"
	"memtui/internal/views"
	"memtui/scenarios"
)

type group map[string]any

// oddLessons are lessons that load, and that a screen or a mode may trip
// over.
func oddLessons(tb testing.TB) []player.State {
	tb.Helper()
	focus := group{"key": "k", "scope": "s", "version": "v"}
	record := func(id, value string, more group) group {
		r := group{"id": id, "value": value, "evidence": []string{"D1"}}
		for name, v := range more {
			r[name] = v
		}
		return group{"record": r}
	}
	days := func(steps ...group) []group {
		for i, s := range steps {
			s["title"] = fmt.Sprint("Step ", i+1)
			if _, given := s["on"]; !given {
				s["on"] = fmt.Sprintf("2026-01-%02d", i+1)
			}
		}
		return steps
	}
	dayless := func(steps ...group) []group {
		for _, s := range days(steps...) {
			delete(s, "on")
		}
		return steps
	}
	var many []group
	for i := range 300 {
		more := group{}
		if i%3 != 0 {
			more["supersedes"] = []string{fmt.Sprint("m", i-1)}
		}
		many = append(many, record(fmt.Sprint("m", i), fmt.Sprint("v", i%5), more))
	}
	var strange []group
	for i, text := range strangeTexts {
		name := visibly(text)
		more := group{"evidence": []string{name}, "valid": group{"from": "0001-01-01", "to": "9999-12-31"}, "recorded": "2026-01-01"}
		strange = append(strange, record(fmt.Sprint(name, i), text, more))
	}
	candidate := group{"id": "c", "kind": "k\nk", "scope": "task", "subject": strangeTexts[0], "validity": "odd"}
	var steps []group
	for range 120 {
		steps = append(steps, group{"say": strangeTexts[1]})
	}
	var out []player.State
	for name, lesson := range map[string]group{
		"one step":     {"steps": days(group{"say": "x"})},
		"no questions": {"focus": focus, "steps": dayless(group{"do": []group{record("a", "1", nil)}}, group{"do": []group{{"revoke": group{"evidence": "D1"}}, {"retire": group{"id": "a"}}}})},
		"refused": {"focus": focus, "steps": days(
			group{"do": []group{record("a", "1", nil), {"record": group{"id": "a", "value": "2", "evidence": []string{"D1"}}, "refused": true},
				{"record": group{"id": "b", "value": "2", "evidence": []string{}}, "refused": true}, {"verify": group{"id": "gone", "evidence": []string{"D"}}, "refused": true}}, "ask": []group{{}, {"key": "none"}}},
			group{"do": []group{{"retire": group{"id": "a"}}}, "ask": []group{{}}})},
		"no days": {"focus": focus, "steps": dayless(
			group{"do": []group{record("a", "1", group{"recorded": "2026-01-01"}), record("b", "2", group{"recorded": "2026-01-02T03:04:05.678+05:30"})},
				"ask": []group{{"known": "2026-01-01"}, {"known": "9999-12-31", "valid": "0001-01-01"}}})},
		"many": {"focus": focus, "steps": days(group{"do": many, "ask": []group{{}}}, group{"ask": []group{{}, {"known": "2025-01-01"}}})},
		"conflict of five": {"focus": focus, "steps": days(group{"do": []group{record("a", "1", nil), record("b", "2", nil), record("c", "3", nil),
			record("d", "4\n5", nil), record("e", strings.Repeat("long ", 500), nil)}, "ask": []group{{}}, "vary": []string{"a.value"}})},
		"strange": {"focus": group{"key": strangeTexts[2], "scope": strangeTexts[3], "version": strangeTexts[1]}, "title": strangeTexts[5], "question": strangeTexts[6],
			"steps": days(group{"do": strange, "say": strings.Join(strangeTexts, " "), "ask": []group{{"name": strangeTexts[0]}, {}}})},
		"decisions": {"steps": dayless(group{"decide": []group{{}, {"taskAnchor": "a\nb", "candidate": candidate}, {"subject": strangeTexts[4], "candidate": group{}}},
			"vary": []string{"candidate.source"}, "goal": group{"of": "decide 1", "reach": group{"state": "working"}, "changes": 9}},
			group{"decide": []group{{}}})},
		"both": {"focus": focus, "steps": days(group{"do": []group{record("a", "1", group{"status": "candidate"})}, "ask": []group{{}}, "decide": []group{{}, {}}},
			group{"do": []group{{"verify": group{"id": "a", "evidence": []string{"D2"}}}, {"revoke": group{"evidence": "D1"}}}, "decide": []group{{"candidate": candidate}}, "ask": []group{{}}},
			group{"say": "nothing"})},
		"many steps": {"steps": dayless(steps...)},
	} {
		lesson["memtui"] = 1
		if lesson["title"] == nil {
			lesson["title"] = name
		}
		data, err := json.Marshal(lesson)
		if err != nil {
			tb.Fatal(err)
		}
		sc, problems := scenario.Load(name+".json", data)
		if source.Failed(problems) {
			for _, p := range problems {
				if !p.Warning {
					tb.Error(source.Headline(i18n.For(i18n.English), name, p))
				}
			}
			tb.FailNow()
		}
		out = append(out, player.State{Lesson: player.Play(sc), Name: name + ".json", Count: 4, Beat: player.Still()})
	}
	return out
}

// visibly makes an id of a text: an id is one line of what can be seen.
func visibly(text string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) || unicode.Is(unicode.Variation_Selector, r) {
			return '-'
		}
		return r
	}, strings.TrimSpace(text))
}

// strangeTexts may stand in a lesson.
var strangeTexts = []string{
	"two\nlines\n", "中文的值，。“”（）", "مرحبا بالعالم", "e\u0301\u0302\u0303\u0304\u0305 नमस्ते กำลัง", "👨‍👩‍👧‍👦 🇨🇳 ⚠️ 1️⃣",
	strings.Repeat("a-very-long-text-without-a-blank", 40), "a\tb 'quoted' \"twice\" \\ $HOME `x` !! #", "[x, y]", "{a: b}", "null", " blank ", "-n", "(｀Д´#)ﾉ ｶﾅ",
}

// floodKeys are pressed in any order, those that change things more often.
var floodKeys = strings.Split("enter enter enter enter enter down down down tab tab delete e v f x x u ctrl+r p right left up down enter esc tab shift+tab f5 space backspace pgdown pgup home end delete ctrl+u ctrl+d ctrl+h "+
	"a b c d e f g h i j k l m n o p s t u v w x y z . - + 1 2 3 9 G H L N P T Y ? / : , [ ' 中 ？ ctrl+r ctrl+s ctrl+p ctrl+z ctrl+w", " ")

func TestNoFloodOfKeysInAnyModeOfAnyLessonBreaksTheScreen(t *testing.T) {
	states := oddLessons(t)
	for i := range scenarios.List() {
		s := lesson(t, i+1)
		states = append(states, s)
	}
	for i := range states {
		states[i].Shelf = shelfOf(states[:1])
	}
	starts := []string{"", "c", "e", "e", "e", "e enter", "e down enter", "v", "f", "f enter", "p", "P", "P enter", "e x", "w", "d", "y", "Y", "/", ":", "?", "o", "e delete ctrl+s", "c enter", "p enter", "e v tab", "f tab"}
	rapid.Check(t, func(rt *rapid.T) {
		m, _ := started(t, func(o *Options) {
			o.State = rapid.SampledFrom(states).Draw(rt, "lesson")
			o.Lang = rapid.SampledFrom(i18n.Langs()).Draw(rt, "language")
			o.Theme = rapid.SampledFrom(views.ThemeNames()).Draw(rt, "theme")
			o.ASCII = rapid.Bool().Draw(rt, "ascii")
			o.Save = func(string, []byte) error { return nil }
			o.Suspend = func() error { return nil }
		})
		m = send(m, draw(rt))
		m = keys(m, fmt.Sprint(rapid.IntRange(1, 4).Draw(rt, "page")))
		var done []string
		press := func(name string) {
			done = append(done, name)
			m = keys(m, name)
			if err := sound(m); err != nil {
				rt.Fatalf("%s after %v at %d×%d, %s: %v", m.State().Name, done, m.w, m.h, where(m.State()), err)
			}
		}
		for _, name := range strings.Fields(rapid.SampledFrom(starts).Draw(rt, "start")) {
			press(name)
		}
		for range rapid.IntRange(1, 40).Draw(rt, "presses") {
			switch rapid.IntRange(0, 12).Draw(rt, "kind") {
			case 0, 1:
				m = send(m, draw(rt))
			case 2:
				m = send(m, tea.PasteMsg{Content: rapid.SampledFrom(pasted).Draw(rt, "paste")})
			case 3:
				m = send(m, tick{m.generation})
			case 4:
				m = send(m, tea.MouseClickMsg{X: rapid.IntRange(0, m.w).Draw(rt, "x"), Y: rapid.IntRange(0, m.h).Draw(rt, "y"), Button: tea.MouseLeft})
			}
			press(rapid.SampledFrom(floodKeys).Draw(rt, "key"))
			if m.end.asked {
				return
			}
		}
		if m.State().Blank {
			press("x")
		}
		for range 12 {
			press("esc")
		}
		if s := m.State(); s.Mode != player.ModeNone || s.Layer.Kind != player.LayerNone || s.IsTyping() || s.Zoom || s.Cross.On || s.Playing {
			rt.Fatalf("%s after %v: esc does not close mode %q, layer %q", s.Name, done, s.Mode, s.Layer.Kind)
		}
		if err := kept(m.State()); err != nil {
			rt.Fatalf("%s after %v: %v", m.State().Name, done, err)
		}
	})
}

var pasted = []string{"x", "中文 字", strings.Repeat("many ", 2000), "a\x00\x1b]52;c;eA==\x07\x1b[2J", "\xff\xfe\xc3(", "\u202e\u200b\u009b31m", "line\nline\r\n\tx", "[D1, D2]", "2026-01-01", "{", "99999"}

func draw(rt *rapid.T) tea.WindowSizeMsg {
	w, h := rapid.IntRange(1, 130), rapid.IntRange(1, 50)
	if rapid.IntRange(0, 3).Draw(rt, "size") == 0 {
		w, h = rapid.IntRange(1, 420), rapid.IntRange(1, 130)
	}
	return tea.WindowSizeMsg{Width: w.Draw(rt, "w"), Height: h.Draw(rt, "h")}
}

// sound reports what is wrong with a model and its picture.
func sound(m Model) error {
	v := m.View()
	select {
	case crash := <-m.crashes:
		return fmt.Errorf("it panics: %s", crash)
	default:
	}
	rows := strings.Split(ansi.Strip(v.Content), "\n")
	if len(rows) != m.h {
		return fmt.Errorf("%d rows", len(rows))
	}
	for y, row := range rows {
		if w := views.Width(row); w != m.w {
			return fmt.Errorf("row %d is %d cells wide: %q", y, w, row)
		}
	}
	if v.Cursor != nil && (v.Cursor.X < 0 || v.Cursor.X >= m.w || v.Cursor.Y < 0 || v.Cursor.Y >= m.h) {
		return fmt.Errorf("the cursor is at %v", v.Cursor.Position)
	}
	for _, text := range append(rows, v.WindowTitle, m.notice) {
		if bad := strings.IndexFunc(text, func(r rune) bool {
			return unicode.IsControl(r) || r == utf8.RuneError || unicode.Is(unicode.Bidi_Control, r)
		}); bad >= 0 {
			return fmt.Errorf("a control character stands in %q", text)
		}
	}
	s := m.State()
	if s.Page < 0 || s.Page > s.Last() {
		return fmt.Errorf("page %d of %d", s.Page, s.Last())
	}
	if f := s.Frame(); s.Question < 0 || f != nil && s.Question > 0 && s.Question >= len(f.Questions) {
		return fmt.Errorf("question %d", s.Question)
	}
	return nil
}

// kept reports what is wrong with what outlives the program: the command line
// and the lesson that a what-if is written as.
func kept(s player.State) error {
	line := s.CommandLine()
	if strings.ContainsFunc(line, func(r rune) bool { return unicode.IsControl(r) || r == utf8.RuneError }) {
		return fmt.Errorf("a control character stands in %q", line)
	}
	if !s.IsEdited() {
		return nil
	}
	sc, problems := scenario.Load("saved.yaml", s.Saved())
	for _, p := range problems {
		if !p.Warning {
			return fmt.Errorf("%s cannot be read again: %s", line, source.Headline(i18n.For(i18n.English), "saved.yaml", p))
		}
	}
	if again := player.Play(sc); len(again.Frames) != len(s.Lesson.Frames) {
		return fmt.Errorf("%s has %d steps when it is read again", line, len(again.Frames))
	}
	return nil
}
