package views

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// drawFlow draws one decision: given, thread, rules, states, and where there
// is room, why.
func (s Screen) drawFlow(c *Canvas, k *sketch) {
	r, ok := s.ruled()
	if !ok {
		return
	}
	f := s.flowOf(k.layout)
	rows := s.drawGiven(c, k, f, r)
	s.drawRules(c, k, f, r)
	s.drawStates(c, k, f, r)
	s.drawGhostThread(c, f, r, rows)
	s.drawThread(c, f, r, rows)
	if f.why > 0 {
		s.drawShortWhy(c, k, f, r)
	}
}

// drawThread joins what decided, or what is being read, to the node of its
// rule: each input to one vertical, and that to the node. It never crosses a
// text, since values end left of it.
func (s Screen) drawThread(c *Canvas, f flow, r ruling, rows []givenRow) {
	node := f.node(max(r.asked(), 1) - 1)
	ink := Ink{Role: r.light(), Bold: !s.Theme.Coloured()}
	var from []int
	for _, path := range r.reads() {
		for _, row := range rows {
			if row.field.Path == path {
				from = append(from, row.y)
				c.Fill(Rect{row.end + 1, row.y, f.bus - row.end - 1, 1}, ink, "━")
			}
		}
	}
	if len(from) == 0 {
		return
	}
	first, last := min(from[0], node), max(from[len(from)-1], node)
	for y := first; y <= last; y++ {
		left := false
		for _, at := range from {
			left = left || at == y
		}
		c.Text(f.bus, y, ink, threadSign(y > first, y < last, left, y == node))
	}
	c.Fill(Rect{f.bus + 1, node, f.spine - 1 - f.bus - 1, 1}, ink, "━")
}

// threadSign is the heavy line that goes in these directions.
func threadSign(up, down, left, right bool) string {
	at := 0
	for i, on := range []bool{up, down, left, right} {
		if on {
			at |= 1 << i
		}
	}
	signs := [16]string{
		" ", "╹", "╻", "┃", "╸", "┛", "┓", "┫",
		"╺", "┗", "┏", "┣", "━", "┻", "┳", "╋",
	}
	return signs[at]
}

// drawRules draws the four rules from top to bottom with the taken way lit.
func (s Screen) drawRules(c *Canvas, k *sketch, f flow, r ruling) {
	if s.State.Hides() && !f.beside {
		s.drawChoicesLabel(c, f.spine, f.labels)
	} else {
		x := s.flowLabel(c, k, f.spine, f.labels, player.PaneRules, s.Words.Decision.Rules)
		c.Text(x+2, f.labels, Ink{Role: Muted}, s.Words.Decision.FirstDecides)
	}
	for rule := range 4 {
		s.drawQuestion(c, f, r, rule)
		s.drawSpine(c, f, r, rule)
		if f.beside {
			s.drawBeside(c, f, r, rule)
		} else {
			s.drawUnder(c, f, r, rule)
		}
	}
	k.zone(Rect{f.spine, f.labels, f.plate.X - f.spine, f.slot[3] + f.height - f.labels},
		player.Command{Kind: player.CmdFocus, Pane: player.PaneRules})
}

// way says how a rule lies on the way: passed, here, or not asked.
type way int

const (
	passed way = iota
	here
	unasked
)

func (r ruling) way(rule int) way {
	switch asked := r.asked(); {
	case rule+1 < asked:
		return passed
	case rule+1 == asked:
		return here
	}
	return unasked
}

// decides reports whether a rule is known to have decided.
func (r ruling) decides(rule int) bool { return r.settled() && rule+1 == r.Decision.Rule }

func (s Screen) drawQuestion(c *Canvas, f flow, r ruling, rule int) {
	ink := Ink{Role: Muted}
	y := f.node(rule)
	number := string(rune('1' + rule))
	switch r.way(rule) {
	case passed:
		ink = Ink{Role: Fg}
		c.Text(f.spine, y, Ink{Role: r.light(), Bold: true}, number)
	case here:
		ink = Ink{Role: Fg, Bold: true}
		s.drawNode(c, f.spine-1, y, r.light(), number)
	case unasked:
		node := Ink{Role: Muted}
		if rule == 0 && r.beat.Stage == player.StageMarks {
			node = Ink{Role: Fg, Bold: true} // the way comes in here
		}
		c.Text(f.spine, y, node, number)
	}
	if s.State.Hides() {
		ink.Role = Soft // to be read before one is chosen
	}
	for i, row := range s.questionRows(f, rule) {
		c.Text(f.question, y+i, ink, row)
	}
}

// drawNode draws the number of the rule that is asked, or that decided, as a
// chip of three cells.
func (s Screen) drawNode(c *Canvas, x, y int, light Role, number string) {
	solidRole := solid(light) || s.Theme.Tints()
	if !s.Theme.Coloured() || !solidRole {
		c.Text(x, y, Ink{Role: light, Bold: true}, "["+number+"]")
		return
	}
	ink := Ink{Role: On, Ground: light, Bold: true}
	if light == Fg {
		ink.Role = Bg
	}
	c.Text(x, y, ink, " "+number+" ")
}

// questionRows gives a rule as a question, in two rows where it stands beside
// its state.
func (s Screen) questionRows(f flow, rule int) []string {
	if f.beside {
		return strings.Split(s.Words.Decision.Questions[rule], "\n")
	}
	return []string{Cut(s.question(rule), f.asking)}
}

