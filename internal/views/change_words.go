package views

import (
	"strings"

	"memtui/internal/core"
	"memtui/internal/i18n"
	"memtui/internal/scenario"
)

// changeWords says what a change of the ledger or of a question does, in
// fewer and fewer cells: "m3 supersedes m2", "asked as known on 2026-01-01".
func (t *flipStep) changeWords(c core.Change) []string {
	w := t.words.Change
	switch c.Kind {
	case core.ChangeAsk:
		return t.askChange(c)
	case core.ChangeAdd:
		return t.addChange(c.Add)
	case core.ChangeInput:
		return []string{t.inputChange(c)}
	case core.ChangeClear, core.ChangeLink, core.ChangeUnlink, core.ChangeDrop:
	}
	target := t.op(c).Target()
	switch {
	case c.Kind == core.ChangeLink:
		return []string{i18n.Fill(w.Link, target, c.Value)}
	case c.Kind == core.ChangeUnlink:
		return []string{i18n.Fill(w.Unlink, target, c.Value), i18n.Fill(w.UnlinkShort, target, c.Value)}
	case c.Kind == core.ChangeDrop && core.KindOf(t.op(c)) == core.OpRevoke:
		return []string{i18n.Fill(w.NotRevoked, target)}
	case c.Kind == core.ChangeDrop:
		return []string{i18n.Fill(w.NotRetired, target)}
	case c.Path == "status":
		return []string{i18n.Fill(w.Verified, target), i18n.Fill(w.VerifiedShort, target)}
	}
	return []string{i18n.Fill(w.NoExpiry, target)}
}

func (t *flipStep) askChange(c core.Change) []string {
	w := t.words.Change
	if c.At.IsZero() {
		return []string{i18n.Fill(w.Ask[c.Path], c.Value), i18n.Fill(w.AskShort[c.Path], c.Value)}
	}
	return []string{
		i18n.Fill(w.Ask[c.Path], t.dates.full(c.At)), i18n.Fill(w.Ask[c.Path], t.dates.short(c.At)),
		i18n.Fill(w.AskShort[c.Path], t.dates.full(c.At)), i18n.Fill(w.AskShort[c.Path], t.dates.short(c.At)),
	}
}

func (t *flipStep) addChange(op core.Op) []string {
	w := t.words.Change
	switch op := op.(type) {
	case core.Retire:
		return []string{i18n.Fill(w.Retire, op.ID)}
	case core.Revoke:
		return []string{i18n.Fill(w.Revoke, op.Evidence)}
	case core.Verify:
		short := i18n.Fill(w.Verify, op.ID)
		if len(op.Evidence) == 0 {
			return []string{short}
		}
		return []string{i18n.Fill(w.VerifyWith, op.ID, strings.Join(op.Evidence, " ")), short}
	}
	return []string{op.Target()}
}

// inputChange says a change of a decision's input inside of a list: "source
// given", "validity expired".
func (t *flipStep) inputChange(c core.Change) string {
	text, _ := t.inputTo(c)
	return t.inputName(c.Path) + " " + text
}

// inputTo says in a cell of the table what an input is to hold, with the sign
// of its mark, or "" for a legal value.
func (t *flipStep) inputTo(c core.Change) (text, sign string) {
	w, request := t.words.Fields, t.table.Request
	switch {
	case c.Candidate == nil && c.Value == "":
		return w.Missing, SignNothing
	case c.Candidate != nil:
		return w.Given, SignGiven
	case t.field(c.Path).Kind == core.KindEnum:
		return c.Value, ""
	case t.given(c.Path) == "":
		return w.Given, SignGiven
	case c.Path == "subject" && request.Candidate != nil && c.Value == request.Candidate.Subject,
		c.Path == "candidate.subject" && c.Value == request.Subject:
		return w.Same, SignSame
	}
	return w.Other, SignConflict
}

// field gives an input of a decision by its path.
func (t *flipStep) field(path string) core.Field {
	for _, f := range core.RequestFields() {
		if f.Name == path {
			return f
		}
	}
	return core.Field{}
}

// given gives what an input holds; "" where it is missing.
func (t *flipStep) given(path string) string {
	for _, f := range t.table.Decision.Fields {
		if f.Path == path {
			return f.Value
		}
	}
	return ""
}

// spelling is a change spelled out as an edit: what is edited, and from what
// to what. Where there is no to, from says what becomes of it.
type spelling struct{ path, from, to string }

// spelt spells out a change.
func (t *flipStep) spelt(c core.Change) spelling {
	switch c.Kind {
	case core.ChangeInput:
		return t.speltInput(c)
	case core.ChangeAsk:
		return t.speltAsk(c)
	case core.ChangeAdd:
		s := spelling{path: t.addChange(c.Add)[0], from: t.words.AddedFromStart}
		if on := c.Add.When(); !on.IsZero() {
			s.from = i18n.Fill(t.words.Added, t.dates.full(on))
		}
		return s
	case core.ChangeDrop:
		return spelling{path: t.addChange(t.op(c))[0], from: t.words.Dropped}
	case core.ChangeClear, core.ChangeLink, core.ChangeUnlink:
	}
	was, is := t.op(c).(core.Record), c.Record(t.op(c).(core.Record))
	s := spelling{path: scenario.QuoteID(was.ID) + "." + c.Path}
	switch c.Path {
	case "supersedes":
		s.from, s.to = t.orNothing(strings.Join(was.Supersedes, " ")), t.orNothing(strings.Join(is.Supersedes, " "))
	case "status":
		s.from, s.to = t.Words.Core.Statuses[was.Status], t.Words.Core.Statuses[core.StatusVerified]
	default:
		s.from, s.to = t.dates.full(was.Expires), t.orNothing("")
	}
	return s
}

func (t *flipStep) speltAsk(c core.Change) spelling {
	q := t.table.Query
	s := spelling{path: "ask." + c.Path, to: c.Value}
	switch c.Path {
	case "key":
		s.from = q.Key
	case "scope":
		s.from = q.Scope
	case "version":
		s.from = q.Version
	case "valid":
		s.from, s.to = t.dates.full(q.Valid), t.dates.full(c.At)
	case "known":
		s.from, s.to = t.dates.full(q.Known), t.dates.full(c.At)
	}
	return s
}

func (t *flipStep) speltInput(c core.Change) spelling {
	to, _ := t.inputTo(c)
	s := spelling{path: c.Path, from: oneLine(t.given(c.Path)), to: to}
	switch {
	case c.Candidate != nil:
		s.from = t.words.Fields.Missing
	case c.Path == "candidate":
		s.from = t.words.Fields.Given
	case s.from == "":
		s.from = t.words.Fields.Missing
	case c.Value != "" && to == t.words.Fields.Same:
		s.to = oneLine(c.Value)
	}
	return s
}

// op gives the operation of the ledger that a change edits.
func (t *flipStep) op(c core.Change) core.Op { return t.frame.After().Ops()[c.Op] }

func (t *flipStep) orNothing(text string) string {
	if text == "" {
		return t.words.None
	}
	return text
}
