package source

import (
	"memtui/internal/i18n"
)

// Told is a diagnostic for editors and other programs. Lines and columns
// count from 1, columns in characters; the end is behind the last one.
type Told struct {
	File      string `json:"file"`
	Line      int    `json:"line"`
	Column    int    `json:"column"`
	EndLine   int    `json:"endLine"`
	EndColumn int    `json:"endColumn"`
	Severity  string `json:"severity"` // error or warning
	Code      Code   `json:"code"`
	// Refusal is the ledger's own code where it refuses an operation.
	Refusal string `json:"refusal,omitempty"`
	Message string `json:"message"`
	// Near is the nearest valid name, Write how it is written instead; "" where
	// that is not known.
	Near     string     `json:"near"`
	Write    string     `json:"write"`
	Expected []string   `json:"expected"` // what could stand there
	Notes    []ToldNote `json:"notes"`
}

// ToldNote is another place that contributed, or where its places are null,
// one more sentence.
type ToldNote struct {
	Line      *int   `json:"line"`
	Column    *int   `json:"column"`
	EndLine   *int   `json:"endLine"`
	EndColumn *int   `json:"endColumn"`
	Code      Code   `json:"code"`
	Message   string `json:"message"`
}

// Tell gives diagnostics of a file with their words, in their order.
func Tell(w *i18n.Words, file string, problems []Diagnostic) []Told {
	p := &printer{words: w}
	out := make([]Told, 0, len(problems))
	for _, d := range problems {
		out = append(out, p.tell(file, d))
	}
	return out
}

func (p *printer) tell(file string, d Diagnostic) Told {
	t := Told{
		File: file, Line: d.At.Start.Line, Column: d.At.Start.Col, EndLine: d.At.End.Line, EndColumn: d.At.End.Col,
		Severity: "error", Code: d.Code, Message: p.message(d), Near: d.Near, Write: d.Write,
		Expected: append([]string{}, d.Expected...), Notes: []ToldNote{},
	}
	if d.Warning {
		t.Severity = "warning"
	}
	if d.Code == CodeRefused && len(d.Args) > 0 {
		t.Refusal = d.Args[0]
	}
	for _, note := range d.Also {
		t.Notes = append(t.Notes, p.tellNote(note))
	}
	return t
}

func (p *printer) tellNote(n Note) ToldNote {
	t := ToldNote{Code: n.Code, Message: p.noteWords(n)}
	if n.At != (Range{}) {
		at := n.At
		t.Line, t.Column, t.EndLine, t.EndColumn = &at.Start.Line, &at.Start.Col, &at.End.Line, &at.End.Col
	}
	return t
}
