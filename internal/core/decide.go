package core

// Candidate is the record under decision, as it was handed in. A blank text
// counts as missing.
type Candidate struct {
	ID, Kind, Scope, Subject, Source, ObservedAt string
	WriteReason, ReadTrigger, Validity           string
	RevisionOrRevocation                         string
}

// Request asks what one record may be used for. Candidate is nil when the
// record as a whole is missing.
type Request struct {
	TaskAnchor, Subject string
	Candidate           *Candidate
}

// State is what a record may be used for.
type State string

// The four states, in the order of the rules.
const (
	// StateBlocked does not mean false: an empty object may not pass for a record.
	StateBlocked State = "blocked"
	// StateRefresh does not say which of two values is true.
	StateRefresh State = "refresh_required"
	// StateWorking does not mean stored, seen by a model, true, or a task done.
	StateWorking State = "working"
	// StateLongTerm does not mean remembered across tasks, authorised to be
	// shared, or spared the next check against current evidence.
	StateLongTerm State = "long_term_candidate"
)

// Phase is where a decision leaves the record.
type Phase string

// One phase for each rule.
const (
	PhaseMissing Phase = "missing_metadata"
	PhaseRefresh Phase = "refresh_before_read"
	PhaseCurrent Phase = "current_task"
	PhaseReview  Phase = "candidate_review"
)

// NextAction is what to do now.
type NextAction string

// One action for each rule.
const (
	NextAddEvidence NextAction = "add_evidence"
	NextRefresh     NextAction = "refresh_current_evidence"
	NextKeep        NextAction = "keep_in_working_memory"
	NextReview      NextAction = "review_for_long_term"
)

// Outcome is what one of the four rules leads to.
type Outcome struct {
	Rule  int // 1 to 4
	State State
	Phase Phase
	Next  NextAction
}

// Outcomes lists the four, in the order in which the rules are asked.
func Outcomes() []Outcome {
	return []Outcome{
		{1, StateBlocked, PhaseMissing, NextAddEvidence},
		{2, StateRefresh, PhaseRefresh, NextRefresh},
		{3, StateWorking, PhaseCurrent, NextKeep},
		{4, StateLongTerm, PhaseReview, NextReview},
	}
}

// ReasonCode is the stable code behind a reason.
type ReasonCode string

// Why a record was decided as it was.
const (
	ReasonMissing   ReasonCode = "missing"   // nothing is given
	ReasonUnusable  ReasonCode = "unusable"  // not one of the legal values
	ReasonDifferent ReasonCode = "different" // another subject than the task's
	ReasonRule2     ReasonCode = "rule_2"    // validity is expired or unmet
	ReasonRule3     ReasonCode = "rule_3"    // scope is task
	ReasonRule4     ReasonCode = "rule_4"    // scope is cross-task
)

// Reason is one reason: a code, the input it speaks of, and what was given
// there. Words are made elsewhere.
type Reason struct {
	Code  ReasonCode
	Path  string
	Has   string
	Wants string // for different: the task's subject
}

// Mark says how one input stands.
type Mark string

// The marks. Not needed is a revision left out where none is asked for.
const (
	MarkGiven     Mark = "given"
	MarkMissing   Mark = "missing"
	MarkUnusable  Mark = "unusable"
	MarkDifferent Mark = "different"
	MarkNotNeeded Mark = "not_needed"
)

// FieldMark is one input of a decision with its mark, as the rules saw it.
type FieldMark struct {
	Path  string // "taskAnchor", "candidate.source"
	Value string // as given; "" when missing
	Mark  Mark
}

// TracedRecord is the part of a candidate that a decision keeps: enough to
// find it again. A blank text is kept as "", which is written as null.
type TracedRecord struct {
	ID, Kind, Scope, Subject, Source, ObservedAt string
}

// Decision is what the rules say of one record.
type Decision struct {
	Outcome
	Record   *TracedRecord // nil only when the candidate is missing as a whole
	Reasons  []Reason      // never empty
	Unknowns []string      // paths in input order; empty unless blocked
	Deciders []string      // the inputs that decided: the unknowns, or the one that the rule read
	Fields   []FieldMark   // every input in order, the candidate itself included
}

// Decide applies the four rules in order; the first that applies decides,
// and rule 1 collects everything that is wrong.
func Decide(r Request) Decision {
	fields := marks(r)
	d := Decision{Fields: fields, Unknowns: []string{}}
	if r.Candidate != nil {
		d.Record = trace(*r.Candidate)
	}
	for _, f := range fields {
		switch f.Mark {
		case MarkGiven, MarkNotNeeded:
		case MarkMissing, MarkUnusable, MarkDifferent:
			if r.Candidate == nil && f.Path != "taskAnchor" && f.Path != "subject" && f.Path != "candidate" {
				continue // a missing candidate stands alone for all its fields
			}
			d.Unknowns = append(d.Unknowns, f.Path)
			d.Reasons = append(d.Reasons, fault(f, r))
		}
	}
	if len(d.Unknowns) > 0 {
		d.Outcome, d.Deciders = Outcomes()[0], d.Unknowns
		return d
	}
	c := *r.Candidate
	switch {
	case c.Validity != ValidityCurrent:
		return d.by(2, Reason{Code: ReasonRule2, Path: "candidate.validity", Has: c.Validity})
	case c.Scope == ReachTask:
		return d.by(3, Reason{Code: ReasonRule3, Path: "candidate.scope", Has: c.Scope})
	}
	return d.by(4, Reason{Code: ReasonRule4, Path: "candidate.scope", Has: c.Scope})
}

func (d Decision) by(rule int, why Reason) Decision {
	d.Outcome, d.Reasons, d.Deciders = Outcomes()[rule-1], []Reason{why}, []string{why.Path}
	return d
}

func fault(f FieldMark, r Request) Reason {
	reason := Reason{Path: f.Path, Has: f.Value}
	switch f.Mark {
	case MarkUnusable:
		reason.Code = ReasonUnusable
	case MarkDifferent:
		reason.Code, reason.Wants = ReasonDifferent, r.Subject
	case MarkMissing, MarkGiven, MarkNotNeeded:
		reason.Code = ReasonMissing
	}
	return reason
}

func trace(c Candidate) *TracedRecord {
	kept := func(s string) string {
		if Blank(s) {
			return ""
		}
		return s
	}
	return &TracedRecord{
		ID: kept(c.ID), Kind: kept(c.Kind), Scope: kept(c.Scope),
		Subject: kept(c.Subject), Source: kept(c.Source), ObservedAt: kept(c.ObservedAt),
	}
}

// marks judges every input by itself, in input order.
func marks(r Request) []FieldMark {
	out := make([]FieldMark, 0, 13)
	for _, f := range RequestFields() {
		m := FieldMark{Path: f.Name, Mark: MarkGiven}
		if f.Kind == KindGroup {
			if r.Candidate == nil {
				m.Mark = MarkMissing
			}
			out = append(out, m)
			continue
		}
		if text := f.In(&r).Text; text != nil && !Blank(*text) {
			m.Value = *text
		}
		m.Mark = mark(f, m.Value, r)
		out = append(out, m)
	}
	return out
}

func mark(f Field, value string, r Request) Mark {
	switch {
	case value == "" && !f.Required && (r.Candidate == nil || r.Candidate.Scope != ReachCrossTask):
		return MarkNotNeeded
	case value == "":
		return MarkMissing
	case f.Kind == KindEnum && !f.Allows(value):
		return MarkUnusable
	case f.Name == "candidate.subject" && !Blank(r.Subject) && value != r.Subject:
		return MarkDifferent
	}
	return MarkGiven
}
