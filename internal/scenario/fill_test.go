package scenario

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"memtui/internal/source"
)

const unasked = head1 + `  - title: one
    on: 2026-01-01
    do: [{record: {id: m1, value: "a, b", evidence: [D1]}}]
`

// Each text stands behind unasked; what is written must stand where and as an
// author would write it.
func TestAnExpectationIsWrittenWhereAnAuthorWouldWriteIt(t *testing.T) {
	const usable, missing, blocked = `expect: {status: usable, value: 'a, b', evidence: [D1]}`, "expect: {status: not_found}", "expect: {state: blocked, unknowns: [taskAnchor, subject, candidate]}"
	for _, c := range []struct{ text, want string }{
		{"    ask:\n      - name: today\n", "    ask:\n      - name: today\n        " + usable + "\n"},
		{"    ask:\n      - name: today # really\n        # a comment\n    stop: true\n", "    ask:\n      - name: today # really\n        " + usable + "\n        # a comment\n    stop: true\n"},
		{"    ask:\n    - name: today\n      known: 2025-01-01\n    - {}\n", "    ask:\n    - name: today\n      known: 2025-01-01\n      " + missing + "\n    - {" + usable + "}\n"},
		{"    ask: [{}, {known: 2025-01-01}]\n", "    ask: [{" + usable + "}, {known: 2025-01-01, " + missing + "}]\n"},
		{"    ask: [{known: 2025-01-01,}, known: 2025-01-01]\n", "    ask: [{known: 2025-01-01, " + missing + ",}, {known: 2025-01-01, " + missing + "}]\n"},
		{"    ask: [{name, }]\n", "    ask: [{name, " + usable + ", }]\n"},
		{"    ask:\n      - {\n          name: today, # a\n          valid: 2026-01-01 # b\n        }\n", "    ask:\n      - {\n          name: today, # a\n          valid: 2026-01-01,\n          " + usable + " # b\n        }\n"},
		{"    ask:\n      - {\n          # nothing\n        }\n", "    ask:\n      - {" + usable + "\n          # nothing\n        }\n"},
		{"    ask:\n      - expect:\n        name: today\n", "    ask:\n      - " + usable + "\n        name: today\n"},
		{"    ask: [{expect: null}]\n", "    ask: [{" + usable + "}]\n"},
		{"    ask:\n      - name: >-\n          a\n\n          b\n\n    stop: true\n", "    ask:\n      - name: >-\n          a\n\n          b\n        " + usable + "\n\n    stop: true\n"},
		{"    decide:\n      - candidate:\n      - subject:\n", "    decide:\n      - candidate:\n        " + blocked + "\n      - subject:\n        " + blocked + "\n"},
		{"    ask:\n      - &a\n        name: 今天是多少？\n", "    ask:\n      - &a\n        name: 今天是多少？\n        " + usable + "\n"},
		{"    ask:\n      - name: today\r\n        valid: 2026-01-01\r\n", "    ask:\n      - name: today\r\n        valid: 2026-01-01\r\n        " + usable + "\r\n"},
		{"    ask: [{expect: {status: usable}}]\n", "    ask: [{expect: {status: usable}}]\n"},
	} {
		text := unasked + c.text
		got, ok := Fill("f.yaml", []byte(text), load(t, text))
		if diff := cmp.Diff(unasked+c.want, string(got)); diff != "" || !ok {
			t.Errorf("%s: %v (-want +got)\n%s", c.text, ok, diff)
			continue
		}
		sc := load(t, string(got))
		if wrong := Check(sc); len(wrong)+len(Unfilled(sc)) > 0 {
			t.Errorf("%s\ndoes not hold: %s", got, told(wrong))
		}
	}
}

