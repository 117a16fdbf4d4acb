package views

import (
	"strings"
	"unicode"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
)

// drawAsked draws the question: its subject and coordinates, or all questions
// of the step with their answers.
func (t *ledgerStep) drawAsked(c *Canvas, r Rect) {
	x := t.label(c, r.X, r.Y, player.PaneAnswer, t.words.Asked) + 2
	c.Text(x, r.Y, Ink{Role: Soft}, t.subjectIn(r.Right()-x))
	switch {
	case t.asked == nil:
		c.Text(r.X, r.Y+1, Ink{Role: Muted}, Cut(t.words.NothingAsked, r.W))
	case t.isCrossing():
		t.drawCrossCoordinates(c, Rect{r.X, r.Y + 1, r.W, r.H - 1})
	case len(t.frame.Questions) > 1:
		t.drawQuestions(c, Rect{r.X, r.Y + 1, r.W, r.H - 1})
	default:
		t.drawCoordinates(c, Rect{r.X, r.Y + 1, r.W, r.H - 1})
	}
}

// subjectIn writes the subject into so many cells, closer where it must be.
func (t *ledgerStep) subjectIn(room int) string {
	s := t.look.Query.Subject()
	if text := subjectText(s); Width(text) <= room {
		return text
	}
	text := strings.Join([]string{s.Key, s.Scope, s.Version}, " ")
	if Width(text) > room {
		t.k.tooBig()
	}
	return Cut(text, room)
}

func subjectText(s core.Subject) string {
	return strings.Join([]string{s.Key, s.Scope, s.Version}, " · ")
}

// drawCoordinates writes the two times of the only question: below each other
// where there is room, else in one row.
func (t *ledgerStep) drawCoordinates(c *Canvas, r Rect) {
	w, q := t.words, t.asked.Query
	if r.H >= 2 && (t.l.Arrangement == Wide || !t.coordinatesFit(q.AsOf, r.W)) {
		at := r.X + max(Width(w.About), Width(w.KnownBy)) + 2
		for i, row := range []struct {
			word string
			at   core.Time
		}{{w.About, q.Valid}, {w.KnownBy, q.Known}} {
			c.Text(r.X, r.Y+i, Ink{Role: Muted}, row.word)
			if t.shows(player.StageAsked) {
				c.Text(at, r.Y+i, Ink{Role: Accent}.Loud(), t.dates.full(row.at))
			}
		}
		return
	}
	t.coordinates(q.AsOf, r.W).draw(c, r.X, r.Y)
}

// coordinatesFit reports whether both times have room in one row.
func (t *ledgerStep) coordinatesFit(at core.AsOf, room int) bool {
	return filledLine(t.words.AboutKnownShort, Ink{}, Ink{}, t.short(at.Valid), t.short(at.Known)).width() <= room
}

// coordinates writes both times in one row, with shorter words where needed.
func (t *ledgerStep) coordinates(at core.AsOf, room int) inkLine {
	about, known := t.short(at.Valid), t.short(at.Known)
	if !t.shows(player.StageAsked) {
		about, known = strings.Repeat(" ", Width(about)), strings.Repeat(" ", Width(known))
	}
	var line inkLine
	for _, template := range []string{t.words.AboutKnown, t.words.AboutKnownShort} {
		line = filledLine(template, Ink{Role: Muted}, Ink{Role: Accent}.Loud(), about, known)
		if line.width() <= room {
			return line
		}
	}
	t.k.tooBig()
	return line.cut(room)
}

// filledLine fills a template, with its arguments in an ink of their own.
func filledLine(template string, words, args Ink, list ...string) inkLine {
	var out inkLine
	for i, arg := range list {
		mark := "%[" + number(i+1) + "]s"
		before, after, _ := strings.Cut(template, mark)
		out = append(out, span{words, before}, span{args, arg})
		template = after
	}
	return append(out, span{words, template})
}

// questionList says how the questions of a step are listed: what differs
// between them stands in their rows.
type questionList struct {
	subjects bool   // they are about different subjects
	oneTime  bool   // all ask with the same coordinates
	head     bool   // a row above says what the columns are, or the coordinates
	columns  bool   // both times in columns, written in full
	template string // else both times in one phrase
}

func (t *ledgerStep) questionList(room int) questionList {
	l := questionList{oneTime: true}
	var first *core.Query
	for _, q := range t.frame.Questions {
		if q.Ask == nil {
			continue
		}
		if first == nil {
			first = &q.Ask.Query
		}
		l.subjects = l.subjects || q.Ask.Query.Subject() != first.Subject()
		l.oneTime = l.oneTime && q.Ask.Query.Valid.Equal(first.Valid) && q.Ask.Query.Known.Equal(first.Known)
	}
	l.oneTime = l.oneTime && l.subjects
	l.columns = t.l.Arrangement == Wide && !l.subjects && t.dates.form != asWritten
	l.head = l.columns || l.oneTime
	for _, l.template = range []string{t.words.AboutKnownShort, t.words.CrosshairLine} {
		if t.listFits(l, room) {
			break
		}
	}
	return l
}

