package scenario

import (
	"testing"

	"pgregory.net/rapid"

	"memtui/internal/i18n"
	"memtui/internal/source"
)

func TestAnEditSaysWhatIsWrongWithIt(t *testing.T) {
	sc := load(t, edited1)
	for _, test := range []struct {
		kind EditKind
		text string
		at   int
		want string // the headline, then what is offered instead
	}{
		{EditSet, "m1.value", 0, `1:1: no "=" and no value behind the path in "m1.value"|m1.value=…`},
		{EditSet, "m1.valve=1", 0, `1:1: "valve" is no input of m1|value`},
		{EditSet, "m4.value=1", 0, `1:1: "m4" is not recorded by step 3|`},
		{EditSet, "retire m3.recorded=2026-01-10", 0, `1:1: "m3" is not retired by step 3|`},
		{EditSet, "m1=1", 0, `1:1: "m1" names no field; one must follow|m1.value`},
		{EditSet, "m1.id=m7", 0, `1:1: the id of an operation cannot be varied: it is how the operation is named|`},
		{EditSet, "m1.status=verifed", 0, `1:11: status of record "m1" cannot be "verifed"|verified`},
		{EditSet, "m1.valid.from=2026-1-1", 0, `1:15: "2026-1-1" is no time: month and day have two digits each|2026-01-01`},
		{EditSet, "m1.evidence=D1", 0, `1:13: evidence of record "m1" must be a list of texts|[D1]`},
		{EditSet, "m1.evidence=[D1, [D2]]", 0, `1:18: an entry of evidence of record "m1" must be a text|`},
		{EditSet, "m1.value=", 0, `1:10: value of record "m1" is blank|`},
		{EditSet, "m1.recorded=2026-01-02", 0, `1:13: recorded on 2026-01-02, later than its step, which is on 2026-01-01|`},
		{EditSet, "ask.known=2026-01-01", 0, `1:1: "ask.known" is an input of a question: its step must be named|1/ask.known`},
		{EditSet, "ask 3: known=2026-01-01", 1, `1:1: step 1 has no "ask 3"; its last one is "ask 2"|`},
		{EditSet, "taskAnchor=x", 2, `1:1: "taskAnchor" is an input of decide, but step 2 has no decide|`},
		{EditSet, "9/m1.value=1", 0, `1:1: there is no step 9; the last one is 3|`},
		{EditSet, "a.b.value=1", 0, `1:1: the id "a.b" must be quoted in a path|"a.b".value`},
		{EditSet, "x y=1", 0, `1:1: "x y" is no path|`},
		{EditClear, "m1.value", 0, `1:1: record "m1" has no value|`},
		{EditDrop, "m1.value", 0, `1:1: "m1.value" is an input; an operation is dropped as a whole|m1`},
		{EditDrop, "1/ask.known", 0, `1:1: "1/ask.known" is an input of a question; only an operation can be dropped|`},
		{EditDrop, "D1", 0, `1:1: "D1" is not recorded by step 3|revoke D1`},
		{EditAdd, `{"retire": {"id": "m3"}}`, 0, `1:1: "{"retire": {"id": "m3"}}" adds nothing: a step, "/" and one operation are needed|1/{"retire": {"id": "m1"}}`},
		{EditAdd, `4/{"retire": {"id": "m3"}}`, 0, `1:1: there is no step 4; the last one is 3|`},
		{EditAdd, `3/{"retire": {"if": "m3"}}`, 0, `1:15: unknown field "if" in retire|`},
		{EditAdd, `3/{"retier": {"id": "m3"}}`, 0, `1:4: unknown field "retier" in add|retire`},
		{EditAdd, `3/{"retire": {}}`, 0, `1:4: retire has no id|`},
		{EditAdd, `3/{"retire": {"id": "m3"`, 0, `1:25: the text ends before it is complete|`},
		{EditAdd, `2/{"record": {"id": "n", "value": "1", "recorded": "2026-01-11"}}`, 0, `1:52: recorded on 2026-01-11, later than its step, which is on 2026-01-10|`},
	} {
		_, problems := sc.ParseEdit(test.kind, test.text, test.at)
		if !source.Failed(problems) {
			t.Errorf("--%s %s is taken", test.kind, test.text)
			continue
		}
		d := problems[0]
		got := source.Headline(i18n.For(i18n.English), "", d)[1:] + "|" + d.Write + d.Near
		if got != test.want {
			t.Errorf("--%s %s\n got %s\nwant %s", test.kind, test.text, got, test.want)
		}
	}
}

