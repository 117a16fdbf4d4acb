package core

import "slices"

// FieldKind says what may be written into a field.
type FieldKind string

// The kinds of field.
const (
	KindText        FieldKind = "text"        // a value or prose
	KindIdentifier  FieldKind = "identifier"  // an id, key, scope, version or source
	KindIdentifiers FieldKind = "identifiers" // a list of them, a set
	KindTime        FieldKind = "time"
	KindEnum        FieldKind = "enum"  // one of Values
	KindGroup       FieldKind = "group" // holds other fields: candidate
)

// The legal values of a record's reach and validity.
const (
	ReachTask       = "task"
	ReachCrossTask  = "cross-task"
	ValidityCurrent = "current"
	ValidityExpired = "expired"
	ValidityUnmet   = "unmet"
)

// Field is one input that an author writes and a student may change. Decoder,
// editor, schema and counterfactuals all go by these tables, so that a new
// field shows up everywhere at once.
type Field struct {
	Name     string // as in a file, with its group: "valid.from", "candidate.source"
	Kind     FieldKind
	Values   []string // the legal values of an enum, in the order in which an editor cycles
	Required bool     // for a decision: missing blocks; else: left out is an error
	slot     func(owner any) Slot
}

// Slot is the place of a field inside the value that owns it. One of its
// pointers is set, by the field's kind; none where the owner lacks the group.
type Slot struct {
	Text *string
	List *[]string
	Time *Time
}

// In gives the field's place inside its owner: a *Record, *Verify, *Retire,
// *Revoke, *Query or *Request, as the table it comes from.
func (f Field) In(owner any) Slot { return f.slot(owner) }

// Allows reports whether a value is legal for an enum; other kinds allow any.
func (f Field) Allows(value string) bool {
	return f.Kind != KindEnum || slices.Contains(f.Values, value)
}

func of[T any](place func(*T) Slot) func(any) Slot {
	return func(owner any) Slot { return place(owner.(*T)) }
}

// The tables are made once, and are shared: they may be read, not written.

// RecordFields are the inputs of `record`, in file order.
func RecordFields() []Field { return recordFields }

var recordFields = func() []Field {
	text := func(name string, kind FieldKind, at func(*Record) *string) Field {
		return Field{Name: name, Kind: kind, Required: true,
			slot: of(func(r *Record) Slot { return Slot{Text: at(r)} })}
	}
	list := func(name string, at func(*Record) *[]string) Field {
		return Field{Name: name, Kind: KindIdentifiers, slot: of(func(r *Record) Slot { return Slot{List: at(r)} })}
	}
	moment := func(name string, at func(*Record) *Time) Field {
		return Field{Name: name, Kind: KindTime, slot: of(func(r *Record) Slot { return Slot{Time: at(r)} })}
	}
	return []Field{
		text("id", KindIdentifier, func(r *Record) *string { return &r.ID }),
		text("key", KindIdentifier, func(r *Record) *string { return &r.Key }),
		text("scope", KindIdentifier, func(r *Record) *string { return &r.Scope }),
		text("version", KindIdentifier, func(r *Record) *string { return &r.Version }),
		text("value", KindText, func(r *Record) *string { return &r.Value }),
		list("evidence", func(r *Record) *[]string { return &r.Evidence }),
		{Name: "status", Kind: KindEnum,
			Values: []string{string(StatusVerified), string(StatusCandidate), string(StatusRetired)},
			slot:   of(func(r *Record) Slot { return Slot{Text: (*string)(&r.Status)} })},
		moment("valid.from", func(r *Record) *Time { return &r.Valid.From }),
		moment("valid.to", func(r *Record) *Time { return &r.Valid.To }),
		moment("recorded", func(r *Record) *Time { return &r.Recorded }),
		moment("expires", func(r *Record) *Time { return &r.Expires }),
		list("supersedes", func(r *Record) *[]string { return &r.Supersedes }),
	}
}()

// VerifyFields are the inputs of `verify`.
func VerifyFields() []Field { return verifyFields }

