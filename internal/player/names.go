package player

import "memtui/internal/scenario"

// OpPath names an operation of the ledger, by its index, as an edit does.
func (f *Frame) OpPath(op int) scenario.Path { return f.lesson.pathOf(op) }

// GoesByKnown reports whether a question to the ledger leaves its valid out
// where no day is shown: it then asks about what it asks as known on.
func (f *Frame) GoesByKnown(question int) bool {
	return f.Day.IsZero() && question < len(f.Step.Ask) && f.Step.Ask[question].Written.Valid.IsZero()
}

// AskPath names one of the step's questions to the ledger, as a whole; for
// anything else, a first question of the step.
func (f *Frame) AskPath(question int) scenario.Path {
	if question >= len(f.Step.Ask) {
		question = 0
	}
	return f.questionPath(question, "")
}
