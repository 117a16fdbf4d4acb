package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// played runs the command on one lesson.
func played(t *testing.T, lesson string, args ...string) (status int, stdout, stderr string) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "07-tea.yaml")
	if err := os.WriteFile(file, []byte(lesson), 0o600); err != nil {
		t.Fatal(err)
	}
	var out, complaints bytes.Buffer
	status = run(append(args, file), &out, &complaints)
	return status, out.String(), complaints.String()
}

const tea = `
memtui: 1
title: The tea is cold
focus: {key: tea, scope: kitchen, version: v1}
steps:
  - title: Hot until noon
    on: 2026-05-01
    do:  [{record: {id: t1, value: hot, valid: {to: 2026-05-02}, evidence: [cook]}}]
    ask: [{expect: {status: usable}}, {valid: 2026-05-02, expect: {status: not_found}}]
`

func TestACourseThatLeavesARuleUnexposedFails(t *testing.T) {
	status, table, complaints := played(t, tea)
	if status != 1 {
		t.Errorf("exit status %d", status)
	}
	for _, rule := range TemptingRules() {
		exposed := rule.Rule == ClosedInterval || rule.Rule == NewestRecord // which never asks when it holds
		if says := strings.Contains(complaints, "no question exposes "+string(rule.Rule)+":"); says == exposed {
			t.Errorf("%s is exposed: %v, and the command complains: %v", rule.Rule, exposed, says)
		}
		for line := range strings.Lines(table) {
			if strings.HasPrefix(line, string(rule.Rule)+" ") && strings.Contains(line, "NOTHING") == exposed {
				t.Errorf("exposed is %v, but the table says: %s", exposed, line)
			}
		}
	}
	if !strings.Contains(table, "7.1B") {
		t.Errorf("the question that exposes a rule is not named:\n%s", table)
	}
}

func TestTheAnswersStandBesideEachOther(t *testing.T) {
	_, table, _ := played(t, tea, "-answers")
	for _, words := range []string{"right: not_found", "wrong: usable hot [cook]"} {
		if !strings.Contains(table, words) {
			t.Errorf("%q is not there:\n%s", words, table)
		}
	}
}

func TestOtherEvidenceAloneIsAWeakExposure(t *testing.T) {
	_, table, complaints := played(t, strings.Replace(tea, "[cook]", "[cook, guest]", 1))
	if !strings.Contains(table, "(7.1A)") || !strings.Contains(complaints, "no question exposes first-source:") {
		t.Errorf("the weak exposure is not told from a real one:\n%s%s", table, complaints)
	}
}

func TestALedgerThatDisagreesWithTheProgramFails(t *testing.T) {
	course := shipped(t)
	course[0].Core = Answer{Status: "usable", Value: "something else"}
	var complaints bytes.Buffer
	if status := judge(course, &complaints); status != 1 || !strings.Contains(complaints.String(), "1.1: the program says") {
		t.Errorf("exit status %d: %s", status, complaints.String())
	}
}

func TestWhatCannotBeReadIsAnotherStatus(t *testing.T) {
	if status, _, complaints := played(t, "memtui: 1\ntitle: [tea"); status != 2 || !strings.Contains(complaints, "07-tea.yaml:") {
		t.Errorf("a broken lesson: exit status %d: %s", status, complaints)
	}
	var out, complaints bytes.Buffer
	if status := run([]string{"no-such-lesson.yaml"}, &out, &complaints); status != 2 {
		t.Errorf("a missing file: exit status %d", status)
	}
	if status := run([]string{"-no-such-flag"}, &out, &complaints); status != 2 {
		t.Errorf("an unknown flag: exit status %d", status)
	}
}

func TestTheCourseThatShipsPasses(t *testing.T) {
	var out, complaints bytes.Buffer
	if status := run(nil, &out, &complaints); status != 0 {
		t.Errorf("exit status %d:\n%s%s", status, out.String(), complaints.String())
	}
}
