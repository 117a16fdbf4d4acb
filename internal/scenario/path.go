package scenario

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"memtui/internal/core"
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

// ParsePath reads a path. It knows the form alone: whether the input is
// there is another question.
func ParsePath(s string) (Path, bool) {
	p := Path{N: 1}
	if digits, rest, found := strings.Cut(s, "/"); found {
		if n, ok := number(digits); ok {
			p.Step, s = n, rest
		}
	}
	word, rest, spaced := strings.Cut(s, " ")
	switch {
	case spaced && (word == "ask" || word == "decide"):
		return p.laterQuestion(PathKind(word), rest)
	case spaced && (word == "verify" || word == "retire" || word == "revoke"):
		p.Kind = PathKind(word)
		return p.operation(rest)
	}
	word, field, dotted := strings.Cut(s, ".")
	switch word {
	case "ask":
		p.Kind, p.Field = PathAsk, field
		return p, dotted && p.known()
	case "taskAnchor", "subject", "candidate":
		p.Kind, p.Field = PathDecide, s
		return p, p.known()
	}
	p.Kind = PathRecord
	return p.operation(s)
}

// laterQuestion reads what follows `ask ` or `decide `.
func (p Path) laterQuestion(kind PathKind, s string) (Path, bool) {
	digits, field, found := strings.Cut(s, ":")
	n, ok := number(digits)
	p.Kind, p.N, p.Field = kind, n, strings.TrimLeft(field, " ")
	return p, found && ok && p.known()
}

func (p Path) operation(s string) (Path, bool) {
	id, rest, ok := pathID(s)
	if !ok {
		return p, false
	}
	p.N, p.ID = 0, id
	if rest == "" {
		return p, true
	}
	field, dotted := strings.CutPrefix(rest, ".")
	if !dotted {
		return p, false
	}
	p.Field = field
	return p, p.known()
}

// pathID takes an id, quoted or not, off the beginning.
func pathID(s string) (id, rest string, ok bool) {
	if strings.HasPrefix(s, `"`) {
		quoted, err := strconv.QuotedPrefix(s)
		if err != nil {
			return "", "", false
		}
		id, err = strconv.Unquote(quoted)
		return id, s[len(quoted):], err == nil && id != ""
	}
	end := strings.IndexFunc(s, func(r rune) bool { return !bare(r) })
	if end < 0 {
		end = len(s)
	}
	id = s[:end]
	return id, s[end:], id != "" && !slices.Contains(pathWords, id)
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
