package source

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestJSONIsReadAsTyped(t *testing.T) {
	for text, want := range map[string]any{
		`null`: nil,
		` {"a":1.50e3,"b":true,"c":null,"d":[],"e":{},"f":"010"} `: pairs{{"a", "1.50e3"}, {"b", "true"}, {"c", nil}, {"d", list{}}, {"e", pairs{}}, {"f", "010"}},
		`["\ud83d\ude00","\\ud800","\u4e2d\/"]`:                    list{"😀", `\ud800`, "中/"},
		"\ufeff[1,\r\n2]":                                          list{"1", "2"},
	} {
		node, problems := ParseJSON([]byte(text))
		if len(problems) > 0 {
			t.Errorf("%s: %s at %v", text, problems[0].Code, problems[0].At.Start)
			continue
		}
		if diff := cmp.Diff(want, plainly(node)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", text, diff)
		}
	}
}

func TestWhatIsNoJSONIsRefusedAtItsPlace(t *testing.T) {
	for _, c := range []struct {
		text string
		code Code
		at   Pos
	}{
		{`{"a":1,"a":2}`, CodeDoubleKey, Pos{7, 8}},
		{"{\"a\":1,\r\"中\":2,\"中\":3}", CodeDoubleKey, Pos{7, 15}},
		{`{"a":1,"b":{"\u0061":1,"a":1}}`, CodeDoubleKey, Pos{7, 24}},
		{`{"a":"\ud800"}`, CodeSurrogate, Pos{7, 7}},
		{`{"a":"\\\ud800\u0041"}`, CodeSurrogate, Pos{7, 9}},
		{`{"\udc00":1}`, CodeSurrogate, Pos{7, 3}},
		{`{"a":1}x`, CodeJSONAfter, Pos{7, 8}},
		{`{"a":1} {"b":2}`, CodeJSONAfter, Pos{7, 9}},
		{`{"a":1`, CodeJSONEnd, Pos{7, 7}},
		{``, CodeJSONEnd, Pos{7, 1}},
		{`[1,]`, CodeJSON, Pos{7, 4}},
		{`{"a" 1}`, CodeJSON, Pos{7, 6}},
		{`{"a":1,}`, CodeJSON, Pos{7, 8}},
		{`[1}`, CodeJSON, Pos{7, 3}},
		{`{"a":01}`, CodeJSON, Pos{7, 7}},
		{`{'a':1}`, CodeJSON, Pos{7, 2}},
		{`{中:1}`, CodeJSON, Pos{7, 2}},
		{`{"a":"\x"}`, CodeJSON, Pos{7, 8}},
		{"{\"a\":\"中\ty\"}", CodeJSONControl, Pos{7, 8}},
		{"[\"\xff\"]", CodeUTF8, Pos{7, 3}},
		{strings.Repeat("[", 70) + strings.Repeat("]", 70), CodeNesting, Pos{7, 65}},
		{strings.Repeat("[", 500_000), CodeNesting, Pos{7, 65}},
		{`["` + strings.Repeat("x", MaxText+1) + `"]`, CodeTextSize, Pos{7, 2}},
		{"\ufeff{}", CodeJSON, Pos{7, 1}},
		{"{\r\"a\"\r:x}", CodeJSON, Pos{7, 8}},
		{"{\"a\":\"x\ry\"}", CodeJSONControl, Pos{7, 8}},
	} {
		_, problems := ParseLine([]byte(c.text), 7)
		if len(problems) == 0 {
			t.Errorf("%.60q: accepted, want %s", c.text, c.code)
			continue
		}
		if p := problems[0]; p.Code != c.code || p.At.Start != c.at {
			t.Errorf("%.60q: got %s at %v, want %s at %v", c.text, p.Code, p.At.Start, c.code, c.at)
		}
	}
}

func TestAFileIsReadByItsNameOrItsBeginning(t *testing.T) {
	for _, c := range []struct {
		name, text string
		problems   int
	}{
		{"a.json", `{a: 1}`, 1},
		{"a.yaml", `{a: 1}`, 0},
		{"-", `{a: 1}`, 0},
		{"-", `{"a": 1}`, 0},
		{"-", `{"a": 1, b: 2}`, 0},
		{"-", `{"a": 1, "a": 2}`, 1},
		{"-", "a: 1", 0},
		{"a.yaml", `{"a": "\ud83d\ude00"}`, 0},
		{"a.yaml", `{"a": 1, b: }`, 0},
		{"a.yml", `{"a": 1, b: {}`, 1},
		{"a.json", "", 1},
		{"a.yaml", "", 0},
	} {
		_, problems := Parse(c.name, []byte(c.text))
		if len(problems) != c.problems {
			t.Errorf("%s: %s: got %d problems, want %d: %+v", c.name, c.text, len(problems), c.problems, problems)
		}
	}
}

func TestAFileOfJSONCountsLinesAndSkipsItsMark(t *testing.T) {
	for text, want := range map[string]Pos{
		"\ufeff{\"a\":1,\r\"中\":2,\"中\":3}":       {2, 7},
		"{\r\n\"a\":1,\n\n\"a\":3}":               {4, 1},
		strings.Repeat(" ", MaxFile) + "1":        {1, 1},
		"\ufeff\ufeff{}":                          {1, 1},
		"{\"a\":\"中\ny\"}":                        {1, 8},
		"{\"a\": 1, \"b\": \"\u4e2d\", \"a\": 1}": {1, 20},
	} {
		_, problems := ParseJSON([]byte(text))
		if len(problems) != 1 || problems[0].At.Start != want {
			t.Errorf("%.40q: got %+v, want one problem at %v", text, problems, want)
		}
	}
}
