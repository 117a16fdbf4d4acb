package views

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
)

func (f *fullWhy) drawEnds(c *Canvas, y int) {
	w := f.words
	c.Text(f.area.X, y, Ink{Role: Muted}, SignArrow+" "+w.AnswerRow)
	x := f.area.X + f.label
	role := Good
	if f.look.Answer.Status == core.Conflict {
		role = Warning
	}
	for _, v := range f.verdicts() {
		if at := fellAt(v); at < 9 {
			c.Text(x, y, Ink{Role: Muted}, Cut(i18n.Fill(w.OutAt, number(at+1)), f.step-1))
		} else {
			end := c.Text(x, y, Ink{Role: role}.Loud(), Cut(f.leftValue(f.look.Answer, v.Memory.Value), f.step-1))
			c.Text(end, y, Ink{Role: Soft}, Cut(" · "+strings.Join(f.supportOf(v.Memory.ID), " "), x+f.step-1-end))
		}
		x += f.step
	}
}

// supportOf gives the sources of a memory that hold.
func (f *fullWhy) supportOf(id string) []string {
	for _, left := range f.look.Answer.Left {
		if left.ID == id {
			return left.Evidence
		}
	}
	return nil
}

// drawVerdict repeats the answer in one row of a block.
func (f *fullWhy) drawVerdict(c *Canvas, r Rect) {
	w, a := f.words, f.look.Answer
	y := r.Y + 1
	if a.Status == core.NotFound {
		f.drawFrame(c, r, Edge)
		x := c.Text(r.X+2, y, Ink{Role: Fg}.Loud(), SignNothing+" "+w.NotFound) + 3
		c.Text(x, y, Ink{Role: Muted}, Cut(w.NoneLeftLong, r.Right()-x-2))
		return
	}
	role, status, values, why := Good, SignGiven+" "+w.Usable, []string{a.Value}, w.OneLeft
	if a.Status == core.Conflict {
		role, status, values = Warning, SignConflict+" "+w.Conflict, a.Candidates
		why = i18n.Fill(w.OthersLeft, number(len(values)))
	}
	ink := Ink{Role: On, Ground: role}
	c.Fill(r, ink, " ")
	clip := c.Clip(Rect{r.X, r.Y, r.W - 1, r.H})
	b := block{t: f.ledgerStep, rect: r, role: role, ink: ink}
	x := clip.Text(r.X+2, y, ink.Loud(), status) + 3
	texts := f.plainly(values)
	const least = 10 // cells of a sign and the shortest pill
	for i, text := range texts {
		room, rest := r.Right()-x-1, len(texts)-i-1
		if i > 0 {
			if room < least+2*min(rest, 1) {
				x = clip.Text(x+1, y, ink.Loud(), "…")
				break
			}
			x = clip.Text(x+2, y, ink.Loud(), SignConflict) + 2
			room = r.Right() - x - 1
		}
		room = max(5, room-min(least*rest, room/2))
		b.drawPill(clip, x, y, text, room)
		x += min(Width(b.pill(text)), room)
	}
	if x+3+Width(why) < r.Right() {
		c.Text(x+3, y, ink, why)
	}
}
