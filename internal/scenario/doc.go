// Package scenario reads lesson files, and holds the one decoder of
// operations and questions: a lesson, a line of a stream and a bare request
// are read by the same code from the field tables of package core.
//
//	sc, problems := scenario.Load("timeout.yaml", data)
//	if source.Failed(problems) { … }     // sc is nil
//	problems = scenario.Check(sc)        // expectations that do not hold
//
// Reading goes in this order. Package source makes nodes of the text. Every
// map is held against the keys that it may have. Steps are read from top to
// bottom, each operation is given to a ledger as it is read, and what the
// ledger refuses, or takes against the author's word, is a problem with both
// its places. Paths and expectations are read behind the operations of their
// step, so that they may name what it recorded. One run finds every problem,
// but none that only follows from another; expectations that are not met are
// among them where no error can have changed the answer.
//
// Edits are the differences of a what-if from its lesson, as data. ParseEdit
// reads one as the command line has it, Edit.Flag writes it so; a value is
// read by the same decoder as in a file. Normal brings a list into the form in
// which two lists that make the same lesson are the same, and With makes that
// lesson, which shares with the first whatever no edit touches:
//
//	e, problems := sc.ParseEdit(scenario.EditSet, "m2.value=25s", 3)
//	edited, problem := sc.With([]scenario.Edit{e})
//	file := scenario.Write(scenario.Settled(edited))
//
// Settled makes a lesson of its own of it: what is answered now is expected,
// and what is refused now is marked so. Load reads from Write's file what was
// written.
//
// Format lists every key of the format with its meaning, Schema makes the
// JSON Schema of it, and Unsaid lists what a schema cannot say. Unfilled and
// Fill write the expectations that a lesson does not have into its own text.
//
// The package compares, it does not draw: whether a step fits a screen is for
// others to say.
package scenario
