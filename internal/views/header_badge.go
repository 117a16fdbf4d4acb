package views

import (
	"strconv"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// leastTitle is how many cells of a title stay beside a badge, as long as a
// shorter badge says the same.
const leastTitle = 8

// titleWithBadges writes a title into one row with the badges behind it. The
// title gives way first, then the badges get shorter.
func (s Screen) titleWithBadges(c *Canvas, r Rect, ink Ink, title string) {
	badges := s.fittingBadges(r.W - min(Width(title), leastTitle) - 2)
	if len(badges) == 0 {
		c.Text(r.X, r.Y, ink, Cut(title, r.W))
		return
	}
	x := c.Text(r.X, r.Y, ink, Cut(title, max(0, r.W-badgesWidth(badges)-2)))
	if x > r.X {
		x += 2
	}
	for _, badge := range badges {
		x = s.drawBadge(c, x, r.Y, badge) + 1
	}
}

// drawBadge writes one badge: violet, and without colour in brackets.
func (s Screen) drawBadge(c *Canvas, x, y int, text string) int {
	if !s.Theme.Coloured() {
		return c.Text(x, y, Ink{Role: Changed, Bold: true}, "["+text+"]")
	}
	return c.Text(x, y, Ink{Role: On, Ground: Changed, Bold: true}, " "+text+" ")
}

// badgesWidth gives the cells of badges, with one between two.
func badgesWidth(badges []string) int {
	n := -1
	for _, badge := range badges {
		n += Width(badge) + 3
	}
	return n
}

// fittingBadges gives the longest way to say the mode and the what-if that
// fits: both in full, the number of changes alone, one of the two. What fits
// in no way is not said.
func (s Screen) fittingBadges(cells int) []string {
	mode, edits := s.modeBadges(), s.editsBadge()
	ways := [][]string{append(mode[:len(mode):len(mode)], edits...)}
	if len(edits) > 0 {
		count := SignChanged + " " + strconv.Itoa(s.State.Edits.Count())
		ways = append(ways, append(mode[:len(mode):len(mode)], count), edits, []string{count})
	} else if len(mode) > 0 {
		ways = append(ways, mode[:1])
	}
	if s.changes() {
		ways = append(ways, []string{s.Words.WhatIf.Badge})
	}
	for _, way := range ways {
		if badgesWidth(way) <= cells {
			return way
		}
	}
	return nil
}

// changes reports whether the mode is one in which inputs are changed.
func (s Screen) changes() bool {
	return s.State.Mode == player.ModeWhatIf || s.State.Mode == player.ModeBeside
}

// modeBadges names the mode, and a crosshair that was left somewhere: what is
// asked then is not the lesson's question.
func (s Screen) modeBadges() []string {
	if s.State.Page < 1 {
		return nil
	}
	var out []string
	if name := s.modeBadge(); name != "" {
		out = append(out, name)
	}
	if s.State.Cross.On && s.State.Mode != player.ModeCrosshair && s.frame() != nil && !s.State.IsDecision() {
		out = append(out, s.Words.Badges.Crosshair)
	}
	return out
}

// modeBadge names the mode; on a page that it has nothing for, and of a
// what-if with changes, which has a badge of its own, it is "".
func (s Screen) modeBadge() string {
	step := s.frame() != nil
	switch s.State.Mode {
	case player.ModeCrosshair:
		if step && !s.State.IsDecision() {
			return s.Words.Badges.Crosshair
		}
	case player.ModeWhatIf, player.ModeBeside:
		if step && !s.State.IsEdited() {
			return s.whatIfBadge(s.Words.Badges.NoChange)
		}
	case player.ModeFlip:
		if step {
			return s.Words.Flip.Badge
		}
	case player.ModePredict:
		return s.Words.Predict.Badge
	case player.ModeClass:
		return s.Words.Badges.Class
	case player.ModeNone:
	}
	return ""
}

// editsBadge says how much differs from the lesson, whatever the mode.
func (s Screen) editsBadge() []string {
	if s.State.Page < 1 || !s.State.IsEdited() {
		return nil
	}
	return []string{s.whatIfBadge(s.countChanges(s.State.Edits.Count()))}
}

func (s Screen) whatIfBadge(behind string) string {
	return s.Words.WhatIf.Badge + " " + SignDot + " " + behind
}

// countChanges says how many changes there are.
func (s Screen) countChanges(n int) string {
	switch n {
	case 0:
		return s.Words.Badges.NoChange
	case 1:
		return s.Words.Badges.OneChange
	}
	return i18n.Fill(s.Words.Badges.Changes, strconv.Itoa(n))
}
