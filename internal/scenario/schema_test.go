package scenario

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memtui/internal/source"
)

// everyKey is a lesson with every key that there is.
const everyKey = `{
"memtui": 1, "title": {"en": "a", "zh": "中"}, "question": "q", "summary": {"en": "s"}, "conditions": "c",
"terms": ["scope", {"word": {"en": "w", "zh": "词"}, "means": "m"}],
"focus": {"key": "k", "scope": "s", "version": "v"},
"steps": [
 {"title": "one", "on": "2026-01-01", "say": "x", "notes": {"zh": "注"}, "stay": "4s", "stop": true,
  "do": [
   {"record": {"id": "m1", "key": "k", "scope": "s", "version": "v", "value": "30s", "evidence": ["D1"], "status": "verified",
     "valid": {"from": "2026-01-01", "to": "2027-01-01"}, "recorded": "2026-01-01", "expires": "2026-12-01", "supersedes": []}},
   {"record": {"id": "m2", "value": 20, "status": "candidate"}},
   {"verify": {"id": "m2", "evidence": ["D2"], "recorded": "2026-01-01"}},
   {"record": {"id": "m3", "value": "x"}, "refused": "no_evidence"}],
  "ask": [{"name": "n", "key": "k", "scope": "s", "version": "v", "valid": "2026-02-01", "known": "2026-01-01",
    "expect": {"status": "conflict", "candidates": ["30s", 20]}}],
  "goal": {"say": "g", "of": "ask 1", "reach": {"status": "usable", "value": "30s", "evidence": ["D1"]}, "changes": 2},
  "vary": ["m1.value", "ask.known", "verify m2.evidence"]},
 {"title": "two", "on": "2026-02-01",
  "do": [{"retire": {"id": "m2", "recorded": "2026-02-01"}}, {"revoke": {"evidence": "D9", "recorded": "2026-02-01"}}, {"retire": {"id": "m9"}, "refused": true}],
  "ask": [{"expect": {"value": "30s"}}, {"scope": "other", "expect": {"status": "not_found", "value": null, "evidence": [], "left": {"m1": "scope"}}}],
  "vary": ["ask 2: scope", "1/m1.valid.from", "revoke D9.recorded"]},
 {"title": "three",
  "decide": [{"name": "d", "taskAnchor": "t", "subject": "p", "candidate": {"id": "r", "kind": "observation", "scope": "task", "subject": "p",
    "source": "s", "observedAt": "2026", "writeReason": "w", "readTrigger": "r", "validity": "current", "revisionOrRevocation": "x"},
    "expect": {"state": "working", "phase": "current_task", "unknowns": [], "nextAction": "keep_in_working_memory"}}],
  "goal": {"reach": {"state": "blocked", "unknowns": ["candidate.source"]}, "changes": 1},
  "vary": ["candidate.source"]}],
"lesson": {"why": "w", "how": "h", "cost": "c", "test": "t"}}`

func TestEveryKeyOfTheFormatIsUsedByTheLessonThatIsMutated(t *testing.T) {
	if _, problems := loadAgreed("f.json", []byte(everyKey)); source.Failed(problems) {
		t.Fatal(told(problems))
	}
	for _, part := range Format() {
		for _, k := range part.Keys {
			if !strings.Contains(everyKey, `"`+k.Name+`":`) {
				t.Errorf("%s.%s is not there", part.Name, k.Name)
			}
		}
	}
}

func TestEveryKeyAndValueOfTheFormatIsExplained(t *testing.T) {
	explained := map[string]bool{}
	for _, part := range Format() {
		if part.About == "" {
			t.Errorf("%s is not explained", part.Name)
		}
		for _, k := range part.Keys {
			if k.About == "" {
				t.Errorf("%s.%s is not explained", part.Name, k.Name)
			}
			for _, v := range k.Values {
				if v.Means == "" && k.Shape != ShapeUnknowns {
					t.Errorf("%s of %s.%s is not explained", v.Name, part.Name, k.Name)
				}
			}
			explained[k.About] = true
		}
	}
	for field, about := range fieldAbout {
		if !explained[about] {
			t.Errorf("%s is explained, and there is none", field)
		}
	}
}

