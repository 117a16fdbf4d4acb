package scenario

import (
	"strings"
	"testing"

	"memtui/internal/i18n"
	"memtui/internal/source"
)

// printed gives all that is said of a lesson.
func printed(lang i18n.Lang, text string) string {
	_, problems := loadAgreed("f.yaml", []byte(text))
	return source.Print(i18n.For(lang), "f.yaml", []byte(text), problems)
}

// varying is a lesson whose second step varies what is given.
func varying(vary string) string {
	return head1 + `  - title: one
    on: 2026-01-01
    do:
      - record: {id: m1, value: 30s, evidence: [D1]}
      - record: {id: a.b, value: 30s, evidence: [D.3]}
      - record: {id: ask, value: 30s, evidence: [D.3]}
      - revoke: {evidence: D.3}
  - title: two
    ask: [{expect: {status: usable}}]
    vary: ` + vary + "\n"
}

// Each entry of vary must be told as given: the headline, and how it is
// written instead.
func TestWhatIsWrongWithAPathIsSaid(t *testing.T) {
	for _, c := range []struct{ vary, want, write string }{
		{`[m2.value]`, `"m2" is not recorded by step 2`, ""},
		{`[m2.valu]`, `"m2" is not recorded by step 2`, ""},
		{`[m2]`, `"m2" is not recorded by step 2`, ""},
		{`[ASK.valid]`, `"ASK" is not recorded by step 2`, ""},
		{`[retire m1.recorded]`, `"m1" is not retired by step 2`, ""},
		{`[verify m1.evidence]`, `"m1" is not verified by step 2`, ""},
		{`[revoke D1.recorded]`, `"D1" is not revoked by step 2`, ""},
		{`[1/m2.value]`, `"m2" is not recorded by step 1`, ""},
		{`[m1.valu]`, `"valu" is no input of m1`, ""},
		{`[m1]`, `"m1" names no field; one must follow`, "m1.value"},
		{`['revoke "D.3"']`, `"revoke "D.3"" names no field; one must follow`, `revoke "D.3".recorded`},
		{`[ask]`, `"ask" names no field; one must follow`, "ask.known"},
		{`["ask 1"]`, `"ask 1" names no field; one must follow`, `"ask 1: known"`},
		{`[a.b.value]`, `the id "a.b" must be quoted in a path`, `'"a.b".value'`},
		{`["m 1.value"]`, `the id "m 1" must be quoted in a path`, `'"m 1".value'`},
		{`[revoke D.3.recorded]`, `the id "D.3" must be quoted in a path`, `'revoke "D.3".recorded'`},
		{`[retire D.4.recorded]`, `the id "D.4" must be quoted in a path`, `'retire "D.4".recorded'`},
		{`[ask.value]`, `the id "ask" must be quoted in a path`, `'"ask".value'`},
		{`['"a.b.value']`, `""a.b.value" opens a quote and does not close it`, ""},
		{`[0/m1.value]`, `"0" is no number of a step; steps count from 1`, ""},
		{`[x/m1.value]`, `"x" is no number of a step; steps count from 1`, ""},
		{`[3/m1.value]`, `a path in step 2 cannot lead to step 3, only to its own step or an earlier one`, ""},
		{`["ask 0: known"]`, `"0" is no number of a question; each ask of a step counts from 1`, ""},
		{`["ask one: known"]`, `"one" is no number of a question; each ask of a step counts from 1`, ""},
		{`["ask 2: known"]`, `step 2 has no "ask 2"; its last one is "ask 1"`, ""},
		{`[candidate.source]`, `"candidate.source" is an input of decide, but step 2 has no decide`, ""},
		{`["decide 1: subject"]`, `"decide 1: subject" is an input of decide, but step 2 has no decide`, ""},
		{`[1/ask.known]`, `"1/ask.known" is an input of ask, but step 1 has no ask`, ""},
		{`["ask: known"]`, `"ask: known" is no path`, `"ask 1: known"`},
		{`[decide.subject]`, `"decide.subject" is no path`, "subject"},
		{`[.value]`, `".value" is no path`, ""},
		{`[decide 1: subject]`, `an entry of vary must be a text; a path with a colon in it is quoted`, `"decide 1: subject"`},
		{`[[x]]`, `an entry of vary of step 2 must be a text`, ""},
		{`[null]`, `an entry of vary of step 2 must be a text`, ""},
		{`m1.value`, `vary of step 2 must be a list of texts`, "[m1.value]"},
		{`[m1.id]`, `the id of an operation cannot be varied: it is how the operation is named`, ""},
	} {
		got := printed(i18n.English, varying(c.vary))
		if first, _, _ := strings.Cut(got, "\n"); !strings.HasPrefix(first, "f.yaml:14:") || !strings.HasSuffix(first, ": "+c.want) {
			t.Errorf("%s\ngot  %s\nwant %s", c.vary, first, c.want)
		}
		if found := strings.Contains(got, " write "); found != (c.write != "") || found && !strings.Contains(got, "^ write "+c.write+"\n") {
			t.Errorf("%s is told as\n%s\nwant it to be written %s", c.vary, got, c.write)
		}
		if c.write == "" || strings.HasPrefix(c.write, "[") || strings.Contains(c.want, "decide") {
			continue
		}
		again := printed(i18n.English, varying("["+c.write+"]"))
		if strings.Contains(again, "path") || strings.Contains(again, "must") {
			t.Errorf("%s is to be written %s, but that is told as\n%s", c.vary, c.write, again)
		}
	}
}

func TestAPathThatIsNamedTwiceIsAWarning(t *testing.T) {
	for _, vary := range []string{"[m1.value, m1.value]", "[m1.value, 1/m1.value]", `[ask.known, "ask 1: known"]`, "[2/ask.known, ask.known]"} {
		sc, problems := loadAgreed("f.yaml", []byte(varying(vary)))
		if sc == nil || !strings.Contains(told(problems), "is named twice in vary") || len(sc.Steps[1].Vary) != 1 {
			t.Errorf("%s: got %s", vary, told(problems))
		}
	}
	if _, problems := loadAgreed("f.yaml", []byte(varying("[m1.value, m1.valid.from, ask.known, ask.valid]"))); len(problems) > 0 {
		t.Errorf("four inputs: %s", told(problems))
	}
}
