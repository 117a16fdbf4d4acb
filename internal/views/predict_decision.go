package views

import (
	"memtui/internal/core"
	"memtui/internal/player"
)

// drawStateChoices draws the four states as what may be predicted: at their
// places, none of them taken.
func (s Screen) drawStateChoices(c *Canvas, k *sketch, f flow) {
	if f.beside {
		s.drawChoicesLabel(c, f.plate.X+f.edges, f.labels)
	}
	for i, outcome := range core.Outcomes() {
		p := plate{Rect: f.plateOf(i), edges: f.edges, outcome: outcome, beside: f.beside}
		s.drawPlate(c, p)
		chosen := i == s.State.Predict.Cursor
		name, y := Ink{Role: Fg, Bold: chosen}, p.top()
		if chosen {
			s.drawPlateCursor(c, p)
		}
		c.Text(p.X+p.edges, y, name, s.stateSign(outcome.State)+" "+Cut(s.stateName(outcome.State), p.W-p.edges-3))
		if s.State.Mode == player.ModeClass {
			s.drawPlateHands(c, k, p, i)
		}
		k.zone(p.Rect, player.Command{Kind: player.CmdGuessAt, N: i})
	}
}

// top gives the row of a plate's name.
func (p plate) top() int {
	if p.beside {
		return p.Y + 1
	}
	return p.Y
}

// body is a plate without its edges.
func (p plate) body() Rect {
	if p.beside {
		return Rect{p.X, p.Y + 1, p.W, p.H - 2}
	}
	return p.Rect
}

// drawPlateCursor marks the chosen plate by a bar and a ground. What stands on
// it is written again, brighter.
func (s Screen) drawPlateCursor(c *Canvas, p plate) {
	body := p.body()
	c.Ground(body, Sel)
	for y := body.Y; y < body.Bottom(); y++ {
		c.Text(body.X, y, Ink{Role: Accent}, SignBar)
	}
	for i, line := range s.plateLines(p) {
		c.Text(p.X+p.edges+2, p.top()+1+i, Ink{Role: Soft}, Cut(line, p.W-p.edges-3))
	}
}

// drawPlateHands writes the hands for a state at the right end of its name,
// and their bar in the row below.
func (s Screen) drawPlateHands(c *Canvas, k *sketch, p plate, i int) {
	hands := s.State.Hands()
	ink := Ink{Role: Fg, Bold: i == s.State.Predict.Cursor}
	bar := s.barInk(i)
	switch {
	case p.lit && s.Theme.Coloured():
		ink, bar = Ink{Role: On, Bold: true}, Ink{Role: On}
	case p.lit:
		ink = Ink{Role: On, Bold: true}
	}
	right := p.Right() - max(p.edges, 2)
	if p.tag == "" {
		s.drawNumberAt(c, k, hands, i, right, p.top(), ink)
	}
	if hands == nil && !s.State.Hides() {
		return
	}
	at := Rect{p.X + p.edges + 2, p.top() + 1, right - p.X - p.edges - 2, 1}
	c.Fill(Rect{at.X, at.Y, p.Right() - 1 - at.X, 1}, bar, " ")
	if i < len(hands) {
		c.Text(at.X, at.Y, bar, barOf(hands[i], mostOf(hands), at.W))
	}
}

// briefTag is the shorter form of a plate's tag; "" where there is none.
func (s Screen) briefTag(tag string) string {
	w := s.Words.Predict
	switch tag {
	case w.YourGuess:
		return w.GuessShort
	case SignGiven + " " + w.YourGuess:
		return SignGiven + " " + w.GuessShort
	case w.TheAnswer:
		return w.AnswerShort
	}
	return ""
}

// isGuess reports whether a rule's state is the wrong guess on screen.
func (s Screen) isGuess(rule int) bool {
	guess, ok := s.wrongGuess()
	return ok && s.State.IsDecision() && guess.Choice.State == core.Outcomes()[rule].State
}

// drawChoicesLabel says above the rules, or above the states where these
// stand beside them, that one is to be chosen.
func (s Screen) drawChoicesLabel(c *Canvas, x, y int) {
	ink := Ink{Role: Accent, Bold: true}
	c.Text(x-2, y, ink, SignFocus)
	c.Text(x, y, ink, s.Words.Predict.ChooseState)
}

// smallGhost is a wrong guess on a screen that holds one pane at a time; where
// there is room, with words.
func (s Screen) smallGhost(room int) inkLine {
	guess, ok := s.wrongGuess()
	if !ok {
		return nil
	}
	line := inkLine{}
	for _, word := range []string{s.Words.Predict.YourGuess + " ", ""} {
		line = inkLine{{Ink{Role: Changed}, SignVertical + " "}, {Ink{Role: Changed, Bold: true}, word + s.signed(guess.Choice.State)}}
		if line.width() <= room {
			break
		}
	}
	return line
}
