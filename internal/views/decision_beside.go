package views

import (
	"memtui/internal/core"
	"memtui/internal/player"
)

// besideView is a decision as the lesson has it beside what the what-if makes
// of it.
type besideView struct {
	Screen
	k       *sketch
	g       columns
	sides   [2]ruling // the lesson, the what-if
	changed map[string]bool
}

// drawDecisionBeside draws lesson and what-if side by side: rows are inputs,
// so that what differs is seen along a row; all that is equal is quiet.
func (s Screen) drawDecisionBeside(c *Canvas, k *sketch) {
	now, ok := s.ruled()
	base := s.lessonRuling()
	if !ok || base == nil {
		return
	}
	b := besideView{Screen: s, k: k, sides: [2]ruling{*base, now}, changed: map[string]bool{}}
	for _, path := range now.differs() {
		b.changed[path] = true
	}
	if k.layout.Solo() {
		b.drawSide(c)
		return
	}
	b.g = besideColumns(k.layout)
	b.drawHeads(c)
	b.drawInputs(c)
	b.drawWays(c)
	b.drawStates(c)
	b.drawSentences(c)
}

// lessonRuling gives the decision on screen as the lesson has it.
func (s Screen) lessonRuling() *ruling {
	question := s.State.Question
	if s.lessonDecision(question) == nil {
		return nil
	}
	own := *s.State.BaseFrame().Questions[question].Decide
	own.Was = nil
	return &ruling{Decided: &own, beat: player.Still(), hue: stateRole(own.Decision.State)}
}

// besideColumns divides the screen: wide as several records do; below that
// without blank rows, and at 80×24 without the rules, which the plates name.
func besideColumns(l Layout) columns {
	if l.Arrangement == Wide {
		return columnsOf(l, 2)
	}
	g := columns{label: l.Content.X, y: l.Panes.Y, x: l.Content.X + 25, plate: 3}
	if l.Arrangement == Compact {
		g.y, g.x = g.y-1, l.Content.X+14
	}
	plate := (l.Content.Right() - g.x) / 2
	g.w, g.pitch = plate-2, plate+1
	g.rules = g.y + len(core.RequestFields())
	if l.Arrangement == Compact {
		g.rules -= 4 // the plates follow the inputs
	}
	return g
}

// hasRules reports whether there is room for the rules between the inputs and
// the states.
func (b besideView) hasRules() bool { return b.k.layout.Arrangement != Compact }

// top gives the row of the first input.
func (b besideView) top() int {
	if b.k.layout.Arrangement == Wide {
		return b.g.y + 2
	}
	return b.g.y + 1
}

// column gives the column of a side's marks.
func (b besideView) column(side int) int { return b.g.x + side*b.g.pitch }

// right gives the column behind the plates.
func (b besideView) right() int { return b.column(1) + b.g.w + 1 }

// taken reports whether a side has the keys.
func (b besideView) taken(side int) bool { return (side == 0) == (b.State.Side == player.SideLesson) }

func (b besideView) drawHeads(c *Canvas) {
	g, w := b.g, b.Words.WhatIf.Beside
	c.Text(g.label, g.y, Ink{Role: Muted, Bold: true}, b.Words.Decision.Given)
	for side, name := range []string{w.Lesson, w.WhatIf} {
		x, ink := b.column(side), Ink{Role: Fg, Bold: true}
		if b.taken(side) {
			ink.Role = Accent
			c.Text(x-2, g.y, ink, SignFocus)
		}
		c.Text(x, g.y, ink, name)
		b.zoneSide(side, Rect{x - 1, g.y, g.w + 2, g.state() + g.plate - g.y})
	}
	count := b.countChanges(len(b.changed))
	c.Text(b.column(1)+g.w-Width(count), g.y, Ink{Role: Changed, Bold: len(b.changed) > 0}, count)
}

// zoneSide lets a click take the side that has not the keys.
func (b besideView) zoneSide(side int, r Rect) {
	if !b.taken(side) {
		b.k.zone(r, player.Command{Kind: player.CmdSide})
	}
}

func (b besideView) drawInputs(c *Canvas) {
	for i, field := range b.sides[1].Decision.Fields {
		y := b.top() + i
		label := Ink{Role: Muted}
		switch {
		case b.changed[field.Path]:
			label = Ink{Role: Changed, Bold: true}
			c.Ground(Rect{b.g.label - 1, y, b.right() - b.g.label + 1, 1}, Sel)
			c.Text(b.g.label, y, label, SignChanged+" "+b.Words.Decision.Fields[field.Path])
		case field.Path == "candidate":
			b.drawCandidate(c, y)
			continue
		default:
			c.Text(b.g.label, y, label, b.Words.Decision.Fields[field.Path])
		}
		for side, r := range b.sides {
			b.drawInput(c, b.column(side), y, r, r.Decision.Fields[i])
		}
	}
}

// drawCandidate draws the divider above the record's own inputs.
func (b besideView) drawCandidate(c *Canvas, y int) {
	x := c.Text(b.g.label, y, Ink{Role: Muted}, b.Words.Decision.Candidate) + 1
	c.Fill(Rect{x, y, b.right() - x, 1}, Ink{Role: Rule}, b.dash())
}

// drawInput draws one input of a side: what decided in its hue, what differs
// aloud, all else quietly.
func (b besideView) drawInput(c *Canvas, x, y int, r ruling, field core.FieldMark) {
	ink := Ink{Role: Muted}
	if b.changed[field.Path] {
		ink = Ink{Role: Fg}
	}
	for _, path := range r.Decision.Deciders {
		if path == field.Path {
			ink = Ink{Role: r.hue, Bold: true}
		}
	}
	c.Text(x, y, ink, b.markSign(r, field))
	c.Text(x+2, y, ink, b.inputText(r, field, b.g.w-2))
}

// inputText is what an input holds, in so many cells.
func (b besideView) inputText(r ruling, field core.FieldMark, cells int) string {
	if field.Path == "candidate" {
		return b.wholeRecord(field)
	}
	lines := b.valueLines(flow{given: cells}, r, field, 1)
	if len(lines) == 0 {
		return ""
	}
	return lines[0]
}

// drawWays draws the rules with the way of each side.
func (b besideView) drawWays(c *Canvas) {
	if !b.hasRules() {
		return
	}
	if b.g.around > 0 {
		c.Text(b.g.label, b.g.rules, Ink{Role: Muted, Bold: true}, b.Words.Decision.Rules)
	}
	b.drawColumnRules(c, b.g, b.sides[:])
}

// drawStates draws the two states with a sign between them.
func (b besideView) drawStates(c *Canvas) {
	g := b.g
	c.Text(g.label, g.state()+g.plate/6, Ink{Role: Muted, Bold: true}, b.Words.Decision.State)
	for side, r := range b.sides {
		p := plate{
			Rect: Rect{b.column(side) - 1, g.state(), g.w + 2, g.plate}, edges: 1, outcome: r.Decision.Outcome,
			beside: g.plate == 6, arrow: true, lit: true,
		}
		if !b.hasRules() {
			p.tag, p.reason = b.byRule(r), b.reasonWords(r)
		}
		b.drawPlate(c, p)
	}
	sign, ink := SignSame, Ink{Role: Muted}
	if b.sides[0].Decision.State != b.sides[1].Decision.State {
		sign, ink = SignConflict, Ink{Role: Changed, Bold: true}
	}
	between := g.pitch - g.w - 2
	c.Text(b.column(1)-1-(between+1)/2, g.state()+g.plate/6, ink, sign)
}
