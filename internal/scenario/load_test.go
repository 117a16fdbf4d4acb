package scenario

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/source"
)

const head1 = `memtui: 1
title: a lesson
focus: {key: timeout, scope: projectA, version: v3}
steps:
`

// told gives the headlines of problems without the file's name.
func told(problems []source.Diagnostic) string {
	var b strings.Builder
	for _, d := range problems {
		b.WriteString(strings.TrimPrefix(source.Headline(i18n.For(i18n.English), "f", d), "f:") + "\n")
	}
	return b.String()
}

func onlyErrors(problems []source.Diagnostic) []source.Diagnostic {
	return slices.DeleteFunc(slices.Clone(problems), func(d source.Diagnostic) bool { return d.Warning })
}

func load(t *testing.T, text string) *Scenario {
	t.Helper()
	sc, problems := loadAgreed("f.yaml", []byte(text))
	if source.Failed(problems) {
		t.Fatalf("not loaded:\n%s", source.Print(i18n.For(i18n.English), "f.yaml", []byte(text), problems))
	}
	return sc
}

func TestDatesScopesAndWordsAreFilledIn(t *testing.T) {
	sc := load(t, head1+`
  - title: one
    on: 2026-01-01
    do:
      - record: {id: m1, value: 30s, valid: {from: 2026-01-01}, evidence: [D1]}
    ask:
      - {valid: 2026-05-01}
      - {known: 2025-12-31, scope: projectB}
      - {}
  - title: two
    do:
      - retire: {id: m1}
  - title: three
    on: 2026-06-10
    do:
      - record: {id: m2, key: retries, value: 010, recorded: 2026-06-01, evidence: [D2]}
      - revoke: {evidence: D2}
`)
	first := sc.Steps[0]
	record := first.Do[0].Op.(core.Record)
	if record.Subject() != (core.Subject{Key: "timeout", Scope: "projectA", Version: "v3"}) || record.Recorded.String() != "2026-01-01" {
		t.Errorf("got %+v, want the focus and the step's day", record)
	}
	var asked []string
	for _, ask := range first.Ask {
		asked = append(asked, ask.Query.Scope+" "+ask.Query.Valid.String()+" "+ask.Query.Known.String())
	}
	want := []string{"projectA 2026-05-01 2026-01-01", "projectB 2026-01-01 2025-12-31", "projectA 2026-01-01 2026-01-01"}
	if diff := cmp.Diff(want, asked); diff != "" {
		t.Errorf("valid and known default to the step's day, one without regard to the other (-want +got):\n%s", diff)
	}
	if on := sc.Steps[1].On.String(); on != "2026-01-01" {
		t.Errorf("a day left out is %q, want that of the step before", on)
	}
	last := sc.Steps[2].Do
	if got := last[0].Op.(core.Record); got.Recorded.String() != "2026-06-01" || got.Key != "retries" || got.Value != "010" {
		t.Errorf("got %+v, want what is written", got)
	}
	if got := last[1].Op.When().String(); got != "2026-06-10" {
		t.Errorf("got %s, want the step's day", got)
	}
}

func TestWithoutDaysOperationsAreKnownFromTheStart(t *testing.T) {
	sc := load(t, head1+`
  - title: one
    do: [record: {id: m1, value: 30s, evidence: [D1]}]
    ask: [{known: 2026-05-01}]
`)
	if on := sc.Steps[0].Do[0].Op.When(); !on.IsZero() {
		t.Errorf("recorded is %s", on)
	}
	if q := sc.Steps[0].Ask[0].Query; q.Valid.String() != "2026-05-01" {
		t.Errorf("valid is %s, want known", q.Valid)
	}
}

func TestJSONIsTheSameLesson(t *testing.T) {
	text := `{"memtui": 1, "title": "a lesson", "steps": [{"title": "x", "on": "2026-01-01", "say": "y"}]}`
	for _, name := range []string{"f.json", "f.yaml", "-"} {
		sc, problems := loadAgreed(name, []byte(text))
		if sc == nil || sc.Steps[0].On.String() != "2026-01-01" {
			t.Errorf("%s: %s", name, told(problems))
		}
	}
}

