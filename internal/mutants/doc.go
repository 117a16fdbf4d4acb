// Command mutants breaks the rules of the core one at a time and asks whether
// the tests notice. A mutant is one small change of the program's text; it is
// built beside the tree, by an overlay, and the tests are run against it. A
// mutant that no test fails on has survived: either a test is missing, or the
// change makes no difference.
//
// By default the mutants are those of the list in this package, one or more
// for each rule of the two models and of the batch door, and none may survive.
// With -all they are made mechanically, from every comparison, condition and
// statement of the core; those that make no difference are listed with the
// reason.
package main
