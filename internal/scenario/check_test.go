package scenario

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"memtui/internal/i18n"
	"memtui/internal/source"
)

func TestAnExpectationThatDoesNotHoldIsSaidWithItsReasons(t *testing.T) {
	text := head1 + `
  - title: one
    on: 2026-01-01
    do:
      - record: {id: timeout-20s, value: 20s, evidence: [D1]}
      - record: {id: timeout-45s, value: 45s, evidence: [D2]}
      - record: {id: guess, value: 1s, status: candidate}
    ask:
      - expect: {status: usable, value: 20s}
      - {scope: projectB, expect: {status: usable}}
      - {version: v9, expect: {status: not_found, left: {guess: status, timeout-20s: version}}}
      - {expect: {left: {timeout-20s: known}}}
      - {expect: {candidates: [45s, 20s], value: null, left: {guess: status}}}
    decide:
      - expect: {unknowns: [candidate, subject]}
      - {subject: x, expect: {unknowns: [candidate, taskAnchor], state: blocked}}
`
	sc := load(t, text)
	if n := Expectations(sc); n != 7 {
		t.Errorf("counted %d expectations, want 7", n)
	}
	want := `f.yaml:13:9: question 1A expects usable "20s", but the ledger answers conflict: 20s, 45s
   standing: "timeout-20s" (line 9), "timeout-45s" (line 10)

f.yaml:14:27: question 1B expects usable, but the ledger answers not_found

f.yaml:15:23: question 1C expects "guess" to be left out at status, but it is left out at version

f.yaml:16:10: question 1D expects "timeout-20s" to be left out at known, but it is not left out

f.yaml:19:9: question 1F expects unknowns [candidate, subject], but it is decided [taskAnchor, subject, candidate]
`
	got := source.Print(i18n.For(i18n.English), "f.yaml", []byte(text), Check(sc))
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestALaterStepDoesNotChangeWhatAnEarlierOneIsTestedAgainst(t *testing.T) {
	sc := load(t, head1+`
  - title: one
    on: 2026-01-01
    do: [record: {id: m1, value: 20s, evidence: [D1]}]
    ask: [expect: {status: usable, value: 20s, evidence: [D1]}]
  - title: two
    do: [record: {id: m2, value: 45s, evidence: [D2]}]
    ask: [expect: {status: conflict, candidates: [20s, 45s]}]
`)
	if wrong := Check(sc); len(wrong) > 0 {
		t.Errorf("steps share a day, but not what is written: %s", told(wrong))
	}
}
