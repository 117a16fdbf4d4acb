package export

import (
	"strconv"
	"strings"
	"unicode"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/views"
)

// askPart is a question as the page shows it.
type askPart struct {
	*Question
	Words *i18n.Words
	Page  i18n.ExportPageWords
	Plain i18n.PlainWords
	ID    string

	Heading      string
	Short        string // what it asks, in the list of questions
	Brief, Whole string // its answer in the list, and in a sentence
	Hue          string
	Sign, Status string
	Hidden       bool
	Dwell        string // of each beat, in milliseconds
	Last         int
	AskedFrom    int // the beats at which the parts appear
	AnswerFrom   int
	MarksFrom    int
	RungFrom     []int

	Valid, Known string
	Values       []bigValue
	Changed      bool
	WasStep      int // the earlier step whose answer is told here; a guess may still be open there
	Unlisted     string

	Alone  bool // a decision that needs no heading to be told from others
	Givens []givenPart
	Ways   []wayPart
}

// bigValue is a value written large: its number apart from what follows.
type bigValue struct {
	Head, Tail, From string
	Long             bool
}

func (s *side) ask(step *stepPart, q *Question) *askPart {
	out := &askPart{
		Question: q, Words: s.Words, Page: s.Page, Plain: s.Plain, Hidden: s.Hidden,
		ID: "q-" + q.Label + "-" + string(s.Lang), Last: len(q.Beats) - 1,
	}
	var dwell []string
	for _, b := range q.Beats {
		dwell = append(dwell, strconv.Itoa(s.dwell(step.Frame, q.Index, b)))
	}
	out.Dwell = strings.Join(dwell, " ")
	out.AskedFrom = out.first(func(b player.Beat) bool { return b.Shows(player.StageAsked) })
	out.AnswerFrom = out.first(func(b player.Beat) bool { return b.Shows(player.StageAnswer) })
	if q.Asked != nil {
		out.asked(step)
	} else {
		out.decided(step)
	}
	if q.Name != "" {
		out.Short = q.Name
	}
	return out
}

// first gives the first beat of which something is true, else the last one.
func (a *askPart) first(is func(player.Beat) bool) int {
	for i, b := range a.Beats {
		if is(b) {
			return i
		}
	}
	return len(a.Beats) - 1
}

func (a *askPart) asked(step *stepPart) {
	say, w := views.NewPhrases(a.Words), a.Words
	q := step.Frame.Questions[a.Index].Ask
	a.Heading = i18n.Fill(a.Page.Question, a.Label)
	a.Short = i18n.Fill(w.Ledger.AboutKnownShort, q.Query.Valid.String(), q.Query.Known.String())
	a.Valid, a.Known = q.Query.Valid.String(), q.Query.Known.String()
	a.Whole, a.Sign = say.Brief(q.Answer), a.Asked.Sign
	if q.Was != nil {
		a.Changed, a.WasStep = !q.Was.Same, q.Was.Step
	}
	if n := a.Asked.Why.Unlisted; n > 0 {
		a.Unlisted = i18n.Fill(a.Plain.Unlisted, strconv.Itoa(n))
	}
	for rung := 1; rung <= len(a.Asked.Why.Rungs); rung++ {
		a.RungFrom = append(a.RungFrom, a.first(func(b player.Beat) bool { return b.Rungs() >= rung }))
	}
	a.Brief = strings.Join(a.Asked.Big, " "+views.SignConflict+" ")
	switch a.Asked.Status {
	case core.Usable:
		a.Hue, a.Status = "good", w.Core.Answers[core.Usable]
	case core.Conflict:
		a.Hue, a.Status = "warning", w.Ledger.Conflict
	case core.NotFound:
		a.Hue, a.Status, a.Brief = "nothing", w.Core.Answers[core.NotFound], w.Core.Answers[core.NotFound]
	}
	for i, v := range a.Asked.Big {
		a.Values = append(a.Values, large(v, a.Asked.Answer[i+1]))
	}
}

// large sets the number at the start of a value apart, so that it can be
// written larger than its unit.
func large(value, from string) bigValue {
	end := strings.IndexFunc(value, func(r rune) bool { return !unicode.IsDigit(r) && r != '.' })
	v := bigValue{Tail: value, From: from, Long: views.Width(value) > 10}
	switch {
	case v.Long:
	case end > 0:
		v.Head, v.Tail = value[:end], value[end:]
	case end < 0:
		v.Head, v.Tail = value, ""
	}
	return v
}

