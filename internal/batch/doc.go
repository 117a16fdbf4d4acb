// Package batch is the door for programs: one JSON object a line, each an
// operation or a question, and one JSON line for each answer.
//
//	{"record":{"id":"m1","key":"k","scope":"s","version":"v1","value":"30s","evidence":["D1"]}}
//	{"query":{"key":"k","scope":"s","version":"v1","known":"2026-10-17"}}
//
// answers
//
//	{"status":"usable","value":"30s","evidence":["D1"]}
//
// What would flip an answer or a decision stands in one key more, for those who
// ask a lesson or one request: see AppendAsked and AppendDecided.
//
// The lines are decoded as a lesson's are, by package scenario. LF and CRLF
// end a line; a byte order mark may stand before the first. The first line
// that cannot be read, or that the ledger refuses, ends the stream with its
// number; the answers before it have been written. What is held in memory is
// the ledger, one line, and what explains one memory.
package batch