// Each text stands in a lesson of one step and must be reported as given.
func TestWhatIsWrongWithALessonIsSaid(t *testing.T) {
	const m1 = "    do:\n      - record: {id: m1, value: 30s, valid: {from: 2026-01-01, to: 2026-03-01}, evidence: [D1]}\n"
	for _, c := range []struct{ text, want string }{
		{"    say: ''\n", "7:10: say of step 1 is blank"},
		{"    do: []\n", "5:5: step 1 has nothing in it: give it say, do, ask or decide"},
		{"    sai: x\n", `7:5: unknown field "sai" in step 1`},
		{"    say: {en: x, de: y}\n", `7:18: unknown field "de" in say`},
		{"    say: [x]\n", "7:10: say of step 1 must be a text, or one text a language: {en: …, zh: …}"},
		{"    say: \"\\e[2J\"\n", "7:10: \"␛[2J\" cannot stand here: it holds U+001B, which cannot be seen"},
		{"    do: {record: {}}\n", "7:9: do of step 1 must be a list"},
		{"    do: [x]\n", "7:10: an entry of do holds one operation; this one holds none"},
		{"    do: [{refused: true}]\n", "7:11: an entry of do holds one operation; this one holds none"},
		{"    do: [{record: x}]\n", "7:19: record must have fields"},
		{"    do: [{record: {id: m1, value: 30s}}]\n", `7:24: "m1" has no evidence; what is verified needs some`},
		{"    do: [{record: {id: m1}}]\n", `7:11: record "m1" has no value`},
		{"    do: [{verify: {id: m9, evidence: [x]}}]\n", `7:24: "m9" is not recorded before this`},
		{m1 + "      - verify: {id: m1}\n", `9:22: "m1" is already verified`},
		{m1 + "        refused: true\n", `9:18: "m1" is marked as refused, but the ledger takes it`},
		{m1 + "      - retire: {id: m9}\n        refused: no_evidence\n", `10:18: "m9" is marked as refused with no_evidence, but it is refused with unknown_id`},
		{m1 + "      - retire: {id: m9}\n        refused: unknown\n", `10:18: refused of retire "m9" cannot be "unknown"`},
		{m1 + "      - retire: {id: m1, recorded: 2026-01-02}\n", "9:36: recorded on 2026-01-02, later than its step, which is on 2026-01-01"},
		{m1 + "    ask: [{known: x}]\n", `9:19: "x" is no time: write a day as 2026-10-17, or an instant as 2026-10-17T09:30:00Z`},
		{m1 + "    ask: [{expect: {}}]\n", "9:20: an expect that expects nothing"},
		{m1 + "    ask: [{expect: {evidence: null}}]\n", "9:20: an expect that expects nothing"},
		{m1 + "    ask: [{expect: {left: {}}}]\n", "9:27: an expect that expects nothing"},
		{m1 + "    ask: [{expect: {state: working}}]\n", `9:21: unknown field "state" in expect`},
		{m1 + "    ask: [{expect: {status: usable, value: null}}]\n", "9:37: no answer has both status: usable and value: null"},
		{m1 + "    ask: [{expect: {value: x, candidates: [x, y]}}]\n", "9:31: no answer has both value: x and candidates: [x, y]"},
		{m1 + "    ask: [{expect: {status: conflict, evidence: []}}]\n", "9:39: no answer has both status: conflict and evidence: []"},
		{m1 + "    ask: [{expect: {status: not_found, evidence: [x]}}]\n", "9:40: no answer has both status: not_found and evidence: [x]"},
		{m1 + "    ask: [{expect: {candidates: [x]}}]\n", "9:33: no answer has candidates: [x]"},
		{m1 + "    ask: [{expect: {evidence: [x, x]}}]\n", "9:31: no answer has evidence: [x, x]"},
		{m1 + "    ask: [{expect: {value: ' '}}]\n", `9:28: no answer has value: ""`},
		{m1 + "    ask: [{expect: {status: found}}]\n", `9:29: status of expect cannot be "found"`},
		{m1 + "    ask: [{expect: {left: {m2: known}}}]\n", `9:28: "m2" is not recorded by this step`},
		{m1 + "    ask: [{expect: {left: {m1: knwon}}}]\n", `9:32: "m1" cannot be left out at "knwon"`},
		{"    decide: [{candidate: x}]\n", "7:26: candidate of decision 1 must have fields of its own"},
		{"    decide: [{candidate: {id: a, sorce: x}}]\n", `7:34: unknown field "sorce" in candidate "a"`},
		{"    decide: [{expect: {state: working, phase: candidate_review}}]\n", "7:40: no answer has both state: working and phase: candidate_review"},
		{"    decide: [{expect: {unknowns: [], nextAction: add_evidence}}]\n", "7:38: no answer has both unknowns: [] and nextAction: add_evidence"},
		{"    decide: [{expect: {unknowns: [candidate, candidate.id]}}]\n", "7:46: no answer has both candidate and candidate.id"},
		{"    decide: [{expect: {unknowns: [candidate.sorce]}}]\n", `7:35: unknowns of expect cannot be "candidate.sorce"`},
		{"    say: x\n    vary: [subject]\n", `8:12: "subject" is an input of decide, but step 1 has no decide`},
		{m1 + "    vary: [m1.valid]\n", `9:12: "valid" is no input of m1`},
		{m1 + "    vary: [m2.value]\n", `9:12: "m2" is not recorded by step 1`},
		{m1 + "    vary: [m1]\n", `9:12: "m1" names no field; one must follow`},
		{m1 + "    vary: [2/m1.value]\n", `9:12: a path in step 1 cannot lead to step 2, only to its own step or an earlier one`},
		{"    say: x\n    stay: 4\n", "8:11: stay of step 1 must be a length of time such as 4s or 1.5s, at most an hour"},
		{"    say: x\n    stop: yes\n", "8:11: stop of step 1 must be true or false"},
		{"    decide: [{subject: x}]\n    goal: {say: y}\n", "8:5: goal has no reach"},
		{"    decide: [{subject: x}]\n    goal: {say: x, reach: {state: working}, changes: 0}\n", "8:54: changes of goal must be a whole number from 1 on"},
		{"    decide: [{subject: x}]\n    goal: {say: x, of: decide 2, reach: {state: working}, changes: 1}\n", `8:24: "decide 2" is no question of step 1`},
		{"    say: x\n    goal: {reach: {state: working}, changes: 1}\n", "8:5: goal has no of"},
		{"    say: x\n    say: y\n", `8:5: "say" is given twice`},
	} {
		_, problems := loadAgreed("f.yaml", []byte(head1+"  - title: one\n    on: 2026-01-01\n"+c.text))
		if told(onlyErrors(problems)) != c.want+"\n" {
			t.Errorf("%s\ngot  %swant %s", c.text, told(problems), c.want)
		}
	}
}