func TestSchemaAndDecoderAgreeOnTheShippedLessons(t *testing.T) {
	for name, data := range shipped(t) {
		if _, problems := Load(name, data); source.Failed(problems) || disagreement(name, data, problems) != "" {
			t.Errorf("%s: %s%s", name, told(problems), disagreement(name, data, problems))
		}
	}
}

func shipped(t interface{ Fatal(...any) }) map[string][]byte {
	files, err := filepath.Glob("../../scenarios/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatal("no lessons", err)
	}
	out := map[string][]byte{}
	for _, name := range files {
		if out[name], err = os.ReadFile(name); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// documents are the lessons that are mutated.
func documents(t interface{ Fatal(...any) }) []any {
	texts := map[string][]byte{"every key": []byte(everyKey)}
	for name, data := range shipped(t) {
		texts[name] = data
	}
	names := make([]string, 0, len(texts))
	for name := range texts {
		names = append(names, name)
	}
	slices.Sort(names)
	var out []any
	for _, name := range names {
		root, problems := source.Parse(name, texts[name])
		if source.Failed(problems) {
			t.Fatal(name, told(problems))
		}
		out = append(out, plainly(root))
	}
	var typed any // with its numbers, true and false
	if err := json.Unmarshal([]byte(everyKey), &typed); err != nil {
		t.Fatal(err)
	}
	return append(out, typed)
}

// Valid lessons are mutated: keys dropped, renamed and put in, values
// retyped, exchanged and repeated.
func TestSchemaAndDecoderAgreeOnMutatedLessons(t *testing.T) {
	lessons := documents(t)
	rapid.Check(t, func(t *rapid.T) {
		m := mutation{t: t, document: deepCopy(rapid.SampledFrom(lessons).Draw(t, "lesson"))}
		for range rapid.IntRange(1, 3).Draw(t, "how many") {
			m.mutate()
		}
		agree(t, m.document)
	})
}

// Values of every type are put in every place, one after the other.
func TestSchemaAndDecoderAgreeOnEverySingleChange(t *testing.T) {
	var lesson any
	if err := json.Unmarshal([]byte(everyKey), &lesson); err != nil {
		t.Fatal(err)
	}
	values := []any{nil, true, 0, "", "x", []any{}, []any{nil}, []any{"x", "x"}, map[string]any{}}
	for _, place := range placesOf(lesson) {
		old := place.get()
		for _, value := range values {
			place.set(value)
			agree(t, lesson)
		}
		place.set(old)
		if at, ok := place.holder.(map[string]any); ok {
			delete(at, place.key)
			agree(t, lesson)
			at[place.key+"s"] = old
			agree(t, lesson)
			delete(at, place.key+"s")
			at[place.key] = old
		}
	}
}

// Of each code that a schema cannot give, but for those of a text that makes
// no document, there is a lesson that it lets pass.
func TestWhatIsSaidToBeUnsaidIs(t *testing.T) {
	const first = head1 + "  - title: one\n    on: 2026-01-01\n    do: [{record: {id: m1, value: x, evidence: [D1]}}]\n"
	examples := map[source.Code]string{
		source.CodeVersion:        strings.Replace(first, "memtui: 1", "memtui: 1.0", 1),
		source.CodeWantCount:      first + "    ask: [{}]\n    goal: {reach: {status: conflict}, changes: 1.0}\n",
		source.CodeWantStay:       first + "    stay: 2h\n",
		source.CodeExpectSingle:   first + "    ask: [{expect: {candidates: [\"1\", 1]}}]\n",
		source.CodeTextSize:       first + "    say: " + strings.Repeat("y", source.MaxText+1) + "\n",
		source.CodeManySigns:      first + "# " + strings.Repeat(",", 400_000) + "\n",
		source.CodeManyOps:        first + "  - title: x\n    do:\n" + strings.Repeat("    - revoke: {evidence: x}\n", MaxOperations),
		source.CodeOnBackwards:    first + "  - {title: two, on: 2025-01-01, say: x}\n",
		source.CodeRecordedLate:   strings.Replace(first, "value: x", "value: x, recorded: 2026-02-01", 1),
		source.CodeRecordedEarly:  first + "  - {title: two, on: 2026-02-01, do: [{retire: {id: m1, recorded: 2026-01-01}}]}\n",
		source.CodeKnownNeeded:    head1 + "  - {title: one, ask: [{}]}\n",
		source.CodeRefused:        first + "  - {title: two, do: [{retire: {id: m2}}]}\n",
		source.CodeNotRefused:     first + "  - {title: two, do: [{retire: {id: m1}, refused: true}]}\n",
		source.CodeOtherRefusal:   first + "  - {title: two, do: [{retire: {id: m2}, refused: no_evidence}]}\n",
		source.CodeLeftUnknown:    first + "    ask: [{expect: {left: {m2: known}}}]\n",
		source.CodeOfUnknown:      first + "    ask: [{}]\n    goal: {of: ask 2, reach: {status: conflict}}\n",
		source.CodePathStep:       first + "    vary: [2/m1.value]\n",
		source.CodePathNoQuestion: first + "    vary: [subject]\n",
		source.CodePathQuestion:   first + "    ask: [{}]\n    vary: [\"ask 2: known\"]\n",
		source.CodePathNoRecord:   first + "    vary: [m2.value]\n",
		source.CodePathNoVerify:   first + "    vary: [verify m1.evidence]\n",
		source.CodePathNoRetire:   first + "    vary: [retire m1.recorded]\n",
		source.CodePathNoRevoke:   first + "    vary: [revoke D1.evidence]\n",
	}
	met := map[source.Code]string{
		source.CodeExpects:         first + "    ask: [{expect: {status: conflict}}]\n",
		source.CodeExpectsLeft:     first + "    ask: [{known: 2025-01-01, expect: {left: {m1: key}}}]\n",
		source.CodeExpectsIn:       first + "    ask: [{expect: {left: {m1: key}}}]\n",
		source.CodeExpectsDecision: first + "    decide: [{expect: {state: working}}]\n",
	}
	for _, u := range Unsaid()[1:] {
		for _, code := range u.Codes {
			text, there := examples[code]
			var problems []source.Diagnostic
			if there {
				_, problems = Load("f.yaml", []byte(text))
			} else if text, there = met[code]; there {
				problems = Check(load(t, text))
			} else {
				continue
			}
			document, _ := typed("f.yaml", []byte(text))
			if got := codes(problems); !slices.Equal(got, []source.Code{code}) || compiled().Validate(document) != nil {
				t.Errorf("%s: the decoder says %v, the schema %v", code, got, compiled().Validate(document))
			}
			delete(examples, code)
			delete(met, code)
		}
	}
	if len(examples)+len(met) > 0 {
		t.Errorf("not said to be unsaid: %v %v", examples, met)
	}
}

// What is unsaid of a code in part is said for the rest.
func TestASchemaSaysOfACodeWhatItCan(t *testing.T) {
	const first = head1 + "  - title: one\n    on: 2026-01-01\n    do: [{record: {id: m1, value: x, evidence: [D1]}}]\n"
	for _, text := range []string{
		strings.Replace(first, "memtui: 1", "memtui: 2", 1),
		first + "    ask: [{}]\n    goal: {reach: {status: conflict}, changes: 0}\n",
		first + "    ask: [{}]\n    goal: {reach: {status: conflict}, changes: 1.5}\n",
		first + "    stay: 4\n", first + "    stay: -4s\n", first + "    stay: ''\n", first + "    stay: soon\n",
		first + "    ask: [{expect: {candidates: [x]}}]\n",
		first + "    ask: [{expect: {candidates: [x, x]}}]\n",
		first + "    ask: [{expect: {evidence: [x, x]}}]\n",
		first + "    ask: [{expect: {value: ''}}]\n",
		first + "    ask: [{}]\n    goal: {of: ask one, reach: {status: conflict}}\n",
		first + "    ask: [{}]\n    goal: {of: question 1, reach: {status: conflict}}\n",
	} {
		_, problems := Load("f.yaml", []byte(text))
		document, ok := typed("f.yaml", []byte(text))
		if !source.Failed(problems) || !ok || compiled().Validate(document) == nil {
			t.Errorf("%s\nis taken by one of them: %s", text, told(problems))
		}
	}
}
