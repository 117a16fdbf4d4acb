package player

import (
	"cmp"
	"slices"
)

// Score counts what was predicted of a lesson.
type Score struct {
	Right, Of int
	Kinds     []KindScore // in the order of QuestionKinds, those asked alone
	List      []Marked    // what was predicted, in the order of the lesson
	Class     []Marked    // what a class voted on, in the same order
	// Hands were up for a right answer of Class, out of AllHands.
	Hands, AllHands int
}

// KindScore is the score of one kind of question.
type KindScore struct {
	Kind      QuestionKind
	Right, Of int
}

// Marked is one question that was predicted.
type Marked struct {
	Page, Question int
	Label          string // as on screen: "4B"
	Right          bool
	WhatIf         bool // of the edited lesson
	Hands          []int
	Choices        []Choice
	Answer         int // the index of the right one of Choices; -1 = none
}

// QuestionKind sorts questions for the score by what they are about.
type QuestionKind string

// The kinds of question, in the order of the score.
const (
	AsksNow      QuestionKind = "now"      // what holds on a day, as known that day
	AsksPast     QuestionKind = "past"     // about another day, as known on the step's own
	AsksKnown    QuestionKind = "known"    // as known at another time than the step's day
	AsksElse     QuestionKind = "else"     // about a subject with nothing recorded
	AsksDecision QuestionKind = "decision" // a record decision
)

// QuestionKinds lists them in order.
func QuestionKinds() []QuestionKind {
	return []QuestionKind{AsksNow, AsksPast, AsksKnown, AsksElse, AsksDecision}
}

// kindOf sorts a question.
func (f *Frame) kindOf(question int) QuestionKind {
	q := f.Questions[question]
	switch {
	case q.Decide != nil:
		return AsksDecision
	case !f.After().Knows(q.Ask.Query.Subject()):
		return AsksElse
	case !f.Day.IsZero() && !q.Ask.Query.Known.Equal(f.Day):
		return AsksKnown
	case q.Ask.Query.Valid.IsZero() || q.Ask.Query.Valid.Equal(q.Ask.Query.Known):
		return AsksNow
	}
	return AsksPast
}

// Score sums up what was predicted of the lesson, edited or not. Answers that
// were only shown do not count.
func (s State) Score() Score {
	var out Score
	kinds := map[QuestionKind]*KindScore{}
	for _, g := range s.shownGuesses() {
		if g.guess.Hands != nil {
			out.vote(g.about)
		}
		if g.guess.Shown {
			continue
		}
		out.List = append(out.List, g.about)
		if kinds[g.kind] == nil {
			kinds[g.kind] = &KindScore{Kind: g.kind}
		}
		kinds[g.kind].Of++
		out.Of++
		if g.guess.Right {
			kinds[g.kind].Right++
			out.Right++
		}
	}
	for _, kind := range QuestionKinds() {
		if k := kinds[kind]; k != nil {
			out.Kinds = append(out.Kinds, *k)
		}
	}
	return out
}

// vote adds what a class voted.
func (o *Score) vote(m Marked) {
	all := CountHands(m.Hands)
	if all == 0 {
		return
	}
	o.Class = append(o.Class, m)
	o.AllHands += all
	if m.Answer >= 0 {
		o.Hands += max(m.Hands[m.Answer], 0)
	}
}

// shownGuesses lists the guesses about the lesson whose answers are shown, in
// the order of the lesson; of a question the lesson's own before those of a
// what-if, in the order in which they were made.
func (s State) shownGuesses() []*guesses {
	var out []*guesses
	seen := map[asking]bool{}
	for g := s.Predict.made; g != nil; g = g.below {
		if g.at.lesson == s.Name && !seen[g.at] && !g.open {
			out = append(out, g)
		}
		seen[g.at] = true
	}
	slices.Reverse(out)
	slices.SortStableFunc(out, func(a, b *guesses) int {
		return cmp.Or(
			cmp.Compare(a.at.page, b.at.page), cmp.Compare(a.at.question, b.at.question),
			compareBool(a.about.WhatIf, b.about.WhatIf),
		)
	})
	return out
}

func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}

// QuestionNumber counts the question on screen over the whole lesson, from 1;
// 0 where the page asks nothing.
func (s State) QuestionNumber() int {
	first, last := s.QuestionNumbers(s.Page)
	if first == 0 {
		return 0
	}
	return min(first+max(s.Question, 0), last)
}

// QuestionNumbers gives the numbers of a step's questions; 0 for a page that
// asks nothing.
func (s State) QuestionNumbers(page int) (first, last int) {
	if !s.asksAt(page, 0) {
		return 0, 0
	}
	for i := range s.Lesson.Frames[:page-1] {
		first += len(s.Lesson.Frames[i].Questions)
	}
	return first + 1, first + len(s.Lesson.Frames[page-1].Questions)
}
