package views

import (
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// stack is the height that each part takes before anything is given up.
type stack struct{ asked, gap, label, block, gapWhy, head, rungs, rule, answer int }

func (s stack) sum() int {
	return s.asked + s.gap + s.label + s.block + s.gapWhy + s.head + s.rungs + s.rule + s.answer
}

// ideal is the stack of the smallest size of each arrangement.
func (t *ledgerStep) ideal() stack {
	several := len(t.frame.Questions) // the crosshair keeps their places
	s := stack{asked: 2, label: 1, block: 3, gapWhy: 1, head: t.whyHeadRows(), rungs: 9, answer: 1}
	switch t.l.Arrangement {
	case Wide:
		s.asked, s.gap, s.block, s.gapWhy, s.rule = 3, 1, 7, 2, 1
	case Middle:
		s.block = 5
	case Compact, Tabs:
		if t.whole.oneSubject {
			s.rungs = 7
		}
	}
	if t.asked != nil && len(t.asked.Answer.Candidates) > 2 {
		s.block = max(s.block, len(t.asked.Answer.Candidates)+1)
	}
	if several == 1 && t.asked != nil && !t.coordinatesFit(t.asked.Query.AsOf, t.l.Right.W) {
		s.asked = 3
	}
	if several > 1 {
		s.asked = t.askedRows(t.l.Right.W)
		if t.l.Arrangement == Wide {
			s.asked, s.gapWhy = max(5, s.asked), 1
		}
	}
	return s
}

// stackIn gives up what the height has no room for: blank rows, the rows of
// rungs that all memories pass, the height of the answer, then the list of
// questions becomes a window. On a small screen the blank row that sets the
// answer off from the why is worth more than the rungs that all pass.
func (t *ledgerStep) stackIn(h int) stack {
	s := t.ideal()
	over := func() int { return s.sum() - h }
	take := func(from *int, least int) {
		if n := min(over(), *from-least); n > 0 {
			*from -= n
		}
	}
	take(&s.gap, 0)
	// The values of a conflict come before it.
	if t.l.Arrangement != Compact || s.block > 3 {
		take(&s.gapWhy, 0)
	}
	take(&s.block, 5)
	take(&s.rungs, max(1, min(s.rungs, len(t.foldedRungs(0, t.whyGroups())))))
	take(&s.gapWhy, 0)
	take(&s.rule, 0)
	take(&s.block, 3)
	take(&s.asked, 3)
	take(&s.rungs, 1)
	return s
}

func (t *ledgerStep) drawRight(c *Canvas) {
	r := t.l.Right
	h := r.H
	if s := t.ideal(); s.sum() > h {
		h += t.captionSpare()
	}
	s := t.stackIn(h)
	y := r.Y
	t.drawQuestionName(c, r)
	t.k.zone(Rect{r.X, r.Y, r.W, s.asked + s.gap + s.label + s.block}, focusOn(player.PaneAnswer))
	t.drawAsked(c, Rect{r.X, y, r.W, s.asked})
	y += s.asked + s.gap
	if t.State.Hides() {
		t.drawGuesses(c, t.k, Rect{r.X, y, r.W, r.Bottom() - y})
		return
	}
	t.drawAnswerLabel(c, r.X, y, r.W)
	y += s.label
	t.drawAnswer(c, Rect{r.X, y, r.W, s.block})
	y += s.block + s.gapWhy
	why := t.newWhy(Rect{r.X, y, r.W, s.head + s.rungs + s.rule + s.answer}, s.rungs)
	t.k.zone(why.rect, focusOn(player.PaneWhy))
	t.drawWindow(c, why.rect, why)
	row := why.draw(c)
	if s.rule > 0 {
		c.Fill(Rect{r.X, row, r.W, 1}, Ink{Role: Rule}, SignThin)
		row++
	}
	why.drawAnswerRow(c, row)
}

// captionSpare gives the rows that the caption of this step leaves free.
func (t *ledgerStep) captionSpare() int {
	if t.l.Rule >= 0 || t.l.Solo() {
		return 0
	}
	if rows := t.stripRows(); rows > 0 {
		return t.l.Caption.H - rows
	}
	return max(0, t.l.Caption.H-len(t.captionLines()))
}

// drawAnswerPane draws question and answer alone.
func (t *ledgerStep) drawAnswerPane(c *Canvas, r Rect) {
	t.drawQuestionName(c, r)
	asked := 2
	if n := len(t.frame.Questions); n > 1 {
		asked = min(t.askedRows(r.W), max(3, r.H-6))
	} else if t.l.Arrangement == Wide || t.asked != nil && !t.coordinatesFit(t.asked.Query.AsOf, r.W) {
		asked = 3
	}
	t.drawAsked(c, Rect{r.X, r.Y, r.W, asked})
	y := r.Y + asked + 1
	if t.State.Hides() {
		t.drawGuesses(c, t.k, Rect{r.X, y, min(r.W, 60), r.Bottom() - y})
		return
	}
	t.drawAnswerLabel(c, r.X, y, r.W)
	t.drawAnswer(c, Rect{r.X, y + 1, min(r.W, 60), max(3, min(7, r.Bottom()-y-2))})
}

// drawQuestionName writes the question in its author's words above the pane
// that asks it.
func (t *ledgerStep) drawQuestionName(c *Canvas, pane Rect) {
	if text := t.askedInWords(); text != "" {
		c.Text(pane.X, pane.Y-1, Ink{Role: Soft}, Cut(text, pane.W))
	}
}

// askedInWords is the chosen question in its author's words behind its label,
// once it is asked; "" where there are none.
func (t *ledgerStep) askedInWords() string {
	name := t.questionName()
	if t.asked == nil || t.isCrossing() || name == "" || !t.shows(player.StageAsked) {
		return ""
	}
	if label := t.frame.Questions[t.State.Question].Label; label != "" {
		return i18n.Fill(t.words.InWords, label, name)
	}
	return name
}

// questionName is the question in the author's words.
func (t *ledgerStep) questionName() string {
	if q := t.State.Question; q >= 0 && q < len(t.frame.Questions) {
		return t.say(t.frame.Questions[q].Name)
	}
	return ""
}
