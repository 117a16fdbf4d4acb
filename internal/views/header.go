package views

import (
	"math"
	"strconv"
	"strings"

	"memtui/internal/i18n"
	"memtui/internal/player"
)

// programName stands at the left of a wide header, in every language.
const programName = "memtui"

// drawHeader draws what every step has in common: the lesson's title and the
// rail, the step's title and, while the lesson plays, where it is.
func (s Screen) drawHeader(c *Canvas, k *sketch) {
	l := k.layout
	if s.State.Lesson == nil {
		return
	}
	switch {
	case l.Solo():
		s.soloTitle(c, l)
	case l.Arrangement == Wide:
		s.wideTitle(c, l)
	default:
		s.titleWithBadges(c, l.Title, Ink{Role: Muted}, s.shownTitle())
	}
	if l.Solo() {
		s.soloRail(c, l)
	} else {
		s.drawRail(c, k)
	}
	if f := s.frame(); f != nil && !l.Solo() {
		s.stepTitle(c, l, s.stepName())
	}
}

// shownTitle is the title of the lesson; the opening page says it large
// itself.
func (s Screen) shownTitle() string {
	if s.State.Page < 1 {
		return programName
	}
	return s.say(s.State.Lesson.Scenario.Title)
}

func (s Screen) wideTitle(c *Canvas, l Layout) {
	right := s.whereAmI()
	x := l.Title.Right() - Width(right)
	c.Text(x, l.Title.Y, Ink{Role: Muted}, right)
	end := c.Text(l.Title.X, l.Title.Y, Ink{Role: Muted}, programName)
	if s.State.Page > 0 {
		s.titleWithBadges(c, Rect{end + 3, l.Title.Y, x - end - 5, 1}, Ink{Role: Soft}, s.shownTitle())
	}
}

// whereAmI says lesson, language, the day of the step and a presenter's
// clock.
func (s Screen) whereAmI() string {
	var parts []string
	if s.State.Number > 0 {
		parts = append(parts, i18n.Fill(s.Words.Ledger.LessonOf, strconv.Itoa(s.State.Number), strconv.Itoa(s.State.Count)))
	}
	parts = append(parts, s.Words.Lang.Sign())
	if f := s.frame(); f != nil && !f.Day.IsZero() {
		parts = append(parts, f.Day.String())
	}
	return strings.Join(parts, " · ")
}

func (s Screen) stepTitle(c *Canvas, l Layout, title string) {
	room := l.StepTitle.W
	if text := s.progress(l, title); text != "" {
		room -= Width(text) + 3
		c.Text(l.StepTitle.Right()-Width(text), l.StepTitle.Y, Ink{Role: Accent}, text)
	} else if text := s.score(); text != "" {
		room -= Width(text) + 3
		c.Text(l.StepTitle.Right()-Width(text), l.StepTitle.Y, Ink{Role: Soft}, text)
	}
	c.Text(l.StepTitle.X, l.StepTitle.Y, Ink{Role: Fg}.Loud(), Cut(title, room))
}

// progress says how the step unfolds: that the lesson plays, that it is
// paused half-way, or that it waits for people to talk; "" for none of them.
func (s Screen) progress(l Layout, title string) string {
	w := s.Words.Ledger
	switch {
	case s.State.Playing:
		return s.playing(l)
	case s.State.IsTalkedOver():
		long := w.Discussed + " " + SignDot + " " + w.GoesOn
		if Width(title)+3+Width(long) <= l.StepTitle.W {
			return long
		}
		return w.DiscussedShort + " " + SignDot + " " + w.GoesOn
	case s.State.Beat.IsStill() && s.State.Trouble != nil:
		return s.Words.Reload.LastGood
	case s.State.Beat.IsStill():
		return ""
	}
	now, of := s.beatNumber()
	where := i18n.Fill(w.BeatOf, now, of)
	if l.Arrangement == Compact {
		where = now + "/" + of
	}
	return w.Paused + "  " + where + " " + SignDot + " " + w.GoesOn
}

// beatNumber gives the number of the beat on the screen, and how many there
// are.
func (s Screen) beatNumber() (now, of string) {
	beats := s.frame().Beats(s.State.Question)
	at := len(beats)
	for i, b := range beats {
		if b == s.State.Beat {
			at = i + 1
		}
	}
	return strconv.Itoa(at), strconv.Itoa(len(beats))
}

// playing says that the lesson plays, which beat is on, and for how long.
func (s Screen) playing(l Layout) string {
	w := s.Words.Ledger
	seconds := strconv.FormatFloat(s.State.Dwell(s.Words.Lang).Seconds(), 'f', 1, 64)
	now, of := s.beatNumber()
	if l.Arrangement == Wide || l.Arrangement == Middle {
		return strings.Join([]string{SignFocus + " " + w.Playing, i18n.Fill(w.BeatOf, now, of), i18n.Fill(w.Seconds, seconds)}, "   ")
	}
	return SignFocus + " " + now + "/" + of + "  " + i18n.Fill(w.Seconds, seconds)
}

