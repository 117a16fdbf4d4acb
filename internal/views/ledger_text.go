package views

import (
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// captionLines breaks the explanation of the step to the caption's width.
func (t *ledgerStep) captionLines() []string {
	if n := len(t.guessRows(t.k, t.l.Caption.W, t.l.Caption.H)); n > 0 {
		return make([]string, n)
	}
	return Wrap(t.explanation(), t.l.Caption.W)
}

// drawCaption writes the explanation above the keys, once the step is whole.
func (t *ledgerStep) drawCaption(c *Canvas) {
	if t.State.Mode == player.ModeCrosshair {
		t.drawModeStrip(c, t.k, t.nearestLines(t.l.Caption.W))
		return
	}
	if t.State.Mode == player.ModeWhatIf {
		t.drawChangeStrip(c)
		return
	}
	t.drawSay(c, t.k)
}

// drawSay writes the explanation of a step: at most three rows, at the bottom
// of their place but under a rule; more can be scrolled, and it says so.
func (s Screen) drawSay(c *Canvas, k *sketch) {
	l := k.layout
	if l.Rule >= 0 {
		c.Fill(Rect{l.Content.X, l.Rule, l.Content.W, 1}, Ink{Role: Rule}, SignThin)
	}
	if s.drawGuessCaption(c, k) {
		return
	}
	f := s.frame()
	if f == nil || !s.State.Beat.IsStill() || l.Solo() {
		return
	}
	r := l.Caption
	if !s.State.IsDecision() { // the panes have the rows that no step of the lesson needs
		spare := s.spareCaption(l)
		r.Y, r.H = r.Y+spare, r.H-spare
	}
	k.zone(r, focusOn(player.PaneText))
	lines := Wrap(s.explanation(), r.W)
	first := 0
	if len(lines) > r.H {
		k.tooBig()
		lines = Wrap(s.explanation(), r.W-12)
		end := len(lines) - r.H
		k.reaches(player.PaneText, end, 0)
		first = max(0, min(s.State.Scroll[player.PaneText].Down, end))
		text := i18n.Fill(s.Words.Ledger.Window, number(first+1), number(first+r.H), number(len(lines)))
		c.Text(r.Right()-Width(text), r.Bottom()-1, Ink{Role: Muted}, text)
		lines = lines[first : first+r.H]
	}
	y := r.Y
	if l.Rule < 0 {
		y = r.Bottom() - len(lines)
	}
	if s.focused(l) == player.PaneText {
		back := 1
		if l.Arrangement == Wide {
			back = 2
		}
		c.Text(r.X-back, y, Ink{Role: Accent}, SignFocus)
	}
	for i, line := range lines {
		c.Text(r.X, y+i, Ink{Role: Fg}, line)
	}
}

// drawTextPane draws the explanation alone, with the question in the author's
// words.
func (t *ledgerStep) drawTextPane(c *Canvas, r Rect) {
	width := min(r.W, 100)
	var lines []inkLine
	for _, row := range Wrap(t.explanation(), width) {
		lines = append(lines, inkLine{{Ink{Role: Fg}, row}})
	}
	if name := t.questionName(); name != "" {
		lines = append(lines, nil)
		for _, row := range Wrap(name, width) {
			lines = append(lines, inkLine{{Ink{Role: Soft}, row}})
		}
	}
	if !t.l.Solo() {
		t.label(c, r.X, r.Y, player.PaneText, t.words.Text)
		r.Y, r.H = r.Y+2, r.H-2
	}
	if guess := t.guessText(t.k, width); guess != nil {
		lines = guess
	} else if t.State.Mode == player.ModeCrosshair {
		lines = t.nearestList(width)
	} else if !t.beat.IsStill() {
		return
	}
	t.drawScrolling(c, r, player.PaneText, lines)
}

// drawScrolling draws rows in a window, and says which of them are shown.
func (t *ledgerStep) drawScrolling(c *Canvas, r Rect, pane player.Pane, lines []inkLine) {
	if len(lines) <= r.H {
		drawWindow(c, r, lines, 0)
		return
	}
	t.k.tooBig()
	r.H--
	first, reach := drawWindow(c, r, lines, t.State.Scroll[pane].Down)
	t.k.reaches(pane, reach, 0)
	text := i18n.Fill(t.words.Window, number(first+1), number(first+r.H), number(len(lines)))
	c.Text(r.Right()-Width(text), r.Bottom(), Ink{Role: Muted}, text)
}
