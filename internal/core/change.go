package core

import "slices"

// StandIn is the text that a change writes where something is missing and
// any text would do.
const StandIn = "?"

// The paths that the counterfactuals write to, as in the tables of fields.
const (
	subjectPath    = "subject"
	itsSubjectPath = "candidate.subject"
	validPath      = "valid"
	knownPath      = "known"
	statusPath     = "status"
	expiresPath    = "expires"
	supersedesPath = "supersedes"
)

// ChangeKind says what a Change edits.
type ChangeKind string

// The kinds of change: of a decision, of a question, and of the operations
// of a ledger.
const (
	ChangeInput  ChangeKind = "input"  // a decision's input is written, or left out
	ChangeAsk    ChangeKind = "ask"    // a coordinate or the subject of a question is another one
	ChangeClear  ChangeKind = "clear"  // a field of a record is left out
	ChangeLink   ChangeKind = "link"   // a record supersedes one memory more
	ChangeUnlink ChangeKind = "unlink" // a record supersedes one memory less
	ChangeDrop   ChangeKind = "drop"   // an operation is left out
	ChangeAdd    ChangeKind = "add"    // an operation is inserted
)

// Change is one edit of what the core was asked, as data: it can be shown,
// kept and applied. Only the fields of its kind are filled in.
type Change struct {
	Kind  ChangeKind
	Path  string // input, ask, clear, link, unlink: the field, as in its table
	Value string // input, ask: the text written, "" = missing; link, unlink: an id
	At    Time   // ask: the time written, for valid and known
	// Candidate is written for the input candidate; nil leaves it out.
	Candidate *Candidate
	// Op is the index of the operation that is edited; for add, of the one
	// before which the new one stands.
	Op  int
	Add Op // add: the new operation
}

// Request gives the request with the change; one of another kind than input
// changes nothing. A field of a missing candidate has no place to be written.
func (c Change) Request(r Request) Request {
	if c.Kind != ChangeInput {
		return r
	}
	r.Candidate = copied(r.Candidate)
	for _, f := range RequestFields() {
		if f.Name == c.Path {
			c.input(&r, f)
		}
	}
	return r
}

// input writes into one field of a request whose candidate is its own.
func (c Change) input(r *Request, f Field) {
	if f.Kind == KindGroup {
		r.Candidate = copied(c.Candidate)
		return
	}
	if text := f.In(r).Text; text != nil {
		*text = c.Value
	}
}

func copied(c *Candidate) *Candidate {
	if c == nil {
		return nil
	}
	own := *c
	return &own
}

// Query gives the question with the change; one of another kind than ask
// changes nothing. A valid left out is first written down, so that a change
// of known moves one coordinate and not both.
func (c Change) Query(q Query) Query {
	if c.Kind != ChangeAsk {
		return q
	}
	q = q.filled()
	for _, f := range QueryFields() {
		if f.Name != c.Path {
			continue
		}
		switch slot := f.In(&q); {
		case slot.Time != nil:
			*slot.Time = c.At
		case slot.Text != nil:
			*slot.Text = c.Value
		}
	}
	return q
}

// Ops gives the operations with the change, in a list of their own; a change
// of a decision or a question changes none. The index must be one of the
// list; clear, link and unlink need a record there.
func (c Change) Ops(ops []Op) []Op {
	out := slices.Clone(ops)
	switch c.Kind {
	case ChangeInput, ChangeAsk:
	case ChangeClear, ChangeLink, ChangeUnlink:
		out[c.Op] = c.Record(out[c.Op].(Record))
	case ChangeDrop:
		out = slices.Delete(out, c.Op, c.Op+1)
	case ChangeAdd:
		out = slices.Insert(out, c.Op, c.Add)
	}
	return out
}

// Record gives a record with the change of one of its fields: clear, link or
// unlink.
func (c Change) Record(r Record) Record {
	for _, f := range RecordFields() {
		if f.Name == c.Path {
			c.edit(f.In(&r))
		}
	}
	return r
}

func (c Change) edit(s Slot) {
	switch {
	case s.Time != nil:
		*s.Time = Time{}
	case s.Text != nil:
		*s.Text = ""
	case c.Kind == ChangeLink:
		*s.List = set(append(slices.Clone(*s.List), c.Value))
	case c.Kind == ChangeUnlink:
		*s.List = slices.DeleteFunc(slices.Clone(*s.List), func(id string) bool { return id == c.Value })
	default:
		*s.List = nil
	}
}

// Fallen is an operation that a changed ledger does not take.
type Fallen struct {
	Op      Op
	Refusal *Refusal
}

// With plays the changed operations from the start. An operation that is
// refused because of the change falls, and the rest goes on without it. Is
// the edited operation itself refused, the change is not taken: the snapshot
// is the same as before, and the error is the *Refusal.
func (s Snapshot) With(c Change) (Snapshot, []Fallen, error) {
	if c.Kind == ChangeInput || c.Kind == ChangeAsk {
		return s, nil, nil
	}
	l, fallen := &Ledger{}, []Fallen(nil)
	for i, op := range c.Ops(s.Ops()) {
		err := l.Apply(op)
		if err == nil {
			continue
		}
		if i == c.Op && c.Kind != ChangeDrop {
			return s, nil, err
		}
		fallen = append(fallen, Fallen{Op: op, Refusal: err.(*Refusal)})
	}
	return l.Now(), fallen, nil
}

// added gives the change that appends an operation recorded at known: in
// record order, behind all that was recorded by then. What is recorded later
// cannot change an answer that is known then.
func (s Snapshot) added(op Op, known Time) Change {
	ops := s.Ops()
	at, _ := slices.BinarySearchFunc(ops, known, func(op Op, known Time) int {
		if on := op.When(); recordedBy(&on, &known) {
			return -1
		}
		return 1
	})
	return Change{Kind: ChangeAdd, Op: at, Add: op}
}
