package views

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/player"
)

// drawAsked draws the question: its subject and coordinates, or all questions
// of the step with their answers.
func (t *ledgerStep) drawAsked(c *Canvas, r Rect) {
	x := t.label(c, r.X, r.Y, player.PaneAnswer, t.words.Asked) + 2
	c.Text(x, r.Y, Ink{Role: Soft}, t.subjectIn(r.Right()-x))
	switch {
	case t.asked == nil:
		c.Text(r.X, r.Y+1, Ink{Role: Muted}, Cut(t.words.NothingAsked, r.W))
	case t.isCrossing():
		t.drawCrossCoordinates(c, Rect{r.X, r.Y + 1, r.W, r.H - 1})
	case len(t.frame.Questions) > 1:
		t.drawQuestions(c, Rect{r.X, r.Y + 1, r.W, r.H - 1})
	default:
		t.drawCoordinates(c, Rect{r.X, r.Y + 1, r.W, r.H - 1})
	}
}

// subjectIn writes the subject into so many cells, closer where it must be.
func (t *ledgerStep) subjectIn(room int) string {
	s := t.look.Query.Subject()
	if text := subjectText(s); Width(text) <= room {
		return text
	}
	text := strings.Join([]string{s.Key, s.Scope, s.Version}, " ")
	if Width(text) > room {
		t.k.tooBig()
	}
	return Cut(text, room)
}

func subjectText(s core.Subject) string {
	return strings.Join([]string{s.Key, s.Scope, s.Version}, " · ")
}

// drawCoordinates writes the two times of the only question: below each other
// where there is room, else in one row.
func (t *ledgerStep) drawCoordinates(c *Canvas, r Rect) {
	at := t.asked.Query.AsOf
	if r.H >= 2 && (t.l.Arrangement == Wide || !t.coordinatesFit(at, r.W)) {
		t.drawTimes(c, r, at)
		return
	}
	t.coordinates(at, r.W).draw(c, r.X, r.Y)
}

// drawTimes writes two times below each other, each behind its word, once
// they are asked about. It gives the columns behind them.
func (t *ledgerStep) drawTimes(c *Canvas, r Rect, asked core.AsOf) (ends [2]int) {
	w := t.words
	at := r.X + max(Width(w.About), Width(w.KnownBy)) + 2
	for i, word := range []string{w.About, w.KnownBy} {
		c.Text(r.X, r.Y+i, Ink{Role: Muted}, word)
		if t.shows(player.StageAsked) {
			time := []core.Time{asked.Valid, asked.Known}[i]
			ends[i] = c.Text(at, r.Y+i, Ink{Role: Accent}.Loud(), t.dates.full(time))
		}
	}
	return ends
}

// coordinatesFit reports whether both times have room in one row.
func (t *ledgerStep) coordinatesFit(at core.AsOf, room int) bool {
	return filledLine(t.words.AboutKnownShort, Ink{}, Ink{}, t.short(at.Valid), t.short(at.Known)).width() <= room
}

// coordinates writes both times in one row, with shorter words where needed.
func (t *ledgerStep) coordinates(at core.AsOf, room int) inkLine {
	about, known := t.short(at.Valid), t.short(at.Known)
	if !t.shows(player.StageAsked) {
		about, known = strings.Repeat(" ", Width(about)), strings.Repeat(" ", Width(known))
	}
	var line inkLine
	for _, template := range []string{t.words.AboutKnown, t.words.AboutKnownShort} {
		line = filledLine(template, Ink{Role: Muted}, Ink{Role: Accent}.Loud(), about, known)
		if line.width() <= room {
			return line
		}
	}
	t.k.tooBig()
	return line.cut(room)
}

// filledLine fills a template, with its arguments in an ink of their own.
func filledLine(template string, words, args Ink, list ...string) inkLine {
	var out inkLine
	for i, arg := range list {
		mark := "%[" + number(i+1) + "]s"
		before, after, _ := strings.Cut(template, mark)
		out = append(out, span{words, before}, span{args, arg})
		template = after
	}
	return append(out, span{words, template})
}

// brief says an answer in a few cells.
func (t *ledgerStep) brief(a core.Answer) (string, Ink) {
	switch a.Status {
	case core.NotFound:
		return SignNothing + " " + t.words.NotFound, Ink{Role: Soft}.Loud()
	case core.Usable:
		return oneLine(a.Value), Ink{Role: Good}.Loud()
	case core.Conflict:
	}
	return SignConflict + " " + strings.Join(t.plainly(a.Candidates), " "+SignConflict+" "), Ink{Role: Warning}.Loud()
}
