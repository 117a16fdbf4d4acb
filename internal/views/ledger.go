package views

import (
	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// ledgerStep is a ledger step as far as it has unfolded: what all its panes
// draw from. It looks into the core once.
type ledgerStep struct {
	Screen
	k       *sketch
	l       Layout
	words   *i18n.LedgerWords
	frame   *player.Frame
	beat    player.Beat
	look    player.Look
	asked   *player.Asked // what is asked: the selected question, or the crosshair; nil: nothing
	pair    *pair         // the two-answer table of it; nil: none
	other   *against      // the lesson, where the what-if is played; nil: they are the same
	dates   dates
	seen    core.Snapshot       // the ledger as far as it is shown
	changed []player.Tab        // what can be changed in the what-if; nil until it is needed: see tabs
	rows    []player.InputField // of the chosen tab of the what-if; nil until they are needed: see inputs
	// isBeside says that the step is one of two side by side, isLesson that it
	// is the lesson's.
	isBeside, isLesson bool
	whole              lessonFacts
	written            *core.Grid      // see writtenGrid
	firstBand          int             // the first row of the grid that is drawn as a band
	stale              map[string]bool // memories that went stale since the step before; nil until it is needed
}

func (s Screen) ledgerStep(k *sketch) *ledgerStep {
	f := s.frame()
	t := &ledgerStep{
		Screen: s, k: k, l: k.layout, words: &s.Words.Ledger, frame: f, beat: s.State.Shown(),
		look: s.State.Look(), seen: f.After(), dates: datesOf(s.State.Lesson),
	}
	t.cutAs(t.look.Grid)
	if base := s.State.BaseFrame(); base != nil && base != f {
		t.compareWith(base)
	}
	t.whole = t.lessonFacts()
	t.asked = t.chosen()
	t.pair = t.pairOf()
	if !t.beat.Shows(player.StageWritten) {
		t.seen = f.Before()
	}
	return t
}

// drawLedger draws the panes of a step that shows the ledger.
func (s Screen) drawLedger(c *Canvas, k *sketch) {
	t := s.ledgerStep(k)
	switch {
	case t.l.Solo():
		t.drawTab(c)
		return
	case s.State.Zoom && s.State.Mode == player.ModeWhatIf:
		t.drawHappened(c)
		t.drawChangeZoomed(c)
		return
	case s.State.Zoom && s.State.Mode != player.ModeBeside:
		t.drawHappened(c)
		t.drawZoomed(c)
		return
	}
	t.drawHappened(c)
	if s.State.Mode == player.ModeBeside {
		t.drawBeside(c)
		return
	}
	t.drawLeft(c)
	t.drawRight(c)
	t.drawCaption(c)
}

// drawZoomed gives the focused pane all the room between what happened and
// the keys.
func (t *ledgerStep) drawZoomed(c *Canvas) {
	r := Rect{t.l.Panes.X, t.l.Panes.Y, t.l.Panes.W, t.l.Footer.Y - t.l.Panes.Y}
	switch t.focused(t.l) {
	case player.PaneLedger:
		t.drawPlanePane(c, r)
	case player.PaneMemories:
		t.drawMemoriesPane(c, r)
	case player.PaneAnswer:
		t.drawAnswerPane(c, r)
	case player.PaneWhy:
		t.drawWhyPane(c, r)
	case player.PaneText:
		t.drawTextPane(c, r)
	case player.PaneGiven, player.PaneRules, player.PaneState, player.PanePage, player.PaneLayer:
	}
}

// label writes the label of a pane; the pane that has the focus says so in
// the margin and in its colour.
func (t *ledgerStep) label(c *Canvas, x, y int, pane player.Pane, text string) int {
	ink := Ink{Role: Muted}.Loud()
	if t.focused(t.l) == pane && !t.l.Solo() && !t.isComparing() && !t.choosesIn(pane) {
		ink.Role = Accent
		back := 1
		if t.l.Arrangement == Wide {
			back = 2
		}
		c.Text(x-back, y, ink, SignFocus)
	}
	return c.Text(x, y, ink, text)
}

// shows reports whether what appears at a stage is on the screen.
func (t *ledgerStep) shows(s player.Stage) bool { return t.beat.Shows(s) }

// isAsking reports whether the question is on the screen.
func (t *ledgerStep) isAsking() bool { return t.look.Asked && t.shows(player.StageAsked) }

// isAnswered reports whether the answer is on the screen.
func (t *ledgerStep) isAnswered() bool { return t.look.Asked && t.shows(player.StageAnswer) }

// answerShown reports whether the answer to one of the step's questions is on
// the screen: while one unfolds, those behind it are still to come.
func (t *ledgerStep) answerShown(question int) bool {
	switch {
	case t.State.HidesQuestion(t.State.Page, question):
		return false
	case t.beat.IsStill():
		return true
	case question == t.State.Question:
		return t.isAnswered()
	}
	return question < t.State.Question
}

// short gives a time on the screen; the zero time is written by its meaning.
func (t *ledgerStep) short(at core.Time) string { return t.dates.short(at) }

// scroll gives how far a pane is moved, no farther than it can be, and tells
// the shell how far that is.
func (t *ledgerStep) scroll(pane player.Pane, end player.Position) player.Position {
	end.Down, end.Right = max(end.Down, 0), max(end.Right, 0)
	if end != (player.Position{}) {
		t.k.reaches(pane, end.Down, end.Right)
	}
	at := t.State.Scroll[pane]
	return player.Position{Down: max(0, min(at.Down, end.Down)), Right: max(0, min(at.Right, end.Right))}
}
