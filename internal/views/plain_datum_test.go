package views

import (
	"reflect"
	"strings"
	"testing"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// plainFields says of every exported field of what a lesson shows how the
// plain text tells it: "told" by what dataOf asks for, or why it is not told.
// A field that is new must be added here, and to dataOf where it is told.
var plainFields = map[string]string{
	"Scenario.File": "a name for errors", "Scenario.Title": "told", "Scenario.Question": "told", "Scenario.Summary": "told",
	"Scenario.Conditions": "told", "Scenario.Terms": "told", "Scenario.Focus": "the default of what is asked", "Scenario.Steps": "told", "Scenario.Lesson": "told",
	"Takeaway.Why": "told", "Takeaway.How": "told", "Takeaway.Cost": "told", "Takeaway.Test": "told",
	"Term.ID": "its word is told", "Term.Word": "told", "Term.Means": "told",
	"Step.At": "a place in the file", "Step.Title": "told", "Step.Say": "told", "Step.Notes": "for the presenter alone", "Step.On": "told as Frame.Day",
	"Step.Do": "told as Frame.Happened", "Step.Ask": "told as Frame.Questions", "Step.Decide": "told as Frame.Questions",
	"Step.Vary": "the order of what is offered to be changed", "Step.Goal": "told", "Step.Stay": "how long play waits", "Step.Stop": "whether play waits",
	"Goal.At": "a place in the file", "Goal.Say": "told", "Goal.Of": "the author's text says it", "Goal.Reach": "the author's text says it", "Goal.Changes": "told",
	"Frame.Index": "told", "Frame.Step": "told", "Frame.Day": "told", "Frame.Happened": "told", "Frame.Questions": "told",
	"Happening.Op": "told", "Happening.Refusal": "told", "Happening.Repeat": "told", "Happening.Rests": "told", "Happening.Path": "a name for edits",
	"Happening.Added": "told", "Happening.Gone": "told", "Happening.Unlinked": "told",
	"Question.Label": "told", "Question.Name": "told", "Question.Ask": "told", "Question.Decide": "told",
	"Asked.Query": "told", "Asked.Answer": "told", "Asked.Was": "told", "Asked.Pair": "told",
	"Was.Step": "told", "Was.Query": "the same question", "Was.Answer": "told", "Was.Same": "told",
	"Pair.First": "told", "Pair.Second": "told", "Pair.Same": "told",
	"Decided.Request": "told as the fields of the decision", "Decided.Decision": "told", "Decided.Was": "told", "Decided.Another": "told",
	"DecidedWas.Step": "told", "DecidedWas.Decision": "told", "DecidedWas.Changed": "told",
	"Record.ID": "told", "Record.Key": "told", "Record.Scope": "told", "Record.Version": "told", "Record.Value": "told", "Record.Evidence": "told",
	"Record.Status": "told", "Record.Valid": "told", "Record.Recorded": "told", "Record.Expires": "told", "Record.Supersedes": "told",
	"Verify.ID": "told", "Verify.Evidence": "told", "Verify.Recorded": "told", "Retire.ID": "told", "Retire.Recorded": "told",
	"Revoke.Evidence": "told", "Revoke.Recorded": "told",
	"Query.Key": "told", "Query.Scope": "told", "Query.Version": "told", "Query.AsOf": "told",
	"Answer.Status": "told", "Answer.Value": "told", "Answer.Evidence": "told by memory", "Answer.Candidates": "told", "Answer.Left": "told",
	"Left.ID": "told", "Left.Value": "told", "Left.Evidence": "told",
	"Verdict.Memory": "told", "Verdict.Checks": "told",
	"Check.Rung": "told", "Check.Pass": "told", "Check.Has": "told", "Check.Asked": "told", "Check.Recorded": "told", "Check.Known": "told", "Check.Is": "told",
	"Check.Sources": "told", "Check.Revoked": "told", "Check.Valid": "told", "Check.About": "told", "Check.By": "told", "Check.Expires": "told",
	"Look.Query": "told", "Look.Asked": "told by the heading", "Look.Answer": "told", "Look.Verdicts": "told", "Look.Unlisted": "told", "Look.Lanes": "told",
	"Look.Grid": "told", "Look.Frozen": "told", "Lane.Verdict": "told", "Lane.Left": "told as passing all", "Lane.New": "told",
	"Frozen.Changed": "told", "Frozen.Total": "told", "Frozen.Above": "told",
	"Grid.Subject": "told", "Grid.At": "the question", "Grid.Valid": "told", "Grid.Known": "told", "Grid.Bands": "told",
	"Band.From": "told", "Band.To": "told", "Band.Events": "told",
	"Event.Kind": "told", "Event.ID": "told", "Event.On": "told", "Event.Op": "told as new", "Event.Foreign": "told apart",
	"Decision.Outcome": "told", "Decision.Record": "told", "Decision.Reasons": "told", "Decision.Unknowns": "told",
	"Decision.Deciders": "the reasons name them", "Decision.Fields": "told",
	"Outcome.Rule": "told", "Outcome.State": "told", "Outcome.Phase": "told", "Outcome.Next": "told",
	"TracedRecord.ID": "told", "TracedRecord.Kind": "told", "TracedRecord.Scope": "told", "TracedRecord.Subject": "told", "TracedRecord.Source": "told",
	"TracedRecord.ObservedAt": "told", "FieldMark.Path": "told", "FieldMark.Value": "told", "FieldMark.Mark": "told",
}

func TestEveryFieldOfWhatALessonShowsIsToldOrLeftOutForAReason(t *testing.T) {
	there := map[string]bool{}
	for _, v := range []any{
		scenario.Scenario{}, scenario.Takeaway{}, scenario.Term{}, scenario.Step{}, scenario.Goal{},
		player.Frame{}, player.Happening{}, player.Question{}, player.Asked{}, player.Was{}, player.Pair{}, player.Decided{}, player.DecidedWas{},
		player.Look{}, player.Lane{}, core.Record{}, core.Verify{}, core.Retire{}, core.Revoke{}, core.Query{}, core.Answer{}, core.Left{},
		core.Verdict{}, core.Check{}, core.Frozen{}, core.Grid{}, core.Band{}, core.Event{}, core.Decision{}, core.Outcome{}, core.TracedRecord{}, core.FieldMark{},
	} {
		of := reflect.TypeOf(v)
		for i := range of.NumField() {
			if name := of.Name() + "." + of.Field(i).Name; of.Field(i).IsExported() {
				there[name] = true
				if plainFields[name] == "" {
					t.Errorf("%s is new: does the plain text tell it?", name)
				}
			}
		}
	}
	for name := range plainFields {
		if !there[name] {
			t.Errorf("%s is no field any more", name)
		}
	}
}

// data collects what a text has to hold.
type data struct {
	words *i18n.Words
	list  []string
}

func (d *data) say(texts ...string) {
	for _, text := range texts {
		if text != "" {
			d.list = append(d.list, text)
		}
	}
}

func (d *data) prose(p scenario.Prose) {
	text, _ := p.In(d.words.Lang)
	for _, line := range strings.Split(text, "\n") {
		d.say(strings.TrimSpace(line))
	}
}

func (d *data) time(times ...core.Time) {
	for _, at := range times {
		if !at.IsZero() {
			d.say(at.String())
		}
	}
}

func (d *data) answer(a core.Answer) {
	if a.Status == core.Usable {
		d.say(spoken(a.Value))
	}
	d.say(spokenAll(a.Candidates)...)
	for _, left := range a.Left {
		d.say(left.ID)
		d.say(left.Evidence...)
	}
}

func (d *data) operation(h player.Happening) {
	d.say(h.Op.Target())
	d.time(h.Op.When())
	d.say(h.Rests...)
	if h.Repeat {
		d.say(strings.TrimSpace(i18n.Fill(d.words.Plain.Repeated, "")))
	}
	if h.Refusal != nil {
		d.say(d.words.Core.Refusal(h.Refusal))
	}
	switch op := h.Op.(type) {
	case core.Record:
		d.say(spoken(op.Value), op.Key, op.Scope, op.Version)
		d.say(op.Evidence...)
		d.say(op.Supersedes...)
		d.time(op.Valid.From, op.Valid.To, op.Expires)
	case core.Verify:
		if h.Refusal == nil {
			d.say(op.Evidence...)
		}
	case core.Retire, core.Revoke:
	}
}

func (d *data) look(look player.Look) {
	d.say(look.Query.Key, look.Query.Scope, look.Query.Version)
	d.time(look.Query.Valid, look.Query.Known)
	for _, v := range look.Verdicts {
		d.say(v.Memory.ID, spoken(v.Memory.Value))
		for i, c := range v.Checks {
			name := d.words.Core.Rungs[c.Rung]
			if len(v.Fails()) > 0 {
				d.say(name)
			}
			if c.Pass {
				continue
			}
			d.say(number(i+1), c.Has, c.Asked)
			d.say(c.By...)
			d.say(c.Revoked...)
			d.time(c.Recorded, c.Expires, c.About, c.Valid.From, c.Valid.To)
		}
	}
}

// plane asks for what the ledger holds by then: its cuts and events.
func (d *data) plane(f *player.Frame, q core.Query) {
	g := f.After().Plane(q.Subject(), q.AsOf)
	d.time(g.Valid...)
	for _, band := range g.Bands {
		for _, e := range band.Events {
			d.say(e.ID)
			d.time(e.On)
		}
	}
}

func (d *data) decided(q *player.Decided) {
	now, words := q.Decision, d.words.Core
	for _, f := range now.Fields {
		if f.Value != "" {
			d.say(spoken(f.Value), words.Marks[f.Mark], f.Path, d.words.Decision.Fields[f.Path])
		}
	}
	if q.Was != nil {
		d.say(number(q.Was.Step), words.States[q.Was.Decision.State])
		for path, before := range q.Was.Changed {
			if q.Request.Candidate != nil || !strings.HasPrefix(path, "candidate.") { // a missing record stands for its fields
				d.say(spoken(before))
			}
		}
	}
	d.say(words.States[now.State], string(now.State), words.Phases[now.Phase], words.Nexts[now.Next], d.words.Plain.MeansNot[now.State])
	d.say(now.Unknowns...)
	d.record(now.Record)
	for _, reason := range now.Reasons {
		d.say(words.Reason(reason))
	}
	d.say(d.words.Plain.Rule[:]...)
}

// record asks for the six fields that a decision keeps, missing ones by word.
func (d *data) record(r *core.TracedRecord) {
	if r == nil {
		d.say(d.words.Plain.NoRecord)
		return
	}
	for path, has := range map[string]string{
		"id": r.ID, "kind": r.Kind, "scope": r.Scope, "subject": r.Subject, "source": r.Source, "observedAt": r.ObservedAt,
	} {
		if has == "" {
			has = d.words.Plain.Null
		}
		d.say(i18n.Fill(d.words.Plain.RecordField, d.words.Decision.Fields["candidate."+path], spoken(has)))
	}
}

// pair asks for the two labels of a pair, whether the answers are the same,
// and each event that made them differ.
func (d *data) pair(f *player.Frame, pair *player.Pair) {
	first, second := f.Questions[pair.First].Label, f.Questions[pair.Second].Label
	switch {
	case pair.Same:
		d.say(i18n.Fill(d.words.Plain.PairSame, first, second))
	case len(pair.Because()) == 0:
		d.say(i18n.Fill(d.words.Plain.PairChanged, first, second))
	}
	for _, e := range pair.Because() {
		d.say(first, second, e.ID)
		d.time(e.On)
	}
}

// frozen asks for the cells above the step's operations, where it wrote any.
func (d *data) frozen(f *player.Frame, frozen core.Frozen) {
	wrote := false
	for i := range f.Happened {
		wrote = wrote || f.Happened[i].IsWritten()
	}
	if wrote && !frozen.Above.IsZero() && frozen.Total > 1 {
		d.say(i18n.Fill(d.words.Plain.Frozen, frozen.Above.String(), number(frozen.Changed), number(frozen.Total)))
	}
}

// dataOf gives what the plain text of a step must hold.
func dataOf(f *player.Frame, words *i18n.Words) []string {
	d := &data{words: words}
	d.say(number(f.Number()))
	d.prose(f.Step.Title)
	d.prose(f.Step.Say)
	d.time(f.Day)
	for _, h := range f.Happened {
		d.operation(h)
	}
	for _, m := range f.Expired() {
		d.say(i18n.Fill(words.Plain.WentStale, m.ID, m.Expires.String()))
	}
	subjects := map[core.Subject]bool{}
	for i, q := range f.Questions {
		d.say(q.Label)
		d.prose(q.Name)
		switch {
		case q.Decide != nil:
			d.decided(q.Decide)
		default:
			d.answer(q.Ask.Answer)
			d.look(f.Look(i))
			d.plane(f, q.Ask.Query)
			if subject := q.Ask.Query.Subject(); !subjects[subject] {
				subjects[subject] = true
				d.frozen(f, f.Look(i).Frozen)
			}
			if q.Ask.Pair != nil {
				d.pair(f, q.Ask.Pair)
			}
			if was := q.Ask.Was; was != nil {
				d.answer(was.Answer)
				d.say(number(was.Step))
			}
		}
	}
	if g := f.Step.Goal; g != nil {
		d.prose(g.Say)
		if g.Changes != scenario.AnyChanges {
			d.say(i18n.Fill(words.Plain.ExerciseLimit, number(g.Changes)))
		}
	}
	return d.list
}

// stepTexts cuts a plain text at the headings of its steps.
func stepTexts(l *player.Lesson, words *i18n.Words) []string {
	text := Plain(l, words)
	var out []string
	for i := len(l.Frames); i >= 1; i-- {
		title, _ := l.Frames[i-1].Step.Title.In(words.Lang)
		heading := "\n" + i18n.Fill(words.Plain.Step, number(i), number(len(l.Frames)), title)
		at := strings.LastIndex(text, heading)
		if at < 0 {
			return nil
		}
		out, text = append([]string{text[at:]}, out...), text[:at]
	}
	return append([]string{text}, out...)
}

func TestThePlainTextTellsEveryDatumOfEveryStep(t *testing.T) {
	lessons := map[string]*player.Lesson{"three": threeLesson(), "four states": decideLesson()}
	for number := 1; number <= 8; number++ {
		s := lessonAt(t, number)
		lessons[s.Name] = s.Lesson
	}
	for name, s := range oddLessons() {
		lessons[name] = s.Lesson
	}
	for name, l := range lessons {
		for _, lang := range i18n.Langs() {
			words := i18n.For(lang)
			texts := stepTexts(l, words)
			if texts == nil {
				t.Errorf("%s, %s: a step has no heading", name, lang)
				continue
			}
			for i := range l.Frames {
				for _, datum := range dataOf(&l.Frames[i], words) {
					if !strings.Contains(texts[i+1], datum) {
						t.Errorf("%s, %s, step %d: %q is not told", name, lang, i+1, datum)
					}
				}
			}
			d := &data{words: words}
			for _, p := range []scenario.Prose{l.Scenario.Title, l.Scenario.Question, l.Scenario.Summary, l.Scenario.Conditions} {
				d.prose(p)
			}
			for _, datum := range d.list {
				if !strings.Contains(texts[0], datum) {
					t.Errorf("%s, %s: the opening does not tell %q", name, lang, datum)
				}
			}
			d.list = nil
			for _, p := range []scenario.Prose{l.Scenario.Lesson.Why, l.Scenario.Lesson.How, l.Scenario.Lesson.Cost, l.Scenario.Lesson.Test} {
				d.prose(p)
			}
			for _, datum := range d.list {
				if !strings.Contains(texts[len(l.Frames)], datum) {
					t.Errorf("%s, %s: the end does not tell %q", name, lang, datum)
				}
			}
		}
	}
}

// TestThePlainTextTellsEveryDifferenceOfAWhatIf changes inputs of shipped
// lessons: every change is named with its step, the changed lesson is told in
// full, and where it answers otherwise, what the lesson itself answers, too.
func TestThePlainTextTellsEveryDifferenceOfAWhatIf(t *testing.T) {
	otherwise := 0
	for number := 1; number <= 8; number++ {
		for _, way := range []string{"what-if", "missing", "beside"} {
			s := lessonAt(t, number)
			s.Page = max(1, s.Last()-1)
			s = done(s, accessWays[way]...)
			if !s.IsEdited() {
				continue
			}
			base := s.Lesson.Base
			s.Page = 0
			for _, lang := range i18n.Langs() {
				words := i18n.For(lang)
				text := PlainOf(s, words)
				for _, e := range s.Edits.List() {
					screen := Screen{State: s, Words: words}
					if line := i18n.Fill(words.Plain.Edit, formatted(e.Path.Step), screen.editWords(e)); !strings.Contains(text, line) {
						t.Errorf("lesson %d, %s, %s: the change %q is not told", number, way, lang, line)
					}
				}
				for i := range s.Lesson.Frames {
					for _, datum := range dataOf(&s.Lesson.Frames[i], words) {
						if !strings.Contains(text, datum) {
							t.Errorf("lesson %d, %s, %s, step %d: %q is not told", number, way, lang, i+1, datum)
						}
					}
					for j, q := range s.Lesson.Frames[i].Questions {
						was := base.Frames[i].Questions[j]
						if q.Ask == nil || q.Ask.Answer.Equal(was.Ask.Answer) {
							continue
						}
						otherwise++
						p := &plain{words: words, say: words.Plain}
						if line := i18n.Fill(words.Plain.LessonSays, p.brief(was.Ask.Answer)); !strings.Contains(text, line) {
							t.Errorf("lesson %d, %s, %s, step %d: the lesson's answer %q is not told", number, way, lang, i+1, line)
						}
					}
				}
			}
		}
	}
	if otherwise == 0 {
		t.Error("no change answers otherwise")
	}
}

func formatted(n int) string { return number(n) }

// TestThePlainTextReadsWellAloud keeps out what a screen reader stumbles over:
// the signs of the screen, lines, columns of blanks.
func TestThePlainTextReadsWellAloud(t *testing.T) {
	for number := 1; number <= 8; number++ {
		s := lessonAt(t, number)
		s.Page = 0
		for _, lang := range i18n.Langs() {
			for _, row := range strings.Split(PlainOf(s, i18n.For(lang)), "\n") {
				for sign := range asciiSigns {
					if strings.Contains("‘’“”—–…×≤±§", sign) { // an author writes these
						continue
					}
					if strings.Contains(row, sign) {
						t.Errorf("lesson %d, %s: the sign %s is read aloud in %q", number, lang, sign, row)
					}
				}
				if text := strings.TrimLeft(row, " "); strings.Contains(text, "   ") {
					t.Errorf("lesson %d, %s: a column in %q", number, lang, row)
				}
			}
		}
	}
}
