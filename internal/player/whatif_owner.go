package player

import (
	"memtui/internal/core"
	"memtui/internal/scenario"
)

// owner is what holds the inputs of a tab: a copy of an operation, a query or
// a request with every default filled in, and the table of its fields.
type owner struct {
	path   scenario.Path // as a whole
	fields []core.Field  // in the order in which they are offered
	value  any           // a pointer, as core.Field.In takes it
}

// offered is the order of the inputs of an operation or a question, those
// left out that the lesson does not invite to toggle: what a memory says
// first, what it is about last.
var offered = []string{
	"value", "evidence", "status", "supersedes", "expires", "recorded", "valid.from", "valid.to",
	"valid", "known", "key", "scope", "version",
}

// The tables of the inputs that are offered.
var (
	recordInputs  = inOffer(core.RecordFields())
	verifyInputs  = inOffer(core.VerifyFields())
	retireInputs  = inOffer(core.RetireFields())
	revokeInputs  = inOffer(core.RevokeFields())
	queryInputs   = inOffer(core.QueryFields())
	requestInputs = core.RequestFields()
)

// operationOwner gives what holds the inputs of an operation.
func operationOwner(p scenario.Path, op core.Op) owner {
	switch op := op.(type) {
	case core.Record:
		if op.Status == "" {
			op.Status = core.StatusVerified
		}
		return owner{p, recordInputs, &op}
	case core.Verify:
		return owner{p, verifyInputs, &op}
	case core.Retire:
		return owner{p, retireInputs, &op}
	case core.Revoke:
		return owner{p, revokeInputs, &op}
	}
	return owner{}
}

// inOffer puts fields in the order in which they are offered; an id is none.
func inOffer(table []core.Field) []core.Field {
	out := make([]core.Field, 0, len(table))
	for _, name := range offered {
		for _, f := range table {
			if f.Name == name {
				out = append(out, f)
			}
		}
	}
	return out
}

// ownerIn finds what a path leads to in a lesson; false where it is not
// there, as an added operation is not in the lesson itself.
func (l *Lesson) ownerIn(p scenario.Path) (owner, bool) {
	if p.Step < 1 || p.Step > len(l.Scenario.Steps) {
		return owner{}, false
	}
	p.Field = ""
	step := &l.Scenario.Steps[p.Step-1]
	switch p.Kind {
	case scenario.PathAsk:
		if p.N <= len(step.Ask) {
			q := step.Ask[p.N-1].Query
			return owner{p, queryInputs, &q}, true
		}
	case scenario.PathDecide:
		if p.N <= len(step.Decide) {
			r := step.Decide[p.N-1].Request
			return owner{p, requestInputs, &r}, true
		}
	case scenario.PathRecord, scenario.PathVerify, scenario.PathRetire, scenario.PathRevoke:
		for _, do := range step.Do {
			if do.Path == p {
				return operationOwner(p, do.Op), true
			}
		}
	}
	return owner{}, false
}

// field gives the path of one of the inputs.
func (o owner) field(f core.Field) scenario.Path {
	p := o.path
	p.Field = f.Name
	return p
}

func (o owner) isDecision() bool { return o.path.Kind == scenario.PathDecide }
