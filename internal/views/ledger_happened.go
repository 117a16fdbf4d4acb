package views

import (
	"slices"
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/player"
	"memtui/internal/scenario"
)

// deed is one thing that happened, as it is told with less and less detail.
type deed struct {
	sign  string
	words []string // the fullest first
	isNew bool
	// refused is why it did not happen, by the core or by an edit; the words
	// are struck out, behind the word for it.
	refused, word string
}

// drawHappened writes the row under the title: what the step did to the
// ledger, or that it did nothing.
func (t *ledgerStep) drawHappened(c *Canvas) {
	t.topLine(t.l.Happened.W).draw(c, t.l.Happened.X, t.l.Happened.Y)
}

// topLine is the row under the title: what a mode asks or changes, else what
// happened.
func (t *ledgerStep) topLine(room int) inkLine {
	switch t.State.Mode {
	case player.ModeCrosshair:
		return t.crossLine(room)
	case player.ModeWhatIf, player.ModeBeside:
		return t.whatIfLine(room)
	case player.ModeNone, player.ModeFlip, player.ModePredict, player.ModeClass:
	}
	return t.happenedLine(room)
}

// happenedLine tells everything in one row: without evidence, then without
// what is superseded, then by name alone, where there is no room for more.
func (t *ledgerStep) happenedLine(room int) inkLine {
	deeds := t.deeds()
	if len(deeds) == 0 {
		return t.idleLine(room)
	}
	most := 0
	for _, d := range deeds {
		most = max(most, len(d.words))
	}
	var line inkLine
	for detail := range most {
		line = tell(deeds, detail)
		if line.width() <= room {
			return line
		}
	}
	if grouped := t.grouped(deeds); grouped != nil && grouped.width() <= room {
		return grouped
	}
	return line.cut(room)
}

func tell(deeds []deed, detail int) inkLine {
	var line inkLine
	for i, d := range deeds {
		if i > 0 {
			line = append(line, span{Ink{}, "  "})
		}
		text := d.words[min(detail, len(d.words)-1)]
		switch {
		case d.refused != "":
			line = append(line,
				span{Ink{Role: Bad}.Loud(), joined(d.sign, " ", d.word)}, span{Ink{}, " "},
				span{Ink{Role: Muted, Strike: true}, text}, span{Ink{}, "  "}, span{Ink{Role: Bad}, d.refused})
		case d.isNew:
			line = append(line, span{Ink{Role: Changed}, d.sign + " " + text})
		default:
			line = append(line, span{Ink{Role: Muted}, d.sign + " " + text})
		}
	}
	return line
}

// cut shortens a row of several inks from its end.
func (l inkLine) cut(room int) inkLine {
	var out inkLine
	for i, piece := range l {
		width := Width(piece.text)
		last := l[i+1:].width() == 0
		if width > room || width == room && !last {
			piece.text = Cut(piece.text+"…", room)
			return append(out, piece)
		}
		out = append(out, piece)
		room -= width
	}
	return out
}

// grouped tells many records in one breath.
func (t *ledgerStep) grouped(deeds []deed) inkLine {
	var ids []string
	for _, h := range t.frame.Happened {
		if _, ok := h.Op.(core.Record); !ok || h.Refusal != nil || h.Gone != scenario.NotGone {
			return nil
		}
		ids = append(ids, h.Op.Target())
	}
	text := i18n.Fill(t.words.Many, number(len(ids)), t.Words.Core.Events[core.EventRecorded], strings.Join(ids, " "))
	return inkLine{{Ink{Role: Changed}, deeds[0].sign + " " + text}}
}

// deeds lists what the step did, then what went stale since the step before.
func (t *ledgerStep) deeds() []deed {
	var out []deed
	for _, h := range t.frame.Happened {
		out = append(out, t.deed(h))
	}
	for _, m := range t.frame.Expired() {
		out = append(out, deed{sign: SignExpired, isNew: true, words: []string{i18n.Fill(t.words.Expired, m.ID, t.dates.full(m.Expires))}})
	}
	return out
}

func (t *ledgerStep) deed(h player.Happening) deed {
	d := deed{isNew: true}
	w := t.words
	switch op := h.Op.(type) {
	case core.Record:
		d.sign, d.words = SignRecorded, t.recordWords(op)
		if h.Repeat {
			d.sign, d.isNew, d.words = SignSame, false, []string{i18n.Fill(w.Again, op.ID)}
		}
	case core.Verify:
		d.sign = SignGiven
		if len(op.Evidence) > 0 {
			d.words = append(d.words, i18n.Fill(w.VerifiedWith, op.ID, strings.Join(op.Evidence, " ")))
		}
		d.words = append(d.words, i18n.Fill(w.Verified, op.ID))
	case core.Retire:
		d.sign = SignFailed
		d.words = []string{i18n.Fill(w.Retired, op.ID, t.since(op.Recorded)), op.ID + " " + t.Words.Core.Events[core.EventRetired]}
	case core.Revoke:
		d.sign = SignRevoked
		rests := w.NobodyRests
		switch len(h.Rests) {
		case 0:
		case 1:
			rests = i18n.Fill(w.RestsOn, h.Rests[0])
		default:
			rests = i18n.Fill(w.RestOn, strings.Join(h.Rests, " "))
		}
		d.words = []string{i18n.Fill(w.Revoked, op.Evidence, t.since(op.Recorded), rests), op.Evidence + " " + t.Words.Core.Events[core.EventRevoked]}
	}
	if h.Refusal != nil {
		d.sign, d.isNew, d.refused, d.word = SignFailed, false, t.Words.Core.Refusal(h.Refusal), t.words.Refused
	}
	if h.Gone != scenario.NotGone {
		d.sign, d.isNew, d.refused = SignFailed, false, t.goneReason(h)
	}
	return d
}