func (t *ledgerStep) listFits(l questionList, room int) bool {
	for _, q := range t.frame.Questions {
		if q.Ask == nil {
			continue
		}
		text, _ := t.brief(q.Ask.Answer)
		if t.letter()+t.rowText(l, q, Ink{}).width()+1+Width(text) > room {
			return false
		}
	}
	return true
}

// rowText is what stands between the letter of a question and its answer.
func (t *ledgerStep) rowText(l questionList, q player.Question, ink Ink) inkLine {
	var out inkLine
	if l.subjects {
		out = append(out, span{ink, t.difference(q.Ask.Query.Subject())})
	}
	if l.oneTime {
		return out
	}
	if len(out) > 0 {
		out = append(out, span{ink, " "})
	}
	if l.columns {
		valid, known := t.dates.full(q.Ask.Query.Valid), t.dates.full(q.Ask.Query.Known)
		return append(out, span{ink, pad(valid, t.dateColumn())}, span{ink, known})
	}
	return append(out, filledLine(l.template, Ink{Role: Muted}, ink, t.short(q.Ask.Query.Valid), t.short(q.Ask.Query.Known))...)
}

// letter gives the cells of a question's letter with the blanks behind it.
func (t *ledgerStep) letter() int {
	if t.l.Arrangement == Wide {
		return 3
	}
	return 2
}

// dateColumn gives the cells of a column of full dates.
func (t *ledgerStep) dateColumn() int { return max(10, t.dates.width()) + 3 }

// difference names what tells a subject from those of the other questions.
func (t *ledgerStep) difference(s core.Subject) string {
	var keys, scopes, versions bool
	for _, q := range t.frame.Questions {
		if q.Ask == nil {
			continue
		}
		other := q.Ask.Query.Subject()
		keys, scopes, versions = keys || other.Key != s.Key, scopes || other.Scope != s.Scope, versions || other.Version != s.Version
	}
	var parts []string
	for _, part := range []struct {
		differs bool
		text    string
	}{{keys, s.Key}, {scopes, s.Scope}, {versions, s.Version}} {
		if part.differs {
			parts = append(parts, part.text)
		}
	}
	return strings.Join(parts, " · ")
}

// askedRows gives the rows that the list of questions takes with its label.
func (t *ledgerStep) askedRows(room int) int {
	n := 1 + len(t.frame.Questions)
	if t.questionList(room).head {
		n++
	}
	return n
}

// drawQuestions lists the questions of the step with their answers; the
// selected one fills the panes.
func (t *ledgerStep) drawQuestions(c *Canvas, r Rect) {
	l := t.questionList(r.W)
	if l.head {
		t.drawListHead(c, r, l)
		r.Y, r.H = r.Y+1, r.H-1
	}
	list, first := t.frame.Questions, 0
	if len(list) > r.H {
		r.H = max(r.H, 1)
		first = window(t.State.Question, r.H, len(list))
		list = list[first : first+r.H]
		t.k.tooBig()
		text := i18n.Fill(t.words.Window, number(first+1), number(first+len(list)), number(len(t.frame.Questions)))
		c.Text(r.Right()-Width(text)-1, r.Y-1, Ink{Role: Muted}, " "+text)
	}
	for i, q := range list {
		row := Rect{r.X, r.Y + i, r.W, 1}
		t.drawQuestion(c, row, l, q, first+i)
		t.k.zone(row, player.Command{Kind: player.CmdGoToQuestion, N: first + i})
	}
}

func (t *ledgerStep) drawListHead(c *Canvas, r Rect, l questionList) {
	if l.oneTime {
		t.coordinates(t.asked.Query.AsOf, r.W).draw(c, r.X, r.Y)
		return
	}
	w := t.words
	c.Text(r.X+t.letter(), r.Y, Ink{Role: Muted}, w.About)
	c.Text(r.X+t.letter()+t.dateColumn(), r.Y, Ink{Role: Muted}, w.KnownBy)
	c.Text(r.Right()-Width(w.AnswerHead), r.Y, Ink{Role: Muted}, w.AnswerHead)
}

func (t *ledgerStep) drawQuestion(c *Canvas, r Rect, l questionList, q player.Question, index int) {
	mark, date := Ink{Role: Fg}.Loud(), Ink{Role: Soft}
	if index == t.State.Question {
		mark, date = Ink{Role: Accent}.Loud(), Ink{Role: Accent}.Loud()
	}
	c.Text(r.X, r.Y, mark, q.Label)
	if q.Ask == nil {
		c.Text(r.X+t.letter(), r.Y, Ink{Role: Muted}, Cut(t.say(q.Name), r.W-t.letter()))
		return
	}
	end := r.X + t.letter()
	if t.shows(player.StageAsked) || index < t.State.Question {
		end = t.rowText(l, q, date).cut(r.W-t.letter()).draw(c, end, r.Y)
	}
	if t.State.HidesQuestion(t.State.Page, index) {
		c.Text(r.Right()-1, r.Y, Ink{Role: Muted}, SignHidden)
	}
	if t.answerShown(index) {
		text, ink := t.brief(q.Ask.Answer)
		if room := max(1, r.Right()-end-1); Width(text) > room {
			text = Cut(text, room)
			t.k.tooBig()
		}
		c.Text(r.Right()-Width(text), r.Y, ink, text)
	}
}

