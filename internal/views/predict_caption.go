package views

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// remark is what a mode says of the step: a beginning in an ink of its own,
// and the rest.
type remark struct {
	head span
	text string
}

// guessRemark is what stands in place of the explanation of a step where its
// answer is predicted: before, what to do; after, whether the guess was right
// and what decides. It is false where nothing is asked, where the answer was
// seen in no such mode, and while the step unfolds.
func (s Screen) guessRemark(k *sketch) (remark, bool) {
	if !s.guesses() || s.State.QuestionNumber() == 0 {
		return remark{}, false
	}
	w := s.Words.Predict
	if s.State.Hides() {
		return remark{text: s.howToGuess()}, true
	}
	guess, ok := s.State.Guess()
	if !ok || !s.State.Beat.IsStill() {
		return remark{}, false
	}
	r := remark{text: s.decides(k, guess)}
	switch {
	case !guess.Shown && guess.Right:
		r.head = span{Ink{Role: Good, Bold: true}, SignGiven + " " + w.Right}
	case !guess.Shown:
		r.head = span{Ink{Role: Bad, Bold: true}, SignFailed + " " + w.Wrong}
	case player.CountHands(guess.Hands) > 0:
		right, all := s.rightHands(guess.Hands)
		r.head = span{Ink{Role: Fg, Bold: true}, i18n.Fill(w.HandsRight, right, all)}
	case s.State.Mode == player.ModePredict:
		r.head = span{Ink{Role: Muted}, w.OnlyShown}
	}
	return r, true
}

// howToGuess says what to do before a prediction.
func (s Screen) howToGuess() string {
	w := s.Words.Predict
	switch {
	case s.State.Mode == player.ModeClass:
		return w.HowClass
	case s.State.IsDecision():
		return w.HowState
	case s.State.Predict.Picking:
		return w.HowValues
	}
	return w.HowAnswer
}

// decides names the rung or the rule that decides, as a sentence or two.
func (s Screen) decides(k *sketch, guess player.Guess) string {
	if r, ok := s.ruling(s.State.Question); ok {
		return s.sentences(s.ruleDecides(r, guess)...)
	}
	t := s.ledgerStep(k)
	return s.sentences(t.rungDecides(guess)...)
}

// sentences joins whole sentences.
func (s Screen) sentences(list ...string) string {
	between := " "
	if s.Words.Lang == i18n.Chinese {
		between = ""
	}
	var kept []string
	for _, one := range list {
		if one != "" {
			kept = append(kept, one)
		}
	}
	return strings.Join(kept, between)
}

// remarkRows breaks a remark, with more text behind it, to a width.
func (s Screen) remarkRows(r remark, more string, w int) []inkLine {
	var out []inkLine
	for i, row := range Wrap(s.sentences(r.head.text, r.text, more), w) {
		if rest, ok := strings.CutPrefix(row, r.head.text); i == 0 && ok {
			out = append(out, inkLine{r.head, {Ink{Role: Fg}, rest}})
			continue
		}
		out = append(out, inkLine{{Ink{Role: Fg}, row}})
	}
	return out
}

// guessRows gives the rows of a caption of so many cells and rows where
// answers are predicted; nil where it is the ordinary one. Behind an answer
// the lesson's own text follows if there is room for all of it, and no other
// answer of the step is hidden.
func (s Screen) guessRows(k *sketch, w, h int) []inkLine {
	r, ok := s.guessRemark(k)
	if !ok {
		return nil
	}
	var bars []inkLine
	if !s.State.Hides() && !s.State.IsDecision() {
		bars = s.handsRows(s.State.Hands(), s.State.Choices(), s.State.RightChoice(), w)
		bars = bars[:min(len(bars), 1)]
	}
	if !s.State.HidesStep(s.State.Page) {
		if all := append(bars, s.remarkRows(r, s.explanation(), w)...); len(all) <= h {
			return all
		}
	}
	rows := append(bars, s.remarkRows(r, "", w)...)
	if len(rows) > h {
		rows = rows[:h]
		last := &rows[h-1]
		*last = append((*last)[:len(*last):len(*last)], span{Ink{Role: Fg}, "…"}).cut(w)
	}
	return rows
}

