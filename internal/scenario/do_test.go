package scenario

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memtui/internal/i18n"
)

const begun = head1 + `  - title: one
    on: 2026-01-01
    do:
      - record: {id: m1, value: x, evidence: [D1]}
`

// says compares all that is said of a lesson, in English.
func says(t *testing.T, text, want string) {
	t.Helper()
	if diff := cmp.Diff(want, printed(i18n.English, text)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// What was refused or wrote nothing is not what the ledger was last written
// with.
func TestTimeThatRunsBackwardsIsHeldAgainstTheOperationTakenLast(t *testing.T) {
	says(t, begun+`      - record: {id: bad, value: x, evidence: []}
        refused: no_evidence
      - record: {id: m1, value: x, evidence: [D1]}
      - retire: {id: m1, recorded: 2025-01-01}
`, `f.yaml:11:22: warning: "m1" is recorded again just as it was: nothing is written
   11 |       - record: {id: m1, value: x, evidence: [D1]}
      |                      ^^
    8 |       - record: {id: m1, value: x, evidence: [D1]}
      |                      ^^ recorded here

f.yaml:12:36: the retirement of "m1" is recorded on 2025-01-01, before 2026-01-01, when the ledger was last written
   12 |       - retire: {id: m1, recorded: 2025-01-01}
      |                                    ^^^^^^^^^^
    8 |       - record: {id: m1, value: x, evidence: [D1]}
      |                      ^^ written here before it
`)
}

func TestEachOperationSaysWhatOfItRunsBackwards(t *testing.T) {
	const candidate = "      - record: {id: c, value: y, status: candidate, recorded: 2026-01-01}\n"
	for op, want := range map[string][2]string{
		"record: {id: b, value: x, evidence: [D1], recorded: 2025-01-01}": {
			`"b" is recorded on 2025-01-01, before 2026-01-01`, "「b」的记录时间是 2025-01-01，早于账本上一次记录的时间 2026-01-01"},
		"verify: {id: c, evidence: [D1], recorded: 2025-01-01}": {
			`the verification of "c" is recorded on 2025-01-01, before 2026-01-01`, "核验「c」的记录时间是 2025-01-01，早于"},
		"retire: {id: m1, recorded: 2025-01-01}": {
			`the retirement of "m1" is recorded on 2025-01-01, before 2026-01-01`, "退役「m1」的记录时间是 2025-01-01，早于"},
		"revoke: {evidence: D1, recorded: 2025-01-01}": {
			`the revocation of "D1" is recorded on 2025-01-01, before 2026-01-01`, "撤销「D1」的记录时间是 2025-01-01，早于"},
		"record: {id: b, value: x, evidence: [D1]}": {`"b" has no record time, but the ledger was already written on 2026-01-01`, "「b」没有记录时间，而账本在 2026-01-01 已经写过了"},
		"verify: {id: c, evidence: [D1]}":           {`the verification of "c" has no record time, but`, "核验「c」没有记录时间，"},
		"retire: {id: m1}":                          {`the retirement of "m1" has no record time, but`, "退役「m1」没有记录时间，"},
		"revoke: {evidence: D1}":                    {`the revocation of "D1" has no record time, but`, "撤销「D1」没有记录时间，"},
	} {
		text := strings.Replace(begun, "    on: 2026-01-01\n", "", 1) + candidate + "      - " + op + "\n"
		for i, lang := range i18n.Langs() {
			if got := printed(lang, text); !strings.Contains(got, ": "+want[i]) || strings.Count(got, "f.yaml:") != 1 {
				t.Errorf("%s: got\n%swant %s", op, got, want[i])
			}
		}
	}
}

func TestWhatWasRefusedMayNotLieLaterThanItsStepEither(t *testing.T) {
	says(t, begun+`      - record: {id: b, value: x, evidence: [], recorded: 2026-03-01}
        refused: no_evidence
`, `f.yaml:9:59: recorded on 2026-03-01, later than its step, which is on 2026-01-01
    9 |       - record: {id: b, value: x, evidence: [], recorded: 2026-03-01}
      |                                                           ^^^^^^^^^^
`)
	load(t, begun+"  - title: two\n    on: 2026-02-01\n    do: [{record: {id: b, value: x, evidence: [D], recorded: 2025-03-01}, refused: time_backwards}]\n")
}

func TestASecondRetirementShowsTheFirst(t *testing.T) {
	says(t, begun+`      - record: {id: old, value: x, status: retired, evidence: [D1]}
      - record: {id: c, value: x, status: candidate}
      - retire: {id: m1}
      - verify: {id: c, evidence: [D1]}
      - retire: {id: m1}
      - verify: {id: c}
      - retire: {id: old}
`, `f.yaml:13:22: "m1" is already retired
   13 |       - retire: {id: m1}
      |                      ^^
   11 |       - retire: {id: m1}
      |                      ^^ retired here

f.yaml:14:22: "c" is already verified
   14 |       - verify: {id: c}
      |                      ^
   12 |       - verify: {id: c, evidence: [D1]}
      |                      ^ verified here

f.yaml:15:22: "old" is already retired
   15 |       - retire: {id: old}
      |                      ^^^
    9 |       - record: {id: old, value: x, status: retired, evidence: [D1]}
      |                                             ^^^^^^^ retired here
`)
}

// The refusal of b was meant: then it is said where a later operation names
// it. That of d was not: all that names it only follows.
func TestWhatNamesARefusedRecordSaysSoOrFollows(t *testing.T) {
	says(t, begun+`      - record: {id: b, value: x, evidence: []}
        refused: true
      - record: {id: d, value: x, evidence: [], supersedes: [m1]}
      - record: {id: e, value: x, evidence: [D1], supersedes: [d]}
      - verify: {id: e}
      - retire: {id: d}
        refused: already_retired
  - title: two
    do:
      - retire: {id: b}
  - title: three
    do:
      - verify: {id: d, evidence: [D1]}
  - title: four
    ask: [{expect: {left: {b: known, d: known}}}]
`, `f.yaml:11:45: "d" has no evidence; what is verified needs some
   11 |       - record: {id: d, value: x, evidence: [], supersedes: [m1]}
      |                                             ^^

f.yaml:18:22: "b" is not recorded before this
   18 |       - retire: {id: b}
      |                      ^
    9 |       - record: {id: b, value: x, evidence: []}
      |                      ^ refused here

f.yaml:23:28: "b" is not recorded by this step
   23 |     ask: [{expect: {left: {b: known, d: known}}}]
      |                            ^
    9 |       - record: {id: b, value: x, evidence: []}
      |                      ^ refused here
`)
}

func TestAMarkThatIsWrongShowsWhatTheLedgerTakes(t *testing.T) {
	says(t, begun+`      - revoke: {evidence: D9}
        refused: true
      - record: {id: m1, value: x, evidence: [D1]}
        refused: true
`, `f.yaml:10:18: "D9" is marked as refused, but the ledger takes it
   10 |         refused: true
      |                  ^^^^
    9 |       - revoke: {evidence: D9}
      |                            ^^ taken here

f.yaml:11:22: warning: "m1" is recorded again just as it was: nothing is written
   11 |       - record: {id: m1, value: x, evidence: [D1]}
      |                      ^^
    8 |       - record: {id: m1, value: x, evidence: [D1]}
      |                      ^^ recorded here

f.yaml:12:18: "m1" is marked as refused, but the ledger takes it
   12 |         refused: true
      |                  ^^^^
    8 |       - record: {id: m1, value: x, evidence: [D1]}
      |                      ^^ recorded here
`)
}
