package player

import (
	"slices"
	"strconv"

	"memtui/internal/core"
)

// predict opens predict mode and takes predictions.
func (s State) predict(c Command) State {
	switch c.Kind {
	case CmdPredict:
		return s.togglePredict(ModePredict)
	case CmdClass:
		return s.togglePredict(ModeClass)
	}
	if !s.Hides() {
		return s
	}
	switch c.Kind {
	case CmdGuess:
		s.Predict.Cursor = clamp(s.Predict.Cursor+c.N, 0, s.lastChoice())
	case CmdGuessAt:
		return s.guessAt(c.N)
	case CmdCommit:
		if s.Mode == ModePredict {
			return s.commit()
		}
	case CmdHands:
		if s.Mode == ModeClass {
			return s.typeHands()
		}
	case CmdNoHands:
		if s.Mode == ModeClass {
			return s.count(NoHands)
		}
	}
	return s
}

// togglePredict opens one of the two modes or closes it; with the other one
// open it changes over.
func (s State) togglePredict(m Mode) State {
	switch {
	case s.Mode == m:
		return s.leave()
	case noQuestions(s):
		return s
	case s.Mode.predicts():
		s.Mode, s.Input = m, Input{}
	default:
		s = s.enter(m)
		s.Cross = Cross{} // the lesson's own question is predicted
	}
	s.Predict = Predict{made: s.Predict.made}
	return s
}

// predictsOn takes what was predicted to another lesson, and the mode too:
// else the answer to its first question would be given away.
func (s State) predictsOn(next State) State {
	next.Predict = Predict{made: s.Predict.made}
	if s.Mode.predicts() && !noQuestions(next) {
		next = next.enter(s.Mode)
	}
	return next
}

// lastChoice gives the last row that the cursor reaches: while the values of
// a conflict are picked, that of the conflict.
func (s State) lastChoice() int {
	last := len(s.Choices()) - 1
	if s.Predict.Picking {
		last--
	}
	return max(last, 0)
}

// guessAt moves the cursor to a choice; the one that it is on is taken.
func (s State) guessAt(choice int) State {
	switch {
	case choice < 0 || choice > s.lastChoice():
		return s
	case choice == s.Predict.Cursor && s.Mode == ModePredict:
		return s.commit()
	case choice == s.Predict.Cursor:
		return s.typeHands()
	}
	s.Predict.Cursor = choice
	return s
}

// commit takes the chosen answer. Of more than two values a conflict asks
// which: each is taken in or out, and the conflict is taken with them.
func (s State) commit() State {
	choices := s.Choices()
	choice := choices[clamp(s.Predict.Cursor, 0, len(choices)-1)]
	switch {
	case s.Predict.Picking && choice.Status == core.Usable:
		s.Predict = s.Predict.pick(s.Predict.Cursor, choices)
		return s
	case s.Predict.Picking:
		if choice.Values = s.PickedValues(); len(choice.Values) < 2 {
			return s
		}
	case choice.Status == core.Conflict && picksValues(choices):
		s.Predict.Picking, s.Predict.Picked, s.Predict.Cursor = true, "", 0
		return s
	}
	right := choice.isRight(s.Frame().Questions[s.Question])
	return s.marked(Guess{Choice: choice, Right: right}, false)
}

// reveal shows the answer.
func (s State) reveal() State {
	guess := Guess{Shown: true}
	if s.Mode == ModeClass {
		guess.Hands = s.Hands()
	}
	return s.marked(guess, false)
}

// marked keeps a guess; open says that the answer stays hidden.
func (s State) marked(guess Guess, open bool) State {
	f := s.Frame()
	q := f.Questions[s.Question]
	choices := f.Choices(s.Question)
	s.Predict.made = &guesses{
		at: s.asking(s.Page, s.Question), guess: guess, open: open, kind: f.kindOf(s.Question), below: s.Predict.made,
		about: Marked{
			Page: s.Page, Question: s.Question, Label: strconv.Itoa(s.Page) + q.Label, Right: guess.Right, WhatIf: s.IsEdited(),
			Hands: guess.Hands, Choices: choices, Answer: rightOf(choices, q),
		},
	}
	if !open {
		s.Predict.Picking, s.Predict.Picked = false, ""
		s.Beat, s.Unfolded = Still(), false
	}
	return s
}

// typeHands opens the text field of the chosen answer with its number.
func (s State) typeHands() State {
	s.Input = Input{Kind: InputHands}
	if hands := s.Hands(); hands != nil && hands[s.Predict.Cursor] != NoHands {
		s.Input.Text = strconv.Itoa(hands[s.Predict.Cursor])
	}
	return s
}

// takeHands takes the number of hands for a choice.
func (s State) takeHands() State {
	n, err := strconv.Atoi(s.Input.Text)
	if err != nil || s.Input.Text == "" {
		n = NoHands
	}
	s.Input = Input{}
	if !s.Hides() || s.Mode != ModeClass {
		return s
	}
	return s.count(n)
}

// count keeps a number of hands for the chosen answer.
func (s State) count(n int) State {
	hands := slices.Clone(s.Hands())
	if hands == nil {
		hands = slices.Repeat([]int{NoHands}, len(s.Choices()))
	}
	if hands[s.Predict.Cursor] == n {
		return s
	}
	hands[s.Predict.Cursor] = n
	return s.marked(Guess{Hands: hands}, true)
}

// typedHands keeps the digits of what is typed, full-width ones too, around the
// insertion point.
func typedHands(text string, behind int) (string, int) {
	before, after := split(text, behind)
	before, after = onlyDigits(before), onlyDigits(after)
	return before + after, len(after)
}

func onlyDigits(s string) string {
	out := []byte{}
	for _, r := range s {
		switch {
		case r >= '0' && r <= '9':
			out = append(out, byte(r))
		case r >= '０' && r <= '９':
			out = append(out, byte(r-'０')+'0')
		}
	}
	return string(out)
}

// waits stops play at a question that is to be predicted.
func (s State) waits() State {
	s.Beat, s.Playing, s.Unfolded = Still(), false, false
	return s
}

// withholds reports whether a command would give the hidden answer away.
func (s State) withholds(kind CommandKind) bool {
	return slices.Contains(tellings, kind) && s.Hides()
}

// tellings are the commands that tell what follows from a step.
var tellings = []CommandKind{CmdWhy, CmdDifference, CmdCrosshair, CmdWhatIf, CmdBeside, CmdFlip, CmdHint}

// backToPredict closes modes that were opened on a prediction where stepping
// has come to a question that is still to be predicted.
func (s State) backToPredict() State {
	for u := s.opened; u != nil && !s.Mode.predicts(); u = u.below {
		if !u.mode.predicts() {
			continue
		}
		below := s
		below.Mode, below.opened, below.Cross, below.Input = u.mode, u.below, Cross{}, Input{}
		if below.Hides() {
			return below
		}
	}
	return s
}
