package scenario

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"memtui/internal/core"
	"memtui/internal/source"
)

// PathKind is what a path leads to.
type PathKind string

// What a path may lead to.
const (
	PathAsk    PathKind = "ask"
	PathDecide PathKind = "decide"
	PathRecord PathKind = "record"
	PathVerify PathKind = "verify"
	PathRetire PathKind = "retire"
	PathRevoke PathKind = "revoke"
)

// Path names one input of a lesson, or an operation as a whole:
//
//	taskAnchor   subject   candidate   candidate.source    of the first decide
//	ask.known                                              of the first ask
//	ask 2: known   decide 2: candidate.source              of a later one
//	m2.valid.from   verify m2.evidence   revoke D1         of an operation
//	3/m2.value   "a.b".value                               in a step; a quoted id
type Path struct {
	Step  int // counted from 1; 0 = the step in which the path stands
	Kind  PathKind
	N     int    // of an ask or decide, counted from 1
	ID    string // of an operation: its memory or source
	Field string // "" = the operation as a whole
}

// pathWords may not be ids of a path unless they are quoted.
var pathWords = []string{"taskAnchor", "subject", "candidate", "ask", "decide", "verify", "retire", "revoke"}

// pathFault is what keeps a text from being a path.
type pathFault struct {
	code  source.Code
	args  []string
	write string // how it is written instead, or ""
}

func noPath(s, write string) *pathFault { return &pathFault{source.CodePathForm, []string{s}, write} }

// ParsePath reads a path. It knows the form alone: whether the input is
// there is another question.
func ParsePath(s string) (Path, bool) {
	p, fault := readPath(s)
	return p, fault == nil
}

// readPath reads a path as far as it goes, and says what is wrong with it.
func readPath(s string) (Path, *pathFault) {
	p := Path{N: 1}
	if digits, rest, found := strings.Cut(s, "/"); found {
		n, ok := number(digits)
		switch {
		case ok:
			p.Step, s = n, rest
		case !strings.ContainsFunc(digits, func(r rune) bool { return !bare(r) }):
			return p, &pathFault{source.CodePathStepNumber, []string{digits}, ""}
		}
	}
	word, rest, spaced := strings.Cut(s, " ")
	switch kind := PathKind(strings.TrimSuffix(word, ":")); {
	case spaced && (kind == PathAsk || kind == PathDecide):
		return p.laterQuestion(kind, word == string(kind), rest)
	case spaced && kind == PathKind(word) && (kind == PathVerify || kind == PathRetire || kind == PathRevoke):
		p.Kind = kind
		return p.operation(rest)
	}
	word, field, _ := strings.Cut(s, ".")
	switch word {
	case "ask":
		p.Kind, p.Field = PathAsk, field
		return p, p.fault(s, "ask.known")
	case "taskAnchor", "subject", "candidate":
		p.Kind, p.Field = PathDecide, s
		return p, p.fault(s, "")
	case "decide":
		return p, noPath(s, field)
	}
	p.Kind = PathRecord
	return p.operation(s)
}

// fault says what is wrong with the field; example is a path with one.
func (p Path) fault(s, example string) *pathFault {
	switch {
	case p.known():
		return nil
	case p.Field == "":
		return &pathFault{source.CodePathNoField, []string{s}, example}
	}
	owner := string(p.Kind)
	if p.ID != "" {
		owner = QuoteID(p.ID)
	}
	return &pathFault{source.CodePathField, []string{p.Field, owner}, ""}
}

// laterQuestion reads what follows `ask ` or `decide `; numbered is whether a
// number may follow, as it may not behind `ask: `.
func (p Path) laterQuestion(kind PathKind, numbered bool, s string) (Path, *pathFault) {
	p.Kind = kind
	if !numbered {
		return p, noPath(string(kind)+": "+s, `"`+string(kind)+" 1: "+s+`"`)
	}
	digits, field, _ := strings.Cut(s, ":")
	n, ok := number(digits)
	if !ok {
		return p, &pathFault{source.CodePathNumber, []string{digits, string(kind)}, ""}
	}
	p.N, p.Field = n, strings.TrimLeft(field, " ")
	example := map[PathKind]string{PathAsk: "known", PathDecide: "subject"}[kind]
	return p, p.fault(string(kind)+" "+s, `"`+string(kind)+" "+digits+": "+example+`"`)
}