func TestWhatIsWrongAtTheTopIsSaid(t *testing.T) {
	const step = "steps: [{title: x, say: y}]\n"
	for _, c := range []struct{ text, want string }{
		{"", "1:1: the file has no memtui, title, steps\n"},
		{"[]", "1:1: the file must have fields\n"},
		{"title: x\n" + step, "1:1: the file has no memtui\n"},
		{"memtui: 2\ntitle: x\n" + step, "1:9: version \"2\" of the format is not one that this program reads\n"},
		{"memtui: 1\n" + step, "1:1: the file has no title\n"},
		{"memtui: 1\ntitle: ' '\n" + step, "2:8: title of the file is blank\n"},
		{"memtui: 1\ntitle: null\n" + step, "1:1: the file has no title\n"},
		{"memtui: 1\ntitle: {en: '', zh: null}\n" + step, "2:8: title of the file is blank\n"},
		{"memtui: 1\ntitle: x\n", "1:1: the file has no steps\n"},
		{"memtui: 1\ntitle: x\nsteps: []\n", "3:8: a lesson needs at least one step\n"},
		{"memtui: 1\ntitle: x\nsteps: [x]\n", "3:9: step 1 must have fields\n"},
		{"memtui: 1\ntitle: x\nsteps: [{say: x}]\n", "3:10: step 1 has no title\n"},
		{"memtui: 1\ntitle: x\nterms: [scop]\n" + step, "3:9: terms of the file cannot be \"scop\"\n"},
		{"memtui: 1\ntitle: x\nterms: [{word: x}]\n" + step, "3:10: the term \"x\" has no means\n"},
		{"memtui: 1\ntitle: x\nfocus: {key: ' k'}\n" + step, "3:15: \" k\" cannot stand here: it begins or ends with white space\n"},
		{"memtui: 1\ntitle: x\nlesson: {wy: x}\n" + step, "3:10: unknown field \"wy\" in lesson\n"},
		{"memtui: 1\ntitle: x\n" + step + "---\nmemtui: 1\n", "4:1: a second document in one file\n"},
	} {
		_, problems := loadAgreed("f.yaml", []byte(c.text))
		errors := onlyErrors(problems)
		if told(errors) != c.want {
			t.Errorf("%s\ngot  %swant %s", c.text, told(errors), c.want)
		}
	}
}

