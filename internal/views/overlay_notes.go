package views

import "memtui/internal/i18n"

// drawNotes draws the presenter's notes over the lower part of a step, with
// what comes next.
func (s Screen) drawNotes(c *Canvas, k *sketch) {
	l := k.layout
	title, rows := s.Words.Pages.Notes, s.noteRows(l.Content.W-6)
	h := min(len(rows)+2, max(4, l.H/2))
	r := Rect{max(0, l.Content.X-1), l.Footer.Y - h, min(l.W, l.Content.W+2), h}
	c.Fill(r, Ink{Role: Fg, Ground: Pop}, " ")
	s.drawFrame(c, r, title)
	if s.Clock != "" {
		clock := " " + i18n.Fill(s.Words.Pages.TimeOfDay, s.Clock) + " "
		c.Text(r.Right()-3-Width(clock), r.Y, Ink{Role: Muted, Ground: Pop}, clock)
	}
	inside := r.Inset(3, 1)
	for i := 0; i < inside.H && i < len(rows); i++ {
		row := rows[i]
		if i == inside.H-1 && len(rows) > inside.H {
			row = rows[len(rows)-1] // what comes next is never cut off
		}
		row.draw(c.Clip(inside), inside.X, inside.Y+i)
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
