package views

import (
	"strconv"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// drawDecisionTabs draws one pane of a decision with the tabs of the others.
func (s Screen) drawDecisionTabs(c *Canvas, k *sketch) {
	r, ok := s.ruled()
	if !ok {
		return
	}
	names := s.Words.Decision.Tabs
	s.drawTabRow(c, k, []tabName{
		{player.PaneState, names.State}, {player.PaneGiven, names.Given}, {player.PaneRules, names.Rules},
		{player.PaneWhy, names.Why}, {player.PaneText, names.Text},
	})
	s.drawDecisionPane(c, k, k.layout.Panes, r)
}

// tabName is one tab of a one-pane screen.
type tabName struct {
	pane player.Pane
	name string
}

// drawTabRow draws the tabs; the taken one is a solid chip.
func (s Screen) drawTabRow(c *Canvas, k *sketch, tabs []tabName) {
	x, y := k.layout.Tabs.X, k.layout.Tabs.Y
	for _, tab := range tabs {
		ink, text := Ink{Role: Muted}, " "+tab.name+" "
		if tab.pane == s.focused(k.layout) {
			ink = Ink{Role: On, Ground: Accent, Bold: true}
			if !s.Theme.Coloured() {
				ink, text = Ink{Role: Fg, Bold: true}, "["+tab.name+"]"
			}
		}
		end := c.Text(x, y, ink, text)
		k.zone(Rect{x, y, end - x, 1}, player.Command{Kind: player.CmdFocus, Pane: tab.pane})
		x = end
	}
}

// drawDecisionZoom draws the focused pane of a decision over the whole room
// of the panes.
func (s Screen) drawDecisionZoom(c *Canvas, k *sketch) {
	r, ok := s.ruled()
	if !ok {
		return
	}
	w := s.Words.Decision
	labels := map[player.Pane]string{
		player.PaneState: w.State, player.PaneGiven: w.Given, player.PaneRules: w.Rules,
		player.PaneWhy: w.Why, player.PaneText: s.Words.Ledger.Text,
	}
	f, pane := s.flowOf(k.layout), s.focused(k.layout)
	at := k.layout.Panes
	at.Y = f.labels + 2
	at.H = k.layout.Footer.Y - at.Y
	if s.editsDecision() {
		s.drawDecisionStrip(c, k)
		at.H = k.layout.Caption.Y - 1 - at.Y
	}
	s.flowLabel(c, k, at.X, f.labels, pane, labels[pane])
	s.drawDecisionPane(c, k, at, r)
}

// drawDecisionPane draws the focused pane alone into a rectangle.
func (s Screen) drawDecisionPane(c *Canvas, k *sketch, at Rect, r ruling) {
	switch s.focused(k.layout) {
	case player.PaneGiven:
		s.drawGivenPane(c, k, at, r)
	case player.PaneRules:
		s.drawRulesPane(c, at, r)
	case player.PaneWhy:
		if r.still() {
			s.drawScrolled(c, k, at, player.PaneWhy, s.fullWhy(r, at.W))
		}
	case player.PaneText:
		s.drawScrolled(c, k, at, player.PaneText, s.stepText(k, at.W))
	case player.PaneState, player.PaneAnswer, player.PaneLedger, player.PaneMemories, player.PanePage, player.PaneLayer:
		s.drawStatePane(c, k, at, r)
	}
}

// stepText is the explanation of the step, and on the last step what the
// lesson leaves behind is on the closing page.
func (s Screen) stepText(k *sketch, cells int) []inkLine {
	if guess := s.guessText(k, cells); guess != nil {
		return guess
	}
	var out []inkLine
	for _, row := range Wrap(s.explanation(), cells) {
		out = append(out, inkLine{{Ink{Role: Fg}, row}})
	}
	return out
}

// drawScrolled draws a text that can be moved, and says what part of it is
// shown where it does not fit.
func (s Screen) drawScrolled(c *Canvas, k *sketch, at Rect, pane player.Pane, lines []inkLine) {
	if len(lines) > at.H {
		at.H--
		k.tooBig()
	}
	first, reach := drawWindow(c, at, lines, s.State.Scroll[pane].Down)
	k.reaches(pane, reach, 0)
	if reach > 0 {
		s.drawPart(c, at.Right(), at.Bottom(), first, min(at.H, len(lines)), len(lines))
	}
}

// drawPart says `1–6 of 14`, ending before a column.
func (s Screen) drawPart(c *Canvas, right, y, first, shown, all int) {
	text := partOf(s, first, shown, all)
	c.Text(right-Width(text), y, Ink{Role: Muted}, text)
}

// partOf says what part of a list is shown.
func partOf(s Screen, first, shown, all int) string {
	return i18n.Fill(s.Words.Ledger.Window, strconv.Itoa(first+1), strconv.Itoa(first+shown), strconv.Itoa(all))
}

// leastName is how many cells of a name are worth showing.
const leastName = 8

// drawStatePane tells all of a decision: what record, the state, why.
func (s Screen) drawStatePane(c *Canvas, k *sketch, at Rect, r ruling) {
	x := at.X
	if f := s.frame(); len(f.Questions) > 1 {
		x = s.drawSmallChips(c, k, at) + 1
	}
	ghost := s.smallGhost(at.Right() - x)
	if room := at.Right() - x - ghost.width() - min(1, len(ghost)); room >= leastName {
		x = c.Text(x, at.Y, Ink{Role: Soft}, Cut(s.recordName(r), room))
	}
	if reach := s.reachName(r); ghost == nil && x+1+Width(reach) <= at.Right() {
		c.Text(x+1, at.Y, Ink{Role: Muted}, reach)
	}
	if s.State.Hides() {
		s.drawGuesses(c, k, Rect{at.X, at.Y + 1, at.W, at.H - 1})
		return
	}
	ghost.draw(c, at.Right()-ghost.width(), at.Y)
	if !r.settled() {
		s.drawOpenStates(c, at)
		return
	}
	s.drawPlate(c, plate{
		Rect: Rect{at.X, at.Y + 1, at.W, 6}, edges: 2, outcome: r.Decision.Outcome,
		beside: true, lit: true, tag: s.stateTag(r),
	})
	if r.still() {
		s.drawStateWhy(c, Rect{at.X, at.Y + 7, at.W, at.H - 7}, r)
	}
}

// drawSmallChips lists the questions of the step by label and sign.
func (s Screen) drawSmallChips(c *Canvas, k *sketch, at Rect) int {
	x := at.X
	for _, chip := range s.chips() {
		text := chip.text(true)
		if x+Width(text)+2 > at.Right() {
			break
		}
		end := s.drawChip(c, x, at.Y, chip, text)
		k.zone(Rect{x, at.Y, end - x, 1}, player.Command{Kind: player.CmdGoToQuestion, N: chip.question})
		x = end
	}
	return x
}

func (s Screen) reachName(r ruling) string {
	if r.Request.Candidate == nil {
		return ""
	}
	switch r.Request.Candidate.Scope {
	case core.ReachTask:
		return s.Words.Decision.ForTask
	case core.ReachCrossTask:
		return s.Words.Decision.ForAny
	}
	return ""
}

// drawOpenStates names the four states while none is decided.
func (s Screen) drawOpenStates(c *Canvas, at Rect) {
	for i, outcome := range core.Outcomes() {
		c.Text(at.X+2, at.Y+2+i, Ink{Role: Muted}, s.signed(outcome.State))
	}
}

// drawStateWhy gives the reasons in a few words, as many as there are rows,
// and the rule.
func (s Screen) drawStateWhy(c *Canvas, at Rect, r ruling) {
	rule := i18n.Fill(s.Words.Decision.ByRule, strconv.Itoa(r.Decision.Rule))
	for i, reason := range r.Decision.Reasons {
		if i >= at.H {
			break
		}
		text := s.reasonSign(reason) + " " + s.shortReason(reason)
		room := at.W
		if i == 0 {
			room -= Width(rule) + 2
			c.Text(at.Right()-Width(rule), at.Y, Ink{Role: Muted}, rule)
		}
		if left := len(r.Decision.Reasons) - at.H; i == at.H-1 && left > 0 {
			more := " +" + strconv.Itoa(left)
			text = Cut(text, room-Width(more)) + more
		}
		c.Text(at.X, at.Y+i, Ink{Role: r.hue, Bold: true}, Cut(text, room))
	}
}

func (s Screen) reasonSign(reason core.Reason) string {
	switch reason.Code {
	case core.ReasonMissing:
		return SignNothing
	case core.ReasonUnusable:
		return SignUnusable
	case core.ReasonDifferent:
		return SignConflict
	case core.ReasonRule2, core.ReasonRule3, core.ReasonRule4:
	}
	return SignGiven
}

// drawRulesPane draws the four rules in fixed places: two rows each, the
// question and what became of it.
func (s Screen) drawRulesPane(c *Canvas, at Rect, r ruling) {
	w, x := s.Words.Decision, at.X+1
	for rule := range 4 {
		y := at.Y + 2*rule
		f := flow{spine: x, question: x + 3, asking: at.W - 4, slot: [4]int{y, y, y, y}}
		s.drawQuestion(c, f, r, rule)
		switch {
		case r.decides(rule):
			line := Ink{Role: r.hue, Bold: true}
			c.Text(x, y+1, line, "┗━")
			end := c.Text(x+3, y+1, line, w.Yes)
			end = c.Text(end+1, y+1, line, "━")
			c.Text(end+1, y+1, line, s.signed(r.Decision.State))
		case r.way(rule) == passed:
			c.Text(x, y+1, Ink{Role: r.light(), Bold: !s.Theme.Coloured()}, "┃")
			end := c.Text(x+3, y+1, Ink{Role: r.light(), Bold: true}, w.No) + 1
			if rule < len(w.Facts) {
				c.Text(end, y+1, Ink{Role: Muted}, w.Facts[rule])
			}
		case rule < 3:
			c.Text(x, y+1, Ink{Role: Rule}, SignVertical)
		}
	}
}
