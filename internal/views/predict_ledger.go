package views

import (
	"memtui/internal/core"
	"memtui/internal/player"
)

// A hidden row of the plane has no answer yet. Each is unlike every other, so
// that the edges around it run through.
func hiddenAnswer(row int) cellAnswer { return cellAnswer{status: hiddenStatus, class: -1 - row} }

// hiddenStatus is no status of the core.
const hiddenStatus core.AnswerStatus = "hidden"

// firstHidden gives the first row that is blank: a question that is still to
// be predicted falls in it. So are those below it, since what is written later
// shows the same memories again.
func (p *plane) firstHidden() int {
	first := len(p.grid.Bands)
	for _, q := range p.t.State.HiddenQueries(p.grid.Subject) {
		first = min(first, p.askedRow(q.Known))
	}
	return first
}

// hidden reports whether a row is blank.
func (p *plane) hidden(row int) bool { return row >= p.hiddenFrom }

// drawHiddenLabels writes a question mark where the answers of a row will
// stand.
func (p *plane) drawHiddenLabels(c *Canvas, band stretch) {
	for _, column := range p.columns {
		at := Rect{column.at, band.at, column.size, band.size}
		x, y := at.X+2, at.Y+min(labelRow(at.H), at.H-1)
		if at.W < 4 {
			x = at.X
		}
		if c.Blank(x, y, p.dot()) {
			c.Clip(at).Text(x, y, Ink{Role: Soft}.Loud(), SignHidden)
		}
	}
}

// ghost says a wrong guess beside the answer, the longest form first; nil
// where there is none.
func (t *ledgerStep) ghost() []inkLine {
	guess, ok := t.wrongGuess()
	if !ok {
		return nil
	}
	violet := Ink{Role: Changed}
	choice, values := guess.Choice, ""
	if choice.Status == core.Conflict {
		values = t.different(choice.Values)
	}
	named := t.guessSign(choice) + " " + t.guessName(choice)
	var out []inkLine
	for _, text := range []string{
		t.Words.Predict.YourGuess + " " + joined(named, " ", values), t.Words.Predict.YourGuess + " " + named,
		t.Words.Predict.YourGuess + " " + t.guessShort(choice), named, t.guessShort(choice),
	} {
		out = append(out, inkLine{{violet, SignVertical + " "}, {violet.Loud(), text}})
	}
	return out
}

// tagRoom gives the cells that the tag of the answer takes with a gap before
// it.
func (t *ledgerStep) tagRoom() int {
	if tag := t.answerTag(); tag != "" {
		return Width(tag) + 3
	}
	return 0
}

// drawTag writes whose the answer is into the first row of its block, if it
// has room there.
func (t *ledgerStep) drawTag(c *Canvas, r Rect, a core.Answer) {
	tag := t.answerTag()
	if tag == "" {
		return
	}
	y, ink := r.Y, Ink{Role: On}.Loud()
	switch {
	case a.Status == core.NotFound:
		ink = Ink{Role: Fg}.Loud()
		y++
		if r.H >= 7 {
			y++
		}
	case r.H >= 7:
		y++
	}
	x := r.Right() - 2 - Width(tag)
	for at := x - 2; at < r.Right()-1; at++ {
		if at < r.X || !c.Blank(at, y) {
			return
		}
	}
	c.Text(x, y, ink, tag)
}

// choosesIn reports whether the choices, which have a label of their own, lie
// in a pane.
func (t *ledgerStep) choosesIn(pane player.Pane) bool {
	return pane == player.PaneAnswer && t.State.Hides()
}
