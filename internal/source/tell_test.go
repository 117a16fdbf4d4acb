package source

import (
	"encoding/json"
	"testing"
	"unicode"

	"github.com/google/go-cmp/cmp"

	"memtui/internal/i18n"
)

func TestADiagnosticIsToldWithItsPlacesAndWords(t *testing.T) {
	problems := []Diagnostic{
		{
			At: at(2, 39, 10), Code: CodeRefused, Args: []string{"supersedes_unknown", "b", "supersedes", "timeout-30", "", "record"},
			Near: "timeout-30s", NearID: true, Also: []Note{{At: at(1, 1, 5), Code: NoteRecorded}},
		},
		{At: at(3, 2, 6), Code: CodeNoExpect, In: Owner{"ask", "1"}, Warning: true},
		{
			At: at(4, 1, 2), Code: CodeWantTexts, Args: []string{"evidence"}, In: Owner{"record", "m1"}, Write: "[D1]", Expected: []string{"a"},
			Also: []Note{{Code: NoteStand, Items: []Item{{"m1", 3, ""}}}},
		},
	}
	one, five, six := 1, 1, 6
	want := []Told{
		{
			File: "f.yaml", Line: 2, Column: 39, EndLine: 2, EndColumn: 49, Severity: "error", Code: "refused", Refusal: "supersedes_unknown",
			Message: `"b" supersedes "timeout-30", which is not recorded before it`, Near: "timeout-30s", Expected: []string{},
			Notes: []ToldNote{{Line: &one, Column: &five, EndLine: &one, EndColumn: &six, Code: "recorded_here", Message: "recorded here"}},
		},
		{
			File: "f.yaml", Line: 3, Column: 2, EndLine: 3, EndColumn: 8, Severity: "warning", Code: "no_expect",
			Message: "question 1 has no expect, so nothing tests its answer", Expected: []string{}, Notes: []ToldNote{},
		},
		{
			File: "f.yaml", Line: 4, Column: 1, EndLine: 4, EndColumn: 3, Severity: "error", Code: "want_texts",
			Message: `evidence of record "m1" must be a list of texts`, Write: "[D1]", Expected: []string{"a"},
			Notes: []ToldNote{{Code: "all_stand", Message: `standing: "m1" (line 3)`}},
		},
	}
	if diff := cmp.Diff(want, Tell(i18n.For(i18n.English), "f.yaml", problems)); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestWhatIsEscapedIsHarmlessAndTheSame(t *testing.T) {
	evil := "中 a\x1b]0;X\a\u009b31m\u202e\u200b\ufeff\u2028\U0001fffe\U000e0001 \"\\<"
	b, err := json.Marshal(evil)
	if err != nil {
		t.Fatal(err)
	}
	escaped := Escaped("[\n" + string(b) + "\n]")
	for _, r := range escaped {
		if r != '\n' && !unicode.IsPrint(r) {
			t.Errorf("%q reaches the output", r)
		}
	}
	var got []string
	if err := json.Unmarshal([]byte(escaped), &got); err != nil || got[0] != evil {
		t.Errorf("got %q, %v", got, err)
	}
}
