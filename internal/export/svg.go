package export

import (
	"strconv"
	"strings"

	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/views"
)

// Screens draws the screen of each step as a picture of its own: opening.svg,
// step-1.svg, step-2A.svg and step-2B.svg where a step has several questions,
// closing.svg; then each plane alone, plane-1.svg, or plane-1-2.svg for the
// second one of a step. A range of steps has neither opening nor closing.
//
// Where answers are hidden, a step is drawn as it is to be predicted, and a
// plane that would give an answer away is left out.
func Screens(src Source, look Look, o Options) []File {
	d := &drawer{src: src, look: look.complete(), o: o}
	d.words = i18n.For(d.look.Lang)
	d.say = views.NewPhrases(d.words)
	d.shown, d.asked = src.state(), src.state()
	if !o.Answers {
		d.asked = d.shown.Do(player.Command{Kind: player.CmdPredict})
	}
	var out []File
	last := len(src.Lesson.Frames)
	if o.Steps.IsAll() {
		out = append(out, d.page("opening", d.asked, 0))
	}
	for number := 1; number <= last; number++ {
		if o.Steps.Has(number) {
			out = append(out, d.step(number)...)
		}
	}
	if o.Steps.IsAll() {
		out = append(out, d.page("closing", d.shown, last+1))
	}
	return append(out, d.planes()...)
}

// drawer draws the pictures of a lesson.
type drawer struct {
	src   Source
	look  Look
	o     Options
	words *i18n.Words
	say   views.Phrases
	shown player.State // the lesson with its answers
	asked player.State // the same as its questions are shown, to be predicted or answered
}

// page draws the opening or the closing page.
func (d *drawer) page(name string, s player.State, number int) File {
	sc := d.src.Lesson.Scenario
	about := []string{d.say.Prose(sc.Question), d.say.Prose(sc.Summary)}
	if number > 0 {
		about = []string{
			d.say.Prose(sc.Lesson.Why), d.say.Prose(sc.Lesson.How), d.say.Prose(sc.Lesson.Cost), d.say.Prose(sc.Lesson.Test),
		}
	}
	return d.picture(name, to(s, number, 0), d.say.Prose(sc.Title), about)
}

// noChoice is no row of the choices: in a picture nobody is about to choose.
const noChoice = -1

// step draws a step once for each of its questions.
func (d *drawer) step(number int) []File {
	f := &d.src.Lesson.Frames[number-1]
	var out []File
	for i := range max(len(f.Questions), 1) {
		name, title := "step-"+strconv.Itoa(number), d.title(f)
		var about []string
		if i < len(f.Questions) {
			name += f.Questions[i].Label
			about = d.about(f, i)
		}
		s := to(d.asked, number, i)
		s.Predict.Cursor = noChoice
		out = append(out, d.picture(name, s, title, about))
	}
	return out
}

// title names a step; where it is to be predicted, only by its number.
func (d *drawer) title(f *player.Frame) string {
	template := d.words.Plain.Step
	if !d.o.Answers && len(f.Questions) > 0 {
		template = d.words.Export.Handout.Untitled
	}
	return i18n.Fill(template, strconv.Itoa(f.Number()), strconv.Itoa(len(d.src.Lesson.Frames)), d.say.Prose(f.Step.Title))
}

// about tells in sentences what the picture of a question shows.
func (d *drawer) about(f *player.Frame, question int) []string {
	q := f.Questions[question]
	out := []string{d.say.Prose(q.Name)}
	switch {
	case q.Ask != nil && d.o.Answers:
		out = append(append(out, d.say.Point(q.Ask.Query)...), d.say.Answer(q.Ask.Answer)...)
	case q.Ask != nil:
		out = append(out, d.say.Point(q.Ask.Query)...)
	case d.o.Answers:
		out = append(out, d.say.Decided(q.Decide)...)
	}
	return out
}

// picture draws a state. The row of keys is left out: a picture has none.
func (d *drawer) picture(name string, s player.State, title string, about []string) File {
	screen := d.look.screen(s)
	rows := screen.Cells()
	rows = rows[:min(len(rows), screen.FooterRow())]
	var told []string
	for _, s := range about {
		if s != "" {
			told = append(told, s)
		}
	}
	return File{Name: name + ".svg", Data: slide{
		name: name, lang: d.look.Lang, title: title, about: strings.Join(told, "\n"),
		theme: screen.Theme, rows: rows,
	}.svg()}
}
