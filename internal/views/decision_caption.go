package views

import (
	"strconv"
	"strings"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// drawDecisionCaption draws the explanation of the step below the panes; of
// an input while one is chosen, and why while that has the focus but no pane.
func (s Screen) drawDecisionCaption(c *Canvas, k *sketch) {
	l := k.layout
	if s.editsDecision() {
		s.drawDecisionStrip(c, k)
		return
	}
	if l.Rule >= 0 { // as far as the states
		c.Fill(Rect{l.Content.X, l.Rule, l.Content.W + 1, 1}, Ink{Role: Rule}, SignThin)
	}
	if s.focused(l) == player.PaneWhy && (l.Arrangement != Wide || s.besides(l)) {
		s.drawCaptionWhy(c, l)
		return
	}
	text := s.chosenCaption(l)
	if s.State.Hides() {
		text = "" // what to do comes first
	}
	if text == "" {
		s.drawSay(c, k)
		return
	}
	rows := Wrap(text, l.Caption.W)
	y := l.Caption.Y
	if l.Rule < 0 {
		y = max(y, l.Caption.Bottom()-len(rows))
	}
	for i, row := range rows[:min(len(rows), l.Caption.H)] {
		c.Text(l.Caption.X, y+i, Ink{Role: Fg}, row)
	}
}

// drawCaptionWhy stands why in the caption's place while it has the focus,
// where the panes have no room for it.
func (s Screen) drawCaptionWhy(c *Canvas, l Layout) {
	r, ok := s.ruled()
	if !ok || !r.still() {
		return
	}
	w, dot := s.Words.Decision, " "+s.dotted(SignDot)+" "
	var reasons []string
	for _, reason := range r.Decision.Reasons {
		reasons = append(reasons, s.shortReason(reason))
	}
	column := max(Width(w.Why), Width(w.Record)) + 2
	x, room := l.Caption.X+column, l.Caption.W-column
	s.flowMargin(c, l, l.Caption.X, l.Caption.Y)
	c.Text(l.Caption.X, l.Caption.Y, Ink{Role: Accent, Bold: true}, w.Why)
	why := i18n.Fill(w.ByRule, strconv.Itoa(r.Decision.Rule)) + dot + strings.Join(reasons, dot)
	c.Text(x, l.Caption.Y, Ink{Role: r.hue, Bold: true}, Cut(why, room))
	c.Text(l.Caption.X, l.Caption.Y+1, Ink{Role: Muted}, w.Record)
	for i, line := range joinItems(s.kept(r), dot, room) {
		if i < l.Caption.H-1 {
			c.Text(x, l.Caption.Y+1+i, Ink{Role: Fg}, line)
		}
	}
}

// chosenCaption is the explanation of the input that is chosen: what it is
// for and what it does not mean; "" where none is.
func (s Screen) chosenCaption(l Layout) string {
	r, ok := s.ruled()
	at := s.fieldCursor(l)
	if !ok || at < 0 || at >= len(r.Decision.Fields) || !s.State.IsDecision() {
		return ""
	}
	about := s.Words.Decision.About[r.Decision.Fields[at].Path]
	return about.For + "\n" + i18n.Fill(s.Words.Decision.AboutNot, about.Not)
}
