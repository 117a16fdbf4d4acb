package player_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/source"
	"memtui/scenarios"
)

// odd is a lesson with everything that is rare: instants, a step on the same
// day, refused operations, a repeat, ids that must be quoted, revocations,
// a step whose only content is one operation, goals.
const odd = `memtui: 1
title: {en: Odd, zh: 怪}
terms: [scope, {word: ledger, means: {en: a book, zh: 账}}]
focus: {key: k, scope: s}
steps:
  - title: one
    on: 2026-01-01
    do:
      - record: {id: m1, version: v1, value: "a: b", evidence: [D1], valid: {from: 2025-06-01}}
      - record: {id: m1, version: v1, value: other, evidence: [D1]}
        refused: same_id
      - record: {id: "a.b", version: v1, value: 010, status: candidate, evidence: [], recorded: 2026-01-01T00:00:00Z}
      - record: {id: "null", key: "verify", version: "~", value: "tab\tand\nline", status: retired}
    ask:
      - {version: v1}
      - {key: verify, version: "~", valid: 2020-01-01, expect: {status: not_found, left: {"null": status}}}
    vary: [m1.value, '"a.b".status']
  - title: two
    on: 2026-01-05
    do:
      - verify: {id: "a.b", evidence: [D2], recorded: 2026-01-03T10:00:00+08:00}
  - title: three
    say: The same day again.
    do:
      - record: {id: m2, version: v1, value: c, evidence: [D2, D1], supersedes: [m1, "a.b"], expires: 2026-03-01}
      - record: {id: m9, version: v1, value: c, evidence: []}
        refused: true
      - retire: {id: m9}
        refused: unknown_id
    ask: [{version: v1, expect: {status: usable, left: {m1: superseded}}}]
    goal: {say: Make it conflict., reach: {status: conflict, left: {m2: valid}}, changes: 2}
    stay: 1m30s
    stop: true
  - title: four
    on: 2026-02-01T12:00:00Z
    do:
      - revoke: {evidence: D1}
      - record: {id: m3, version: v1, value: d, evidence: [D3], recorded: 2026-01-02}
        refused: time_backwards
      - retire: {id: m2}
    ask: [{version: v1, known: 2026-01-05}, {version: v1}]
    decide:
      - {taskAnchor: t, subject: p, candidate: {id: x, kind: k, scope: task, subject: p}}
      - {taskAnchor: t, expect: {state: blocked, phase: missing_metadata, unknowns: [subject, candidate]}}
    vary: [revoke D1.evidence, "ask 2: known", "decide 2: subject", candidate.source, retire m2.recorded]
    goal: {of: decide 1, reach: {state: working}}
lesson: {why: because}
`

// dayless is a lesson in which no day is shown.
const dayless = `memtui: 1
title: Dayless
focus: {key: k, scope: s, version: v}
steps:
  - title: one
    do:
      - record: {id: m1, value: a, evidence: [D1]}
      - record: {id: m2, value: b, status: candidate, supersedes: [m1]}
    ask: [{known: 2026-01-01}, {known: 2026-01-02, valid: 2026-05-01}]
  - title: two
    do:
      - verify: {id: m2, evidence: [D2], recorded: 2026-01-02}
      - revoke: {evidence: D1, recorded: 2026-01-03}
    ask: [{known: 2026-02-01}]
`

// lessons gives the lessons on which the laws of edits are tried.
func lessons(t testing.TB) []*player.Lesson {
	t.Helper()
	texts := []string{odd, dayless}
	for _, entry := range scenarios.List() {
		texts = append(texts, string(entry.Data))
	}
	var out []*player.Lesson
	for _, text := range texts {
		out = append(out, player.Play(loaded(t, text)))
	}
	return out
}

func loaded(t testing.TB, text string) *scenario.Scenario {
	t.Helper()
	sc, problems := scenario.Load("lesson.yaml", []byte(text))
	if source.Failed(problems) {
		t.Fatalf("not loaded:\n%s", source.Print(i18n.For(i18n.English), "lesson.yaml", []byte(text), problems))
	}
	return sc
}

