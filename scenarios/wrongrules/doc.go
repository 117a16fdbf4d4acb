// Command wrongrules asks the questions of the course again under rules that
// tempt and are wrong, and shows which questions expose each of them:
//
//	go run ./scenarios/wrongrules                    the lessons that ship
//	go run ./scenarios/wrongrules FILE...            other lessons
//	go run ./scenarios/wrongrules -answers           each wrong answer beside the right one
//
// A question exposes a wrong rule when the answer under it differs from the
// right one. A question is named as in a lesson: lesson 3, step 2, question B
// is 3.2B. A name in brackets is a weak exposure: the wrong rule gives the
// same status and value, and only other evidence.
//
// The answers come from a ledger of its own, as plain as the rules are told:
// every question reads the whole list of operations again, and each wrong
// rule is one condition in it. It shares nothing with the program's ledger
// but the words, so that the two check each other.
//
// The exit status is 1 when a rule is exposed by no question, or when the
// plain ledger and the program's do not agree; 2 when a lesson cannot be read.
package main
