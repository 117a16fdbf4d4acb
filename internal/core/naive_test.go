package core_test

import (
	"slices"
	"strings"
	"time"

	"memtui/internal/core"
)

// naive is the ledger as the rules tell it: a plain list of operations, every
// question answered by reading the whole list again. It shares nothing with
// the indexed ledger but the words; even times are the standard library's.
type naive struct{ ops []core.Op }

// parsed keeps what moment has read: the naive ledger reads the same few
// texts millions of times.
var parsed = map[string]time.Time{}

// moment turns a time as written into the standard library's; the second
// result is false for a time left out.
func moment(t core.Time) (time.Time, bool) {
	if t.String() == "" {
		return time.Time{}, false
	}
	if m, known := parsed[t.String()]; known {
		return m, true
	}
	for _, layout := range []string{time.DateOnly, time.RFC3339Nano} {
		if m, err := time.Parse(layout, t.String()); err == nil {
			parsed[t.String()] = m
			return m, true
		}
	}
	panic("a test uses a time that is none: " + t.String())
}

// by: recorded <= known, and what is undated lies before everything.
func by(recorded, known core.Time) bool {
	r, dated := moment(recorded)
	k, _ := moment(known)
	return !dated || !r.After(k)
}

// covers: from <= t < to, half-open.
func covers(v core.Interval, t core.Time) bool {
	at, _ := moment(t)
	from, hasFrom := moment(v.From)
	to, hasTo := moment(v.To)
	return (!hasFrom || !from.After(at)) && (!hasTo || at.Before(to))
}

func sameMoment(a, b core.Time) bool {
	x, hasX := moment(a)
	y, hasY := moment(b)
	return hasX == hasY && x.Equal(y)
}

func (n naive) records() []core.Record {
	var out []core.Record
	for _, op := range n.ops {
		if r, ok := op.(core.Record); ok {
			out = append(out, r)
		}
	}
	return out
}

func (n naive) find(id string) (core.Record, bool) {
	for _, r := range n.records() {
		if r.ID == id {
			return r, true
		}
	}
	return core.Record{}, false
}