func TestAnEditTakesThePathsOfTheFormat(t *testing.T) {
	sc := load(t, edited1)
	for _, test := range []struct {
		kind EditKind
		text string
		at   int
		want string
	}{
		{EditSet, "m1.value=a=b", 0, "1/m1.value=a=b"},
		{EditSet, `"a.b".value="q"`, 0, `3/"a.b".value="q"`},
		{EditSet, "ask.known=2026-02-01", 1, "1/ask.known=2026-02-01"},
		{EditSet, "ask 2: valid=2026-02-01", 1, "1/ask 2: valid=2026-02-01"},
		{EditSet, "decide 2: candidate.source=D1", 3, "3/decide 2: candidate.source=D1"},
		{EditSet, "3/taskAnchor= two words ", 1, "3/taskAnchor= two words "},
		{EditClear, "m1.expires", 3, "1/m1.expires"},
		{EditDrop, "verify m2", 3, "2/verify m2"},
		{EditAdd, `{revoke: {evidence: D2}}`, 2, `2/{"revoke": {"evidence": "D2", "recorded": "2026-01-10"}}`},
	} {
		e, problems := sc.ParseEdit(test.kind, test.text, test.at)
		if source.Failed(problems) || e.Flag() != test.want {
			t.Errorf("--%s %s is read as %s %s", test.kind, test.text, e.Flag(), told(problems))
		}
	}
}

// A name with any character that an identifier may hold is found again, and
// so is any text.
func TestAnEditIsReadBackFromItsFlag(t *testing.T) {
	any := func(t *rapid.T, name string) string {
		return rapid.SampledFrom([]string{"D1", "a.b", "verify", "null", "~", `q"q\`, "a,b]", "两 行", "x=y", "e\u0301", "👩‍💻", "1/2", "- a", "#", "a: b"}).
			Filter(func(s string) bool { return s != "👩‍💻" || name == "value" }).Draw(t, name)
	}
	rapid.Check(t, func(t *rapid.T) {
		id, value := any(t, "id"), any(t, "value")
		text := "memtui: 1\ntitle: T\nfocus: {key: k, scope: s, version: v}\nsteps:\n  - title: one\n    do:\n      - record: {id: " +
			string(source.AppendJSON(nil, id)) + ", value: x, evidence: [D1]}\n      - revoke: {evidence: " + string(source.AppendJSON(nil, id)) + "}\n"
		sc, problems := Load("f.yaml", []byte(text))
		if source.Failed(problems) {
			t.Fatalf("%s\n%s", text, told(problems))
		}
		op, revoke := sc.Steps[0].Do[0].Path, sc.Steps[0].Do[1].Path
		field := func(p Path, name string) Path { p.Field = name; return p }
		for _, e := range []Edit{
			{Kind: EditSet, Path: field(op, "value"), Value: value},
			{Kind: EditSet, Path: field(op, "evidence"), Value: ListValue([]string{id, "D1"})},
			{Kind: EditClear, Path: field(op, "valid.from")},
			{Kind: EditDrop, Path: op},
			{Kind: EditDrop, Path: revoke},
		} {
			got, problems := sc.ParseEdit(e.Kind, e.Flag(), 1)
			if source.Failed(problems) || got != e {
				t.Fatalf("%s %q is read as %+v\n%s", e.Kind, e.Flag(), got, told(problems))
			}
		}
	})
}
