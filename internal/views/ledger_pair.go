package views

import (
	"memtui/internal/core"
)

// pair is the two-answer table: one valid time, as known at two times. Its
// sides are two questions of the step, or the crosshair and the point that it
// was taken from; the earlier known stands first.
type pair struct {
	sides   [2]pairSide
	same    bool
	because []core.Event // at which the answer changed in between
}

// pairSide is one of the two answers.
type pairSide struct {
	label  string // of the question; "" for the crosshair
	query  core.Query
	answer core.Answer
	own    bool // it fills the panes
	shown  bool // as far as the step has unfolded
}

// pairOf gives the two-answer table of what is asked; nil where there is
// none.
func (t *ledgerStep) pairOf() *pair {
	if t.isCrossing() {
		return t.crossPair()
	}
	if t.asked == nil || t.asked.Pair == nil {
		return nil
	}
	p := &pair{same: t.asked.Pair.Same, because: t.asked.Pair.Because()}
	for i, question := range []int{t.asked.Pair.First, t.asked.Pair.Second} {
		q := t.frame.Questions[question]
		p.sides[i] = pairSide{
			label: q.Label, query: q.Ask.Query, answer: q.Ask.Answer,
			own: question == t.State.Question, shown: t.answerShown(question),
		}
	}
	return p
}

// crossPair gives the table of the crosshair: any two known times.
func (t *ledgerStep) crossPair() *pair {
	two, ok := t.State.TwoTimes()
	if !ok {
		return nil
	}
	p := &pair{same: two.Same, because: two.Because}
	p.sides[0] = pairSide{query: two.Earlier.Query, answer: two.Earlier.Answer, own: !two.Here, shown: true}
	p.sides[1] = pairSide{query: two.Later.Query, answer: two.Later.Answer, own: two.Here, shown: true}
	return p
}
