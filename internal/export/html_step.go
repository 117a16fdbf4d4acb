package export

import (
	"html/template"
	"strconv"
	"strings"
	"time"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
	"memtui/internal/views"
)

// stepPart is a step as the page shows it.
type stepPart struct {
	*Step
	Words     *i18n.Words
	Page      i18n.ExportPageWords
	Plain     i18n.PlainWords
	ID        string
	Eyebrow   string
	Sealed    string // in place of the title while it is to be predicted; "" = it asks nothing
	Hidden    bool
	HasLedger bool
	Events    []eventPart
	SoFar     []string
	Asks      []*askPart
	Figures   []*figurePart
	Dwell     int
	Last      int // the last beat of the first question
	Limit     string
}

// eventPart is something that happened; of what was refused, what it was and
// why apart.
type eventPart struct{ Class, Sign, Word, Text, Why string }

// figurePart is a plane as a picture and in words.
type figurePart struct {
	Plane  *Plane
	Page   i18n.ExportPageWords
	Step   int
	Hidden bool
	Index  int
	SVG    template.HTML
	Bands  []bandPart
	drawn  *figure
}

// bandPart is a line of the plane in words.
type bandPart struct {
	Name  string
	Cells []string
}

func millis(d time.Duration) int { return int(d.Milliseconds()) }

func (s *side) step(step *Step) *stepPart {
	f := step.Frame
	out := &stepPart{
		Step: step, Words: s.Words, Page: s.Page, Plain: s.Plain, HasLedger: f.HasLedger(),
		ID:      "step-" + strconv.Itoa(step.Number) + "-" + string(s.Lang),
		Eyebrow: i18n.Fill(s.Page.Step, strconv.Itoa(step.Number), strconv.Itoa(len(s.Source.Lesson.Frames))),
		Hidden:  s.Hidden && len(step.Questions) > 0,
		Dwell:   s.dwell(f, 0, player.Still()),
	}
	out.seal(s)
	out.happened(s)
	if len(step.Questions) > 0 {
		out.Last = len(step.Questions[0].Beats) - 1
	}
	if step.Changes != scenario.AnyChanges {
		out.Limit = i18n.Fill(s.Plain.ExerciseLimit, strconv.Itoa(step.Changes))
	}
	for i := range step.Questions {
		out.Asks = append(out.Asks, s.ask(out, &step.Questions[i]))
	}
	for i := range step.Planes {
		out.Figures = append(out.Figures, s.figure(out, i))
	}
	return out
}

// dwell gives how long a beat stays at the ordinary speed, in milliseconds.
func (s *side) dwell(f *player.Frame, question int, beat player.Beat) int {
	at := player.State{Lesson: s.Source.Lesson, Page: f.Number(), Question: question, Beat: beat}
	return millis(at.Dwell(s.Lang))
}

// seal finds what stands in place of a title that gives the answer away: the
// numbers of the questions in the whole lesson.
func (p *stepPart) seal(s *side) {
	before := 0
	for i := range p.Frame.Index {
		before += len(s.Source.Lesson.Frames[i].Questions)
	}
	switch n := len(p.Questions); {
	case n == 1:
		p.Sealed = i18n.Fill(s.Words.Predict.Question, strconv.Itoa(before+1))
	case n > 1:
		p.Sealed = i18n.Fill(s.Words.Predict.Questions, strconv.Itoa(before+1), strconv.Itoa(before+n))
	}
}

func (p *stepPart) happened(s *side) {
	say := views.NewPhrases(s.Words)
	for i, h := range p.Step.Happened {
		e := eventPart{Class: "new", Sign: h.Sign, Text: h.Text}
		switch {
		case h.Expired:
			e.Class = "stale"
		case h.Refused:
			e.Class, e.Word = "refused", s.Words.Ledger.Refused
			e.Text, e.Why = say.Refused(p.Frame.Happened[i])
		}
		p.Events = append(p.Events, e)
	}
	for i := range p.Frame.Index + 1 {
		for _, h := range s.Source.Lesson.Frames[i].Happened {
			p.SoFar = append(p.SoFar, say.Happening(h))
		}
	}
}

