package views

import (
	"strings"
	"unicode"

	"memtui/internal/core"
	"memtui/internal/i18n"
)

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
