package core

import (
	"slices"
	"strings"
)

// Status is what a memory was recorded as, or is at a record time.
type Status string

// The statuses. A candidate is unverified: it is kept, and never offered.
const (
	StatusVerified  Status = "verified"
	StatusCandidate Status = "candidate"
	StatusRetired   Status = "retired"
)

// Subject is what a memory is about: all three must match exactly, nothing
// leaks across.
type Subject struct{ Key, Scope, Version string }

// Op is one operation on the ledger: Record, Verify, Retire or Revoke.
type Op interface {
	// When gives the record time; zero means known from the start.
	When() Time
	// Target gives the memory, or for Revoke the source, it speaks of.
	Target() string
	isOp()
}

// OpKind is an operation as a file names it.
type OpKind string

// The kinds of operation.
const (
	OpRecord OpKind = "record"
	OpVerify OpKind = "verify"
	OpRetire OpKind = "retire"
	OpRevoke OpKind = "revoke"
)

// KindOf names the kind of an operation.
func KindOf(op Op) OpKind {
	switch op.(type) {
	case Verify:
		return OpVerify
	case Retire:
		return OpRetire
	case Revoke:
		return OpRevoke
	}
	return OpRecord
}

// Record appends a memory.
type Record struct {
	ID                  string
	Key, Scope, Version string
	Value               string
	Evidence            []string // sources, a set
	Status              Status   // "" is read as verified
	Valid               Interval
	Recorded            Time
	Expires             Time     // usable while known < Expires
	Supersedes          []string // earlier ids of the same subject, a set
}

// Verify turns a candidate into a verified memory from Recorded on, with the
// added evidence.
type Verify struct {
	ID       string
	Evidence []string
	Recorded Time
}

// Retire stops offering a memory from Recorded on, for any valid time.
type Retire struct {
	ID       string
	Recorded Time
}

// Revoke ends the support of one source from Recorded on, whichever memory
// cites it. There is no un-revoking.
type Revoke struct {
	Evidence string
	Recorded Time
}

// When gives the record time.
func (r Record) When() Time { return r.Recorded }

// When gives the record time.
func (v Verify) When() Time { return v.Recorded }

// When gives the record time.
func (r Retire) When() Time { return r.Recorded }

// When gives the record time.
func (r Revoke) When() Time { return r.Recorded }

// Target gives the id of the memory that is appended.
func (r Record) Target() string { return r.ID }

// Target gives the id of the memory that is verified.
func (v Verify) Target() string { return v.ID }

// Target gives the id of the memory that is retired.
func (r Retire) Target() string { return r.ID }

// Target gives the source that is revoked.
func (r Revoke) Target() string { return r.Evidence }

func (Record) isOp() {}
func (Verify) isOp() {}
func (Retire) isOp() {}
func (Revoke) isOp() {}

// Subject gives what the memory is about.
func (r Record) Subject() Subject { return Subject{r.Key, r.Scope, r.Version} }

// filled gives the record with its defaults, sets sorted and without
// repetition, in storage of its own.
func (r Record) filled() Record {
	if r.Status == "" {
		r.Status = StatusVerified
	}
	r.Evidence = set(r.Evidence)
	r.Supersedes = set(r.Supersedes)
	return r
}

// Same reports whether two records are equal after reading: defaults filled
// in, times as instants, evidence and supersedes as sets.
func (r Record) Same(s Record) bool {
	r, s = r.filled(), s.filled()
	return r.same(&s)
}

// same compares two records with their defaults filled in.
func (r *Record) same(s *Record) bool {
	return r.ID == s.ID && r.Subject() == s.Subject() && r.Value == s.Value && r.Status == s.Status &&
		slices.Equal(r.Evidence, s.Evidence) && slices.Equal(r.Supersedes, s.Supersedes) &&
		r.Valid.From.Equal(s.Valid.From) && r.Valid.To.Equal(s.Valid.To) &&
		r.Recorded.Equal(s.Recorded) && r.Expires.Equal(s.Expires)
}

// set gives the sorted distinct members, by code point.
func set(list []string) []string {
	out := slices.Clone(list)
	slices.SortFunc(out, strings.Compare)
	return slices.Compact(out)
}
