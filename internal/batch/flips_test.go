package batch

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/scenario"
	"memtui/internal/source"
)

const working = `{"taskAnchor":"t","subject":"p","candidate":{"id":"i","kind":"k","scope":"task","subject":"p","source":"s",` +
	`"observedAt":"o","writeReason":"w","readTrigger":"r","validity":"current"}}`

// decided gives the flips that are printed for a request, and what Run prints
// for it.
func decided(t *testing.T, request string) (line, alone string) {
	t.Helper()
	node, problems := source.ParseJSON([]byte(request))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	r, problems := scenario.DecodeRequest(node)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	line = string(AppendDecided(nil, core.Decide(r), core.FlipDecision(r), i18n.For(i18n.English)))
	alone, err := answered(t, Options{}, `{"decide":`+request+`}`)
	if err != nil {
		t.Fatal(err)
	}
	return line, strings.TrimSuffix(alone, "\n")
}

func TestADecisionWithItsFlipsHasOneKeyMore(t *testing.T) {
	line, alone := decided(t, working)
	if want := strings.TrimSuffix(alone, "}") + `,"flips":[{"set":{"taskAnchor":null},"answer":{"state":"blocked",`; !strings.HasPrefix(line, want) {
		t.Errorf("got\n%s\nwant it to begin with\n%s", line, want)
	}
	for _, want := range []string{
		`{"set":{"candidate":null},"answer":{"state":"blocked"`,
		`{"set":{"candidate.scope":"cross-task"},"answer":{"state":"blocked"`,
		`{"set":{"candidate.validity":"unmet"},"answer":{"state":"refresh_required"`,
		`{"set":{"candidate.subject":"?"},"answer":{"state":"blocked"`,
	} {
		if !strings.Contains(line, want) {
			t.Errorf("%s\nhas no %s", line, want)
		}
	}
}

func TestNothingThatFlipsIsAnEmptyList(t *testing.T) {
	line, alone := decided(t, `{}`)
	if want := strings.TrimSuffix(alone, "}") + `,"flips":[]}`; line != want {
		t.Errorf("got %s, want %s", line, want)
	}
}

// set writes a value into a tree as a path of a request says it.
func set(tree map[string]any, path string, value any) {
	group, name, inside := strings.Cut(path, ".")
	if !inside {
		tree[path] = value
		return
	}
	tree[group].(map[string]any)[name] = value
}

func TestEachPrintedFlipOfADecisionGivesItsPrintedAnswer(t *testing.T) {
	for _, request := range []string{
		working, strings.Replace(working, `"task"`, `"cross-task"`, 1), strings.Replace(working, `"current"`, `"expired"`, 1),
		strings.Replace(working, `"source":"s",`, ``, 1),
	} {
		line, _ := decided(t, request)
		var got struct {
			Flips []struct {
				Set    map[string]any
				Answer json.RawMessage
			}
		}
		if err := json.Unmarshal([]byte(line), &got); err != nil {
			t.Fatal(err)
		}
		if len(got.Flips) == 0 {
			t.Errorf("nothing flips %s: this tests nothing", request)
		}
		for _, flip := range got.Flips {
			var tree map[string]any
			if err := json.Unmarshal([]byte(request), &tree); err != nil {
				t.Fatal(err)
			}
			for path, value := range flip.Set {
				set(tree, path, value)
			}
			changed, err := json.Marshal(tree)
			if err != nil {
				t.Fatal(err)
			}
			if _, alone := decided(t, string(changed)); alone != string(flip.Answer) {
				t.Errorf("%s with %v is\n%s\nand not\n%s", request, flip.Set, alone, flip.Answer)
			}
		}
	}
}

