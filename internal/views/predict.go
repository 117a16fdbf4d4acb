package views

import (
	"strconv"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// SignHidden stands for what is still to be predicted.
const SignHidden = "?"

// guesses reports whether the screen is one of the two modes in which
// answers are predicted.
func (s Screen) guesses() bool {
	return s.State.Mode == player.ModePredict || s.State.Mode == player.ModeClass
}

// stepName is the title of the step on screen. Where answers are predicted it
// would give them away, so that the question has its number instead.
func (s Screen) stepName() string {
	if n := s.State.QuestionNumber(); n > 0 && s.State.Predicts() {
		return i18n.Fill(s.Words.Predict.Question, strconv.Itoa(n))
	}
	return s.say(s.State.Lesson.Frames[s.State.Page-1].Step.Title)
}

// listedStep is the title of a step in a list: while an answer of it is
// hidden, the numbers of its questions.
func (s Screen) listedStep(page int) string {
	if !s.State.HidesStep(page) {
		return s.say(s.State.Lesson.Frames[page-1].Step.Title)
	}
	first, last := s.State.QuestionNumbers(page)
	if first == last {
		return i18n.Fill(s.Words.Predict.Question, strconv.Itoa(first))
	}
	return i18n.Fill(s.Words.Predict.Questions, strconv.Itoa(first), strconv.Itoa(last))
}

// shelvedStep is the title of a step in the list of lessons.
func (s Screen) shelvedStep(lesson player.Shelved, step int) string {
	if lesson.Number == s.State.Number && s.State.HidesStep(step) {
		return s.listedStep(step)
	}
	return s.say(lesson.Steps[step-1])
}

// score says how many predictions were right, or how many hands are up; ""
// where there are none yet.
func (s Screen) score() string {
	switch s.State.Mode {
	case player.ModePredict:
		if score := s.State.Score(); score.Of > 0 {
			return i18n.Fill(s.Words.Predict.ScoreOf, strconv.Itoa(score.Right), strconv.Itoa(score.Of))
		}
	case player.ModeClass:
		return s.handsText(s.State.Hands())
	case player.ModeNone, player.ModeCrosshair, player.ModeWhatIf, player.ModeBeside, player.ModeFlip:
	}
	return ""
}

// smallScore is the same where one pane fills the screen.
func (s Screen) smallScore() string {
	if score := s.State.Score(); s.State.Mode == player.ModePredict && score.Of > 0 {
		return strconv.Itoa(score.Right) + "/" + strconv.Itoa(score.Of) + " " + SignGiven
	}
	return s.score()
}

// handsText says how many hands there are; "" for none.
func (s Screen) handsText(hands []int) string {
	switch n := player.CountHands(hands); n {
	case 0:
		return ""
	case 1:
		return s.Words.Predict.OneHand
	default:
		return i18n.Fill(s.Words.Predict.Hands, strconv.Itoa(n))
	}
}

// guessSign is the sign of a choice.
func (s Screen) guessSign(c player.Choice) string {
	switch c.Status {
	case core.Usable:
		return SignGiven
	case core.Conflict:
		return SignConflict
	case core.NotFound:
		return SignNothing
	}
	return s.stateSign(c.State)
}

// guessName says a choice without its sign: of a conflict its values only
// where they were chosen.
func (s Screen) guessName(c player.Choice) string {
	w := s.Words.Ledger
	switch c.Status {
	case core.Usable:
		return w.Usable + " " + oneLine(c.Value)
	case core.Conflict:
		return w.ConflictShort
	case core.NotFound:
		return w.NotFound
	}
	return s.stateName(c.State)
}

// guessShort says a choice in as few cells as it takes, with its sign.
func (s Screen) guessShort(c player.Choice) string {
	switch c.Status {
	case core.Usable:
		return SignGiven + " " + oneLine(c.Value)
	case core.Conflict:
		return SignConflict
	case core.NotFound:
		return SignNothing
	}
	return s.guessSign(c)
}

// wrongGuess gives the guess on screen if it was a wrong one.
func (s Screen) wrongGuess() (player.Guess, bool) {
	guess, ok := s.shownGuess()
	return guess, ok && !guess.Shown && !guess.Right
}

// shownGuess gives what was predicted of the question on screen, in the modes
// that show it.
func (s Screen) shownGuess() (player.Guess, bool) {
	if !s.guesses() {
		return player.Guess{}, false
	}
	return s.State.Guess()
}

// answerTag is what stands at the right end of the answer: whose it is, or
// how many hands were up for it; "" for nothing.
func (s Screen) answerTag() string {
	guess, ok := s.shownGuess()
	if !ok {
		return ""
	}
	w := s.Words.Predict
	switch {
	case !guess.Shown && guess.Right:
		return SignGiven + " " + w.YourGuess
	case !guess.Shown:
		return w.TheAnswer
	case player.CountHands(guess.Hands) > 0:
		right, all := s.rightHands(guess.Hands)
		return i18n.Fill(w.HandsOf, right, all)
	}
	return ""
}

// rightHands counts the hands for the answer on screen, and all.
func (s Screen) rightHands(hands []int) (right, all string) {
	n := 0
	if at := s.State.RightChoice(); at >= 0 && at < len(hands) {
		n = max(hands[at], 0)
	}
	return strconv.Itoa(n), strconv.Itoa(player.CountHands(hands))
}
