package core_test

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"memtui/internal/core"
)

var rewrite = flag.Bool("update", false, "write what the core answers into testdata/script, to be read before it is kept")

// A script is blocks parted by blank lines. A block is a comment, or acts, a
// line `----` and the whole answer. An act is a verb and `name=value` fields;
// a line that begins with white space continues the act above it. Lists are
// parted by commas, a value with spaces is quoted as in Go.
func TestScriptsSayWhatTheRulesSay(t *testing.T) {
	files, err := filepath.Glob("testdata/script/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no scripts: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) { runScript(t, file) })
	}
}

func runScript(t *testing.T, file string) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if lines := strings.Count(string(text), "\n"); lines >= 80 {
		t.Errorf("%d lines: a script shows one idea in under 80", lines)
	}
	s := &stage{t: t, ledger: &core.Ledger{}}
	var out []string
	for _, block := range strings.Split(strings.TrimRight(string(text), "\n"), "\n\n") {
		acts, want, has := strings.Cut(block, "\n----\n")
		if !has {
			out = append(out, block)
			continue
		}
		got := s.play(acts)
		if got != want && !*rewrite {
			t.Errorf("%s\n--- got\n%s\n--- want\n%s", acts, got, want)
		}
		out = append(out, acts+"\n----\n"+got)
	}
	if *rewrite {
		if err := os.WriteFile(file, []byte(strings.Join(out, "\n\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// stage is the ledger of one script and what has been asked of it.
type stage struct {
	t      *testing.T
	ledger *core.Ledger
	asked  []core.Query
}

// play does the acts of a block and gives their answers, one after another.
func (s *stage) play(block string) string {
	var acts, out []string
	for line := range strings.SplitSeq(block, "\n") {
		switch {
		case strings.HasPrefix(line, "#"):
		case strings.HasPrefix(line, " "):
			acts[len(acts)-1] += " " + strings.TrimSpace(line)
		default:
			acts = append(acts, line)
		}
	}
	for _, act := range acts {
		out = append(out, s.act(readAct(s.t, act)))
	}
	return strings.Join(out, "\n")
}

// act is a verb with its fields.
type act struct {
	t      *testing.T
	verb   string
	fields map[string]string
	used   map[string]bool
}

func readAct(t *testing.T, line string) act {
	verb, rest, _ := strings.Cut(line, " ")
	a := act{t: t, verb: verb, fields: map[string]string{}, used: map[string]bool{}}
	for rest = strings.TrimSpace(rest); rest != ""; rest = strings.TrimSpace(rest) {
		name, value, found := strings.Cut(rest, "=")
		if !found {
			t.Fatalf("%q: a field is name=value", line)
		}
		if quoted, err := strconv.QuotedPrefix(value); err == nil {
			rest = value[len(quoted):]
			value, _ = strconv.Unquote(quoted)
		} else {
			value, rest, _ = strings.Cut(value, " ")
		}
		a.fields[name] = value
	}
	return a
}

func (a act) text(name string) string {
	a.used[name] = true
	return a.fields[name]
}

func (a act) list(name string) []string {
	if text := a.text(name); text != "" {
		return strings.Split(text, ",")
	}
	return nil
}

func (a act) time(name string) core.Time {
	text := a.text(name)
	if text == "" {
		return core.Time{}
	}
	t, err := core.ParseTime(text)
	if err != nil {
		a.t.Fatalf("%s=%s: %v", name, text, err)
	}
	return t
}

func (a act) query() core.Query {
	return core.Query{
		Key: a.text("key"), Scope: a.text("scope"), Version: a.text("version"),
		AsOf: core.AsOf{Valid: a.time("valid"), Known: a.time("known")},
	}
}

func (a act) op() core.Op {
	switch a.verb {
	case "record":
		return core.Record{
			ID: a.text("id"), Key: a.text("key"), Scope: a.text("scope"), Version: a.text("version"),
			Value: a.text("value"), Evidence: a.list("evidence"), Status: core.Status(a.text("status")),
			Valid:    core.Interval{From: a.time("from"), To: a.time("to")},
			Recorded: a.time("recorded"), Expires: a.time("expires"), Supersedes: a.list("supersedes"),
		}
	case "verify":
		return core.Verify{ID: a.text("id"), Evidence: a.list("evidence"), Recorded: a.time("recorded")}
	case "retire":
		return core.Retire{ID: a.text("id"), Recorded: a.time("recorded")}
	case "revoke":
		return core.Revoke{Evidence: a.text("evidence"), Recorded: a.time("recorded")}
	}
	return nil
}

func (s *stage) act(a act) string {
	var out string
	switch a.verb {
	case "record", "verify", "retire", "revoke":
		out = s.apply(a.op())
	case "ask", "explain":
		q := a.query()
		s.asked = append(s.asked, q)
		out = showAnswer(s.ledger.Ask(q)) + ladders(s.ledger.Explain(q), a.verb == "explain") + s.broken(q)
	case "plane":
		q := a.query()
		out = showPlane(s.ledger.Now(), s.ledger.Now().Plane(q.Subject(), q.AsOf))
	case "regions":
		q := a.query()
		out = showRegions(s.ledger.Now(), s.ledger.Now().Plane(q.Subject(), q.AsOf))
	case "frozen":
		q := a.query()
		before, err := strconv.Atoi(a.text("before"))
		if err != nil {
			s.t.Fatal(err)
		}
		out = showFrozen(core.FrozenPast(s.ledger.At(before), s.ledger.Now(), s.ledger.Now().Plane(q.Subject(), q.AsOf)))
	case "decide":
		out = showDecision(core.Decide(a.request()))
	case "flip":
		out = s.flip(a)
	default:
		s.t.Fatalf("no act %q", a.verb)
	}
	for name := range a.fields {
		if !a.used[name] {
			s.t.Fatalf("%s has no field %q", a.verb, name)
		}
	}
	return out
}

// apply takes an operation; every answer that was asked before its record
// time must stand.
func (s *stage) apply(op core.Op) string {
	before := s.ledger.Len()
	err := s.ledger.Apply(op)
	var refusal *core.Refusal
	switch {
	case errors.As(err, &refusal):
		return fmt.Sprintf("refused %s: %s %s", refusal.Code, refusal.Field, against(refusal))
	case s.ledger.Len() == before:
		return "ignored"
	}
	for _, q := range s.asked {
		was, is := s.ledger.At(before).Ask(q), s.ledger.Ask(q)
		if !op.When().IsZero() && q.Known.Before(op.When()) && !was.Equal(is) {
			return fmt.Sprintf("BROKEN: it changed what was known on %s", q.Known)
		}
	}
	return "taken"
}

func against(r *core.Refusal) string {
	if r.Wants == "" {
		return strconv.Quote(r.Has)
	}
	return strconv.Quote(r.Has) + " against " + strconv.Quote(r.Wants)
}

// broken checks the laws on every question, and says only what breaks.
func (s *stage) broken(q core.Query) string {
	before := s.ledger.Ask(q)
	alone, turned := &core.Ledger{}, &core.Ledger{}
	ops := slices.Clone(s.ledger.Now().Ops())
	for i, op := range ops {
		if r, ok := op.(core.Record); !ok || r.Subject() == q.Subject() {
			_ = alone.Apply(op) // a verify or retire of another subject finds nothing
		}
		if i > 0 && ops[i-1].When().Equal(op.When()) {
			ops[i-1], ops[i] = ops[i], ops[i-1]
		}
	}
	if !alone.Ask(q).Equal(before) {
		return "\n  BROKEN: another subject leaks in"
	}
	for _, op := range ops {
		if turned.Apply(op) != nil {
			return ""
		}
	}
	if !turned.Ask(q).Equal(before) {
		return "\n  BROKEN: the order of one record time matters"
	}
	return ""
}
