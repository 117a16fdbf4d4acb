package views

import (
	"strconv"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// drawDifference says in words what changed between two steps: what was
// written in between, the answers then and now, and what differs in each
// record that is judged.
func (s Screen) drawDifference(c *Canvas, k *sketch) {
	from, to := s.State.Compared(), s.State.Page
	if from > to {
		from, to = to, from
	}
	w := s.Words.Pages
	at := s.clearPanes(c, k)
	y := at.Y
	if !k.layout.Solo() {
		y++
	}
	c.Text(at.X, y, Ink{Role: Accent, Bold: true}, strings.ToUpper(w.Changed))
	y++
	c.Text(at.X, y, Ink{Role: Muted}, Cut(s.stepNamed(w.From, from), at.W))
	c.Text(at.X, y+1, Ink{Role: Soft}, Cut(s.stepNamed(w.To, to), at.W))
	d := difference{Screen: s, from: from, to: to, table: table{label: 6, cells: min(at.W, 110), names: 46}}
	if k.layout.Solo() {
		d.table.label, d.table.names = 4, 0
	}
	d.written()
	d.answers()
	d.decisions()
	if len(d.lines) == 0 {
		d.row("", Ink{Role: Muted}, w.NothingNew)
	}
	list := Rect{at.X, y + 3, at.W, at.Bottom() - y - 4}
	first, reach := drawWindow(c, list, d.lines, s.State.Layer.Scroll)
	k.reaches(player.PaneLayer, reach, 0)
	if reach > 0 {
		s.drawPart(c, at.Right(), at.Bottom()-1, first, list.H, len(d.lines))
	}
}

// stepNamed names a step with its title; 0 is the lesson before its first.
func (s Screen) stepNamed(template string, step int) string {
	if step < 1 {
		return s.Words.Pages.Start
	}
	return i18n.Fill(template, strconv.Itoa(step), s.listedStep(step))
}

// difference is the text of what changed between two steps.
type difference struct {
	Screen
	table
	from, to int // steps from 1, the earlier first; from may be 0
}

func (d *difference) frameOf(step int) *player.Frame {
	if step < 1 {
		return nil
	}
	return d.State.FrameAt(step)
}

func (d *difference) heading(text string) {
	if len(d.lines) > 0 {
		d.blank()
	}
	d.head(span{Ink{Role: Muted, Bold: true}, text})
}

// about adds what the rows below it are about, in as many rows as it takes.
func (d *difference) about(name string) {
	for _, row := range Wrap(name, d.cells) {
		d.head(span{Ink{Role: Fg, Bold: true}, row})
	}
}

// written lists the operations of the steps after the first, up to the
// second, as sentences.
func (d *difference) written() {
	say := &plain{words: d.Words, say: d.Words.Plain}
	first := true
	for step := d.from + 1; step <= d.to; step++ {
		for _, h := range d.frameOf(step).Happened {
			if first {
				d.heading(d.Words.Pages.Written)
				first = false
			}
			ink, sign := Ink{Role: Changed}, SignRecorded
			if h.Refusal != nil {
				ink, sign = Ink{Role: Bad}, SignFailed
			}
			d.row(strconv.Itoa(step)+" "+sign, ink, say.happening(h))
		}
	}
	if first && d.State.Lesson.Ledger.Len() > 0 {
		d.heading(d.Words.Pages.Written)
		d.row("", Ink{Role: Muted}, d.Words.Pages.NothingNew)
	}
}

// answers gives for each subject what the first step answered and what the
// second answers.
func (d *difference) answers() {
	subjects := d.subjects()
	if len(subjects) == 0 {
		return
	}
	d.heading(d.Words.Pages.Answers)
	for _, subject := range subjects {
		d.about(strings.Join([]string{subject.Key, subject.Scope, subject.Version}, " "+d.dotted(SignDot)+" "))
		was, now := d.answersAt(d.from, subject), d.answersAt(d.to, subject)
		switch {
		case len(was) != 1 || len(now) != 1: // the rows say it
		case was[0].Equal(now[0]):
			d.row("  "+SignSame, Ink{Role: Muted}, d.Words.Pages.Same)
		default:
			d.row("  "+SignChanged, Ink{Role: Changed}, d.answerText(was[0])+" "+SignArrow+" "+d.answerText(now[0]))
		}
	}
}

// subjects lists what either step asks about, the earlier step's first.
func (d *difference) subjects() []core.Subject {
	var out []core.Subject
	seen := map[core.Subject]bool{}
	for _, step := range []int{d.from, d.to} {
		f := d.frameOf(step)
		if f == nil {
			continue
		}
		for _, q := range f.Questions {
			if q.Ask == nil || seen[q.Ask.Query.Subject()] {
				continue
			}
			seen[q.Ask.Query.Subject()] = true
			out = append(out, q.Ask.Query.Subject())
		}
	}
	return out
}

// answersAt adds what a step answers about a subject, one row a question, and
// gives the answers.
func (d *difference) answersAt(step int, subject core.Subject) []core.Answer {
	f := d.frameOf(step)
	if f == nil {
		return nil
	}
	var out []core.Answer
	hidden := false
	for _, q := range f.Questions {
		if q.Ask == nil || q.Ask.Query.Subject() != subject {
			continue
		}
		when := i18n.Fill(d.Words.Ledger.AboutKnown, q.Ask.Query.Valid.String(), q.Ask.Query.Known.String())
		if q.Ask.Answer.Status == "" {
			d.pair("  "+strconv.Itoa(step)+q.Label, when, Ink{Role: Muted}, SignHidden)
			hidden = true
			continue
		}
		d.pair("  "+strconv.Itoa(step)+q.Label, when, Ink{Role: Fg}, d.answerText(q.Ask.Answer))
		out = append(out, q.Ask.Answer)
	}
	if len(out) == 0 && !hidden {
		d.row("  "+strconv.Itoa(step), Ink{Role: Muted}, d.Words.Pages.NotAsked)
	}
	return out
}

func (s Screen) answerText(a core.Answer) string {
	_, text, _ := s.answerChip(a)
	return text
}

// decisions gives for each record that the second step judges what differs
// from the first.
func (d *difference) decisions() {
	to := d.frameOf(d.to)
	first := true
	place := 0
	for _, q := range to.Questions {
		if q.Decide == nil {
			continue
		}
		if first {
			d.heading(d.Words.Pages.Decisions)
			d.table.names, first = min(d.table.names, 20), false
		}
		d.decision(q.Decide, place)
		place++
	}
}

func (d *difference) decision(now *player.Decided, place int) {
	r := ruling{Decided: now}
	d.about(d.recordName(r))
	if now.Decision.State == "" {
		d.row("  "+strconv.Itoa(d.to), Ink{Role: Muted}, SignHidden)
		return
	}
	was := d.judged(now.Decision, place)
	state := d.signed(now.Decision.State)
	if was == nil {
		if d.from > 0 {
			not := d.Words.Pages.NotJudged
			if d.State.HidesStep(d.from) {
				not = SignHidden
			}
			d.row("  "+strconv.Itoa(d.from), Ink{Role: Muted}, not)
		}
		d.row("  "+strconv.Itoa(d.to), Ink{Role: stateRole(now.Decision.State)}, state)
		return
	}
	if was.State == now.Decision.State {
		d.row("  "+SignSame, Ink{Role: Muted}, state)
	} else {
		d.row("  "+SignChanged, Ink{Role: Changed},
			d.signed(was.State)+" "+SignArrow+" "+state)
	}
	d.fields(*was, now.Decision)
}

// fields lists the inputs of a record that differ.
func (d *difference) fields(was, now core.Decision) {
	for i, field := range now.Fields {
		before := was.Fields[i]
		if before.Value == field.Value && (field.Path != "candidate" || before.Mark == field.Mark) {
			continue
		}
		if field.Path == "candidate" {
			continue // its fields say it
		}
		d.pair("  "+SignChanged, d.inputName(field.Path), Ink{Role: Changed},
			d.orMissing(before.Value)+" "+SignArrow+" "+d.orMissing(field.Value))
	}
}

// judged finds what the first step decided about the same record: by its id,
// or where one of the two has none, by its place.
func (d *difference) judged(now core.Decision, place int) *core.Decision {
	from := d.frameOf(d.from)
	if from == nil {
		return nil
	}
	at := 0
	for _, q := range from.Questions {
		if q.Decide == nil {
			continue
		}
		was := q.Decide.Decision
		named := was.Record != nil && now.Record != nil && was.Record.ID != "" && now.Record.ID != ""
		if named && was.Record.ID == now.Record.ID || !named && at == place {
			if was.State == "" {
				return nil // still to be predicted
			}
			return &was
		}
		at++
	}
	return nil
}
