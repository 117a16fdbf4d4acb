package player

import (
	"math"
	"time"
	"unicode"

	"memtui/internal/i18n"
)

// How long a beat stays at the ordinary speed.
const (
	rungDwell  = 250 * time.Millisecond
	beatDwell  = 600 * time.Millisecond
	leastDwell = 2 * time.Second
	mostDwell  = 20 * time.Second
	// shortest is how long a beat stays at any speed: more pictures a second
	// than fifteen are neither seen nor wanted on a slow link.
	shortest = time.Second / 15
)

// The range of Speed: each step is half as fast again, two are double.
const (
	slowest = -4
	fastest = 6
)

// Dwell gives how long the beat on screen stays while the lesson plays. A
// last beat stays as long as its step says, else as long as it takes to read
// the explanation in the language of the screen.
func (s State) Dwell(lang i18n.Lang) time.Duration {
	return max(shortest, time.Duration(float64(s.ownDwell(lang))/s.Tempo()))
}

// Tempo gives how many times faster than ordinary the lesson plays.
func (s State) Tempo() float64 { return math.Pow(2, float64(s.Speed)/2) }

func (s State) ownDwell(lang i18n.Lang) time.Duration {
	f := s.Frame()
	switch {
	case f == nil:
		return leastDwell
	case s.Beat.Stage == StageRung:
		return rungDwell
	case !s.Beat.IsStill():
		return beatDwell
	case f.Step.Stay > 0 && s.Question == s.lastQuestion(s.Page):
		return f.Step.Stay
	}
	text, _ := f.Step.Say.In(lang)
	title, _ := f.Step.Title.In(lang)
	// The explanation stays for all questions of the step: the time to read
	// it is shared among them.
	return max(leastDwell, min(reading(title+text), mostDwell)/time.Duration(s.lastQuestion(s.Page)+1))
}

// reading gives the time to read a text aloud to oneself: five Chinese
// characters or fifteen others a second, after a second to find it.
func reading(text string) time.Duration {
	d := time.Second
	for _, r := range text {
		if unicode.Is(unicode.Han, r) {
			d += time.Second / 5
		} else {
			d += time.Second / 15
		}
	}
	return d
}
