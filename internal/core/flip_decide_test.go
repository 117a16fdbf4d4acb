package core_test

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"memtui/internal/core"
)

// input is one change of a decision as the test tells it: a path and what is
// written there.
type input struct{ path, value string }

func (i input) String() string { return i.path + "=" + i.value }

// to gives a request with the change.
func (i input) to(r core.Request) core.Request {
	if i.path == "candidate" {
		r.Candidate = nil
		if i.value == "present" {
			c := core.Candidate{
				ID: "?", Kind: "?", Subject: "?", Source: "?", ObservedAt: "?",
				WriteReason: "?", ReadTrigger: "?", RevisionOrRevocation: "?",
			}
			if !core.Blank(r.Subject) {
				c.Subject = r.Subject
			}
			r.Candidate = &c
		}
		return r
	}
	if r.Candidate != nil {
		own := *r.Candidate
		r.Candidate = &own
	}
	if at := textAt(&r, i.path); at != nil {
		*at = i.value
	}
	return r
}

func textAt(r *core.Request, path string) *string {
	switch path {
	case "taskAnchor":
		return &r.TaskAnchor
	case "subject":
		return &r.Subject
	}
	c := r.Candidate
	if c == nil {
		return nil
	}
	return map[string]*string{
		"candidate.id": &c.ID, "candidate.kind": &c.Kind, "candidate.scope": &c.Scope, "candidate.subject": &c.Subject,
		"candidate.source": &c.Source, "candidate.observedAt": &c.ObservedAt, "candidate.writeReason": &c.WriteReason,
		"candidate.readTrigger": &c.ReadTrigger, "candidate.validity": &c.Validity,
		"candidate.revisionOrRevocation": &c.RevisionOrRevocation,
	}[path]
}

// paths are the inputs in the order of the rules.
func paths() []string {
	return []string{
		"taskAnchor", "subject", "candidate", "candidate.id", "candidate.kind", "candidate.scope", "candidate.subject",
		"candidate.source", "candidate.observedAt", "candidate.writeReason", "candidate.readTrigger",
		"candidate.validity", "candidate.revisionOrRevocation",
	}
}

// inputsOf enumerates every single change of a request: for each path what
// else may stand there.
func inputsOf(r core.Request) [][]input {
	var out [][]input
	for _, path := range paths() {
		var values []string
		has := ""
		if at := textAt(&r, path); at != nil && !core.Blank(*at) {
			has = *at
		}
		legal := map[string][]string{
			"candidate.scope": {"task", "cross-task"}, "candidate.validity": {"current", "expired", "unmet"},
		}[path]
		switch {
		case path == "candidate" && r.Candidate == nil:
			values = []string{"present"}
		case path == "candidate" || has != "":
			values = []string{""}
		case legal == nil:
			values = []string{present(r, path)}
		}
		for _, value := range legal {
			if value != has {
				values = append(values, value)
			}
		}
		if has != "" && (path == "subject" || path == "candidate.subject") {
			values = append(values, different(r, path, has))
		}
		var choices []input
		for _, value := range values {
			choices = append(choices, input{path, value})
		}
		out = append(out, choices)
	}
	return out
}

// partner gives the other one of the two subjects.
func partner(r core.Request, path string) string {
	switch {
	case path == "candidate.subject":
		return r.Subject
	case path == "subject" && r.Candidate != nil:
		return r.Candidate.Subject
	}
	return ""
}

func present(r core.Request, path string) string {
	if other := partner(r, path); !core.Blank(other) {
		return other
	}
	return "?"
}

func different(r core.Request, path, has string) string {
	switch other := partner(r, path); {
	case !core.Blank(other) && other != has:
		return other
	case has == "?":
		return "??"
	}
	return "?"
}

