package views

import (
	"slices"
	"strconv"

	"memtui/internal/i18n"
)

// whyWas is what a row of WHY says in the lesson, where the what-if says
// something else; "" where it is the same.
func (s Screen) whyWas(r ruling, label string) string {
	if !r.whatIf || !r.still() {
		return ""
	}
	w, was, now := s.Words.Decision, r.Was.Decision, r.Decision
	switch {
	case label == w.Rule && was.Rule != now.Rule:
		return i18n.Fill(w.Was, strconv.Itoa(was.Rule))
	case label == w.UnknownPaths && !slices.Equal(was.Unknowns, now.Unknowns):
		return i18n.Fill(w.Was, s.unknowns(ruling{Decided: r.lesson()}))
	case label == w.NextAction && was.Next != now.Next:
		return i18n.Fill(w.Was, s.nextName(was.Next))
	}
	return ""
}

// drawWhyWas writes behind a row of WHY what it was, else below it; where
// there is room for neither, the sign alone. It gives the last row written.
func (s Screen) drawWhyWas(c *Canvas, f flow, x, y int, was string) int {
	ink, end := Ink{Role: Changed}, f.bus-1
	switch {
	case was == "":
	case x+2+Width(was) <= end:
		c.Text(x+2, y, ink, was)
	case y < f.why+6 && f.value+Width(was) <= end:
		c.Text(f.value, y+1, ink, was)
		return y + 1
	case x+3 <= end:
		c.Text(x+2, y, ink, SignChanged)
	}
	return y
}
