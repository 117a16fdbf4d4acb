package source

import (
	"errors"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v4"
)

// refusal says in our own codes what the library stumbled over, or what led
// it there.
func (t *text) refusal(err error) Diagnostic {
	d := t.misread(err)
	if wide, there := t.wideColon(d.At.Start.Line - 1); there {
		return wide
	}
	return d
}

// wideColon finds a full-width colon where a key should end, on a line or on
// the one above it.
func (t *text) wideColon(line int) (Diagnostic, bool) {
	if line >= len(t.starts) {
		return Diagnostic{}, false
	}
	for _, start := range []int{t.indented(line), t.above(line)} {
		for t.at(start) == '-' && t.at(start+1) == ' ' {
			start += len("- ")
		}
		end := start
		for c := t.at(end); c != 0 && !strings.ContainsRune(" \t\n\"'{}[]:#,：", c); c = t.at(end) {
			end++
		}
		if key := t.slice(start, end); key != "" && t.at(end) == wideColon {
			return Diagnostic{At: t.spot(end), Code: CodeWideColon, Args: []string{key}, Write: key + ":"}, true
		}
	}
	return Diagnostic{}, false
}

const wideColon = '：'

// misread says what the library stumbled over. It has no codes of its own;
// its messages are pinned by tests.
func (t *text) misread(err error) Diagnostic {
	var e *yaml.LoadError
	if !errors.As(err, &e) {
		return asDiagnostic(err)
	}
	at := t.offset(Pos{e.Mark.Line, e.Mark.Column})
	from := t.offset(Pos{e.ContextMark.Line, e.ContextMark.Column})
	says := func(part string) bool { return strings.Contains(e.ContextMsg+": "+e.Message, part) }
	switch {
	case says("max depth"):
		return Diagnostic{At: t.spot(at), Code: CodeNesting, Args: []string{strconv.Itoa(MaxDepth)}}
	case says("unknown anchor"):
		name := t.word(at)
		return Diagnostic{At: t.between(at, at+len([]rune(name))), Code: CodeAliasUnknown, Args: []string{strings.TrimPrefix(name, "*")}}
	case says("tab character"), says("cannot start any token") && t.at(at) == '\t':
		return Diagnostic{At: t.spot(at), Code: CodeTab}
	case says("quoted scalar"):
		return t.quote(e.Message, from, at)
	case says("directive"), says("incompatible"):
		return t.rest(t.starts[t.line(at)], CodeDirective)
	case says("tag handle"):
		return t.tag(at)
	case says("a tag"):
		return t.tag(from)
	case says("block scalar"):
		return t.rest(from, CodeBlock)
	case says("scanning an a"): // an anchor, an alias
		return t.rest(from, CodeAnchor)
	case says("mapping values"):
		return t.colon(at)
	case says("mapping keys"):
		return Diagnostic{At: t.spot(at), Code: CodeComplexKey}
	case says("expected ':'"):
		return t.rest(from, CodeComplexKey)
	case says("expected ',' or"):
		return t.inBrackets(from, at)
	case says("expected key"), says("'-' indicator"), says("<document start>"):
		if at < len(t.runes) && at == t.indented(t.line(at)) && !strings.ContainsRune("]},", t.at(at)) {
			return t.rest(at, CodeIndent)
		}
	case says("cannot start any token"):
		return Diagnostic{At: t.spot(at), Code: CodeReserved, Args: []string{t.slice(at, at+1)}}
	}
	return t.unexpected(at)
}

// word gives what stands at an offset up to the next blank or bracket, at
// least one character.
func (t *text) word(at int) string {
	end := at + 1
	for end < len(t.runes) && !strings.ContainsRune(" \t\n,[]{}", t.runes[end]) {
		end++
	}
	return strings.TrimSpace(t.slice(at, end))
}

// rest refuses what stands from an offset to the end of its line.
func (t *text) rest(from int, code Code) Diagnostic {
	end := t.endOfLine(from)
	return Diagnostic{At: t.between(from, end), Code: code, Args: []string{t.slice(from, end)}}
}

func (t *text) tag(at int) Diagnostic {
	name := t.word(at)
	return Diagnostic{At: t.between(at, at+len([]rune(name))), Code: CodeTag, Args: []string{name}}
}

