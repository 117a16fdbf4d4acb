// Package core decides what one memory record may be used for, and answers
// what a bitemporal, append-only ledger of memories knew, and when.
//
// It reads no clock, file, network or environment: every time it knows was
// handed to it, and the same input always gives the same answer. See the
// example for a ledger in use.
//
// # The record decision
//
// Decide asks four rules in order; the first that applies decides.
//
//  1. Something is missing or unusable: blocked, with everything that is
//     wrong, in the order of the fields. A missing candidate stands alone for
//     its fields; subjects differ only when both are given; cross-task needs
//     a way to revise or revoke.
//  2. Its validity is expired, or a condition for reading it is unmet: it
//     asks for a refresh, keeps its source pointer and invents nothing.
//  3. Its reach is the task: working memory.
//  4. Its reach is cross-task: a candidate for the long term.
//
// # The ledger
//
// Four operations append to it: Record, Verify, Retire and Revoke. Nothing is
// edited or deleted. Record times never run backwards; what has none was
// known from the start and stands before all that have one. An operation
// that may not stand is refused with the first Code that applies, and
// changes nothing; a record equal to one that is there is ignored.
//
// A question names a key, scope and version, and is asked as of two
// coordinates. Every memory goes through nine rungs, each judged by itself:
//
//  1. key, 2. scope, 3. version: equal
//  4. known: recorded at or before known
//  5. status: verified at known, and not retired
//  6. evidence: a source, its own or added by known, is not revoked by known
//  7. valid: its interval covers valid
//  8. superseded: no standing memory that covers valid replaces it, directly
//     or through a chain
//  9. expired: known lies before expires
//
// A chain is made of links alone: only the memory at its head must stand and
// cover valid. What has lost its standing replaces nothing, and what it had
// replaced stands again; what has only expired still replaces: going stale
// does not make the older value true.
//
// No memory left is not_found, one distinct value is usable, several are a
// conflict, which never has a winner.
//
// # The plane
//
// Grid shows all answers to one subject: valid time across, record time
// down. FrozenPast counts what a step changed above its own record time: by
// the first law, nothing.
//
// # The counterfactuals
//
// FlipDecision lists the single changes that lead a decision elsewhere, and
// ReachState the smallest sets that reach a state. For a question, LeftOut
// says of each memory what would let it in, SettleConflict what would make a
// conflict usable, Nearest where on both axes the answer changes. All are
// tried on the rules themselves. A Change is data; Request, Query, Ops and
// With apply it. It says what would change an answer, never what is right.
//
// # The laws
//
// Appending at a record time changes no answer known earlier. Keys, scopes
// and versions are isolated; only a revoked source reaches everywhere. Every
// accepted order of operations of one record time gives the same answers. A
// query never changes anything. Adding a memory with a value already answered
// turns no usable answer into a conflict.
//
// # Words
//
//	valid time    when the fact holds: [from, to), half-open; open ends may be
//	              left out (Interval)
//	record time   when the ledger learned it (Recorded); left out = known from
//	              the start
//	as of         a question's two coordinates, valid and known (AsOf)
//	subject       key, scope and version together (Subject); in a decision, who
//	              or what the record is about
//	evidence      the sources that a memory rests on, a set; a source is global
//	cite          to rest on a source, one's own or one added by a verify
//	support       those of its sources that are not revoked by known
//	supersede     to replace an earlier memory where one's own interval covers
//	head          a standing memory that covers valid and replaces another
//	heir          a memory that names another in supersedes
//	standing      passes known, status and evidence: it counts against others
//	retire        to stop offering a memory from a record time on
//	revoke        to end the support of a source from a record time on
//	expired       may not be relied on without a refresh; never "replaced"
//	rung          one condition of the ladder
//	ladder        the nine rungs as one question sets them (Ladder)
//	left          passed every rung (Left)
//	snapshot      the ledger after its first so many operations (Snapshot)
//	cut, band     where an axis of the plane is divided; one row of it
//	cell, region  one answer of the plane; equal cells joined for drawing
//	class         the number of what an answer says: equal answers have one
//	sheet         the plane as one ledger answers it, judged row by row (Sheet)
//	event         what happened at a cut: an operation, or an expiry
//	foreign       of another subject: it cuts nothing
//	reach         a decision's scope: this task, or across tasks
//	mark          how one input of a decision stands
//	change        one edit of a decision, a question or an operation (Change)
//	flip          a change with what is answered then (Flip)
//	stand-in      the text for something missing where any would do (StandIn)
//	let in        to make a memory that was left out pass every rung
//	boundary      where on an axis an answer changes (Boundary)
//	fallen        refused because of a change elsewhere (Fallen)
//
// # What it does not do
//
// It stores nothing, retrieves nothing, calls no model, and knows no users or
// rights. It makes no sentences: refusals, reasons and rungs are codes with
// what was compared, and are put into words elsewhere. It does not say which
// of two values is true.
package core
