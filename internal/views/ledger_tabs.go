package views

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// drawTab draws the one pane that a small screen shows, under the tabs of all.
func (t *ledgerStep) drawTab(c *Canvas) {
	if t.drawModeTab(c) {
		return
	}
	w, r := t.words, t.l.Panes
	t.drawTabRow(c, t.k, []tabName{
		{player.PaneAnswer, w.TabAnswer}, {player.PaneLedger, w.TabLedger}, {player.PaneMemories, w.TabMemories},
		{player.PaneWhy, w.TabWhy}, {player.PaneText, w.TabText},
	})
	switch t.focused(t.l) {
	case player.PaneLedger:
		t.drawPlanePane(c, r)
	case player.PaneMemories:
		t.drawMemoriesPane(c, r)
	case player.PaneWhy:
		t.drawWhyPane(c, r)
	case player.PaneText:
		t.drawTextPane(c, r)
	case player.PaneAnswer, player.PaneGiven, player.PaneRules, player.PaneState, player.PanePage, player.PaneLayer:
		t.drawAnswerTab(c, r)
	}
}

// drawAnswerTab tells everything in one tab: what happened, what was asked,
// the answer, and why the others are out.
func (t *ledgerStep) drawAnswerTab(c *Canvas, r Rect) {
	y := r.Y
	for _, line := range t.tabHappened(r.W) {
		line.draw(c, r.X, y)
		y++
	}
	if t.asked == nil {
		c.Text(r.X, y, Ink{Role: Muted}, Cut(t.words.NothingAsked, r.W))
		return
	}
	y += t.drawTabQuestion(c, Rect{r.X, y, r.W, 2})
	if t.State.Hides() {
		t.drawGuesses(c, t.k, Rect{r.X, y, r.W, r.Bottom() - y})
		return
	}
	height := 3
	if n := len(t.asked.Answer.Candidates); n > 2 {
		height = max(3, min(n+1, r.Bottom()-y-2))
	} else if r.Bottom()-y-2 >= 5 {
		height = 5
	}
	t.drawAnswer(c, Rect{r.X, y, r.W, height})
	y += height
	if !t.isAnswered() {
		return
	}
	t.drawTabWhy(c, Rect{r.X, y, r.W, r.Bottom() - y})
}

// tabHappened tells what happened; why an operation was refused has a row of
// its own.
func (t *ledgerStep) tabHappened(room int) []inkLine {
	if t.State.Mode == player.ModeCrosshair {
		return []inkLine{t.crossLine(room)}
	}
	line := t.happenedLine(room)
	refused := t.refusals()
	if len(refused) == 0 {
		return []inkLine{line}
	}
	for i, piece := range line {
		if piece.ink.Role == Bad && i > 0 {
			line = line[:i]
			break
		}
	}
	reason := t.Words.Core.Refusal(refused[0].Refusal)
	return []inkLine{line, {{Ink{Role: Bad}, Cut(reason, room)}}}
}

// drawTabQuestion writes the selected question, with its place among several.
func (t *ledgerStep) drawTabQuestion(c *Canvas, r Rect) int {
	x := r.X
	if t.isCrossing() {
		t.crossCoordinates(r.W).draw(c, x, r.Y)
		return 1
	}
	if q := t.frame.Questions[t.State.Question]; q.Label != "" {
		text := q.Label + "/" + t.frame.Questions[len(t.frame.Questions)-1].Label + " "
		x = c.Text(x, r.Y, Ink{Role: Accent}.Loud(), text)
	}
	if !t.coordinatesFit(t.asked.Query.AsOf, r.Right()-x) {
		t.drawCoordinates(c, Rect{x, r.Y, r.Right() - x, 2})
		return 2
	}
	t.coordinates(t.asked.Query.AsOf, r.Right()-x).draw(c, x, r.Y)
	return 1
}

// drawTabWhy writes what the answer was, then who is out, and at which rung.
func (t *ledgerStep) drawTabWhy(c *Canvas, r Rect) {
	lines := []inkLine{}
	if t.beat.IsStill() {
		for _, line := range t.before() {
			if line.width() <= r.W {
				lines = append(lines, line)
				break
			}
		}
	}
	outs := t.outLines(r.W)
	if len(lines)+len(outs) > r.H {
		outs = []inkLine{t.outBrief(r.W)}
	}
	lines = append(lines, outs...)
	t.drawScrolling(c, r, player.PaneAnswer, lines)
}

// outLines says of each memory that is out where it fell, and why.
func (t *ledgerStep) outLines(room int) []inkLine {
	var out []inkLine
	for _, v := range t.look.Verdicts {
		headline, isOut := v.Headline()
		if !isOut {
			continue
		}
		line := inkLine{{Ink{Role: Bad}.Loud(), SignFailed + " " + v.Memory.ID}}
		for _, reason := range t.failure(headline) {
			text := i18n.Fill(t.words.OutLine, "", number(fellAt(v)+1), t.rungReason(headline, reason))
			line = append(line[:1], span{Ink{Role: Soft}, text})
			if line.width() <= room {
				break
			}
		}
		out = append(out, line.cut(room))
	}
	return out
}

// outBrief names in one row all that are out, each with its rung.
func (t *ledgerStep) outBrief(room int) inkLine {
	var parts []string
	for _, v := range t.look.Verdicts {
		if at := fellAt(v); at < 9 {
			parts = append(parts, i18n.Fill(t.words.OutShort, v.Memory.ID, number(at+1)))
		}
	}
	return inkLine{{Ink{Role: Bad}.Loud(), SignFailed + " "}, {Ink{Role: Soft}, strings.Join(parts, ", ")}}.cut(room)
}

// rungReason makes a phrase of the value at which a rung fails.
func (t *ledgerStep) rungReason(check core.Check, reason string) string {
	switch check.Rung {
	case core.RungSuperseded:
		return i18n.Fill(t.words.SupersededBy, reason)
	case core.RungKey:
		return i18n.Fill(t.words.WithKey, reason)
	case core.RungScope:
		return i18n.Fill(t.words.InScope, reason)
	case core.RungVersion:
		return i18n.Fill(t.words.InVersion, reason)
	case core.RungEvidence:
		if len(check.Revoked) == 0 {
			return t.words.NoEvidence
		}
	case core.RungExpired:
		return i18n.Fill(t.words.ExpiredLane, t.short(check.Expires))
	case core.RungKnown, core.RungStatus, core.RungValid:
	}
	return reason
}

// drawPlaneSummary says under a small plane what is asked and answered.
func (t *ledgerStep) drawPlaneSummary(c *Canvas, y int, r Rect) {
	if !t.isAsking() {
		return
	}
	q := t.look.Query
	line := inkLine{{Ink{Role: Accent}, SignQuestion + " "}}
	line = append(line, filledLine(t.words.CrosshairLine, Ink{Role: Accent}, Ink{Role: Accent}, t.short(q.Valid), t.short(q.Known))...)
	if t.isAnswered() {
		text, ink := t.brief(t.look.Answer)
		line = append(line, span{Ink{}, "  "}, span{ink, text})
	}
	line.cut(r.W).draw(c, r.X, y)
}