// brief says an answer in a few cells.
func (t *ledgerStep) brief(a core.Answer) (string, Ink) {
	switch a.Status {
	case core.NotFound:
		return SignNothing + " " + t.words.NotFound, Ink{Role: Soft}.Loud()
	case core.Usable:
		return oneLine(a.Value), Ink{Role: Good}.Loud()
	case core.Conflict:
	}
	return SignConflict + " " + strings.Join(t.plainly(a.Candidates), " "+SignConflict+" "), Ink{Role: Warning}.Loud()
}

// drawAnswerLabel writes what the answer was before, or what changed between
// the two times of a pair.
func (t *ledgerStep) drawAnswerLabel(c *Canvas, x, y, room int) {
	end := x
	if !t.l.Solo() {
		end = c.Text(x, y, Ink{Role: Muted}.Loud(), t.words.Answer) + 2
	}
	if t.asked == nil || !t.beat.IsStill() {
		return
	}
	for _, line := range t.before() {
		if line.width() <= room-(end-x) {
			line.draw(c, end, y)
			return
		}
	}
}

// before says what the answer was, the longest form first.
func (t *ledgerStep) before() []inkLine {
	w := t.words
	violet, quiet := Ink{Role: Changed}, Ink{Role: Soft}
	if lines := t.ghost(); lines != nil {
		return lines
	}
	if t.isComparing() {
		return t.whatIfBefore()
	}
	if p := t.pair; p != nil {
		lines := t.because(p.because)
		if p.same {
			lines = []inkLine{{{quiet, SignSame + " " + w.SameBoth}}}
		}
		return t.tagged(lines)
	}
	if t.isCrossing() {
		return t.crossBefore()
	}
	if lines := t.lessonBefore(); lines != nil {
		return lines
	}
	was := t.asked.Was
	if was == nil {
		return nil
	}
	value, step := t.inWords(was.Answer), number(was.Step)
	fill := func(template string) string { return closeUp(i18n.Fill(template, value, step)) }
	if was.Same {
		return []inkLine{
			{{quiet, SignSame + " " + fill(w.StillIs)}},
			{{quiet, SignSame + " " + fill(w.Still)}}, {{quiet, SignSame}},
		}
	}
	return []inkLine{
		{{violet, SignChanged + " " + fill(w.Was)}},
		{{violet, SignChanged + " " + fill(w.WasShort)}}, {{violet, SignChanged}},
	}
}

// tagged puts whose the answer is before what a pair says of it: its two blocks
// have no room for that.
func (t *ledgerStep) tagged(lines []inkLine) []inkLine {
	tag := t.answerTag()
	if tag == "" {
		return lines
	}
	own := span{Ink{Role: Good}.Loud(), tag}
	var out []inkLine
	for _, line := range lines {
		out = append(out, append(inkLine{own, {Ink{}, "  "}}, line...))
	}
	return append(out, inkLine{own})
}

// closeUp takes out blanks between two Chinese characters: templates leave
// them for arguments in Latin letters.
func closeUp(s string) string {
	runes := []rune(s)
	out := make([]rune, 0, len(runes))
	for i, r := range runes {
		if r == ' ' && i > 0 && i+1 < len(runes) && unicode.Is(unicode.Han, runes[i-1]) && unicode.Is(unicode.Han, runes[i+1]) {
			continue
		}
		out = append(out, r)
	}
	return string(out)
}

// because names the events between the two times at which the answer
// changed.
func (t *ledgerStep) because(events []core.Event) []inkLine {
	violet := Ink{Role: Changed}
	var out []inkLine
	for n := len(events); n > 0; n-- {
		var parts []string
		for _, e := range events[len(events)-n:] {
			parts = append(parts, t.eventText(e))
		}
		text := strings.Join(parts, ", ")
		if n < len(events) {
			text = "…, " + text
		}
		out = append(out, inkLine{{violet, SignChanged + " " + i18n.Fill(t.words.Changed, text)}}, inkLine{{violet, SignChanged + " " + text}})
	}
	return append(out, inkLine{{violet, SignChanged}})
}

func (t *ledgerStep) eventText(e core.Event) string {
	w := t.words
	switch e.Kind {
	case core.EventRecorded:
		return i18n.Fill(w.BecauseRecorded, e.ID)
	case core.EventVerified:
		return i18n.Fill(w.BecauseVerified, e.ID)
	case core.EventRetired:
		return i18n.Fill(w.BecauseRetired, e.ID)
	case core.EventRevoked:
		return i18n.Fill(w.BecauseRevoked, e.ID)
	case core.EventExpired:
	}
	return i18n.Fill(w.BecauseExpired, e.ID)
}

// inWords gives an answer inside a sentence.
func (t *ledgerStep) inWords(a core.Answer) string {
	switch a.Status {
	case core.NotFound:
		return t.words.ANotFound
	case core.Usable:
		return oneLine(a.Value)
	case core.Conflict:
	}
	return t.words.AConflict
}
