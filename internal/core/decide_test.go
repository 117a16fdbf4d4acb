package core_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"memtui/internal/core"
)

// observation is a request with nothing wrong: a current observation for the
// task at hand.
func observation() core.Request {
	return core.Request{
		TaskAnchor: "find the failing test", Subject: "project:demo",
		Candidate: &core.Candidate{
			ID: "failure-observation", Kind: "observation", Scope: "task", Subject: "project:demo",
			Source: "injected:test-output", ObservedAt: "2026-07-15", WriteReason: "keep what is under test",
			ReadTrigger: "the task still works on this failure", Validity: "current",
			RevisionOrRevocation: "replace-on-new-observation",
		},
	}
}

// with gives the observation with something changed.
func with(change func(*core.Request)) core.Request {
	r := observation()
	change(&r)
	return r
}

// decided is a decision as one line: state, phase, next action, then the
// reasons as code and path.
func decided(d core.Decision) string {
	line := []string{string(d.State), string(d.Phase), string(d.Next)}
	for _, r := range d.Reasons {
		line = append(line, string(r.Code)+":"+r.Path)
	}
	return strings.Join(line, " ")
}

const blocked = "blocked missing_metadata add_evidence "

func decisions() map[string]struct {
	in   core.Request
	want string
} {
	type row = struct {
		in   core.Request
		want string
	}
	c := func(change func(*core.Candidate)) core.Request {
		return with(func(r *core.Request) { change(r.Candidate) })
	}
	refresh := "refresh_required refresh_before_read refresh_current_evidence rule_2:candidate.validity"
	working := "working current_task keep_in_working_memory rule_3:candidate.scope"
	longTerm := "long_term_candidate candidate_review review_for_long_term rule_4:candidate.scope"
	return map[string]row{
		"path 1: a current observation enters working memory": {observation(), working},
		"path 2: a cross-task experience becomes a long-term candidate": {c(func(c *core.Candidate) {
			c.Kind, c.Scope = "experience", "cross-task"
		}), longTerm},
		"path 3: no source and no time block": {c(func(c *core.Candidate) { c.Source, c.ObservedAt = "", "" }),
			blocked + "missing:candidate.source missing:candidate.observedAt"},
		"path 4: an expired record asks for a refresh": {c(func(c *core.Candidate) { c.Validity = "expired" }), refresh},
		"path 5: another subject's record is not used": {c(func(c *core.Candidate) { c.Subject = "project:other" }),
			blocked + "different:candidate.subject"},
		"path 6: a long-term candidate needs a way back": {c(func(c *core.Candidate) {
			c.Scope, c.RevisionOrRevocation = "cross-task", ""
		}), blocked + "missing:candidate.revisionOrRevocation"},

		"the question, first record: the current observation": {observation(), working},
		"the question, second record: the team's experience": {c(func(c *core.Candidate) {
			c.ID, c.Kind, c.Scope, c.Source = "team-experience", "experience", "cross-task", "injected:team-notes"
		}), longTerm},
		"the question, third record: the old summary of unknown origin": {c(func(c *core.Candidate) {
			c.ID, c.Kind, c.Source, c.Validity = "old-summary", "summary", "", "expired"
		}), blocked + "missing:candidate.source"},

		"a condition that does not hold asks for a refresh": {c(func(c *core.Candidate) { c.Validity = "unmet" }), refresh},
		"an expired record refreshes before its reach is asked": {c(func(c *core.Candidate) {
			c.Validity, c.Scope = "expired", "cross-task"
		}), refresh},
		"what is wrong comes before what is expired": {c(func(c *core.Candidate) { c.Validity, c.ReadTrigger = "expired", "" }),
			blocked + "missing:candidate.readTrigger"},
		"a task record needs no way back": {c(func(c *core.Candidate) { c.RevisionOrRevocation = "" }), working},
		"a reach with a space before it is no reach": {c(func(c *core.Candidate) { c.Scope = " task" }),
			blocked + "unusable:candidate.scope"},
		"a reach in capitals is no reach": {c(func(c *core.Candidate) { c.Scope = "Cross-Task" }),
			blocked + "unusable:candidate.scope"},
		"an unusable reach asks for no way back": {c(func(c *core.Candidate) {
			c.Scope, c.RevisionOrRevocation = "cross-task ", ""
		}), blocked + "unusable:candidate.scope"},
		"a validity that is none": {c(func(c *core.Candidate) { c.Validity = "fresh" }), blocked + "unusable:candidate.validity"},
		"the text null is a text": {c(func(c *core.Candidate) { c.Source = "null" }), working},
		"a blank text is missing": {c(func(c *core.Candidate) {
			c.ID, c.Kind, c.Source = " \t\n", "\u3000", "\u200b\ufeff"
		}), blocked + "missing:candidate.id missing:candidate.kind missing:candidate.source"},
		"a blank reach is missing, not unusable": {c(func(c *core.Candidate) { c.Scope = "\u00a0" }),
			blocked + "missing:candidate.scope"},
		"a blank way back is none": {c(func(c *core.Candidate) {
			c.Scope, c.RevisionOrRevocation = "cross-task", "\u2003"
		}), blocked + "missing:candidate.revisionOrRevocation"},
		"odd characters refuse nothing":           {c(func(c *core.Candidate) { c.WriteReason = "a\x1b[31m\u202e" }), working},
		"without the task's subject none differs": {with(func(r *core.Request) { r.Subject = " " }), blocked + "missing:subject"},
		"without the record's subject none differs": {c(func(c *core.Candidate) { c.Subject = "" }),
			blocked + "missing:candidate.subject"},
		"without both neither differs": {with(func(r *core.Request) { r.Subject, r.Candidate.Subject = "", "" }),
			blocked + "missing:subject missing:candidate.subject"},
		"subjects compare exactly": {c(func(c *core.Candidate) { c.Subject = "Project:demo" }),
			blocked + "different:candidate.subject"},
		"a missing candidate stands alone for its fields": {with(func(r *core.Request) { r.Candidate = nil }),
			blocked + "missing:candidate"},
		"nothing given at all": {core.Request{}, blocked + "missing:taskAnchor missing:subject missing:candidate"},
		"an empty object may not pass for a record": {with(func(r *core.Request) { r.Candidate = &core.Candidate{} }),
			blocked + "missing:candidate.id missing:candidate.kind missing:candidate.scope missing:candidate.subject " +
				"missing:candidate.source missing:candidate.observedAt missing:candidate.writeReason " +
				"missing:candidate.readTrigger missing:candidate.validity"},
		"everything wrong at once, in the order of the fields": {core.Request{Subject: "a", Candidate: &core.Candidate{
			Scope: "galaxy", Subject: "b", Validity: "stale",
		}}, blocked + "missing:taskAnchor missing:candidate.id missing:candidate.kind unusable:candidate.scope " +
			"different:candidate.subject missing:candidate.source missing:candidate.observedAt " +
			"missing:candidate.writeReason missing:candidate.readTrigger unusable:candidate.validity"},
		"everything wrong for a cross-task record": {core.Request{Subject: "a", Candidate: &core.Candidate{
			Scope: "cross-task", Subject: "b",
		}}, blocked + "missing:taskAnchor missing:candidate.id missing:candidate.kind different:candidate.subject " +
			"missing:candidate.source missing:candidate.observedAt missing:candidate.writeReason " +
			"missing:candidate.readTrigger missing:candidate.validity missing:candidate.revisionOrRevocation"},
	}
}