// quote refuses a text in quotes that begins at one offset and has something
// wrong at another.
func (t *text) quote(message string, from, at int) Diagnostic {
	end := at + 2
	switch {
	case strings.Contains(message, "unexpected"): // the end of the file, or of the document
		return Diagnostic{At: t.spot(from), Code: CodeQuote, Args: []string{t.slice(from, from+1)}}
	case strings.Contains(message, "hexadecimal"):
		for end = at; isHex(t.at(end)); {
			end++
		}
		at, end = at-2, end+1
	case strings.Contains(message, "Unicode"):
		end = at + map[rune]int{'u': 4, 'U': 8}[t.at(at-1)]
		n, _ := strconv.ParseUint(t.slice(at, end), 16, 32)
		at -= 2
		if n <= 0xffff {
			return Diagnostic{At: t.between(at, end), Code: CodeSurrogate, Args: []string{t.slice(at, end)}}
		}
	}
	end = min(end, max(t.endOfLine(at), at+1))
	return Diagnostic{At: t.between(at, end), Code: CodeEscape, Args: []string{t.slice(at, end)}}
}

func isHex(r rune) bool { return r != 0 && strings.ContainsRune("0123456789abcdefABCDEF", r) }

// colon refuses a colon that makes no key. It belongs to a text, or else the
// line above is a key whose colon was forgotten, or the key stands too far in.
func (t *text) colon(at int) Diagnostic {
	start := t.indented(t.line(at))
	above := t.above(t.line(at))
	switch before := strings.TrimLeft(t.slice(start, at), "- "); {
	case strings.ContainsAny(before, " \t"):
		return Diagnostic{At: t.spot(at), Code: CodeColon}
	case !strings.Contains(t.slice(above, t.endOfLine(above)), ":"):
		return t.rest(above, CodeComplexKey)
	}
	return Diagnostic{At: t.between(start, at), Code: CodeIndent}
}

// indented gives the offset at which a line begins, its blanks aside.
func (t *text) indented(line int) int {
	at := t.starts[line]
	for t.at(at) == ' ' || t.at(at) == '\t' {
		at++
	}
	return at
}

// above gives the offset at which the next line above begins that is not
// blank; the first line has itself above it.
func (t *text) above(line int) int {
	for line = max(line-1, 0); line > 0; line-- {
		if at := t.indented(line); t.at(at) != '\n' {
			return at
		}
	}
	return t.indented(0)
}

// inBrackets refuses what stands in brackets that were opened at an offset,
// and shows that place too: often the closing bracket was forgotten some
// lines earlier.
func (t *text) inBrackets(open, at int) Diagnostic {
	if c := t.at(at); at >= len(t.runes) || c == ']' || c == '}' {
		return t.unclosed(open)
	}
	if t.at(at) == ':' && t.line(open) != t.line(at) {
		at = t.indented(t.line(at))
	}
	d := t.unexpected(at)
	if t.line(open) != t.line(at) {
		d.Also = append(d.Also, Note{At: t.spot(open), Code: NoteOpened})
	}
	return d
}

func (t *text) unclosed(open int) Diagnostic {
	closing := map[rune]string{'[': "]", '{': "}"}[t.at(open)]
	return Diagnostic{At: t.spot(open), Code: CodeFlow, Args: []string{closing, t.slice(open, open+1)}}
}

// unexpected refuses what stands at an offset.
func (t *text) unexpected(at int) Diagnostic {
	switch {
	case at >= len(t.runes):
		if open := t.lastOpen(); open >= 0 {
			return t.unclosed(open)
		}
		return Diagnostic{At: t.between(at, at), Code: CodeJSONEnd}
	case t.at(at) == ':':
		return Diagnostic{At: t.spot(at), Code: CodeColon}
	}
	what := t.word(at)
	d := Diagnostic{At: t.between(at, at+len([]rune(what))), Code: CodeUnexpected, Args: []string{what}}
	if open := t.quoteAbove(at); open >= 0 {
		d.Also = []Note{{At: t.spot(open), Code: NoteOpened}}
	}
	return d
}

// lastOpen gives the last bracket of the text that none closes, or -1. It
// knows nothing of quotes and comments.
func (t *text) lastOpen() int {
	closed := 0
	for i := len(t.runes) - 1; i >= 0; i-- {
		switch t.runes[i] {
		case ']', '}':
			closed++
		case '[', '{':
			if closed == 0 {
				return i
			}
			closed--
		}
	}
	return -1
}

// quoteAbove gives the quote on an earlier line that the one right before an
// offset closes, or -1: the text in between was hardly meant to be quoted.
func (t *text) quoteAbove(at int) int {
	quote := t.at(at - 1)
	if quote != '"' && quote != '\'' {
		return -1
	}
	for i := at - 2; i >= 0; i-- {
		if t.runes[i] == quote && t.line(i) < t.line(at) {
			return i
		} else if t.runes[i] == quote {
			return -1
		}
	}
	return -1
}