func TestDaysNeverRunBackwardsAndRowsStayClosed(t *testing.T) {
	steps := func(on, recorded string) string {
		return head1 + "  - {title: one, on: 2026-02-01, say: x}\n  - {title: two, on: " + on + ", do: [record: {id: m1, value: x, evidence: [x], recorded: " + recorded + "}]}\n"
	}
	for _, c := range []struct{ on, recorded, want string }{
		{"2026-01-31", "2026-01-31", "6:22: step 2 is on 2026-01-31, before the step before it, which is on 2026-02-01"},
		{"2026-03-01", "2026-02-01", "6:91: recorded on 2026-02-01, but the step before is already on 2026-02-01"},
		{"2026-03-01", "2026-03-02", "6:91: recorded on 2026-03-02, later than its step, which is on 2026-03-01"},
		{"2026-03-01", "2026-02-02", ""},
		{"2026-03-01", "2026-03-01", ""},
		{"2026-02-01", "2026-02-01", ""},
		{"2026-02-01T08:00:00+08:00", "2026-02-01", ""},
	} {
		_, problems := loadAgreed("f.yaml", []byte(steps(c.on, c.recorded)))
		errors := onlyErrors(problems)
		if got := strings.TrimSuffix(told(errors), "\n"); got != c.want {
			t.Errorf("on %s, recorded %s: got %q, want %q", c.on, c.recorded, got, c.want)
		}
	}
	refused := head1 + "  - {title: one, on: 2026-02-01, do: [record: {id: m1, value: x, evidence: [x]}, {record: {id: m2, value: x, evidence: [x], recorded: 2026-01-01}, refused: time_backwards}]}\n"
	load(t, refused)
}

func TestWarningsDoNotFail(t *testing.T) {
	const m1 = "    do:\n      - record: {id: m1, value: 30s, valid: {from: 2026-01-01}, evidence: [D1]}\n"
	for _, c := range []struct{ text, want string }{
		{"    say: x\n", "5:5: warning: nothing changes and nothing is asked in step 1"},
		{m1 + "    say: {en: x}\n", "9:5: warning: say of step 1: written in en only"},
		{m1 + "    ask: [{valid: 2026-01-01}]\n", "9:12: warning: question 1 has no expect, so nothing tests its answer"},
		{"    decide: [{subject: x}]\n", "7:15: warning: decision 1 has no expect, so nothing tests its answer"},
		{m1 + "    ask: [{valid: 2026-01-01T00:00:00Z, expect: {status: usable}}]\n", "9:19: warning: valid times mix days and instants"},
		{m1 + "      - record: {id: m2, value: x, evidence: [x], expires: 2027-01-01T00:00:00Z}\n", "9:60: warning: record times mix days and instants"},
		{m1 + "    ask: [{known: 2026-01-02, expect: {status: usable}}]\n", "9:19: warning: asked as known on 2026-01-02, later than its step: a later step may change this answer"},
		{m1 + "      - record: {id: m2, value: x, evidence: [x], expires: 2026-01-01}\n", "9:60: warning: expires on 2026-01-01, not after it is recorded: it is never usable"},
		{m1 + "      - record: {id: m2, value: 30s, valid: {to: 2026-06-01}, evidence: [D2], supersedes: [m1]}\n", `9:92: warning: "m2" supersedes "m1" with the same value and an earlier end: this does not shorten it; retire the old one`},
		{m1 + "      - record: {evidence: [D1, D1], id: m1, value: 30s, valid: {from: 2026-01-01}}\n", `9:42: warning: "m1" is recorded again just as it was: nothing is written`},
		{m1 + "    say: the scope and its evidence\n", `9:14: warning: "scope", "evidence" are used here, but terms does not explain them`},
	} {
		sc, problems := loadAgreed("f.yaml", []byte(head1+"  - title: one\n    on: 2026-01-01\n"+c.text))
		if sc == nil || told(problems) != c.want+"\n" {
			t.Errorf("%s\ngot  %swant %s", c.text, told(problems), c.want)
		}
	}
	quiet := strings.Replace(head1, "focus", "terms: [scope, {word: evidence, means: proof}]\nfocus", 1) +
		"  - title: one\n    on: 2026-01-01\n" + m1 + "    say: the scope and its evidence\n"
	if _, problems := loadAgreed("f.yaml", []byte(quiet)); len(problems) > 0 {
		t.Errorf("a term that is explained, by the lesson's own words or ours, is no warning: %s", told(problems))
	}
}