// A record that is missing as a whole can only be given as a whole.
func TestACandidateAsAWholeIsAnObject(t *testing.T) {
	c := core.Change{Kind: core.ChangeInput, Path: "candidate", Candidate: &core.Candidate{ID: "?", Subject: "p"}}
	want := `"set":{"candidate":{"id":"?","kind":null,"scope":null,"subject":"p","source":null,"observedAt":null,` +
		`"writeReason":null,"readTrigger":null,"validity":null,"revisionOrRevocation":null}}`
	if got := string(appendInput(nil, c)); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestAnOperationIsWrittenAsALineOfTheStreamSaysIt(t *testing.T) {
	for _, line := range []string{
		m1, m2,
		`{"record":{"id":"a","key":"k","scope":"s","version":"v","value":"\"中\n","status":"candidate","valid":{"from":"2026-01-01","to":"2026-02-01"},"recorded":"2026-01-01","expires":"2026-03-01"}}`,
		`{"verify":{"id":"a","evidence":["D1","D2"],"recorded":"2026-01-01T00:00:00Z"}}`, `{"verify":{"id":"a"}}`,
		`{"retire":{"id":"a","recorded":"2026-01-01"}}`, `{"revoke":{"evidence":"D1"}}`,
	} {
		op := read(t, line).Op
		written := string(scenario.AppendOp(nil, op, ""))
		if diff := cmp.Diff(op, read(t, written).Op, cmp.Comparer(core.Time.Equal)); diff != "" {
			t.Errorf("%s\nis written as\n%s\n%s", line, written, diff)
		}
	}
}

func read(t *testing.T, line string) scenario.Line {
	t.Helper()
	node, problems := source.ParseLine([]byte(line), 1)
	if len(problems) > 0 {
		t.Fatal(line, problems)
	}
	out, problems := scenario.DecodeLine(node)
	if len(problems) > 0 {
		t.Fatal(line, problems)
	}
	return out
}

// ledger gives the operations of some lines, and the names that they have in a
// lesson of one step.
func ledger(t *testing.T, lines ...string) (core.Snapshot, Names) {
	t.Helper()
	var l core.Ledger
	for _, line := range lines {
		if err := l.Apply(read(t, line).Op); err != nil {
			t.Fatal(line, err)
		}
	}
	names := Names{
		Question: scenario.Path{Kind: scenario.PathAsk, N: 1},
		Op: func(at int) scenario.Path {
			op := l.Now().Ops()[at]
			return scenario.Path{Kind: scenario.PathKind(core.KindOf(op)), ID: op.Target()}
		},
	}
	return l.Now(), names
}

func TestAnAnswerWithItsFlipsHasOneKeyMore(t *testing.T) {
	const m3 = `{"record":{"id":"m3","key":"k","scope":"s","version":"v1","value":"30s","evidence":["D3"],"recorded":"2026-10-17","valid":{"from":"2026-07-01"}}}`
	const m4 = `{"record":{"id":"m4","key":"k","scope":"t","version":"v2","value":"1","evidence":["D4"],"recorded":"2026-10-17"}}`
	s, names := ledger(t, m1, m2, m3, m4)
	q := *read(t, ask(`"known":"2026-10-17"`)).Query
	line := string(AppendAsked(nil, s, q, s.Flips(q), names))
	want := `{"status":"conflict","value":null,"candidates":["20s","30s"],"flips":[` +
		`{"kind":"settle","change":{"set":{"m3.supersedes":["m2"]}},"answer":{"status":"usable","value":"30s","evidence":["D3"]}},`
	if !strings.HasPrefix(line, want) {
		t.Errorf("got\n%s\nwant it to begin with\n%s", line, want)
	}
	for _, want := range []string{
		`{"kind":"settle","change":{"add":{"retire":{"id":"m2","recorded":"2026-10-17"}}},"answer":{"status":"usable","value":"30s","evidence":["D1","D3"]}}`,
		`{"kind":"settle","change":{"add":{"revoke":{"evidence":"D3","recorded":"2026-10-17"}}},"answer":{"status":"usable","value":"20s","evidence":["D2"]}}`,
		`{"kind":"let_in","memory":"m1","change":{"set":{"ask.known":"2026-01-01"}},"answer":{"status":"usable","value":"30s","evidence":["D1"]}}`,
		`{"kind":"let_in","memory":"m1","change":{"set":{"m2.supersedes":[]}},"answer":{"status":"conflict","value":null,"candidates":["20s","30s"]}}`,
		`{"kind":"let_in","memory":"m4","change":null,"together":["scope","version"]}`,
		`{"kind":"nearest","axis":"valid","on":"2026-07-01","change":{"set":{"ask.valid":"2026-06-30"}},"answer":{"status":"usable","value":"30s","evidence":["D1"]}}`,
	} {
		if !strings.Contains(line, want) {
			t.Errorf("%s\nhas no %s", line, want)
		}
	}
}

func TestAnotherKnownWritesDownAValidThatGoesByIt(t *testing.T) {
	s, names := ledger(t, m1, m2)
	q := *read(t, ask(`"known":"2026-07-02"`)).Query
	names.ByKnown = true
	line := string(AppendAsked(nil, s, q, s.Flips(q), names))
	if want := `"change":{"set":{"ask.valid":"2026-07-02","ask.known":"2026-06-09"}},`; !strings.Contains(line, want) {
		t.Errorf("%s\nhas no %s", line, want)
	}
	if strings.Contains(line, `"ask.valid":"2026-07-02","ask.valid"`) || !strings.Contains(line, `{"set":{"ask.valid":"2026-06-30"}}`) {
		t.Errorf("%s\nwrites another valid otherwise", line)
	}
}

func TestWhatIsDroppedAndClearedIsNamedByItsPath(t *testing.T) {
	s, names := ledger(t, strings.Replace(m1, `"valid"`, `"expires":"2026-05-01","valid"`, 1), `{"retire":{"id":"m1","recorded":"2026-09-01"}}`,
		`{"record":{"id":"c d","key":"k","scope":"s","version":"v1","value":"9","recorded":"2026-09-01","expires":"2026-09-02","status":"candidate"}}`,
		`{"verify":{"id":"c d","evidence":["D9"],"recorded":"2026-09-01"}}`)
	line := string(AppendAsked(nil, s, *read(t, ask(`"known":"2026-10-17"`)).Query, s.Flips(*read(t, ask(`"known":"2026-10-17"`)).Query), names))
	if want := `{"kind":"let_in","memory":"c d","change":{"clear":"\"c d\".expires"},`; !strings.Contains(line, want) {
		t.Errorf("%s\nhas no %s", line, want)
	}
	line = string(AppendAsked(nil, s, *read(t, ask(`"valid":"2026-02-01","known":"2026-10-17"`)).Query, s.Flips(*read(t, ask(`"valid":"2026-02-01","known":"2026-10-17"`)).Query), names))
	if want := `{"kind":"let_in","memory":"m1","change":{"set":{"ask.known":"2026-01-01"}},`; !strings.Contains(line, want) {
		t.Errorf("%s\nhas no %s", line, want)
	}
	s, names = ledger(t, m1, `{"retire":{"id":"m1","recorded":"2026-09-01"}}`)
	line = string(AppendAsked(nil, s, *read(t, ask(`"known":"2026-10-17"`)).Query, s.Flips(*read(t, ask(`"known":"2026-10-17"`)).Query), names))
	if want := `{"kind":"let_in","memory":"m1","change":{"drop":"retire m1"},`; !strings.Contains(line, want) {
		t.Errorf("%s\nhas no %s", line, want)
	}
}

// apply makes the operations and the question of a printed change.
func apply(t *testing.T, lines []string, question string, change map[string]any) []string {
	t.Helper()
	trees := make([]map[string]any, len(lines))
	names := map[string]map[string]any{}
	for i, line := range lines {
		_ = json.Unmarshal([]byte(line), &trees[i])
		for kind, op := range trees[i] {
			names[nameOf(kind, op)] = op.(map[string]any)
		}
	}
	var asked map[string]any
	_ = json.Unmarshal([]byte(question), &asked)
	query := asked["query"].(map[string]any)
	if query["valid"] == nil {
		query["valid"] = query["known"]
	}
	names["ask"] = query
	for path, value := range entries(change["set"]) {
		owner, field, _ := strings.Cut(path, ".")
		set(names[owner], field, value)
	}
	if path, ok := change["clear"].(string); ok {
		owner, field, _ := strings.Cut(path, ".")
		delete(names[owner], field)
	}
	var out []string
	for i, tree := range trees {
		for kind, op := range tree {
			if nameOf(kind, op) != change["drop"] {
				out = append(out, marshal(t, trees[i]))
			}
		}
	}
	if op := change["add"]; op != nil {
		out = append(out, marshal(t, op))
		slices.SortStableFunc(out, func(a, b string) int { return read(t, a).Op.When().Compare(read(t, b).Op.When()) })
	}
	return append(out, marshal(t, asked))
}

func entries(v any) map[string]any { m, _ := v.(map[string]any); return m }

func nameOf(kind string, op any) string {
	fields := op.(map[string]any)
	id, _ := fields["id"].(string)
	switch kind {
	case "record":
		return id
	case "revoke":
		id, _ = fields["evidence"].(string)
	}
	return kind + " " + id
}

func marshal(t *testing.T, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestEachPrintedFlipOfAnAnswerGivesItsPrintedAnswer(t *testing.T) {
	lines := []string{
		m1, m2,
		`{"record":{"id":"c","key":"k","scope":"s","version":"v1","value":"9","recorded":"2026-06-11","status":"candidate"}}`,
		`{"record":{"id":"e","key":"k","scope":"s","version":"v1","value":"8","evidence":["D8"],"recorded":"2026-06-12","expires":"2026-07-01"}}`,
		`{"record":{"id":"o","key":"k","scope":"t","version":"v1","value":"7","evidence":["D7"],"recorded":"2026-06-13"}}`,
		`{"record":{"id":"r","key":"k","scope":"s","version":"v1","value":"6","evidence":["D6"],"recorded":"2026-06-14"}}`,
		`{"retire":{"id":"r","recorded":"2026-06-15"}}`,
		`{"record":{"id":"v","key":"k","scope":"s","version":"v1","value":"5","evidence":["D5"],"recorded":"2026-06-16"}}`,
		`{"revoke":{"evidence":"D5","recorded":"2026-06-17"}}`,
		`{"record":{"id":"x","key":"k","scope":"s","version":"v1","value":"20s","evidence":["D2"],"recorded":"2026-06-18","valid":{"from":"2026-09-01"}}}`,
		`{"record":{"id":"y","key":"k","scope":"s","version":"v1","value":"21s","evidence":["D1"],"recorded":"2026-06-19","valid":{"from":"2026-11-01"}}}`,
	}
	kinds := map[string]bool{}
	for _, question := range []string{
		ask(`"known":"2026-07-02"`), ask(`"valid":"2026-11-02","known":"2026-10-17"`), ask(`"valid":"2026-02-01","known":"2026-06-20"`),
	} {
		s, names := ledger(t, lines...)
		var got struct {
			Flips []struct {
				Kind   string
				Change map[string]any
				Answer json.RawMessage
			}
		}
		line := AppendAsked(nil, s, *read(t, question).Query, s.Flips(*read(t, question).Query), names)
		if err := json.Unmarshal(line, &got); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		for _, flip := range got.Flips {
			if flip.Change == nil {
				continue
			}
			for kind := range flip.Change {
				kinds[flip.Kind+" "+kind] = true
			}
			answer, err := answered(t, Options{}, apply(t, lines, question, flip.Change)...)
			if err != nil || strings.TrimSuffix(answer, "\n") != string(flip.Answer) {
				t.Errorf("%s with %v is %s (%v)\nand not %s", question, flip.Change, answer, err, flip.Answer)
			}
		}
	}
	for _, kind := range []string{"settle set", "settle add", "let_in set", "let_in add", "let_in drop", "let_in clear", "nearest set"} {
		if !kinds[kind] {
			t.Errorf("no flip is of the kind %s: this does not test it", kind)
		}
	}
}
