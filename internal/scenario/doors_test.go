package scenario

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"memtui/internal/core"
	"memtui/internal/source"
)

// FuzzDoors writes one operation as a line of JSON and as YAML, in block and
// in flow style, and asks that all are read alike or all refused.
func FuzzDoors(f *testing.F) {
	f.Add("record", "m1", "k", "30s", "D1", "verified", "2026-01-01", "note", "x")
	f.Add("record", "m 1", "", "a: b # c\n\n d", "010", "", "2026-01-01T00:00:00Z", "status", "retired")
	f.Add("verify", "null", "~", "true", "- x", "a", "b", "evidence", "c")
	f.Add("query", "{", "[", "}", "]", ",", "&a", "*a", "!b")
	f.Add("decide", "\u3000", "\u202e", "\x1b", "\xff", "\u00a0", "e\u0301", "taskAnchor", "|")
	f.Add("revoke", "'", "\"", "\\", "\t", "?", "<<", "<<", "...")
	f.Fuzz(func(t *testing.T, kind, id, key, value, evidence, status, recorded, extra, extraValue string) {
		for _, text := range []string{kind, id, key, value, evidence, status, recorded, extra, extraValue} {
			if !utf8.ValidString(text) || len(text) > 1000 {
				t.Skip() // JSON cannot be written with it
			}
		}
		fields := [][2]any{
			{"id", id}, {"key", key}, {"scope", "s"}, {"version", "v"}, {"value", value}, {"evidence", []string{evidence}},
			{"status", status}, {"recorded", recorded}, {"known", recorded}, {"candidate", map[string]string{"scope": value}}, {extra, extraValue},
		}
		jsonText := render(t, kind, fields, `{%s:{%s}}`, ",", ":")
		flow := render(t, kind, fields, "{%s: {%s}}", ", ", ": ")
		block := render(t, kind, fields, "%s:\n  %s\n", "\n  ", ": ")
		want, wantWrong := read(source.ParseJSON([]byte(jsonText)))
		for _, yaml := range []string{flow, block} {
			got, wrong := read(source.ParseYAML("f", []byte(yaml)))
			if diff := cmp.Diff(want, got, cmp.AllowUnexported(core.Time{}), cmpopts.IgnoreUnexported(Line{})); diff != "" || wrong != wantWrong {
				t.Errorf("the doors differ: %q and %q\n%s\n%s\n%s", wantWrong, wrong, jsonText, yaml, diff)
			}
		}
	})
}

// render writes the fields that the kind has, and the extra one.
func render(t *testing.T, kind string, fields [][2]any, frame, between, colon string) string {
	t.Helper()
	text := func(v any) string {
		b, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	names := map[string]string{
		"record": "id key scope version value evidence status recorded", "verify": "id evidence recorded", "retire": "id recorded",
		"revoke": "recorded", "query": "key scope version known", "decide": "candidate",
	}[kind]
	var out []string
	for i, field := range fields {
		if i == len(fields)-1 || strings.Contains(" "+names+" ", " "+field[0].(string)+" ") {
			out = append(out, text(field[0])+colon+text(field[1]))
		}
	}
	return fmt.Sprintf(frame, text(kind), strings.Join(out, between))
}

func read(node *source.Node, problems []source.Diagnostic) (line Line, wrong string) {
	if len(problems) == 0 {
		line, problems = DecodeLine(node)
	}
	if len(problems) > 0 {
		codes := map[source.Code]bool{}
		for _, d := range problems {
			codes[d.Code] = true
		}
		return Line{}, fmt.Sprint(codes)
	}
	return line, ""
}

// FuzzScenario asks that loading never fails by our own mistake, and that
// what was loaded holds only texts that may reach a screen.
func FuzzScenario(f *testing.F) {
	f.Add([]byte(head1 + "  - {title: {en: a, zh: 中}, say: \"\\e[2J\", do: [record: {id: m1, value: \"\\u202e\", evidence: [x]}]}\n"))
	f.Add([]byte(head1 + "  - title: x\n    on: 2026-01-01\n    do:\n    - record: &r {id: a, value: 1, evidence: [b]}\n    - record: {<<: *r, id: c, supersedes: [a]}\n    ask: [{expect: {candidates: [1, 2], left: {a: superseded}}}]\n    vary: [a.value, ask.known]\n"))
	f.Add([]byte(head1 + "  - title: x\n    decide: [{candidate: {scope: task}, expect: {state: blocked}}]\n    goal: {reach: {state: working}, changes: 2}\n    stay: 4s\n    stop: true\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		sc, problems := Load("f.yaml", data)
		for _, d := range problems {
			if d.Code == source.CodeInternal {
				t.Fatalf("our own mistake: %v", d.Args)
			}
		}
		if said := disagreement("f.yaml", data, problems); said != "" {
			t.Error(said)
		}
		if (sc == nil) != source.Failed(problems) {
			t.Fatalf("a scenario and errors: %v", problems)
		}
		if sc == nil {
			return
		}
		Check(sc)
		for _, text := range texts(sc) {
			if _, err := core.Text(text); err != nil {
				t.Errorf("%q was loaded", text)
			}
		}
	})
}

// texts gathers every text of a lesson that a screen may show.
func texts(sc *Scenario) []string {
	var out []string
	prose := func(list ...Prose) {
		for _, p := range list {
			out = append(out, p.Any, p.En, p.Zh)
		}
	}
	prose(sc.Title, sc.Question, sc.Summary, sc.Conditions, sc.Lesson.Why, sc.Lesson.How, sc.Lesson.Cost, sc.Lesson.Test)
	out = append(out, sc.Focus.Key, sc.Focus.Scope, sc.Focus.Version)
	for _, term := range sc.Terms {
		prose(term.Word, term.Means)
	}
	for _, step := range sc.Steps {
		prose(step.Title, step.Say, step.Notes)
		out = append(out, step.Vary...)
		if step.Goal != nil {
			prose(step.Goal.Say)
			out = append(out, step.Goal.Of)
		}
		for _, do := range step.Do {
			out = append(out, do.Op.Target())
			if r, ok := do.Op.(core.Record); ok {
				out = append(append(out, r.Key, r.Scope, r.Version, r.Value), append(r.Evidence, r.Supersedes...)...)
			}
		}
		for _, ask := range step.Ask {
			prose(ask.Name)
			out = append(out, ask.Query.Key, ask.Query.Scope, ask.Query.Version)
		}
		for _, decide := range step.Decide {
			prose(decide.Name)
			out = append(out, decide.Request.TaskAnchor, decide.Request.Subject)
			if c := decide.Request.Candidate; c != nil {
				out = append(out, c.ID, c.Kind, c.Scope, c.Subject, c.Source, c.ObservedAt, c.WriteReason, c.ReadTrigger, c.Validity, c.RevisionOrRevocation)
			}
		}
	}
	return out
}