// figure draws a plane of the step and tells it in words.
func (s *side) figure(step *stepPart, i int) *figurePart {
	plane := &step.Planes[i]
	d := newFigure(*plane, s.Words, "plane-"+strconv.Itoa(step.Number)+"-"+strconv.Itoa(i+1)+"-"+string(s.Lang))
	d.hidden = step.Hidden
	d.asked = func(label string) int {
		for _, ask := range step.Asks {
			if ask.Label == label {
				return ask.AskedFrom
			}
		}
		return 0
	}
	if len(step.Asks) > 0 {
		d.written = step.Asks[0].first(func(b player.Beat) bool { return b.Shows(player.StageWritten) })
	}
	d.draw("")
	return &figurePart{
		Plane: plane, Page: s.Page, Step: step.Number, Hidden: step.Hidden,
		SVG:   template.HTML(d.m.b.String()), // every text in it is escaped by markup
		Bands: d.inWords(), drawn: d,
	}
}

// inWords tells the plane line by line.
func (d *figure) inWords() []bandPart {
	var out []bandPart
	g, say := d.plane.Grid, d.words.Plain
	for i, r := range d.plane.Regions {
		if d.states[r.Rows[0]] == unwritten {
			continue
		}
		if i == 0 || d.plane.Regions[i-1].Rows != r.Rows {
			out = append(out, bandPart{Name: d.bandName(r.Rows)})
		}
		valid := core.Interval{From: bound(g.Valid, r.Columns[0]-1), To: bound(g.Valid, r.Columns[1]-1)}
		line := i18n.Fill(say.ValidAlways, d.say.Brief(r.Answer))
		if valid != (core.Interval{}) {
			line = i18n.Fill(say.ValidIn, d.say.Valid(valid), d.say.Brief(r.Answer))
		}
		band := &out[len(out)-1]
		band.Cells = append(band.Cells, d.say.Text(line))
	}
	var foreign []core.Event
	for _, band := range g.Bands {
		for _, e := range band.Events {
			if e.Foreign && e.Op < d.plane.Frame.After().Len() {
				foreign = append(foreign, e)
			}
		}
	}
	if text := d.say.Foreign(foreign, d.plane.Frame); text != "" {
		out = append(out, bandPart{Name: text})
	}
	return out
}

func (d *figure) bandName(rows [2]int) string {
	name := d.knownIn(rows)
	var events []core.Event
	for _, band := range d.plane.Grid.Bands[rows[0]:rows[1]] {
		for _, e := range band.Events {
			if isOwn(e) && e.Op < d.plane.Frame.After().Len() {
				events = append(events, e)
			}
		}
	}
	if len(events) == 0 {
		return i18n.Fill(d.words.Plain.Band, name)
	}
	return d.say.Text(i18n.Fill(d.words.Plain.BandWith, name, d.say.Events(events, d.plane.Frame)))
}

// knownIn says which record times rows hold. The last row that is written
// reaches as far as nothing more is.
func (d *figure) knownIn(rows [2]int) string {
	g := d.plane.Grid
	to := bound(g.Known, rows[1]-1)
	if rows[1] < len(g.Bands) && d.states[rows[1]] == unwritten {
		to = core.Time{}
	}
	name := d.say.Known(core.Interval{From: bound(g.Known, rows[0]-1), To: to})
	if d.states[rows[0]] == foreseen {
		return d.say.IfNoMore(name)
	}
	return name
}

// bound gives one of the cuts of an axis, or the open end beyond them.
func bound(cuts []core.Time, i int) core.Time {
	if i < 0 || i >= len(cuts) {
		return core.Time{}
	}
	return cuts[i]
}

// oneLine joins lines that a narrow screen would break.
func oneLine(s string, lang i18n.Lang) string {
	between := " "
	if lang == i18n.Chinese {
		between = ""
	}
	return strings.ReplaceAll(s, "\n", between)
}