// values are what is tried in a field of each kind; not all of it can stand
// in every field.
var values = map[core.FieldKind][]string{
	core.KindText:       {"a", "b", "010", "null", "~", " lead", "a: b # c", "两 行\n文字", "tab\there", "'", `"\`, "e\u0301", "👩\u200d💻", "-", "- x", "? y", "%a", "@", "`", "{", "]", "a\u00a0b", "end "},
	core.KindIdentifier: {"k", "s", "v1", "D1", "D2", "a.b", "null", "verify", "中文", "a b", `q"q`, "a,b", "[x]", "#", "!t", "&a", "*a", "=", "<<", "a: b"},
	core.KindIdentifiers: {"[]", "[D1]", "[D2, D1]", `["a.b"]`, "[m1]", "[m2]", "[m1, m2]", "[D1, D1]", `["null", "x y"]`,
		"[m3]", "m1", "[m1", "null"},
	core.KindTime: {"2025-06-01", "2026-01-01", "2026-01-01T00:00:00Z", "2026-01-03", "2026-01-05", "2026-02-01", "2026-10-16", "2026-06-10",
		"2026-02-01T20:00:00+08:00", "9999-12-31", "soon"},
	core.KindGroup: {"{}", "{id: x, kind: k, scope: task, subject: p}", `{"validity": "current"}`, "x"},
}

// anEdit draws an edit of a lesson as it is played now.
func anEdit(t *rapid.T, l *player.Lesson) scenario.Edit {
	var paths []scenario.Path
	for i := range l.Frames {
		for _, h := range l.Frames[i].Happened {
			paths = append(paths, h.Path)
		}
		for n := range l.Frames[i].Step.Ask {
			paths = append(paths, scenario.Path{Step: i + 1, Kind: scenario.PathAsk, N: n + 1})
		}
		for n := range l.Frames[i].Step.Decide {
			paths = append(paths, scenario.Path{Step: i + 1, Kind: scenario.PathDecide, N: n + 1})
		}
	}
	path := rapid.SampledFrom(paths).Draw(t, "path")
	switch kind := rapid.SampledFrom([]scenario.EditKind{"set", "set", "set", "set", "clear", "drop", "add"}).Draw(t, "kind"); kind {
	case scenario.EditDrop:
		return scenario.Edit{Kind: kind, Path: path}
	case scenario.EditAdd:
		step := rapid.IntRange(1, len(l.Frames)).Draw(t, "step")
		return scenario.Edit{Kind: kind, Path: scenario.Path{Step: step}, Op: anOp(t)}
	default:
		f := rapid.SampledFrom(fieldsOf(path)).Draw(t, "field")
		path.Field = f.Name
		e := scenario.Edit{Kind: kind, Path: path}
		if kind == scenario.EditSet {
			e.Value = rapid.SampledFrom(append(f.Values, values[f.Kind]...)).Draw(t, "value")
		}
		return e
	}
}

func fieldsOf(p scenario.Path) []core.Field {
	return map[scenario.PathKind][]core.Field{
		scenario.PathAsk: core.QueryFields(), scenario.PathDecide: core.RequestFields(), scenario.PathRecord: core.RecordFields(),
		scenario.PathVerify: core.VerifyFields(), scenario.PathRetire: core.RetireFields(), scenario.PathRevoke: core.RevokeFields(),
	}[p.Kind]
}

func anOp(t *rapid.T) core.Op {
	id := rapid.SampledFrom([]string{"m1", "m2", "n1", "n2", "a.b", "D1", "D2"}).Draw(t, "id")
	var on core.Time
	if text := rapid.SampledFrom([]string{"", "", "2026-01-01", "2026-01-04", "2026-02-01"}).Draw(t, "recorded"); text != "" {
		on, _ = core.ParseTime(text)
	}
	switch rapid.IntRange(0, 3).Draw(t, "operation") {
	case 0:
		return core.Verify{ID: id, Evidence: []string{"D9"}, Recorded: on}
	case 1:
		return core.Retire{ID: id, Recorded: on}
	case 2:
		return core.Revoke{Evidence: id, Recorded: on}
	}
	return core.Record{
		ID: id, Version: "v1", Value: rapid.SampledFrom([]string{"a", "c", "new\nline"}).Draw(t, "value"),
		Status: rapid.SampledFrom([]core.Status{"", core.StatusCandidate}).Draw(t, "status"), Evidence: []string{"D9"}, Recorded: on,
	}
}

// edited makes some edits, one after the other; those that are not taken
// change nothing.
func edited(t *rapid.T, base *player.Lesson) (player.Edits, *player.Lesson, int) {
	e, lesson, taken := player.Edits{}, base, 0
	for range rapid.IntRange(1, 8).Draw(t, "edits") {
		next, played, not := e.Try(base, lesson, anEdit(t, lesson))
		if not != nil {
			if played != lesson || (not.Refusal == nil) == (not.Problem == nil) {
				t.Fatalf("an edit that is not taken has one reason and changes nothing: %+v", not)
			}
			continue
		}
		if played != lesson {
			taken++
		}
		e, lesson = next, played
	}
	return e, lesson, taken
}

// happened is what must be the same of a step: everything but how it came
// about by edits.
type happened struct {
	Op      core.Op
	Refusal *core.Refusal
	Repeat  bool
	Rests   []string
}

// told gives what a lesson shows.
func told(l *player.Lesson) any {
	type step struct {
		Day      core.Time
		Happened []happened
		Asked    []player.Asked
		Decided  []player.Decided
	}
	var out []step
	for i := range l.Frames {
		f := &l.Frames[i]
		s := step{Day: f.Day}
		for _, h := range f.Happened {
			if h.Gone == scenario.NotGone {
				s.Happened = append(s.Happened, happened{h.Op, h.Refusal, h.Repeat, h.Rests})
			}
		}
		for _, q := range f.Questions {
			if q.Ask != nil {
				s.Asked = append(s.Asked, *q.Ask)
			} else {
				s.Decided = append(s.Decided, *q.Decide)
			}
		}
		out = append(out, s)
	}
	return out
}

var sameTimes = cmp.Options{
	cmp.Comparer(func(a, b core.Time) bool { return a == b }),
	cmpopts.IgnoreUnexported(player.Pair{}),
	cmp.Transformer("events", func(p *player.Pair) any {
		if p == nil {
			return nil
		}
		return []any{p.First, p.Second, p.Same, p.Because()}
	}),
}

func sameLesson(a, b *player.Lesson) string { return cmp.Diff(told(a), told(b), sameTimes) }

func TestAnyEditsAndAsManyUndosAreTheLessonAgain(t *testing.T) {
	all := lessons(t)
	rapid.Check(t, func(t *rapid.T) {
		base := rapid.SampledFrom(all).Draw(t, "lesson")
		e, lesson, taken := edited(t, base)
		last := lesson
		for range taken {
			if !e.CanUndo() {
				t.Fatalf("after %d edits nothing is left to undo too early", taken)
			}
			e, lesson = e.Undo(base)
		}
		if e.CanUndo() || e.Count() != 0 || lesson != base {
			t.Fatalf("%d edits and as many undos leave %v", taken, e.List())
		}
		for range taken {
			e, lesson = e.Redo(base)
		}
		if diff := sameLesson(last, lesson); e.CanRedo() || diff != "" {
			t.Fatalf("redone, the what-if is another one (-before +after):\n%s", diff)
		}
	})
}

func TestAnUndoneResetBringsTheEditsBack(t *testing.T) {
	all := lessons(t)
	rapid.Check(t, func(t *rapid.T) {
		base := rapid.SampledFrom(all).Draw(t, "lesson")
		e, lesson, _ := edited(t, base)
		reset, played := e.Reset(base)
		if reset.Count() != 0 || played != base {
			t.Fatalf("reset leaves %v", reset.List())
		}
		if e.Count() == 0 {
			return
		}
		back, again := reset.Undo(base)
		if diff := sameLesson(lesson, again) + cmp.Diff(e.Signature(), back.Signature()); diff != "" {
			t.Fatalf("a reset that is undone gives another what-if (-before +after):\n%s", diff)
		}
	})
}

func TestASavedWhatIfLoadsHoldsAndPlaysTheSame(t *testing.T) {
	all := lessons(t)
	rapid.Check(t, func(t *rapid.T) {
		base := rapid.SampledFrom(all).Draw(t, "lesson")
		_, lesson, _ := edited(t, base)
		data := player.State{Lesson: lesson}.Saved()
		sc, problems := scenario.Load("saved.yaml", data)
		if source.Failed(problems) {
			t.Fatalf("not loaded:\n%s\n%s", source.Print(i18n.For(i18n.English), "saved.yaml", data, problems), data)
		}
		if unmet := scenario.Check(sc); unmet != nil {
			t.Fatalf("not as expected:\n%s\n%s", source.Print(i18n.For(i18n.English), "saved.yaml", data, unmet), data)
		}
		if diff := sameLesson(lesson, player.Play(sc)); diff != "" {
			t.Fatalf("the saved lesson plays otherwise (-what-if +saved):\n%s\n%s", diff, data)
		}
	})
}

func TestEditsPlayTheSameWhetherStepsAreSharedOrNot(t *testing.T) {
	all := lessons(t)
	rapid.Check(t, func(t *rapid.T) {
		base := rapid.SampledFrom(all).Draw(t, "lesson")
		e, lesson, _ := edited(t, base)
		sc, problem := base.Scenario.With(e.List())
		if problem != nil {
			t.Fatal(problem)
		}
		if diff := sameLesson(player.Play(sc), lesson); diff != "" {
			t.Fatalf("sharing steps changes them (-alone +shared):\n%s", diff)
		}
		if diff := sameLesson(player.Play(base.Scenario), base); diff != "" {
			t.Fatalf("an edit reached the lesson itself:\n%s", diff)
		}
	})
}

func TestTheCommandLineOpensTheSameWhatIf(t *testing.T) {
	all := lessons(t)
	rapid.Check(t, func(t *rapid.T) {
		base := rapid.SampledFrom(all).Draw(t, "lesson")
		e, lesson, _ := edited(t, base)
		page := rapid.IntRange(0, len(base.Frames)+1).Draw(t, "page")
		s := player.State{Lesson: lesson, Base: base, Edits: e, Name: "01-timeout-change", Page: page}
		words := shellWords(t, s.CommandLine())
		if page >= 1 && page <= len(base.Frames) {
			if at := words[3]; words[2] != "--at" || strings.TrimRight(at, "A") != fmt.Sprint(page) {
				t.Fatalf("%q does not name step %d", s.CommandLine(), page)
			}
			words = append(words[:2], words[4:]...)
		}
		now, list := base.Scenario, []scenario.Edit(nil)
		for i := 2; i < len(words); i += 2 {
			one, problems := now.ParseEdit(scenario.EditKind(strings.TrimPrefix(words[i], "--")), words[i+1], page)
			if source.Failed(problems) {
				t.Fatalf("%q of %q: %v", words[i+1], s.CommandLine(), problems)
			}
			list = append(list, one)
			var problem *scenario.EditProblem
			if now, problem = base.Scenario.With(list); problem != nil {
				t.Fatalf("%q of %q: %v", words[i+1], s.CommandLine(), problem)
			}
		}
		again, opened, not := player.Reopened(base, list)
		if not != nil {
			t.Fatalf("%q is not taken: %+v", s.CommandLine(), not)
		}
		if diff := cmp.Diff(e.Signature(), again.Signature()) + sameLesson(lesson, opened); diff != "" {
			t.Fatalf("%q opens another what-if (-was +opened):\n%s", s.CommandLine(), diff)
		}
	})
}

// shellWords reads a line as a POSIX shell does, as far as single quotes,
// $'…' and backslashes go; anything else that a shell would act on is an
// error, and so is what cannot be seen.
func shellWords(t *rapid.T, line string) []string {
	var words []string
	word, quoted, inside := "", false, false
	runes := []rune(line)
	for i := 0; i < len(runes); i++ {
		switch r := runes[i]; {
		case unicode.IsControl(r):
			t.Fatalf("%q stands in %q", r, line)
		case r == '$' && !inside && i+1 < len(runes) && runes[i+1] == '\'':
			end := i + 2 + slices.Index(runes[i+2:], '\'')
			text, err := strconv.Unquote(`"` + strings.ReplaceAll(string(runes[i+2:end]), `"`, `\"`) + `"`)
			if err != nil {
				t.Fatalf("%q: %v", line, err)
			}
			word, quoted, i = word+text, true, end
		case inside && r == '\'':
			inside = false
		case inside:
			word += string(r)
		case r == '\'':
			inside, quoted = true, true
		case r == '\\':
			i++
			word += string(runes[i])
		case r == ' ':
			if word != "" || quoted {
				words = append(words, word)
			}
			word, quoted = "", false
		case strings.ContainsRune("\t\n$`\"*?[]{}()<>|&;#~!", r):
			t.Fatalf("a shell acts on %q in %q", r, line)
		default:
			word += string(r)
		}
	}
	return append(words, word)
}
