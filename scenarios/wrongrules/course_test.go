package main

import (
	"slices"
	"strings"
	"testing"
)

// shipped lists the questions of the lessons that ship.
func shipped(t *testing.T) []Question {
	t.Helper()
	course, err := read(nil)
	if err != nil {
		t.Fatal(err)
	}
	return course
}

func TestEveryWrongRuleIsExposedByAQuestionOfTheCourse(t *testing.T) {
	for _, rule := range Unexposed(shipped(t)) {
		t.Errorf("%s: no question of the course is answered otherwise by whoever says that %s", rule.Rule, rule.Says)
	}
}

func TestThePlainLedgerAgreesWithTheProgramOnEveryQuestionOfTheCourse(t *testing.T) {
	course := shipped(t)
	if len(course) < 15 {
		t.Fatalf("only %d questions were found", len(course))
	}
	for _, e := range Disagreeing(course) {
		t.Errorf("%s: the program says %s, the plain ledger %s", e.Question.Name, e.Right, e.Wrong)
	}
}

// A class that holds two wrong rules learns which of them it holds.
func TestNoTwoWrongRulesAnswerTheCourseAlike(t *testing.T) {
	course, held := shipped(t), map[string]Rule{}
	for _, rule := range TemptingRules() {
		var all []string
		for _, q := range course {
			all = append(all, Ledger{Ops: q.Ops, Rule: rule.Rule}.Ask(q.Query).String())
		}
		answers := strings.Join(all, "\n")
		if other, twice := held[answers]; twice {
			t.Errorf("%s and %s give the same answers to the whole course", other, rule.Rule)
		}
		held[answers] = rule.Rule
	}
}

// worked are answers that somebody who holds the rule gives, worked out by
// hand from what the lesson says.
func worked() map[Rule]string {
	return map[Rule]string{
		ClosedInterval:      "6.3B usable 100 [order-2]",
		ClosedExpiry:        "8.5B usable 64MB [load-3 run-12]",
		NewestRecord:        "1.2 usable 20s [D2]",
		NewestDecides:       "2.6 usable config_dir [D3]",
		LastInFile:          "6.5 usable 70 [audit-3]",
		MajorityWins:        "1.5 usable 30s [D3]",
		MostSources:         "2.6 usable repo_root [D2 T2]",
		AgreeingClash:       "7.6 conflict find-cause",
		HindsightKnown:      "6.4A usable 80 [audit-1]",
		SupersedeEveryDay:   "1.4A not_found",
		SupersedeUnrecorded: "1.4B not_found",
		SupersedeCandidate:  "7.2 not_found",
		SupersedeUnfounded:  "3.4B not_found",
		ExpiryRestores:      "8.5B usable 128MB [setup-guide]",
		ExpiryByValid:       "8.6B usable 64MB [load-3 run-12]",
		ExpiryIgnored:       "2.4C usable old [T0]",
		FirstSource:         "7.5 usable find-cause [handbook trace-7]",
		RevokesBack:         "3.4A usable 30s [D1]",
		VerifiesBack:        "8.3A usable 64MB [load-3 run-12]",
		RetireErases:        "6.7 usable 90 [audit-2]",
		ScopeInherits:       "8.4B conflict 32MB / 64MB",
		ScopeCollects:       "8.4A conflict 32MB / 64MB",
		AnyVersion:          "2.2B conflict config_dir / repo_root",
	}
}

func TestAWrongRuleAnswersAsWhoeverHoldsItWould(t *testing.T) {
	course, want := shipped(t), worked()
	for _, rule := range TemptingRules() {
		var got []string
		for _, e := range Exposed(rule.Rule, course) {
			got = append(got, e.Question.Name+" "+e.Wrong.String())
		}
		if !slices.Contains(got, want[rule.Rule]) {
			t.Errorf("%s: %q is not among its answers:\n%s", rule.Rule, want[rule.Rule], strings.Join(got, "\n"))
		}
	}
	if len(want) != len(TemptingRules()) {
		t.Errorf("%d rules are worked out, there are %d", len(want), len(TemptingRules()))
	}
}

func TestTheRightRuleIsExposedByNothing(t *testing.T) {
	if e := Exposed(Right, shipped(t)); len(e) > 0 {
		t.Errorf("%s: the right rule is said to be wrong: %s", e[0].Question.Name, e[0].Wrong)
	}
}
