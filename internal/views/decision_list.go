package views

import (
	"strconv"
	"strings"

	"memtui/internal/core"
	"memtui/internal/player"
)

// listsQuestions reports whether the row under the title lists the questions
// of the step: there are several, and not all of them fill the screen.
func (s Screen) listsQuestions(l Layout) bool {
	f := s.frame()
	if f == nil || len(f.Questions) < 2 || l.Solo() {
		return false
	}
	return !s.besides(l) || len(s.decisions()) < len(f.Questions)
}

// chip is one question in the list.
type chip struct {
	question     int
	label, sign  string
	answer, name string
	role         Role // of what it answers
}

// drawChips lists the questions of a step with their answers in one row; the
// selected one is a chip. Answers go first where the row is too long.
func (s Screen) drawChips(c *Canvas, k *sketch, r Rect) {
	chips := s.chips()
	short := chipsWidth(chips, false) > r.W
	first := 0
	if short {
		first = firstChip(chips, s.State.Question, r.W)
	}
	x := r.X
	for _, chip := range chips[first:] {
		text := chip.text(short)
		if x+Width(text)+2 > r.Right() {
			k.tooBig()
			break
		}
		end := s.drawChip(c, x, r.Y, chip, text)
		k.zone(Rect{x, r.Y, end - x, 1}, player.Command{Kind: player.CmdGoToQuestion, N: chip.question})
		x = end + 2
	}
	for _, chip := range chips {
		if chip.question == s.State.Question && x+3 < r.Right() && !s.besides(k.layout) {
			c.Text(x+1, r.Y, Ink{Role: Soft}, Cut(chip.name, r.Right()-x-1))
		}
	}
}

func (s Screen) drawChip(c *Canvas, x, y int, chip chip, text string) int {
	if chip.question != s.State.Question {
		return c.Text(x, y, Ink{Role: chip.role}, " "+text+" ")
	}
	if !solid(chip.role) || !s.Theme.Coloured() {
		return c.Text(x, y, Ink{Role: chip.role, Bold: true}, "["+text+"]")
	}
	return c.Text(x, y, Ink{Role: On, Ground: chip.role, Bold: true}, " "+text+" ")
}

func (c chip) text(short bool) string {
	if short || c.answer == "" {
		return c.label + " " + c.sign
	}
	return c.label + " " + c.answer
}

func chipsWidth(chips []chip, short bool) int {
	n := 0
	for _, c := range chips {
		n += Width(c.text(short)) + 4
	}
	return n
}

// firstChip gives the chip with which a list that is too long begins, so that
// the selected one is in it.
func firstChip(chips []chip, selected, cells int) int {
	first := 0
	for first < len(chips)-1 && chips[first].question < selected &&
		chipsWidth(chips[first:selected+1], true) > cells {
		first++
	}
	return first
}

// chips gives every question of the step with what is known of its answer.
func (s Screen) chips() []chip {
	f := s.frame()
	mixed := len(s.decisions()) < len(f.Questions)
	out := make([]chip, 0, len(f.Questions))
	for i, q := range f.Questions {
		item := chip{question: i, label: q.Label, sign: SignUnusable, name: s.say(q.Name), role: Muted}
		if !mixed {
			item.label = strconv.Itoa(i + 1)
		}
		if r, ok := s.ruling(i); ok {
			if r.settled() {
				item.sign, item.answer = s.stateSign(r.Decision.State), s.signed(r.Decision.State)
				item.role = r.hue
			}
			if item.name == "" {
				item.name = s.recordName(r)
			}
		} else if q.Ask != nil && s.answered(i) {
			item.sign, item.answer, item.role = s.answerChip(q.Ask.Answer)
		}
		out = append(out, item)
	}
	return out
}

// answered reports whether the answer to a question of the ledger is known by
// now: while one unfolds, those behind it are still to come.
func (s Screen) answered(question int) bool {
	if s.State.HidesQuestion(s.State.Page, question) {
		return false
	}
	if question == s.State.Question {
		return s.State.Beat.Shows(player.StageAnswer)
	}
	return question < s.State.Question || s.State.Beat.IsStill()
}

// signed says a state with its sign.
func (s Screen) signed(state core.State) string { return s.stateSign(state) + " " + s.stateName(state) }

// answerChip says an answer of the ledger in a few words, with its sign; the
// values of a conflict are joined by it, never one alone.
func (s Screen) answerChip(a core.Answer) (sign, text string, role Role) {
	switch a.Status {
	case core.Usable:
		return SignGiven, SignGiven + " " + a.Value, Good
	case core.Conflict:
		return SignConflict, strings.Join(Spelt(a.Candidates), " "+SignConflict+" "), Warning
	case core.NotFound:
	}
	return SignNothing, SignNothing + " " + s.Words.Core.Answers[core.NotFound], Soft
}