// drawGuessCaption draws the caption where answers are predicted; false where
// it is the ordinary one.
func (s Screen) drawGuessCaption(c *Canvas, k *sketch) bool {
	l := k.layout
	if l.Solo() {
		return false
	}
	rows := s.guessRows(k, l.Caption.W, l.Caption.H)
	y := l.Caption.Y
	if l.Rule < 0 {
		y = l.Caption.Bottom() - len(rows)
	}
	for i, row := range rows {
		row.draw(c, l.Caption.X, y+i)
	}
	return rows != nil
}

// guessText gives the whole text of a step for a pane of its own where its
// answer is predicted: what a caption says, then the lesson's own text, which
// is for after the answers; nil where it is the ordinary one.
func (s Screen) guessText(k *sketch, w int) []inkLine {
	r, ok := s.guessRemark(k)
	if !ok {
		return nil
	}
	out := s.remarkRows(r, "", w)
	if s.State.HidesStep(s.State.Page) {
		return out // it speaks of all the step's answers
	}
	out = append(out, nil)
	for _, row := range Wrap(s.explanation(), w) {
		out = append(out, inkLine{{Ink{Role: Fg}, row}})
	}
	return out
}

// handsRows writes the hands for each choice with a bar, in rows of so many
// cells; nil where none were counted. The right one is bold.
func (s Screen) handsRows(hands []int, choices []player.Choice, right, w int) []inkLine {
	if player.CountHands(hands) == 0 || len(hands) != len(choices) {
		return nil
	}
	words, longest := s.handsWords(hands, choices, right, w)
	out := []inkLine{nil}
	for i, word := range words {
		if word == "" {
			continue
		}
		name, bar := Ink{Role: Soft}, Ink{Role: Edge}
		if i == right {
			name, bar = Ink{Role: Fg, Bold: true}, Ink{Role: Accent}
		}
		piece := inkLine{{name, word}}
		if text := barOf(hands[i], mostOf(hands), longest); text != "" {
			piece = append(piece, span{bar, " " + text})
		}
		last := len(out) - 1
		if n := out[last].width(); n > 0 && n+3+piece.width() > w {
			out = append(out, nil)
			last++
		} else if n > 0 {
			out[last] = append(out[last], span{Ink{}, "   "})
		}
		out[last] = append(out[last], piece...)
	}
	return out
}

// handsWords names the choices with their hands, and gives the cells of the
// longest bar. Where the row is short, choices without a hand are left out.
func (s Screen) handsWords(hands []int, choices []player.Choice, right, w int) (words []string, longest int) {
	words = make([]string, len(choices))
	total, n := 0, 0
	for i, choice := range choices {
		if hands[i] <= 0 && i != right && len(choices) > 4 {
			continue
		}
		words[i] = s.guessShort(choice) + " " + number(max(hands[i], 0))
		total, n = total+Width(words[i])+4, n+1
	}
	return words, max(1, min(16, (w-total)/max(n, 1)))
}

// ruleDecides says which rule decides, and how it lies to a guess.
func (s Screen) ruleDecides(r ruling, guess player.Guess) []string {
	w, d := s.Words.Predict, r.Decision
	more := ""
	if n := len(d.Reasons) - 1; n > 0 {
		more = i18n.Fill(w.MoreTo, number(n))
	}
	return []string{i18n.Fill(w.RuleIs, number(d.Rule), s.Words.Core.Reason(d.Reasons[0])), more, s.ruleAgainst(r, guess)}
}

// ruleAgainst says why the rule of a wrong guess does not decide.
func (s Screen) ruleAgainst(r ruling, guess player.Guess) string {
	w, guessed := s.Words.Predict, 0
	for _, o := range core.Outcomes() {
		if !guess.Shown && o.State == guess.Choice.State {
			guessed = o.Rule
		}
	}
	switch {
	case guessed == 0 || guessed == r.Decision.Rule:
		return ""
	case guessed > r.Decision.Rule:
		return i18n.Fill(w.Before, number(r.Decision.Rule), number(guessed))
	case guessed <= len(s.Words.Decision.Facts):
		return i18n.Fill(w.NotHere, number(guessed), s.Words.Decision.Facts[guessed-1])
	}
	return i18n.Fill(w.NotHere, number(guessed), i18n.Fill(w.ReachIs, r.Request.Candidate.Scope))
}