// question gives a rule as a question in one row.
func (s Screen) question(rule int) string {
	join := " "
	if s.Words.Lang == i18n.Chinese {
		join = ""
	}
	return strings.ReplaceAll(s.Words.Decision.Questions[rule], "\n", join)
}

// drawSpine draws the way from one rule to the next.
func (s Screen) drawSpine(c *Canvas, f flow, r ruling, rule int) {
	if rule == 3 {
		return
	}
	ink, sign := Ink{Role: Rule}, SignVertical
	if r.way(rule) == passed {
		ink, sign = Ink{Role: r.light(), Bold: !s.Theme.Coloured()}, "┃"
	}
	for y := f.node(rule) + 1; y < f.node(rule+1); y++ {
		c.Text(f.spine, y, ink, sign)
	}
}

// drawBeside draws a rule's yes between the question and its state, and its
// no on the way to the next rule.
func (s Screen) drawBeside(c *Canvas, f flow, r ruling, rule int) {
	w := s.Words.Decision
	y, from := f.node(rule), f.plate.X-8
	yes, line, sign := Ink{Role: Muted}, Ink{Role: Rule}, s.untaken()
	if r.decides(rule) {
		yes = Ink{Role: r.hue, Bold: true}
		line, sign = Ink{Role: r.hue, Bold: !s.Theme.Coloured()}, "━"
	}
	c.Fill(Rect{from, y, 2, 1}, line, sign)
	x := c.Text(from+3, y, yes, w.Yes) + 1
	c.Fill(Rect{x, y, f.plate.X - x, 1}, line, sign)
	if rule == 3 {
		return
	}
	no := Ink{Role: Muted}
	if r.way(rule) == passed {
		no = Ink{Role: r.light(), Bold: true}
	}
	x = c.Text(f.question, f.slot[rule]+6, no, w.No) + 1
	if r.way(rule) == passed && rule < len(w.Facts) {
		c.Text(x, f.slot[rule]+6, Ink{Role: Muted}, w.Facts[rule])
	}
}

// drawUnder draws the row below a question: how the way goes on, or that it
// does not come here.
func (s Screen) drawUnder(c *Canvas, f flow, r ruling, rule int) {
	w, y := s.Words.Decision, f.node(rule)+1
	if r.decides(rule) {
		line := Ink{Role: r.hue, Bold: !s.Theme.Coloured()}
		c.Text(f.spine, y, line, "┗━")
		x := c.Text(f.question, y, Ink{Role: r.hue, Bold: true}, w.Yes) + 1
		c.Fill(Rect{x, y, f.plate.X - x, 1}, line, "━")
		return
	}
	if r.way(rule) == passed {
		c.Text(f.question, y, Ink{Role: r.light(), Bold: true}, w.No)
		return
	}
	c.Fill(Rect{f.spine + 1, y, f.plate.X - f.spine - 1, 1}, Ink{Role: Rule}, s.untaken())
}

// drawStates draws the four states in their fixed places; the decided one is
// the only solid block.
func (s Screen) drawStates(c *Canvas, k *sketch, f flow, r ruling) {
	if s.State.Hides() {
		s.drawStateChoices(c, k, f)
		return
	}
	switch {
	case s.State.Hides() && f.beside:
		s.drawChoicesLabel(c, f.plate.X+f.edges, f.labels)
		fallthrough
	case s.State.Hides():
		s.drawStateChoices(c, k, f)
		return
	case f.beside:
		s.flowLabel(c, k, f.plate.X+f.edges, f.labels, player.PaneState, s.Words.Decision.State)
	}
	for i, outcome := range core.Outcomes() {
		p := plate{Rect: f.plateOf(i), edges: f.edges, outcome: outcome, beside: f.beside}
		switch {
		case r.decides(i) && s.hasGhost(r):
			p.lit, p.tag = true, s.Words.WhatIf.NowAnswer
		case r.decides(i):
			p.lit, p.tag = true, s.stateTag(r)
		case s.isGuess(i):
			p.ghost, p.tag = true, s.Words.Predict.YourGuess
		case s.hasGhost(r) && r.Was.Decision.Rule == i+1:
			p.ghost, p.tag = true, s.Words.WhatIf.WasAnswer
		}
		s.drawPlate(c, p)
		if s.State.Mode == player.ModeClass {
			s.drawPlateHands(c, k, p, i)
		}
		k.zone(p.Rect, player.Command{Kind: player.CmdFocus, Pane: player.PaneState})
	}
	if !f.beside && s.focused(k.layout) == player.PaneState && r.settled() {
		p := f.plateOf(r.Decision.Rule - 1)
		ink := Ink{Role: On, Bold: true}
		if !s.Theme.Coloured() || s.ASCII {
			p.X -= 1
			ink.Role = Accent
		}
		c.Text(p.X, p.Y, ink, SignFocus)
	}
}

// stateTag is what stands at the right end of a plate: what the state was.
func (s Screen) stateTag(r ruling) string {
	if tag := s.answerTag(); tag != "" {
		return tag
	}
	if !r.still() || !r.changedState() {
		return ""
	}
	return i18n.Fill(s.Words.Decision.WasState, s.stateName(r.Was.Decision.State))
}