// distinct gives the members of a set, sorted by code point.
func distinct(list []string) []string {
	var out []string
	for _, s := range list {
		if !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	slices.Sort(out)
	return out
}

func statusOf(r core.Record) core.Status {
	if r.Status == "" {
		return core.StatusVerified
	}
	return r.Status
}

func equalRecords(a, b core.Record) bool {
	return a.ID == b.ID && a.Key == b.Key && a.Scope == b.Scope && a.Version == b.Version &&
		a.Value == b.Value && statusOf(a) == statusOf(b) &&
		slices.Equal(distinct(a.Evidence), distinct(b.Evidence)) &&
		slices.Equal(distinct(a.Supersedes), distinct(b.Supersedes)) &&
		sameMoment(a.Valid.From, b.Valid.From) && sameMoment(a.Valid.To, b.Valid.To) &&
		sameMoment(a.Recorded, b.Recorded) && sameMoment(a.Expires, b.Expires)
}

// verdict is what becomes of an operation.
type verdict struct {
	code    core.Code // "" when taken or ignored
	ignored bool
}

// apply takes, ignores or refuses. Every code is judged by itself; of those
// that apply the first in the order of Codes is given.
func (n *naive) apply(op core.Op) verdict {
	if r, ok := op.(core.Record); ok {
		for _, there := range n.records() {
			if equalRecords(r, there) {
				return verdict{ignored: true}
			}
		}
	}
	wrong := n.wrong(op)
	for _, code := range core.Codes() {
		if slices.Contains(wrong, code) {
			return verdict{code: code}
		}
	}
	n.ops = append(n.ops, op)
	return verdict{}
}

func (n naive) wrong(op core.Op) []core.Code {
	var codes []core.Code
	add := func(code core.Code, applies bool) {
		if applies {
			codes = append(codes, code)
		}
	}
	add(core.CodeTimeBackwards, n.backwards(op.When()))
	switch op := op.(type) {
	case core.Record:
		n.wrongRecord(op, add)
	case core.Verify:
		m, there := n.find(op.ID)
		names(add, append([]string{op.ID}, op.Evidence...)...)
		add(core.CodeUnknownID, !there)
		if there {
			add(core.CodeNoEvidence, len(m.Evidence)+len(n.added(op.ID, nil))+len(op.Evidence) == 0)
			add(core.CodeNotCandidate, n.status(m, nil) == core.StatusVerified)
			add(core.CodeAlreadyRetired, n.status(m, nil) == core.StatusRetired)
		}
	case core.Retire:
		m, there := n.find(op.ID)
		names(add, op.ID)
		add(core.CodeUnknownID, !there)
		add(core.CodeAlreadyRetired, there && n.status(m, nil) == core.StatusRetired)
	case core.Revoke:
		names(add, op.Evidence)
	}
	return codes
}

func (n naive) wrongRecord(r core.Record, add func(core.Code, bool)) {
	names(add, r.ID, r.Key, r.Scope, r.Version)
	names(add, r.Evidence...)
	names(add, r.Supersedes...)
	add(core.CodeMissing, oddTexts()[r.Value] == core.CodeMissing)
	add(core.CodeBadText, slices.Contains([]string{"e\u0301", "a\u0000", "a\xff"}, r.Value))
	add(core.CodeBadStatus, !slices.Contains([]core.Status{"verified", "candidate", "retired"}, statusOf(r)))
	_, taken := n.find(r.ID)
	add(core.CodeSameID, taken)
	add(core.CodeNoEvidence, statusOf(r) == core.StatusVerified && len(r.Evidence) == 0)
	from, hasFrom := moment(r.Valid.From)
	to, hasTo := moment(r.Valid.To)
	add(core.CodeEmptyInterval, hasFrom && hasTo && from.Equal(to))
	add(core.CodeInvertedInterval, hasFrom && hasTo && from.After(to))
	for _, id := range r.Supersedes {
		older, there := n.find(id)
		add(core.CodeSupersedesSelf, id == r.ID)
		add(core.CodeSupersedesUnknown, !there)
		add(core.CodeSupersedesKey, there && older.Key != r.Key)
		add(core.CodeSupersedesScope, there && older.Scope != r.Scope)
		add(core.CodeSupersedesVersion, there && older.Version != r.Version)
	}
}

// oddTexts are the texts that the generators use to be refused, with what is
// wrong about them as an identifier.
func oddTexts() map[string]core.Code {
	return map[string]core.Code{
		"": core.CodeMissing, "\u3000": core.CodeMissing, "\u200b\ufeff": core.CodeMissing,
		" a": core.CodeBadText, "a\u00a0": core.CodeBadText, "a\u200db": core.CodeBadText,
		"a\u0000": core.CodeBadText, "e\u0301": core.CodeBadText, "a\xff": core.CodeBadText,
	}
}

func names(add func(core.Code, bool), texts ...string) {
	for _, s := range texts {
		if code, odd := oddTexts()[s]; odd {
			add(code, true)
		}
	}
}

func (n naive) backwards(recorded core.Time) bool {
	r, dated := moment(recorded)
	for _, op := range n.ops {
		if earlier, has := moment(op.When()); has && (!dated || r.Before(earlier)) {
			return true
		}
	}
	return false
}

// known gives the operations recorded by then; all of them for nil.
func (n naive) known(known *core.Time) []core.Op {
	var out []core.Op
	for _, op := range n.ops {
		if known == nil || by(op.When(), *known) {
			out = append(out, op)
		}
	}
	return out
}

// status: the one it was recorded with, changed by the verify and retire
// operations recorded by known.
func (n naive) status(r core.Record, known *core.Time) core.Status {
	status := statusOf(r)
	for _, op := range n.known(known) {
		switch op := op.(type) {
		case core.Verify:
			if op.ID == r.ID && status == core.StatusCandidate {
				status = core.StatusVerified
			}
		case core.Retire:
			if op.ID == r.ID {
				status = core.StatusRetired
			}
		case core.Record, core.Revoke:
		}
	}
	return status
}

func (n naive) added(id string, known *core.Time) []string {
	var out []string
	for _, op := range n.known(known) {
		if v, ok := op.(core.Verify); ok && v.ID == id {
			out = append(out, v.Evidence...)
		}
	}
	return out
}

func (n naive) sources(r core.Record, known core.Time) []string {
	return distinct(slices.Concat(r.Evidence, n.added(r.ID, &known)))
}

func (n naive) revoked(source string, known core.Time) bool {
	for _, op := range n.known(&known) {
		if r, ok := op.(core.Revoke); ok && r.Evidence == source {
			return true
		}
	}
	return false
}

// split parts the sources of a memory into those that hold and those revoked.
func (n naive) split(r core.Record, known core.Time) (hold, gone []string) {
	for _, s := range n.sources(r, known) {
		if n.revoked(s, known) {
			gone = append(gone, s)
		} else {
			hold = append(hold, s)
		}
	}
	return hold, gone
}

// standing = passes known, status and evidence.
func (n naive) standing(r core.Record, known core.Time) bool {
	hold, _ := n.split(r, known)
	return by(r.Recorded, known) && n.status(r, &known) == core.StatusVerified && len(hold) > 0
}

// replaces follows the links of the newer memory down to the older one.
func (n naive) replaces(newer core.Record, older string) bool {
	for _, id := range newer.Supersedes {
		next, _ := n.find(id)
		if id == older || n.replaces(next, older) {
			return true
		}
	}
	return false
}

// heads names who supersedes a memory: the directly linked first.
func (n naive) heads(r core.Record, at core.AsOf) []string {
	var direct, through []string
	for _, other := range n.records() {
		if !n.standing(other, at.Known) || !covers(other.Valid, at.Valid) {
			continue
		}
		if slices.Contains(other.Supersedes, r.ID) {
			direct = append(direct, other.ID)
		} else if n.replaces(other, r.ID) {
			through = append(through, other.ID)
		}
	}
	return append(direct, through...)
}

func (n naive) fresh(r core.Record, known core.Time) bool {
	expires, has := moment(r.Expires)
	k, _ := moment(known)
	return !has || k.Before(expires)
}

func (n naive) ladder(r core.Record, q core.Query) []core.Check {
	hold, gone := n.split(r, q.Known)
	heads := n.heads(r, q.AsOf)
	is := n.status(r, &q.Known)
	return []core.Check{
		{Rung: "key", Pass: r.Key == q.Key, Has: r.Key, Asked: q.Key},
		{Rung: "scope", Pass: r.Scope == q.Scope, Has: r.Scope, Asked: q.Scope},
		{Rung: "version", Pass: r.Version == q.Version, Has: r.Version, Asked: q.Version},
		{Rung: "known", Pass: by(r.Recorded, q.Known), Recorded: r.Recorded, Known: q.Known},
		{Rung: "status", Pass: is == core.StatusVerified, Is: is},
		{Rung: "evidence", Pass: len(hold) > 0, Sources: n.sources(r, q.Known), Revoked: gone},
		{Rung: "valid", Pass: covers(r.Valid, q.Valid), Valid: r.Valid, About: q.Valid},
		{Rung: "superseded", Pass: len(heads) == 0, By: heads},
		{Rung: "expired", Pass: n.fresh(r, q.Known), Expires: r.Expires, Known: q.Known},
	}
}

func (n naive) explain(q core.Query) [][]core.Check {
	if q.Valid.String() == "" {
		q.Valid = q.Known
	}
	out := [][]core.Check{}
	for _, r := range n.records() {
		out = append(out, n.ladder(r, q))
	}
	return out
}

// said is an answer with the evidence of each value; two are equal when both
// are the same text.
type said struct {
	Status     core.AnswerStatus
	Value      string
	Evidence   []string
	Candidates []string
	Support    []string // value and sources, one text a value
	Left       []string
}

func (n naive) ask(q core.Query) said {
	out := said{Status: core.NotFound}
	support := map[string][]string{}
	records := n.records()
	for i, checks := range n.explain(q) {
		passes := !slices.ContainsFunc(checks, func(c core.Check) bool { return !c.Pass })
		if r := records[i]; passes {
			hold, _ := n.split(r, q.Known)
			support[r.Value] = append(support[r.Value], hold...)
			out.Left = append(out.Left, r.ID)
			out.Candidates = distinct(append(out.Candidates, r.Value))
		}
	}
	for _, value := range out.Candidates {
		out.Support = append(out.Support, value+" "+strings.Join(distinct(support[value]), " "))
	}
	switch len(out.Candidates) {
	case 0:
	case 1:
		out.Status, out.Value = core.Usable, out.Candidates[0]
		out.Evidence, out.Candidates = distinct(support[out.Value]), nil
	default:
		out.Status = core.Conflict
	}
	return out
}
