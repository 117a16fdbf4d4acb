package core

import "fmt"

// Code names one reason for which the ledger does not take an operation.
type Code string

// Every refusal, in the order in which they are looked for: when several
// apply, the first in this list is the one that is given.
const (
	CodeMissing           Code = "missing"            // a required text is blank
	CodeBadText           Code = "bad_text"           // a text or identifier holds what it may not
	CodeBadStatus         Code = "bad_status"         // a status that does not exist
	CodeUnknownID         Code = "unknown_id"         // verify or retire of an id that is not recorded
	CodeSameID            Code = "same_id"            // the id is taken by other content
	CodeSupersedesSelf    Code = "supersedes_self"    // it names its own id
	CodeSupersedesUnknown Code = "supersedes_unknown" // unknown, or recorded later
	CodeSupersedesKey     Code = "supersedes_key"     // a memory of another key, scope or version
	CodeSupersedesScope   Code = "supersedes_scope"
	CodeSupersedesVersion Code = "supersedes_version"
	CodeEmptyInterval     Code = "empty_interval"    // from equals to
	CodeInvertedInterval  Code = "inverted_interval" // from after to
	CodeNoEvidence        Code = "no_evidence"       // verified, and nothing to rest on
	CodeNotCandidate      Code = "not_candidate"     // verifying what is verified
	CodeAlreadyRetired    Code = "already_retired"   // verifying or retiring what is retired
	CodeTimeBackwards     Code = "time_backwards"    // recorded before an earlier operation
)

// Codes lists every refusal code, in order.
func Codes() []Code {
	return []Code{
		CodeMissing, CodeBadText, CodeBadStatus, CodeUnknownID, CodeSameID,
		CodeSupersedesSelf, CodeSupersedesUnknown, CodeSupersedesKey, CodeSupersedesScope, CodeSupersedesVersion,
		CodeEmptyInterval, CodeInvertedInterval, CodeNoEvidence, CodeNotCandidate, CodeAlreadyRetired, CodeTimeBackwards,
	}
}

// Refusal is an operation that the ledger did not take. It carries what was
// compared; words are made elsewhere.
type Refusal struct {
	Code  Code
	Op    OpKind // what was refused
	Field string // the field at fault, as named in a file: "supersedes", "valid.to"
	ID    string // the memory, or for revoke the source, that the operation speaks of
	Has   string // what the operation says: another id, a scope, a time
	Wants string // what stands against it: the scope asked for, the latest record time
}

// Error gives the code and what was compared, for logs and tests.
func (r *Refusal) Error() string {
	return fmt.Sprintf("%s: %s of %q: %q against %q", r.Code, r.Field, r.ID, r.Has, r.Wants)
}
