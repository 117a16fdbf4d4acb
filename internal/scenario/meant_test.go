package scenario

import "testing"

// The nearest spelling of "unverified" is the one status that it is not.
func TestAWordOfTheScreenIsNotTakenForItsOpposite(t *testing.T) {
	text := head1 + `
  - title: one
    on: 2026-01-01
    do:
      - record: {id: m1, value: 30s, evidence: [D1], status: unverified}
`
	_, problems := loadAgreed("f.yaml", []byte(text))
	if len(problems) != 1 || problems[0].Near != "candidate" {
		t.Errorf("it suggests %+v", problems)
	}
}