// since says from when on: today, or a day.
func (t *ledgerStep) since(on core.Time) string {
	if on.IsZero() || !t.frame.Day.IsZero() && on.Equal(t.frame.Day) {
		return t.words.Today
	}
	return " " + t.short(on) + " "
}

// recordWords tells a record: everything, without evidence, without what it
// supersedes, as key and value, and by name alone.
func (t *ledgerStep) recordWords(r core.Record) []string {
	w := t.words
	on := t.earlier(r)
	base := i18n.Fill(w.Recorded, r.ID, r.Key, oneLine(r.Value), t.interval(r.Valid), on)
	for _, part := range t.elsewhere(r) {
		base += " · " + part
	}
	switch r.Status {
	case core.StatusCandidate, core.StatusRetired:
		base += " · " + t.Words.Core.Statuses[r.Status]
	case core.StatusVerified, "":
	}
	if !r.Expires.IsZero() {
		base += " · " + i18n.Fill(w.Expires, t.dates.full(r.Expires))
	}
	full := base
	if links := t.links(r); links != "" {
		full += " · " + links
	}
	evidence := w.NoEvidence
	if len(r.Evidence) > 0 {
		evidence = i18n.Fill(w.WithEvidence, strings.Join(r.Evidence, " "))
	}
	return []string{tidy(full + " · " + evidence), tidy(full), tidy(base), i18n.Fill(w.RecordedAs, r.ID, r.Key, oneLine(r.Value), on), i18n.Fill(w.RecordedOnly, r.ID, on)}
}

// earlier says when a record was written, if not on the day of the step.
func (t *ledgerStep) earlier(r core.Record) string {
	if r.Recorded.IsZero() || t.frame.Day.IsZero() || r.Recorded.Equal(t.frame.Day) {
		return ""
	}
	return i18n.Fill(t.words.RecordedOn, t.short(r.Recorded))
}

// tidy takes out what an interval left out leaves behind.
func tidy(s string) string {
	s = strings.ReplaceAll(s, "  ", " ")
	return strings.ReplaceAll(s, "： ", "：")
}

// links says what a record supersedes; that it supersedes nothing is worth
// saying where there is something that it might.
func (t *ledgerStep) links(r core.Record) string {
	if len(r.Supersedes) > 0 {
		return i18n.Fill(t.words.Supersedes, strings.Join(r.Supersedes, " "))
	}
	if t.frame.Before().Knows(r.Subject()) {
		return t.words.SupersedesNo
	}
	return ""
}

// elsewhere names what a record is about where that is not what the lesson is
// about; the key stands in front anyway.
func (t *ledgerStep) elsewhere(r core.Record) []string {
	var out []string
	focus := t.State.Lesson.Scenario.Focus
	if r.Scope != focus.Scope {
		out = append(out, i18n.Fill(t.words.InScope, r.Scope))
	}
	if r.Version != focus.Version {
		out = append(out, i18n.Fill(t.words.InVersion, r.Version))
	}
	return out
}

func (t *ledgerStep) interval(v core.Interval) string {
	w := t.words
	switch {
	case v.From.IsZero() && v.To.IsZero():
		return ""
	case v.From.IsZero():
		return i18n.Fill(w.ToOn, t.dates.full(v.To))
	case v.To.IsZero():
		return i18n.Fill(w.FromOn, t.dates.full(v.From))
	}
	return i18n.Fill(w.FromTo, t.dates.full(v.From), t.dates.full(v.To))
}

// idleLine is the happened line of a step without an operation. Where one
// pane fills the screen, what is asked stands there in its author's words, if
// they have room.
func (t *ledgerStep) idleLine(room int) inkLine {
	muted := Ink{Role: Muted}
	if name := t.askedInWords(); name != "" && t.l.Solo() {
		for _, idle := range []string{t.idle(), t.words.Nothing} {
			line := inkLine{{muted, SignDot + " " + idle + "  "}, {Ink{Role: Soft}, name}}
			if line.width() <= room {
				return line
			}
		}
	}
	return inkLine{{muted, Cut(SignDot+" "+t.idle(), room)}}
}

// idle is what a step without an operation says: what the calendar has passed
// since the step before, or how much it asks.
func (t *ledgerStep) idle() string {
	w := t.words
	parts := []string{w.Nothing}
	if passed := t.passed(); len(passed) > 0 {
		parts = append(parts, i18n.Fill(w.Passed, t.dates.full(passed[len(passed)-1])))
	} else if n := len(t.frame.Questions); n > 1 {
		parts = append(parts, i18n.Fill(w.Questions, number(n)))
	}
	between := "; "
	if t.Words.Lang == i18n.Chinese {
		between = "；"
	}
	return strings.Join(parts, between)
}

// passed lists the ends and beginnings of recorded facts between the day of
// the step before and this one.
func (t *ledgerStep) passed() []core.Time {
	if t.frame.Index == 0 || t.frame.Day.IsZero() {
		return nil
	}
	since := t.State.Lesson.Frames[t.frame.Index-1].Day
	var out []core.Time
	for m := range t.frame.After().All() {
		for _, at := range []core.Time{m.Valid.From, m.Valid.To} {
			if !at.IsZero() && since.Before(at) && !t.frame.Day.Before(at) {
				out = append(out, at)
			}
		}
	}
	slices.SortFunc(out, core.Time.Compare)
	return out
}