func (p Path) operation(s string) (Path, *pathFault) {
	id, rest, fault := pathID(s)
	p.N, p.ID = 0, id
	if fault != nil || rest == "" {
		return p, fault
	}
	field, dotted := strings.CutPrefix(rest, ".")
	if !dotted || field == "" {
		return p, noPath(s, "")
	}
	p.Field = field
	return p, p.fault(s, "")
}

// pathID takes an id, quoted or not, off the beginning.
func pathID(s string) (id, rest string, fault *pathFault) {
	if strings.HasPrefix(s, `"`) {
		quoted, err := strconv.QuotedPrefix(s)
		if err != nil {
			return "", "", &pathFault{source.CodePathQuote, []string{s}, ""}
		}
		if id, err = strconv.Unquote(quoted); err != nil || id == "" {
			return "", "", noPath(s, "")
		}
		return id, s[len(quoted):], nil
	}
	end := strings.IndexFunc(s, func(r rune) bool { return !bare(r) })
	if end < 0 {
		end = len(s)
	}
	id = s[:end]
	if id == "" || slices.Contains(pathWords, id) {
		return "", "", noPath(s, "")
	}
	return id, s[end:], nil
}

// unquoted gives the path that was probably meant where a path leads through
// an id that must be quoted and is not.
func unquoted(s string, kind PathKind) (Path, bool) {
	if kind != PathRecord {
		s = strings.TrimPrefix(s, string(kind)+" ")
	}
	best := Path{Kind: kind}
	for _, f := range kind.fieldsOf().all {
		id, found := strings.CutSuffix(s, "."+f.Name)
		if found && len(f.Name) > len(best.Field) && id != "" && QuoteID(id) != id && !strings.Contains(id, `"`) {
			best.ID, best.Field = id, f.Name
		}
	}
	return best, best.ID != ""
}

func bare(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || r == '-' || r == '_'
}

// number reads a count from 1 on.
func number(s string) (int, bool) {
	n, err := strconv.Atoi(s)
	return n, err == nil && n > 0 && s[0] >= '1' && s[0] <= '9'
}

// fieldsOf gives the inputs of what a path leads to.
func (k PathKind) fieldsOf() *table {
	switch k {
	case PathAsk:
		return queryTable
	case PathDecide:
		return requestTable
	case PathRecord:
		return recordTable
	case PathVerify:
		return verifyTable
	case PathRetire:
		return retireTable
	case PathRevoke:
		return revokeTable
	}
	return nil
}

func (p Path) known() bool {
	_, ok := p.Kind.fieldsOf().fields[p.Field]
	return ok
}

// Input gives the field that the path names; false for an operation as a
// whole.
func (p Path) Input() (core.Field, bool) {
	f, ok := p.Kind.fieldsOf().fields[p.Field]
	return f, ok
}

// String writes the path in its shortest form; ParsePath reads it back.
func (p Path) String() string {
	s := ""
	if p.Step > 0 {
		s = strconv.Itoa(p.Step) + "/"
	}
	switch p.Kind {
	case PathAsk:
		if p.N == 1 {
			return s + "ask." + p.Field
		}
		return s + "ask " + strconv.Itoa(p.N) + ": " + p.Field
	case PathDecide:
		if p.N == 1 {
			return s + p.Field
		}
		return s + "decide " + strconv.Itoa(p.N) + ": " + p.Field
	case PathVerify, PathRetire, PathRevoke:
		s += string(p.Kind) + " "
	case PathRecord:
	}
	s += QuoteID(p.ID)
	if p.Field != "" {
		s += "." + p.Field
	}
	return s
}

// QuoteID writes an id as a path takes it.
func QuoteID(id string) string {
	if id == "" || strings.ContainsFunc(id, func(r rune) bool { return !bare(r) }) || slices.Contains(pathWords, id) {
		return strconv.Quote(id)
	}
	return id
}