// someRequest is right in most fields, so that few changes lead elsewhere.
func someRequest(t *rapid.T, wrong int) core.Request {
	g := &generator{t: t}
	usual := func(what, value string, odd ...string) string {
		if g.chance(wrong, what) {
			return g.one(what, append(odd, "", "\u3000")...)
		}
		return value
	}
	r := core.Request{TaskAnchor: usual("anchor", "a"), Subject: usual("subject", "p", "q", "?")}
	if g.chance(10, "no candidate") {
		return r
	}
	r.Candidate = &core.Candidate{
		ID: usual("id", "i"), Kind: usual("kind", "k"), Scope: usual("scope", g.one("reach", "task", "cross-task"), " task"),
		Subject: usual("its subject", "p", "q", "?"), Source: usual("source", "s"), ObservedAt: usual("at", "o"),
		WriteReason: usual("reason", "w"), ReadTrigger: usual("trigger", "t"),
		Validity:             usual("validity", g.one("valid", "current", "expired", "unmet"), "stale"),
		RevisionOrRevocation: g.one("revision", "", "r"),
	}
	return r
}

func named(changes []core.Change) []string {
	var out []string
	for _, c := range changes {
		value := c.Value
		if c.Candidate != nil {
			value = "present"
		}
		out = append(out, input{c.Path, value}.String())
	}
	return out
}

func TestTheSingleChangesOfADecisionAreAllThatLeadElsewhere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := someRequest(t, 15)
		before := fmt.Sprintf("%+v", r.Candidate)
		var want, got []string
		for _, choices := range inputsOf(r) {
			for _, c := range choices {
				if d := core.Decide(c.to(r)); d.State != core.Decide(r).State {
					want = append(want, fmt.Sprintf("%s: %+v", c, d.Reasons))
				}
			}
		}
		for _, f := range core.FlipDecision(r) {
			got = append(got, fmt.Sprintf("%s: %+v", named([]core.Change{f.Change})[0], f.Decision.Reasons))
			agree(t, "decision after "+f.Change.Path, core.Decide(f.Change.Request(r)), f.Decision)
		}
		agree(t, "single changes", want, got)
		agree(t, "the request itself", before, fmt.Sprintf("%+v", r.Candidate))
	})
}

// reaching tries every set of so many changes, at most one a path.
func reaching(r core.Request, want core.State, choices [][]input, size int) [][]string {
	if size == 0 {
		if core.Decide(r).State == want {
			return [][]string{nil}
		}
		return nil
	}
	var out [][]string
	for i := range choices {
		for _, c := range choices[i] {
			for _, rest := range reaching(c.to(r), want, choices[i+1:], size-1) {
				out = append(out, append([]string{c.String()}, rest...))
			}
		}
	}
	return out
}

// Every subset up to the size of those given is tried: none that is smaller
// leads there, and of that size there are no others.
func TestTheSmallestSetsReachAStateAndNoneIsMissing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := someRequest(t, 6)
		want := []core.State{core.StateBlocked, core.StateRefresh, core.StateWorking, core.StateLongTerm}[below(t, 4, "state")]
		sets := core.ReachState(r, want)
		if core.Decide(r).State == want {
			agree(t, "sets of a state that is reached", 0, len(sets))
			return
		}
		if len(sets) == 0 {
			t.Fatalf("%s cannot be reached from %+v, %+v", want, r, r.Candidate)
		}
		if len(sets[0]) > 4 {
			t.Skip("too many subsets to try them all")
		}
		choices := inputsOf(r)
		for size := 1; size < len(sets[0]); size++ {
			agree(t, fmt.Sprintf("sets of %d", size), [][]string(nil), reaching(r, want, choices, size))
		}
		var got [][]string
		for _, set := range sets {
			got = append(got, named(set))
		}
		agree(t, "smallest sets", reaching(r, want, choices, len(sets[0])), got)
	})
}

// An empty object needs every field: the two choices of reach and the three
// of validity are all that is open.
func TestAnEmptyRecordNeedsEveryField(t *testing.T) {
	r := core.Request{Candidate: &core.Candidate{}}
	for _, c := range []struct {
		state core.State
		sets  int
		size  int
	}{
		{core.StateWorking, 1, 11}, {core.StateLongTerm, 1, 12}, {core.StateRefresh, 2, 11},
	} {
		sets := core.ReachState(r, c.state)
		if len(sets) != c.sets || slices.ContainsFunc(sets, func(s []core.Change) bool { return len(s) != c.size }) {
			t.Errorf("%s: %d sets %v, want %d of %d changes", c.state, len(sets), sets, c.sets, c.size)
		}
	}
}
