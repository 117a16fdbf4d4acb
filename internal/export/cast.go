package export

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"time"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/views"
)

// stopRests is how long a step stays that is to be talked over, or a question
// that is to be predicted: long enough to stop the player by hand. A player
// that pauses at markers stops there by itself.
const stopRests = 15 * time.Second

// Cast records the lesson as it plays: the opening page for as long as it takes
// to read it, each beat of each question for as long as the player shows it,
// and the closing page. Where the lesson is to be talked over, a marker follows
// and a longer rest. A range of steps has neither opening nor closing.
//
// Where answers are hidden, each question is shown as it is to be predicted,
// with a marker and a longer rest, and then with its answer: a recording has no
// other place for a key.
//
// The format is version 2 of asciicast, which every player reads; version 3 is
// read only by those of 2025 and later, and has nothing that a lesson needs.
func Cast(src Source, look Look, o Options) []byte {
	r := &recorder{src: src, look: look.complete(), o: o}
	r.words = i18n.For(r.look.Lang)
	r.say = views.NewPhrases(r.words)
	r.play()
	var b bytes.Buffer
	r.header(&b)
	b.Write(r.events.Bytes())
	return b.Bytes()
}

// recorder plays a lesson and writes down what a terminal gets.
type recorder struct {
	src    Source
	look   Look
	o      Options
	words  *i18n.Words
	say    views.Phrases
	now    time.Duration
	shown  []string // the rows on the screen
	events bytes.Buffer
}

// play goes through the lesson.
func (r *recorder) play() {
	s := r.src.state()
	if !r.o.Answers {
		s = s.Do(player.Command{Kind: player.CmdPredict})
	}
	if r.o.Steps.IsAll() {
		sc := r.src.Lesson.Scenario
		r.show(s)
		r.now += player.Reading(r.say.Prose(sc.Title) + r.say.Prose(sc.Question) + r.say.Prose(sc.Summary))
	}
	if r.o.Answers {
		r.playSteps(s)
	} else {
		r.predictSteps(s)
	}
	if r.o.Steps.IsAll() {
		take := r.src.Lesson.Scenario.Lesson
		r.show(to(r.src.state(), s.Last(), 0))
		r.now += player.Reading(r.say.Prose(take.Why) + r.say.Prose(take.How) + r.say.Prose(take.Cost) + r.say.Prose(take.Test))
	}
	r.event("o", "\x1b[?7h\x1b[?25h") // the last picture stays as long as it should
}

// playSteps lets the player play, and goes on where it stops.
func (r *recorder) playSteps(s player.State) {
	first, last := r.steps()
	if first > last {
		return
	}
	for s = from(s, first); s.Page <= last; {
		r.show(s)
		r.now += s.Dwell(r.look.Lang)
		if s.Playing {
			s = s.Do(player.Command{Kind: player.CmdTick})
			continue
		}
		if s.Page == s.Last() {
			return
		}
		r.stop(r.stepTitle(s))
		s = s.Do(player.Command{Kind: player.CmdPlayPause})
	}
}

// from begins to play at the first beat of a step.
func from(s player.State, step int) player.State {
	if step == 1 {
		return s.Do(player.Command{Kind: player.CmdPlayPause})
	}
	return to(s, step, 0).Do(player.Command{Kind: player.CmdPlayPause})
}

// predictSteps shows each question, and then its answer.
func (r *recorder) predictSteps(s player.State) {
	first, last := r.steps()
	next := player.Command{Kind: player.CmdNext}
	for s = to(s, first, 0); s.Page <= last; s = s.Do(next) {
		r.show(s)
		if s.Hides() {
			r.stop(r.stepTitle(s))
			s = s.Do(next)
			r.show(s)
		}
		r.now += s.Dwell(r.look.Lang)
		if f := s.Frame(); f != nil && f.Step.Stop && s.Question >= len(f.Questions)-1 {
			r.stop(r.stepTitle(s))
		}
	}
}

// steps gives the first and the last step that are recorded.
func (r *recorder) steps() (first, last int) {
	first, last = 1, len(r.src.Lesson.Frames)
	if !r.o.Steps.IsAll() {
		first, last = max(first, r.o.Steps.First), min(last, r.o.Steps.Last)
	}
	return first, last
}

// stepTitle names a question by its number and, once its answer is shown, by
// the title of its step.
func (r *recorder) stepTitle(s player.State) string {
	label := strconv.Itoa(s.Page)
	f := s.Frame()
	if s.Question < len(f.Questions) {
		label += f.Questions[s.Question].Label
	}
	if s.HidesStep(s.Page) {
		return label
	}
	return label + " " + r.say.Prose(f.Step.Title)
}

// stop marks where the lesson rests.
func (r *recorder) stop(label string) {
	r.event("m", label)
	r.now += stopRests
}

// show brings a state on the screen: the rows that differ from those that are
// there, each written whole.
func (r *recorder) show(s player.State) {
	lines := r.look.screen(s).Render().Lines
	var b strings.Builder
	if r.shown == nil {
		b.WriteString("\x1b[?25l\x1b[?7l\x1b[2J") // no cursor; a full row does not go on in the next
	}
	for y, line := range lines {
		if r.shown == nil || y >= len(r.shown) || r.shown[y] != line {
			fmt.Fprintf(&b, "\x1b[%d;1H%s", y+1, line)
		}
	}
	r.shown = lines
	if b.Len() > 0 {
		r.event("o", b.String())
	}
}

// event writes one line of the recording.
func (r *recorder) event(code, data string) {
	fmt.Fprintf(&r.events, "[%s, %q, %s]\n", seconds(r.now), code, quoted(data))
}

func seconds(d time.Duration) string { return strconv.FormatFloat(d.Seconds(), 'f', 3, 64) }

func quoted(s string) string {
	out, err := json.Marshal(s)
	if err != nil {
		panic("export: " + err.Error()) // a string is always one in JSON
	}
	return string(out)
}

// header writes what a player has to know before it begins. It says nothing
// about when or where the recording was made.
func (r *recorder) header(b *bytes.Buffer) {
	theme := views.NewTheme(r.look.Theme, views.TrueColour)
	page := theme.Paint(views.Ink{Role: views.Fg, Ground: views.Bg})
	fmt.Fprintf(b, `{"version": 2, "width": %d, "height": %d, "duration": %s, "title": %s, "env": {"TERM": "xterm-256color"}, `+
		`"theme": {"fg": %q, "bg": %q, "palette": %q}}`+"\n",
		r.look.Columns, r.look.Rows, seconds(r.now), quoted(r.say.Prose(r.src.Lesson.Scenario.Title)),
		page.Text, page.Ground, terminalPalette(theme))
}

// terminalPalette gives the sixteen colours of a terminal in those of the theme, for
// a player that does not take colours as they are.
func terminalPalette(t *views.Theme) string {
	var eight []string
	for _, role := range []views.Role{
		views.Rule, views.Bad, views.Good, views.Warning, views.Accent, views.Changed, views.V2L, views.Fg,
	} {
		eight = append(eight, t.Paint(views.Ink{Role: role, Ground: views.Bg}).Text)
	}
	return strings.Join(append(eight, eight...), ":")
}