func TestTheRulesDecideAsTheyAreWritten(t *testing.T) {
	for name, row := range decisions() {
		t.Run(name, func(t *testing.T) {
			if got := decided(core.Decide(row.in)); got != row.want {
				t.Errorf("\n got %s\nwant %s", got, row.want)
			}
		})
	}
}

func TestARecordKeepsWhatItTakesToFindItAgain(t *testing.T) {
	r := with(func(r *core.Request) {
		r.Candidate.Validity, r.Candidate.Kind, r.Candidate.Source = "expired", "\u200b", " as it stands "
	})
	want := &core.TracedRecord{
		ID: "failure-observation", Scope: "task", Subject: "project:demo",
		Source: " as it stands ", ObservedAt: "2026-07-15",
	}
	if diff := cmp.Diff(want, core.Decide(r).Record); diff != "" {
		t.Error(diff)
	}
	r.Candidate = nil
	if got := core.Decide(r).Record; got != nil {
		t.Errorf("a missing candidate is kept as %+v", got)
	}
	r.Candidate = &core.Candidate{}
	if got := core.Decide(r).Record; got == nil || *got != (core.TracedRecord{}) {
		t.Errorf("an empty candidate is kept as %+v", got)
	}
}

func TestADifferentSubjectSaysWhatItHasAndWhatIsWanted(t *testing.T) {
	d := core.Decide(with(func(r *core.Request) { r.Candidate.Subject = "project:other" }))
	want := []core.Reason{{Code: "different", Path: "candidate.subject", Has: "project:other", Wants: "project:demo"}}
	if diff := cmp.Diff(want, d.Reasons); diff != "" {
		t.Error(diff)
	}
}

