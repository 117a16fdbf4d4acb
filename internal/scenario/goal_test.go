package scenario

import (
	"strings"
	"testing"
)

func TestAGoalThatIsAlreadyReachedIsAWarning(t *testing.T) {
	const met = "warning: the lesson already reaches this goal, without a change"
	decided := head1 + "  - title: one\n    decide: [{taskAnchor: t, expect: {state: blocked}}]\n"
	asked := begun + "    ask: [{expect: {status: usable}}]\n"
	for _, c := range []struct {
		text, goal string
		met        bool
	}{
		{decided, "{say: x, reach: {state: blocked}, changes: 1}", true},
		{decided, "{say: x, reach: {unknowns: [candidate, subject]}, changes: 1}", true},
		{decided, "{say: x, reach: {state: working}, changes: 1}", false},
		{decided, "{say: x, reach: {state: blocked, unknowns: [subject]}, changes: 1}", false},
		{asked, "{say: x, reach: {value: x}, changes: 1}", true},
		{asked, "{say: x, reach: {status: not_found}, changes: 1}", false},
		{asked, "{say: x, of: ask 1, reach: {status: usable, left: {m1: known}}, changes: 1}", false},
	} {
		sc, problems := loadAgreed("f.yaml", []byte(c.text+"    goal: "+c.goal+"\n"))
		if sc == nil || strings.Contains(told(problems), met) != c.met {
			t.Errorf("%s: got %q", c.goal, told(problems))
		}
	}
}
