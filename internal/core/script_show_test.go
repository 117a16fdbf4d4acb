package core_test

import (
	"fmt"
	"strconv"
	"strings"

	"memtui/internal/core"
)

// word quotes a text that would not stand out by itself.
func word(s string) string {
	if s == "" || strings.ContainsAny(s, " \t\n,\"") || strconv.Quote(s) != `"`+s+`"` {
		return strconv.Quote(s)
	}
	return s
}

func list(texts []string) string {
	words := make([]string, 0, len(texts))
	for _, s := range texts {
		words = append(words, word(s))
	}
	return "[" + strings.Join(words, ", ") + "]"
}

func showAnswer(a core.Answer) string {
	switch a.Status {
	case core.NotFound:
		return "not_found"
	case core.Usable:
		return "usable " + word(a.Value) + " " + list(a.Evidence)
	case core.Conflict:
		parts := make([]string, 0, len(a.Candidates))
		for _, value := range a.Candidates {
			parts = append(parts, word(value)+" "+list(a.Support(value)))
		}
		return "conflict " + strings.Join(parts, ", ")
	}
	return "no such answer: " + string(a.Status)
}

// ladders gives a line for every memory with its headline, or with every rung
// that it fails.
func ladders(verdicts []core.Verdict, all bool) string {
	out := ""
	for _, v := range verdicts {
		name := fmt.Sprintf("\n  %s %s  ", word(v.Memory.ID), word(v.Memory.Value))
		fails := v.Fails()
		switch {
		case len(fails) == 0:
			out += name + "passes every rung"
		case all:
			out += strings.TrimRight(name, " ")
			for _, c := range fails {
				out += "\n    " + showCheck(c)
			}
		default:
			out += name + showCheck(fails[0])
		}
	}
	return out
}

func showCheck(c core.Check) string {
	rung := string(c.Rung) + ": "
	switch c.Rung {
	case core.RungKey, core.RungScope, core.RungVersion:
		return rung + "has " + word(c.Has) + ", asked " + word(c.Asked)
	case core.RungKnown:
		return rung + "recorded " + c.Recorded.String() + ", asked as of " + c.Known.String()
	case core.RungStatus:
		return rung + "is " + string(c.Is)
	case core.RungEvidence:
		return rung + "of " + list(c.Sources) + " revoked " + list(c.Revoked)
	case core.RungValid:
		return rung + "[" + open(c.Valid.From) + ", " + open(c.Valid.To) + "), asked about " + c.About.String()
	case core.RungSuperseded:
		return rung + "by " + list(c.By)
	case core.RungExpired:
		return rung + "expires " + c.Expires.String() + ", asked as of " + c.Known.String()
	}
	return rung + "no such rung"
}

func open(t core.Time) string {
	if t.IsZero() {
		return "…"
	}
	return t.String()
}

// edge names a row or column by its lower bound.
func edge(cuts []core.Time, i int, otherwise core.Time) string {
	switch {
	case i > 0:
		return cuts[i-1].String()
	case len(cuts) > 0:
		return "before " + cuts[0].String()
	}
	return "all, asked " + otherwise.String()
}

func showPlane(s core.Snapshot, g core.Grid) string {
	columns := make([]string, 0, len(g.Valid)+1)
	for column := range len(g.Valid) + 1 {
		columns = append(columns, edge(g.Valid, column, g.At.Valid))
	}
	lines := []string{"valid: " + strings.Join(columns, " | ")}
	for row, band := range g.Bands {
		line := edge(g.Known, row, g.At.Known)
		for _, e := range band.Events {
			line += "; " + showEvent(e)
		}
		lines = append(lines, line)
		cells := make([]string, 0, len(columns))
		for column := range columns {
			cells = append(cells, showAnswer(g.Cell(s, row, column)))
		}
		lines = append(lines, "  "+strings.Join(cells, " | "))
	}
	return strings.Join(lines, "\n")
}

func showEvent(e core.Event) string {
	text := string(e.Kind) + " " + word(e.ID)
	if e.Foreign {
		text = "(" + text + ")"
	}
	return text
}

func showRegions(s core.Snapshot, g core.Grid) string {
	var lines []string
	for _, r := range g.Regions(s, g.All()) {
		lines = append(lines, fmt.Sprintf("rows %d-%d columns %d-%d: %s",
			r.Rows[0], r.Rows[1]-1, r.Columns[0], r.Columns[1]-1, showAnswer(r.Answer)))
	}
	return strings.Join(lines, "\n")
}

func showFrozen(f core.Frozen) string {
	if f.Above.IsZero() {
		return "nothing above"
	}
	return fmt.Sprintf("%d of %d cells changed above %s", f.Changed, f.Total, f.Above)
}

// request reads the fields of a decision; candidate.* give the record.
func (a act) request() core.Request {
	r := core.Request{TaskAnchor: a.text("taskAnchor"), Subject: a.text("subject")}
	c := core.Candidate{
		ID: a.text("id"), Kind: a.text("kind"), Scope: a.text("scope"), Subject: a.text("its-subject"),
		Source: a.text("source"), ObservedAt: a.text("observedAt"), WriteReason: a.text("writeReason"),
		ReadTrigger: a.text("readTrigger"), Validity: a.text("validity"),
		RevisionOrRevocation: a.text("revisionOrRevocation"),
	}
	if a.text("candidate") != "none" {
		r.Candidate = &c
	}
	return r
}

func showDecision(d core.Decision) string {
	lines := []string{fmt.Sprintf("%s %s %s", d.State, d.Phase, d.Next)}
	if r := d.Record; r != nil {
		lines = append(lines, "  record "+list([]string{r.ID, r.Kind, r.Scope, r.Subject, r.Source, r.ObservedAt}))
	}
	for _, r := range d.Reasons {
		line := "  " + string(r.Code) + " " + r.Path
		if r.Has != "" {
			line += " " + word(r.Has)
		}
		if r.Wants != "" {
			line += " against " + word(r.Wants)
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}
