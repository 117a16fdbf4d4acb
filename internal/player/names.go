package player

import "memtui/internal/scenario"

// OpPath names an operation of the ledger, by its index, as an edit does.
func (f *Frame) OpPath(op int) scenario.Path { return f.lesson.pathOf(op) }

// AskPath names one of the step's questions to the ledger, as a whole; for
// anything else, a first question of the step.
func (f *Frame) AskPath(question int) scenario.Path {
	if question >= len(f.Step.Ask) {
		question = 0
	}
	return f.questionPath(question, "")
}