func TestAnExpectationIsWrittenIntoJSONAsJSON(t *testing.T) {
	text := `{"memtui": 1, "title": "x", "steps": [
  {"title": "one", "decide": [
    {}, {"subject": "a"},
    {
      "subject": "b"
    }
  ]}
]}`
	want := `{"memtui": 1, "title": "x", "steps": [
  {"title": "one", "decide": [
    {"expect": {"state": "blocked", "unknowns": ["taskAnchor", "subject", "candidate"]}}, {"subject": "a", "expect": {"state": "blocked", "unknowns": ["taskAnchor", "candidate"]}},
    {
      "subject": "b",
      "expect": {"state": "blocked", "unknowns": ["taskAnchor", "candidate"]}
    }
  ]}
]}`
	sc, problems := Load("f.json", []byte(text))
	if sc == nil {
		t.Fatal(told(problems))
	}
	got, ok := Fill("f.json", []byte(text), sc)
	if diff := cmp.Diff(want, string(got)); diff != "" || !ok {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

// A question that shares its text cannot be given an expectation of its own,
// and nothing else may change.
func TestWhatIsSharedIsNotFilled(t *testing.T) {
	for _, ask := range []string{
		"    ask: &q [{name: a}]\n  - title: two\n    on: 2026-02-01\n    do: [{retire: {id: m1}}]\n    ask: *q\n",
		"    ask:\n      - &q {name: a, known: 2026-01-01}\n  - title: two\n    on: 2026-02-01\n    ask: [*q, &r {}]\n  - title: three\n    do: [{retire: {id: m1}}]\n    ask: [*r]\n",
		"    ask:\n      - name: |\n          a\n          b", // it would end with a line end
	} {
		text := unasked + ask
		if got, ok := Fill("f.yaml", []byte(text), load(t, text)); ok {
			t.Errorf("%s is written as\n%s", text, got)
		}
	}
	for ask, want := range map[string]string{ // as long as both expect the same
		"    ask: [&q {name: a}, *q]\n":                        "    ask: [&q {name: a, expect: {status: usable, value: 'a, b', evidence: [D1]}}, *q]\n",
		"    ask: &q [{name: a}]\n  - {title: two, ask: *q}\n": "    ask: &q [{name: a, expect: {status: usable, value: 'a, b', evidence: [D1]}}]\n  - {title: two, ask: *q}\n",
	} {
		text := unasked + ask
		got, ok := Fill("f.yaml", []byte(text), load(t, text))
		if diff := cmp.Diff(unasked+want, string(got)); diff != "" || !ok {
			t.Errorf("%v (-want +got)\n%s", ok, diff)
		}
	}
	merged := unasked + "    ask:\n      - &q {name: a}\n      - {<<: *q, known: 2025-01-01}\n      - {<<: *q}\n"
	got, ok := Fill("f.yaml", []byte(merged), load(t, merged))
	if !ok {
		return // an expectation of its own would be shared
	}
	if sc := load(t, string(got)); len(Unfilled(sc)) > 0 || len(Check(sc)) > 0 {
		t.Errorf("%s does not hold", got)
	}
}

// Whatever expectations of the shipped lessons are taken away, in whatever
// style the lesson is written, they are filled in, nothing of the text is lost
// and doing it again changes nothing.
func TestWhateverIsMissingIsFilledInAndNothingElseChanges(t *testing.T) {
	var lessons []*Scenario
	for name, data := range shipped(t) {
		sc, problems := Load(name, data)
		if sc == nil {
			t.Fatal(told(problems))
		}
		lessons = append(lessons, sc)
	}
	rapid.Check(t, func(t *rapid.T) {
		sc := *rapid.SampledFrom(lessons).Draw(t, "lesson")
		sc.Steps = append([]Step{}, sc.Steps...)
		for i := range sc.Steps {
			step := &sc.Steps[i]
			step.Ask, step.Decide = append([]Ask{}, step.Ask...), append([]Decide{}, step.Decide...)
			for j := range step.Ask {
				if rapid.Bool().Draw(t, "without") {
					step.Ask[j].Expect = nil
				}
			}
			for j := range step.Decide {
				if rapid.Bool().Draw(t, "without") {
					step.Decide[j].Expect = nil
				}
			}
		}
		text := Write(&sc)
		if rapid.Bool().Draw(t, "crlf") {
			text = bytes.ReplaceAll(text, []byte("\n"), []byte("\r\n"))
		}
		read, problems := Load("f.yaml", text)
		if read == nil {
			t.Fatal(told(problems))
		}
		got, ok := Fill("f.yaml", text, read)
		if !ok || !keeps(got, text) {
			t.Fatalf("%v\n%s\nbecame\n%s", ok, text, got)
		}
		again, _ := Load("f.yaml", got)
		twice, ok := Fill("f.yaml", got, again)
		if !ok || !bytes.Equal(got, twice) || len(Check(again))+len(Unfilled(again)) > 0 {
			t.Errorf("filled again it is\n%s", twice)
		}
	})
}

// keeps reports whether a text holds all of another one, in its order.
func keeps(text, all []byte) bool {
	for _, c := range text {
		if len(all) > 0 && all[0] == c {
			all = all[1:]
		}
	}
	return len(all) == 0
}

func TestCommentsOfAShippedLessonStayWhereTheyAre(t *testing.T) {
	data, err := os.ReadFile("../../scenarios/01-timeout-change.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var kept []string
	for _, line := range strings.Split(string(data), "\n") {
		if !strings.Contains(line, "expect: {") {
			kept = append(kept, line)
		}
	}
	text := strings.Join(kept, "\n")
	got, ok := Fill("f.yaml", []byte(text), load(t, text))
	if !ok {
		t.Fatal("not filled")
	}
	var others []string
	for _, line := range strings.Split(string(got), "\n") {
		if !strings.Contains(line, "expect: {") {
			others = append(others, line)
		}
	}
	if diff := cmp.Diff(kept, others); diff != "" || strings.Count(string(got), "expect: {") != strings.Count(string(data), "expect: {") {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestEditorsAreToldOfUnfilledQuestionsByName(t *testing.T) {
	sc := load(t, unasked+"    ask: [{}, {known: 2025-01-01}]\n")
	want := []Filled{
		{source.Range{Start: source.Pos{Line: 8, Col: 11}, End: source.Pos{Line: 8, Col: 13}}, source.Owner{Kind: "question", Name: "1A"}, `expect: {status: usable, value: 'a, b', evidence: [D1]}`},
		{source.Range{Start: source.Pos{Line: 8, Col: 16}, End: source.Pos{Line: 8, Col: 21}}, source.Owner{Kind: "question", Name: "1B"}, "expect: {status: not_found}"},
	}
	if diff := cmp.Diff(want, Unfilled(sc)); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

// FuzzFill asks that a lesson that is filled in holds, has lost nothing, and is
// filled in once.
func FuzzFill(f *testing.F) {
	f.Add([]byte(unasked + "    ask:\n      - name: |+\n          a\n\n      - &q {}\n      - *q\n      - {<<: *q, expect: }\n    decide: [subject: x, {}]\n"))
	f.Add([]byte("{\"memtui\":1,\"title\":\"x\",\"steps\":[{\"title\":\"x\",\"decide\":[{\"subject\" : null },{\n\"subject\":\"a\"\n}]}]}"))
	f.Fuzz(func(t *testing.T, data []byte) {
		sc, _ := Load("f.yaml", data)
		if sc == nil {
			return
		}
		got, ok := Fill("f.yaml", data, sc)
		if !ok {
			return
		}
		again, problems := Load("f.yaml", got)
		if again == nil || len(Unfilled(again)) > 0 || len(Check(again)) > len(Check(sc)) {
			t.Fatalf("%s\nbecame\n%s\n%s", data, got, told(problems))
		}
		if twice, ok := Fill("f.yaml", got, again); !ok || !bytes.Equal(got, twice) {
			t.Errorf("%s\nbecame\n%s\nand then\n%s", data, got, twice)
		}
	})
}
