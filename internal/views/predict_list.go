package views

import (
	"strconv"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// guessList is the list of what may be predicted: a row for the choice, one
// for what it means, or for a bar of hands, and one blank where there is room.
type guessList struct {
	Screen
	k    *sketch
	rect Rect // below the label
	each int  // rows of a choice
	// first and shown are the part of the choices that is on the screen.
	first, shown int
	choices      []player.Choice
}

// drawGuesses draws the label and the choices below it.
func (s Screen) drawGuesses(c *Canvas, k *sketch, r Rect) {
	each, gap := 3, 1
	switch {
	case k.layout.Solo():
		each, gap = 1, 0
	case k.layout.Arrangement == Compact:
		each, gap = 2, 0
	}
	g := guessList{Screen: s, k: k, choices: s.State.Choices()}
	for each > 1 && each*len(g.choices) > r.H-1-gap {
		each--
	}
	if len(g.choices) > r.H-1-gap {
		gap = 0
	}
	g.rect, g.each = Rect{r.X, r.Y + 1 + gap, r.W, r.H - 1 - gap}, each
	g.shown = min(len(g.choices), max(1, g.rect.H/each))
	g.first = window(s.State.Predict.Cursor, g.shown, len(g.choices))
	g.drawLabel(c, r.X, r.Y)
	for i := g.first; i < g.first+g.shown; i++ {
		g.drawChoice(c, i, g.rect.Y+(i-g.first)*each)
	}
}

func (g guessList) drawLabel(c *Canvas, x, y int) {
	ink := Ink{Role: Accent}.Loud()
	text := g.Words.Predict.ChooseAnswer
	switch {
	case g.State.IsDecision():
		text = g.Words.Predict.ChooseState
	case g.State.Predict.Picking:
		text = g.Words.Predict.ChooseValues
	}
	c.Text(max(0, x-2), y, ink, SignFocus)
	c.Text(x, y, ink, text)
	if g.shown < len(g.choices) {
		g.drawPart(c, g.rect.Right(), y, g.first, g.shown, len(g.choices))
	}
}

// row is the place of a choice without the blank row below it.
func (g guessList) row(y int) Rect {
	return Rect{g.rect.X - 1, y, g.rect.W + 1, min(g.each, 2)}
}

func (g guessList) drawChoice(c *Canvas, i, y int) {
	choice, chosen := g.choices[i], i == g.State.Predict.Cursor
	name, under := Ink{Role: Fg}, Ink{Role: Muted}
	if chosen {
		name, under = Ink{Role: Fg, Bold: true}, Ink{Role: Soft}
		c.Ground(g.row(y), Sel)
		for at := y; at < g.row(y).Bottom(); at++ {
			c.Text(g.rect.X-1, at, Ink{Role: Accent}, SignBar)
		}
	}
	sign, text := g.words(i)
	if sign == "" {
		name = under
	}
	room := g.rect.Right() - g.rect.X - 4
	if g.State.Mode == player.ModeClass {
		room -= 7
	}
	c.Text(g.rect.X+1, y, name, sign)
	end := c.Text(g.rect.X+3, y, name, Cut(text, room))
	switch {
	case g.State.Mode == player.ModeClass:
		g.drawHands(c, i, y, end)
	case g.each > 1:
		c.Text(g.rect.X+3, y+1, under, Cut(g.meaning(choice), room))
	}
	g.k.zone(g.row(y), player.Command{Kind: player.CmdGuessAt, N: i})
}

// words gives sign and text of a choice. While the values of a conflict are
// chosen, a value says whether it is among them, and what cannot be chosen
// has no sign.
func (g guessList) words(i int) (sign, text string) {
	choice := g.choices[i]
	if !g.State.Predict.Picking {
		return g.guessSign(choice), g.guessName(choice)
	}
	switch {
	case choice.Status == core.Usable && g.State.Predict.IsPicked(i):
		return SignGiven, oneLine(choice.Value)
	case choice.Status == core.Usable:
		return g.dotted(SignDot), oneLine(choice.Value)
	case choice.Status == core.Conflict:
		return SignConflict, joined(g.guessName(choice), " ", g.different(g.State.PickedValues()))
	}
	return "", g.guessName(choice)
}

// different joins the values of a conflict.
func (s Screen) different(values []string) string {
	text := ""
	for i, value := range values {
		if i > 0 {
			text += " " + SignConflict + " "
		}
		text += oneLine(value)
	}
	return text
}

// meaning says which memories are left where a choice is right.
func (g guessList) meaning(choice player.Choice) string {
	w := g.Words.Predict
	switch choice.Status {
	case core.Usable:
		if g.State.Predict.Picking {
			return ""
		}
		return i18n.Fill(w.EveryLeft, oneLine(choice.Value))
	case core.Conflict:
		switch {
		case g.State.Predict.Picking:
			return w.PickTwo
		case len(choice.Values) == 2:
			return i18n.Fill(w.BothLeft, g.different(choice.Values))
		}
		return w.DiffLeft
	case core.NotFound:
		return w.NoneLeft
	}
	return ""
}

// drawHands writes the number of hands at the right end of a choice, in its
// text field while it is typed, and the bar below it; where a choice has one
// row, between the two.
func (g guessList) drawHands(c *Canvas, i, y, end int) {
	right := g.rect.Right() - 3
	hands := g.State.Hands()
	bar := Rect{g.rect.X + 1, y + 1, right - g.rect.X - 1, 1}
	if g.each == 1 {
		bar = Rect{end + 2, y, right - 7 - end - 2, 1}
	}
	g.drawNumber(c, i, right, y, Ink{Role: Fg, Bold: i == g.State.Predict.Cursor})
	if hands != nil {
		c.Text(bar.X, bar.Y, g.barInk(i), barOf(hands[i], mostOf(hands), bar.W))
	}
}

func (s Screen) barInk(i int) Ink {
	if i == s.State.Predict.Cursor && s.State.Hides() {
		return Ink{Role: Accent}
	}
	return Ink{Role: Edge}
}

// drawNumber writes the hands for a choice, ending before a column; that of
// the cursor while it is typed as a field with the real cursor.
func (s Screen) drawNumberAt(c *Canvas, k *sketch, hands []int, i, right, y int, ink Ink) {
	if s.State.Input.Kind == player.InputHands && i == s.State.Predict.Cursor {
		before, behind := s.State.Input.Typed()
		x := right - 1 - Width(before+behind)
		c.Text(x-2, y, Ink{Role: Accent}, "‹")
		c.Text(x, y, ink, before+behind)
		c.Text(right, y, Ink{Role: Accent}, "›")
		k.cursor = &Point{x + Width(before), y}
		return
	}
	if i < len(hands) && hands[i] != player.NoHands {
		text := strconv.Itoa(hands[i])
		c.Text(right-Width(text), y, ink, text)
	}
}

func (g guessList) drawNumber(c *Canvas, i, right, y int, ink Ink) {
	g.drawNumberAt(c, g.k, g.State.Hands(), i, right, y, ink)
}

func mostOf(hands []int) int {
	most := 0
	for _, n := range hands {
		most = max(most, n)
	}
	return most
}

// barOf is a bar for so many out of the most, which fills all the cells.
func barOf(n, most, cells int) string {
	if n <= 0 || most <= 0 || cells < 1 {
		return ""
	}
	length := max(1, (2*cells*n+most)/(2*most))
	bar := ""
	for range length {
		bar += SignHands
	}
	return bar
}

// SignHands is what a bar of hands is made of.
const SignHands = "▀"