var verifyFields = func() []Field {
	return []Field{
		{Name: "id", Kind: KindIdentifier, Required: true, slot: of(func(v *Verify) Slot { return Slot{Text: &v.ID} })},
		{Name: "evidence", Kind: KindIdentifiers, slot: of(func(v *Verify) Slot { return Slot{List: &v.Evidence} })},
		{Name: "recorded", Kind: KindTime, slot: of(func(v *Verify) Slot { return Slot{Time: &v.Recorded} })},
	}
}()

// RetireFields are the inputs of `retire`.
func RetireFields() []Field { return retireFields }

var retireFields = func() []Field {
	return []Field{
		{Name: "id", Kind: KindIdentifier, Required: true, slot: of(func(r *Retire) Slot { return Slot{Text: &r.ID} })},
		{Name: "recorded", Kind: KindTime, slot: of(func(r *Retire) Slot { return Slot{Time: &r.Recorded} })},
	}
}()

// RevokeFields are the inputs of `revoke`.
func RevokeFields() []Field { return revokeFields }

var revokeFields = func() []Field {
	return []Field{
		{Name: "evidence", Kind: KindIdentifier, Required: true, slot: of(func(r *Revoke) Slot { return Slot{Text: &r.Evidence} })},
		{Name: "recorded", Kind: KindTime, slot: of(func(r *Revoke) Slot { return Slot{Time: &r.Recorded} })},
	}
}()

// QueryFields are the inputs of a question to the ledger. A valid left out
// is the same as known.
func QueryFields() []Field { return queryFields }

var queryFields = func() []Field {
	text := func(name string, at func(*Query) *string) Field {
		return Field{Name: name, Kind: KindIdentifier, Required: true,
			slot: of(func(q *Query) Slot { return Slot{Text: at(q)} })}
	}
	return []Field{
		text("key", func(q *Query) *string { return &q.Key }),
		text("scope", func(q *Query) *string { return &q.Scope }),
		text("version", func(q *Query) *string { return &q.Version }),
		{Name: "valid", Kind: KindTime, slot: of(func(q *Query) Slot { return Slot{Time: &q.Valid} })},
		{Name: "known", Kind: KindTime, Required: true, slot: of(func(q *Query) Slot { return Slot{Time: &q.Known} })},
	}
}()

// RequestFields are the inputs of a record decision, in the order in which
// rule 1 names what is wrong with them.
func RequestFields() []Field { return requestFields }

var requestFields = func() []Field {
	field := func(name string, required bool, at func(*Candidate) *string, values ...string) Field {
		kind := KindText
		if len(values) > 0 {
			kind = KindEnum
		}
		return Field{Name: "candidate." + name, Kind: kind, Values: values, Required: required,
			slot: of(func(r *Request) Slot {
				if r.Candidate == nil {
					return Slot{}
				}
				return Slot{Text: at(r.Candidate)}
			})}
	}
	return []Field{
		{Name: "taskAnchor", Kind: KindText, Required: true, slot: of(func(r *Request) Slot { return Slot{Text: &r.TaskAnchor} })},
		{Name: "subject", Kind: KindText, Required: true, slot: of(func(r *Request) Slot { return Slot{Text: &r.Subject} })},
		{Name: "candidate", Kind: KindGroup, Required: true, slot: of(func(*Request) Slot { return Slot{} })},
		field("id", true, func(c *Candidate) *string { return &c.ID }),
		field("kind", true, func(c *Candidate) *string { return &c.Kind }),
		field("scope", true, func(c *Candidate) *string { return &c.Scope }, ReachTask, ReachCrossTask),
		field("subject", true, func(c *Candidate) *string { return &c.Subject }),
		field("source", true, func(c *Candidate) *string { return &c.Source }),
		field("observedAt", true, func(c *Candidate) *string { return &c.ObservedAt }),
		field("writeReason", true, func(c *Candidate) *string { return &c.WriteReason }),
		field("readTrigger", true, func(c *Candidate) *string { return &c.ReadTrigger }),
		field("validity", true, func(c *Candidate) *string { return &c.Validity },
			ValidityCurrent, ValidityExpired, ValidityUnmet),
		field("revisionOrRevocation", false, func(c *Candidate) *string { return &c.RevisionOrRevocation }),
	}
}()
