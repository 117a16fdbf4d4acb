package main

import (
	"encoding/json"
	"errors"
	"strings"

	"memtui/internal/i18n"
	"memtui/internal/scenario"
	"memtui/internal/source"
)

// jsonReport tells it to programs: one document, in English unless --lang was
// given.
type jsonReport struct {
	env      *environment
	document checkDocument
}

// checkDocument is what check --json prints: the files in the order of the
// command line, and what there is to say of them in file order.
type checkDocument struct {
	Files       []fileResult  `json:"files"`
	Diagnostics []source.Told `json:"diagnostics"`
}

type fileResult struct {
	File         string       `json:"file"`
	Result       string       `json:"result"` // holds, fails or unreadable
	Steps        int          `json:"steps"`
	Expectations int          `json:"expectations"`
	Errors       int          `json:"errors"`
	Warnings     int          `json:"warnings"`
	Written      []fillResult `json:"written,omitempty"`    // by --write
	NotWritten   string       `json:"notWritten,omitempty"` // why it was not
}

type fillResult struct {
	Line     int    `json:"line"`
	Column   int    `json:"column"`
	Question string `json:"question"` // 2, or 2B
	Expect   string `json:"expect"`
}

// inEnglish gives an environment that speaks English unless the language was
// given: what programs read does not depend on a locale.
func inEnglish(env *environment) *environment {
	if env.langGiven() {
		return env
	}
	other := *env
	other.lang = func() i18n.Lang { return i18n.English }
	return &other
}

func (r *jsonReport) filling(string, []scenario.Filled) {}

func (r *jsonReport) tell(c *checked) {
	f := fileResult{File: c.name, Result: "holds", Warnings: c.warnings, Errors: len(c.problems) - c.warnings}
	switch {
	case c.lesson == nil:
		f.Result = "unreadable"
	case c.status != exitFine:
		f.Result = "fails"
	}
	if c.lesson != nil {
		f.Steps, f.Expectations = len(c.lesson.Steps), scenario.Expectations(c.lesson)
	}
	for _, one := range c.filled {
		f.Written = append(f.Written, fillResult{one.At.Start.Line, one.At.Start.Col, one.In.Name, strings.TrimPrefix(one.Text, "expect: ")})
	}
	if c.unfilled != nil {
		f.NotWritten = fillReason(r.env.words(), c.unfilled)
	}
	r.document.Files = append(r.document.Files, f)
	r.document.Diagnostics = append(r.document.Diagnostics, source.Tell(r.env.words(), c.name, c.problems)...)
}

func (r *jsonReport) unread(name string, code source.Code, why error) {
	r.document.Files = append(r.document.Files, fileResult{File: name, Result: "unreadable", Errors: 1})
	d := source.Diagnostic{
		At:   source.Range{Start: source.Pos{Line: 1, Col: 1}, End: source.Pos{Line: 1, Col: 1}},
		Code: code, Args: []string{r.why(name, why)},
	}
	r.document.Diagnostics = append(r.document.Diagnostics, source.Tell(r.env.words(), name, []source.Diagnostic{d})...)
}

// why is the reason alone, without the program's and the file's name.
func (r *jsonReport) why(name string, why error) string {
	var exit exitError
	if errors.As(why, &exit) {
		return strings.TrimPrefix(exit.text, "memtui: "+source.FileName(name)+": ")
	}
	return why.Error()
}

// end prints the document.
func (r *jsonReport) end() error {
	if r.document.Diagnostics == nil {
		r.document.Diagnostics = []source.Told{}
	}
	var b strings.Builder
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(r.document); err != nil {
		return exitError{code: exitBad, text: "memtui: " + err.Error()}
	}
	return r.env.print(source.Escaped(b.String()))
}