// naiveDecide follows the table of the rules, top to bottom.
func naiveDecide(r core.Request) (state, phase, next string, unknowns, codes []string) {
	wrong := func(path, code string) { unknowns, codes = append(unknowns, path), append(codes, code) }
	given := func(path, text string) bool {
		if emptyToTheEye(text) {
			wrong(path, "missing")
			return false
		}
		return true
	}
	given("taskAnchor", r.TaskAnchor)
	mine := given("subject", r.Subject)
	if r.Candidate == nil {
		wrong("candidate", "missing")
		return "blocked", "missing_metadata", "add_evidence", unknowns, codes
	}
	c := *r.Candidate
	given("candidate.id", c.ID)
	given("candidate.kind", c.Kind)
	if given("candidate.scope", c.Scope) && c.Scope != "task" && c.Scope != "cross-task" {
		wrong("candidate.scope", "unusable")
	}
	if given("candidate.subject", c.Subject) && mine && c.Subject != r.Subject {
		wrong("candidate.subject", "different")
	}
	given("candidate.source", c.Source)
	given("candidate.observedAt", c.ObservedAt)
	given("candidate.writeReason", c.WriteReason)
	given("candidate.readTrigger", c.ReadTrigger)
	if given("candidate.validity", c.Validity) && c.Validity != "current" && c.Validity != "expired" && c.Validity != "unmet" {
		wrong("candidate.validity", "unusable")
	}
	if c.Scope == "cross-task" {
		given("candidate.revisionOrRevocation", c.RevisionOrRevocation)
	}
	switch {
	case len(unknowns) > 0:
		return "blocked", "missing_metadata", "add_evidence", unknowns, codes
	case c.Validity == "expired" || c.Validity == "unmet":
		return "refresh_required", "refresh_before_read", "refresh_current_evidence", nil, []string{"rule_2"}
	case c.Scope == "task":
		return "working", "current_task", "keep_in_working_memory", nil, []string{"rule_3"}
	}
	return "long_term_candidate", "candidate_review", "review_for_long_term", nil, []string{"rule_4"}
}

// emptyToTheEye knows the blank texts of these tests, and no others.
func emptyToTheEye(s string) bool {
	return slices.Contains([]string{"", " ", "\t\r\n", "\u3000", "\u200b", "\ufeff\u2029", "\u00a0\u0000"}, s)
}

