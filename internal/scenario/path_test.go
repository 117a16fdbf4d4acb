package scenario

import (
	"testing"

	"pgregory.net/rapid"
)

func TestPathsAreReadAndWritten(t *testing.T) {
	for text, want := range map[string]Path{
		"taskAnchor":                        {Kind: PathDecide, N: 1, Field: "taskAnchor"},
		"subject":                           {Kind: PathDecide, N: 1, Field: "subject"},
		"candidate":                         {Kind: PathDecide, N: 1, Field: "candidate"},
		"candidate.source":                  {Kind: PathDecide, N: 1, Field: "candidate.source"},
		"decide 2: candidate.source":        {Kind: PathDecide, N: 2, Field: "candidate.source"},
		"ask.known":                         {Kind: PathAsk, N: 1, Field: "known"},
		"ask 2: known":                      {Kind: PathAsk, N: 2, Field: "known"},
		"m2.valid.from":                     {Kind: PathRecord, ID: "m2", Field: "valid.from"},
		"超时-20s.value":                      {Kind: PathRecord, ID: "超时-20s", Field: "value"},
		"m2":                                {Kind: PathRecord, ID: "m2"},
		"2.value":                           {Kind: PathRecord, ID: "2", Field: "value"},
		"verify m2.evidence":                {Kind: PathVerify, ID: "m2", Field: "evidence"},
		"retire m2":                         {Kind: PathRetire, ID: "m2"},
		"revoke D1.recorded":                {Kind: PathRevoke, ID: "D1", Field: "recorded"},
		`"a.b".value`:                       {Kind: PathRecord, ID: "a.b", Field: "value"},
		`"subject".value`:                   {Kind: PathRecord, ID: "subject", Field: "value"},
		`revoke "a b"`:                      {Kind: PathRevoke, ID: "a b"},
		`4/"x/y".key`:                       {Step: 4, Kind: PathRecord, ID: "x/y", Field: "key"},
		"3/ask 12: valid":                   {Step: 3, Kind: PathAsk, N: 12, Field: "valid"},
		"12/candidate.revisionOrRevocation": {Step: 12, Kind: PathDecide, N: 1, Field: "candidate.revisionOrRevocation"},
	} {
		got, ok := ParsePath(text)
		if !ok || got != want {
			t.Errorf("%s: got %+v, %v, want %+v", text, got, ok, want)
		}
		if got.String() != text {
			t.Errorf("%s is written as %s", text, got)
		}
	}
}

func TestWhatIsNoPathIsNotRead(t *testing.T) {
	for _, text := range []string{
		"", " ", ".", "m2.", "m2.valid", "m2.vale", "m2 .value", "m 2.value", "a.b.value", "candidate.", "candidate.sorce",
		"taskAnchor.x", "ask", "ask.", "ask.value", "ask 0: known", "ask 2:", "ask x: known", "ask 2 known", "decide 1: known",
		"verify", "verify ", "verify m2.value", "retire m2.evidence", "revoke D1.id", "0/m2.value", "-1/m2.value", "x/m2.value",
		`"m2.value`, `"".value`, `""`, `"m2"value`, "3/", "3/4/m2.value",
	} {
		if p, ok := ParsePath(text); ok {
			t.Errorf("%q is read as %+v", text, p)
		}
	}
}

func TestEveryIDCanStandInAPath(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := Path{Step: rapid.IntRange(0, 99).Draw(t, "step"), ID: rapid.StringN(1, 12, -1).Draw(t, "id")}
		want.Kind = rapid.SampledFrom([]PathKind{PathRecord, PathVerify, PathRetire, PathRevoke}).Draw(t, "kind")
		want.Field = rapid.SampledFrom([]string{"", "recorded"}).Draw(t, "field")
		if got, ok := ParsePath(want.String()); !ok || got != want {
			t.Errorf("%s: got %+v, %v, want %+v", want, got, ok, want)
		}
	})
}
