package player

import "memtui/internal/core"

// Predict holds what was predicted so far, and the choice that is being made.
// Predictions last until the program ends.
type Predict struct {
	Cursor int // of Choices
	// Picking says that the values of a conflict are being chosen, out of three
	// and more; Picked are those chosen so far, in the order of the choices.
	Picking bool
	Picked  string // their indices in Choices, comma-separated, ascending
	made    *guesses
}

// Choice is one answer that may be predicted.
type Choice struct {
	Status core.AnswerStatus // of a question to the ledger
	Value  string            // usable: the value
	Values []string          // conflict: the values, sorted, once they are chosen or plain
	State  core.State        // of a decision
}

// Guess is what was predicted of one question, or how a class voted on it.
type Guess struct {
	Choice Choice
	Right  bool // as the core answers
	// Shown says that the answer was shown without a choice; then there is
	// none, and it does not count.
	Shown bool
	Hands []int // class: for each of Choices, NoHands where none was typed; nil: no class
}

// NoHands is the number of hands for a choice for which none was typed.
const NoHands = -1

// guesses are all guesses, the latest first. It is a list, so that an earlier
// state keeps its own. A later guess about the same question takes the place
// of an earlier one.
type guesses struct {
	at    asking
	guess Guess
	open  bool // hands are being counted: the answer is still hidden
	about Marked
	kind  QuestionKind
	below *guesses
}

// asking is one question of a lesson as it was edited.
type asking struct {
	lesson, edits  string
	page, question int
}

// asking gives the question of a page as it is now.
func (s State) asking(page, question int) asking {
	return asking{lesson: s.Name, edits: s.Edits.Signature(), page: page, question: question}
}

// find gives what was predicted of a question; nil: nothing.
func (p Predict) find(at asking) *guesses {
	for g := p.made; g != nil; g = g.below {
		if g.at == at {
			return g
		}
	}
	return nil
}

// Guess gives what was predicted of the question on screen, once its answer
// is shown; false where nothing was.
func (s State) Guess() (Guess, bool) {
	g := s.Predict.find(s.asking(s.Page, s.Question))
	if g == nil || g.open || !s.asksAt(s.Page, s.Question) {
		return Guess{}, false
	}
	return g.guess, true
}

// Hands gives the hands that were counted for the choices of the question on
// screen; nil where none were.
func (s State) Hands() []int {
	if g := s.Predict.find(s.asking(s.Page, s.Question)); g != nil {
		return g.guess.Hands
	}
	return nil
}

// CountHands sums up hands.
func CountHands(hands []int) int {
	n := 0
	for _, one := range hands {
		n += max(one, 0)
	}
	return n
}

// Predicts reports whether answers are hidden until they are predicted, also
// below another mode that was opened since.
func (s State) Predicts() bool {
	if s.Mode.predicts() {
		return true
	}
	for u := s.opened; u != nil; u = u.below {
		if u.mode.predicts() {
			return true
		}
	}
	return false
}

// Hides reports whether the answer to the question on screen is hidden, to be
// predicted.
func (s State) Hides() bool {
	return s.Mode.predicts() && s.asksAt(s.Page, s.Question) && !s.isMarked(s.Page, s.Question)
}

// HidesQuestion reports whether the answer to a question of a page, which
// need not be on screen, is still hidden. Another mode that lies on top shows
// what its own question answers, and of the others what was seen before,
// whatever was edited since.
func (s State) HidesQuestion(page, question int) bool {
	switch {
	case !s.Predicts() || !s.asksAt(page, question):
		return false
	case s.Mode.predicts():
		return !s.isMarked(page, question)
	case page == s.Page && question == s.Question:
		return false
	}
	return !s.wasMarked(page, question)
}

// HidesStep reports whether some answer of a step is still hidden.
func (s State) HidesStep(page int) bool {
	if !s.Predicts() || s.Lesson == nil || page < 1 || page >= s.Last() {
		return false
	}
	for i := range s.Lesson.Frames[page-1].Questions {
		if s.HidesQuestion(page, i) {
			return true
		}
	}
	return false
}

// asksAt reports whether a page has such a question.
func (s State) asksAt(page, question int) bool {
	if s.Lesson == nil || page < 1 || page >= s.Last() {
		return false
	}
	return question >= 0 && question < len(s.Lesson.Frames[page-1].Questions)
}

// isMarked reports whether the answer to a question has been shown.
func (s State) isMarked(page, question int) bool {
	g := s.Predict.find(s.asking(page, question))
	return g != nil && !g.open
}

// wasMarked reports the same of the lesson with whatever edits.
func (s State) wasMarked(page, question int) bool {
	at := s.asking(page, question)
	for g := s.Predict.made; g != nil; g = g.below {
		if at.edits = g.at.edits; g.at == at && !g.open {
			return true
		}
	}
	return false
}