func requests(t *rapid.T) core.Request {
	one := func(what string, list ...string) string { return list[below(t, len(list), what)] }
	text := func(what string) string {
		return one(what, "x", "x", "x", "x", "x", "x", "x", "null", "", " ", "\t\r\n", "\u3000", "\u200b", "\ufeff\u2029", "\u00a0\u0000")
	}
	if below(t, 2, "whole") == 1 {
		r := observation()
		r.Candidate.Scope = one("reach", "task", "cross-task")
		r.Candidate.Validity = one("validity", "current", "current", "expired", "unmet")
		r.Candidate.RevisionOrRevocation = text("revisionOrRevocation")
		return r
	}
	r := core.Request{TaskAnchor: text("taskAnchor"), Subject: one("subject", "a", "a", "a", "b", "")}
	if below(t, 10, "candidate") == 9 {
		return r
	}
	r.Candidate = &core.Candidate{
		ID: text("id"), Kind: text("kind"), Subject: one("its subject", "a", "a", "a", "b", "\u200b"),
		Scope:  one("scope", "task", "task", "cross-task", "cross-task", " task", "everywhere", ""),
		Source: text("source"), ObservedAt: text("observedAt"), WriteReason: text("writeReason"),
		ReadTrigger: text("readTrigger"), RevisionOrRevocation: text("revisionOrRevocation"),
		Validity: one("validity", "current", "current", "expired", "unmet", "Current", ""),
	}
	return r
}

func TestEveryDecisionIsTheOneOfTheTable(t *testing.T) {
	reached := map[core.State]int{}
	rapid.Check(t, func(t *rapid.T) {
		r := requests(t)
		d := core.Decide(r)
		reached[d.State]++
		state, phase, next, unknowns, codes := naiveDecide(r)
		if string(d.State) != state || string(d.Phase) != phase || string(d.Next) != next {
			t.Fatalf("%+v: got %s, want %s %s %s", r, decided(d), state, phase, next)
		}
		var got []string
		for i, reason := range d.Reasons {
			got = append(got, string(reason.Code))
			if len(unknowns) > 0 && reason.Path != unknowns[i] {
				t.Fatalf("reason %d speaks of %s, its unknown is %s", i, reason.Path, unknowns[i])
			}
		}
		if diff := cmp.Diff(unknowns, d.Unknowns, cmpopts.EquateEmpty()) + cmp.Diff(codes, got); diff != "" {
			t.Fatalf("unknowns or reasons:\n%s", diff)
		}
	})
	for _, outcome := range core.Outcomes() {
		if reached[outcome.State] == 0 && !testing.Short() {
			t.Errorf("no random request reached %s", outcome.State)
		}
	}
}

// Every input carries its mark in input order, and the marks that are wrong
// are the unknowns.
func TestTheMarksOfTheFieldsAreTheUnknowns(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := requests(t)
		d := core.Decide(r)
		var wrong, paths []string
		for _, f := range d.Fields {
			paths = append(paths, f.Path)
			inside := r.Candidate == nil && strings.HasPrefix(f.Path, "candidate.")
			switch f.Mark {
			case core.MarkMissing, core.MarkUnusable, core.MarkDifferent:
				if !inside {
					wrong = append(wrong, f.Path)
				}
			case core.MarkGiven, core.MarkNotNeeded:
			}
		}
		if diff := cmp.Diff(wrong, d.Unknowns, cmpopts.EquateEmpty()); diff != "" {
			t.Fatal(diff)
		}
		want := []string{
			"taskAnchor", "subject", "candidate", "candidate.id", "candidate.kind", "candidate.scope", "candidate.subject",
			"candidate.source", "candidate.observedAt", "candidate.writeReason", "candidate.readTrigger",
			"candidate.validity", "candidate.revisionOrRevocation",
		}
		if diff := cmp.Diff(want, paths); diff != "" {
			t.Fatal(diff)
		}
	})
}

// Deciding reads the request and leaves it alone.
func TestDecidingChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := requests(t)
		before := r
		if r.Candidate != nil {
			kept := *r.Candidate
			before.Candidate = &kept
		}
		first := core.Decide(r)
		if diff := cmp.Diff(before, r) + cmp.Diff(first, core.Decide(r)); diff != "" {
			t.Fatal(diff)
		}
	})
}