// givenPart is an input of a decision.
type givenPart struct {
	Given
	Sign, Missing, Note, Before string
	Decider                     bool
}

// wayPart is one of the four rules with the state at its end.
type wayPart struct {
	Number                          int
	Question, Says, Class, Hue      string
	Sign, State, Phase, Next, IsNot string
	Taken                           bool
	From                            int
}

func (a *askPart) decided(step *stepPart) {
	w, d := a.Words, a.Decided.Decision
	a.Heading = i18n.Fill(a.Page.Question, a.Label)
	a.Sign, a.Brief, a.Hue = a.Decided.Sign, stateName(d.State, w), stateHue(d.State)
	a.Whole, a.Short = a.Sign+" "+a.Brief, w.Decision.Nameless
	if d.Record != nil && d.Record.ID != "" {
		a.Short = views.NewPhrases(w).Value(d.Record.ID)
	}
	a.Status = a.Brief
	a.Alone = len(step.Questions) == 1 && a.Name == "" && !a.Decided.Another
	a.MarksFrom = a.first(func(b player.Beat) bool { return b.Shows(player.StageMarks) })
	deciders := map[string]bool{}
	for _, path := range d.Deciders {
		deciders[path] = true
	}
	for _, g := range a.Decided.Given {
		a.Givens = append(a.Givens, a.given(g, deciders[g.Path], step))
	}
	for i, o := range core.Outcomes() {
		a.Ways = append(a.Ways, a.way(i, o))
	}
}

func (a *askPart) given(g Given, decides bool, step *stepPart) givenPart {
	w := a.Words.Decision
	p := givenPart{Given: g, Missing: w.Missing, Decider: decides}
	switch g.Mark {
	case core.MarkGiven:
		p.Sign = views.SignGiven
	case core.MarkMissing:
		p.Sign = views.SignNothing
	case core.MarkUnusable:
		p.Sign, p.Note = views.SignUnusable, w.NotKnown
	case core.MarkDifferent:
		p.Sign, p.Note = views.SignConflict, views.SignConflict+" "+step.Frame.Questions[a.Index].Decide.Request.Subject
	case core.MarkNotNeeded:
		p.Sign = views.SignDot
	}
	if g.Changed {
		was := g.Was
		if was == "" {
			was = w.Missing
		}
		p.Before = strings.TrimPrefix(i18n.Fill(w.Was, was), views.SignChanged+" ")
	}
	return p
}

// way gives a rule with its state. What it says appears when it is passed or
// decides.
func (a *askPart) way(i int, o core.Outcome) wayPart {
	w, d := a.Words, a.Decided.Decision
	p := wayPart{
		Number: i + 1, Question: oneLine(w.Decision.Questions[i], w.Lang), Sign: stateSign(o.State),
		State: stateName(o.State, w), Phase: coded(w.Core.Phases[o.Phase], string(o.Phase), w),
		Next:  i18n.Fill(w.Decision.Next, coded(w.Core.Nexts[o.Next], string(o.Next), w)),
		IsNot: i18n.Fill(w.Decision.IsNot, w.Decision.Taken[o.State]), Hue: stateHue(o.State),
	}
	switch {
	case i+1 == d.Rule:
		p.Taken, p.Class, p.Says, p.From = true, "taken", w.Decision.Yes, a.AnswerFrom
	case i+1 < d.Rule:
		p.Class, p.Says = "passed", w.Decision.No
		p.From = a.first(func(b player.Beat) bool {
			return b.Stage == player.StageRule && b.Count > i+1 || b.Shows(player.StageDecided)
		})
	default:
		p.Class, p.Says, p.From = "unasked", a.Page.NotAsked, a.AnswerFrom
	}
	return p
}

// coded says a name as the screen does: in English as it is written in files.
func coded(name, code string, w *i18n.Words) string {
	if w.Lang == i18n.Chinese {
		return name
	}
	return code
}

func stateName(s core.State, w *i18n.Words) string { return coded(w.Core.States[s], string(s), w) }

func stateSign(s core.State) string {
	switch s {
	case core.StateBlocked:
		return views.SignFailed
	case core.StateRefresh:
		return views.SignRefresh
	case core.StateWorking:
		return views.SignCounts
	case core.StateLongTerm:
		return views.SignLongTerm
	}
	return views.SignDot
}

func stateHue(s core.State) string {
	switch s {
	case core.StateBlocked:
		return "bad"
	case core.StateRefresh:
		return "warning"
	case core.StateWorking:
		return "good"
	case core.StateLongTerm:
		return "accent"
	}
	return ""
}