func TestARefusalShowsBothItsEnds(t *testing.T) {
	text := `memtui: 1
title: x
focus: {scope: p, version: v}
steps:
  - title: one
    do:
      - record: {id: timeout-30s, key: 超时, value: 30s, evidence: [D1]}
      - record: {id: 超时-20s, key: 超时, value: 20s, evidence: [D2], supersedes: [timeout-30]}
      - record: {id: other, key: 重试, value: 3, evidence: [D2], supersedes: [timeout-30s]}
`
	want := `f.yaml:8:80: "超时-20s" supersedes "timeout-30", which is not recorded before it
    8 |       - record: {id: 超时-20s, key: 超时, value: 20s, evidence: [D2], supersedes: [timeout-30]}
      |                                                                                    ^^^^^^^^^^ nearest earlier id: "timeout-30s"
    7 |       - record: {id: timeout-30s, key: 超时, value: 30s, evidence: [D1]}
      |                      ^^^^^^^^^^^ recorded here

f.yaml:9:77: "other" supersedes "timeout-30s", which has another key: "超时"
    9 |       - record: {id: other, key: 重试, value: 3, evidence: [D2], supersedes: [timeout-30s]}
      |                                                                               ^^^^^^^^^^^ 
    7 |       - record: {id: timeout-30s, key: 超时, value: 30s, evidence: [D1]}
      |                      ^^^^^^^^^^^ recorded here
`
	_, problems := loadAgreed("f.yaml", []byte(text))
	got := source.Print(i18n.For(i18n.English), "f.yaml", []byte(text), problems)
	if diff := cmp.Diff(strings.ReplaceAll(want, "^ \n", "^\n"), got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestAProblemThatFollowsFromAnotherIsNotReported(t *testing.T) {
	_, problems := loadAgreed("f.yaml", []byte(head1+`
  - title: one
    do:
      - record: {id: m1, valeu: 30s, evidence: [D1]}
      - record: {id: m2, value: 30s, evidence: [D1], supersedes: [m1]}
      - retire: {id: m1}
    ask:
      - {known: 2026-01-01, expect: {left: {m1: status}}}
`))
	if want := "8:26: unknown field \"valeu\" in record \"m1\"\n"; told(problems) != want {
		t.Errorf("got %swant %s", told(problems), want)
	}
}

func TestEachLimitHasItsOwnError(t *testing.T) {
	many := func(n int, one string) string { return strings.Repeat(one, n) }
	for want, text := range map[string]string{
		"too_many_steps": head1 + many(MaxSteps+1, "  - {title: x, say: y}\n"),
		"too_many_ops":   head1 + "  - title: x\n    do:\n" + many(MaxOperations+1, "      - revoke: {evidence: x}\n"),
		"text_size":      head1 + "  - {title: x, say: " + many(source.MaxText+1, "y") + "}\n",
		"many_signs":     head1 + "  - {title: x, say: y}\n# " + many(400_000, ",") + "\n",
		"file_size":      head1 + "  - {title: x, say: y}\n" + many(source.MaxFile, "#"),
		"nesting":        head1 + "  - {title: x, say: " + many(70, "[") + many(70, "]") + "}\n",
		"alias_limit":    "question: &a x\nsummary: [" + many(source.MaxAliases+1, "*a,") + "]\n" + head1 + "  - {title: x, say: y}\n",
	} {
		_, problems := loadAgreed("f.yaml", []byte(text))
		found := false
		for _, d := range problems {
			found = found || string(d.Code) == want
		}
		if !found {
			t.Errorf("no %s in %.300s", want, told(problems))
		}
	}
	fine := head1 + many(MaxSteps, "  - {title: x, say: y, do: [{revoke: {evidence: x}}]}\n")
	load(t, fine)
}

func TestShippedLessonsLoadAndHold(t *testing.T) {
	files, err := filepath.Glob("../../scenarios/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatal("no lessons", err)
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		sc := load(t, string(data))
		if wrong := Check(sc); len(wrong) > 0 {
			t.Errorf("%s", source.Print(i18n.For(i18n.English), name, data, wrong))
		}
	}
}

// big is a lesson of as many steps and operations as there may be.
func big() []byte {
	var b strings.Builder
	b.WriteString(head1)
	n := 0
	for step := range MaxSteps {
		fmt.Fprintf(&b, " - title: s%d\n   do:\n", step)
		for range MaxOperations / MaxSteps {
			n++
			fmt.Fprintf(&b, "   - record: {id: m%d, key: k%d, value: %d, evidence: [D]}\n", n, n%500, n%7)
		}
		fmt.Fprintf(&b, "   ask: [{key: k%d, known: 2026-01-01, expect: {status: conflict}}]\n", step%500)
	}
	return []byte(b.String())
}

func BenchmarkLoad(b *testing.B) {
	data := big()
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		if sc, problems := Load("f.yaml", data); sc == nil {
			b.Fatal(told(problems))
		}
	}
}