func (s Screen) soloTitle(c *Canvas, l Layout) {
	f := s.frame()
	if f == nil {
		c.Text(l.StepTitle.X, l.StepTitle.Y, Ink{Role: Muted}, programName)
		return
	}
	right := strconv.Itoa(f.Number()) + "/" + strconv.Itoa(len(s.State.Lesson.Frames))
	switch {
	case s.State.Playing:
		right = SignFocus + " " + right
	case s.State.IsTalkedOver():
		right = s.Words.Ledger.DiscussedShort + " " + right
	case !s.State.Beat.IsStill():
		right = s.Words.Ledger.Paused + " " + right
	default:
		right = joined(s.smallScore(), "  ", right)
	}
	c.Text(l.StepTitle.Right()-Width(right), l.StepTitle.Y, Ink{Role: Muted}, right)
	room := Rect{l.StepTitle.X, l.StepTitle.Y, l.StepTitle.W - Width(right) - 2, 1}
	s.titleWithBadges(c, room, Ink{Role: Fg}.Loud(), s.stepName())
}

// soloRail is a bar as long as the way that is behind.
func (s Screen) soloRail(c *Canvas, l Layout) {
	done := l.Rail.W * s.State.Page / max(s.State.Last(), 1)
	for x := range l.Rail.W {
		sign, ink := SignThin, Ink{Role: Rule}
		if x < done {
			sign, ink = SignLane, Ink{Role: Accent}
		}
		c.Text(l.Rail.X+x, l.Rail.Y, ink, sign)
	}
}

// place is one place on the rail: a page, with the column of its name.
type place struct {
	page int
	name string
	x    int
}

func (p place) right() int { return p.x + Width(p.name) }

// drawRail draws the steps with an unnumbered place at each end: what is
// behind in accent, the taken place as a chip of one cell more at each side.
func (s Screen) drawRail(c *Canvas, k *sketch) {
	r := k.layout.Rail
	places, before, after := s.places(r)
	for i, p := range places {
		s.drawPlace(c, p, r.Y)
		k.zone(Rect{p.x - 1, r.Y, Width(p.name) + 2, 1}, player.Command{Kind: player.CmdGoTo, N: p.page})
		if i+1 < len(places) {
			s.drawLink(c, p, places[i+1], r.Y)
		}
	}
	if before {
		c.Text(r.X, r.Y, Ink{Role: Muted}, "‹")
	}
	if after {
		c.Text(r.Right()-1, r.Y, Ink{Role: Muted}, "›")
	}
}

func (s Screen) drawPlace(c *Canvas, p place, y int) {
	switch {
	case p.page == s.State.Page && s.Theme.Coloured():
		c.Text(p.x-1, y, Ink{Role: On, Ground: Accent}.Loud(), " "+p.name+" ")
	case p.page == s.State.Page:
		c.Text(p.x-1, y, Ink{Role: Fg}.Loud(), "["+p.name+"]")
	case p.page < s.State.Page:
		c.Text(p.x, y, Ink{Role: Accent}, p.name)
	default:
		c.Text(p.x, y, Ink{Role: Muted}, p.name)
	}
}

// drawLink joins two places, up to the chip of the taken one.
func (s Screen) drawLink(c *Canvas, p, next place, y int) {
	sign, ink := SignThin, Ink{Role: Rule}
	if next.page <= s.State.Page {
		sign, ink = SignLane, Ink{Role: Accent}
	}
	for x := p.right() + 1; x < next.x-1; x++ {
		c.Text(x, y, ink, sign)
	}
}

// places spreads the pages evenly over the rail, or gives a window around the
// taken one where two would touch.
func (s Screen) places(r Rect) (out []place, before, after bool) {
	last := s.State.Last()
	all := make([]place, last+1)
	for i := range all {
		all[i] = place{page: i, name: strconv.Itoa(i)}
	}
	all[0].name, all[last].name = SignDot, SignDot
	widest := Width(all[max(last-1, 0)].name)
	if (r.W-2-widest)/max(last, 1) >= widest+3 || last < 1 {
		return spread(all, r), false, false
	}
	n := max(1, (r.W-4)/(widest+3))
	from := max(0, min(s.State.Page-n/2, last+1-n))
	inner := Rect{r.X + 2, r.Y, r.W - 4, 1}
	return spread(all[from:min(from+n, last+1)], inner), from > 0, from+n < last+1
}

func spread(all []place, r Rect) []place {
	first := float64(r.X + 1)
	end := float64(r.Right() - 1 - Width(all[len(all)-1].name))
	for i := range all {
		share := 0.0
		if len(all) > 1 {
			share = float64(i) / float64(len(all)-1)
		}
		all[i].x = int(math.RoundToEven(first + (end-first)*share))
	}
	return all
}
