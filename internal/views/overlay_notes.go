package views

import (
	"strconv"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// How high the presenter's notes are, with their frame.
const (
	leastNotes  = 4
	mostNotes   = 8
	notesOnSolo = 5
)

// drawNotes draws the presenter's notes with what comes next and a clock:
// below the caption where the screen has the rows, else on the panes just
// above it. What a mode or an exercise says in the caption's place stays.
func (s Screen) drawNotes(c *Canvas, k *sketch) {
	r := s.notesPlace(k.layout)
	k.cover(c, r, Pop)
	s.drawFrame(c, r, s.Words.Pages.Notes)
	s.drawClock(c, r)
	inside := r.Inset(3, 1)
	rows := s.noteRows(inside.W)
	if len(rows) > inside.H { // what comes next is never cut off
		next := len(rows) - 1
		rows[next].draw(c.Clip(inside), inside.X, inside.Bottom()-1)
		rows, inside.H = rows[:next], inside.H-1
	}
	first, reach := drawWindow(c, inside, rows, s.State.Scroll[player.PaneNotes].Down)
	k.reaches(player.PaneNotes, reach, 0)
	if reach > 0 {
		part := " " + partOf(s, first, inside.H, len(rows)) + "  " + s.Words.Keys.Key("ctrl+u") + " " + s.Words.Keys.Key("ctrl+d") + " "
		c.Text(r.Right()-3-Width(part), r.Bottom()-1, Ink{Role: Muted, Ground: Pop}, part)
	}
}

// notesPlace gives the frame of the notes.
func (s Screen) notesPlace(l Layout) Rect {
	if l.Band.H > 0 {
		return Rect{max(0, l.Band.X-1), l.Band.Y, min(l.W, l.Band.W+2), l.Band.H}
	}
	r := Rect{max(0, l.Content.X-1), 0, min(l.W, l.Content.W+2), mostNotes}
	if !l.Solo() {
		r.H = min(r.H, len(s.noteRows(r.W-6))+2)
		r.Y = l.Caption.Y - r.H
		return r
	}
	r.H = notesOnSolo
	r.Y = l.Footer.Y - r.H
	if f := s.frame(); s.State.Mode != player.ModeNone || f != nil && f.Step.Goal != nil {
		r.Y = l.Tabs.Y // what the mode says stands at the bottom
	}
	return r
}

// notesHeight gives the rows that the notes of every step of the lesson have
// room in, so that no step moves an edge; 0 where the screen has too few for
// the lesson beside them.
func (s Screen) notesHeight(w, h int) int {
	rows := leastNotes
	cells := min(w, maxWidth) - 10
	for i := range s.State.Lesson.Frames {
		rows = max(rows, len(Wrap(s.say(s.State.Lesson.Frames[i].Step.Notes), cells))+3)
	}
	rows = min(rows, mostNotes, h-templates[2].h)
	if rows < leastNotes {
		return 0
	}
	return rows
}

// drawClock draws the presenter's clock into the upper edge of a frame.
func (s Screen) drawClock(c *Canvas, r Rect) {
	start, step := strconv.Itoa(s.Clock.Start), strconv.Itoa(s.Clock.Step)
	for _, words := range []string{s.Words.Pages.Clock, s.Words.Pages.ClockShort} {
		text := " " + i18n.Fill(words, start, step) + " "
		if Width(text)+Width(s.Words.Pages.Notes)+8 <= r.W {
			c.Text(r.Right()-3-Width(text), r.Y, Ink{Role: Muted, Ground: Pop}, text)
			return
		}
	}
}

// noteRows are the notes of the step and the title of the next one.
func (s Screen) noteRows(cells int) []inkLine {
	w := s.Words.Pages
	var out []inkLine
	next := w.LastStep
	text := w.NoNotes
	if f := s.frame(); f != nil {
		if note := s.say(f.Step.Notes); note != "" {
			text = note
		}
	}
	if at := s.State.Page; at < len(s.State.Lesson.Frames) {
		next = i18n.Fill(w.NextStep, s.say(s.State.Lesson.Frames[at].Step.Title))
	}
	for _, row := range Wrap(text, cells) {
		out = append(out, inkLine{{Ink{Role: Fg}, row}})
	}
	return append(out, inkLine{{Ink{Role: Muted}, Cut(next, cells)}})
}
